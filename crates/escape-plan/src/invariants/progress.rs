//! Where the game stands (EP-I2, EP-I3, EP-I16, EP-I23).

use kernel::{Options as _, Set};

use super::{Check, unless};
use crate::amendment::THERE_AND_BACK;
use crate::city::Placed;
use crate::content::content;
use crate::figure::Figure;
use crate::pieces::{Automa, Exit, Place, Stack, Tile};
use crate::player::Fate;
use crate::state::EscapePlan;
use crate::step::{Stage, Step, Task};

impl EscapePlan {
    pub(super) fn check_table(&self) -> Check {
        let seats = usize::from(self.options.seats());
        unless(
            self.players.len() == seats && self.hands.len() == seats,
            "EP-2.13",
            "there is not one board for each player",
        )?;
        unless(
            (1..=content().game.days).contains(&self.day),
            "EP-1.1",
            "the day is not 1 to 3",
        )?;
        let plans: Set<_> = self.hands.iter().map(|hand| hand.plan).collect();
        let costas = self.costa.map(|costa| costa.plan);
        unless(
            plans.len() == seats && costas.is_none_or(|plan| !plans.contains(plan)),
            "EP-2.16",
            "two players have the same plan",
        )?;
        self.check_order()
    }

    fn check_order(&self) -> Check {
        unless(
            self.order.iter().all(|figure| self.takes_part(*figure)),
            "EP-7.1",
            "somebody is on the turn order track who does not play",
        )?;
        let thieves = self.seats().map(Figure::Thief);
        let automas = Automa::ALL.into_iter().map(Figure::Automa);
        for figure in thieves.chain(automas) {
            let times = self.order.iter().filter(|other| **other == figure).count();
            let playing = match figure {
                Figure::Thief(seat) => self.player(seat).fate == Fate::AtLarge,
                Figure::Automa(automa) => self.agent(automa).is_some() && self.in_city(figure),
            };
            unless(
                times == 1 || (times == 0 && !playing),
                "EP-7.1",
                "somebody is not on the turn order track",
            )?;
        }
        unless(
            self.awake.iter().all(|figure| self.order.contains(figure)),
            "EP-8.4",
            "somebody has a disc and no place in the turn order",
        )
    }

    /// Whether somebody belongs to this game at all.
    pub(super) fn takes_part(&self, figure: Figure) -> bool {
        match figure {
            Figure::Thief(seat) => seat.0 < self.options.seats(),
            Figure::Automa(automa) => self.agent(automa).is_some(),
        }
    }

    /// EP-I2, EP-I3.
    pub(super) fn check_city(&self) -> Check {
        let placed = self.city.placed();
        let starting = [Tile::StartHospital, Tile::StartGang];
        unless(
            placed.len() >= 2 && placed[..2].iter().all(|one| starting.contains(&one.tile)),
            "EP-2.2",
            "the city does not begin with the starting tiles",
        )?;
        for (at, one) in placed.iter().enumerate().skip(2) {
            let around = Placed::around(one.cell());
            let touching = placed[..at]
                .iter()
                .filter(|other| around.contains(&other.cell()));
            unless(
                touching.count() >= 2,
                "EP-I3",
                "a tile did not touch two tiles when it was placed",
            )?;
        }
        self.check_stacks()?;
        let today = match self.stage {
            Stage::City { placed } => placed,
            Stage::Income { .. } => 0,
            _ => content().day.city_tiles_placed,
        };
        let before = 2 + content().day.city_tiles_placed * (self.day - 1);
        unless(
            placed.len() == usize::from(before) + usize::from(today),
            "EP-I2",
            "the number of placed tiles does not fit the day",
        )?;
        self.check_names()
    }

    fn check_stacks(&self) -> Check {
        for tile in Tile::ALL {
            let stacks = Stack::ALL.into_iter();
            let hidden = stacks.filter(|stack| self.stacks[*stack as usize].contains(tile));
            let hidden: tinyvec::ArrayVec<[Stack; 4]> = hidden.collect();
            let up = self.tops.iter().filter(|top| **top == Some(tile)).count();
            let there = hidden.len() + up + usize::from(self.city.contains(tile));
            unless(there == 1, "EP-I2", "a tile is not in exactly one place")?;
            let home = tile.data().stack;
            let mut wrong = hidden.iter().filter(|stack| home != Some(**stack));
            unless(
                wrong.next().is_none(),
                "EP-2.3",
                "a tile lies in a stack of another letter",
            )?;
        }
        Ok(())
    }

    fn check_names(&self) -> Check {
        for tile in Tile::ALL {
            let named = self.named[tile as usize];
            let pending = self
                .agenda
                .iter()
                .any(|task| matches!(task, Task::Ask(_, Step::Name(other)) if *other == tile));
            let field = tile.field().filter(|_| self.city.contains(tile));
            let due = field.is_some() && !pending;
            unless(
                named.is_some() == due,
                "EP-6.7",
                "a field without its tile, or a tile without a field",
            )?;
        }
        for place in Place::ALL {
            let times = self.named.iter().filter(|named| **named == Some(place));
            unless(times.count() <= 1, "EP-6.7", "a place is in the city twice")?;
        }
        Ok(())
    }

    /// EP-I16.
    pub(super) fn check_patrols(&self) -> Check {
        let laid: u16 = self.patrols.iter().map(|laid| u16::from(*laid)).sum();
        let day = usize::from(self.day);
        let before = match self.stage {
            Stage::Income { .. } => day - 1,
            _ => day,
        };
        let revealed = &content().day.patrol_cards_revealed;
        let expected: u8 = revealed[..before].iter().sum();
        unless(
            laid == u16::from(expected) && self.patrols.iter().all(|laid| *laid <= 2),
            "EP-I16",
            "the number of patrol cards does not fit the day",
        )?;
        let closed: Set<Exit> = Exit::ALL
            .into_iter()
            .filter(|exit| self.exit_closed(*exit))
            .collect();
        let with_pile: Set<Exit> = self.piles.exits.iter().copied().collect();
        unless(
            closed == with_pile && closed.len() == self.piles.exits.len(),
            "EP-5.3",
            "exit tiles do not lie at the closed exits",
        )
    }

    /// EP-I23 and what the agenda may hold.
    pub(super) fn check_progress(&self) -> Check {
        let over = self.is_finished();
        unless(
            over == self.agenda.is_empty(),
            "EP-I23",
            "nobody is asked though the game goes on",
        )?;
        if over {
            let waiting = self.players.iter().any(|player| player.at_large());
            return unless(!waiting, "EP-17.1", "somebody is still in the city");
        }
        let Some((seat, step)) = self.asked() else {
            return unless(false, "EP-I23", "something should have happened by itself");
        };
        unless(
            self.agenda.iter().all(|task| match task {
                Task::Ask(seat, _) | Task::Do(seat, _) => seat.0 < self.options.seats(),
            }),
            "EP-I23",
            "somebody is asked who does not play",
        )?;
        self.check_turn()?;
        unless(
            !step.is_moment() || self.turn.is_some_and(|turn| turn.seat == seat),
            "EP-8.5",
            "somebody takes a step of a turn without having one",
        )?;
        self.check_agenda()?;
        unless(self.has_answer(seat, step), "EP-I23", "no option is legal")
    }

    fn check_turn(&self) -> Check {
        let Some(turn) = &self.turn else {
            return Ok(());
        };
        let in_turns = matches!(self.stage, Stage::Turns { .. });
        unless(
            in_turns && turn.seat.0 < self.options.seats() && self.player(turn.seat).at_large(),
            "EP-8.1",
            "a turn is taken by nobody or at the wrong time",
        )?;
        unless(
            (turn.entered.contains(turn.began) || self.options.plays_by(THERE_AND_BACK))
                && turn.entered.contains(self.player(turn.seat).at)
                && turn.route.contains(self.player(turn.seat).at.tile()),
            "EP-9.19",
            "the pawn is not where its route has led",
        )?;
        unless(
            turn.mp <= 6 && turn.entered.without(self.city.map().nodes).is_empty(),
            "EP-9.1",
            "a thief has more movement points than there can be",
        )
    }
}
