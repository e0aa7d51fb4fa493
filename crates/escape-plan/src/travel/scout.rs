//! The scout knows, for a thief on the way, what is still possible from each next place.

use kernel::Options as _;

use super::FLIGHT;
use super::layers::{Fence, Ground};
use crate::amendment;
use crate::city::Map;
use crate::node::{Node, NodeSet, Site};
use crate::pieces::{Automa, Tile};
use crate::player::Player;
use crate::state::EscapePlan;
use crate::step::Turn;
use crate::whynot::WhyNot;

/// A thief on the way, and all that bears on where the way may lead.
pub(crate) struct Scout<'a> {
    pub(super) game: &'a EscapePlan,
    pub(super) player: &'a Player,
    pub(super) cash: u16,
    pub(super) turn: &'a Turn,
    pub(super) ground: Ground<'a>,
    /// Whether regions and locations may be come through more than once (EP-A2).
    again: bool,
    /// Where anybody may end who did not begin there, and the way out of the city.
    pub(super) refuges: NodeSet,
}

impl<'a> Scout<'a> {
    /// The scout of the player whose turn it is.
    pub(crate) fn new(game: &'a EscapePlan, turn: &'a Turn) -> Scout<'a> {
        let player = game.player(turn.seat);
        let cash = game.hand(turn.seat).cash;
        let map = game.city.map();
        let again = game.options.plays_by(amendment::THERE_AND_BACK);
        let (dry, none) = (map.dry.union(turn.waters), NodeSet::NONE);
        let rides = again && map.metros.contains(turn.began) && map.metros.len() > 1;
        let ground = Ground {
            map,
            open: if again {
                dry
            } else {
                dry.without(turn.entered)
            },
            hub: if rides {
                NodeSet::only(turn.began)
            } else {
                none
            },
        };
        Scout {
            game,
            player,
            cash,
            turn,
            ground,
            again,
            refuges: if again && game.way_out() == Some(turn.began) {
                map.refuges
            } else {
                map.refuges.without(NodeSet::only(turn.began))
            },
        }
    }

    /// What is never entered again in this travel: by EP-A2 nothing (EP-9.21).
    pub(super) fn entered_for_good(&self) -> NodeSet {
        if self.again {
            NodeSet::NONE
        } else {
            self.turn.entered
        }
    }

    /// The refusal of what only brings back what was before.
    fn been_there(&self) -> WhyNot {
        if self.again {
            WhyNot::SamePosition
        } else {
            WhyNot::EnteredAlready
        }
    }

    /// What is entered for good where so much was before, and now this node.
    pub(super) fn entered_with(&self, entered: NodeSet, to: Node) -> NodeSet {
        if self.again {
            NodeSet::NONE
        } else {
            entered.union(NodeSet::only(to))
        }
    }

    /// Where going on for nothing would only bring an earlier position back (EP-A2).
    pub(super) fn shut_now(&self) -> NodeSet {
        if self.again && self.turn.entered.len() > 1 {
            self.turn.entered
        } else {
            NodeSet::NONE
        }
    }

    /// The fence where one stands. With a gas can there is none: burning it changes the position.
    pub(super) fn fence_here(&self) -> Option<Fence> {
        let shut = self.shut_now();
        (!shut.is_empty() && self.player.gas == 0).then(|| self.fence(shut))
    }

    /// The fence after a step or ride, if nothing is `changed` by it: points, or the tiles of the route.
    fn fence_after(&self, to: Node, changed: bool) -> Option<Fence> {
        let changed = changed || self.player.gas > 0 || !self.turn.route.contains(to.tile());
        let shut = self.turn.entered.union(NodeSet::only(to));
        (self.again && !changed).then(|| self.fence(shut))
    }

    fn fence(&self, shut: NodeSet) -> Fence {
        let tiles = self.turn.route.iter();
        // The first ride brings a point wherever it leads.
        let rides = if self.turn.rode {
            NodeSet::NONE
        } else {
            self.map().metros
        };
        Fence {
            shut: shut.without(rides),
            known: tiles.fold(NodeSet::NONE, |all, tile| all.union(tile.data().nodes)),
        }
    }

    /// Costa's tile, as long as the way from a node can still be kept off it: there may be money for a gang,
    /// but not for his toll too (EP-12.28).
    pub(super) fn costa_ahead(&self, node: Node) -> Option<Tile> {
        let tile = self.costa_tile()?;
        (tile != node.tile() && !self.turn.route.contains(tile)).then_some(tile)
    }

    pub(super) fn costa_tile(&self) -> Option<Tile> {
        let costa = self.game.costa.as_ref().filter(|costa| !costa.escaped)?;
        Some(costa.agent.at.tile())
    }

    pub(super) fn map(&self) -> &'a Map {
        self.ground.map
    }

    pub(super) fn at(&self) -> Node {
        self.player.at
    }

    /// What a step on foot costs (EP-9.2 to EP-9.6).
    pub(super) fn step_cost(&self, to: Node) -> u8 {
        u8::from(!self.map().free[self.at().index()].contains(to))
    }

    /// Why a step on foot is not legal.
    pub(crate) fn refuse_go(&self, to: Node) -> Option<WhyNot> {
        if !self.map().near[self.at().index()].contains(to) {
            return Some(WhyNot::NotAdjacent);
        }
        let cost = self.step_cost(to);
        self.refuse_entry(to, cost, cost > 0)
    }

    /// The nodes to which a step on foot is legal.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Node> + '_ {
        let beside = self.map().near[self.at().index()].intersection(self.ground.open);
        beside.iter().filter(|to| {
            let cost = self.step_cost(*to);
            self.affords(cost)
                && !self.brings_back(*to, cost > 0)
                && self.safe_beyond(*to, cost, cost > 0)
        })
    }

    pub(super) fn affords(&self, cost: u8) -> bool {
        cost <= self.turn.mp
    }

    /// Whether entering a node only brings an earlier position of this travel back; never if something is `changed` by
    /// it: points or what lies ready (EP-9.21).
    fn brings_back(&self, to: Node, changed: bool) -> bool {
        self.turn.entered.contains(to) && !(self.again && changed)
    }

    /// Why a node cannot be entered for so many points, and whether that changes something besides the place.
    pub(super) fn refuse_entry(&self, to: Node, cost: u8, changed: bool) -> Option<WhyNot> {
        if !self.map().nodes.contains(to) {
            return Some(WhyNot::NotInCity);
        }
        if self.brings_back(to, changed) {
            return Some(self.been_there());
        }
        if !self.ground.open.contains(to) {
            return Some(WhyNot::NoFerry);
        }
        if !self.affords(cost) {
            return Some(WhyNot::TooFewPoints);
        }
        (!self.safe_beyond(to, cost, changed)).then_some(WhyNot::Stranded)
    }

    /// Whether travel can end after entering a node for so many points.
    fn safe_beyond(&self, to: Node, cost: u8, changed: bool) -> bool {
        let points = self.turn.mp - cost;
        self.ends_near(to, points) || {
            let fence = self.fence_after(to, changed);
            self.safe(to, points, fence.as_ref())
        }
    }

    /// Whether anybody may end on a node or beside it, as it mostly is.
    pub(super) fn ends_near(&self, node: Node, points: u8) -> bool {
        let near = self.map().near[node.index()].intersection(self.ground.open);
        self.refuges.contains(node) || (points > 0 && near.meets(self.refuges))
    }

    /// Why a ride is not legal (EP-9.11).
    pub(crate) fn refuse_ride(&self, to: Node) -> Option<WhyNot> {
        if self.at().site() != Some(Site::Metro) {
            return Some(WhyNot::NotAtMetro);
        }
        if to.site() != Some(Site::Metro) {
            return Some(WhyNot::NotAMetro);
        }
        if to == self.at() {
            return Some(self.been_there());
        }
        // The first ride brings a point; from the station it leads to one can ride back.
        self.refuse_entry(to, 0, !self.turn.rode)
    }

    /// The stations to which a ride is legal.
    pub(crate) fn rides(&self) -> impl Iterator<Item = Node> + '_ {
        let stations = match self.at().site() {
            Some(Site::Metro) => self.map().metros.intersection(self.ground.open),
            _ => NodeSet::NONE,
        };
        let first = !self.turn.rode;
        stations.iter().filter(move |to| {
            *to != self.at() && !self.brings_back(*to, first) && self.safe_beyond(*to, 0, first)
        })
    }

    /// Why a flight from the helicopter on which one stands is not legal (EP-9.13).
    pub(crate) fn refuse_fly(&self, to: Node) -> Option<WhyNot> {
        if self.at().site() != Some(Site::Helicopter) {
            return Some(WhyNot::NotAtHelicopter);
        }
        self.refuse_landing(to, false)
    }

    /// Why a flight, by the helicopter or by an ability, cannot land there (EP-9.15).
    pub(crate) fn refuse_landing(&self, to: Node, ability: bool) -> Option<WhyNot> {
        if !self.map().flight[self.at().tile() as usize].contains(to) {
            return Some(WhyNot::TooFarToFly { ability });
        }
        self.refuse_entry(to, FLIGHT, true)
    }

    /// Where a flight from here may land.
    pub(crate) fn landings(&self) -> impl Iterator<Item = Node> + '_ {
        let affords = self.affords(FLIGHT);
        let within = self.map().flight[self.at().tile() as usize].intersection(self.ground.open);
        within
            .iter()
            .filter(move |to| affords && self.safe_beyond(*to, FLIGHT, true))
    }

    /// The nodes to which the helicopter on which one stands may fly.
    pub(crate) fn flights(&self) -> impl Iterator<Item = Node> + '_ {
        let helicopter = self.at().site() == Some(Site::Helicopter);
        helicopter.then(|| self.landings()).into_iter().flatten()
    }

    /// Whether the thief can move at all.
    pub(crate) fn can_move(&self) -> bool {
        self.escape_possible() || self.safe_from_here()
    }

    /// Whether travel can end from where the pawn stands, with what is at hand.
    pub(crate) fn can_end_from_here(&self) -> bool {
        self.refuse_stop().is_none() || self.escape_possible() || self.safe_from_here()
    }

    fn safe_from_here(&self) -> bool {
        let (at, points) = (self.at(), self.turn.mp);
        self.ends_near(at, points) || self.safe(at, points, self.fence_here().as_ref())
    }

    /// Whether the pawn stands where the city can be left today (EP-16.2, EP-16.3).
    pub(crate) fn escape_possible(&self) -> bool {
        self.game.way_out() == Some(self.at())
    }
}

impl EscapePlan {
    /// Whether somebody on the way could end somewhere if things stood like this.
    pub(crate) fn can_still_end(&self) -> bool {
        let scout = self.turn.as_ref().map(|turn| Scout::new(self, turn));
        scout.is_none_or(|scout| scout.can_end_from_here())
    }

    /// The automas whose pawns count as officers on a tile (EP-18.5).
    pub(crate) fn sandra_on(&self, tile: Tile) -> bool {
        self.agent(Automa::Sandra)
            .is_some_and(|agent| agent.at.tile() == tile)
    }
}
