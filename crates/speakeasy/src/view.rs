//! What one viewer may know (SP-1.9, SP-1.10), and what is hidden from it.

use kernel::{Seat, Secret, Set, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::boss::{BOSSES, Boss};
use crate::docks::Docks;
use crate::market::{Crates, Market, Supply};
use crate::options::Options;
use crate::pieces::{Card, Helper, Operation};
use crate::player::{Player, Screen};
use crate::space::Manhattan;
use crate::state::{Capos, Gangs, Ledger, Rival, Speakeasy, TurnOrder};
use crate::step::{Agenda, Stage, Step, Turn};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What was chosen at the table.
    pub options: Options,
    /// 1 to 4; 0 is the preparation.
    pub act: u8,
    /// The round of the act, from 1.
    pub round: u8,
    /// Where in the act the game stands.
    pub stage: Stage,
    /// What is to be resolved, the next task last.
    pub agenda: Agenda,
    /// The turn that is being taken.
    pub turn: Option<Turn>,
    /// Who has asked to choose how to pay the next cost.
    pub splitting: Option<Seat>,
    /// The turn order track.
    pub order: TurnOrder,
    /// The map.
    pub manhattan: Manhattan,
    /// The gangsters.
    pub gangs: Gangs,
    /// Docks and ships.
    pub docks: Docks,
    /// Where capos stand.
    pub capos: Capos,
    /// Goals and books.
    pub ledger: Ledger,
    /// Common pieces.
    pub supply: Supply,
    /// The city token display.
    pub market: Market,
    /// The display of helper cards.
    pub helpers: Set<Helper>,
    /// How many helper cards are left in the deck.
    pub helper_deck: u8,
    /// The operation decks.
    pub decks: [DeckView; Operation::ALL.len()],
    /// Crates.
    pub crates: Crates,
    /// The bosses as everybody sees them.
    pub players: ArrayVec<[Player; BOSSES]>,
    /// What is behind each screen, if the viewer may look.
    pub screens: ArrayVec<[Option<Screen>; BOSSES]>,
    /// How many used helpers lie behind each screen.
    pub used: ArrayVec<[u8; BOSSES]>,
    /// The Rival.
    pub rival: Option<Rival>,
}

/// An operation deck as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DeckView {
    /// The top card.
    pub top: Option<Card>,
    /// How many cards lie below it in an unknown order.
    pub unseen: u8,
    /// Discarded cards below those, the next one first.
    pub discarded: ArrayVec<[Card; 12]>,
}

impl View {
    /// The viewer's own seat, as far as it has one.
    pub fn own(&self) -> Option<(Seat, &Player, Screen)> {
        let seat = self.viewer.seat()?;
        let screen = (*self.screens.get(seat.index())?)?;
        Some((seat, self.players.get(seat.index())?, screen))
    }

    /// The decision that is due, and whose it is.
    pub fn asked(&self) -> Option<(Seat, Step)> {
        self.agenda.asked()
    }

    /// What the viewer is asked.
    pub fn step(&self) -> Option<Step> {
        self.agenda.step_of(self.viewer.seat()?)
    }

    /// A boss as everybody sees it.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Everybody, the Rival last.
    pub fn bosses(&self) -> impl Iterator<Item = Boss> + use<> {
        let rival = self.rival.map(|_| Boss::Rival);
        Seat::all(self.options.seats())
            .map(Boss::Player)
            .chain(rival)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

impl Speakeasy {
    /// Whether the viewer knows what is behind a screen: at the end all are lifted.
    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        self.is_finished() || viewer.is(seat)
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let screen = |seat: Seat| self.sees(viewer, seat).then(|| *self.screen(seat));
        View {
            viewer,
            options: self.options,
            act: self.act,
            round: self.round,
            stage: self.stage,
            agenda: self.agenda,
            turn: self.turn,
            splitting: self.splitting,
            order: self.order,
            manhattan: self.manhattan,
            gangs: self.gangs,
            docks: self.docks,
            capos: self.capos,
            ledger: self.ledger,
            supply: self.supply,
            market: self.market,
            helpers: self.helpers.display,
            helper_deck: self.helpers.deck.len() as u8,
            decks: Operation::ALL.map(|operation| self.deck_view(operation)),
            crates: self.crates,
            players: self.players,
            screens: self.seats().map(screen).collect(),
            used: self
                .screens
                .iter()
                .map(|screen| screen.used.len() as u8)
                .collect(),
            rival: self.rival,
        }
    }

    fn deck_view(&self, operation: Operation) -> DeckView {
        let deck = &self.decks[operation as usize];
        DeckView {
            top: deck.top,
            unseen: self.unseen_in(operation) as u8,
            discarded: deck.discarded,
        }
    }

    /// The cards of a hand that only their owner has seen (SP-R56).
    pub(crate) fn secret_cards(&self, seat: Seat) -> Set<Card> {
        self.screen(seat).hand.without(self.player(seat).known)
    }

    /// What the viewer does not know, item by item.
    pub(crate) fn secrets_from(&self, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut hide = |name, value: String| secrets.push(Secret { name, value });
        for seat in self.seats().filter(|seat| !self.sees(viewer, *seat)) {
            hide("safe", self.screen(seat).safe.to_string());
            for card in self.secret_cards(seat).iter() {
                hide("dealt card", card.id().to_owned());
            }
            let used = self.screen(seat).used;
            if !used.is_empty() {
                hide("used helpers", format!("{used:?}"));
            }
        }
        secrets
    }
}
