//! The sentences of the log.

use kernel::{Explain, Phrase, RuleId};

use super::{faces, spot, squares, takings};
use crate::content::{Currency, Item};
use crate::event::Event;
use crate::poker::Contest;

impl Explain for Event {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::OneCardDrawn { .. } => "FT-1.7",
            Event::CowbotArrived { .. } => "FT-2.6",
            Event::CharacterDealt { .. } => "FT-2.4",
            Event::BountyLaid { .. } => "FT-2.5",
            Event::RoundBegan { .. } => "FT-4.2",
            Event::HoldemDealt { .. } => "FT-19.1",
            Event::Flipped { .. } => "FT-5.1",
            Event::LineupKept { .. } | Event::LineupRedrawn { .. } => "FT-18.14",
            Event::DeckReshuffled => "FT-23.6",
            Event::BankPaid { .. } => "FT-11.4",
            Event::OutlawSeen { .. } => "FT-11.17",
            Event::Assigned { .. } => "FT-5.4",
            Event::SuitChanged { .. } => "FT-6.1",
            Event::JokerOnSuit { .. } | Event::JokerOnValue { .. } => "FT-18.12",
            Event::ValueShifted { .. } => "FT-18.10",
            Event::AbilityUsed { .. } => "FT-18.1",
            Event::Went { site, .. } => match site {
                crate::map::Site::Stop(_) => "FT-7.1",
                crate::map::Site::Target(_) => "FT-8.1",
                crate::map::Site::Room(_) => "FT-9.1",
                crate::map::Site::Building(_) => "FT-10.1",
                crate::map::Site::Tombstone(_) => "FT-12.1",
            },
            Event::Passed { .. } => "FT-5.8",
            Event::StopsSkipped { .. } => "FT-7.2",
            Event::Robbed { .. } => "FT-8.5",
            Event::Gained { why, .. } => why.0,
            Event::IncomeGained { .. } => "FT-15.1",
            Event::ItemGained {
                item: Item::Friendship,
                ..
            } => "FT-11.1",
            Event::ItemGained { .. } => "FT-11.2",
            Event::BonusGained { .. } | Event::BonusDeclined { .. } => "FT-13.1",
            Event::BonusLost { .. } => "FT-13.10",
            Event::Deposited { .. } => "FT-11.3",
            Event::Bought { .. } => "FT-10.5",
            Event::Stayed { .. } => "FT-11.9",
            Event::LandClaimed { .. } => "FT-11.10",
            Event::LandCompleted { .. } => "FT-11.13",
            Event::OutlawHunted { .. } => "FT-11.15",
            Event::SheriffLookedAt { .. } => "FT-11.18",
            Event::SheriffSeen { .. } => "FT-23.8",
            Event::LeftUnused { .. } => "FT-10.3",
            Event::WantedCleared { .. } => "FT-3.6",
            Event::StarsBought { currency, .. } => match currency {
                Currency::Cash => "FT-11.19",
                Currency::Gold => "FT-11.20",
            },
            Event::BountyClaimed { .. } => "FT-17.1",
            Event::BountyTurned { .. } => "FT-17.4",
            Event::CowbotStole { .. } => "FT-21.5",
            Event::Cheated { .. } | Event::HandKept { .. } => "FT-18.7",
            Event::HoldemShown { .. } => "FT-19.3",
            Event::CardDeclared { .. } => "FT-18.22",
            Event::HandValued { contest, .. } => match contest {
                None => "FT-14.1",
                Some(Contest::Shared) => "FT-19.7",
                Some(_) => "FT-19.5",
            },
            Event::AbilityKept { .. } => "FT-18.8",
            Event::Bribed { .. } | Event::NotBribed { .. } | Event::BribeTooDear { .. } => {
                "FT-16.2"
            }
            Event::SheriffRevealed { .. } => "FT-16.3",
            Event::Safe { .. } | Event::Protected { .. } | Event::Arrested { .. } => "FT-16.4",
            Event::MarshalDrew { .. } | Event::MarshalAccepted { .. } => "FT-18.9",
            Event::FinedCash { .. } => "FT-16.6",
            Event::FinedStars { .. } => "FT-16.8",
            Event::GameEnded => "FT-20.1",
        })
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::OneCardDrawn { card } => {
                Phrase::new("event-one-card-drawn").with("card", card.face())
            }
            Event::CowbotArrived { cowbot, difficulty } => Phrase::new("event-cowbot-arrived")
                .with("cowbot", Phrase::name("cowbot", cowbot.id()))
                .with("difficulty", Phrase::name("difficulty", difficulty.id())),
            Event::CharacterDealt { seat, character } => Phrase::new("event-character-dealt")
                .with("seat", seat)
                .with("character", Phrase::name("character", character.id()))
                .with(
                    "ability",
                    character.fill(Phrase::name("ability", character.id())),
                ),
            Event::BountyLaid { bounty } => Phrase::new("event-bounty-laid")
                .with("bounty", bounty.fill(Phrase::name("bounty", bounty.id()))),
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
            Event::HoldemDealt { seat, cards } => Phrase::new("event-holdem-dealt")
                .with("seat", seat)
                .with("cards", faces(&cards)),
            Event::Flipped { turn, cards } => Phrase::new("event-flipped")
                .with("turn", turn)
                .with("cards", faces(&cards)),
            Event::LineupKept { seat } => Phrase::new("event-lineup-kept").with("seat", seat),
            Event::LineupRedrawn { seat, cards } => Phrase::new("event-lineup-redrawn")
                .with("seat", seat)
                .with("cards", faces(&cards)),
            Event::DeckReshuffled => Phrase::new("event-deck-reshuffled"),
            Event::BankPaid { seat, colour, .. } => Phrase::new("event-bank-paid")
                .with("seat", seat)
                .with("side", colour.id()),
            Event::OutlawSeen { seat, card } => Phrase::new("event-outlaw-seen")
                .with("seat", seat)
                .with("card", card.face()),
            Event::Assigned {
                seat,
                suit,
                value,
                poker,
            } => Phrase::new("event-assigned")
                .with("seat", seat)
                .with("suit", suit.face())
                .with("value", value.face())
                .with("poker", poker.face()),
            Event::SuitChanged { seat, to, gold } => Phrase::new("event-suit-changed")
                .with("seat", seat)
                .with("suit", Phrase::name("suit", to.id()))
                .with("gold", gold),
            Event::JokerOnSuit { seat, to } => Phrase::new("event-joker-on-suit")
                .with("seat", seat)
                .with("suit", Phrase::name("suit", to.id())),
            Event::JokerOnValue { seat, to } => Phrase::new("event-joker-on-value")
                .with("seat", seat)
                .with("rank", to.to_string()),
            Event::ValueShifted { seat, to } => Phrase::new("event-value-shifted")
                .with("seat", seat)
                .with("rank", to.to_string()),
            Event::AbilityUsed { seat, character } => Phrase::new("event-ability-used")
                .with("seat", seat)
                .with("role", character.id()),
            Event::Went {
                seat,
                site: at,
                gold,
            } => Phrase::new("event-went")
                .with("seat", seat)
                .with("place", at.region().id())
                .with("spot", spot(at))
                .with("gold", gold),
            Event::Passed { seat } => Phrase::new("event-passed").with("seat", seat),
            Event::StopsSkipped { seat, count } => Phrase::new("event-stops-skipped")
                .with("seat", seat)
                .with("count", count),
            Event::Robbed {
                seat,
                target,
                card,
                strength,
                success,
            } => Phrase::new(if success {
                "event-robbery-succeeded"
            } else {
                "event-robbery-failed"
            })
            .with("seat", seat)
            .with("rank", target.number())
            .with("card", card.face())
            .with("strength", strength),
            Event::Gained { seat, gain, .. } => Phrase::new("event-gained")
                .with("seat", seat)
                .with("gains", takings(gain)),
            Event::IncomeGained { seat, gain } => Phrase::new("event-income")
                .with("seat", seat)
                .with("gains", takings(gain)),
            Event::ItemGained { seat, item } => Phrase::new("event-item-gained")
                .with("seat", seat)
                .with("ware", item.id()),
            Event::BonusGained { seat, region: at } => Phrase::new("event-bonus-gained")
                .with("seat", seat)
                .with("place", at.id()),
            Event::BonusDeclined { seat, region: at } => Phrase::new("event-bonus-declined")
                .with("seat", seat)
                .with("place", at.id()),
            Event::BonusLost { seat, region: at } => Phrase::new("event-bonus-lost")
                .with("seat", seat)
                .with("place", at.id()),
            Event::Deposited { seat, colour, cash } => Phrase::new("event-deposited")
                .with("seat", seat)
                .with("side", colour.id())
                .with("cash", cash),
            Event::Bought { seat, item, cash } => Phrase::new("event-bought")
                .with("seat", seat)
                .with("ware", item.id())
                .with("cash", cash),
            Event::Stayed { seat, cash, silver } => Phrase::new("event-stayed")
                .with("seat", seat)
                .with("cash", cash)
                .with("silver", silver),
            Event::LandClaimed {
                seat, land, cash, ..
            } => Phrase::new("event-land-claimed")
                .with("seat", seat)
                .with("land", squares(land))
                .with("cash", cash),
            Event::LandCompleted { seat, .. } => {
                Phrase::new("event-land-completed").with("seat", seat)
            }
            Event::OutlawHunted { seat, rank } => Phrase::new("event-outlaw-hunted")
                .with("seat", seat)
                .with("rank", rank.to_string()),
            Event::SheriffLookedAt { seat } => {
                Phrase::new("event-sheriff-looked-at").with("seat", seat)
            }
            Event::SheriffSeen { card, .. } => {
                Phrase::new("event-sheriff-seen").with("card", card.face())
            }
            Event::LeftUnused { seat, building: at } => Phrase::new("event-left-unused")
                .with("seat", seat)
                .with("spot", at.id()),
            Event::WantedCleared { seat, count, cash } => Phrase::new("event-wanted-cleared")
                .with("seat", seat)
                .with("count", count)
                .with("cash", cash),
            Event::StarsBought {
                seat,
                stars,
                paid,
                currency,
            } => Phrase::new(match currency {
                Currency::Cash => "event-stars-bought-cash",
                Currency::Gold => "event-stars-bought-gold",
            })
            .with("seat", seat)
            .with("count", stars)
            .with("paid", paid),
            Event::BountyClaimed {
                seat,
                bounty,
                stars,
            } => Phrase::new("event-bounty-claimed")
                .with("seat", seat)
                .with("bounty", bounty.fill(Phrase::name("bounty", bounty.id())))
                .with("count", stars),
            Event::BountyTurned { bounty } => Phrase::new("event-bounty-turned")
                .with("bounty", bounty.fill(Phrase::name("bounty", bounty.id()))),
            Event::CowbotStole { cowbot, total } => Phrase::new("event-cowbot-stole")
                .with("cowbot", Phrase::name("cowbot", cowbot.id()))
                .with("total", total),
            Event::Cheated { seat } => Phrase::new("event-cheated").with("seat", seat),
            Event::HandKept { seat } => Phrase::new("event-hand-kept").with("seat", seat),
            Event::HoldemShown { seat, cards } => Phrase::new("event-holdem-shown")
                .with("seat", seat)
                .with("cards", faces(&cards)),
            Event::CardDeclared { seat, card, to } => Phrase::new("event-card-declared")
                .with("seat", seat)
                .with("card", card.face())
                .with("to", to.face()),
            Event::HandValued {
                seat,
                hand,
                ranks,
                contest,
                ..
            } => Phrase::new("event-hand-valued")
                .with("seat", seat)
                .with("hand", Phrase::name("hand", hand.id()))
                .with("ranks", ranks.map(|rank| rank.to_string()).join(" "))
                .with("contest", contest.map_or("none", Contest::id)),
            Event::AbilityKept { seat } => Phrase::new("event-ability-kept").with("seat", seat),
            Event::Bribed { seat, gold } => Phrase::new("event-bribed")
                .with("seat", seat)
                .with("gold", gold),
            Event::NotBribed { seat } => Phrase::new("event-not-bribed").with("seat", seat),
            Event::BribeTooDear { seat, gold } => Phrase::new("event-bribe-too-dear")
                .with("seat", seat)
                .with("gold", gold),
            Event::SheriffRevealed { card } => Phrase::new("event-sheriff-revealed")
                .with("card", card.face())
                .with("rank", card.rank().number()),
            Event::Safe { seat } => Phrase::new("event-safe").with("seat", seat),
            Event::Protected { seat } => Phrase::new("event-protected").with("seat", seat),
            Event::Arrested { seat, wanted } => Phrase::new("event-arrested")
                .with("seat", seat)
                .with("wanted", wanted),
            Event::MarshalDrew { seat, card } => Phrase::new("event-marshal-drew")
                .with("seat", seat)
                .with("card", card.face()),
            Event::MarshalAccepted { seat } => {
                Phrase::new("event-marshal-accepted").with("seat", seat)
            }
            Event::FinedCash { seat, cash } => Phrase::new("event-fined-cash")
                .with("seat", seat)
                .with("cash", cash),
            Event::FinedStars { seat, stars } => Phrase::new("event-fined-stars")
                .with("seat", seat)
                .with("count", stars),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }
}
