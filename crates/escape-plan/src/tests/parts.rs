//! EP-8: the parts of the day, and EP-15: the new day.

use kernel::Seat;

use super::calendar::*;
use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::Part;
use crate::player::Fate;
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

const START: [&str; 2] = ["start_hospital 0,0 0", "start_gang 0,1 0"];

/// Three thieves at the hospital of a small city.
fn thieves() -> Given {
    table(3).city(&START)
}

fn discs(given: Given, discs: [u8; 3]) -> Given {
    [VINNIE, SCAR, CLAWS]
        .into_iter()
        .zip(discs)
        .fold(given, |given, (seat, discs)| {
            given.with(seat, |player| player.discs = discs)
        })
}

/// Rests and ends the turn.
fn rest(given: &mut Given) -> Seat {
    let (seat, step) = given.asked();
    assert_eq!(step, Step::Start);
    given.acts(&["rest", "unlock heal", "end"]);
    seat
}

fn part(given: &Given) -> Part {
    given.game.stage.part().expect("the actions phase")
}

#[test]
fn ep_8_1_turns_come_before_updates_in_every_part() {
    let mut given = thieves()
        .with(VINNIE, |player| player.notoriety.red = 1)
        .in_part(Part::Morning);
    for seat in [VINNIE, SCAR, CLAWS] {
        assert_eq!(part(&given), Part::Morning);
        assert_eq!(given.player(VINNIE).notoriety.level, 1, "before {seat}");
        assert_eq!(rest(&mut given), seat);
    }
    assert_eq!(given.player(VINNIE).notoriety.level, 2);
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
    assert_eq!(
        (part(&given), given.asked()),
        (Part::Afternoon, (VINNIE, Step::Start))
    );
}

#[test]
fn ep_8_1_five_parts_a_day() {
    let given = play(3, "five parts", |_, _, _, _| {});
    let parts = given.events().into_iter().filter_map(|event| match event {
        Event::PartBegan { part, .. } => Some(part),
        _ => None,
    });
    let parts: Vec<Part> = parts.collect();
    assert_eq!(parts[..5], Part::ALL);
    assert_eq!(parts[5..10], Part::ALL);
}

#[test]
fn ep_8_2_one_turn_each_in_morning_afternoon_and_evening() {
    for n in 0..5 {
        let mut turns = vec![];
        play(4, &format!("turns {n}"), |before, seat, _, given| {
            let began = given.game.turn.is_some_and(|turn| turn.seat == seat);
            let was = before.turn.is_some_and(|turn| turn.seat == seat);
            if was && !began && before.day < 3 && !before.stage.part().unwrap().is_optional() {
                turns.push((before.day, before.stage.part().unwrap() as u8, seat));
            }
        });
        assert_eq!(turns.len(), 2 * 3 * 4);
        assert!(turns.is_sorted_by_key(|(day, part, _)| (*day, *part)));
        turns.sort_unstable();
        turns.dedup();
        assert_eq!(turns.len(), 2 * 3 * 4, "nobody has two turns in a part");
    }
}

#[test]
fn ep_8_3_a_disc_buys_a_turn_at_night() {
    let mut given = discs(thieves(), [1, 0, 1]).in_part(Part::Night);
    assert_eq!(given.asked(), (VINNIE, Step::SpendDisc));
    let supply = given.game.supply.discs;
    given.act("spend-disc");
    assert_eq!(given.player(VINNIE).discs, 0);
    assert_eq!(given.game.supply.discs, supply + 1);
    // The turn is finished before the next player decides; Scar has no disc.
    assert_eq!(rest(&mut given), VINNIE);
    assert_eq!(given.asked(), (CLAWS, Step::SpendDisc));
    given.act("pass");
    assert_eq!(given.player(CLAWS).discs, 1);
    // Dawn may be used without the night.
    assert_eq!(
        (part(&given), given.asked()),
        (Part::Dawn, (CLAWS, Step::SpendDisc))
    );
    given.act("spend-disc");
    assert_eq!(rest(&mut given), CLAWS);
}

#[test]
fn ep_8_4_a_disc_must_have_been_there_when_the_part_began() {
    // A disc that came after the beginning of the night.
    let late = discs(thieves(), [1, 0, 0]);
    let late = late.go_from(Stage::Turns {
        part: Part::Night,
        next: 0,
    });
    assert_eq!((part(&late), late.asked().0), (Part::Dawn, VINNIE));
    // One that is taken in a turn at night is for dawn.
    let mut given = discs(thieves(), [1, 0, 0]).in_part(Part::Night);
    given.acts(&["spend-disc", "use asset extra_action"]);
    assert_eq!(given.player(VINNIE).discs, 1);
    rest(&mut given);
    assert_eq!(
        (part(&given), given.asked()),
        (Part::Dawn, (VINNIE, Step::SpendDisc))
    );
}

#[test]
fn ep_d4_spend_a_disc_or_pass() {
    let given = discs(thieves(), [1, 0, 0]).in_part(Part::Night);
    assert_eq!(given.legal(), ["spend-disc", "pass"]);
    assert_eq!(given.refused("use first-aid token"), WhyNot::WrongTime);
    assert_eq!(given.refused("rest"), Step::SpendDisc.not_asked());
}

fn taxed(cash: u16) -> Given {
    discs(thieves(), [0, 1, 1])
        .day(3)
        .cash(SCAR, cash)
        .with(VINNIE, |player| player.fate = Fate::Escaped)
        .but(|game| game.escapes.push(Figure::Thief(VINNIE)))
}

#[test]
fn ep_r91_no_disc_can_be_spent_without_money_for_the_tax() {
    let given = taxed(0).in_part(Part::Night);
    assert_eq!(given.asked(), (CLAWS, Step::SpendDisc), "Scar is not asked");
    let mut given = taxed(1).in_part(Part::Night);
    assert_eq!(given.asked(), (SCAR, Step::SpendDisc));
    given.act("spend-disc");
    assert_eq!(
        (given.money(SCAR), given.player(SCAR).fate),
        (0, Fate::AtLarge)
    );
    // In a turn that must be taken there is no such way out.
    let given = taxed(0).in_part(Part::Evening);
    assert_eq!(given.player(SCAR).fate, Fate::Arrested);
}

/// Vinnie on the open exit of a two-player game on day 3, where Scar was arrested; Sandra comes later.
fn last_fugitive() -> Given {
    table(2)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "d1 1,0 0"])
        .day(3)
        .at(VINNIE, "exit_1")
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .with(VINNIE, |player| {
            player.notoriety.level = 5;
            player.notoriety.red = 2;
        })
        .but(|game| game.patrols = [1, 2, 2])
}

fn escape(given: &mut Given) {
    given.act("escape");
    given.run_while(|step| matches!(step, Step::Evade | Step::Breathe));
}

#[test]
fn ep_8_11_the_game_ends_when_nobody_is_left() {
    let mut given = last_fugitive().in_part(Part::Evening);
    escape(&mut given);
    assert_eq!(given.game.stage, Stage::Over);
    assert_eq!(given.player(VINNIE).fate, Fate::Escaped);
    assert_eq!(given.told(|e| matches!(e, Event::GameOver)), 1);
    // Sandra's turn is dropped.
    assert_eq!(given.told(|e| matches!(e, Event::AutomaMoved { .. })), 0);
}

#[test]
fn ep_r84_the_last_fugitive_makes_the_update_without_its_effects() {
    let mut given = last_fugitive().officers("start_gang", &[crate::pieces::Officer::County]);
    given.game.player_mut(SCAR).notoriety.red = 2;
    given.game.sandra.as_mut().unwrap().agent.notoriety.red = 2;
    let mut given = given.in_part(Part::Evening);
    escape(&mut given);
    let vinnie = given.player(VINNIE);
    assert_eq!(vinnie.notoriety.level, 7);
    // The second line is crossed: nothing is unlocked, nobody moves an officer.
    assert_eq!(vinnie.priced.len(), 1);
    assert_eq!(given.told(|e| matches!(e, Event::OfficerForced { .. })), 0);
    // Only who escaped in this part updates.
    assert_eq!(given.player(SCAR).notoriety.level, 1);
    assert_eq!(given.game.level(SANDRA), 1);
}

#[test]
fn ep_8_11_wounds_above_the_top_are_still_taken() {
    let mut given = last_fugitive().in_part(Part::Evening);
    given.game.player_mut(VINNIE).notoriety.level = 9;
    escape(&mut given);
    let vinnie = given.player(VINNIE);
    assert_eq!((vinnie.notoriety.level, vinnie.wounds), (10, 1));
}

#[test]
fn ep_15_1_rest_tokens_turn_to_the_sun() {
    let mut given = thieves();
    for seat in [VINNIE, SCAR] {
        given = given.with(seat, |player| player.rested = true);
    }
    given = given.after_part(Part::Dawn);
    assert_eq!(given.game.day, 2);
    assert!(given.game.players.iter().all(|player| !player.rested));
    given.run_while(|step| matches!(step, Step::Bargain | Step::PlaceTile | Step::Name(_)));
    assert_eq!(
        (given.asked().1, part(&given)),
        (Step::Start, Part::Morning)
    );
    assert!(given.allows("rest"));
}

#[test]
fn ep_15_1_there_is_no_fourth_day() {
    for seats in 1..=5 {
        let given = table(seats).city(&START).day(3);
        let given = given.but(|game| game.patrols = [1, 2, 2]);
        let given = given.with(VINNIE, |player| player.rested = true);
        let given = given.after_part(Part::Dawn);
        assert_eq!((given.game.day, given.game.stage), (3, Stage::Over));
        assert!(given.player(VINNIE).rested);
        let arrested = given.told(|e| matches!(e, Event::Arrested { .. }));
        assert_eq!(arrested, usize::from(seats));
        assert_eq!(given.told(|e| matches!(e, Event::GameOver)), 1, "{seats}");
    }
}
