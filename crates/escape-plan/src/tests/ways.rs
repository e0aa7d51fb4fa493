//! Whole ways to a goal: each can be gone as it says, every goal has one, and none is idle.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Seat, Viewer};

use super::given::*;
use crate::action::{Ability, Action, Tool};
use crate::content::{Effect, Scope};
use crate::dealer::Dealer;
use crate::node::Node;
use crate::pieces::{Area, Contact, Exit};
use crate::state::EscapePlan;
use crate::step::Step;
use crate::travel::{Way, shakes, ways};

/// Plays at random and looks at every beginning of a turn.
fn each_start(seats: u8, games: u32, look: impl FnMut(&EscapePlan, Seat)) {
    each_time(Step::Start, seats, games, look);
}

/// Plays at random and looks whenever a question is asked.
fn each_time(wanted: Step, seats: u8, games: u32, mut look: impl FnMut(&EscapePlan, Seat)) {
    for n in 0..games {
        let mut given = new_game_of(seats, &format!("ways {seats} {n}"));
        while let Some((seat, step)) = given.game.asked() {
            if step == wanted {
                look(&given.game, seat);
            }
            let legal = given.game.legal_actions(seat);
            let action = *given.chance.pick(&legal);
            given.deal(|dealer| dealer.act(seat, action));
        }
    }
}

fn ways_of(game: &EscapePlan, seat: Seat) -> Vec<Way> {
    ways(&game.view_of(Viewer::Seat(seat)))
}

fn follow(game: &EscapePlan, seat: Seat, actions: &[Action]) -> EscapePlan {
    let mut game = game.clone();
    let mut chance = Chance::new(&kernel::Seed::from_text("follow"));
    let mut log = kernel::Log::off();
    for action in actions {
        assert_eq!(game.refuse(seat, *action), None, "{action}: {actions:?}");
        Dealer::new(&mut game, &mut chance, &mut log).act(seat, *action);
    }
    game
}

#[test]
fn every_way_can_be_gone_as_it_says() {
    for seats in [1, 3] {
        each_start(seats, 20, |game, seat| {
            for way in ways_of(game, seat) {
                let (last, before) = way.actions.split_last().expect("a way has an end");
                let near = follow(game, seat, before);
                assert_eq!(game.city, near.city);
                let there = follow(&near, seat, &[*last]);
                assert_eq!(there.player(seat).at, way.to, "{way:?}");
                let burnt = game.player(seat).gas - near.player(seat).gas;
                assert_eq!(burnt, way.gas);
                // What is left behind can only be asked while the turn goes on.
                if there.turn.is_some_and(|turn| turn.seat == seat) && !way.escape {
                    assert_eq!(there.left(seat), way.left, "{way:?}");
                }
                assert_eq!(way.path.first(), Some(&game.player(seat).at));
                assert_eq!(way.path.last(), Some(&way.to));
            }
        });
    }
}

/// Whether something helps on the way.
fn carries(tool: Tool, ability: Option<Ability>) -> bool {
    let effect = tool.effect();
    let travels = matches!(effect, Effect::Fly | Effect::Sewer | Effect::JetSki);
    travels || effect == Effect::GoToHospital || ability == Some(Ability::Fly)
}

/// Where legal steps of travel can lead to in the end, by tools or without.
fn goals(
    game: &EscapePlan,
    seat: Seat,
    tools: bool,
    found: &mut BTreeSet<(Node, bool)>,
    seen: &mut BTreeSet<String>,
) {
    let turn = game.turn.expect("a turn");
    let key = format!(
        "{:?} {:?} {} {}",
        game.player(seat),
        turn,
        game.hand(seat).cash,
        game.agenda.len()
    );
    if !seen.insert(key) {
        return;
    }
    for action in game.legal_actions(seat) {
        match action {
            Action::Stop => {
                found.insert((game.player(seat).at, false));
            }
            Action::Escape => {
                found.insert((game.player(seat).at, true));
            }
            // Travel ends there (EP-9.18).
            Action::Use(tool, _) if tools && tool.effect() == Effect::GoToHospital => {
                found.insert((Node::HOSPITAL, false));
            }
            Action::Use(tool, ability) if !tools || !carries(tool, ability) => {}
            Action::Go(_)
            | Action::Ride(_)
            | Action::Fly(_)
            | Action::BurnGas
            | Action::Use(..)
            | Action::Surface(_)
            | Action::Waters(_) => {
                goals(&follow(game, seat, &[action]), seat, tools, found, seen);
            }
            _ => {}
        }
    }
}

#[test]
fn every_goal_has_a_way() {
    let mut looked = 0;
    each_start(4, 3, |game, seat| {
        // Few tiles: trying everything takes long. Abilities are left to the next tests.
        if game.day > 1 || looked > 8 {
            return;
        }
        looked += 1;
        let mut found = BTreeSet::new();
        goals(game, seat, false, &mut found, &mut BTreeSet::new());
        let ways = ways_of(game, seat);
        let plain = ways.iter().filter(|way| way.tools.is_empty());
        let offered: BTreeSet<(Node, bool)> = plain.map(|way| (way.to, way.escape)).collect();
        assert_eq!(offered, found);
    });
    assert!(looked > 5);
}

/// Small cities with water that has no ferry, a helipad but no helicopter, and tiles two steps from each other.
fn shores() -> impl Iterator<Item = [String; 4]> {
    let turns = (0..6).flat_map(|one| (0..6).map(move |other| (one, other)));
    turns.map(|(one, other)| {
        [
            format!("b1 0,0 {one}"),
            format!("a1 1,0 {other}"),
            "d2 0,1 0".to_owned(),
            "start_hospital 1,1 0".to_owned(),
        ]
    })
}

/// Vinnie about to leave each location of a city in turn, with this card and a gas can.
fn leaving(city: &[String], card: Contact) -> Vec<Given> {
    let city: Vec<&str> = city.iter().map(String::as_str).collect();
    let map = table(3).city(&city);
    let nodes = map.game.city.map().nodes.iter();
    nodes
        .filter(|node| node.site().is_some())
        .map(|from| {
            let given = table(3).city(&city).at(VINNIE, &from.to_string());
            let given = given.with(VINNIE, |player| player.gas = 1);
            given.contacts(VINNIE, &[card]).turn(VINNIE)
        })
        .collect()
}

/// The ways to goals that nobody gets to without a tool.
fn opened(game: &EscapePlan) -> Vec<Way> {
    let ways = ways_of(game, VINNIE);
    let plain = ways.iter().filter(|way| way.tools.is_empty());
    let walked: BTreeSet<Node> = plain.map(|way| way.to).collect();
    let opens = |way: &Way| !walked.contains(&way.to);
    ways.into_iter().filter(opens).collect()
}

/// In a city where a card opens a goal: whatever can be reached with it, from anywhere, has a way.
#[test]
fn every_goal_of_an_ability_has_a_way() {
    use Contact::{Chopper, Gang, JetSki, Medevac, Sewer};
    for card in [Chopper, Gang, JetSki, Medevac, Sewer] {
        let starts = shores()
            .map(|city| leaving(&city, card))
            .find(|starts| starts.iter().any(|given| !opened(&given.game).is_empty()))
            .unwrap_or_else(|| panic!("{card:?} opens nothing"));
        for given in starts {
            let mut found = BTreeSet::new();
            goals(&given.game, VINNIE, true, &mut found, &mut BTreeSet::new());
            let ways = ways_of(&given.game, VINNIE);
            let offered: BTreeSet<_> = ways.iter().map(|way| (way.to, way.escape)).collect();
            let from = given.player(VINNIE).at;
            assert_eq!(offered, found, "{card:?} from {from}");
        }
    }
}

/// The way over the water tells the ski, its price and which water it is for, before the first wet step.
#[test]
fn ep_9_17_a_way_crosses_the_water_that_the_jet_ski_opens() {
    let ski = Tool::Contact(Contact::JetSki);
    let starts = shores().flat_map(|city| leaving(&city, Contact::JetSki));
    let crossings = starts.flat_map(|given| {
        let ways = opened(&given.game);
        ways.into_iter().map(move |way| (given.game.clone(), way))
    });
    let (game, way) = crossings.into_iter().next().expect("water to cross");
    assert_eq!(way.tools, [(ski, None)]);
    assert_eq!(way.cash, Contact::JetSki.data().cost);
    let at = |wanted: fn(&Action) -> bool| way.actions.iter().position(wanted);
    let used = at(|action| matches!(action, Action::Use(..))).expect("the ski is used");
    let named = at(|action| matches!(action, Action::Waters(_)));
    let wet =
        |node: &Node| node.area() == Some(Area::Water) && !game.city.map().dry.contains(*node);
    let entered = way
        .actions
        .iter()
        .position(|action| matches!(action, Action::Go(to) if wet(to)));
    assert_eq!(named, Some(used + 1));
    assert!(entered > named, "{way:?}");
    let there = follow(&game, VINNIE, &way.actions);
    assert_eq!(there.player(VINNIE).at, way.to);
}

#[test]
fn ep_16_2_on_the_last_day_a_way_leads_out_of_the_city() {
    let given = table(3).city(&["d1 0,0 0"]).last_day(Exit::Exit1);
    let given = given.at(VINNIE, "metro_d1").turn(VINNIE);
    let ways = ways_of(&given.game, VINNIE);
    let out = ways.iter().find(|way| way.escape).expect("a way out");
    assert_eq!(out.to, read("exit_1"));
    assert_eq!(out.actions.last(), Some(&Action::Escape));
}

/// Two points on foot after the ride, however many the ride gave.
#[test]
fn ep_9_12_the_point_of_a_ride_is_not_told_as_saved() {
    let city = ["d1 0,0 0", "start_hospital 0,1 0"];
    let given = table(3).city(&city).at(VINNIE, "metro_d1").turn(VINNIE);
    let ways = ways_of(&given.game, VINNIE);
    let rides = |way: &&Way| matches!(way.actions[0], Action::Ride(_));
    let treated = ways
        .iter()
        .filter(rides)
        .find(|way| way.to == Node::HOSPITAL);
    assert_eq!(treated.expect("a ride to the hospital").points, 2);
}

#[test]
fn no_way_is_beaten_by_another() {
    each_start(2, 20, |game, seat| {
        let ways = ways_of(game, seat);
        let watched = |way: &Way| {
            let tiles = way.left.iter();
            tiles
                .filter(|tile| !game.pursuers(*tile).is_empty() || game.sandra_pursues(*tile))
                .collect::<BTreeSet<_>>()
        };
        for (at, one) in ways.iter().enumerate() {
            for other in &ways[at + 1..] {
                let same = one.to == other.to && one.escape == other.escape;
                let tools = one.tools == other.tools && one.gas == other.gas;
                assert!(
                    !(same && tools && watched(one) == watched(other)),
                    "{one:?} {other:?}"
                );
            }
        }
    });
}

#[test]
fn what_is_said_to_shake_officers_off_is_what_evades_them() {
    let mut seen = 0;
    for seats in [1, 3] {
        each_time(Step::Evade, seats, 60, |game, seat| {
            let view = game.view_of(Viewer::Seat(seat));
            let reserve = game.hand(seat).cash - game.spendable(seat);
            let said: BTreeSet<String> = shakes(&view)
                .into_iter()
                .filter(|shake| {
                    let scope = match shake.only_one {
                        true => Scope::OneOfficer,
                        false => Scope::AllOnOneTile,
                    };
                    shake.cost + reserve <= game.hand(seat).cash
                        && game.covers(seat, shake.officers, scope).next().is_some()
                })
                .map(|shake| Action::Use(shake.tool, shake.ability).to_string())
                .collect();
            let mut evades = BTreeSet::new();
            for action in game.legal_actions(seat) {
                if let Action::Use(tool, ability) = action
                    && (matches!(tool.effect(), Effect::Evade { .. })
                        || ability == Some(Ability::Evade))
                {
                    evades.insert(action.to_string());
                }
            }
            seen += evades.len();
            assert_eq!(said, evades);
        });
    }
    assert!(seen > 100, "{seen} chances to evade say little");
}

/// What walking from one place to another of the same tile costs without leaving it.
fn on_foot(game: &EscapePlan, from: Node, to: Node) -> Option<u8> {
    let map = game.city.map();
    let tile = |node: &Node| node.tile() == from.tile();
    let mut reached = vec![(from, 0_u8)];
    let mut next = 0;
    while next < reached.len() {
        let (here, spent) = reached[next];
        next += 1;
        let steps = map.near[here.index()].intersection(map.dry);
        for node in steps.iter().filter(tile) {
            let cost = spent + u8::from(!map.free[here.index()].contains(node));
            match reached.iter_mut().find(|(other, _)| *other == node) {
                None => reached.push((node, cost)),
                Some(known) if known.1 > cost => {
                    known.1 = cost;
                    // From here on everything behind it is looked at again.
                    next = 0;
                }
                Some(_) => {}
            }
        }
    }
    let found = reached.into_iter().find(|(node, _)| *node == to);
    found.map(|(_, cost)| cost)
}

/// Nobody leaves a tile and comes back to it where walking takes no more.
#[test]
fn a_way_makes_no_detour_that_brings_nothing() {
    let mut near = 0;
    for seats in [1, 3] {
        each_start(seats, 20, |game, seat| {
            let at = game.player(seat).at;
            for way in ways_of(game, seat) {
                if way.to.tile() != at.tile() || way.escape || way.means() > 0 {
                    continue;
                }
                near += 1;
                let walked = on_foot(game, at, way.to).is_some_and(|cost| cost <= way.points);
                assert!(way.left.is_empty() || !walked, "{way:?}");
            }
        });
    }
    assert!(near > 100, "{near}");
}
