//! Resolving a chapter (ID-22).

use super::given::{ANNA, BRUNO, CLARA, Given, table, tokens};
use crate::content::Chapter;
use crate::step::{Stage, Step};

/// A table for three with criminals in play; no file is left, or one.
fn resolved(chapter: u8, files_left: u8) -> Given {
    table(3)
        .laid("fixer@harbor seer@parish")
        .hand(ANNA, &["a1_soft_count", "petty_fencing"])
        .hand(BRUNO, &["b1_dry_fire", "petty_hoarder"])
        .hand(CLARA, &["c1_dead_air", "petty_joyride"])
        .missions([("leader", 0), ("target", files_left), ("tactics", 0)])
        .chapter(chapter)
}

impl Given {
    pub(crate) fn all_intel(&self) -> Vec<u16> {
        let consoles = self.game.open.consoles.iter();
        consoles.map(|console| console.intel).collect()
    }

    fn with_files(self, files: [u8; 3]) -> Given {
        let mut given = self;
        for (seat, files) in [ANNA, BRUNO, CLARA].into_iter().zip(files) {
            given = given.files(seat, files);
        }
        given
    }
}

#[test]
fn id_e29_success_in_chapter_1() {
    let given = resolved(1, 0).with_files([3, 2, 2]).resolving(ANNA);
    assert_eq!(given.all_intel(), [3 + 6, 3 + 4, 3 + 4]);
}

/// 2, 3 and 4 Intel for each file; nobody is punished.
#[test]
fn id_22_1_rewards_for_files() {
    for (chapter, each) in [(1, 2), (2, 3), (3, 4)] {
        let given = resolved(chapter, 0)
            .with_files([2, 1, 0])
            .grip(CLARA, "fixer", 5)
            .resolving(ANNA);
        assert_eq!(given.all_intel(), [3 + 2 * each, 3 + each, 3]);
        assert_eq!(given.console(CLARA).grip[0], 5);
    }
}

/// 2 grip, 3 grip, 10 Intel; nobody is rewarded.
#[test]
fn id_22_2_those_with_the_fewest_files_are_punished() {
    for (chapter, lost) in [(1, 2), (2, 3)] {
        let given = resolved(chapter, 1)
            .with_files([2, 1, 2])
            .grip(BRUNO, "fixer", 8)
            .grip(ANNA, "fixer", 8)
            .resolving(ANNA);
        // Only the Fixer can be chosen, so the game takes it.
        assert_eq!(given.console(BRUNO).grip[0], 8 - lost);
        assert_eq!(given.console(ANNA).grip[0], 8);
        assert_eq!(given.all_intel(), [3, 3, 3]);
    }
    let given = resolved(3, 1)
        .with_files([2, 1, 2])
        .intel(BRUNO, 14)
        .resolving(ANNA);
    assert_eq!(given.all_intel(), [3, 4, 3]);
}

/// ID-R9: 10 Intel in chapter 3, never more than there is.
#[test]
fn id_r9_the_penalty_of_chapter_3() {
    assert_eq!(Chapter::numbered(3).lost_intel, 10);
    let given = resolved(3, 1)
        .with_files([2, 1, 2])
        .intel(BRUNO, 5)
        .resolving(ANNA);
    assert_eq!(given.all_intel(), [3, 0, 3]);
}

/// Both players with 1 file lose 3 grip each.
#[test]
fn id_e28_failure_in_chapter_2() {
    let given = resolved(2, 1)
        .with_files([3, 1, 1])
        .grip(BRUNO, "fixer", 2)
        .grip(BRUNO, "seer", 4)
        .grip(CLARA, "fixer", 5)
        .resolving(ANNA);
    assert_eq!(
        (given.asked(), given.step()),
        (BRUNO, Step::LoseGrip { left: 3 })
    );
    let given = given.act("grip fixer").act("grip seer").act("grip fixer");
    let grip = |seat| given.console(seat).grip.iter().sum::<u8>();
    assert_eq!([grip(ANNA), grip(BRUNO), grip(CLARA)], [0, 3, 2]);
    assert_eq!(given.all_intel(), [3, 3, 3]);
}

/// ID-D21: one space after the other; only what is there can be lost.
#[test]
fn id_r33_the_loser_chooses_space_by_space() {
    let given = resolved(1, 1)
        .with_files([0, 1, 1])
        .grip(ANNA, "fixer", 1)
        .grip(ANNA, "seer", 3)
        .resolving(ANNA);
    assert_eq!(given.legal(), ["grip fixer", "grip seer"]);
    let given = given.act("grip fixer");
    // The Fixer has nothing left to lose.
    assert_eq!(given.console(ANNA).grip[0], 0);
    assert_eq!(given.console(ANNA).grip[5], 2);
}

#[test]
fn id_d21_too_little_grip_is_all_lost() {
    let given = resolved(2, 1)
        .with_files([0, 1, 1])
        .grip(ANNA, "fixer", 1)
        .grip(ANNA, "seer", 1)
        .resolving(ANNA);
    assert_eq!(given.console(ANNA).grip.iter().sum::<u8>(), 0);
    assert_eq!(given.game.open.chapter, 3);
}

/// All tied for the fewest files: all suffer.
#[test]
fn id_r49_all_tied_for_the_fewest() {
    let given = resolved(3, 1).with_files([1, 1, 1]);
    let given = given.intel(ANNA, 13).intel(BRUNO, 12).intel(CLARA, 11);
    assert_eq!(given.resolving(ANNA).all_intel(), [3, 2, 1]);
}

/// Three different random ones of all six.
#[test]
fn id_22_3_new_missions() {
    let missions = |seed: &str| {
        let mut given = resolved(1, 0);
        given.chance = kernel::Chance::new(&kernel::Seed::from_text(seed));
        let given = given.resolving(ANNA);
        given.game.open.boards.rows.map(|row| row.mission)
    };
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..40 {
        let three = missions(&n.to_string());
        let different: std::collections::BTreeSet<_> = three.into_iter().collect();
        assert_eq!(different.len(), 3);
        seen.extend(different);
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn id_22_4_evidence_and_files_go_back() {
    let given = resolved(1, 0).with_files([3, 2, 2]).but(|game| {
        game.open.boards.rows[0].placed = 3;
        game.open.boards.rows[1].placed = 1;
    });
    let before = given.game.hidden.evidence.supply;
    let display = given.on_display();
    assert_eq!((display, given.on_bar()), (14, 4));
    let given = given.resolving(ANNA);
    let mut after = before;
    for (count, more) in after
        .iter_mut()
        .zip(tokens(&["leader", "leader", "leader", "target"]))
    {
        *count += more;
    }
    assert_eq!(given.game.hidden.evidence.supply, after);
    let rows = given.game.open.boards.rows;
    assert_eq!(rows.map(|row| row.files), [3, 2, 2]);
    assert_eq!(rows.map(|row| row.placed), [0, 0, 0]);
    assert!(given.game.open.consoles.iter().all(|one| one.files == 0));
}

/// ID-R29: what is on the bar stays.
#[test]
fn id_22_6_bar_and_display_are_filled() {
    let given = resolved(1, 0)
        .bar(&["timing", "timing"])
        .display(&[])
        .supply(&["leader"; 30])
        .resolving(ANNA);
    let bar = tokens(&["timing", "timing", "leader", "leader"]);
    assert_eq!(given.game.open.boards.bar, bar);
    assert_eq!(given.on_display(), 14);
    assert_eq!(given.game.hidden.evidence.supply, tokens(&["leader"; 14]));
}

#[test]
fn id_r29_tokens_left_on_the_bar_are_kept() {
    let bar = ["timing", "target", "leader", "leader"];
    let given = resolved(2, 0).bar(&bar).display(&[]).resolving(ANNA);
    assert_eq!(given.game.open.boards.bar, tokens(&bar));
}

/// The bar first, then the display as far as it goes.
#[test]
fn id_22_6_a_small_supply() {
    let given = resolved(1, 0)
        .bar(&["timing"])
        .display(&[])
        .supply(&["leader"; 5])
        .resolving(ANNA);
    assert_eq!((given.on_bar(), given.on_display()), (4, 2));
    // In chapter 3 nothing is filled any more.
    let given = resolved(3, 0).bar(&["timing"]).display(&[]).resolving(ANNA);
    assert_eq!((given.on_bar(), given.on_display()), (1, 0));
}

/// ID-22.7: into the shared box, face up.
#[test]
fn id_e18_the_bonus_spaces_are_cleared() {
    let given = resolved(1, 0)
        .on_bonus("support", "target")
        .on_bonus("tolerance", "target")
        .on_bonus("grip", "leader")
        .in_box(ANNA, "timing")
        .resolving(ANNA);
    let shared = tokens(&["target", "target", "leader"]);
    assert_eq!(given.game.open.boards.shared, shared);
    let given = given.memory(BRUNO, &["tactics"]);
    let given = given.asking(BRUNO, Step::Process { left: 1 });
    assert_eq!(given.legal_like("process tactics bonus").len(), 3);
    // The boxes stay.
    assert_eq!(given.game.hidden.evidence.plan.len(), 1);
}

#[test]
fn id_22_7_in_chapter_3_the_bonus_spaces_stay() {
    let given = resolved(3, 0).on_bonus("support", "target").resolving(ANNA);
    assert_eq!(given.game.open.boards.shared, tokens(&[]));
    assert_eq!(given.game.plan_totals(), tokens(&["target"]));
}

/// Left of whoever ended the chapter.
#[test]
fn id_22_8_who_goes_on() {
    for (ended, next) in [(ANNA, BRUNO), (BRUNO, CLARA), (CLARA, ANNA)] {
        let given = resolved(2, 0).resolving(ended);
        assert_eq!((given.game.open.chapter, given.asked()), (3, next));
    }
    let given = resolved(3, 0).resolving(ANNA);
    assert_eq!(given.game.open.stage, Stage::Over);
}

/// The order in which losers are asked does not matter to what each may choose.
#[test]
fn id_22_9_losses_are_independent() {
    let given = resolved(1, 1)
        .with_files([0, 0, 1])
        .grip(ANNA, "fixer", 2)
        .grip(ANNA, "seer", 2)
        .grip(BRUNO, "fixer", 2)
        .grip(BRUNO, "seer", 2)
        .resolving(ANNA);
    assert_eq!(given.asked(), ANNA);
    let given = given.act("grip fixer").act("grip seer");
    assert_eq!(given.asked(), BRUNO);
    let given = given.act("grip seer").act("grip seer");
    assert_eq!(given.console(BRUNO).grip[0], 2);
    assert_eq!(given.console(ANNA).grip[0], 1);
}

#[test]
fn id_22_10_what_is_not_touched() {
    let given = resolved(1, 0)
        .hooked(ANNA, "fixer", 4)
        .tool(ANNA, "challenge")
        .tolerance(ANNA, 6)
        .memory(ANNA, &["timing"])
        .in_box(BRUNO, "leader")
        .story(&["a1_soft_count"])
        .offer([(Some("hook"), 2), (Some("lock"), 0), (None, 1)]);
    let before = given.game.clone();
    let given = given.resolving(CLARA);
    let (open, was) = (&given.game.open, &before.open);
    assert_eq!(
        (open.city, open.offer, open.story),
        (was.city, was.offer, was.story)
    );
    assert_eq!(open.console(ANNA), was.console(ANNA));
    let papers = |game: &crate::state::InTooDeep| *game.papers(ANNA);
    assert_eq!(papers(&given.game), papers(&before));
    assert_eq!(given.game.hidden.evidence.plan, before.hidden.evidence.plan);
}
