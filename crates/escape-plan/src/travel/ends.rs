//! Where travel may end (EP-9.8, EP-9.9, EP-12.2).

use kernel::Set;

use super::scout::Scout;
use crate::content::content;
use crate::figure::Figure;
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Asset, Gang, Place, Tile};
use crate::step::ends_at_home;
use crate::whynot::WhyNot;

impl Scout<'_> {
    /// Whether travel may end on one of these nodes with so much cash, by any route; or by one that is
    /// kept `off` a tile, where Costa stands (EP-9.9, EP-12.2).
    pub(super) fn ends_among(&self, nodes: NodeSet, cash: u16, off: Option<Tile>) -> bool {
        let route = match off {
            None => Set::full(),
            Some(_) => Set::default(),
        };
        let mut guarded = nodes.intersection(self.map().guarded).iter();
        nodes.meets(self.refuges) || guarded.any(|node| self.ends_at(node, cash, route))
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
        self.refuse_end_after(node, self.cash, self.turn.route.tiles())
    }

    fn refuse_end_after(&self, node: Node, cash: u16, route: Set<Tile>) -> Option<WhyNot> {
        match node.kind() {
            Kind::Region(_) => Some(WhyNot::NotALocation),
            Kind::Location(_) if node == self.turn.began => Some(WhyNot::BeganHere),
            Kind::Location(Site::Gang(gang)) => self.refuse_gang(gang, cash).or_else(|| {
                let (price, toll) = (content().prices.gang_visit, content().prices.costa_toll);
                let home = ends_at_home(self.turn.began, node.tile(), &self.game.options);
                let tolled = self
                    .costa_tile()
                    .is_some_and(|tile| !home && tile != node.tile() && route.contains(tile));
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
