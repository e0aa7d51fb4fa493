//! Ways that lead on by abilities: flights, the sewer, the jet ski, the medevac.

use super::FLIGHT;
use super::layers::{Fence, Ground, Layers, MOST_POINTS};
use super::means::Means;
use super::scout::Scout;
use crate::content::{Effect, atlas};
use crate::node::{Node, NodeSet};
use crate::pieces::{Area, Tile};
use crate::step::Turn;
use crate::whynot::WhyNot;

impl<'a> Scout<'a> {
    /// Whether travel can end, coming to `node` with so many points left; inside a `fence` if nothing changes by it.
    pub(super) fn safe(&self, node: Node, points: u8, fence: Option<&Fence>) -> bool {
        let points = points + self.player.gas;
        self.safe_on_foot(node, points, fence) || self.safe_by_ability(node, points, fence)
    }

    fn safe_on_foot(&self, node: Node, points: u8, fence: Option<&Fence>) -> bool {
        let ends = |off| move |nodes| self.ends_among(nodes, self.cash, off);
        let ground = self.ground;
        ground.leads(node, points, fence, ends(None))
            || self.costa_ahead(node).is_some_and(|tile| {
                let open = ground.open.without(tile.data().nodes);
                Ground { open, ..ground }.leads(node, points, fence, ends(Some(tile)))
            })
    }

    /// The same by abilities, where no end is reached on foot.
    fn safe_by_ability(&self, node: Node, points: u8, fence: Option<&Fence>) -> bool {
        let means = Means::of(self.player, self.cash);
        if !means.has_abilities() {
            return false;
        }
        let points = usize::from(points).min(MOST_POINTS);
        let open = self.ground.open.without(NodeSet::only(node));
        let ends = |open: NodeSet, off| {
            let ground = Ground {
                open,
                ..self.ground
            };
            let reached = ground.reach(node, points, fence);
            self.ends_by_ability(&reached, open, means, off)
        };
        ends(open, None)
            || self
                .costa_ahead(node)
                .is_some_and(|tile| ends(open.without(tile.data().nodes), Some(tile)))
    }

    /// Whether travel can end from what is reached with these means; or, with a tile to be kept off,
    /// whether it can end without the toll of Costa, who stands there.
    fn ends_by_ability(
        &self,
        reached: &Layers,
        open: NodeSet,
        means: Means,
        off: Option<Tile>,
    ) -> bool {
        let rescue = means.rescued().is_some()
            && open.contains(Node::HOSPITAL)
            && self.turn.began != Node::HOSPITAL;
        if rescue {
            return true;
        }
        if let Some(left) = means.flown() {
            let landed = self.hop(reached, 1, |node, _| self.launch(node), open);
            if self.goes_on(&landed, open, left, off) {
                return true;
            }
        }
        if let Some(left) = means.crawled() {
            let same = self.hop(reached, 0, |node, area| self.drain(node, Some(area)), open);
            let other = self.hop(reached, 1, |node, _| self.drain(node, None), open);
            if self.goes_on(&same, open, left, off) || self.goes_on(&other, open, left, off) {
                return true;
            }
        }
        if let Some(left) = means.skied() {
            let kept_off = off.map_or(NodeSet::NONE, |tile| tile.data().nodes);
            for body in &self.map().bodies {
                let wet = body.without(self.entered_for_good()).without(kept_off);
                if self.goes_on(reached, open.union(wet), left, off) {
                    return true;
                }
            }
        }
        false
    }

    /// The same after an ability, from where it has led.
    fn goes_on(&self, starts: &Layers, open: NodeSet, means: Means, off: Option<Tile>) -> bool {
        if starts.iter().all(|layer| layer.is_empty()) {
            return false;
        }
        let ground = Ground {
            open,
            ..self.ground
        };
        let reached = ground.forwards(starts);
        reached[0].meets(ground.hub)
            || self.ends_among(reached[0], means.cash, off)
            || self.ends_by_ability(&reached, open, means, off)
    }

    /// Whether travel can end without anything that a side action could take away: on foot, with the
    /// points left, where anybody may end.
    pub(crate) fn is_carefree(&self) -> bool {
        let (at, turn) = (self.at(), self.turn);
        let refuge = |nodes: NodeSet| nodes.meets(self.refuges);
        self.ends_near(at, turn.mp) || {
            let fence = self.fence_here();
            self.ground.leads(at, turn.mp, fence.as_ref(), refuge)
        }
    }

    /// Why a travel ability cannot be used here, by somebody who has paid for it.
    pub(crate) fn refuse_ability(&self, effect: Effect) -> Option<WhyNot> {
        match effect {
            Effect::Fly | Effect::GangAbility => self.refuse_launch(),
            Effect::Sewer if self.drain(self.at(), None).is_empty() => Some(WhyNot::NoSewer),
            Effect::Sewer => self.manholes().next().is_none().then_some(WhyNot::Stranded),
            Effect::JetSki => {
                let none = self.waters().next().is_none();
                let reason = if self.bodies().is_empty() {
                    WhyNot::NoWaters
                } else {
                    WhyNot::Stranded
                };
                none.then_some(reason)
            }
            Effect::GoToHospital => self.refuse_medevac(),
            _ => None,
        }
    }

    /// The waters that a jet ski may open without stranding the thief, each by its first region.
    pub(crate) fn waters(&self) -> impl Iterator<Item = Node> + '_ {
        self.bodies().iter().filter_map(|body| {
            let mut turn = Turn {
                waters: self.turn.waters.union(*body),
                ..*self.turn
            };
            turn.change_position(self.at(), &self.game.options);
            let scout = Scout::new(self.game, &turn);
            scout.can_end_from_here().then(|| body.iter().next())?
        })
    }

    /// Where one gets from everywhere in `reached` by a hop that costs so many points.
    fn hop(
        &self,
        reached: &Layers,
        cost: usize,
        hop: impl Fn(Node, Area) -> NodeSet,
        open: NodeSet,
    ) -> Layers {
        let mut landed = Layers::default();
        for points in cost..=MOST_POINTS {
            let to = reached[points].iter().fold(NodeSet::NONE, |all, node| {
                all.union(hop(node, node.area().unwrap_or(Area::Water)))
            });
            landed[points - cost] = to.intersection(open);
        }
        landed
    }

    /// Whether abilities may fly from a node (EP-3.7).
    pub(super) fn is_helipad(&self, node: Node) -> bool {
        atlas().helipads.contains(node)
    }

    /// Where a flight by ability leads from a node (EP-9.14).
    fn launch(&self, node: Node) -> NodeSet {
        if self.is_helipad(node) {
            self.map().flight[node.tile() as usize]
        } else {
            NodeSet::NONE
        }
    }

    /// Where the sewer leads from a node: to regions of one type, or to all (EP-9.16).
    fn drain(&self, node: Node, only: Option<Area>) -> NodeSet {
        if node.area().is_none_or(|area| area == Area::Water) {
            return NodeSet::NONE;
        }
        let all = self.map().sewer[node.tile() as usize];
        match only {
            Some(area) => all.iter().filter(|to| to.area() == Some(area)).collect(),
            None => all,
        }
    }

    /// Why a flight by ability cannot start here (EP-9.14).
    pub(crate) fn refuse_launch(&self) -> Option<WhyNot> {
        if self.launch(self.at()).is_empty() {
            return Some(WhyNot::NotAHelipad);
        }
        if !self.affords(FLIGHT) {
            return Some(WhyNot::TooFewPoints);
        }
        self.landings().next().is_none().then_some(WhyNot::Stranded)
    }

    /// Why the sewer cannot come up there (EP-9.16).
    pub(crate) fn refuse_surface(&self, to: Node) -> Option<WhyNot> {
        if !self.drain(self.at(), None).contains(to) {
            return Some(WhyNot::NoSewer);
        }
        self.refuse_entry(to, self.sewer_cost(to), true)
    }

    /// What the sewer costs to come up there.
    pub(crate) fn sewer_cost(&self, to: Node) -> u8 {
        u8::from(to.area() != self.at().area())
    }

    /// Where the sewer may come up.
    pub(crate) fn manholes(&self) -> impl Iterator<Item = Node> + '_ {
        let all = self.drain(self.at(), None);
        all.iter().filter(|to| self.refuse_surface(*to).is_none())
    }

    /// Whether the medevac can come (EP-9.18).
    pub(crate) fn refuse_medevac(&self) -> Option<WhyNot> {
        if self.entered_for_good().contains(Node::HOSPITAL) {
            return Some(WhyNot::EnteredAlready);
        }
        if self.turn.began == Node::HOSPITAL {
            return Some(WhyNot::BeganHere);
        }
        (self.at() == Node::HOSPITAL).then_some(WhyNot::SamePosition)
    }

    /// Whether a body of water is worth a jet ski: it has no ferry (EP-9.17).
    pub(crate) fn bodies(&self) -> &'a [NodeSet] {
        &self.map().bodies
    }
}
