//! How good a Fliptown view looks: the points to expect at the end of the game.
//!
//! A map is rated as it stands between turns ([`map`], with [`law`] and [`bounty`]); on top come the
//! poker hand of the round ([`poker`]) and the best that the pending steps of the running turn can
//! still make of the map ([`turn`]).

mod bounty;
mod clock;
mod law;
mod map;
mod poker;
mod turn;
mod weights;

use fliptown::cards::Card;
use fliptown::content::{Character, content};
use fliptown::step::{Assigned, Stage, Step};
use fliptown::view::{OpenSeat, SeatView};
use fliptown::{Fliptown, View};
use kernel::Seat;

use crate::greedy::Worth;
use clock::Clock;
use law::Law;
use map::Appraiser;
use turn::Turn;

/// How finely points are told apart.
const FINENESS: f32 = 1000.0;

impl Worth for Fliptown {
    fn worth(view: &View, seat: Seat) -> i32 {
        let own = view.seats.get(seat.index());
        // A seat's own decisions are never sealed from it.
        let Some((own, open)) = own.and_then(|own| Some((own, own.open.as_ref()?))) else {
            return 0;
        };
        let points = points(view, own, open) + kept_lineup(view, own, open);
        (points * FINENESS) as i32
    }
}

/// The points to expect, up to what is the same for every choice.
fn points(view: &View, own: &SeatView, open: &OpenSeat) -> f32 {
    let clock = Clock::of(view, &open.agenda);
    let law = Law {
        clock,
        sheriff: view.sheriff,
        bribed: open.bribed,
    };
    let appraiser = Appraiser { view, clock, law };
    let turn = Turn {
        appraiser: &appraiser,
        assigned: open.turn.assigned,
    };
    turn.best(&own.sheet, &open.agenda) + poker(view, own, appraiser.dollar()) - theft(view, open)
}

/// What this round's poker hand will pay.
fn poker(view: &View, own: &SeatView, dollar: f32) -> f32 {
    if !matches!(view.stage, Stage::Flip | Stage::Turn | Stage::Poker) {
        return 0.0;
    }
    let column = own.sheet.column(view.round);
    let left = poker::HAND - column.len();
    let holdem = own.holdem.into_iter().flatten();
    let cards: Vec<Card> = column.iter().copied().chain(holdem).collect();
    poker::hope(&cards, left, dollar)
}

/// What the cowbot will get for what was gained in this turn (FT-21.5).
fn theft(view: &View, open: &OpenSeat) -> f32 {
    let (Some(cowbot), Some(opponent)) = (view.cowbot, view.options.opponent()) else {
        return 0.0;
    };
    if !open.turn.provokes(cowbot) {
        return 0.0;
    }
    let points = &content().cowbot_rules.points_per_stolen_card;
    points.at(opponent.difficulty) as f32
}

/// How much better than usual the lineup is that a Mayor has kept. For everybody else, and after a
/// redraw, a lineup is luck: it is as good as usual.
fn kept_lineup(view: &View, own: &SeatView, open: &OpenSeat) -> f32 {
    let is_mayor = own.sheet.character == Some(Character::Mayor) && own.sheet.ability().is_some();
    let begins = open.agenda.last() == Some(&Step::Assign);
    let Some(lineup) = view.lineup.filter(|_| is_mayor && begins) else {
        return 0.0;
    };
    let worths = Assigned::ways(lineup).map(|cards| {
        let (own, open) = assigned(*own, *open, cards);
        points(view, &own, &open)
    });
    let best = worths.into_iter().fold(f32::MIN, f32::max);
    let usual = weights::USUAL_TURN[usize::from(view.round - 1)];
    best - points(view, own, open) - usual
}

/// The seat after it has assigned suit, value and poker card.
fn assigned(mut own: SeatView, mut open: OpenSeat, cards: [Card; 3]) -> (SeatView, OpenSeat) {
    let assigned = Assigned::new(cards);
    own.sheet.poker.push(assigned.poker_card);
    open.agenda.pop();
    open.turn.assigned = Some(assigned);
    (own, open)
}
