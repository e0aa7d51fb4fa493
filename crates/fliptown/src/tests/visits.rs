//! FT-10: visiting the town, the first-visit bonus, effect or bonus action first.

use super::given::{Given, all_of, given};
use crate::cards::Rank;
use crate::content::{Building, Item};
use crate::event::Event;
use crate::map::{Region, Site};
use crate::whynot::WhyNot;

/// The buildings whose first visit gives a bonus action.
const WITH_BONUS: [(&str, Region); 8] = [
    ("A", Region::Mine),
    ("4", Region::Cemetery),
    ("5", Region::Trail),
    ("7", Region::Badlands),
    ("8", Region::Cemetery),
    ("9", Region::Trail),
    ("J", Region::Mine),
    ("K", Region::Badlands),
];

/// The buildings whose first visit gives a star.
const WITH_STAR: [&str; 5] = ["2", "3", "6", "10", "Q"];

const ORDER: [&str; 2] = ["effect-first", "bonus-first"];

/// Seat 0 has plenty of everything and 5 Wanted.
fn rich() -> Given {
    given(1).inventory(0, [20, 20, 0, 5])
}

/// A seat that has been at every building.
fn knows_the_town(given: Given) -> Given {
    given.circled(0, &all_of(Region::Town))
}

/// Seat 0 has nothing.
fn poor() -> Given {
    given(1).inventory(0, [0; 4])
}

#[test]
fn ft_10_1_the_building_of_the_value_is_visited() {
    let mut table = poor().lineup("2c 7s 9h").turn();
    table.play(0, "assign 2c 7s 9h");
    assert_eq!(table.legal_with(0, "go town"), ["go town 7"]);
    let one_step = WhyNot::TooLittleGold { cost: 1, held: 0 };
    assert_eq!(table.refusal(0, "go town 6"), one_step);
    assert_eq!(table.refusal(0, "go town 8"), one_step);
}

#[test]
fn ft_10_1_every_building_may_be_visited_circled_or_not_even_with_nothing() {
    for rank in Rank::all() {
        for given in [poor(), knows_the_town(poor())] {
            let table = given.visit(&rank.to_string());
            assert!(table.sheet(0).is_circled(Site::Building(rank)), "{rank}");
        }
    }
}

#[test]
fn ft_10_2_the_first_visit_circles_the_building_and_gives_its_star_once() {
    for rank in WITH_STAR {
        let table = poor().visit(rank);
        assert_eq!(table.inventory(0), [0, 0, 1, 0], "{rank}");
        assert_eq!(table.sheet(0).buildings.len(), 1);
        let again = knows_the_town(poor()).visit(rank);
        assert_eq!(again.inventory(0), [0; 4], "{rank}");
    }
}

#[test]
fn ft_10_2_the_first_visit_gives_its_bonus_action_once() {
    for (rank, region) in WITH_BONUS {
        let mut table = rich().visit(rank);
        assert!(table.sheet(0).bonuses.contains(region), "{rank}");
        table.play(0, "bonus-first");
        let to_region = format!("go {}", region.id());
        assert!(!table.legal_with(0, &to_region).is_empty(), "{rank}");
        let again = knows_the_town(rich()).visit(rank);
        assert!(again.sheet(0).bonuses.is_empty(), "{rank}");
        assert!(!again.can(0, "bonus-first"), "{rank}");
    }
}

#[test]
fn ft_10_3_the_effect_is_used_once_at_the_first_and_at_every_later_visit() {
    let mut first = rich().visit("5");
    first.play_all(0, &["effect-first", "buy bandana"]);
    assert_eq!(first.legal_with(0, "buy"), [""; 0]);
    let mut later = rich().circled(0, "town 5").visit("5");
    later.play(0, "buy bandana");
    assert!(later.sheet(0).items.contains(Item::Bandana));
    assert_eq!(later.game.turn, 2, "one ware, and the turn is over");
}

#[test]
fn ft_10_3_the_effect_is_optional() {
    let wares = ["2", "4", "5", "7", "8", "9"].map(|rank| (rank, "leave"));
    let amounts = ["3", "6", "Q", "K"].map(|rank| (rank, "amount 0"));
    for (rank, nothing) in wares.into_iter().chain(amounts) {
        let mut table = knows_the_town(rich()).visit(rank);
        table.play(0, nothing);
        assert_eq!(table.inventory(0), [20, 20, 0, 5], "{rank}");
        assert_eq!(table.game.turn, 2, "{rank}");
    }
}

#[test]
fn ft_10_3_at_undertaker_bail_bonds_and_office_the_effect_happens_by_itself() {
    let undertaker = knows_the_town(rich()).visit("A");
    assert!(undertaker.sheet(0).items.contains(Item::Friendship));
    let mut bonds = knows_the_town(rich()).visit("10");
    assert_eq!(bonds.refusal(0, "leave"), WhyNot::MustHunt);
    let mut office = knows_the_town(rich()).visit("J");
    assert!(matches!(
        office.refusal(0, "leave"),
        WhyNot::NotAsked { .. }
    ));
    assert_eq!(office.legal(0), ["take star", "take clear"]);
}

#[test]
fn ft_10_4_effect_or_bonus_action_first_is_the_seats_choice() {
    for (rank, _) in WITH_BONUS {
        assert_eq!(rich().visit(rank).legal(0), ORDER, "{rank}");
    }
    let mut effect = rich().visit("5");
    effect.play(0, "effect-first");
    assert_eq!(effect.legal_with(0, "go trail"), [""; 0]);
    effect.play(0, "buy pickaxe");
    assert_eq!(effect.legal_with(0, "go trail").len(), 13);
    let mut bonus = rich().visit("5");
    bonus.play(0, "bonus-first");
    assert_eq!(bonus.legal_with(0, "buy"), [""; 0]);
    bonus.play(0, "go trail 5");
    assert_eq!(bonus.sheet(0).cash, 32);
    assert_eq!(bonus.legal_with(0, "buy").len(), 3);
}

#[test]
fn ft_10_4_a_star_comes_first_by_itself() {
    for rank in WITH_STAR {
        let table = rich().visit(rank);
        assert_eq!(table.sheet(0).stars, 1, "{rank}");
        assert!(!table.can(0, "effect-first"), "{rank}");
        assert_eq!(table.game.turn, 1, "{rank}: the effect still waits");
    }
}

#[test]
fn ft_10_5_what_is_bought_works_later_in_the_same_turn() {
    let with_cash = |cash| given(1).inventory(0, [cash, 0, 0, 0]);
    let mut store = with_cash(1).deck("Ad").visit("5");
    store.play_all(0, &["effect-first", "buy bandana", "go trail 6"]);
    store.play_all(0, &["go badlands 2", "amount 0"]);
    assert_eq!(store.inventory(0), [0, 0, 1, 0], "no Wanted for chickens");
    let mut gunsmith = with_cash(3).deck("2d").visit("9");
    gunsmith.play_all(0, &["effect-first", "buy pistol", "go trail 6"]);
    gunsmith.play(0, "go badlands 4");
    assert_eq!(gunsmith.inventory(0), [3, 0, 2, 1], "2 and 2 beat a 4");
}

#[test]
fn ft_10_6_the_order_is_asked_even_if_the_effect_cannot_be_paid() {
    for (rank, _) in WITH_BONUS {
        assert_eq!(poor().visit(rank).legal(0), ORDER, "{rank}");
    }
}

#[test]
fn ft_10_6_without_a_site_the_bonus_action_is_lost_and_the_effect_follows() {
    let table = rich().circled(0, &all_of(Region::Cemetery)).visit("4");
    assert_eq!(
        table.legal(0),
        ["buy work_horse", "buy trail_horse", "leave"]
    );
    assert!(table.sheet(0).bonuses.contains(Region::Cemetery));
}

#[test]
fn ft_10_7_the_building_counts_as_circled_from_the_start_of_the_visit() {
    let mut table = rich().visit("5");
    assert!(table.sheet(0).buildings.contains(Building::GeneralStore));
    table.play_all(0, &["bonus-first", "go trail 9", "go town 5"]);
    assert!(!table.can(0, "bonus-first"), "the bonus is used up");
    table.play(0, "buy bandana");
    // The inner visit is finished; the first one goes on.
    assert_eq!(
        table.legal(0),
        ["buy gold_pan", "buy pickaxe", "leave"],
        "its own use of the effect"
    );
    table.play(0, "buy pickaxe");
    assert_eq!(table.inventory(0), [17, 20, 1, 5]);
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_r12_a_visit_without_buying_still_circles_and_gives_the_bonus() {
    let mut table = rich().visit("8");
    table.play_all(0, &["effect-first", "leave"]);
    assert_eq!(table.legal_with(0, "go cemetery").len(), 8);
    table.play(0, "decline");
    assert!(table.sheet(0).buildings.contains(Building::LandOffice));
    assert_eq!(table.sheet(0).cash, 20);
}

#[test]
fn ft_r51_two_stays_in_one_turn_when_the_chain_comes_back_to_the_hotel() {
    let mut table = rich().circled(0, "badlands 8, badlands 9").visit("7");
    table.play_all(0, &["bonus-first", "go badlands 10", "go town 7"]);
    assert_eq!(table.legal(0), ["stay", "leave"], "no second bonus action");
    table.play(0, "stay");
    assert_eq!(table.sheet(0).hotel, 1);
    table.play(0, "stay");
    assert_eq!(table.sheet(0).hotel, 2);
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_e41_pistol_and_rifle_in_one_turn() {
    let mut table = given(1).inventory(0, [7, 0, 0, 0]).visit("9");
    table.play_all(0, &["bonus-first", "go trail 9", "go town 9", "buy pistol"]);
    assert_eq!(table.sheet(0).cash, 4);
    table.play(0, "buy rifle");
    assert_eq!(table.sheet(0).cash, 0);
    assert!(table.sheet(0).items.contains(Item::Rifle));
    let trail_bonuses = table.events().into_iter().filter(|event| {
        let trail = Region::Trail;
        matches!(event, Event::BonusGained { region, .. } if *region == trail)
    });
    assert_eq!(
        trail_bonuses.count(),
        1,
        "the gunsmith's bonus is used once"
    );
}

#[test]
fn ft_e42_the_bonus_action_pays_for_the_stay() {
    let mut table = poor().deck("9d").visit("7");
    table.play_all(0, &["bonus-first", "go badlands 4"]);
    assert_eq!(table.inventory(0), [3, 0, 2, 1]);
    table.play(0, "stay");
    assert_eq!(table.inventory(0), [1, 0, 2, 1]);
    assert_eq!(table.sheet(0).hotel, 1);

    let mut effect = poor().deck("9d").visit("7");
    effect.play(0, "effect-first");
    assert_eq!(effect.legal_with(0, "go badlands").len(), 12, "no stay");
    effect.play(0, "go badlands 4");
    assert_eq!(effect.sheet(0).hotel, 0);
    assert_eq!(effect.game.turn, 2);
}

#[test]
fn ft_e43_friendship_and_shovel_in_one_turn() {
    let mut table = given(1).circled(0, "mine m1b").visit("A");
    table.play_all(0, &["bonus-first", "go mine m2c", "go town A"]);
    let gained: Vec<Item> = table
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::ItemGained { item, .. } => Some(item),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [Item::Friendship, Item::Shovel]);
    assert_eq!(table.game.turn, 2);
}
