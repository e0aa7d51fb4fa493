//! ID-9: what criminals can do in the ability zone.

use kernel::{Chance, Game, Seed};

use super::given::{ANNA, BRUNO, Given, read, table};
use crate::action::Action;
use crate::pieces::{Criminal, Item, Zone};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Anna acts with one criminal in the ability zone.
fn able(criminal: &str, zone: &str) -> Given {
    table(2)
        .at(criminal, zone)
        .hooked(ANNA, criminal, 3)
        .acting(ANNA)
}

/// ID-9.1: Soft Count wants the cash; the psychocodes are the other goods.
#[test]
fn id_9_1_the_mechanics_item_counts_as_the_other_of_its_kind() {
    let hand = |given: Given| given.hand(ANNA, &["a1_soft_count", "petty_pickpocket"]);
    let given = hand(able("mechanic", "blocks").holds("mechanic", "psychocodes"));
    assert!(given.may("commit a1_soft_count"));
    let given = given.act("commit a1_soft_count");
    assert_eq!(
        given.lies("psychocodes"),
        Some("blocks"),
        "what it really is"
    );
    let weak = hand(able("mechanic", "blocks").holds("mechanic", "psychocodes"));
    let weak = weak.grip(ANNA, "mechanic", 2);
    let refused = weak.refused("commit a1_soft_count");
    assert_eq!(refused, WhyNot::ConditionsNotMet);
    let rifle = hand(able("mechanic", "blocks").holds("mechanic", "rifle"));
    let refused = rifle.refused("commit a1_soft_count");
    assert_eq!(refused, WhyNot::ConditionsNotMet);
}

#[test]
fn id_9_2_the_enforcer_moves_somebody_nearby() {
    let given = able("enforcer", "parish")
        .at("seer", "downtown")
        .at("jumper", "harbor")
        .hooked(BRUNO, "seer", 0);
    // Across the barrier he reaches, but he pushes nobody through it.
    assert_eq!(given.legal_like("push"), ["push seer heights"]);
    assert_eq!(given.refused("push jumper blocks"), WhyNot::NotNearby);
    let zone = Zone::Harbor;
    let far = given.refused("push seer harbor");
    assert_eq!(far, WhyNot::NotAdjacent { zone });
    let given = given.act("push seer heights");
    assert_eq!(given.zone("seer"), "heights");
    assert_eq!(given.game.open.turn.actions, 1);
}

#[test]
fn id_r20_the_enforcer_does_not_push_himself() {
    let given = able("enforcer", "parish");
    assert!(given.legal_like("push").is_empty());
    let refused = given.refused("push enforcer aerodrome");
    assert_eq!(refused, WhyNot::NotItself);
}

#[test]
fn id_9_3_the_seer_looks_into_one_nearby_mind_each_turn() {
    let given = able("seer", "harbor")
        .at("fixer", "blocks")
        .at("jumper", "heights")
        .at("shadow", "zinbazaar")
        .hooked(BRUNO, "fixer", 0);
    let nearby = ["sense fixer", "sense jumper"];
    assert_eq!(given.legal_like("sense"), nearby);
    assert_eq!(given.refused("sense seer"), WhyNot::NotItself);
    assert_eq!(given.refused("sense shadow"), WhyNot::NotNearby);
    let given = given.act("sense fixer");
    assert_eq!(given.grip_over(ANNA, "fixer"), 1);
    assert_eq!(given.game.open.turn.actions, 2, "free");
    assert_eq!(given.refused("sense jumper"), WhyNot::UsedAlready);
}

#[test]
fn id_9_4_the_smuggler_takes_what_lies_or_is_held_in_his_zone() {
    let given = able("smuggler", "zinbazaar")
        .at("seer", "zinbazaar")
        .at("jumper", "blocks")
        .holds("seer", "cash")
        .holds("jumper", "rifle")
        .hooked(BRUNO, "seer", 0);
    assert_eq!(given.refused("smuggle rifle"), WhyNot::NotHere);
    let given = given.act("smuggle coupe");
    assert_eq!(given.holder("coupe"), Some("smuggler"));
    assert_eq!(given.refused("smuggle coupe"), WhyNot::ChangesNothing);
    let given = given.act("smuggle cash");
    assert_eq!(given.holder("cash"), Some("smuggler"), "from the Seer");
    assert_eq!(given.lies("coupe"), Some("zinbazaar"));
    assert_eq!(given.game.open.turn.actions, 2, "free");
}

/// Empty-handed with eight items around him: nine positions that differ in what he holds, and each comes once.
#[test]
fn id_r17_the_smuggler_takes_and_drops_in_no_circle() {
    let given = able("smuggler", "zinbazaar").acts(&["smuggle cash", "smuggle coupe"]);
    assert_eq!(given.refused("smuggle cash"), WhyNot::PositionAgain);
    assert_eq!(given.refused("drop smuggler"), WhyNot::PositionAgain);
    assert_eq!(given.legal_like("smuggle").len(), 6);
    // Who holds something at first may be empty-handed once.
    let given = able("smuggler", "zinbazaar").holds("smuggler", "cash");
    let given = given.act("drop smuggler");
    assert_eq!(given.refused("smuggle cash"), WhyNot::PositionAgain);
    assert_eq!(given.legal_like("smuggle").len(), 7);
    let mut given = able("smuggler", "zinbazaar");
    let mut taken = 0;
    while let Some(smuggle) = given.legal_like("smuggle").first().cloned() {
        given = given.act(&smuggle);
        taken += 1;
    }
    assert_eq!(taken, 8);
    assert_eq!(given.refused("drop smuggler"), WhyNot::PositionAgain);
}

/// In the first edition the same item was taken freely again only after something that was not free.
#[test]
fn id_a1_the_same_item_was_smuggled_once_in_the_first_edition() {
    let smuggled = || {
        able("smuggler", "zinbazaar")
            .of_the_first_edition()
            .at("seer", "zinbazaar")
            .at("jumper", "zinbazaar")
            .hooked(ANNA, "seer", 3)
            .hooked(ANNA, "jumper", 5)
            .tool(ANNA, "ignore_barriers")
            .hand(ANNA, &["petty_fencing"])
            .offer([(Some("lock"), 0), (None, 0), (None, 0)])
            .acts(&["smuggle cash", "drop smuggler"])
    };
    assert_eq!(smuggled().refused("smuggle cash"), WhyNot::SmuggledAlready);
    // Free abilities and drops do not count.
    let free = smuggled().acts(&["sense jumper", "smuggle coupe", "drop smuggler"]);
    assert_eq!(free.refused("smuggle cash"), WhyNot::SmuggledAlready);
    assert!(!free.game.open.turn.let_go);
    for between in [
        &["grip seer"][..],
        &["support ignore_barriers"],
        &["endure jumper", "jump"],
        &["smuggle coupe", "commit petty_fencing"],
    ] {
        let given = smuggled().acts(between);
        assert!(given.may("smuggle cash"), "{between:?}");
    }
}

/// Twice within one action, after nothing that costs anything.
#[test]
fn id_a1_free_actions_are_done_as_often_as_one_likes() {
    let given = able("smuggler", "zinbazaar")
        .at("seer", "zinbazaar")
        .holds("seer", "rifle")
        .hooked(ANNA, "seer", 0)
        .acts(&["smuggle cash", "smuggle coupe", "drop seer", "smuggle cash"]);
    assert_eq!(given.holder("cash"), Some("smuggler"));
    assert_eq!(given.game.open.turn.actions, 2);
}

/// Whatever free actions cannot take back makes every position a new one.
#[test]
fn id_r17_after_anything_else_everything_is_free_again() {
    let smuggled = || {
        able("smuggler", "zinbazaar")
            .at("seer", "zinbazaar")
            .at("jumper", "zinbazaar")
            .at("fixer", "zinbazaar")
            .holds("seer", "rifle")
            .holds("fixer", "droid")
            .hooked(ANNA, "seer", 3)
            .hooked(ANNA, "jumper", 5)
            .tool(ANNA, "ignore_barriers")
            .hand(ANNA, &["petty_fencing"])
            .offer([(Some("lock"), 0), (None, 0), (None, 0)])
            .acts(&["smuggle cash", "smuggle coupe"])
    };
    assert_eq!(smuggled().refused("smuggle cash"), WhyNot::PositionAgain);
    for between in [
        &["grip seer"][..],
        &["support ignore_barriers"],
        &["endure jumper", "jump"],
        &["commit petty_fencing", "bind y1=seer"],
        // Free, and nothing free undoes it.
        &["sense jumper"],
        &["drop seer"],
        &["smuggle droid"],
    ] {
        let given = smuggled().acts(between);
        assert!(given.may("smuggle cash"), "{between:?}");
        assert!(given.may("drop smuggler"), "{between:?}");
    }
}

/// Checked against positions that are written down whole: refused is what leads back to one of them, and nothing
/// else.
#[test]
fn id_r17_just_the_positions_of_this_turn_are_refused() {
    let position = |given: &Given| {
        let mut open = given.game.open;
        open.turn.forget_positions();
        open
    };
    for seed in 0..60 {
        let mut chance = Chance::new(&Seed::from_text("circles").nth(seed));
        let mut given = able("smuggler", "zinbazaar")
            .at("seer", "zinbazaar")
            .at("crusher", "zinbazaar")
            .holds("seer", "rifle")
            .holds("crusher", "droid")
            .hooked(ANNA, "seer", 5)
            .hooked(ANNA, "crusher", 3)
            .dropped("coupe", "parish")
            .dropped("jammer", "parish")
            .dropped("decoder", "harbor");
        let mut before = vec![position(&given)];
        for _ in 0..40 {
            let free = Item::ALL.map(Action::Smuggle).into_iter();
            let free =
                free.chain(["smuggler", "seer", "crusher"].map(|one| Action::Drop(read(one))));
            for action in free {
                let action = action.to_string();
                let mut forgetful = given.game.clone();
                forgetful.open.turn.forget_positions();
                if forgetful.refuse(ANNA, read(&action)).is_some() {
                    continue;
                }
                let after = given.again().but(|game| *game = forgetful).act(&action);
                let again = before.contains(&position(&after));
                assert_eq!(given.may(&action), !again, "{action} after {seed}");
                if again {
                    assert_eq!(given.refused(&action), WhyNot::PositionAgain);
                }
            }
            let mut legal = given.legal();
            legal.retain(|action| action != "pass");
            if legal.is_empty() {
                break;
            }
            let nth = chance.below(legal.len() as u32) as usize;
            given = given.act(&legal[nth]);
            if given.step() == Step::Act {
                before.push(position(&given));
            }
        }
    }
}

#[test]
fn id_9_5_the_courier_goes_where_no_barrier_is_in_between() {
    let given = able("courier", "parish");
    let reached = [
        "dash blocks",
        "dash aerodrome",
        "dash zinbazaar",
        "dash ion_towers",
        "dash harbor",
    ];
    assert_eq!(given.legal_like("dash"), reached);
    let zone = Zone::Downtown;
    let beyond = given.refused("dash downtown");
    assert_eq!(beyond, WhyNot::NotReachable { zone });
    let zone = Zone::Parish;
    let same = given.refused("dash parish");
    assert_eq!(same, WhyNot::AlreadyThere { zone });
    let given = given.act("dash harbor");
    assert_eq!(given.zone("courier"), "harbor");
    assert_eq!(given.game.open.turn.actions, 1);
}

/// Both barriers are nearby Downtown, the Guardian in Ion Towers is not.
#[test]
fn id_9_6_the_crusher_moves_a_barrier_or_the_guardian() {
    let given = able("crusher", "downtown");
    assert_eq!(given.legal_like("barrier").len(), 4);
    assert_eq!(given.refused("guardian zinbazaar"), WhyNot::NotNearby);
    assert_eq!(given.refused("barrier 2 clockwise"), WhyNot::NoBarrierThere);
    let given = given.act("barrier 3 clockwise");
    assert_eq!((given.borders(), given.game.open.turn.actions), ([1, 4], 2));
    assert_eq!(given.refused("barrier 4 counter"), WhyNot::NotNearby);
    let given = given.guardian("heights").at("seer", "heights");
    let given = given.act("guardian harbor");
    assert_eq!(
        given.step(),
        Step::Escort {
            from: Zone::Heights
        }
    );
    let given = given.act("criminal seer");
    assert_eq!(given.zone("seer"), "harbor");
    assert_eq!(given.game.open.turn.actions, 1, "not free any more");
    let given = given.act("barrier 1 counter");
    assert_eq!(given.refused("barrier 0 clockwise"), WhyNot::NoActionsLeft);
}

#[test]
fn id_9_7_the_hacker_moves_or_fetches_a_nearby_item() {
    let hacker = || {
        able("hacker", "parish")
            .at("seer", "downtown")
            .holds("seer", "cash")
            .holds("hacker", "rifle")
            .dropped("coupe", "aerodrome")
    };
    // Items cross the barrier between Parish and Downtown.
    let given = hacker().act("hack cash parish");
    assert_eq!(given.lies("cash"), Some("parish"));
    let zone = Zone::Aerodrome;
    let far = hacker().refused("hack cash aerodrome");
    assert_eq!(far, WhyNot::NotAdjacent { zone });
    assert_eq!(hacker().refused("hack decoder blocks"), WhyNot::NotNearby);
    let given = hacker().act("fetch coupe");
    assert_eq!(given.holder("coupe"), Some("hacker"));
    assert_eq!(given.lies("rifle"), Some("parish"));
    assert_eq!(given.game.open.turn.actions, 1);
    assert_eq!(hacker().refused("fetch cash"), WhyNot::NotDropped);
    assert_eq!(hacker().refused("fetch decoder"), WhyNot::NotNearby);
}

/// ID-R22: also one that somebody holds.
#[test]
fn id_r22_a_held_item_that_is_moved_is_dropped() {
    let hacked = able("hacker", "parish").at("seer", "parish");
    let given = hacked.holds("seer", "cash").act("hack cash aerodrome");
    assert_eq!(given.lies("cash"), Some("aerodrome"));
    assert_eq!(given.zone("seer"), "parish");
    let heights = table(2)
        .at("seer", "blocks")
        .holds("seer", "cash")
        .acting(ANNA)
        .asking(ANNA, Step::Heights { left: 1 });
    let given = heights.act("carry cash harbor");
    assert_eq!(given.lies("cash"), Some("harbor"));
}

/// ID-R19: the searches come to the zone whose effect is used.
#[test]
fn id_9_8_the_fixer_uses_a_neighbouring_zone() {
    let given = able("fixer", "downtown");
    let zone = Zone::Heights;
    assert_eq!(given.refused("fix heights"), WhyNot::Searched { zone });
    assert_eq!(given.refused("fix harbor"), WhyNot::NotNearby);
    let given = given.act("fix parish");
    assert_eq!(given.console(ANNA).tolerance, 2, "across the barrier");
    let expected = [("blocks", 2), ("aerodrome", 1), ("parish", 3)];
    assert_eq!(given.searched(), expected);
    assert_eq!(given.game.open.turn.actions, 1);
}

#[test]
fn id_r19_a_search_comes_to_the_zone_that_the_fixer_uses() {
    let given = able("fixer", "zinbazaar").act("fix ion_towers");
    let city = &given.game.open.city;
    assert_eq!(city.searches_in(Zone::IonTowers), 3);
    assert_eq!(city.searches_in(Zone::Zinbazaar), 0);
}

#[test]
fn id_r85_the_fixers_own_zone_is_used_plainly() {
    let given = able("fixer", "downtown");
    assert_eq!(given.legal_like("fix"), ["fix parish"]);
    assert_eq!(given.refused("fix downtown"), WhyNot::ChangesNothing);
    assert!(given.may("use fixer"));
}

#[test]
fn id_9_9_the_shadow_ignores_barriers_and_counts_as_alone() {
    let given = able("shadow", "parish").at("seer", "parish");
    assert!(given.may("move shadow downtown"));
    let given = given
        .holds("shadow", "cash")
        .hand(ANNA, &["a1_soft_count", "petty_pickpocket"]);
    assert!(given.may("commit a1_soft_count"));
    let weak = given.grip(ANNA, "shadow", 2);
    let zone = Zone::Downtown;
    let refused = weak.refused("move shadow downtown");
    assert_eq!(refused, WhyNot::Barred { zone });
    let refused = weak.refused("commit a1_soft_count");
    assert_eq!(refused, WhyNot::ConditionsNotMet);
}

#[test]
fn id_r24_nobody_else_is_alone_beside_the_shadow() {
    let given = able("shadow", "parish")
        .at("seer", "parish")
        .holds("seer", "cash")
        .hooked(ANNA, "seer", 3)
        .hand(ANNA, &["a1_soft_count", "petty_pickpocket"]);
    let refused = given.refused("commit a1_soft_count");
    assert_eq!(refused, WhyNot::ConditionsNotMet);
    assert!(given.at("shadow", "blocks").may("commit a1_soft_count"));
}

/// ID-R70: her ability covers her own moves only.
#[test]
fn id_r70_nobody_else_moves_the_shadow_over_a_barrier() {
    let zone = Zone::Downtown;
    let pushed = able("enforcer", "parish")
        .at("shadow", "parish")
        .hooked(ANNA, "shadow", 3);
    let refused = pushed.refused("push shadow downtown");
    assert_eq!(refused, WhyNot::Barred { zone });
    assert!(pushed.may("move shadow downtown"));
    let favour = pushed.asking(ANNA, Step::Heights { left: 2 });
    let refused = favour.refused("move shadow downtown");
    assert_eq!(refused, WhyNot::Barred { zone });
}

/// ID-R23: barriers on both sides of the Jumper and the Courier.
#[test]
fn id_9_10_the_jumper_relocates_to_the_opposite_zone() {
    let given = able("jumper", "parish").barriers(0, 1).act("jump");
    assert_eq!(given.zone("jumper"), "blocks");
    assert_eq!(given.game.open.turn.actions, 1);
    assert_eq!(given.act("jump").zone("jumper"), "parish");
}

#[test]
fn id_r23_barriers_stop_the_courier_but_not_the_jumper() {
    let given = able("courier", "parish")
        .at("jumper", "parish")
        .hooked(ANNA, "jumper", 3)
        .barriers(0, 1);
    assert!(given.legal_like("dash").is_empty());
    assert!(given.may("jump"));
    assert_eq!(
        given.game.open.controller(Criminal::Jumper),
        Some(ANNA.into())
    );
}
