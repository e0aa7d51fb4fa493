//! EP-12.6: tiles that enter the inventory.

use super::given::*;
use crate::pieces::Contact::*;
use crate::pieces::Equipment::{Cap, GasMask, Helmet, Vest};
use crate::pieces::{Asset, Fixer, Pile};
use crate::piles::Sealed;
use crate::player::{Item, Player};
use crate::step::{Step, Ware};
use crate::whynot::WhyNot;

const VEST: Item = Item::Equipment(Vest, false);
const WORN_VEST: Item = Item::Equipment(Vest, true);
const CAP: Item = Item::Equipment(Cap, false);
const PHONE: Item = Item::Fixer(Fixer::Phone, true);

/// A green tile that was taken from the full pile.
const LOCKER: Sealed = Sealed {
    pile: Pile::Green,
    size: 5,
};

/// An exit tile that was taken from the full pile.
const EXIT: Sealed = Sealed {
    pile: Pile::Exit1,
    size: 5,
};

fn holding(items: &'static [Item]) -> impl FnOnce(&mut Player) {
    move |player| player.items = items.iter().copied().collect()
}

/// Vinnie has these tiles and gets another.
fn getting(ware: Ware, items: &'static [Item]) -> Given {
    table(3)
        .with(VINNIE, holding(items))
        .asking(VINNIE, Step::Finish)
        .asking(VINNIE, Step::Stow(ware))
}

fn items(given: &Given) -> Vec<Item> {
    given.player(VINNIE).items.to_vec()
}

#[test]
fn ep_12_6_to_an_empty_slot() {
    let mut given = getting(Ware::Equipment(Helmet), &[VEST]);
    given.act("keep");
    assert_eq!(items(&given), [VEST, Item::Equipment(Helmet, false)]);
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
}

#[test]
fn ep_12_6_or_instead_of_another_for_notoriety() {
    let mut given = getting(Ware::Fixer(Fixer::IdCard), &[VEST]);
    given.act("swap equipment vest");
    assert_eq!(items(&given), [Item::Fixer(Fixer::IdCard, false)]);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    // What made room is in the box.
    assert_eq!(given.game.supply.equipment[Vest as usize], 4);
}

#[test]
fn ep_12_6_two_slots_are_never_under_assets() {
    let given = getting(Ware::Equipment(Helmet), &[VEST, CAP]);
    assert_eq!(given.player(VINNIE).pouch.len(), 3);
    assert_eq!(given.refused("keep"), WhyNot::NoItemSlot);
    let options = ["swap equipment vest", "swap equipment cap"];
    assert_eq!(given.legal(), options);
    // An asset unlocked makes room.
    let given = given.with(VINNIE, |player| {
        player.pouch = [Asset::MoveSwat].into_iter().collect();
    });
    assert!(given.allows("keep"));
}

#[test]
fn ep_d12_a_slot_or_which_tile_makes_room() {
    let given = getting(Ware::Sealed(LOCKER), &[VEST, WORN_VEST, PHONE]);
    let given = given.with(VINNIE, |player| player.pouch = Default::default());
    let options = [
        "keep",
        "swap equipment vest",
        "swap used vest",
        "swap fixer phone",
    ];
    assert_eq!(given.legal(), options);
    assert_eq!(given.refused("swap equipment cap"), WhyNot::NotHeld);
    // The tile has to go somewhere.
    let stow = Step::Stow(Ware::Sealed(LOCKER));
    assert_eq!(given.refused("pass"), stow.not_asked());
    // Two alike are one choice.
    let given = getting(Ware::Sealed(LOCKER), &[VEST, VEST]);
    assert_eq!(given.legal(), ["swap equipment vest"]);
}

#[test]
fn ep_r34_equipment_replaces_any_tile_but_an_asset() {
    let given = getting(
        Ware::Equipment(GasMask),
        &[PHONE, Item::Sealed(LOCKER), Item::Sealed(EXIT), VEST],
    );
    let given = given.with(VINNIE, |player| {
        player.pouch = [Asset::MoveSwat].into_iter().collect();
    });
    let options = [
        "swap fixer phone",
        "swap green 5",
        "swap pile_1 5",
        "swap equipment vest",
    ];
    assert_eq!(given.legal(), options);
}

#[test]
fn ep_r86_an_exit_tile_replaces_only_without_an_empty_slot() {
    let given = getting(Ware::Sealed(EXIT), &[VEST]);
    assert_eq!(given.refused("swap equipment vest"), WhyNot::SlotFree);
    let mut given = getting(Ware::Sealed(EXIT), &[VEST, CAP]);
    given.act("swap equipment cap");
    assert_eq!(items(&given), [VEST, Item::Sealed(EXIT)]);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

#[test]
fn ep_e39_an_exit_tile_goes_to_the_empty_slot() {
    let two_assets = |player: &mut Player| {
        player.pouch = [Asset::MoveSwat, Asset::MoveCounty].into_iter().collect();
    };
    let given = getting(Ware::Sealed(EXIT), &[VEST, CAP]).with(VINNIE, two_assets);
    assert_eq!(given.legal(), ["keep"]);
    let mut given = getting(Ware::Sealed(LOCKER), &[VEST, CAP]).with(VINNIE, two_assets);
    given.act("swap equipment cap");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

/// A tile of a closed exit is put where it must go without a question.
#[test]
fn ep_e39_without_a_choice_nothing_is_asked() {
    let mut given = table(3)
        .city(&["d1 0,0 0"])
        .but(|game| {
            game.patrols = [2, 1, 0];
            game.piles.exits = [read("exit_1")].into_iter().collect();
        })
        .contacts(VINNIE, &[Medic])
        .with(VINNIE, holding(&[VEST]))
        .visiting(VINNIE, "exit_1");
    given.act("exit-tile");
    assert_eq!(items(&given), [VEST, Item::Sealed(EXIT)]);
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
}
