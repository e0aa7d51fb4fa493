//! A full state consistent with a view, drawn fairly from what the viewer does not know.

use kernel::{Chance, Game, Log, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::cards::{Card, CardSet, DECK_SIZE};
use crate::dealer::Dealer;
use crate::sheet::Sheet;
use crate::state::{Chair, Fliptown, SEATS};
use crate::step::{Agenda, Stage, Turn, robbery_index};
use crate::view::{SeatView, View};

impl Fliptown {
    pub(crate) fn imagine_from(view: &View, chance: &mut Chance) -> Fliptown {
        let mut game = Fliptown {
            options: view.options,
            round: view.round,
            turn: view.turn,
            stage: view.stage,
            deck: ArrayVec::new(),
            bottom: 0,
            under: 0,
            discards: view.discards,
            lineup: view.lineup,
            sheriff: view.sheriff,
            holdem: ArrayVec::new(),
            cowbot: view.cowbot,
            stolen: ArrayVec::new(),
            thefts: view.thefts,
            seen: view.seen,
            bounties: view.bounties,
            turned: view.turned,
            seats: view.seats.iter().map(known_chair).collect(),
            sealed: known_before(view),
        };
        Unseen::of(view).deal(view, &mut game, chance);
        for seat in game.all_seats() {
            if view.seats[seat.index()].open.is_none() {
                game.imagine_seat(seat, view.seats[seat.index()].busy, chance);
            }
        }
        game
    }

    /// Makes up what a seat did since its decisions were sealed: nothing yet if it is still busy, any
    /// legal choices if it has finished.
    fn imagine_seat(&mut self, seat: Seat, busy: bool, chance: &mut Chance) {
        let mut log = Log::off();
        let mut dealer = Dealer::new(self, chance, &mut log);
        match dealer.game.stage {
            Stage::Turn => dealer.begin_seat_turn(seat),
            Stage::Poker => dealer.begin_seat_poker(seat),
            Stage::Bribes => dealer.begin_seat_bribe(seat),
            // Nothing else is sealed.
            _ => {}
        }
        let mut choices: Vec<Action> = Vec::new();
        while !busy && dealer.game.step(seat).is_some() {
            choices.clear();
            dealer.game.legal(seat, &mut choices);
            let action = *dealer.chance.pick(&choices);
            dealer.act_alone(seat, action);
        }
    }
}

/// A seat as far as it is known.
fn known_chair(seen: &SeatView) -> Chair {
    match &seen.open {
        Some(open) => Chair {
            sheet: seen.sheet,
            agenda: open.agenda,
            turn: open.turn,
            cheating: open.cheating,
            bribed: open.bribed,
        },
        None => Chair {
            sheet: seen.sheet,
            agenda: Agenda::new(),
            turn: Turn::default(),
            cheating: false,
            bribed: false,
        },
    }
}

/// The maps as they stood before decisions were sealed, if they are.
fn known_before(view: &View) -> Option<ArrayVec<[Sheet; SEATS]>> {
    if view.options.solo() || !view.stage.is_sealed() {
        return None;
    }
    let before = |seen: &SeatView| {
        let own = seen.open.as_ref().and_then(|open| open.before);
        own.unwrap_or(seen.sheet)
    };
    Some(view.seats.iter().map(before).collect())
}

/// The cards whose places the viewer does not know.
struct Unseen {
    cards: CardSet,
}

impl Unseen {
    fn of(view: &View) -> Unseen {
        let mut known = view.discards.union(view.bottom);
        let holdem = view.seats.iter().filter_map(|seat| seat.holdem).flatten();
        let robberies = view.seats.iter().filter_map(|seat| seat.open.as_ref());
        let robberies = robberies.flat_map(|open| open.robberies.iter().copied());
        let lineup = view.lineup.into_iter().flatten();
        for card in lineup.chain(view.sheriff).chain(holdem).chain(robberies) {
            known.insert(card);
        }
        Unseen {
            cards: CardSet::full().without(known),
        }
    }

    /// Deals the unseen cards to where unseen cards lie.
    fn deal(mut self, view: &View, game: &mut Fliptown, chance: &mut Chance) {
        self.deal_stolen(view, game, chance);
        let mut pool: ArrayVec<[Card; DECK_SIZE]> = self.cards.iter().collect();
        chance.shuffle(&mut pool);
        // There are exactly as many unseen cards as places for them.
        let mut next = || pool.pop().expect("a view accounts for all 52 cards");
        if game.sheriff.is_none() && view.stage != Stage::Over {
            game.sheriff = Some(next());
        }
        if game.options.holdem() && matches!(view.stage, Stage::Flip | Stage::Turn | Stage::Poker) {
            for seat in &view.seats {
                game.holdem
                    .push(seat.holdem.unwrap_or_else(|| [next(), next()]));
            }
        }
        let top = usize::from(view.deck) - view.bottom.len();
        let mut places: ArrayVec<[Option<Card>; DECK_SIZE]> = known_places(view);
        while places.len() < usize::from(view.deck) {
            places.push(None);
        }
        for place in places[..top].iter_mut() {
            place.get_or_insert_with(&mut next);
        }
        // The bottom of the deck, and what this turn put under it, hold known cards in unknown order.
        let deck = usize::from(view.deck);
        fill(&mut places[top..deck], view.bottom, chance);
        if places.len() > deck {
            places.truncate(deck + view.discards.len());
            while places.len() < deck + view.discards.len() {
                places.push(None);
            }
            fill(&mut places[deck..], view.discards, chance);
            game.under = view.discards.len() as u8;
            game.discards = CardSet::default();
        }
        game.bottom = view.bottom.len() as u8 + game.under;
        game.deck = places.into_iter().flatten().collect();
    }

    /// Stolen cards: any that were not seen since the theft's round began. Cards stolen earlier have
    /// had more occasions to be seen, so the sets are nested, and drawing for the oldest first is fair.
    fn deal_stolen(&mut self, view: &View, game: &mut Fliptown, chance: &mut Chance) {
        for (round, thefts) in view.thefts.iter().enumerate() {
            let later = view.seen.get(round..).unwrap_or(&[]);
            let seen = later
                .iter()
                .copied()
                .fold(CardSet::default(), CardSet::union);
            for _ in 0..*thefts {
                let possible: ArrayVec<[Card; DECK_SIZE]> =
                    self.cards.without(seen).iter().collect();
                let card = *chance.pick(&possible);
                self.cards.remove(card);
                game.stolen.push(card);
            }
        }
    }
}

/// The places of the deck that the viewer knows: its own robbery cards of this turn.
fn known_places(view: &View) -> ArrayVec<[Option<Card>; DECK_SIZE]> {
    let mut places: ArrayVec<[Option<Card>; DECK_SIZE]> = ArrayVec::new();
    for (at, seen) in view.seats.iter().enumerate() {
        let Some(open) = &seen.open else { continue };
        for (k, card) in open.robberies.iter().enumerate() {
            let index = robbery_index(k as u8, Seat(at as u8), view.options.seats());
            while places.len() <= index {
                places.push(None);
            }
            places[index] = Some(*card);
        }
    }
    places
}

/// Fills the free places with the rest of a known set of cards, in random order.
fn fill(places: &mut [Option<Card>], cards: CardSet, chance: &mut Chance) {
    let placed: CardSet = places.iter().flatten().copied().collect();
    let mut rest: ArrayVec<[Card; DECK_SIZE]> = cards.without(placed).iter().collect();
    chance.shuffle(&mut rest);
    for place in places {
        if place.is_none() {
            *place = rest.pop();
        }
    }
}
