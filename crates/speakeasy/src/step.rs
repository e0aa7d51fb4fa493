//! The agenda: what is still to be resolved, as a stack of pending tasks.

use kernel::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::pieces::{Business, District, Operation, Person, Region, Ship, Slot, Track};
use crate::player::{TRUCKS, Tokens};
use crate::space::Space;
use crate::works::Works;

/// What a card's reward and a person add to the action of the card being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bonus {
    /// Leverage for protection.
    pub leverage: u8,
    /// Barrels for a sale.
    pub sale: u8,
    /// Barrels for production.
    pub production: u8,
    /// Range for trucks.
    pub range: u8,
}

impl Bonus {
    /// Both together.
    pub fn and(self, other: Bonus) -> Bonus {
        Bonus {
            leverage: self.leverage + other.leverage,
            sale: self.sale + other.sale,
            production: self.production + other.production,
            range: self.range + other.range,
        }
    }
}

/// What a card is discarded for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// A level (SP-10.5, SP-10.6).
    Level(Track),
    /// A casino (SP-14.2).
    Casino,
    /// A place in the turn order (SP-19.1).
    TurnOrder,
}

/// Where a gained mobster may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The VIP area or the docks, if it is wanted (SP-11.7).
    Either,
    /// The VIP area or the docks: it must be placed if there is room (SP-11.8).
    Reward,
    /// The VIP area (SP-29.2).
    Vip,
    /// The docks (SP-29.2).
    Docks,
    /// The docks, before the game: it cannot be declined and nothing is moved (SP-3.12).
    FirstDocks,
}

/// One pending decision of a player; the decision point is in brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A helper to use, or none (SP-32.1).
    #[default]
    UseHelper,
    /// A person to send a capo to (SP-32.2).
    Send,
    /// Another player's capo to swap with (SP-32.20).
    Swap,
    /// What the owner of that capo takes (SP-32.20).
    Favour,
    /// A level of any track (SP-32.4).
    Raise,
    /// A level of this track that costs cards (SP-32.4).
    RaiseTrack {
        /// Which.
        track: Track,
        /// Whether one more may follow for a card (SP-10.10).
        extra: bool,
    },
    /// One more level of this track for a card (SP-32.5).
    Extra(Track),
    /// A card to discard (SP-32.4, SP-32.7, SP-32.17).
    Discard(Price),
    /// An operation card to play (SP-32.5).
    Play {
        /// Of which type; any if none is named.
        only: Option<Operation>,
        /// What the person adds.
        bonus: Bonus,
    },
    /// An operation card to play before the game, for its reward alone (SP-32.24).
    FirstPlay,
    /// A building to open, or none (SP-32.6, SP-32.7, SP-32.24).
    Build {
        /// What may be built.
        works: Works,
        /// How often, this time included.
        times: u8,
    },
    /// Where it goes (SP-32.6, SP-32.7).
    Site {
        /// What may be built.
        works: Works,
        /// From where on the operations board.
        slot: Slot,
    },
    /// With what the gangster bar is taken over (SP-32.6).
    Force {
        /// From where on the operations board.
        slot: Slot,
        /// Which bar.
        space: Space,
    },
    /// How much of a cost comes from the safe (SP-32.23).
    Pay {
        /// The cost.
        cost: u16,
    },
    /// One more thug, or no more (SP-32.8).
    Hire,
    /// The space of a free thug (SP-32.26).
    Thug,
    /// Where a mobster goes (SP-32.9).
    Mobster {
        /// Where it may go.
        post: Post,
        /// Whether it comes from the notoriety track.
        waiting: bool,
    },
    /// Which reward of the docks (SP-28.6).
    DocksReward,
    /// Other mobsters in the docks to move (SP-32.9).
    Relocate {
        /// The spaces whose mobsters have been moved or placed: bits by number and no [`Set`], as no bit of a
        /// loaded state can stand for a space that the docks do not have.
        settled: u16,
    },
    /// A helper card of the display (SP-32.10).
    TakeHelper,
    /// A city token of the display (SP-32.10).
    TakeToken,
    /// The pile to reveal from (SP-32.10).
    Reveal {
        /// The empty space of the right column.
        space: u8,
    },
    /// A deck to take a card from, or none (SP-32.11).
    TakeCard,
    /// The deck of the card at the end of the turn (SP-32.21).
    Draw,
    /// A building to protect, or no more (SP-32.12).
    Protect {
        /// Leverage without tokens that is left.
        leverage: u8,
    },
    /// A barrel to sell, or no more (SP-32.13).
    Sell {
        /// How many more.
        left: u8,
    },
    /// Trucks (SP-32.14).
    Drive {
        /// The points each truck has left.
        points: [u8; TRUCKS],
    },
    /// A gangster to ally with (SP-32.15).
    Ally,
    /// A ship to raid (SP-32.16).
    Raid,
    /// With what it is raided (SP-32.16).
    Crew(Ship),
    /// Where its barrel goes (SP-32.16).
    Stash(Ship),
    /// Which mobster of the column leaves the docks (SP-R64).
    Recall(Region),
    /// A place in the turn order (SP-32.17).
    TurnOrder,
    /// What to do at the Restaurant (SP-32.17).
    Business {
        /// What has been done.
        done: Set<Business>,
    },
    /// City tokens to play (SP-32.18).
    PlayToken {
        /// How many more.
        left: u8,
    },
    /// Books to cook (SP-32.19).
    Cook {
        /// How many more.
        left: u8,
    },
    /// The displayed helper whose reward is copied (SP-30.5).
    CopyHelper,
    /// Whether a lost still returns to the operations board (SP-32.25).
    Salvage,
    /// Where a played token goes (SP-32.21).
    PutBack,
    /// Which token is one too many, and where it goes (SP-32.21).
    Surplus,
    /// How own buildings are defended (SP-32.22).
    Defend {
        /// Where the gangster attacks.
        district: District,
        /// The spaces not yet decided, by number from 0: bits for the same reason.
        open: u8,
    },
}

/// Something that happens by itself when its time comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chore {
    /// A cost is paid, from the pocket if it covers it (SP-1.7).
    Charge(u16),
    /// A certain track is to be raised, as far as it can be (SP-10.5, SP-10.6).
    Raise {
        /// Which.
        track: Track,
        /// Whether one more level is offered then (SP-10.10).
        extra: bool,
    },
    /// A level rises (SP-10.7).
    Level(Track),
    /// The action of a played card (SP-10.2).
    Operate {
        /// Of which type.
        operation: Operation,
        /// What reward and person add.
        bonus: Bonus,
    },
    /// A building is put on its space (SP-13.7).
    Erect {
        /// From where on the operations board.
        slot: Slot,
        /// Where to.
        space: Space,
    },
    /// A row of a person's column (SP-12.2).
    Row {
        /// Whose.
        person: Person,
        /// From the top.
        row: u8,
    },
    /// A ship has been raided: a mobster leaves the docks, then it sails (SP-18.11, SP-18.12).
    EndRaid(Ship),
    /// A ship sails (SP-18.12).
    Sail(Ship),
    /// The capo has come where another was, and acts (SP-20.4).
    Talk(Person),
    /// What cannot be held in a gang war is lost; the owner decides for the rest (SP-21.8).
    Defend {
        /// Where the gangster attacks.
        district: District,
        /// The spaces not yet decided, as in the question.
        open: u8,
    },
    /// After actions: the card of the end of the turn (SP-6.5).
    DrawCard,
    /// The end-of-turn checks (SP-6.6).
    EndTurn,
}

/// One pending task.
pub type Task = kernel::Task<Step, Chore>;

/// The most tasks that can wait at once.
pub const MAX_TASKS: usize = 32;

/// A stack of pending tasks, the next one last.
pub type Agenda = kernel::Agenda<Task, MAX_TASKS>;

/// Where in the game we are, and who is next there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Mobsters are put into the docks (SP-3.12).
    Docks {
        /// How many bosses have done so, from the last of the turn order.
        done: u8,
    },
    /// The preparation round (SP-4.1).
    Preparation {
        /// How many bosses have done so, from the last of the turn order.
        done: u8,
    },
    /// Player rounds (SP-6.1).
    Turns {
        /// How many bosses have taken their turn in this round.
        done: u8,
    },
    /// Gang war (SP-21): a district is attacked.
    War {
        /// Where.
        district: District,
        /// How many bosses have been asked, in turn order.
        done: u8,
    },
    /// The game is over.
    #[default]
    Over,
}

/// The turn that a player is taking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// The person the capo talks to.
    pub person: Option<Person>,
    /// The row of the column that is being carried out; 0 before the first.
    pub row: u8,
    /// City tokens that were played (SP-19.9).
    pub aside: Tokens,
}
