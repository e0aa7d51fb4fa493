//! The built-in pack against the rulebook: counts, sums and order. What every pack has to fit is found by `check`,
//! which reads the built-in one, too (`tests/packs.rs`).

use std::collections::BTreeSet;

use kernel::Options as _;
use kernel::testkit::assert_pack_is_read;
use toml::{Table, Value};

use crate::cards::{Rank, Suit};
use crate::content::{
    Bounty, Building, Character, Content, Cowbot, DATA, Difficulty, FirstVisit, Item, Scope,
    content, symbols,
};
use crate::map::{ROOMS, Region, TOMBSTONES};
use crate::options::Options;
use crate::poker::Category;

fn pack() -> Table {
    toml::from_str(DATA).unwrap()
}

/// The ids of a list of tables, in the order of the file.
fn ids(list: &Value) -> Vec<String> {
    let tables = list.as_array().unwrap().iter();
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    tables.map(id).collect()
}

fn words(list: &Value) -> Vec<&str> {
    let words = list.as_array().unwrap().iter();
    words.map(|word| word.as_str().unwrap()).collect()
}

/// Code looks data up by the number of a variant, so the order has to be the same.
#[test]
fn the_data_list_what_the_enums_list() {
    let pack = pack();
    assert_eq!(ids(&pack["regions"]), Region::ALL.map(Region::id));
    assert_eq!(ids(&pack["buildings"]), Building::ALL.map(Building::id));
    assert_eq!(ids(&pack["bounties"]), Bounty::ALL.map(Bounty::id));
    assert_eq!(ids(&pack["characters"]), Character::ALL.map(Character::id));
    assert_eq!(ids(&pack["cowbots"]), Cowbot::ALL.map(Cowbot::id));
    let mut hands = Category::ALL.map(Category::id);
    hands.reverse();
    assert_eq!(ids(&pack["poker"]["payouts"]), hands);
    // Items with an effect come first; the two that give only a tool are tools in the data.
    let items = Item::ALL.map(Item::id);
    let (lasting, tools) = items.split_at(7);
    assert_eq!(ids(&pack["items"]), lasting);
    assert!(
        tools
            .iter()
            .all(|id| ids(&pack["tools"]).contains(&(*id).to_owned()))
    );
    assert_eq!(words(&pack["deck"]["suits"]), Suit::ALL.map(Suit::id));
    assert_eq!(ids(&pack["mine"]["rooms"]), ROOMS);
    assert_eq!(words(&pack["cemetery"]["tombstones"]), TOMBSTONES);
    for suit in Suit::ALL {
        let region = pack["suit_regions"][suit.id()].as_str();
        assert_eq!(region, Some(Region::of(suit).id()));
        let colour = words(&pack["deck"][suit.colour().id()]);
        assert!(colour.contains(&suit.id()));
    }
    for (at, building) in content().buildings.iter().enumerate() {
        assert_eq!(usize::from(building.rank.number()), at + 1);
    }
    for (at, fine) in content().sheriff.fines.iter().enumerate() {
        assert_eq!(usize::from(fine.round), at + 1);
    }
}

#[test]
fn every_key_of_the_pack_is_read() {
    assert_pack_is_read::<Content>(DATA);
}

#[test]
fn options_offer_every_cowbot_and_difficulty() {
    let values = |key: &str| {
        let spec = Options::SPECS.iter().find(|spec| spec.key == key);
        spec.unwrap().values.to_vec()
    };
    let cowbots = Cowbot::ALL.map(Cowbot::id);
    assert_eq!(
        values("cowbot"),
        [&["none"], &cowbots[..], &["random"]].concat()
    );
    assert_eq!(values("difficulty"), Difficulty::ALL.map(Difficulty::id));
}

#[test]
fn regions_have_their_sites() {
    let content = content();
    let sites: Vec<usize> = content.regions.iter().map(|region| region.sites).collect();
    assert_eq!(sites, [13, 12, 14, 13, 9]);
    let tables = [
        content.trail.stops.len(),
        content
            .badlands
            .rows
            .iter()
            .map(|row| row.targets.len())
            .sum(),
        content.mine.rooms.len(),
        content.buildings.len(),
        content.cemetery.tombstones.len(),
    ];
    assert_eq!(tables[..], sites);
}

#[test]
fn the_badlands_are_four_rows_of_three_in_order() {
    let badlands = &content().badlands;
    for row in &badlands.rows {
        for target in &row.targets {
            let (found, same) = badlands.target(target.rank).unwrap();
            assert_eq!((&found.id, same.rank), (&row.id, target.rank));
        }
    }
    assert!(badlands.target(Rank::ACE).is_none());
    let rows: Vec<(u8, u8)> = badlands.rows.iter().map(|r| (r.wanted, r.stars)).collect();
    assert_eq!(rows, [(1, 2), (2, 4), (3, 6), (4, 8)]);
}

#[test]
fn the_mine_has_four_levels_and_17_gold() {
    let rooms = &content().mine.rooms;
    let on_level = |level| rooms.iter().filter(|room| room.level == level).count();
    assert_eq!([1, 2, 3, 4].map(on_level), [2, 3, 4, 5]);
    let gold: u8 = rooms.iter().map(|room| room.gain.gold).sum();
    assert_eq!(gold, 17);
    for room in rooms {
        assert!(room.level < 3 || room.gain.wanted >= 1);
        assert_eq!(room.level == 4, room.silver_per.is_some());
    }
    // With every room of a level circled, every rank leads on.
    for level in 1..=4 {
        for rank in Rank::all() {
            let ways = rooms.iter().filter(|room| room.level == level);
            let fits = ways
                .flat_map(|room| &room.enter)
                .filter(|way| (way.min..=way.max).contains(&rank))
                .count();
            // On level 4 the ranges of 10, J and Q overlap (FT-E46).
            let shared = level == 4 && (10..=12).contains(&rank.number());
            assert_eq!(fits, if shared { 2 } else { 1 }, "level {level}, {rank}");
        }
    }
}

#[test]
fn five_buildings_give_a_star_and_eight_a_bonus_action() {
    let buildings = &content().buildings;
    let stars: Vec<&str> = buildings
        .iter()
        .filter(|building| building.first_visit == FirstVisit::Stars(1))
        .map(|building| building.id.id())
        .collect();
    assert_eq!(stars, ["bank", "hideout", "church", "bail_bonds", "saloon"]);
    let bonuses: Vec<(Rank, Region)> = buildings
        .iter()
        .filter_map(|building| match building.first_visit {
            FirstVisit::Bonus(region) => Some((building.rank, region)),
            FirstVisit::Stars(_) => None,
        })
        .collect();
    let expected = [
        (1, Region::Mine),
        (4, Region::Cemetery),
        (5, Region::Trail),
        (7, Region::Badlands),
        (8, Region::Cemetery),
        (9, Region::Trail),
        (11, Region::Mine),
        (13, Region::Badlands),
    ];
    assert_eq!(
        bonuses,
        expected.map(|(rank, region)| (Rank::new(rank), region))
    );
}

#[test]
fn the_map_has_23_bonus_symbols() {
    let symbols = symbols(content());
    let count = |region| symbols.iter().filter(|(_, of)| *of == region).count();
    assert_eq!(symbols.len(), 23);
    assert_eq!(Region::ALL.map(count), [5, 5, 5, 4, 4]);
}

#[test]
fn better_poker_hands_pay_more() {
    let paid = Category::ALL.map(|hand| content().poker.payout(hand));
    for (at, payout) in paid.iter().enumerate() {
        assert_eq!(payout.id, Category::ALL[at]);
        let expected = if at == 0 { (0, 0) } else { (at + 1, at) };
        assert_eq!((payout.cash.into(), payout.stars.into()), expected);
    }
}

#[test]
fn land_is_claimed_in_12_6_and_16_ways() {
    let office = &content().land_office;
    let of_cost = |cost| office.placements.iter().filter(|p| p.cost == cost).count();
    assert_eq!([4, 6, 8].map(of_cost), [12, 6, 16]);
    assert_eq!(office.placements.len(), 34);
    let squares: u8 = office.grid.as_flattened().iter().sum();
    assert_eq!((squares, office.full_grid_stars), (14, 7));
    for placement in &office.placements {
        assert_eq!(
            placement.land.len(),
            if placement.cost == 4 { 2 } else { 3 }
        );
        let stars: u8 = placement
            .land
            .squares()
            .map(|square| office.grid[square / 3][square % 3])
            .sum();
        assert_eq!(placement.stars, stars);
    }
    assert_eq!(content().hotel.silver_track, [2, 7, 14, 23]);
}

#[test]
fn the_component_counts_are_those_of_the_box() {
    let (content, components) = (content(), &content().components);
    assert_eq!(
        components.poker_deck_cards,
        52 + usize::from(components.jokers)
    );
    assert_eq!((components.bounty_cards, content.bounties.len()), (12, 12));
    assert_eq!(
        (components.character_cards, content.characters.len()),
        (14, 14)
    );
    assert_eq!((components.cowbot_cards, content.cowbots.len()), (4, 4));
    let game = &content.game;
    assert_eq!((game.min_players, game.max_players), (1, 4));
    assert_eq!(
        (game.rounds, game.turns_per_round, game.lineup_size),
        (3, 5, 3)
    );
    let rules = &content.bounty_rules;
    let bounty = (rules.cards_per_game, rules.stars_first, rules.stars_later);
    assert_eq!(bounty, (3, 7, 4));
}

#[test]
fn the_wild_card_is_the_joker_and_works_twice() {
    assert_eq!(Character::WildCard.data().key, 0);
    for character in Character::ALL {
        let data = character.data();
        let uses = if character == Character::WildCard {
            2
        } else {
            1
        };
        assert_eq!(data.ability.uses(), uses, "{character:?}");
    }
    // Only the Man in black may choose.
    for character in pack()["characters"].as_array().unwrap() {
        let bonus = character["ability"].get("bonus").and_then(Value::as_str);
        let is_region = bonus.is_none_or(|id| id.parse::<Region>().is_ok());
        let id = character["id"].as_str();
        assert_eq!(!is_region, id == Some("man_in_black"), "{id:?}");
    }
}

#[test]
fn cowbots_multiply_each_region_once() {
    for (cowbot, suit) in Cowbot::ALL.into_iter().zip(Suit::ALL) {
        let data = cowbot.data();
        assert_eq!(data.suit, suit);
        let factors: Vec<i32> = data.multipliers.iter().map(|m| m.x).collect();
        assert_eq!(factors, [4, 3, 2, 1]);
        let regions: BTreeSet<Region> = data.multipliers.iter().map(|m| m.region).collect();
        assert_eq!(regions, Region::ALL[..4].iter().copied().collect());
        assert_eq!(data.multipliers[0].region, Region::of(suit));
    }
    let rules = &content().cowbot_rules;
    let counted = Difficulty::ALL.map(|d| rules.regions_counted.at(d));
    let points = Difficulty::ALL.map(|d| rules.points_per_stolen_card.at(d));
    assert_eq!((counted, points), ([2, 3, 4], [1, 2, 3]));
}

#[test]
fn there_are_twenty_challenges_and_one_of_a_career() {
    let challenges = &content().solo_challenges;
    let numbers: Vec<u8> = challenges.iter().map(|c| c.n).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<u8>>());
    let names: BTreeSet<&str> = challenges.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(names.len(), 20);
    let career = challenges.iter().filter(|c| c.scope == Scope::Career);
    assert_eq!(career.map(|c| c.n).collect::<Vec<u8>>(), [14]);
}

#[test]
fn title_bands_have_no_gaps() {
    let ranks = &content().score_ranks;
    let limits: Vec<[i32; 3]> = ranks
        .iter()
        .map(|rank| [rank.min.standard, rank.min.one_extra, rank.min.two_extras])
        .collect();
    let expected = [
        [0; 3],
        [50, 55, 60],
        [60, 65, 70],
        [70, 75, 80],
        [80, 85, 90],
    ];
    assert_eq!(limits, expected);
    let titles = &content().wanted_titles;
    let limits: Vec<u16> = titles.iter().map(|title| title.min).collect();
    assert_eq!(limits, [0, 4, 7, 10, 14]);
}
