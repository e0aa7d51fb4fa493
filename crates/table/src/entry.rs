//! What is written in the ledger of a table, in readable text.

use std::fmt;
use std::str::FromStr;

use kernel::{Amendments, Seat};

use crate::header::{Name, TableId};

/// One line of the ledger: who did what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Somebody sits down, or is called otherwise from now on.
    Sit(Name),
    /// An action of the game in its notation, or several in a [`Stroke`](crate::Stroke).
    Act(String),
    /// What the seat did last is taken back; nothing was revealed since.
    Back,
    /// All others are asked to agree to something.
    Ask(Request),
    /// The seat agrees to the question of this number.
    Agree(u32),
    /// The seat does not agree to it, or takes its own question back.
    Decline(u32),
    /// Somebody for whom the house plays is here again.
    Return,
    /// The seat gives up; the house plays it to the end for the others.
    Concede,
    /// All is over, and the seat has set another table for the same company. The house writes it, for whoever has.
    Again(TableId),
}

/// What everybody has to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// The asker's last action is taken back with everything since, whatever it revealed; the last
    /// action of anybody if the asker has taken none.
    Back,
    /// The house plays for a seat whose owner does not come. The owner is asked like everybody else; whoever does
    /// not come does not answer either, and after a while the house takes silence for consent.
    StandIn(Seat),
    /// The same without a word to the owner: older ledgers have it.
    PlayFor(Seat),
    /// The table plays by these corrections of the rules, too, from the next turn on.
    TakeUp(Amendments),
}

impl Request {
    /// For whom the house is to play.
    pub fn absent(self) -> Option<Seat> {
        match self {
            Request::StandIn(seat) | Request::PlayFor(seat) => Some(seat),
            Request::Back | Request::TakeUp(_) => None,
        }
    }
}

/// A line of the ledger that nobody can have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is nothing that can be done at a table")]
pub struct DeedError(String);

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Sit(name) => write!(f, "sit {name}"),
            Deed::Act(action) => write!(f, "act {action}"),
            Deed::Back => f.write_str("back"),
            Deed::Ask(request) => write!(f, "ask {request}"),
            Deed::Agree(question) => write!(f, "agree {question}"),
            Deed::Decline(question) => write!(f, "decline {question}"),
            Deed::Return => f.write_str("return"),
            Deed::Concede => f.write_str("concede"),
            Deed::Again(table) => write!(f, "again {table}"),
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Back => f.write_str("back"),
            Request::StandIn(seat) => write!(f, "stand-in {seat}"),
            Request::PlayFor(seat) => write!(f, "play-for {seat}"),
            Request::TakeUp(amendments) => write!(f, "take-up {amendments}"),
        }
    }
}

impl FromStr for Deed {
    type Err = DeedError;

    fn from_str(text: &str) -> Result<Deed, DeedError> {
        let error = || DeedError(text.chars().take(60).collect());
        Ok(match text.split_once(' ') {
            Some(("sit", name)) => Deed::Sit(name.parse().map_err(|_| error())?),
            Some(("act", action)) => Deed::Act(action.to_owned()),
            Some(("ask", what)) => Deed::Ask(what.parse().map_err(|_| error())?),
            Some(("agree", question)) => Deed::Agree(question.parse().map_err(|_| error())?),
            Some(("decline", question)) => Deed::Decline(question.parse().map_err(|_| error())?),
            Some(("again", table)) => Deed::Again(table.parse().map_err(|_| error())?),
            None => match text {
                "back" => Deed::Back,
                "return" => Deed::Return,
                "concede" => Deed::Concede,
                _ => return Err(error()),
            },
            Some(_) => return Err(error()),
        })
    }
}

impl FromStr for Request {
    type Err = DeedError;

    fn from_str(text: &str) -> Result<Request, DeedError> {
        let error = || DeedError(text.chars().take(60).collect());
        let seat = |seat: &str| seat.parse().map(Seat).map_err(|_| error());
        match text.split_once(' ') {
            None if text == "back" => Ok(Request::Back),
            Some(("stand-in", absent)) => Ok(Request::StandIn(seat(absent)?)),
            Some(("play-for", absent)) => Ok(Request::PlayFor(seat(absent)?)),
            Some(("take-up", which)) => Ok(Request::TakeUp(which.parse().map_err(|_| error())?)),
            _ => Err(error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_reads_back_as_itself() {
        let deeds = [
            Deed::Sit("Věra B.".parse().unwrap()),
            Deed::Act("go mine m2b".to_owned()),
            Deed::Back,
            Deed::Ask(Request::Back),
            Deed::Ask(Request::StandIn(Seat(1))),
            Deed::Ask(Request::PlayFor(Seat(2))),
            Deed::Ask(Request::TakeUp("1,3,64".parse().unwrap())),
            Deed::Agree(3),
            Deed::Decline(12),
            Deed::Return,
            Deed::Concede,
            Deed::Again(TableId::from_bytes([5; 16])),
        ];
        for deed in deeds {
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
    }

    #[test]
    fn nonsense_is_an_error() {
        for text in [
            "",
            "sit ",
            "ask",
            "ask play-for x",
            "ask stand-in",
            "ask backwards",
            "ask take-up",
            "ask take-up 0",
            "ask take-up 1,",
            "ask take-up 65",
            "agree",
            "agree now",
            "decline -1",
            "again",
            "again ../../x",
            "fly",
        ] {
            assert!(text.parse::<Deed>().is_err(), "{text:?}");
        }
    }
}
