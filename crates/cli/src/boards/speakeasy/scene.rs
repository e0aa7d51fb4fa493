//! What all parts of this board have in common.

use kernel::{Phrase, Seat};
use speakeasy::View;
use speakeasy::boss::Boss;
use speakeasy::content::{Effect, content};
use speakeasy::pieces::Card;
use speakeasy::step::Step;
use speakeasy::words;

use super::signs;
use crate::boards::scene;
use crate::style::Ink;

/// The inks of the bosses, by their number at the table.
const INKS: [Ink; 4] = [Ink::Blue, Ink::Magenta, Ink::Yellow, Ink::Green];

/// A view of the game, and how it is told.
pub(super) type Scene<'a> = scene::Scene<'a, View>;

impl Scene<'_> {
    pub(super) fn money(&self, amount: u16) -> String {
        self.say(&words::money(amount))
    }

    /// The pawn of a boss, in its ink; the viewer's own is set apart.
    pub(super) fn pawn(&self, boss: Boss) -> String {
        let own = boss.seat().is_some_and(|seat| self.is_own(seat));
        let ink = if own {
            Ink::Reverse
        } else {
            INKS[boss.index() % INKS.len()]
        };
        self.paint(ink, signs::pawn(boss))
    }

    /// Pawn and name.
    pub(super) fn name(&self, boss: Boss) -> String {
        let name = self.say(&words::boss_name(boss));
        format!("{} {}", self.pawn(boss), self.paint(Ink::Bold, name))
    }

    /// Whoever is there, or an empty space.
    pub(super) fn taken_by(&self, boss: Option<Boss>) -> String {
        boss.map_or_else(
            || self.paint(Ink::Dim, signs::EMPTY),
            |boss| self.pawn(boss),
        )
    }

    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer.is(seat)
    }

    /// What the viewer is asked.
    pub(super) fn step(&self) -> Option<Step> {
        self.view.step()
    }

    /// Several things by their names.
    pub(super) fn names<T>(
        &self,
        things: impl IntoIterator<Item = T>,
        name: impl Fn(T) -> Phrase,
    ) -> Vec<String> {
        let things = things.into_iter();
        things.map(|thing| self.say(&name(thing))).collect()
    }

    /// What an effect brings, in as few letters as possible.
    pub(super) fn brief(&self, effect: &Effect) -> String {
        let counted = |id: &'static str, count: u8| (count > 0).then(|| self.count(id, count));
        let plain = Effect {
            cash: 0,
            leverage_tokens: 0,
            thugs_free: 0,
            books: 0,
            raise_any: 0,
            mobsters: 0,
            helper_cards: 0,
            city_tokens: 0,
            op_card: None,
            ..*effect
        };
        let parts = [
            (effect.cash > 0).then(|| self.money(effect.cash)),
            counted("board-brief-leverage", effect.leverage_tokens),
            counted("board-brief-thugs", effect.thugs_free),
            counted("board-brief-books", effect.books),
            counted("board-brief-levels", effect.raise_any),
            counted("board-brief-mobsters", effect.mobsters),
            counted("board-brief-helpers", effect.helper_cards),
            counted("board-brief-tokens", effect.city_tokens),
            effect.op_card.map(|_| self.word("board-brief-card")),
            (!plain.is_nothing()).then(|| self.say(&words::effect(&plain))),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" + ")
    }

    /// An operation card; its action goes without saying, since it follows from its type.
    pub(super) fn card(&self, card: Card) -> String {
        let data = card.data();
        let told = Phrase::new("board-island-card")
            .with("operation", words::operation(card.operation()))
            .with("reward", words::effect(&data.reward))
            .with("count", data.leverage);
        self.say(&told)
    }

    /// What the viewer can pay in all (SP-1.6).
    pub(super) fn means(&self) -> u16 {
        let ratio = content().money.laundering_ratio;
        let own = self.view.own();
        own.map_or(0, |(_, player, screen)| player.pocket + screen.safe / ratio)
    }

    /// A sum, and what has to be laundered for it.
    pub(super) fn price(&self, amount: u16) -> String {
        let pocket = self.view.own().map_or(0, |(_, player, _)| player.pocket);
        match amount.saturating_sub(pocket) {
            0 => self.money(amount),
            share => {
                let told = Phrase::new("board-price-laundered")
                    .with("cash", words::money(amount))
                    .with("pocket", words::money(amount - share))
                    .with(
                        "safe",
                        words::money(share * content().money.laundering_ratio),
                    );
                self.say(&told)
            }
        }
    }
}
