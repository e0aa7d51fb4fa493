//! What is declined or ended.

use kernel::Phrase;

use super::Scene;
use crate::step::{Post, Step};
use crate::works::Works;

impl Scene<'_> {
    /// What is offered is not taken, or no more of it.
    pub(super) fn pass(&self) -> Phrase {
        Phrase::new(match self.step {
            Step::UseHelper => "choice-no-helper",
            Step::Swap => "choice-no-swap",
            Step::Favour => "choice-no-favour",
            Step::Raise | Step::RaiseTrack { .. } => "choice-no-raise",
            Step::Extra(_) => "choice-no-extra",
            Step::Play { .. } => "choice-no-play",
            Step::Build { works, times } => declined_works(works, times),
            Step::Hire => "choice-no-hire",
            Step::Mobster { waiting: true, .. } => "choice-no-mobster-waiting",
            Step::Mobster {
                post: Post::Docks, ..
            } => "choice-no-mobster-docks",
            Step::Mobster { .. } => "choice-no-mobster",
            Step::Relocate { .. } => "choice-no-move",
            Step::TakeHelper => "choice-take-no-helper",
            Step::TakeToken => "choice-take-no-token",
            Step::TakeCard => "choice-take-no-card",
            Step::Protect { .. } => "choice-no-protection",
            Step::Sell { .. } => "choice-no-sale",
            Step::Drive { .. } => "choice-no-drive",
            Step::Ally => match self.player.ally {
                Some(_) => "choice-keep-ally",
                None => "choice-no-ally",
            },
            Step::Raid => "choice-no-raid",
            Step::Business { .. } => "choice-no-business",
            Step::PlayToken { .. } => "choice-no-token",
            Step::Cook { .. } => "choice-no-book",
            Step::CopyHelper => "choice-no-copy",
            Step::Salvage => "choice-no-salvage",
            _ => "choice-pass",
        })
    }
}

/// A person lets build twice: what is left then is one time less.
fn declined_works(works: Works, times: u8) -> &'static str {
    match works {
        Works::BarOrStill | Works::NightclubOrCasino if times < 2 => "choice-build-no-more",
        Works::Upgrade => "choice-no-upgrade",
        Works::TakeOver => "choice-no-take-over",
        _ => "choice-build-nothing",
    }
}
