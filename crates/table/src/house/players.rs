//! The players of the house: bots, and whoever plays for the absent.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{Bot, Dice, Player, Worth};
use kernel::{Eyes, Options, Seat};

use super::House;
use super::error::{ActError, HouseError};
use super::live::Live;
use crate::entry::{Deed, Entry};
use crate::header::Sitter;
use crate::table::Table;

/// How long the house waits after trouble with the store: a moment first, then longer.
const SHORTEST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// How a look at the table ended.
enum Look {
    /// A decision was made, by the house or by whoever was quicker.
    Moved,
    /// The house owes nothing.
    Nothing,
    /// The house is closed.
    Closed,
}

/// Sits at a table until it is dropped, however that comes about.
struct Duty<G: Worth>(Arc<Live<G>>);

impl<G: Worth> Duty<G> {
    /// `None` if somebody sits there already.
    fn begin(live: &Arc<Live<G>>) -> Option<Duty<G>> {
        let taken = live.on_duty.swap(true, Ordering::AcqRel);
        (!taken).then(|| Duty(live.clone()))
    }
}

impl<G: Worth> Drop for Duty<G> {
    fn drop(&mut self) {
        self.0.on_duty.store(false, Ordering::Release);
    }
}

impl House {
    /// Sends somebody to the table if the house owes a decision there and nobody is there yet.
    pub(super) fn call_players<G: Worth>(&self, live: &Arc<Live<G>>) {
        if live.now().house_owes().is_empty() {
            return;
        }
        if let Some(duty) = Duty::begin(live) {
            let house = self.clone();
            tokio::spawn(async move { house.serve(duty).await });
        }
    }

    /// Decides until nothing is owed.
    async fn serve<G: Worth>(&self, duty: Duty<G>) {
        let live = duty.0.clone();
        let mut wait = SHORTEST_WAIT;
        loop {
            match self.decide(&live).await {
                Ok(Look::Moved) => wait = SHORTEST_WAIT,
                Ok(Look::Nothing) => break,
                Ok(Look::Closed) => return,
                Err(error) => {
                    let table = live.now();
                    let table = &table.header().id;
                    tracing::error!(%table, %error, "the house cannot move; it will try again");
                    tokio::time::sleep(wait).await;
                    wait = LONGEST_WAIT.min(wait * 2);
                }
            }
        }
        drop(duty);
        // Whoever has written since the last look saw that somebody was there.
        self.call_players(&live);
    }

    /// Makes one decision for one seat.
    async fn decide<G: Worth>(&self, live: &Arc<Live<G>>) -> Result<Look, ActError> {
        let Ok(_permit) = self.0.desk.acquire().await else {
            return Ok(Look::Closed);
        };
        let table = live.now();
        let Some(seat) = table.house_owes().iter().next() else {
            return Ok(Look::Nothing);
        };
        let decision = table.decision(seat);
        let action = think(&table, seat).await?;
        let options = table.state().options();
        let deed = Deed::Act(options.within(|| action.to_string()));
        // Meanwhile somebody may have returned, stepped back, or moved on another node.
        let plan = move |now: &Table<G>| {
            let still = now.house_owes().contains(seat) && now.is_current(seat, decision);
            let deed = deed.clone();
            Ok(still.then_some(Entry { seat, deed }))
        };
        self.write_live(live, plan).await?;
        Ok(Look::Moved)
    }
}

/// A bot's luck follows from the table's seed and from which of its decisions this is, whoever was quicker elsewhere:
/// the same game can be played against it again.
fn dice<G: Worth>(table: &Table<G>, seat: Seat) -> Dice {
    let nth = u64::from(seat.0) << 32 | u64::from(table.decision(seat));
    Dice::new(&table.header().seed.nth(nth))
}

/// Chooses where it holds nobody up. A bot with a defect is replaced by the plain choice.
async fn think<G: Worth>(table: &Arc<Table<G>>, seat: Seat) -> Result<G::Action, HouseError> {
    let dice = dice(table, seat);
    let before = table.clone();
    let choice = tokio::task::spawn_blocking(move || choose(&before, seat, dice)).await;
    match choice {
        Err(error) if error.is_panic() => {
            tracing::error!(table = %table.header().id, %error, "a bot has a defect");
            let before = table.clone();
            let plain = move || Hand::of(&before, seat).plain();
            Ok(tokio::task::spawn_blocking(plain).await?)
        }
        choice => Ok(choice?),
    }
}

/// What a player of the house is given: the eyes of its seat, and what is legal. Something always is, for
/// a seat that owes a decision.
struct Hand<'a, G: Worth> {
    eyes: Eyes<'a, G>,
    legal: Vec<G::Action>,
}

impl<'a, G: Worth> Hand<'a, G> {
    fn of(table: &'a Table<G>, seat: Seat) -> Hand<'a, G> {
        let eyes = Eyes::new(table.state(), seat);
        let mut legal = Vec::new();
        eyes.legal(&mut legal);
        Hand { eyes, legal }
    }

    /// What anybody would do for somebody who has left.
    fn plain(&self) -> G::Action {
        G::default_action(&self.eyes.view(), &self.legal)
    }
}

fn choose<G: Worth>(table: &Table<G>, seat: Seat, dice: Dice) -> G::Action {
    table.state().options().within(|| decide(table, seat, dice))
}

fn decide<G: Worth>(table: &Table<G>, seat: Seat, dice: Dice) -> G::Action {
    let hand = Hand::of(table, seat);
    match table.place(seat).map(|place| place.sitter) {
        Some(Sitter::Bot(kind)) => Bot::new(kind, dice).choose(&hand.eyes, &hand.legal),
        Some(Sitter::Person) | None => hand.plain(),
    }
}
