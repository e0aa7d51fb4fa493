//! How far things are: what can be reached in one turn, and how many turns the exit is away.

use escape_plan::Options;
use escape_plan::amendment::THERE_AND_BACK;
use escape_plan::city::Map;
use escape_plan::content::content;
use escape_plan::node::{NODES, Node, NodeSet};
use kernel::Options as _;

/// What cannot be reached at all.
pub(super) const NEVER: u8 = u8::MAX;

/// The most points of a turn, with gas and the metro.
const POINTS: usize = 8;

/// Everything that can be reached with so many points by foot, metro and helicopter; by EP-A2 also by riding there
/// and back.
pub(super) fn reach(map: &Map, from: Node, points: u8, options: &Options) -> NodeSet {
    let mut walk = [NodeSet::NONE; POINTS];
    let mut ride = [NodeSet::NONE; POINTS];
    walk[usize::from(points)].insert(from);
    let bonus = usize::from(content().movement.metro_bonus_mp);
    let back = options.plays_by(THERE_AND_BACK) && map.metros.len() > 1;
    let walked = spread(map, &mut walk, |left, station| {
        let station = NodeSet::only(station);
        let stations = if back {
            map.metros
        } else {
            map.metros.without(station)
        };
        let ride = &mut ride[left + bonus];
        *ride = ride.union(stations);
    });
    walked.union(spread(map, &mut ride, |_, _| {}))
}

/// Goes on from the nodes that are reached with so many points left, the most points first; `board` is
/// told with how many points a metro is boarded, and where.
fn spread(
    map: &Map,
    reached: &mut [NodeSet; POINTS],
    mut board: impl FnMut(usize, Node),
) -> NodeSet {
    let mut seen = NodeSet::NONE;
    for left in (0..POINTS).rev() {
        let mut edge = reached[left].without(seen);
        let mut next = NodeSet::NONE;
        while !edge.is_empty() {
            seen = seen.union(edge);
            for station in edge.intersection(map.metros).iter() {
                board(left, station);
            }
            let mut free = NodeSet::NONE;
            for node in edge.iter() {
                free = free.union(map.free[node.index()]);
                next = next.union(map.near[node.index()]);
                if map.helicopters.contains(node) {
                    next = next.union(map.flight[node.tile() as usize]);
                }
            }
            edge = free.intersection(map.dry).without(seen);
        }
        if left > 0 {
            reached[left - 1] = reached[left - 1].union(next.intersection(map.dry));
        }
    }
    seen
}

/// From each node the number of turns in which the exit is reached and left for good, without gas and
/// without help.
pub(super) fn turns_to(map: &Map, exit: Node, options: &Options) -> [u8; NODES] {
    let mut turns = [NEVER; NODES];
    let locations = map.nodes.iter().filter(|node| node.site().is_some());
    let near = locations.map(|node| (node, reach(map, node, content().movement.base_mp, options)));
    let near: Vec<(Node, NodeSet)> = near.collect();
    let stops = map.refuges.union(map.metros).union(map.helicopters);
    let mut goal = NodeSet::only(exit);
    for count in 1..NEVER {
        let found = near.iter().filter(|(node, reached)| {
            turns[node.index()] == NEVER && (reached.meets(goal) || *node == exit)
        });
        let found: NodeSet = found.map(|(node, _)| *node).collect();
        if found.is_empty() {
            break;
        }
        for node in found.iter() {
            turns[node.index()] = count;
        }
        goal = found.intersection(stops);
    }
    turns
}

#[cfg(test)]
mod tests {
    use escape_plan::EscapePlan;
    use escape_plan::travel::ways;
    use kernel::{Chance, Edition, Game, Log, Seed, Viewer};

    use super::*;

    /// Without gas and help, where the rules let a thief go is what is reached here.
    #[test]
    fn it_reaches_what_the_rules_reach() {
        let options = Options::parse(3, []).expect("a number of players");
        compare(&options);
        compare(&options.in_edition(Edition::first::<Options>()));
    }

    fn compare(options: &Options) {
        let mut compared = 0;
        for game in 0..12 {
            let mut chance = Chance::new(&Seed::from_text("roads").nth(game));
            let mut log = Log::off();
            let mut state = EscapePlan::new(options, &mut chance, &mut log);
            while let Some(seat) = state.to_act().iter().next() {
                let view = state.view(Viewer::Seat(seat));
                let ways = ways(&view);
                let plain = ways.iter().filter(|way| way.means() == 0 && !way.escape);
                let goals: NodeSet = plain.map(|way| way.to).collect();
                // A jet ski opens more.
                let turn = view.turn.filter(|turn| turn.waters.is_empty());
                let turn = turn.filter(|turn| turn.route.len() == 1 && !goals.is_empty());
                let turn = turn.filter(|turn| turn.entered == NodeSet::only(turn.began));
                if let Some((turn, (_, me, _))) = turn.zip(view.own()) {
                    let map = view.city.map();
                    let near = reach(map, me.at, turn.mp, options);
                    let near = near.without(NodeSet::only(me.at));
                    assert!(goals.without(near).is_empty(), "too little from {}", me.at);
                    let refuges = near.intersection(map.refuges);
                    assert!(refuges.without(goals).is_empty(), "too much from {}", me.at);
                    compared += 1;
                }
                let action = *chance.pick(&state.legal_actions(seat));
                let taken = state.apply(seat, action, &mut chance, &mut log);
                assert!(taken.is_ok(), "{action} is refused");
            }
        }
        assert!(compared > 100, "only {compared} compared");
    }
}
