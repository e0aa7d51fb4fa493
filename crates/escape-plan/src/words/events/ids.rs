//! The message of each event.

use crate::event::{Arrest, Boxed, Event};

/// More leads that go nowhere are counted only: they come back into the deck.
const LEADS: usize = 4;

impl Event {
    /// The id of the message that tells it.
    pub(super) fn id(&self) -> &'static str {
        match self {
            Event::FirstPlayer { .. } => "event-first-player",
            Event::PlanDealt { .. } => "event-plan-dealt",
            Event::DayBegan { .. } => "event-day-began",
            Event::IncomeReceived { .. } => "event-income-received",
            Event::Unlocked { .. } => "event-unlocked",
            Event::AssetBoxed { .. } => "event-asset-boxed",
            Event::Paid { .. } => "event-paid",
            Event::PatrolLaid { .. } => "event-patrol-laid",
            Event::ExitClosed { .. } => "event-exit-closed",
            Event::TilePlaced { .. } => "event-tile-placed",
            Event::PlaceNamed { .. } => "event-place-named",
            Event::TilesTurnedUp { .. } => "event-tiles-turned-up",
            Event::OfficersDrawn { officers, .. } if officers.is_empty() => {
                "event-no-officers-drawn"
            }
            Event::OfficersDrawn { .. } => "event-officers-drawn",
            Event::OrderSet { .. } => "event-order-set",
            Event::PartBegan { .. } => "event-part-began",
            Event::DiscSpent { .. } => "event-disc-spent",
            Event::NightPassed { .. } => "event-night-passed",
            Event::TaxPaid { .. } => "event-tax-paid",
            Event::Rested { .. } => "event-rested",
            Event::StayedPut { .. } => "event-stayed-put",
            Event::Rode { .. } => "event-rode",
            Event::Flew { .. } => "event-flew",
            Event::Surfaced { .. } => "event-surfaced",
            Event::GasBurnt { .. } => "event-gas-burnt",
            Event::Travelled { left, .. } if left.is_empty() => "event-travelled-near",
            Event::Travelled { .. } => "event-travelled",
            Event::KeyTurned { .. } => "event-key-turned",
            Event::Used { cost: 0, .. } => "event-used-free",
            Event::Used { .. } => "event-used",
            Event::CompanyMet { .. } => "event-company-met",
            Event::NotorietyGained { .. } => "event-notoriety-gained",
            Event::NotorietyLost { .. } => "event-notoriety-lost",
            Event::TollPaid { .. } => "event-toll-paid",
            Event::TollInBlood { .. } => "event-toll-in-blood",
            Event::Evaded { .. } => "event-evaded",
            Event::Wounded { .. } => "event-wounded",
            Event::Handcuffed { lost: None, .. } => "event-handcuffed",
            Event::Handcuffed { lost: Some(_), .. } => "event-handcuffed-asset",
            Event::Healed { .. } => "event-healed",
            Event::OfficerMoved { .. } => "event-officer-moved",
            Event::OfficerForced {
                for_sandra: true, ..
            } => "event-officer-forced-for-sandra",
            Event::OfficerForced { .. } => "event-officer-forced",
            Event::OfficerRemoved { .. } => "event-officer-removed",
            Event::Readied { .. } => "event-readied",
            Event::DiscTaken { .. } => "event-disc-taken",
            Event::CubePlaced {
                on_income: false, ..
            } => "event-cube-placed",
            Event::CubePlaced {
                on_income: true, ..
            } => "event-cube-on-income",
            Event::BusinessClosed { .. } => "event-business-closed",
            Event::ContactTaken { .. } => "event-contact-taken",
            Event::ContactReplaced { .. } => "event-contact-replaced",
            Event::ContactBoxed { .. } => "event-contact-boxed",
            Event::RowRefilled { .. } => "event-row-refilled",
            Event::KeyTaken { .. } => "event-key-taken",
            Event::FixerBought { .. } => "event-fixer-bought",
            Event::EquipmentBought { .. } => "event-equipment-bought",
            Event::TileBoxed {
                tile: Boxed::Sealed(_),
                ..
            } => "event-money-boxed",
            Event::TileBoxed { .. } => "event-tile-boxed",
            Event::GasTaken { .. } => "event-gas-taken",
            Event::LockerOpened { .. } => "event-locker-opened",
            Event::ExitSearched { .. } => "event-exit-searched",
            Event::TileKept { .. } => "event-tile-kept",
            Event::ValueKept { .. } => "event-value-kept",
            Event::GangHired { .. } => "event-gang-hired",
            Event::GangLeft { .. } => "event-gang-left",
            Event::BonusTaken { .. } => "event-bonus-taken",
            Event::LevelChanged { from, to, .. } if to > from => "event-level-rose",
            Event::LevelChanged { .. } => "event-level-fell",
            Event::LineCrossed { .. } => "event-line-crossed",
            Event::Escaped { .. } => "event-escaped",
            Event::Arrested { why, .. } => match why {
                Arrest::AtExit => "event-arrested-at-exit",
                Arrest::CannotPay => "event-arrested-by-tax",
                Arrest::OutOfTime => "event-arrested-at-dawn",
            },
            Event::CardsPassedOver { targets, .. } if targets.len() > LEADS => {
                "event-many-cards-passed-over"
            }
            Event::CardsPassedOver { .. } => "event-cards-passed-over",
            Event::AutomaMoved { .. } => "event-automa-moved",
            Event::AutomaStayed { .. } => "event-automa-stayed",
            Event::FixerDiscarded { .. } => "event-fixer-discarded",
            Event::KeyDiscarded { .. } => "event-key-discarded",
            Event::TileDiscarded { .. } => "event-tile-discarded",
            Event::ContactCollected { .. } => "event-contact-collected",
            Event::LootTaken { .. } => "event-loot-taken",
            Event::CardBoxed { .. } => "event-card-boxed",
            Event::PlanRevealed { .. } => "event-plan-revealed",
            Event::TilesRevealed { .. } => "event-tiles-revealed",
            Event::HaulRevealed { haul } if haul.counts_as_empty() => "event-haul-revealed-empty",
            Event::HaulRevealed { .. } => "event-haul-revealed",
            Event::GameOver => "event-game-over",
        }
    }
}
