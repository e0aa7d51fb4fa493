//! The questions.

use kernel::{Explain, Phrase, RuleId};

use super::{a_building, building, district, money, region, ship, space, track};
use crate::prompt::Prompt;
use crate::step::{Post, Price, Step};
use crate::works::Works;

impl Explain for Prompt {
    fn rule(&self) -> RuleId {
        self.step.rule()
    }

    fn phrase(&self) -> Phrase {
        match self.step {
            Step::UseHelper => Phrase::new("prompt-use-helper"),
            Step::Send => Phrase::new("prompt-send"),
            Step::Swap => Phrase::new("prompt-swap"),
            Step::Favour => Phrase::new("prompt-favour"),
            Step::Raise => Phrase::new("prompt-raise"),
            Step::RaiseTrack { track: one, .. } => {
                Phrase::new("prompt-raise-track").with("track", track(one))
            }
            Step::Extra(one) => Phrase::new("prompt-extra").with("track", track(one)),
            Step::Discard(price) => discard(price).with("count", self.count),
            Step::Play { only: None, .. } => Phrase::new("prompt-play"),
            Step::Play {
                only: Some(only), ..
            } => Phrase::name("prompt-play", only.id()),
            Step::FirstPlay => Phrase::new("prompt-first-play"),
            Step::Build { works, times } => Phrase::new(build(works))
                .with("count", times)
                .with("cash", money(self.means)),
            Step::Site { slot, .. } => self
                .timed("prompt-site")
                .with("building", a_building(slot.building())),
            Step::Force { space: at, .. } => Phrase::new("prompt-force").with("space", space(at)),
            Step::Pay { cost } => match self.site {
                Some((one, at)) => Phrase::new("prompt-pay-site")
                    .with("building", building(one))
                    .with("space", space(at)),
                None => Phrase::new("prompt-pay"),
            }
            .with("cash", money(cost)),
            Step::Thug => Phrase::new("prompt-thug"),
            Step::Hire => Phrase::new("prompt-hire").with("cash", money(self.means)),
            Step::Mobster { post, waiting } => Phrase::new(mobster(post, waiting)),
            Step::DocksReward => Phrase::new("prompt-docks-reward"),
            Step::Relocate { .. } => Phrase::new("prompt-relocate"),
            Step::TakeHelper => self.timed("prompt-take-helper"),
            Step::TakeToken => Phrase::new("prompt-take-token"),
            Step::Reveal { .. } => Phrase::new("prompt-reveal"),
            Step::TakeCard => Phrase::new("prompt-take-card"),
            Step::Draw => self.timed("prompt-draw"),
            Step::Protect { leverage } => Phrase::new("prompt-protect").with("count", leverage),
            Step::Sell { .. } => Phrase::new("prompt-sell").with("count", self.count),
            Step::Drive {
                points: [first, second],
            } => Phrase::new(match self.trucks {
                1 => "prompt-drive-one",
                _ => "prompt-drive",
            })
            .with("count", first)
            .with("second", second),
            Step::Ally => Phrase::new("prompt-ally"),
            Step::Raid => Phrase::new("prompt-raid"),
            Step::Crew(one) => Phrase::new("prompt-crew").with("ship", ship(one)),
            Step::Stash(one) => Phrase::new("prompt-stash").with("ship", ship(one)),
            Step::Recall(column) => Phrase::new("prompt-recall").with("region", region(column)),
            Step::TurnOrder => self.timed("prompt-turn-order"),
            Step::Business { done } => Phrase::new(if done.is_empty() {
                "prompt-business"
            } else {
                "prompt-business-second"
            }),
            Step::PlayToken { left } => Phrase::new("prompt-play-token").with("count", left),
            Step::Cook { .. } => Phrase::new("prompt-cook").with("count", self.count),
            Step::CopyHelper => Phrase::new("prompt-copy-helper"),
            Step::Salvage => Phrase::new("prompt-salvage"),
            Step::PutBack => Phrase::new("prompt-put-back"),
            Step::Surplus => Phrase::new("prompt-surplus"),
            Step::Defend { district: at, .. } => {
                Phrase::new("prompt-defend").with("district", district(at))
            }
        }
    }
}

impl Prompt {
    /// A question whose words speak of what comes after it: in the last act nothing does.
    fn timed(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("last", if self.last { "yes" } else { "no" })
    }
}

fn discard(price: Price) -> Phrase {
    match price {
        Price::Level(one) => Phrase::new("prompt-discard-level").with("track", track(one)),
        Price::Casino => Phrase::new("prompt-discard-casino"),
        Price::TurnOrder => Phrase::new("prompt-discard-turn-order"),
    }
}

fn build(works: Works) -> &'static str {
    match works {
        Works::First => "prompt-build-first",
        Works::BarOrStill => "prompt-build-bar-or-still",
        Works::NightclubOrCasino => "prompt-build-nightclub-or-casino",
        Works::Bar => "prompt-build-bar",
        Works::BarOrTakeOver => "prompt-build-bar-or-take-over",
        Works::Nightclub => "prompt-build-nightclub",
        Works::Casino => "prompt-build-casino",
        Works::Upgrade => "prompt-build-upgrade",
        Works::TakeOver => "prompt-build-take-over",
    }
}

fn mobster(post: Post, waiting: bool) -> &'static str {
    match post {
        Post::Either if waiting => "prompt-mobster-waiting",
        Post::Either | Post::Reward => "prompt-mobster",
        Post::Vip => "prompt-mobster-vip",
        Post::Docks => "prompt-mobster-docks",
        Post::FirstDocks => "prompt-mobster-first",
    }
}
