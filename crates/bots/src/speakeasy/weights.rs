//! What things are worth in dollars that cannot be told exactly. Those marked so were tuned by play.

use speakeasy::pieces::{Ability, CityToken, Perk, Track};

/// A leverage token.
pub(super) const LEVERAGE: f32 = 2.2;
/// A leverage icon on the board, in the long run.
pub(super) const ICON: f32 = 1.3;
/// A thug, beside what it does in a war that is announced.
pub(super) const THUG: f32 = 1.8;
/// A mobster in the VIP area, beside the building it will protect.
pub(super) const VIP: f32 = 2.0;
/// A mobster gained.
pub(super) const MOBSTER: f32 = 7.0;
/// A mobster in the docks; another one in the same column is worth more.
pub(super) const DOCKED: f32 = 2.5;
pub(super) const DOCKED_TOGETHER: f32 = 2.0;
/// A book for which no goal is met yet.
pub(super) const BLANK_BOOK: f32 = 5.0;
/// A card in the hand, before what it does.
pub(super) const CARD: f32 = 2.5;
/// How much of a card's reward its holder hopes for.
pub(super) const CARD_REWARD: f32 = 0.35;
/// A type of card of which none is in the hand yet.
pub(super) const NEW_TYPE: f32 = 1.5;
/// Barrels sold in each turn to come, for which a better price is worth having.
pub(super) const SALES: f32 = 0.8;
/// How likely a casino pays in a round.
pub(super) const CASINO_PAYS: f32 = 0.55;
/// An open building where a barrel could go, for each turn.
pub(super) const OUTLET: f32 = 0.7;
/// Each district controlled, at each payout, beside the place it gives now.
pub(super) const FOOTHOLD: [f32; 3] = [0.6, 1.0, 2.0];
/// A place less in the price of protection.
pub(super) const COLUMN: f32 = 1.2;
/// What a swap in the Park gives to somebody else.
pub(super) const FAVOUR: f32 = 3.0;

/// A level, beside its notoriety, over a whole game.
pub(super) fn level(track: Track) -> f32 {
    match track {
        Track::Vip => 3.0,
        Track::Party => 6.0,
        Track::Still => 3.0,
        Track::Fleet => 5.0,
        Track::Strength => 6.0,
    }
}

/// What an ally does beside lending strength, over a whole game.
pub(super) fn ability(ability: Ability) -> f32 {
    match ability {
        Ability::DefencePlus1 => 5.0,
        Ability::LeveragePlus2 => 5.0,
        Ability::FreeStillDefence => 3.0,
        Ability::FreeHelpOnce => 5.0,
        Ability::RaidPlus1 | Ability::CheaperTakeover => 1.5,
        // Gained at once.
        Ability::TwoMobsters | Ability::TwoCityTokens => 0.0,
    }
}

/// What a crate does over a whole game.
pub(super) fn perk(perk: Perk) -> f32 {
    match perk {
        Perk::SalePlus1 => 14.0,
        Perk::DefencePlus1 => 6.0,
        Perk::AllyFeeMinus2 => 4.0,
        Perk::CityLimitPlus1 => 1.0,
        Perk::RangePlus1 => 7.0,
        Perk::AnyDocksReward => 2.0,
        Perk::TakeoverPlus1 => 4.0,
        Perk::LeveragePlus2 => 5.0,
        Perk::ProductionPlus1 => 5.0,
    }
}

/// What a city token brings when it is played.
pub(super) fn token(token: CityToken) -> f32 {
    match token {
        CityToken::VipCard | CityToken::PartyCard | CityToken::StillCard | CityToken::FleetCard => {
            3.5
        }
        CityToken::AnyCard => 4.0,
        CityToken::Helper => 14.0,
        CityToken::Deliver => 12.0,
        CityToken::Book => 8.0,
        CityToken::RaiseAny => 9.0,
        CityToken::Produce => 6.0,
        CityToken::Sell => 14.0,
        CityToken::OpenBar => 9.0,
        CityToken::Nightclub => 11.0,
        CityToken::Casino => 12.0,
        CityToken::Mobster => 8.0,
        CityToken::Thug => 2.0,
        CityToken::Protect => 14.0,
        CityToken::Leverage => 4.5,
    }
}
