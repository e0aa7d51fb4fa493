//! What one viewer meets at a table: all that any interface is ever handed.

use kernel::{
    Amendments, Chance, Edition, Explain, Game, Log, Options, Phrase, Refusal, RuleId, Seat,
    SeatSet, Seed, Standing, Viewer,
};

use crate::entry::Request;
use crate::header::{Name, Sitter, TableId};
use crate::remark::Heard;
use crate::table::Stopped;

/// The table as one viewer sees it. It is made of the viewer's [`Game::View`] and of what everybody
/// knows; nothing hidden can be drawn from it.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    /// Which table it is.
    pub id: TableId,
    /// What it is called.
    pub title: Name,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Grows whenever something changes for this viewer, and only then: it does not tell how often
    /// others have decided something in secret.
    pub version: u32,
    /// Grows whenever what the viewer's seat has to decide changes. An action is taken only for the
    /// decision that its sender saw.
    pub decision: u32,
    /// What the viewer knows of the game.
    pub view: G::View,
    /// The same at the time when the viewer last acted: what differs is new to it.
    pub before: Option<G::View>,
    /// What the viewer is asked.
    pub prompt: Option<G::Prompt>,
    /// What the viewer may answer.
    pub legal: Vec<G::Action>,
    /// What happened, oldest first.
    pub story: Vec<Told<G::Event>>,
    /// The score sheet.
    pub standing: Standing,
    /// The seats.
    pub places: Vec<Place>,
    /// What the people have said to each other, oldest first.
    pub talk: Vec<Heard>,
    /// What somebody has asked all others.
    pub asked: Option<Asked>,
    /// Where in the story begins what would be taken back if all agree: told while a step back is asked for by
    /// somebody who has done something.
    pub at_stake: Option<usize>,
    /// Whether the viewer can step back.
    pub back: Back,
    /// What the viewer saw at its last decisions, the oldest first, as far as it can step back to them freely:
    /// one step to the last of them, two to the one before.
    pub trail: Vec<G::View>,
    /// Whether the table is finished: the game has ended, or everybody has given up.
    pub finished: bool,
    /// How many actions stand.
    ///
    /// Told when the table is finished; before that it would tell who decides how much in secret.
    pub plies: Option<u32>,
    /// The table that somebody has set for the same company, when this one is over; whoever only watched is no company.
    pub again: Option<Again>,
    /// Every option with its value.
    pub settings: Vec<(&'static str, &'static str)>,
    /// What the table plays by.
    pub edition: Edition,
    /// Those on which the people have agreed, from the next turn on.
    pub agreed: Option<Amendments>,
    /// Those that it could take up.
    pub open_amendments: Amendments,
    /// Why the table cannot go on, if it cannot.
    pub stopped: Option<Stopped>,
    /// What was promised about the shuffle at the beginning.
    pub commitment: String,
    /// The seed, when the table is finished.
    pub seed: Option<Seed>,
}

/// One event of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// What happened.
    pub event: E,
    /// Whether it is new since the viewer last acted.
    pub fresh: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// What whoever sits there is called; `None` while nobody does.
    pub name: Option<Name>,
    /// Who decides for it.
    pub sitter: Sitter,
    /// Whether it still owes a decision.
    pub owes: bool,
    /// Whether the house plays for it.
    pub absent: bool,
    /// Whether it has given up.
    pub conceded: bool,
}

/// A question to everybody that is not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The how-manieth question of this table it is: an answer has to name it, so that a late one is not taken
    /// for the answer to another question.
    pub number: u32,
    /// Who asks.
    pub by: Seat,
    /// What all are asked to agree to.
    pub request: Request,
    /// Who still has to answer.
    pub waiting: SeatSet,
}

/// Another table for the same company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    /// Who has set it.
    pub by: Seat,
    /// Which one it is.
    pub table: TableId,
}

/// Whether a step back is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// There is nothing to take back.
    Nothing,
    /// At once: nothing was revealed.
    Free,
    /// If all others agree.
    Ask,
}

impl<G: Game> Sight<G> {
    /// The viewer's own seat.
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// Every seat with whoever sits there.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat).zip(&self.places)
    }

    /// Does something with the components of the table in play, such as drawing it.
    pub fn within<R>(&self, work: impl FnOnce() -> R) -> R {
        type Of<G> = <<G as Game>::Options as Options>::Content;
        self.edition.pack.enter::<Of<G>, R>(work)
    }

    /// Whether it is on the viewer to decide something.
    pub fn is_my_turn(&self) -> bool {
        self.prompt.is_some()
    }

    /// Asks for reasons why actions are not legal for the viewer's seat.
    ///
    /// They come from a world imagined from the view, so that no reason can tell more than the view.
    pub fn doubts(&self) -> Doubts<G> {
        Doubts::new(self.viewer, &self.view)
    }
}

/// Knows why not.
pub struct Doubts<G> {
    seat: Option<Seat>,
    world: G,
    chance: Chance,
}

impl<G: Game> Doubts<G> {
    pub(crate) fn new(viewer: Viewer, view: &G::View) -> Doubts<G> {
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        Doubts {
            seat: viewer.seat(),
            world: G::imagine(view, &mut chance),
            chance,
        }
    }

    /// Why the viewer cannot take an action now; `None` if it can. A spectator never can, for no reason
    /// but that.
    pub fn why_not(&self, action: G::Action) -> Option<(Option<RuleId>, Phrase)> {
        let refusal = match self.seat {
            None => Refusal::NotToAct,
            Some(seat) => {
                let mut chance = self.chance.clone();
                let mut world = self.world.clone();
                world
                    .apply(seat, action, &mut chance, &mut Log::off())
                    .err()?
            }
        };
        let told = || (refusal.rule(), refusal.phrase());
        Some(self.world.options().within(told))
    }
}

impl<E: Explain> Told<E> {
    /// The rule behind the event.
    pub fn rule(&self) -> RuleId {
        self.event.rule()
    }
}
