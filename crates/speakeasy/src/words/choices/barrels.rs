//! Protection, sales, trucks and barrels.

use kernel::{Phrase, Seat};

use super::super::{district, money, ship, space};
use super::Scene;
use crate::boss::Boss;
use crate::pieces::{Building, District};
use crate::space::Space;
use crate::step::Step;
use crate::view::View;

impl Scene<'_> {
    /// A mobster for a building: leverage, and tokens as far as the rest does not suffice (SP-16.6).
    pub(super) fn protect(&self, leverage: u8, at: Space) -> Phrase {
        let price = self.view.order.leverage_price(self.boss());
        let tokens = price.saturating_sub(leverage);
        Phrase::new(if tokens == 0 {
            "choice-protect"
        } else {
            "choice-protect-for-tokens"
        })
        .with("building", self.house(at))
        .with("space", space(at))
        .with("leverage", price)
        .with("count", tokens)
    }

    pub(super) fn sell(&self, at: Space) -> Phrase {
        let (low, high) = self.player.barrel_prices();
        let house = self.view.manhattan.lot(at).house();
        let bar = house.is_some_and(|house| house.building == Building::Bar);
        Phrase::new("choice-sell")
            .with("building", self.house(at))
            .with("space", space(at))
            .with("cash", money(if bar { low } else { high }))
    }

    /// The barrel of a raid goes to a building.
    pub(super) fn stash(&self, at: Space) -> Phrase {
        Phrase::new("choice-stash")
            .with("building", self.house(at))
            .with("space", space(at))
    }

    /// A barrel goes to the still, or the still itself to the board.
    pub(super) fn still(&self) -> Phrase {
        if self.step == Step::Salvage {
            return Phrase::new("choice-salvage");
        }
        Phrase::new("choice-to-still").with("count", self.player.still)
    }

    pub(super) fn enter(&self, truck: u8, to: District) -> Phrase {
        self.ride("choice-enter", truck, to)
    }

    pub(super) fn drive(&self, truck: u8, to: District) -> Phrase {
        let left = match self.step {
            Step::Drive { points } => points[usize::from(truck) - 1],
            _ => 0,
        };
        self.ride("choice-drive", truck, to)
            .with("count", left.saturating_sub(1))
    }

    /// A truck comes to a district, with what it finds there.
    fn ride(&self, id: &'static str, truck: u8, to: District) -> Phrase {
        Phrase::new(id)
            .with("truck", truck)
            .with("district", district(to))
            .with("notes", self.sights(to))
    }

    /// What a truck can do in a district, or that there is nothing to do.
    fn sights(&self, at: District) -> Vec<Phrase> {
        let mut sights = sights(self.view, self.seat, at);
        if sights.is_empty() {
            sights.push(Phrase::new("sight-nothing"));
        }
        sights
    }

    pub(super) fn load(&self, truck: u8, count: u8) -> Phrase {
        Phrase::new("choice-load")
            .with("truck", truck)
            .with("count", count)
            .with("held", self.player.still)
    }

    /// Barrels of the ship in the harbour, which sails on then.
    pub(super) fn buy(&self, truck: u8, count: u8) -> Phrase {
        let docks = &self.view.docks;
        let at = self.player.trucks[usize::from(truck) - 1].at;
        let Some(one) = at.and_then(|at| docks.ship_at(at)) else {
            return Phrase::new("effect-nothing");
        };
        Phrase::new("choice-buy")
            .with("truck", truck)
            .with("count", count)
            .with("ship", ship(one))
            .with("cash", money(docks.price_of(one, count)))
            .with("district", district(docks.next_harbour(one)))
    }

    pub(super) fn deliver(&self, truck: u8, to: Space) -> Phrase {
        Phrase::new("choice-deliver")
            .with("truck", truck)
            .with("building", self.house(to))
            .with("space", space(to))
    }
}

/// What a truck of a player finds in a district: a ship, the still, buildings that want a barrel.
pub fn sights(view: &View, seat: Seat, at: District) -> Vec<Phrase> {
    let (docks, manhattan) = (&view.docks, &view.manhattan);
    let boss = Boss::Player(seat);
    let anchored = docks.ship_at(at).map(|one| {
        Phrase::new("sight-ship")
            .with("ship", ship(one))
            .with("cash", money(docks.price(one)))
    });
    let still = manhattan
        .open_still(boss)
        .filter(|still| still.district == at);
    let held = view.player(seat).still;
    let still = still.map(|_| Phrase::new("sight-still").with("count", held));
    let thirsty = manhattan
        .open_houses(boss)
        .filter(|(space, house)| {
            space.district == at && house.building != Building::Still && !house.barrel
        })
        .count() as u8;
    let thirsty = (thirsty > 0).then(|| Phrase::new("sight-thirsty").with("count", thirsty));
    [anchored, still, thirsty].into_iter().flatten().collect()
}
