//! Gang bases, clinics, churches, the hospital and exits (EP-12.16, EP-12.22 to EP-12.27).

use kernel::RuleId;

use super::given::*;
use crate::pieces::Contact::*;
use crate::pieces::{Asset, Contact, Exit, Gang, Pile};
use crate::player::{Item, Player};
use crate::step::Step;
use crate::whynot::WhyNot;

fn town() -> Given {
    table(3).city(&[
        "start_hospital 0,0 0",
        "start_gang 0,1 0",
        "b2 1,0 0",
        "c1 1,1 0",
        "d2 0,2 0",
        "d1 -1,2 0",
    ])
}

/// Exit 1 is closed, with its tiles; exit 2 is open.
fn with_exits(contacts: &[Contact]) -> Given {
    town().contacts(VINNIE, contacts).but(|game| {
        game.patrols = [2, 1, 0];
        game.piles.exits = [Exit::Exit1].into_iter().collect();
    })
}

fn hurt(wounds: u8) -> impl FnOnce(&mut Player) {
    move |player| player.wounds = wounds
}

#[test]
fn ep_12_16_a_gang_costs_5_and_gives_two_members() {
    let given = town().visiting(VINNIE, "gang_b2");
    assert_eq!(given.money(VINNIE), 4);
    let player = given.player(VINNIE);
    assert_eq!((player.members, player.markers), (2, 1));
    let base = given.game.gangs[Gang::B2 as usize];
    assert_eq!((base.owner, base.members), (Some(VINNIE), 0));
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

/// Members are alike: they go back to any base of their owner that lacks one.
#[test]
fn ep_r31_a_member_goes_to_a_base_of_ones_choice() {
    let given = town().with(SCAR, |player| player.members = 1).but(|game| {
        let owners = [Some(VINNIE), Some(VINNIE), Some(SCAR), None];
        for (base, owner) in game.gangs.iter_mut().zip(owners) {
            base.owner = owner;
            base.members = 0;
        }
        game.gangs[0].members = 1;
    });
    let given = given.at(VINNIE, "store_a").with(VINNIE, |player| {
        player.members = 3;
        player.markers = 0;
    });
    let mut given = given.turn(VINNIE);
    assert!(given.allows("use member gang_start_gang calm"));
    assert!(given.allows("use member gang_b2 calm"));
    let foreign = given.refused("use member gang_c3 calm");
    assert_eq!(foreign, WhyNot::NotHeld);
    given.act("use member gang_b2 calm");
    assert_eq!(given.game.gangs[Gang::B2 as usize].members, 1);
    assert_eq!(given.player(VINNIE).members, 2);
    assert_eq!(given.cubes(VINNIE), [0, 1, 3]);
    // Both are back: the gang is free for everybody.
    given.act("use member gang_b2 calm");
    assert_eq!(given.game.gangs[Gang::B2 as usize].owner, None);
    assert_eq!(given.player(VINNIE).markers, 1);
}

#[test]
fn ep_12_22_the_clinic_unlocks_heals_and_knows_people() {
    let given = town().with(VINNIE, hurt(2)).at(SCAR, "clinic_start_gang");
    let mut given = given.visiting(VINNIE, "clinic_start_gang");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert_eq!(given.asked(), (VINNIE, Step::MayUnlock));
    given.act("unlock heal");
    assert_eq!(given.player(VINNIE).price_of(Asset::Heal), Some(4));
    assert_eq!(given.asked(), (VINNIE, Step::MayHeal));
    given.act("take");
    assert_eq!(given.player(VINNIE).wounds, 1);
    assert_eq!(given.money(VINNIE), 9);
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
}

#[test]
fn ep_12_23_the_church_calms_unlocks_and_knows_people() {
    let given = town().at(SCAR, "church_c1");
    let mut given = given.visiting(VINNIE, "church_c1");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert_eq!(given.asked(), (VINNIE, Step::Confess));
    given.act("take");
    assert_eq!(given.money(VINNIE), 8);
    assert_eq!(given.cubes(VINNIE), [1, 1, 2]);
    assert_eq!(given.asked(), (VINNIE, Step::MayUnlock));
    given.act("pass");
    assert_eq!(given.player(VINNIE).priced.len(), 1);
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
}

#[test]
fn ep_12_24_the_hospital_heals_for_money_and_is_noticed() {
    for (wounds, price) in [(1, 1), (2, 3), (3, 6)] {
        let given = town().with(VINNIE, hurt(3)).at(SCAR, "hospital");
        let mut given = given.visiting(VINNIE, "hospital");
        assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
        assert_eq!(given.legal()[..4], ["pass", "heal 1", "heal 2", "heal 3"]);
        given.act(&format!("heal {wounds}"));
        assert_eq!(given.player(VINNIE).wounds, 3 - wounds);
        assert_eq!(given.money(VINNIE), 9 - price);
        // One for the visit; company is not counted.
        assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
        assert_eq!(given.asked(), (VINNIE, Step::Finish));
    }
}

#[test]
fn ep_r32_treatment_is_optional_and_so_is_having_money() {
    let given = town().with(VINNIE, hurt(1));
    let mut given = given.visiting(VINNIE, "hospital");
    given.act("pass");
    assert_eq!((given.player(VINNIE).wounds, given.money(VINNIE)), (1, 9));
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    let given = town().with(VINNIE, hurt(1)).cash(VINNIE, 0);
    let given = given.visiting(VINNIE, "hospital");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

#[test]
fn ep_d16_each_service_or_not() {
    let given = town().with(VINNIE, hurt(2)).cash(VINNIE, 3);
    let given = given.visiting(VINNIE, "hospital");
    let options = ["pass", "heal 1", "heal 2", "use first-aid token"];
    assert_eq!(given.legal(), options);
    let none = WhyNot::TooFewWounds { wounds: 2 };
    assert_eq!(given.refused("heal 3"), none);
    let given = town().with(VINNIE, hurt(2)).cash(VINNIE, 2);
    let given = given.visiting(VINNIE, "hospital");
    let poor = WhyNot::TooLittleCash { cost: 3, held: 2 };
    assert_eq!(given.refused("heal 2"), poor);
    let given = town().cash(VINNIE, 1).visiting(VINNIE, "church_c1");
    assert_eq!(given.legal(), ["pass", "take", "use first-aid token"]);
    let mut given = town()
        .with(VINNIE, hurt(1))
        .visiting(VINNIE, "clinic_start_gang");
    assert_eq!(given.legal()[0], "pass");
    given.act("pass");
    assert_eq!(given.legal()[..2], ["pass", "take"]);
    // Who is healthy is not asked.
    let mut given = town().visiting(VINNIE, "clinic_start_gang");
    given.act("pass");
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
}

#[test]
fn ep_12_25_an_open_exit_gives_income_and_a_contact() {
    let mut given = with_exits(&[Medic])
        .at(SCAR, "exit_2")
        .visiting(VINNIE, "exit_2");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert!(matches!(
        given.refused("exit-tile"),
        WhyNot::NotAsked { .. }
    ));
    given.act("take");
    assert_eq!(given.money(VINNIE), 18);
    assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
}

#[test]
fn ep_12_26_a_closed_exit_gives_income_or_a_tile() {
    let visit = || {
        with_exits(&[Medic])
            .at(SCAR, "exit_1")
            .visiting(VINNIE, "exit_1")
    };
    let mut income = visit();
    assert_eq!(income.cubes(VINNIE), [1, 0, 3]);
    income.act("take");
    assert_eq!(income.money(VINNIE), 18);
    assert!(income.player(VINNIE).items.is_empty());
    assert_eq!(income.asked(), (VINNIE, Step::TakeContact));
    let mut tile = visit();
    tile.act("exit-tile");
    assert_eq!(tile.money(VINNIE), 9);
    assert_eq!(tile.player(VINNIE).items.len(), 1);
    assert_eq!(tile.asked(), (VINNIE, Step::TakeContact));
}

/// The highest three tiles are left: 30, 60, 60.
#[test]
fn ep_12_27_so_many_tiles_as_contacts() {
    let given = with_exits(&[Medic, Boxer, Ninja, Stunt]).but(|game| {
        for tile in 0..2 {
            let heap = game.piles.heap_mut(Pile::Exit1);
            heap.take(Pile::Exit1, tile, Some(SCAR));
        }
    });
    let mut given = given.visiting(VINNIE, "exit_1");
    given.act("exit-tile");
    assert_eq!(given.asked().1.rule(), RuleId("EP-12.27"));
    assert_eq!(given.legal(), ["value 30", "value 60"]);
    given.act("value 60");
    let Item::Sealed(sealed) = given.player(VINNIE).items[0] else {
        panic!("no tile was kept");
    };
    assert_eq!(given.game.piles.value(sealed), 60);
    assert_eq!(given.game.piles.heap(Pile::Exit1).left(), 2);
}

#[test]
fn ep_12_27_not_without_contacts_or_tiles() {
    let given = with_exits(&[]).visiting(VINNIE, "exit_1");
    assert_eq!(
        given.refused("exit-tile"),
        WhyNot::NothingToLookAt { pile: Pile::Exit1 }
    );
    let cuffed = with_exits(&[]).with(VINNIE, |player| {
        player.book = Default::default();
        player.handcuffs = 5;
    });
    let cuffed = cuffed.with(VINNIE, |player| {
        player.contacts.push(crate::player::Card::new(Medic));
    });
    let given = cuffed.visiting(VINNIE, "exit_1");
    assert_eq!(
        given.refused("exit-tile"),
        WhyNot::NothingToLookAt { pile: Pile::Exit1 }
    );
    let empty = with_exits(&[Medic]).but(|game| {
        for tile in 0..5 {
            let heap = game.piles.heap_mut(Pile::Exit1);
            heap.take(Pile::Exit1, tile, Some(SCAR));
        }
    });
    let given = empty.visiting(VINNIE, "exit_1");
    assert_eq!(
        given.refused("exit-tile"),
        WhyNot::NothingToLookAt { pile: Pile::Exit1 }
    );
}

#[test]
fn ep_d17_income_a_tile_or_neither_then_which_tile() {
    let mut given = with_exits(&[Medic, Boxer, Ninja, Stunt]).cash(VINNIE, 0);
    given = given.visiting(VINNIE, "exit_1");
    assert_eq!(given.legal()[..3], ["pass", "take", "exit-tile"]);
    given.act("exit-tile");
    // Four of 0, 30, 30, 60, 60 hold at least one 30 and one 60.
    let values = given.legal();
    assert!(values.ends_with(&["value 30".to_owned(), "value 60".to_owned()]));
    let open = with_exits(&[Medic]).cash(VINNIE, 0);
    let open = open.visiting(VINNIE, "exit_2");
    assert_eq!(open.legal(), ["pass", "take", "use first-aid token"]);
}

/// The contact of the same visit comes too late.
#[test]
fn ep_r36_contacts_are_counted_before_the_new_one() {
    let mut given = with_exits(&[]).visiting(VINNIE, "exit_1");
    assert!(!given.allows("exit-tile"));
    given.act("pass");
    let first = given.legal()[0].clone();
    given.acts(&[&first, "keep"]);
    assert_eq!(given.player(VINNIE).contact_count(), 1);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert!(given.player(VINNIE).items.is_empty());
}

#[test]
fn ep_r37_an_exit_may_be_visited_for_the_contact_alone() {
    for exit in ["exit_1", "exit_2"] {
        let mut given = with_exits(&[Medic]).visiting(VINNIE, exit);
        given.act("pass");
        assert_eq!(given.money(VINNIE), 9);
        assert!(given.player(VINNIE).items.is_empty());
        assert_eq!(given.asked(), (VINNIE, Step::TakeContact));
    }
}
