//! Whole ways to a goal: each can be gone as it says, every goal has one, and none is idle.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Seat, Viewer};

use super::given::*;
use crate::action::{Ability, Action, Tool};
use crate::content::Effect;
use crate::dealer::Dealer;
use crate::node::Node;
use crate::pieces::{Area, Contact, Exit, Fixer, Gang, Officer};
use crate::player::Item;
use crate::state::EscapePlan;
use crate::step::Step;
use crate::travel::{Evasion, Way, offered, shakes, ways};

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
    for (step, seats) in [(Step::Start, 1), (Step::Start, 3), (Step::Travel, 3)] {
        each_time(step, seats, 20, |game, seat| {
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
                    assert_eq!(there.left(seat), way.left.tiles(), "{way:?}");
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
    for (step, most) in [(Step::Start, 8), (Step::Travel, 60)] {
        let mut looked = 0;
        each_time(step, 4, 3, |game, seat| {
            // Few tiles: trying everything takes long. Abilities are left to the next tests.
            if game.day > 1 || looked > most {
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
}

/// From the station of a1 with two points: a third one is to be had by riding there and back.
#[test]
fn ep_a2_a_way_rides_there_and_back() {
    let short = |given: Given| given.but(|game| game.turn.as_mut().unwrap().mp = 2);
    let stations = || {
        let table = table(3).city(&["a1 0,0 0", "d1 5,0 0"]);
        table.at(VINNIE, "metro_a1").turn(VINNIE)
    };
    let goals = |given: &Given| -> BTreeSet<Node> {
        let ways = ways_of(&given.game, VINNIE);
        ways.iter().map(|way| way.to).collect()
    };
    let (newest, first) = (short(stations()), short(stations().first_edition()));
    let field: Node = read("business_field_a1");
    assert!(!goals(&first).contains(&field), "{:?}", goals(&first));
    let ways = ways_of(&newest.game, VINNIE);
    let way = ways.iter().find(|way| way.to == field).expect("a way");
    let rides = ["ride metro_d1", "ride metro_a1"];
    let actions: Vec<String> = way.actions.iter().map(Action::to_string).collect();
    assert_eq!(&actions[..2], rides);
    assert!(way.left.is_empty(), "it ends on the tile where it began");
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

/// Gives something that helps on the way to Vinnie.
fn equipped(given: Given, tool: Tool) -> Given {
    match tool {
        Tool::Contact(card) => given.contacts(VINNIE, &[card]),
        Tool::Fixer(tile) => given.with(VINNIE, |player| {
            player.items.push(Item::Fixer(tile, false));
        }),
        Tool::Member(gang) => given
            .with(VINNIE, |player| (player.members, player.markers) = (2, 1))
            .but(|game| {
                let base = &mut game.gangs[gang as usize];
                (base.owner, base.members) = (Some(VINNIE), 0);
            }),
        _ => panic!("{tool:?} is no help on the way"),
    }
}

/// Vinnie about to leave each location of a city in turn, with this tool and a gas can.
fn leaving(city: &[String], tool: Tool) -> Vec<Given> {
    let city: Vec<&str> = city.iter().map(String::as_str).collect();
    let map = table(3).city(&city);
    let nodes = map.game.city.map().nodes.iter();
    nodes
        .filter(|node| node.site().is_some())
        .map(|from| {
            let given = table(3).city(&city).at(VINNIE, &from.to_string());
            let given = given.with(VINNIE, |player| player.gas = 1);
            equipped(given, tool).turn(VINNIE)
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

/// The ways that a tool opens along the shores, each with the game in which it is one.
fn openings(tool: Tool) -> impl Iterator<Item = (EscapePlan, Way)> {
    let starts = shores().flat_map(move |city| leaving(&city, tool));
    starts.flat_map(|given| {
        let ways = opened(&given.game);
        ways.into_iter().map(move |way| (given.game.clone(), way))
    })
}

/// In a city where a tool opens a goal: whatever can be reached with it, from anywhere, has a way.
#[test]
fn every_goal_of_an_ability_has_a_way() {
    use Contact::{Chopper, Gang as GangCard, JetSki, Medevac, Sewer};
    let cards = [Chopper, GangCard, JetSki, Medevac, Sewer].map(Tool::Contact);
    let others = [Tool::Fixer(Fixer::Motorbike), Tool::Member(Gang::StartGang)];
    for tool in cards.into_iter().chain(others) {
        let starts = shores()
            .map(|city| leaving(&city, tool))
            .find(|starts| starts.iter().any(|given| !opened(&given.game).is_empty()))
            .unwrap_or_else(|| panic!("{tool:?} opens nothing"));
        for given in starts {
            let mut found = BTreeSet::new();
            goals(&given.game, VINNIE, true, &mut found, &mut BTreeSet::new());
            let ways = ways_of(&given.game, VINNIE);
            let offered: BTreeSet<_> = ways.iter().map(|way| (way.to, way.escape)).collect();
            let from = given.player(VINNIE).at;
            assert_eq!(offered, found, "{tool:?} from {from}");
        }
    }
}

/// A region that only a jet ski opens.
fn wet(game: &EscapePlan, node: Node) -> bool {
    node.area() == Some(Area::Water) && !game.city.map().dry.contains(node)
}

/// The way over the water tells the ski, its price and which water it is for, before the first wet step.
#[test]
fn ep_9_17_a_way_crosses_the_water_that_the_jet_ski_opens() {
    let ski = Tool::Contact(Contact::JetSki);
    let (game, way) = openings(ski).next().expect("water to cross");
    assert_eq!(way.tools, [(ski, None)]);
    assert_eq!(way.cash, Contact::JetSki.data().cost);
    let at = |wanted: fn(&Action) -> bool| way.actions.iter().position(wanted);
    let used = at(|action| matches!(action, Action::Use(..))).expect("the ski is used");
    let named = at(|action| matches!(action, Action::Waters(_)));
    let entered = way
        .actions
        .iter()
        .position(|action| matches!(action, Action::Go(to) if wet(&game, *to)));
    assert_eq!(named, Some(used + 1));
    assert!(entered > named, "{way:?}");
    let there = follow(&game, VINNIE, &way.actions);
    assert_eq!(there.player(VINNIE).at, way.to);
}

/// Whoever has come ashore and thinks again is not sent back over the same water.
#[test]
fn ep_9_21_beyond_the_water_no_way_leads_back_over_it() {
    let mut told = 0;
    for (mut game, way) in openings(Tool::Contact(Contact::JetSki)) {
        let over = |action: &Action| matches!(action, Action::Go(to) if wet(&game, *to));
        let last = way.actions.iter().rposition(over).expect("a crossing");
        // The next step is the first one ashore, where travel need not end.
        let ashore = &way.actions[..=last + 1];
        game.player_mut(VINNIE).gas = 2;
        let there = follow(&game, VINNIE, ashore);
        let entered = there.turn.expect("a turn").entered;
        for way in ways_of(&there, VINNIE) {
            let again = way.path[1..].iter().find(|node| entered.contains(**node));
            assert_eq!(again, None, "{way:?}");
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn ep_10_7_a_way_flies_with_a_gang_member() {
    let member = Tool::Member(Gang::StartGang);
    let (game, way) = openings(member).next().expect("somewhere to fly");
    assert_eq!(way.tools, [(member, Some(Ability::Fly))]);
    let there = follow(&game, VINNIE, &way.actions);
    let vinnie = there.player(VINNIE);
    assert_eq!((vinnie.at, vinnie.members), (way.to, 1));
}

#[test]
fn ep_r93_past_the_hospital_a_way_leads_back_but_not_in_the_first_edition() {
    for first in [false, true] {
        let city = ["start_hospital 0,0 0", "start_gang 0,1 0"];
        let given = table(3).city(&city).at(VINNIE, "metro_start_hospital");
        let given = if first { given.first_edition() } else { given };
        let given = given.with(VINNIE, |player| player.gas = 2);
        let mut given = given.contacts(VINNIE, &[Contact::Medevac]).turn(VINNIE);
        given.acts(&["go start_hospital_r", "go hospital", "go start_hospital_c"]);
        let ways = ways_of(&given.game, VINNIE);
        assert!(!ways.is_empty());
        let back = ways.iter().any(|way| way.to == Node::HOSPITAL);
        assert_eq!(back, !first, "{ways:?}");
    }
}

/// How many there are to evade on a way (EP-11.3), Sandra among them (EP-18.5).
fn officers_left(game: &EscapePlan, way: &Way) -> usize {
    let on = |tile| game.pursuers(tile).len() + usize::from(game.sandra_pursues(tile));
    way.left.iter().map(on).sum()
}

#[test]
fn ep_11_3_of_ways_that_take_the_same_those_with_fewer_officers_come_first() {
    for seats in [2, 3] {
        let mut longer = 0;
        each_start(seats, 20, |game, seat| {
            for pair in ways_of(game, seat).windows(2) {
                let [one, other] = pair else { continue };
                let goal = |way: &Way| (way.to, way.escape, way.means());
                if goal(one) != goal(other) {
                    continue;
                }
                assert!(
                    officers_left(game, one) <= officers_left(game, other),
                    "{pair:?}"
                );
                longer += usize::from(one.points > other.points);
            }
        });
        assert!(longer > 0, "{seats} players never have a choice");
    }
}

/// The toll is a reason to go round, as an officer is: with one beside Costa nothing else would be told.
#[test]
fn ep_19_5_a_way_around_costa_is_told_besides_the_one_that_pays_him() {
    let mut around = 0;
    each_start(1, 20, |game, seat| {
        let costa = game.costa.filter(|costa| !costa.escaped);
        let Some(tile) = costa.map(|costa| costa.agent.at.tile()) else {
            return;
        };
        if game.sandra_pursues(tile) {
            return;
        }
        let told = |officers: &[Officer]| -> BTreeSet<_> {
            let mut game = game.clone();
            game.police.on[tile as usize] = officers.iter().copied().collect();
            let ways = ways_of(&game, seat).into_iter();
            ways.map(|way| format!("{:?}", way.actions)).collect()
        };
        assert_eq!(told(&[]), told(&[Officer::County]));
        around += 1;
    });
    assert!(around > 50, "{around}");
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

/// What is left out is no loss: for each goal there is a way with as few officers, and one that takes as little.
#[test]
fn ep_11_3_ways_that_another_one_beats_in_everything_told_are_not_offered() {
    let mut left_out = 0;
    for seats in [1, 3, 5] {
        each_start(seats, 20, |game, seat| {
            let all = ways_of(game, seat);
            let offered = offered(&game.view_of(Viewer::Seat(seat)));
            for way in &all {
                let mut there = offered.iter();
                let as_good = there.any(|other| {
                    other.to == way.to
                        && other.escape == way.escape
                        && officers_left(game, other) <= officers_left(game, way)
                        && other.means() <= way.means()
                });
                assert!(as_good, "{way:?}");
            }
            left_out += all.len() - offered.len();
        });
    }
    assert!(left_out > 20, "{left_out}");
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
                    shake.cost + reserve <= game.hand(seat).cash
                        && !shake.evasions(&view).is_empty()
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

#[test]
fn ep_10_17_what_evades_is_used_in_one_go_on_somebody() {
    let mut seen = BTreeSet::new();
    for seats in [1, 3] {
        each_time(Step::Evade, seats, 60, |game, seat| {
            let view = game.view_of(Viewer::Seat(seat));
            for shake in shakes(&view) {
                if game
                    .refuse(seat, Action::Use(shake.tool, shake.ability))
                    .is_some()
                {
                    continue;
                }
                for Evasion {
                    tile,
                    cover,
                    actions,
                } in shake.evasions(&view)
                {
                    let then = follow(game, seat, &actions);
                    let gone = match cover {
                        Action::Officer(_, officer) => !then.pursuers(tile).contains(officer),
                        Action::Sandra => !then.sandra_pursues(tile),
                        _ => then.pursuers(tile).intersection(shake.officers).is_empty(),
                    };
                    // With the last one shaken off a thief may be out of the city.
                    let over = then.turn.is_none_or(|turn| turn.seat != seat);
                    assert!(gone || over, "{actions:?}");
                    let covering = matches!(then.step(seat), Some(Step::Cover { .. }));
                    assert!(!covering, "{actions:?}");
                    seen.insert((cover == Action::Sandra, actions.len()));
                }
            }
        });
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
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
                let stays = way.path.iter().all(|node| node.tile() == at.tile());
                assert!(stays || !walked, "{way:?}");
            }
        });
    }
    assert!(near > 100, "{near}");
}
