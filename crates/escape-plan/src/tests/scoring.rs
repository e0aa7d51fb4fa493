//! The end and the scores (chapter 17).

use kernel::{Score, Seat, SeatSet, Standing, Viewer};

use super::given::*;
use crate::figure::Figure;
use crate::pieces::{Asset, Contact, Exit, Part, Pile, Place, Plan};
use crate::piles::Sealed;
use crate::player::{Card, Fate, Item, Player, Priced};
use crate::score::standing;
use crate::step::Stage;

/// A game that is over; everybody has escaped with nothing but a clean record.
pub(super) fn ended(seats: u8) -> Given {
    Seat::all(seats).fold(table(seats), |given, seat| {
        let plan = Plan::ALL[seat.index()];
        given
            .at(seat, "exit_1")
            .hand(seat, |hand| (hand.cash, hand.plan) = (0, plan))
            .with(seat, |player| player.fate = Fate::Escaped)
            .but(|game| {
                (game.day, game.stage) = (3, Stage::Over);
                game.escapes.push(Figure::Thief(seat));
            })
    })
}

pub(super) fn standing_of(given: &Given) -> Standing {
    standing(&given.game.view_of(Viewer::Spectator))
}

fn score(given: &Given, seat: Seat) -> Score {
    standing_of(given).seats[seat.index()].clone()
}

fn total(given: &Given, seat: Seat) -> i32 {
    score(given, seat).total
}

fn points(given: &Given, seat: Seat, name: &str) -> i32 {
    let score = score(given, seat);
    let found = score
        .categories
        .iter()
        .find(|category| category.name == name);
    found.expect("a category").points.expect("known points")
}

pub(super) fn outcome(given: &Given) -> (&'static str, SeatSet) {
    let end = standing_of(given).end.expect("an end");
    (end.reason, end.winners)
}

pub(super) fn won(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn visited(places: &[Place]) -> impl FnOnce(&mut Player) {
    move |player| player.visited = places.iter().copied().collect()
}

/// Takes the tile with this number from a pile.
pub(super) fn take(given: &mut Given, pile: Pile, number: u8, seat: Option<Seat>) -> Sealed {
    given.game.piles.heap_mut(pile).take(pile, number, seat)
}

pub(super) fn keep(mut given: Given, seat: Seat, pile: Pile, number: u8) -> Given {
    let sealed = take(&mut given, pile, number, Some(seat));
    given.with(seat, |player| player.items.push(Item::Sealed(sealed)))
}

#[test]
fn ep_e35_a_whole_score_sheet() {
    let green = Pile::Green.values().iter().position(|value| *value == 90);
    let given = ended(3)
        .cash(VINNIE, 7)
        .contacts(VINNIE, &[Contact::Medic, Contact::Boxer, Contact::Stunt])
        .with(
            VINNIE,
            visited(&[
                Place::Restaurant,
                Place::Casino,
                Place::Cinema,
                Place::SafeHouse2,
            ]),
        )
        .with(VINNIE, |player| {
            let used = |asset| Priced { asset, used: true };
            player.priced = Asset::ALL[..4].iter().copied().map(used).collect();
            player.notoriety.level = 4;
            player.wounds = 2;
        });
    let given = keep(given, VINNIE, Pile::Green, green.unwrap() as u8);
    let sheet: Vec<i32> = score(&given, VINNIE)
        .categories
        .iter()
        .filter_map(|category| category.points)
        .collect();
    assert_eq!(sheet, [150, 100, 60, 7, 40, 30, 90, -20, -40]);
    assert_eq!(total(&given, VINNIE), 417);
}

#[test]
fn ep_17_1_the_game_ends_when_nobody_is_left_or_after_the_last_dawn() {
    let given = table(3).last_day(Exit::Exit1).update(Part::Dawn);
    assert!(given.game.is_finished());
    let given = table(3).last_day(Exit::Exit1).update(Part::Night);
    assert!(given.game.is_finished(), "nobody has a disc for the dawn");
    let given = table(3).last_day(Exit::Exit1).update(Part::Evening);
    assert!(given.game.is_finished());
    let given = table(3).last_day(Exit::Exit1).update(Part::Afternoon);
    assert!(!given.game.is_finished());
    let given = table(3).day(2).update(Part::Dawn);
    assert!(!given.game.is_finished());
    let out = |player: &mut Player| player.fate = Fate::Arrested;
    let given = table(2)
        .last_day(Exit::Exit1)
        .with(VINNIE, out)
        .with(SCAR, out);
    assert!(given.turns(Part::Morning, &[SANDRA]).game.is_finished());
}

#[test]
fn ep_17_2_only_the_escaped_score_and_win() {
    let given = ended(3)
        .cash(VINNIE, 500)
        .cash(SCAR, 1)
        .with(VINNIE, |player| player.fate = Fate::Arrested);
    assert_eq!(score(&given, VINNIE).categories, []);
    assert_eq!(outcome(&given), ("victory", won(&[SCAR])));
    let places = [VINNIE, SCAR, CLAWS].map(|seat| score(&given, seat).place);
    assert_eq!(places, [Some(3), Some(1), Some(2)]);
}

#[test]
fn ep_r80_if_all_were_arrested_nobody_wins() {
    let given = [VINNIE, SCAR, CLAWS]
        .into_iter()
        .fold(ended(3), |given, seat| {
            given.with(seat, |player| player.fate = Fate::Arrested)
        });
    assert_eq!(outcome(&given), ("all_arrested", SeatSet::NONE));
}

#[test]
fn ep_17_3_plans_and_hidden_tiles_count_for_others_only_at_the_end() {
    let mut given = keep(ended(3), VINNIE, Pile::Green, 4).with(VINNIE, visited(&[Place::Gym]));
    assert_eq!(total(&given, VINNIE), 50 + 90);
    given.game.stage = Stage::Turns {
        part: Part::Dawn,
        next: 9,
    };
    let known = |viewer| {
        let standing = standing(&given.game.view_of(viewer));
        assert_eq!(standing.end, None);
        standing.seats[0].total
    };
    assert_eq!(known(Viewer::Seat(VINNIE)), 140);
    assert_eq!(known(Viewer::Seat(SCAR)), 0);
}

fn with_contacts(contacts: usize, handcuffs: u8) -> Given {
    ended(3).with(VINNIE, |player| {
        player.contacts = (0..contacts).map(|_| Card::default()).collect();
        player.handcuffs = handcuffs;
    })
}

#[test]
fn ep_17_4_each_handcuffs_card_costs_a_contact() {
    assert_eq!(points(&with_contacts(5, 0), VINNIE, "score-contacts"), 100);
    assert_eq!(points(&with_contacts(5, 1), VINNIE, "score-contacts"), 60);
    // Never below none.
    assert_eq!(points(&with_contacts(2, 3), VINNIE, "score-contacts"), 0);
}

#[test]
fn ep_r72_covered_cards_may_be_the_ones_discarded() {
    // Five cards, two covered: the two go, not two of the other three.
    assert_eq!(points(&with_contacts(5, 2), VINNIE, "score-contacts"), 30);
}

#[test]
fn ep_e32_handcuffs_at_the_end() {
    assert_eq!(with_contacts(5, 2).player(VINNIE).contacts_scored(), 3);
    assert_eq!(points(&with_contacts(5, 2), VINNIE, "score-contacts"), 30);
    assert_eq!(with_contacts(3, 2).player(VINNIE).contacts_scored(), 1);
    assert_eq!(points(&with_contacts(3, 2), VINNIE, "score-contacts"), 0);
}

#[test]
fn ep_17_5_the_plan_pays_by_group_where_it_shows_an_amount() {
    let given = ended(3).with(VINNIE, visited(&Place::ALL));
    // plan_1 shows income at the bar, the art gallery and safe house 1.
    assert_eq!(points(&given, VINNIE, "score-group-1"), 150);
    assert_eq!(points(&given, VINNIE, "score-group-2"), 150);
    assert_eq!(points(&given, VINNIE, "score-safe-houses"), 150);
    let given = ended(3).with(VINNIE, visited(&[Place::Bar, Place::ArtGallery]));
    assert_eq!(total(&given, VINNIE), 0);
}

#[test]
fn ep_17_6_cash_counts() {
    assert_eq!(total(&ended(3).cash(VINNIE, 23), VINNIE), 23);
}

#[test]
fn ep_17_7_ten_for_each_used_asset_and_nothing_for_others() {
    let given = ended(3).with(VINNIE, |player| {
        player.priced.push(Priced {
            asset: Asset::Heal,
            used: true,
        });
    });
    assert_eq!(given.player(VINNIE).priced.len(), 2);
    assert_eq!(points(&given, VINNIE, "score-assets"), 10);
}

#[test]
fn ep_17_8_contacts_score_0_0_10_30_60_100() {
    let counted = (0..=5).map(|cards| points(&with_contacts(cards, 0), VINNIE, "score-contacts"));
    assert_eq!(counted.collect::<Vec<_>>(), [0, 0, 10, 30, 60, 100]);
}

#[test]
fn ep_17_9_locker_and_exit_tiles_count_their_values() {
    let given = keep(
        keep(ended(3), VINNIE, Pile::Brown, 4),
        VINNIE,
        Pile::Exit1,
        1,
    );
    assert_eq!(points(&given, VINNIE, "score-tiles"), 110 + 30);
    // A tile that was replaced is in the box and counts for nobody.
    let given = given.with(VINNIE, |player| player.items.truncate(1));
    assert_eq!(points(&given, VINNIE, "score-tiles"), 110);
}

#[test]
fn ep_17_10_the_penalty_of_the_level() {
    let penalties = (1..=10).map(|level| {
        let given = ended(3).with(VINNIE, |player| player.notoriety.level = level);
        total(&given, VINNIE)
    });
    let expected = [0, 0, -10, -20, -30, -40, -50, -60, -80, -100];
    assert_eq!(penalties.collect::<Vec<_>>(), expected);
}

#[test]
fn ep_17_11_twenty_less_for_each_wound() {
    let given = ended(3).with(VINNIE, |player| player.wounds = 3);
    assert_eq!(total(&given, VINNIE), -60);
}

#[test]
fn ep_17_12_ties_are_broken_and_else_shared() {
    // 60 each: with more cash, with a lower level, with fewer wounds, and at last quite equal.
    let level = |level| move |player: &mut Player| player.notoriety.level = level;
    let tied = || {
        ended(3)
            .with(VINNIE, visited(&[Place::SafeHouse2]))
            .with(SCAR, visited(&[Place::Restaurant]))
    };
    assert_eq!(outcome(&tied()), ("shared_victory", won(&[VINNIE, SCAR])));
    let given = tied();
    let places = [VINNIE, SCAR, CLAWS].map(|seat| score(&given, seat).place);
    assert_eq!(places, [Some(1), Some(1), Some(3)]);
    // Levels 1 and 2 cost the same.
    let given = tied().with(VINNIE, level(2));
    assert_eq!(total(&given, VINNIE), total(&given, SCAR));
    assert_eq!(outcome(&given), ("victory", won(&[SCAR])));
    // A wound less by 20 in the plan: 80 - 20 against 60.
    let given = ended(3)
        .hand(VINNIE, |hand| hand.plan = Plan::Plan6)
        .with(VINNIE, visited(&[Place::Bar]))
        .with(VINNIE, |player| player.wounds = 1)
        .with(SCAR, visited(&[Place::Restaurant]));
    assert_eq!(total(&given, VINNIE), total(&given, SCAR));
    assert_eq!(outcome(&given), ("victory", won(&[SCAR])));
}

#[test]
fn ep_r71_the_first_tie_break_is_cash() {
    // Ten in cash against a used asset; more cash comes before a lower level.
    let given = ended(3)
        .cash(VINNIE, 10)
        .with(VINNIE, |player| player.notoriety.level = 2)
        .with(SCAR, |player| player.priced[0].used = true);
    assert_eq!(total(&given, VINNIE), total(&given, SCAR));
    assert_eq!(outcome(&given), ("victory", won(&[VINNIE])));
}
