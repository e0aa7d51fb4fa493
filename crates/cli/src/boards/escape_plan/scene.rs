//! Everything that a drawing depends on, and what stands where.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Texts;
use escape_plan::View;
use escape_plan::action::Action;
use escape_plan::city::Placed;
use escape_plan::content::content;
use escape_plan::node::{Node, NodeSet, Site};
use escape_plan::pieces::{Exit, Gang, Place, Tile};
use escape_plan::step::Step;
use escape_plan::travel::{Way, offered};
use escape_plan::words;
use kernel::{Phrase, Seat};

use super::canvas::{Bit, Label, inked, plain};
use super::signs;
use crate::style::{Ink, Style};

/// A cell of the city's grid.
pub(super) type Spot = (i8, i8);

/// A view, how it is told, and what follows from it for all parts of the board.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) texts: &'a Texts,
    pub(super) style: Style,
    /// Every way that the viewer can take now.
    pub(super) ways: Vec<Way>,
    /// Where those ways lead.
    pub(super) goals: NodeSet,
    /// The cells where the viewer could place a tile now, with the letters they go by.
    pub(super) lots: BTreeMap<Spot, char>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, texts: &'a Texts, style: Style) -> Scene<'a> {
        let ways = offered(view);
        Scene {
            view,
            texts,
            style,
            goals: ways.iter().map(|way| way.to).collect(),
            ways,
            lots: lots(view),
        }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    pub(super) fn paint(&self, ink: Ink, text: impl std::fmt::Display) -> String {
        self.style.paint(ink, text)
    }

    /// The printed code of a tile.
    pub(super) fn code(&self, tile: Tile) -> String {
        self.say(&words::tile(tile))
    }

    /// The players with their seats.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.players.len() as u8)
    }

    /// Whether the seat is the viewer's.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer.is(seat)
    }

    /// The pawn of a seat; the viewer's own is set apart.
    pub(super) fn pawn(&self, seat: Seat) -> Bit {
        let ink = if self.is_own(seat) {
            Ink::Reverse
        } else {
            Ink::Bold
        };
        inked(ink, signs::pawn(seat))
    }

    /// Everybody who stands on a node.
    pub(super) fn pawns(&self, node: Node) -> Label {
        let here = |seat: &Seat| {
            let player = &self.view.players[seat.index()];
            player.at_large() && player.at == node
        };
        let thieves = self.seats().filter(here).map(|seat| self.pawn(seat));
        let automas = self.view.automas().filter(|(_, at)| *at == node);
        let automas = automas.map(|(one, _)| inked(Ink::Red, signs::automa(one)));
        thieves.chain(automas).collect()
    }

    /// A location by a name of at most five letters.
    pub(super) fn short(&self, node: Node) -> String {
        let id = match (node.site(), self.view.place_at(node)) {
            (_, Some(place)) => place.id(),
            (Some(Site::Hospital), _) => "hospital",
            (Some(Site::Metro), _) => "metro",
            (Some(Site::Helicopter), _) => "helicopter",
            (Some(Site::Gang(_)), _) => "gang",
            (Some(Site::Store(store)), _) => store.id(),
            (Some(Site::Clinic), _) => "clinic",
            (Some(Site::Church), _) => "church",
            (Some(Site::Exit(exit)), _) => exit.id(),
            (Some(Site::Business), None) => "business",
            (Some(Site::SafeHouse), None) => "safe_house",
            // Streets have no short name, and nobody stops there.
            (None, None) => return String::new(),
        };
        self.say(&Phrase::name("board-site", id))
    }

    /// Whether all patrols of an exit are there (EP-5.2).
    pub(super) fn is_shut(&self, exit: Exit) -> bool {
        self.view.patrols[exit as usize] >= content().patrol_deck.closes_exit_at
    }

    /// What a location is to the viewer and to everybody, after its name: money and visits, patrols,
    /// whose gang it is, who stands there.
    pub(super) fn marks(&self, node: Node) -> Label {
        let mut marks = Vec::new();
        if let Some(place) = self.view.place_at(node) {
            marks.extend(self.plan_mark(place));
            if self.view.is_closed(place) {
                marks.push(inked(Ink::Red, "×"));
            }
        }
        match node.site() {
            Some(Site::Exit(exit)) => marks.push(self.patrols(exit)),
            Some(Site::Gang(gang)) => marks.extend(self.gang_mark(gang)),
            _ => {}
        }
        marks.extend(self.pawns(node));
        marks
    }

    /// What the viewer's plan says of a place: an amount, income, or that it has been there.
    pub(super) fn plan_mark(&self, place: Place) -> Option<Bit> {
        let (_, player, hand) = self.view.own()?;
        if player.visited.contains(place) {
            return Some(inked(Ink::Dim, "✓"));
        }
        let amount = hand.plan.amount(place);
        let text = amount.map_or_else(|| "$".to_owned(), |amount| amount.to_string());
        Some(inked(Ink::Green, text))
    }

    fn patrols(&self, exit: Exit) -> Bit {
        let laid = self.view.patrols[exit as usize];
        match self.is_shut(exit) {
            true => inked(Ink::Red, "×"),
            false => plain("'".repeat(usize::from(laid))),
        }
    }

    fn gang_mark(&self, gang: Gang) -> Option<Bit> {
        let owner = self.view.gangs[gang as usize].owner?;
        Some(inked(Ink::Bold, signs::owner(owner)))
    }

    /// The tile's officers.
    pub(super) fn officers(&self, tile: Tile) -> Label {
        signs::officers(self.view.police.on[tile as usize])
    }

    /// What the viewer is asked.
    pub(super) fn step(&self) -> Option<Step> {
        self.view.step()
    }

    /// The letter of the cell where a tile would be placed.
    pub(super) fn lot(&self, spot: Placed) -> char {
        self.lots.get(&spot.cell()).copied().unwrap_or('?')
    }
}

/// The cells where the viewer could place a tile, lettered from left to right.
fn lots(view: &View) -> BTreeMap<Spot, char> {
    if view.step() != Some(Step::PlaceTile) {
        return BTreeMap::new();
    }
    let cells = |matching: bool| {
        let tops = view.tops.iter().flatten();
        let spots = tops.flat_map(move |tile| view.city.spots(*tile, matching));
        spots.map(Placed::cell).collect::<BTreeSet<Spot>>()
    };
    // Where nothing matches anywhere, nothing has to (EP-6.5).
    let fitting = cells(true);
    let cells = if fitting.is_empty() {
        cells(false)
    } else {
        fitting
    };
    cells.into_iter().zip('a'..='z').collect()
}

/// The tile that an action places.
pub(super) fn placing(action: &Action) -> Option<Placed> {
    match action {
        Action::Place(spot) => Some(*spot),
        _ => None,
    }
}
