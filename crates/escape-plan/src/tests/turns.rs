//! EP-8: one turn, from rest or move to its end.

use kernel::Game;

use super::given::*;
use crate::event::Event;
use crate::node::Node;
use crate::pieces::{Asset, Contact, Group, Officer, Part, Place};
use crate::player::{Fate, Priced};
use crate::step::Step;
use crate::whynot::WhyNot;

const START: [&str; 2] = ["start_gang 0,0 0", "start_hospital 0,1 0"];

fn thieves() -> Given {
    table(3).city(&START)
}

#[test]
fn ep_8_5_side_actions_come_before_during_and_after_the_action() {
    let mut given = thieves()
        .contacts(VINNIE, &[Contact::Medic, Contact::Informer])
        .with(VINNIE, |player| player.wounds = 3)
        .turn(VINNIE);
    given.acts(&["use first-aid token", "go start_hospital_r"]);
    given.acts(&[
        "use contact medic",
        "go start_gang_r",
        "go clinic_start_gang",
    ]);
    given.act("stop");
    assert_eq!(given.asked(), (VINNIE, Step::MayUnlock));
    given.act("use asset extra_action");
    given.acts(&["pass", "pass"]);
    given.run_while(|step| matches!(step, Step::TakeContact | Step::PlaceContact(_)));
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(
        (given.player(VINNIE).wounds, given.player(VINNIE).discs),
        (1, 1)
    );
    given.act("use contact informer");
    assert_eq!(given.asked(), (VINNIE, Step::Finish), "the turn goes on");
}

#[test]
fn ep_8_8_a_move_is_travel_then_evade_then_visit() {
    let mut given = thieves()
        .at(VINNIE, "store_a")
        .officers("start_gang", &[Officer::County])
        .with(VINNIE, |player| player.wounds = 1)
        .turn(VINNIE);
    given.acts(&[
        "go start_gang_r",
        "go start_hospital_r",
        "go hospital",
        "stop",
    ]);
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    given.act("done");
    assert_eq!(given.player(VINNIE).wounds, 2);
    given.run_while(|step| step == Step::Breathe);
    assert_eq!(given.asked(), (VINNIE, Step::Treatment));
    assert_eq!(given.refused("rest"), Step::Treatment.not_asked());
}

/// Vinnie without a movement point.
fn stuck(rested: bool) -> Given {
    thieves()
        .with(VINNIE, |player| player.rested = rested)
        .turn(VINNIE)
        .but(|game| game.turn.as_mut().unwrap().mp = 0)
}

#[test]
fn ep_8_9_who_can_neither_rest_nor_move_has_side_actions_only() {
    let mut given = stuck(true);
    assert!(given.allows("pass") && !given.allows("rest"));
    given.acts(&["use first-aid token", "pass"]);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.player(VINNIE).at, Node::HOSPITAL);
    assert_eq!(given.told_stayed(), 1);
    given.act("use asset extra_action").act("end");
    // Who can rest must, and who can move must.
    assert_eq!(stuck(false).refused("pass"), WhyNot::CanStillAct);
    let free = thieves().with(VINNIE, |player| player.rested = true);
    assert_eq!(free.turn(VINNIE).refused("pass"), WhyNot::CanStillAct);
}

impl Given {
    fn told_stayed(&self) -> usize {
        self.told(|event| matches!(event, Event::StayedPut { .. }))
    }
}

#[test]
fn ep_r19_somewhere_to_go_is_always_found() {
    for seats in 1..=5 {
        for n in 0..4 {
            let given = super::calendar::play(seats, &format!("ways {n}"), |_, _, _, _| {});
            assert_eq!(given.told_stayed(), 0);
        }
    }
}

#[test]
fn ep_d5_rest_move_or_escape() {
    let given = thieves().turn(VINNIE);
    let legal = given.legal();
    assert!(given.allows("rest") && given.allows("go start_hospital_r"));
    assert!(!given.allows("pass") && !given.allows("stop"));
    assert_eq!(given.refused("stop"), Step::Start.not_asked());
    assert_eq!(given.refused("escape"), WhyNot::NotTheWayOut);
    assert!(legal.contains(&"use first-aid token".to_owned()));
    // On the open exit on day 3 one may leave at once, not before and not elsewhere.
    let exit = |day| {
        table(3)
            .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "d1 1,0 0"])
            .at(VINNIE, "exit_1")
            .but(|game| game.patrols = [1, 2, 2])
            .day(day)
            .turn(VINNIE)
            .allows("escape")
    };
    assert_eq!([1, 2, 3].map(exit), [false, false, true]);
}

#[test]
fn ep_d5_comes_after_the_late_tax() {
    use crate::figure::Figure;
    let given = thieves()
        .day(3)
        .with(SCAR, |player| player.fate = Fate::Escaped)
        .but(|game| game.escapes.push(Figure::Thief(SCAR)))
        .in_part(Part::Morning);
    assert_eq!(
        (given.asked(), given.money(VINNIE)),
        ((VINNIE, Step::Start), 8)
    );
}

/// Vinnie at store A in a city with safe house 3, the last of its group that he needs.
fn completing() -> Given {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c1 1,0 4"])
        .named("c1", "safe_house_3")
        .at(VINNIE, "store_c")
        .with(VINNIE, |player| {
            player.visited = [Place::SafeHouse1, Place::SafeHouse2].into_iter().collect();
        })
        .turn(VINNIE);
    given.acts(&["go c1_i", "go safe_house_field_c1", "stop"]);
    given.run_while(|step| matches!(step, Step::TakeKey(_)));
    given.act("pass");
    given
}

#[test]
fn ep_8_10_group_bonuses_come_at_the_end_of_the_turn() {
    let mut given = completing();
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    given.act("use first-aid token").act("end");
    assert_eq!(given.asked(), (VINNIE, Step::Bonus(Group::SafeHouses)));
    given.act("take");
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(given.game.stage.part(), Some(Part::Afternoon), "it is over");
}

/// EP-10.19: side actions between the steps of a visit, not inside one; group bonuses come last.
#[test]
fn ep_r87_a_turn_ends_only_when_its_player_ends_it() {
    let mut given = thieves()
        .at(VINNIE, "store_a")
        .with(VINNIE, |player| player.wounds = 2)
        .turn(VINNIE);
    given.acts(&["go start_gang_r", "go clinic_start_gang", "stop"]);
    assert!(given.allows("use first-aid token"), "before the first step");
    given.act("pass");
    assert_eq!(given.asked(), (VINNIE, Step::MayHeal));
    assert!(given.allows("use first-aid token"), "between two steps");
    given.act("take");
    let card = given.game.contacts.row[0];
    given.act(&format!("contact {}", card.id()));
    assert_eq!(given.refused("use first-aid token"), WhyNot::WrongTime);
    given.act("box");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert!(given.allows("use first-aid token"), "after the last step");
    let mut given = completing();
    given.act("end");
    assert_eq!(given.refused("use first-aid token"), WhyNot::WrongTime);
}

#[test]
fn ep_8_12_escape_and_arrest_end_the_turn_at_once() {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "d1 1,0 0"])
        .day(3)
        .at(VINNIE, "exit_1")
        .but(|game| game.patrols = [1, 2, 2])
        .in_part(Part::Morning);
    given.act("escape");
    given.run_while(|step| matches!(step, Step::Evade | Step::Breathe));
    assert_eq!(given.player(VINNIE).fate, Fate::Escaped);
    assert_eq!(given.asked(), (SCAR, Step::Start));
}

#[test]
fn ep_8_12_nothing_can_be_done_after_the_end() {
    let mut given = thieves().in_part(Part::Morning);
    given.acts(&["rest", "unlock heal", "end"]);
    assert_eq!(given.asked(), (SCAR, Step::Start));
    assert_eq!(given.game.turn.unwrap().seat, SCAR);
    let heal = "use first-aid token".parse().unwrap();
    assert!(!given.game.legal_actions(VINNIE).contains(&heal));
}

#[test]
fn ep_d20_one_asset_at_a_rest_and_two_for_the_second_line() {
    let mut given = thieves().turn(VINNIE);
    given.act("rest");
    assert_eq!(given.legal().len(), 6);
    given.act("unlock heal");
    assert_eq!(given.asked().1, Step::Finish);
    let mut given = thieves()
        .with(VINNIE, |player| {
            player.notoriety.level = 5;
            player.notoriety.red = 1;
        })
        .after_part(Part::Morning);
    given.act("unlock heal");
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(given.refused("unlock heal"), WhyNot::NotLocked);
    given.act("unlock master_key");
    let heal = Priced {
        asset: Asset::Heal,
        used: false,
    };
    assert_eq!(given.player(VINNIE).priced[1], heal);
    assert_eq!(given.player(VINNIE).priced.len(), 3);
    assert_eq!(given.asked().1, Step::Start, "the afternoon");
}

#[test]
fn ep_d21_a_side_action_or_the_end_of_the_turn() {
    let mut given = thieves().in_part(Part::Morning);
    given.acts(&["rest", "unlock heal"]);
    assert_eq!(
        given.legal(),
        [
            "end",
            "use first-aid token",
            "use asset extra_action",
            "use asset heal"
        ]
    );
    given.act("use first-aid token");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.refused("pass"), Step::Finish.not_asked());
    given.act("end");
    assert_eq!(given.asked(), (SCAR, Step::Start));
}

#[test]
fn ep_i23_whoever_is_asked_has_a_choice() {
    assert_eq!(new_game(3).broken(|game| game.agenda.clear()), "EP-I23");
    // Nothing can be placed without a face-up tile.
    let rule = new_game(3).broken(|game| {
        for top in game.tops.iter_mut().flat_map(Option::take) {
            game.police.on[top as usize] = Default::default();
            game.stacks[top.data().stack.unwrap() as usize].insert(top);
        }
    });
    assert_eq!(rule, "EP-I23");
}
