//! Gaining evidence (ID-13).

use kernel::Viewer;

use super::given::{ANNA, BRUNO, Given, table, tokens};
use crate::event::Event;
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

const BAR: [&str; 4] = ["timing", "armament", "armament", "target"];

impl Given {
    /// How many tokens lie on the bar.
    pub(crate) fn on_bar(&self) -> u8 {
        self.game.open.boards.bar.iter().sum()
    }

    /// The supply has exactly these tokens.
    pub(crate) fn supply(self, kinds: &[&str]) -> Given {
        self.but(|game| game.hidden.evidence.supply = tokens(kinds))
    }

    fn gaining(self, count: u8) -> Given {
        self.acting(ANNA).doing(ANNA, Chore::Gain(count))
    }
}

#[test]
fn id_e11_three_evidence() {
    let given = table(2).bar(&BAR).gaining(3);
    assert_eq!(
        given.legal(),
        ["evidence target", "evidence timing", "evidence armament"]
    );
    assert_eq!(given.on_display(), 10);
    let given = given.act("evidence armament");
    assert_eq!(given.papers(ANNA).evidence(), 3);
    assert!(given.papers(ANNA).memory[5] >= 1);
    assert_eq!((given.on_display(), given.on_bar()), (7, 4));
    assert!(given.game.open.ending.is_none());
}

/// The others are random tokens of the display.
#[test]
fn id_13_1_the_first_comes_from_the_bar_the_others_from_the_display() {
    let given = table(2)
        .bar(&BAR)
        .display(&["leader"; 6])
        .gaining(2)
        .act("evidence timing");
    assert_eq!(given.papers(ANNA).memory, tokens(&["timing", "leader"]));
    // What is not on the bar cannot be taken from it.
    let given = table(2).bar(&BAR).gaining(1);
    assert_eq!(given.refused("evidence tactics"), WhyNot::NotOnBar);
}

#[test]
fn id_13_1_from_an_empty_bar_all_come_from_the_display() {
    let given = table(2).bar(&[]).display(&["leader"; 8]).gaining(2);
    assert_eq!(given.papers(ANNA).memory, tokens(&["leader", "leader"]));
    assert_eq!((given.on_display(), given.on_bar()), (2, 4));
}

#[test]
fn id_13_2_the_rest_comes_from_the_supply() {
    let given = table(2)
        .bar(&BAR)
        .display(&["leader"])
        .supply(&["tactics"; 9])
        .gaining(4)
        .act("evidence target");
    let expected = tokens(&["target", "leader", "tactics", "tactics"]);
    assert_eq!(given.papers(ANNA).memory, expected);
    // Others are told in one line how many came face down, the owner which.
    let drawn = |viewer| {
        let told = given.told(Viewer::Seat(viewer));
        let count = |event: &Event| match event {
            Event::EvidenceGained { count, .. } => Some(*count),
            Event::EvidenceDrawn { .. } => Some(1),
            _ => None,
        };
        told.iter().filter_map(count).collect::<Vec<u8>>()
    };
    assert_eq!((drawn(ANNA), drawn(BRUNO)), (vec![1, 1, 1], vec![3]));
}

#[test]
fn id_13_3_the_bar_is_filled_from_the_display_afterwards() {
    let given = table(2)
        .bar(&BAR)
        .display(&["leader"; 3])
        .gaining(1)
        .act("evidence timing");
    let bar = tokens(&["armament", "armament", "target", "leader"]);
    assert_eq!(given.game.open.boards.bar, bar);
    assert_eq!(given.on_display(), 2);
}

#[test]
fn id_13_4_the_chapter_ends_when_the_bar_cannot_be_filled_from_the_display() {
    let given = |display: &[&str]| {
        let given = table(2).bar(&BAR).display(display).gaining(1);
        given.act("evidence timing").game.open.ending
    };
    assert_eq!(given(&[]), Some(ANNA.into()));
    assert_eq!(given(&["leader"]), None);
}

/// An empty display alone triggers nothing: the last token went onto the bar.
#[test]
fn id_r31_an_empty_display_does_not_end_the_chapter() {
    let given = table(2).bar(&BAR).display(&["leader"]).gaining(1);
    let given = given.act("evidence timing");
    assert_eq!(given.on_display(), 0);
    assert!(given.game.open.ending.is_none());
    // The next filling does.
    let given = given.gaining(1).act_first("evidence");
    assert!(given.game.open.ending.is_some());
}

#[test]
fn id_13_5_after_the_trigger_the_supply_stands_in_for_the_display() {
    let given = table(2)
        .bar(&BAR)
        .display(&[])
        .supply(&["tactics"; 9])
        .gaining(1)
        .act("evidence timing");
    let bar = tokens(&["armament", "armament", "target", "tactics"]);
    assert_eq!(given.game.open.boards.bar, bar);
    let given = given.gaining(2).act("evidence target");
    assert_eq!(
        given.papers(ANNA).memory,
        tokens(&["timing", "target", "tactics"])
    );
}

/// ID-R30: nothing is left anywhere.
#[test]
fn id_13_6_a_token_that_nothing_can_provide_is_not_gained_and_ends_the_chapter() {
    let given = table(2)
        .bar(&["timing"])
        .display(&[])
        .supply(&[])
        .gaining(3);
    // The only one on the bar leaves no choice.
    assert_eq!(given.papers(ANNA).evidence(), 1);
    assert_eq!(given.on_bar(), 0);
    assert_eq!(given.game.open.ending, Some(ANNA.into()));
    let given = given.gaining(1);
    assert_eq!(given.papers(ANNA).evidence(), 1);
}

#[test]
fn id_r30_without_tokens_the_bar_stays_short() {
    let given = table(2)
        .bar(&["timing", "target"])
        .display(&[])
        .supply(&["leader"])
        .gaining(1)
        .act("evidence target");
    assert_eq!(given.game.open.boards.bar, tokens(&["timing", "leader"]));
    assert!(given.game.open.ending.is_some());
}

/// Face down, and as many as one likes.
#[test]
fn id_13_7_evidence_lies_face_down_in_memory() {
    let given = table(2).bar(&BAR).gaining(9).act("evidence timing");
    assert_eq!(given.papers(ANNA).evidence(), 9);
    let others = given.game.view_of(kernel::Viewer::Seat(BRUNO));
    assert_eq!(others.papers(ANNA).memory, 9);
    assert_eq!(others.papers(ANNA).known, None);
    let own = given.game.view_of(kernel::Viewer::Seat(ANNA));
    let memory = own.own().map(|known| known.memory);
    assert_eq!(memory, Some(given.papers(ANNA).memory));
}

#[test]
fn id_13_8_taken_evidence_is_not_gained() {
    let given = table(2)
        .bar(&BAR)
        .display(&["leader", "leader"])
        .acting(ANNA)
        .asking(ANNA, Step::TakeUnseen)
        .act("place display-0");
    assert_eq!(given.papers(ANNA).memory, tokens(&["leader"]));
    assert_eq!(given.game.open.boards.bar, tokens(&BAR));
    assert_eq!(given.on_display(), 1);
    // Even the last one of the display.
    let given = given.asking(ANNA, Step::TakeUnseen);
    assert_eq!(given.on_display(), 0);
    assert!(given.game.open.ending.is_none());
}

#[test]
fn id_e30_the_last_token_of_the_display() {
    let given = table(2)
        .bar(&BAR)
        .display(&["leader"])
        .supply(&["tactics"; 5])
        .gaining(2)
        .act("evidence timing");
    assert_eq!(given.papers(ANNA).memory, tokens(&["timing", "leader"]));
    let bar = tokens(&["armament", "armament", "target", "tactics"]);
    assert_eq!(given.game.open.boards.bar, bar);
    assert_eq!(given.game.open.ending, Some(ANNA.into()));
    // Anna goes on with her turn.
    assert_eq!((given.asked(), given.step()), (ANNA, Step::Act));
    assert_eq!(given.game.open.chapter, 1);
}
