//! What a content pack has to keep to: what the rulebook says of its numbers, and what the program can hold.

use kernel::pack::{Faults, Wanted};
use kernel::{Phrase, RuleId, Set};

use super::{AssetStart, Content, Effect, PlanData, prints};
use crate::pieces::{Contact, Group, Officer, Store};
use crate::player::ITEM_SLOTS;

/// What the two amounts of a group make together on an escape plan card.
const GROUP_SUM: u16 = 150;

/// What the dearest price slot costs (EP-2.14).
const DEAREST: u16 = 5;

/// What the highest level costs (EP-17.10).
const HIGHEST_PENALTY: u16 = 100;

/// The most that lies behind a green locker.
const GREEN_MOST: u16 = 90;

fn told(
    faults: &mut Faults<'_>,
    place: &str,
    found: impl ToString,
    rule: &'static str,
    what: &'static str,
) {
    faults.rule(place, found, RuleId(rule), Phrase::new(what));
}

fn list<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

impl Content {
    /// All that does not fit together or contradicts the rulebook.
    pub(super) fn find_faults(&self, faults: &mut Faults<'_>) {
        self.check_board(faults);
        self.check_track(faults);
        self.check_piles(faults);
        self.check_plans(faults);
        self.check_kit(faults);
        self.check_automas(faults);
        for kind in &self.location_kinds {
            // Every kind is somewhere in the rulebook's text.
            let place = format!("location_kinds {}, count", kind.id);
            faults.number(&place, i64::from(kind.count), 1, i64::from(u8::MAX));
        }
        for fault in prints::faults(&self.tiles, &self.location_kinds) {
            faults.rule(&fault.place, fault.found, fault.rule, fault.what);
        }
    }

    /// The player's board and what the exits cost.
    fn check_board(&self, faults: &mut Faults<'_>) {
        let [solo, ..] = &*self.player_counts else {
            return faults.entries("player_counts", self.player_counts.len(), 5);
        };
        // You and Costa (EP-R60).
        faults.entries("player_counts 1, exit_costs", solo.exit_costs.len(), 2);
        let board = &self.player_board;
        let in_inventory = |start| start == AssetStart::Inventory;
        let taken = self
            .assets
            .iter()
            .filter(|asset| in_inventory(asset.start))
            .count();
        // Two slots are free at least (EP-12.6).
        faults.number(
            "player_board, inventory_slots",
            i64::from(board.inventory_slots),
            taken as i64 + 2,
            ITEM_SLOTS as i64,
        );
        let prices = &board.asset_slot_prices;
        if prices[0] != DEAREST || !prices.is_sorted_by(|one, next| one >= next) {
            let place = "player_board, asset_slot_prices";
            told(faults, place, list(prices), "EP-14.2", "pack-slot-prices");
        }
    }

    /// The notoriety track (EP-R43, EP-17.10).
    fn check_track(&self, faults: &mut Faults<'_>) {
        let track = &self.notoriety_track;
        let (lowest, highest) = (track.lowest, track.highest);
        let penalties = &track.penalties_by_level;
        let levels = usize::from(highest.saturating_sub(lowest)) + 1;
        let place = "notoriety_track, penalties_by_level";
        faults.entries(place, penalties.len(), levels);
        let ends = (penalties.first(), penalties.last());
        if ends != (Some(&0), Some(&HIGHEST_PENALTY)) || !penalties.is_sorted() {
            told(faults, place, list(penalties), "EP-17.10", "pack-penalties");
        }
        let lines = &track.lines_above_levels;
        let [first, .., last] = *lines;
        let rising = lines.is_sorted_by(|one, next| one < next);
        if first != 2 || !rising || last >= highest {
            let place = "notoriety_track, lines_above_levels";
            told(faults, place, list(lines), "EP-R43", "pack-lines");
        }
    }

    /// Lockers: one tile of each pile is empty, and what opens them can be reached (EP-12.18).
    fn check_piles(&self, faults: &mut Faults<'_>) {
        let most = self.notoriety_track.highest + self.player_board.contact_slots;
        for (at, pile) in self.locker_piles.iter().enumerate() {
            let id = pile.id.id();
            let place = format!("locker_piles {id}, values");
            let values = list(&pile.values);
            if pile.values.iter().filter(|value| **value == 0).count() != 1 {
                told(faults, &place, &values, "EP-12.21", "pack-one-empty");
            }
            let best = pile.values.iter().max();
            if at == 0 && best != Some(&GREEN_MOST) {
                told(faults, &place, &values, "EP-12.21", "pack-green-most");
            }
            let place = format!("locker_piles {id}, requirement");
            faults.number(&place, i64::from(pile.requirement), 0, i64::from(most));
        }
    }

    /// Three businesses in each group, and what the escape plan cards show of the groups.
    fn check_plans(&self, faults: &mut Faults<'_>) {
        for group in [Group::One, Group::Two] {
            let of_group = self.businesses.iter().filter(|one| one.group == group);
            let count = of_group.count();
            if count != 3 {
                let found = format!("{} × {}", count, group.id());
                return told(faults, "businesses", found, "EP-12.10", "pack-groups");
            }
        }
        for (at, plan) in self.escape_plans.iter().enumerate() {
            let place = format!("escape_plans {}, amounts", plan.id.id());
            for group in Group::ALL {
                let amounts = self.amounts(plan, group);
                if amounts.len() != 2 || amounts.iter().sum::<u16>() != GROUP_SUM {
                    let found = format!("{}: {}", group.id(), list(&amounts));
                    told(faults, &place, found, "EP-12.9", "pack-plan-group");
                }
            }
            let mut others = self.escape_plans[..at].iter();
            if let Some(other) = others.find(|other| other.amounts == plan.amounts) {
                told(faults, &place, other.id.id(), "EP-2.16", "pack-plan-twice");
            }
        }
    }

    /// What a card says of the places of a group.
    fn amounts(&self, plan: &PlanData, group: Group) -> Vec<u16> {
        let places = self.places_of(group).into_iter();
        places
            .filter_map(|place| plan.amounts[place as usize])
            .collect()
    }

    /// Cards and tiles are as many as the box holds, and each kind is among them.
    fn check_kit(&self, faults: &mut Faults<'_>) {
        let contacts = self.contacts.iter().map(|card| (card.id.id(), card.copies));
        copies(faults, "contacts", contacts, self.components.contact_cards);
        let equipment = self
            .equipment
            .iter()
            .map(|ware| (ware.id.id(), ware.copies));
        copies(
            faults,
            "equipment",
            equipment,
            self.components.equipment_tiles,
        );
        for card in &self.contacts {
            // What the Boxer works on is an example of the rulebook (EP-R28).
            let least = match card.id {
                Contact::Boxer => Set::only(Officer::Federal),
                _ => Set::NONE,
            };
            if let Effect::Evade { officers, .. } = card.effect
                && (officers.is_empty() || !officers.contains_all(least))
            {
                let place = format!("contacts {}, effect, evade, officers", card.id.id());
                let found: Vec<&str> = officers.iter().map(Officer::id).collect();
                told(faults, &place, list(&found), "EP-10.17", "pack-officers");
            }
        }
    }

    /// Stores A to C have a pile of lockers each for the automas, D has all (EP-18.11).
    fn check_automas(&self, faults: &mut Faults<'_>) {
        for target in &self.automa_targets {
            let single = target.id.store().is_some_and(|store| store != Store::D);
            let piles = &target.locker_piles;
            let lockers = piles
                .iter()
                .all(|pile| self.locker_piles.iter().any(|one| one.id.id() == pile.id()));
            if single && (piles.len() != 1 || !lockers) {
                let place = format!("automa_targets {}, locker_piles", target.id.id());
                let found: Vec<&str> = piles.iter().map(|pile| pile.id()).collect();
                told(
                    faults,
                    &place,
                    found.join(", "),
                    "EP-18.11",
                    "pack-store-pile",
                );
            }
        }
    }
}

/// One of each at least, and as many in all as the rulebook counts.
fn copies<'a>(
    faults: &mut Faults<'_>,
    table: &str,
    of: impl Iterator<Item = (&'a str, u8)> + Clone,
    all: u8,
) {
    for (id, copies) in of.clone() {
        let place = format!("{table} {id}, copies");
        faults.number(&place, i64::from(copies), 1, i64::from(all));
    }
    let found: usize = of.map(|(_, copies)| usize::from(copies)).sum();
    if found != usize::from(all) {
        let what = Phrase::new("pack-copies").with("count", all);
        let wanted = Wanted::Rule {
            rule: RuleId("EP-1.4"),
            what,
        };
        faults.push(table, found, wanted);
    }
}
