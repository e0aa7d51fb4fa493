//! Manhattan, its gangsters and the docks.

use kernel::{Set, Violation};

use crate::boss::Boss;
use crate::content::{content, harbours};
use crate::pieces::{Building, District, Gangster, Region};
use crate::state::Speakeasy;

impl Speakeasy {
    pub(super) fn check_city(&self) -> Result<(), Violation> {
        let manhattan = &self.manhattan;
        let spaces = manhattan.spaces == self.side().building_spaces;
        Violation::unless(spaces, "SP-I24", || {
            format!("{:?} spaces in the districts", manhattan.spaces)
        })?;
        for boss in self.bosses() {
            for region in Region::ALL {
                for building in [Building::Nightclub, Building::Casino] {
                    let houses = manhattan.houses_of(boss);
                    let count = houses.filter(|(space, house)| {
                        house.building == building && space.district.region() == region
                    });
                    Violation::unless(count.count() <= 1, "SP-I7", || {
                        format!("two of {} in {}", building.id(), region.id())
                    })?;
                }
            }
        }
        for (space, house) in manhattan.houses() {
            let bare = manhattan.lot(space).token.is_none();
            Violation::unless(bare, "SP-I8", || format!("a city token under {space}"))?;
            let still = house.building == Building::Still && house.barrel;
            Violation::unless(!still, "SP-I23", || {
                format!("a barrel next to the still in {space}")
            })?;
            let known = self.bosses().any(|boss| boss == house.owner);
            let rival =
                house.owner == Boss::Rival && (house.barrel || house.building == Building::Still);
            Violation::unless(known && !rival, "SP-I23", || {
                format!("nobody's house in {space}")
            })?;
        }
        let beyond = District::ALL.into_iter().all(|district| {
            let open = manhattan.spaces_of(district).count();
            let lots = &manhattan.lots[district as usize];
            lots.iter()
                .skip(open)
                .all(|lot| lot.is_empty() && lot.token.is_none())
        });
        Violation::unless(beyond, "SP-I24", || {
            "something stands where nothing can".to_owned()
        })?;
        self.check_cops()
    }

    fn check_cops(&self) -> Result<(), Violation> {
        let manhattan = &self.manhattan;
        let each = usize::from(content().setup.cops);
        let patrols = usize::from(self.act.max(1));
        let cops = manhattan.cops.len() == each * patrols
            && manhattan.cops_coming.len() == if patrols < 4 { each } else { 0 };
        let apart = manhattan
            .cops
            .intersection(manhattan.cops_coming)
            .is_empty()
            && manhattan.cops_later
                == Set::full().without(manhattan.cops.union(manhattan.cops_coming));
        Violation::unless(cops && apart, "SP-I17", || {
            format!("{} cops in act {}", manhattan.cops.len(), self.act)
        })
    }

    /// Every gangster is in one place, allies at home nowhere else (SP-I18).
    pub(super) fn check_gangsters(&self) -> Result<(), Violation> {
        let gangs = &self.gangs;
        let mut found = gangs.decks;
        let mut count = found.len();
        let allies = self.players.iter().filter_map(|player| player.ally);
        let on_board = gangs.at.into_iter().flatten();
        for gangster in on_board.chain(allies.clone().map(|ally| ally.gangster)) {
            found.insert(gangster);
            count += 1;
        }
        let once = found.len() == count && count <= Gangster::ALL.len();
        Violation::unless(once, "SP-I18", || "a gangster is in two places".to_owned())?;
        let homes = allies
            .clone()
            .all(|ally| gangs.at[ally.home as usize].is_none());
        Violation::unless(homes, "SP-I18", || "two gangsters in a district".to_owned())?;
        let strongest = Gangster::ALL.map(|gangster| gangster.data().strength);
        let strongest = strongest.into_iter().max().unwrap_or(0);
        let known = gangs.strength.iter().all(|token| *token <= strongest);
        Violation::unless(known, "SP-I18", || "a strength that nobody has".to_owned())?;
        let closed = self.manhattan.closed;
        let there = District::ALL.into_iter().filter(|district| {
            gangs.at[*district as usize].is_some() || gangs.strength[*district as usize] > 0
        });
        let there: Set<District> = there.collect();
        let tokens = gangs.targets.union(gangs.later);
        let apart = there.union(tokens).intersection(closed).is_empty()
            && there.intersection(tokens).is_empty()
            && gangs.targets.intersection(gangs.later).is_empty();
        Violation::unless(apart, "SP-I24", || {
            "gangsters where they cannot be".to_owned()
        })
    }

    /// Four ships in four harbours (SP-I16).
    pub(super) fn check_docks(&self) -> Result<(), Violation> {
        let ships = &self.docks.ships;
        let at: Set<District> = ships.iter().map(|ship| ship.at).collect();
        let known = ships.iter().all(|ship| harbours().contains(&ship.at));
        let loaded = ships
            .iter()
            .all(|ship| ship.barrels <= content().setup.barrels_per_ship);
        Violation::unless(at.len() == ships.len() && known && loaded, "SP-I16", || {
            "the ships are not in harbours of their own".to_owned()
        })?;
        let known = self.docks.berths.iter().flatten();
        let known = known
            .into_iter()
            .all(|boss| self.bosses().any(|other| other == *boss));
        Violation::unless(known, "SP-I4", || {
            "a stranger's mobster in the docks".to_owned()
        })
    }
}
