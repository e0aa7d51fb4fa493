//! The rule that is named is the one that speaks, where the same thing happens by several.

use kernel::{Explain, Game};

use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::{Automa, Contact, Exit, Part, Place, Target};
use crate::player::Player;

fn town() -> Given {
    table(3).city(&[
        "start_hospital 0,0 0",
        "start_gang 0,1 0",
        "b2 1,0 0",
        "c1 1,1 0",
        "d2 0,2 0",
        "d1 -1,2 0",
    ])
}

/// Exit 1 is closed, with its tiles; exit 2 is open.
fn with_exits() -> Given {
    town().but(|game| {
        game.patrols = [2, 1, 0];
        game.piles.exits = [Exit::Exit1].into_iter().collect();
    })
}

/// The rule behind the question.
fn asked(given: &Given) -> &'static str {
    let (seat, _) = given.asked();
    given.game.prompt(seat).expect("a question").rule().0
}

/// The rule behind an offer.
fn offered(given: &Given, action: &str) -> &'static str {
    let (seat, _) = given.asked();
    let view = given.game.view(kernel::Viewer::Seat(seat));
    crate::EscapePlan::describe(&view, read(action)).rule.0
}

/// The rule behind a refusal.
fn refused(given: &Given, action: &str) -> &'static str {
    given.refused(action).rule().0
}

/// The rules behind what was told of this kind.
fn told(given: &Given, kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    let events = given.events().into_iter().filter(kind);
    events.map(|event| event.rule().0).collect()
}

fn is_disc(event: &Event) -> bool {
    matches!(event, Event::DiscTaken { .. })
}

fn is_income(event: &Event) -> bool {
    matches!(event, Event::IncomeReceived { .. })
}

#[test]
fn ep_12_22_and_ep_12_23_an_asset_at_the_clinic_and_at_the_church() {
    let clinic = town().visiting(VINNIE, "clinic_start_gang");
    assert_eq!(asked(&clinic), "EP-12.22");
    assert_eq!(offered(&clinic, "pass"), "EP-12.22");
    assert_eq!(refused(&clinic, "take"), "EP-12.22");
    let mut church = town().visiting(VINNIE, "church_c1");
    church.act("pass");
    assert_eq!(asked(&church), "EP-12.23");
    assert_eq!(offered(&church, "pass"), "EP-12.23");
    assert_eq!(refused(&church, "take"), "EP-12.23");
}

#[test]
fn ep_12_22_nothing_to_heal_at_the_clinic_and_ep_12_24_at_the_hospital() {
    let clinic = town().asking(VINNIE, crate::step::Step::MayHeal);
    assert_eq!(refused(&clinic, "take"), "EP-12.22");
    let hurt = |player: &mut Player| player.wounds = 1;
    let hospital = town().with(VINNIE, hurt).visiting(VINNIE, "hospital");
    assert_eq!(refused(&hospital, "heal 2"), "EP-12.24");
}

#[test]
fn ep_12_25_and_ep_12_26_income_at_an_open_and_at_a_closed_exit() {
    for (exit, rule) in [("exit_2", "EP-12.25"), ("exit_1", "EP-12.26")] {
        let mut given = with_exits().visiting(VINNIE, exit);
        assert_eq!(asked(&given), rule);
        assert_eq!(offered(&given, "take"), rule);
        assert_eq!(refused(&given, "rest"), rule);
        given.act("take");
        assert_eq!(told(&given, is_income), [rule]);
    }
}

#[test]
fn ep_12_27_nothing_to_look_at_at_an_exit_and_ep_12_20_in_a_locker() {
    let exit = with_exits().visiting(VINNIE, "exit_1");
    assert_eq!(refused(&exit, "exit-tile"), "EP-12.27");
    let green = |player: &mut Player| player.keys[0].ready = 1;
    let level = |player: &mut Player| player.notoriety.level = 3;
    let empty = town().with(VINNIE, green).with(VINNIE, level).but(|game| {
        for tile in 0..5 {
            let heap = game.piles.heap_mut(crate::pieces::Pile::Green);
            heap.take(crate::pieces::Pile::Green, tile, Some(SCAR));
        }
    });
    let store = empty.asking(VINNIE, crate::step::Step::OpenLocker);
    assert_eq!(refused(&store, "open green"), "EP-12.20");
}

#[test]
fn ep_12_4_no_slot_for_a_contact_and_ep_12_6_none_for_a_tile() {
    use crate::pieces::Equipment::{Cap, Vest};
    use crate::step::{Step, Ware};
    let full = [Contact::Boxer, Contact::Medic];
    let contact = town()
        .contacts(VINNIE, &full)
        .asking(VINNIE, Step::PlaceContact(Contact::Ninja));
    assert_eq!(refused(&contact, "keep"), "EP-12.4");
    let pack = |player: &mut Player| {
        let vest = crate::player::Item::Equipment(Vest, false);
        player.items = [vest, vest].into_iter().collect();
    };
    let stow = Step::Stow(Ware::Equipment(Cap));
    let tile = town().with(VINNIE, pack).asking(VINNIE, stow);
    assert_eq!(refused(&tile, "keep"), "EP-12.6");
}

#[test]
fn ep_6_8_a_safe_house_field_and_ep_6_7_a_business_field() {
    let field = |tile| {
        let step = crate::step::Step::Name(tile);
        let named = town().named("b2", "bar").named("d2", "safe_house_1");
        named.asking(VINNIE, step)
    };
    let (a2, c2) = (field(read("a2")), field(read("c2")));
    assert_eq!(refused(&a2, "name bar"), "EP-6.7");
    assert_eq!(refused(&a2, "name safe_house_2"), "EP-6.7");
    assert_eq!(refused(&c2, "name safe_house_1"), "EP-6.8");
    assert_eq!(refused(&c2, "name gym"), "EP-6.8");
}

#[test]
fn ep_9_13_too_far_for_the_helicopter_and_ep_9_14_for_a_flight_by_ability() {
    let row = ["c2 0,0 0", "b3 1,0 0", "a1 2,0 0", "d1 3,0 0"];
    let helicopter = table(3).city(&row).at(VINNIE, "helicopter_c2").turn(VINNIE);
    assert_eq!(refused(&helicopter, "fly metro_d1"), "EP-9.13");
    let mut chopper = town()
        .at(VINNIE, "store_a")
        .contacts(VINNIE, &[Contact::Chopper])
        .turn(VINNIE);
    chopper.act("use contact chopper");
    assert_eq!(refused(&chopper, "fly start_gang_c"), "EP-9.14");
}

/// Vinnie has been to these places and takes a disc for the whole group.
fn bonus(group: &str) -> Vec<&'static str> {
    let step = crate::step::Step::Bonus(read(group));
    let mut given = town().turn(VINNIE);
    given.game.agenda.clear();
    given = given.asking(VINNIE, step);
    given.act("take");
    told(&given, is_disc)
}

#[test]
fn ep_12_10_and_ep_12_15_a_disc_for_a_group() {
    assert_eq!(bonus("group_1"), ["EP-12.10"]);
    assert_eq!(bonus("group_2"), ["EP-12.10"]);
    assert_eq!(bonus("safe_houses"), ["EP-12.15"]);
}

#[test]
fn ep_13_11_a_disc_for_the_third_line_and_ep_10_15_for_a_card() {
    let fast = |player: &mut Player| {
        player.notoriety.level = 8;
        player.notoriety.gain();
    };
    let given = town().with(VINNIE, fast).update(Part::Morning);
    assert_eq!(told(&given, is_disc), ["EP-13.11"]);
    let mut given = town().contacts(VINNIE, &[Contact::Fixer]).turn(VINNIE);
    given.act("use contact fixer");
    assert_eq!(told(&given, is_disc), ["EP-10.15"]);
}

/// Sandra goes where two others of the group are hers already.
fn third_of(two: [Place; 2], target: Target) -> Vec<&'static str> {
    let given = super::sandra::fresh(2, 7).but(|game| {
        game.sandra.as_mut().expect("Sandra").agent.visited = two.into_iter().collect();
        game.contacts.row = [Contact::Medic; 7].into_iter().collect();
    });
    let order = [SANDRA, Figure::Thief(VINNIE), Figure::Thief(SCAR)];
    let given = given.deck(Automa::Sandra, &[target]);
    told(&given.turns(Part::Morning, &order), is_disc)
}

#[test]
fn ep_18_10_a_disc_for_three_safe_houses_and_ep_18_9_for_businesses() {
    let houses = [Place::SafeHouse2, Place::SafeHouse3];
    assert_eq!(third_of(houses, Target::SafeHouse1), ["EP-18.10"]);
    let businesses = [Place::Restaurant, Place::Casino];
    assert_eq!(third_of(businesses, Target::Bar), ["EP-18.9"]);
}
