//! What the rest of a turn may bring: the best way through the pending steps, played out on paper.

use fliptown::cards::{Rank, Suit};
use fliptown::content::{Building, Currency, Effect, FirstVisit, Gain, Item, Placement, content};
use fliptown::map::{Land, Region, Room, Site, Tombstone};
use fliptown::sheet::Sheet;
use fliptown::step::{Agenda, Assigned, Step};
use kernel::Member;

use super::law;
use super::map::Appraiser;
use super::weights;

/// How many bonus actions in a row are looked at one by one; what they win beyond is taken at its
/// usual worth.
const DEPTH: u8 = 1;

/// What bail bonds pay in cash (FT-11.17).
const BAIL_CASH: u16 = 4;

/// A turn that is not over.
pub(super) struct Turn<'a> {
    pub(super) appraiser: &'a Appraiser<'a>,
    pub(super) assigned: Option<Assigned>,
}

/// A map as it may become in the course of the turn, and the steps that are then pending.
#[derive(Clone, Copy)]
struct Draft {
    sheet: Sheet,
    agenda: Agenda,
    /// How many more bonus actions are looked at.
    depth: u8,
    /// What is to be taken off: the fines due, and what robberies lose on average by failing.
    risk: f32,
}

impl Turn<'_> {
    /// What the map will be worth when all pending steps are resolved as well as can be.
    pub(super) fn best(&self, sheet: &Sheet, agenda: &Agenda) -> f32 {
        self.resolve(Draft {
            sheet: *sheet,
            agenda: *agenda,
            depth: DEPTH,
            risk: 0.0,
        })
    }

    /// The worth of a draft whose pending steps are resolved as well as can be.
    fn resolve(&self, mut draft: Draft) -> f32 {
        while let Some(step) = draft.agenda.pop() {
            let sheet = &mut draft.sheet;
            match step {
                Step::Main => return self.main(&draft),
                Step::Bonus { region, .. } => return self.bonus(draft, region),
                Step::Wanted(site) => return self.go(draft, site),
                Step::AnyRegion => {
                    let regions = Region::ALL.into_iter();
                    return best(regions.map(|region| self.bonus(draft, region)));
                }
                Step::Effect(building) => return self.effect(draft, building),
                Step::Order(building) => {
                    if let FirstVisit::Bonus(region) = building.data().first_visit {
                        draft.push_bonus(region);
                    }
                    draft.agenda.push(Step::Effect(building));
                }
                // Of the rewards to choose from one is as good as another.
                Step::Bail(_) => sheet.cash += BAIL_CASH,
                Step::Office => sheet.stars += 1,
                Step::Tool if sheet.hammers < content().tool_tracks.hammers => sheet.hammers += 1,
                Step::Tool => sheet.pans += 1,
                Step::Clear { max, .. } => sheet.wanted -= sheet.wanted.min(u16::from(max)),
                Step::Fine => {
                    let round = self.appraiser.clock.round;
                    let wanted = f32::from(sheet.wanted);
                    draft.risk += law::fine(round, sheet, wanted, self.appraiser.dollar());
                }
                // The next turn has not begun.
                Step::Assign => break,
                // Nothing can be said of these before they are decided.
                Step::Mayor
                | Step::After
                | Step::Cheat
                | Step::Preach
                | Step::Bribe
                | Step::Marshal => {}
            }
        }
        self.appraiser.map(&draft.sheet) - draft.risk
    }

    /// The best main action with the cards as assigned, the suit changed if that helps.
    fn main(&self, draft: &Draft) -> f32 {
        let spending = &content().gold_spending;
        let sheet = &draft.sheet;
        let mut most = f32::MIN;
        let mut offer = |site, gold| {
            if gold <= sheet.gold {
                let mut draft = *draft;
                draft.sheet.gold -= gold;
                most = most.max(self.go(draft, site));
            }
        };
        each_site(Region::Cemetery, |site| {
            if sheet.can_go(site).is_ok() {
                offer(site, 0);
            }
        });
        for suit in Suit::ALL {
            let Some((value, change)) = self.card_for(suit).filter(|(_, c)| *c <= sheet.gold)
            else {
                continue;
            };
            each_site(Region::of(suit), |site| {
                if let Ok(steps) = sheet.steps_to(value, site) {
                    let steps = u16::from(steps) * spending.change_value_cost_per_step;
                    offer(site, change + steps);
                }
            });
        }
        if most == f32::MIN {
            // Nothing is possible, not even a tombstone: a pass.
            return self.appraiser.map(sheet);
        }
        most
    }

    /// The value to use with a suit, and what the change to that suit costs (FT-6.1).
    fn card_for(&self, suit: Suit) -> Option<(Rank, u16)> {
        let assigned = self.assigned?;
        if suit == assigned.suit {
            return Some((assigned.value, 0));
        }
        let cost = content().gold_spending.change_suit_cost;
        (!assigned.suit_changed).then_some((assigned.value, cost))
    }

    /// The best bonus action in a region, or none.
    fn bonus(&self, mut draft: Draft, region: Region) -> f32 {
        if !draft.sheet.has_site(region) {
            return self.resolve(draft);
        }
        if draft.depth == 0 {
            return weights::bonus_action(region) + self.resolve(draft);
        }
        draft.depth -= 1;
        let mut most = self.resolve(draft);
        each_site(region, |site| {
            if draft.sheet.can_go(site).is_ok() {
                most = most.max(self.go(draft, site));
            }
        });
        most
    }

    /// The worth of going to a site.
    fn go(&self, mut draft: Draft, site: Site) -> f32 {
        match site {
            Site::Stop(stop) => draft.ride(stop),
            Site::Target(target) => draft.rob(target, self.appraiser.dollar()),
            Site::Room(room) => {
                draft.sheet.rooms.insert(room);
                let room = &content().mine.rooms[room.index()];
                draft.win(room.gain, room.bonus);
            }
            Site::Building(rank) => draft.visit(Building::of(rank)),
            Site::Tombstone(stone) => draft.dig_up(stone),
        }
        self.resolve(draft)
    }

    /// The best use of a building, or none.
    fn effect(&self, draft: Draft, building: Building) -> f32 {
        let mut most = f32::MIN;
        uses(&draft.sheet, building, |sheet| {
            let mut after = draft;
            after.sheet = sheet;
            most = most.max(self.resolve(after));
        });
        most
    }
}

impl Draft {
    fn push_bonus(&mut self, region: Region) {
        self.agenda.push(Step::Bonus {
            region,
            declinable: true,
        });
    }

    fn win(&mut self, gain: Gain, bonus: Option<Region>) {
        self.sheet.add(gain);
        if let Some(region) = bonus {
            self.sheet.bonuses.insert(region);
            self.push_bonus(region);
        }
    }

    fn ride(&mut self, stop: Rank) {
        self.sheet.stops.insert(stop);
        let stop = &content().trail.stops[stop.index()];
        self.win(stop.gain, stop.bonus);
        if !stop.choose.is_empty() {
            self.agenda.push(Step::Tool);
        }
        if stop.clear_wanted_up_to > 0 {
            self.agenda.push(Step::Clear {
                min: 0,
                max: stop.clear_wanted_up_to,
            });
        }
    }

    /// A robbery is counted as a success; what failing would lose is the risk.
    fn rob(&mut self, target: Rank, dollar: f32) {
        self.sheet.targets.insert(target);
        let fails = target.number().saturating_sub(self.sheet.weapon() + 1);
        let Some((row, target)) = content().badlands.target(target) else {
            return;
        };
        let loss = f32::from(row.stars) / 2.0 + f32::from(target.cash) * dollar;
        self.risk += loss * f32::from(fails) / 13.0;
        let targets = self.sheet.targets;
        let whole = row.targets.iter().all(|t| targets.contains(t.rank));
        let gain = Gain {
            stars: row.stars,
            cash: target.cash,
            wanted: row.wanted.saturating_sub(self.sheet.bandana()),
            ..Gain::default()
        };
        self.win(gain, whole.then_some(row.row_bonus));
    }

    fn visit(&mut self, building: Building) {
        if !self.sheet.buildings.contains(building) {
            self.sheet.buildings.insert(building);
            match building.data().first_visit {
                FirstVisit::Stars(stars) => self.win(Gain::stars(stars), None),
                FirstVisit::Bonus(region) => self.win(Gain::default(), Some(region)),
            }
        }
        self.agenda.push(Step::Effect(building));
    }

    fn dig_up(&mut self, stone: Tombstone) {
        self.sheet.tombstones.insert(stone);
        self.sheet.wanted += u16::from(!self.sheet.items.contains(Item::Friendship));
        self.sheet.stars += u16::from(self.sheet.items.contains(Item::Shovel));
        for link in &content().cemetery.links {
            let circled = self.sheet.tombstones;
            let touches = link.a == stone || link.b == stone;
            if touches && circled.contains(link.a) && circled.contains(link.b) {
                self.win(link.gain, link.bonus);
            }
        }
    }
}

/// Every site of a region, open or not.
fn each_site(region: Region, f: impl FnMut(Site)) {
    match region {
        Region::Trail => Rank::all().map(Site::Stop).for_each(f),
        Region::Badlands => Rank::all().map(Site::Target).for_each(f),
        Region::Mine => Room::all().map(Site::Room).for_each(f),
        Region::Town => Rank::all().map(Site::Building).for_each(f),
        Region::Cemetery => Tombstone::all().map(Site::Tombstone).for_each(f),
    }
}

/// Every sensible use of a building, as the map after it.
fn uses(sheet: &Sheet, building: Building, mut offer: impl FnMut(Sheet)) {
    let pay = |cash: u16| {
        let mut after = *sheet;
        after.cash = after.cash.checked_sub(cash)?;
        Some(after)
    };
    match &building.data().effect {
        Effect::SequenceItems { items } => {
            let mut after = *sheet;
            if let Some(item) = items.iter().find(|item| !sheet.items.contains(**item)) {
                after.items.insert(*item);
            }
            return offer(after);
        }
        Effect::PeekSheriff { .. } => {
            let mut after = *sheet;
            after.stars += 1;
            return offer(after);
        }
        Effect::HuntOutlaw { choices, .. } => {
            let mut after = *sheet;
            if let Some(rank) = choices.iter().find(|rank| !sheet.outlaws.contains(**rank)) {
                after.outlaws.insert(*rank);
            }
            return offer(after);
        }
        Effect::Deposit { cost, choices, .. } => {
            let colour = choices.iter().find(|c| !sheet.banked.contains(**c));
            if let (Some(colour), Some(mut after)) = (colour, pay(*cost)) {
                after.banked.insert(*colour);
                offer(after);
            }
        }
        Effect::ClearWanted { max, cost_each } => {
            let most = sheet.wanted.min(u16::from(*max));
            let most = sheet
                .cash
                .checked_div(*cost_each)
                .map_or(most, |paid| most.min(paid));
            if let Some(mut after) = pay(most * cost_each) {
                after.wanted -= most;
                offer(after);
            }
        }
        Effect::Shop { wares } => {
            for ware in wares {
                let fits = ware.requires.is_none_or(|item| sheet.items.contains(item));
                if let Some(mut after) = pay(ware.cost).filter(|_| fits)
                    && !sheet.items.contains(ware.id)
                {
                    after.items.insert(ware.id);
                    after.add(ware.gain);
                    offer(after);
                }
            }
        }
        Effect::Hotel { cost } => {
            let has_room = usize::from(sheet.hotel) < content().hotel.silver_track.len();
            if let Some(mut after) = pay(*cost).filter(|_| has_room) {
                after.hotel += 1;
                offer(after);
            }
        }
        Effect::LandClaim => {
            if let Some(after) = claim(sheet) {
                offer(after);
            }
        }
        Effect::BuyStars {
            pay,
            cost_each,
            max,
        } => {
            let mut after = *sheet;
            let purse = match pay {
                Currency::Cash => &mut after.cash,
                Currency::Gold => &mut after.gold,
            };
            let stars = (*purse / cost_each).min(u16::from(*max));
            *purse -= stars * cost_each;
            after.stars += stars;
            offer(after);
        }
    }
    offer(*sheet);
}

/// The map with the land claimed that gives most for its price.
fn claim(sheet: &Sheet) -> Option<Sheet> {
    let office = &content().land_office;
    let stars = |p: &Placement| match sheet.land.union(p.land) {
        Land::WHOLE => u16::from(p.stars + office.full_grid_stars),
        _ => u16::from(p.stars),
    };
    let open = office.placements.iter();
    let open = open.filter(|p| p.cost <= sheet.cash && sheet.land.is_apart_from(p.land));
    // A star for three dollars is a good price anywhere.
    let best = open.max_by_key(|p| i32::from(3 * stars(p)) - i32::from(p.cost))?;
    let mut after = *sheet;
    after.cash -= best.cost;
    after.stars += stars(best);
    after.land = after.land.union(best.land);
    Some(after)
}

fn best(worths: impl Iterator<Item = f32>) -> f32 {
    worths.fold(f32::MIN, f32::max)
}
