//! What everything that the viewer can do comes to: worked out once for a page, before any of it is done.

use in_too_deep::pieces::Crime;
use in_too_deep::{InTooDeep, View};
use kernel::Seat;
use table::Sight;

use super::moves::{self, Offer};
use crate::boards::prospects::{Prospects, World};

/// Everything that the viewer can do now.
pub(crate) struct Outlook {
    /// What is offered in one go.
    pub(super) offers: Vec<Offer>,
    prospects: Prospects<InTooDeep>,
    /// Crimes in hand that can be committed after a move, by its button, and not now.
    completes: Vec<(String, Vec<Crime>)>,
}

impl Outlook {
    pub(super) fn of(sight: &Sight<InTooDeep>) -> Outlook {
        // Who is played by the house has a question, but nothing to decide.
        let decides = sight.own().filter(|_| !sight.legal.is_empty());
        let Some(seat) = decides else {
            return Outlook {
                offers: Vec::new(),
                prospects: Prospects::none(),
                completes: Vec::new(),
            };
        };
        let now = &sight.view;
        let world = World::new(now, seat);
        let offers = moves::offers(sight, &world);
        let single = sight.legal.iter().map(|action| vec![*action]);
        let whole = offers.iter().map(|offer| offer.actions.clone());
        let prospects = Prospects::of(&world, single.chain(whole), |then| is_near(now, then));
        let completes = prospects
            .iter()
            .map(|one| (one.button.clone(), completed(now, &one.then, seat)))
            .collect();
        Outlook {
            offers,
            prospects,
            completes,
        }
    }

    /// What something becomes, and the buttons of the moves that make it so.
    pub(super) fn changes<T: PartialEq>(
        &self,
        view: &View,
        read: impl Fn(&View) -> T,
    ) -> Vec<(T, String)> {
        self.prospects.changes(view, read)
    }

    /// Crimes in hand that could be committed after a move and cannot be now.
    pub(super) fn completes(&self, button: &str) -> &[Crime] {
        let mut completes = self.completes.iter();
        let found = completes.find(|(known, _)| known == button);
        found.map_or(&[], |(_, crimes)| crimes)
    }
}

fn is_near(now: &View, then: &View) -> bool {
    let when = |view: &View| (view.open.turn.agent, view.open.chapter, view.open.stage);
    when(now) == when(then)
}

fn completed(now: &View, then: &View, seat: Seat) -> Vec<Crime> {
    let Some(known) = now.own() else {
        return Vec::new();
    };
    let ready = |view: &View, crime: Crime| {
        crime.is_open(view.open.story) && view.open.scene(seat).allows(crime)
    };
    let still = then.own().map(|known| known.crimes).unwrap_or_default();
    let hand = known.crimes.intersection(still);
    hand.iter()
        .filter(|crime| ready(then, *crime) && !ready(now, *crime))
        .collect()
}
