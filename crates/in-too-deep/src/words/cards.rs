//! Cards in one line, and what they bring.

use kernel::pack::Content as _;
use kernel::{Member, Phrase};

use super::names::{crime, dilemma, evidence, item, list, storyline, support_by, warrant};
use crate::content::{Content, CrimeData, DilemmaReward, Reward};
use crate::pieces::{Crime, Dilemma, EchoCard, Support};

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
    crime_by(one.data())
}

fn crime_by(data: &CrimeData) -> Phrase {
    match data.storyline {
        None => Phrase::new("crime-card-petty").with("crime", crime(data.id)),
        Some(line) => Phrase::new("crime-card")
            .with("crime", crime(data.id))
            .with("storyline", storyline(line))
            .with("level", data.deck.level().unwrap_or_default()),
    }
}

/// What a component is called in a pack, by its table and its id: as the built-in pack has it, since nothing is in
/// play there.
pub(crate) fn label(table: &str, id: &str) -> Option<Phrase> {
    let built_in = Content::built_in().content();
    let card =
        |card: EchoCard| Phrase::new("pack-echo-card").with("number", card.index() as i64 + 1);
    match table {
        "item" => id.parse().ok().map(item),
        "support" => {
            let token: Support = id.parse().ok()?;
            Some(support_by(&built_in.support[token.index()]))
        }
        "crime" => {
            let crime: Crime = id.parse().ok()?;
            Some(crime_by(&built_in.crime[crime.index()]))
        }
        "dilemma" => id.parse().ok().map(dilemma),
        "echo" | "echo.card" => id.parse().ok().map(card),
        _ => None,
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
