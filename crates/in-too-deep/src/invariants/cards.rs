//! Cards, and the course of the game (ID-I5, ID-I9, ID-I13, ID-I14, ID-I18).

use std::ops::ControlFlow;

use kernel::{Once, Set, Violation};

use crate::console::Agent;
use crate::pieces::{Crime, Criminal, Deck, EchoCard};
use crate::state::InTooDeep;
use crate::step::{Chore, Stage, Step, Task};

impl InTooDeep {
    pub(super) fn check_cards(&self) -> Result<(), Violation> {
        let mut crimes = Once::new("ID-I9");
        crimes.add(self.open.story.iter())?;
        crimes.add(self.open.petty_pile.iter())?;
        for deck in &self.hidden.decks {
            crimes.add(deck.shuffled.iter())?;
            crimes.add(deck.under.iter().map(|one| one.card))?;
        }
        let mut dilemmas = Once::new("ID-I9");
        dilemmas.add(self.hidden.dilemmas.deck.iter())?;
        dilemmas.add(self.hidden.dilemmas.discard.iter())?;
        for papers in &self.hidden.papers {
            crimes.add(papers.crimes.iter())?;
            crimes.add(papers.aside.iter())?;
            dilemmas.add(papers.dilemmas.iter())?;
            dilemmas.add(papers.databank.iter())?;
            let chosen = papers.dilemmas.contains_all(papers.storing);
            Violation::unless(chosen, "ID-I16", || {
                "a chosen dilemma not in hand".to_owned()
            })?;
        }
        crimes.add(self.open.echo.and_then(|echo| echo.crime))?;
        // A crime that is being committed lies on the table.
        crimes.add(self.open.agenda.iter().filter_map(|task| match task {
            Task::Do(_, Chore::LayOut(crime)) => Some(*crime),
            _ => None,
        }))?;
        crimes.complete(self.open.crimes_in_play())?;
        dilemmas.complete(Set::full())?;
        for deck in Deck::ALL {
            let cards = self.deck(deck);
            let under: Set<Crime> = cards.under.iter().map(|one| one.card).collect();
            let own = Crime::of(deck).contains_all(cards.shuffled.union(under));
            Violation::unless(own, "ID-I9", || format!("a wrong card in {}", deck.id()))?;
        }
        self.check_echo()
    }

    fn check_echo(&self) -> Result<(), Violation> {
        let Some(echo) = self.open.echo else {
            return Ok(());
        };
        let mut cards = Once::<EchoCard>::new("ID-I9");
        cards.add(echo.deck.iter())?;
        cards.add(echo.used.iter())?;
        cards.add(echo.card)?;
        cards.complete(Set::full())?;
        let mut letters = Once::<Criminal>::new("ID-I4");
        letters.add(echo.letters)?;
        letters.add(echo.off)?;
        letters.complete(self.open.city.in_play().collect())?;
        let held = self.papers(Agent::Echo).crimes.len();
        Violation::unless(held <= 1, "ID-I9", || format!("Echo holds {held} crimes"))
    }

    pub(super) fn check_course(&self) -> Result<(), Violation> {
        let open = &self.open;
        let known = (1..=3).contains(&open.chapter) && open.first.0 < open.options.seats();
        Violation::unless(known, "ID-I18", || format!("chapter {}", open.chapter))?;
        let over = open.stage == Stage::Over;
        let ended = !over || (open.chapter == 3 && open.agenda.is_empty());
        Violation::unless(ended, "ID-I18", || "over before its end".to_owned())?;
        // Somebody is always asked, or the game is over; and whoever is asked has an answer.
        let asked = over || !self.owing().is_empty();
        Violation::unless(asked, "ID-I19", || "nobody is asked".to_owned())?;
        let answered = open.asked().is_none_or(|(seat, step)| {
            let answers = self.each_answer(seat, step, &mut |_| ControlFlow::Break(()));
            answers.is_break()
        });
        Violation::unless(answered, "ID-I19", || {
            "a question without an answer".to_owned()
        })?;
        self.check_turn()
    }

    /// Who begins a turn has the minimum of crime cards, unless the decks are exhausted (ID-I13).
    fn check_turn(&self) -> Result<(), Violation> {
        let Some((seat, step)) = self.open.asked() else {
            return Ok(());
        };
        if !matches!(step, Step::Hook { .. }) {
            return Ok(());
        }
        let crimes = self.papers(seat).crimes;
        let short = |cards: Set<Crime>, decks: &[Deck]| {
            let none = crimes.intersection(cards).is_empty();
            none && decks.iter().any(|deck| !self.deck(*deck).is_empty())
        };
        let fits =
            !short(Crime::major(), &Deck::LEVELS) && !short(Crime::of(Deck::Petty), &[Deck::Petty]);
        Violation::unless(fits, "ID-I13", || {
            format!("seat {} is short of crimes", seat.index())
        })
    }
}
