//! Crates: cash and lasting abilities (SP-28).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Card, CityToken, Crate, Goal, Helper, Perk};
use crate::step::{Chore, Step};
use crate::strength::Occasion;
use kernel::Member;

/// The cash that a crate brings to a player of these levels who raids with two mobsters.
fn cash(given: Given, item: Crate) -> u16 {
    let mut given = given
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .ship("bill_mccoy", "1", 5)
        .cargo("bill_mccoy", Some(item))
        .money(BLUE, 0, 50)
        .asking(BLUE, Step::Raid);
    given.act("ship bill_mccoy");
    if matches!(given.asked().1, Step::Crew(_)) {
        given.act("crew 0-0-0-0 0");
    }
    assert!(given.player(BLUE).crates.contains(item));
    given.purses(BLUE).0
}

/// Strength 4 raids with two mobsters whatever the other levels are.
fn levels(levels: [u8; 4]) -> Given {
    let [vip, party, still, fleet] = levels;
    table(4)
        .levels(BLUE, [vip, party, still, fleet, 4])
        .with(BLUE, |player| player.thugs = 0)
}

fn booked(count: usize) -> Given {
    levels([1; 4]).but(|game| {
        for goal in &Goal::ALL[..count] {
            game.ledger.books[Member::index(*goal)][1] = Some(BLUE.into());
        }
        game.ledger.books[16][0] = Some(PURPLE.into());
    })
}

/// So many bars, each with a mobster or with a barrel; cops are everywhere.
fn town(bars: usize, mobsters: bool) -> Given {
    let spaces = ["1.1", "1.2", "2.1", "3.1", "4.1", "5.1", "6.1", "7.1"];
    let given = levels([1; 4]).but(|game| game.manhattan.cops = kernel::Set::full());
    spaces[..bars].iter().fold(given, |given, space| {
        let given = given.house(BLUE, space, "bar");
        if mobsters {
            given.protected(space)
        } else {
            given.barrel(space)
        }
    })
}

fn helped(unused: usize, used: usize) -> Given {
    levels([1; 4])
        .helpers(BLUE, &Helper::ALL[..unused])
        .screen(BLUE, |screen| {
            screen
                .used
                .extend(Helper::ALL[10..10 + used].iter().copied())
        })
}

#[test]
fn sp_28_1_books_on_goals_and_party_level() {
    assert_eq!(cash(booked(0), Crate::Crate1), 0);
    assert_eq!(cash(booked(5), Crate::Crate1), 20);
    assert_eq!(cash(booked(6), Crate::Crate1), 24);
    assert_eq!(cash(booked(7), Crate::Crate1), 24, "at most");
    assert_eq!(cash(levels([1, 4, 1, 1]), Crate::Crate2), 20);
}

#[test]
fn sp_28_1_sales_include_one_more_barrel() {
    for (crates, left) in [
        (&[][..], 2),
        (&[Crate::Crate1], 3),
        (&[Crate::Crate1, Crate::Crate2], 4),
    ] {
        let given = table(4)
            .house(BLUE, "1.1", "bar")
            .barrel("1.1")
            .levels(BLUE, [1, 2, 1, 1, 1])
            .crates(BLUE, crates)
            .helpers(BLUE, &[Helper::Sell]);
        let mut given = given.turn(BLUE);
        given.act("helper sell");
        assert_eq!(given.asked().1, Step::Sell { left });
    }
}

#[test]
fn sp_28_2_mobsters_and_thugs_on_the_board() {
    assert_eq!(cash(levels([5, 1, 1, 1]).vip(BLUE, 3), Crate::Crate3), 18);
    let thugs = levels([1; 4]).with(BLUE, |player| player.thugs = 4);
    assert_eq!(cash(thugs, Crate::Crate4), 12);
    let defence = |crates: &[Crate]| table(4).crates(BLUE, crates).player(BLUE).defence();
    assert_eq!(defence(&[]), 1);
    assert_eq!(defence(&[Crate::Crate3]), 2);
    assert_eq!(defence(&[Crate::Crate3, Crate::Crate4]), 3);
}

#[test]
fn sp_28_3_strength_and_the_ally() {
    assert_eq!(cash(levels([1; 4]), Crate::Crate5), 20);
    let allied = |gangster: &str| levels([1; 4]).ally(BLUE, gangster, "16");
    assert_eq!(cash(levels([1; 4]), Crate::Crate6), 0, "no ally");
    assert_eq!(cash(allied("carlo_gambino"), Crate::Crate6), 21);
    assert_eq!(cash(allied("dutch_schultz"), Crate::Crate6), 24);
    assert_eq!(cash(allied("meyer_lansky"), Crate::Crate6), 24, "at most");
    let fee = |crates: &[Crate]| {
        let given = allied("owney_madden").crates(BLUE, crates);
        given
            .player(BLUE)
            .help_fee(Occasion::Defence { still: false })
    };
    assert_eq!(fee(&[Crate::Crate5]), Some(4));
    assert_eq!(fee(&[Crate::Crate5, Crate::Crate6]), Some(2));
}

/// Tokens that were played in this turn lie beside the board and count.
#[test]
fn sp_28_4_city_tokens_and_cards_in_hand() {
    let tokens = [CityToken::Book, CityToken::Book, CityToken::Sell];
    let given = levels([1; 4]).tokens(BLUE, &tokens);
    assert_eq!(cash(given, Crate::Crate7), 12);
    let mut aside = levels([1; 4]).tokens(BLUE, &tokens).turn(BLUE);
    if let Some(turn) = &mut aside.game.turn {
        turn.aside[CityToken::Thug as usize] = 1;
    }
    assert_eq!(cash(aside, Crate::Crate7), 16);
    let hand = levels([1; 4]).hand(BLUE, &["vip_01", "vip_02", "fleet_01"]);
    assert_eq!(cash(hand, Crate::Crate8), 9);
}

/// SP-11.24: four tokens and one for each crate.
#[test]
fn sp_28_4_one_more_city_token_is_kept() {
    for (crates, asked) in [
        (&[][..], true),
        (&[Crate::Crate7], false),
        (&[Crate::Crate8], false),
    ] {
        let mut given = table(4)
            .tokens(BLUE, &[CityToken::Book; 5])
            .crates(BLUE, crates)
            .talking(BLUE, "docks_2");
        given.post().act("deck vip");
        assert_eq!(given.asked() == (BLUE, Step::Surplus), asked, "{crates:?}");
    }
    let both = table(4).crates(BLUE, &[Crate::Crate7, Crate::Crate8]);
    assert_eq!(both.player(BLUE).token_limit(), 6);
}

/// Crate 10 counts barrels at closed buildings too.
#[test]
fn sp_28_5_fleet_level_and_barrels_at_buildings() {
    assert_eq!(cash(levels([1, 1, 1, 3]), Crate::Crate9), 15);
    let still = town(3, false)
        .house(BLUE, "16.1", "still")
        .with(BLUE, |player| player.still = 4);
    assert_eq!(cash(still, Crate::Crate10), 15);
    assert_eq!(cash(town(5, false), Crate::Crate10), 25);
    assert_eq!(cash(town(6, false), Crate::Crate10), 25, "at most");
    let mut given = table(4)
        .crates(BLUE, &[Crate::Crate9, Crate::Crate10])
        .helpers(BLUE, &[Helper::Deliver])
        .turn(BLUE);
    given.act("helper deliver");
    assert_eq!(given.asked().1, Step::Drive { points: [3, 3] });
}

#[test]
fn sp_28_6_notoriety_and_the_highest_level() {
    assert_eq!(cash(levels([2, 3, 1, 1]), Crate::Crate11), 11);
    assert_eq!(
        cash(levels([2, 3, 1, 1]), Crate::Crate12),
        16,
        "strength is one of the five"
    );
    assert_eq!(cash(levels([2, 5, 1, 1]), Crate::Crate12), 20);
}

#[test]
fn sp_28_6_any_reward_of_the_docks() {
    for one in [Crate::Crate11, Crate::Crate12] {
        let mut given = table(4).crates(BLUE, &[one]).talking(BLUE, "city_hall_1");
        given.act("dock 1-uptown");
        assert_eq!(given.asked().1, Step::DocksReward);
        assert_eq!(given.legal(), ["row 1", "row 2", "row 3", "row 4"]);
        given.act("row 4");
        assert_eq!(given.purses(BLUE).0, 18);
        assert_eq!(
            given.player(BLUE).leverage,
            0,
            "not that of the row as well"
        );
        assert_ne!(given.asked().1, Step::DocksReward);
    }
}

/// SP-A7, SP-R83: the backs add up: two rewards in place of that of the row, and each of them any.
#[test]
fn sp_28_10_two_such_crates_bring_two_rewards() {
    let sent = |given: Given| {
        let crates = [Crate::Crate11, Crate::Crate12];
        let mut given = given.crates(BLUE, &crates).talking(BLUE, "city_hall_1");
        given.act("dock 4-uptown");
        given
    };
    let mut given = sent(table(4));
    given.acts(&["row 1", "row 1"]);
    assert_eq!((given.player(BLUE).leverage, given.purses(BLUE).0), (2, 15));
    assert_ne!(given.asked().1, Step::DocksReward);
    // What the first brings is done before the second is chosen.
    let mut given = sent(table(4));
    given.acts(&["row 3", "deck vip"]);
    assert_eq!(given.asked().1, Step::DocksReward);
    given.act("row 4");
    assert_eq!(given.purses(BLUE).0, 18);
}

#[test]
fn sp_a7_in_the_first_edition_two_such_crates_bring_one_reward() {
    let crates = [Crate::Crate11, Crate::Crate12];
    let given = table(4).in_first_edition();
    let mut given = given.crates(BLUE, &crates).talking(BLUE, "city_hall_1");
    given.acts(&["dock 4-uptown", "row 1"]);
    assert_eq!((given.player(BLUE).leverage, given.purses(BLUE).0), (1, 15));
    assert_ne!(given.asked().1, Step::DocksReward);
}

/// SP-A8, SP-R84: $24 where the amount divides it, else $25, as the rulebook's tips say.
#[test]
fn sp_28_11_no_crate_pays_more_than_25() {
    let mobsters = |count| levels([5, 1, 1, 1]).vip(BLUE, count);
    assert_eq!(cash(mobsters(4), Crate::Crate3), 24);
    assert_eq!(cash(mobsters(5), Crate::Crate3), 24);
    let hand = || {
        let cards: Vec<&str> = Card::ALL[..9].iter().map(|card| card.id()).collect();
        levels([1; 4]).hand(BLUE, &cards)
    };
    assert_eq!(cash(hand(), Crate::Crate8), 24);
    let tokens = || levels([1; 4]).tokens(BLUE, &[CityToken::Book; 7]);
    assert_eq!(cash(tokens(), Crate::Crate7), 24);
    for level in 1..=5 {
        let party = levels([1, level, 1, 1]);
        assert_eq!(cash(party, Crate::Crate2), 5 * u16::from(level));
    }
}

#[test]
fn sp_a8_in_the_first_edition_crates_pay_what_they_count() {
    let first = || levels([5, 1, 1, 1]).in_first_edition();
    assert_eq!(cash(first().vip(BLUE, 6), Crate::Crate3), 36);
    let cards: Vec<&str> = Card::ALL[..9].iter().map(|card| card.id()).collect();
    assert_eq!(cash(first().hand(BLUE, &cards), Crate::Crate8), 27);
    // What a crate itself names held then, too.
    assert_eq!(cash(town(6, false).in_first_edition(), Crate::Crate10), 25);
}

/// Crate 13 counts closed buildings too.
#[test]
fn sp_28_7_grand_buildings_and_helpers() {
    let given = levels([1; 4])
        .house(BLUE, "1.1", "nightclub")
        .house(BLUE, "2.1", "casino")
        .cop("2")
        .house(BLUE, "3.1", "bar")
        .house(PURPLE, "4.1", "casino");
    assert_eq!(cash(given, Crate::Crate13), 8);
    assert_eq!(cash(helped(2, 3), Crate::Crate14), 20);
    assert_eq!(cash(helped(4, 3), Crate::Crate14), 24, "at most");
    let attack = |crates: &[Crate]| table(4).crates(BLUE, crates).player(BLUE).attack();
    assert_eq!(attack(&[]), 1);
    assert_eq!(attack(&[Crate::Crate13, Crate::Crate14]), 3);
}

#[test]
fn sp_28_8_protecting_mobsters_and_vip_level() {
    assert_eq!(cash(town(3, true), Crate::Crate15), 12);
    assert_eq!(cash(town(7, true), Crate::Crate15), 24, "at most");
    assert_eq!(cash(levels([4, 1, 1, 1]), Crate::Crate16), 20);
    let both = table(4)
        .board(BLUE, &["vip_04"])
        .crates(BLUE, &[Crate::Crate15, Crate::Crate16]);
    assert_eq!(both.player(BLUE).lasting_leverage(), 6);
}

/// Of everybody, in the column of the raid.
#[test]
fn sp_28_9_mobsters_in_the_column_and_still_level() {
    let given = levels([1; 4])
        .docked(PURPLE, "3-downtown")
        .docked(PURPLE, "3-midtown")
        .docked(BLUE, "4-uptown");
    assert_eq!(cash(given, Crate::Crate17), 12);
    assert_eq!(cash(levels([1, 1, 2, 1]), Crate::Crate18), 10);
    for (crates, barrels) in [
        (&[Crate::Crate17][..], 3),
        (&[Crate::Crate17, Crate::Crate18], 4),
    ] {
        let given = table(4)
            .house(BLUE, "8.1", "still")
            .levels(BLUE, [1, 1, 2, 1, 1])
            .crates(BLUE, crates)
            .happening(
                BLUE,
                Chore::Operate {
                    operation: read("still"),
                    bonus: Default::default(),
                },
            );
        assert_eq!(given.player(BLUE).still, barrels);
    }
}

/// The backs of the pairs are equal, and all nine abilities are there.
#[test]
fn sp_28_1_crates_come_in_pairs() {
    for (pair, perk) in Crate::ALL.chunks(2).zip(Perk::ALL) {
        assert_eq!(
            pair.iter().map(|one| one.data().back).collect::<Vec<_>>(),
            [perk; 2]
        );
    }
}
