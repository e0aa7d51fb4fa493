//! Rest, ways to go, and where they may end.

use kernel::Phrase;

use super::super::{bill, cash, list, tile};
use super::{Said, Scene, by};
use crate::content::content;
use crate::node::{Kind, Node, Site};
use crate::pieces::Area;
use crate::step::Step;
use crate::travel::FLIGHT;

impl Scene<'_> {
    fn goal(&self, id: &'static str, to: Node, points: u8) -> Phrase {
        Phrase::new(id)
            .with("node", self.node(to))
            .with("costs", bill(0, points, false))
    }

    /// A step on foot (EP-9.2 to EP-9.6).
    pub(super) fn go(&self, to: Node) -> Said {
        let here = self.player.at;
        let free = self.view.city.map().free[here.index()].contains(to);
        let rule = match (here.kind(), to.kind()) {
            (Kind::Location(_), Kind::Region(_)) => "EP-9.2",
            (Kind::Region(_), Kind::Location(_)) => "EP-9.3",
            (Kind::Location(_), Kind::Location(_)) => "EP-9.4",
            _ if free => "EP-9.6",
            _ => "EP-9.5",
        };
        let id = match to.area() {
            Some(Area::Water) => "choice-sail",
            Some(_) => "choice-walk",
            None => "choice-go",
        };
        by(rule, self.goal(id, to, u8::from(!free)))
    }

    /// A flight, from a helicopter or by an ability.
    pub(super) fn fly(&self, to: Node) -> Said {
        let rule = match self.step {
            Step::Land => "EP-9.14",
            _ => "EP-9.13",
        };
        by(rule, self.goal("choice-fly", to, FLIGHT))
    }

    /// Out of the sewer: free on the kind of area where it was entered.
    pub(super) fn surface(&self, to: Node) -> Phrase {
        let points = u8::from(to.area() != self.player.at.area());
        self.goal("choice-surface", to, points)
    }

    pub(super) fn ride(&self, to: Node) -> Phrase {
        let first = self.view.turn.is_some_and(|turn| !turn.rode);
        Phrase::new(if first {
            "choice-ride-first"
        } else {
            "choice-ride"
        })
        .with("tile", tile(to.tile()))
    }

    /// A body of water by the tiles over which it stretches.
    pub(super) fn waters(&self, node: Node) -> Phrase {
        let bodies = &self.view.city.map().bodies;
        let body = bodies.iter().find(|body| body.contains(node));
        let tiles: kernel::Set<_> = body
            .into_iter()
            .flat_map(|body| body.iter())
            .map(Node::tile)
            .collect();
        Phrase::new("choice-waters").with("tiles", list(tiles.iter(), tile))
    }

    /// Out of the city, with a warning if it cannot be paid (EP-16.5).
    pub(super) fn escape(&self) -> Said {
        let cost = self.view.exit_cost();
        let id = if cost > self.hand.cash {
            "choice-escape-broke"
        } else {
            "choice-escape"
        };
        let phrase = Phrase::new(id).with("costs", bill(cost, 0, false));
        let rule = match self.step {
            Step::Start => "EP-16.3",
            _ => "EP-16.2",
        };
        by(rule, phrase)
    }

    /// The end of travel, and what the visit brings.
    pub(super) fn stop(&self) -> Said {
        let at = self.player.at;
        let (rule, notes) = self.visit(at);
        let phrase = Phrase::new("choice-stop")
            .with("node", self.node(at))
            .with("notes", notes);
        by(rule, phrase)
    }

    /// What the visit of a location brings, and by which rule.
    pub(super) fn visit(&self, at: Node) -> (&'static str, Vec<Phrase>) {
        let site = at.site();
        let (rule, mut notes) = match site {
            None | Some(Site::Metro | Site::Helicopter) => ("EP-9.9", only("visit-nothing")),
            Some(Site::Hospital) => ("EP-12.24", only("visit-hospital")),
            Some(Site::Gang(_)) => {
                let price = content().prices.gang_visit;
                let hire = Phrase::new("visit-gang").with("cash", cash(price));
                ("EP-12.16", vec![hire])
            }
            Some(Site::Store(_)) => ("EP-12.17", only("visit-store")),
            Some(Site::Clinic) => ("EP-12.22", only("visit-clinic")),
            Some(Site::Church) => ("EP-12.23", only("visit-church")),
            Some(Site::Exit(exit)) if self.view.piles.exits.contains(&exit) => {
                ("EP-12.26", only("visit-closed-exit"))
            }
            Some(Site::Exit(_)) => ("EP-12.25", only("visit-exit")),
            Some(Site::Business) => ("EP-12.9", self.business(at)),
            Some(Site::SafeHouse) => ("EP-12.11", self.safe_house(at)),
        };
        let alone = matches!(
            site,
            None | Some(Site::Metro | Site::Helicopter | Site::Hospital | Site::Gang(_))
        );
        let company = self.view.company(self.seat, at) as u8;
        if company > 0 && !alone {
            notes.push(Phrase::new("visit-company").with("count", company));
        }
        (rule, notes)
    }

    fn business(&self, at: Node) -> Vec<Phrase> {
        let mut notes = self.money(at);
        notes.push(Phrase::new("visit-business"));
        let place = self.view.place_at(at);
        if place.is_some_and(|place| self.view.is_closed(place)) {
            notes.push(Phrase::new("visit-closed"));
        }
        notes
    }

    fn safe_house(&self, at: Node) -> Vec<Phrase> {
        let mut notes = self.money(at);
        notes.push(Phrase::new("visit-safe-house"));
        notes
    }

    /// What the own plan has in store at a place.
    fn money(&self, at: Node) -> Vec<Phrase> {
        let note = self.view.place_at(at).map(|place| {
            match self.hand.plan.amount(place) {
                Some(amount) => Phrase::new("visit-money").with("cash", cash(amount)),
                // The cube that is taken counts no more.
                None => Phrase::new("visit-income")
                    .with("cash", cash(self.player.income().saturating_sub(1))),
            }
        });
        note.into_iter().collect()
    }
}

fn only(id: &'static str) -> Vec<Phrase> {
    vec![Phrase::new(id)]
}
