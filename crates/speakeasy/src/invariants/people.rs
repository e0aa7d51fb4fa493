//! What belongs to each boss.

use kernel::{Seat, Violation};

use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Building, Slot};
use crate::state::Speakeasy;
use crate::step::Stage;

/// More than any game brings: a purse below nothing would show such a number (SP-I20).
const RICHEST: u16 = 9_999;

impl Speakeasy {
    pub(super) fn check_people(&self) -> Result<(), Violation> {
        for seat in self.seats() {
            self.check_player(seat)?;
        }
        self.check_rival()?;
        for books in &self.ledger.books {
            let twice = books[0].is_some() && books[0] == books[1];
            Violation::unless(!twice, "SP-I5", || {
                "two books of one boss on a goal".to_owned()
            })?;
        }
        self.check_capos()
    }

    fn check_player(&self, seat: Seat) -> Result<(), Violation> {
        let player = self.player(seat);
        let boss = Boss::Player(seat);
        let start = &content().per_player;
        let at_most = |rule, what: &str, found: u8, limit: u8| {
            Violation::unless(found <= limit, rule, || {
                format!("{found} {what} of seat {}, at most {limit}", seat.index())
            })
        };
        let purses = [player.pocket, self.screen(seat).safe];
        let rich = purses.into_iter().all(|purse| purse <= RICHEST);
        Violation::unless(rich, "SP-I20", || format!("{purses:?} in the purses"))?;
        let mobsters = player.mobsters + player.waiting + player.vip + self.mobsters_out(boss);
        at_most("SP-I4", "mobsters", mobsters, start.mobsters)?;
        let books = player.blank_books + player.books + self.ledger.placed(boss);
        Violation::unless(books == start.books, "SP-I5", || format!("{books} books"))?;
        for building in Building::ALL {
            let left = player
                .slots
                .iter()
                .filter(|slot| slot.building() == building)
                .count() as u8;
            let built = self.built(boss, building);
            at_most("SP-I6", building.id(), left + built, pieces(building))?;
        }
        let levels = player.levels.iter().all(|level| (1..=5).contains(level));
        Violation::unless(levels, "SP-I14", || "a level is off its track".to_owned())?;
        at_most(
            "SP-I15",
            "mobsters in the VIP area",
            player.vip,
            player.vip_capacity(),
        )?;
        let trucks = player.trucks.iter().enumerate();
        let ready = trucks.into_iter().all(|(index, truck)| {
            truck.barrels <= content().trucks.capacity
                && (truck.at.is_some() || truck.barrels == 0)
                && (truck.at.is_none() || index < player.trucks_available())
        });
        Violation::unless(ready, "SP-I22", || {
            "a truck that cannot be there".to_owned()
        })
    }

    fn mobsters_out(&self, boss: Boss) -> u8 {
        let houses = self.manhattan.houses_of(boss);
        let protecting = houses.filter(|(_, house)| house.protected).count();
        (protecting + self.docks.of(boss).count()) as u8
    }

    fn built(&self, boss: Boss, building: Building) -> u8 {
        let houses = self.manhattan.houses_of(boss);
        houses
            .filter(|(_, house)| house.building == building)
            .count() as u8
    }

    fn check_rival(&self) -> Result<(), Violation> {
        let Some(rival) = &self.rival else {
            return Ok(());
        };
        Violation::unless(rival.purse <= RICHEST, "SP-I20", || {
            format!("{} in the Rival's purse", rival.purse)
        })?;
        let start = &content().per_player;
        let mobsters = rival.mobsters + self.mobsters_out(Boss::Rival);
        Violation::unless(mobsters <= start.mobsters, "SP-I4", || {
            format!("{mobsters} mobsters of the Rival")
        })?;
        let books = rival.books + self.ledger.placed(Boss::Rival);
        Violation::unless(books == start.books, "SP-I5", || {
            format!("{books} books of the Rival")
        })?;
        let houses = Building::ALL.into_iter().all(|building| {
            let made = rival.buildings[building as usize] + self.built(Boss::Rival, building);
            made <= pieces(building)
        });
        Violation::unless(houses, "SP-I6", || {
            "too many buildings of the Rival".to_owned()
        })?;
        let unseen = self.decks.iter().zip(rival.deck);
        let dealt = unseen
            .into_iter()
            .all(|(deck, count)| deck.unseen.len() >= usize::from(count));
        Violation::unless(dealt, "SP-I11", || {
            "the Rival's deck has no cards".to_owned()
        })
    }

    /// Capos on the operations boards and on persons are those of the act (SP-I21).
    fn check_capos(&self) -> Result<(), Violation> {
        // In the preparation everybody has those of Act 1.
        let capos = content().acts.rounds[usize::from(self.act.max(1)) - 1];
        for boss in self.bosses() {
            let at_home = match boss {
                Boss::Player(seat) => self.player(seat).capos,
                Boss::Rival => self.rival.map_or(0, |rival| rival.capos),
            };
            let singles = self.capos.singles.iter().flatten();
            let out = singles
                .chain(&self.capos.restaurant)
                .chain(&self.capos.park);
            let found = out.filter(|owner| **owner == boss).count() as u8 + at_home;
            Violation::unless(found == capos, "SP-I21", || {
                format!("{found} capos of {boss:?} instead of {capos}")
            })?;
        }
        let room = self.capos.park.len() <= self.park_persons();
        Violation::unless(room, "SP-I21", || "the Park is overfull".to_owned())
    }

    /// Each marker once, and none outside the columns (SP-I19).
    pub(super) fn check_order(&self) -> Result<(), Violation> {
        let columns = usize::from(self.options.bosses());
        let order = &self.order;
        let rows = || order.upper.iter().chain(&order.lower).flatten();
        let once = self
            .bosses()
            .all(|boss| rows().filter(|other| **other == boss).count() == 1);
        let all = rows().count() == columns && order.round.len() == columns;
        let inside = order.upper.iter().chain(&order.lower).count() == 8
            && order.upper[columns..]
                .iter()
                .chain(&order.lower[columns..])
                .all(Option::is_none);
        let listed = self.bosses().all(|boss| order.round.contains(&boss));
        Violation::unless(once && all && inside && listed, "SP-I19", || {
            "the turn order track is wrong".to_owned()
        })?;
        let turn = match (self.turn, self.stage) {
            (Some(turn), Stage::Turns { .. }) => turn.seat.index() < self.players.len(),
            (Some(_), _) => false,
            (None, Stage::Turns { .. }) => false,
            (None, _) => true,
        };
        Violation::unless(turn, "SP-I25", || "a turn out of turn".to_owned())
    }
}

/// How many pieces of a building a boss has.
fn pieces(building: Building) -> u8 {
    Slot::ALL
        .iter()
        .filter(|slot| slot.building() == building)
        .count() as u8
}
