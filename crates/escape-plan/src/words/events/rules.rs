//! The rule behind each event.

use kernel::RuleId;

use crate::action::Tool;
use crate::event::{Arrest, Event};
use crate::figure::Figure;
use crate::pieces::{Automa, Group, Pile, Place};

impl Event {
    /// The rule that answers "why?".
    pub(super) fn because(&self) -> RuleId {
        RuleId(match *self {
            Event::IncomeReceived { why, .. }
            | Event::Unlocked { why, .. }
            | Event::Paid { why, .. }
            | Event::DiscTaken { why, .. }
            | Event::NotorietyGained { why, .. }
            | Event::NotorietyLost { why, .. }
            | Event::Wounded { why, .. } => return why,
            Event::FirstPlayer { .. } => "EP-2.17",
            Event::PlanDealt { .. } => "EP-2.16",
            Event::DayBegan { .. } => "EP-1.1",
            Event::AssetBoxed { .. } => "EP-14.3",
            Event::PatrolLaid { .. } => "EP-5.1",
            Event::ExitClosed { .. } => "EP-5.2",
            Event::TilePlaced { .. } => "EP-6.2",
            Event::PlaceNamed { place, .. } => by_house(place, "EP-6.7", "EP-6.8"),
            Event::TilesTurnedUp { .. } | Event::OfficersDrawn { .. } => "EP-6.11",
            Event::OrderSet { .. } => "EP-7.1",
            Event::PartBegan { .. } => "EP-8.1",
            Event::DiscSpent { figure } => by_figure(figure, "EP-8.3", "EP-18.3", "EP-19.2"),
            Event::NightPassed { .. } => "EP-8.3",
            Event::TaxPaid { .. } => "EP-16.8",
            Event::Rested { .. } => "EP-8.6",
            Event::StayedPut { .. } => "EP-8.9",
            Event::Rode { .. } => "EP-9.11",
            Event::Flew { .. } => "EP-9.15",
            Event::Surfaced { .. } => "EP-9.16",
            Event::GasBurnt { .. } => "EP-9.10",
            Event::Travelled { .. } => "EP-9.8",
            Event::KeyTurned { .. } => "EP-12.14",
            Event::Used { tool, .. } => tool.rule(),
            Event::TollPaid { .. } | Event::TollInBlood { .. } => "EP-19.5",
            Event::CompanyMet { figure, .. } => by_figure(figure, "EP-12.3", "EP-18.8", "EP-19.2"),
            Event::Evaded { .. } => "EP-11.4",
            Event::Handcuffed { .. } => "EP-11.7",
            Event::Healed { .. } => "EP-10.11",
            Event::OfficerMoved { .. } => "EP-10.12",
            Event::OfficerForced {
                for_sandra: true, ..
            } => "EP-18.14",
            Event::OfficerForced { by, .. } => by_figure(by, "EP-13.8", "EP-19.12", "EP-19.12"),
            Event::OfficerRemoved { .. } => "EP-10.13",
            Event::Readied { .. } => "EP-10.14",
            Event::CubePlaced { figure, place, .. } => by_figure(
                figure,
                by_house(place, "EP-12.9", "EP-12.11"),
                by_house(place, "EP-18.9", "EP-18.10"),
                "EP-19.7",
            ),
            Event::BusinessClosed { .. } => "EP-12.8",
            Event::ContactTaken { .. } | Event::ContactReplaced { .. } => "EP-12.4",
            Event::ContactBoxed { figure, .. } => {
                by_figure(figure, "EP-12.4", "EP-18.9", "EP-19.6")
            }
            Event::RowRefilled { .. } => "EP-12.5",
            Event::KeyTaken { .. } => "EP-12.11",
            Event::FixerBought { .. } => "EP-12.12",
            Event::EquipmentBought { .. } | Event::GasTaken { .. } => "EP-12.17",
            Event::TileBoxed { .. } => "EP-12.6",
            Event::LockerOpened { .. } => "EP-12.21",
            Event::ExitSearched { .. } => "EP-12.27",
            Event::TileKept { pile, .. } | Event::ValueKept { pile, .. } => {
                by_pile(pile, "EP-12.21", "EP-12.27")
            }
            Event::GangHired { .. } => "EP-12.16",
            Event::GangLeft { .. } => "EP-10.8",
            Event::BonusTaken { group, .. } => match group {
                Group::One | Group::Two => "EP-12.10",
                Group::SafeHouses => "EP-12.15",
            },
            Event::Arrested { why, .. } => match why {
                Arrest::AtExit => "EP-16.5",
                Arrest::CannotPay => "EP-16.8",
                Arrest::OutOfTime => "EP-16.11",
            },
            Event::LevelChanged { .. } => "EP-13.4",
            Event::LineCrossed { .. } => "EP-13.7",
            Event::Escaped { figure, .. } => by_figure(figure, "EP-16.5", "EP-18.2", "EP-19.10"),
            Event::CardsPassedOver { automa, .. } | Event::AutomaMoved { automa, .. } => {
                by_automa(automa, "EP-18.6", "EP-19.3")
            }
            Event::AutomaStayed { automa } => by_automa(automa, "EP-18.7", "EP-19.3"),
            Event::FixerDiscarded { automa, .. } | Event::KeyDiscarded { automa, .. } => {
                by_automa(automa, "EP-18.10", "EP-19.7")
            }
            Event::TileDiscarded { pile, .. } => by_pile(pile, "EP-18.11", "EP-18.12"),
            Event::ContactCollected { .. } => "EP-19.6",
            Event::LootTaken { pile, .. } => by_pile(pile, "EP-19.8", "EP-19.9"),
            Event::CardBoxed { .. } => "EP-19.4",
            Event::PlanRevealed { .. } | Event::TilesRevealed { .. } => "EP-17.3",
            Event::HaulRevealed { .. } => "EP-19.14",
            Event::GameOver => "EP-17.1",
        })
    }
}

// Which of several rules: by whom, where, from which pile.

fn by_house(place: Place, business: &'static str, safe_house: &'static str) -> &'static str {
    if place.is_business() {
        business
    } else {
        safe_house
    }
}

pub(in crate::words) fn by_pile(
    pile: Pile,
    locker: &'static str,
    exit: &'static str,
) -> &'static str {
    match pile {
        Pile::Green | Pile::Black | Pile::Brown => locker,
        Pile::Exit1 | Pile::Exit2 => exit,
    }
}

fn by_automa(automa: Automa, sandra: &'static str, costa: &'static str) -> &'static str {
    match automa {
        Automa::Sandra => sandra,
        Automa::Costa => costa,
    }
}

fn by_figure(
    figure: Figure,
    thief: &'static str,
    sandra: &'static str,
    costa: &'static str,
) -> &'static str {
    match figure {
        Figure::Thief(_) => thief,
        Figure::Automa(automa) => by_automa(automa, sandra, costa),
    }
}

impl Tool {
    /// The rule of using it.
    pub(in crate::words) fn rule(self) -> &'static str {
        match self {
            Tool::Contact(_) => "EP-10.2",
            Tool::Equipment(_) => "EP-10.4",
            Tool::Fixer(_) => "EP-10.5",
            Tool::FirstAid => "EP-10.6",
            Tool::Member(_) => "EP-10.7",
            Tool::Asset(_) => "EP-10.10",
        }
    }
}
