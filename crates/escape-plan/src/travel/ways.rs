//! Whole ways to a goal: what a thief wants to see before setting out.
//!
//! The rules ask for one step at a time. A person thinks of a goal, of the officers on the way and of
//! what it takes to get there; so this search finds, for every place where travel may end, the ways that
//! differ in what matters (officers left behind, cans burnt, abilities used) and leaves out every way
//! that another one beats in all of it.

use kernel::{Chance, Seat, Seed, Set};

use super::FLIGHT;
use super::scout::Scout;
use crate::action::{Ability, Action, Tool};
use crate::content::{Effect, content};
use crate::node::{Node, NodeSet, Site};
use crate::pieces::{Area, Gang, Tile};
use crate::player::Player;
use crate::state::EscapePlan;
use crate::step::{Route, Step, ends_at_home};
use crate::view::View;
use crate::whynot::WhyNot;

/// A way to a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it ends.
    pub to: Node,
    /// Whether it leads out of the city.
    pub escape: bool,
    /// The actions that carry it out, from now to the end of travel.
    pub actions: Vec<Action>,
    /// Movement points spent.
    pub points: u8,
    /// Gas cans burnt.
    pub gas: u8,
    /// Abilities used.
    pub tools: Vec<(Tool, Option<Ability>)>,
    /// What the abilities cost.
    pub cash: u16,
    /// The tiles left, where officers have to be evaded (EP-11.1); those that were left before now come first.
    pub left: Route,
    /// The nodes on the way, its beginning first.
    pub path: Vec<Node>,
}

impl Way {
    /// How much it takes besides the points that everybody has.
    pub fn means(&self) -> usize {
        usize::from(self.gas) + self.tools.len()
    }
}

/// Every way that matters for the viewer who is about to travel or on the way, the easiest to each goal
/// first; none if it is not the viewer's turn to travel.
pub fn ways(view: &View) -> Vec<Way> {
    let Some((seat, step)) = view.asked() else {
        return Vec::new();
    };
    if !view.viewer.is(seat) || !matches!(step, Step::Start | Step::Travel) {
        return Vec::new();
    }
    // What the viewer does not know bears on no way of its own.
    let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
    let game = EscapePlan::imagine_from(view, &mut chance);
    let mut ways = Search::new(&game).map_or_else(Vec::new, Search::run);
    let danger = |way: &Way| {
        let tiles = way.left.iter();
        tiles
            .map(|tile| game.pursuers(tile).len() + usize::from(game.sandra_pursues(tile)))
            .sum::<usize>()
    };
    ways.sort_by_key(|way| (way.to, way.escape, way.means(), danger(way), way.points));
    ways
}

/// The locations of the city where the viewer who is about to travel or on the way could not end,
/// however it got there, and why; none if it is not the viewer's turn to travel.
pub fn dead_ends(view: &View) -> Vec<(Node, WhyNot)> {
    let asked = view
        .asked()
        .filter(|(seat, step)| view.viewer.is(*seat) && matches!(step, Step::Start | Step::Travel));
    if asked.is_none() {
        return Vec::new();
    }
    let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
    let game = EscapePlan::imagine_from(view, &mut chance);
    let Some(turn) = &game.turn else {
        return Vec::new();
    };
    let scout = Scout::new(&game, turn);
    let locations = game.city.map().nodes.iter();
    locations
        .filter(|node| node.site().is_some())
        .filter_map(|node| Some((node, scout.refuse_end(node)?)))
        .collect()
}

/// A flight, the sewer or a jet ski that lies ready.
#[derive(Clone, Copy)]
struct Lift {
    tool: Tool,
    ability: Option<Ability>,
    effect: Effect,
    cost: u16,
}

/// How somewhere was reached.
#[derive(Clone, Copy)]
struct Label {
    at: Node,
    mp: u8,
    rode: bool,
    gas: u8,
    /// The lifts used, as bits.
    lifts: u16,
    cash: u16,
    waters: NodeSet,
    /// Everything entered so far, where that bars the way: riding there and back would bring a point (EP-9.21).
    entered: NodeSet,
    /// What was entered before now and may not be entered again for nothing, until something changes (EP-A2).
    shut: NodeSet,
    /// Whether travel has ended here: the medevac goes no further (EP-9.18).
    over: bool,
    route: Set<Tile>,
    /// Tiles of the route where somebody waits.
    watched: Set<Tile>,
    /// The label before, and what was done there.
    from: Option<(usize, Move)>,
}

/// One move of a way.
#[derive(Clone, Copy)]
enum Move {
    Go,
    Ride,
    Fly,
    /// A lift by its number.
    Lift(u8),
    Waters(u8, Node),
    Gas,
}

impl Label {
    /// Whether it is at least as good as another one at the same place, in everything that matters.
    fn beats(&self, other: &Label) -> bool {
        self.mp >= other.mp
            && (!self.rode || other.rode)
            && self.gas <= other.gas
            && self.lifts & !other.lifts == 0
            && other.watched.contains_all(self.watched)
            && self.waters == other.waters
            && other.shut.contains_all(self.shut)
            && self.over == other.over
    }
}

struct Search<'a> {
    game: &'a EscapePlan,
    scout: Scout<'a>,
    player: &'a Player,
    lifts: Vec<Lift>,
    watched: Set<Tile>,
    labels: Vec<Label>,
    /// The labels at each node that no other one there beats.
    best: Vec<Vec<usize>>,
}

impl<'a> Search<'a> {
    fn new(game: &'a EscapePlan) -> Option<Search<'a>> {
        let turn = game.turn.as_ref()?;
        let player = game.player(turn.seat);
        let costa = game.costa.filter(|costa| !costa.escaped);
        let watched = |tile: &Tile| {
            !game.pursuers(*tile).is_empty()
                || game.sandra_pursues(*tile)
                || costa.is_some_and(|costa| costa.agent.at.tile() == *tile)
        };
        let mut search = Search {
            game,
            scout: Scout::new(game, turn),
            player,
            lifts: lifts(game, turn.seat),
            watched: Tile::ALL.into_iter().filter(watched).collect(),
            labels: Vec::new(),
            best: vec![Vec::new(); Node::all().count()],
        };
        search.add(Label {
            at: player.at,
            mp: turn.mp,
            rode: turn.rode,
            gas: 0,
            lifts: 0,
            cash: game.hand(turn.seat).cash,
            waters: turn.waters,
            entered: search.scout.entered_for_good(),
            shut: search.scout.shut_now(),
            over: false,
            route: turn.route.tiles(),
            watched: turn.route.tiles().intersection(search.watched),
            from: None,
        });
        Some(search)
    }

    /// Keeps a label unless one at the same place beats it.
    fn add(&mut self, label: Label) {
        let labels = &self.labels;
        let best = &mut self.best[label.at.index()];
        if best.iter().any(|old| labels[*old].beats(&label)) {
            return;
        }
        best.retain(|old| !label.beats(&labels[*old]));
        best.push(labels.len());
        self.labels.push(label);
    }

    fn run(mut self) -> Vec<Way> {
        let mut next = 0;
        while next < self.labels.len() {
            // A label that was beaten since leads nowhere better.
            let label = &self.labels[next];
            if !label.over && self.best[label.at.index()].contains(&next) {
                self.go_on(next);
            }
            next += 1;
        }
        let mut ways = Vec::new();
        for node in Node::all() {
            self.end(node, &mut ways);
        }
        ways
    }

    fn go_on(&mut self, from: usize) {
        let label = self.labels[from];
        let map = self.game.city.map();
        let open = map.dry.union(label.waters).without(label.entered);
        let here = label.at.index();
        for to in map.near[here].intersection(open).iter() {
            let cost = u8::from(!map.free[here].contains(to));
            if cost > 0 || !label.shut.contains(to) {
                self.enter(from, to, cost, Move::Go);
            }
        }
        match label.at.site() {
            Some(Site::Metro) => {
                let stations = map.metros.intersection(open);
                let stations = stations.without(NodeSet::only(label.at));
                let shut = if label.rode {
                    label.shut
                } else {
                    NodeSet::NONE
                };
                for to in stations.without(shut).iter() {
                    self.enter(from, to, 0, Move::Ride);
                }
            }
            Some(Site::Helicopter) => {
                for to in map.flight[label.at.tile() as usize]
                    .intersection(open)
                    .iter()
                {
                    self.enter(from, to, FLIGHT, Move::Fly);
                }
            }
            _ => {}
        }
        if label.gas < self.player.gas {
            self.add(Label {
                mp: label.mp + content().movement.gas_can_bonus,
                gas: label.gas + 1,
                shut: NodeSet::NONE,
                from: Some((from, Move::Gas)),
                ..label
            });
        }
        for number in 0..self.lifts.len() {
            self.lift(from, number as u8, open);
        }
    }

    fn enter(&mut self, from: usize, to: Node, cost: u8, by: Move) {
        let label = self.labels[from];
        if cost > label.mp {
            return;
        }
        let rides = matches!(by, Move::Ride);
        let bonus = u8::from(rides && !label.rode) * content().movement.metro_bonus_mp;
        let mut route = label.route;
        let changed = cost + bonus > 0 || !route.contains(to.tile());
        route.insert(to.tile());
        self.add(Label {
            at: to,
            entered: self.scout.entered_with(label.entered, to),
            shut: if changed { NodeSet::NONE } else { label.shut },
            mp: label.mp - cost + bonus,
            rode: label.rode || rides,
            route,
            watched: route.intersection(self.watched),
            from: Some((from, by)),
            ..label
        });
    }

    fn lift(&mut self, from: usize, number: u8, open: NodeSet) {
        let label = self.labels[from];
        let lift = self.lifts[usize::from(number)];
        let bit = 1 << number;
        if label.lifts & bit != 0 || lift.cost > label.cash {
            return;
        }
        let map = self.game.city.map();
        let tile = label.at.tile() as usize;
        let lifted = Label {
            lifts: label.lifts | bit,
            cash: label.cash - lift.cost,
            shut: NodeSet::NONE,
            from: Some((from, Move::Lift(number))),
            ..label
        };
        let goals = match lift.effect {
            Effect::Fly | Effect::GangAbility if self.scout.is_helipad(label.at) => {
                map.flight[tile].intersection(open)
            }
            Effect::Sewer if label.at.area().is_some_and(|area| area != Area::Water) => {
                map.sewer[tile].intersection(open)
            }
            Effect::GoToHospital => NodeSet::only(Node::HOSPITAL).intersection(open),
            Effect::JetSki => {
                for body in &map.bodies {
                    if let Some(first) = body.iter().next() {
                        self.add(Label {
                            waters: label.waters.union(*body),
                            from: Some((from, Move::Waters(number, first))),
                            ..lifted
                        });
                    }
                }
                return;
            }
            _ => return,
        };
        for to in goals.iter() {
            let cost = match lift.effect {
                Effect::Sewer => u8::from(to.area() != label.at.area()),
                Effect::GoToHospital => 0,
                _ => FLIGHT,
            };
            if cost > label.mp {
                continue;
            }
            let mut route = label.route;
            route.insert(to.tile());
            self.add(Label {
                at: to,
                entered: self.scout.entered_with(label.entered, to),
                mp: label.mp - cost,
                over: lift.effect == Effect::GoToHospital,
                route,
                watched: route.intersection(self.watched),
                ..lifted
            });
        }
    }

    /// The ways that end on a node.
    fn end(&self, node: Node, ways: &mut Vec<Way>) {
        for end in self.cheapest(node, false) {
            let label = &self.labels[end];
            if self.scout.ends_at(label.at, label.cash, label.route) {
                ways.push(self.way(label, false));
            }
        }
        if self.game.way_out() == Some(node) {
            let ends = self.cheapest(node, true);
            ways.extend(ends.map(|end| self.way(&self.labels[end], true)));
        }
    }

    /// The labels that no other one there beats when travel ends with them. Points left over are lost, so only what
    /// was given for the way counts.
    fn cheapest(&self, node: Node, escape: bool) -> impl Iterator<Item = usize> + '_ {
        let ends = &self.best[node.index()];
        let beaten = move |end: &usize| ends.iter().any(|one| self.cheaper(*one, *end, escape));
        ends.iter().copied().filter(move |end| !beaten(end))
    }

    /// Whether one label gives less for its way than another, or the same with fewer points or less of a detour,
    /// or was found first.
    fn cheaper(&self, one: usize, other: usize, escape: bool) -> bool {
        let worth = |label: &Label| {
            let last = match self.leaves_nothing(label, escape) {
                true => Set::full(),
                false => [label.at.tile()].into_iter().collect(),
            };
            (label.gas, label.lifts, label.watched.without(last))
        };
        let (a, b) = (&self.labels[one], &self.labels[other]);
        let ((gas, lifts, watched), (gas2, lifts2, watched2)) = (worth(a), worth(b));
        let no_worse = gas <= gas2 && lifts & !lifts2 == 0 && watched2.contains_all(watched);
        let alike = gas == gas2 && lifts == lifts2 && watched == watched2;
        let order = |at: usize, label: &Label| (self.points(label), label.route.len(), at);
        no_worse && (!alike || order(one, a) < order(other, b))
    }

    /// Whether nobody has to be evaded because travel ends on the tile where it began (EP-A1).
    fn leaves_nothing(&self, end: &Label, escape: bool) -> bool {
        !escape && ends_at_home(self.scout.turn.began, end.at.tile(), &self.game.options)
    }

    fn way(&self, end: &Label, escape: bool) -> Way {
        let mut steps = Vec::new();
        let mut label = *end;
        let mut path = vec![label.at];
        while let Some((from, by)) = label.from {
            steps.push((by, label.at));
            label = self.labels[from];
            if path.last() != Some(&label.at) {
                path.push(label.at);
            }
        }
        path.reverse();
        steps.reverse();
        let tools = (0..self.lifts.len()).filter(|lift| end.lifts & (1 << lift) != 0);
        let tools: Vec<_> = tools
            .map(|lift| (self.lifts[lift].tool, self.lifts[lift].ability))
            .collect();
        let mut actions: Vec<Action> = Vec::new();
        for (by, to) in steps {
            self.act(by, to, &mut actions);
        }
        if escape {
            actions.push(Action::Escape);
        } else if !end.over {
            actions.push(Action::Stop);
        }
        let start = self.labels[0];
        let tiles = path.iter().map(|node| node.tile());
        let home = self.leaves_nothing(end, escape);
        let is_left = |tile: &Tile| escape || (!home && *tile != end.at.tile());
        let left = self.scout.turn.route.iter().chain(tiles);
        let left = left.filter(is_left).collect();
        Way {
            to: end.at,
            escape,
            actions,
            points: self.points(end),
            gas: end.gas,
            tools,
            cash: start.cash - end.cash,
            left,
            path,
        }
    }

    /// The points that a way spends.
    fn points(&self, end: &Label) -> u8 {
        let start = self.labels[0];
        let bonus = u8::from(end.rode && !start.rode) * content().movement.metro_bonus_mp;
        (start.mp + end.gas + bonus).saturating_sub(end.mp)
    }

    /// What a move is in actions.
    fn act(&self, by: Move, to: Node, actions: &mut Vec<Action>) {
        match by {
            Move::Go => actions.push(Action::Go(to)),
            Move::Ride => actions.push(Action::Ride(to)),
            Move::Fly => actions.push(Action::Fly(to)),
            Move::Gas => actions.push(Action::BurnGas),
            Move::Lift(number) => {
                let lift = self.lifts[usize::from(number)];
                actions.push(Action::Use(lift.tool, lift.ability));
                match lift.effect {
                    Effect::Sewer => actions.push(Action::Surface(to)),
                    Effect::GoToHospital => {}
                    _ => actions.push(Action::Fly(to)),
                }
            }
            Move::Waters(number, first) => {
                let lift = self.lifts[usize::from(number)];
                actions.push(Action::Use(lift.tool, None));
                actions.push(Action::Waters(first));
            }
        }
    }
}

/// Everything at hand that helps on the way, each kind of help by what costs least.
fn lifts(game: &EscapePlan, seat: Seat) -> Vec<Lift> {
    let player = game.player(seat);
    let mut lifts = Vec::new();
    let mut add = |tool: Tool, ability| {
        if let Some(cost) = player.cost_of(tool) {
            let effect = tool.effect();
            lifts.push(Lift {
                tool,
                ability,
                effect,
                cost,
            });
        }
    };
    player.ready_tools().for_each(|tool| match tool.effect() {
        Effect::Fly | Effect::Sewer | Effect::JetSki | Effect::GoToHospital => add(tool, None),
        Effect::GangAbility => add(tool, Some(Ability::Fly)),
        _ => {}
    });
    // A gang whose members are all at home belongs to nobody (EP-10.8).
    let hired = |gang: &Gang| game.gangs[*gang as usize].owner == Some(seat);
    if let Some(gang) = Gang::ALL.into_iter().find(hired) {
        add(Tool::Member(gang), Some(Ability::Fly));
    }
    lifts
}
