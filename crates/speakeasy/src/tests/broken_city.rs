//! States that are broken in one way, and the invariant that says so: people, the city and the course of
//! the game (SP-I14 to SP-I26).

use kernel::Set;

use super::broken::{broken, broken_board, broken_later, build, empty_space, rule, take_slots};
use super::given::{BLUE, PURPLE, YELLOW, new_game};
use super::moments::played;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, District, Gangster, Slot};
use crate::player::{Ally, Player};
use crate::space::Ground;
use crate::state::Speakeasy;

#[test]
fn sp_i14_levels() {
    assert_eq!(broken_board(|player| player.levels[4] = 0), "SP-I14");
    assert_eq!(broken_board(|player| player.levels[0] = 6), "SP-I14");
    // Levels never fall: each is told one after another.
    let given = played(4, "levels", Speakeasy::is_finished);
    let mut levels = [[1; 5]; 4];
    for event in given.events() {
        if let Event::LevelRaised {
            seat, track, level, ..
        } = event
        {
            let was = &mut levels[seat.index()][track as usize];
            assert_eq!(level, *was + 1);
            *was = level;
        }
    }
    let ends: Vec<[u8; 5]> = given
        .game
        .players
        .iter()
        .map(|player| player.levels)
        .collect();
    assert_eq!(ends, levels);
}

#[test]
fn sp_i15_the_vip_area() {
    let crowded = |player: &mut Player| {
        player.mobsters -= 3;
        player.vip = 3;
    };
    assert_eq!(broken_board(crowded), "SP-I15");
}

#[test]
fn sp_i16_ships() {
    let together = |game: &mut Speakeasy| game.docks.ships[0].at = game.docks.ships[1].at;
    assert_eq!(broken(together), "SP-I16");
    let aground = |game: &mut Speakeasy| game.docks.ships[0].at = District::D8;
    assert_eq!(broken(aground), "SP-I16");
    let overloaded = |game: &mut Speakeasy| {
        game.docks.ships[0].barrels = 6;
        game.supply.barrels -= 1;
    };
    assert_eq!(broken(overloaded), "SP-I16");
}

#[test]
fn sp_i17_cops() {
    let more = |game: &mut Speakeasy| {
        let later = game.manhattan.cops_later.last();
        game.manhattan.cops_later = game
            .manhattan
            .cops_later
            .without(later.into_iter().collect());
        game.manhattan.cops.extend(later);
    };
    assert_eq!(broken(more), "SP-I17");
    let twice = |game: &mut Speakeasy| {
        game.manhattan.cops_coming = game.manhattan.cops;
    };
    assert_eq!(broken(twice), "SP-I17");
    let early = |game: &mut Speakeasy| game.act = 3;
    assert_eq!(broken_later(early), "SP-I17");
}

#[test]
fn sp_i18_gangsters() {
    let came = |game: &Speakeasy| {
        let at = game.gangs.at.iter().position(Option::is_some);
        at.expect("a gangster")
    };
    let twice = |game: &mut Speakeasy| {
        let gangster = game.gangs.at[came(game)].expect("a gangster");
        game.gangs.decks.insert(gangster);
    };
    assert_eq!(broken(twice), "SP-I18");
    let ally = |gangster, home| {
        Some(Ally {
            gangster,
            home,
            helped: false,
        })
    };
    let two_at_home = |game: &mut Speakeasy| {
        let home = District::ALL[came(game)];
        let stranger = Gangster::MeyerLansky;
        game.gangs.decks.remove(stranger);
        game.player_mut(BLUE).ally = ally(stranger, home);
    };
    assert_eq!(broken(two_at_home), "SP-I18");
    let two_allies = |game: &mut Speakeasy| {
        let home = came(game);
        let gangster = game.gangs.at[home].take().expect("a gangster");
        for seat in [BLUE, PURPLE] {
            game.player_mut(seat).ally = ally(gangster, District::ALL[home]);
        }
    };
    assert_eq!(broken(two_allies), "SP-I18");
}

#[test]
fn sp_i19_the_turn_order() {
    let twice = |game: &mut Speakeasy| game.order.lower[0] = game.order.upper[0];
    assert_eq!(broken(twice), "SP-I19");
    assert_eq!(broken(|game| game.order.upper[1] = None), "SP-I19");
    assert_eq!(broken(|game| game.order.upper.swap(2, 3)), "SP-I19");
    let instead = |game: &mut Speakeasy| game.order.round[0] = game.order.round[1];
    assert_eq!(broken(instead), "SP-I19");
    let boardless = |game: &mut Speakeasy| {
        game.players.pop();
    };
    assert_eq!(broken(boardless), "SP-I19");
}

/// Money cannot be negative, whatever the state: what would be is a number far too large.
#[test]
fn sp_i20_money() {
    let below_zero = 0u16.wrapping_sub(1);
    assert_eq!(broken_board(|player| player.pocket = below_zero), "SP-I20");
    let safe = |game: &mut Speakeasy| game.screen_mut(YELLOW).safe = below_zero;
    assert_eq!(broken(safe), "SP-I20");
    let rival = |game: &mut Speakeasy| game.rival.as_mut().unwrap().purse = below_zero;
    assert_eq!(rule(new_game(1), rival), "SP-I20");
}

#[test]
fn sp_i21_capos() {
    let fifth = |game: &mut Speakeasy| game.player_mut(BLUE).capos += 1;
    assert_eq!(broken_later(fifth), "SP-I21");
    let gone = |game: &mut Speakeasy| {
        game.capos.singles = Default::default();
        game.capos.restaurant.clear();
        game.capos.park.clear();
    };
    assert_eq!(broken_later(gone), "SP-I21");
    let overfull = |game: &mut Speakeasy| {
        game.capos = Default::default();
        game.capos
            .park
            .extend([BLUE.into(), BLUE.into(), PURPLE.into()]);
        game.player_mut(BLUE).capos = 1;
        game.player_mut(PURPLE).capos = 2;
    };
    let two = played(2, "park", |game| game.act == 2);
    assert_eq!(rule(two, overfull), "SP-I21");
}

#[test]
fn sp_i22_trucks() {
    let third = |game: &mut Speakeasy| {
        game.supply.barrels -= 3;
        let truck = &mut game.player_mut(BLUE).trucks[0];
        (truck.at, truck.barrels) = (Some(District::D1), 3);
    };
    assert_eq!(broken(third), "SP-I22");
    let early = |player: &mut Player| player.trucks[1].at = Some(District::D1);
    assert_eq!(broken_board(early), "SP-I22");
    let nowhere = |game: &mut Speakeasy| {
        game.supply.barrels -= 1;
        game.player_mut(BLUE).trucks[0].barrels = 1;
    };
    assert_eq!(broken(nowhere), "SP-I22");
}

#[test]
fn sp_i23_barrels_at_buildings() {
    let at_the_still = |game: &mut Speakeasy| {
        take_slots(game, &[Slot::MiddleStill]);
        let space = empty_space(game);
        build(game, space, Building::Still);
        game.supply.barrels -= 1;
        game.manhattan.house_mut(space).expect("a house").barrel = true;
    };
    assert_eq!(broken(at_the_still), "SP-I23");
    let nobodys = |game: &mut Speakeasy| {
        take_slots(game, &[Slot::Left1]);
        let space = empty_space(game);
        build(game, space, Building::Bar);
        game.manhattan.house_mut(space).expect("a house").owner = Boss::Rival;
    };
    assert_eq!(broken(nobodys), "SP-I23");
}

#[test]
fn sp_i24_closed_districts() {
    let closed = |game: &Speakeasy| game.manhattan.closed.last().expect("a closed district");
    let bar = |game: &mut Speakeasy| {
        let lot = &mut game.manhattan.lots[closed(game) as usize][0];
        lot.ground = Ground::GangsterBar;
    };
    assert_eq!(rule(new_game(2), bar), "SP-I24");
    let token = |game: &mut Speakeasy| {
        let shown = game.market.right[0].take();
        game.manhattan.lots[closed(game) as usize][0].token = shown;
    };
    assert_eq!(rule(new_game(2), token), "SP-I24");
    let target = |game: &mut Speakeasy| game.gangs.targets.insert(closed(game));
    assert_eq!(rule(new_game(2), target), "SP-I24");
    let strength = |game: &mut Speakeasy| game.gangs.strength[closed(game) as usize] = 4;
    assert_eq!(rule(new_game(2), strength), "SP-I24");
    // Nor on the third space that a small board does not have.
    let third = |game: &mut Speakeasy| {
        let open = Set::full().without(game.manhattan.closed);
        let district = open.last().expect("an open district");
        game.manhattan.lots[district as usize][2].ground = Ground::GangsterBar;
    };
    assert_eq!(rule(new_game(2), third), "SP-I24");
}

#[test]
fn sp_i25_eleven_turns() {
    assert_eq!(broken_later(|game| game.round = 4), "SP-I25");
    assert_eq!(broken_later(|game| game.turn = None), "SP-I25");
    let given = played(3, "eleven", Speakeasy::is_finished);
    let mut turns = [0; 3];
    for event in given.events() {
        match event {
            Event::CapoSent { boss, .. } => turns[boss.index()] += 1,
            Event::CapoSwapped { seat, .. } => turns[seat.index()] += 1,
            _ => {}
        }
    }
    assert_eq!(turns, [11; 3]);
}

/// The markers are counted anew when they are needed.
#[test]
fn sp_i26_control_markers() {
    let given = played(4, "control", Speakeasy::is_finished);
    let mut counted = 0;
    for event in given.events() {
        if let Event::RegionCounted {
            region,
            controlled,
            gangsters,
        } = event
        {
            let districts = region.districts().count() as u8;
            let markers: Vec<u8> = controlled.iter().map(|(_, count)| *count).collect();
            assert!(markers.iter().all(|marker| *marker <= districts));
            assert!(markers.iter().sum::<u8>() + gangsters <= 4 * districts);
            counted += 1;
        }
    }
    assert_eq!(counted, 9, "three regions in three acts");
}
