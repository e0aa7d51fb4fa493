//! What everything that the viewer can do comes to: worked out once for a page, before any of it is done.

use std::mem::discriminant;

use speakeasy::step::Stage;
use speakeasy::{Speakeasy, View};
use table::Sight;

use super::moves::{self, Offer};
use crate::boards::prospects::{Prospects, World};

/// Everything that the viewer can do now.
pub(crate) struct Outlook {
    /// What is offered in one go.
    pub(super) offers: Vec<Offer>,
    prospects: Prospects<Speakeasy>,
}

impl Outlook {
    pub(super) fn of(sight: &Sight<Speakeasy>) -> Outlook {
        // Who is played by the house has a question, but nothing to decide.
        let decides = sight.own().filter(|_| !sight.legal.is_empty());
        let Some(seat) = decides else {
            return Outlook {
                offers: Vec::new(),
                prospects: Prospects::none(),
            };
        };
        let world = World::new(&sight.view, seat);
        let offers = moves::offers(sight, &world);
        let single = sight.legal.iter().map(|action| vec![*action]);
        let whole = offers.iter().map(|offer| offer.actions.clone());
        let moves = single.chain(whole.filter(|actions| actions.len() > 1));
        let prospects = Prospects::of(&world, moves, |then| is_near(&sight.view, then));
        Outlook { offers, prospects }
    }

    /// What something becomes, and the buttons of the moves that make it so.
    pub(super) fn changes<T: PartialEq>(
        &self,
        view: &View,
        read: impl Fn(&View) -> T,
    ) -> Vec<(T, String)> {
        self.prospects.changes(view, read)
    }
}

fn is_near(now: &View, then: &View) -> bool {
    match (now.stage, then.stage) {
        (Stage::Turns { done }, Stage::Turns { done: after }) => {
            (now.act, now.round, done) == (then.act, then.round, after)
        }
        (now, then) => discriminant(&now) == discriminant(&then),
    }
}
