//! EP-2: setup.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Audience, Seat, Set};

use super::calendar::*;
use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::pieces::{Asset, Contact, Exit, Fixer, Gang, Officer, Pile, Place, Stack, Tile};
use crate::player::Priced;
use crate::state::EscapePlan;

/// Many tables, laid by different shuffles.
fn tables(seats: u8) -> impl Iterator<Item = Given> {
    (0..60).map(move |n| new_game_of(seats, &format!("setup {n}")))
}

fn tiles(tiles: &[Tile]) -> Set<Tile> {
    tiles.iter().copied().collect()
}

#[test]
fn ep_2_1_the_third_cube_closes_a_business_in_bigger_games() {
    for (seats, closes) in [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let mut given = new_game(seats);
        let game = &mut given.game;
        if let Some(sandra) = &mut game.sandra {
            sandra.agent.visited.insert(Place::Bar);
        }
        if let Some(costa) = &mut game.costa {
            costa.agent.visited.insert(Place::Bar);
        }
        for seat in game.seats() {
            if game.cubes(Place::Bar) < closes {
                assert!(!game.is_closed(Place::Bar), "{seats}");
                game.player_mut(seat).visited.insert(Place::Bar);
            }
        }
        assert_eq!(game.cubes(Place::Bar), closes);
        assert!(game.is_closed(Place::Bar), "{seats}");
    }
}

#[test]
fn ep_2_2_the_starting_tiles_lie_in_four_ways() {
    let mut ways: BTreeMap<String, usize> = BTreeMap::new();
    for given in tables(3) {
        let placed = given.game.city.placed();
        let way: Vec<String> = placed.iter().map(|one| one.to_string()).collect();
        *ways.entry(way.join("; ")).or_default() += 1;
    }
    assert!(ways.values().all(|count| *count >= 6), "{ways:?}");
    let ways: Vec<&str> = ways.keys().map(String::as_str).collect();
    assert_eq!(
        ways,
        [
            "start_gang 0,0 0; start_hospital 0,1 0",
            "start_gang 0,0 3; start_hospital 0,1 3",
            "start_hospital 0,0 0; start_gang 0,1 0",
            "start_hospital 0,0 3; start_gang 0,1 3",
        ]
    );
}

#[test]
fn ep_2_3_one_tile_of_each_stack_lies_face_up() {
    let mut seen: Set<Tile> = Set::default();
    for given in tables(3) {
        for stack in Stack::ALL {
            let top = given.game.tops[stack as usize].unwrap();
            assert_eq!(top.data().stack, Some(stack));
            let hidden = given.game.stacks[stack as usize];
            assert_eq!((hidden.len(), hidden.contains(top)), (2, false));
            seen.insert(top);
        }
    }
    let starting = tiles(&[Tile::StartHospital, Tile::StartGang]);
    assert_eq!(seen, Set::full().without(starting));
}

#[test]
fn ep_2_4_one_of_six_patrol_cards_is_never_seen() {
    let mut open: Set<Exit> = Set::default();
    for n in 0..12 {
        let patrols = play(4, &format!("patrols {n}"), |_, _, _, _| {})
            .game
            .patrols;
        assert_eq!(patrols.iter().sum::<u8>(), 5);
        let single = patrols.iter().position(|laid| *laid == 1).unwrap();
        open.insert(Exit::ALL[single]);
    }
    assert_eq!(open, Set::full(), "any of them may be missing");
}

#[test]
fn ep_2_5_officers_come_to_the_stacks_and_then_to_the_starting_tile() {
    for given in tables(3) {
        let drawn: Vec<Tile> = given
            .events()
            .into_iter()
            .filter_map(|event| match event {
                Event::OfficersDrawn { tile, .. } => Some(tile),
                _ => None,
            })
            .collect();
        let mut expected: Vec<Tile> = given.game.tops.into_iter().flatten().collect();
        expected.push(Tile::StartGang);
        assert_eq!(drawn, expected);
        let police = &given.game.police;
        assert!(police.on[Tile::StartHospital as usize].is_empty());
        for officer in Officer::ALL {
            let on = police.on.iter().filter(|on| on.contains(officer)).count();
            assert_eq!(on + usize::from(police.bag[officer as usize]), 10);
        }
    }
}

#[test]
fn ep_2_6_one_of_two_alike_goes_back_to_the_bag() {
    let mut counts = [0; 3];
    for given in tables(3) {
        let drawn = given.game.tops.into_iter().flatten();
        for tile in drawn.chain([Tile::StartGang]) {
            counts[given.game.police.on[tile as usize].len()] += 1;
        }
    }
    // Of 29 others in the bag nine are like the first: about a third of the tiles has one.
    let [none, one, two] = counts;
    assert_eq!((none, one + two), (0, 300));
    assert!((65..=125).contains(&one), "{counts:?}");
}

#[test]
fn ep_2_7_business_and_safe_house_tiles_wait_on_the_board() {
    let given = new_game(3);
    assert!(given.game.named.iter().all(Option::is_none));
    assert!(Place::ALL.iter().all(|p| given.game.field_of(*p).is_none()));
    assert_eq!(given.game.places_for(Tile::A2).count(), 6);
    assert_eq!(given.game.places_for(Tile::C1).count(), 3);
}

#[test]
fn ep_2_8_three_keys_lie_at_each_safe_house() {
    let mut deals = BTreeSet::new();
    for given in tables(3) {
        let keys = given.game.supply.keys;
        for (house, colour) in (0..3).zip(0..3) {
            assert_eq!(keys[house].iter().sum::<u8>(), 3);
            assert_eq!(keys.iter().map(|keys| keys[colour]).sum::<u8>(), 3);
        }
        deals.insert(keys);
    }
    assert!(deals.len() > 20, "they are shuffled");
}

#[test]
fn ep_2_9_the_supplies() {
    let supply = new_game(5).game.supply;
    assert_eq!(supply.fixers, Set::<Fixer>::full());
    assert_eq!(supply.equipment, [4; 4]);
    assert_eq!((supply.gas, supply.discs, supply.handcuffs), (6, 8, 10));
}

#[test]
fn ep_2_10_five_tiles_lie_in_each_pile_in_any_order() {
    let mut tops = BTreeSet::new();
    for mut given in tables(3) {
        for pile in Pile::ALL {
            let heap = *given.game.piles.heap(pile);
            assert_eq!(heap.left(), 5);
            tops.insert(heap.draw(1, &mut given.chance)[0]);
        }
    }
    assert_eq!(tops.len(), 5, "any of the five may be on top");
}

#[test]
fn ep_2_11_seven_contacts_lie_in_the_row() {
    let mut firsts: Set<Contact> = Set::default();
    for given in tables(3) {
        let contacts = &given.game.contacts;
        assert_eq!((contacts.row.len(), contacts.deck.iter().sum()), (7, 25u8));
        for contact in Contact::ALL {
            let row = contacts.row.iter().filter(|card| **card == contact);
            let all = row.count() + usize::from(contacts.deck[contact as usize]);
            assert_eq!(all, usize::from(contact.data().copies));
        }
        firsts.insert(contacts.row[0]);
    }
    assert!(firsts.len() > 15, "they are shuffled");
}

#[test]
fn ep_2_12_the_first_gang_waits_on_its_base() {
    let game = new_game(3).game;
    assert_eq!(game.gangs.map(|base| base.members), [2, 0, 0, 0]);
    assert_eq!(game.gangs[Gang::StartGang as usize].owner, None);
    assert_eq!(game.supply.members, 6);
}

#[test]
fn ep_2_13_every_thief_begins_at_the_hospital_with_nothing() {
    let given = new_game(5);
    for seat in Seat::all(5) {
        let player = given.player(seat);
        assert_eq!((player.at, player.at_large()), (Node::HOSPITAL, true));
        assert_eq!((player.income(), player.green(), player.wounds), (9, 3, 0));
        assert_eq!(given.cubes(seat), [0, 0, 4]);
        assert!(!player.rested && !player.aided);
        assert_eq!((player.markers, player.members), (2, 0));
        assert_eq!((player.gas, player.discs, player.key_count()), (0, 0, 0));
        assert!(player.contacts.is_empty() && player.items.is_empty());
        assert_eq!(player.handcuffs, 0);
    }
}

#[test]
fn ep_2_14_one_asset_is_unlocked_and_six_are_locked() {
    let game = new_game(3).game;
    let player = game.player(VINNIE);
    let extra = Priced {
        asset: Asset::ExtraAction,
        used: false,
    };
    assert_eq!(player.priced[..], [extra]);
    assert_eq!(player.price_of(Asset::ExtraAction), Some(5));
    let badges = [Asset::MoveFederal, Asset::MoveCounty, Asset::MoveSwat];
    assert_eq!(player.pouch, badges.into_iter().collect());
    let book = [Asset::EvadeAll, Asset::MasterKey, Asset::Heal];
    assert_eq!(player.book, book.into_iter().collect());
    // Two slots of each kind are free.
    assert!(player.has_contact_slot() && player.has_item_slot());
}

#[test]
fn ep_2_15_nine_in_cash() {
    let given = new_game(4);
    assert!(Seat::all(4).all(|seat| given.money(seat) == 9));
}

#[test]
fn ep_2_16_every_player_has_another_plan_and_nobody_else_is_told() {
    for given in tables(5) {
        let plans: BTreeSet<_> = given.game.hands.iter().map(|hand| hand.plan).collect();
        assert_eq!(plans.len(), 5);
        for entry in given.log.entries() {
            if let Event::PlanDealt { seat, plan } = entry.event {
                assert_eq!(entry.audience, Audience::Only(seat));
                assert_eq!(given.game.hand(seat).plan, plan);
            }
        }
        assert_eq!(given.told(|e| matches!(e, Event::PlanDealt { .. })), 5);
    }
}

/// EP-R79: who robbed a bank last is decided by lot.
#[test]
fn ep_2_17_the_first_player_is_chosen_by_lot_and_the_others_follow() {
    let mut firsts = [0; 4];
    for given in tables(4) {
        let order: Vec<u8> = given.game.at_large().map(|seat| seat.0).collect();
        let first = order[0];
        assert_eq!(order, [0, 1, 2, 3].map(|k| (first + k) % 4));
        firsts[usize::from(first)] += 1;
    }
    assert!(firsts.iter().all(|count| *count >= 6), "{firsts:?}");
}

#[test]
fn ep_2_18_every_marker_starts_on_level_1() {
    for seats in 1..=5 {
        let game = new_game(seats).game;
        assert!(game.order.iter().all(|figure| game.level(*figure) == 1));
    }
}

#[test]
fn ep_2_19_sandra_joins_two_players_and_both_automas_join_one() {
    let automas = |game: &EscapePlan| (game.sandra.is_some(), game.costa.is_some());
    let of = |seats| automas(&new_game(seats).game);
    assert_eq!(of(1), (true, true));
    assert_eq!(of(2), (true, false));
    for seats in 3..=5 {
        assert_eq!(of(seats), (false, false));
        assert_eq!(new_game(seats).game.order.len(), usize::from(seats));
    }
    assert_eq!(new_game(2).game.order[2], SANDRA);
}

#[test]
fn ep_e34_the_solo_order() {
    let mut given = new_game(1);
    let you = Figure::Thief(VINNIE);
    assert_eq!(given.game.order[..], [you, COSTA, SANDRA]);
    given.place_all();
    assert_eq!(given.game.order[..], [SANDRA, COSTA, you]);
}
