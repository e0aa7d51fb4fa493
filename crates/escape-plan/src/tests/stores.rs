//! EP-12.17 to EP-12.21: gas, equipment and lockers.

use kernel::{RuleId, Seat};

use super::given::*;
use crate::dealer::Dealer;
use crate::pieces::Contact::*;
use crate::pieces::Equipment::{GasMask, Vest};
use crate::pieces::{Asset, Colour, Contact, Pile};
use crate::player::{Item, Priced};
use crate::step::Step;
use crate::whynot::WhyNot;

fn store() -> Given {
    table(3).city(&["c1 0,0 1", "a3 1,0 5"])
}

/// Vinnie visits store C with a key of each colour, on this level and with these contacts.
fn with_keys(level: u8, contacts: &[Contact]) -> Given {
    let given = store().contacts(VINNIE, contacts);
    given.with(VINNIE, |player| {
        player.notoriety.level = level;
        for keys in &mut player.keys {
            keys.ready = 1;
        }
    })
}

fn at_the_lockers(given: Given) -> Given {
    let mut given = given.visiting(VINNIE, "store_c");
    given.acts(&["pass", "pass"]);
    assert_eq!(given.asked(), (VINNIE, Step::OpenLocker));
    given
}

/// How many tiles Vinnie looks at.
fn looked(given: &Given) -> u8 {
    match given.asked() {
        (VINNIE, Step::KeepTile(look)) => {
            assert_eq!(look.tiles.len(), usize::from(look.count));
            look.count
        }
        other => panic!("{other:?}"),
    }
}

/// Takes tiles out of a pile, so that the highest so many are left.
fn thin(given: Given, pile: Pile, left: u8) -> Given {
    given.but(|game| {
        for tile in 0..5 - left {
            game.piles.heap_mut(pile).take(pile, tile, Some(SCAR));
        }
    })
}

#[test]
fn ep_12_17_gas_two_kinds_of_equipment_and_a_locker() {
    let given = with_keys(2, &[Medic]).at(SCAR, "store_c");
    let mut given = given.visiting(VINNIE, "store_c");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert_eq!(given.asked(), (VINNIE, Step::TakeGas));
    given.act("take");
    assert_eq!((given.player(VINNIE).gas, given.game.supply.gas), (1, 5));
    assert_eq!(given.legal()[0], "pass", "nothing has to be bought");
    given.act("buy equipment vest");
    assert_eq!(given.money(VINNIE), 7);
    assert_eq!(given.asked(), (VINNIE, Step::BuyEquipment(Some(Vest))));
    assert_eq!(given.refused("buy equipment vest"), WhyNot::SameKind);
    given.acts(&["buy equipment gas_mask", "keep"]);
    assert_eq!(given.money(VINNIE), 4);
    let items = [
        Item::Equipment(Vest, false),
        Item::Equipment(GasMask, false),
    ];
    assert_eq!(given.player(VINNIE).items[..], items);
    assert_eq!(given.asked(), (VINNIE, Step::OpenLocker));
}

#[test]
fn ep_12_17_two_gas_cans_at_most() {
    let full = store().with(VINNIE, |player| player.gas = 2);
    let given = full.visiting(VINNIE, "store_c");
    assert_eq!(given.asked(), (VINNIE, Step::BuyEquipment(None)));
    let empty = store().but(|game| game.supply.gas = 0);
    let given = empty.visiting(VINNIE, "store_c");
    assert_eq!(given.asked(), (VINNIE, Step::BuyEquipment(None)));
}

#[test]
fn ep_12_17_what_is_sold_out_or_too_dear() {
    let given = store()
        .cash(VINNIE, 2)
        .but(|game| game.supply.equipment[Vest as usize] = 0);
    let mut given = given.visiting(VINNIE, "store_c");
    given.act("pass");
    assert_eq!(given.refused("buy equipment vest"), WhyNot::NotInSupply);
    let why = WhyNot::TooLittleCash { cost: 3, held: 2 };
    assert_eq!(given.refused("buy equipment gas_mask"), why);
}

#[test]
fn ep_d15_every_step_may_be_left_out() {
    let given = with_keys(3, &[Medic, Boxer]).cash(VINNIE, 0);
    let mut given = given.visiting(VINNIE, "store_c");
    assert_eq!(given.legal(), ["pass", "take", "use first-aid token"]);
    // Without cash there is nothing to buy, and nothing is asked.
    given.act("take");
    let options = ["pass", "open green", "use first-aid token"];
    assert_eq!(given.legal(), options);
    given.act("pass");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert!(given.player(VINNIE).has_ready_key());
}

#[test]
fn ep_d15_a_colour_with_its_key_or_with_the_master_key() {
    let given = with_keys(3, &[Medic, Boxer, Ninja]).with(VINNIE, |player| {
        player.keys[Colour::Green as usize].ready = 0;
        for asset in [Asset::MoveSwat, Asset::MasterKey] {
            player.priced.push(Priced { asset, used: false });
        }
    });
    let mut given = at_the_lockers(given);
    let options = [
        "pass",
        "open-with-master green",
        "open black",
        "open-with-master black",
    ];
    assert_eq!(given.legal()[..4], options);
    assert_eq!(given.refused("open green"), WhyNot::NoKey);
    given.act("open-with-master black");
    assert_eq!(given.money(VINNIE), 6);
    assert_eq!(given.player(VINNIE).ready_keys(Colour::Black), 1);
    assert_eq!(looked(&given), 3);
}

#[test]
fn ep_12_18_a_locker_asks_for_notoriety_and_contacts() {
    let given = at_the_lockers(with_keys(1, &[Medic, Boxer]));
    assert!(given.allows("open green"));
    let why = WhyNot::PileTooHigh { need: 6, have: 3 };
    assert_eq!(given.refused("open black"), why);
    // Cards count face down too, but not under handcuffs.
    let cuffed = with_keys(2, &[Medic, Boxer]).with(VINNIE, |player| {
        player.book = Default::default();
        player.contacts[0].used = true;
        player.handcuffs = 4;
    });
    assert!(at_the_lockers(cuffed).allows("open green"));
    let given = with_keys(1, &[Medic]).visiting(VINNIE, "store_c");
    let given = given.asking(VINNIE, Step::OpenLocker);
    let why = WhyNot::PileTooHigh { need: 3, have: 2 };
    assert_eq!(given.refused("open green"), why);
}

#[test]
fn ep_12_18_the_master_key_is_a_key_and_no_more() {
    let master = |player: &mut crate::player::Player| {
        let asset = Asset::MasterKey;
        player.priced.push(Priced { asset, used: false });
    };
    let given = at_the_lockers(with_keys(1, &[Medic, Boxer]).with(VINNIE, master));
    assert!(given.allows("open-with-master green"));
    let why = WhyNot::PileTooHigh { need: 6, have: 3 };
    assert_eq!(given.refused("open-with-master black"), why);
    // Nor does it find anything to look at.
    let alone = at_the_lockers(with_keys(9, &[]).with(VINNIE, master));
    let why = alone.refused("open-with-master black");
    assert_eq!(why, nothing(Pile::Black));
}

/// Why a pile cannot be looked at.
fn nothing(pile: Pile) -> WhyNot {
    WhyNot::NothingToLookAt { pile }
}

#[test]
fn ep_e23_six_opens_green_and_black() {
    let given = at_the_lockers(with_keys(3, &[Medic, Boxer, Ninja]));
    assert!(given.allows("open green"));
    assert!(given.allows("open black"));
    let why = WhyNot::PileTooHigh { need: 9, have: 6 };
    assert_eq!(given.refused("open brown"), why);
}

#[test]
fn ep_12_19_so_many_tiles_as_contacts_more_or_less() {
    for (colour, expected) in [("green", 4), ("black", 3), ("brown", 2)] {
        let mut given = at_the_lockers(with_keys(9, &[Medic, Boxer, Ninja]));
        given.act(&format!("open {colour}"));
        assert_eq!(looked(&given), expected);
    }
}

#[test]
fn ep_12_20_nothing_to_look_at_nothing_to_open() {
    let given = at_the_lockers(with_keys(9, &[]));
    assert!(given.allows("open green"));
    assert_eq!(given.refused("open black"), nothing(Pile::Black));
    let given = at_the_lockers(with_keys(9, &[Medic]));
    assert_eq!(given.refused("open brown"), nothing(Pile::Brown));
    let empty = thin(with_keys(9, &[Medic]), Pile::Green, 0);
    let given = at_the_lockers(empty);
    assert_eq!(given.refused("open green"), nothing(Pile::Green));
}

#[test]
fn ep_12_21_one_tile_is_kept_and_the_others_go_back() {
    let given = thin(with_keys(9, &[Medic, Boxer, Ninja]), Pile::Black, 3);
    let mut given = at_the_lockers(given);
    given.act("open black");
    assert_eq!(given.asked().1.rule(), RuleId("EP-12.21"));
    assert_eq!(given.player(VINNIE).ready_keys(Colour::Black), 0);
    assert_eq!(given.legal(), ["value 70", "value 100"]);
    assert_eq!(given.refused("value 0"), WhyNot::NotLookedAt);
    given.act("value 100");
    let Item::Sealed(sealed) = given.player(VINNIE).items[0] else {
        panic!("no tile was kept");
    };
    assert_eq!(given.game.piles.value(sealed), 100);
    assert_eq!(given.game.piles.heap(Pile::Black).left(), 2);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

/// The rulebook's values; with four contacts four of the five are seen.
#[test]
fn ep_e22_the_black_lockers() {
    assert_eq!(*Pile::Black.values(), [0, 70, 70, 100, 100]);
    let many = with_keys(9, &[Medic, Boxer, Ninja, Stunt]);
    let mut given = at_the_lockers(many);
    given.act("open black");
    assert_eq!(looked(&given), 4);
    assert!(given.allows("value 70"));
    assert!(given.allows("value 100"));
}

#[test]
fn ep_r35_more_than_there_are_means_all() {
    let given = thin(with_keys(9, &[Medic, Boxer, Ninja]), Pile::Green, 2);
    let mut given = at_the_lockers(given);
    given.act("open green");
    // Both are worth 90, which nobody else may know: it is asked all the same (EP-R92).
    given.act("value 90");
    let Item::Sealed(sealed) = given.player(VINNIE).items[0] else {
        panic!("no tile was kept");
    };
    assert_eq!(given.game.piles.value(sealed), 90);
    let given = at_the_lockers(thin(with_keys(9, &[]), Pile::Brown, 2));
    assert_eq!(given.refused("open brown"), nothing(Pile::Brown));
}

/// A look cannot be taken back, even if the last tile of a pile comes without chance.
#[test]
fn ep_12_21_whoever_looked_has_seen() {
    for left in [1, 5] {
        let given = thin(with_keys(9, &[Medic, Boxer, Ninja]), Pile::Black, left);
        let mut given = at_the_lockers(given);
        let action = read("open black");
        let shown = given.deal(|dealer: &mut Dealer<'_>| {
            dealer.act(VINNIE, action);
            dealer.reveals.seats()
        });
        assert!(Seat::all(3).all(|seat| shown.contains(seat)));
    }
}
