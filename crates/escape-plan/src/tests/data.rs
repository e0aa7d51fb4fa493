//! The content pack against the rules: counts, sums and order.

use std::collections::BTreeSet;

use kernel::pack::{self, Pack, PackFile};
use kernel::testkit::assert_pack_is_read;
use toml::{Table, Value};

use crate::content::{AssetStart, Content, DATA, Effect, content};
use crate::pieces::{
    Asset, Automa, Colour, Contact, Equipment, Exit, Fixer, Group, Officer, Pile, Place, Plan,
    Store, Target, Tile,
};

fn tables() -> Table {
    toml::from_str(DATA).unwrap()
}

/// The ids of a list of tables, in the order of the file.
fn ids(list: &Value) -> Vec<String> {
    let tables = list.as_array().unwrap().iter();
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    tables.map(id).collect()
}

/// A number of `[components]`.
fn component(name: &str) -> usize {
    tables()["components"][name].as_integer().unwrap() as usize
}

/// Code looks data up by the number of a variant, so the order has to be the same.
#[test]
fn the_data_list_what_the_enums_list() {
    let pack = tables();
    assert_eq!(ids(&pack["officer_types"]), Officer::ALL.map(Officer::id));
    assert_eq!(ids(&pack["tiles"]), Tile::ALL.map(Tile::id));
    assert_eq!(ids(&pack["escape_plans"]), Plan::ALL.map(Plan::id));
    assert_eq!(ids(&pack["contacts"]), Contact::ALL.map(Contact::id));
    assert_eq!(ids(&pack["equipment"]), Equipment::ALL.map(Equipment::id));
    assert_eq!(ids(&pack["fixer_tiles"]), Fixer::ALL.map(Fixer::id));
    assert_eq!(ids(&pack["assets"]), Asset::ALL.map(Asset::id));
    assert_eq!(ids(&pack["automa_targets"]), Target::ALL.map(Target::id));
    assert_eq!(ids(&pack["locker_piles"]), Colour::ALL.map(Colour::id));
    let piles = [ids(&pack["locker_piles"]), ids(&pack["exit_tile_piles"])].concat();
    assert_eq!(piles, Pile::ALL.map(Pile::id));
    let places = [ids(&pack["businesses"]), ids(&pack["safe_houses"])].concat();
    assert_eq!(places, Place::ALL.map(Place::id));
    for (place, business) in Place::ALL
        .iter()
        .zip(pack["businesses"].as_array().unwrap())
    {
        assert_eq!(business["group"].as_str(), Some(place.group().id()));
    }
    for (at, row) in content().player_counts.iter().enumerate() {
        assert_eq!(usize::from(row.players), at + 1);
    }
    for (at, row) in pack["notoriety_lines"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
    {
        assert_eq!(row["line"].as_integer(), Some(at as i64 + 1));
    }
}

#[test]
fn every_key_of_the_pack_is_read() {
    assert_pack_is_read::<Content>(DATA);
}

#[test]
fn the_components_are_as_many_as_the_box_holds() {
    let content = content();
    let copies = |copies: u8| usize::from(copies);
    let stacked = content.tiles.iter().filter(|tile| tile.stack.is_some());
    assert_eq!(stacked.count(), component("stack_city_tiles"));
    assert_eq!(content.tiles.len(), component("city_tiles"));
    assert_eq!(Place::BUSINESSES.len(), component("business_tiles"));
    assert_eq!(Place::SAFE_HOUSES.len(), component("safe_house_tiles"));
    let keys = Colour::ALL.len() * copies(content.keys.copies);
    assert_eq!(keys, component("keys"));
    let spaces = Place::SAFE_HOUSES.len() * copies(content.keys.spaces_per_safe_house);
    assert_eq!(spaces, keys);
    let fixers = content.fixer_tiles.iter().map(|ware| copies(ware.copies));
    assert_eq!(fixers.sum::<usize>(), component("fixer_tiles"));
    assert_eq!(component("contact_cards"), 32);
    let officers = content.officer_types.iter().map(|kind| copies(kind.count));
    assert_eq!(officers.sum::<usize>(), component("police_officers"));
    assert_eq!(content.escape_plans.len(), component("escape_plan_cards"));
    let patrols = Exit::ALL.len() * copies(content.patrol_deck.copies);
    assert_eq!(patrols, component("patrol_cards"));
    let lockers: usize = Colour::ALL.map(|c| Pile::of(c).values().len()).iter().sum();
    assert_eq!(lockers, component("locker_tiles"));
    let exits = Pile::Exit1.values().len() + Pile::Exit2.values().len();
    assert_eq!(exits, component("exit_tiles"));
    let each = |name: &str| component(name) / usize::from(content.game.max_players);
    let board = &content.player_board;
    assert_eq!(content.assets.len(), each("asset_tiles"));
    assert_eq!(copies(board.income_cubes), each("income_cubes"));
    assert_eq!(copies(board.wound_cubes), each("wound_cubes"));
    assert_eq!(copies(board.notoriety_cubes), each("notoriety_cubes"));
    assert_eq!(copies(board.control_markers), each("gang_control_markers"));
}

/// EP-R46: the Polish rulebook's eight, not the ten of a public list.
#[test]
fn ep_r46_there_are_eight_extra_action_discs() {
    assert_eq!(content().components.extra_action_discs, 8);
}

#[test]
fn ep_r70_one_to_five_players() {
    let content = content();
    assert_eq!((content.game.min_players, content.game.max_players), (1, 5));
    assert_eq!(content.player_counts.len(), 5);
    let automas = |seats| content.players(seats).automas.as_slice();
    assert_eq!(automas(1), [Automa::Sandra, Automa::Costa]);
    assert_eq!(automas(2), [Automa::Sandra]);
    assert!((3..=5).all(|seats| automas(seats).is_empty()));
}

/// EP-2.1, EP-16.7, EP-R60
#[test]
fn ep_2_1_the_number_of_players_decides_closing_and_exit_costs() {
    let closes = [1, 2, 3, 4, 5].map(|seats| content().players(seats).business_closes_at);
    assert_eq!(closes, [2, 2, 2, 3, 3]);
    let costs = |seats| content().players(seats).exit_costs.as_slice();
    assert_eq!(costs(1), [0, 10]);
    assert_eq!(costs(2), [0, 10]);
    assert_eq!(costs(3), [0, 5, 10]);
    assert_eq!(costs(4), [0, 5, 10, 10]);
    assert_eq!(costs(5), [0, 5, 5, 10, 10]);
}

/// What the rulebook says of the numbers is checked in every pack (`content/check.rs`), in this one too: the sums of the
/// escape plan cards, the track, the lockers, the cards and tiles of each kind, and what the city tiles show.
#[test]
fn the_built_in_pack_keeps_to_the_rulebook() {
    let nothing = PackFile {
        name: "nothing.toml",
        text: "[pack]\ngame = \"escape-plan\"",
    };
    assert_eq!(pack::load::<Content>(&[nothing]), Ok(Pack::BUILT_IN));
}

#[test]
fn no_place_is_better_before_the_plans_are_dealt() {
    for place in Place::ALL {
        let amounts: Vec<u16> = Plan::ALL
            .iter()
            .filter_map(|plan| plan.amount(place))
            .collect();
        assert_eq!(amounts.len(), 6, "{place:?}");
        assert_eq!(amounts.iter().sum::<u16>(), 450, "{place:?}");
    }
    // Where two groups show income never says anything about a card: each pair occurs once.
    let income = |plan: Plan, group: Group| group.places().map(|p| plan.amount(p).is_none());
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let pair = |plan| {
            (
                income(plan, Group::ALL[one]),
                income(plan, Group::ALL[other]),
            )
        };
        let pairs: BTreeSet<_> = Plan::ALL.into_iter().map(pair).collect();
        assert_eq!(pairs.len(), Plan::ALL.len());
    }
}

#[test]
fn ep_e20_the_first_plan_pays_income_at_bar_gallery_and_safe_house_1() {
    let income = Place::ALL
        .into_iter()
        .filter(|p| Plan::Plan1.amount(*p).is_none());
    let expected = [Place::Bar, Place::ArtGallery, Place::SafeHouse1];
    assert_eq!(income.collect::<Vec<_>>(), expected);
    assert_eq!(Plan::Plan1.amount(Place::Restaurant), Some(100));
}

#[test]
fn ep_e22_the_black_lockers_hold_0_70_70_100_100() {
    assert_eq!(Pile::of(Colour::Black).values(), &[0, 70, 70, 100, 100]);
}

/// EP-12.18, EP-12.19
#[test]
fn lockers_ask_for_more_and_show_less_from_green_to_brown() {
    let rules = Colour::ALL.map(|c| (c.locker().requirement, c.locker().draw_contacts_plus));
    assert_eq!(rules, [(3, 1), (6, 0), (9, -1)]);
    assert_eq!(Pile::Green.values().iter().max(), Some(&90));
    for pile in Pile::ALL {
        let empty = pile.values().iter().filter(|value| **value == 0);
        assert_eq!(empty.count(), 1, "{pile:?}");
    }
}

#[test]
fn ep_e31_contacts_score_more_the_more_they_are() {
    assert_eq!(content().scoring.contacts, [0, 0, 10, 30, 60, 100]);
}

#[test]
fn ep_r43_two_levels_lie_below_the_first_line() {
    let track = &content().notoriety_track;
    assert_eq!(track.lowest, 1);
    assert_eq!(track.lines_above_levels[0], 2);
    // Four cubes: no turn crosses more than two lines.
    let [first, _, third] = track.lines_above_levels;
    assert!(third - first >= content().player_board.notoriety_cubes);
}

#[test]
fn ep_r52_one_exit_card_of_sixteen_is_removed() {
    assert_eq!(Target::ALL.len(), 16);
    assert_eq!(Target::ALL.len() - 1, component("inspector_cards"));
}

#[test]
fn a_target_is_a_place_a_store_or_an_exit() {
    let places = Target::ALL.iter().filter_map(|target| target.place());
    assert_eq!(places.collect::<Vec<_>>(), Place::ALL);
    let stores = Target::ALL.iter().filter_map(|target| target.store());
    assert_eq!(stores.collect::<Vec<_>>(), Store::ALL);
    let exits = Target::ALL.iter().filter_map(|target| target.exit());
    assert_eq!(exits.collect::<Vec<_>>(), Exit::ALL);
    for target in Target::ALL {
        let id = None
            .or(target.place().map(Place::id))
            .or(target.store().map(Store::id))
            .or(target.exit().map(Exit::id));
        assert_eq!(id, Some(target.id()));
    }
}

/// EP-18.9 to EP-18.12
#[test]
fn automas_rise_at_businesses_and_at_stores_a_and_c() {
    for target in Target::ALL {
        let business = target.place().is_some_and(Place::is_business);
        let loud = business || matches!(target.store(), Some(Store::A | Store::C));
        assert_eq!(
            target.data().notoriety,
            if loud { 1 } else { -1 },
            "{target:?}"
        );
        let piles: &[Pile] = match target.store() {
            Some(Store::A) => &[Pile::Green],
            Some(Store::B) => &[Pile::Black],
            Some(Store::C) => &[Pile::Brown],
            Some(Store::D) => &[Pile::Green, Pile::Black, Pile::Brown],
            None => &[],
        };
        assert_eq!(target.data().locker_piles, piles, "{target:?}");
    }
}

#[test]
fn ep_r75_three_of_five_inventory_slots_start_under_assets() {
    let board = &content().player_board;
    assert_eq!((board.inventory_slots, board.contact_slots), (5, 5));
    let start = |start| {
        Asset::ALL
            .iter()
            .filter(move |a| a.data().start == start)
            .count()
    };
    assert_eq!(start(AssetStart::Inventory), 3);
    assert_eq!(start(AssetStart::AddressBook), 3);
    assert_eq!(start(AssetStart::Unlocked), 1);
}

#[test]
fn ep_r76_asset_slots_cost_5_to_0() {
    let prices = &content().player_board.asset_slot_prices;
    assert_eq!(prices, &[5, 4, 3, 2, 1, 0]);
    assert_eq!(prices.len(), Asset::ALL.len() - 1);
}

#[test]
fn ep_r77_both_exit_piles_have_the_same_values() {
    assert_eq!(Pile::Exit1.values(), Pile::Exit2.values());
    let sum = |pile: Pile| pile.values().iter().sum::<u16>();
    assert!(sum(Pile::Exit1) < sum(Pile::Green));
}

#[test]
fn ep_r78_splits_are_even() {
    let content = content();
    assert!(content.equipment.iter().all(|ware| ware.copies == 4));
    assert_eq!(content.keys.copies, 3);
    assert!(content.officer_types.iter().all(|kind| kind.count == 10));
    // Of each type of officer as many can be evaded, removed and moved by contacts.
    let helping = |wanted: fn(Effect) -> Option<Officer>| {
        Officer::ALL.map(|officer| {
            let cards = Contact::ALL.iter().map(|contact| contact.data());
            let helping = cards.filter(|card| wanted(card.effect) == Some(officer));
            helping.map(|card| card.copies).sum::<u8>()
        })
    };
    let evade = helping(|effect| match effect {
        Effect::Evade { officers, .. } => officers.iter().next().filter(|_| officers.len() == 1),
        _ => None,
    });
    assert_eq!(evade, [2, 2, 2]);
    let remove = helping(|effect| match effect {
        Effect::RemoveOfficer { officer } => Some(officer),
        _ => None,
    });
    assert_eq!(remove, [1, 1, 1]);
    let shift = helping(|effect| match effect {
        Effect::MoveOfficer { officer } => Some(officer),
        _ => None,
    });
    assert_eq!(shift, [1, 1, 1]);
}

#[test]
fn the_dearest_contact_gives_a_turn() {
    let dearest = Contact::ALL
        .into_iter()
        .max_by_key(|contact| contact.data().cost);
    assert_eq!(
        dearest.map(|contact| contact.data().effect),
        Some(Effect::ExtraAction)
    );
}
