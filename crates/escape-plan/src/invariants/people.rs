//! Players and automas (EP-I6 to EP-I12, EP-I15, EP-I18 to EP-I21).

use kernel::{Seat, Set};

use super::{Check, unless};
use crate::automa::Agent;
use crate::content::content;
use crate::figure::Figure;
use crate::node::Site;
use crate::notoriety::{CUBES, Notoriety};
use crate::pieces::{Asset, Automa, Place, Target};
use crate::player::{Fate, PRICE_SLOTS, Player, SLOTS, WOUNDS, item_slots};
use crate::state::EscapePlan;
use crate::step::Stage;

/// Far above what any game reaches, far below what would overflow.
const MOST: u16 = 9_999;

impl EscapePlan {
    pub(super) fn check_player(&self, seat: Seat) -> Check {
        let player = self.player(seat);
        self.check_visits(player.visited)?;
        unless(
            player.visited.contains_all(player.on_income),
            "EP-I6",
            "a cube lies on an income symbol of a place that was not visited",
        )?;
        let plan = self.hand(seat).plan;
        let told = |place: Place| plan.amount(place).is_none() == player.on_income.contains(place);
        unless(
            player.visited.iter().all(told),
            "EP-12.9",
            "a cube does not lie where the plan says",
        )?;
        self.check_notoriety(player.notoriety)?;
        unless(
            player.wounds <= WOUNDS,
            "EP-I8",
            "there are too many wounds",
        )?;
        unless(
            self.hand(seat).cash <= MOST,
            "EP-I15",
            "there is too much cash",
        )?;
        let resting = self.stage.part().is_some() || self.is_finished();
        unless(
            resting || !player.rested,
            "EP-I20",
            "a rest token shows the moon though nobody can have rested today",
        )?;
        check_assets(player)?;
        check_slots(player)?;
        self.check_pawn(seat)
    }

    fn check_visits(&self, visited: Set<Place>) -> Check {
        unless(
            visited.iter().all(|place| self.field_of(place).is_some()),
            "EP-I6",
            "a cube lies on a place that is not in the city",
        )
    }

    /// EP-I7, EP-I9.
    fn check_notoriety(&self, notoriety: Notoriety) -> Check {
        let track = &content().notoriety_track;
        unless(
            (track.lowest..=track.highest).contains(&notoriety.level),
            "EP-I9",
            "a level is not on the track",
        )?;
        unless(
            u16::from(notoriety.red) + u16::from(notoriety.blue) <= u16::from(CUBES),
            "EP-I7",
            "there are too many notoriety cubes",
        )?;
        let in_turns = matches!(self.stage, Stage::Turns { .. } | Stage::Update { .. });
        let over = self.is_finished();
        unless(
            in_turns || over || notoriety.pool() == CUBES,
            "EP-I7",
            "notoriety cubes are out of the pool outside the actions phase",
        )
    }

    /// EP-I18, EP-I19.
    fn check_pawn(&self, seat: Seat) -> Check {
        let player = self.player(seat);
        unless(
            self.city.contains(player.at.tile()),
            "EP-I18",
            "a pawn stands on a tile that is not in the city",
        )?;
        let travelling = self
            .turn
            .is_some_and(|turn| turn.seat == seat && !turn.arrived);
        unless(
            travelling || player.at.site().is_some(),
            "EP-I18",
            "a pawn does not stand on a location",
        )?;
        let escaped = self.escapes.contains(&Figure::Thief(seat));
        unless(
            escaped == (player.fate == Fate::Escaped),
            "EP-I19",
            "the list of escapes is wrong",
        )?;
        unless(
            player.fate != Fate::Escaped || matches!(player.at.site(), Some(Site::Exit(_))),
            "EP-I18",
            "somebody escaped, but not through an exit",
        )?;
        unless(
            player.fate == Fate::AtLarge || self.day == 3,
            "EP-I19",
            "somebody left the city before day 3",
        )
    }

    /// EP-I7: whoever has updated has all cubes back in the pool.
    pub(super) fn check_updated(&self) -> Check {
        let Stage::Update { next, .. } = self.stage else {
            return Ok(());
        };
        let updated = |figure: &Figure| match figure {
            Figure::Thief(seat) => {
                let player = self.player(*seat);
                player.fate == Fate::Arrested || player.notoriety.pool() == CUBES
            }
            Figure::Automa(automa) => self
                .agent(*automa)
                .is_some_and(|agent| agent.notoriety.pool() == CUBES),
        };
        unless(
            self.order.iter().take(usize::from(next)).all(updated),
            "EP-I7",
            "notoriety cubes are out of the pool after an update",
        )
    }

    /// EP-I19: everybody leaves once at most, and Sandra never.
    pub(super) fn check_escapes(&self) -> Check {
        let listed = &self.escapes;
        let sound = listed.iter().enumerate().all(|(at, figure)| {
            let fugitive = match figure {
                Figure::Thief(seat) => seat.0 < self.options.seats(),
                Figure::Automa(automa) => *automa == Automa::Costa,
            };
            fugitive && !listed[..at].contains(figure)
        });
        unless(sound, "EP-I19", "the list of escapes is wrong")
    }

    pub(super) fn check_automas(&self) -> Check {
        unless(
            self.sandra.is_some() == self.options.sandra(),
            "EP-2.19",
            "Sandra plays with one or two players",
        )?;
        unless(
            self.costa.is_some() == self.options.solo(),
            "EP-2.19",
            "Costa plays with one player",
        )?;
        for automa in Automa::ALL {
            if let Some(agent) = self.agent(automa) {
                self.check_agent(agent)?;
            }
        }
        if let Some(sandra) = &self.sandra {
            let removed = [sandra.removed].into_iter().collect();
            unless(
                sandra.seen.intersection(removed).is_empty(),
                "EP-I21",
                "the card that was removed has been seen",
            )?;
            let spent = sandra.agent.spent.iter().filter_map(Target::exit);
            unless(
                sandra.seen.contains_all(spent.collect()),
                "EP-I21",
                "an exit card was spent unseen",
            )?;
        }
        let escaped = self.costa.is_some_and(|costa| costa.escaped);
        unless(
            escaped == self.escapes.contains(&Figure::Automa(Automa::Costa)),
            "EP-I19",
            "the list of escapes is wrong",
        )?;
        unless(
            !escaped || self.day == 3,
            "EP-I19",
            "Costa left the city before day 3",
        )
    }

    fn check_agent(&self, agent: &Agent) -> Check {
        self.check_visits(agent.visited)?;
        self.check_notoriety(agent.notoriety)?;
        unless(
            self.city.contains(agent.at.tile()) && agent.at.site().is_some(),
            "EP-I18",
            "an automa does not stand on a location of the city",
        )?;
        let targets = Place::ALL.into_iter().zip(Target::ALL);
        let mut visited = targets.filter(|(place, _)| agent.visited.contains(*place));
        unless(
            visited.all(|(_, target)| agent.spent.contains(target)),
            "EP-I21",
            "an automa has not spent the card of a place it visited",
        )
    }
}

/// EP-I10, EP-I12.
fn check_assets(player: &Player) -> Check {
    let mut seen: Set<Asset> = Set::default();
    let mut count = 0;
    let priced: Set<Asset> = player.priced.iter().map(|priced| priced.asset).collect();
    for part in [player.book, player.pouch, priced, player.lost] {
        count += part.len();
        seen = seen.union(part);
    }
    unless(
        count == Asset::ALL.len()
            && seen.len() == count
            && priced.len() == player.priced.len()
            && player.priced.len() <= PRICE_SLOTS,
        "EP-I10",
        "the assets are not each in one place",
    )
}

/// EP-I11, EP-I12, EP-I14.
fn check_slots(player: &Player) -> Check {
    let open = SLOTS.checked_sub(usize::from(player.handcuffs));
    let Some(open) = open else {
        return unless(false, "EP-I11", "there are more handcuffs than slots");
    };
    // Contacts may lie under handcuffs; assets may not, and contacts make no room for them.
    unless(
        player.book.is_empty() || player.contacts.len() + player.book.len() <= open,
        "EP-I11",
        "two things lie on one contact slot",
    )?;
    unless(
        player.items.len() + player.pouch.len() <= item_slots(),
        "EP-I12",
        "two things lie on one inventory slot",
    )?;
    let board = &content().player_board;
    unless(
        player.gas <= board.gas_can_slots && player.key_count() <= board.key_slots,
        "EP-I14",
        "a player holds too many gas cans or keys",
    )
}
