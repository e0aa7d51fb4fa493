//! States that are broken in one way, and the invariant that says so: common material (SP-I1 to SP-I13).

use super::given::{BLUE, Given, new_game, read};
use super::moments::played;
use crate::boss::Boss;
use crate::pieces::{Building, Card, CityToken, Operation, Region, Ship, Slot};
use crate::player::Player;
use crate::space::{Ground, House, Space};
use crate::state::Speakeasy;
use crate::step::{Stage, Step};

pub(super) fn rule(given: Given, change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    assert_eq!(given.game.check_invariants(), Ok(()));
    let given = given.but(change);
    let violation = given.game.check_invariants().expect_err("it is broken");
    violation.rule.0
}

/// Breaks a game of three players that has just been set up: what its invariants say.
pub(super) fn broken(change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    rule(new_game(3), change)
}

/// The same for the board of the first player.
pub(super) fn broken_board(change: impl FnOnce(&mut Player)) -> &'static str {
    broken(|game| change(game.player_mut(BLUE)))
}

/// The same in the middle of Act 2, when somebody's turn begins.
pub(super) fn broken_later(change: impl FnOnce(&mut Speakeasy)) -> &'static str {
    let second = |game: &Speakeasy| {
        game.act == 2
            && game.stage == Stage::Turns { done: 2 }
            && matches!(game.asked(), Some((_, Step::Send)))
    };
    rule(played(3, "later", second), change)
}

/// An empty space whose district is open.
pub(super) fn empty_space(game: &Speakeasy) -> Space {
    let mut spaces = game.manhattan.all();
    let found = spaces.find(|space| game.manhattan.lot(*space).is_empty());
    found.expect("an empty space")
}

/// Puts a house of blue on a space; its token goes to the board.
pub(super) fn build(game: &mut Speakeasy, space: Space, building: Building) {
    let lot = game.manhattan.lot_mut(space);
    lot.ground = Ground::House(House::new(BLUE.into(), building));
    if let Some(token) = lot.token.take() {
        game.player_mut(BLUE).tokens[token as usize] += 1;
    }
}

pub(super) fn take_slots(game: &mut Speakeasy, slots: &[Slot]) {
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
    // The dearest thug stands above every gap, and on a space that there is.
    for gaps in [0b10, 0b10_0000, 0b11_1111, u8::MAX] {
        assert_eq!(broken_board(|player| player.thug_gaps = gaps), "SP-I2");
    }
    let sound = new_game(3).with(BLUE, |player| player.thug_gaps = 0b1_1111);
    assert_eq!(sound.game.check_invariants(), Ok(()));
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
