//! Searches over whole sets of nodes, one layer for each number of movement points.
//!
//! Going in circles never helps: a node is reached again with fewer points or fewer means than the
//! first time. So these searches need not remember a way, only where they have been (EP-R83).

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

    /// Adds what hangs together with `new` for nothing, over tile edges and, if `rides`, by metro.
    fn spread(&self, set: &mut NodeSet, mut new: NodeSet, rides: bool) -> NodeSet {
        let mut added = new;
        set.0 |= new.0;
        while !new.is_empty() {
            let mut next = new.iter().fold(NodeSet::NONE, |all, node| {
                all.union(self.map.free[node.index()])
            });
            if rides && new.meets(self.map.metros) {
                next = next.union(self.map.metros);
            }
            new = next.intersection(self.open).without(*set);
            set.0 |= new.0;
            added.0 |= new.0;
        }
        added
    }

    /// Whether an end can be reached from a node with so many points, on foot, by metro and by the
    /// helicopters that stand in the city. `ends` says whether one is among some nodes.
    pub(crate) fn leads(
        &self,
        from: Node,
        points: u8,
        rode: bool,
        ends: impl Fn(NodeSet) -> bool,
    ) -> bool {
        // Mostly the way ends here or beside. No location can be entered for nothing but by metro.
        let near = self.map.near[from.index()].intersection(self.open);
        if ends(NodeSet::one(from)) || (points > 0 && ends(near)) {
            return true;
        }
        if points == 0 && !self.map.metros.contains(from) {
            return false;
        }
        let (mut plain, mut bonus) = (NodeSet::NONE, NodeSet::NONE);
        // Where the last point led, before and after the metro's bonus.
        let (mut walked, mut ridden) = match rode {
            false => (NodeSet::one(from), NodeSet::NONE),
            true => (NodeSet::NONE, NodeSet::one(from)),
        };
        // The bonus is a point: who has not had it yet has one less.
        for left in (0..=points + u8::from(!rode)).rev() {
            if left == 0 {
                walked = NodeSet::NONE;
            }
            walked = self.spread(&mut plain, walked, false);
            ridden = ridden.union(self.rides(walked).without(bonus));
            ridden = self.spread(&mut bonus, ridden, true);
            if ends(walked.union(ridden)) {
                return true;
            }
            walked = self.onwards(walked).without(plain);
            ridden = self.onwards(ridden).without(bonus);
        }
        false
    }

    /// Where a ride leads from these nodes.
    fn rides(&self, from: NodeSet) -> NodeSet {
        let stations = from.intersection(self.map.metros);
        let rides = self.map.metros.intersection(self.open);
        match stations.len() {
            0 => NodeSet::NONE,
            1 => rides.without(stations),
            _ => rides,
        }
    }

    /// Where one more point leads from these nodes.
    fn onwards(&self, from: NodeSet) -> NodeSet {
        let helicopters = from.intersection(self.map.helicopters).iter();
        let flights = helicopters.fold(NodeSet::NONE, |all, from| {
            all.union(self.map.flight[from.tile() as usize])
        });
        self.beside(from).union(flights).intersection(self.open)
    }

    /// Everything that can be reached from `starts`, by points left and by whether the metro's bonus
    /// was taken; the sets shrink with the number of points.
    pub(crate) fn forwards(&self, starts: &[Layers; 2]) -> [Layers; 2] {
        let mut reached = *starts;
        for points in (0..=MOST_POINTS).rev() {
            self.walk(&mut reached, 0, points);
            // A first ride brings one more point, which was looked at already: look again.
            let rides = self.rides(reached[0][points]);
            if !rides.is_empty() {
                let up = (points + 1).min(MOST_POINTS);
                reached[1][up] = reached[1][up].union(rides);
                self.walk(&mut reached, 1, up);
            }
            self.walk(&mut reached, 1, points);
        }
        reached
    }

    /// Goes on from what is reached with so many points.
    fn walk(&self, reached: &mut [Layers; 2], bonus: usize, points: usize) {
        let layers = &mut reached[bonus];
        let new = layers[points];
        let mut here = layers[points];
        self.spread(&mut here, new, bonus == 1);
        layers[points] = here;
        if points == 0 {
            return;
        }
        let next = self.onwards(here);
        layers[points - 1] = layers[points - 1].union(here).union(next);
    }
}
