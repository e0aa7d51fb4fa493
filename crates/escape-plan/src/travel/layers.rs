//! Searches over whole sets of nodes, one layer for each number of movement points.
//!
//! Going in circles never helps: a node is reached again with fewer points or fewer means than the
//! first time. So these searches need not remember a way, only where they have been (EP-R83). Nor need
//! they ride on: whoever comes to a metro station may end there (EP-12.2), so the metro and its bonus
//! matter only where one stands already.

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
        let helicopters = from.intersection(self.map.helicopters).iter();
        let flights = helicopters.fold(NodeSet::NONE, |all, from| {
            all.union(self.map.flight[from.tile() as usize])
        });
        self.beside(from).union(flights).intersection(self.open)
    }

    /// Whether an end can be reached from a node with so many points. `ends` says whether one is among
    /// some nodes; every metro station that can be entered is one.
    pub(crate) fn leads(&self, from: Node, points: u8, ends: impl Fn(NodeSet) -> bool) -> bool {
        let mut front = NodeSet::only(from);
        if self.map.metros.contains(from) {
            front = front.union(self.map.metros.intersection(self.open));
        }
        // Mostly the way ends here or beside.
        let near = self.map.near[from.index()].intersection(self.open);
        if ends(front) || (points > 0 && ends(near)) {
            return true;
        }
        let mut reached = NodeSet::NONE;
        // Only regions hang together for nothing, and none of them is an end.
        (0..points).any(|_| {
            let added = self.spread(&mut reached, front);
            front = self.onwards(added).without(reached);
            ends(front)
        })
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
