//! Helpers, persons, the Restaurant and the city token display.

use kernel::{Phrase, Set};

use super::super::{
    boss, bottle, city_token, effect, goal, helper, hindrance, location, money, person_effects,
    person_hindrances, requirement, towards,
};
use super::{Said, Scene, by};
use crate::boss::Boss;
use crate::content::{Side, content};
use crate::pieces::{Bottle, Business, CityToken, Goal, Helper, Location, Person};
use crate::player::token_count;
use crate::step::Step;

impl Scene<'_> {
    /// A helper to use, to take or to copy.
    pub(super) fn helper(&self, one: Helper) -> Phrase {
        let data = one.data();
        match self.step {
            Step::UseHelper => {
                Phrase::new("choice-use-helper").with("effect", effect(&data.effect))
            }
            Step::CopyHelper => Phrase::new("choice-copy").with("effect", effect(&data.effect)),
            _ if self.bottles().contains(data.bottle) => Phrase::new("choice-take-helper-again")
                .with("effect", effect(&data.effect))
                .with("bottle", bottle(data.bottle)),
            _ => Phrase::new("choice-take-helper").with("helper", helper(one)),
        }
    }

    /// The bottles that the player has: another of the kind brings nothing (SP-24.4).
    fn bottles(&self) -> Set<Bottle> {
        let helpers = self.player.helpers.union(self.screen.used);
        helpers.iter().map(|helper| helper.data().bottle).collect()
    }

    /// A capo goes to a person, with all that the person offers.
    pub(super) fn person(&self, to: Person) -> Said {
        let rule = match to.location() {
            Location::Contractors => "SP-13.1",
            Location::Planning => "SP-14.1",
            Location::Garage => "SP-15.1",
            Location::CityHall => "SP-16.1",
            Location::Commission => "SP-17.1",
            Location::Docks => "SP-18.1",
            Location::Restaurant => "SP-19.1",
            Location::Park => "SP-20.1",
        };
        let phrase = Phrase::new("choice-send")
            .with("place", towards(to.location()))
            .with("effects", person_effects(to));
        by(rule, barred(phrase, person_hindrances(self.view, to)))
    }

    pub(super) fn capo(&self, at: Person, owner: Boss) -> Phrase {
        let phrase = Phrase::new("choice-swap")
            .with("boss", boss(owner))
            .with("place", location(at.location()))
            .with("effects", person_effects(at));
        barred(phrase, person_hindrances(self.view, at))
    }

    /// A place in the turn order: its cards, and the leverage that a mobster costs there.
    pub(super) fn column(&self, column: u8) -> Phrase {
        let side = Side::of(self.view.options.seats());
        let order = &content().turn_order;
        let extra = side.extra_discard_columns.contains(&column);
        Phrase::new("choice-column")
            .with("column", column)
            .with("count", order.base_discard + u8::from(extra))
            .with(
                "leverage",
                order.leverage_price_by_column[usize::from(column) - 1],
            )
    }

    pub(super) fn business(&self, one: Business) -> Phrase {
        let restaurant = Location::Restaurant.data();
        match one {
            Business::PlayCard => {
                Phrase::new("choice-play-card").with("held", self.player.hand_size())
            }
            Business::CityTokens => Phrase::new("choice-play-tokens")
                .with("count", restaurant.max_city_tokens)
                .with("held", token_count(&self.player.tokens)),
            Business::CookBooks => Phrase::new("choice-cook-books")
                .with("count", restaurant.max_books.min(self.player.books))
                .with("held", self.player.books),
        }
    }

    pub(super) fn book(&self, on: Goal, space: u8) -> Phrase {
        let reward = on.reward(space - 1);
        Phrase::new(if reward.is_nothing() {
            "choice-book"
        } else {
            "choice-book-reward"
        })
        .with("goal", goal(on))
        .with("need", requirement(on, &self.view.ledger))
        .with("space", space)
        .with("cash", money(on.money()))
        .with("reward", effect(&reward))
    }

    /// A city token that is played, though it may bring nothing any more (SP-31.1).
    pub(super) fn token(&self, one: CityToken) -> Phrase {
        let phrase = Phrase::new("choice-token").with("token", city_token(one));
        barred(
            phrase,
            hindrance(self.view, one.effect()).into_iter().collect(),
        )
    }

    /// A token of the right column, which is filled again.
    pub(super) fn right(&self, space: u8) -> Phrase {
        let token = self.view.market.right[usize::from(space) - 1];
        display("choice-right", space, token)
    }

    pub(super) fn middle(&self, stack: u8) -> Phrase {
        let stacks = &self.view.market.middle;
        display(
            "choice-middle",
            stack,
            stacks[usize::from(stack) - 1].last().copied(),
        )
    }

    pub(super) fn pile(&self, pile: u8) -> Phrase {
        Phrase::new("choice-pile")
            .with("pile", pile)
            .with("count", self.view.market.piles[usize::from(pile) - 1])
    }
}

/// A choice with what it promises in vain.
fn barred(choice: Phrase, bars: Vec<Phrase>) -> Phrase {
    if bars.is_empty() {
        return choice;
    }
    Phrase::new("choice-barred")
        .with("choice", choice)
        .with("bars", bars)
}

fn display(id: &'static str, space: u8, token: Option<CityToken>) -> Phrase {
    let token = token.map_or_else(|| Phrase::new("effect-nothing"), city_token);
    Phrase::new(id).with("space", space).with("token", token)
}
