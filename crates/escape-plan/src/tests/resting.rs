//! EP-8.6 and EP-8.7: rest.

use super::given::*;
use crate::pieces::{Asset, Contact, Equipment, Fixer};
use crate::player::{Card, Item, Keys};
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

fn thieves() -> Given {
    table(3).city(&["start_gang 0,0 0", "start_hospital 0,1 0"])
}

#[test]
fn ep_8_6_rest_makes_everything_ready_and_unlocks_an_asset() {
    let used = |contact| Card {
        contact,
        used: true,
    };
    let mut given = thieves()
        .with(VINNIE, |player| {
            player.contacts = [used(Contact::Boxer), used(Contact::Medic)]
                .into_iter()
                .collect();
            player.items.push(Item::Equipment(Equipment::Vest, true));
            player.aided = true;
        })
        .turn(VINNIE);
    given.act("rest");
    let vinnie = given.player(VINNIE);
    assert!(vinnie.rested && !vinnie.aided);
    assert!(vinnie.contacts.iter().all(|card| !card.used));
    assert_eq!(vinnie.items[0], Item::Equipment(Equipment::Vest, false));
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(given.refused("pass"), WhyNot::MustChoose);
    given.act("unlock evade_all");
    assert_eq!(given.player(VINNIE).price_of(Asset::EvadeAll), Some(4));
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    // Once a day.
    let again = given.but(|game| game.agenda.clear()).turn(VINNIE);
    assert_eq!(again.refused("rest"), WhyNot::RestedAlready);
}

#[test]
fn ep_8_6_cards_under_handcuffs_stay_as_they_are() {
    let mut given = thieves()
        .contacts(VINNIE, &[Contact::Boxer; 5])
        .with(VINNIE, |player| {
            player.handcuffs = 2;
            player.contacts.iter_mut().for_each(|card| card.used = true);
        })
        .turn(VINNIE);
    given.act("rest");
    let used: Vec<bool> = given
        .player(VINNIE)
        .contacts
        .iter()
        .map(|card| card.used)
        .collect();
    assert_eq!(used, [false, false, false, true, true]);
}

#[test]
fn ep_8_6_with_nothing_locked_nothing_is_asked() {
    let mut given = thieves()
        .with(VINNIE, |player| {
            player.lost = player.locked();
            (player.book, player.pouch) = Default::default();
        })
        .turn(VINNIE);
    given.act("rest");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

#[test]
fn ep_8_7_rest_restores_nothing_else() {
    let spent = Keys { ready: 0, used: 1 };
    let mut given = thieves()
        .with(VINNIE, |player| {
            player.items.push(Item::Fixer(Fixer::Phone, true));
            player.keys[0] = spent;
            player.priced[0].used = true;
        })
        .turn(VINNIE);
    given.acts(&["rest", "unlock heal"]);
    let vinnie = given.player(VINNIE);
    assert_eq!(vinnie.items[0], Item::Fixer(Fixer::Phone, true));
    assert_eq!((vinnie.keys[0], vinnie.gas), (spent, 0));
    assert!(vinnie.priced[0].used);
}

#[test]
fn ep_i20_the_moon_shows_only_on_the_day_of_the_rest() {
    let mut given = new_game(3);
    given.place_all();
    let seat = given.asked().0;
    given.acts(&["rest", "unlock heal", "end"]);
    assert_eq!(given.game.check_invariants(), Ok(()));
    let next_day = |given: &Given| matches!(given.game.stage, Stage::Income { .. });
    while !next_day(&given) {
        assert!(given.player(seat).rested);
        let first = given.legal()[0].clone();
        given.act(&first);
    }
    let rule = given.broken(|game| game.player_mut(seat).rested = true);
    assert_eq!(rule, "EP-I20");
    assert_eq!(
        new_game(3).broken(|game| game.players[0].rested = true),
        "EP-I20"
    );
}
