//! What components are called, and what stands on cards with their numbers.

use kernel::pack::Content as _;
use kernel::{Arg, Phrase};

use super::takings;
use crate::cards::{Rank, Suit};
use crate::content::{
    Ability, Bounty, Challenge, Character, Condition, Content, Gain, Gear, content,
};
use crate::map::{Region, Site};

impl Bounty {
    /// A phrase about the card, filled with the numbers and names that stand on it.
    pub fn fill(self, phrase: Phrase) -> Phrase {
        tell(phrase, self.condition())
    }
}

impl Challenge {
    /// What the challenge asks for.
    pub fn told(&self) -> Phrase {
        tell(Phrase::name("challenge", &self.id), &self.condition)
    }
}

impl Character {
    /// A phrase about the character, filled with what it begins with and with the number of its ability.
    pub fn fill(self, phrase: Phrase) -> Phrase {
        let data = self.data();
        let start = &data.start;
        let gain = Gain {
            cash: start.cash,
            gold: start.gold,
            stars: start.stars,
            wanted: start.wanted,
            pans: start.pans,
            hammers: start.hammers,
        };
        let mut begins = takings(gain);
        let items = start.items.iter();
        begins.extend(items.map(|item| Phrase::new("goods").with("ware", item.id())));
        if begins.is_empty() {
            begins.push(Phrase::new("gain-nothing"));
        }
        phrase
            .with("start", begins)
            .with("count", data.ability.number())
    }
}

impl Ability {
    /// The number on the card besides how often: how many Wanted are crossed out, how many jokers there are.
    pub(crate) fn number(&self) -> u8 {
        match self {
            Ability::ClearWanted { max, .. } => *max,
            Ability::ClearWantedPerHammer { per_hammer, .. } => *per_hammer,
            other => other.uses(),
        }
    }
}

/// The numbers and names of a condition as arguments of a message.
fn tell(phrase: Phrase, condition: &Condition) -> Phrase {
    let list = |names: Vec<Phrase>| Arg::List(names);
    let regions = |phrase: Phrase, of: Vec<Region>| {
        let marks: String = of.iter().map(|region| mark(*region)).collect();
        let names = of.iter().map(|region| super::region(*region)).collect();
        phrase.with("regions", list(names)).with("marks", marks)
    };
    match condition {
        Condition::SitesInEach { regions: of, min } => {
            regions(phrase, of.clone()).with("count", *min)
        }
        Condition::BonusActionsGained { regions: of } => regions(phrase, of.iter().collect()),
        Condition::TrailStops { ranks } => phrase.with("stops", ranks_text(ranks.iter())),
        Condition::Buildings { ids } => {
            let names = ids.iter().map(super::building).collect();
            let ranks = ranks_text(ids.iter().map(|building| building.rank()));
            phrase.with("buildings", list(names)).with("ranks", ranks)
        }
        Condition::PansPlusHammers { min } | Condition::MineGoldCollected { min } => {
            phrase.with("count", *min)
        }
        Condition::TargetsInEachRow { min }
        | Condition::OuterTombstones { min }
        | Condition::Outlaws { min } => phrase.with("count", *min),
        Condition::Wanted { min } => phrase.with("count", *min),
        Condition::DistinctOf { of, min } => {
            let names = of.iter().map(|gear| match gear {
                Gear::Pan => Phrase::new("gear-pan"),
                Gear::Hammer => Phrase::new("gear-hammer"),
                Gear::Item(item) => Phrase::name("item", item.id()),
            });
            phrase
                .with("gear", list(names.collect()))
                .with("count", *min as i64)
        }
        Condition::Cash { min } => phrase.with("cash", *min),
        Condition::Gold { min } => phrase.with("gold", *min),
        Condition::AnyOf { of } | Condition::AllOf { of } => of.iter().fold(phrase, tell),
        Condition::FinalWantedMax { max } => phrase.with("count", *max),
        Condition::FinalSilverMax { max } => phrase.with("count", *max),
        // The rulebook prints the others, so that their texts can, too.
        _ => phrase,
    }
}

/// Ranks side by side, the same in every language.
fn ranks_text(ranks: impl Iterator<Item = Rank>) -> String {
    let ranks: Vec<String> = ranks.map(|rank| rank.to_string()).collect();
    ranks.join(", ")
}

/// The suit that leads to a region, as a person sees it.
fn mark(region: Region) -> char {
    let mut suits = Suit::ALL.into_iter();
    let suit = suits.find(|suit| Region::of(*suit) == region);
    suit.map_or('†', Suit::symbol)
}

/// What a component of a table is called, for whoever types in a box.
pub(crate) fn label(table: &str, id: &str) -> Option<Phrase> {
    let number = || id.parse::<u8>().ok();
    Some(match table {
        "poker" | "poker.payouts" => Phrase::name("hand", id),
        "trail" => super::site(Site::Stop(Rank::try_from(number()?).ok()?)),
        "badlands" | "badlands.rows" if number().is_none() => Phrase::name("row", id),
        "mine" | "mine.rooms" => super::site(Site::Room(id.parse().ok()?)),
        "cemetery" => {
            let links = &Content::built_in().content().cemetery.links;
            let link = links.get(usize::from(number()?.checked_sub(1)?))?;
            Phrase::new("pack-link-name")
                .with("a", super::site(Site::Tombstone(link.a)))
                .with("b", super::site(Site::Tombstone(link.b)))
        }
        "land_office" | "land_office.shapes" => Phrase::name("land-shape", id),
        "bounties" => {
            let bounty: Bounty = id.parse().ok()?;
            bounty.fill(Phrase::name("bounty", id))
        }
        "characters" => Phrase::name("character", id),
        "solo_challenges" => {
            let mut challenges = content().solo_challenges.iter();
            challenges.find(|one| one.id == id)?.told()
        }
        _ => return None,
    })
}
