//! Dilemmas (ID-20).

use kernel::Set;

use super::given::{ANNA, set, table};
use crate::content::DilemmaReward;
use crate::pieces::Dilemma;
use crate::score::Stored;

/// Intel, a warrant, a badge, or one or two symbols of evidence.
#[test]
fn id_20_1_each_has_corruption_and_one_reward() {
    assert_eq!(Dilemma::ALL.len(), 72);
    for dilemma in Dilemma::ALL {
        let data = dilemma.data();
        assert!(data.corruption <= 10);
        match &data.reward {
            DilemmaReward::Intel(intel) => assert!((1..=8).contains(intel)),
            DilemmaReward::Warrant(_) => assert!(data.corruption >= 5),
            DilemmaReward::Badge(badges) => assert_eq!((*badges, data.corruption), (1, 0)),
            DilemmaReward::Evidence(kinds) => assert!((1..=2).contains(&kinds.len())),
        }
    }
    // Write the Playbook: 10 corruption, tactics twice.
    let playbook = set(&["d16"]);
    assert_eq!(Dilemma::corruption(playbook), 10);
    assert_eq!(Stored::of(playbook).symbols[3], 2);
}

/// All of them together: 4.1 on the average.
#[test]
fn id_r88_how_much_dilemmas_corrupt() {
    assert_eq!(Dilemma::corruption(Set::full()), 298);
    let values = Dilemma::ALL.map(|dilemma| dilemma.data().corruption);
    let most = values.into_iter().max();
    assert_eq!(most, Some(10));
}

/// Nobody is ever offered the same, or less, for more corruption.
#[test]
fn id_r91_more_corruption_brings_a_better_reward() {
    /// The family of a reward, and what is better in it.
    fn worth(reward: &DilemmaReward) -> (u8, u16) {
        match reward {
            DilemmaReward::Badge(_) => (0, 1),
            DilemmaReward::Intel(intel) => (1, *intel),
            DilemmaReward::Warrant(_) => (2, 1),
            DilemmaReward::Evidence(kinds) => match kinds.as_slice() {
                [_] => (3, 1),
                [one, other] if one != other => (3, 2),
                _ => (3, 3),
            },
        }
    }
    for one in Dilemma::ALL {
        for other in Dilemma::ALL {
            let [(family, worth), (others, less)] =
                [one, other].map(|dilemma| worth(&dilemma.data().reward));
            let [more, corruption] = [one, other].map(|dilemma| dilemma.data().corruption);
            if family == others {
                assert_eq!(more > corruption, worth > less, "{one:?}, {other:?}");
            }
        }
    }
}

#[test]
fn id_20_2_drawn_dilemmas_come_into_the_hand_without_limit() {
    let mut given = table(2).acting(ANNA);
    for _ in 0..30 {
        given = given
            .laid("fixer@heights+cash")
            .but(|game| {
                game.open.console_mut(ANNA).ports = Default::default();
                game.open.story = Default::default();
            })
            .hooked(ANNA, "fixer", 0)
            .hand(ANNA, &["e1_canvassing"])
            .acting(ANNA)
            .act("commit e1_canvassing")
            .act("outcome reckless");
    }
    assert_eq!(given.papers(ANNA).dilemmas.len(), 60);
}

/// Only stored dilemmas count at the end: those in hand are gone by then.
#[test]
fn id_20_3_half_of_the_hand_is_stored() {
    let given = table(2)
        .chapter(3)
        .dilemmas(ANNA, &["d70", "d71", "d72"])
        .resolving(ANNA)
        .act("dilemma d70")
        .act("dilemma d71");
    assert_eq!(given.papers(ANNA).databank, set(&["d70", "d71"]));
    assert!(given.papers(ANNA).dilemmas.is_empty());
    assert_eq!(given.points(ANNA, "score-dilemmas"), 5 + 6);
}
