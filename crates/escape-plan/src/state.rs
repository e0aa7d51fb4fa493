//! The state of a game: a plain value; what follows from the city alone is shared, not copied.

use kernel::{Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::automa::{Agent, Costa, Sandra};
use crate::city::City;
use crate::content::content;
use crate::figure::{Figure, SEATS};
use crate::node::Node;
use crate::options::Options;
use crate::pieces::{
    Automa, Colour, Contact, Equipment, Exit, Fixer, Gang, Officer, Place, Stack, Tile,
};
use crate::piles::Piles;
use crate::player::{Hand, Player};
use crate::step::{Agenda, Stage, Step, Turn};

/// A gang base (EP-12.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Base {
    /// Whose control marker lies there.
    pub owner: Option<Seat>,
    /// Members on the base.
    pub members: u8,
}

/// What lies ready for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Fixer tiles.
    pub fixers: Set<Fixer>,
    /// Equipment, by kind.
    pub equipment: [u8; Equipment::ALL.len()],
    /// Gas cans.
    pub gas: u8,
    /// Extra action discs.
    pub discs: u8,
    /// Handcuffs cards.
    pub handcuffs: u8,
    /// Gang members.
    pub members: u8,
    /// Keys by safe house and colour.
    pub keys: [[u8; 3]; 3],
}

impl Supply {
    /// The keys that lie at a place: at safe houses only (EP-2.8).
    pub fn keys_at(&self, place: Place) -> impl Iterator<Item = Colour> + use<> {
        let house = Place::SAFE_HOUSES.iter().position(|one| *one == place);
        let keys = house.map_or([0; 3], |house| self.keys[house]);
        let each =
            move |colour: Colour| std::iter::repeat_n(colour, usize::from(keys[colour as usize]));
        Colour::ALL.into_iter().flat_map(each)
    }
}

/// The police: officers on tiles, in the bag and in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Police {
    /// Who stands on each tile, of the city or on top of a stack.
    pub on: [Set<Officer>; Tile::ALL.len()],
    /// How many of each type are in the bag; those nowhere else are in the box.
    pub bag: [u8; Officer::ALL.len()],
}

/// How many contact cards lie in the row.
pub(crate) const ROW: usize = 7;

/// The contact cards that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Contacts {
    /// The row, from the left.
    pub row: ArrayVec<[Contact; ROW]>,
    /// How many of each card are in the deck. Nobody knows its order, so it has none.
    pub deck: [u8; Contact::ALL.len()],
}

/// A game of Escape Plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EscapePlan {
    pub(crate) options: Options,
    /// 1 to 3.
    pub(crate) day: u8,
    pub(crate) stage: Stage,
    pub(crate) agenda: Agenda,
    /// The turn that is being taken.
    pub(crate) turn: Option<Turn>,
    /// The turn order.
    pub(crate) order: ArrayVec<[Figure; SEATS]>,
    /// Who had a disc when the part began (EP-8.4).
    pub(crate) awake: ArrayVec<[Figure; SEATS]>,
    pub(crate) city: City,
    /// The face-up tile of each stack.
    pub(crate) tops: [Option<Tile>; Stack::ALL.len()],
    /// The tiles of each stack that nobody has seen; their order is nobody's.
    pub(crate) stacks: [Set<Tile>; Stack::ALL.len()],
    /// The business or safe house on the field of each tile.
    pub(crate) named: [Option<Place>; Tile::ALL.len()],
    /// Patrol cards laid for each exit.
    pub(crate) patrols: [u8; Exit::ALL.len()],
    pub(crate) police: Police,
    pub(crate) supply: Supply,
    pub(crate) contacts: Contacts,
    pub(crate) piles: Piles,
    pub(crate) gangs: [Base; Gang::ALL.len()],
    pub(crate) players: ArrayVec<[Player; SEATS]>,
    pub(crate) hands: ArrayVec<[Hand; SEATS]>,
    pub(crate) sandra: Option<Sandra>,
    pub(crate) costa: Option<Costa>,
    /// Who has escaped, in order.
    pub(crate) escapes: ArrayVec<[Figure; SEATS]>,
}

impl EscapePlan {
    /// What the next one to escape pays (EP-16.7).
    pub(crate) fn exit_cost(&self) -> u16 {
        let rules = content().players(self.options.seats());
        rules.exit_cost(self.escapes.len())
    }

    /// Whether the game is over.
    pub(crate) fn is_finished(&self) -> bool {
        self.stage == Stage::Over
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.seats())
    }

    /// What the automas of this game have.
    pub(crate) fn agent(&self, automa: Automa) -> Option<&Agent> {
        match automa {
            Automa::Sandra => self.sandra.as_ref().map(|sandra| &sandra.agent),
            Automa::Costa => self.costa.as_ref().map(|costa| &costa.agent),
        }
    }

    pub(crate) fn agent_mut(&mut self, automa: Automa) -> Option<&mut Agent> {
        match automa {
            Automa::Sandra => self.sandra.as_mut().map(|sandra| &mut sandra.agent),
            Automa::Costa => self.costa.as_mut().map(|costa| &mut costa.agent),
        }
    }

    /// The pending decision.
    pub(crate) fn asked(&self) -> Option<(Seat, Step)> {
        self.agenda.asked()
    }

    /// What a seat is asked.
    pub(crate) fn step(&self, seat: Seat) -> Option<Step> {
        self.agenda.step_of(seat)
    }

    /// The players in the city, in turn order.
    pub(crate) fn at_large(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order
            .iter()
            .filter_map(|figure| figure.seat())
            .filter(|seat| self.player(*seat).at_large())
    }

    /// The level of notoriety of somebody.
    pub(crate) fn level(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Thief(seat) => self.player(seat).notoriety.level,
            Figure::Automa(automa) => self.agent(automa).map_or(1, |agent| agent.notoriety.level),
        }
    }

    /// Where somebody's pawn stands, or through which exit it left.
    pub(crate) fn node_of(&self, figure: Figure) -> Node {
        match figure {
            Figure::Thief(seat) => self.player(seat).at,
            Figure::Automa(automa) => self.agent(automa).map_or(Node::HOSPITAL, |a| a.at),
        }
    }

    /// Whether somebody's pawn is in the city.
    pub(crate) fn in_city(&self, figure: Figure) -> bool {
        match figure {
            Figure::Thief(seat) => self.player(seat).at_large(),
            Figure::Automa(Automa::Sandra) => self.sandra.is_some(),
            Figure::Automa(Automa::Costa) => self.costa.is_some_and(|costa| !costa.escaped),
        }
    }

    /// How many other pawns stand on a node (EP-12.3).
    pub(crate) fn company(&self, figure: Figure, node: Node) -> usize {
        let others = self.order.iter().filter(|other| **other != figure);
        others
            .filter(|other| self.in_city(**other) && self.node_of(**other) == node)
            .count()
    }

    /// The field that shows a place, once it is in the city.
    pub(crate) fn field_of(&self, place: Place) -> Option<Node> {
        let (_, field) = self.places().find(|(other, _)| *other == place)?;
        Some(field)
    }

    /// The places in the city with their fields.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Place, Node)> + '_ {
        let tiles = self.named.iter().zip(Tile::ALL);
        tiles.filter_map(|(named, tile)| Some(((*named)?, tile.field()?)))
    }

    /// The place that a node shows, if it is the field of its tile.
    pub(crate) fn place_at(&self, node: Node) -> Option<Place> {
        node.shows(&self.named)
    }

    /// How many cubes lie on a place.
    pub(crate) fn cubes(&self, place: Place) -> usize {
        let players = self.players.iter().map(|player| player.visited);
        let automas = Automa::ALL
            .into_iter()
            .filter_map(|automa| Some(self.agent(automa)?.visited));
        players
            .chain(automas)
            .filter(|visited| visited.contains(place))
            .count()
    }

    /// Whether a business is closed (EP-12.8).
    pub(crate) fn is_closed(&self, place: Place) -> bool {
        self.options.closes(place, self.cubes(place))
    }

    /// Whether an exit is closed (EP-5.2).
    pub(crate) fn exit_closed(&self, exit: Exit) -> bool {
        self.patrols[exit as usize] >= 2
    }

    /// The exit through which one can leave the city today (EP-16.1).
    pub(crate) fn way_out(&self) -> Option<Node> {
        if self.day < 3 || self.is_finished() {
            return None;
        }
        let mut exits = Exit::ALL.into_iter();
        let open = exits.find(|exit| !self.exit_closed(*exit))?;
        Some(Node::of_exit(open))
    }

    /// Whether the late tax is due (EP-16.8).
    pub(crate) fn taxed(&self) -> bool {
        !self.escapes.is_empty()
    }
}
