//! EP-12.3 to EP-12.5: company, and cards from the contact row.

use super::given::*;
use crate::pieces::Contact::*;
use crate::pieces::{Contact, Plan};
use crate::player::Card;
use crate::step::Step;
use crate::whynot::WhyNot;

/// The row from the left.
const ROW: [Contact; 7] = [Medic, Boxer, Ninja, Sewer, Stunt, Spy2, Fixer];

/// A table with that row and a deck of these cards.
fn row(deck: &[Contact]) -> Given {
    table(3).city(&["c1 0,0 1", "a3 1,0 5"]).but(|game| {
        // A visit to the bar of a3 pays nothing now.
        game.hands[0].plan = Plan::Plan4;
        game.contacts.row = ROW.into_iter().collect();
        game.contacts.deck = [0; Contact::ALL.len()];
        for contact in deck {
            game.contacts.deck[*contact as usize] += 1;
        }
    })
}

/// Vinnie visits a business and is about to take a contact.
fn choosing(given: Given) -> Given {
    let given = given.visiting(VINNIE, "business_field_a3");
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
    given
}

fn held(given: &Given) -> Vec<Contact> {
    let cards = given.player(VINNIE).contacts.iter();
    cards.map(|card| card.contact).collect()
}

#[test]
fn ep_12_3_one_notoriety_for_every_other_pawn() {
    let company = |node: &str, others: &[kernel::Seat]| {
        let mut given = row(&[]);
        for seat in others {
            given = given.at(*seat, node);
        }
        given.visiting(VINNIE, node).cubes(VINNIE)
    };
    assert_eq!(company("business_field_a3", &[]), [0, 0, 4]);
    assert_eq!(company("business_field_a3", &[SCAR]), [1, 0, 3]);
    assert_eq!(company("business_field_a3", &[SCAR, CLAWS]), [2, 0, 2]);
    assert_eq!(company("store_c", &[SCAR, CLAWS]), [2, 0, 2]);
    assert_eq!(company("church_c1", &[CLAWS]), [1, 0, 3]);
}

#[test]
fn ep_12_3_automas_are_company_too_and_escaped_thieves_are_not() {
    let given = table(1)
        .city(&["c1 0,0 1"])
        .but(|game| {
            game.sandra.as_mut().expect("solo").agent.at = read("store_c");
            game.costa.as_mut().expect("solo").agent.at = read("store_c");
        })
        .visiting(VINNIE, "store_c");
    assert_eq!(given.cubes(VINNIE), [2, 0, 2]);
    let given = table(3)
        .city(&["d1 0,0 0"])
        .at(SCAR, "exit_1")
        .with(SCAR, |player| player.fate = crate::player::Fate::Escaped)
        .visiting(VINNIE, "exit_1");
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
}

#[test]
fn ep_e10_a_calm_word_then_company_of_two() {
    let mut given = row(&[])
        .named("a3", "art_gallery")
        .at(VINNIE, "business_field_a3")
        .at(CLAWS, "business_field_a3")
        .at(SCAR, "helicopter_a3")
        .contacts(SCAR, &[Informer])
        .turn(SCAR);
    given.act("use contact informer");
    assert_eq!(given.cubes(SCAR), [0, 1, 3]);
    given.acts(&["go a3_i", "go business_field_a3", "stop"]);
    assert_eq!(given.cubes(SCAR), [2, 1, 1]);
    assert_eq!(given.player(SCAR).notoriety.change(), 1);
    assert_eq!(given.player(SCAR).notoriety.level, 1);
}

#[test]
fn ep_12_4_to_the_box_or_to_a_slot() {
    let mut given = choosing(row(&[]).contacts(VINNIE, &[Stunt]));
    assert_eq!(given.refused("contact spy_1"), WhyNot::NotInRow);
    given.acts(&["contact sewer", "box"]);
    assert_eq!(held(&given), [Stunt]);
    assert_eq!(given.game.contacts.row.len(), 6);
    let mut given = choosing(row(&[]).contacts(VINNIE, &[Stunt]));
    given.acts(&["contact sewer", "keep"]);
    assert_eq!(held(&given), [Stunt, Sewer]);
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
}

#[test]
fn ep_12_4_or_instead_of_a_card_for_notoriety() {
    let mut given = choosing(row(&[]).contacts(VINNIE, &[Stunt]).with(VINNIE, |player| {
        player.contacts[0].used = true;
    }));
    // Although a slot is free.
    given.acts(&["contact sewer", "replace used stunt"]);
    assert_eq!(given.player(VINNIE).contacts[..], [Card::new(Sewer)]);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

#[test]
fn ep_12_4_two_alike_are_told_apart_by_their_faces() {
    let two = row(&[])
        .contacts(VINNIE, &[Boxer, Boxer])
        .with(VINNIE, |player| player.contacts[1].used = true);
    let mut given = choosing(two);
    given.act("contact sewer");
    let options = ["box", "replace boxer", "replace used boxer"];
    assert_eq!(given.legal(), options);
    given.act("replace used boxer");
    let left = [Card::new(Boxer), Card::new(Sewer)];
    assert_eq!(given.player(VINNIE).contacts[..], left);
}

#[test]
fn ep_12_4_no_slot_under_assets_or_handcuffs() {
    // Three assets leave two slots, handcuffs on one asset's place leave them too.
    let mut given = choosing(row(&[]).contacts(VINNIE, &[Boxer, Medic]));
    given.act("contact sewer");
    assert_eq!(given.refused("keep"), WhyNot::NoContactSlot);
    let cuffed = row(&[]).with(VINNIE, |player| {
        player.book = Default::default();
        player.handcuffs = 3;
    });
    let mut given = choosing(cuffed.contacts(VINNIE, &[Boxer, Medic, Ninja]));
    given.act("contact sewer");
    assert_eq!(given.refused("keep"), WhyNot::NoContactSlot);
    assert_eq!(given.refused("replace ninja"), WhyNot::Handcuffed);
    assert_eq!(given.refused("replace used ninja"), WhyNot::NotHeld);
    assert!(given.allows("replace medic"));
}

#[test]
fn ep_12_4_the_spy_in_use_may_make_room() {
    let mut given = row(&[])
        .at(VINNIE, "store_c")
        .contacts(VINNIE, &[Spy1])
        .turn(VINNIE);
    given.acts(&["use contact spy_1", "contact sewer", "replace used spy_1"]);
    assert_eq!(given.player(VINNIE).contacts[..], [Card::new(Sewer)]);
}

/// Vinnie stands where only the Medevac, or a Chopper under handcuffs, could end the way.
#[test]
fn ep_12_4_who_is_needed_on_the_way_stays() {
    let mut given = row(&[])
        .city(&[
            "start_hospital 0,0 0",
            "start_gang 0,1 0",
            "d2 0,2 0",
            "d1 -1,2 0",
        ])
        .at(VINNIE, "clinic_start_gang")
        .with(VINNIE, |player| player.book = Default::default())
        .contacts(VINNIE, &[Medevac, Spy1, Fighter, Ninja, Chopper])
        .with(VINNIE, |player| player.handcuffs = 1)
        .turn(VINNIE);
    given.acts(&["go start_gang_r", "go d1_i", "go d2_i"]);
    given.game.turn.as_mut().unwrap().mp = 0;
    given.acts(&["use contact spy_1", "contact stunt"]);
    assert_eq!(given.refused("replace medevac"), WhyNot::Stranded);
    assert!(given.allows("replace fighter"));
}

/// Vinnie has come to the end of the way: without a point, where nobody could end a second time.
#[test]
fn ep_12_4_on_a_visit_nobody_is_needed_on_the_way() {
    let given = choosing(row(&[]).contacts(VINNIE, &[Medevac, Boxer]));
    let mut given = given.but(|game| game.turn.as_mut().unwrap().mp = 0);
    given.act("contact sewer");
    assert_eq!(given.legal(), ["box", "replace medevac", "replace boxer"]);
}

/// Two face-up boxers with somebody between them; handcuffs come from the right (EP-11.7).
fn boxers_apart() -> Given {
    let room = row(&[]).with(VINNIE, |player| player.book = Default::default());
    let mut given = choosing(room.contacts(VINNIE, &[Boxer, Medic, Boxer]));
    given.act("contact sewer");
    given
}

#[test]
fn ep_12_4_of_two_alike_either_may_be_replaced_since_handcuffs_come_from_the_right() {
    let options = ["replace boxer", "replace medic", "replace-right boxer"];
    assert_eq!(boxers_apart().legal()[2..], options);
    for (action, left) in [
        ("replace boxer", [Sewer, Medic, Boxer]),
        ("replace-right boxer", [Boxer, Medic, Sewer]),
    ] {
        let mut given = boxers_apart();
        given.act(action);
        assert_eq!(held(&given), left);
        assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
        given.game.player_mut(VINNIE).handcuffs = 3;
        assert!(!given.player(VINNIE).ready_contact(left[2]));
    }
}

#[test]
fn ep_12_4_right_of_two_only_where_there_are_two_free_ones() {
    let mut given = boxers_apart();
    assert_eq!(given.refused("replace-right medic"), WhyNot::NotHeld);
    assert_eq!(given.refused("replace-right used boxer"), WhyNot::NotHeld);
    // The right one lies under handcuffs: one is left to choose.
    given.game.player_mut(VINNIE).handcuffs = 3;
    assert_eq!(given.refused("replace-right boxer"), WhyNot::Handcuffed);
    assert!(given.allows("replace boxer"));
    // Of two with different faces each is named by its face.
    let mut given = boxers_apart();
    given.game.player_mut(VINNIE).contacts[2].used = true;
    assert_eq!(given.refused("replace-right boxer"), WhyNot::NotHeld);
}

#[test]
fn ep_d11_a_card_then_box_slot_or_replacement() {
    let mut given = choosing(row(&[]).contacts(VINNIE, &[Boxer]).cash(VINNIE, 0));
    let cards = [
        "contact medic",
        "contact boxer",
        "contact ninja",
        "contact sewer",
        "contact stunt",
        "contact spy_2",
        "contact fixer",
    ];
    assert_eq!(given.legal()[..7], cards);
    // Side actions come along with the card, but not with what becomes of it.
    assert_eq!(given.legal()[7..], ["use first-aid token"]);
    given.act("contact ninja");
    assert_eq!(given.asked(), (VINNIE, Step::PlaceContact(Ninja)));
    assert_eq!(given.legal(), ["box", "keep", "replace boxer"]);
}

/// A row with two fixers, and other cards between them or not; who chooses plays with so many others.
fn two_fixers(seats: u8, row: [Contact; 7]) -> Given {
    table(seats)
        .city(&["c1 0,0 1", "a3 1,0 5"])
        .but(|game| {
            game.contacts.row = row.into_iter().collect();
            game.contacts.deck = [0; Contact::ALL.len()];
            game.contacts.deck[JetSki as usize] = 1;
        })
        .visiting(VINNIE, "business_field_a3")
}

const APART: [Contact; 7] = [Medic, Fixer, Ninja, Sewer, Fixer, Spy2, Stunt];

/// EP-18.9, EP-19.6: automas take from the right.
#[test]
fn ep_12_4_of_two_alike_the_place_matters_to_automas() {
    for seats in [1, 2] {
        let left = [JetSki, Medic, Ninja, Sewer, Fixer, Spy2, Stunt];
        let right = [JetSki, Medic, Fixer, Ninja, Sewer, Spy2, Stunt];
        for (action, row) in [("contact fixer", left), ("right-contact fixer", right)] {
            let mut given = two_fixers(seats, APART);
            assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
            given.act(action);
            assert_eq!(given.game.contacts.row.len(), 6);
            given.act("keep");
            assert_eq!(given.game.contacts.row[..], row);
            assert_eq!(held(&given), [Fixer]);
        }
        assert_eq!(
            two_fixers(seats, APART).refused("right-contact medic"),
            WhyNot::NotInRow
        );
        // One card between them is enough.
        let nearly = [Medic, Ninja, Fixer, Sewer, Fixer, Spy2, Stunt];
        assert!(two_fixers(seats, nearly).allows("right-contact fixer"));
    }
}

#[test]
fn ep_12_4_two_alike_are_one_choice_where_their_place_means_nothing() {
    let beside = [Medic, Ninja, Fixer, Fixer, Sewer, Spy2, Stunt];
    for given in [two_fixers(3, APART), two_fixers(2, beside)] {
        let fixers = given
            .legal()
            .iter()
            .filter(|text| text.contains("contact fixer"))
            .count();
        assert_eq!(fixers, 1);
        assert_eq!(given.refused("right-contact fixer"), WhyNot::NotInRow);
    }
}

#[test]
fn ep_12_5_the_row_closes_up_to_the_right() {
    let mut given = choosing(row(&[JetSki]));
    given.acts(&["contact sewer", "keep"]);
    let row = [JetSki, Medic, Boxer, Ninja, Stunt, Spy2, Fixer];
    assert_eq!(given.game.contacts.row[..], row);
}

#[test]
fn ep_12_5_without_a_deck_the_row_gets_shorter_and_ends() {
    let mut given = choosing(row(&[]));
    given.acts(&["contact sewer", "keep"]);
    let left = [Medic, Boxer, Ninja, Stunt, Spy2, Fixer];
    assert_eq!(given.game.contacts.row[..], left);
    let empty = row(&[]).but(|game| game.contacts.row.clear());
    let given = empty.visiting(VINNIE, "business_field_a3");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

/// The leftmost empty slot: it lies farthest from the handcuffs, which come from the right.
#[test]
fn ep_r33_a_new_contact_goes_to_the_leftmost_slot() {
    let free = row(&[]).with(VINNIE, |player| {
        player.book = Default::default();
        player.handcuffs = 3;
    });
    let mut given = choosing(free.contacts(VINNIE, &[Boxer]));
    given.acts(&["contact sewer", "keep"]);
    assert_eq!(held(&given), [Boxer, Sewer]);
    given.game.player_mut(VINNIE).handcuffs = 4;
    assert!(given.player(VINNIE).ready_contact(Boxer));
    assert!(!given.player(VINNIE).ready_contact(Sewer));
}
