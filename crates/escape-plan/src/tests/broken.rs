//! States that are broken in one way, and the invariant that says so.

use super::given::*;
use crate::figure::Figure;
use crate::pieces::{Asset, Contact, Equipment, Fixer, Gang, Pile, Place};
use crate::piles::Sealed;
use crate::player::{Card, Item, Player, Priced};
use crate::state::EscapePlan;

/// Breaks a game of three players that has just been set up: what its invariants say.
fn broken(change: impl FnOnce(&mut EscapePlan)) -> &'static str {
    let given = new_game(3);
    assert_eq!(given.game.check_invariants(), Ok(()));
    let given = given.but(change);
    let violation = given.game.check_invariants().expect_err("it is broken");
    violation.rule.0
}

/// The same for the board of the first player.
fn broken_board(change: impl FnOnce(&mut Player)) -> &'static str {
    broken(|game| change(game.player_mut(VINNIE)))
}

/// Takes a card out of the deck.
fn drawn(game: &mut EscapePlan) -> Contact {
    let deck = &mut game.contacts.deck;
    let at = deck.iter().position(|copies| *copies > 0).expect("a card");
    deck[at] -= 1;
    Contact::ALL[at]
}

#[test]
fn ep_i4_gang_members() {
    assert_eq!(broken(|game| game.supply.members -= 1), "EP-I4");
    // All are there, but not where they belong.
    let at_the_base = |game: &mut EscapePlan| {
        game.supply.members += 1;
        game.gangs[Gang::StartGang as usize].members -= 1;
    };
    assert_eq!(broken(at_the_base), "EP-I4");
    let at_an_unseen_base = |game: &mut EscapePlan| {
        game.supply.members -= 2;
        game.gangs[Gang::D3 as usize].members = 2;
    };
    assert_eq!(broken(at_an_unseen_base), "EP-I4");
    let without_a_marker = |game: &mut EscapePlan| {
        game.supply.members -= 1;
        game.player_mut(VINNIE).members = 1;
    };
    assert_eq!(broken(without_a_marker), "EP-I4");
    let of_somebody_else = |game: &mut EscapePlan| {
        let base = &mut game.gangs[Gang::StartGang as usize];
        (base.owner, base.members) = (Some(VINNIE), 0);
        game.player_mut(VINNIE).markers -= 1;
        game.player_mut(SCAR).members = 2;
    };
    assert_eq!(broken(of_somebody_else), "EP-I4");
}

#[test]
fn ep_i5_control_markers() {
    assert_eq!(broken_board(|player| player.markers = 1), "EP-I5");
    assert_eq!(broken_board(|player| player.markers = 3), "EP-I5");
    let hired = |game: &mut EscapePlan| {
        let base = &mut game.gangs[Gang::StartGang as usize];
        (base.owner, base.members) = (Some(VINNIE), 0);
        game.player_mut(VINNIE).members = 2;
    };
    assert_eq!(broken(hired), "EP-I5");
}

#[test]
fn ep_i6_income_cubes() {
    let nowhere = |player: &mut Player| player.visited.insert(Place::Bar);
    assert_eq!(broken_board(nowhere), "EP-I6");
    let off_the_track = |player: &mut Player| player.on_income.insert(Place::Bar);
    assert_eq!(broken_board(off_the_track), "EP-I6");
    // Nine cubes, wherever they lie: those on places are missing on the track.
    let mut player = Player::default();
    for (visits, place) in Place::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(player.income()) + visits, 9);
        player.visited.insert(place);
    }
    assert_eq!(player.income(), 0);
}

#[test]
fn ep_i8_wound_cubes() {
    assert_eq!(broken_board(|player| player.wounds = 4), "EP-I8");
}

#[test]
fn ep_i10_assets() {
    let missing = |player: &mut Player| player.book = Default::default();
    assert_eq!(broken_board(missing), "EP-I10");
    let twice = |player: &mut Player| player.lost.insert(Asset::Heal);
    assert_eq!(broken_board(twice), "EP-I10");
    let one_for_another = |player: &mut Player| {
        player.book = [Asset::EvadeAll, Asset::MasterKey].into_iter().collect();
        player.lost.insert(Asset::EvadeAll);
    };
    assert_eq!(broken_board(one_for_another), "EP-I10");
    let seven = |player: &mut Player| player.lost = player.locked();
    assert_eq!(broken_board(seven), "EP-I10");
    let two_prices = |player: &mut Player| {
        player.priced.push(Priced {
            asset: Asset::ExtraAction,
            used: true,
        });
    };
    assert_eq!(broken_board(two_prices), "EP-I10");
}

#[test]
fn ep_i11_contact_slots() {
    let crowded = |game: &mut EscapePlan| {
        for _ in 0..3 {
            let card = Card::new(drawn(game));
            game.player_mut(VINNIE).contacts.push(card);
        }
    };
    assert_eq!(broken(crowded), "EP-I11");
    let asset_under_handcuffs = |game: &mut EscapePlan| {
        game.supply.handcuffs -= 3;
        game.player_mut(VINNIE).handcuffs = 3;
    };
    assert_eq!(broken(asset_under_handcuffs), "EP-I11");
    let sixth = |game: &mut EscapePlan| {
        game.supply.handcuffs -= 6;
        game.player_mut(VINNIE).handcuffs = 6;
    };
    assert_eq!(broken(sixth), "EP-I11");
}

#[test]
fn ep_i12_inventory_slots() {
    let crowded = |game: &mut EscapePlan| {
        game.supply.equipment[Equipment::Vest as usize] -= 3;
        let vest = Item::Equipment(Equipment::Vest, false);
        game.player_mut(VINNIE).items = [vest; 3].into_iter().collect();
    };
    assert_eq!(broken(crowded), "EP-I12");
}

#[test]
fn ep_i13_contact_cards() {
    let short = |game: &mut EscapePlan| {
        game.contacts.row.pop();
    };
    assert_eq!(broken(short), "EP-I13");
    let copied = |game: &mut EscapePlan| game.contacts.deck[Contact::Spy1 as usize] += 1;
    assert_eq!(broken(copied), "EP-I13");
    let held_too = |game: &mut EscapePlan| {
        let card = Card::new(game.contacts.row[0]);
        for _ in 0..2 {
            game.player_mut(VINNIE).contacts.push(card);
        }
    };
    assert_eq!(broken(held_too), "EP-I13");
}

#[test]
fn ep_i14_gas_discs_and_handcuffs() {
    assert_eq!(broken(|game| game.supply.gas -= 1), "EP-I14");
    assert_eq!(broken(|game| game.supply.discs += 1), "EP-I14");
    assert_eq!(broken(|game| game.supply.handcuffs -= 1), "EP-I14");
    let third_can = |game: &mut EscapePlan| {
        game.supply.gas -= 3;
        game.player_mut(VINNIE).gas = 3;
    };
    assert_eq!(broken(third_can), "EP-I14");
}

#[test]
fn ep_i14_keys_equipment_and_fixer_tiles() {
    assert_eq!(broken(|game| game.supply.keys[0][0] += 1), "EP-I14");
    let fourth_key = |game: &mut EscapePlan| {
        game.supply.keys = Default::default();
        let keys = &mut game.player_mut(VINNIE).keys;
        (keys[0].ready, keys[1].used) = (3, 1);
    };
    assert_eq!(broken(fourth_key), "EP-I14");
    assert_eq!(broken(|game| game.supply.equipment[0] += 1), "EP-I14");
    let twice = |player: &mut Player| player.items.push(Item::Fixer(Fixer::Phone, true));
    assert_eq!(broken_board(twice), "EP-I14");
}

#[test]
fn ep_i14_locker_and_exit_tiles() {
    let pile = Pile::Green;
    let sealed = Sealed { pile, size: 5 };
    let from_nowhere = |player: &mut Player| player.items.push(Item::Sealed(sealed));
    assert_eq!(broken_board(from_nowhere), "EP-I14");
    let taken_twice = |game: &mut EscapePlan| {
        for _ in 0..2 {
            game.piles.heap_mut(pile).take(pile, 3, None);
        }
    };
    assert_eq!(broken(taken_twice), "EP-I14");
    let held_twice = |game: &mut EscapePlan| {
        game.piles.heap_mut(pile).take(pile, 3, None);
        for seat in [VINNIE, SCAR] {
            game.player_mut(seat).items.push(Item::Sealed(sealed));
        }
    };
    assert_eq!(broken(held_twice), "EP-I14");
}

/// Money cannot be negative, whatever the state: what would be is a number far too large.
#[test]
fn ep_i15_cash() {
    let below_zero = |game: &mut EscapePlan| {
        let cash = &mut game.hand_mut(VINNIE).cash;
        *cash = 0u16.wrapping_sub(1);
    };
    assert_eq!(broken(below_zero), "EP-I15");
}

#[test]
fn ep_7_1_only_who_plays_is_on_the_turn_order_track() {
    assert_eq!(broken(|game| game.order.push(SANDRA)), "EP-7.1");
    let fourth = Figure::Thief(RUBY);
    assert_eq!(broken(|game| game.order.push(fourth)), "EP-7.1");
    assert_eq!(broken(|game| game.order[0] = fourth), "EP-7.1");
    let twice = |game: &mut EscapePlan| game.order.push(Figure::Thief(VINNIE));
    assert_eq!(broken(twice), "EP-7.1");
}
