//! What can be wrong with a game, and where it was found.

use std::fmt;

use crate::refusal::Violation;
use crate::replay::ReplayError;
use crate::seat::{Seat, Viewer};

/// The first thing found wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    /// What is wrong.
    pub kind: Kind,
    /// Where it was found.
    pub site: Box<Site>,
}

/// Where a defect was found: enough to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// The game's id.
    pub game: &'static str,
    /// The options, as they are written in a replay file.
    pub options: Vec<String>,
    /// The seed of the whole check.
    pub seed_text: String,
    /// Which game of the check, from 0.
    pub number: u64,
    /// The seed of that game alone: `Play::new(&options, Seed::from_text(seed))`.
    pub seed: String,
    /// The moves up to the defect, as they are written in a replay file.
    pub moves: Vec<String>,
}

/// A part of what happens when an action is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// The state, or the view that is made of it.
    State,
    /// The position in the stream of chance.
    Chance,
    /// The log.
    Log,
}

/// What an imagined world must have in common with the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aspect {
    /// The options.
    Options,
    /// The view from which it was imagined.
    View,
    /// The seats that owe a decision.
    ToAct,
    /// The viewer's legal actions.
    Legal,
    /// The viewer's prompt.
    Prompt,
    /// That a legal action of the viewer is accepted.
    Apply,
}

/// What is wrong. Actions are given in their notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Kind {
    /// The game panicked.
    #[error("it panics: {message}")]
    Panicked {
        /// What it said.
        message: String,
    },
    /// The state does not remember the options it was made with.
    #[error("the state has other options than it was made with")]
    OtherOptions,
    /// An invariant does not hold.
    #[error("an invariant is broken: {0}")]
    Invariant(Violation),

    /// `is_over` and `to_act` disagree.
    #[error("is_over() says {over}, but to_act() says otherwise")]
    EndUnclear {
        /// What `is_over` says.
        over: bool,
    },
    /// Somebody who is not at the table is to act, or learns something.
    #[error("seat {seat} is not at the table")]
    NoSuchSeat {
        /// Who.
        seat: Seat,
    },
    /// A seat owes a decision and has nothing to choose from.
    #[error("dead end: seat {seat} owes a decision and has no legal action")]
    DeadEnd {
        /// Whose.
        seat: Seat,
    },
    /// A seat owes a decision and is not asked.
    #[error("seat {seat} owes a decision and has no prompt")]
    Unprompted {
        /// Whose.
        seat: Seat,
    },
    /// A seat that owes no decision is asked for one, or is offered actions.
    #[error("seat {seat} owes no decision, yet has a prompt or legal actions")]
    OutOfTurn {
        /// Whose.
        seat: Seat,
    },
    /// The game does not end.
    #[error("the game is not over after {plies} actions")]
    Endless {
        /// After how many actions it was given up.
        plies: u32,
    },
    /// The game does not end when everyone takes default actions.
    #[error("the game of default actions is not over after {plies} of them")]
    DefaultsEndless {
        /// After how many actions it was given up.
        plies: u32,
    },

    /// The same question has two answers, or `legal` does not append.
    #[error("legal() of seat {seat} does not append the same actions when asked again")]
    LegalUnstable {
        /// Whose.
        seat: Seat,
    },
    /// A legal action is listed twice.
    #[error("legal() of seat {seat} lists {action:?} twice")]
    LegalTwice {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
    },
    /// `legal` lists it, `apply` refuses it.
    #[error("{action:?} is legal for seat {seat}, but apply refuses it: {refusal}")]
    LegalRefused {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
        /// What `apply` says.
        refusal: String,
    },
    /// `legal` does not list it, `apply` accepts it.
    #[error("{action:?} is not legal for seat {seat}, but apply accepts it")]
    IllegalAccepted {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
    },
    /// A refusal changed something.
    #[error("the refusal of {action:?} by seat {seat} changes something: {channel:?}")]
    RefusalChanged {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
        /// What changed.
        channel: Channel,
    },
    /// A refusal does not say whether the game is over, the seat is not to act, or a rule forbids it.
    #[error("{action:?} by seat {seat} is refused as {refusal}, which is not the reason")]
    RefusalMisnamed {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
        /// What `apply` says.
        refusal: String,
    },
    /// The default action is not legal.
    #[error("the default action {action:?} of seat {seat} is not legal")]
    DefaultIllegal {
        /// Whose.
        seat: Seat,
        /// Which.
        action: String,
    },

    /// A notation is not plain ASCII, has a semicolon, or does not read back as the action.
    #[error("the notation {notation:?} of {action} does not read back as this action")]
    Notation {
        /// What `Display` writes.
        notation: String,
        /// The action as `Debug` writes it.
        action: String,
    },
    /// A state does not survive JSON.
    #[error("the state does not survive JSON: {problem}")]
    StateRoundTrip {
        /// What goes wrong.
        problem: String,
    },
    /// A view does not survive JSON.
    #[error("the view of {viewer:?} does not survive JSON: {problem}")]
    ViewRoundTrip {
        /// Whose.
        viewer: Viewer,
        /// What goes wrong.
        problem: String,
    },
    /// The game does not survive its replay file.
    #[error("the game does not survive its replay file: {0}")]
    Replay(ReplayError),
    /// A copy of the state was changed by an action on another copy.
    #[error("a copy of the state at ply {ply} was changed by what was done elsewhere")]
    CopyChanged {
        /// From when the copy is.
        ply: usize,
    },
    /// Same options, seed and actions, another game.
    #[error("played again, the game goes another way: {channel:?}")]
    Unrepeatable {
        /// What differs.
        channel: Channel,
    },
    /// Whether anybody listens to the log makes a difference.
    #[error("the game goes another way when the log is off")]
    LogMatters,

    /// An imagined world does not look like the truth to the viewer for whom it was imagined.
    #[error("a world imagined for {viewer:?} differs in what this viewer knows: {aspect:?}")]
    WorldDiffers {
        /// For whom.
        viewer: Viewer,
        /// In what.
        aspect: Aspect,
    },
    /// An imagined world breaks an invariant.
    #[error("a world imagined for {viewer:?} is impossible: {violation}")]
    WorldInvalid {
        /// For whom.
        viewer: Viewer,
        /// What is wrong with it.
        violation: Violation,
    },
    /// The same view and chance give another world.
    #[error("imagined again with the same chance, the world of {viewer:?} differs")]
    WorldUnrepeatable {
        /// For whom.
        viewer: Viewer,
    },
    /// An imagined world cannot be played to its end.
    #[error("a world imagined for {viewer:?} at ply {ply} cannot be played to its end: {kind}")]
    WorldUnplayable {
        /// For whom.
        viewer: Viewer,
        /// When.
        ply: usize,
        /// What went wrong.
        kind: Box<Kind>,
    },
    /// Imagined worlds always know a secret: the view leaks it.
    #[error("imagined worlds of {viewer:?} knew the secret {name:?} all {compared} times")]
    SecretKnown {
        /// For whom.
        viewer: Viewer,
        /// What.
        name: &'static str,
        /// How often it was compared.
        compared: u64,
    },
    /// A secret has no name.
    #[error("a secret hidden from {viewer:?} has no name")]
    SecretUnnamed {
        /// From whom.
        viewer: Viewer,
    },
    /// An action told a viewer something and did not say so.
    #[error("{action:?} by seat {seat} tells {viewer:?} something and is not marked: {channel:?}")]
    RevealUnmarked {
        /// Who took the action.
        seat: Seat,
        /// Which.
        action: String,
        /// Who learned something.
        viewer: Viewer,
        /// How.
        channel: Channel,
    },
    /// A step back goes wrong.
    #[error("a step back of seat {seat} goes wrong: {problem}")]
    Undo {
        /// Whose.
        seat: Seat,
        /// What is wrong.
        problem: UndoProblem,
    },

    /// A score sheet is wrong.
    #[error("the score sheet in the view of {viewer:?} is wrong: {problem}")]
    Standing {
        /// Whose.
        viewer: Viewer,
        /// What is wrong.
        problem: String,
    },
    /// A phrase has no message id that Fluent could know, or a rule is not one of the game's.
    #[error("{what} speaks of {found:?}, which is no {wanted}")]
    Words {
        /// Who speaks, such as `event`.
        what: &'static str,
        /// What stands there.
        found: String,
        /// What should.
        wanted: &'static str,
    },
}

/// How a step back can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoProblem {
    /// It was allowed after a reveal.
    #[error("it is allowed although something was revealed")]
    Allowed,
    /// [`Play::can_undo`](crate::Play::can_undo) says otherwise.
    #[error("it does not go as was foretold")]
    Foretold,
    /// It was refused for lack of a move, although there is one, or the other way round.
    #[error("it does not see whether there is anything to take back")]
    Miscounted,
    /// It was refused, and something changed.
    #[error("it is refused and yet changes the play")]
    RefusedWithChange,
    /// The moves afterwards are not those before without the one taken back.
    #[error("the other moves do not stay, or reveal other things")]
    OtherMoves,
    /// The state afterwards is not what the remaining moves give.
    #[error("the state is not what the remaining moves lead to")]
    OtherState,
    /// Taking the same action again does not lead back.
    #[error("the same action taken again does not lead back")]
    NoWayBack,
}

/// How many of the last moves a message shows.
const SHOWN: usize = 12;

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let site = &self.site;
        writeln!(f, "{}: {}", site.game, self.kind)?;
        writeln!(f, "  options: {}", site.options.join(", "))?;
        writeln!(
            f,
            "  check: seed {:?}, game {}",
            site.seed_text, site.number
        )?;
        writeln!(f, "  seed of this game: {}", site.seed)?;
        write!(f, "  at ply {}", site.moves.len())?;
        let hidden = site.moves.len().saturating_sub(SHOWN);
        if !site.moves.is_empty() {
            write!(f, ", after the moves")?;
        }
        if hidden > 0 {
            write!(f, "\n    ({hidden} more)")?;
        }
        for line in &site.moves[hidden..] {
            write!(f, "\n    {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Defect {}
