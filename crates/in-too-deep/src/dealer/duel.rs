//! Duels (ID-8.2, ID-8.3).

use kernel::Seat;

use super::Dealer;
use crate::console::Agent;
use crate::content::content;
use crate::event::Event;
use crate::step::Step;

impl Dealer<'_> {
    /// Two agents compare what their dilemmas in hand corrupt them by.
    pub(super) fn duel(&mut self, seat: Seat, opponent: Agent) {
        let challenger = Agent::Person(seat);
        self.tell(Event::DuelFought {
            challenger,
            opponent,
        });
        // Both hands are shown to everybody.
        for one in Seat::all(self.game.open.options.seats()) {
            self.show(one);
        }
        let own = self.show_hand(challenger);
        let other = self.show_hand(opponent);
        let (winner, loser, shown) = if own <= other {
            (challenger, opponent, [own, other])
        } else {
            (opponent, challenger, [other, own])
        };
        let stake = content().values.duel_stake;
        let paid = stake.min(self.game.open.console(loser).intel);
        self.game.open.console_mut(loser).intel -= paid;
        self.game.open.console_mut(winner).intel += paid;
        self.tell(Event::DuelWon {
            winner,
            loser,
            paid,
        });
        match loser {
            Agent::Person(seat) => self.ask(seat, Step::LoseDuel { winner, shown }),
            Agent::Echo => self.echo_discards(),
        }
    }

    /// Shows a hand with its value (ID-12.3).
    fn show_hand(&mut self, agent: Agent) -> i16 {
        let dilemmas = self.game.papers(agent).dilemmas;
        let value = self.game.open.console(agent).corruption_by(dilemmas) as i16;
        self.tell(Event::HandShown {
            agent,
            dilemmas,
            value,
        });
        value
    }

    /// Echo discards a random dilemma (ID-R64).
    fn echo_discards(&mut self) {
        let hand = &mut self.game.papers_mut(Agent::Echo).dilemmas;
        if let Some(dilemma) = self.chance.draw(hand) {
            self.game.hidden.dilemmas.discard.insert(dilemma);
            self.tell(Event::DilemmaDropped { agent: Agent::Echo });
        }
    }
}
