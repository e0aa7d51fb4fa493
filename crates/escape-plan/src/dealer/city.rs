//! The city grows (EP-6).

use kernel::{Seat, Set};

use super::Dealer;
use crate::city::Placed;
use crate::content::content;
use crate::event::Event;
use crate::node::{Node, Site};
use crate::pieces::{Gang, Officer, Place, Stack, Tile};
use crate::step::{Stage, Step};

impl Dealer<'_> {
    /// Puts a tile into the city with everything on it (EP-6.2 to EP-6.10).
    pub(super) fn place_tile(&mut self, seat: Seat, spot: Placed) {
        self.game.city.place(spot);
        for top in &mut self.game.tops {
            if *top == Some(spot.tile) {
                *top = None;
            }
        }
        self.tell(Event::TilePlaced { seat, spot });
        if let Stage::City { placed } = &mut self.game.stage {
            *placed += 1;
        }
        if let Some(gang) = Gang::ALL
            .into_iter()
            .find(|gang| Node::of_gang(*gang).tile() == spot.tile)
        {
            self.game.gangs[gang as usize].members = 2;
            self.game.supply.members -= 2;
        }
        if spot.tile.field().is_some() {
            self.ask(seat, Step::Name(spot.tile));
        }
    }

    /// Puts a business or safe house tile on the field of a city tile (EP-6.7, EP-6.8).
    pub(super) fn name_place(&mut self, seat: Seat, tile: Tile, place: Place) {
        self.game.named[tile as usize] = Some(place);
        self.tell(Event::PlaceNamed { seat, place, tile });
    }

    /// Turns up the top of every stack and gives it officers (EP-2.3, EP-2.5, EP-6.11).
    pub(super) fn turn_up_tiles(&mut self) {
        let mut tiles: Set<Tile> = Set::default();
        for stack in Stack::ALL {
            if let Some(tile) = self.chance.draw(&mut self.game.stacks[stack as usize]) {
                self.game.tops[stack as usize] = Some(tile);
                tiles.insert(tile);
            }
        }
        if !tiles.is_empty() {
            self.tell(Event::TilesTurnedUp { tiles });
        }
        for tile in self.game.tops.into_iter().flatten() {
            self.draw_officers(tile);
        }
    }

    /// Draws two officers for a tile; of two alike one goes back to the bag when all are drawn, and
    /// until then it is out of the bag (EP-2.6).
    pub(super) fn draw_officers(&mut self, tile: Tile) {
        let mut officers: Set<Officer> = Set::default();
        for _ in 0..content().day.officers_drawn_per_new_tile {
            let Some(officer) = self.chance.draw_kind(&mut self.game.police.bag) else {
                break;
            };
            if officers.contains(officer) {
                self.pairs[officer as usize] += 1;
            }
            officers.insert(officer);
        }
        self.game.police.on[tile as usize] = officers;
        self.tell(Event::OfficersDrawn { tile, officers });
    }

    /// Returns one officer of each equal pair to the bag.
    pub(super) fn return_pairs(&mut self) {
        for (bag, pairs) in self.game.police.bag.iter_mut().zip(&mut self.pairs) {
            *bag += std::mem::take(pairs);
        }
    }
}

impl crate::state::EscapePlan {
    /// Whether a face-up tile can be placed with something that matches; if none can, matching is not
    /// asked for (EP-6.5).
    pub(crate) fn matching_possible(&self) -> bool {
        self.tops
            .into_iter()
            .flatten()
            .any(|tile| self.city.can_place(tile, true))
    }

    /// The places that can be put on the field of a tile: not in the city yet, and of its kind.
    pub(crate) fn places_for(&self, tile: Tile) -> impl Iterator<Item = Place> + '_ {
        let business = tile
            .field()
            .is_some_and(|field| field.site() == Some(Site::Business));
        Place::ALL
            .into_iter()
            .filter(move |place| place.is_business() == business)
            .filter(|place| !self.named.contains(&Some(*place)))
    }
}
