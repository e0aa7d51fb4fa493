//! A district: its number and name, the law, the gangsters, and its building spaces.

use maud::{Markup, html};
use speakeasy::pieces::District;
use speakeasy::words;

use super::{Isle, layout, lots, tell, told};
use crate::boards::speakeasy::ghosts;
use crate::boards::speakeasy::ink::{self, Anchor, Frame};
use crate::draw::N;

/// What stands in the upper right corner of a district, from the right.
enum Badge {
    /// The strength of its gangsters.
    Strength(u8),
    /// A gang war at the end of this act.
    War,
    Cop,
    CopComing,
}

impl Badge {
    fn width(&self) -> f32 {
        match self {
            Badge::Strength(_) => 26.,
            _ => 17.,
        }
    }
}

pub(super) fn district(isle: &Isle<'_>, district: District) -> Markup {
    let area = layout::district(district);
    let closed = isle.view.manhattan.closed.contains(district);
    html! {
        g.dist.shut-off[closed] id=(format_args!("d{}", district.id())) {
            (ink::stepped("cell", area))
            @if closed { (ink::stepped("hatched", area)) }
            (ink::stepped("in", area.inset(1.7)))
            (told("dhead", &tell::district(isle, district), tell::DISTRICT, &head(isle, district, area)))
            @if closed { (boarded(isle, area)) }
            @for space in isle.view.manhattan.spaces_of(district) { (lots::lot(isle, space)) }
        }
    }
}

/// Boards across a district where nobody can build.
fn boarded(isle: &Isle<'_>, area: Frame) -> Markup {
    let (x, y) = (area.centre().0, area.y + 46.);
    html! {
        g.boards {
            path d=(format_args!("M{} {}l104-16 2 11-104 16z", N(x - 53.), N(y + 4.))) {}
            path d=(format_args!("M{} {}l104 16-2 11-104-16z", N(x - 53.), N(y - 12.))) {}
            (ink::rect("plaque", Frame::new(x - 38., y - 9., 76., 18.), 2.))
            (ink::fitted("cap", (x, y + 4.2), 12., Anchor::Middle, 58., &isle.scene.word("island-closed-sign")))
        }
    }
}

/// The title row: everything that holds for the district as a whole.
fn head(isle: &Isle<'_>, district: District, area: Frame) -> Markup {
    let (x, y) = (area.x, area.y);
    let badges = badges(isle, district);
    let mut right = x + area.width - 5.;
    let mut drawn = Vec::new();
    for badge in &badges {
        right -= badge.width();
        drawn.push(draw_badge(isle, badge, right, y));
        right -= 1.;
    }
    // A little less than there is: faces differ in width.
    let room = 0.93 * (right - (x + 26.));
    html! {
        (ink::rect("pad", Frame::new(x + 4., y + 2., area.width - 8., 17.), 0.))
        g.numb {
            path d=(format_args!("M{} {}h15v9l-7.5 5-7.5-5z", N(x + 5.), N(y + 4.))) {}
            (ink::fitted("b", (x + 12.5, y + 14.), 11.5, Anchor::Middle, 12., district.id()))
        }
        (super::joined(drawn.into_iter()))
        (ghosts::ghosts(isle.scene, |view| view.gangs.strength[district as usize], |strength| {
            let badge = Frame::new(x + area.width - 31., y + 4., 26., 14.);
            ghosts::number(badge, 12., &strength.to_string())
        }))
        (ink::fitted("dn", (x + 24., y + 15.), 12., Anchor::Start, room, &isle.say(&words::district(district))))
    }
}

fn badges(isle: &Isle<'_>, district: District) -> Vec<Badge> {
    let (gangs, manhattan) = (&isle.view.gangs, &isle.view.manhattan);
    let strength = gangs.strength[district as usize];
    let all = [
        (strength > 0).then_some(Badge::Strength(strength)),
        gangs.targets.contains(district).then_some(Badge::War),
        manhattan.cops.contains(district).then_some(Badge::Cop),
        manhattan
            .cops_coming
            .contains(district)
            .then_some(Badge::CopComing),
    ];
    all.into_iter().flatten().collect()
}

fn draw_badge(isle: &Isle<'_>, badge: &Badge, x: f32, y: f32) -> Markup {
    match badge {
        Badge::Strength(strength) => html! {
            g.str {
                path d=(format_args!("M{} {}h26v14h-26z", N(x), N(y + 4.))) {}
                (ink::icon("pistol", (x + 1.5, y + 5.), 12.))
                (ink::fitted("b", (x + 19.5, y + 15.2), 12., Anchor::Middle, 11., &strength.to_string()))
            }
        },
        Badge::War => html! {
            g.wart {
                (ink::icon("war", (x, y + 2.5), 17.))
                (ink::text("b", (x + 8.5, y + 15.), 11., Anchor::Middle, roman(isle.act())))
            }
        },
        Badge::Cop => html! { g.copt { (ink::icon("cop", (x, y + 2.5), 17.)) } },
        Badge::CopComing => html! {
            g.copt.soon {
                circle cx=(N(x + 8.5)) cy=(N(y + 11.)) r="8.3" {}
                (ink::icon_at("", "cop", (x + 8.5, y + 10.5), 12.))
            }
        },
    }
}

/// The number of an act.
fn roman(act: u8) -> &'static str {
    ["I", "II", "III", "IV"]
        .get(usize::from(act) - 1)
        .copied()
        .unwrap_or("IV")
}
