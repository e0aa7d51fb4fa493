//! Searches over whole sets of nodes, one layer for each number of movement points.
//!
//! Going in circles never helps: a node is reached again with fewer points or fewer means than the
//! first time. So these searches need not remember a way, only where they have been (EP-R83). Nor need
//! they ride on: a thief who comes to a metro station may end there (EP-12.2), or ride on to one where this is
//! possible; so the metro and its bonus matter only where one stands already.

use crate::city::Map;
use crate::node::{Node, NodeSet};

/// The most points anybody can have at once: three, the metro's, two gas cans.
pub(crate) const MOST_POINTS: usize = 6;

/// For each number of points a set of nodes; the sets shrink with the number.
pub(crate) type Layers = [NodeSet; MOST_POINTS + 1];

/// The ground of a search.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) map: &'a Map,
    /// What may be entered.
    pub(crate) open: NodeSet,
    /// The station where travel began, if it may be come to again: it is no end, but a ride from it leads to one.
    pub(crate) hub: NodeSet,
}

/// What can be entered now only by spending a point: for nothing it would bring an earlier position back (EP-A2).
#[derive(Clone, Copy)]
pub(crate) struct Fence {
    /// What has been entered.
    pub(crate) shut: NodeSet,
    /// Everything on the tiles of the route: beyond them every position is a new one.
    pub(crate) known: NodeSet,
}

impl Ground<'_> {
    /// Everything beside a set of nodes.
    fn beside(&self, nodes: NodeSet) -> NodeSet {
        nodes.iter().fold(NodeSet::NONE, |all, node| {
            all.union(self.map.near[node.index()])
        })
    }

    /// Adds what hangs together with `new` for nothing, over tile edges.
    fn spread(&self, set: &mut NodeSet, mut new: NodeSet) -> NodeSet {
        let mut added = new;
        *set = set.union(new);
        while !new.is_empty() {
            let next = new.iter().fold(NodeSet::NONE, |all, node| {
                all.union(self.map.free[node.index()])
            });
            new = next.intersection(self.open).without(*set);
            *set = set.union(new);
            added = added.union(new);
        }
        added
    }

    /// Where one more point leads from these nodes, on foot and by the helicopters that stand there.
    fn onwards(&self, from: NodeSet) -> NodeSet {
        self.beside(from)
            .union(self.flights(from))
            .intersection(self.open)
    }

    fn flights(&self, from: NodeSet) -> NodeSet {
        let helicopters = from.intersection(self.map.helicopters).iter();
        helicopters.fold(NodeSet::NONE, |all, from| {
            all.union(self.map.flight[from.tile() as usize])
        })
    }

    /// Where one gets for nothing inside a fence, and where a point leads from there. No point can be spent on going
    /// where one would get for nothing.
    fn set_out(&self, from: NodeSet, fence: &Fence) -> (NodeSet, NodeSet) {
        let open = self.open.without(fence.shut);
        let (mut inside, mut beyond) = (NodeSet::NONE, NodeSet::NONE);
        Ground { open, ..*self }.spread(&mut inside, from);
        self.spread(&mut beyond, inside.without(fence.known));
        let reached = inside.union(beyond);
        let beside = reached.iter().fold(NodeSet::NONE, |all, node| {
            let (near, free) = (self.map.near[node.index()], self.map.free[node.index()]);
            all.union(near.without(free.intersection(fence.shut)))
        });
        let next = beside.union(self.flights(reached));
        (reached, next.intersection(self.open))
    }

    /// Whether an end can be reached from a node with so many points. `ends` says whether one is among
    /// some nodes; every metro station that can be entered is one.
    pub(crate) fn leads(
        &self,
        from: Node,
        points: u8,
        fence: Option<&Fence>,
        ends: impl Fn(NodeSet) -> bool,
    ) -> bool {
        let mut front = NodeSet::only(from);
        if self.map.metros.contains(from) {
            let stations = self.map.metros.intersection(self.open);
            let shut = fence.map_or(NodeSet::NONE, |fence| fence.shut);
            front = front.union(stations.without(shut));
        }
        // Mostly the way ends here or beside.
        let near = self.map.near[from.index()].intersection(self.open);
        if ends(front) || (points > 0 && ends(near)) {
            return true;
        }
        let mut reached = NodeSet::NONE;
        let mut left = points;
        if let Some(fence) = fence.filter(|_| points > 0) {
            left -= 1;
            (reached, front) = self.set_out(front, fence);
            if front.meets(self.hub) || ends(front) {
                return true;
            }
            front = front.without(reached);
        }
        // Only regions hang together for nothing, and none of them is an end.
        (0..left).any(|_| {
            let added = self.spread(&mut reached, front);
            let next = self.onwards(added);
            front = next.without(reached);
            next.meets(self.hub) || ends(front)
        })
    }

    /// Everything that can be reached from a node with so many points, by points left.
    pub(crate) fn reach(&self, from: Node, points: usize, fence: Option<&Fence>) -> Layers {
        let mut starts = Layers::default();
        let Some(fence) = fence else {
            starts[..=points].fill(NodeSet::only(from));
            return self.forwards(&starts);
        };
        let (inside, next) = self.set_out(NodeSet::only(from), fence);
        starts[..points].fill(next);
        let mut reached = self.forwards(&starts);
        for layer in &mut reached[..=points] {
            *layer = layer.union(inside);
        }
        reached
    }

    /// Everything that can be reached from `starts`, by points left.
    pub(crate) fn forwards(&self, starts: &Layers) -> Layers {
        let mut reached = *starts;
        for points in (0..=MOST_POINTS).rev() {
            let mut here = NodeSet::NONE;
            self.spread(&mut here, reached[points]);
            reached[points] = here;
            if points > 0 {
                let next = reached[points - 1].union(self.onwards(here));
                reached[points - 1] = next.union(here);
            }
        }
        reached
    }
}
