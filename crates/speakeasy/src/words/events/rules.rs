//! The rule behind each event.

use kernel::RuleId;

use crate::boss::Boss;
use crate::event::{Event, Source};
use crate::pieces::{Building, GoalArea, Operation, Person, Track};

impl Event {
    /// The rule that answers "why?".
    pub(super) fn because(&self) -> RuleId {
        RuleId(match *self {
            Event::CashGained { source, .. } => match source {
                Source::Mobsters => "SP-18.5",
                Source::NoPlace => "SP-27.12",
                Source::Sale => "SP-27.16",
                Source::Capo => "SP-27.20",
                Source::Reward(why) => return why,
            },
            Event::FirstBoss { .. } => "SP-R1",
            Event::DistrictsClosed { .. } => "SP-2.3",
            Event::HandDealt { .. } => "SP-2.18",
            Event::PreparationBegan => "SP-4.1",
            Event::ActBegan { act } => match act {
                1 => "SP-5.3",
                2 => "SP-5.4",
                3 => "SP-5.5",
                _ => "SP-5.6",
            },
            Event::RoundBegan { .. } => "SP-6.1",
            Event::OrderSet { .. } => "SP-7.6",
            Event::CasinosPaid { boss, .. } => by(boss, "SP-7.4", "SP-27.22"),
            Event::GameEnded => "SP-24.1",
            Event::HelperUsed { .. } => "SP-6.2",
            Event::HelperCopied { .. } => "SP-30.5",
            Event::CapoSent { boss, person } => match person {
                Person::Restaurant => by(boss, "SP-19.1", "SP-27.10"),
                _ => by(boss, "SP-6.3", "SP-27.9"),
            },
            Event::CapoSwapped { .. } => "SP-20.2",
            Event::FavourTaken { .. } | Event::FavourDeclined { .. } => "SP-20.3",
            Event::Paid { laundered: 0, .. } => "SP-1.4",
            Event::Paid { .. } => "SP-1.5",
            Event::LeverageGained { .. } => "SP-11.16",
            Event::ThugsGained { .. } | Event::ThugPosted { .. } => "SP-11.6",
            Event::ThugHired { .. } => "SP-11.5",
            Event::BooksGained { .. } => "SP-11.15",
            Event::CardTaken { .. } => "SP-10.12",
            Event::CardDiscarded { .. } => "SP-10.11",
            Event::CardPlayed { .. } => "SP-10.1",
            Event::LevelRaised { track, .. } => match track {
                Track::Strength => "SP-10.6",
                _ => "SP-10.5",
            },
            Event::MobsterToVip { .. } => "SP-11.7",
            Event::MobsterToDocks { boss, .. } => by(boss, "SP-11.11", "SP-27.17"),
            Event::MobsterMoved { .. } => "SP-11.13",
            Event::MobsterDeclined { .. } => "SP-11.8",
            Event::HelperTaken { .. } | Event::HelperTurnedUp { .. } => "SP-11.17",
            Event::TokenTaken { .. } => "SP-11.19",
            Event::TokenTurnedUp { .. } => "SP-11.21",
            Event::TokenPlayed { .. } => "SP-19.7",
            Event::TokenPutBack { .. } => "SP-6.6",
            Event::Opened { boss, building, .. } => built(boss, building, "SP-13.3", "SP-14.4"),
            Event::TookOver { boss, building, .. } => built(boss, building, "SP-13.4", "SP-14.6"),
            Event::Upgraded { boss, .. } => by(boss, "SP-14.5", "SP-27.12"),
            Event::ThugsReturned { .. } => "SP-9.3",
            Event::AllyHelped { .. } => "SP-9.4",
            Event::MobsterProtects { boss, .. } => by(boss, "SP-16.3", "SP-27.15"),
            Event::Produced { .. } => "SP-11.1",
            Event::Sold { .. } => "SP-11.4",
            Event::TruckEntered { .. } => "SP-15.5",
            Event::TruckMoved { .. } => "SP-15.6",
            Event::Loaded { .. } => "SP-15.9",
            Event::Bought { .. } => "SP-15.10",
            Event::Delivered { .. } => "SP-15.13",
            Event::ShipSailed { .. } => "SP-15.11",
            Event::Allied { .. } => "SP-17.3",
            Event::AllyDismissed { .. } => "SP-17.2",
            Event::Raided { .. } => "SP-18.8",
            Event::MobstersHired { owner, .. } => by(owner, "SP-18.5", "SP-27.21"),
            Event::CrateOpened { .. } | Event::CrateTurnedUp { .. } => "SP-18.9",
            Event::BarrelStored { .. } | Event::BarrelToStill { .. } | Event::BarrelLost { .. } => {
                "SP-18.10"
            }
            Event::MobsterReturned { .. } => "SP-18.11",
            Event::PlaceReserved { boss, .. } => by(boss, "SP-19.2", "SP-27.10"),
            Event::BookCooked { boss, goal, .. } => by(boss, cooked(goal.area()), "SP-27.19"),
            Event::WarBegan { .. } => "SP-21.2",
            Event::GangsterCame { .. } => "SP-21.3",
            Event::BarsOpened { .. } => "SP-21.5",
            Event::CannotHold { .. } => "SP-21.8",
            Event::HeldFreely { boss, .. } => by(boss, "SP-R16", "SP-27.23"),
            Event::Defended { .. } => "SP-21.11",
            Event::BuildingLost { boss, .. } => by(boss, "SP-21.12", "SP-27.23"),
            Event::StillSalvaged { .. } => "SP-25.1",
            Event::GangsterLeft { .. } => "SP-21.13",
            Event::WarAnnounced { .. } => "SP-21.17",
            Event::CopsCame { .. } => "SP-22.1",
            Event::PatrolAnnounced { .. } => "SP-22.2",
            Event::RegionCounted { .. } => "SP-23.4",
            Event::PaidOut { boss, .. } => by(boss, "SP-23.5", "SP-27.22"),
            Event::RivalRevealed { card } => match card.operation() {
                Operation::Vip => "SP-27.15",
                Operation::Party => "SP-27.16",
                Operation::Still => "SP-27.17",
                Operation::Fleet => "SP-27.18",
            },
            Event::RivalRaided { .. } | Event::CrateLost { .. } => "SP-27.17",
            Event::RivalHauled { .. } => "SP-27.18",
            Event::TokenToDisplay { .. } => "SP-27.14",
        })
    }
}

// Which of several rules: by whom, what, and for which goal.

fn by(boss: Boss, player: &'static str, rival: &'static str) -> &'static str {
    match boss {
        Boss::Player(_) => player,
        Boss::Rival => rival,
    }
}

fn built(
    boss: Boss,
    building: Building,
    humble: &'static str,
    grand: &'static str,
) -> &'static str {
    let player = match building {
        Building::Bar | Building::Still => humble,
        Building::Nightclub | Building::Casino => grand,
    };
    by(boss, player, "SP-27.12")
}

fn cooked(area: GoalArea) -> &'static str {
    match area {
        GoalArea::Docks => "SP-19.14",
        GoalArea::CityHall => "SP-19.15",
        GoalArea::Park => "SP-19.16",
        GoalArea::Notoriety => "SP-19.17",
        GoalArea::Region => "SP-19.18",
    }
}
