//! What everything that the viewer can do comes to: worked out once for a page, before any of it is done.

use in_too_deep::crime::Binding;
use in_too_deep::pieces::Crime;
use in_too_deep::{Action, InTooDeep, View};
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
    /// Whom the first move that completes a crime completes it with, if they are hooked already.
    casts: Vec<(Crime, Binding)>,
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
                casts: Vec::new(),
            };
        };
        let now = &sight.view;
        let world = World::new(now, seat);
        let offers = moves::offers(sight, &world);
        // A way out is taken at the first touch: it has nothing to show before.
        let moves = sight.legal.iter().filter(|action| **action != Action::Pass);
        let single = moves.map(|action| vec![*action]);
        let whole = offers.iter().map(|offer| offer.actions.clone());
        let whole = whole.filter(|actions| actions.len() > 1);
        let prospects = Prospects::of(&world, single.chain(whole), |then| is_near(now, then));
        let mut completes = Vec::new();
        let mut casts: Vec<(Crime, Binding)> = Vec::new();
        for one in prospects.iter() {
            let crimes = completed(now, &one.then, seat);
            let scene = one.then.open.scene(seat);
            for crime in &crimes {
                let (binding, _) = scene.best(crime.data());
                let hooked = now.open.scene(seat).can_cast(crime.data(), &binding);
                if hooked && casts.iter().all(|(known, _)| known != crime) {
                    casts.push((*crime, binding));
                }
            }
            completes.push((one.button.clone(), crimes));
        }
        Outlook {
            offers,
            prospects,
            completes,
            casts,
        }
    }

    /// Whom a crime could be committed with after one move, if they are hooked already.
    pub(super) fn cast(&self, crime: Crime) -> Option<Binding> {
        let mut casts = self.casts.iter();
        casts.find_map(|(known, binding)| (*known == crime).then_some(*binding))
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
