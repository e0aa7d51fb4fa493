//! Echo: progress, crimes and setbacks (ID-26.7 to ID-26.12).

use super::echo_given::{ECHO, hard, solo, until};
use super::given::{ANNA, Given, read, set};
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Crime, Deck, Difficulty, Storyline};
use crate::step::{Chore, Step};

/// How far she progressed with this roll.
fn progressed(given: &Given) -> Option<(u8, u8)> {
    given.events().into_iter().find_map(|event| match event {
        Event::EchoProgressed { by, progress } => Some((by, progress)),
        _ => None,
    })
}

/// She holds a card, and neither her grip nor the offer leaves ties; the marker stands here.
fn holding(crime: &str, marker: u8) -> Given {
    solo()
        .hand(ECHO, &[crime])
        .grip(ECHO, "seer", 1)
        .grip(ECHO, "hacker", 1)
        .grip(ECHO, "jumper", 1)
        .offer([(Some("lock"), 0), (None, 0), (None, 0)])
        .with_echo(|echo| echo.progress = marker)
}

/// She rolls this progress.
fn rolled(table: impl Fn() -> Given, by: u8) -> Given {
    until(
        |seed| table().shuffled(seed).echo_does(Chore::EchoProgress),
        |given| progressed(given).is_some_and(|(rolled, _)| rolled == by),
    )
}

fn has_committed(given: &Given) -> bool {
    !given.game.open.story.is_empty()
}

#[test]
fn id_26_7_the_marker_advances() {
    let given = rolled(|| holding("b3_kill_switch", 0), 2);
    assert_eq!(given.echo().progress, 2);
    let given = rolled(|| holding("b3_kill_switch", 1), 1);
    assert_eq!(given.echo().progress, 2);
    assert_eq!(Difficulty::Normal.side().progress, [1, 1, 2, 2, 3, 3]);
    assert_eq!(Difficulty::Hard.side().progress, [2, 2, 2, 3, 3, 3]);
    for seed in 0..20 {
        let given = hard().hand(ECHO, &["b3_kill_switch"]).shuffled(seed);
        let (by, _) = progressed(&given.echo_does(Chore::EchoProgress)).expect("rolled");
        assert!(by == 2 || by == 3);
    }
}

/// How many turns a crime of each level takes her in the mean.
#[test]
fn id_r93_a_crime_of_echo_takes_one_to_two_turns() {
    /// From so many spaces before the crime.
    fn turns(left: i32, progress: &[u8; 6]) -> f64 {
        if left <= 0 {
            return 0.0;
        }
        let rest = progress
            .iter()
            .map(|by| turns(left - i32::from(*by), progress));
        1.0 + rest.sum::<f64>() / 6.0
    }
    for (side, means) in [
        (Difficulty::Normal, [1.0, 1.33, 1.78]),
        (Difficulty::Hard, [1.0, 1.0, 1.5]),
    ] {
        for (needed, mean) in content().echo.crime_at.iter().zip(means) {
            let found = turns(i32::from(*needed), &side.side().progress);
            assert!(
                (found - mean).abs() < 0.01,
                "{side:?}: {needed} takes {found}"
            );
        }
    }
}

/// Level 1 at 1, level 2 at 2, level 3 at 3: whatever she rolls reaches the first.
#[test]
fn id_26_8_the_space_of_each_level() {
    for (crime, needed) in [
        ("a1_soft_count", 1),
        ("b2_a_small_test", 2),
        ("b3_kill_switch", 3),
    ] {
        if needed > 1 {
            let short = rolled(|| holding(crime, needed - 2), 1);
            assert!(!has_committed(&short), "{crime}");
            assert_eq!(short.echo().progress, needed - 1);
        }
        let enough = rolled(|| holding(crime, needed - 1), 1);
        assert!(has_committed(&enough), "{crime}");
        // Or passed.
        assert!(has_committed(&rolled(|| holding(crime, needed - 1), 3)));
    }
}

/// ID-R55: normal 2 Intel and 1 grip, hard 3 Intel and 1 grip.
#[test]
fn id_26_8_the_setback_reward() {
    let given = rolled(|| holding("b3_kill_switch", 0), 1);
    assert_eq!(given.console(ECHO).intel, 5);
    // The Fixer had her lowest token.
    assert_eq!(given.console(ECHO).grip[0], 1);
    let table = || hard().hand(ECHO, &["b3_kill_switch"]);
    let given = rolled(table, 2);
    assert_eq!(given.console(ECHO).intel, 6);
    assert_eq!(
        given.step(),
        Step::EchoGrip {
            gain: true,
            left: 1
        }
    );
}

#[test]
fn id_r55_one_fixed_reward_on_each_side() {
    let sides = [Difficulty::Normal, Difficulty::Hard].map(Difficulty::side);
    assert_eq!(
        sides.map(|side| (side.setback_intel, side.setback_grip)),
        [(2, 1), (3, 1)]
    );
    // A crime brings no setback reward: careful Soft Count pays 4.
    let given = rolled(|| holding("a1_soft_count", 1), 1);
    assert_eq!(given.console(ECHO).intel, 7);
    assert_eq!(given.console(ECHO).grip[0], 0);
}

#[test]
fn id_26_9_echo_commits_her_crime() {
    let table = || {
        let given = holding("a1_soft_count", 1);
        given
            .hooked(ECHO, "seer", 1)
            .hooked(ECHO, "jumper", 1)
            .card("e01")
    };
    let given = rolled(table, 2);
    assert_eq!(given.echo().progress, 0);
    assert!(given.console(ECHO).ports.is_empty());
    assert_eq!(given.game.open.story, set(&["a1_soft_count"]));
    assert!(given.papers(ECHO).crimes.is_empty());
    // Careful: 4 Intel, 1 dilemma, 2 evidence of which she processes what she has.
    assert_eq!(given.console(ECHO).intel, 7);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 1);
    assert_eq!((given.papers(ECHO).evidence(), given.on_display()), (0, 8));
    assert_eq!(given.game.hidden.evidence.plan.len(), 2);
}

/// The outcome of the Echo card: e03 is reckless.
#[test]
fn id_26_9_the_outcome_is_that_of_the_card() {
    let given = rolled(|| holding("a1_soft_count", 1).card("e03"), 2);
    assert_eq!(given.console(ECHO).intel, 8);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 2);
    assert_eq!((given.papers(ECHO).evidence(), given.on_display()), (1, 9));
}

/// ID-R60: no prerequisite, no condition, no effect.
#[test]
fn id_26_10_neither_prerequisites_nor_conditions() {
    let table = || holding("b3_kill_switch", 3).laid("fixer@harbor+rifle");
    assert!(!table().game.open.scene(ECHO).allows(read("b3_kill_switch")));
    let before = table().game.open.city;
    let given = rolled(table, 1);
    assert_eq!(given.game.open.story, set(&["b3_kill_switch"]));
    assert_eq!(given.game.open.city, before);
}

/// Even where she could: the cash stays in the Fixer's hands.
#[test]
fn id_r60_the_effect_is_skipped() {
    let table = || {
        let given = holding("a1_soft_count", 1).hooked(ECHO, "fixer", 0);
        given.holds("fixer", "cash")
    };
    assert!(table().game.open.scene(ECHO).allows(read("a1_soft_count")));
    assert_eq!(rolled(table, 1).item("cash"), "+fixer");
}

/// Which deck she draws from with this story, storylines A to E in play.
fn drawn(story: &[&str], left_out: &[&str]) -> Option<Deck> {
    let given = solo()
        .but(|game| {
            game.open.left_out = set::<Storyline>(left_out);
            let crimes = game.open.crimes_in_play();
            for deck in Deck::ALL {
                game.deck_mut(deck).shuffled = crimes.intersection(Crime::of(deck));
            }
        })
        .story(story)
        .hand(ECHO, &[])
        .echo_does(Chore::EchoEnd);
    let crime = given.papers(ECHO).crimes.iter().next();
    crime.map(Crime::deck)
}

const LEVEL_1: [&str; 5] = [
    "a1_soft_count",
    "b1_dry_fire",
    "c1_dead_air",
    "d1_first_taste",
    "e1_canvassing",
];

const LEVEL_2: [&str; 5] = [
    "a2_paper_companies",
    "b2_a_small_test",
    "c2_mirror_feed",
    "d2_cook_house",
    "e2_empty_chair",
];

#[test]
fn id_26_11_the_level_of_her_next_crime() {
    let out = ["f", "g"];
    assert_eq!(drawn(&[], &out), Some(Deck::Level1));
    assert_eq!(drawn(&LEVEL_1[..4], &out), Some(Deck::Level1));
    assert_eq!(drawn(&LEVEL_1, &out), Some(Deck::Level2));
    let most = [&LEVEL_1[..], &LEVEL_2[..4]].concat();
    assert_eq!(drawn(&most, &out), Some(Deck::Level2));
    let all = [LEVEL_1, LEVEL_2].concat();
    assert_eq!(drawn(&all, &out), Some(Deck::Level3));
    // Level 2 without its level 1 does not count for level 1.
    assert_eq!(drawn(&LEVEL_2, &out), Some(Deck::Level1));
}

/// With F in play the same story is not complete.
#[test]
fn id_r65_only_storylines_in_play_are_checked() {
    assert_eq!(drawn(&LEVEL_1, &["f", "g"]), Some(Deck::Level2));
    assert_eq!(drawn(&LEVEL_1, &["g"]), Some(Deck::Level1));
}

/// The next higher level with cards, else the next lower.
#[test]
fn id_r61_her_deck_is_empty() {
    let drawn = |story: &[&str], empty: &[Deck]| {
        let given = solo()
            .but(|game| {
                game.open.left_out = set(&["f", "g"]);
                for deck in empty {
                    *game.deck_mut(*deck) = Default::default();
                }
            })
            .story(story)
            .hand(ECHO, &[])
            .echo_does(Chore::EchoEnd);
        let crime = given.papers(ECHO).crimes.iter().next();
        crime.map(Crime::deck)
    };
    assert_eq!(drawn(&[], &[Deck::Level1]), Some(Deck::Level2));
    assert_eq!(
        drawn(&[], &[Deck::Level1, Deck::Level2]),
        Some(Deck::Level3)
    );
    assert_eq!(
        drawn(&LEVEL_1, &[Deck::Level2, Deck::Level3]),
        Some(Deck::Level1)
    );
    let all = [LEVEL_1, LEVEL_2].concat();
    assert_eq!(drawn(&all, &[Deck::Level3]), Some(Deck::Level2));
    assert_eq!(drawn(&[], &Deck::LEVELS), None);
}

/// Without a crime: no roll, only the setback.
#[test]
fn id_r61_without_a_crime_she_makes_no_progress() {
    let given = solo()
        .hand(ECHO, &[])
        .grip(ECHO, "seer", 1)
        .grip(ECHO, "hacker", 1)
        .grip(ECHO, "jumper", 1)
        .echo_does(Chore::EchoProgress);
    assert_eq!(progressed(&given), None);
    assert_eq!(given.echo().progress, 0);
    assert_eq!(given.console(ECHO).intel, 5);
}

/// Only the criminal of the card gains grip; nothing is drawn to a minimum; tokens are not kept.
#[test]
fn id_26_12_no_other_steps() {
    let given = until(
        |seed| {
            let given = holding("b3_kill_switch", 0).hooked(ECHO, "hacker", 3);
            given
                .next_card("e01")
                .grip(ECHO, "fixer", 4)
                .shuffled(seed)
                .echo_turn()
        },
        |given| given.papers(ECHO).crimes.len() == 1 && !given.console(ECHO).ports.is_empty(),
    );
    // Step 2 would have raised the Hacker.
    assert_eq!(given.console(ECHO).grip[2], 3);
    assert!(
        given
            .papers(ECHO)
            .crimes
            .intersection(Crime::of(Deck::Petty))
            .is_empty()
    );
    assert_eq!(given.console(ECHO).tools.iter().sum::<u8>(), 0);
    assert_eq!(given.papers(ECHO).crimes, set(&["b3_kill_switch"]));
    assert_eq!(given.asked(), ANNA);
}
