//! The end of the game: points, ranking and titles (FT-20).

use kernel::{Game, Phrase, Score, SeatSet, Standing};

use super::given::{Given, given};
use crate::content::Cowbot;
use crate::options::Options;
use crate::score::{score_rank, wanted_title};
use crate::state::Fliptown;

fn standing(given: Given) -> Standing {
    Fliptown::standing(&given.over().spectator())
}

fn score(given: Given) -> Score {
    standing(given).seats.remove(0)
}

/// The points of a seat that holds nothing but cash, gold, stars and Wanted.
fn points(held: [u16; 4]) -> i32 {
    score(given(1).inventory(0, held)).total
}

/// The points of a seat with these sites circled and nothing in the inventory.
fn site_points(sites: &str) -> i32 {
    score(given(1).inventory(0, [0; 4]).circled(0, sites)).total
}

/// The title of a seat.
fn title(given: Given) -> Phrase {
    score(given).honours.remove(0)
}

fn named(rank: &str, wanted: &str) -> Phrase {
    Phrase::new("title")
        .with("rank", Phrase::name("rank", rank))
        .with("wanted", Phrase::name("repute", wanted))
}

#[test]
fn ft_20_1_four_dollars_are_a_point_rounded_down() {
    assert_eq!(
        [3, 4, 7, 8, 23].map(|cash| points([cash, 0, 0, 0])),
        [0, 1, 1, 2, 5]
    );
}

#[test]
fn ft_20_1_it_is_scored_after_phase_six_of_round_three() {
    // Four hammers pay $8 in phase 5 of the last round, and nobody is wanted.
    let last = |round| {
        let table = given(1)
            .round(round)
            .inventory(0, [0; 4])
            .with(0, |sheet| sheet.hammers = 4)
            .poker();
        Fliptown::standing(&table.spectator())
    };
    assert_eq!(last(2).end, None);
    let over = last(3);
    assert_eq!(over.end.unwrap().reason, "solo");
    assert_eq!(over.seats[0].total, 2);
}

#[test]
fn ft_20_2_two_gold_are_a_point_rounded_down() {
    assert_eq!(
        [1, 2, 3, 7].map(|gold| points([0, gold, 0, 0])),
        [0, 1, 1, 3]
    );
    // Cash and gold are not added up before.
    assert_eq!(points([3, 1, 0, 0]), 0);
}

#[test]
fn ft_20_3_the_last_hotel_star_counts_alone() {
    let hotel = |nights| {
        let stayed = given(1).inventory(0, [0; 4]);
        score(stayed.with(0, move |sheet| sheet.hotel = nights)).total
    };
    assert_eq!([0, 1, 2, 3, 4].map(hotel), [0, 2, 7, 14, 23]);
}

#[test]
fn ft_20_4_rooms_of_level_four_count_what_they_say() {
    let deep_a = "mine m1a, mine m2a, mine m3a";
    // Tombstones, the centre included.
    assert_eq!(site_points(&format!("{deep_a}, mine m4a")), 1);
    let stones = format!("{deep_a}, mine m4a, cemetery t00, cemetery t22");
    assert_eq!(site_points(&stones), 3);
    // Buildings.
    let town = format!("{deep_a}, mine m4b, town A, town 7, town K");
    assert_eq!(site_points(&town), 3);
    // Rooms, itself included.
    assert_eq!(site_points("mine m1a, mine m2a, mine m3b, mine m4c"), 4);
    // Trail stops: skipped ones are not circled.
    let deep_e = "mine m1b, mine m2c, mine m3d";
    assert_eq!(
        site_points(&format!("{deep_e}, mine m4d, trail 4, trail K")),
        2
    );
    // Targets.
    let robber = format!("{deep_e}, mine m4e, badlands 2, badlands J");
    assert_eq!(site_points(&robber), 2);
    // Sites alone, and rooms above, give nothing.
    assert_eq!(site_points(&format!("{deep_a}, town A, trail K")), 0);
}

#[test]
fn ft_20_4_several_rooms_count_each_for_itself() {
    let all = "mine m1a, mine m2a, mine m3a, mine m4a, mine m4b, town 2, town 3";
    let lines = score(given(1).inventory(0, [0; 4]).circled(0, all)).categories;
    let of = |name| lines.iter().find(|line| line.name == name).unwrap().points;
    assert_eq!(of("score-room-m4a"), Some(1));
    assert_eq!(of("score-room-m4b"), Some(2));
    assert_eq!(of("score-room-m4c"), Some(0));
}

#[test]
fn ft_20_5_a_star_is_a_point_and_wanted_is_none() {
    assert_eq!(points([0, 0, 41, 0]), 41);
    assert_eq!(points([0, 0, 41, 20]), 41);
}

#[test]
fn ft_e27_a_final_score() {
    let end = |given: Given| {
        given
            .inventory(0, [23, 7, 41, 8])
            .circled(0, "mine m1a, mine m2a, mine m3a, mine m4a")
            .circled(0, "cemetery t00, cemetery t01, cemetery t02, cemetery t10")
            .with(0, |sheet| sheet.hotel = 2)
    };
    let total = score(end(given(1))).total;
    assert_eq!(total, 5 + 3 + 41 + 7 + 5);
    assert_eq!(total, 61);
    assert_eq!(title(end(given(1))), named("fearless", "cowboy"));
    let character = given(1).option("characters", "on");
    assert_eq!(title(end(character)), named("grizzled", "cowboy"));
}

#[test]
fn ft_e12_eighty_points_and_fourteen_wanted() {
    let end = given(1).inventory(0, [0, 0, 80, 14]);
    assert_eq!(title(end), named("legendary", "outlaw"));
}

/// Places and winners of seats with cash, gold, stars and Wanted.
fn places(held: &[[u16; 4]]) -> (Vec<u8>, SeatSet) {
    let seats = held.len() as u8;
    let table = held
        .iter()
        .enumerate()
        .fold(given(seats), |table, (seat, held)| {
            table.inventory(seat, *held)
        });
    let standing = standing(table);
    let places = standing.seats.iter().map(|score| score.place.unwrap());
    (places.collect(), standing.end.unwrap().winners)
}

fn seats(winners: &[u8]) -> SeatSet {
    winners.iter().map(|seat| kernel::Seat(*seat)).collect()
}

#[test]
fn ft_20_6_most_points_win_and_the_same_order_ranks_the_rest() {
    let (order, winners) = places(&[[0, 0, 50, 0], [0, 0, 70, 9], [0, 0, 50, 3], [0, 0, 60, 20]]);
    assert_eq!((order, winners), (vec![3, 1, 4, 2], seats(&[1])));
    // One winner shares with nobody.
    let ahead = standing(given(2).inventory(1, [0, 0, 70, 9])).end.unwrap();
    assert_eq!((ahead.reason, ahead.winners), ("victory", seats(&[1])));
}

/// FT-20.6
#[test]
fn ft_e39_ties_go_to_fewer_wanted_then_more_gold_then_more_cash() {
    // Seventy points each: a point for two of three gold.
    let first = [1, 3, 69, 5];
    let second = [0, 3, 69, 5];
    assert_eq!(places(&[second, first]), (vec![2, 1], seats(&[1])));
    let cleaner = [0, 0, 70, 4];
    let three = places(&[first, second, cleaner]);
    assert_eq!(three, (vec![2, 3, 1], seats(&[2])));
    let richer = [0, 5, 68, 5];
    assert_eq!(places(&[first, richer]), (vec![2, 1], seats(&[1])));
}

#[test]
fn ft_20_6_still_tied_seats_share_the_victory() {
    let same = [1, 3, 69, 5];
    let third = [0, 0, 10, 0];
    let (order, winners) = places(&[same, third, same]);
    assert_eq!((order, winners), (vec![1, 3, 1], seats(&[0, 2])));
    let shared = standing(given(2)).end.unwrap();
    assert_eq!(shared.reason, "shared_victory");
}

/// The first words at the limits of the bands.
fn ranks(settings: &[(&str, &str)], limits: [i32; 4]) {
    let options = <Options as kernel::Options>::parse(1, settings.iter().copied()).unwrap();
    let names = [
        "greenhorn",
        "grizzled",
        "fearless",
        "sharpshooting",
        "legendary",
    ];
    for (at, limit) in limits.into_iter().enumerate() {
        assert_eq!(score_rank(limit - 1, &options), names[at]);
        assert_eq!(score_rank(limit, &options), names[at + 1]);
    }
    assert_eq!(score_rank(0, &options), "greenhorn");
    assert_eq!(score_rank(150, &options), "legendary");
}

/// FT-R4
#[test]
fn ft_20_7_the_first_word_follows_the_points_in_five_bands() {
    ranks(&[], [50, 60, 70, 80]);
    ranks(&[("characters", "on")], [55, 65, 75, 85]);
    ranks(&[("holdem", "on")], [55, 65, 75, 85]);
    ranks(&[("characters", "on"), ("holdem", "on")], [60, 70, 80, 90]);
    // A cowbot is no such option.
    ranks(&[("cowbot", "random")], [50, 60, 70, 80]);
}

#[test]
fn ft_20_7_who_plays_for_the_title_is_told_how_far_the_next_rank_is() {
    let ahead = |given: Given| {
        let mut honours = score(given).honours.into_iter();
        honours.find(|honour| honour.id == "rank-ahead")
    };
    let told = |rank: &str, count: i32| {
        let rank = Phrase::name("rank", rank);
        Some(
            Phrase::new("rank-ahead")
                .with("rank", rank)
                .with("count", count),
        )
    };
    let stars = |stars| given(1).inventory(0, [0, 0, stars, 0]);
    assert_eq!(ahead(stars(41)), told("grizzled", 9));
    assert_eq!(ahead(stars(50)), told("fearless", 10));
    assert_eq!(ahead(stars(79)), told("legendary", 1));
    assert_eq!(ahead(stars(80)), None);
    let holdem = |count| stars(count).option("holdem", "on");
    assert_eq!(ahead(holdem(41)), told("grizzled", 14));
    // Against a cowbot or against people there is something else to win.
    assert_eq!(ahead(stars(41).cowbot(Cowbot::BlackBart, "easy")), None);
    assert_eq!(ahead(given(2)), None);
}

#[test]
fn ft_r4_fearless_is_the_third_of_five_ranks() {
    let rank = |stars| title(given(1).inventory(0, [0, 0, stars, 0]));
    assert_eq!(rank(59), named("grizzled", "deputy"));
    assert_eq!(rank(60), named("fearless", "deputy"));
    assert_eq!(rank(70), named("sharpshooting", "deputy"));
}

#[test]
fn ft_20_8_the_second_word_follows_the_wanted() {
    let bands = [
        (0, 3, "deputy"),
        (4, 6, "rancher"),
        (7, 9, "cowboy"),
        (10, 13, "desperado"),
        (14, 99, "outlaw"),
    ];
    for (from, to, name) in bands {
        assert_eq!([from, to].map(wanted_title), [name; 2]);
    }
}
