//! EP-11.6 to EP-11.10: wounds and handcuffs.

use super::given::*;
use crate::event::Event;
use crate::pieces::Contact::*;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Asset, Contact};
use crate::player::{Player, Priced};
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

/// Everything that heals is gone, and so are the locked assets.
fn helpless(player: &mut Player) {
    player.aided = true;
    player.lost = player.book;
    player.book = Default::default();
}

/// Vinnie, changed so, has left a tile with three officers and is about to evade them.
fn hunted(contacts: &[Contact], change: impl FnOnce(&mut Player)) -> Given {
    let mut given = table(3)
        .city(&["c1 0,0 1", "a3 1,0 5"])
        .at(VINNIE, "store_c")
        .officers("c1", &[County, Federal, Swat])
        .with(VINNIE, change)
        .contacts(VINNIE, contacts)
        .turn(VINNIE);
    given.acts(&["go c1_i", "go a3_i", "go helicopter_a3", "stop"]);
    given
}

/// Vinnie is wounded by a notoriety update.
fn wounded_outside(count: u8, change: impl FnOnce(&mut Player)) -> Given {
    let chore = Chore::Wounds { count, own: false };
    table(3).with(VINNIE, change).happening(VINNIE, chore)
}

/// Wounds and handcuffs.
fn harm(given: &Given) -> (u8, u8) {
    let player = given.player(VINNIE);
    (player.wounds, player.handcuffs)
}

fn handcuffed_slots(given: &Given) -> Vec<u8> {
    let slots = given.events().into_iter().filter_map(|event| match event {
        Event::Handcuffed { slot, .. } => Some(slot),
        _ => None,
    });
    slots.collect()
}

#[test]
fn ep_11_6_a_cube_goes_from_green_to_red() {
    let mut given = hunted(&[], |_| {});
    given.act("done");
    assert_eq!(harm(&given), (3, 0));
    assert_eq!(given.player(VINNIE).green(), 0);
    assert_eq!(given.game.supply.handcuffs, 10);
}

#[test]
fn ep_11_9_only_what_heals_answers_a_wound() {
    let mut given = hunted(&[Medic, Gang, FastCar], |player| {
        player.wounds = 3;
        player.book = Default::default();
    });
    given.act("done");
    assert_eq!(given.asked(), (VINNIE, Step::Wound));
    let heals = ["take-wound", "use contact medic", "use first-aid token"];
    assert_eq!(given.legal(), heals);
    // A gang's abilities do not heal, and who heals has none of them.
    for other in [
        "use contact gang calm",
        "use contact fast_car",
        "use contact medic calm",
        "use first-aid token evade",
    ] {
        assert_eq!(given.refused(other), WhyNot::OnlyHealing, "{other}");
    }
}

#[test]
fn ep_e19_three_wounds_on_an_empty_green_box() {
    let mut given = hunted(&[], |player| {
        helpless(player);
        player.wounds = 3;
    });
    given.act("done");
    assert_eq!(harm(&given), (2, 2));
    assert_eq!(handcuffed_slots(&given), [5, 4]);
    assert_eq!(given.game.supply.handcuffs, 8);
}

#[test]
fn ep_11_7_handcuffs_cover_the_contact_on_the_rightmost_slot() {
    let contacts = [Medic, Boxer, Ninja, Stunt, FastCar];
    let mut given = hunted(&contacts, |player| {
        helpless(player);
        player.wounds = 3;
    });
    given.act("use contact fast_car");
    // It covers everybody, so the wound comes from elsewhere.
    let mut given = given.happening(
        VINNIE,
        Chore::Wounds {
            count: 1,
            own: false,
        },
    );
    let player = given.player(VINNIE);
    assert_eq!(player.contact_count(), 4);
    assert_eq!(player.contacts.len(), 5);
    assert_eq!(player.contacts_scored(), 4);
    given.game.player_mut(VINNIE).ready_all();
    let player = given.player(VINNIE);
    assert!(player.contacts[4].used, "a covered card was readied");
    assert!(!player.ready_contact(FastCar));
    assert!(!player.has_contact_slot());
    assert_eq!(given.refused("use contact fast_car"), WhyNot::Handcuffed);
    given.game.player_mut(VINNIE).handcuffs = 0;
    assert_eq!(given.refused("use contact fast_car"), WhyNot::UsedUp);
}

#[test]
fn ep_11_7_an_asset_under_handcuffs_is_lost_for_good() {
    let only_heal = |player: &mut Player| {
        player.wounds = 3;
        player.book = [Asset::Heal].into_iter().collect();
    };
    let given = wounded_outside(1, only_heal);
    let player = given.player(VINNIE);
    assert!(player.book.is_empty());
    assert!(player.lost.contains(Asset::Heal));
    assert_eq!(harm(&given), (2, 1));
    // The slots to the left of it stay free for contacts.
    assert!(player.has_contact_slot());
}

/// EP-R26: only the Czech text has it.
#[test]
fn ep_11_8_the_wounded_choose_the_asset_that_is_lost() {
    let mut given = wounded_outside(1, |player| player.wounds = 3);
    assert_eq!(given.asked(), (VINNIE, Step::LoseAsset));
    let assets = ["lose evade_all", "lose master_key", "lose heal"];
    assert_eq!(given.legal(), assets);
    // What lies in the inventory is not among them.
    assert_eq!(given.refused("lose move_swat"), WhyNot::NotLocked);
    given.act("lose master_key");
    let left = [Asset::EvadeAll, Asset::Heal].into_iter().collect();
    assert_eq!(given.player(VINNIE).book, left);
    assert_eq!(harm(&given), (2, 1));
}

#[test]
fn ep_d10_heal_or_take_it_then_lose_an_asset() {
    let mut given = hunted(&[Medic, Spy1], |player| player.wounds = 3);
    given.act("done");
    assert_eq!(given.asked(), (VINNIE, Step::Wound));
    let options = ["take-wound", "use contact medic", "use first-aid token"];
    assert_eq!(given.legal(), options);
    assert_eq!(given.refused("use contact spy_1"), WhyNot::OnlyHealing);
    assert_eq!(given.refused("use asset extra_action"), WhyNot::OnlyHealing);
    given.act("take-wound");
    assert_eq!(given.asked(), (VINNIE, Step::LoseAsset));
    given.act("lose heal");
    // The second wound finds a green cube, the third does not.
    assert_eq!(harm(&given), (3, 1));
    assert_eq!(given.asked(), (VINNIE, Step::Wound));
}

#[test]
fn ep_11_9_healed_in_time_a_wound_is_an_ordinary_one() {
    let mut given = hunted(&[Medic], |player| player.wounds = 3);
    given.acts(&["done", "use first-aid token"]);
    // The green box is not empty any more, so the first wound is taken without a question; the second
    // finds it empty again.
    assert_eq!(harm(&given), (3, 0));
    assert_eq!(given.asked(), (VINNIE, Step::Wound));
    assert_eq!(given.legal(), ["take-wound", "use contact medic"]);
    given.act("use contact medic");
    // Nothing is left that heals: the third wound is not asked about.
    assert_eq!(given.asked(), (VINNIE, Step::LoseAsset));
}

#[test]
fn ep_11_9_nothing_is_asked_while_a_cube_is_green() {
    let mut given = hunted(&[Medic], |_| {});
    given.act("done");
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
}

#[test]
fn ep_11_9_wounds_outside_the_own_turn_cannot_be_answered() {
    let given = wounded_outside(1, |player| {
        player.wounds = 3;
        player.book = Default::default();
    });
    assert!(!given.player(VINNIE).aided);
    assert_eq!(harm(&given), (2, 1));
}

#[test]
fn ep_r24_healing_before_each_single_wound() {
    let mut given = hunted(&[Medic, Medic], |player| {
        player.wounds = 3;
        player.priced.push(Priced {
            asset: Asset::Heal,
            used: false,
        });
    });
    given.act("done");
    let remedies = ["use contact medic", "use first-aid token", "use asset heal"];
    assert_eq!(given.legal()[1..], remedies);
    // The asset on the second slot costs 4, a Medic 1.
    given.acts(&["use asset heal", "use contact medic", "use first-aid token"]);
    assert_eq!(given.money(VINNIE), 4);
    assert_eq!(harm(&given), (3, 0));
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
}

/// EP-R25: nobody is arrested for wounds.
#[test]
fn ep_11_10_the_sixth_handcuffs_do_not_come() {
    let mut given = hunted(&[], |player| {
        helpless(player);
        player.wounds = 3;
        player.handcuffs = 5;
    });
    given.act("done");
    assert_eq!(harm(&given), (3, 5));
    assert!(given.player(VINNIE).at_large());
}

#[test]
fn ep_r25_without_handcuffs_in_the_supply_nothing_happens() {
    let mut given = hunted(&[], |player| {
        player.wounds = 3;
        player.aided = true;
    });
    given.game.supply.handcuffs = 1;
    // The last card comes for the first wound, the second is ordinary, the third has no effect.
    given.acts(&["done", "lose heal"]);
    assert_eq!(harm(&given), (3, 1));
    assert_eq!(given.game.supply.handcuffs, 0);
}

/// Alone at the exit with Costa, who cannot be paid; nobody else is there.
#[test]
fn ep_11_9_after_a_toll_in_blood_there_is_time_to_heal() {
    let mut given = table(1)
        .city(&["start_gang 0,1 0", "d1 -1,2 0"])
        .but(|game| game.patrols = [1, 2, 2])
        .but(|game| game.costa.as_mut().expect("solo").agent.at = read("metro_d1"))
        .day(3)
        .cash(VINNIE, 0)
        .at(VINNIE, "exit_1")
        .turn(VINNIE);
    given.act("escape");
    assert_eq!(harm(&given), (2, 0));
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
    given.act("use first-aid token");
    assert_eq!(harm(&given), (1, 0));
}

/// What "let them catch you" says is what it brings, whatever was red before.
#[test]
fn ep_11_6_the_choice_tells_the_handcuffs_that_the_wounds_bring() {
    for red in 0..=3 {
        let mut given = hunted(&[], |player| {
            helpless(player);
            player.wounds = red;
        });
        let told = given.described("done");
        let (_, handcuffs) = told.args.last().expect("the handcuffs");
        given.act("done");
        while given.allows("wound") {
            given.act("wound");
        }
        let (_, brought) = harm(&given);
        assert_eq!(*handcuffs, kernel::Arg::Number(brought.into()), "{red} red");
    }
}
