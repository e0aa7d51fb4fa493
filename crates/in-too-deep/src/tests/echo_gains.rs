//! Echo: support, grip, opponents; who decides for her (ID-28, ID-D24).

use super::echo_given::{ECHO, duo, solo};
use super::given::{ANNA, BRUNO, Given, set};
use crate::pieces::Support;
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

fn offered(intel: [u8; 3]) -> Given {
    let [a, b, c] = intel;
    solo().offer([(Some("lock"), a), (Some("hook"), b), (Some("challenge"), c)])
}

/// The Intel is hers, the token is discarded without effect, the offer goes on as usual.
#[test]
fn id_28_1_the_third_with_the_most_intel() {
    let given = offered([0, 2, 1]).echo_does(Chore::EchoSupport);
    assert_eq!(given.console(ECHO).intel, 5);
    let offer = given.game.open.offer;
    assert_eq!(offer.thirds.map(|third| third.intel), [0, 0, 2]);
    assert!(offer.thirds[1].token.is_some());
    assert_eq!(offer.discard.iter().sum::<u8>(), 1);
    assert_eq!(offer.discard[Support::Hook as usize], 1);
    assert_eq!(given.console(ECHO).tools.iter().sum::<u8>(), 0);
}

/// A third without a token does not count, whatever lies there.
#[test]
fn id_28_1_of_the_thirds_with_a_token() {
    let given = solo()
        .offer([(None, 5), (Some("hook"), 1), (Some("challenge"), 0)])
        .echo_does(Chore::EchoSupport);
    assert_eq!(given.console(ECHO).intel, 4);
}

#[test]
fn id_d24_a_person_decides_between_equal_thirds() {
    let given = offered([1, 0, 1]).echo_does(Chore::EchoSupport);
    assert_eq!((given.asked(), given.step()), (ANNA, Step::EchoSupport));
    assert_eq!(given.legal(), ["third 1", "third 3"]);
    assert_eq!(given.refused("third 2"), WhyNot::NotTied);
    let given = given.act("third 3");
    assert_eq!(
        given.game.open.offer.thirds.map(|third| third.intel),
        [2, 0, 0]
    );
    assert_eq!(given.console(ECHO).intel, 4);
}

fn gripped(grips: [u8; 4]) -> Given {
    let names = ["fixer", "seer", "hacker", "jumper"];
    names
        .into_iter()
        .zip(grips)
        .fold(solo(), |given, (name, grip)| given.grip(ECHO, name, grip))
}

fn grips(given: &Given) -> [u8; 4] {
    [0, 5, 2, 8].map(|criminal| given.console(ECHO).grip[criminal])
}

#[test]
fn id_28_2_gains_go_to_the_lowest_losses_to_the_highest() {
    let gain = Chore::EchoGrip {
        gain: true,
        left: 1,
    };
    let lose = Chore::EchoGrip {
        gain: false,
        left: 1,
    };
    let given = gripped([3, 1, 2, 4]).echo_does(gain);
    assert_eq!(grips(&given), [3, 2, 2, 4]);
    let given = gripped([3, 1, 2, 4]).echo_does(lose);
    assert_eq!(grips(&given), [3, 1, 2, 3]);
    // Nothing beyond the ends of the track.
    assert_eq!(grips(&gripped([8; 4]).echo_does(gain)), [8; 4]);
    assert_eq!(grips(&gripped([0; 4]).echo_does(lose)), [0; 4]);
    // And up to them.
    assert_eq!(grips(&gripped([8, 7, 8, 8]).echo_does(gain)), [8; 4]);
    assert_eq!(grips(&gripped([0, 1, 0, 0]).echo_does(lose)), [0; 4]);
}

/// Point by point: after each the ties are looked at anew.
#[test]
fn id_d24_a_person_decides_between_equal_tokens() {
    let lose = Chore::EchoGrip {
        gain: false,
        left: 3,
    };
    let given = gripped([4, 1, 4, 3]).echo_does(lose);
    assert_eq!(given.legal(), ["grip fixer", "grip hacker"]);
    assert_eq!(given.refused("grip jumper"), WhyNot::NotTied);
    // Then only the Hacker is highest, then three are.
    let given = given.act("grip fixer");
    assert_eq!(grips(&given), [3, 1, 3, 3]);
    assert_eq!(given.legal(), ["grip fixer", "grip hacker", "grip jumper"]);
    let given = given.act("grip jumper");
    assert_eq!(grips(&given), [3, 1, 3, 2]);
}

/// ID-30.3, ID-R63: the one just before her in turn order, whoever began.
#[test]
fn id_r63_who_decides_for_echo_in_a_duel() {
    for (first, speaker) in [(ANNA, BRUNO), (BRUNO, ANNA)] {
        let given = duo().but(|game| game.open.first = first);
        let given = given.echo_does(Chore::EchoGrip {
            gain: true,
            left: 1,
        });
        assert_eq!(given.asked(), speaker);
    }
}

#[test]
fn id_28_5_her_criminals_may_be_hooked() {
    let given = solo().hooked(ECHO, "fixer", 2).turn(ANNA).act("hook fixer");
    assert_eq!(
        (given.console(ANNA).intel, given.console(ECHO).intel),
        (2, 4)
    );
    assert!(given.console(ECHO).ports.is_empty());
    assert_eq!(given.ports(ANNA), ["fixer"]);
}

#[test]
fn id_28_5_hooks_may_be_swapped_with_her() {
    let given = solo()
        .hooked(ECHO, "fixer", 0)
        .hooked(ECHO, "seer", 0)
        .hooked(ANNA, "jumper", 0)
        .tool(ANNA, "swap_hooks")
        .acting(ANNA)
        .act("support swap_hooks");
    assert_eq!(given.ports(ANNA), ["fixer", "seer"]);
    assert_eq!(given.ports(ECHO), ["jumper"]);
}

/// ID-R64: she pays as usual and discards one at random.
#[test]
fn id_28_5_she_may_be_challenged() {
    let duel = |anna: &str| {
        solo()
            .hooked(ANNA, "fixer", 0)
            .dilemmas(ANNA, &[anna])
            .dilemmas(ECHO, &["d70", "d64"])
            .tool(ANNA, "challenge")
            .acting(ANNA)
            .act("support challenge")
    };
    // Echo has 8.
    let won = duel("d61");
    assert_eq!((won.console(ANNA).intel, won.console(ECHO).intel), (5, 1));
    assert_eq!(won.papers(ECHO).dilemmas.len(), 1);
    let lost = duel("d72");
    assert_eq!((lost.console(ANNA).intel, lost.console(ECHO).intel), (1, 5));
    assert_eq!(lost.papers(ECHO).dilemmas.len(), 2);
    assert!(lost.papers(ANNA).dilemmas.is_empty());
}

#[test]
fn id_r64_a_random_dilemma_of_hers() {
    let mut left = Vec::new();
    for seed in 0..20 {
        let given = solo()
            .dilemmas(ANNA, &["d61"])
            .dilemmas(ECHO, &["d70", "d64"])
            .tool(ANNA, "challenge")
            .acting(ANNA)
            .shuffled(seed)
            .act("support challenge");
        left.push(given.papers(ECHO).dilemmas);
    }
    assert!(left.contains(&set(&["d70"])) && left.contains(&set(&["d64"])));
}
