//! The title of a region: what Luciano pays there by place, and where everybody would stand now.

use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::Region;
use speakeasy::words;

use super::{Isle, joined, layout, tell, told};
use crate::boards::speakeasy::ink::{self, Anchor, Frame};
use crate::draw::N;

pub(super) fn title(isle: &Isle<'_>, region: Region) -> Markup {
    let wide = layout::width(region) - 8.;
    let (left, places) = match isle.is_paid() {
        true => places(isle, region),
        false => (94., over(isle, region)),
    };
    let drawing = html! {
        g.band {
            (ink::rect("", Frame::new(4., 1., wide, 26.), 0.))
            path.trim d=(format_args!("M7 4.5h{}M7 23.5h{}", N(wide - 6.), N(wide - 6.))) {}
        }
        (ink::fitted("face onlac", (16., 19.5), 16., Anchor::Start, (left - 22.).min(78.), &isle.say(&words::region(region))))
        (places)
    };
    told(
        "payouts",
        &tell::payout(isle, region),
        tell::PAYOUT,
        &drawing,
    )
}

/// Nobody is paid any more (SP-24.1).
fn over(isle: &Isle<'_>, region: Region) -> Markup {
    let right = layout::width(region) - 12.;
    ink::fitted(
        "soft onlac lbl",
        (right, 18.5),
        12.,
        Anchor::End,
        right - 100.,
        &isle.scene.word("island-no-payouts"),
    )
}

/// A place for every boss and one for the gangsters, the first one leftmost; and where that begins.
fn places(isle: &Isle<'_>, region: Region) -> (f32, Markup) {
    let bosses: Vec<Boss> = isle.view.bosses().collect();
    // With four bosses there is little room beside the name.
    let (sum, mark) = if bosses.len() > 3 {
        (29., 15.)
    } else {
        (31., 18.)
    };
    let place_of = |boss: &Boss| isle.view.manhattan.payout(region, *boss).map(|(at, _)| at);
    let mut right = layout::width(region) - 10.;
    let payouts = content().payouts.by_region[region as usize];
    let places = payouts.iter().enumerate().take(bosses.len() + 1);
    let drawn = places.rev().map(|(before, cash)| {
        let place = before + 1;
        let here: Vec<Boss> = bosses.iter().copied().filter(|boss| place_of(boss) == Some(place)).collect();
        let wide = sum + mark * here.len() as f32;
        right -= wide + 2.;
        html! {
            g.pay.on[!here.is_empty()] {
                @if !here.is_empty() { (ink::rect("", Frame::new(right, 6., wide, 16.), 2.)) }
                (ink::fitted("b", (right + 3., 18.2), 11.5, Anchor::Start, sum - 5., &isle.money(*cash)))
                @for (at, boss) in here.iter().enumerate() {
                    (ink::marker(isle.scene, *boss, (right + sum + mark * (at as f32 + 0.5) - 1., 14.), 6.5))
                }
            }
        }
    });
    let drawn: Vec<Markup> = drawn.collect();
    (right, joined(drawn.into_iter()))
}
