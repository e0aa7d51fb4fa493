//! What a question does not let pass, and the reason that is told.

use kernel::RuleId;

use super::given::{ANNA, BRUNO, Given, table};
use crate::pieces::{Criminal, Zone};
use crate::step::{Chore, Duty, Looking, Step};
use crate::whynot::WhyNot;

/// Anna acts with these hooked criminals, each with so much grip.
fn acting(criminals: &[(&str, &str, u8)]) -> Given {
    let mut given = table(2);
    for (criminal, zone, grip) in criminals {
        given = given.at(criminal, zone).hooked(ANNA, criminal, *grip);
    }
    given.acting(ANNA)
}

/// ID-R84: what is paid for has to be possible, like any action.
#[test]
fn id_6_4_an_extra_action_is_refused_like_any_other() {
    let given = acting(&[("seer", "harbor", 6), ("fixer", "harbor", 0)])
        .tool(ANNA, "lock")
        .hand(ANNA, &["petty_pickpocket"])
        .act("endure seer");
    assert_eq!(given.step(), Step::Endure(Criminal::Seer));
    let (far, barred) = (Zone::Parish, Zone::Heights);
    let why = given.refused("move seer parish");
    assert_eq!(why, WhyNot::NotAdjacent { zone: far });
    let why = given.refused("move seer heights");
    assert_eq!(why, WhyNot::Barred { zone: barred });
    assert_eq!(given.refused("pickup seer cash"), WhyNot::NotDropped);
    // Support and crimes are nothing that a criminal does.
    assert!(given.legal_like("support").is_empty() && given.legal_like("commit").is_empty());
    let asked = given.step().rule();
    assert_eq!(given.refused("support lock"), WhyNot::NotAsked { asked });
}

#[test]
fn id_1_16_grip_ends_at_the_top_of_the_track() {
    let given = acting(&[("seer", "harbor", 8), ("fixer", "blocks", 7)]);
    assert_eq!(given.legal_like("grip"), ["grip fixer"]);
    assert_eq!(given.refused("grip seer"), WhyNot::TopOfTrack);
    // The Seer reads nobody whom Anna knows through and through.
    let given = given.grip(ANNA, "fixer", 8);
    assert!(given.legal_like("sense").is_empty());
    assert_eq!(given.refused("sense fixer"), WhyNot::TopOfTrack);
}

#[test]
fn id_9_9_nobody_slips_through_beside_the_shadow() {
    let given = acting(&[("shadow", "parish", 3), ("seer", "parish", 3)]);
    assert!(given.may("move shadow downtown"));
    let zone = Zone::Downtown;
    let why = given.refused("move seer downtown");
    assert_eq!(why, WhyNot::Barred { zone });
}

#[test]
fn id_9_2_and_9_3_who_is_not_in_play_is_neither_pushed_nor_read() {
    let criminal = Criminal::Jumper;
    let out = WhyNot::NotInPlay { criminal };
    let given = acting(&[("enforcer", "harbor", 3), ("seer", "harbor", 3)]);
    assert_eq!(given.refused("push jumper blocks"), out);
    assert_eq!(given.refused("sense jumper"), out);
}

#[test]
fn id_9_6_the_crusher_moves_the_guardian_one_zone() {
    let given = acting(&[("crusher", "ion_towers", 3)]);
    assert!(given.may("guardian aerodrome") && given.may("guardian zinbazaar"));
    let zone = Zone::Harbor;
    let why = given.refused("guardian harbor");
    assert_eq!(why, WhyNot::NotAdjacent { zone });
}

#[test]
fn id_9_7_the_hacker_fetches_what_lies_nearby() {
    let given = acting(&[("hacker", "blocks", 3)]).dropped("cash", "harbor");
    assert!(given.may("fetch cash"));
    assert!(!given.dropped("cash", "parish").may("fetch cash"));
}

#[test]
fn id_8_8_any_of_three_support_tokens() {
    let given = table(2)
        .offer([(Some("lock"), 0), (None, 0), (Some("hook"), 1)])
        .asking(ANNA, Step::IonTowers);
    assert_eq!(given.legal_like("third"), ["third 1", "third 3"]);
    assert_eq!(given.refused("third 2"), WhyNot::NoToken);
}

#[test]
fn id_13_1_evidence_is_gained_blindly_only_from_an_empty_bar() {
    let given = |bar: &[&str]| {
        let given = table(2).memory(ANNA, &["timing"]).bar(bar);
        given.asking(ANNA, Step::Harbor)
    };
    assert!(given(&[]).may("gain"));
    assert_eq!(given(&["leader"]).refused("gain"), WhyNot::BarNotEmpty);
}

#[test]
fn id_8_4_nothing_is_looked_at_where_everything_is_known() {
    let heights = Step::Heights { left: 2 };
    let given = table(2).at("seer", "harbor").display(&["timing"]);
    let given = given.asking(ANNA, heights);
    assert!(given.may("look"));
    let known = given.but(|game| {
        let token = game.hidden.evidence.display[0].as_mut().unwrap();
        token.known_to.insert(ANNA);
    });
    assert!(!known.may("look"));
    assert_eq!(known.refused("look"), WhyNot::NothingThere);
}

#[test]
fn id_11_10_an_empty_place_holds_nothing_to_take_or_expose() {
    let given = || {
        table(2)
            .display(&["timing", "target"])
            .on_bonus("grip", "leader")
            .on_bonus("support", "tactics")
    };
    let taking = given().asking(ANNA, Step::TakeUnseen);
    assert_eq!(taking.refused("place display-5"), WhyNot::NothingThere);
    assert_eq!(taking.refused("place plan-2"), WhyNot::NothingThere);
    let exposing = given().asking(ANNA, Step::Expose);
    assert_eq!(exposing.refused("place plan-2"), WhyNot::NothingThere);
    assert_eq!(exposing.refused("place display-0"), WhyNot::NotInPlan);
}

#[test]
fn id_11_9_what_is_known_is_not_looked_at_again() {
    let look = Step::Look {
        left: 1,
        seen: None,
        looking: Looking::Only,
    };
    let given = table(2)
        .display(&["timing", "target", "leader"])
        .but(|game| {
            let token = game.hidden.evidence.display[1].as_mut().unwrap();
            token.known_to.insert(ANNA);
        })
        .asking(ANNA, look);
    assert_eq!(given.refused("place display-1"), WhyNot::KnownAlready);
    assert_eq!(given.legal(), ["place display-0", "place display-2"]);
}

#[test]
fn id_14_4_an_investigation_needs_a_file_in_its_row() {
    let given = table(2)
        .missions([("leader", 0), ("target", 2), ("tactics", 1)])
        .memory(ANNA, &["leader", "target"])
        .asking(ANNA, Step::Process { left: 1 });
    let rows = ["top", "middle", "bottom"];
    let names = rows.map(|row| format!("process leader row-{row}"));
    assert_eq!(given.refused(&names[0]), WhyNot::NoFileLeft);
    assert_eq!(given.refused(&names[1]), WhyNot::NoSuchMission);
    let why = given.refused("process tactics row-bottom");
    assert_eq!(why, WhyNot::NotInMemory);
}

#[test]
fn id_19_1_only_own_cards_are_discarded() {
    let given = table(2)
        .hand(ANNA, &["a1_soft_count", "petty_fencing"])
        .hand(BRUNO, &["b1_dry_fire"])
        .asking(ANNA, Step::Discard { begun: false });
    assert_eq!(given.refused("discard b1_dry_fire"), WhyNot::NotInHand);
    assert!(given.may("discard petty_fencing"));
}

#[test]
fn id_11_21_who_is_not_in_play_is_not_relocated() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .asking(ANNA, Step::Relocate(Duty::Must));
    let criminal = Criminal::Jumper;
    let why = given.refused("criminal jumper");
    assert_eq!(why, WhyNot::NotInPlay { criminal });
}

/// Everybody is in the Harbor, and so is the cash.
#[test]
fn id_10_9_an_item_among_all_criminals_swaps_with_nobody() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "harbor")
        .dropped("cash", "harbor")
        .asking(ANNA, Step::SwapItemCriminal);
    assert_eq!(given.refused("item cash"), WhyNot::SameZone);
    assert!(given.may("item rifle"));
}

/// ID-11.27: one pair in different zones is enough.
#[test]
fn id_11_27_an_item_and_a_criminal_in_two_zones_can_be_swapped() {
    let useful = |given: Given| {
        let given = given.tool(ANNA, "swap_item_criminal").acting(ANNA);
        given.may("support swap_item_criminal")
    };
    // All items lie in Zinbazaar.
    let together = || table(2).at("seer", "zinbazaar").at("fixer", "zinbazaar");
    assert!(!useful(together()));
    assert!(useful(together().dropped("cash", "harbor")));
    assert!(useful(together().at("fixer", "harbor")));
    assert!(useful(together().at("seer", "harbor")));
}

#[test]
fn id_10_10_a_held_item_is_not_swapped_with_itself() {
    let item = crate::pieces::Item::Cash;
    let given = table(2)
        .at("seer", "harbor")
        .holds("seer", "cash")
        .asking(ANNA, Step::SwapItemWith(item));
    assert_eq!(given.refused("item cash"), WhyNot::SamePlace);
    assert!(given.may("item rifle"));
}

#[test]
fn id_d21_only_grip_that_is_there_can_be_lost() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .at("jumper", "blocks")
        .grip(ANNA, "seer", 1)
        .grip(ANNA, "fixer", 2)
        .asking(ANNA, Step::LoseGrip { left: 1 });
    assert_eq!(given.refused("grip jumper"), WhyNot::NoGripToLose);
}

#[test]
fn id_18_5_a_neighbour_is_a_neighbour() {
    let around = Some(Zone::Parish);
    let criminal = Criminal::Seer;
    let step = Step::SendCriminal { criminal, around };
    let given = table(2).at("seer", "harbor").asking(ANNA, step);
    assert_eq!(given.legal(), ["zone aerodrome", "zone downtown"]);
    let zone = Zone::Blocks;
    let why = given.refused("zone blocks");
    assert_eq!(why, WhyNot::NotAdjacent { zone });
}

/// ID-28.2: who has nothing to gain or to lose asks nobody.
#[test]
fn id_28_2_nobody_chooses_where_nothing_moves() {
    for (grip, gain) in [(8, true), (0, false)] {
        let given = super::given::table_of(1, &[])
            .at("seer", "harbor")
            .at("fixer", "blocks")
            .grip(crate::console::Agent::Echo, "seer", grip)
            .grip(crate::console::Agent::Echo, "fixer", grip)
            .acting(ANNA);
        let chore = Chore::EchoGrip { gain, left: 1 };
        let given = given.doing(crate::console::Agent::Echo, chore);
        assert_eq!(given.step(), Step::Act, "{grip}");
    }
}

#[test]
fn id_5_1_hooking_is_the_only_answer_of_step_1() {
    let city = || {
        table(2)
            .at("seer", "harbor")
            .at("fixer", "blocks")
            .at("jumper", "parish")
            .hooked(ANNA, "seer", 0)
            .hooked(ANNA, "fixer", 0)
            .hooked(BRUNO, "jumper", 0)
    };
    let steps = [
        Step::Hook { unhooked: false },
        Step::HookByToken,
        Step::Lock,
    ];
    for step in steps {
        let given = city().asking(ANNA, step);
        let asked = step.rule();
        let why = given.refused("use seer");
        assert_eq!(why, WhyNot::NotAsked { asked }, "{step:?}");
    }
}

#[test]
fn id_11_23_hooks_are_swapped_with_somebody_at_the_table() {
    let given = table(3)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .hooked(ANNA, "seer", 0)
        .hooked(BRUNO, "fixer", 0)
        .asking(ANNA, Step::SwapHooks);
    for nobody in ["opponent 1", "opponent 4", "opponent echo"] {
        assert_eq!(given.refused(nobody), WhyNot::NotAnOpponent, "{nobody}");
    }
}

/// In the first edition a lock on either side takes a port; since then all hooks change hands.
#[test]
fn id_a6_nobody_gets_a_fourth_port_by_a_lock() {
    let city = |locks: u8| {
        let all = ["seer", "fixer", "jumper", "shadow", "courier"];
        let mut given = table(4);
        for criminal in all {
            given = given.at(criminal, "harbor");
        }
        for criminal in &all[..3] {
            given = given.hooked(ANNA, criminal, 0);
        }
        for criminal in &all[3..] {
            given = given.hooked(BRUNO, criminal, 0);
        }
        let locked = all[3..].iter().take(locks.into()).copied();
        let locked = super::given::set(&locked.collect::<Vec<_>>());
        let given = given.but(|game| game.open.console_mut(BRUNO).locked = locked);
        given.asking(ANNA, Step::SwapHooks)
    };
    assert!(city(0).may("opponent 2"));
    assert!(city(1).may("opponent 2"));
    // Three come to Bruno, who keeps one.
    let kept = city(1).of_the_first_edition();
    assert_eq!(kept.refused("opponent 2"), WhyNot::TooManyPorts);
}

#[test]
fn id_8_2_a_duel_is_fought_with_somebody_at_the_table() {
    let given = table(3)
        .dilemmas(ANNA, &["d33"])
        .dilemmas(BRUNO, &["d36"])
        .asking(ANNA, Step::Duel(Duty::May));
    for nobody in ["opponent 1", "opponent 4", "opponent echo"] {
        assert_eq!(given.refused(nobody), WhyNot::NotAnOpponent, "{nobody}");
    }
}

#[test]
fn id_22_5_only_a_dilemma_in_hand_is_stored() {
    let given = table(2)
        .missions([("leader", 0), ("target", 0), ("tactics", 0)])
        .laid("fixer@harbor")
        .hand(ANNA, &["a1_soft_count", "petty_fencing"])
        .hand(BRUNO, &["b1_dry_fire", "petty_hoarder"])
        .dilemmas(ANNA, &["d01", "d02", "d03"])
        .resolving(ANNA);
    let asked = RuleId("ID-22.5");
    assert_eq!(given.refused("pass"), WhyNot::NotAsked { asked });
    assert_eq!(given.refused("dilemma d09"), WhyNot::NoDilemma);
    let given = given.act("dilemma d02");
    assert_eq!(given.refused("dilemma d02"), WhyNot::StoredAlready);
}
