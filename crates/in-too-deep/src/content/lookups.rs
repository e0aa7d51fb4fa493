//! What the tables say of single things.

use kernel::{Member, Set};

use super::{
    Chapter, Colour, CrimeData, DilemmaData, EchoCardData, EchoSide, Reward, SupportData,
    SupportKind, TableSize, content,
};
use crate::pieces::{
    Crime, Deck, Difficulty, Dilemma, EchoCard, Evidence, Item, ItemKind, Outcome, Storyline,
    Support,
};

impl TableSize {
    /// The size of a table with so many people, with or without Echo.
    ///
    /// # Panics
    /// If there is none; the options allow only those that the data has.
    pub fn of(people: u8, echo: bool) -> &'static TableSize {
        let mut sizes = content().table_size.iter();
        sizes
            .find(|size| size.humans == people && size.echo == echo)
            .expect("options name a size of the data")
    }

    /// How many files there are.
    pub fn files(&self) -> u8 {
        self.files_per_row.iter().sum()
    }
}

impl Chapter {
    /// The chapter with a number.
    pub fn numbered(number: u8) -> &'static Chapter {
        &content().chapter[usize::from(number) - 1]
    }
}

impl Item {
    /// Its kind, which two items share; crimes ask for kinds.
    pub fn kind(self) -> ItemKind {
        content().item[self.index()].kind
    }
}

impl Evidence {
    /// How many tokens of it there are.
    pub fn tokens(self) -> u8 {
        content().evidence[self.index()].tokens
    }
}

impl Support {
    /// What the content pack says of this token.
    pub fn data(self) -> &'static SupportData {
        &content().support[self.index()]
    }

    /// Whether it is kept until it is used (ID-11.3).
    pub fn is_kept(self) -> bool {
        self.data().colour == Colour::Blue
    }

    /// Whether it brings hooks to the console: of those over which grip is going to rise it makes a difference
    /// (ID-4.3).
    pub fn moves_hooks(self) -> bool {
        matches!(self.data().kind, SupportKind::Hook | SupportKind::SwapHooks)
    }
}

impl Crime {
    /// What the content pack says of this card: conditions, effect, rewards.
    pub fn data(self) -> &'static CrimeData {
        &content().crime[self.index()]
    }

    /// Its deck.
    pub fn deck(self) -> Deck {
        self.data().deck
    }

    /// Whether it is a petty crime.
    pub fn is_petty(self) -> bool {
        self.deck() == Deck::Petty
    }

    /// What it brings.
    pub fn reward(self, outcome: Outcome) -> Reward {
        self.data().rewards[outcome.index()]
    }

    /// All cards of a deck.
    pub fn of(deck: Deck) -> Set<Crime> {
        content().decks[deck.index()]
    }

    /// All major crimes.
    pub fn major() -> Set<Crime> {
        Set::full().without(Crime::of(Deck::Petty))
    }

    /// All cards of a storyline.
    pub fn along(storyline: Storyline) -> Set<Crime> {
        content().along[storyline.index()]
    }

    /// The crimes of which one must have been committed before (ID-16.2).
    pub fn prerequisites(self) -> Option<Set<Crime>> {
        let below = self.deck().below()?;
        let storyline = self.data().storyline?;
        Some(Crime::along(storyline).intersection(Crime::of(below)))
    }

    /// Whether the story allows it (ID-16.2).
    pub fn is_open(self, story: Set<Crime>) -> bool {
        self.prerequisites()
            .is_none_or(|needed| !story.intersection(needed).is_empty())
    }
}

impl Deck {
    /// The decks of major crimes, by level.
    pub const LEVELS: [Deck; 3] = [Deck::Level1, Deck::Level2, Deck::Level3];

    /// The level below.
    fn below(self) -> Option<Deck> {
        match self {
            Deck::Level2 => Some(Deck::Level1),
            Deck::Level3 => Some(Deck::Level2),
            Deck::Level1 | Deck::Petty => None,
        }
    }

    /// Its level, from 1; petty crimes have none.
    pub fn level(self) -> Option<u8> {
        (self != Deck::Petty).then(|| self as u8 + 1)
    }
}

impl Dilemma {
    /// What the content pack says of this card: corruption and reward.
    pub fn data(self) -> &'static DilemmaData {
        &content().dilemma[self.index()]
    }

    /// How much several corrupt.
    pub fn corruption(dilemmas: Set<Dilemma>) -> i32 {
        let each = dilemmas.iter().map(|one| i32::from(one.data().corruption));
        each.sum()
    }
}

impl EchoCard {
    /// What the content pack says of this card.
    pub fn data(self) -> &'static EchoCardData {
        &content().echo.card[self.index()]
    }
}

impl Difficulty {
    /// Its side of the Echo board.
    pub fn side(self) -> &'static EchoSide {
        &content().echo.side[self.index()]
    }
}
