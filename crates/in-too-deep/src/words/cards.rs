//! Cards in one line, and what they bring.

use kernel::Phrase;

use super::names::{crime, deck, dilemma, evidence, list, storyline, warrant};
use crate::content::{DilemmaReward, Reward};
use crate::pieces::{Crime, Dilemma};

/// What a crime brings, in the order in which it is gained (ID-15.3, ID-16.4).
pub fn reward(reward: Reward) -> Phrase {
    let counted = |id: &'static str, count: u16| {
        let some = (count > 0).then(|| Phrase::new(id));
        some.map(|phrase| phrase.with("count", count))
    };
    let parts = [
        counted("reward-intel", reward.intel),
        counted("reward-dilemmas", reward.dilemmas.into()),
        counted("reward-evidence", reward.evidence.into()),
        counted("reward-process", reward.process.into()),
        counted("reward-support", reward.support.into()),
    ];
    let parts: Vec<Phrase> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return Phrase::new("reward-nothing");
    }
    Phrase::new("reward").with("parts", parts)
}

/// A crime in one line: its title with storyline and level.
pub fn crime_card(one: Crime) -> Phrase {
    match one.data().storyline {
        None => Phrase::new("crime-card-petty").with("crime", crime(one)),
        Some(line) => Phrase::new("crime-card")
            .with("crime", crime(one))
            .with("storyline", storyline(line))
            .with("level", deck(one.deck())),
    }
}

/// A dilemma in one line: its title, corruption and reward.
pub fn dilemma_card(one: Dilemma) -> Phrase {
    Phrase::new("dilemma-card")
        .with("dilemma", dilemma(one))
        .with("corruption", one.data().corruption)
        .with("reward", dilemma_reward(one))
}

/// What a stored dilemma brings in the end (ID-20.1).
pub fn dilemma_reward(one: Dilemma) -> Phrase {
    match &one.data().reward {
        DilemmaReward::Intel(intel) => Phrase::new("reward-intel").with("count", *intel),
        DilemmaReward::Warrant(kind) => warrant(*kind),
        DilemmaReward::Badge(badges) => Phrase::new("reward-badges").with("count", *badges),
        DilemmaReward::Evidence(kinds) => {
            Phrase::new("reward").with("parts", list(kinds.iter().copied(), evidence))
        }
    }
}
