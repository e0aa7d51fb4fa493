//! Chapter 14: assets.

use super::given::*;
use crate::event::Event;
use crate::pieces::Asset;
use crate::pieces::Contact::*;
use crate::player::Player;
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

/// Vinnie unlocks so many assets in a turn, with side actions afterwards.
fn unlocking(times: usize) -> Given {
    let mut given = table(3).turn(VINNIE);
    given.game.agenda.clear();
    given = given.asking(VINNIE, Step::Finish);
    for _ in 0..times {
        given = given.asking(VINNIE, Step::Unlock);
    }
    given
}

/// Vinnie takes a wound outside a turn with an empty green box.
fn handcuffed(change: impl FnOnce(&mut Player)) -> Given {
    let given = table(3).with(VINNIE, |player| player.wounds = 3);
    let chore = Chore::Wounds {
        count: 1,
        own: false,
    };
    given.with(VINNIE, change).happening(VINNIE, chore)
}

/// Locked in two places, unlocked, used or discarded.
#[test]
fn ep_14_1_where_an_asset_can_be() {
    let mut given = unlocking(1);
    let player = given.player(VINNIE);
    let badges = [Asset::MoveFederal, Asset::MoveCounty, Asset::MoveSwat];
    assert_eq!(player.pouch, badges.into_iter().collect());
    let others = [Asset::EvadeAll, Asset::MasterKey, Asset::Heal];
    assert_eq!(player.book, others.into_iter().collect());
    given.act("unlock heal");
    assert!(!given.player(VINNIE).locked().contains(Asset::Heal));
    assert_eq!(given.player(VINNIE).price_of(Asset::Heal), Some(4));
    given.act("use asset heal");
    assert_eq!(given.money(VINNIE), 5);
    assert_eq!(given.refused("use asset heal"), WhyNot::UsedUp);
    assert_eq!(given.refused("use asset move_swat"), WhyNot::NotHeld);
    let given = handcuffed(|player| player.book = [Asset::Heal].into_iter().collect());
    assert_eq!(
        given.player(VINNIE).lost,
        [Asset::Heal].into_iter().collect()
    );
}

#[test]
fn ep_14_2_slots_cost_5_down_to_0() {
    let mut given = unlocking(5);
    let order = ["move_swat", "heal", "move_county", "evade_all"];
    for asset in order {
        given.act(&format!("unlock {asset}"));
    }
    given.act("unlock master_key");
    let player = given.player(VINNIE);
    assert_eq!(player.price_of(Asset::ExtraAction), Some(5));
    for (asset, price) in order.into_iter().zip([4, 3, 2, 1]) {
        assert_eq!(player.price_of(read(asset)), Some(price));
    }
    assert_eq!(player.price_of(Asset::MasterKey), Some(0));
    given.act("use asset move_swat");
    assert_eq!(given.money(VINNIE), 5);
}

#[test]
fn ep_14_3_the_seventh_goes_to_the_box() {
    let mut given = unlocking(6);
    for asset in ["move_swat", "heal", "move_county", "evade_all"] {
        given.act(&format!("unlock {asset}"));
    }
    // Once five are unlocked, the last one leaves no choice.
    given.act("unlock master_key");
    let player = given.player(VINNIE);
    assert!(player.locked().is_empty());
    assert_eq!(player.priced.len(), 6);
    assert!(player.lost.contains(Asset::MoveFederal));
    let boxed = Event::AssetBoxed {
        seat: VINNIE,
        asset: Asset::MoveFederal,
    };
    assert!(given.events().contains(&boxed));
}

#[test]
fn ep_14_3_without_a_locked_asset_nothing_is_asked() {
    let given = table(3)
        .turn(VINNIE)
        .with(VINNIE, |player| {
            player.lost = player.locked();
            player.book = Default::default();
            player.pouch = Default::default();
        })
        .contacts(VINNIE, &[Spy3]);
    let mut given = given;
    given.acts(&["use contact spy_3"]);
    assert_eq!(given.money(VINNIE), 6);
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

#[test]
fn ep_d13_any_locked_asset() {
    let given = unlocking(1);
    let options = [
        "unlock move_federal",
        "unlock move_county",
        "unlock move_swat",
        "unlock evade_all",
        "unlock master_key",
        "unlock heal",
    ];
    assert_eq!(given.legal(), options);
    assert_eq!(given.refused("unlock extra_action"), WhyNot::NotLocked);
    assert_eq!(given.refused("pass"), WhyNot::MustChoose);
}

/// The others close up to the right, so the free slot is beside the contacts, and handcuffs still meet
/// an asset.
#[test]
fn ep_14_4_assets_close_up_beside_the_handcuffs() {
    let mut given = unlocking(1).contacts(VINNIE, &[Medic, Boxer]);
    assert!(!given.player(VINNIE).has_contact_slot());
    given.act("unlock heal");
    assert!(given.player(VINNIE).has_contact_slot());
    let mut given = handcuffed(|player| {
        player.book = [Asset::EvadeAll, Asset::MasterKey].into_iter().collect();
    });
    given.act("lose evade_all");
    let left = [Asset::MasterKey].into_iter().collect();
    assert_eq!(given.player(VINNIE).book, left);
    // Slots 1 to 3 are still free.
    let full = given.contacts(VINNIE, &[Medic, Boxer, Ninja]);
    assert_eq!(full.player(VINNIE).book, left);
    assert!(!full.player(VINNIE).has_contact_slot());
}

#[test]
fn ep_r49_only_contact_slots_close_up() {
    let mut given = unlocking(1).contacts(VINNIE, &[Medic, Boxer]);
    given.act("unlock move_swat");
    // A badge makes room in the inventory, and none for a contact.
    assert!(!given.player(VINNIE).has_contact_slot());
    assert_eq!(given.player(VINNIE).pouch.len(), 2);
    assert!(given.player(VINNIE).has_item_slot());
}

#[test]
fn ep_14_5_a_used_asset_keeps_its_slot() {
    let mut given = table(3).turn(VINNIE);
    given.act("use asset extra_action");
    assert_eq!(given.money(VINNIE), 4);
    given.acts(&["rest", "unlock heal"]);
    let player = given.player(VINNIE);
    assert_eq!(player.price_of(Asset::Heal), Some(4));
    assert_eq!(player.price_of(Asset::ExtraAction), None);
    assert_eq!(player.priced.len(), 2);
}

#[test]
fn ep_14_6_the_order_is_asked_for_only_when_handcuffs_come() {
    let many = handcuffed(|_| {});
    assert_eq!(many.asked(), (VINNIE, Step::LoseAsset));
    let one = handcuffed(|player| player.book = [Asset::Heal].into_iter().collect());
    assert_ne!(one.asked().1, Step::LoseAsset);
    let none = handcuffed(|player| player.book = Default::default());
    assert_ne!(none.asked().1, Step::LoseAsset);
    // With a green cube no handcuffs come.
    let healthy = handcuffed(|player| player.wounds = 2);
    assert_ne!(healthy.asked().1, Step::LoseAsset);
    assert_eq!(healthy.player(VINNIE).wounds, 3);
}
