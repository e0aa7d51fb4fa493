//! Every decision point offers exactly its options (SP-32): gains and protection.

use super::given::{BLUE, Given, PURPLE, YELLOW, read, table};
use crate::pieces::{CityToken, Crate, Operation};
use crate::step::{Bonus, Chore, Post, Step};
use crate::whynot::WhyNot;

/// A mobster of the supply that may go anywhere.
/// A mobster that must be placed.
pub(super) const REWARD: Step = Step::Mobster {
    post: Post::Reward,
    waiting: false,
};

pub(super) const MOBSTER: Step = Step::Mobster {
    post: Post::Either,
    waiting: false,
};

#[test]
fn sp_32_8_one_more_thug_at_the_next_price() {
    let mut given = table(3).money(BLUE, 3, 0).asking(BLUE, Step::Hire);
    given.offers(&["pass", "hire"]);
    given.act("hire");
    given.offers(&["pass", "hire"]);
    let given = given.money(BLUE, 1, 0);
    let dear = WhyNot::TooDear { cost: 2, means: 1 };
    assert_eq!(given.refused("hire"), dear);
    let full = table(3).with(BLUE, |player| player.thugs = 6);
    let full = full.asking(BLUE, Step::Hire);
    assert_eq!(full.refused("hire"), WhyNot::AllThugs);
    full.offers(&["pass"]);
    let empty = table(3).but(|game| game.supply.thugs = 0);
    let empty = empty.asking(BLUE, Step::Hire);
    assert_eq!(empty.refused("hire"), WhyNot::SupplyEmpty);
}

/// Docks where only two spaces are free, and blue stands on one of the others.
fn crowded_docks(seats: u8) -> Given {
    table(seats).but(|game| {
        game.docks.berths = [Some(PURPLE.into()); 12];
        for berth in ["1-downtown", "4-uptown"] {
            game.docks.put(read(berth), None);
        }
        game.docks.put(read("2-midtown"), Some(BLUE.into()));
    })
}

#[test]
fn sp_32_9_where_a_mobster_goes() {
    let mut given = crowded_docks(3).vip(BLUE, 1).asking(BLUE, MOBSTER);
    given.offers(&["pass", "vip", "dock 1-downtown", "dock 4-uptown"]);
    given.act("dock 4-uptown");
    assert_eq!(given.player(BLUE).pocket, 18);
    // Then the other one may move once.
    given.offers(&["pass", "move 2-midtown 1-downtown"]);
    assert_eq!(
        given.refused("move 4-uptown 1-downtown"),
        WhyNot::MovedAlready
    );
    let full = crowded_docks(3).vip(BLUE, 2).asking(BLUE, MOBSTER);
    full.offers(&["pass", "dock 1-downtown", "dock 4-uptown"]);
    assert_eq!(full.refused("vip"), WhyNot::VipFull);
    let none = crowded_docks(3).with(BLUE, |player| player.mobsters = 0);
    none.asking(BLUE, MOBSTER).offers(&["pass"]);
}

#[test]
fn sp_32_9_any_reward_with_the_docks_crate() {
    let mut given = crowded_docks(3)
        .crates(BLUE, &[Crate::Crate12])
        .asking(BLUE, MOBSTER);
    given.act("dock 4-uptown");
    given.offers(&["row 1", "row 2", "row 3", "row 4"]);
    given.act("row 1");
    assert_eq!(given.player(BLUE).leverage, 1);
}

#[test]
fn sp_32_10_a_helper_of_the_display() {
    let given = table(3).asking(BLUE, Step::TakeHelper);
    let shown = given.game.helpers.display.iter();
    let mut offers: Vec<String> = shown.map(|one| format!("helper {}", one.id())).collect();
    offers.push("pass".to_owned());
    let offers: Vec<&str> = offers.iter().map(String::as_str).collect();
    assert_eq!(offers.len(), 4);
    given.offers(&offers);
}

#[test]
fn sp_32_10_a_city_token_of_the_display() {
    let mut given = table(3)
        .but(|game| {
            game.market.middle[1].push(CityToken::Book);
            game.market.middle[1].push(CityToken::Thug);
        })
        .asking(BLUE, Step::TakeToken);
    given.offers(&["pass", "right 1", "right 2", "right 3", "middle 2"]);
    given.act("right 2");
    given.offers(&["pile 1", "pile 2", "pile 3"]);
    assert_eq!(given.game.market.right[1], None);
    // With one pile left there is nothing to choose.
    let mut given = table(3)
        .but(|game| game.market.piles = [0, 0, 15])
        .asking(BLUE, Step::TakeToken);
    given.act("right 2");
    assert_eq!(given.game.market.piles, [0, 0, 14]);
    assert!(given.game.market.right[1].is_some());
}

#[test]
fn sp_32_11_which_deck() {
    let given = table(3)
        .but(|game| game.decks[Operation::Party as usize].top = None)
        .asking(BLUE, Step::TakeCard);
    given.offers(&["pass", "deck vip", "deck still", "deck fleet"]);
    assert_eq!(given.refused("deck party"), WhyNot::DeckEmpty);
}

#[test]
fn sp_32_12_buildings_while_leverage_suffices() {
    let operation = Operation::Vip;
    let bonus = Bonus::default();
    let given = |tokens| {
        table(3)
            .cop("2")
            .house(YELLOW, "1.1", "bar")
            .house(YELLOW, "2.1", "casino")
            .house(YELLOW, "3.1", "bar")
            .protected("3.1")
            .house(BLUE, "4.1", "bar")
            .vip(YELLOW, 2)
            .board(YELLOW, &["vip_05"])
            .with(YELLOW, |player| player.leverage = tokens)
            .happening(YELLOW, Chore::Operate { operation, bonus })
    };
    // One icon and one token: enough for one mobster at 2.
    let mut one = given(1);
    one.offers(&["pass", "space 1.1", "space 2.1"]);
    assert_eq!(one.refused("space 3.1"), WhyNot::ProtectedAlready);
    assert_eq!(one.refused("space 4.1"), WhyNot::NotYours);
    one.act("space 2.1");
    assert_eq!(one.player(YELLOW).leverage, 0);
    assert_eq!(one.player(YELLOW).vip, 1, "the other stays");
    // With one token less there is no question.
    assert_eq!(given(0).player(YELLOW).vip, 2);
    assert_ne!(given(0).asked().0, YELLOW);
}
