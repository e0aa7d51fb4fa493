//! The agenda: what is still to be resolved, as a stack of pending tasks.

use kernel::{Options as _, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::amendment;
use crate::content::Scope;
use crate::figure::Figure;
use crate::node::{Node, NodeSet};
use crate::options::Options;
use crate::pieces::{Automa, Contact, Equipment, Fixer, Group, Officer, Part, Pile, Place, Tile};
use crate::piles::PILE;

/// One pending decision of a player; the decision point is in brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Pay to unlock an asset in the income phase (EP-D1).
    Bargain,
    /// A face-up tile, its cell and turn (EP-D2).
    PlaceTile,
    /// The business or safe house tile for the field of the placed tile (EP-D3).
    Name(Tile),
    /// A disc for a turn at night or at dawn (EP-D4).
    SpendDisc,
    /// Rest or begin to move (EP-D5).
    #[default]
    Start,
    /// On the way (EP-D6).
    Travel,
    /// Where a flight lands (EP-9.14).
    Land,
    /// Where the sewer comes up (EP-9.16).
    Surface,
    /// The body of water of the jet ski (EP-9.17).
    Waters,
    /// What opens the closed business (EP-D7).
    Unbar,
    /// Officers to shake off (EP-D8).
    Evade,
    /// Which officers an evade ability covers (EP-D8).
    Cover {
        /// The types it works on.
        officers: Set<Officer>,
        /// How many of them.
        scope: Scope,
    },
    /// A moment for side actions after wounds or a toll (EP-10.19).
    Breathe,
    /// A wound while the green box is empty (EP-D10).
    Wound,
    /// Which asset the handcuffs cost (EP-D10).
    LoseAsset,
    /// A card of the contact row, in a visit (EP-D11).
    TakeContact,
    /// A card of the contact row, by a side action: inside it there are no others (EP-10.19).
    CallContact,
    /// What becomes of that card (EP-D11).
    PlaceContact(Contact),
    /// A slot for a new tile (EP-D12).
    Stow(Ware),
    /// An asset to unlock (EP-D13, EP-D20).
    Unlock,
    /// A key of the safe house (EP-D14).
    TakeKey(Place),
    /// A fixer tile to buy (EP-D14).
    BuyFixer,
    /// A gas can (EP-D15).
    TakeGas,
    /// Equipment to buy, the second of another kind than the first (EP-D15).
    BuyEquipment(Option<Equipment>),
    /// A locker to open (EP-D15).
    OpenLocker,
    /// Which of the tiles looked at to keep (EP-D15, EP-D17).
    KeepTile(Look),
    /// An asset to unlock at the clinic or the church, or none (EP-D16).
    MayUnlock,
    /// A wound to heal at the clinic (EP-D16).
    MayHeal,
    /// A dollar at the church (EP-D16).
    Confess,
    /// Wounds to heal at the hospital (EP-D16).
    Treatment,
    /// Income at an exit, or an exit tile if it is closed (EP-D17).
    AtExit,
    /// The bonus of a group (EP-D18).
    Bonus(Group),
    /// An officer to be moved by a side action (EP-10.12).
    PickOfficer(Officer),
    /// An officer to be removed (EP-10.13).
    Snitch(Officer),
    /// Where the officer goes by a side action (EP-10.12).
    SendOfficer {
        /// His type.
        officer: Officer,
        /// Where he stands.
        from: Tile,
    },
    /// An officer for a forced move (EP-D19).
    ForceOfficer {
        /// Whose line it is.
        towards: Figure,
        /// Whether Sandra owes it, so that it is made for her (EP-18.14).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_sandra: bool,
    },
    /// Where that officer goes (EP-D19).
    ForceTo {
        /// Whose line it is.
        towards: Figure,
        /// Whether Sandra owes it, so that it is made for her (EP-18.14).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_sandra: bool,
        /// His type.
        officer: Officer,
        /// Where he stands.
        from: Tile,
    },
    /// Nothing but side actions is left of the turn (EP-D21).
    Finish,
}

/// A tile on its way into an inventory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ware {
    /// Equipment.
    Equipment(Equipment),
    /// A fixer tile.
    Fixer(Fixer),
    /// A tile of a locker or an exit.
    Sealed(crate::piles::Sealed),
}

/// Tiles of a pile that a player is looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Look {
    /// Which pile.
    pub pile: Pile,
    /// How many.
    pub count: u8,
    /// The numbers of the tiles; nobody but the one who looks is shown them.
    pub tiles: ArrayVec<[u8; PILE]>,
}

/// Something that happens by itself when its time comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chore {
    /// Wounds, one after another (EP-11.6).
    Wounds {
        /// How many.
        count: u8,
        /// Whether they come in the own turn, where they may be answered (EP-11.9).
        own: bool,
    },
    /// Evading, once travel has ended and what is closed was opened (EP-12.7).
    Evade,
    /// Arrival after evading: the visit, or the payment at the exit.
    Arrive,
    /// Gain of the hospital (EP-12.24).
    Notice,
    /// A line is crossed, by number (EP-13.7).
    Line {
        /// Who crosses it.
        crosser: Figure,
        /// Which of the three.
        line: u8,
    },
    /// A forced move that falls to an automa's procedure (EP-19.12).
    Procedure {
        /// Who owes it.
        automa: Automa,
        /// Whose line it is.
        towards: Figure,
    },
    /// The reward for a line, by number (EP-13.11).
    Reward(u8),
    /// The end of the turn (EP-8.12).
    EndTurn,
}

/// One pending task.
pub type Task = kernel::Task<Step, Chore>;

/// The most tasks that can wait at once: at one crossing of two lines four forced moves and a reward
/// each, and what lies over the last of them.
pub const MAX_TASKS: usize = 24;

/// A stack of pending tasks, the next one last.
pub type Agenda = kernel::Agenda<Task, MAX_TASKS>;

/// Where in the day the game stands, and who is next there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players are asked to unlock an asset (EP-4.4).
    Income {
        /// The next place of the turn order.
        next: u8,
    },
    /// Tiles are placed (EP-6.1).
    City {
        /// How many have been placed today.
        placed: u8,
    },
    /// Turns are taken (EP-8.1).
    Turns {
        /// The part of the day.
        part: Part,
        /// The next place of the turn order.
        next: u8,
    },
    /// Notoriety is updated (EP-13.4).
    Update {
        /// The part of the day.
        part: Part,
        /// The next place of the turn order.
        next: u8,
        /// Whether nobody is left in the city, so that only markers move (EP-8.11).
        last: bool,
    },
    /// The game is over.
    #[default]
    Over,
}

impl Stage {
    /// The part of the day, in the phases that have one.
    pub fn part(self) -> Option<Part> {
        match self {
            Stage::Turns { part, .. } | Stage::Update { part, .. } => Some(part),
            _ => None,
        }
    }
}

/// The turn that a player is taking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Where travel began.
    pub began: Node,
    /// Movement points left.
    pub mp: u8,
    /// Whether the bonus of the metro was taken (EP-9.12).
    pub rode: bool,
    /// Everything entered in this travel, its beginning too; by EP-A2 only what was entered since points were spent
    /// or gained, a new tile was reached or an ability was used (EP-9.21).
    pub entered: NodeSet,
    /// The tiles stood on (EP-9.19).
    pub route: Route,
    /// Water that the jet ski opens.
    pub waters: NodeSet,
    /// Whether the player is leaving the city.
    pub escaping: bool,
    /// Whether travel has ended.
    pub arrived: bool,
    /// Officers evaded, by the tile on which they stand now.
    pub evaded: [Set<Officer>; Tile::ALL.len()],
    /// Whether Sandra was evaded.
    pub lost_sandra: bool,
    /// A group that was completed in this turn.
    pub completed: Option<Group>,
    /// Cash that must be kept for a gang (EP-12.28).
    pub reserve: u16,
}

impl Turn {
    /// The tiles left, of who stands on a tile: where officers have to be evaded (EP-11.1).
    pub fn left(&self, at: Tile, options: &Options) -> Route {
        if !self.escaping && ends_at_home(self.began, at, options) {
            return Route::default();
        }
        let is_left = |tile: &Tile| self.escaping || *tile != at;
        self.route.iter().filter(is_left).collect()
    }

    /// Goes on to a node for so many points.
    pub(crate) fn enter(&mut self, to: Node, cost: u8, options: &Options) {
        let changed = cost > 0 || !self.route.contains(to.tile());
        self.mp -= cost;
        self.entered.insert(to);
        self.route.insert(to.tile());
        if changed {
            self.change_position(to, options);
        }
    }

    /// From here on everything may be entered again: no earlier position of this travel can come back (EP-A2).
    pub(crate) fn change_position(&mut self, at: Node, options: &Options) {
        if options.plays_by(amendment::THERE_AND_BACK) {
            self.entered = NodeSet::only(at);
        }
    }
}

/// Whether a move that began on a node leaves no tile, because it ends on the tile where it began (EP-A1).
pub(crate) fn ends_at_home(began: Node, at: Tile, options: &Options) -> bool {
    began.tile() == at && options.plays_by(amendment::NO_EVADING_AT_HOME)
}

/// Tiles in the order in which they were first stood on, each once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>")]
pub struct Route(ArrayVec<[Tile; Tile::ALL.len()]>);

impl Route {
    /// Goes on to a tile.
    pub fn insert(&mut self, tile: Tile) {
        if !self.contains(tile) {
            self.0.push(tile);
        }
    }

    /// Whether a tile was stood on.
    pub fn contains(&self, tile: Tile) -> bool {
        self.0.contains(&tile)
    }

    /// How many tiles were stood on.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tiles in their order.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.iter().copied()
    }

    /// The tiles where their order does not matter.
    pub fn tiles(&self) -> Set<Tile> {
        self.iter().collect()
    }
}

impl FromIterator<Tile> for Route {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Route {
        let mut route = Route::default();
        tiles.into_iter().for_each(|tile| route.insert(tile));
        route
    }
}

impl From<Vec<Tile>> for Route {
    fn from(tiles: Vec<Tile>) -> Route {
        tiles.into_iter().collect()
    }
}
