//! Petty crimes (ID-15).

use kernel::Explain;

use super::given::{ANNA, BRUNO, Given, set, table};
use crate::event::Event;
use crate::pieces::{Crime, Deck};
use crate::step::Step;
use crate::words;

/// The Fixer with the cash in The Blocks, and crimes in hand.
fn blocks(crimes: &[&str]) -> Given {
    table(2)
        .laid("*fixer@blocks+cash *seer@blocks+coupe")
        .hand(ANNA, crimes)
        .acting(ANNA)
}

/// ID-D12: as a free action, any number of them.
#[test]
fn id_15_1_any_number_as_free_actions() {
    let given = blocks(&["petty_street_tax", "petty_loose_change"]);
    assert!(given.may("commit petty_street_tax") && given.may("commit petty_loose_change"));
    let given = given.act("commit petty_loose_change");
    assert_eq!(given.game.open.turn.actions, 2);
    let given = given.act("commit petty_street_tax");
    // The Fixer has dropped the cash, so the Seer drops her coupe.
    assert_eq!(given.item("coupe"), "blocks");
    let given = given.act("third 1");
    assert_eq!(given.game.open.turn.actions, 2);
}

/// A petty crime is told as one, and its title stands alone; a major one with storyline and level.
#[test]
fn id_15_3_a_petty_crime_is_told_in_words_of_its_own() {
    let told = |crime| {
        let seat = ANNA;
        let phrase = Event::CrimeCommitted { seat, crime }.phrase();
        let title = phrase.args.iter().find(|(name, _)| *name == "crime");
        (phrase.id.to_string(), title.map(|(_, title)| title.clone()))
    };
    let (petty, title) = told(Crime::PettyStreetTax);
    assert_eq!(petty, "event-petty-committed");
    assert_eq!(title, Some(words::crime(Crime::PettyStreetTax).into()));
    let (major, title) = told(Crime::A1SoftCount);
    assert_eq!(major, "event-crime-committed");
    assert_eq!(title, Some(words::crime_card(Crime::A1SoftCount).into()));
}

/// Also when no actions are left, but not in another step and not without its conditions.
#[test]
fn id_15_1_only_in_step_3() {
    let given = blocks(&["petty_street_tax", "petty_rush_hour"]);
    let given = given.but(|game| game.open.turn.actions = 0);
    assert!(given.may("commit petty_street_tax"));
    assert!(!given.may("commit petty_rush_hour"));
    let given = given.act("pass");
    assert!(matches!(given.step(), Step::Discard { .. }));
    assert!(!given.may("commit petty_street_tax"));
}

/// Intel 4 and a dilemma; neither a story nor an outcome is asked for.
#[test]
fn id_15_3_the_effect_first_then_the_rewards() {
    let given = blocks(&["petty_loose_change"]).act("commit petty_loose_change");
    assert_eq!(given.item("cash"), "blocks");
    assert_eq!(given.console(ANNA).intel, 7);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
    assert_eq!(given.step(), Step::Act);
}

/// Street Tax pays a dilemma and a support token, in this order.
#[test]
fn id_15_3_rewards_from_left_to_right() {
    let given = blocks(&["petty_street_tax"])
        .act("commit petty_street_tax")
        .act("bind y1=fixer");
    assert_eq!(given.step(), Step::Support);
    assert_eq!(given.console(ANNA).intel, 5);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
    // Its card is laid out last.
    assert!(given.game.open.petty_pile.is_empty());
}

#[test]
fn id_15_4_the_card_goes_to_the_pile() {
    let given = blocks(&["petty_loose_change"]).act("commit petty_loose_change");
    assert_eq!(given.game.open.petty_pile, set(&["petty_loose_change"]));
    assert!(given.papers(ANNA).crimes.is_empty());
    assert!(given.game.open.story.is_empty());
}

/// As soon as the deck is empty, not only when somebody draws.
#[test]
fn id_r75_the_pile_is_shuffled_at_once() {
    let given = blocks(&["petty_loose_change"])
        .but(|game| {
            game.deck_mut(Deck::Petty).shuffled = kernel::Set::default();
        })
        .act("commit petty_loose_change");
    assert!(given.game.open.petty_pile.is_empty());
    let deck = given.game.deck(Deck::Petty).shuffled;
    assert_eq!(deck, set(&["petty_loose_change"]));
    // And when the last card is drawn.
    let given = table(2)
        .but(|game| {
            game.deck_mut(Deck::Petty).shuffled = set(&["petty_hoarder"]);
            game.open.petty_pile = set(&["petty_fencing", "petty_joyride"]);
        })
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA)
        .act("pass")
        .act("pass");
    assert!(given.game.open.petty_pile.is_empty());
    assert_eq!(given.game.deck(Deck::Petty).len(), 2);
    let hand = given
        .papers(ANNA)
        .crimes
        .intersection(Crime::of(Deck::Petty));
    assert_eq!(hand, set(&["petty_hoarder"]));
}

#[test]
fn id_15_5_you_stay_hooked() {
    let given = blocks(&["petty_loose_change"]).act("commit petty_loose_change");
    assert_eq!(given.console(ANNA).ports.len(), 2);
}

#[test]
fn id_15_6_a_card_set_aside_cannot_be_committed() {
    let given = blocks(&["petty_loose_change"]).but(|game| {
        game.papers_mut(ANNA).aside = set(&["petty_street_tax"]);
    });
    assert!(given.may("commit petty_loose_change"));
    assert!(!given.may("commit petty_street_tax"));
    assert_eq!(given.asked(), ANNA);
    assert_ne!(given.asked(), BRUNO);
}
