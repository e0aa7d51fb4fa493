//! What belongs to each boss.

use kernel::{Seat, Violation};

use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Building, Slot};
use crate::state::Speakeasy;
use crate::step::{Stage, Step, Task};

/// More than any game brings: a purse below nothing would show such a number (SP-I20).
const RICHEST: u16 = 9_999;

impl Speakeasy {
    pub(super) fn check_people(&self) -> Result<(), Violation> {
        for seat in self.seats() {
            self.check_player(seat)?;
        }
        self.check_rival()?;
        for books in &self.ledger.books {
            let known = books.iter().flatten();
            let known = known
                .into_iter()
                .all(|owner| self.bosses().any(|boss| boss == *owner));
            Violation::unless(known, "SP-I5", || "a stranger's book".to_owned())?;
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
        let at_most = |rule, what: &str, found: u16, limit: u8| {
            Violation::unless(found <= u16::from(limit), rule, || {
                format!("{found} {what} of seat {}, at most {limit}", seat.index())
            })
        };
        let purses = [player.pocket, self.screen(seat).safe];
        let rich = purses.into_iter().all(|purse| purse <= RICHEST);
        Violation::unless(rich, "SP-I20", || format!("{purses:?} in the purses"))?;
        let mobsters = sum([
            player.mobsters,
            player.waiting,
            player.vip,
            self.mobsters_out(boss),
        ]);
        at_most("SP-I4", "mobsters", mobsters, start.mobsters)?;
        let books = sum([player.blank_books, player.books, self.ledger.placed(boss)]);
        Violation::unless(books == u16::from(start.books), "SP-I5", || {
            format!("{books} books")
        })?;
        for building in Building::ALL {
            let left = player
                .slots
                .iter()
                .filter(|slot| slot.building() == building)
                .count() as u8;
            let built = self.built(boss, building);
            at_most("SP-I6", building.id(), sum([left, built]), pieces(building))?;
        }
        let levels = player.levels.iter().all(|level| (1..=5).contains(level));
        Violation::unless(levels, "SP-I14", || "a level is off its track".to_owned())?;
        self.check_waiting(seat)?;
        at_most(
            "SP-I15",
            "mobsters in the VIP area",
            player.vip.into(),
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

    /// Mobsters wait on the notoriety track until their field is reached and they are sent (SP-3.9).
    fn check_waiting(&self, seat: Seat) -> Result<(), Violation> {
        let player = self.player(seat);
        let ahead = content().notoriety.mobster_fields;
        let ahead = ahead
            .iter()
            .filter(|field| **field > player.notoriety())
            .count();
        let sent = self.agenda.iter().filter(|task| {
            matches!(task, Task::Ask(asked, Step::Mobster { waiting: true, .. }) if *asked == seat)
        });
        let waiting = usize::from(player.waiting);
        Violation::unless(waiting == ahead + sent.count(), "SP-I4", || {
            format!("{waiting} mobsters on the notoriety track")
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
        let mobsters = sum([rival.mobsters, self.mobsters_out(Boss::Rival)]);
        Violation::unless(mobsters <= u16::from(start.mobsters), "SP-I4", || {
            format!("{mobsters} mobsters of the Rival")
        })?;
        let books = sum([rival.books, self.ledger.placed(Boss::Rival)]);
        Violation::unless(books == u16::from(start.books), "SP-I5", || {
            format!("{books} books of the Rival")
        })?;
        let houses = Building::ALL.into_iter().all(|building| {
            let left = rival.buildings[building as usize];
            sum([left, self.built(Boss::Rival, building)]) <= u16::from(pieces(building))
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

    /// Capos on the operations boards and on persons are those of the act, and one goes out in each turn
    /// (SP-I21, SP-I25).
    fn check_capos(&self) -> Result<(), Violation> {
        // In the preparation everybody has those of Act 1.
        let capos = content().acts.rounds[usize::from(self.act.max(1)) - 1];
        let singles = self.capos.singles.iter().flatten();
        let all = singles
            .chain(&self.capos.restaurant)
            .chain(&self.capos.park);
        for boss in self.bosses() {
            let at_home = match boss {
                Boss::Player(seat) => self.player(seat).capos,
                Boss::Rival => self.rival.map_or(0, |rival| rival.capos),
            };
            let out = all.clone().filter(|owner| **owner == boss).count() as u8;
            let sent = self.turns_taken(boss);
            let fits = out == sent && at_home == capos - sent;
            Violation::unless(fits, "SP-I21", || {
                format!("{at_home} capos of {boss:?} at home and {out} out, {sent} of {capos} sent")
            })?;
        }
        let known = all
            .clone()
            .all(|owner| self.bosses().any(|boss| boss == *owner));
        Violation::unless(known, "SP-I21", || "a stranger's capo".to_owned())?;
        let room = self.capos.park.len() <= self.park_persons();
        Violation::unless(room, "SP-I21", || "the Park is overfull".to_owned())
    }

    /// In how many turns of this act somebody has sent a capo.
    fn turns_taken(&self, boss: Boss) -> u8 {
        match self.stage {
            Stage::Docks { .. } | Stage::Preparation { .. } => 0,
            Stage::Turns { done } => {
                let turn = self.order.round.iter().position(|one| *one == boss);
                let ended = turn.is_some_and(|turn| turn + 1 < usize::from(done));
                let under_way = turn.is_some_and(|turn| turn + 1 == usize::from(done));
                let sent = ended || (under_way && !self.is_sending());
                self.round - u8::from(!sent)
            }
            Stage::War { .. } | Stage::Over => self.round,
        }
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
            (Some(turn), Stage::Turns { .. }) => self.host() == Some(turn.seat),
            (Some(_), _) => false,
            (None, Stage::Turns { .. }) => false,
            (None, _) => true,
        };
        Violation::unless(turn, "SP-I25", || "a turn out of turn".to_owned())
    }
}

/// Numbers of pieces together, however large somebody wrote them down.
fn sum<const N: usize>(parts: [u8; N]) -> u16 {
    parts.into_iter().map(u16::from).sum()
}

/// How many pieces of a building a boss has.
fn pieces(building: Building) -> u8 {
    Slot::ALL
        .iter()
        .filter(|slot| slot.building() == building)
        .count() as u8
}
