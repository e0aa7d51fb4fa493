//! ID-D1 to ID-D12, ID-D18 to ID-D20, ID-D23: what may be chosen in each decision.

use super::given::{ANNA, BRUNO, Given, table};
use crate::pieces::Zone;
use crate::step::{Chore, Duty, Step};
use crate::whynot::WhyNot;

/// Anna's Seer in Harbor and Bruno's Jumper in Parish.
fn given() -> Given {
    table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .hooked(ANNA, "seer", 3)
        .hooked(BRUNO, "jumper", 0)
        .hand(ANNA, &["a1_soft_count", "petty_joyride"])
}

/// ID-D2, ID-D3: with support, unhooks and hooks in one question (ID-R83).
#[test]
fn id_d1_a_support_window_offers_the_usable_tokens() {
    let given = given()
        .tool(ANNA, "shift_searches")
        .tool(ANNA, "actions_1")
        .turn(ANNA);
    let first = [
        "pass",
        "support shift_searches",
        "unhook seer",
        "hook jumper",
    ];
    assert_eq!(given.legal(), first);
    let given = given.acts(&["pass", "pass"]);
    let last = [
        "pass",
        "support shift_searches",
        "discard a1_soft_count",
        "discard petty_joyride",
    ];
    assert_eq!(given.legal(), last);
}

#[test]
fn id_d2_own_hooks_are_unhooked_one_by_one() {
    let given = given()
        .at("fixer", "blocks")
        .hooked(ANNA, "fixer", 0)
        .turn(ANNA);
    assert_eq!(given.legal_like("unhook"), ["unhook seer", "unhook fixer"]);
    let given = given.act("unhook fixer");
    assert_eq!(given.legal_like("unhook"), ["unhook seer"]);
}

#[test]
fn id_d3_what_may_be_hooked_and_when_it_may_be_skipped() {
    let given = given().at("fixer", "blocks").turn(ANNA);
    assert_eq!(given.legal_like("hook"), ["hook fixer", "hook jumper"]);
    assert!(given.may("pass"));
    let given = given.act("unhook seer");
    let hooks = ["hook fixer", "hook seer", "hook jumper"];
    assert_eq!(given.legal(), hooks);
}

#[test]
fn id_d4_an_action_a_free_action_or_the_end() {
    let given = given().holds("seer", "cash").tool(ANNA, "actions_1");
    let given = given.acting(ANNA);
    let all = [
        "pass",
        "commit a1_soft_count",
        "support actions_1",
        "move seer blocks",
        "drop seer",
        "use seer",
        "grip seer",
    ];
    assert_eq!(given.legal(), all);
}

/// Directions, items, criminals, barriers and zones are part of the action.
#[test]
fn id_d5_the_target_is_chosen_with_the_action() {
    let given = given()
        .at("hacker", "zinbazaar")
        .at("crusher", "downtown")
        .at("courier", "harbor")
        .hooked(ANNA, "hacker", 3)
        .hooked(ANNA, "crusher", 3)
        .acting(ANNA);
    assert_eq!(given.legal_like("pickup hacker").len(), 8, "items");
    assert_eq!(
        given.legal_like("hack cash"),
        ["hack cash ion_towers", "hack cash blocks"]
    );
    assert_eq!(
        given.legal_like("barrier").len(),
        4,
        "a barrier and its way"
    );
    assert_eq!(given.legal_like("sense"), ["sense courier"], "a criminal");
    let moves = ["move hacker ion_towers", "move hacker blocks"];
    assert_eq!(given.legal_like("move hacker"), moves);
}

#[test]
fn id_d6_one_criminal_is_escorted_or_none() {
    let step = Step::Patrol {
        left: 1,
        duty: Duty::May,
    };
    let given = given()
        .at("fixer", "harbor")
        .guardian("harbor")
        .acting(ANNA);
    let given = given.asking(ANNA, step).act("guardian blocks");
    assert_eq!(given.legal(), ["pass", "criminal fixer", "criminal seer"]);
    assert_eq!(given.act("pass").zone("seer"), "harbor");
}

#[test]
fn id_d7_zone_effects_ask_for_what_they_need() {
    let used = |zone: Zone| {
        given()
            .at("seer", zone.id())
            .searches(&[])
            .dropped("cash", "parish")
            .dilemmas(ANNA, &["d01"])
            .dilemmas(BRUNO, &["d02"])
            .acting(ANNA)
            .act("use seer")
            .step()
    };
    let (left, duty) = (3, Duty::May);
    assert_eq!(used(Zone::Blocks), Step::Duel(Duty::May));
    assert_eq!(used(Zone::Heights), Step::Heights { left: 2 });
    assert_eq!(used(Zone::Aerodrome), Step::Relocate(Duty::May));
    assert_eq!(used(Zone::Zinbazaar), Step::SwapItems(Duty::May));
    assert_eq!(used(Zone::Downtown), Step::Patrol { left, duty });
    assert_eq!(used(Zone::IonTowers), Step::IonTowers);
    assert_eq!(used(Zone::Parish), Step::Act);
    assert_eq!(used(Zone::Harbor), Step::Harbor);
}

#[test]
fn id_d8_a_third_with_a_token_is_chosen() {
    let offer = [(Some("lock"), 0), (None, 4), (Some("hook"), 1)];
    let given = given().offer(offer).acting(ANNA);
    let given = given.doing(ANNA, Chore::Support(1));
    assert_eq!(given.legal(), ["third 1", "third 3"]);
    assert_eq!(given.refused("third 2"), WhyNot::NoToken);
}

#[test]
fn id_d9_a_token_asks_for_its_targets() {
    let given = given().tool(ANNA, "relocate_criminal").acting(ANNA);
    let given = given.act("support relocate_criminal");
    assert_eq!(given.legal(), ["criminal seer", "criminal jumper"]);
    let given = given.act("criminal jumper");
    assert_eq!(given.legal().len(), 7);
}

#[test]
fn id_d10_one_of_the_face_up_tokens_is_taken() {
    let given = given().bar(&["timing", "target", "timing", "leader"]);
    let given = given.acting(ANNA).doing(ANNA, Chore::Gain(1));
    let kinds = ["evidence target", "evidence leader", "evidence timing"];
    assert_eq!(given.legal(), kinds);
    assert_eq!(given.refused("evidence tactics"), WhyNot::NotOnBar);
}

#[test]
fn id_d11_evidence_and_a_place_or_no_more() {
    let given = given()
        .memory(ANNA, &["timing"])
        .missions([("timing", 1), ("target", 2), ("leader", 2)])
        .on_bonus("tolerance", "leader")
        .acting(ANNA)
        .doing(ANNA, Chore::Process(2));
    let places = [
        "pass",
        "process timing row-top",
        "process timing bonus-support",
        "process timing bonus-grip",
        "process timing box",
    ];
    assert_eq!(given.legal(), places);
    assert_eq!(given.refused("process leader box"), WhyNot::NotInMemory);
    let refused = given.refused("process timing row-middle");
    assert_eq!(refused, WhyNot::NoSuchMission);
    let refused = given.refused("process timing bonus-tolerance");
    assert_eq!(refused, WhyNot::BonusTaken);
}

/// Loose Change: hold the cash away from the Guardian. Joyride: hold a vehicle.
#[test]
fn id_d12_petty_crimes_in_hand_whose_conditions_hold() {
    let hand = ["petty_loose_change", "petty_joyride", "b3_kill_switch"];
    let given = given().hand(ANNA, &hand).holds("seer", "cash").acting(ANNA);
    assert_eq!(given.legal_like("commit"), ["commit petty_loose_change"]);
    let refused = given.refused("commit petty_joyride");
    assert_eq!(refused, WhyNot::ConditionsNotMet);
    let refused = given.refused("commit petty_fencing");
    assert_eq!(refused, WhyNot::NotInHand);
    let given = given.act("commit petty_loose_change");
    assert_eq!((given.step(), given.console(ANNA).intel), (Step::Act, 7));
}

#[test]
fn id_d18_a_deck_with_cards_is_chosen() {
    let empty = given().but(|game| game.hidden.decks[1].shuffled = Default::default());
    let given = empty.acting(ANNA).asking(ANNA, Step::Draw);
    assert_eq!(given.legal(), ["deck level_1", "deck level_3"]);
    assert_eq!(given.refused("deck level_2"), WhyNot::DeckEmpty);
    assert_eq!(given.refused("deck petty"), WhyNot::NotOfDeck);
    let towers = given.asking(ANNA, Step::IonTowers);
    let decks = ["deck level_1", "deck level_3", "deck petty"];
    assert_eq!(towers.legal_like("deck"), decks);
}

#[test]
fn id_d19_an_opponent_with_dilemmas_or_none() {
    let given = table(3).dilemmas(ANNA, &["d01"]).dilemmas(BRUNO, &["d02"]);
    let given = given.acting(ANNA).asking(ANNA, Step::Duel(Duty::May));
    assert_eq!(given.legal(), ["pass", "opponent 2"]);
    let given = given.act("pass");
    assert_eq!((given.step(), given.console(ANNA).intel), (Step::Act, 3));
}

#[test]
fn id_d20_the_loser_chooses_a_dilemma_in_hand() {
    let given = table(2)
        .dilemmas(ANNA, &["d72", "d01"])
        .dilemmas(BRUNO, &["d02"]);
    let given = given.databank(ANNA, &["d03"]).acting(ANNA);
    let given = given.asking(ANNA, Step::Duel(Duty::May)).act("opponent 2");
    assert_eq!(given.asked(), ANNA);
    assert_eq!(given.legal(), ["dilemma d01", "dilemma d72"]);
}

#[test]
fn id_d23_grip_is_gained_point_by_point_over_anybody_in_play() {
    let given = given().grip(ANNA, "seer", 7).acting(ANNA);
    let given = given.asking(ANNA, Step::GainGrip { left: 2 });
    assert_eq!(given.legal(), ["grip seer", "grip jumper"]);
    let given = given.act("grip seer");
    // The Seer is at the end of the track, so the second point is the Jumper's.
    assert_eq!(given.grip_over(ANNA, "seer"), 8);
    assert_eq!(given.grip_over(ANNA, "jumper"), 1);
    assert_eq!(given.step(), Step::Act);
}
