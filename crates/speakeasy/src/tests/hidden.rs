//! What each viewer sees, and what an imagined world may be (SP-1.9, SP-1.10, SP-R56).

use std::collections::BTreeSet;

use kernel::testkit::worlds;
use kernel::{Game, Viewer};

use super::given::{BLUE, Given, PURPLE, new_game, table};
use super::moments::played;
use crate::event::Event;
use crate::pieces::{Card, Helper, Operation};
use crate::score;
use crate::state::Speakeasy;
use crate::step::Stage;
use crate::view::View;

const ME: Viewer = Viewer::Seat(BLUE);
const OTHER: Viewer = Viewer::Seat(PURPLE);
const EYES: [Viewer; 3] = [ME, OTHER, Viewer::Spectator];

fn over(mut given: Given) -> Given {
    given.game.stage = Stage::Over;
    given.game.agenda.clear();
    given
}

fn names(given: &Given, viewer: Viewer) -> Vec<&'static str> {
    let secrets = given.game.secrets_from(viewer);
    secrets.iter().map(|secret| secret.name).collect()
}

/// The values that something has in the imagined worlds.
fn varied<T: Ord>(worlds: &[Speakeasy], value: impl FnMut(&Speakeasy) -> T) -> BTreeSet<T> {
    worlds.iter().map(value).collect()
}

/// Blue has used two helpers and has a third next to the board.
fn helped() -> Given {
    new_game(2).but(|game| {
        let mut helpers = game.helpers.deck.iter();
        let taken: Vec<Helper> = (0..3).filter_map(|_| helpers.next()).collect();
        drop(helpers);
        game.helpers.deck = game.helpers.deck.without(taken.iter().copied().collect());
        game.screen_mut(BLUE).used.extend([taken[0], taken[1]]);
        game.player_mut(BLUE).helpers.insert(taken[2]);
    })
}

#[test]
fn sp_1_9_what_is_behind_a_screen_is_seen_by_its_owner_until_the_end() {
    let given = helped();
    let own = *given.game.screen(BLUE);
    let seen = |given: &Given, viewer| given.game.view_of(viewer).screens[0];
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [Some(own), None, None]);
    // How many cards are there is seen by all.
    for eyes in EYES {
        let view = given.game.view_of(eyes);
        assert_eq!((view.used[0], view.used[1]), (2, 0));
        assert_eq!(view.player(BLUE).hand, [1; 4]);
        assert_eq!(view.player(BLUE).helpers.len(), 1);
    }
    let given = over(given);
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [Some(own); 3]);
    assert!(names(&given, Viewer::Spectator).is_empty());
}

#[test]
fn sp_1_9_safes_dealt_cards_and_used_helpers_are_secret() {
    let given = helped();
    let of_blue = [
        "safe",
        "dealt card",
        "dealt card",
        "dealt card",
        "dealt card",
    ];
    assert_eq!(names(&given, ME), of_blue, "those of purple");
    let seen: Vec<&str> = of_blue.into_iter().chain(["used helpers"]).collect();
    assert_eq!(names(&given, OTHER), seen);
    assert_eq!(names(&given, Viewer::Spectator).len(), 11);
}

#[test]
fn sp_1_9_the_hand_is_dealt_in_secret() {
    let given = new_game(2);
    let told = |viewer| {
        let seen = given.log.seen_by(viewer);
        let dealt = |event: &Event| matches!(event, Event::HandDealt { seat: BLUE, .. });
        seen.iter().any(|entry| dealt(entry.event))
    };
    assert_eq!(EYES.map(told), [true, false, false]);
}

/// SP-1.10: everybody saw the card lie on top of its deck.
#[test]
fn sp_r56_a_card_taken_is_known() {
    let mut given = table(2).talking(BLUE, "restaurant");
    while !given.allows("deck vip") {
        let first = given.legal()[0].clone();
        given.act(&first);
    }
    let card = given.game.decks[Operation::Vip as usize]
        .top
        .expect("a card");
    given.act("deck vip");
    assert!(given.game.screen(BLUE).hand.contains(card));
    assert!(given.game.view_of(OTHER).player(BLUE).known.contains(card));
    assert!(!given.game.secret_cards(BLUE).contains(card));
    let held = varied(&worlds(&given.game, OTHER), |world| {
        world.screen(BLUE).hand.contains(card)
    });
    assert_eq!(held, [true].into_iter().collect());
}

#[test]
fn sp_1_10_everything_else_is_open() {
    let given = played(3, "open", |game| game.act == 2);
    for eyes in EYES {
        let view = given.game.view_of(eyes);
        assert_eq!(view.players, given.game.players);
        assert_eq!(view.manhattan, given.game.manhattan);
        assert_eq!(view.docks, given.game.docks);
        assert_eq!(view.market.middle, given.game.market.middle);
        assert_eq!(view.market.right, given.game.market.right);
        assert_eq!(view.helpers, given.game.helpers.display);
        assert_eq!(view.crates.top, given.game.crates.top);
        let tops = given.game.decks.map(|deck| deck.top);
        assert_eq!(view.decks.map(|deck| deck.top), tops);
        assert_eq!(view.order, given.game.order);
        assert_eq!(view.ledger, given.game.ledger);
    }
}

/// Two tables that differ only in what is hidden from purple look the same to purple.
#[test]
fn sp_1_9_a_view_holds_nobody_elses_secrets() {
    let given = helped();
    let other = helped().but(|game| {
        game.screen_mut(BLUE).safe += 7;
        let old = *game.screen(BLUE);
        // A dealt card changes places with one of the deck, a used helper with another.
        let card = old.hand.intersection(Card::of(Operation::Vip)).last();
        let deck = &mut game.decks[Operation::Vip as usize].unseen;
        let new = deck.last();
        *deck = deck.without(new.into_iter().collect());
        deck.extend(card);
        let helper = old.used.last();
        let helpers = &mut game.helpers.deck;
        let fresh = helpers.last();
        *helpers = helpers.without(fresh.into_iter().collect());
        helpers.extend(helper);
        let screen = game.screen_mut(BLUE);
        screen.hand = old.hand.without(card.into_iter().collect());
        screen.hand.extend(new);
        screen.used = old.used.without(helper.into_iter().collect());
        screen.used.extend(fresh);
    });
    assert_eq!(other.game.check_invariants(), Ok(()));
    let json = |view: &View| serde_json::to_string(view).unwrap();
    for eyes in [OTHER, Viewer::Spectator] {
        let [one, two] = [&given, &other].map(|given| json(&given.game.view_of(eyes)));
        assert_eq!(one, two);
    }
    assert_ne!(json(&given.game.view_of(ME)), json(&other.game.view_of(ME)));
}

#[test]
fn sp_1_9_imagined_worlds_vary_what_is_hidden() {
    let given = helped();
    let worlds = worlds(&given.game, OTHER);
    assert!(varied(&worlds, |world| world.screen(BLUE).safe).len() > 10);
    let hands = varied(&worlds, |world| format!("{:?}", world.screen(BLUE).hand));
    assert!(hands.len() > 10);
    let used = varied(&worlds, |world| format!("{:?}", world.screen(BLUE).used));
    assert!(used.len() > 10);
    let own = *given.game.screen(PURPLE);
    for world in &worlds {
        assert_eq!(*world.screen(PURPLE), own);
        assert_eq!(world.screen(BLUE).hand.len(), 4);
        assert_eq!(world.check_invariants(), Ok(()));
    }
}

/// What is not in any hand, on no board and not revealed may be the Rival's.
#[test]
fn sp_27_5_the_rivals_cards_are_not_known() {
    let given = played(1, "rival", |game| game.act == 2);
    let worlds = worlds(&given.game, ME);
    for world in &worlds {
        assert_eq!(world.rival, given.game.rival);
        assert_eq!(world.check_invariants(), Ok(()));
        assert_eq!(world.decks, given.game.decks, "unseen cards are a set");
    }
}

/// SP-24.2: the sum shows what is known.
#[test]
fn sp_1_9_the_score_sheet_hides_safe_and_bottles() {
    let used = helped();
    let points = |given: &Given, viewer| {
        let standing = score::standing(&given.game.view_of(viewer));
        let categories = standing.seats[0].categories.iter();
        categories
            .map(|one| one.points.is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(points(&used, ME), [true; 5]);
    assert_eq!(points(&used, OTHER), [true, false, true, true, false]);
    let unused = table(2);
    assert_eq!(points(&unused, OTHER), [true, false, true, true, true]);
}

/// Whoever is asked in an imagined world can answer, whatever is imagined of the safe.
#[test]
fn sp_32_23_an_imagined_purse_covers_what_was_begun() {
    let mut given = table(2)
        .money(BLUE, 3, 40)
        .hand(BLUE, &["vip_05"])
        .talking(BLUE, "planning_2");
    given.act("slot casino_1");
    let space = given
        .legal()
        .into_iter()
        .find(|text| text.starts_with("space"));
    given.act(&space.expect("a space"));
    for world in worlds(&given.game, OTHER) {
        assert!(!world.legal_actions(BLUE).is_empty());
    }
}
