//! The ways among which a person chooses: of all that differ, those that are worth a look.

use kernel::Set;

use super::ways::{Way, ways};
use crate::pieces::{Officer, Tile};
use crate::view::View;

/// Every way that the viewer can take now, as [`ways`] has them, without those that another one to the same goal
/// beats in everything that is told of them: who is after one, what is burnt, used and paid.
pub fn offered(view: &View) -> Vec<Way> {
    let ways = ways(view);
    let faced: Vec<Faced> = ways.iter().map(|way| Faced::on(view, way)).collect();
    let no_worse = |one: usize, other: usize| {
        ways[one].costs_no_more_than(&ways[other]) && faced[one].no_worse_than(&faced[other])
    };
    let outdone = |at: usize| {
        let others =
            (0..ways.len()).filter(|other| *other != at && ways[*other].leads_as(&ways[at]));
        let mut better = others.filter(|other| no_worse(*other, at));
        // Of two alike the first one stays.
        better.any(|other| other < at || !no_worse(at, other))
    };
    let kept: Vec<usize> = (0..ways.len()).filter(|at| !outdone(*at)).collect();
    let mut ways: Vec<Option<Way>> = ways.into_iter().map(Some).collect();
    kept.into_iter().filter_map(|at| ways[at].take()).collect()
}

impl Way {
    fn leads_as(&self, other: &Way) -> bool {
        self.to == other.to && self.escape == other.escape
    }

    fn costs_no_more_than(&self, other: &Way) -> bool {
        let tools = self.tools.iter().all(|tool| other.tools.contains(tool));
        tools && self.gas <= other.gas && self.cash <= other.cash
    }
}

/// Who is after a thief that takes a way.
#[derive(Default)]
struct Faced {
    officers: [u8; Officer::ALL.len()],
    /// On how many tiles they stand: much that evades works on one tile alone (EP-10.17).
    tiles: u8,
    sandra: bool,
    /// Whether Costa takes his toll (EP-19.5).
    costa: bool,
}

impl Faced {
    fn on(view: &View, way: &Way) -> Faced {
        let mut faced = Faced::default();
        for tile in way.left.iter() {
            faced.pass(view, tile);
        }
        faced
    }

    fn pass(&mut self, view: &View, tile: Tile) {
        let evaded = view.turn.map(|turn| turn.evaded[tile as usize]);
        let officers: Set<Officer> = view.police.on[tile as usize];
        let officers = officers.without(evaded.unwrap_or_default());
        for officer in officers.iter() {
            self.officers[officer as usize] += 1;
        }
        let lost = view.turn.is_some_and(|turn| turn.lost_sandra);
        let sandra = view.sandra.filter(|_| !lost).map(|sandra| sandra.agent.at);
        let costa = view.costa.filter(|costa| !costa.escaped);
        let sandra = sandra.is_some_and(|at| at.tile() == tile);
        self.sandra |= sandra;
        self.costa |= costa.is_some_and(|costa| costa.agent.at.tile() == tile);
        self.tiles += u8::from(sandra || !officers.is_empty());
    }

    fn no_worse_than(&self, other: &Faced) -> bool {
        let mut types = self.officers.iter().zip(other.officers);
        types.all(|(own, others)| *own <= others)
            && self.tiles <= other.tiles
            && self.sandra <= other.sandra
            && self.costa <= other.costa
    }
}
