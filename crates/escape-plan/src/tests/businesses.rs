//! Businesses, safe houses and their groups (EP-12.8 to EP-12.15).

use kernel::Seat;

use super::given::*;
use crate::event::Event;
use crate::pieces::{Asset, Colour, Fixer, Part, Place, Plan};
use crate::player::{Item, Player};
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

/// A city with one business and two safe houses. The turn of Scar comes after Vinnie's.
fn quarter(seats: u8) -> Given {
    table(seats)
        .city(&["c1 0,0 1", "a3 1,0 5", "c2 2,0 0"])
        .but(|game| {
            game.stage = Stage::Turns {
                part: Part::Morning,
                next: 1,
            }
        })
        .hand(VINNIE, |hand| hand.plan = Plan::Plan1)
}

fn visit(given: Given, place: &str) -> Given {
    let (tile, node) = match read::<Place>(place).is_business() {
        true => ("a3", "business_field_a3"),
        false => ("c1", "safe_house_field_c1"),
    };
    given.named(tile, place).visiting(VINNIE, node)
}

fn been(places: &'static [Place]) -> impl FnOnce(&mut Player) {
    move |player| player.visited = places.iter().copied().collect()
}

fn closes(seats: u8, visitors: u8) -> bool {
    let mut given = table(seats).city(&["a3 0,0 0"]);
    for seat in Seat::all(visitors) {
        given.game.player_mut(seat).visited.insert(Place::Bar);
    }
    given.game.is_closed(Place::Bar)
}

#[test]
fn ep_12_8_businesses_close_at_two_cubes_or_three() {
    for seats in [2, 3] {
        assert!(!closes(seats, 1));
        assert!(closes(seats, 2));
    }
    for seats in [4, 5] {
        assert!(!closes(seats, 2));
        assert!(closes(seats, 3));
    }
    // Cubes of automas count.
    let mut given = table(1).city(&["a3 0,0 0"]);
    given.game.player_mut(VINNIE).visited.insert(Place::Bar);
    assert!(!given.game.is_closed(Place::Bar));
    let sandra = given.game.sandra.as_mut().expect("solo");
    sandra.agent.visited.insert(Place::Bar);
    assert!(given.game.is_closed(Place::Bar));
}

/// It follows from the cubes alone, so no state can say otherwise.
#[test]
fn ep_i17_closed_exactly_at_the_limit() {
    for seats in 1..=5 {
        let limit = if seats <= 3 { 2 } else { 3 };
        for visitors in 0..=seats {
            assert_eq!(closes(seats, visitors), visitors >= limit);
        }
    }
}

#[test]
fn ep_12_9_company_cube_then_a_contact() {
    let given = quarter(3).at(SCAR, "business_field_a3");
    let given = visit(given, "restaurant");
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    let player = given.player(VINNIE);
    assert!(player.visited.contains(Place::Restaurant));
    // An amount waits for the end; nothing is received now.
    assert!(player.on_income.is_empty());
    assert_eq!(given.money(VINNIE), 9);
    assert_eq!(player.income(), 8);
}

#[test]
fn ep_e21_the_cube_leaves_before_income_comes() {
    let three = been(&[Place::Restaurant, Place::Casino, Place::Cinema]);
    let given = visit(quarter(3).with(VINNIE, three), "art_gallery");
    assert_eq!(given.player(VINNIE).income(), 5);
    assert_eq!(given.money(VINNIE), 9 + 5);
}

#[test]
fn ep_e20_the_plan_says_where_income_comes_at_once() {
    let mut paying = Vec::new();
    for place in Place::ALL {
        let given = visit(quarter(3), place.id());
        if given.player(VINNIE).on_income.contains(place) {
            assert_eq!(given.money(VINNIE), 9 + 8);
            paying.push(place);
        } else {
            assert_eq!(given.money(VINNIE), 9);
            assert!(Plan::Plan1.amount(place).is_some());
        }
    }
    let expected = [Place::Bar, Place::ArtGallery, Place::SafeHouse1];
    assert_eq!(paying, expected);
}

#[test]
fn ep_r40_a_business_closes_at_once() {
    let given = quarter(3).with(SCAR, been(&[Place::Bar]));
    let given = visit(given, "bar");
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
    assert!(given.game.is_closed(Place::Bar));
    let place = Place::Bar;
    assert!(given.events().contains(&Event::BusinessClosed { place }));
}

/// Vinnie has completed a group and ends the turn.
fn completed(before: &'static [Place], last: &str) -> Given {
    let given = quarter(3).with(VINNIE, been(before));
    let given = given.but(|game| {
        game.contacts.row.clear();
        game.supply.keys = Default::default();
    });
    let mut given = visit(given, last);
    while given.asked().1 != Step::Finish {
        given.act("pass");
    }
    given.act("end");
    given
}

/// The first group with restaurant and casino, which wait for the end.
fn first_group() -> Given {
    completed(&[Place::Restaurant, Place::Casino], "bar")
}

#[test]
fn ep_12_10_the_bonus_comes_at_the_end_of_the_turn() {
    let mut given = first_group();
    assert_eq!(given.asked(), (VINNIE, Step::Bonus(read("group_1"))));
    given.act("take");
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(given.game.supply.discs, 7);
    assert_eq!(given.asked(), (SCAR, Step::Start));
    // Two of a group are not enough.
    let given = completed(&[Place::Restaurant, Place::Gym], "bar");
    assert_eq!(given.asked(), (SCAR, Step::Start));
}

#[test]
fn ep_12_10_once_per_group() {
    let given = completed(
        &[Place::Bar, Place::Restaurant, Place::Casino, Place::Gym],
        "cinema",
    );
    assert_eq!(given.asked(), (SCAR, Step::Start));
}

#[test]
fn ep_d18_a_disc_an_asset_or_nothing() {
    let mut given = first_group();
    // No side action is possible any more.
    assert_eq!(given.legal(), ["take", "take-asset", "pass"]);
    assert_eq!(given.refused("use first-aid token"), WhyNot::WrongTime);
    given.act("pass");
    assert_eq!(given.player(VINNIE).discs, 0);
    assert_eq!(given.player(VINNIE).priced.len(), 1);
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
}

/// An asset and calm for businesses.
#[test]
fn ep_r42_both_parts_of_the_second_bonus() {
    let mut given = first_group();
    given.acts(&["take-asset", "unlock heal"]);
    assert_eq!(given.player(VINNIE).price_of(Asset::Heal), Some(4));
    assert_eq!(given.cubes(VINNIE), [0, 1, 3]);
    assert_eq!(given.player(VINNIE).discs, 0);
}

#[test]
fn ep_12_15_an_asset_and_income_for_safe_houses() {
    let given = || completed(&[Place::SafeHouse2, Place::SafeHouse3], "safe_house_1");
    let mut asset = given();
    let step = Step::Bonus(read("safe_houses"));
    assert_eq!(asset.asked(), (VINNIE, step));
    // Safe house 1 has paid 6 already.
    assert_eq!(asset.money(VINNIE), 9 + 6);
    asset.acts(&["take-asset", "unlock heal"]);
    assert_eq!(asset.money(VINNIE), 9 + 6 + 6);
    assert_eq!(asset.cubes(VINNIE), [0, 1, 3]);
    assert_eq!(asset.asked(), (SCAR, Step::Start));
    let mut disc = given();
    disc.act("take");
    assert_eq!(disc.player(VINNIE).discs, 1);
    assert_eq!(disc.money(VINNIE), 9 + 6);
}

#[test]
fn ep_12_11_calm_a_key_and_a_fixer_tile() {
    let given = quarter(3).at(SCAR, "safe_house_field_c1");
    let given = given.but(|game| game.supply.keys[1] = [1, 0, 2]);
    let mut given = visit(given, "safe_house_2");
    assert_eq!(given.cubes(VINNIE), [1, 1, 2]);
    assert!(given.player(VINNIE).visited.contains(Place::SafeHouse2));
    assert_eq!(given.asked(), (VINNIE, Step::TakeKey(Place::SafeHouse2)));
    given.act("key brown");
    assert_eq!(given.player(VINNIE).ready_keys(Colour::Brown), 1);
    assert_eq!(given.game.supply.keys[1], [1, 0, 1]);
    assert_eq!(given.asked(), (VINNIE, Step::BuyFixer));
}

#[test]
fn ep_12_11_without_a_key_the_rest_goes_on() {
    let given = quarter(3).but(|game| game.supply.keys[1] = [0; 3]);
    let given = visit(given, "safe_house_2");
    assert_eq!(given.asked(), (VINNIE, Step::BuyFixer));
    assert_eq!(given.player(VINNIE).key_count(), 0);
}

#[test]
fn ep_e11_a_safe_house_with_four_red_cubes() {
    let red = quarter(3).with(VINNIE, |player| player.notoriety.red = 4);
    let given = visit(red, "safe_house_2");
    assert_eq!(given.cubes(VINNIE), [3, 0, 1]);
    assert_eq!(given.player(VINNIE).notoriety.change(), 3);
}

#[test]
fn ep_d14_a_key_of_those_there_then_a_tile_or_none() {
    let given = quarter(3).cash(VINNIE, 2).but(|game| {
        game.supply.keys[2] = [1, 1, 0];
        game.supply.fixers = [Fixer::Phone, Fixer::Strongbox].into_iter().collect();
    });
    let mut given = visit(given, "safe_house_3");
    let options = ["key green", "key black", "use first-aid token"];
    assert_eq!(given.legal(), options);
    assert_eq!(given.refused("key brown"), WhyNot::NotInSupply);
    given.act("key black");
    let options = ["pass", "buy fixer phone", "use first-aid token"];
    assert_eq!(given.legal(), options);
}

#[test]
fn ep_12_12_a_fixer_tile_costs_its_price() {
    let given = quarter(3)
        .cash(VINNIE, 2)
        .but(|game| game.supply.keys[1] = [0; 3]);
    let mut given = visit(given, "safe_house_2");
    let why = WhyNot::TooLittleCash { cost: 4, held: 2 };
    assert_eq!(given.refused("buy fixer id_card"), why);
    given.act("buy fixer phone");
    assert_eq!(given.money(VINNIE), 0);
    let item = Item::Fixer(Fixer::Phone, false);
    assert_eq!(given.player(VINNIE).items[..], [item]);
    assert!(!given.game.supply.fixers.contains(Fixer::Phone));
}

#[test]
fn ep_12_13_a_safe_house_never_closes() {
    let all = [SCAR, CLAWS, RUBY, MR_BONES];
    let mut given = quarter(5).named("c1", "safe_house_1");
    for seat in all {
        given = given.with(seat, been(&[Place::SafeHouse1]));
    }
    let mut given = given.at(VINNIE, "store_c").turn(VINNIE);
    given.acts(&["go c1_i", "go safe_house_field_c1", "stop"]);
    assert_eq!(given.game.cubes(Place::SafeHouse1), 5);
    assert!(!given.game.is_closed(Place::SafeHouse1));
}

#[test]
fn ep_12_14_a_turned_key_stays_turned() {
    let mut given = quarter(3)
        .at(VINNIE, "store_c")
        .with(VINNIE, |player| player.keys[0].used = 1)
        .turn(VINNIE);
    given.acts(&["rest", "unlock heal"]);
    assert_eq!(given.player(VINNIE).keys[0].used, 1);
    assert!(!given.player(VINNIE).has_ready_key());
}

/// Three keys face up at each safe house, three of each colour.
#[test]
fn ep_r39_keys_lie_face_up() {
    let keys = new_game(3).game.supply.keys;
    for house in keys {
        assert_eq!(house.iter().sum::<u8>(), 3);
    }
    for colour in 0..3 {
        assert_eq!(keys.iter().map(|house| house[colour]).sum::<u8>(), 3);
    }
}

#[test]
fn ep_12_12_a_fixer_that_somebody_has_is_not_for_sale() {
    let given = quarter(3).but(|game| {
        game.supply.keys[1] = [0; 3];
        game.supply.fixers = [Fixer::IdCard].into_iter().collect();
    });
    let given = visit(given, "safe_house_2");
    assert_eq!(given.asked(), (VINNIE, Step::BuyFixer));
    assert_eq!(given.refused("buy fixer phone"), WhyNot::NotInSupply);
    assert!(given.allows("buy fixer id_card"));
}

/// Not by getting it.
#[test]
fn ep_r41_the_id_card_gives_a_disc_when_used() {
    let given = quarter(3).but(|game| game.supply.keys[1] = [0; 3]);
    let mut given = visit(given, "safe_house_2");
    given.act("buy fixer id_card");
    assert_eq!(given.player(VINNIE).discs, 0);
    given.act("use fixer id_card");
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(given.refused("use fixer id_card"), WhyNot::UsedUp);
}
