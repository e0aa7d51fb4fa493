//! SP-1: supplies, what is known, and what can be declined.

use kernel::Viewer;

use super::given::{BLUE, PURPLE, table};
use crate::pieces::{Card, Crate, Helper, Operation};
use crate::score;
use crate::step::{Bonus, Post, Price, Stage, Step};
use crate::whynot::WhyNot;
use crate::works::Works;

#[test]
fn sp_1_1_the_most_money_wins() {
    let given = table(2)
        .money(BLUE, 80, 20)
        .money(PURPLE, 1, 100)
        .but(|game| game.stage = Stage::Over);
    let standing = score::standing(&given.game.view_of(Viewer::Spectator));
    let totals: Vec<i32> = standing.seats.iter().map(|score| score.total).collect();
    assert_eq!(totals, [100, 101]);
    let end = standing.end.unwrap();
    assert!(end.winners.contains(PURPLE) && !end.winners.contains(BLUE));
}

/// SP-R2.
#[test]
fn sp_1_2_an_empty_supply_gives_what_is_left() {
    let leverage = table(4)
        .but(|game| game.supply.leverage = 1)
        .helped(BLUE, "leverage_2");
    assert_eq!(leverage.player(BLUE).leverage, 1);
    assert_eq!(leverage.game.supply.leverage, 0);
    let mut thugs = table(4)
        .but(|game| game.supply.thugs = 1)
        .helped(BLUE, "thugs_2");
    thugs.act("post 2");
    assert_eq!(
        thugs.player(BLUE).thugs,
        2,
        "one from the start, one gained"
    );
    assert_eq!(thugs.game.supply.thugs, 0);
    let books = table(4)
        .with(BLUE, |player| player.blank_books = 1)
        .helped(BLUE, "books_2");
    assert_eq!(books.player(BLUE).books, 1);
}

#[test]
fn sp_1_3_everybody_sees_a_pocket_and_nobody_else_a_safe() {
    let given = table(4).money(BLUE, 7, 33);
    for viewer in Viewer::all(4) {
        let view = given.game.view_of(viewer);
        assert_eq!(view.player(BLUE).pocket, 7);
        let safe = view.screens[BLUE.index()].map(|screen| screen.safe);
        assert_eq!(safe, viewer.is(BLUE).then_some(33));
    }
}

#[test]
fn sp_1_9_what_lies_behind_a_screen_and_what_was_dealt_is_hidden() {
    let given = table(3).screen(BLUE, |screen| screen.used.insert(Helper::Cash5));
    let view = given.game.view_of(Viewer::Seat(PURPLE));
    assert!(view.screens[BLUE.index()].is_none());
    assert!(view.screens[PURPLE.index()].is_some());
    assert!(view.player(BLUE).known.is_empty(), "dealt cards are secret");
    let told: Vec<&str> = given
        .game
        .secrets_from(Viewer::Seat(PURPLE))
        .into_iter()
        .map(|secret| secret.name)
        .collect();
    // Blue's safe, hand and helper; yellow's safe and hand.
    assert_eq!(told.iter().filter(|name| **name == "safe").count(), 2);
    assert_eq!(told.iter().filter(|name| **name == "dealt card").count(), 8);
    assert_eq!(
        told.iter().filter(|name| **name == "used helpers").count(),
        1
    );
}

/// SP-R31, SP-R56.
#[test]
fn sp_1_10_boards_hand_sizes_tops_and_cards_taken_are_open() {
    let mut given = table(3)
        .with(BLUE, |player| player.helpers.insert(Helper::Sell))
        .helped(BLUE, "vip_card");
    let taken = given.game.screen(BLUE).hand.iter();
    let taken: Vec<Card> = taken
        .filter(|card| given.player(BLUE).known.contains(*card))
        .collect();
    assert_eq!(taken.len(), 1, "everybody saw the card of the deck");
    given.game.crates.top = Some(Crate::Crate7);
    let view = given.game.view_of(Viewer::Spectator);
    assert_eq!(view.player(BLUE).hand, [2, 1, 1, 1]);
    assert_eq!(view.player(BLUE).known.iter().collect::<Vec<_>>(), taken);
    assert!(view.player(BLUE).helpers.contains(Helper::Sell));
    assert_eq!(view.crates.top, Some(Crate::Crate7));
    for operation in Operation::ALL {
        let top = given.game.decks[operation as usize].top;
        assert_eq!(view.decks[operation as usize].top, top);
        assert!(top.is_some());
    }
}

/// SP-R54: whatever leaves a choice can be declined.
#[test]
fn sp_1_11_only_a_few_things_cannot_be_declined() {
    let (only, bonus, done) = (None, Bonus::default(), Default::default());
    let (works, times) = (Works::BarOrStill, 1);
    let post = Post::Either;
    for step in [
        Step::UseHelper,
        Step::Favour,
        Step::Raise,
        Step::Play { only, bonus },
        Step::Build { works, times },
        Step::Hire,
        Step::Mobster {
            post,
            waiting: false,
        },
        Step::TakeHelper,
        Step::TakeToken,
        Step::TakeCard,
        Step::Protect { leverage: 4 },
        Step::Sell { left: 1 },
        Step::Drive { points: [1, 1] },
        Step::Ally,
        Step::Raid,
        Step::Business { done },
        Step::PlayToken { left: 2 },
        Step::Cook { left: 3 },
    ] {
        assert!(table(4).asking(BLUE, step).allows("pass"), "{step:?}");
    }
    let works = Works::First;
    for step in [
        Step::Send,
        Step::TurnOrder,
        Step::Discard(Price::TurnOrder),
        Step::Draw,
        Step::Surplus,
        Step::Build { works, times },
        Step::FirstPlay,
    ] {
        let asked = step.rule();
        let why = WhyNot::MustChoose { asked };
        assert_eq!(table(4).asking(BLUE, step).refused("pass"), why, "{step:?}");
    }
}

#[test]
fn sp_1_12_what_is_declined_is_lost() {
    let mut given = table(4).talking(BLUE, "contractors_3");
    assert_eq!(given.asked().1, Step::TakeHelper);
    given.act("pass");
    let (works, times) = (Works::BarOrStill, 2);
    assert_eq!(given.asked().1, Step::Build { works, times });
    given.act("pass");
    assert_eq!(given.asked().1, Step::Draw);
    assert!(given.player(BLUE).helpers.is_empty());
}

#[test]
fn sp_1_13_lasting_abilities_add_up() {
    let still = table(4)
        .house(BLUE, "1.1", "still")
        .crates(BLUE, &[Crate::Crate17, Crate::Crate18])
        .helped(BLUE, "produce");
    assert_eq!(still.player(BLUE).still, 3);
    let player = table(4)
        .crates(
            BLUE,
            &[Crate::Crate3, Crate::Crate4, Crate::Crate7, Crate::Crate8],
        )
        .ally(BLUE, "carlo_gambino", "9");
    assert_eq!(player.player(BLUE).defence(), 4, "1 + 2 crates + the ally");
    assert_eq!(player.player(BLUE).token_limit(), 6);
}

/// SP-16.1: what needs no choice comes without a question, before what does.
#[test]
fn sp_r54_what_cannot_hurt_is_taken_without_a_question() {
    for helper in ["leverage_2", "thugs_2", "books_2", "cash_5", "vip_card"] {
        let mut given = table(4).helped(BLUE, helper);
        // A free thug only asks for its space.
        given.post();
        assert_eq!(given.asked().1, Step::Send, "{helper}");
    }
    let given = table(4).house(BLUE, "1.1", "still").helped(BLUE, "produce");
    assert_eq!(given.asked().1, Step::Send);
    assert_eq!(given.player(BLUE).still, 1);
}

/// SP-R29.
#[test]
fn sp_r55_gains_without_a_choice_come_before_those_with_one() {
    let given = table(4).talking(BLUE, "city_hall_2");
    assert_eq!(given.asked().1, Step::Hire);
    assert_eq!(given.player(BLUE).leverage, 1, "before the thugs are hired");
    let mut given = table(4).money(BLUE, 9, 0).talking(BLUE, "contractors_1");
    given.acts(&["slot right_3", "space 1.1"]);
    assert!(matches!(given.asked().1, Step::Mobster { .. }));
    assert_eq!(given.player(BLUE).leverage, 1, "before the mobster is sent");
}

#[test]
fn sp_r29_each_gain_is_resolved_before_the_next() {
    let mut given = table(4).helped(BLUE, "mobsters_2");
    given.act("dock 1-downtown");
    assert_eq!(given.player(BLUE).leverage, 1, "the reward of the first");
    assert!(matches!(given.asked().1, Step::Mobster { .. }));
    given.act("vip");
    assert_eq!(given.player(BLUE).vip, 1);
    assert_eq!(given.asked().1, Step::Send);
}

/// SP-R57: leverage tokens go with the choice of the building, without another question.
#[test]
fn sp_r57_choosing_a_building_is_to_use_the_tokens() {
    let mut given = table(4)
        .house(BLUE, "1.1", "bar")
        .vip(BLUE, 1)
        .with(BLUE, |player| player.leverage = 4)
        .helped(BLUE, "protect");
    given.act("space 1.1");
    assert_eq!(given.player(BLUE).leverage, 0);
    assert_eq!(given.asked().1, Step::Send);
}
