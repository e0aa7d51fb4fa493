//! Travel by brute force: every way there is, straight from the text of chapter 9. Nothing here is
//! quick or clever, and nothing comes from `travel`; the search there is held to it.

use kernel::{Amendment, Options as _, Set};

use crate::action::Action;
use crate::amendment::{NO_EVADING_AT_HOME, THERE_AND_BACK};
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Area, Asset, Gang, Tile};
use crate::player::Player;
use crate::state::{Base, EscapePlan};
use crate::step::{Step, Turn};

/// A thief on the way, with all that changes on the way.
#[derive(Clone, Debug)]
pub(super) struct Traveller<'a> {
    game: &'a EscapePlan,
    pub(super) player: Player,
    pub(super) cash: u16,
    pub(super) turn: Turn,
    pub(super) gangs: [Base; 4],
    /// The gangs and the own markers that count for an end.
    known: ([Base; 4], u8),
    pub(super) step: Step,
    /// The medevac has come.
    pub(super) rescued: bool,
}

/// What can be done, and how things stand after it.
pub(super) type Options<'a> = Vec<(Action, Traveller<'a>)>;

impl<'a> Traveller<'a> {
    /// Whoever's turn it is.
    pub(super) fn new(game: &'a EscapePlan) -> Traveller<'a> {
        let turn = game.turn.unwrap();
        let player = *game.player(turn.seat);
        Traveller {
            game,
            player,
            cash: game.hand(turn.seat).cash,
            turn,
            gangs: game.gangs,
            known: (game.gangs, player.markers),
            step: game.asked().unwrap().1,
            rescued: false,
        }
    }

    /// Everything that may be decided (EP-D5, EP-D6, EP-D9).
    pub(super) fn legal(&self) -> Options<'a> {
        let mut legal = self.ways();
        legal.retain(|(_, next)| next.done().can_finish());
        match self.step {
            Step::Land | Step::Surface | Step::Waters => return legal,
            Step::Start => {
                let mut ways = self.ways();
                ways.retain(|(_, next)| next.done().can_finish());
                let stuck = !self.may_escape() && ways.is_empty();
                if !self.player.rested {
                    legal.push((Action::Rest, self.clone()));
                } else if stuck {
                    legal.push((Action::Pass, self.clone()));
                }
                legal.extend(self.sidelines());
            }
            _ => {
                let mut sidelines = self.sidelines();
                sidelines.retain(|(_, next)| next.done().can_finish());
                legal.extend(sidelines);
                if self.may_stop() {
                    legal.push((Action::Stop, self.clone()));
                }
            }
        }
        if self.may_escape() {
            legal.push((Action::Escape, self.clone()));
        }
        legal
    }

    /// How many ways on lead nowhere.
    pub(super) fn dead_ends(&self) -> usize {
        let ways = self.ways();
        ways.iter()
            .filter(|(_, next)| !next.done().can_finish())
            .count()
    }

    /// EP-9.20: with what is left, travel can end.
    fn can_finish(&self) -> bool {
        self.may_finish() || {
            let ways = self.ways();
            ways.iter().any(|(_, next)| next.may_finish())
                || ways.iter().any(|(_, next)| next.can_finish())
        }
    }

    fn may_finish(&self) -> bool {
        let asked_where = matches!(self.step, Step::Land | Step::Surface | Step::Waters);
        self.rescued || !asked_where && (self.may_stop() || self.may_escape())
    }

    /// EP-9.8, EP-9.9, EP-12.2.
    fn may_stop(&self) -> bool {
        let Some(site) = self.at().site() else {
            return false;
        };
        self.at() != self.turn.began
            && match site {
                Site::Business | Site::SafeHouse => self.may_visit_place(),
                Site::Gang(gang) => self.may_visit_gang(gang),
                _ => true,
            }
    }

    fn may_visit_place(&self) -> bool {
        let place = self.game.place_at(self.at()).unwrap();
        let key = self.player.keys.iter().any(|keys| keys.ready > 0);
        let master = self.player.price_of(Asset::MasterKey);
        let opens = key || master.is_some_and(|price| price <= self.cash);
        !self.player.visited.contains(place) && (!self.game.is_closed(place) || opens)
    }

    /// To the letter of EP-9.20 a base that becomes free on the way, because the own last member is sent
    /// home by a flight there, could be where the way ends; so could another base, by the marker that
    /// comes back. The engine leaves this out, and so does this: only what is done now frees a gang.
    fn done(&self) -> Traveller<'a> {
        let mut done = self.clone();
        done.known = (self.gangs, self.player.markers);
        done
    }

    /// EP-12.2, EP-12.28.
    fn may_visit_gang(&self, gang: Gang) -> bool {
        let (gangs, markers) = self.known;
        let pawns = self.game.order.iter().filter(|figure| {
            figure.seat() != Some(self.turn.seat)
                && self.game.in_city(**figure)
                && self.game.node_of(**figure) == self.at()
        });
        let costa = self.game.costa.filter(|costa| !costa.escaped);
        let tolled = costa.is_some_and(|costa| {
            let tile = costa.agent.at.tile();
            let home = self.turn.began.tile() == self.at().tile();
            !(home && self.plays_by(NO_EVADING_AT_HOME))
                && tile != self.at().tile()
                && self.turn.route.contains(tile)
        });
        gangs[gang as usize].owner.is_none()
            && markers > 0
            && pawns.count() == 0
            && self.cash >= if tolled { 8 } else { 5 }
    }

    /// EP-16.1 to EP-16.3.
    fn may_escape(&self) -> bool {
        let Some(Site::Exit(exit)) = self.at().site() else {
            return false;
        };
        self.game.day == 3 && self.game.patrols[exit as usize] < 2
    }

    pub(super) fn at(&self) -> Node {
        self.player.at
    }

    /// Every single way on, whether or not it leads to an end.
    fn ways(&self) -> Options<'a> {
        match self.step {
            _ if self.rescued => Vec::new(),
            Step::Land => self.flights(),
            Step::Surface => self.manholes(),
            Step::Waters => self.waters(),
            _ => {
                let mut ways = self.steps();
                ways.extend(self.rides());
                if self.at().site() == Some(Site::Helicopter) {
                    ways.extend(self.flights());
                }
                ways.extend(self.gas());
                ways.extend(self.abilities());
                ways
            }
        }
    }

    /// Enters a region or location for so many points, if that is possible (EP-9.7, EP-9.21); `other` if more than
    /// points and place change.
    pub(super) fn enter(&self, to: Node, cost: u8, other: bool) -> Option<Traveller<'a>> {
        let wet = to.area() == Some(Area::Water);
        let passable = !wet || has_ferry(self.game, to) || self.turn.waters.contains(to);
        let comes_back = match self.plays_by(THERE_AND_BACK) {
            false => self.turn.entered.contains(to),
            true => to == self.at() || cost == 0 && !other && self.turn.entered.contains(to),
        };
        if !passable || comes_back || cost > self.turn.mp {
            return None;
        }
        let mut next = self.clone();
        next.step = Step::Travel;
        next.player.at = to;
        next.turn.mp -= cost;
        next.turn.entered.insert(to);
        if cost > 0 || other || !self.turn.route.contains(to.tile()) {
            next.forget();
        }
        next.turn.route.insert(to.tile());
        Some(next)
    }

    /// EP-A2: another position, to which one has not come yet.
    fn forget(&mut self) {
        if self.plays_by(THERE_AND_BACK) {
            self.turn.entered = NodeSet::only(self.player.at);
        }
    }

    fn plays_by(&self, amendment: Amendment) -> bool {
        self.game.options.plays_by(amendment)
    }

    /// On foot (EP-9.2 to EP-9.6).
    fn steps(&self) -> Options<'a> {
        let beside = self.game.city.map().near[self.at().index()];
        let steps = beside.iter().filter_map(|to| {
            let same = to.area().is_some() && to.area() == self.at().area();
            let next = self.enter(to, if same { 0 } else { 1 }, false)?;
            Some((Action::Go(to), next))
        });
        steps.collect()
    }

    /// EP-9.11, EP-9.12.
    fn rides(&self) -> Options<'a> {
        let here = self.at().site() == Some(Site::Metro);
        let stations = everywhere(self.game).filter(|to| to.site() == Some(Site::Metro) && here);
        let rides = stations.filter_map(|to| {
            let mut next = self.enter(to, 0, !self.turn.rode)?;
            next.turn.mp += u8::from(!self.turn.rode);
            next.turn.rode = true;
            Some((Action::Ride(to), next))
        });
        rides.collect()
    }

    /// EP-9.13 to EP-9.15.
    fn flights(&self) -> Options<'a> {
        let near = everywhere(self.game).filter(|to| matches!(self.distance(*to), 1 | 2));
        near.filter_map(|to| Some((Action::Fly(to), self.enter(to, 1, true)?)))
            .collect()
    }

    /// EP-9.16.
    fn manholes(&self) -> Options<'a> {
        let far = everywhere(self.game).filter(|to| self.distance(*to) == 2 && is_land(*to));
        far.filter_map(|to| {
            let cost = if to.area() == self.at().area() { 0 } else { 1 };
            Some((Action::Surface(to), self.enter(to, cost, true)?))
        })
        .collect()
    }

    /// EP-9.17: a body is named by its first region; one with a ferry needs no jet ski.
    fn waters(&self) -> Options<'a> {
        let mut waters = Vec::new();
        for node in everywhere(self.game).filter(|node| node.area() == Some(Area::Water)) {
            let body = body_of(self.game, node);
            if body.iter().next() == Some(node) && !has_ferry(self.game, node) {
                let mut next = self.clone();
                next.step = Step::Travel;
                next.turn.waters = next.turn.waters.union(body);
                next.forget();
                waters.push((Action::Waters(node), next));
            }
        }
        waters
    }

    /// EP-9.10.
    fn gas(&self) -> Options<'a> {
        let mut next = self.clone();
        next.step = Step::Travel;
        next.player.gas = next.player.gas.saturating_sub(1);
        next.turn.mp += 1;
        next.forget();
        let some = self.player.gas > 0;
        some.then_some((Action::BurnGas, next))
            .into_iter()
            .collect()
    }

    fn distance(&self, to: Node) -> u8 {
        self.game.city.map().distance[self.at().tile() as usize][to.tile() as usize]
    }
}

pub(super) fn is_land(node: Node) -> bool {
    matches!(node.kind(), Kind::Region(area) if area != Area::Water)
}

fn everywhere(game: &EscapePlan) -> impl Iterator<Item = Node> {
    let tiles: Set<Tile> = game.city.tiles();
    Node::all().filter(move |node| tiles.contains(node.tile()))
}

/// EP-3.5: all water that hangs together with a region.
fn body_of(game: &EscapePlan, region: Node) -> NodeSet {
    let mut body = NodeSet::only(region);
    loop {
        let beside = body
            .iter()
            .flat_map(|node| game.city.map().near[node.index()].iter());
        let water: NodeSet = beside
            .filter(|node| node.area() == Some(Area::Water))
            .collect();
        if water.without(body).is_empty() {
            return body;
        }
        body = body.union(water);
    }
}

fn has_ferry(game: &EscapePlan, region: Node) -> bool {
    let body = body_of(game, region);
    body.iter().any(|node| node.tile().data().ferry)
}
