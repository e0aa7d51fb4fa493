//! Actions as they are offered: what each does here and now, what it costs, and by which rule.

mod barrels;
mod build;
mod cards;
mod fight;
mod mobsters;
mod pass;
mod talk;

pub use barrels::sights;
use kernel::{Choice, Phrase, RuleId, Seat};

use super::{city_token, effect};
use crate::action::Action;
use crate::boss::Boss;
use crate::player::{Player, Screen};
use crate::step::Step;
use crate::view::View;

/// What an action that is legal in this view does.
pub(crate) fn describe(view: &View, action: Action) -> Choice {
    let (rule, phrase) = match Scene::of(view) {
        Some(scene) => scene.describe(action),
        // Whoever is not asked is offered nothing; the notation says what was meant.
        None => by(
            "SP-6.1",
            Phrase::new("choice-notation").with("action", action.to_string()),
        ),
    };
    Choice { phrase, rule }
}

type Said = (RuleId, Phrase);

/// Everything that the words of a choice depend on.
struct Scene<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a Player,
    screen: Screen,
    step: Step,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View) -> Option<Scene<'a>> {
        let (seat, player, screen) = view.own()?;
        let (_, step) = view.asked().filter(|(asked, _)| *asked == seat)?;
        Some(Scene {
            view,
            seat,
            player,
            screen,
            step,
        })
    }

    fn describe(&self, action: Action) -> Said {
        match action {
            Action::Pass => self.here(self.pass()),
            // Persons and helpers.
            Action::Helper(one) => self.here(self.helper(one)),
            Action::Person(one) => self.person(one),
            Action::Capo(one, owner) => by("SP-20.2", self.capo(one, owner)),
            Action::Favour(one) => by("SP-20.3", favour(one)),
            // Cards and levels.
            Action::Raise(track) => self.here(self.raise(track)),
            Action::Card(card) => self.here(self.card(card)),
            Action::Deck(operation) => self.here(self.deck(operation)),
            // Buildings and money.
            Action::Slot(slot) => self.here(self.slot(slot)),
            Action::Space(space) => self.space(space),
            Action::Split => by("SP-1.7", Phrase::new("choice-split")),
            Action::Launder(0) => by("SP-1.4", self.launder(0)),
            Action::Launder(share) => by("SP-1.5", self.launder(share)),
            Action::Hire => self.here(self.hire()),
            Action::Post(space) => self.here(self.post(space)),
            // Force.
            Action::Force(thugs, help) => self.here(self.force(thugs, help)),
            Action::Gangster(gangster) => self.here(self.ally(gangster)),
            Action::Ship(ship) => self.here(self.raid(ship)),
            Action::Crew(hired, thugs) => self.here(self.crew(hired, thugs)),
            Action::Defend(space, thugs, help) => by("SP-9.6", self.defend(space, thugs, help)),
            Action::Abandon(space) => by("SP-21.12", self.abandon(space)),
            // Mobsters.
            Action::Vip => self.here(self.to_vip()),
            Action::Dock(berth) => self.here(self.dock(berth)),
            Action::Row(row) => self.here(docks_reward(row)),
            Action::Move(from, to) => self.here(mobsters::relocate(from, to)),
            // Trucks and barrels.
            Action::Enter(truck, to) => by("SP-15.5", self.enter(truck, to)),
            Action::Drive(truck, to) => by("SP-15.6", self.drive(truck, to)),
            Action::Load(truck, count) => by("SP-15.9", self.load(truck, count)),
            Action::Buy(truck, count) => by("SP-15.10", self.buy(truck, count)),
            Action::Deliver(truck, space) => by("SP-15.13", self.deliver(truck, space)),
            Action::Still => self.here(self.still()),
            Action::Lose => self.here(Phrase::new("choice-lose-barrel")),
            // The Restaurant and city tokens.
            Action::Column(column) => by("SP-19.3", self.column(column)),
            Action::Business(one) => self.here(self.business(one)),
            Action::Book(goal, space) => self.here(self.book(goal, space)),
            Action::Token(token) => by("SP-31.1", self.token(token)),
            Action::Right(space) => self.here(self.right(space)),
            Action::Middle(stack) => self.here(self.middle(stack)),
            Action::Pile(pile) => self.here(self.pile(pile)),
            Action::Put(token, stack) => self.here(
                Phrase::new("choice-put")
                    .with("token", city_token(token))
                    .with("stack", stack),
            ),
        }
    }

    /// Something whose rule is that of the question.
    fn here(&self, phrase: Phrase) -> Said {
        (self.step.rule(), phrase)
    }

    /// The player as a boss.
    fn boss(&self) -> Boss {
        Boss::Player(self.seat)
    }
}

fn by(rule: &'static str, phrase: Phrase) -> Said {
    (RuleId(rule), phrase)
}

fn favour(one: crate::pieces::Favour) -> Phrase {
    Phrase::new("choice-favour").with("favour", super::favour(one))
}

/// The reward of a row of the docks (SP-11.12).
fn docks_reward(row: u8) -> Phrase {
    Phrase::new("choice-docks-reward")
        .with("row", row)
        .with("effect", effect(mobsters::reward(row)))
}
