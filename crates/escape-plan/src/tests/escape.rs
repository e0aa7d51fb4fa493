//! Out of the city, or not (chapter 16).

use kernel::{Explain, Seat};

use super::given::*;
use crate::content::content;
use crate::event::{Arrest, Event};
use crate::figure::Figure;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Contact, Exit, Fixer, Gang, Part, Place, Tile};
use crate::player::{Fate, Item};
use crate::state::Base;
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

/// Day 3, exit 1 open: a1 with a metro station beside d1 with the exit.
fn by_the_exit(seats: u8) -> Given {
    table(seats)
        .city(&["a1 0,0 0", "d1 1,0 0"])
        .last_day(Exit::Exit1)
        .at(VINNIE, "metro_a1")
}

/// The way from the metro station of a1 to the exit, for all three points.
const WAY: [&str; 3] = ["go a1_i", "go d1_c", "go exit_1"];

/// Somebody else has escaped already.
fn gone(given: Given, seat: Seat) -> Given {
    given
        .at(seat, "exit_1")
        .with(seat, |player| player.fate = Fate::Escaped)
        .but(|game| game.escapes.push(Figure::Thief(seat)))
}

fn fate(given: &Given, seat: Seat) -> Fate {
    given.player(seat).fate
}

#[test]
fn ep_16_1_only_on_day_3_and_only_through_the_open_exit() {
    let given = by_the_exit(3).at(VINNIE, "exit_1").turn(VINNIE);
    assert!(given.allows("escape"));
    let given = by_the_exit(3).day(2).at(VINNIE, "exit_1").turn(VINNIE);
    assert_eq!(given.refused("escape"), WhyNot::NotTheWayOut);
    let closed = by_the_exit(3)
        .last_day(Exit::Exit2)
        .at(VINNIE, "exit_1")
        .turn(VINNIE);
    assert_eq!(closed.refused("escape"), WhyNot::NotTheWayOut);
}

#[test]
fn ep_16_2_travel_that_reaches_the_exit_may_end_in_an_escape() {
    let mut given = by_the_exit(3).turn(VINNIE);
    given.acts(&WAY[..2]);
    assert_eq!(given.refused("escape"), WhyNot::NotTheWayOut);
    given.act(WAY[2]);
    assert!(given.allows("stop"));
    given.acts(&["escape", "done"]);
    assert_eq!(fate(&given, VINNIE), Fate::Escaped);
    assert_eq!(given.game.escapes.as_slice(), [Figure::Thief(VINNIE)]);
}

#[test]
fn ep_16_3_who_stands_on_the_exit_escapes_without_travelling() {
    let mut given = by_the_exit(3).at(VINNIE, "exit_1").turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert_eq!(fate(&given, VINNIE), Fate::Escaped);
    assert_eq!(given.asked(), (SCAR, Step::Start));
}

#[test]
fn ep_16_4_the_exits_tile_is_left_too() {
    let exit = by_the_exit(3).officers("d1", &[County, Federal]);
    let mut given = exit.at(VINNIE, "exit_1").turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 2);
    // Who only visits it leaves just the tiles before.
    let mut given = by_the_exit(3)
        .officers("d1", &[County, Federal])
        .officers("a1", &[Swat])
        .turn(VINNIE);
    given.acts(&WAY).acts(&["stop", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 1);
}

#[test]
fn ep_e28_a_tax_a_journey_two_officers_and_five() {
    let given = gone(by_the_exit(5), VINNIE)
        .at(MR_BONES, "metro_a1")
        .cash(MR_BONES, 20)
        .with(MR_BONES, |player| {
            player.items.push(Item::Equipment(read("vest"), false));
            player.items.push(Item::Equipment(read("cap"), false));
        })
        .officers("a1", &[Federal])
        .officers("d1", &[County]);
    let order = [MR_BONES, SCAR].map(Figure::Thief);
    let mut given = given.turns(Part::Morning, &order);
    assert_eq!(given.money(MR_BONES), 19);
    given.acts(&WAY).act("escape");
    assert_eq!(given.asked(), (MR_BONES, Step::Evade));
    given.acts(&["use equipment vest", "use equipment cap"]);
    given.act("done");
    let mr_bones = given.player(MR_BONES);
    assert_eq!((mr_bones.fate, mr_bones.wounds), (Fate::Escaped, 0));
    assert_eq!(given.money(MR_BONES), 14);
}

#[test]
fn ep_16_5_who_cannot_pay_is_arrested() {
    let mut given = gone(by_the_exit(3), SCAR)
        .cash(VINNIE, 4)
        .at(VINNIE, "exit_1")
        .turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert_eq!(fate(&given, VINNIE), Fate::Arrested);
    assert_eq!(given.money(VINNIE), 4);
    assert_eq!(given.game.escapes.as_slice(), [Figure::Thief(SCAR)]);
}

#[test]
fn ep_16_5_side_actions_are_possible_up_to_the_payment() {
    // Nobody to evade, no money, but a strongbox.
    let mut given = gone(by_the_exit(3), SCAR)
        .cash(VINNIE, 0)
        .at(VINNIE, "exit_1")
        .with(VINNIE, |player| {
            player.items.push(Item::Fixer(Fixer::Strongbox, false));
        })
        .turn(VINNIE);
    given.act("escape");
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
    given.acts(&["use fixer strongbox", "done"]);
    assert_eq!(fate(&given, VINNIE), Fate::Escaped);
    assert_eq!(given.money(VINNIE), 4);
}

#[test]
fn ep_16_5_after_wounds_there_is_one_moment_before_the_payment() {
    let mut given = gone(by_the_exit(3), SCAR)
        .at(VINNIE, "exit_1")
        .officers("d1", &[Swat])
        .turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 1);
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
    given.acts(&["use first-aid token", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 0);
    assert_eq!(fate(&given, VINNIE), Fate::Escaped);
}

#[test]
fn ep_r51_escaping_without_enough_money_may_be_declared() {
    let given = gone(by_the_exit(3), SCAR).cash(VINNIE, 0);
    let given = given.at(VINNIE, "exit_1").turn(VINNIE);
    assert!(given.allows("escape"));
}

#[test]
fn ep_16_6_the_open_exit_may_be_visited_instead() {
    let mut given = by_the_exit(3).turn(VINNIE);
    given.acts(&WAY).act("stop");
    assert_eq!(given.asked(), (VINNIE, Step::AtExit));
    assert_eq!(fate(&given, VINNIE), Fate::AtLarge);
}

#[test]
fn ep_16_7_the_cost_by_the_order_of_escape() {
    let rows: [&[u16]; 4] = [&[0, 10], &[0, 5, 10], &[0, 5, 10, 10], &[0, 5, 5, 10, 10]];
    for (seats, costs) in (2..).zip(rows) {
        assert_eq!(content().players(seats).exit_costs, costs);
        for (escaped, cost) in (0..).zip(costs) {
            // Those in the city before are out, all the others were arrested.
            let others = Seat::all(seats).skip(1);
            let mut given = others.fold(by_the_exit(seats), |given, seat| {
                if seat.0 <= escaped {
                    gone(given, seat)
                } else {
                    given.with(seat, |player| player.fate = Fate::Arrested)
                }
            });
            given = given.cash(VINNIE, 30).at(VINNIE, "exit_1").turn(VINNIE);
            given.acts(&["escape", "done"]);
            assert_eq!(given.money(VINNIE), 30 - cost, "{seats} players");
        }
    }
}

#[test]
fn ep_16_8_the_late_tax_is_paid_before_anything_else() {
    let order = [VINNIE, SCAR].map(Figure::Thief);
    let given = by_the_exit(3).turns(Part::Morning, &order);
    assert_eq!(given.money(VINNIE), 9);
    let given = gone(by_the_exit(3), CLAWS).turns(Part::Morning, &order);
    assert_eq!(given.asked(), (VINNIE, Step::Start));
    assert_eq!(given.money(VINNIE), 8);
}

#[test]
fn ep_r50_no_side_action_comes_before_the_tax() {
    // A strongbox would bring the money; it comes too late.
    let given = gone(by_the_exit(3), CLAWS)
        .cash(VINNIE, 0)
        .with(VINNIE, |player| {
            player.items.push(Item::Fixer(Fixer::Strongbox, false));
        })
        .turns(Part::Morning, &[VINNIE, SCAR].map(Figure::Thief));
    assert_eq!(fate(&given, VINNIE), Fate::Arrested);
    assert_eq!(given.asked(), (SCAR, Step::Start));
    let why = Arrest::CannotPay;
    let arrested = Event::Arrested { seat: VINNIE, why };
    assert!(given.events().contains(&arrested));
}

#[test]
fn ep_16_9_the_tax_is_one_and_only_for_turns_that_are_taken() {
    let given = gone(gone(by_the_exit(4), CLAWS), RUBY)
        .with(VINNIE, |player| player.discs = 1)
        .with(SCAR, |player| player.discs = 1);
    let mut given = given.turns(Part::Night, &[VINNIE, SCAR].map(Figure::Thief));
    assert_eq!(given.asked(), (VINNIE, Step::SpendDisc));
    given.act("pass");
    assert_eq!(given.money(VINNIE), 9);
    given.act("spend-disc");
    assert_eq!((given.asked().0, given.money(SCAR)), (SCAR, 8));
}

#[test]
fn ep_16_11_whoever_is_asked_for_a_disc_is_told_of_the_last_turn() {
    let asked = |given: Given, discs: u8, part: Part| {
        let given = given.with(VINNIE, |player| player.discs = discs);
        let given = given.turns(part, &[Figure::Thief(VINNIE)]);
        assert_eq!(given.asked(), (VINNIE, Step::SpendDisc));
        given.prompt().phrase().id
    };
    let last_day = || by_the_exit(3);
    assert_eq!(
        asked(last_day(), 1, Part::Dawn),
        "prompt-spend-disc-at-last"
    );
    assert_eq!(
        asked(last_day(), 2, Part::Dawn),
        "prompt-spend-disc-at-last"
    );
    assert_eq!(asked(last_day(), 1, Part::Night), "prompt-spend-last-disc");
    assert_eq!(asked(last_day(), 2, Part::Night), "prompt-spend-disc");
    assert_eq!(asked(last_day().day(2), 1, Part::Dawn), "prompt-spend-disc");
}

#[test]
fn ep_r91_without_cash_no_disc_is_spent_once_the_tax_is_due() {
    let night = |given: Given| {
        given
            .cash(VINNIE, 0)
            .with(VINNIE, |player| player.discs = 1)
            .turns(Part::Night, &[VINNIE, SCAR].map(Figure::Thief))
    };
    assert_eq!(night(by_the_exit(3)).asked(), (VINNIE, Step::SpendDisc));
    let given = night(gone(by_the_exit(3), CLAWS));
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(fate(&given, VINNIE), Fate::Arrested);
    assert!(given.game.is_finished());
}

/// Vinnie on the exit with a gang, a cube and belongings.
fn laden() -> Given {
    by_the_exit(3)
        .at(VINNIE, "exit_1")
        .with(VINNIE, |player| {
            (player.markers, player.members) = (1, 1);
            (player.discs, player.gas) = (2, 1);
            player.visited.insert(Place::Bar);
        })
        .but(|game| {
            game.gangs[Gang::StartGang as usize] = Base {
                owner: Some(VINNIE),
                members: 1,
            };
        })
        .turn(VINNIE)
}

#[test]
fn ep_16_10_belongings_stay_with_who_leaves() {
    let mut given = laden();
    let supply = given.game.supply;
    given.acts(&["escape", "done"]);
    let vinnie = given.player(VINNIE);
    assert_eq!((vinnie.discs, vinnie.gas), (2, 1));
    assert_eq!(given.game.supply, supply);
    assert_eq!(given.game.company(Figure::Thief(SCAR), read("exit_1")), 0);
}

#[test]
fn ep_r81_gangs_go_home_and_cubes_stay() {
    for poor in [false, true] {
        let mut given = laden();
        if poor {
            given = gone(given, SCAR).cash(VINNIE, 4);
        }
        given.acts(&["escape", "done"]);
        let free = Base {
            owner: None,
            members: 2,
        };
        assert_eq!(given.game.gangs[Gang::StartGang as usize], free);
        let vinnie = given.player(VINNIE);
        assert_eq!((vinnie.members, vinnie.markers), (0, 2));
        assert_eq!(given.game.cubes(Place::Bar), 1);
        assert_eq!(vinnie.fate == Fate::Arrested, poor);
    }
}

#[test]
fn ep_16_11_who_is_in_the_city_at_the_end_is_arrested() {
    let given = gone(by_the_exit(3), SCAR).update(Part::Dawn);
    assert!(given.game.is_finished());
    let fates = [VINNIE, SCAR, CLAWS].map(|seat| fate(&given, seat));
    assert_eq!(fates, [Fate::Arrested, Fate::Escaped, Fate::Arrested]);
}

/// Two players, Scar arrested; Vinnie escapes on the evening of day 3 on level 4 with two red cubes.
fn last_fugitive() -> Given {
    let mut given = by_the_exit(2)
        .at(VINNIE, "exit_1")
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .with(VINNIE, |player| {
            player.notoriety.level = 4;
            player.notoriety.red = 2;
        })
        .turns(Part::Evening, &[Figure::Thief(VINNIE), SANDRA]);
    given.acts(&["escape", "done"]);
    given
}

#[test]
fn ep_e36_the_last_fugitives_update() {
    let given = last_fugitive();
    assert!(given.game.is_finished());
    assert_eq!(given.player(VINNIE).notoriety.level, 6);
    assert_eq!(given.player(VINNIE).notoriety.penalty(), 40);
    // Sandra takes no more turn.
    let moved = |event: &Event| matches!(event, Event::AutomaMoved { .. });
    assert!(!given.events().iter().any(moved));
}

#[test]
fn ep_r84_the_last_update_has_no_forced_moves_and_no_rewards() {
    let given = last_fugitive();
    assert_eq!(given.player(VINNIE).priced.len(), 1);
    let crossed = |event: &Event| matches!(event, Event::LineCrossed { .. });
    assert!(!given.events().iter().any(crossed));
    assert_eq!(given.game.stage, Stage::Over);
    assert!(given.game.police.on[Tile::D1 as usize].is_empty());
}

/// Vinnie has declared the escape as the third one out and may still use things.
fn on_the_way_out(cash: u16) -> Given {
    let given = gone(gone(by_the_exit(5), SCAR), CLAWS)
        .at(VINNIE, "exit_1")
        .cash(VINNIE, cash)
        .officers("d1", &[County])
        .contacts(VINNIE, &[Contact::Spy3, Contact::GeneralStore]);
    let mut given = given.turn(VINNIE);
    given.act("escape");
    given
}

#[test]
fn ep_16_5_whoever_cannot_pay_reads_it_before_going_on() {
    let cost = content().players(5).exit_cost(2);
    let rich = on_the_way_out(cost + 1);
    assert_eq!(rich.described("done").id, "choice-take-wounds");
    assert_eq!(rich.described("use contact spy_3").id, "choice-use-broke");
    assert_eq!(rich.described("use contact general_store").id, "choice-use");
    let mut broke = rich;
    broke.act("use contact spy_3");
    while !broke.allows("done") {
        let first = broke.legal()[0].clone();
        broke.act(&first);
    }
    assert_eq!(broke.described("done").id, "choice-then-arrest");
    assert_eq!(broke.prompt().phrase().id, "prompt-evade-out");
    broke.act("done");
    assert_eq!(broke.described("done").id, "choice-then-arrest");
    assert_eq!(broke.prompt().phrase().id, "prompt-breathe-out");
    broke.act("done");
    assert_eq!(fate(&broke, VINNIE), Fate::Arrested);
}
