//! The state of a game: a plain value.

use kernel::{Member, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::boss::{BOSSES, Boss};
use crate::content::{Side, content};
use crate::docks::Docks;
use crate::market::{Crates, Deck, Helpers, Market, Supply};
use crate::options::Options;
use crate::pieces::{
    Building, Card, District, Gangster, Goal, Operation, ParkGoal, Person, Region, RegionGoal,
};
use crate::player::{Player, Screen};
use crate::space::Manhattan;
use crate::step::{Agenda, Stage, Step, Turn};

/// Persons to whom one capo at a time talks; after them come Restaurant and Park.
pub const SINGLES: usize = Person::Restaurant as usize;

/// The gangsters of the city (SP-2.4 to SP-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gangs {
    /// The tiles on the gangster board, by district.
    pub at: [Option<Gangster>; District::ALL.len()],
    /// The strength token of each district; none is 0.
    pub strength: [u8; District::ALL.len()],
    /// Districts with a gangster district token: the targets of the next war.
    pub targets: Set<District>,
    /// The district tokens in the stacks of the time track.
    pub later: Set<District>,
    /// The tiles of the decks to come.
    pub decks: Set<Gangster>,
}

/// The turn order track (SP-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TurnOrder {
    /// The upper row.
    pub upper: [Option<Boss>; BOSSES],
    /// The lower row.
    pub lower: [Option<Boss>; BOSSES],
    /// The order of this round, which moved markers do not change (SP-7.2).
    pub round: ArrayVec<[Boss; BOSSES]>,
}

impl TurnOrder {
    /// The column of somebody's marker, in whichever row (SP-7.8).
    pub fn column(&self, boss: Boss) -> usize {
        let at = |row: &[Option<Boss>]| row.iter().position(|other| *other == Some(boss));
        at(&self.lower).or_else(|| at(&self.upper)).unwrap_or(0)
    }

    /// The leverage that a mobster costs somebody (SP-7.8).
    pub fn leverage_price(&self, boss: Boss) -> u8 {
        content().turn_order.leverage_price_by_column[self.column(boss)]
    }
}

/// The goals of this game and the books on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// The tiles of the regions.
    pub regions: [RegionGoal; Region::ALL.len()],
    /// The tiles of Central Park.
    pub park: [ParkGoal; 5],
    /// Whose books lie on the two spaces of each goal.
    pub books: [[Option<Boss>; 2]; Goal::ALL.len()],
}

impl Ledger {
    /// Whose book lies there.
    pub fn at(&self, goal: Goal, space: u8) -> Option<Boss> {
        self.books[Member::index(goal)][usize::from(space)]
    }

    /// Whether somebody has a book on a goal.
    pub fn has(&self, goal: Goal, boss: Boss) -> bool {
        self.books[Member::index(goal)].contains(&Some(boss))
    }

    /// How many books somebody has placed.
    pub fn placed(&self, boss: Boss) -> u8 {
        let books = self.books.iter().flatten();
        books.filter(|book| **book == Some(boss)).count() as u8
    }
}

/// Where capos stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Capos {
    /// On the persons who talk to one at a time.
    pub singles: [Option<Boss>; SINGLES],
    /// Those in the Restaurant, which takes any number.
    pub restaurant: ArrayVec<[Boss; 16]>,
    /// Those that were moved to the Park.
    pub park: ArrayVec<[Boss; 3]>,
}

/// The Rival of a solo game (SP-27.3, SP-27.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rival {
    /// Its open purse.
    pub purse: u16,
    /// Bars, nightclubs and casinos left, by building; it has no still.
    pub buildings: [u8; Building::ALL.len()],
    /// Capos left in this act.
    pub capos: u8,
    /// Mobsters in its supply.
    pub mobsters: u8,
    /// Books left.
    pub books: u8,
    /// How many cards of each type are left in its deck (SP-27.5).
    pub deck: [u8; Operation::ALL.len()],
    /// The cards it has revealed.
    pub revealed: Set<Card>,
}

/// A game of Speakeasy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Speakeasy {
    pub(crate) options: Options,
    /// 1 to 4; 0 is the preparation.
    pub(crate) act: u8,
    /// The round of the act, from 1.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    pub(crate) agenda: Agenda,
    /// The turn that is being taken.
    pub(crate) turn: Option<Turn>,
    /// Who has asked to choose how to pay the next cost (SP-R59).
    pub(crate) splitting: Option<Seat>,
    pub(crate) order: TurnOrder,
    pub(crate) manhattan: Manhattan,
    pub(crate) gangs: Gangs,
    pub(crate) docks: Docks,
    pub(crate) capos: Capos,
    pub(crate) ledger: Ledger,
    pub(crate) supply: Supply,
    pub(crate) market: Market,
    pub(crate) helpers: Helpers,
    pub(crate) decks: [Deck; Operation::ALL.len()],
    pub(crate) crates: Crates,
    pub(crate) players: ArrayVec<[Player; BOSSES]>,
    pub(crate) screens: ArrayVec<[Screen; BOSSES]>,
    pub(crate) rival: Option<Rival>,
}

impl Speakeasy {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn screen(&self, seat: Seat) -> &Screen {
        &self.screens[seat.index()]
    }

    pub(crate) fn screen_mut(&mut self, seat: Seat) -> &mut Screen {
        &mut self.screens[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.seats())
    }

    /// Everybody, the Rival last.
    pub(crate) fn bosses(&self) -> impl Iterator<Item = Boss> + use<> {
        let rival = self.rival.map(|_| Boss::Rival);
        self.seats().map(Boss::Player).chain(rival)
    }

    pub(crate) fn side(&self) -> &'static Side {
        Side::of(self.options.seats())
    }

    /// The pending decision.
    pub(crate) fn asked(&self) -> Option<(Seat, Step)> {
        self.agenda.asked()
    }

    /// What a seat is asked.
    pub(crate) fn step(&self, seat: Seat) -> Option<Step> {
        self.agenda.step_of(seat)
    }

    /// Whether the game is over.
    pub(crate) fn is_finished(&self) -> bool {
        self.stage == Stage::Over
    }

    /// What a player can pay (SP-1.6).
    pub(crate) fn means(&self, seat: Seat) -> u16 {
        let ratio = content().money.laundering_ratio;
        self.player(seat).pocket + self.screen(seat).safe / ratio
    }

    /// How many cards lie unseen in an operation deck; the Rival's are not in it.
    pub(crate) fn unseen_in(&self, operation: Operation) -> usize {
        let rival = self.rival.map_or(0, |rival| rival.deck[operation as usize]);
        self.decks[operation as usize].unseen.len() - usize::from(rival)
    }

    /// How many persons the Park has.
    pub(crate) fn park_persons(&self) -> usize {
        let data = crate::pieces::Location::Park.data();
        if self.options.seats() > 2 {
            data.persons_34.len()
        } else {
            data.persons_12.len()
        }
    }

    /// Who stands on a person.
    pub(crate) fn capo_on(&self, person: Person) -> Option<Boss> {
        *self.capos.singles.get(person as usize)?
    }
}
