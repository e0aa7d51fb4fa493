//! What is allowed, and why not: the questions of SP-32.

mod barrels;
mod build;
mod cards;
mod conflict;
mod permit;
mod restaurant;
mod talk;
mod tokens;

use std::ops::ControlFlow;

use kernel::{Foregone, Offers, Options as _, RuleId, Seat};

use crate::action::Action;
use crate::amendment::PARK_WITHOUT_SWAP;
use crate::state::Speakeasy;
use crate::step::{Post, Price, Step};
use crate::whynot::WhyNot;

/// What a question is about: which of the files beside this one judges its answers.
#[derive(Clone, Copy)]
enum Matter {
    /// Helpers, persons and capos (`talk`).
    Talk,
    /// Levels and operation cards (`cards`).
    Cards,
    /// Buildings, thugs and what they cost (`build`).
    Works,
    /// Whatever takes leverage, and mobsters in the docks (`conflict`).
    Force,
    /// Protection, sales and trucks (`barrels`).
    Barrels,
    /// Helper cards and city tokens (`tokens`).
    Tokens,
    /// The turn order and what is done at the restaurant (`restaurant`).
    Order,
}

impl Speakeasy {
    /// The answer, if there is only one.
    pub(crate) fn foregone(&self, seat: Seat, step: Step) -> Option<Action> {
        let mut answers = Foregone::Nothing;
        let _ = self.each_answer(seat, step, &mut |action| answers.add(action));
        answers.only()
    }

    /// The legal answers to a step.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let pass = self.may_pass(seat, step).then_some(Action::Pass);
        let split = self.may_split(seat, step).then_some(Action::Split);
        offers.take(pass.into_iter().chain(split))?;
        match step.matter() {
            Matter::Talk => self.each_talk(seat, step, offers),
            Matter::Cards => self.each_card(seat, step, offers),
            Matter::Works => self.each_work(seat, step, offers),
            Matter::Force => self.each_force(seat, step, offers),
            Matter::Barrels => self.each_barrel(seat, step, offers),
            Matter::Tokens => self.each_token(seat, step, offers),
            Matter::Order => self.each_order(seat, step, offers),
        }
    }

    /// Why an action is not a legal answer to a step.
    pub(crate) fn refuse_answer(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match action {
            Action::Pass => {
                let must = WhyNot::MustChoose { asked: step.rule() };
                (!self.may_pass(seat, step)).then_some(must)
            }
            Action::Split if self.cost_may_follow(seat, step).is_none() => Some(step.not_asked()),
            Action::Split => (!self.may_split(seat, step)).then_some(WhyNot::NothingToSplit),
            _ => match step.matter() {
                Matter::Talk => self.refuse_talk(seat, step, action),
                Matter::Cards => self.refuse_card(seat, step, action),
                Matter::Works => self.refuse_work(seat, step, action),
                Matter::Force => self.refuse_force(seat, step, action),
                Matter::Barrels => self.refuse_barrel(seat, step, action),
                Matter::Tokens => self.refuse_token(seat, step, action),
                Matter::Order => self.refuse_order(seat, step, action),
            },
        }
    }

    /// Whether a question may be passed over at this table.
    #[inline]
    fn may_pass(&self, seat: Seat, step: Step) -> bool {
        if step.must_be_answered() {
            return step == Step::Swap && self.options.plays_by(PARK_WITHOUT_SWAP);
        }
        match step {
            Step::Mobster { post, waiting } => !self.must_be_placed(seat, post, waiting),
            _ => true,
        }
    }

    /// Choosing how to pay can be asked for where a cost may follow that could be split (SP-R59).
    fn may_split(&self, seat: Seat, step: Step) -> bool {
        self.player(seat).pocket > 0
            && self.screen(seat).safe >= 2
            && self.splitting != Some(seat)
            && self.cost_may_follow(seat, step) == Some(true)
    }

    /// Whether an answer can cost something; nothing where no answer ever does.
    fn cost_may_follow(&self, seat: Seat, step: Step) -> Option<bool> {
        match step {
            Step::Site { works, .. } if self.is_from_pocket(works) => None,
            Step::Site { .. } | Step::Force { .. } => Some(true),
            Step::Hire => Some(self.may_hire_for_money(seat)),
            Step::Drive { .. } => Some(self.may_buy(seat)),
            Step::Defend { district, open } => Some(self.may_pay_for_help(seat, district, open)),
            _ => None,
        }
    }
}

impl Step {
    fn matter(self) -> Matter {
        match self {
            Step::UseHelper | Step::Send | Step::Swap | Step::Favour => Matter::Talk,
            Step::Raise
            | Step::RaiseTrack { .. }
            | Step::Extra(_)
            | Step::Discard(_)
            | Step::Play { .. }
            | Step::FirstPlay
            | Step::TakeCard
            | Step::Draw => Matter::Cards,
            Step::Build { .. } | Step::Site { .. } | Step::Pay { .. } | Step::Hire | Step::Thug => {
                Matter::Works
            }
            Step::Force { .. }
            | Step::Ally
            | Step::Raid
            | Step::Crew(_)
            | Step::Defend { .. }
            | Step::Salvage
            | Step::Mobster { .. }
            | Step::DocksReward
            | Step::Relocate { .. }
            | Step::Recall(_) => Matter::Force,
            Step::Protect { .. } | Step::Sell { .. } | Step::Drive { .. } | Step::Stash(_) => {
                Matter::Barrels
            }
            Step::TakeHelper
            | Step::CopyHelper
            | Step::TakeToken
            | Step::Reveal { .. }
            | Step::PlayToken { .. }
            | Step::PutBack
            | Step::Surplus => Matter::Tokens,
            Step::TurnOrder | Step::Business { .. } | Step::Cook { .. } => Matter::Order,
        }
    }

    /// Whether the question cannot be passed over (SP-1.11), whatever the table: what has been begun is carried
    /// through.
    pub(crate) fn must_be_answered(self) -> bool {
        match self {
            Step::Send
            | Step::Swap
            | Step::Thug
            | Step::Discard(_)
            | Step::FirstPlay
            | Step::Site { .. }
            | Step::Force { .. }
            | Step::Pay { .. }
            | Step::DocksReward
            | Step::Reveal { .. }
            | Step::Draw
            | Step::Crew(_)
            | Step::Stash(_)
            | Step::Recall(_)
            | Step::TurnOrder
            | Step::PutBack
            | Step::Surplus
            | Step::Defend { .. } => true,
            Step::Build { works, .. } => works.is_mandatory(),
            Step::Mobster { post, .. } => post == Post::FirstDocks,
            _ => false,
        }
    }

    /// The rule behind the question.
    pub fn rule(self) -> RuleId {
        use crate::works::Works;
        RuleId(match self {
            Step::UseHelper => "SP-6.2",
            Step::Send => "SP-6.3",
            Step::Swap => "SP-20.2",
            Step::Favour => "SP-20.3",
            Step::Raise | Step::RaiseTrack { .. } => "SP-10.9",
            Step::Extra(_) => "SP-10.10",
            Step::Discard(Price::Level(crate::pieces::Track::Strength)) => "SP-10.6",
            Step::Discard(Price::Level(_)) => "SP-10.5",
            Step::Discard(Price::Casino) => "SP-14.2",
            Step::Discard(Price::TurnOrder) => "SP-19.1",
            Step::Play { .. } => "SP-10.1",
            Step::FirstPlay => "SP-4.5",
            Step::Build { works, .. } | Step::Site { works, .. } => match works {
                Works::First => "SP-4.2",
                Works::BarOrStill => "SP-13.1",
                Works::NightclubOrCasino => "SP-14.1",
                Works::Bar | Works::BarOrTakeOver => "SP-31.2",
                Works::Nightclub | Works::Casino => "SP-31.3",
                Works::Upgrade => "SP-30.3",
                Works::TakeOver => "SP-30.4",
            },
            Step::Force { .. } => "SP-9.5",
            Step::Pay { .. } => "SP-1.4",
            Step::Hire => "SP-11.5",
            Step::Thug => "SP-11.6",
            Step::Mobster {
                post: Post::Either | Post::Reward,
                ..
            } => "SP-11.7",
            Step::Mobster {
                post: Post::FirstDocks,
                ..
            } => "SP-3.12",
            Step::Mobster { .. } => "SP-29.2",
            Step::DocksReward => "SP-28.6",
            Step::Relocate { .. } => "SP-11.13",
            Step::TakeHelper => "SP-11.17",
            Step::TakeToken | Step::Reveal { .. } => "SP-11.21",
            Step::TakeCard => "SP-10.12",
            Step::Draw => "SP-6.5",
            Step::Protect { .. } => "SP-16.3",
            Step::Sell { .. } => "SP-11.3",
            Step::Drive { .. } => "SP-15.7",
            Step::Ally => "SP-17.2",
            Step::Raid => "SP-18.2",
            Step::Crew(_) => "SP-18.5",
            Step::Stash(_) => "SP-18.10",
            Step::Recall(_) => "SP-18.11",
            Step::TurnOrder => "SP-19.1",
            Step::Business { .. } => "SP-19.5",
            Step::PlayToken { .. } => "SP-19.7",
            Step::Cook { .. } => "SP-19.10",
            Step::CopyHelper => "SP-30.5",
            Step::PutBack => "SP-19.9",
            Step::Surplus => "SP-11.24",
            Step::Defend { .. } => "SP-21.8",
            Step::Salvage => "SP-25.1",
        })
    }

    /// The refusal of an answer to another question.
    pub(crate) fn not_asked(self) -> WhyNot {
        WhyNot::NotAsked { asked: self.rule() }
    }
}
