//! EP-6: the city phase; the geometry of placing is in `placing`.

use kernel::{RuleId, Seat};

use super::calendar::*;
use super::given::*;
use crate::city::Placed;
use crate::event::Event;
use crate::pieces::{Gang, Officer, Place, Tile};
use crate::step::Step;
use crate::whynot::WhyNot;

const START: [&str; 2] = ["start_hospital 0,0 0", "start_gang 0,1 0"];

/// Three players before the first tile of day 1, Vinnie first.
fn first_day() -> Given {
    table(3)
        .city(&START)
        .face_up(["a2", "b2", "c1", "d3"])
        .placing(&[VINNIE, SCAR, CLAWS])
}

/// Who placed the tiles, in order.
fn placers(given: &Given) -> Vec<u8> {
    let events = given.events().into_iter();
    let seats = events.filter_map(|event| match event {
        Event::TilePlaced { seat, .. } => Some(seat.0),
        _ => None,
    });
    seats.collect()
}

/// Some legal spot of a tile.
fn spot(given: &Given, tile: &str) -> String {
    let start = format!("place {tile} ");
    let mut legal = given.legal().into_iter();
    legal.find(|action| action.starts_with(&start)).unwrap()
}

fn place(given: &mut Given, tile: &str) {
    let spot = spot(given, tile);
    given.act(&spot);
}

#[test]
fn ep_6_1_players_place_in_turn_order_until_four_tiles_lie() {
    let order = |order: &[Seat]| {
        let mut given = table(order.len() as u8).placing(order);
        placers(given.place_all())
    };
    assert_eq!(order(&[VINNIE]), [0, 0, 0, 0]);
    assert_eq!(order(&[SCAR, VINNIE]), [1, 0, 1, 0]);
    assert_eq!(order(&[RUBY, SCAR, VINNIE, CLAWS]), [3, 1, 0, 2]);
    let five = [CLAWS, RUBY, MR_BONES, VINNIE, SCAR];
    assert_eq!(order(&five), [2, 3, 4, 0], "the fifth places none");
}

#[test]
fn ep_e4_vinnie_scar_claws_vinnie() {
    let mut given = first_day();
    assert_eq!(placers(given.place_all()), [0, 1, 2, 0]);
}

/// EP-6.2 to EP-6.4, with the examples EP-E5 to EP-E7.
#[test]
fn ep_d2_a_face_up_tile_on_a_legal_spot() {
    let given = first_day();
    assert_eq!(given.asked(), (VINNIE, Step::PlaceTile));
    let legal = given.legal();
    for tile in ["a2", "b2", "c1", "d3"] {
        let start = format!("place {tile} ");
        assert!(legal.iter().any(|action| action.starts_with(&start)));
    }
    assert!(legal.iter().all(|action| action.starts_with("place ")));
    assert!(given.allows("place c1 1,0 4"));
    assert_eq!(given.refused("place c2 1,0 4"), WhyNot::NotFaceUp);
    assert_eq!(given.refused("place c1 0,1 4"), WhyNot::CellTaken);
    assert_eq!(given.refused("place c1 0,-1 4"), WhyNot::TooFewNeighbours);
    assert_eq!(given.refused("place c1 1,0 1"), WhyNot::NothingMatches);
    assert!(matches!(given.refused("pass"), WhyNot::NotAsked { .. }));
}

#[test]
fn ep_6_6_officers_come_with_their_tile() {
    let mut given = first_day().officers("d3", &[Officer::County, Officer::Swat]);
    place(&mut given, "d3");
    let on = given.game.police.on[Tile::D3 as usize];
    assert_eq!(on, [Officer::County, Officer::Swat].into_iter().collect());
    assert!(!given.game.tops.contains(&Some(Tile::D3)));
    assert!(given.game.city.contains(Tile::D3));
}

#[test]
fn ep_6_7_the_business_is_the_choice_of_who_places() {
    let mut given = first_day();
    place(&mut given, "a2");
    assert_eq!(given.asked(), (VINNIE, Step::Name(Tile::A2)));
    assert_eq!(given.legal().len(), 6);
    assert_eq!(
        given.refused("name safe_house_1"),
        WhyNot::WrongField { field: Tile::A2 }
    );
    given.act("name gym");
    assert_eq!(given.game.named[Tile::A2 as usize], Some(Place::Gym));
    assert_eq!(given.game.field_of(Place::Gym), Tile::A2.field());
    // The next tile with a business has one choice less.
    place(&mut given, "b2");
    assert_eq!(given.asked(), (SCAR, Step::Name(Tile::B2)));
    assert_eq!(given.legal().len(), 5);
    assert_eq!(
        given.refused("name gym"),
        WhyNot::InCityAlready { field: Tile::B2 }
    );
}

#[test]
fn ep_6_8_the_safe_house_is_the_choice_of_who_places() {
    let mut given = first_day();
    place(&mut given, "c1");
    assert_eq!(
        given.legal(),
        [
            "name safe_house_1",
            "name safe_house_2",
            "name safe_house_3"
        ]
    );
    assert_eq!(
        given.refused("name bar"),
        WhyNot::WrongField { field: Tile::C1 }
    );
    // Who asks what it is about is told this rule, and of a business the other.
    assert_eq!(given.asked().1.rule(), RuleId("EP-6.8"));
    assert_eq!(Step::Name(Tile::A2).rule(), RuleId("EP-6.7"));
    given.act("name safe_house_3");
    assert_eq!(
        given.game.place_at(Tile::C1.field().unwrap()),
        Some(Place::SafeHouse3)
    );
    assert_eq!(given.asked(), (SCAR, Step::PlaceTile));
}

/// EP-R5: the player who places chooses the tile and what goes on its field.
#[test]
fn ep_d3_is_asked_of_the_same_player_at_once() {
    let mut given = first_day();
    place(&mut given, "d3");
    assert_eq!(
        given.asked(),
        (SCAR, Step::PlaceTile),
        "no field, no question"
    );
    place(&mut given, "a2");
    assert_eq!(given.asked(), (SCAR, Step::Name(Tile::A2)));
    assert!(given.refused("pass") == Step::Name(Tile::A2).not_asked());
}

#[test]
fn ep_d3_is_not_asked_if_one_tile_is_left() {
    let mut given = first_day().but(|game| {
        let fields = [Tile::A1, Tile::A3, Tile::B1, Tile::B3, Tile::D1];
        for (tile, place) in fields.into_iter().zip(Place::BUSINESSES) {
            game.named[tile as usize] = Some(place);
        }
    });
    place(&mut given, "a2");
    assert_eq!(given.game.named[Tile::A2 as usize], Some(Place::Gym));
    assert_eq!(given.asked(), (SCAR, Step::PlaceTile));
}

#[test]
fn ep_r5_every_face_up_tile_may_be_chosen_first() {
    for tile in ["a2", "b2", "c1", "d3"] {
        let mut given = first_day();
        place(&mut given, tile);
        assert!(given.game.city.contains(read(tile)));
    }
}

#[test]
fn ep_6_9_a_gang_moves_in_with_its_base() {
    let mut given = first_day();
    assert_eq!(given.game.supply.members, 6);
    place(&mut given, "b2");
    assert_eq!(given.game.gangs[Gang::B2 as usize].members, 2);
    assert_eq!(given.game.supply.members, 4);
    given.act("name bar");
    place(&mut given, "a2");
    assert_eq!(given.game.supply.members, 4, "no base, no gang");
}

#[test]
fn ep_6_10_a_placed_tile_counts_for_the_next() {
    let mut given = first_day();
    assert_eq!(given.refused("place d3 1,-1 0"), WhyNot::TooFewNeighbours);
    given.act("place c1 1,0 4").act("name safe_house_1");
    let turns = 0..6;
    let spots = turns.map(|turn| format!("place d3 1,-1 {turn}"));
    assert!(spots.into_iter().any(|spot| given.allows(&spot)));
    assert_eq!(given.refused("place c1 1,-1 0"), WhyNot::NotFaceUp);
}

#[test]
fn ep_6_11_new_tiles_are_turned_up_with_officers_after_the_fourth() {
    let mut given = new_game(4);
    let first = given.game.tops;
    given.place_all();
    for (stack, top) in given.game.tops.into_iter().enumerate() {
        let top = top.unwrap();
        assert!(Some(top) != first[stack] && !given.game.city.contains(top));
        assert_eq!(given.game.stacks[stack].len(), 1);
        assert!((1..=2).contains(&given.game.police.on[top as usize].len()));
    }
    assert_eq!(given.game.check_invariants(), Ok(()));
}

/// EP-2.6: pairs go back when all are drawn, so they are missing for the tiles that come later.
#[test]
fn ep_6_11_pairs_go_back_after_the_last_tile() {
    let given = table(4)
        .but(|game| game.police.bag = [4, 0, 0])
        .all_placed();
    let officers = given.game.tops.map(|top| {
        let on = given.game.police.on[top.unwrap() as usize];
        on.iter().collect::<Vec<_>>()
    });
    let county = vec![Officer::County];
    assert_eq!(officers, [county.clone(), county, vec![], vec![]]);
    assert_eq!(given.game.police.bag, [2, 0, 0]);
}

#[test]
fn ep_6_11_nothing_is_turned_up_on_day_3() {
    let mut given = table(4).day(3).but(|game| {
        game.stacks = Default::default();
        game.police.bag = [10, 10, 10];
    });
    given = given.all_placed();
    assert_eq!(given.game.tops, [None; 4]);
    assert_eq!(given.game.police.bag, [10, 10, 10]);
}

#[test]
fn ep_6_12_a_closed_exit_on_a_new_tile_has_its_pile() {
    use crate::pieces::{Contact, Exit, Pile};
    // Exit 2 has closed while its tile was hidden; now it is the last of its stack.
    let given = table(3)
        .city(&START)
        .face_up(["a2", "b2", "c1", "d3"])
        .but(|game| {
            game.patrols = [0, 2, 0];
            game.piles.exits.push(Exit::Exit2);
            game.stacks[3] = [Tile::D2].into_iter().collect();
        });
    let mut given = given.all_placed();
    assert_eq!(given.game.tops[3], Some(Tile::D2));
    given.game.agenda.clear();
    let mut given = given.day(2).placing(&[VINNIE, SCAR, CLAWS]);
    place(&mut given, "d2");
    given.game.agenda.clear();
    let mut given = given
        .at(VINNIE, "exit_2")
        .contacts(VINNIE, &[Contact::Medic])
        .turn(VINNIE)
        .asking(VINNIE, Step::AtExit);
    given.act("exit-tile");
    assert_eq!(given.game.piles.heap(Pile::Exit1).left(), 4);
}

#[test]
fn ep_i2_every_tile_is_somewhere_and_four_come_each_day() {
    let hidden = |given: &Given| given.game.stacks[0].iter().next().unwrap();
    let lost = new_game(3);
    let tile = hidden(&lost);
    let rule = lost.broken(|game| {
        game.stacks[0].remove(tile);
    });
    assert_eq!(rule, "EP-I2");
    let twice = new_game(3).broken(|game| {
        game.stacks[0].insert(game.tops[0].unwrap());
    });
    assert_eq!(twice, "EP-I2");
    assert_eq!(new_game(3).broken(|game| game.day = 2), "EP-I2");
    for n in 0..5 {
        play(3, &format!("tiles {n}"), |_, _, _, given| {
            let game = &given.game;
            if game.stage.part().is_some() {
                let placed = game.city.placed().len();
                assert_eq!(placed, 2 + 4 * usize::from(game.day));
            }
        });
    }
}

#[test]
fn ep_i3_every_tile_touched_two_when_it_was_placed() {
    let mut given = new_game(3);
    place_somewhere(&mut given);
    let rule = given.broken(|game| {
        let mut tiles: Vec<Placed> = game.city.placed().to_vec();
        (tiles[2].q, tiles[2].r) = (0, 2);
        game.city = crate::city::City::new(&tiles);
    });
    assert_eq!(rule, "EP-I3");
}

fn place_somewhere(given: &mut Given) {
    given.run_while(|step| step == Step::PlaceTile);
}
