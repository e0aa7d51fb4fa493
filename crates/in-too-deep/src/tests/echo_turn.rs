//! Echo's turn: hook, move, manipulate (ID-26.1 to ID-26.6, ID-28.3, ID-28.4).

use super::echo_given::{ECHO, duo, manipulated, solo, until};
use super::given::{ANNA, BRUNO, Given, read, set};
use crate::event::Event;
use crate::pieces::Zone;
use crate::step::Chore;

/// e01 hooks A, the Fixer.
fn hooking() -> Given {
    solo().next_card("e01").hand(ECHO, &["b3_kill_switch"])
}

#[test]
fn id_26_1_the_next_card_is_turned_up() {
    let given = hooking().echo_turn();
    assert_eq!(given.echo().card, Some(read("e01")));
    assert!(given.echo().deck.is_empty());
}

/// Grip over it alone; the others that she has hooked gain nothing.
#[test]
fn id_26_2_echo_hooks_the_criminal_of_the_card() {
    let given = until(
        |seed| {
            let given = hooking().hooked(ECHO, "seer", 5).grip(ECHO, "hacker", 3);
            given
                .grip(ECHO, "jumper", 3)
                .grip(ECHO, "fixer", 4)
                .shuffled(seed)
                .echo_turn()
        },
        |given| given.ports(ECHO).len() == 2,
    );
    assert_eq!(given.ports(ECHO), ["seer", "fixer"]);
    assert_eq!(given.console(ECHO).grip[0], 5);
    assert_eq!(given.console(ECHO).grip[5], 5);
}

/// She pays 1 Intel for somebody's criminal, and has nothing to pay for her own.
#[test]
fn id_26_2_echo_pays_as_usual() {
    let price = |given: Given| {
        let given = given.hand(ECHO, &[]).but(|game| {
            for deck in crate::pieces::Deck::LEVELS {
                *game.deck_mut(deck) = Default::default();
            }
        });
        // Without a crime she has the setback's 2 Intel for sure.
        let given = given.searches(&[("blocks", 3), ("aerodrome", 2), ("heights", 1)]);
        let given = until(
            |seed| {
                let mut copy = solo();
                copy.game = given.game.clone();
                copy.shuffled(seed).echo_turn()
            },
            |given| given.rolls().iter().all(|(white, _)| *white != 4),
        );
        (given.console(ANNA).intel, given.console(ECHO).intel)
    };
    assert_eq!(
        price(solo().next_card("e01").hooked(ANNA, "fixer", 0)),
        (4, 4)
    );
    assert_eq!(price(solo().next_card("e01")), (3, 5));
    assert_eq!(
        price(solo().next_card("e01").hooked(ECHO, "fixer", 0)),
        (3, 5)
    );
}

/// With three hooks she unhooks the topmost first, and fills the third port again.
#[test]
fn id_r53_ports_full() {
    let full = || {
        hooking()
            .hooked(ECHO, "seer", 0)
            .hooked(ECHO, "hacker", 0)
            .hooked(ECHO, "jumper", 0)
    };
    let still_hooked = |given: &Given| !given.ports(ECHO).is_empty();
    let given = until(|seed| full().shuffled(seed).echo_turn(), still_hooked);
    assert_eq!(given.ports(ECHO), ["hacker", "jumper", "fixer"]);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 1);
    // The third port filled: a dilemma as well; the second: none.
    let two = || hooking().hooked(ECHO, "seer", 0).hooked(ECHO, "hacker", 0);
    let given = until(|seed| two().shuffled(seed).echo_turn(), still_hooked);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 1);
    let one = || hooking().hooked(ECHO, "seer", 0);
    let given = until(|seed| one().shuffled(seed).echo_turn(), still_hooked);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 0);
}

/// A lock that has come to her own console with a swap keeps nobody but others off.
#[test]
fn id_r54_a_lock_of_her_own_does_not_stop_her() {
    let locked = || {
        hooking().hooked(ECHO, "fixer", 0).but(|game| {
            game.open.console_mut(ECHO).locked = set(&["fixer"]);
        })
    };
    for seed in 0..5 {
        let given = locked().shuffled(seed).echo_turn();
        assert_eq!(given.grip_over(ECHO, "seer"), 0);
    }
}

/// Locked by Anna: the next letter instead, which counts as moved; the locked one may still be moved.
#[test]
fn id_r54_the_criminal_of_the_card_is_locked() {
    let locked = || {
        hooking().hooked(ANNA, "fixer", 0).but(|game| {
            game.open.console_mut(ANNA).locked = set(&["fixer"]);
        })
    };
    let given = until(
        |seed| locked().shuffled(seed).echo_turn(),
        |given| !given.ports(ECHO).is_empty(),
    );
    assert_eq!(given.ports(ECHO), ["seer"]);
    assert_eq!(given.ports(ANNA), ["fixer"]);
    assert_ne!(given.zone("seer"), "blocks");
    // e01 moves B by white 1: the Seer has been moved, so white 1 never comes.
    for seed in 0..40 {
        let given = locked().chapter(3).shuffled(seed).echo_turn();
        assert!(given.rolls().iter().all(|(white, _)| *white != 1));
    }
    // e02 hooks B and moves D and A: the locked Fixer is moved all the same.
    let moved = || locked().card("e02").echo_acting();
    let given = manipulated(moved, 2, 1);
    assert_eq!(given.zone("fixer"), "blocks");
}

/// One to three zones either way, across barriers, with the item.
#[test]
fn id_26_3_the_hooked_criminal_moves() {
    let mut zones = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let given = hooking()
            .holds("fixer", "cash")
            .barriers(3, 4)
            .shuffled(seed);
        let given = given.echo_turn();
        let (white, black) = given.rolls()[0];
        assert_eq!(white, 0);
        assert!(black != 0 && black.abs() <= 3);
        let ring = given.game.open.city.ring;
        assert_eq!(given.zone("fixer"), ring.shifted(Zone::Harbor, black).id());
        assert_eq!(given.item("cash"), "+fixer");
        zones.insert(given.zone("fixer"));
    }
    assert_eq!(zones.len(), 6);
}

#[test]
fn id_26_4_once_twice_or_three_times() {
    for chapter in [1, 2, 3] {
        let given = hooking()
            .chapter(chapter)
            .display(&["leader"; 10])
            .echo_turn();
        let both = given.rolls().iter().filter(|(white, _)| *white > 0).count();
        assert_eq!(both, usize::from(chapter));
    }
}

/// e01: criminals B and C, the coupe, the Aerodrome, the marked barrier.
#[test]
fn id_26_5_white_1_and_2_move_criminals() {
    let given = manipulated(|| solo().holds("seer", "cash"), 1, 2);
    assert_eq!(
        (given.zone("seer"), given.item("cash")),
        ("ion_towers", "+seer".into())
    );
    assert_eq!(given.zone("hacker"), "downtown");
    // Across the barrier on border 1.
    assert_eq!(manipulated(solo, 2, -1).zone("hacker"), "parish");
}

#[test]
fn id_26_5_white_3_moves_the_item() {
    let given = manipulated(|| solo().holds("fixer", "coupe").barriers(3, 4), 3, -1);
    assert_eq!(given.item("coupe"), "heights");
    assert_eq!(given.zone("fixer"), "harbor");
    assert_eq!(manipulated(solo, 3, 3).item("coupe"), "parish");
}

#[test]
fn id_26_5_white_4_relocates_the_three_searches() {
    let free = || solo().searches(&[("blocks", 3), ("parish", 2), ("heights", 1)]);
    for black in [1, -3] {
        let given = manipulated(free, 4, black);
        assert_eq!(given.searches_in("aerodrome"), 3);
        assert_eq!(given.searches_in("blocks"), 0);
    }
}

/// ID-R57: so many barrier moves, each to the next free border.
#[test]
fn id_26_5_white_5_moves_the_barrier_shown() {
    // The marked one stands on border 1, the other on 3.
    assert_eq!(manipulated(solo, 5, 1).barred(), [2, 3]);
    assert_eq!(manipulated(solo, 5, 2).barred(), [4, 3]);
    assert_eq!(manipulated(solo, 5, -2).barred(), [7, 3]);
    // e02 shows the other.
    assert_eq!(manipulated(|| solo().card("e02"), 5, 1).barred(), [1, 4]);
}

#[test]
fn id_r57_barriers_move_in_steps() {
    assert_eq!(manipulated(|| solo().barriers(1, 2), 5, 3).barred(), [5, 2]);
    assert_eq!(manipulated(|| solo().barriers(1, 5), 5, 3).barred(), [4, 5]);
}

/// ID-R56: without escort, whoever is there.
#[test]
fn id_26_5_white_6_moves_the_guardian() {
    let given = manipulated(|| solo().laid("fixer@ion_towers"), 6, 2);
    assert_eq!(given.guarded(), "parish");
    assert_eq!(given.zone("fixer"), "ion_towers");
}

#[test]
fn id_r56_echo_escorts_nobody() {
    let given = manipulated(|| solo().guardian("harbor"), 6, -1);
    assert_eq!(
        (given.guarded(), given.zone("fixer")),
        ("heights", "harbor")
    );
    assert_eq!(given.asked(), ANNA);
}

/// Every thing at most once: five manipulations take five different rows.
#[test]
fn id_26_6_nothing_is_moved_twice() {
    for seed in 0..30 {
        let given = solo().display(&["leader"; 10]).shuffled(seed).echo_acting();
        let given = given.offer([(Some("lock"), 2), (Some("hook"), 0), (Some("challenge"), 0)]);
        let given = given.doing(ECHO, Chore::EchoManipulate { left: 6 });
        let mut white: Vec<u8> = given.rolls().iter().map(|(white, _)| *white).collect();
        white.sort_unstable();
        assert_eq!(white, [1, 2, 3, 4, 5, 6]);
    }
}

/// Whoever follows her dice sees each of them: one that names what has moved is told, and rolled again.
#[test]
fn id_26_6_a_die_that_is_rolled_again_is_told() {
    let told = |given: &Given| -> Vec<u8> {
        let events = given.events().into_iter();
        let again = events.filter_map(|event| match event {
            Event::EchoRerolls { white } => Some(white),
            _ => None,
        });
        again.collect()
    };
    let guardian_moved = |seed| {
        let given = solo().shuffled(seed).echo_acting();
        let given = given.but(|game| game.open.turn.moved.guardian = true);
        given.doing(ECHO, Chore::EchoManipulate { left: 1 })
    };
    let given = until(guardian_moved, |given| told(given) == [6, 6]);
    assert_eq!(given.rolls().len(), 1);
    let given = until(guardian_moved, |given| given.rolls()[0].0 == 3);
    assert!(told(&given).iter().all(|white| *white == 6));
}

/// A criminal that has been moved is not picked by the white die.
#[test]
fn id_r58_the_hooked_criminal_counts_as_moved() {
    for seed in 0..40 {
        let given = solo().shuffled(seed).echo_acting().but(|game| {
            game.open.turn.moved.criminals = set(&["seer"]);
        });
        let given = given.doing(ECHO, Chore::EchoManipulate { left: 3 });
        assert!(given.rolls().iter().all(|(white, _)| *white != 1));
    }
    // Her move of ID-26.3 marks the criminal that she hooked.
    let given = hooking().grip(ECHO, "seer", 1).echo_turn();
    assert!(given.game.open.turn.moved.criminals.contains(read("fixer")));
}

/// An item carried along has not been moved, nor has a criminal whose item was taken away.
#[test]
fn id_r77_what_is_carried_along_has_not_been_moved() {
    let both = || solo().holds("seer", "coupe");
    let given = until(
        |seed| {
            let given = both().shuffled(seed).echo_acting();
            given.doing(ECHO, Chore::EchoManipulate { left: 2 })
        },
        |given| given.rolls() == [(1, 1), (3, 1)],
    );
    // The Seer with the coupe to Zinbazaar, then the coupe on to Ion Towers.
    assert_eq!(
        (given.zone("seer"), given.item("coupe")),
        ("zinbazaar", "ion_towers".into())
    );
    let given = until(
        |seed| {
            let given = both().shuffled(seed).echo_acting();
            given.doing(ECHO, Chore::EchoManipulate { left: 2 })
        },
        |given| given.rolls() == [(3, 1), (1, 1)],
    );
    assert_eq!(
        (given.zone("seer"), given.item("coupe")),
        ("zinbazaar", "zinbazaar".into())
    );
}

/// ID-28.3: the Aerodrome has searches, so the group goes on to Parish; ID-28.4 and ID-R59: and she uses it.
#[test]
fn id_e35_diverted_searches() {
    let given = manipulated(solo, 4, 1);
    assert_eq!(given.searches_in("blocks"), 0);
    assert_eq!(
        (given.searches_in("aerodrome"), given.searches_in("parish")),
        (2, 3)
    );
    assert_eq!(given.console(ECHO).tolerance, 2);
}

#[test]
fn id_28_3_the_next_zone_clockwise_without_searches() {
    let taken = || solo().searches(&[("blocks", 3), ("aerodrome", 2), ("parish", 1)]);
    assert_eq!(manipulated(taken, 4, 1).searches_in("downtown"), 3);
    // e07 shows The Blocks, where the group itself is.
    let own = || solo().card("e07");
    let given = manipulated(own, 4, 1);
    assert_eq!(given.searches_in("zinbazaar"), 3);
}

#[test]
fn id_28_4_three_zones_bring_her_something() {
    let used = |card: &'static str| {
        let table = move || {
            let given = solo().card(card).display(&["leader"; 3]);
            given.offer([(Some("lock"), 2), (Some("hook"), 0), (Some("challenge"), 0)])
        };
        manipulated(table, 4, 1)
    };
    // Parish.
    assert_eq!(used("e05").console(ECHO).tolerance, 2);
    // The Harbor: from the display.
    let given = used("e02");
    assert_eq!((given.papers(ECHO).evidence(), given.on_display()), (1, 2));
    // Ion Towers.
    let given = used("e08");
    assert_eq!(given.console(ECHO).intel, 5);
    // Downtown brings nothing.
    let given = used("e03");
    assert_eq!(given.searches_in("downtown"), 3);
    assert_eq!(
        (given.console(ECHO).intel, given.papers(ECHO).evidence()),
        (3, 0)
    );
    assert_eq!(given.console(ECHO).tolerance, 0);
}

#[test]
fn id_r59_the_zone_that_receives_the_searches_counts() {
    // Parish is shown but taken: Downtown gets them, and nothing is gained.
    let taken = || {
        solo()
            .card("e05")
            .searches(&[("blocks", 3), ("parish", 2), ("heights", 1)])
    };
    let given = manipulated(taken, 4, 1);
    assert_eq!(given.searches_in("downtown"), 3);
    assert_eq!(given.console(ECHO).tolerance, 0);
}

/// With two people she plays by the same rules.
#[test]
fn id_30_1_a_duel_is_a_game_for_three() {
    let given = duo().hooked(BRUNO, "seer", 0).next_card("e02").echo_turn();
    assert_eq!(given.console(BRUNO).intel, 4);
    assert_eq!(given.game.open.options.size().kinds_to_foil, 4);
}
