//! Searches over whole sets of nodes, one layer for each number of movement points.
//!
//! Going in circles never helps: a node is reached again with fewer points or fewer means than the
//! first time. So these searches need not remember a way, only where they have been (EP-R83).

use crate::city::Map;
use crate::node::NodeSet;

/// The most points anybody can have at once: three, the metro's, two gas cans.
pub(crate) const MOST_POINTS: usize = 6;

/// For each number of points a set of nodes; the sets grow or shrink with the number.
pub(crate) type Layers = [NodeSet; MOST_POINTS + 2];

/// The ground of a search.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) map: &'a Map,
    /// What may be entered.
    pub(crate) open: NodeSet,
    /// The helicopter locations.
    pub(crate) helicopters: NodeSet,
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

    /// From where one of `ends` can be reached with so many points, on foot, by metro and by the
    /// helicopters that stand in the city: first without the metro's bonus, then with it.
    pub(crate) fn backwards(&self, ends: NodeSet, rode: bool, most: usize) -> [Layers; 2] {
        let most = most.min(MOST_POINTS) + 1;
        let after = self.backwards_from(ends, most, None);
        if rode || self.open.intersection(self.map.metros).len() < 2 {
            return [after, after];
        }
        [self.backwards_from(ends, most, Some(&after)), after]
    }

    /// With `after`, the bonus is still to be had: a ride leads there with one more point.
    fn backwards_from(&self, ends: NodeSet, most: usize, after: Option<&Layers>) -> Layers {
        let mut layers = Layers::default();
        let mut good = NodeSet::NONE;
        let mut new = ends.intersection(self.open);
        for points in 0..=most {
            if let Some(after) = after {
                new = new.union(self.stations_before(after[(points + 1).min(most)]));
                new = new.without(good);
            }
            let added = self.spread(&mut good, new, after.is_none());
            layers[points] = good;
            let flights = self.helicopters.without(good).iter().filter(|from| {
                self.map.flight[from.tile() as usize].meets(good.intersection(self.open))
            });
            let flights: NodeSet = flights.collect();
            new = self
                .beside(added)
                .union(flights)
                .intersection(self.open)
                .without(good);
        }
        layers
    }

    /// The stations from which another one in `good` can be reached.
    fn stations_before(&self, good: NodeSet) -> NodeSet {
        let stations = self.map.metros.intersection(self.open);
        let goals = stations.intersection(good);
        match goals.len() {
            0 => NodeSet::NONE,
            1 => stations.without(goals),
            _ => stations,
        }
    }

    /// Everything that can be reached from `starts`, by points left and by whether the metro's bonus
    /// was taken; the sets shrink with the number of points.
    pub(crate) fn forwards(&self, starts: &[Layers; 2]) -> [Layers; 2] {
        let mut reached = *starts;
        for points in (0..=MOST_POINTS).rev() {
            self.walk(&mut reached, 0, points);
            // A first ride brings one more point, which was looked at already: look again.
            let stations = reached[0][points].intersection(self.map.metros);
            if !stations.is_empty() {
                let rides = self.map.metros.intersection(self.open);
                let rides = match stations.len() {
                    1 => rides.without(stations),
                    _ => rides,
                };
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
        let flights = here
            .intersection(self.helicopters)
            .iter()
            .fold(NodeSet::NONE, |all, from| {
                all.union(self.map.flight[from.tile() as usize])
            });
        let next = self.beside(here).union(flights).intersection(self.open);
        layers[points - 1] = layers[points - 1].union(here).union(next);
    }
}
