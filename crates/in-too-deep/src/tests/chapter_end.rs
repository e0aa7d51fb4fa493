//! When a chapter ends (ID-21).

use super::given::{ANNA, BRUNO, CLARA, Given, table_of};
use crate::step::{Chore, Stage};

/// A table for three in a chapter, the display empty; somebody takes actions.
fn last_of_display(chapter: u8, seat: kernel::Seat) -> Given {
    last_of_display_with(&[], chapter, seat)
}

/// The same with options.
fn last_of_display_with(settings: &[(&str, &str)], chapter: u8, seat: kernel::Seat) -> Given {
    let crimes = [
        ["a1_soft_count", "petty_fencing"],
        ["b1_dry_fire", "petty_hoarder"],
        ["c1_dead_air", "petty_joyride"],
    ];
    let mut given = table_of(3, settings).laid("fixer@harbor seer@parish hacker@blocks");
    for (seat, hand) in [ANNA, BRUNO, CLARA].into_iter().zip(crimes) {
        given = given.hand(seat, &hand);
    }
    given.chapter(chapter).display(&[]).acting(seat)
}

impl Given {
    /// Somebody gains one evidence, which ends the chapter.
    fn ending_it(self, seat: kernel::Seat) -> Given {
        self.doing(seat, Chore::Gain(1)).act_first("evidence")
    }

    /// Whoever's turn it is goes through it and does nothing.
    fn idle_turn(mut self) -> Given {
        let agent = self.game.open.turn.agent;
        while self.game.open.turn.agent == agent && self.game.open.stage == Stage::Turns {
            self = match self.legal_like("hook").first() {
                Some(hook) if !self.may("pass") => {
                    let hook = hook.clone();
                    self.act(&hook)
                }
                _ => self.act("pass"),
            };
        }
        self
    }
}

#[test]
fn id_21_1_an_empty_display_alone_triggers_nothing() {
    let given = last_of_display(1, ANNA);
    assert!(given.game.open.ending.is_none());
    let given = given.idle_turn();
    assert_eq!((given.game.open.chapter, given.asked()), (1, BRUNO));
    // The filling that fails does it.
    let given = last_of_display(1, ANNA).ending_it(ANNA);
    assert_eq!(given.game.open.ending, Some(ANNA.into()));
}

/// Twenty rounds of three, one turn short of it; evidence begins the count anew.
#[test]
fn id_r89_a_chapter_in_which_nobody_gains_evidence_any_more_ends() {
    let quiet = |chapter: u8, turns: u8| {
        let mut given = last_of_display_with(&[("standstill", "on")], chapter, ANNA);
        given.game.open.quiet_turns = turns;
        given
    };
    let given = quiet(1, 58).idle_turn();
    assert_eq!((given.game.open.chapter, given.asked()), (1, BRUNO));
    let given = quiet(1, 59).idle_turn();
    assert_eq!((given.game.open.chapter, given.asked()), (2, BRUNO));
    assert_eq!(given.game.open.quiet_turns, 0);
    let given = quiet(3, 59).idle_turn();
    assert_eq!(
        (given.asked(), given.game.open.last_turns),
        (BRUNO, Some(1))
    );
    let given = given.idle_turn().idle_turn();
    assert_eq!(given.game.open.stage, Stage::Over);
    let given = quiet(1, 59).ending_it(ANNA);
    assert_eq!(given.game.open.quiet_turns, 0);
}

/// Unless the table has chosen otherwise nothing but the bar ends a chapter, however long that takes.
#[test]
fn id_a2_a_standstill_ends_no_chapter() {
    let mut given = last_of_display(1, ANNA);
    given.game.open.quiet_turns = 59;
    for _ in 0..300 {
        given = given.idle_turn();
    }
    assert_eq!(given.game.open.chapter, 1);
    assert!(given.game.open.ending.is_none());
}

/// A table of the first edition has the bound, whatever its options say.
#[test]
fn id_a2_a_standstill_ends_a_chapter_of_the_first_edition() {
    let mut given = last_of_display(1, ANNA).of_the_first_edition();
    given.game.open.quiet_turns = 59;
    let given = given.idle_turn();
    assert_eq!((given.game.open.chapter, given.asked()), (2, BRUNO));
}

#[test]
fn id_21_2_in_chapters_1_and_2_after_the_turn() {
    for chapter in [1, 2] {
        let given = last_of_display(chapter, BRUNO).ending_it(BRUNO);
        assert_eq!((given.game.open.chapter, given.asked()), (chapter, BRUNO));
        let given = given.idle_turn();
        assert_eq!(given.game.open.chapter, chapter + 1);
        assert_eq!(given.asked(), CLARA);
        assert!(given.game.open.ending.is_none());
    }
}

/// ID-21.3: the second triggers it; the third and the first have one more turn each.
#[test]
fn id_e37_the_last_round_of_chapter_3() {
    let given = last_of_display(3, BRUNO).ending_it(BRUNO);
    let given = given.idle_turn();
    assert_eq!(
        (given.asked(), given.game.open.stage),
        (CLARA, Stage::Turns)
    );
    let given = given.idle_turn();
    assert_eq!((given.asked(), given.game.open.stage), (ANNA, Stage::Turns));
    let given = given.idle_turn();
    assert_eq!(given.game.open.stage, Stage::Over);
}

#[test]
fn id_21_3_everybody_else_has_exactly_one_turn() {
    let given = last_of_display(3, ANNA).ending_it(ANNA);
    assert_eq!(given.game.open.last_turns, Some(2));
    let given = given.idle_turn().idle_turn();
    assert_eq!(given.asked(), CLARA);
    assert_eq!(given.idle_turn().game.open.stage, Stage::Over);
}

/// ID-R32: a second trigger changes nothing, and the supply goes on standing in.
#[test]
fn id_21_4_an_end_is_triggered_once() {
    let given = last_of_display(3, ANNA).ending_it(ANNA).idle_turn();
    assert_eq!(given.game.open.last_turns, Some(1));
    let given = given.ending_it(BRUNO);
    assert_eq!(given.game.open.ending, Some(ANNA.into()));
    assert_eq!(given.game.open.last_turns, Some(1));
    assert_eq!(given.on_bar(), 4);
}

#[test]
fn id_r32_a_second_trigger_in_a_turn_does_not_end_two_chapters() {
    let given = last_of_display(1, ANNA).ending_it(ANNA).ending_it(ANNA);
    let given = given.idle_turn();
    assert_eq!(given.game.open.chapter, 2);
    assert_eq!(given.asked(), BRUNO);
}
