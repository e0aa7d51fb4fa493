//! The course of the game: turns (ID-4), and when a chapter ends (ID-21).

use kernel::Seat;

use super::Dealer;
use crate::console::Agent;
use crate::content::content;
use crate::event::Event;
use crate::state::Open;
use crate::step::{Chore, Step, Turn};

/// The number of chapters.
pub(super) const CHAPTERS: u8 = 3;

impl Dealer<'_> {
    /// A turn is over: the next one begins, or the chapter is resolved (ID-21).
    pub(super) fn advance(&mut self) {
        self.count_quiet_turns();
        let open = &mut self.game.open;
        let over = match (open.ending, open.last_turns) {
            (None, _) => false,
            (Some(_), None | Some(0)) => true,
            (Some(_), Some(left)) => {
                open.last_turns = Some(left - 1);
                false
            }
        };
        if over {
            self.resolve_chapter();
        } else {
            let next = self.game.open.after(self.game.open.turn.agent);
            self.begin_turn(next);
        }
    }

    /// The turn of an agent begins (ID-4.1).
    pub(crate) fn begin_turn(&mut self, agent: Agent) {
        self.game.open.turn = Turn {
            agent,
            actions: content().setup.base_actions,
            ..Turn::default()
        };
        self.tell(Event::TurnBegan { agent });
        match agent {
            Agent::Person(seat) => self.plan_turn(seat),
            Agent::Echo => self.echo_turn(),
        }
    }

    /// The five steps, the last one first; who is short of crimes draws before (ID-19.9).
    fn plan_turn(&mut self, seat: Seat) {
        self.then(seat, Chore::EndTurn);
        self.then(seat, Chore::Draw);
        self.ask(seat, Step::Discard { begun: false });
        self.ask(seat, Step::Act);
        self.then(seat, Chore::RaiseGrip);
        self.ask(seat, Step::Hook { unhooked: false });
        self.then(seat, Chore::Draw);
    }

    /// The end of the chapter is triggered by what the display lacks, once (ID-21.1, ID-21.4).
    pub(super) fn trigger_end(&mut self) {
        let Open { turn, chapter, .. } = self.game.open;
        if self.announce_end() {
            let agent = turn.agent;
            self.tell(Event::ChapterEndTriggered { agent, chapter });
        }
    }

    /// Where nobody can gain evidence any more, the chapter ends without it, if the table has chosen so (ID-R89).
    fn count_quiet_turns(&mut self) {
        let open = &mut self.game.open;
        if !open.options.bounds_standstill() {
            return;
        }
        open.quiet_turns += 1;
        let patience = content().values.quiet_rounds * open.options.agents();
        let chapter = open.chapter;
        if open.quiet_turns >= patience && self.announce_end() {
            self.tell(Event::TrailWentCold { chapter });
        }
    }

    /// This is the last turn of the chapter, or the last round of the last. False if that was known.
    fn announce_end(&mut self) -> bool {
        let agents = self.game.open.options.agents();
        let open = &mut self.game.open;
        open.quiet_turns = 0;
        if open.ending.is_some() {
            return false;
        }
        open.ending = Some(open.turn.agent);
        if open.chapter == CHAPTERS {
            open.last_turns = Some(agents - 1);
        }
        true
    }

    /// Cards set aside come into the hand, and the turn is over (ID-19.6).
    pub(super) fn end_turn(&mut self, seat: Seat) {
        let papers = self.game.papers_mut(seat);
        let crimes = std::mem::take(&mut papers.aside);
        if !crimes.is_empty() {
            papers.crimes.extend(crimes.iter());
            self.show(seat);
            let audience = kernel::Audience::Only(seat);
            self.log.tell(audience, Event::AsideTaken { seat, crimes });
        }
    }
}
