//! States that are broken in one way, and the invariant that says so (SP-I1 to SP-I26).

use kernel::Set;

use super::given::{BLUE, Given, PURPLE, YELLOW, new_game, read};
use super::moments::played;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, Card, CityToken, District, Gangster, Operation, Region, Ship, Slot};
use crate::player::{Ally, Player};
use crate::space::{Ground, House, Space};
use crate::state::Speakeasy;
use crate::step::{Stage, Step};

fn rule(given: Given, change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    assert_eq!(given.game.check_invariants(), Ok(()));
    let given = given.but(change);
    let violation = given.game.check_invariants().expect_err("it is broken");
    violation.rule.0
}

/// Breaks a game of three players that has just been set up: what its invariants say.
fn broken(change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    rule(new_game(3), change)
}

/// The same for the board of the first player.
fn broken_board(change: impl FnOnce(&mut Player)) -> &'static str {
    broken(|game| change(game.player_mut(BLUE)))
}

/// The same in the middle of Act 2, when somebody's turn begins.
fn broken_later(change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    let second = |game: &Speakeasy| {
        game.act == 2
            && game.stage == Stage::Turns { done: 2 }
            && matches!(game.asked(), Some((_, Step::Send)))
    };
    rule(played(3, "later", second), change)
}

/// An empty space whose district is open.
fn empty_space(game: &Speakeasy) -> Space {
    let mut spaces = game.manhattan.all();
    let found = spaces.find(|space| game.manhattan.lot(*space).is_empty());
    found.expect("an empty space")
}

/// Puts a house of blue on a space; its token goes to the board.
fn build(game: &mut Speakeasy, space: Space, building: Building) {
    let lot = game.manhattan.lot_mut(space);
    lot.ground = Ground::House(House::new(BLUE.into(), building));
    if let Some(token) = lot.token.take() {
        game.player_mut(BLUE).tokens[token as usize] += 1;
    }
}

fn take_slots(game: &mut Speakeasy, slots: &[Slot]) {
    let player = game.player_mut(BLUE);
    player.slots = player.slots.without(slots.iter().copied().collect());
}

#[test]
fn sp_i1_barrels() {
    assert_eq!(broken(|game| game.supply.barrels -= 1), "SP-I1");
    assert_eq!(broken_board(|player| player.still = 1), "SP-I1");
    assert_eq!(broken_board(|player| player.trucks[0].barrels = 1), "SP-I1");
    let afloat = |game: &mut Speakeasy| game.docks.ship_mut(Ship::BillMccoy).barrels = 4;
    assert_eq!(broken(afloat), "SP-I1");
}

#[test]
fn sp_i2_thugs() {
    assert_eq!(broken(|game| game.supply.thugs += 1), "SP-I2");
    let seventh = |game: &mut Speakeasy| {
        game.supply.thugs -= 6;
        game.player_mut(BLUE).thugs += 6;
    };
    assert_eq!(broken(seventh), "SP-I2");
}

#[test]
fn sp_i3_leverage_tokens() {
    assert_eq!(broken(|game| game.supply.leverage -= 1), "SP-I3");
    assert_eq!(broken_board(|player| player.leverage = 1), "SP-I3");
}

#[test]
fn sp_i4_mobsters() {
    assert_eq!(broken_board(|player| player.mobsters += 1), "SP-I4");
    assert_eq!(broken_board(|player| player.vip = 1), "SP-I4");
    let docked = |game: &mut Speakeasy| game.docks.put(read("1-midtown"), Some(BLUE.into()));
    assert_eq!(broken(docked), "SP-I4");
    let stranger = |game: &mut Speakeasy| game.docks.put(read("1-midtown"), Some(Boss::Rival));
    assert_eq!(broken(stranger), "SP-I4");
    let rival = |game: &mut Speakeasy| game.rival.as_mut().unwrap().mobsters = 13;
    assert_eq!(rule(new_game(1), rival), "SP-I4");
}

#[test]
fn sp_i5_books() {
    assert_eq!(broken_board(|player| player.books = 1), "SP-I5");
    assert_eq!(broken_board(|player| player.blank_books = 9), "SP-I5");
    let both_spaces = |game: &mut Speakeasy| {
        game.player_mut(BLUE).blank_books -= 2;
        game.ledger.books[4] = [Some(BLUE.into()); 2];
    };
    assert_eq!(broken(both_spaces), "SP-I5");
}

#[test]
fn sp_i6_buildings() {
    let ninth = |game: &mut Speakeasy| build(game, empty_space(game), Building::Bar);
    assert_eq!(broken(ninth), "SP-I6");
    let still = |game: &mut Speakeasy| build(game, empty_space(game), Building::Still);
    assert_eq!(broken(still), "SP-I6");
    let rival = |game: &mut Speakeasy| game.rival.as_mut().unwrap().buildings[3] = 4;
    assert_eq!(rule(new_game(1), rival), "SP-I6");
}

#[test]
fn sp_i7_one_of_each_in_a_region() {
    for (building, slots) in [
        (Building::Nightclub, [Slot::Nightclub1, Slot::Nightclub2]),
        (Building::Casino, [Slot::Casino1, Slot::Casino2]),
    ] {
        let twice = |game: &mut Speakeasy| {
            take_slots(game, &slots);
            for _ in 0..2 {
                let uptown = game.manhattan.all();
                let mut uptown = uptown.filter(|space| space.district.region() == Region::Uptown);
                let found = uptown.find(|space| game.manhattan.lot(*space).is_empty());
                let space = found.expect("an empty space");
                drop(uptown);
                build(game, space, building);
            }
        };
        assert_eq!(broken(twice), "SP-I7");
    }
}

#[test]
fn sp_i8_no_city_token_under_a_house() {
    let covered = |game: &mut Speakeasy| {
        take_slots(game, &[Slot::Left1]);
        let space = empty_space(game);
        let house = House::new(BLUE.into(), Building::Bar);
        game.manhattan.lot_mut(space).ground = Ground::House(house);
    };
    assert_eq!(broken(covered), "SP-I8");
}

#[test]
fn sp_i9_gangster_bars() {
    assert_eq!(broken(|game| game.supply.gangster_bars -= 1), "SP-I9");
    let opened = |game: &mut Speakeasy| {
        let space = empty_space(game);
        game.manhattan.lot_mut(space).ground = Ground::GangsterBar;
    };
    assert_eq!(broken(opened), "SP-I9");
}

#[test]
fn sp_i10_city_tokens() {
    assert_eq!(broken_board(|player| player.tokens[3] += 1), "SP-I10");
    let taken = |game: &mut Speakeasy| game.market.right[0] = None;
    assert_eq!(broken(taken), "SP-I10");
    assert_eq!(broken(|game| game.market.piles[0] += 1), "SP-I10");
}

#[test]
fn sp_i10_within_the_limit_at_the_end_of_a_turn() {
    let hoarded = |game: &mut Speakeasy| {
        let seat = game.order.round[0].seat().expect("a player");
        for token in CityToken::ALL {
            let token = token as usize;
            let take = game.market.unseen[token].min(1);
            game.market.unseen[token] -= take;
            game.player_mut(seat).tokens[token] += take;
        }
        let left = crate::player::token_count(&game.market.unseen);
        game.market.piles = [left, 0, 0];
    };
    assert_eq!(broken_later(hoarded), "SP-I10");
}

#[test]
fn sp_i11_operation_cards() {
    let lost = |game: &mut Speakeasy| game.decks[1].top = None;
    assert_eq!(broken(lost), "SP-I11");
    let copied = |game: &mut Speakeasy| {
        game.player_mut(BLUE).board[0] = game.decks[0].top;
    };
    assert_eq!(broken(copied), "SP-I11");
    let foreign_slot = |game: &mut Speakeasy| {
        game.player_mut(BLUE).board[1] = game.decks[0].top.take();
    };
    assert_eq!(broken(foreign_slot), "SP-I11");
    let foreign_deck = |game: &mut Speakeasy| {
        let card = game.decks[0].top.take().expect("a card");
        game.decks[1].discarded.push(card);
    };
    assert_eq!(broken(foreign_deck), "SP-I11");
    assert_eq!(broken_board(|player| player.hand[2] += 1), "SP-I11");
    let unknown = |player: &mut Player| player.known = Card::of(Operation::Vip);
    assert_eq!(broken_board(unknown), "SP-I11");
    let rival = |game: &mut Speakeasy| game.rival.as_mut().unwrap().deck[0] = 12;
    assert_eq!(rule(new_game(1), rival), "SP-I11");
}

#[test]
fn sp_i12_helper_cards() {
    let lost = |game: &mut Speakeasy| {
        let last = game.helpers.deck.last();
        game.helpers.deck = game.helpers.deck.without(last.into_iter().collect());
    };
    assert_eq!(broken(lost), "SP-I12");
    let copied = |game: &mut Speakeasy| {
        let shown = game.helpers.display;
        game.screen_mut(BLUE).used = shown;
    };
    assert_eq!(broken(copied), "SP-I12");
    let not_refilled = |game: &mut Speakeasy| {
        let shown = game.helpers.display.last();
        let gone = shown.into_iter().collect();
        game.helpers.display = game.helpers.display.without(gone);
        game.player_mut(BLUE).helpers.extend(shown);
    };
    assert_eq!(broken(not_refilled), "SP-I12");
}

#[test]
fn sp_i13_crates() {
    let lost = |game: &mut Speakeasy| game.docks.ships[0].cargo = None;
    assert_eq!(broken(lost), "SP-I13");
    let copied = |game: &mut Speakeasy| game.docks.ships[0].cargo = game.crates.top;
    assert_eq!(broken(copied), "SP-I13");
    // The Rival removes crates, but makes none.
    assert_eq!(rule(new_game(1), copied), "SP-I13");
    assert_eq!(new_game(1).but(lost).game.check_invariants(), Ok(()));
}

#[test]
fn sp_i14_levels() {
    assert_eq!(broken_board(|player| player.levels[4] = 0), "SP-I14");
    assert_eq!(broken_board(|player| player.levels[0] = 6), "SP-I14");
    // Levels never fall: each is told one after another.
    let given = played(4, "levels", Speakeasy::is_finished);
    let mut levels = [[1; 5]; 4];
    for event in given.events() {
        if let Event::LevelRaised { seat, track, level } = event {
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
        game.gangs.decks = game.gangs.decks.without([stranger].into_iter().collect());
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
        let single = game
            .capos
            .singles
            .iter_mut()
            .find(|single| single.is_some());
        *single.expect("a capo") = None;
    };
    assert_eq!(broken_later(gone), "SP-I21");
    let overfull = |game: &mut Speakeasy| {
        for seat in [PURPLE, YELLOW, BLUE] {
            game.player_mut(seat).capos = 2;
        }
        game.capos = Default::default();
        game.capos
            .park
            .extend([PURPLE.into(), YELLOW.into(), BLUE.into()]);
        assert_eq!(game.check_invariants(), Ok(()));
        // A board with fewer persons.
        game.capos.park.swap_remove(0);
        game.player_mut(PURPLE).capos = 3;
        assert_eq!(game.check_invariants(), Ok(()));
        game.player_mut(PURPLE).capos = 4;
    };
    assert_eq!(broken_later(overfull), "SP-I21");
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
            assert!(controlled.iter().all(|marker| *marker <= districts));
            assert!(controlled.iter().sum::<u8>() + gangsters <= 4 * districts);
            counted += 1;
        }
    }
    assert_eq!(counted, 9, "three regions in three acts");
}
