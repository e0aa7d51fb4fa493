//! Goals for books on the island: five in Central Park, one on the quay of each region.

use maud::{Markup, html};
use speakeasy::content::{ParkNeed, Spread};
use speakeasy::pieces::{Building, Goal, GoalArea, Region};

use super::{Isle, layout, tell, told};
use crate::boards::speakeasy::ghosts;
use crate::boards::speakeasy::ink::{self, Anchor, At, Frame};
use crate::boards::speakeasy::signs::{self, Sign};

/// The lawn with its five goals.
pub(super) fn park(isle: &Isle<'_>) -> Markup {
    let lawn = Frame::new(18., 134., 360., 74.);
    html! {
        g.park {
            (ink::stepped("lawn", lawn))
            (ink::stepped("in", lawn.inset(1.7)))
            (ink::text("face", (198., 148.5), 12.5, Anchor::Middle, &isle.scene.word("island-central-park")))
            @for tree in 0..5 {
                @let away = 64. + 15. * tree as f32;
                (ink::icon_in("tree", "tree", (198. - away, 138.), 12.))
                (ink::icon_in("tree", "tree", (186. + away, 138.), 12.))
            }
            @for goal in goals_of(GoalArea::Park) { (park_goal(isle, goal)) }
        }
    }
}

/// The goals of an area.
pub(super) fn goals_of(area: GoalArea) -> impl Iterator<Item = Goal> {
    Goal::ALL
        .into_iter()
        .filter(move |goal| goal.area() == area)
}

fn park_goal(isle: &Isle<'_>, goal: Goal) -> Markup {
    let area = layout::park_goal(goal.index());
    let need = need(isle.view.ledger.park[goal.index()].data().require);
    let drawing = html! {
        (ink::rect("tile", area, 2.))
        (signs::around(&need, (area.centre().0, area.y + 11.5), 16., area.width - 14.))
        (books(isle, goal))
        (ink::fitted("b", (area.x + area.width - 2., area.y + 39.), 12.5, Anchor::End, 21., &isle.money(goal.money())))
    };
    told("goal", &tell::goal(isle, goal), tell::GOAL, &drawing)
}

/// The goal on the quay of a region.
pub(super) fn region(isle: &Isle<'_>, region: Region) -> Markup {
    let Some(goal) = goals_of(GoalArea::Region).nth(region as usize) else {
        return Markup::default();
    };
    let area = layout::region_goal(region);
    let group = isle.view.ledger.regions[region as usize].group();
    let drawing = html! {
        (ink::stepped("tile", area))
        (signs::around(&together(&group.buildings, group.districts), (area.x + 24.5, area.centre().1), 15., 41.))
        (books(isle, goal))
        (ink::fitted("b", (area.x + 98.5, area.y + 17.5), 12., Anchor::Middle, 20., &isle.money(goal.money())))
    };
    told("goal", &tell::goal(isle, goal), tell::GOAL, &drawing)
}

/// Where a book lies on a goal, on its first or second space.
pub(super) fn book_space(goal: Goal, space: u8) -> Frame {
    let right = f32::from(space);
    match goal.area() {
        GoalArea::Park => {
            let area = layout::park_goal(goal.index());
            Frame::new(area.x + 2.5 + 19. * right, area.y + 24., 17.5, 21.)
        }
        _ => {
            let area = layout::region_goal(Region::ALL[goal.index()]);
            Frame::new(area.x + 46. + 21. * right, area.y + 3.5, 19., 19.)
        }
    }
}

/// The two spaces of a goal: a book, or what the space brings.
fn books(isle: &Isle<'_>, goal: Goal) -> Markup {
    html! { @for space in 0..2 { (book(isle, goal, space)) } }
}

fn book(isle: &Isle<'_>, goal: Goal, space: u8) -> Markup {
    let area = book_space(goal, space);
    let (x, y) = area.centre();
    html! {
        (ink::rect("bk", area, 2.))
        @match isle.view.ledger.at(goal, space) {
            Some(boss) => { (owned(isle, boss, (x, y))) }
            None => { (signs::around(&signs::effect(&goal.reward(space)), (x, y), 12., area.width - 2.)) }
        }
        (ghosts::ghosts(isle.scene, |view| view.ledger.at(goal, space), |boss| {
            boss.map_or_else(Markup::default, |boss| ghosts::piece(area, 2., &owned(isle, boss, (x, y))))
        }))
        @if isle.before().is_some_and(|before| before.ledger.at(goal, space) != isle.view.ledger.at(goal, space)) {
            (ink::rect("nr", area, 2.))
        }
    }
}

/// A book in the colour of its boss, with its initial.
fn owned(isle: &Isle<'_>, boss: speakeasy::boss::Boss, (x, y): At) -> Markup {
    html! {
        (ink::plain(boss, "tome", (x - 8.5, y - 8.5), 17.))
        (ink::text("onseat b", (x + 0.8, y + 2.6), 10.5, Anchor::Middle, &isle.initial(boss)))
    }
}

/// What a goal of Central Park asks for.
fn need(need: ParkNeed) -> Vec<Sign> {
    let everywhere = |icon, count: u8| {
        vec![
            Sign::Icon(icon),
            Sign::Letters(format!("{count}+{count}+{count}")),
        ]
    };
    let counted = |icons: &[&'static str], count: u8| {
        let icons = icons.iter().map(|icon| Sign::Icon(icon));
        icons.chain([Sign::Letters(format!(" {count}"))]).collect()
    };
    match need {
        ParkNeed::ProtectedBuildings {
            protected_buildings,
        } => counted(&["protect"], protected_buildings),
        ParkNeed::BarInEachRegion { bar_in_each_region } => everywhere("bar", bar_in_each_region),
        ParkNeed::Bars { bars } => counted(&["bar"], bars),
        ParkNeed::NightclubsWithBarrel {
            nightclubs_with_barrel,
        } => counted(&["nightclub", "barrel"], nightclubs_with_barrel),
        ParkNeed::CasinosWithBarrel {
            casinos_with_barrel,
        } => counted(&["casino", "barrel"], casinos_with_barrel),
        ParkNeed::BuildingsWithBarrel {
            buildings_with_barrel,
        } => counted(&["barrel"], buildings_with_barrel),
        ParkNeed::BarrelInEachRegion {
            building_with_barrel_in_each_region,
        } => everywhere("barrel", building_with_barrel_in_each_region),
        ParkNeed::Leverage { leverage } => counted(&["lever"], leverage),
        ParkNeed::Levels { markers, level } => {
            vec![
                Sign::Letters(format!("{markers}× ")),
                Sign::Icon("raise"),
                Sign::Letters(format!(" {level}")),
            ]
        }
        ParkNeed::TotalStrength { total_strength } => counted(&["pistol"], total_strength),
    }
}

/// Which buildings a region goal asks for, in the same district or in different ones.
fn together(buildings: &[Building], districts: Spread) -> Vec<Sign> {
    let icon = |building: &Building| Sign::Icon(signs::building(*building));
    match (buildings, districts) {
        ([one, two], spread) => {
            let sign = if spread == Spread::Same { "=" } else { "≠" };
            vec![icon(one), Sign::Letters(sign.to_owned()), icon(two)]
        }
        (all, _) => {
            let first = all.first().map(icon).into_iter();
            first
                .chain([Sign::Letters(format!(" ×{}", all.len()))])
                .collect()
        }
    }
}
