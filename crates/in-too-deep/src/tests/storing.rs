//! Storing dilemmas: everybody at the same time, in secret (ID-22.5, ID-D22).

use kernel::{Explain, Game, Log, RuleId, Viewer};

use super::given::{ANNA, BRUNO, Given, read, set, table};
use crate::event::Event;
use crate::step::Stage;

/// The end of chapter 1 with these hands.
fn storing(anna: &[&str], bruno: &[&str]) -> Given {
    table(2)
        .missions([("leader", 0), ("target", 0), ("tactics", 0)])
        .laid("fixer@harbor")
        .hand(ANNA, &["a1_soft_count", "petty_fencing"])
        .hand(BRUNO, &["b1_dry_fire", "petty_hoarder"])
        .dilemmas(ANNA, anna)
        .dilemmas(BRUNO, bruno)
        .resolving(ANNA)
}

#[test]
fn id_e19_three_dilemmas() {
    let given = storing(&["d01", "d02", "d03"], &[]);
    assert_eq!(given.legal(), ["dilemma d01", "dilemma d02", "dilemma d03"]);
    let given = given.act("dilemma d03").act("dilemma d01");
    assert_eq!(given.papers(ANNA).databank, set(&["d01", "d03"]));
    assert!(given.game.hidden.dilemmas.discard.contains(read("d02")));
    assert!(given.papers(ANNA).dilemmas.is_empty());
    assert_eq!(given.game.open.chapter, 2);
}

/// A hand of 0 stores 0, of 1 stores 1; nobody is asked for that.
#[test]
fn id_22_5_exactly_half_rounded_up() {
    let given = storing(&[], &["d01"]);
    assert_eq!(given.papers(BRUNO).databank, set(&["d01"]));
    assert!(given.papers(ANNA).databank.is_empty());
    for (hand, stored) in [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let all = ["d01", "d02", "d03", "d04", "d05", "d06"];
        let mut given = storing(&all[..hand], &[]);
        for _ in 0..stored {
            assert_eq!(given.game.open.stage, Stage::Storing);
            given = given.act_first("dilemma");
        }
        assert_eq!(given.game.open.chapter, 2);
        assert_eq!(given.papers(ANNA).databank.len(), stored);
        assert_eq!(given.game.hidden.dilemmas.discard.len(), hand - stored);
    }
}

/// In any order, and what one chooses does not change what another may.
#[test]
fn id_d22_everybody_decides_at_the_same_time() {
    let mut given = storing(&["d01", "d02"], &["d03", "d04", "d05"]);
    assert_eq!(given.game.to_act().iter().count(), 2);
    given.play(BRUNO, "dilemma d05");
    given.play(ANNA, "dilemma d02");
    // Anna is done, Bruno is not.
    assert_eq!(given.game.to_act().iter().collect::<Vec<_>>(), [BRUNO]);
    assert_eq!(given.legal(), ["dilemma d03", "dilemma d04"]);
    given.play(BRUNO, "dilemma d03");
    assert_eq!(given.papers(ANNA).databank, set(&["d02"]));
    assert_eq!(given.papers(BRUNO).databank, set(&["d03", "d05"]));
}

/// One's own dilemmas of the hand, each once.
#[test]
fn id_22_5_only_dilemmas_of_the_hand() {
    let given = storing(&["d01", "d02", "d03"], &["d04", "d05"]);
    let mut game = given.game.clone();
    let mut chance = given.chance.clone();
    let mut try_it = |seat, action: &str| {
        game.apply(seat, read(action), &mut chance, &mut Log::off())
            .is_ok()
    };
    assert!(!try_it(ANNA, "dilemma d04"));
    assert!(!try_it(ANNA, "pass"));
    assert!(try_it(ANNA, "dilemma d01"));
    assert!(!try_it(ANNA, "dilemma d01"));
}

/// How many is seen, which ones is not.
#[test]
fn id_r81_what_others_see_meanwhile() {
    let mut given = storing(&["d01", "d02", "d03"], &["d04", "d05"]);
    given.play(ANNA, "dilemma d02");
    let seen = |viewer| *given.game.view_of(viewer).papers(ANNA);
    let others = seen(Viewer::Seat(BRUNO));
    assert_eq!((others.dilemmas, others.storing), (3, 1));
    assert_eq!(others.known, None);
    assert_eq!(seen(Viewer::Spectator).known, None);
    let own = seen(Viewer::Seat(ANNA)).known.map(|known| known.storing);
    assert_eq!(own, Some(set(&["d02"])));
}

/// The owner is told which, the others that there was one; nothing of it is told again when the chapter closes.
#[test]
fn id_r81_each_dilemma_is_told_once() {
    let given = storing(&["d01", "d02", "d03"], &["d04"]);
    let given = given.act("dilemma d03").act("dilemma d01");
    assert_eq!(given.game.open.chapter, 2);
    let told = |viewer| -> Vec<Event> {
        let seen = given.log.seen_by(viewer).into_iter();
        let events = seen.map(|seen| *seen.event);
        events
            .filter(|event| event.rule() == RuleId("ID-22.5"))
            .collect()
    };
    let (anna, bruno) = (
        Event::DilemmaLaidAside { seat: ANNA },
        Event::DilemmaLaidAside { seat: BRUNO },
    );
    let chosen = |seat, dilemma: &str| Event::DilemmaChosen {
        seat,
        dilemma: read(dilemma),
    };
    let own = [bruno, chosen(ANNA, "d03"), chosen(ANNA, "d01")];
    assert_eq!(told(Viewer::Seat(ANNA)), own);
    // Bruno had no choice, but hears what stays with him.
    assert_eq!(
        told(Viewer::Seat(BRUNO)),
        [chosen(BRUNO, "d04"), anna, anna]
    );
    assert_eq!(told(Viewer::Spectator), [bruno, anna, anna]);
}

/// They come on top of what was stored before; hand and databank are never mixed.
#[test]
fn id_22_5_the_databank_grows() {
    let given = table(2)
        .missions([("leader", 0), ("target", 0), ("tactics", 0)])
        .dilemmas(ANNA, &["d01", "d02"])
        .databank(ANNA, &["d03", "d04"])
        .resolving(ANNA);
    assert_eq!(given.legal(), ["dilemma d01", "dilemma d02"]);
    let given = given.act("dilemma d01");
    assert_eq!(given.papers(ANNA).databank, set(&["d01", "d03", "d04"]));
}
