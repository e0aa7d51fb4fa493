//! What has to fit together in a pack: all that the rules say of the printed map and cards, and all that the program
//! relies on. Places are named as in the messages of the kernel: `trail, stops 3, bonus`.

use std::collections::BTreeSet;

use kernel::pack::{Content as _, Faults};
use kernel::{Member, Phrase, RuleId};

use super::{
    Ability, Badlands, Cemetery, CharacterData, Condition, Content, FirstVisit, Gain, Gear, Hotel,
    Item, LandOffice, Mine, Scope, Start, ToolTracks, Trail, WayFrom,
};
use crate::cards::Rank;
use crate::content::Character;
use crate::map::{Region, TOMBSTONES};

/// The most tools that a track has room for on the map (FT-3.4).
const TOOLS: i64 = 4;
/// The most bonus actions in the badlands that a map has: with them a seat robs no more than seven times in one turn,
/// and there is a card for each robbery (FT-R7).
const ROBBERIES: usize = 5;

/// Finds everything that does not fit.
pub(super) fn all(content: &Content, faults: &mut Faults<'_>) {
    tracks(&content.tool_tracks, faults);
    trail(&content.trail, faults);
    badlands(&content.badlands, faults);
    mine(&content.mine, faults);
    cemetery(&content.cemetery, faults);
    robberies(content, faults);
    hotel(&content.hotel, faults);
    land(&content.land_office, faults);
    characters(content, faults);
    goals(content, faults);
}

fn tracks(tracks: &ToolTracks, faults: &mut Faults<'_>) {
    faults.number("tool_tracks, pans", tracks.pans.into(), 1, TOOLS);
    faults.number("tool_tracks, hammers", tracks.hammers.into(), 1, TOOLS);
}

/// A row is known by its rank, and rows are looked up by their place.
fn rank(place: &str, found: Rank, wanted: usize, rule: &'static str, faults: &mut Faults<'_>) {
    if usize::from(found.number()) != wanted {
        let what = Phrase::new("pack-rank").with("rank", wanted as i64);
        faults.rule(place, found.number(), RuleId(rule), what);
    }
}

fn trail(trail: &Trail, faults: &mut Faults<'_>) {
    for (stop, n) in trail.stops.iter().zip(1..) {
        let place = |key: &str| format!("trail, stops {n}, {key}");
        rank(&place("rank"), stop.rank, n, "FT-7.1", faults);
        let tool = |pans, hammers| Gain {
            pans,
            hammers,
            ..Gain::default()
        };
        let choices: Vec<Gain> = stop.choose.iter().map(|choice| choice.gain).collect();
        if !choices.is_empty() && choices != [tool(1, 0), tool(0, 1)] {
            let what = Phrase::new("pack-tool-choice");
            faults.rule(&place("choose"), choices.len(), RuleId("FT-7.6"), what);
        }
        // Whatever is decided about comes last, and one after another could not be ordered.
        let decisions = [
            (!choices.is_empty(), "choose"),
            (stop.clear_wanted_up_to > 0, "clear_wanted_up_to"),
            (stop.bonus.is_some(), "bonus"),
        ];
        let decisions = decisions.into_iter().filter(|(is, _)| *is);
        let keys: Vec<&str> = decisions.map(|(_, key)| key).collect();
        if let [_, .., last] = keys[..] {
            let what = Phrase::new("pack-stop-decision");
            faults.rule(&place(last), keys.join(", "), RuleId("FT-13.9"), what);
        }
    }
}

fn badlands(badlands: &Badlands, faults: &mut Faults<'_>) {
    let mut wanted = 2..;
    for row in &badlands.rows {
        for (target, n) in row.targets.iter().zip(1..) {
            let place = format!("badlands, rows {}, targets {n}, rank", row.id);
            let wanted = wanted.next().unwrap_or_default();
            rank(&place, target.rank, wanted, "FT-8.1", faults);
        }
    }
}

fn mine(mine: &Mine, faults: &mut Faults<'_>) {
    for room in &mine.rooms {
        if room.enter.is_empty() {
            let place = format!("mine, rooms {}, enter", room.id);
            let what = Phrase::new("pack-way").with("level", room.level);
            faults.rule(&place, "[]", RuleId("FT-9.2"), what);
        }
        for (way, n) in room.enter.iter().zip(1..) {
            let place = |key: &str| format!("mine, rooms {}, enter {n}, {key}", room.id);
            let (from, above) = match way.from {
                WayFrom::Entrance => ("entrance".to_owned(), 0),
                WayFrom::Room(from) => (from.to_string(), mine.rooms[from.index()].level),
            };
            // So every room is below one that can be reached, and one is open as long as one is left.
            if room.level != above + 1 {
                let what = Phrase::new("pack-way").with("level", room.level);
                faults.rule(&place("from"), from, RuleId("FT-9.2"), what);
            }
            if way.min > way.max {
                let what = Phrase::new("pack-range");
                faults.rule(&place("max"), way.max.number(), RuleId("FT-9.1"), what);
            }
        }
    }
    let gold: i64 = mine.rooms.iter().map(|r| i64::from(r.gain.gold)).sum();
    faults.number("mine, rooms", gold, 0, u8::MAX.into());
}

fn cemetery(cemetery: &Cemetery, faults: &mut Faults<'_>) {
    let mut joined = BTreeSet::new();
    let mut with_bonus = [0; TOMBSTONES.len()];
    for (link, n) in cemetery.links.iter().zip(1..) {
        let place = |key: &str| format!("cemetery, links {n}, {key}");
        let (a, b) = (link.a.index().min(link.b.index()), link.a.max(link.b));
        let is_neighbour = match b.index() - a {
            1 => b.index() % 3 > 0,
            apart => apart == 3,
        };
        if !is_neighbour || !joined.insert((a, b)) {
            let found = format!("{} {}", link.a, link.b);
            let what = Phrase::new("pack-link");
            faults.rule(&place("b"), found, RuleId("FT-12.4"), what);
        }
        match link.bonus {
            Some(region) if !link.gain.is_nothing() => {
                let what = Phrase::new("pack-link-reward");
                faults.rule(&place("bonus"), region.id(), RuleId("FT-12.4"), what);
            }
            None if link.gain.is_nothing() => {
                let what = Phrase::new("pack-link-reward");
                faults.rule(&place("gain"), "{}", RuleId("FT-12.4"), what);
            }
            None => {}
            Some(region) => {
                for stone in [link.a, link.b] {
                    with_bonus[stone.index()] += 1;
                    if with_bonus[stone.index()] == 2 {
                        let what = Phrase::new("pack-link-bonus").with("stone", stone.to_string());
                        faults.rule(&place("bonus"), region.id(), RuleId("FT-R11"), what);
                    }
                }
            }
        }
    }
}

/// The bonus-action symbols of the map, each with its place.
pub(crate) fn symbols(content: &Content) -> Vec<(String, Region)> {
    let mut symbols = Vec::new();
    for (stop, n) in content.trail.stops.iter().zip(1..) {
        symbols.push((format!("trail, stops {n}, bonus"), stop.bonus));
    }
    for row in &content.badlands.rows {
        let place = format!("badlands, rows {}, row_bonus", row.id);
        symbols.push((place, Some(row.row_bonus)));
    }
    for room in &content.mine.rooms {
        symbols.push((format!("mine, rooms {}, bonus", room.id), room.bonus));
    }
    for (link, n) in content.cemetery.links.iter().zip(1..) {
        symbols.push((format!("cemetery, links {n}, bonus"), link.bonus));
    }
    for building in &content.buildings {
        let bonus = match building.first_visit {
            FirstVisit::Bonus(region) => Some(region),
            FirstVisit::Stars(_) => None,
        };
        let place = format!("buildings {}, first_visit", building.id.id());
        symbols.push((place, bonus));
    }
    let printed = symbols.into_iter();
    printed
        .filter_map(|(place, region)| Some((place, region?)))
        .collect()
}

fn robberies(content: &Content, faults: &mut Faults<'_>) {
    let found = symbols(content).into_iter();
    // Those of the buildings are the rulebook's, so the others have to leave room for them.
    let (fixed, mut free): (Vec<_>, Vec<_>) = found
        .filter(|(_, region)| *region == Region::Badlands)
        .partition(|(place, _)| place.starts_with("buildings"));
    // Those that the built-in pack does not have were typed in, and are the ones to tell of.
    let built_in = symbols(Content::built_in().content());
    free.sort_by_key(|symbol| !built_in.contains(symbol));
    for (place, region) in free.iter().skip(ROBBERIES.saturating_sub(fixed.len())) {
        let what = Phrase::new("pack-robberies").with("count", ROBBERIES as i64);
        faults.rule(place, region.id(), RuleId("FT-R7"), what);
    }
}

fn hotel(hotel: &Hotel, faults: &mut Faults<'_>) {
    if !hotel.silver_track.is_sorted_by(|night, next| night < next) {
        let found = format!("{:?}", hotel.silver_track);
        let what = Phrase::new("pack-rising");
        faults.rule("hotel, silver_track", found, RuleId("FT-11.9"), what);
    }
}

fn land(office: &LandOffice, faults: &mut Faults<'_>) {
    let mut costs = BTreeSet::new();
    let mut known: BTreeSet<BTreeSet<[u8; 2]>> = BTreeSet::new();
    for shape in &office.shapes {
        let place = |key: &str| format!("land_office, shapes {}, {key}", shape.id);
        let found = format!("{:?}", shape.cells);
        let cells: BTreeSet<[u8; 2]> = shape.cells.iter().copied().collect();
        if !shape.fits() || cells.len() != shape.cells.len() {
            let what = Phrase::new("pack-shape");
            faults.rule(&place("cells"), found, RuleId("FT-11.11"), what);
            continue;
        }
        let turned = shape.turned();
        if turned.iter().any(|one| known.contains(one)) {
            let what = Phrase::new("pack-shapes-differ");
            faults.rule(&place("cells"), found, RuleId("FT-11.10"), what);
        }
        known.extend(turned);
        if !costs.insert(shape.cost) {
            let what = Phrase::new("pack-prices-differ");
            faults.rule(&place("cost"), shape.cost, RuleId("FT-11.10"), what);
        }
    }
}

fn characters(content: &Content, faults: &mut Faults<'_>) {
    let mut keys = BTreeSet::new();
    for character in &content.characters {
        let place = |key: &str| format!("characters {}, {key}", character.id.id());
        // The joker is 0.
        if character.key > Rank::KING.number() || !keys.insert(character.key) {
            let what = Phrase::new("pack-keys");
            faults.rule(&place("key"), character.key, RuleId("FT-18.2"), what);
        }
        start(content, character, faults);
    }
}

fn start(content: &Content, character: &CharacterData, faults: &mut Faults<'_>) {
    let place = |key: &str| format!("characters {}, start, {key}", character.id.id());
    let (start, tracks) = (&character.start, &content.tool_tracks);
    // An ability that counts hammers needs one.
    let fewest = match character.ability {
        Ability::ClearWantedPerHammer { per_hammer, .. } => {
            let place = format!("characters {}, ability, per_hammer", character.id.id());
            faults.number(&place, per_hammer.into(), 1, (u8::MAX / 4).into());
            1
        }
        _ => 0,
    };
    if let Ability::ClearWanted { max, .. } = character.ability {
        let place = format!("characters {}, ability, max", character.id.id());
        faults.number(&place, max.into(), 1, u8::MAX.into());
    }
    let most = tracks.hammers.into();
    faults.number(&place("pans"), start.pans.into(), 0, tracks.pans.into());
    faults.number(&place("hammers"), start.hammers.into(), fewest, most);
    let owns = |item| start.items.contains(&item);
    let robber = character.id == Character::GraveRobber;
    let in_order = (!owns(Item::Rifle) || owns(Item::Pistol))
        && (!owns(Item::Shovel) || owns(Item::Friendship) || robber);
    let distinct: BTreeSet<Item> = start.items.iter().copied().collect();
    if !in_order || distinct.len() != start.items.len() {
        let found: Vec<&str> = start.items.iter().map(|item| item.id()).collect();
        let what = Phrase::new("pack-items");
        faults.rule(&place("items"), found.join(", "), RuleId("FT-I7"), what);
    }
}

/// Bounties and challenges.
fn goals(content: &Content, faults: &mut Faults<'_>) {
    for bounty in &content.bounties {
        let place = format!("bounties {}, condition", bounty.id.id());
        Goal(content, &place).check(&bounty.condition, faults);
        // A bounty is claimed when something changes: what was so from the start would never be noticed.
        let characters = content.characters.iter().map(|one| &one.start);
        let mut starts = characters.chain([&content.standard_start]);
        if starts.any(|start| is_met_by(start, &bounty.condition)) {
            let what = Phrase::new("pack-met-at-start");
            faults.rule(&place, bounty.id.id(), RuleId("FT-17.1"), what);
        }
    }
    for challenge in &content.solo_challenges {
        let place = format!("solo_challenges {}", challenge.id);
        Goal(content, &format!("{place}, condition")).check(&challenge.condition, faults);
        let of_career = matches!(challenge.condition, Condition::CowbotsBeaten { .. });
        if of_career != (challenge.scope == Scope::Career) {
            let what = Phrase::new("pack-career");
            faults.rule(&format!("{place}, scope"), "", RuleId("FT-22.2"), what);
        }
    }
}

/// A condition and where it stands.
struct Goal<'a>(&'a Content, &'a str);

impl Goal<'_> {
    fn number(&self, key: &str, found: impl Into<i64>, most: impl Into<i64>, f: &mut Faults<'_>) {
        f.number(&format!("{}, {key}", self.1), found.into(), 1, most.into());
    }

    /// A list names at least one thing, and each once.
    fn list<T: Ord>(&self, key: &str, of: &[T], faults: &mut Faults<'_>) {
        let distinct: BTreeSet<&T> = of.iter().collect();
        if of.is_empty() || distinct.len() != of.len() {
            let what = Phrase::new("pack-list");
            let place = format!("{}, {key}", self.1);
            faults.rule(&place, of.len(), RuleId("FT-17.8"), what);
        }
    }

    /// Whether what a condition asks for can be had.
    fn check(&self, condition: &Condition, faults: &mut Faults<'_>) {
        let Goal(content, place) = self;
        let any = i64::from(u16::MAX);
        match condition {
            Condition::SitesInEach { regions, min } => {
                self.list("regions", regions, faults);
                let sites = regions.iter().map(|r| content.regions[r.index()].sites);
                let most = sites.min().unwrap_or(usize::MAX);
                self.number("min", *min, most as i64, faults);
            }
            Condition::TrailStops { ranks } => {
                self.list("ranks", &ranks.iter().collect::<Vec<_>>(), faults);
            }
            Condition::PansPlusHammers { min } => {
                self.number("min", *min, 2 * TOOLS, faults);
            }
            Condition::Buildings { ids } => {
                self.list("ids", &ids.iter().collect::<Vec<_>>(), faults);
            }
            Condition::MineGoldCollected { min } => {
                let gold = content.mine.rooms.iter().map(|r| i64::from(r.gain.gold));
                self.number("min", *min, gold.sum::<i64>().max(1), faults);
            }
            Condition::TargetsInEachRow { min } => self.number("min", *min, 3, faults),
            Condition::OuterTombstones { min } => self.number("min", *min, 8, faults),
            Condition::Outlaws { min } => self.number("min", *min, 3, faults),
            Condition::Wanted { min } | Condition::FinalWantedMin { min } => {
                self.number("min", *min, any, faults);
            }
            Condition::DistinctOf { of, min } => {
                self.list("of", of, faults);
                self.number("min", *min as i64, of.len() as i64, faults);
            }
            Condition::Cash { min } | Condition::Gold { min } => {
                self.number("min", *min, any, faults);
            }
            Condition::BonusActionsGained { regions } => {
                self.list("regions", &regions.iter().collect::<Vec<_>>(), faults);
                let symbols = symbols(content);
                for region in regions.iter() {
                    if !symbols.iter().any(|(_, of)| *of == region) {
                        let what = Phrase::new("pack-no-symbol");
                        let place = format!("{place}, regions");
                        faults.rule(&place, region.id(), RuleId("FT-17.20"), what);
                    }
                }
            }
            Condition::AnyOf { of } | Condition::AllOf { of } => {
                for (one, n) in of.iter().zip(1..) {
                    Goal(content, &format!("{place}, of {n}")).check(one, faults);
                }
            }
            // The others have nothing in them that could not be.
            _ => {}
        }
    }
}

/// Whether a condition is true before anything is done.
fn is_met_by(start: &Start, condition: &Condition) -> bool {
    match condition {
        Condition::PansPlusHammers { min } => start.pans + start.hammers >= *min,
        Condition::Wanted { min } => u16::from(start.wanted) >= *min,
        Condition::Cash { min } => u16::from(start.cash) >= *min,
        Condition::Gold { min } => u16::from(start.gold) >= *min,
        Condition::DistinctOf { of, min } => {
            let has = |gear: &&Gear| match gear {
                Gear::Pan => start.pans > 0,
                Gear::Hammer => start.hammers > 0,
                Gear::Item(item) => start.items.contains(item),
            };
            of.iter().filter(has).count() >= *min
        }
        Condition::AnyOf { of } => of.iter().any(|one| is_met_by(start, one)),
        // The others look at sites that were circled and at bonus actions that were gained.
        _ => false,
    }
}
