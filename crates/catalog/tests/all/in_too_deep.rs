//! What In Too Deep says, in every language.

use std::path::PathBuf;

use catalog::lint::Lint;
use in_too_deep::InTooDeep;
use in_too_deep::action::Action;
use in_too_deep::city::Border;
use in_too_deep::console::Agent;
use in_too_deep::evidence::{Into, Place};
use in_too_deep::pieces::*;
use in_too_deep::words;
use kernel::{Phrase, Seat};

use crate::auditor::{Auditor, Table, assert_no_twins};

/// Every mode; with several people dice play for a long time.
const TABLES: &[Table] = &[
    (1, &[], usize::MAX),
    (
        1,
        &[("difficulty", "hard"), ("storylines", "7")],
        usize::MAX,
    ),
    (2, &[("echo_joins", "on")], usize::MAX),
    (2, &[], 1_500),
    (3, &[("storylines", "6")], 1_500),
    (5, &[], 2_500),
];

#[test]
fn every_language_says_everything_and_nothing_else() {
    let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../in-too-deep/src");
    Lint::of_game::<InTooDeep>(&sources).assert_clean();
}

/// Everything with a name, as a board shows it.
fn names() -> Vec<Phrase> {
    let mut all = vec![words::agent_name(Agent::Echo)];
    for zone in Zone::ALL {
        all.extend([
            words::zone(zone),
            words::zone_effect(zone),
            words::zone_gist(zone),
        ]);
    }
    for criminal in Criminal::ALL {
        all.extend([words::criminal(criminal), words::ability(criminal)]);
    }
    for crime in Crime::ALL {
        let card = crime.data();
        all.extend([words::crime(crime), words::crime_story(crime)]);
        all.extend(card.when.iter().map(|clause| words::clause(clause, None)));
        all.extend(card.effect.iter().map(|line| words::line(line, None)));
        if !crime.is_petty() {
            all.extend(Outcome::ALL.map(|outcome| words::outcome_title(crime, outcome)));
        }
    }
    all.extend(Item::ALL.map(words::item));
    all.extend(ItemKind::ALL.map(words::item_kind));
    all.extend(Evidence::ALL.map(words::evidence));
    all.extend(Support::ALL.map(words::support));
    all.extend(Support::ALL.map(words::support_help));
    all.extend(Storyline::ALL.map(words::storyline));
    all.extend(Storyline::ALL.map(words::storyline_story));
    all.extend(Deck::ALL.map(words::deck));
    all.extend(Dilemma::ALL.map(words::dilemma));
    all.extend(Dilemma::ALL.map(words::dilemma_card));
    all.extend(Warrant::ALL.map(words::warrant));
    all.extend(Row::ALL.map(words::row));
    all.extend(Row::ALL.map(words::from_row));
    all.extend(Bonus::ALL.map(words::bonus));
    all.extend(Bonus::ALL.map(words::of_bonus));
    all.extend(Letter::ALL.map(words::letter));
    all.extend(Difficulty::ALL.map(words::difficulty));
    all
}

#[test]
fn everything_has_a_name_in_every_language() {
    let auditor = Auditor::new::<InTooDeep>();
    for name in names() {
        auditor.say(&name);
    }
}

/// Something of everything that can be tried, most of it nonsense at any given moment.
fn attempts() -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Jump, Action::Look, Action::Gain];
    for criminal in Criminal::ALL {
        all.extend([Action::Hook(criminal), Action::Unhook(criminal)]);
        all.extend([Action::Drop(criminal), Action::Use(criminal)]);
        all.extend([Action::Grip(criminal), Action::Endure(criminal)]);
        all.extend([Action::Sense(criminal), Action::Criminal(criminal)]);
        all.extend(Zone::ALL.map(|zone| Action::Move(criminal, zone)));
        all.extend(Zone::ALL.map(|zone| Action::Push(criminal, zone)));
        all.extend(Item::ALL.map(|item| Action::PickUp(criminal, item)));
    }
    for item in Item::ALL {
        all.extend([
            Action::Item(item),
            Action::Fetch(item),
            Action::Smuggle(item),
        ]);
        all.extend(Zone::ALL.map(|zone| Action::Hack(item, zone)));
    }
    for zone in Zone::ALL {
        all.extend([Action::Zone(zone), Action::Fix(zone), Action::Dash(zone)]);
        all.push(Action::Guardian(zone));
    }
    all.extend(Border::all().map(|border| Action::Barrier(border, Turning::Clockwise)));
    all.extend([Agent::Echo, Seat(0).into(), Seat(1).into()].map(Action::Opponent));
    all.extend((0..3).map(Action::Third));
    all.extend(Deck::ALL.map(Action::Deck));
    all.extend(Evidence::ALL.map(Action::Evidence));
    for kind in Evidence::ALL {
        all.extend(Row::ALL.map(|row| Action::Process(kind, Into::Row(row))));
        all.extend(Bonus::ALL.map(|bonus| Action::Process(kind, Into::Bonus(bonus))));
    }
    all.extend((0..20).map(|slot| Action::Place(Place::Display(slot))));
    all.extend((0..4).map(|index| Action::Place(Place::Plan(index))));
    all.extend(Support::ALL.map(Action::Support));
    all.extend(Crime::ALL.map(Action::Commit));
    all.extend(Crime::ALL.map(Action::Discard));
    all.extend(Outcome::ALL.map(Action::Outcome));
    all.extend(Dilemma::ALL.map(Action::Dilemma));
    all
}

#[test]
fn everything_can_be_said_and_cites_a_rule_of_the_book() {
    let mut auditor = Auditor::new::<InTooDeep>();
    auditor.attend::<InTooDeep>(TABLES, 1, &attempts());
    auditor.assert_heard(&[
        ("whynot-", 30),
        ("event-", 80),
        ("prompt-", 40),
        ("choice-", 50),
    ]);
}

#[test]
fn no_two_choices_of_a_question_say_the_same() {
    assert_no_twins::<InTooDeep>(TABLES, 1, |_, _| false);
}
