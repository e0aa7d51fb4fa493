//! The scout knows, for a thief on the way, what is still possible from each next place.

use super::FLIGHT;
use super::layers::Ground;
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
    /// Where anybody may end who did not begin there.
    pub(super) refuges: NodeSet,
}

impl<'a> Scout<'a> {
    /// The scout of the player whose turn it is.
    pub(crate) fn new(game: &'a EscapePlan, turn: &'a Turn) -> Scout<'a> {
        let player = game.player(turn.seat);
        let cash = game.hand(turn.seat).cash;
        let map = game.city.map();
        let open = map.dry.union(turn.waters).without(turn.entered);
        let ground = Ground { map, open };
        Scout {
            game,
            player,
            cash,
            turn,
            ground,
            refuges: map.refuges.without(NodeSet::only(turn.began)),
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
        self.refuse_entry(to, self.step_cost(to))
    }

    /// The nodes to which a step on foot is legal.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Node> + '_ {
        let beside = self.map().near[self.at().index()].intersection(self.ground.open);
        beside.iter().filter(|to| {
            let cost = self.step_cost(*to);
            self.affords(cost) && self.safe(*to, self.turn.mp - cost)
        })
    }

    pub(super) fn affords(&self, cost: u8) -> bool {
        cost <= self.turn.mp
    }

    pub(super) fn refuse_entry(&self, to: Node, cost: u8) -> Option<WhyNot> {
        if !self.map().nodes.contains(to) {
            return Some(WhyNot::NotInCity);
        }
        if self.turn.entered.contains(to) {
            return Some(WhyNot::EnteredAlready);
        }
        if !self.ground.open.contains(to) {
            return Some(WhyNot::NoFerry);
        }
        if !self.affords(cost) {
            return Some(WhyNot::TooFewPoints);
        }
        (!self.safe(to, self.turn.mp - cost)).then_some(WhyNot::Stranded)
    }

    /// Why a ride is not legal (EP-9.11).
    pub(crate) fn refuse_ride(&self, to: Node) -> Option<WhyNot> {
        if self.at().site() != Some(Site::Metro) {
            return Some(WhyNot::NotAtMetro);
        }
        if to.site() != Some(Site::Metro) {
            return Some(WhyNot::NotAMetro);
        }
        self.refuse_entry(to, 0)
    }

    /// The stations to which a ride is legal.
    pub(crate) fn rides(&self) -> impl Iterator<Item = Node> + '_ {
        let stations = match self.at().site() {
            Some(Site::Metro) => self.map().metros.intersection(self.ground.open),
            _ => NodeSet::NONE,
        };
        stations.iter().filter(|to| self.refuse_ride(*to).is_none())
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
        self.refuse_entry(to, FLIGHT)
    }

    /// Where a flight from here may land.
    pub(crate) fn landings(&self) -> impl Iterator<Item = Node> + '_ {
        let points = self.turn.mp.checked_sub(FLIGHT);
        let within = self.map().flight[self.at().tile() as usize].intersection(self.ground.open);
        within
            .iter()
            .filter(move |to| points.is_some_and(|points| self.safe(*to, points)))
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
        self.safe(self.at(), self.turn.mp)
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
