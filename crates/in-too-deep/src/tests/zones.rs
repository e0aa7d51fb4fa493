//! ID-8: the effects of the zones.

use kernel::Seat;

use super::given::{ANNA, BRUNO, CLARA, Given, table};
use crate::evidence::Place;
use crate::pieces::{Criminal, Dilemma, Zone};
use crate::step::{Duty, Step};
use crate::whynot::WhyNot;

/// Anna's Jumper in a zone without searches, with the Seer in Harbor holding the cash.
fn user(zone: &str) -> Given {
    let mut searches = vec![("blocks", 3), ("aerodrome", 2), ("heights", 1)];
    for other in &mut searches {
        if other.0 == zone {
            other.0 = "ion_towers";
        }
    }
    table(3)
        .searches(&searches)
        .at("jumper", zone)
        .at("seer", "harbor")
        .holds("seer", "cash")
        .hooked(ANNA, "jumper", 3)
        .acting(ANNA)
}

#[test]
fn id_8_1_searches_gather_where_a_zone_is_used() {
    let given = user("zinbazaar").act("use jumper");
    let expected = [("blocks", 2), ("aerodrome", 1), ("zinbazaar", 3)];
    assert_eq!(given.searched(), expected);
    let given = given.acts(&["item cash", "item rifle"]);
    let zone = Zone::Zinbazaar;
    assert_eq!(given.refused("use jumper"), WhyNot::Searched { zone });
    // Even where the effect does nothing: nobody can be challenged.
    let given = user("blocks").act("use jumper");
    assert_eq!(given.step(), Step::Act);
    let expected = [("blocks", 3), ("aerodrome", 1), ("ion_towers", 2)];
    assert_eq!(given.searched(), expected);
}

/// A duel of Anna (d33: 7) and Bruno (d36, d01: 9) in The Blocks.
fn duel() -> Given {
    user("blocks")
        .dilemmas(ANNA, &["d33"])
        .dilemmas(BRUNO, &["d36", "d01"])
}

#[test]
fn id_8_2_the_higher_corruption_loses() {
    let given = duel().act("use jumper");
    assert_eq!(given.legal(), ["pass", "opponent 2"]);
    assert_eq!(given.refused("opponent 1"), WhyNot::NotAnOpponent);
    assert_eq!(given.refused("opponent 3"), WhyNot::OpponentHasNone);
    let given = given.act("opponent 2");
    assert_eq!(given.console(ANNA).intel, 5);
    assert_eq!(given.console(BRUNO).intel, 1);
    // Bruno's tolerance makes it 5: now Anna loses her only dilemma.
    let given = duel().tolerance(BRUNO, 4);
    let given = given.acts(&["use jumper", "opponent 2"]);
    assert_eq!(given.console(ANNA).intel, 1);
    assert!(given.papers(ANNA).dilemmas.is_empty());
    // A tie goes to the challenger: 7 against 7.
    let tied = duel().dilemmas(BRUNO, &["d36"]);
    let given = tied.acts(&["use jumper", "opponent 2"]);
    assert_eq!(given.console(ANNA).intel, 5);
}

/// ID-8.2: who has no dilemma challenges nobody, so nothing is asked.
#[test]
fn id_8_2_both_need_a_dilemma() {
    let given = duel().but(|game| game.papers_mut(ANNA).dilemmas = kernel::Set::default());
    let given = given.act("use jumper");
    assert_eq!(given.step(), Step::Act);
}

#[test]
fn id_8_3_the_loser_pays_and_discards_a_dilemma() {
    let given = duel()
        .databank(BRUNO, &["d72"])
        .acts(&["use jumper", "opponent 2"]);
    assert_eq!(given.asked(), BRUNO);
    // Whoever is asked in somebody else's turn is told by whom and with what (ID-12.3).
    let value = |seat: Seat| {
        let tolerance = i32::from(given.game.open.console(seat).tolerance);
        (Dilemma::corruption(given.papers(seat).dilemmas) - tolerance) as i16
    };
    let lost = Step::LoseDuel {
        winner: ANNA.into(),
        shown: [ANNA, BRUNO].map(value),
    };
    assert_eq!(given.step(), lost);
    assert_eq!(given.legal(), ["dilemma d01", "dilemma d36"]);
    assert_eq!(given.refused("dilemma d72"), WhyNot::NoDilemma, "stored");
    let given = given.act("dilemma d36");
    assert_eq!(given.asked(), ANNA, "whose turn goes on");
    assert_eq!(given.papers(BRUNO).dilemmas.len(), 1);
    assert_eq!(given.papers(BRUNO).databank.len(), 1);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1, "taken back");
    assert_eq!(given.game.hidden.dilemmas.discard.len(), 1);
}

#[test]
fn id_r36_who_has_too_little_pays_what_there_is() {
    for (had, paid) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let given = duel().intel(BRUNO, had);
        let given = given.acts(&["use jumper", "opponent 2"]);
        assert_eq!(given.console(BRUNO).intel, had - paid);
        assert_eq!(given.console(ANNA).intel, 3 + paid);
    }
}

#[test]
fn id_8_4_two_favours_of_the_heights() {
    let given = user("heights").act("use jumper");
    assert_eq!(given.step(), Step::Heights { left: 2 });
    for kind in ["move seer", "carry cash", "look", "guardian", "barrier 1"] {
        assert!(!given.legal_like(kind).is_empty(), "{kind}");
    }
    // Neither criminals nor items cross the barrier between Harbor and Heights.
    let zone = Zone::Heights;
    assert_eq!(given.refused("move seer heights"), WhyNot::Barred { zone });
    assert_eq!(given.refused("carry cash heights"), WhyNot::Barred { zone });
    // The same twice; a held item ends dropped.
    let given = given.acts(&["carry cash blocks", "carry cash zinbazaar"]);
    assert_eq!(given.lies("cash"), Some("zinbazaar"));
    assert_eq!(given.step(), Step::Act);
}

#[test]
fn id_8_4_favours_may_be_mixed() {
    let given = user("heights").acts(&["use jumper", "look"]);
    let given = given.acts(&["place display-0", "place display-3"]);
    let known = |given: &Given, slot| {
        let token = given.game.hidden.evidence.token(Place::Display(slot));
        token.expect("a token").known_to.contains(ANNA)
    };
    assert!(known(&given, 0) && known(&given, 3) && !known(&given, 1));
    assert_eq!(given.step(), Step::Heights { left: 1 });
    let moved = given.act("barrier 1 clockwise");
    assert_eq!((moved.borders(), moved.step()), ([2, 3], Step::Act));
}

#[test]
fn id_r21_the_heights_move_any_criminal() {
    let given = user("heights")
        .hooked(BRUNO, "seer", 0)
        .at("fixer", "parish");
    let given = given.act("use jumper");
    assert!(given.may("move seer blocks"), "Bruno's");
    assert!(given.may("move fixer aerodrome"), "nobody's");
    let criminal = Criminal::Courier;
    let out = given.refused("move courier blocks");
    assert_eq!(out, WhyNot::NotInPlay { criminal });
}

#[test]
fn id_8_5_the_aerodrome_relocates_anybody_with_the_item() {
    let given = user("aerodrome").hooked(BRUNO, "seer", 0).act("use jumper");
    assert_eq!(given.legal(), ["criminal seer", "criminal jumper"]);
    let given = given.act("criminal seer");
    assert_eq!(given.legal().len(), 7);
    let given = given.act("zone downtown");
    assert_eq!(given.zone("seer"), "downtown");
    assert_eq!(given.holder("cash"), Some("seer"));
}

#[test]
fn id_8_6_zinbazaar_swaps_two_items() {
    let given = user("zinbazaar").acts(&["use jumper", "item cash", "item rifle"]);
    assert_eq!(given.holder("rifle"), Some("seer"));
    assert_eq!(given.lies("cash"), Some("zinbazaar"));
}

#[test]
fn id_8_7_downtown_makes_up_to_three_moves() {
    let given = user("downtown").act("use jumper");
    let (left, duty) = (3, Duty::May);
    assert_eq!(given.step(), Step::Patrol { left, duty });
    let given = given.acts(&["guardian aerodrome", "barrier 3 clockwise"]);
    let given = given.act("barrier 1 counter");
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.borders(), [0, 4]);
    assert_eq!(given.game.open.city.guardian, Zone::Aerodrome);
    let given = user("downtown").acts(&["use jumper", "guardian zinbazaar", "pass"]);
    assert_eq!(given.step(), Step::Act);
}

#[test]
fn id_8_8_ion_towers_give_support_or_a_blind_card() {
    let offer = [(Some("lock"), 2), (None, 0), (None, 0)];
    let towers = || user("ion_towers").offer(offer).act("use jumper");
    let given = towers();
    assert_eq!(given.legal_like("third"), ["third 1"]);
    assert_eq!(given.refused("third 2"), WhyNot::NoToken);
    assert_eq!(given.legal_like("deck").len(), 4);
    let given = given.act("third 1");
    assert_eq!(given.held(ANNA, "lock"), 1);
    assert_eq!(given.console(ANNA).intel, 5);
    let before = towers().deck_sizes();
    let given = towers().act("deck level_3");
    assert_eq!(given.papers(ANNA).aside.len(), 1);
    assert!(given.papers(ANNA).crimes.is_empty());
    assert_eq!(given.deck_sizes()[2], before[2] - 1);
}

/// ID-R47: an empty deck cannot be chosen there either.
#[test]
fn id_r47_an_empty_deck_gives_nothing() {
    let given = user("ion_towers").but(|game| game.hidden.decks[2].shuffled = Default::default());
    let given = given.act("use jumper");
    assert_eq!(given.legal_like("deck").len(), 3);
    assert_eq!(given.refused("deck level_3"), WhyNot::DeckEmpty);
}

#[test]
fn id_8_9_the_parish_gives_tolerance() {
    let given = user("parish").act("use jumper");
    assert_eq!(given.console(ANNA).tolerance, 2);
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.console(CLARA).tolerance, 0);
}

#[test]
fn id_8_10_the_harbor_gains_or_processes_one_evidence() {
    let harbor = || {
        user("harbor")
            .bar(&["timing", "timing", "target", "leader"])
            .memory(ANNA, &["tactics"])
            .missions([("tactics", 2), ("timing", 2), ("leader", 1)])
            .act("use jumper")
    };
    let given = harbor();
    let gains = ["evidence target", "evidence leader", "evidence timing"];
    assert_eq!(given.legal_like("evidence"), gains);
    assert_eq!(given.refused("evidence armament"), WhyNot::NotOnBar);
    assert_eq!(given.refused("gain"), WhyNot::BarNotEmpty);
    let given = given.act("evidence target");
    assert_eq!(given.papers(ANNA).evidence(), 2);
    assert_eq!(given.on_display(), 13, "the bar is filled");
    assert_eq!(given.step(), Step::Act, "one or the other");
    let given = harbor().act("process tactics row-top");
    assert_eq!(given.console(ANNA).files, 1);
    assert_eq!(given.on_display(), 14);
    assert_eq!(given.step(), Step::Act);
}

#[test]
fn id_8_10_an_empty_bar_gives_from_the_display() {
    let given = user("harbor").bar(&[]).memory(ANNA, &["timing"]);
    let given = given.act("use jumper");
    assert_eq!(given.refused("evidence timing"), WhyNot::NotOnBar);
    assert!(given.may("gain"));
    let given = given.memory(ANNA, &[]).act("gain");
    assert_eq!(given.papers(ANNA).evidence(), 1);
    assert_eq!(given.on_display(), 14 - 1 - 4);
}

/// ID-8.11: only a duel and the moves of Downtown are left to whoever uses the zone.
#[test]
fn id_r18_a_zone_effect_must_be_carried_out() {
    for zone in Zone::ALL {
        let given = used(zone);
        assert_eq!(given.game.open.city.searches_in(zone), 3);
        match zone {
            Zone::Blocks | Zone::Downtown => assert_eq!(given.act("pass").step(), Step::Act),
            // Carried out without a question.
            Zone::Parish => assert_eq!(given.console(ANNA).tolerance, 2),
            _ => {
                let asked = given.step().rule();
                assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
            }
        }
    }
}

/// The Jumper uses a zone; a duel could be fought.
fn used(zone: Zone) -> Given {
    user(zone.id())
        .dilemmas(ANNA, &["d33"])
        .dilemmas(BRUNO, &["d36"])
        .act("use jumper")
}

#[test]
fn id_8_11_both_favours_are_due_and_the_moves_of_downtown_are_not() {
    let given = user("downtown").acts(&["use jumper", "barrier 1 clockwise", "pass"]);
    assert_eq!((given.borders(), given.step()), ([2, 3], Step::Act));
    let given = user("heights").acts(&["use jumper", "carry cash blocks"]);
    let asked = given.step().rule();
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    // What is impossible is skipped (ID-1.15): no two items lie in different places.
    let given = user("zinbazaar")
        .dropped("cash", "zinbazaar")
        .act("use jumper");
    assert_eq!(given.step(), Step::Act);
}

/// In the first edition all effects that leave a choice might be declined, or a part of them.
#[test]
fn id_a3_a_zone_effect_was_optional_in_the_first_edition() {
    for zone in Zone::ALL {
        let given = user(zone.id())
            .of_the_first_edition()
            .dilemmas(ANNA, &["d33"])
            .dilemmas(BRUNO, &["d36"])
            .act("use jumper");
        assert_eq!(given.game.open.city.searches_in(zone), 3);
        if zone != Zone::Parish {
            assert!(given.may("pass"), "{}", zone.id());
            assert_eq!(given.act("pass").step(), Step::Act);
        }
    }
    let given = user("heights").of_the_first_edition();
    let given = given.acts(&["use jumper", "carry cash blocks", "pass"]);
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.lies("cash"), Some("blocks"));
}

#[test]
fn id_a3_a_zone_is_used_for_its_effect() {
    let given = used(Zone::Harbor);
    assert!(!given.may("pass"));
}
