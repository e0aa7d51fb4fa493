//! Every decision of the game (SP-32) and its notation.

use std::fmt;
use std::str::FromStr;

use kernel::notation::{self, pair, read};
use kernel::{NotationError, Seat};

use crate::boss::{BOSSES, Boss};
use crate::docks::Berth;
use crate::pieces::{
    Business, Card, CityToken, District, Favour, Gangster, Goal, Helper, Operation, Person, Ship,
    Slot, Track,
};
use crate::space::Space;
use crate::strength::Help;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// What is offered is not taken, or no more of it.
    Pass,
    /// The next cost is to be paid as the player chooses (SP-R59).
    Split,
    /// A helper: to use, to take, or to copy.
    Helper(Helper),
    /// A capo goes to this person.
    Person(Person),
    /// The capo of somebody on this person goes to the Park.
    Capo(Person, Boss),
    /// What the owner of that capo takes.
    Favour(Favour),
    /// A track to rise.
    Raise(Track),
    /// An operation card: to play or to discard.
    Card(Card),
    /// A building of the operations board.
    Slot(Slot),
    /// A building space: to build on, to protect, to sell from, to put a barrel to.
    Space(Space),
    /// Thugs that are returned, and how the ally helps.
    Force(u8, Help),
    /// So much of the cost comes from the safe.
    Launder(u16),
    /// One more thug.
    Hire,
    /// A free thug takes this space, from the cheapest with 1.
    Post(u8),
    /// The mobster goes to the VIP area.
    Vip,
    /// The mobster goes to the docks.
    Dock(Berth),
    /// The reward of a row of the docks.
    Row(u8),
    /// A mobster in the docks moves.
    Move(Berth, Berth),
    /// A city token of the right column of the display, by its space.
    Right(u8),
    /// The top token of a middle stack of the display.
    Middle(u8),
    /// The pile to reveal from.
    Pile(u8),
    /// An operation deck.
    Deck(Operation),
    /// A truck enters the map.
    Enter(u8, District),
    /// A truck moves on.
    Drive(u8, District),
    /// A truck loads barrels from the still.
    Load(u8, u8),
    /// A truck buys barrels from the ship.
    Buy(u8, u8),
    /// A truck delivers a barrel.
    Deliver(u8, Space),
    /// A gangster to ally with.
    Gangster(Gangster),
    /// A ship to raid.
    Ship(Ship),
    /// Mobsters hired from each boss, and thugs.
    Crew([u8; BOSSES], u8),
    /// The barrel goes to the still; a lost still returns to the operations board.
    Still,
    /// There is no place for the barrel.
    Lose,
    /// A space of the lower row of the turn order track.
    Column(u8),
    /// What to do at the Restaurant.
    Business(Business),
    /// A city token to play.
    Token(CityToken),
    /// A goal and one of its two spaces.
    Book(Goal, u8),
    /// A token goes on a middle stack of the display.
    Put(CityToken, u8),
    /// A building is defended with thugs and perhaps the ally.
    Defend(Space, u8, Help),
    /// A building is given up.
    Abandon(Space),
}

/// Actions that are one word.
const WORDS: [(Action, &str); 6] = [
    (Action::Pass, "pass"),
    (Action::Split, "split"),
    (Action::Hire, "hire"),
    (Action::Vip, "vip"),
    (Action::Still, "still"),
    (Action::Lose, "lose"),
];

/// How the ally's help is written.
const HELP: [(Help, &str); 2] = [(Help::Paid, " ally paid"), (Help::Cheapest, " ally")];

fn ally(help: Help) -> &'static str {
    let written = HELP.iter().find(|(one, _)| *one == help);
    written.map_or("", |(_, text)| text)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Helper(helper) => write!(f, "helper {}", helper.id()),
            Action::Person(person) => write!(f, "person {}", person.id()),
            Action::Capo(person, Boss::Rival) => write!(f, "capo {} rival", person.id()),
            Action::Capo(person, Boss::Player(seat)) => {
                write!(f, "capo {} {}", person.id(), seat.index() + 1)
            }
            Action::Favour(favour) => write!(f, "favour {}", favour.id()),
            Action::Raise(track) => write!(f, "raise {}", track.id()),
            Action::Card(card) => write!(f, "card {}", card.id()),
            Action::Slot(slot) => write!(f, "slot {}", slot.id()),
            Action::Space(space) => write!(f, "space {space}"),
            Action::Force(thugs, help) => write!(f, "force {thugs}{}", ally(*help)),
            Action::Post(space) => write!(f, "post {space}"),
            Action::Launder(amount) => write!(f, "launder {amount}"),
            Action::Dock(berth) => write!(f, "dock {berth}"),
            Action::Row(row) => write!(f, "row {row}"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Right(space) => write!(f, "right {space}"),
            Action::Middle(stack) => write!(f, "middle {stack}"),
            Action::Pile(pile) => write!(f, "pile {pile}"),
            Action::Deck(operation) => write!(f, "deck {}", operation.id()),
            Action::Enter(truck, to) => write!(f, "enter {truck} {}", to.id()),
            Action::Drive(truck, to) => write!(f, "drive {truck} {}", to.id()),
            Action::Load(truck, count) => write!(f, "load {truck} {count}"),
            Action::Buy(truck, count) => write!(f, "buy {truck} {count}"),
            Action::Deliver(truck, to) => write!(f, "deliver {truck} {to}"),
            Action::Gangster(gangster) => write!(f, "gangster {}", gangster.id()),
            Action::Ship(ship) => write!(f, "ship {}", ship.id()),
            Action::Crew([a, b, c, d], thugs) => write!(f, "crew {a}-{b}-{c}-{d} {thugs}"),
            Action::Column(column) => write!(f, "column {column}"),
            Action::Business(business) => write!(f, "business {}", business.id()),
            Action::Token(token) => write!(f, "token {}", token.id()),
            Action::Book(goal, space) => write!(f, "book {} {space}", goal.id()),
            Action::Put(token, stack) => write!(f, "put {} {stack}", token.id()),
            Action::Defend(space, thugs, help) => {
                write!(f, "defend {space} {thugs}{}", ally(*help))
            }
            Action::Abandon(space) => write!(f, "abandon {space}"),
            word => f.write_str(notation::word(&WORDS, word)),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        notation::exactly(text, parse)
    }
}

fn parse(text: &str) -> Option<Action> {
    if let Some(action) = notation::meaning(&WORDS, text) {
        return Some(action);
    }
    let (verb, rest) = text.split_once(' ')?;
    Some(match verb {
        "helper" => Action::Helper(read(rest)?),
        "person" => Action::Person(read(rest)?),
        "capo" => {
            let (person, owner) = rest.split_once(' ')?;
            Action::Capo(read(person)?, read_boss(owner)?)
        }
        "favour" => Action::Favour(read(rest)?),
        "raise" => Action::Raise(read(rest)?),
        "card" => Action::Card(read(rest)?),
        "slot" => Action::Slot(read(rest)?),
        "space" => Action::Space(read(rest)?),
        "force" => {
            let (thugs, help) = read_means(rest)?;
            Action::Force(thugs, help)
        }
        "post" => Action::Post(read(rest)?),
        "launder" => Action::Launder(read(rest)?),
        "dock" => Action::Dock(read(rest)?),
        "row" => Action::Row(read(rest)?),
        "move" => pair(rest, Action::Move)?,
        "right" => Action::Right(read(rest)?),
        "middle" => Action::Middle(read(rest)?),
        "pile" => Action::Pile(read(rest)?),
        "deck" => Action::Deck(read(rest)?),
        "enter" => pair(rest, Action::Enter)?,
        "drive" => pair(rest, Action::Drive)?,
        "load" => pair(rest, Action::Load)?,
        "buy" => pair(rest, Action::Buy)?,
        "deliver" => pair(rest, Action::Deliver)?,
        "gangster" => Action::Gangster(read(rest)?),
        "ship" => Action::Ship(read(rest)?),
        "crew" => {
            let (hired, thugs) = rest.split_once(' ')?;
            let counts: Option<Vec<u8>> = hired.split('-').map(read).collect();
            Action::Crew(counts?.try_into().ok()?, read(thugs)?)
        }
        "column" => Action::Column(read(rest)?),
        "business" => Action::Business(read(rest)?),
        "token" => Action::Token(read(rest)?),
        "book" => pair(rest, Action::Book)?,
        "put" => pair(rest, Action::Put)?,
        "defend" => {
            let (space, means) = rest.split_once(' ')?;
            let (thugs, help) = read_means(means)?;
            Action::Defend(read(space)?, thugs, help)
        }
        "abandon" => Action::Abandon(read(rest)?),
        _ => return None,
    })
}

fn read_boss(text: &str) -> Option<Boss> {
    if text == "rival" {
        return Some(Boss::Rival);
    }
    let number: u8 = read(text)?;
    (1..=BOSSES as u8)
        .contains(&number)
        .then(|| Boss::Player(Seat(number - 1)))
}

fn read_means(text: &str) -> Option<(u8, Help)> {
    let mut written = HELP.into_iter();
    let help = written.find_map(|(help, end)| Some((text.strip_suffix(end)?, help)));
    let (thugs, help) = help.unwrap_or((text, Help::None));
    Some((read(thugs)?, help))
}
