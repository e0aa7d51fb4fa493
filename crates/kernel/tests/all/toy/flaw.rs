//! What can be broken in the toy game, one thing at a time.

use serde::{Deserialize, Serialize};

macro_rules! flaws {
    ($($name:ident: $what:literal),* $(,)?) => {
        /// The one thing that is broken.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub(crate) enum Flaw {
            $(#[doc = $what] $name),*
        }

        impl Flaw {
            pub(crate) const ALL: &'static [Flaw] = &[$(Flaw::$name),*];
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            pub(crate) fn name(self) -> &'static str {
                Flaw::NAMES[self as usize]
            }
        }
    };
}

flaws! {
    None: "the game is sound",
    Panics: "the second round panics",
    InvariantBroken: "a played card stays in the hand",
    OtherOptions: "the state forgets its options",
    OptionsForget: "the options do not tell all of themselves",
    StrangerToAct: "somebody who is not at the table is to act",
    OverUnclear: "is_over is true a round too early",
    DeadEnd: "nothing is legal in the second round",
    Unprompted: "nobody is asked in the second round",
    OutOfTurn: "a seat that has decided may still pass",
    Endless: "the last round never ends",
    DefaultsEndless: "peeking is free, and the default",
    LegalUnstable: "the order of legal actions changes",
    LegalTwice: "passing is listed twice",
    LegalRefused: "passing is listed and refused",
    IllegalAccepted: "any card can be played",
    RefusalChangesState: "a refused card counts as a call",
    RefusalDraws: "a refusal rolls the die",
    RefusalTells: "a refusal is logged",
    RefusalMisnamed: "a card that is not held is not the seat's turn",
    DefaultIllegal: "the default is a card that is not held",
    Notation: "two cards are written alike",
    NotationSpace: "the notation ends in a space",
    StateForgets: "JSON drops a part of the state",
    ViewForgets: "JSON drops a part of the view",
    SharedCell: "all copies of a state share a counter",
    Random: "the die is not the kernel's chance",
    LogMatters: "the die shows something else if nobody listens",
    ViewLeaks: "the view shows everything",
    ImagineCheats: "the view shows everything and imagine uses it",
    ImagineBreaks: "imagine loses a card",
    ImagineRandom: "imagine does not use the chance it is given",
    ImagineStuck: "imagined worlds end in a dead end",
    LegalLeaks: "what is legal depends on hidden cards",
    PromptLeaks: "the prompt tells the top of the deck",
    SecretUnnamed: "a secret has no name",
    ChanceUnmarked: "rolling the die is not marked",
    PeekUnmarked: "peeking is not marked",
    CallUnmarked: "calling tells the others the top of the deck and is not marked",
    LogLeaks: "everyone is told the card at once",
    UndoOrder: "the order of arrival is remembered",
    StandingSum: "totals are one too high",
    StandingEarly: "the end is announced before it",
    StandingPlaces: "nobody has a place at the end",
    StandingDisagrees: "spectators see another result",
    ReasonEmpty: "the end has no reason",
    EventRule: "events cite a rule of another game",
    EventPhrase: "events have no words",
    ChoiceRule: "choices cite a rule that does not exist",
    ScoreRule: "the score sheet cites a rule that does not exist",
}
