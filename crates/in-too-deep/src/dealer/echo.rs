//! Echo's turn (ID-26), also between two people (ID-30).

use kernel::Member;

use super::Dealer;
use crate::city::ZONES;
use crate::console::{Agent, PORTS};
use crate::content::{EchoCardData, content};
use crate::event::{Event, Merit};
use crate::pieces::{Crime, Criminal, Deck, Difficulty, EchoCard, Letter, Turning, Zone};
use crate::step::{Chore, Moved};

/// The size of the group of searches that Echo relocates (ID-26.5).
const GROUP: u8 = 3;

impl Dealer<'_> {
    /// A card, a hook, a move; then manipulations and progress (ID-26.1 to ID-26.4).
    pub(super) fn echo_turn(&mut self) {
        let Some(card) = self.turn_echo_card() else {
            return;
        };
        let chapter = usize::from(self.game.open.chapter) - 1;
        let left = content().echo.manipulations_by_chapter[chapter];
        self.then(Agent::Echo, Chore::EchoEnd);
        self.then(Agent::Echo, Chore::EchoProgress);
        self.then(Agent::Echo, Chore::EchoManipulate { left });
        let criminal = self.echo_target(card.data().hook);
        self.echo_hook(criminal);
        let black = self.roll_black();
        self.tell(Event::EchoRolled { white: 0, black });
        self.echo_moves(criminal, black);
    }

    /// The next card; an empty deck is made anew from the used cards (ID-25.6).
    fn turn_echo_card(&mut self) -> Option<EchoCard> {
        let echo = self.game.open.echo.as_mut()?;
        echo.used.extend(echo.card.take());
        if echo.deck.is_empty() {
            std::mem::swap(&mut echo.deck, &mut echo.used);
            self.tell(Event::EchoShuffled);
        }
        let echo = self.game.open.echo.as_mut()?;
        let card = self.chance.draw(&mut echo.deck)?;
        echo.card = Some(card);
        self.tell(Event::EchoCardTurned { card });
        Some(card)
    }

    /// The card's criminal, or the next letter's that nobody has locked (ID-R54).
    fn echo_target(&self, letter: Letter) -> Criminal {
        let echo = self.game.open.echo.unwrap_or_default();
        let letters = (0..Letter::COUNT).map(|n| Letter::at((letter.index() + n) % Letter::COUNT));
        let mut criminals = letters.map(|letter| echo.at(letter));
        let open = &self.game.open;
        let own = open.console(Agent::Echo).locked;
        let free = criminals.find(|one| own.contains(*one) || !open.is_locked(*one));
        free.unwrap_or(echo.at(letter))
    }

    /// Echo hooks a criminal and gains grip over it alone (ID-26.2, ID-R53).
    fn echo_hook(&mut self, criminal: Criminal) {
        let console = self.game.open.console(Agent::Echo);
        if !console.has(criminal) {
            if console.ports.len() == PORTS {
                self.unhook(Agent::Echo, console.ports[0]);
            }
            self.hook(Agent::Echo, criminal);
        }
        self.gain_grip(Agent::Echo, criminal);
    }

    fn roll_black(&mut self) -> i8 {
        *self.chance.pick(&content().echo.black)
    }

    /// A criminal moves for Echo, across barriers (ID-26.3).
    fn echo_moves(&mut self, criminal: Criminal, steps: i8) {
        self.game.open.turn.moved.criminals.insert(criminal);
        let city = &self.game.open.city;
        if let Some(from) = city.find(criminal) {
            let zone = city.ring.shifted(from, steps);
            self.move_criminal(Agent::Echo, criminal, zone);
        }
    }

    /// One manipulation of the city (ID-26.4, ID-26.5).
    pub(super) fn echo_manipulate(&mut self, left: u8) {
        let card = self.game.open.echo.and_then(|echo| echo.card);
        let Some(card) = card.filter(|_| left > 0) else {
            return;
        };
        self.then(Agent::Echo, Chore::EchoManipulate { left: left - 1 });
        let black = self.roll_black();
        let data = card.data();
        // A thing that has been moved is not moved again (ID-26.6).
        let white = loop {
            let white = self.chance.below(6) as u8 + 1;
            if !self.has_moved(data, white) {
                break white;
            }
            self.tell(Event::EchoRerolls { white });
        };
        self.tell(Event::EchoRolled { white, black });
        let moved = &mut self.game.open.turn.moved;
        match white {
            1 | 2 => {
                let criminal = self.letter_of(data, white);
                self.echo_moves(criminal, black);
            }
            3 => {
                moved.item = true;
                let city = &self.game.open.city;
                let zone = city.ring.shifted(city.item_zone(data.item), black);
                self.move_item(Agent::Echo, data.item, zone);
            }
            4 => {
                moved.searches = true;
                self.echo_searches(data.searches_to);
            }
            5 => {
                moved.barrier = true;
                let border = self.game.open.city.barriers[usize::from(!data.marked_barrier)];
                let turning = if black > 0 {
                    Turning::Clockwise
                } else {
                    Turning::Counter
                };
                self.move_barrier(Agent::Echo, border, turning, black.unsigned_abs());
            }
            _ => {
                moved.guardian = true;
                let city = &self.game.open.city;
                let zone = city.ring.shifted(city.guardian, black);
                self.send_guardian(Agent::Echo, zone);
            }
        }
    }

    fn letter_of(&self, card: &EchoCardData, white: u8) -> Criminal {
        let echo = self.game.open.echo.unwrap_or_default();
        echo.at(card.criminals[usize::from(white) - 1])
    }

    fn has_moved(&self, card: &EchoCardData, white: u8) -> bool {
        let Moved {
            criminals,
            item,
            searches,
            barrier,
            guardian,
            ..
        } = self.game.open.turn.moved;
        match white {
            1 | 2 => criminals.contains(self.letter_of(card, white)),
            3 => item,
            4 => searches,
            5 => barrier,
            _ => guardian,
        }
    }

    /// The group of three searches relocates; some zones then bring Echo something (ID-28.3, ID-28.4).
    fn echo_searches(&mut self, shown: Zone) {
        let city = &self.game.open.city;
        let mut groups = Zone::ALL.into_iter();
        let from = groups.find(|zone| city.searches_in(*zone) == GROUP);
        let mut around = (0..ZONES as u8).map(|steps| city.ring.clockwise(shown, steps));
        let to = around.find(|zone| city.searches_in(*zone) == 0);
        let (Some(from), Some(to)) = (from, to) else {
            return;
        };
        self.shift_searches(Agent::Echo, from, to);
        match to {
            Zone::Parish => self.gain_tolerance(Agent::Echo),
            Zone::Harbor => self.echo_evidence(1),
            Zone::IonTowers => self.then(Agent::Echo, Chore::EchoSupport),
            _ => {}
        }
    }

    /// Progress, and a crime or a setback (ID-26.7 to ID-26.9).
    pub(super) fn echo_progress(&mut self) {
        let difficulty = self.game.open.options.difficulty();
        let side = difficulty.unwrap_or(Difficulty::Normal).side();
        let crime = self.game.papers(Agent::Echo).crimes.iter().next();
        let due = crime.filter(|crime| self.reaches(*crime, side.progress));
        if let Some(crime) = due {
            self.echo_commits(crime);
            return;
        }
        self.tell(Event::EchoSetBack);
        self.gain_intel(Agent::Echo, side.setback_intel, Merit::Setback);
        let left = side.setback_grip;
        self.then(Agent::Echo, Chore::EchoGrip { gain: true, left });
    }

    /// Rolls for progress; tells whether it is enough for her crime.
    fn reaches(&mut self, crime: Crime, progress: [u8; 6]) -> bool {
        let by = *self.chance.pick(&progress);
        let Some(echo) = self.game.open.echo.as_mut() else {
            return false;
        };
        echo.progress += by;
        let progress = echo.progress;
        self.tell(Event::EchoProgressed { by, progress });
        let level = crime.deck().index();
        let needed = content().echo.crime_at.get(level);
        needed.is_some_and(|needed| progress >= *needed)
    }

    /// Echo commits her crime, whatever its conditions (ID-26.9, ID-26.10).
    fn echo_commits(&mut self, crime: Crime) {
        let Some(echo) = self.game.open.echo.as_mut() else {
            return;
        };
        let Some(card) = echo.card else {
            return;
        };
        echo.progress = 0;
        echo.crime = Some(crime);
        self.game.papers_mut(Agent::Echo).crimes.remove(crime);
        let outcome = card.data().outcome;
        self.unhook_all(Agent::Echo);
        self.tell(Event::EchoCommitted { crime, outcome });
        let reward = crime.reward(outcome);
        self.gain_intel(Agent::Echo, reward.intel, Merit::Crime);
        self.draw_dilemmas(Agent::Echo, reward.dilemmas);
        self.then(Agent::Echo, Chore::EchoLayOut);
        let left = reward.process;
        self.then(Agent::Echo, Chore::EchoProcess { left });
        self.echo_evidence(reward.evidence);
    }

    pub(super) fn echo_lay_out(&mut self) {
        if let Some(crime) = self
            .game
            .open
            .echo
            .as_mut()
            .and_then(|echo| echo.crime.take())
        {
            self.game.open.story.insert(crime);
        }
    }

    /// A new crime if she has none, and the letters go round with two people (ID-26.11, ID-30.2).
    pub(super) fn echo_end(&mut self) {
        if self.game.papers(Agent::Echo).crimes.is_empty() {
            self.echo_draws_crime();
        }
        let Some(echo) = self.game.open.echo.as_mut() else {
            return;
        };
        if let Some(coming) = echo.off {
            let off = echo.letters[Letter::COUNT - 1];
            echo.letters.rotate_right(1);
            echo.letters[0] = coming;
            echo.off = Some(off);
            self.tell(Event::EchoRotated { off });
        }
    }

    /// The lowest level of which some storyline has no committed crime (ID-26.11); another if that deck is
    /// empty (ID-R61).
    pub(super) fn echo_draws_crime(&mut self) {
        let wanted = self.echo_level();
        let higher = (wanted..Deck::LEVELS.len()).chain((0..wanted).rev());
        let decks: Vec<Deck> = higher.map(|level| Deck::LEVELS[level]).collect();
        let found = decks
            .into_iter()
            .find(|deck| !self.game.deck(*deck).is_empty());
        if let Some(deck) = found
            && let Some(crime) = self.draw_from(deck)
        {
            self.game.papers_mut(Agent::Echo).crimes.insert(crime);
            self.tell(Event::EchoDrewCrime { deck });
        }
    }

    fn echo_level(&self) -> usize {
        let open = &self.game.open;
        let told = |deck: Deck| {
            let mut lines = crate::pieces::Storyline::ALL
                .into_iter()
                .filter(|line| !open.left_out.contains(*line));
            lines.all(|line| {
                let crimes = Crime::along(line).intersection(Crime::of(deck));
                !open.story.intersection(crimes).is_empty()
            })
        };
        match (told(Deck::Level1), told(Deck::Level2)) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        }
    }
}
