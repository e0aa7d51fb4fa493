//! Thieves anywhere in small cities, with anything that bears on their ways.

use kernel::{Chance, Edition, Seat};

use crate::city::{City, Placed};
use crate::node::Node;
use crate::options::Options;
use crate::pieces::{Asset, Automa, Contact, Exit, Fixer, Gang, Place, Tile};
use crate::player::{Card, Item, Priced};
use crate::state::Base;
use crate::tests::given::{Given, SCAR, VINNIE, table};

/// One in so many.
fn one_in(chance: &mut Chance, n: u32) -> bool {
    chance.below(n) == 0
}

/// Some of these: each of them with one chance in `n`.
fn some<T: Copy>(chance: &mut Chance, all: &[T], n: u32) -> Vec<T> {
    all.iter().copied().filter(|_| one_in(chance, n)).collect()
}

/// Three to six tiles, placed by the rules or anyhow.
fn random_tiles(chance: &mut Chance) -> Vec<Placed> {
    let mut tiles = Tile::ALL.to_vec();
    let count = 3 + chance.below(4) as usize;
    let by_rules = one_in(chance, 2);
    if by_rules {
        chance.shuffle(&mut tiles[2..]);
    } else {
        chance.shuffle(&mut tiles);
    }
    let turn = |chance: &mut Chance| chance.below(6) as u8;
    let first = |tile, r, turn| Placed {
        tile,
        q: 0,
        r,
        turn,
    };
    let mut placed = vec![
        first(tiles[0], 0, turn(chance)),
        first(tiles[1], 1, turn(chance)),
    ];
    for tile in tiles[2..count].iter().copied() {
        let city = City::new(&placed);
        let mut spots: Vec<Placed> = city.spots(tile, by_rules).collect();
        if !by_rules {
            let end = placed.last().unwrap().cell();
            let free = Placed::around(end)
                .into_iter()
                .filter(|cell| placed.iter().all(|p| p.cell() != *cell));
            spots = free
                .map(|(q, r)| Placed {
                    tile,
                    q,
                    r,
                    turn: turn(chance),
                })
                .collect();
        }
        placed.extend((!spots.is_empty()).then(|| *chance.pick(&spots)));
    }
    placed
}

/// A thief anywhere, with anything.
pub(super) fn random_table(chance: &mut Chance, edition: Edition) -> Given {
    let seats = *chance.pick(&[1, 1, 3, 4]);
    let placed: Vec<String> = random_tiles(chance).iter().map(Placed::to_string).collect();
    let placed: Vec<&str> = placed.iter().map(String::as_str).collect();
    let mut given = table(seats).in_edition(edition).city(&placed);
    let game = &mut given.game;
    let tiles = game.city.tiles();
    let locations: Vec<Node> = Node::all()
        .filter(|node| tiles.contains(node.tile()) && node.site().is_some())
        .collect();
    for seat in Seat::all(seats) {
        game.player_mut(seat).at = *chance.pick(&locations);
        game.player_mut(seat).visited = some(chance, &Place::ALL, 2).into_iter().collect();
    }
    for automa in Automa::ALL {
        if let Some(agent) = game.agent_mut(automa) {
            agent.at = *chance.pick(&locations);
            agent.visited = some(chance, &Place::ALL, 2).into_iter().collect();
        }
    }
    if one_in(chance, 3) {
        game.day = 3;
        let open = *chance.pick(&Exit::ALL);
        game.patrols = Exit::ALL.map(|exit| if exit == open { 1 } else { 2 });
    }
    random_gangs(&mut given, chance);
    random_kit(&mut given, chance);
    let cash = chance.below(10) as u16;
    let mut given = given.cash(VINNIE, cash).turn(VINNIE);
    let nodes: Vec<Node> = Node::all()
        .filter(|node| tiles.contains(node.tile()))
        .collect();
    let turn = given.game.turn.as_mut().unwrap();
    // As if some of the way lay behind already: that is where it gets tight.
    if one_in(chance, 2) {
        turn.mp = chance.below(4) as u8;
        turn.rode = one_in(chance, 2);
        for node in some(
            chance,
            if edition == Edition::first::<Options>() {
                &locations
            } else {
                &nodes
            },
            3,
        ) {
            turn.entered.insert(node);
            turn.route.insert(node.tile());
        }
    }
    given
}

/// Gangs hired by the thief or by somebody else; members on their bases or away.
fn random_gangs(given: &mut Given, chance: &mut Chance) {
    let game = &mut given.game;
    for gang in Gang::ALL {
        let own = one_in(chance, 2) && game.player(VINNIE).markers > 0;
        let base = &mut game.gangs[gang as usize];
        if !game.city.contains(Node::of_gang(gang).tile()) || one_in(chance, 2) {
            continue;
        }
        if own {
            base.owner = Some(VINNIE);
            base.members = chance.below(2) as u8;
            let members = 2 - base.members;
            let player = game.player_mut(VINNIE);
            player.members += members;
            player.markers -= 1;
        } else if game.options.seats() > 1 {
            *base = Base {
                owner: Some(SCAR),
                members: 0,
            };
        }
    }
}

/// Cards and tiles that matter on the way, and some that cost what matters.
fn random_kit(given: &mut Given, chance: &mut Chance) {
    const CARDS: [Contact; 11] = [
        Contact::Medevac,
        Contact::Gang,
        Contact::Gang,
        Contact::Chopper,
        Contact::JetSki,
        Contact::Sewer,
        Contact::Informer,
        Contact::Medic,
        Contact::GeneralStore,
        Contact::Spy2,
        Contact::Fixer,
    ];
    const TILES: [Fixer; 5] = [
        Fixer::PrivateHelicopter,
        Fixer::Motorbike,
        Fixer::Disguise,
        Fixer::EnergyDrink,
        Fixer::Strongbox,
    ];
    let mut cards = some(chance, &CARDS, 4);
    chance.shuffle(&mut cards);
    cards.truncate(5);
    cards.sort();
    let mut tiles = some(chance, &TILES, 5);
    tiles.truncate(2);
    let hospital = given.game.city.contains(Tile::StartHospital);
    cards.retain(|card| hospital || *card != Contact::Medevac);
    let player = given.game.player_mut(VINNIE);
    player.book = Default::default();
    player.contacts = cards
        .into_iter()
        .map(|contact| Card {
            contact,
            used: one_in(chance, 5),
        })
        .collect();
    player.handcuffs = chance.below(3) as u8 / 2;
    let tiles = tiles.into_iter();
    player.items = tiles
        .map(|tile| Item::Fixer(tile, one_in(chance, 5)))
        .collect();
    let mut assets = some(
        chance,
        &[Asset::ExtraAction, Asset::MasterKey, Asset::Heal],
        2,
    );
    chance.shuffle(&mut assets);
    player.priced = assets
        .into_iter()
        .map(|asset| Priced {
            asset,
            used: one_in(chance, 3),
        })
        .collect();
    player.gas = chance.below(6).saturating_sub(3) as u8;
    player.keys[0].ready = one_in(chance, 3).into();
    player.rested = one_in(chance, 2);
    player.aided = one_in(chance, 2);
}
