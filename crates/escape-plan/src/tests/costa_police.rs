//! Costa's toll (EP-19.5), and his forced moves (EP-19.12).

use kernel::{Chance, Seed};

use super::costa_escape::change;
use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::notoriety::Notoriety;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Asset, Contact, Officer, Part, Place, Tile};
use crate::player::Priced;
use crate::step::Step;

const YOU: Figure = Figure::Thief(VINNIE);

/// c1, a3 and start_gang in a row; the player and Costa on c1, Sandra at the end.
fn toll() -> Given {
    let given = table(1)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .at(VINNIE, "safe_house_field_c1")
        .but(|game| game.sandra.as_mut().unwrap().agent.at = read("clinic_start_gang"));
    change(given, |him| him.agent.at = read("store_c"))
}

const WAY: [&str; 6] = [
    "go c1_i",
    "go a3_i",
    "go a3_c",
    "go start_gang_c",
    "go store_a",
    "stop",
];

#[test]
fn ep_19_5_three_for_leaving_his_tile() {
    let mut given = toll().turn(VINNIE);
    given.acts(&WAY);
    assert_eq!(given.money(VINNIE), 6);
    let amount = 3;
    assert!(given.events().contains(&Event::TollPaid {
        seat: VINNIE,
        amount
    }));
    // Nothing where travel ends, and nothing once he is gone.
    let at_the_end = change(toll(), |him| him.agent.at = read("store_a"));
    let gone = change(toll(), |him| him.escaped = true);
    for given in [at_the_end, gone] {
        let mut given = given.turn(VINNIE);
        given.acts(&WAY);
        assert_eq!(given.money(VINNIE), 9);
    }
}

#[test]
fn ep_19_5_two_wounds_if_there_is_less_than_three() {
    let mut given = toll().cash(VINNIE, 2).officers("a3", &[Swat]).turn(VINNIE);
    given.acts(&WAY);
    // Before anything else of the evade step.
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    assert_eq!(given.player(VINNIE).wounds, 2);
    assert_eq!(given.money(VINNIE), 2);
}

#[test]
fn ep_19_5_a_master_key_is_paid_at_the_door_before_the_toll() {
    // Four for the key to the closed business on a3; what is left is too little for the toll.
    let mut given = toll()
        .cash(VINNIE, 5)
        .with(VINNIE, |player| {
            player.priced.push(Priced {
                asset: Asset::MasterKey,
                used: false,
            });
        })
        .but(|game| {
            game.sandra
                .as_mut()
                .unwrap()
                .agent
                .visited
                .insert(Place::Bar);
            game.costa
                .as_mut()
                .unwrap()
                .agent
                .visited
                .insert(Place::Bar);
        })
        .turn(VINNIE);
    given.acts(&["go c1_i", "go a3_i", "go business_field_a3", "stop"]);
    // Time to catch one's breath after the toll in blood.
    given.act("done");
    assert!(given.player(VINNIE).priced[1].used);
    assert_eq!(given.player(VINNIE).visited.len(), 1);
    assert_eq!(given.player(VINNIE).wounds, 2);
}

#[test]
fn ep_r61_no_ability_evades_the_toll() {
    let mut given = toll()
        .contacts(VINNIE, &[Contact::FastCar])
        .cash(VINNIE, 20)
        .officers("c1", &[County])
        .turn(VINNIE);
    given.acts(&WAY);
    assert_eq!(given.money(VINNIE), 17);
    given.act("use contact fast_car");
    let cost = Contact::FastCar.data().cost;
    assert_eq!(given.money(VINNIE), 17 - cost);
    assert_eq!(given.player(VINNIE).wounds, 0);
}

fn rises(level: u8) -> Notoriety {
    Notoriety {
        level,
        red: 1,
        blue: 0,
    }
}

/// The player, on c1, crosses the first line; only Costa is lower.
fn crossing(given: Given) -> Given {
    given
        .with(VINNIE, |player| player.notoriety = rises(2))
        .but(|game| {
            game.sandra.as_mut().unwrap().agent.notoriety.level = 3;
        })
        .update(Part::Morning)
}

fn on(given: &Given, tile: Tile) -> Vec<Officer> {
    given.game.police.on[tile as usize].iter().collect()
}

#[test]
fn ep_19_12_the_nearest_goal_then_the_type_then_the_farthest() {
    // SWAT cannot come to c1, where one stands; County and Federal can: Federal comes.
    let given = toll()
        .officers("c1", &[Swat])
        .officers("start_gang", &[County, Federal, Swat]);
    let given = crossing(given);
    assert_eq!(on(&given, Tile::C1), [Federal, Swat]);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    // Of two SWAT officers the one from farther away.
    let given = toll()
        .officers("a3", &[Swat])
        .officers("start_gang", &[Swat]);
    let given = crossing(given);
    assert_eq!(on(&given, Tile::C1), [Swat]);
    assert_eq!(on(&given, Tile::StartGang), []);
}

#[test]
fn ep_19_12_costa_owes_moves_after_his_escape_and_you_owe_yours() {
    let given = change(toll().day(3), |him| him.escaped = true);
    let given = crossing(given.officers("a3", &[County]));
    assert_eq!(on(&given, Tile::C1), [County]);
    // Costa crosses: Sandra, as low as you, moves by the procedure, you by your own choice.
    let given = change(toll(), |him| him.agent.notoriety = rises(2))
        .officers("start_gang", &[County, Federal, Swat])
        .but(|game| game.order = [YOU, SANDRA, COSTA].into_iter().collect());
    let mut given = given.update(Part::Morning);
    let towards = COSTA;
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
    given.acts(&["officer start_gang county", "tile a3"]);
    assert_eq!(on(&given, Tile::C1), [Swat]);
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

/// The hospital in the middle, six tiles around it, seven SWAT officers in the second ring.
#[test]
fn ep_r59_a_tie_is_broken_by_lot_however_many_moves_are_equal() {
    let city = [
        "start_hospital 0,0 0",
        "start_gang 0,1 0",
        "a1 1,0 0",
        "a2 1,-1 0",
        "a3 0,-1 0",
        "b1 -1,0 0",
        "b2 -1,1 0",
        "b3 2,0 0",
        "c1 2,-1 0",
        "c2 2,-2 0",
        "c3 0,2 0",
        "d1 1,1 0",
        "d2 -2,0 0",
        "d3 -1,2 0",
    ];
    let outer = ["b3", "c1", "c2", "c3", "d1", "d2", "d3"];
    let mut goals = std::collections::BTreeSet::new();
    for n in 0..20 {
        let given = table(1).city(&city);
        let mut given = outer
            .into_iter()
            .fold(given, |given, tile| given.officers(tile, &[Swat]));
        given.chance = Chance::new(&Seed::from_text(&format!("{n}")));
        let given = crossing(given);
        let inner = Tile::ALL
            .into_iter()
            .find(|tile| !outer.contains(&tile.id()) && on(&given, *tile) == [Swat]);
        goals.insert(inner.expect("an officer beside the hospital"));
    }
    assert!(goals.len() > 3, "{goals:?}");
}
