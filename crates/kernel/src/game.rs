//! What a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::edition::{Amendment, Amendments};
use crate::log::Log;
use crate::offers::Offers;
use crate::option::Options;
use crate::phrase::Phrase;
use crate::refusal::{Explain, NotationError, Refusal, Violation};
use crate::rule::{RuleId, Rulebook};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::standing::Standing;

/// What is fixed about a game.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Its id outside code, such as `escape-plan`.
    pub id: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// The prefix of its rule IDs, such as `EP`.
    pub prefix: &'static str,
    /// The number under which the rules of its first edition were committed to.
    pub first_edition: u32,
    /// What was corrected in its rules since then, by number.
    pub amendments: &'static [Amendment],
    /// Language tag and numbered rules in Markdown. English stands first: it is complete, and the
    /// authority; a translation may leave examples and invariants out.
    pub rules: &'static [(&'static str, &'static str)],
    /// Language tag and Fluent file, for every language.
    pub texts: &'static [(&'static str, &'static str)],
}

impl Info {
    /// The numbered rules in a language, in English where the translation has nothing.
    pub fn rulebook(&self, lang: &str) -> Rulebook {
        let read = |(_, text): &(&str, &str)| Rulebook::parse(text, self.prefix);
        let english = self.rules.first().map(read).unwrap_or_default();
        match self.rules.iter().skip(1).find(|(tag, _)| *tag == lang) {
            Some(translation) => english.translated(&read(translation)),
            None => english,
        }
    }
}

/// One decision of one seat: a small value with a stable, readable ASCII notation. It has no semicolon:
/// that separates several actions where they are written in one line.
pub trait Action:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Action for T where
    T: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static
{
}

/// An action as it is offered to a person: what it does here and now, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// What it does, with its cost.
    pub phrase: Phrase,
    /// The rule that says so.
    pub rule: RuleId,
}

/// Hidden information, by name and value: what [`Game::imagine`] has to make up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// What is hidden, such as `deck`.
    pub name: &'static str,
    /// Its value in any unambiguous form.
    pub value: String,
}

/// A game in progress: a deterministic state machine whose state is a plain value.
///
/// A game asks one or more seats for decisions until it is over. What remains to be resolved lives
/// in the state as an agenda of pending steps; a compound move is a sequence of small decisions.
/// Opponents whom the rules play (automas) are not seats: the game plays them inside `apply`.
pub trait Game:
    Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + Sized + 'static
{
    /// What was chosen at the table.
    type Options: Options;
    /// One decision.
    type Action: Action;
    /// What is asked of a seat, and why.
    type Prompt: Explain + Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What happened.
    type Event: Explain + Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why an action is not legal.
    type WhyNot: Explain + Clone + PartialEq + Debug;
    /// Everything one viewer may know.
    type View: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is fixed about the game.
    const INFO: Info;

    /// Sets the game up.
    fn new(options: &Self::Options, chance: &mut Chance, log: &mut Log<Self::Event>) -> Self;

    /// What was chosen at the table.
    fn options(&self) -> &Self::Options;

    /// The seats that owe a decision; empty if and only if the game is over.
    fn to_act(&self) -> SeatSet;

    /// What is asked of a seat that owes a decision; `None` for any other.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// Offers every legal action of a seat, each once, in a fixed order, until it is enough; none of a seat
    /// that owes no decision.
    fn each_legal(&self, seat: Seat, offers: &mut impl Offers<Self::Action>) -> ControlFlow<()>;

    /// Why an action of a seat that owes a decision is not legal.
    fn refuse(&self, seat: Seat, action: Self::Action) -> Option<Self::WhyNot>;

    /// Carries out an action that is legal. Returns the seats for which it revealed something (chance was
    /// drawn, hidden information was shown, the turn passed on): these may no longer step back before it
    /// without everybody's consent.
    ///
    /// Whoever is not sure that it is legal calls [`Game::apply`].
    fn perform(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> SeatSet;

    /// Everything `viewer` may know and nothing more, built up from the observer.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full state that is consistent with a view, drawn fairly from what the viewer does not know.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// What is hidden from `viewer`, item by item. Testkit checks that no view tells it.
    fn secrets(&self, viewer: Viewer) -> Vec<Secret>;

    /// The score sheet as the owner of the view may see it.
    fn standing(view: &Self::View) -> Standing;

    /// What an action that is legal in this view does, in words.
    fn describe(view: &Self::View, action: Self::Action) -> Choice;

    /// A sensible choice among `legal` for somebody who has left the table.
    ///
    /// `legal` is never empty.
    fn default_action(view: &Self::View, legal: &[Self::Action]) -> Self::Action;

    /// Checks every invariant; a state that was loaded from outside is played only if they hold.
    fn validate(&self) -> Result<(), Violation>;

    /// Whether nothing is being resolved: everything that was begun is done, and what is asked next is how a turn
    /// begins. Here a table may take up amendments.
    fn is_between_turns(&self) -> bool;

    /// Plays by more amendments from now on; [`Game::is_between_turns`].
    fn take_up(&mut self, amendments: Amendments);

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// Takes an action, as [`Game::perform`] does, if it is legal. A refusal changes neither state nor
    /// chance nor log.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<SeatSet, Refusal<Self::WhyNot>> {
        let to_act = self.to_act();
        if to_act.is_empty() {
            return Err(Refusal::Over);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotToAct);
        }
        match self.refuse(seat, action) {
            Some(why) => Err(Refusal::Rule(why)),
            None => Ok(self.perform(seat, action, chance, log)),
        }
    }

    /// Appends the legal actions of a seat.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        let _ = self.each_legal(seat, &mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
    }

    /// The legal actions of a seat.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions
    }
}

/// A state through the eyes of one seat: all that a player, human or bot, is ever handed.
pub struct Eyes<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of `seat`.
    pub fn new(state: &'a G, seat: Seat) -> Eyes<'a, G> {
        Eyes { state, seat }
    }

    /// Whose eyes they are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What is asked of the seat.
    pub fn prompt(&self) -> Option<G::Prompt> {
        self.state.prompt(self.seat)
    }

    /// The legal actions of the seat, into a buffer that is cleared first.
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        actions.clear();
        self.state.legal(self.seat, actions);
    }
}
