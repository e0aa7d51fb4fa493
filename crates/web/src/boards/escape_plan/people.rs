//! Counters of a thief: in its line, and of the hero on a phone.

use escape_plan::EscapePlan;
use escape_plan::figure::Figure;
use escape_plan::notoriety::Notoriety;
use escape_plan::player::{Fate, Item, Player};
use escape_plan::words;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::board::Scene;
use crate::boards::counter::Counter;
use crate::draw;

const COUNTERS: [Counter<Player>; 9] = [
    Counter {
        icon: "income",
        word: "ep-income",
        count: |player| usize::from(player.income()),
    },
    Counter {
        icon: "person",
        word: "ep-count-contacts",
        count: |player| player.contacts.len(),
    },
    Counter {
        icon: "wound",
        word: "ep-wounds",
        count: |player| usize::from(player.wounds),
    },
    Counter {
        icon: "cuffs",
        word: "ep-handcuffs",
        count: |player| usize::from(player.handcuffs),
    },
    Counter {
        icon: "disc",
        word: "ep-discs",
        count: |player| usize::from(player.discs),
    },
    Counter {
        icon: "gas",
        word: "ep-gas",
        count: |player| usize::from(player.gas),
    },
    Counter {
        icon: "key",
        word: "ep-keys",
        // A key that was turned face down opens nothing any more (EP-12.14).
        count: |player| player.keys.iter().map(|keys| usize::from(keys.ready)).sum(),
    },
    Counter {
        icon: "gang",
        word: "ep-members",
        count: |player| usize::from(player.members),
    },
    Counter {
        icon: "bag",
        word: "ep-sealed",
        count: |player| {
            let sealed = |item: &&Item| matches!(item, Item::Sealed(_));
            player.items.iter().filter(sealed).count()
        },
    },
];

/// The signs of the counters that a line shows, and what they count.
pub(super) fn signs() -> impl Iterator<Item = (&'static str, &'static str)> {
    let level = [("star", "ep-level")];
    let counters = COUNTERS.iter().map(|counter| (counter.icon, counter.word));
    level
        .into_iter()
        .chain(counters.filter(|(icon, _)| *icon != "income"))
}

/// A thief as it was when the viewer last acted.
fn before<'a>(scene: &'a Scene<'_, EscapePlan>, seat: Seat) -> Option<&'a Player> {
    let view = scene.sight.before.as_ref()?;
    view.players.get(seat.index())
}

/// The counters of the hero, with what has changed since the viewer last acted.
pub(super) fn purse(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let Some(player) = view.players.get(scene.hero.index()) else {
        return html! {};
    };
    let before = before(scene, scene.hero);
    let hand = view.hands[scene.hero.index()];
    let kept = ["income", "wound", "gas", "gang", "disc", "key"];
    let counters = COUNTERS
        .iter()
        .filter(|counter| kept.contains(&counter.icon));
    html! {
        @if let Some(hand) = hand {
            div title=(scene.word("ep-cash")) {
                (draw::icon("cash")) span.vh { (scene.word("ep-cash")) " " } (hand.cash)
            }
        }
        @for counter in counters { (counter.in_purse(scene, player, before)) }
    }
}

/// What a seat's line tells: its thief, its level of notoriety, its counters.
pub(super) fn strip(scene: &Scene<'_, EscapePlan>, seat: Seat) -> Markup {
    let view = &scene.sight.view;
    let Some(player) = view.players.get(seat.index()) else {
        return html! {};
    };
    let before = before(scene, seat);
    let fate = match player.fate {
        Fate::AtLarge => words::thief(seat),
        Fate::Escaped => Phrase::new("ep-fate-escaped"),
        Fate::Arrested => Phrase::new("ep-fate-arrested"),
    };
    html! {
        small.role { (scene.say(&fate)) }
        dl {
            @if player.at_large() { (turn(scene, Figure::Thief(seat))) }
            (level(scene, player.notoriety))
            @for counter in &COUNTERS { (counter.in_strip(scene, player, before)) }
        }
    }
}

/// Which in the turn order somebody is.
pub(super) fn turn(scene: &Scene<'_, EscapePlan>, figure: Figure) -> Markup {
    let mut order = scene.sight.view.order.iter();
    let Some(place) = order.position(|one| *one == figure) else {
        return html! {};
    };
    let word = scene.word("ep-turn-order");
    html! {
        div title=(word) {
            dt { span.vh { (word) } }
            dd.n { "#" (place + 1) }
        }
    }
}

/// The level of notoriety, with the change that is due.
pub(super) fn level(scene: &Scene<'_, EscapePlan>, notoriety: Notoriety) -> Markup {
    let word = scene.word("ep-level");
    let change = i64::from(notoriety.change());
    html! {
        div.lv title=(word) {
            dt { span.vh { (word) } (draw::icon("star")) }
            dd { (notoriety.level) @if change != 0 { small { (draw::signed(change)) } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::trial::People;

    #[test]
    fn ep_12_14_a_key_that_was_used_is_not_counted_among_the_keys() {
        let people = People::<EscapePlan>::new(3, &[], 1);
        let sight = people.table.sight(kernel::Viewer::Seat(Seat(0)));
        let mut player = sight.view.players[0];
        player.keys[0].ready = 1;
        player.keys[1].used = 2;
        let keys = COUNTERS.iter().find(|counter| counter.icon == "key");
        assert_eq!((keys.unwrap().count)(&player), 1);
    }
}
