//! Step 5: discarding and drawing crimes (ID-19).

use super::given::{ANNA, BRUNO, Given, read, set, table};
use crate::pieces::{Crime, Deck};
use crate::step::Step;

/// Step 5 of Anna with these crimes in hand.
fn step_5(crimes: &[&str]) -> Given {
    table(2).hand(ANNA, crimes).acting(ANNA).act("pass")
}

fn in_hand(given: &Given, deck: Deck) -> usize {
    let crimes = given.papers(ANNA).crimes;
    crimes.intersection(Crime::of(deck)).len()
}

/// ID-D17: any of them, one after another.
#[test]
fn id_19_1_discards_go_under_their_decks_in_order() {
    let hand = ["a1_soft_count", "e1_canvassing", "petty_fencing"];
    let given = step_5(&hand);
    assert_eq!(
        given.legal(),
        [
            "pass",
            "discard a1_soft_count",
            "discard e1_canvassing",
            "discard petty_fencing"
        ]
    );
    let given = given
        .act("discard e1_canvassing")
        .act("discard a1_soft_count")
        .act("discard petty_fencing");
    let under = |deck| {
        let cards = given.game.deck(deck).under.into_iter();
        cards.map(|one| one.card.id()).collect::<Vec<_>>()
    };
    assert_eq!(under(Deck::Level1), ["e1_canvassing", "a1_soft_count"]);
    assert_eq!(under(Deck::Petty), ["petty_fencing"]);
    assert!(under(Deck::Level2).is_empty());
}

#[test]
fn id_d17_done_with_discarding() {
    let given = step_5(&["a1_soft_count", "petty_fencing"]);
    let given = given.act("discard petty_fencing");
    assert_eq!(given.legal(), ["pass", "discard a1_soft_count"]);
    let given = given.act("pass");
    // A petty crime was drawn in its place.
    assert_eq!(in_hand(&given, Deck::Petty), 1);
    assert!(given.papers(ANNA).crimes.contains(read("a1_soft_count")));
    assert_eq!(given.asked(), BRUNO);
}

/// The cards under a deck are drawn last, in the order in which they came.
#[test]
fn id_19_1_what_was_discarded_is_drawn_last() {
    let given = step_5(&["e1_canvassing", "a1_soft_count", "petty_fencing"])
        .but(|game| game.deck_mut(Deck::Level1).shuffled = kernel::Set::default())
        .act("discard e1_canvassing")
        .act("discard a1_soft_count")
        .act("pass")
        .act("deck level_1");
    assert!(given.papers(ANNA).crimes.contains(read("e1_canvassing")));
    assert!(!given.papers(ANNA).crimes.contains(read("a1_soft_count")));
}

/// ID-R68: committed ones go to the pile, discarded ones under the deck.
#[test]
fn id_r68_a_discarded_petty_crime_goes_under_the_deck() {
    let given = step_5(&["a1_soft_count", "petty_fencing"]).act("discard petty_fencing");
    assert!(given.game.open.petty_pile.is_empty());
    assert_eq!(given.game.deck(Deck::Petty).under.len(), 1);
}

/// ID-R42: whoever is short must draw.
#[test]
fn id_19_2_drawing_up_to_one_of_each() {
    let given = step_5(&[]).act_first("deck");
    assert_eq!(in_hand(&given, Deck::Petty), 1);
    assert_eq!(given.papers(ANNA).crimes.len(), 2);
    // Who has both draws nothing.
    let given = step_5(&["a1_soft_count", "petty_fencing"]).act("pass");
    assert_eq!(given.papers(ANNA).crimes.len(), 2);
}

#[test]
fn id_r42_nobody_may_stay_short() {
    let given = step_5(&["petty_fencing"]).act("pass");
    assert_eq!(given.step(), Step::Draw);
    assert!(!given.may("pass"));
    assert!(!given.may("deck petty"));
}

/// ID-D18 of step 5: level 1, 2 or 3 at choice.
#[test]
fn id_e10_exactly_one_major_crime() {
    let given = table(2)
        .story(&[
            "a1_soft_count",
            "b1_dry_fire",
            "c1_dead_air",
            "d1_first_taste",
            "a2_paper_companies",
            "b2_a_small_test",
        ])
        .hand(ANNA, &["petty_fencing"])
        .acting(ANNA)
        .act("pass")
        .act("pass");
    assert_eq!(
        given.legal(),
        ["deck level_1", "deck level_2", "deck level_3"]
    );
    let given = given.act("deck level_2");
    assert_eq!(in_hand(&given, Deck::Level2), 1);
    assert_eq!(in_hand(&given, Deck::Petty), 1);
    assert_eq!(given.papers(ANNA).crimes.len(), 2);
}

#[test]
fn id_19_3_there_is_no_upper_limit() {
    let many = [
        "a1_soft_count",
        "b1_dry_fire",
        "c1_dead_air",
        "d1_first_taste",
        "e1_canvassing",
        "petty_fencing",
        "petty_joyride",
        "petty_hoarder",
    ];
    let given = step_5(&many).act("pass");
    assert_eq!(given.papers(ANNA).crimes.len(), many.len());
}

fn without(decks: &[Deck]) -> impl Fn(&mut crate::state::InTooDeep) + '_ {
    move |game| {
        for deck in decks {
            *game.deck_mut(*deck) = Default::default();
        }
    }
}

#[test]
fn id_19_4_empty_decks() {
    let given = step_5(&["petty_fencing"])
        .but(without(&[Deck::Level1]))
        .act("pass");
    assert_eq!(given.legal(), ["deck level_2", "deck level_3"]);
    // All three are empty: none is drawn.
    let given = step_5(&["petty_fencing"])
        .but(without(&Deck::LEVELS))
        .act("pass");
    assert_eq!(given.papers(ANNA).crimes, set(&["petty_fencing"]));
    assert_eq!(given.asked(), BRUNO);
    // Neither petty deck nor pile.
    let given = step_5(&["a1_soft_count"])
        .but(without(&[Deck::Petty]))
        .act("pass");
    assert_eq!(given.papers(ANNA).crimes, set(&["a1_soft_count"]));
}

/// With nothing in the story a level 3 card may be drawn all the same.
#[test]
fn id_19_5_a_level_may_be_drawn_before_its_prerequisite() {
    let given = step_5(&["petty_fencing"]).act("pass").act("deck level_3");
    assert!(given.game.open.story.is_empty());
    assert_eq!(in_hand(&given, Deck::Level3), 1);
}

#[test]
fn id_19_6_cards_set_aside_come_last() {
    let given = step_5(&["a1_soft_count", "petty_fencing"])
        .but(|game| game.papers_mut(ANNA).aside = set(&["petty_joyride", "b1_dry_fire"]));
    assert!(!given.may("discard petty_joyride"));
    let given = given.act("pass");
    assert_eq!(given.papers(ANNA).crimes.len(), 4);
    assert!(given.papers(ANNA).aside.is_empty());
}

/// So a petty crime set aside does not save from drawing one.
#[test]
fn id_19_7_cards_set_aside_do_not_count_for_the_minimum() {
    let given = step_5(&["a1_soft_count"])
        .but(|game| {
            game.deck_mut(Deck::Petty)
                .shuffled
                .remove(read("petty_joyride"));
            game.papers_mut(ANNA).aside = set(&["petty_joyride"]);
        })
        .act("pass");
    assert_eq!(in_hand(&given, Deck::Petty), 2);
}

#[test]
fn id_19_8_the_turn_ends() {
    let given = step_5(&["a1_soft_count", "petty_fencing"]).laid("fixer@harbor seer@parish");
    assert_eq!(given.asked(), ANNA);
    let given = given
        .hand(BRUNO, &["b1_dry_fire", "petty_hoarder"])
        .act("pass");
    assert_eq!((given.asked(), given.game.open.chapter), (BRUNO, 1));
    assert_eq!(given.step(), Step::Hook { unhooked: false });
}

/// ID-R76: at the start of the own turn, before anything else.
#[test]
fn id_19_9_a_short_hand_is_made_up_at_the_start_of_the_turn() {
    let mut given = table(2)
        .laid("fixer@harbor seer@parish")
        .hand(ANNA, &["a1_soft_count"]);
    given.deal(|dealer| dealer.begin_turn(ANNA.into()));
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    assert_eq!(in_hand(&given, Deck::Petty), 1);
    // A major crime is asked for before the hook.
    let mut given = table(2)
        .laid("fixer@harbor seer@parish")
        .hand(ANNA, &["petty_fencing"]);
    given.deal(|dealer| dealer.begin_turn(ANNA.into()));
    assert_eq!(given.step(), Step::Draw);
    let given = given.act("deck level_1");
    assert_eq!(given.step(), Step::Hook { unhooked: false });
}

#[test]
fn id_r76_if_the_decks_still_have_nothing_the_turn_goes_on() {
    let mut given = table(2)
        .laid("fixer@harbor seer@parish")
        .hand(ANNA, &["a1_soft_count"])
        .but(without(&[Deck::Petty]));
    given.deal(|dealer| dealer.begin_turn(ANNA.into()));
    assert_eq!(in_hand(&given, Deck::Petty), 0);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
}
