//! What several actions come to in one go.

use kernel::{Game, Viewer};

use super::given::{BLUE, Given, PURPLE, read, table};
use super::trucks::driving;
use crate::action::Action;
use crate::step::Step;
use crate::strokes::{raid, take_overs, ways};
use crate::view::View;

fn view(given: &Given) -> View {
    given.game.view_of(Viewer::Seat(BLUE))
}

/// Jack Diamond, strength 3, holds district 4. A bar for $5 is to be opened.
fn besieging(given: Given) -> Given {
    let mut given = given
        .gangster("legs_diamond", "4")
        .talking(BLUE, "contractors_1");
    given.act("slot middle_1");
    given
}

fn thugs(given: Given, count: u8) -> Given {
    given.with(BLUE, |player| player.thugs = count)
}

/// Thugs, ally and price of the cheapest take-over in district 4; it is carried out as it is told.
fn cheapest(mut given: Given) -> Option<(u8, bool, u16)> {
    let legal = given.game.legal_actions(BLUE);
    let mut all = take_overs(&view(&given), &legal).into_iter();
    let here = all.find(|one| one.space == read("4.1"))?;
    let before = given.purses(BLUE).0;
    for action in &here.actions {
        given.act(&action.to_string());
    }
    assert_eq!(before - given.purses(BLUE).0, here.cost);
    Some((here.thugs, here.help.is_given(), here.cost))
}

/// Nothing before thugs, thugs before the ally, both if nothing less will do.
#[test]
fn sp_9_5_a_bar_is_taken_over_with_the_cheapest_means() {
    let rich = || table(4).money(BLUE, 30, 0);
    let strong = rich().levels(BLUE, [1, 1, 1, 1, 4]);
    assert_eq!(cheapest(besieging(thugs(strong, 2))), Some((0, false, 5)));
    assert_eq!(cheapest(besieging(thugs(rich(), 6))), Some((3, false, 5)));
    let allied = || thugs(rich().ally(BLUE, "waxey_gordon", "12"), 2);
    assert_eq!(cheapest(besieging(allied())), Some((0, true, 10)));
    assert_eq!(cheapest(besieging(thugs(rich(), 2))), None);
    let poor = allied().money(BLUE, 9, 0);
    assert_eq!(cheapest(besieging(poor)), None, "the ally takes $5");
}

#[test]
fn sp_15_6_ways_are_the_shortest_and_end_with_the_points() {
    let given = driving(
        table(4).with(BLUE, |player| player.trucks[0].at = Some(read("1"))),
        2,
    );
    let ways = ways(&view(&given));
    let reached: Vec<(&str, u8, u8)> = ways
        .iter()
        .map(|way| (way.to.id(), way.points, way.left))
        .collect();
    let near = [("2", 1, 1), ("4", 1, 1)];
    let far = [("3", 2, 0), ("5", 2, 0), ("7", 2, 0), ("8", 2, 0)];
    assert_eq!(reached, [&near[..], &far[..]].concat());
    let to_seven = ways.iter().find(|way| way.to == read("7"));
    let drives = [Action::Drive(1, read("4")), Action::Drive(1, read("7"))];
    assert_eq!(
        to_seven.map(|way| way.actions.as_slice()),
        Some(&drives[..])
    );
}

#[test]
fn nobody_is_offered_what_another_is_asked() {
    let given = driving(table(4), 2);
    let other = given.game.view_of(Viewer::Seat(super::given::PURPLE));
    assert!(ways(&other).is_empty());
    let given = besieging(table(4).money(BLUE, 30, 0));
    let other = given.game.view_of(Viewer::Seat(super::given::PURPLE));
    assert!(take_overs(&other, &[Action::Space(read("4.1"))]).is_empty());
}

/// Where only one crew is strong enough nobody is asked for it: what it spends and what the crate pays is known before.
#[test]
fn sp_18_4_a_raid_tells_what_it_spends_before_it_is_decided() {
    let raiding = |strength: u8, thugs: u8| {
        table(4)
            .docked(BLUE, "1-downtown")
            .docked(PURPLE, "2-downtown")
            .levels(BLUE, [1, 1, 1, 1, strength])
            .with(BLUE, |player| player.thugs = thugs)
            .money(BLUE, 1, 0)
            .ship("bill_mccoy", "1", 5)
            .asking(BLUE, Step::Raid)
    };
    let told = |given: &Given| raid(&view(given), read("bill_mccoy"));
    // Two mobsters of strength 2 and three thugs make 7 against 6, and nothing less does.
    let mut tight = raiding(2, 3);
    let raid = told(&tight).expect("it is just possible");
    assert_eq!((raid.only, raid.alone), (Some(([0, 1, 0, 0], 3)), false));
    tight.act("ship bill_mccoy");
    assert_eq!(tight.player(BLUE).thugs, 0);
    assert_eq!(tight.purses(BLUE).0, raid.cash.unwrap_or(0));
    // With more thugs there is a choice; a strong boss needs nobody.
    let wide = told(&raiding(2, 6)).expect("it is easily possible");
    assert_eq!((wide.only, wide.alone), (None, false));
    let strong = table(4)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .levels(BLUE, [1, 1, 1, 1, 4])
        .with(BLUE, |player| player.thugs = 0)
        .ship("bill_mccoy", "1", 5)
        .asking(BLUE, Step::Raid);
    let alone = told(&strong).expect("eight against six");
    assert_eq!((alone.only, alone.alone), (Some(([0; 4], 0)), true));
    assert_eq!(told(&raiding(2, 2)), None);
}
