//! Sandra as company, as an officer and in forced moves (EP-18.4, EP-18.5, EP-18.13, EP-18.14).

use kernel::{Explain, RuleId};

use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::notoriety::Notoriety;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Contact, Part, Tile};
use crate::player::{Fate, Item};
use crate::step::Step;
use crate::whynot::WhyNot;

/// c1, a3 and start_gang in a row; Vinnie on c1.
fn row() -> Given {
    table(2)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .at(VINNIE, "safe_house_field_c1")
        .at(SCAR, "store_c")
}

/// The way of EP-E17 to store A.
const WAY: [&str; 6] = [
    "go c1_i",
    "go a3_i",
    "go a3_c",
    "go start_gang_c",
    "go store_a",
    "stop",
];

fn sandra_at(given: Given, node: &str) -> Given {
    given.but(|game| game.sandra.as_mut().unwrap().agent.at = read(node))
}

#[test]
fn ep_18_4_she_is_company_and_blocks_a_gang_base() {
    let mut given = sandra_at(row(), "store_a").turn(VINNIE);
    given.acts(&WAY);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    let given = sandra_at(row(), "gang_start_gang")
        .at(VINNIE, "store_a")
        .turn(VINNIE);
    let turn = given.game.turn.unwrap();
    let scout = crate::travel::Scout::new(&given.game, &turn);
    let base = read("gang_start_gang");
    assert_eq!(scout.refuse_end(base), Some(WhyNot::GangOccupied));
}

#[test]
fn ep_18_5_she_is_one_more_officer_where_she_stands() {
    let given = row().officers("c1", &[County, Federal, Swat]);
    let mut given = sandra_at(given, "store_c").turn(VINNIE);
    given.acts(&WAY);
    assert_eq!(given.game.pursuer_count(VINNIE), 4);
    given.act("done");
    // Three wounds, and handcuffs for the fourth are asked for.
    assert_eq!(given.player(VINNIE).wounds, 3);
    assert_eq!(given.asked(), (VINNIE, Step::Wound));
    // On the tile where travel ends she does nothing.
    let mut given = sandra_at(row(), "clinic_start_gang").turn(VINNIE);
    given.acts(&WAY);
    assert_eq!(given.player(VINNIE).wounds, 0);
}

#[test]
fn ep_18_5_she_is_of_the_type_that_the_evader_needs() {
    for (kind, officer) in [("vest", Federal), ("cap", County), ("helmet", Swat)] {
        let given = row().officers("a3", &[officer]).with(VINNIE, |player| {
            player.items.push(Item::Equipment(read(kind), false));
        });
        let mut given = sandra_at(given, "store_c").turn(VINNIE);
        given.acts(&WAY).act(&format!("use equipment {kind}"));
        assert!(given.allows("sandra"));
        given.acts(&["sandra", "done"]);
        assert_eq!(given.player(VINNIE).wounds, 1);
    }
}

#[test]
fn ep_18_5_she_can_be_neither_moved_nor_removed() {
    let given = sandra_at(row(), "store_c").officers("a3", &[County]);
    for step in [Step::PickOfficer(County), Step::Snitch(County)] {
        let given = row()
            .but(|game| game.clone_from(&given.game))
            .turn(VINNIE)
            .asking(VINNIE, step);
        assert_eq!(given.legal(), ["officer a3 county"]);
        assert_eq!(given.refused("sandra"), step.not_asked());
        assert_eq!(given.refused("officer c1 county"), WhyNot::NoSuchOfficer);
    }
}

#[test]
fn ep_r56_on_the_hospital_she_is_to_be_evaded() {
    let mut given = table(2)
        .city(&["start_gang 0,0 0", "start_hospital 0,1 0"])
        .turn(VINNIE);
    given.acts(&[
        "go start_hospital_r",
        "go start_gang_r",
        "go store_a",
        "stop",
    ]);
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    given.act("done");
    assert_eq!(given.player(VINNIE).wounds, 1);
}

#[test]
fn ep_r74_the_stunt_evades_one_officer_of_any_type() {
    let given = row()
        .officers("a3", &[County, Federal, Swat])
        .contacts(VINNIE, &[Contact::Stunt])
        .cash(VINNIE, 20);
    let mut given = sandra_at(given, "clinic_start_gang").turn(VINNIE);
    given.acts(&WAY).act("use contact stunt");
    let officers = ["officer a3 county", "officer a3 federal", "officer a3 swat"];
    assert_eq!(given.legal(), officers);
    given.acts(&["officer a3 swat", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 2);
}

fn rises(level: u8) -> Notoriety {
    Notoriety {
        level,
        red: 1,
        blue: 0,
    }
}

/// Vinnie crosses the first line; Sandra and Scar have these levels.
fn crossing(sandra: u8, scar: u8) -> Given {
    row()
        .officers("start_gang", &[Federal, County])
        .with(VINNIE, |player| player.notoriety = rises(2))
        .with(SCAR, |player| player.notoriety.level = scar)
        .but(|game| game.sandra.as_mut().unwrap().agent.notoriety.level = sandra)
}

#[test]
fn ep_18_14_the_other_player_moves_for_her_in_her_place() {
    let order = [SANDRA, Figure::Thief(VINNIE), Figure::Thief(SCAR)];
    let given = crossing(1, 3).but(|game| game.order = order.into_iter().collect());
    let mut given = given.update(Part::Morning);
    let towards = Figure::Thief(VINNIE);
    let for_her = Step::ForceOfficer {
        towards,
        for_sandra: true,
    };
    assert_eq!(given.asked(), (SCAR, for_her));
    given.acts(&["officer start_gang federal", "tile c1"]);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    // Scar lower too: one move of his own, one for her.
    let mut given = crossing(1, 1).update(Part::Morning);
    assert_ne!(given.asked(), (SCAR, for_her));
    given.acts(&["officer start_gang federal", "tile a3"]);
    assert_eq!(given.asked(), (SCAR, for_her));
    given.acts(&["officer start_gang county", "tile a3"]);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    // Not lower, she owes nothing.
    assert_eq!(
        crossing(3, 3).update(Part::Morning).asked(),
        (VINNIE, Step::Unlock)
    );
}

#[test]
fn ep_18_14_question_and_story_say_that_it_is_done_for_her() {
    let rule = RuleId("EP-18.14");
    let mut given = crossing(1, 3).update(Part::Morning);
    let prompt = given.prompt();
    assert_eq!(prompt.phrase().id, "prompt-force-officer-for-sandra");
    assert_eq!(prompt.rule(), rule);
    given.act("officer start_gang federal");
    let prompt = given.prompt();
    assert_eq!(prompt.phrase().id, "prompt-force-to-for-sandra");
    assert_eq!(prompt.rule(), rule);
    given.act("tile c1");
    let events = given.events();
    let forced = |event: &&Event| matches!(event, Event::OfficerForced { .. });
    let moved = events.iter().find(forced).unwrap();
    assert_eq!(moved.phrase().id, "event-officer-forced-for-sandra");
    assert_eq!(moved.rule(), rule);
    // A move of one's own is not.
    let mut given = crossing(3, 1).update(Part::Morning);
    let prompt = given.prompt();
    assert_eq!(prompt.phrase().id, "prompt-force-officer");
    given.acts(&["officer start_gang federal", "tile c1"]);
    let events = given.events();
    let moved = events.iter().find(forced).unwrap();
    assert_eq!(moved.phrase().id, "event-officer-forced");
}

#[test]
fn ep_18_14_also_after_having_escaped() {
    let given = crossing(1, 3).day(3);
    let given = given.with(SCAR, |player| player.fate = Fate::Escaped);
    assert_eq!(given.update(Part::Morning).asked().0, SCAR);
}

#[test]
fn ep_r90_if_the_other_player_was_arrested_nobody_moves_for_her() {
    let given = crossing(1, 1).day(3);
    let given = given.with(SCAR, |player| player.fate = Fate::Arrested);
    let given = given.update(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    let there = given.game.police.on[Tile::StartGang as usize];
    assert_eq!(there.len(), 2);
}

/// Sandra crosses the third line at store A.
fn sandra_crosses() -> Given {
    let given = row()
        .officers("c1", &[Federal, County])
        .with(SCAR, |player| player.notoriety.level = 9)
        .but(|game| game.sandra.as_mut().unwrap().agent.notoriety = rises(8));
    sandra_at(given, "store_a").update(Part::Morning)
}

#[test]
fn ep_18_13_players_below_her_owe_moves_towards_her_tile() {
    let mut given = sandra_crosses();
    let towards = SANDRA;
    assert_eq!(
        given.asked(),
        (
            VINNIE,
            Step::ForceOfficer {
                towards,
                for_sandra: false,
            }
        )
    );
    let crossed = Event::LineCrossed {
        figure: SANDRA,
        line: 2,
    };
    assert!(given.events().contains(&crossed));
    given.act("officer c1 federal");
    assert_eq!(given.legal(), ["tile start_gang", "tile a3"]);
    given.act("tile start_gang");
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

#[test]
fn ep_r57_an_automa_gets_no_reward_for_a_line() {
    let mut given = sandra_crosses();
    given.acts(&["officer c1 federal", "tile a3"]);
    assert_eq!(given.game.sandra.unwrap().agent.discs, 0);
    assert_eq!(given.game.supply.discs, 8);
}
