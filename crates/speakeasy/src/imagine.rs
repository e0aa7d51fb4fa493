//! A full state consistent with a view, drawn fairly from what the viewer does not know.

use kernel::{Chance, Seat, Set};

use crate::content::content;
use crate::market::{Deck, Helpers};
use crate::pieces::{Card, Helper, Operation};
use crate::player::Screen;
use crate::state::Speakeasy;
use crate::step::{Chore, Step, Task};
use crate::view::View;

/// More than anybody can have put into a safe by a whole game's luck would be no better guess.
const RICH: u32 = 120;

impl Speakeasy {
    pub(crate) fn imagine_from(view: &View, chance: &mut Chance) -> Speakeasy {
        let (helpers, used) = imagine_helpers(view, chance);
        let mut game = Speakeasy {
            options: view.options,
            act: view.act,
            round: view.round,
            stage: view.stage,
            agenda: view.agenda,
            turn: view.turn,
            splitting: view.splitting,
            order: view.order,
            manhattan: view.manhattan,
            gangs: view.gangs,
            docks: view.docks,
            capos: view.capos,
            ledger: view.ledger,
            supply: view.supply,
            market: view.market,
            helpers,
            decks: Operation::ALL.map(|operation| Deck {
                top: view.decks[operation as usize].top,
                unseen: Set::default(),
                discarded: view.decks[operation as usize].discarded,
            }),
            crates: view.crates,
            players: view.players,
            screens: view
                .screens
                .iter()
                .map(|screen| screen.unwrap_or_default())
                .collect(),
            rival: view.rival,
        };
        let mut unseen = unseen_cards(view);
        for seat in game
            .seats()
            .filter(|seat| view.screens[seat.index()].is_none())
        {
            game.screens[seat.index()] = Screen {
                safe: game.imagine_safe(seat, chance),
                hand: imagine_hand(view, seat, &mut unseen, chance),
                used: used[seat.index()],
            };
        }
        for operation in Operation::ALL {
            game.decks[operation as usize].unseen = unseen.intersection(Card::of(operation));
        }
        game
    }

    /// Money that somebody may well have: never less than what was begun with it costs.
    fn imagine_safe(&self, seat: Seat, chance: &mut Chance) -> u16 {
        let ratio = content().money.laundering_ratio;
        let owed = self.agenda.iter().map(|task| match task {
            Task::Ask(asked, step) if *asked == seat => self.cost_of(seat, *step),
            Task::Do(owing, Chore::Charge(cost)) if *owing == seat => *cost,
            _ => 0,
        });
        let owed: u16 = owed.sum();
        let least = owed.saturating_sub(self.player(seat).pocket) * ratio;
        least + chance.below(RICH) as u16
    }

    /// The least that a step must still cost.
    fn cost_of(&self, seat: Seat, step: Step) -> u16 {
        match step {
            Step::Pay { cost } => cost,
            Step::Site { slot, .. } | Step::Force { slot, .. } => {
                let fee = self
                    .player(seat)
                    .help_fee(crate::strength::Occasion::TakeOver);
                slot.data().price + fee.unwrap_or(0)
            }
            _ => 0,
        }
    }
}

/// The cards that the viewer has not seen: in hands as they were dealt, in decks and with the Rival.
fn unseen_cards(view: &View) -> Set<Card> {
    let decks = view
        .decks
        .iter()
        .flat_map(|deck| deck.discarded.iter().copied().chain(deck.top));
    let boards = view
        .players
        .iter()
        .flat_map(|player| player.board.into_iter().flatten());
    let known = view.players.iter().flat_map(|player| player.known.iter());
    let own = view
        .screens
        .iter()
        .flatten()
        .flat_map(|screen| screen.hand.iter());
    let revealed = view.rival.iter().flat_map(|rival| rival.revealed.iter());
    let seen = decks
        .chain(boards)
        .chain(known)
        .chain(own)
        .chain(revealed)
        .collect();
    Set::full().without(seen)
}

/// The known cards of a hand, and for the others any of their types.
fn imagine_hand(view: &View, seat: Seat, unseen: &mut Set<Card>, chance: &mut Chance) -> Set<Card> {
    let player = view.player(seat);
    let mut hand = player.known;
    for operation in Operation::ALL {
        let known = player.known.intersection(Card::of(operation)).len();
        for _ in known..usize::from(player.hand[operation as usize]) {
            let mut fitting = unseen.intersection(Card::of(operation));
            if let Some(card) = chance.draw(&mut fitting) {
                unseen.remove(card);
                hand.insert(card);
            }
        }
    }
    hand
}

/// The helper deck, and the used helpers behind screens.
fn imagine_helpers(view: &View, chance: &mut Chance) -> (Helpers, Vec<Set<Helper>>) {
    let own = view.screens.iter().flatten().map(|screen| screen.used);
    let lying = view.players.iter().map(|player| player.helpers);
    let seen = own.chain(lying).fold(view.helpers, Set::union);
    let mut hidden = Set::<Helper>::full().without(seen);
    let used = view.used.iter().zip(&view.screens);
    let used = used.map(|(count, screen)| match screen {
        Some(screen) => screen.used,
        None => (0..*count)
            .filter_map(|_| chance.draw(&mut hidden))
            .collect(),
    });
    let used = used.collect();
    let helpers = Helpers {
        display: view.helpers,
        deck: hidden,
    };
    (helpers, used)
}
