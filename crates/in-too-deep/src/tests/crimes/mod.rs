//! Every crime card: a city in which it can be committed with what its effect does to that city and what it
//! pays, and for each of its conditions a city that misses just that one.

mod a;
mod b;
mod c;
mod d;
mod e;
mod f;
mod g;
mod petty;

use kernel::Set;

use super::given::{ANNA, Given, read, table};
use crate::content::{CrimeData, Reward};
use crate::crime::Clause;
use crate::pieces::{Crime, Outcome};
use crate::step::Step;

/// What is expected of one card.
pub(super) struct Card {
    crime: &'static str,
    /// A city in which all conditions hold; the notation is that of `scene`.
    meets: &'static str,
    /// For each condition, in the order of the card, a city that misses it and no other.
    misses: &'static [&'static str],
    /// What is chosen while the effect is carried out.
    choices: &'static [&'static str],
    /// What the effect changes in the city; all else stays.
    after: &'static str,
    /// Intel, dilemmas, evidence, processing and support: careful and reckless, or a petty crime's only.
    pays: &'static [[u8; 5]],
}

const TABLES: [&[Card]; 8] = [
    a::CARDS,
    b::CARDS,
    c::CARDS,
    d::CARDS,
    e::CARDS,
    f::CARDS,
    g::CARDS,
    petty::CARDS,
];

/// Every card of the data is in a table here, once. (ID-17.5)
#[test]
fn every_crime_has_its_entry() {
    let entries: Vec<Crime> = TABLES
        .into_iter()
        .flatten()
        .map(|card| read(card.crime))
        .collect();
    let different: Set<Crime> = entries.iter().copied().collect();
    let missing: Vec<&str> = Set::<Crime>::full()
        .without(different)
        .iter()
        .map(Crime::id)
        .collect();
    assert!(missing.is_empty(), "no entry for {missing:?}");
    assert_eq!(entries.len(), Crime::ALL.len());
}

/// Checks every card of a table.
fn check(cards: &[Card]) {
    for card in cards {
        card.is_refused_where_a_condition_is_missed();
        card.is_refused_without_its_prerequisite();
        for (outcome, pays) in Outcome::ALL.into_iter().zip(card.pays) {
            card.is_committed(outcome, *pays);
        }
    }
}

impl Card {
    fn crime(&self) -> Crime {
        read(self.crime)
    }

    /// The card in Anna's hand in this city, with a story that allows it.
    fn given(&self, city: &str) -> Given {
        let needed = self.crime().prerequisites().unwrap_or_default();
        let opened: Vec<&str> = needed.iter().take(1).map(Crime::id).collect();
        table(2)
            .laid(city)
            .hand(ANNA, &[self.crime])
            .story(&opened)
            .acting(ANNA)
    }

    fn commit(&self) -> String {
        format!("commit {}", self.crime)
    }

    fn is_refused_where_a_condition_is_missed(&self) {
        let clauses = &self.crime().data().when;
        let name = self.crime;
        assert_eq!(self.misses.len(), clauses.len(), "{name}: one city each");
        for (missed, city) in self.misses.iter().enumerate() {
            let given = self.given(city);
            let scene = given.game.open.scene(ANNA);
            assert!(!scene.allows(self.crime()), "{name} in {city}");
            assert!(!given.may(&self.commit()), "{name} is offered in {city}");
            // No other condition is to blame.
            let mut rest = clauses.clone();
            rest.remove(missed);
            let meets_the_rest = !scene.bindings(&self.with(rest)).is_empty();
            assert!(meets_the_rest, "{name} misses more than that in {city}");
            assert!(scene.bindings(&self.with(clauses.clone())).is_empty());
        }
    }

    /// The card with other conditions.
    fn with(&self, when: Vec<Clause>) -> CrimeData {
        let card = self.crime().data();
        CrimeData {
            id: card.id,
            deck: card.deck,
            storyline: None,
            plus4: false,
            roles: card.roles.clone(),
            open_zone: card.open_zone,
            due: Clause::by_due(&when, &card.roles),
            when,
            effect: Vec::new(),
            rewards: [Reward::default(); 2],
        }
    }

    fn is_refused_without_its_prerequisite(&self) {
        if self.crime().prerequisites().is_some() {
            let given = self.given(self.meets).story(&[]);
            assert!(!given.may(&self.commit()), "{} opens itself", self.crime);
        }
    }

    fn is_committed(&self, outcome: Outcome, pays: [u8; 5]) {
        let name = self.crime;
        let mut given = self.given(self.meets);
        let expected = self.given(self.meets).laid(self.after).game.open.city;
        assert!(given.game.open.scene(ANNA).allows(self.crime()), "{name}");
        assert!(given.may(&self.commit()), "{name} is not offered");
        given = given.act(&self.commit());
        for choice in self.choices {
            assert!(given.may(choice), "{name}: {choice} of {:?}", given.legal());
            given = given.act(choice);
        }
        assert_eq!(given.game.open.city, expected, "{name}: its effect");
        if !self.crime().is_petty() {
            assert_eq!(given.step(), Step::Outcome(self.crime()), "{name}");
            given = given.act(&format!("outcome {}", outcome.id()));
        }
        self.has_paid(given, pays);
    }

    /// Follows the rewards to the end of the crime.
    fn has_paid(&self, mut given: Given, pays: [u8; 5]) {
        let name = self.crime;
        let [intel, dilemmas, evidence, process, support] = pays;
        assert_eq!(given.console(ANNA).intel, 3 + u16::from(intel), "{name}");
        let hand = given.papers(ANNA).dilemmas.len();
        assert_eq!(hand, usize::from(dilemmas), "{name}: dilemmas");
        if let Step::Bar { more } = given.step() {
            assert_eq!(more + 1, evidence, "{name}: evidence");
            given = given.act_first("evidence");
        }
        let gained = given.papers(ANNA).evidence();
        assert_eq!(gained, evidence, "{name}: evidence");
        // Nothing can be processed by who has nothing.
        if let Step::Process { left } = given.step() {
            assert_eq!(left, process, "{name}: processing");
            given = given.act("pass");
        } else {
            assert!(process == 0 || gained == 0, "{name}: processing");
        }
        let asked_for_support = given.step() == Step::Support;
        assert_eq!(asked_for_support, support > 0, "{name}: support");
        if asked_for_support {
            given.game.open.agenda.pop();
            given.deal(|dealer| dealer.settle());
        }
        self.lies_where_it_belongs(&given);
    }

    fn lies_where_it_belongs(&self, given: &Given) {
        let crime = self.crime();
        let petty = crime.is_petty();
        let open = &given.game.open;
        assert_eq!(open.petty_pile.contains(crime), petty);
        assert_eq!(open.story.contains(crime), !petty);
        assert_eq!(given.console(ANNA).ports.is_empty(), !petty);
        assert!(given.papers(ANNA).crimes.is_empty());
    }
}
