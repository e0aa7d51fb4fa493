//! Who wins, and how the story ends (ID-24, ID-29.5, ID-29.6).

use kernel::{SeatSet, Standing, Viewer};

use super::given::{ANNA, BRUNO, CLARA, Given, table, table_of};
use crate::console::Agent;
use crate::score::{self, Verdict};

impl Given {
    fn standing(&self) -> Standing {
        score::standing(&self.game.view_of(Viewer::Spectator))
    }

    fn winners(&self) -> SeatSet {
        self.standing().end.expect("over").winners
    }

    fn places(&self) -> Vec<u8> {
        let standing = self.standing();
        let places = standing.seats.iter().map(|score| score.place);
        places.map(|place| place.expect("over")).collect()
    }

    fn reason(&self) -> &'static str {
        self.standing().end.expect("over").reason
    }
}

fn seats(seats: &[kernel::Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

#[test]
fn id_24_1_most_intel_wins() {
    let given = table(3).intel(BRUNO, 9).intel(CLARA, 7).ended();
    assert_eq!(given.winners(), seats(&[BRUNO]));
    assert!(table(2).standing().end.is_none());
}

/// Anna's dilemma pays 3, and she is the more corrupt one; Bruno gets 5 for being the least.
#[test]
fn id_24_1_a_tie_goes_to_the_less_corrupt() {
    let tied = |anna: u16, bruno: u16| {
        let given = table(2).databank(ANNA, &["d66"]);
        given.intel(ANNA, anna).intel(BRUNO, bruno).ended()
    };
    let given = tied(5, 3);
    let totals: Vec<i32> = given.standing().seats.iter().map(|one| one.total).collect();
    assert_eq!(totals, [8, 8]);
    assert_eq!(given.winners(), seats(&[BRUNO]));
    assert_eq!(given.places(), [2, 1]);
    assert_eq!(tied(6, 3).winners(), seats(&[ANNA]));
    // What decided it is said, and only where it did.
    let told = |given: &Given, seat: usize| {
        let honours = given.standing().seats[seat].honours.clone();
        honours.iter().any(|honour| honour.id == "honour-tie")
    };
    assert!(told(&given, 1) && !told(&given, 0));
    assert!(!told(&tied(6, 3), 0) && !told(&tied(6, 3), 1));
}

/// The board tells of a tie that was broken where it was the best who were tied.
#[test]
fn id_24_1_a_tie_is_broken_between_the_best_alone() {
    let broken = |totals: &[i32], corruption: &[i32]| {
        let verdict = Verdict {
            foiled: false,
            corruption: corruption.to_vec(),
        };
        verdict.is_tie_broken(totals)
    };
    assert!(broken(&[8, 8], &[4, 0]) && broken(&[8, 8], &[-2, -1]));
    assert!(broken(&[8, 3, 8], &[4, 4, 5]));
    assert!(!broken(&[9, 8], &[4, 0]), "nobody is tied");
    assert!(!broken(&[8, 8, 3], &[4, 4, 0]), "the victory is shared");
    assert!(!broken(&[9, 8, 8], &[4, 4, 0]), "a tie for second place");
}

#[test]
fn id_24_1_still_tied_is_a_shared_victory() {
    let given = table(3).intel(ANNA, 9).intel(BRUNO, 9).ended();
    assert_eq!(given.winners(), seats(&[ANNA, BRUNO]));
    assert_eq!(given.places(), [1, 1, 3]);
}

/// A foiled plan for two: three kinds with three tokens.
const FOILED: [&str; 9] = [
    "leader", "leader", "leader", "timing", "timing", "timing", "target", "target", "target",
];

/// Whether the winner is over the edge, and whether the plan was foiled.
#[test]
fn id_24_2_four_endings() {
    let ending = |corrupt: kernel::Seat, foiled: bool| {
        let plan: &[&str] = if foiled { &FOILED } else { &[] };
        let given = table(2).databank(corrupt, &["d66"]).shared(plan);
        given.intel(ANNA, 50).ended().reason()
    };
    assert_eq!(ending(BRUNO, true), "saved-city");
    assert_eq!(ending(ANNA, true), "saved-by-force");
    assert_eq!(ending(BRUNO, false), "kept-the-proof");
    assert_eq!(ending(ANNA, false), "joined-them");
}

/// What is said of everybody beside their points.
#[test]
fn id_23_4_and_23_5_the_least_and_the_most_corrupt_are_named() {
    let honours = |given: Given| -> Vec<Vec<String>> {
        let seats = given.ended().standing().seats.into_iter();
        let id = |honour: &kernel::Phrase| honour.id.to_string();
        let named = |score: kernel::Score| score.honours.iter().map(id).collect();
        seats.map(named).collect()
    };
    let (edge, least) = ("honour-over-the-edge", "honour-least-corrupt");
    let given = table(3).databank(BRUNO, &["d66"]);
    assert_eq!(honours(given), [vec![least], vec![edge], vec![least]]);
    // Somebody in between is neither.
    let given = table(3).databank(BRUNO, &["d66"]).databank(CLARA, &["d72"]);
    assert_eq!(honours(given), [vec![least], vec![], vec![edge]]);
    // All equal: over the edge, and nobody the least.
    assert_eq!(honours(table(2)), [vec![edge], vec![edge]]);
}

#[test]
fn id_24_3_the_places_of_the_others() {
    let given = table(4)
        .intel(ANNA, 5)
        .intel(BRUNO, 20)
        .intel(CLARA, 12)
        .ended();
    assert_eq!(given.places(), [3, 1, 2, 4]);
}

/// A game against Echo that ends with so much Intel for people and Echo.
fn with_echo(people: &[u16], echo: u16) -> Given {
    let joins: &[(&str, &str)] = match people.len() {
        1 => &[],
        _ => &[("echo_joins", "on")],
    };
    let mut given = table_of(people.len() as u8, joins).intel(Agent::Echo, echo);
    for (seat, intel) in [ANNA, BRUNO].into_iter().zip(people) {
        given = given.intel(seat, *intel);
    }
    given.ended()
}

/// Above Echo, below her, or equal in everything.
#[test]
fn id_29_6_solo() {
    let above = with_echo(&[9], 8);
    assert_eq!((above.winners(), above.places()), (seats(&[ANNA]), vec![1]));
    let below = with_echo(&[8], 9);
    assert_eq!((below.winners(), below.places()), (seats(&[]), vec![2]));
    let equal = with_echo(&[9], 9);
    assert_eq!((equal.winners(), equal.places()), (seats(&[ANNA]), vec![1]));
}

/// Equal Intel: the less corrupt is above.
#[test]
fn id_29_6_corruption_decides_against_echo_too() {
    let given = |corrupt: Agent, anna: u16, echo: u16| {
        let given = table_of(1, &[]).databank(corrupt, &["d66"]);
        given.intel(ANNA, anna).intel(Agent::Echo, echo).ended()
    };
    // The dilemma is worth 3, the bonus of the other 5.
    assert_eq!(given(Agent::Echo, 3, 5).winners(), seats(&[ANNA]));
    assert_eq!(given(ANNA.into(), 5, 3).winners(), seats(&[]));
}

/// Echo is ranked like anybody.
#[test]
fn id_29_5_echo_above_between_and_below() {
    let given = with_echo(&[9, 5], 12);
    assert_eq!((given.winners(), given.places()), (seats(&[]), vec![2, 3]));
    let given = with_echo(&[9, 5], 7);
    assert_eq!(
        (given.winners(), given.places()),
        (seats(&[ANNA]), vec![1, 3])
    );
    let given = with_echo(&[9, 5], 2);
    assert_eq!(
        (given.winners(), given.places()),
        (seats(&[ANNA]), vec![1, 2])
    );
}

/// Her score sheet has all categories, and she can be over the edge or the least corrupt.
#[test]
fn id_29_5_echo_is_scored_in_every_respect() {
    let given = table_of(1, &[])
        .laid("fixer@harbor seer@parish")
        .intel(Agent::Echo, 30)
        .grip(Agent::Echo, "fixer", 2)
        .grip(Agent::Echo, "seer", 4)
        .memory(Agent::Echo, &["leader", "timing"])
        .databank(Agent::Echo, &["d72", "d31", "d49"])
        .shared(&FOILED)
        .ended();
    let points = |name: &str| given.points(Agent::Echo, name);
    assert_eq!(points("score-grip"), 2);
    assert_eq!(points("score-over-the-edge"), -15);
    assert_eq!(points("score-evidence"), 8);
    assert_eq!(points("score-dilemmas"), 8);
    assert_eq!(points("score-warrants"), 1);
    assert_eq!(given.standing().automas[0].total, 30 + 2 - 15 + 8 + 8 + 1);
    // Anna is the least corrupt of two.
    assert_eq!(given.points(ANNA, "score-least-corrupt"), 5);
}

/// When Echo wins, the ending is hers.
#[test]
fn id_24_2_the_ending_when_echo_wins() {
    let given = |corrupt: Agent| {
        let given = table_of(1, &[]).databank(corrupt, &["d66"]);
        given.intel(Agent::Echo, 40).ended().reason()
    };
    assert_eq!(given(Agent::Echo), "joined-them");
    assert_eq!(given(ANNA.into()), "kept-the-proof");
    // Echo's corruption is not the story of who beats her.
    let beaten = table_of(1, &[]).databank(Agent::Echo, &["d66"]);
    let beaten = beaten.intel(ANNA, 40).ended();
    assert_eq!(beaten.winners(), seats(&[ANNA]));
    assert_eq!(beaten.reason(), "kept-the-proof");
}
