//! The effects of city tokens (SP-31).

use super::given::{BLUE, Given, table};
use crate::content::content;
use crate::pieces::{Building, CityToken, Slot};
use crate::space::{Ground, House};
use crate::step::{Post, Step};
use crate::whynot::WhyNot;
use crate::works::Works;

/// A table where every token does something.
fn busy() -> Given {
    table(4)
        .house(BLUE, "8.1", "still")
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .gangster("legs_diamond", "4")
        .board(BLUE, &["vip_04", "party_04"])
        .vip(BLUE, 1)
        .levels(BLUE, [2, 2, 2, 2, 2])
        .with(BLUE, |player| player.thugs = 2)
        .money(BLUE, 40, 0)
}

/// A player who has two of a token plays the first of them.
fn played(given: Given, token: CityToken) -> Given {
    let mut given = given
        .tokens(BLUE, &[token; 2])
        .turn(BLUE)
        .asking(BLUE, Step::PlayToken { left: 2 });
    given.act(&format!("token {}", token.id()));
    given
}

fn build(works: Works) -> Step {
    Step::Build { works, times: 1 }
}

/// What is asked then; what needs no choice leads to the second token.
fn asked(token: CityToken) -> Step {
    match token {
        CityToken::AnyCard => Step::TakeCard,
        CityToken::Helper => Step::TakeHelper,
        CityToken::Deliver => Step::Drive { points: [2, 2] },
        CityToken::RaiseAny => Step::Raise,
        CityToken::Sell => Step::Sell { left: 2 },
        CityToken::OpenBar => build(Works::BarOrTakeOver),
        CityToken::Nightclub => build(Works::Nightclub),
        CityToken::Casino => build(Works::Casino),
        CityToken::Mobster => Step::Mobster {
            post: Post::Reward,
            waiting: false,
        },
        CityToken::Protect => Step::Protect { leverage: 4 },
        CityToken::VipCard
        | CityToken::PartyCard
        | CityToken::StillCard
        | CityToken::FleetCard
        | CityToken::Book
        | CityToken::Produce
        | CityToken::Thug
        | CityToken::Leverage => Step::PlayToken { left: 1 },
    }
}

/// Leverage, thugs, books, barrels in the still, and cards of each type gained at once.
fn gains(token: CityToken) -> ([u8; 4], [u8; 4]) {
    match token {
        CityToken::Leverage => ([2, 0, 0, 0], [0; 4]),
        CityToken::Thug => ([0, 1, 0, 0], [0; 4]),
        CityToken::Book => ([0, 0, 1, 0], [0; 4]),
        CityToken::Produce => ([0, 0, 0, 2], [0; 4]),
        CityToken::VipCard => ([0; 4], [1, 0, 0, 0]),
        CityToken::PartyCard => ([0; 4], [0, 1, 0, 0]),
        CityToken::StillCard => ([0; 4], [0, 0, 1, 0]),
        CityToken::FleetCard => ([0; 4], [0, 0, 0, 1]),
        _ => ([0; 4], [0; 4]),
    }
}

#[test]
fn sp_31_1_every_token_has_its_effect() {
    assert_eq!(CityToken::ALL.len(), 18);
    for token in CityToken::ALL {
        assert_eq!(content().city_token[token as usize].count, 3);
        let before = *busy().player(BLUE);
        let mut given = played(busy(), token);
        given.post();
        let after = given.player(BLUE);
        assert_eq!(given.asked(), (BLUE, asked(token)), "{token:?}");
        let gained = [
            after.leverage - before.leverage,
            after.thugs - before.thugs,
            after.books - before.books,
            after.still - before.still,
        ];
        let cards = [0, 1, 2, 3].map(|nth| after.hand[nth] - before.hand[nth]);
        assert_eq!((gained, cards), gains(token), "{token:?}");
        assert_eq!(after.tokens[token as usize], 1);
        assert_eq!(
            given.game.turn.map(|turn| turn.aside[token as usize]),
            Some(1)
        );
    }
}

#[test]
fn sp_31_2_a_bar_is_opened_or_takes_over() {
    let mut given = played(busy(), CityToken::OpenBar);
    for (slot, building) in [
        ("nightclub_1", Building::Nightclub),
        ("casino_1", Building::Casino),
    ] {
        let slot = format!("slot {slot}");
        assert_eq!(given.refused(&slot), WhyNot::NotAllowed { building });
    }
    given.act("slot middle_3");
    assert_eq!(given.refused("space 1.1"), WhyNot::SpaceTaken);
    assert!(given.allows("space 2.1"));
    given.act("space 4.1");
    assert_eq!(given.player(BLUE).thugs, 0, "2 and 2 against 3");
    assert_eq!(given.purses(BLUE).0, 35);
    assert_eq!(given.player(BLUE).books, 1, "the reward of the slot");
    assert_eq!(given.asked().1, Step::PlayToken { left: 1 }, "once");
}

/// Where there is nothing to take over it has no place.
#[test]
fn sp_r20_the_still_is_not_opened_by_a_token() {
    let building = Building::Still;
    let given = played(table(4).money(BLUE, 20, 0), CityToken::OpenBar);
    assert_eq!(
        given.refused("slot middle_still"),
        WhyNot::NoPlace { building }
    );
    let mut given = played(busy(), CityToken::OpenBar);
    given.act("slot middle_still");
    assert_eq!(
        given.refused("space 2.1"),
        WhyNot::SpaceTaken,
        "it is empty"
    );
    assert!(given.allows("space 4.1"));
}

/// The text of the token speaks of a bar that is opened, that of the take-over of a bar or the still.
#[test]
fn sp_a6_the_still_takes_over_by_a_token() {
    let mut given = played(busy(), CityToken::OpenBar);
    given.acts(&["slot middle_still", "space 4.1"]);
    let still = Ground::House(House::new(BLUE.into(), Building::Still));
    assert_eq!(given.ground("4.1"), still);
    assert_eq!(given.asked().1, Step::PlayToken { left: 1 }, "once");
    let first = played(busy().in_first_edition(), CityToken::OpenBar);
    assert_eq!(first.asked().1, build(Works::Bar));
    let building = Building::Still;
    assert_eq!(
        first.refused("slot middle_still"),
        WhyNot::NotAllowed { building }
    );
}

/// A casino that takes over costs the full price, and the upgrade discount is not for it.
#[test]
fn sp_r80_a_token_that_takes_over_upgrades_nothing() {
    let given = busy().with(BLUE, |player| {
        let left = |slot: &Slot| !slot.id().starts_with("left");
        player.slots = player.slots.iter().filter(left).collect();
    });
    assert_eq!(given.player(BLUE).discount(), 3);
    let pocket = given.purses(BLUE).0;
    let mut given = played(given, CityToken::Nightclub);
    given.acts(&["slot nightclub_1", "space 4.1"]);
    assert_eq!(given.purses(BLUE).0, pocket - 12);
}

/// Opened, upgraded or taking over; the discount is for the upgrade.
#[test]
fn sp_31_3_a_nightclub_or_a_casino_in_any_way() {
    let given = || {
        busy().with(BLUE, |player| {
            let left = |slot: &Slot| !slot.id().starts_with("left");
            player.slots = player.slots.iter().filter(left).collect();
        })
    };
    for (token, building, slot, price) in [
        (CityToken::Nightclub, Building::Nightclub, "nightclub_3", 12),
        (CityToken::Casino, Building::Casino, "casino_1", 17),
    ] {
        for (space, cost) in [("2.1", price), ("1.1", price - 3), ("4.2", price)] {
            let mut given = played(given(), token);
            let hand = given.player(BLUE).hand_size();
            given.act(&format!("slot {slot}"));
            given.act(&format!("space {space}"));
            if building == Building::Casino {
                let card = given.legal()[0].clone();
                given.act(&card);
                assert_eq!(given.player(BLUE).hand_size(), hand - 1);
            }
            assert_eq!(given.purses(BLUE).0, 40 - cost, "{building:?} on {space}");
            let there = given.ground(space);
            assert!(matches!(there, Ground::House(house) if house.building == building));
        }
        let other = match token {
            CityToken::Casino => ("slot nightclub_1", Building::Nightclub),
            _ => ("slot casino_1", Building::Casino),
        };
        let building = other.1;
        let why = WhyNot::NotAllowed { building };
        assert_eq!(played(given(), token).refused(other.0), why);
    }
}

/// The token of the space is the second one of the visit; a third there is not.
#[test]
fn sp_31_4_the_token_of_the_space_may_follow() {
    let mut given = busy()
        .token("2.1", Some(CityToken::Leverage))
        .tokens(BLUE, &[CityToken::OpenBar, CityToken::Thug])
        .turn(BLUE)
        .asking(BLUE, Step::PlayToken { left: 2 });
    given.acts(&[
        "token open_bar",
        "slot left_1",
        "space 2.1",
        "token leverage",
    ]);
    assert_eq!(
        given.player(BLUE).leverage,
        3,
        "1 of the slot, 2 of the token"
    );
    assert_eq!(given.asked().1, Step::Send);
    assert_eq!(given.player(BLUE).tokens[CityToken::Thug as usize], 1);
}
