//! Where travel may end (EP-9.8, EP-9.9, EP-12.2).

use kernel::Set;

use super::scout::{Ends, Scout};
use crate::content::content;
use crate::figure::Figure;
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Asset, Gang, Place, Tile};
use crate::whynot::WhyNot;

impl Scout<'_> {
    /// Where travel may end (EP-9.9, EP-12.2) with all the cash.
    pub(super) fn ends(&self) -> Ends {
        *self.ends.get_or_init(|| self.ends_with(self.cash))
    }

    /// Where travel may end, given so much cash.
    pub(super) fn ends_with(&self, cash: u16) -> Ends {
        let mut ends = Ends {
            always: self.refuges,
            dodging: NodeSet::NONE,
        };
        for (place, field) in self.game.places() {
            if self.refuse_place(place, cash).is_none() {
                ends.always.insert(field);
            }
        }
        let price = content().prices.gang_visit;
        let toll = content().prices.costa_toll;
        for gang in Gang::ALL {
            let base = Node::of_gang(gang);
            if !self.map().nodes.contains(base) || self.refuse_gang(gang, cash).is_some() {
                continue;
            }
            let costa = self.costa_tile().filter(|tile| *tile != base.tile());
            if costa.is_some() && cash < price + toll {
                ends.dodging.insert(base);
            } else {
                ends.always.insert(base);
            }
        }
        // A search from where travel began would find itself there (EP-9.8).
        let began = NodeSet::one(self.turn.began);
        ends.always = ends.always.without(began);
        ends.dodging = ends.dodging.without(began);
        ends
    }

    fn refuse_place(&self, place: Place, cash: u16) -> Option<WhyNot> {
        if self.player.visited.contains(place) {
            return Some(WhyNot::VisitedAlready { place });
        }
        let master = || {
            let price = self.player.price_of(Asset::MasterKey);
            price.is_some_and(|price| price <= cash)
        };
        let barred = self.game.is_closed(place) && !self.player.has_ready_key() && !master();
        barred.then_some(WhyNot::Closed { place })
    }

    fn refuse_gang(&self, gang: Gang, cash: u16) -> Option<WhyNot> {
        let base = Node::of_gang(gang);
        let price = content().prices.gang_visit;
        if self.game.gangs[gang as usize].owner.is_some() {
            Some(WhyNot::GangHired)
        } else if self.occupied(base) {
            Some(WhyNot::GangOccupied)
        } else if self.player.markers == 0 {
            Some(WhyNot::NoMarker)
        } else if cash < price {
            Some(WhyNot::TooLittleCash {
                cost: price,
                held: cash,
            })
        } else {
            None
        }
    }

    fn occupied(&self, base: Node) -> bool {
        let me = Figure::Thief(self.turn.seat);
        self.game.company(me, base) > 0
    }

    /// Whether travel may end on a node with so much cash after this route.
    pub(super) fn ends_at(&self, node: Node, cash: u16, route: Set<Tile>) -> bool {
        self.refuse_end_after(node, cash, route).is_none()
    }

    /// Why travel may not end where the pawn stands.
    pub(crate) fn refuse_stop(&self) -> Option<WhyNot> {
        self.refuse_end(self.at())
    }

    /// Why travel may not end on a node, however it is reached.
    pub(crate) fn refuse_end(&self, node: Node) -> Option<WhyNot> {
        self.refuse_end_after(node, self.cash, self.turn.route)
    }

    fn refuse_end_after(&self, node: Node, cash: u16, route: Set<Tile>) -> Option<WhyNot> {
        match node.kind() {
            Kind::Region(_) => Some(WhyNot::NotALocation),
            Kind::Location(_) if node == self.turn.began => Some(WhyNot::BeganHere),
            Kind::Location(Site::Gang(gang)) => self.refuse_gang(gang, cash).or_else(|| {
                let (price, toll) = (content().prices.gang_visit, content().prices.costa_toll);
                let tolled = self
                    .costa_tile()
                    .is_some_and(|tile| tile != node.tile() && route.contains(tile));
                (tolled && cash < price + toll).then_some(WhyNot::TooLittleCash {
                    cost: price + toll,
                    held: cash,
                })
            }),
            Kind::Location(Site::Business | Site::SafeHouse) => match self.game.place_at(node) {
                Some(place) => self.refuse_place(place, cash),
                None => Some(WhyNot::NotInCity),
            },
            Kind::Location(_) => None,
        }
    }
}
