//! Goals for cooked books (SP-19.14 to SP-19.21).

use kernel::{Seat, Set};
use tinyvec::ArrayVec;

use crate::boss::Boss;
use crate::content::{Group, ParkGoalData, ParkNeed, Spread, content};
use crate::pieces::{Building, District, Goal, GoalArea, ParkGoal, Region, RegionGoal};
use crate::player::Player;
use crate::space::{House, Manhattan};
use crate::state::Ledger;

impl ParkGoal {
    /// What it asks for.
    pub fn data(self) -> &'static ParkGoalData {
        &content().park_goal[self as usize]
    }
}

impl RegionGoal {
    /// What it asks for.
    pub fn group(self) -> &'static Group {
        &content().region_goal[self as usize].require
    }

    /// Tiles of one number never lie together (SP-2.16).
    pub fn number(self) -> u8 {
        content().region_goal[self as usize].number
    }
}

/// The most building spaces of a region.
const SPACES_OF_REGION: usize = 12;

/// Whether a player meets a goal now.
pub fn is_met(
    goal: Goal,
    seat: Seat,
    player: &Player,
    manhattan: &Manhattan,
    ledger: &Ledger,
) -> bool {
    let index = goal.index();
    let goals = &content().goals;
    match goal.area() {
        GoalArea::Docks => player.crates.len() as u8 >= goals.docks.need[index],
        GoalArea::CityHall => protected_districts(seat, manhattan) >= goals.city_hall.need[index],
        GoalArea::Notoriety => player.notoriety() >= goals.notoriety.need[index],
        GoalArea::Park => park_met(ledger.park[index], seat, player, manhattan),
        GoalArea::Region => region_met(ledger.regions[index], Region::ALL[index], seat, manhattan),
    }
}

/// In how many districts a player has protected buildings (SP-19.15).
pub fn protected_districts(seat: Seat, manhattan: &Manhattan) -> u8 {
    let houses = manhattan.houses_of(Boss::Player(seat));
    let protected = houses.filter(|(_, house)| house.protected);
    let districts: Set<District> = protected.map(|(space, _)| space.district).collect();
    districts.len() as u8
}

fn park_met(tile: ParkGoal, seat: Seat, player: &Player, manhattan: &Manhattan) -> bool {
    let data = tile.data();
    let counted = || {
        let houses = manhattan.houses_of(Boss::Player(seat));
        houses.filter(|(space, house)| {
            data.ignores_golden_rule || manhattan.in_operation(*space, house)
        })
    };
    let count =
        |fits: &dyn Fn(&House) -> bool| counted().filter(|(_, house)| fits(house)).count() as u8;
    let everywhere = |fits: &dyn Fn(&House) -> bool, need: u8| {
        Region::ALL.into_iter().all(|region| {
            let here =
                counted().filter(|(space, house)| space.district.region() == region && fits(house));
            here.count() as u8 >= need
        })
    };
    match data.require {
        ParkNeed::ProtectedBuildings {
            protected_buildings,
        } => count(&|house| house.protected) >= protected_buildings,
        ParkNeed::BarInEachRegion { bar_in_each_region } => {
            everywhere(&|house| house.building == Building::Bar, bar_in_each_region)
        }
        ParkNeed::Bars { bars } => count(&|house| house.building == Building::Bar) >= bars,
        ParkNeed::NightclubsWithBarrel {
            nightclubs_with_barrel,
        } => {
            count(&|house| house.building == Building::Nightclub && house.barrel)
                >= nightclubs_with_barrel
        }
        ParkNeed::CasinosWithBarrel {
            casinos_with_barrel,
        } => {
            count(&|house| house.building == Building::Casino && house.barrel)
                >= casinos_with_barrel
        }
        ParkNeed::BuildingsWithBarrel {
            buildings_with_barrel,
        } => count(&|house| house.barrel) >= buildings_with_barrel,
        ParkNeed::BarrelInEachRegion {
            building_with_barrel_in_each_region,
        } => everywhere(&|house| house.barrel, building_with_barrel_in_each_region),
        ParkNeed::Leverage { leverage } => player.lasting_leverage() + player.leverage >= leverage,
        ParkNeed::Levels { markers, level } => {
            let high = player.levels.iter().filter(|there| **there >= level);
            high.count() as u8 >= markers
        }
        ParkNeed::TotalStrength { total_strength } => player.total_strength() >= total_strength,
    }
}

fn region_met(tile: RegionGoal, region: Region, seat: Seat, manhattan: &Manhattan) -> bool {
    let houses: ArrayVec<[(District, Building); SPACES_OF_REGION]> = manhattan
        .open_houses(Boss::Player(seat))
        .filter(|(space, _)| space.district.region() == region)
        .map(|(space, house)| (space.district, house.building))
        .collect();
    let group = tile.group();
    let of = |building: Building| houses.iter().filter(move |(_, other)| *other == building);
    match (group.buildings.as_slice(), group.districts) {
        ([one, two], spread) if one != two => of(*one).any(|(here, _)| {
            of(*two).any(|(there, _)| (here == there) == (spread == Spread::Same))
        }),
        ([one, _], Spread::Same) => {
            of(*one).any(|(here, _)| of(*one).filter(|(there, _)| there == here).count() >= 2)
        }
        ([one, _], Spread::Different) => {
            let districts: Set<District> = of(*one).map(|(district, _)| *district).collect();
            districts.len() >= 2
        }
        (all, _) => all.first().is_some_and(|one| of(*one).count() >= all.len()),
    }
}
