//! Where one building may go (SP-8, SP-13, SP-14).

use kernel::{Seat, Set};

use crate::boss::Boss;
use crate::pieces::{Building, Region, Slot};
use crate::player::Ally;
use crate::space::{Ground, Space};
use crate::state::Speakeasy;
use crate::strength::{Help, Occasion};
use crate::whynot::WhyNot;
use crate::works::Works;

/// What a player can do with one building now: worked out once, then asked for every space.
pub(super) struct Permit {
    works: Works,
    boss: Boss,
    building: Building,
    price: u16,
    /// The price in place of an own bar (SP-14.5).
    upgrade: u16,
    /// What the player can pay.
    means: u16,
    /// The greatest strength of a take-over that can be paid for beside the building.
    strength: u8,
    ally: Option<Ally>,
    /// Regions that have such a building already, where only one may be (SP-8.12).
    taken: Set<Region>,
}

impl Permit {
    pub(super) fn new(game: &Speakeasy, seat: Seat, works: Works, slot: Slot) -> Permit {
        let player = game.player(seat);
        let boss = Boss::Player(seat);
        let building = slot.building();
        let price = slot.data().price;
        let means = match game.is_from_pocket(works) {
            true => player.pocket,
            false => game.means(seat),
        };
        let fee = player.help_fee(Occasion::TakeOver);
        let helped = fee.is_some_and(|fee| price + fee <= means);
        let help = if helped { Help::Cheapest } else { Help::None };
        Permit {
            works,
            boss,
            building,
            price,
            upgrade: price.saturating_sub(player.discount()),
            means,
            strength: player.attack() + player.reinforcement(player.thugs, help),
            ally: player.ally,
            taken: if building.is_unique() {
                game.manhattan.regions_with(boss, building)
            } else {
                Set::default()
            },
        }
    }

    /// Whether not even the cheapest way can be paid.
    pub(super) fn is_too_dear(&self) -> bool {
        self.upgrade > self.means
    }

    /// Whether it cannot be paid, but in place of an own bar if there are other ways.
    pub(super) fn refuse_usual_cost(&self) -> Option<WhyNot> {
        let cost = match self.works {
            Works::Upgrade => self.upgrade,
            _ => self.price,
        };
        let means = self.means;
        (cost > means).then_some(WhyNot::TooDear { cost, means })
    }

    /// Why the building cannot go there: not fit for it, too dear, or one of its type in the region (SP-13.3, SP-14.3).
    pub(super) fn refuse(&self, game: &Speakeasy, space: Space) -> Option<WhyNot> {
        if !game.manhattan.has(space) {
            return Some(WhyNot::NoSuchSpace);
        }
        let ground = &game.manhattan.lot(space).ground;
        let (fits, cost) = match ground {
            Ground::Empty => (self.works.opens(self.building), self.price),
            Ground::GangsterBar => (self.works.takes_over(), self.price),
            Ground::House(house) => {
                let own_bar = house.owner == self.boss && house.building == Building::Bar;
                (self.works.upgrades() && own_bar, self.upgrade)
            }
        };
        if !fits {
            return Some(WhyNot::SpaceTaken);
        }
        if cost > self.means {
            let means = self.means;
            return Some(WhyNot::TooDear { cost, means });
        }
        if *ground == Ground::GangsterBar
            && let Some(why) = self.refuse_target(game, space)
        {
            return Some(why);
        }
        let region = space.district.region();
        let building = self.building;
        let taken = self.taken.contains(region);
        taken.then_some(WhyNot::OnePerRegion { building, region })
    }

    /// Why a gangster bar cannot be taken over, whatever is spent (SP-9.2, SP-17.6).
    fn refuse_target(&self, game: &Speakeasy, space: Space) -> Option<WhyNot> {
        if let Some(ally) = self.ally.filter(|ally| ally.home == space.district) {
            let gangster = ally.gangster;
            return Some(WhyNot::AllysDistrict { gangster });
        }
        if self.works.ignores_defence() {
            return None;
        }
        let strength = self.strength;
        let needed = game.gangs.strength[space.district as usize] + 1;
        (strength < needed).then_some(WhyNot::TooWeak { strength, needed })
    }
}
