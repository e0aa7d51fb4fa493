//! The message of each event.

use crate::boss::Boss;
use crate::content::content;
use crate::event::{Event, Hopeless, Source};

impl Event {
    /// The id of the message that tells it.
    pub(super) fn id(&self) -> &'static str {
        match self {
            Event::FirstBoss { .. } => "event-first-boss",
            Event::DistrictsClosed { .. } => "event-districts-closed",
            Event::HandDealt { .. } => "event-hand-dealt",
            Event::PreparationBegan => "event-preparation-began",
            Event::ActBegan { .. } => "event-act-began",
            Event::RoundBegan { .. } => "event-round-began",
            Event::OrderSet { .. } => "event-order-set",
            Event::CasinosPaid { .. } => "event-casinos-paid",
            Event::GameEnded => "event-game-ended",
            Event::HelperUsed { .. } => "event-helper-used",
            Event::HelperCopied { .. } => "event-helper-copied",
            Event::CapoSent { .. } => "event-capo-sent",
            Event::CapoSwapped { .. } => "event-capo-swapped",
            Event::FavourTaken { .. } => "event-favour-taken",
            Event::FavourDeclined { .. } => "event-favour-declined",
            Event::CashGained { source, .. } => match source {
                Source::Mobsters => "event-cash-for-mobsters",
                Source::NoPlace => "event-cash-without-place",
                Source::Sale => "event-cash-from-sale",
                Source::Capo => "event-cash-for-capo",
                Source::Reward(_) => "event-cash-gained",
            },
            Event::Paid { laundered: 0, .. } => "event-paid",
            Event::Paid {
                amount, laundered, ..
            } if amount == laundered => "event-paid-from-safe",
            Event::Paid { .. } => "event-paid-from-both",
            Event::LeverageGained { .. } => "event-leverage-gained",
            Event::ThugsGained { .. } => "event-thugs-gained",
            Event::ThugPosted { .. } => "event-thug-posted",
            Event::ThugHired { price: 0, .. } => "event-thug-hired-free",
            Event::ThugHired { .. } => "event-thug-hired",
            Event::BooksGained { .. } => "event-books-gained",
            Event::CardTaken { .. } => "event-card-taken",
            Event::CardDiscarded { .. } => "event-card-discarded",
            Event::CardPlayed { .. } => "event-card-played",
            // What a field of the track brings is asked for or told next: this is why.
            Event::LevelRaised { notoriety, .. } => {
                match content().notoriety.reward_of(*notoriety) {
                    Some(_) => "event-level-raised-fame",
                    None => "event-level-raised",
                }
            }
            Event::MobsterToVip { .. } => "event-mobster-to-vip",
            Event::MobsterToDocks { .. } => "event-mobster-to-docks",
            Event::MobsterMoved { .. } => "event-mobster-moved",
            Event::MobsterDeclined { .. } => "event-mobster-declined",
            Event::HelperTaken { .. } => "event-helper-taken",
            Event::HelperTurnedUp { .. } => "event-helper-turned-up",
            Event::TokenTaken { .. } => "event-token-taken",
            Event::TokenTurnedUp { .. } => "event-token-turned-up",
            Event::TokenPlayed { .. } => "event-token-played",
            Event::TokenPutBack { .. } => "event-token-put-back",
            Event::Opened { .. } => "event-opened",
            Event::TookOver { .. } => "event-took-over",
            Event::Upgraded { .. } => "event-upgraded",
            Event::ThugsReturned { .. } => "event-thugs-returned",
            Event::AllyHelped { .. } => "event-ally-helped",
            Event::MobsterProtects { tokens: 0, .. } => "event-mobster-protects",
            Event::MobsterProtects { .. } => "event-mobster-protects-for-tokens",
            Event::Produced { .. } => "event-produced",
            Event::Sold { .. } => "event-sold",
            Event::TruckEntered { .. } => "event-truck-entered",
            Event::TruckMoved { .. } => "event-truck-moved",
            Event::Loaded { .. } => "event-loaded",
            Event::Bought { .. } => "event-bought",
            Event::Delivered { .. } => "event-delivered",
            Event::ShipSailed { .. } => "event-ship-sailed",
            Event::Allied { .. } => "event-allied",
            Event::AllyDismissed { .. } => "event-ally-dismissed",
            Event::Raided { .. } => "event-raided",
            Event::MobstersHired { .. } => "event-mobsters-hired",
            Event::CrateOpened { .. } => "event-crate-opened",
            Event::CrateTurnedUp { .. } => "event-crate-turned-up",
            Event::BarrelStored { .. } => "event-barrel-stored",
            Event::BarrelToStill { .. } => "event-barrel-to-still",
            Event::BarrelLost { .. } => "event-barrel-lost",
            Event::MobsterReturned { vip: true, .. } => "event-mobster-returned",
            Event::MobsterReturned { vip: false, .. } => "event-mobster-returned-to-supply",
            Event::PlaceReserved { .. } => "event-place-reserved",
            Event::BookCooked {
                boss: Boss::Rival, ..
            } => "event-rival-cooked",
            Event::BookCooked { .. } => "event-book-cooked",
            Event::WarBegan { .. } => "event-war-began",
            Event::GangsterCame { .. } => "event-gangster-came",
            Event::BarsOpened { .. } => "event-bars-opened",
            Event::HeldFreely { .. } => "event-held-freely",
            Event::CannotHold { reason, .. } => match reason {
                Hopeless::TooWeak { .. } => "event-cannot-hold",
                Hopeless::Unpaid { .. } => "event-cannot-pay-ally",
            },
            Event::Defended { .. } => "event-defended",
            Event::BuildingLost { .. } => "event-building-lost",
            Event::StillSalvaged { .. } => "event-still-salvaged",
            Event::GangsterLeft { .. } => "event-gangster-left",
            Event::WarAnnounced { .. } => "event-war-announced",
            Event::CopsCame { .. } => "event-cops-came",
            Event::PatrolAnnounced { .. } => "event-patrol-announced",
            Event::RegionCounted {
                controlled,
                gangsters: 0,
                ..
            } if controlled.is_empty() => "event-region-uncontrolled",
            Event::RegionCounted { .. } => "event-region-counted",
            Event::PaidOut {
                boss: Boss::Rival, ..
            } => "event-rival-paid-out",
            Event::PaidOut { .. } => "event-paid-out",
            Event::RivalRevealed { .. } => "event-rival-revealed",
            Event::RivalRaided { .. } => "event-rival-raided",
            Event::RivalHauled { .. } => "event-rival-hauled",
            Event::CrateLost { .. } => "event-crate-lost",
            Event::TokenToDisplay { .. } => "event-token-to-display",
        }
    }
}
