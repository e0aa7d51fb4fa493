//! What one viewer may know (FT-23.7, FT-23.11, FT-23.12), and what is hidden from it.

use kernel::{Seat, Secret, Set, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::{Card, CardSet};
use crate::content::{Bounty, Cowbot};
use crate::options::Options;
use crate::sheet::Sheet;
use crate::state::{Fliptown, SEATS};
use crate::step::{Agenda, Stage, Step, Turn};

/// Everything one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What was chosen at the table.
    pub options: Options,
    /// The round, 1 to 3.
    pub round: u8,
    /// The turn of the round, 1 to 5.
    pub turn: u8,
    /// Where in the round the game stands.
    pub stage: Stage,
    /// The three cards of the turn.
    pub lineup: Option<[Card; 3]>,
    /// How many cards are in the draw deck.
    pub deck: u8,
    /// Cards that lie at its bottom, in unknown order, after a reshuffle.
    pub bottom: CardSet,
    /// The discard pile (FT-R55).
    pub discards: CardSet,
    /// The sheriff card, if it lies open or the viewer has looked at it.
    pub sheriff: Option<Card>,
    /// The solo opponent.
    pub cowbot: Option<Cowbot>,
    /// How many cards it stole in each round.
    pub thefts: [u8; 3],
    /// The cards seen in each round that has ended.
    pub seen: ArrayVec<[CardSet; 3]>,
    /// The bounty cards.
    pub bounties: ArrayVec<[Bounty; 3]>,
    /// Those that lie with their second side up.
    pub turned: Set<Bounty>,
    /// What the viewer may know of each seat, by seats.
    pub seats: ArrayVec<[SeatView; SEATS]>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatView {
    /// Its map: as it is now, or, while decisions are sealed, as it stood before them.
    pub sheet: Sheet,
    /// Whether it still has something to decide.
    pub busy: bool,
    /// Hold 'em cards, if the viewer may see them.
    pub holdem: Option<[Card; 2]>,
    /// What it is about, unless that is sealed from the viewer.
    pub open: Option<OpenSeat>,
}

/// What is known of a seat whose decisions are not sealed from the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenSeat {
    /// What it has to decide, the next step last.
    pub agenda: Agenda,
    /// What it has done in the running turn.
    pub turn: Turn,
    /// Robbery cards of the running turn.
    pub robberies: ArrayVec<[Card; 15]>,
    /// Whether it declares a card in the running poker phase.
    pub cheating: bool,
    /// Whether it has bribed the sheriff in this round.
    pub bribed: bool,
    /// While decisions are sealed: its map as the others see it.
    pub before: Option<Sheet>,
}

impl View {
    /// How many cards the cowbot has stolen.
    pub fn stolen(&self) -> usize {
        self.thefts.iter().map(|thefts| usize::from(*thefts)).sum()
    }

    /// The viewer's own seat, as far as it has one.
    pub fn own(&self) -> Option<(Seat, &SeatView)> {
        let seat = self.viewer.seat()?;
        Some((seat, self.seats.get(seat.index())?))
    }

    /// The step that the viewer has to decide about.
    pub fn step(&self) -> Option<Step> {
        let (_, own) = self.own()?;
        own.open.as_ref()?.agenda.last().copied()
    }
}

impl Fliptown {
    /// Whether what `seat` decides now is hidden from the viewer.
    fn is_sealed_from(&self, viewer: Viewer, seat: Seat) -> bool {
        self.sealed.is_some() && !viewer.is(seat)
    }

    /// Whether the viewer may see a seat's Hold 'em cards (FT-19.2).
    fn shows_holdem(&self, viewer: Viewer, seat: Seat) -> bool {
        self.options.solo() || viewer.is(seat)
    }

    /// Whether the viewer may see the sheriff card (FT-16.3, FT-23.8).
    fn shows_sheriff(&self, viewer: Viewer) -> bool {
        let looked = viewer.seat().and_then(|seat| self.seats.get(seat.index()));
        self.stage == Stage::Arrest || looked.is_some_and(|chair| chair.sheet.peeked)
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let (deck, bottom) = self.deck_shown();
        View {
            viewer,
            options: self.options,
            round: self.round,
            turn: self.turn,
            stage: self.stage,
            lineup: self.lineup,
            deck: deck as u8,
            bottom,
            discards: self.discards_shown(),
            sheriff: self.sheriff.filter(|_| self.shows_sheriff(viewer)),
            cowbot: self.cowbot,
            thefts: self.thefts,
            seen: self.seen,
            bounties: self.bounties,
            turned: self.turned,
            seats: self
                .all_seats()
                .map(|seat| self.seat_view(viewer, seat))
                .collect(),
        }
    }

    fn seat_view(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let chair = self.chair(seat);
        let before = self.sealed.as_ref().map(|sheets| &sheets[seat.index()]);
        let holdem = self.holdem.get(seat.index()).copied();
        let sealed = self.is_sealed_from(viewer, seat);
        SeatView {
            sheet: before
                .filter(|_| sealed)
                .map_or(chair.sheet, |sheet| *sheet),
            busy: !chair.agenda.is_empty(),
            holdem: holdem.filter(|_| self.shows_holdem(viewer, seat)),
            open: (!sealed).then(|| OpenSeat {
                agenda: chair.agenda,
                turn: chair.turn,
                robberies: self.robbery_cards(seat).collect(),
                cheating: chair.cheating,
                bribed: chair.bribed,
                before: before.copied(),
            }),
        }
    }

    /// What the viewer does not know, item by item.
    pub(crate) fn secrets_from(&self, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut hide = |name, value: String| secrets.push(Secret { name, value });
        let (shown, bottom) = self.deck_shown();
        let top = shown - bottom.len();
        if top > 1 {
            hide("deck", format!("{:?}", &self.deck[..top]));
            hide("top card", self.deck[0].to_string());
            hide("last card", self.deck[top - 1].to_string());
        }
        if bottom.len() > 1 {
            hide("bottom", format!("{:?}", &self.deck[top..shown]));
        }
        if let Some(card) = self.sheriff.filter(|_| !self.shows_sheriff(viewer)) {
            hide("sheriff", card.to_string());
        }
        if !self.stolen.is_empty() {
            hide("stolen", format!("{:?}", self.stolen));
        }
        for seat in self.all_seats() {
            if let Some(cards) = self.holdem.get(seat.index())
                && !self.shows_holdem(viewer, seat)
            {
                hide("holdem", format!("{cards:?}"));
            }
            let chair = self.chair(seat);
            // What a seat does in its turn; before it has begun there is nothing to hide.
            if self.is_sealed_from(viewer, seat) && chair.turn.assigned.is_some() {
                hide("sealed turn", format!("{:?}", chair.turn));
            }
        }
        secrets
    }
}
