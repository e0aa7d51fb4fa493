//! The quay of a region: its spaces of the docks, where mobsters wait for raids, and its goal.

use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::docks::Berth;
use speakeasy::pieces::Region;

use super::layout::{self, QUAY};
use super::{Isle, goals, tell, told};
use crate::boards::speakeasy::ink::{self, Anchor, Frame};
use crate::boards::speakeasy::{ghosts, signs};
use crate::draw::N;

pub(super) fn quay(isle: &Isle<'_>, region: Region) -> Markup {
    let wide = layout::width(region) - 8.;
    html! {
        g.pier {
            (ink::rect("", Frame::new(4., QUAY, wide, 32.), 0.))
            rect.planks x="4" y=(N(QUAY)) width=(N(wide)) height="32" fill="url(#planks)" {}
        }
        (ink::icon_in("onlac", "anchor", (8., QUAY + 8.), 17.))
        @for berth in Berth::all().filter(|berth| berth.region == region) { (space(isle, berth)) }
        (goals::region(isle, region))
    }
}

fn space(isle: &Isle<'_>, berth: Berth) -> Markup {
    let area = layout::berth(berth);
    let (x, y) = area.centre();
    let mobster = |boss: Boss| {
        html! {
            (ink::plain(boss, "mobster", (x - 9.5, y - 10.), 19.))
            (ink::text("onseat b", (x, y + 8.5), 11., Anchor::Middle, &isle.initial(boss)))
        }
    };
    let drawing = html! {
        (ink::rect("", area, 12.))
        @match isle.view.docks.at(berth) {
            Some(boss) => { (mobster(boss)) }
            None => {
                @let reward = &content().docks.rows[usize::from(berth.row) - 1].reward;
                (signs::around(&signs::effect(reward), (x, y), 15., area.width - 8.))
            }
        }
        (ghosts::ghosts(isle.scene, |view| view.docks.at(berth), |boss| match boss {
            Some(boss) => ghosts::piece(area, 12., &mobster(*boss)),
            None => ghosts::gone(Frame::new(x - 8., y - 8., 16., 16.)),
        }))
        @if isle.before().is_some_and(|before| before.docks.at(berth) != isle.view.docks.at(berth)) {
            (ink::rect("nr", area, 12.))
        }
    };
    told("berth", &tell::berth(isle, berth), tell::DOCKS, &drawing)
}
