//! Notoriety updates, lines, forced police moves and rewards (EP-13).

use kernel::{RuleId, Seat};

use super::Dealer;
use crate::content::content;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::{Automa, Officer, Tile};
use crate::player::Fate;
use crate::state::EscapePlan;
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// Moves a marker; wounds beyond the top come first, then the lines (EP-13.4 to EP-13.7). When
    /// nobody is left in the city the lines have no effect (EP-8.11).
    pub(super) fn update_notoriety(&mut self, figure: Figure, last: bool) {
        let Some(notoriety) = self.notoriety(figure) else {
            return;
        };
        let rise = notoriety.update();
        if rise.from != rise.to {
            self.tell(Event::LevelChanged {
                figure,
                from: rise.from,
                to: rise.to,
            });
        }
        if !last {
            for line in rise.lines().rev() {
                // Nobody is asked, so an automa's line may lie before any seat.
                let seat = figure.seat().unwrap_or(Seat(0));
                let crosser = figure;
                self.then(seat, Chore::Line { crosser, line });
            }
        }
        if let Some(seat) = figure.seat()
            && rise.beyond > 0
        {
            let (count, why) = (rise.beyond, RuleId("EP-13.6"));
            self.tell(Event::Wounded { seat, count, why });
            self.then(seat, Chore::Wounds { count, own: false });
        }
    }

    /// Lays out what a crossed line brings: forced moves in turn order, then the reward.
    pub(super) fn cross_line(&mut self, crosser: Figure, line: u8) {
        let figure = crosser;
        self.tell(Event::LineCrossed { figure, line });
        if let Some(seat) = crosser.seat() {
            self.then(seat, Chore::Reward(line));
        }
        let level = self.game.level(crosser);
        let order = self.game.order;
        for figure in order.iter().rev().copied() {
            if figure == crosser || self.game.level(figure) >= level {
                continue;
            }
            self.plan_forced_move(figure, crosser);
        }
    }

    fn plan_forced_move(&mut self, owing: Figure, towards: Figure) {
        // In the solo game nobody moves officers any more once the player is out (EP-19.13).
        if self.game.options.solo() && self.game.at_large().next().is_none() {
            return;
        }
        match owing {
            Figure::Thief(seat) if self.game.player(seat).fate != Fate::Arrested => {
                self.ask(
                    seat,
                    Step::ForceOfficer {
                        towards,
                        for_sandra: false,
                    },
                );
            }
            Figure::Thief(_) => {}
            Figure::Automa(automa) if self.game.options.solo() => {
                // The procedure belongs to the only player's table; the seat is not asked.
                self.then(Seat(0), Chore::Procedure { automa, towards });
            }
            Figure::Automa(_) => {
                if let Some(seat) = self.game.deputy(towards) {
                    self.ask(
                        seat,
                        Step::ForceOfficer {
                            towards,
                            for_sandra: true,
                        },
                    );
                }
            }
        }
    }

    pub(super) fn force_officer(
        &mut self,
        by: Figure,
        for_sandra: bool,
        officer: Officer,
        from: Tile,
        to: Tile,
    ) {
        self.shift_officer(officer, from, to);
        self.tell(Event::OfficerForced {
            by,
            for_sandra,
            officer,
            from,
            to,
        });
    }

    /// Moves an officer; whether he was evaded goes with him (EP-11.4).
    pub(super) fn shift_officer(&mut self, officer: Officer, from: Tile, to: Tile) {
        let one = [officer].into_iter().collect();
        let on = &mut self.game.police.on;
        on[from as usize] = on[from as usize].without(one);
        on[to as usize].insert(officer);
        if let Some(turn) = &mut self.game.turn {
            let evaded = turn.evaded[from as usize].contains(officer);
            turn.evaded[from as usize] = turn.evaded[from as usize].without(one);
            turn.evaded[to as usize] = turn.evaded[to as usize].without(one);
            if evaded {
                turn.evaded[to as usize].insert(officer);
            }
        }
    }

    /// The forced move of an automa in the solo game: the officer who ends nearest to the crosser, SWAT
    /// before Federal before County, from farthest away, then by lot (EP-19.12).
    pub(super) fn follow_procedure(&mut self, automa: Automa, towards: Figure) {
        let game = &*self.game;
        let goal = game.node_of(towards).tile();
        let distance = |tile: Tile| game.city.map().distance[tile as usize][goal as usize];
        let severity = |officer: Officer| officer as u8;
        let rank = |(from, officer, to): &(Tile, Officer, Tile)| {
            use std::cmp::Reverse;
            (
                distance(*to),
                Reverse(severity(*officer)),
                Reverse(distance(*from)),
            )
        };
        // Officers and goals stand on different tiles: never more than 6 times 7 moves are equal.
        let mut best: tinyvec::ArrayVec<[(Tile, Officer, Tile); 42]> = tinyvec::ArrayVec::new();
        for candidate in game.forced_moves(towards) {
            match best.first().map(|first| rank(&candidate).cmp(&rank(first))) {
                Some(std::cmp::Ordering::Greater) => continue,
                Some(std::cmp::Ordering::Less) => best.clear(),
                _ => {}
            }
            best.push(candidate);
        }
        if best.is_empty() {
            return;
        }
        let (from, officer, to) = *self.chance.pick(&best);
        self.force_officer(Figure::Automa(automa), false, officer, from, to);
    }

    /// What a crossed line brings the crosser (EP-13.11).
    pub(super) fn reward(&mut self, seat: Seat, line: u8) {
        let fate = self.game.player(seat).fate;
        if fate == Fate::Arrested {
            return;
        }
        let reward = &content().notoriety_lines[usize::from(line)];
        for _ in 0..reward.extra_action_discs {
            self.take_disc(Figure::Thief(seat), "EP-13.11");
        }
        // Out of the city assets are of no use any more (EP-R96).
        if fate == Fate::AtLarge {
            for _ in 0..reward.unlock_assets {
                self.ask(seat, Step::Unlock);
            }
        }
    }
}

impl EscapePlan {
    /// Who moves an officer for Sandra when a player crosses a line: the other player, unless arrested
    /// (EP-18.14). For an automa's own line nobody owes her anything.
    fn deputy(&self, crosser: Figure) -> Option<Seat> {
        let crosser = crosser.seat()?;
        self.seats()
            .find(|seat| *seat != crosser && self.player(*seat).fate != Fate::Arrested)
    }

    /// Whether an officer may stand on a city tile (EP-3.8).
    pub(crate) fn admits(&self, tile: Tile, officer: Officer) -> bool {
        self.city.contains(tile)
            && tile != Tile::StartHospital
            && !self.police.on[tile as usize].contains(officer)
    }

    /// Every officer with a city tile that is nearer to a figure than where he stands (EP-13.10).
    pub(crate) fn forced_moves(
        &self,
        towards: Figure,
    ) -> impl Iterator<Item = (Tile, Officer, Tile)> + '_ {
        let officers = self.city.tiles().iter().flat_map(|from| {
            let on = self.police.on[from as usize];
            on.iter().map(move |officer| (from, officer))
        });
        officers.flat_map(move |(from, officer)| {
            self.forced_goals(towards, from, officer)
                .map(move |to| (from, officer, to))
        })
    }

    /// Where a forced officer may go.
    pub(crate) fn forced_goals(
        &self,
        towards: Figure,
        from: Tile,
        officer: Officer,
    ) -> impl Iterator<Item = Tile> + '_ {
        let goal = self.node_of(towards).tile();
        let distance = move |tile: Tile| self.city.map().distance[tile as usize][goal as usize];
        self.city
            .tiles()
            .iter()
            .filter(move |to| distance(*to) < distance(from) && self.admits(*to, officer))
    }
}
