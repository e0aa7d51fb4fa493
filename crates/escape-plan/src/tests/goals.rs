//! Where travel may end (EP-12.1, EP-12.2, EP-12.7, EP-12.28), and what that takes.

use super::given::*;
use crate::pieces::Contact::*;
use crate::pieces::Officer::Federal;
use crate::pieces::{Asset, Colour, Place, Plan};
use crate::player::{Player, Priced};
use crate::step::Step;
use crate::whynot::WhyNot;

fn hold_key(player: &mut Player, colour: Colour) {
    player.keys[colour as usize].ready += 1;
}

/// The master key lies on the third price slot.
fn unlock_master_key(player: &mut Player) {
    for asset in [Asset::MoveSwat, Asset::MasterKey] {
        player.priced.push(Priced { asset, used: false });
    }
}

/// Vinnie stands on the field of a3, a bar, with a way to go on.
fn before_the_bar(seats: u8) -> Given {
    table(seats)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .named("a3", "bar")
        .hand(VINNIE, |hand| hand.plan = Plan::Plan4)
        .at(VINNIE, "helicopter_a3")
        .with(VINNIE, |player| player.gas = 1)
}

fn at_the_bar(given: Given) -> Given {
    let mut given = given.turn(VINNIE);
    given.acts(&["go a3_i", "go business_field_a3"]);
    given
}

fn visited(player: &mut Player) {
    player.visited.insert(Place::Bar);
}

/// Two others have been there.
fn closed_bar() -> Given {
    before_the_bar(3).with(SCAR, visited).with(CLAWS, visited)
}

/// Vinnie stands on a gang base, with a way to go on.
fn at_the_base(given: Given) -> Given {
    let given = given.at(VINNIE, "helicopter_b2");
    let mut given = given.with(VINNIE, |player| player.gas = 1).turn(VINNIE);
    given.acts(&["go b2_i", "go gang_b2"]);
    given
}

fn base() -> Given {
    table(3).city(&["b2 0,0 0"])
}

#[test]
fn ep_12_1_no_visit_on_a_helicopter_or_in_the_metro() {
    for node in ["metro_a1", "helicopter_a3"] {
        let given = table(3)
            .city(&["a1 0,0 0", "a3 1,0 5"])
            .at(SCAR, node)
            .visiting(VINNIE, node);
        assert_eq!(given.asked(), (VINNIE, Step::Finish));
        assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
    }
}

#[test]
fn ep_12_1_no_visit_for_those_who_escape() {
    let mut given = table(3)
        .city(&["d1 0,0 0"])
        .but(|game| game.patrols = [1, 2, 2])
        .day(3)
        .at(VINNIE, "exit_1")
        .at(SCAR, "exit_1")
        .turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert!(!given.player(VINNIE).at_large());
    // Neither company, which the update would show, nor income.
    assert_eq!(given.player(VINNIE).notoriety.level, 1);
    assert_eq!(given.money(VINNIE), 9);
}

#[test]
fn ep_12_2_each_business_once_and_closed_ones_only_with_a_key() {
    let place = Place::Bar;
    let given = at_the_bar(before_the_bar(3).with(VINNIE, visited));
    assert_eq!(given.refused("stop"), WhyNot::VisitedAlready { place });
    assert_eq!(
        at_the_bar(closed_bar()).refused("stop"),
        WhyNot::Closed { place }
    );
    assert!(at_the_bar(before_the_bar(3).with(SCAR, visited)).allows("stop"));
}

#[test]
fn ep_12_2_a_gang_must_be_free_and_can_be_paid() {
    let hire = |seat| {
        move |game: &mut crate::state::EscapePlan| {
            game.gangs[crate::pieces::Gang::B2 as usize].owner = Some(seat);
        }
    };
    let refused = |given: Given| at_the_base(given).refused("stop");
    assert_eq!(refused(base().but(hire(SCAR))), WhyNot::GangHired);
    assert_eq!(refused(base().but(hire(VINNIE))), WhyNot::GangHired);
    assert_eq!(refused(base().at(SCAR, "gang_b2")), WhyNot::GangOccupied);
    let poor = WhyNot::TooLittleCash { cost: 5, held: 4 };
    assert_eq!(refused(base().cash(VINNIE, 4)), poor);
    assert!(at_the_base(base().cash(VINNIE, 5)).allows("stop"));
}

/// Two gangs at most, since there are two markers.
#[test]
fn ep_r30_no_third_gang() {
    let given = at_the_base(base().with(VINNIE, |player| player.markers = 0));
    assert_eq!(given.refused("stop"), WhyNot::NoMarker);
    assert_eq!(table(3).player(VINNIE).markers, 2);
}

#[test]
fn ep_12_7_the_key_is_turned_when_travel_ends() {
    let table = closed_bar()
        .officers("a3", &[Federal])
        .with(VINNIE, |player| hold_key(player, Colour::Brown));
    let mut given = at_the_bar(table);
    assert_eq!(given.player(VINNIE).ready_keys(Colour::Brown), 1);
    given.act("stop");
    let keys = given.player(VINNIE).keys[Colour::Brown as usize];
    assert_eq!((keys.ready, keys.used), (0, 1));
    assert!(given.player(VINNIE).visited.contains(Place::Bar));
}

#[test]
fn ep_d7_any_key_or_the_master_key() {
    let table = closed_bar().with(VINNIE, |player| {
        hold_key(player, Colour::Green);
        hold_key(player, Colour::Brown);
        unlock_master_key(player);
    });
    let mut given = at_the_bar(table);
    given.act("stop");
    assert_eq!(given.asked(), (VINNIE, Step::Unbar));
    assert_eq!(given.legal(), ["key green", "key brown", "master-key"]);
    assert_eq!(given.refused("key black"), WhyNot::NoKey);
    given.act("master-key");
    assert_eq!(given.money(VINNIE), 6);
    assert!(given.player(VINNIE).has_ready_key());
    assert_eq!(given.player(VINNIE).price_of(Asset::MasterKey), None);
}

/// With only the master key, which costs 3, it depends on the money.
#[test]
fn ep_12_7_a_master_key_that_cannot_be_paid_opens_nothing() {
    let table = |cash| {
        let table = closed_bar().cash(VINNIE, cash);
        at_the_bar(table.with(VINNIE, unlock_master_key))
    };
    assert!(table(3).allows("stop"));
    let place = Place::Bar;
    assert_eq!(table(2).refused("stop"), WhyNot::Closed { place });
}

/// It stays closed for the others, and the key is spent for good.
#[test]
fn ep_r38_a_key_opens_for_one_visit() {
    let table = closed_bar().with(VINNIE, |player| hold_key(player, Colour::Black));
    let mut given = at_the_bar(table);
    given.act("stop");
    assert!(given.game.is_closed(Place::Bar));
    assert_eq!(given.game.cubes(Place::Bar), 3);
    given.game.player_mut(VINNIE).ready_all();
    assert!(!given.player(VINNIE).has_ready_key());
}

/// The master key is paid for before the toll is due, and so it opens what it is needed for.
#[test]
fn ep_12_7_the_key_comes_before_costas_toll() {
    let table = before_the_bar(1)
        .at(VINNIE, "safe_house_field_c1")
        .cash(VINNIE, 3)
        .with(VINNIE, unlock_master_key)
        .but(|game| {
            let costa = game.costa.as_mut().expect("solo");
            costa.agent.at = read("church_c1");
            costa.agent.visited.insert(Place::Bar);
            let sandra = game.sandra.as_mut().expect("solo");
            sandra.agent.visited.insert(Place::Bar);
        });
    let mut given = table.turn(VINNIE);
    given.acts(&["go c1_i", "go a3_i", "go business_field_a3", "stop"]);
    assert_eq!(given.player(VINNIE).price_of(Asset::MasterKey), None);
    assert_eq!(given.money(VINNIE), 0);
    assert_eq!(given.player(VINNIE).wounds, 2);
}

/// From store C to the gang base of c3, over c1 and a1.
fn on_the_way_to_a_gang(given: Given) -> Given {
    let mut given = given
        .city(&["c1 0,0 1", "a1 1,0 4", "c3 2,-1 3"])
        .at(VINNIE, "store_c")
        .turn(VINNIE);
    given.acts(&["go c1_i", "go a1_i", "go c3_i"]);
    given
}

#[test]
fn ep_12_28_five_are_kept_until_the_gang_is_paid() {
    let arrive = |cash| {
        let table = table(3)
            .officers("c1", &[Federal])
            .contacts(VINNIE, &[Boxer])
            .cash(VINNIE, cash);
        let mut given = on_the_way_to_a_gang(table);
        given.acts(&["go gang_c3", "stop"]);
        given
    };
    let given = arrive(6);
    let reserved = WhyNot::Reserved { cost: 2, held: 1 };
    assert_eq!(given.refused("use contact boxer"), reserved);
    let mut given = arrive(7);
    given.act("use contact boxer");
    assert_eq!(given.money(VINNIE), 0);
    assert_eq!(given.player(VINNIE).members, 2);
}

/// Not even by what costs everything that is there.
#[test]
fn ep_12_28_what_is_kept_is_there_and_cannot_be_spent() {
    let asset = Asset::Heal;
    let table = table(3)
        .officers("c1", &[Federal])
        .cash(VINNIE, 5)
        .with(VINNIE, |player| {
            player.wounds = 1;
            player.book = Default::default();
            player.priced = [Priced { asset, used: false }].into_iter().collect();
        });
    let mut given = on_the_way_to_a_gang(table);
    given.acts(&["go gang_c3", "stop"]);
    let reserved = WhyNot::Reserved { cost: 5, held: 0 };
    assert_eq!(given.refused("use asset heal"), reserved);
}

/// Money that is kept for a gang cannot buy healing either.
#[test]
fn ep_r29_evading_cannot_spoil_the_visit() {
    let table = table(3)
        .officers("c1", &[Federal])
        .contacts(VINNIE, &[Medic])
        .cash(VINNIE, 5)
        .with(VINNIE, |player| {
            player.wounds = 3;
            player.aided = true;
            player.book = Default::default();
        });
    let mut given = on_the_way_to_a_gang(table);
    given.acts(&["go gang_c3", "stop"]);
    let reserved = WhyNot::Reserved { cost: 1, held: 0 };
    assert_eq!(given.refused("use contact medic"), reserved);
    given.act("done");
    assert_eq!(given.player(VINNIE).handcuffs, 1);
    assert_eq!(given.money(VINNIE), 0);
    assert_eq!(given.player(VINNIE).members, 2);
}

/// Costa stands on the tile that is left.
fn with_costa(cash: u16) -> Given {
    on_the_way_to_a_gang(table(1).cash(VINNIE, cash).but(|game| {
        game.costa.as_mut().expect("solo").agent.at = read("church_c1");
    }))
}

#[test]
fn ep_e38_a_gang_and_the_toll_cost_8() {
    assert!(!with_costa(7).allows("go gang_c3"));
    let mut given = with_costa(8);
    given.act("go gang_c3");
    given.act("stop");
    assert_eq!(given.money(VINNIE), 0);
    assert_eq!(given.player(VINNIE).members, 2);
    assert_eq!(given.player(VINNIE).wounds, 0);
}

#[test]
fn ep_r88_toll_and_gang_must_both_be_payable() {
    let arrive = |cash, costa: &str| {
        let mut given = table(1)
            .city(&["start_gang 0,1 0", "b2 1,0 0"])
            .but(|game| game.costa.as_mut().expect("solo").agent.at = read(costa))
            .cash(VINNIE, cash)
            .with(VINNIE, |player| player.gas = 2)
            .at(VINNIE, "store_a")
            .turn(VINNIE);
        given.acts(&[
            "go start_gang_r",
            "go start_gang_i",
            "go b2_i",
            "go gang_b2",
        ]);
        given
    };
    let why = WhyNot::TooLittleCash { cost: 8, held: 7 };
    assert_eq!(arrive(7, "clinic_start_gang").refused("stop"), why);
    assert!(arrive(8, "clinic_start_gang").allows("stop"));
    // Where travel ends he takes nothing.
    assert!(arrive(5, "helicopter_b2").allows("stop"));
}
