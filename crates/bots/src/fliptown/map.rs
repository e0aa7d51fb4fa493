//! What a map with its inventory is worth between turns.

use fliptown::View;
use fliptown::content::{Building, Effect, SilverPer, content};
use fliptown::map::Land;
use fliptown::sheet::Sheet;

use super::bounty;
use super::clock::Clock;
use super::law::Law;
use super::weights;

/// Rates maps at one moment of one game.
pub(super) struct Appraiser<'a> {
    pub(super) view: &'a View,
    pub(super) clock: Clock,
    pub(super) law: Law,
}

impl Appraiser<'_> {
    /// What a map is worth: points, and hopes for more.
    pub(super) fn map(&self, sheet: &Sheet) -> f32 {
        f32::from(sheet.stars)
            + self.purse(sheet)
            + self.hotel(sheet)
            + self.land(sheet)
            + self.trail(sheet)
            + self.badlands(sheet)
            + self.mine(sheet)
            + self.cemetery(sheet)
            + self.investments(sheet)
            + self.ability(sheet)
            + self.bounties(sheet)
            + self.cowbot(sheet)
            - self.law.fines(sheet, self.dollar())
    }

    /// What one more dollar is worth to somebody with few.
    pub(super) fn dollar(&self) -> f32 {
        if self.clock.turns == 0 {
            return 1.0 / f32::from(content().final_scoring.cash_per_point);
        }
        weights::DOLLAR + weights::DOLLAR_EARLY * self.clock.share_left()
    }

    /// Cash and gold, with what pans and hammers will bring. As long as there is something to buy,
    /// the first of it is worth more than at the end.
    fn purse(&self, sheet: &Sheet) -> f32 {
        let income = &content().income;
        let hammers = sheet.hammers * income.cash_per_hammer * self.clock.incomes;
        let pans = sheet.pans * income.gold_per_pan * self.clock.incomes;
        let cash = sheet.cash + u16::from(hammers);
        let gold = sheet.gold + u16::from(pans);
        if self.clock.turns == 0 {
            let rules = &content().final_scoring;
            return f32::from(cash / rules.cash_per_point) + f32::from(gold / rules.gold_per_point);
        }
        let (cash, gold) = (f32::from(cash), f32::from(gold));
        let early = self.clock.share_left();
        weights::DOLLAR * cash
            + weights::DOLLAR_EARLY * early * cash.min(weights::DOLLARS_NEEDED)
            + weights::GOLD * gold
            + weights::GOLD_EARLY * early * gold.min(weights::GOLD_NEEDED)
    }

    /// The silver stars, and the hope for one more stay.
    fn hotel(&self, sheet: &Sheet) -> f32 {
        let track = &content().hotel.silver_track;
        let now = sheet.hotel_silver();
        let step = match track.get(usize::from(sheet.hotel)) {
            Some(next) if sheet.hotel > 0 => f32::from(next - now),
            _ => 0.0,
        };
        f32::from(now) + step * weights::NEXT_STAY * self.clock.share_left()
    }

    /// The bonus for the whole grid; the stars of single squares are paid at once.
    fn land(&self, sheet: &Sheet) -> f32 {
        if sheet.land == Land::WHOLE {
            return 0.0;
        }
        let share = sheet.land.len() as f32 / 9.0;
        let bonus = f32::from(content().land_office.full_grid_stars);
        bonus * share * weights::WHOLE_GRID * self.clock.time_for_more()
    }

    /// The best stops ahead, as many as there is time for: what skipping costs.
    fn trail(&self, sheet: &Sheet) -> f32 {
        let from = sheet.stops.last().map_or(0, |stop| stop.number());
        let mut left = weights::STOPS_PER_TURN * f32::from(self.clock.turns);
        let mut worth = 0.0;
        for (number, points) in weights::STOPS {
            if left <= 0.0 {
                break;
            }
            if number > from {
                worth += points * left.min(1.0);
                left -= 1.0;
            }
        }
        worth * weights::STOP_AHEAD
    }

    /// Rows that have begun come nearer to their bonus action.
    fn badlands(&self, sheet: &Sheet) -> f32 {
        let rows = content().badlands.rows.iter().map(|row| {
            let circled = row
                .targets
                .iter()
                .filter(|t| sheet.targets.contains(t.rank));
            weights::ROW[circled.count()] * weights::bonus_action(row.row_bonus)
        });
        rows.sum::<f32>() * self.clock.time_for_more()
    }

    /// Deep rooms with what they will count, and the rooms that are open now.
    fn mine(&self, sheet: &Sheet) -> f32 {
        let hope = weights::OPEN_ROOM * self.clock.time_for_more();
        let worth = content().mine.rooms.iter().map(|room| {
            let silver = || room.silver_per.map_or(0.0, |per| self.silver(sheet, per));
            if sheet.rooms.contains(room.id) {
                silver()
            } else if room.level > 1 && room.enter.iter().any(|way| sheet.is_open(way.from)) {
                hope * (weights::reward(room.gain, room.bonus) + silver())
            } else {
                0.0
            }
        });
        worth.sum()
    }

    /// What a deep room will count at the end.
    fn silver(&self, sheet: &Sheet, per: SilverPer) -> f32 {
        let now = match per {
            SilverPer::Tombstones => sheet.tombstones.len(),
            SilverPer::Buildings => sheet.buildings.len(),
            SilverPer::Rooms => sheet.rooms.len(),
            SilverPer::TrailStops => sheet.stops.len(),
            SilverPer::Robberies => sheet.targets.len(),
        };
        now as f32 + weights::silver_per_turn(per) * f32::from(self.clock.turns)
    }

    /// Links with one tombstone circled wait for the other.
    fn cemetery(&self, sheet: &Sheet) -> f32 {
        let stones = sheet.tombstones;
        let links = content().cemetery.links.iter();
        let half = links.filter(|link| stones.contains(link.a) != stones.contains(link.b));
        let rewards: f32 = half
            .map(|link| weights::reward(link.gain, link.bonus))
            .sum();
        rewards * weights::HALF_LINK * self.clock.time_for_more()
    }

    /// What goes on paying turn after turn: items, bail bonds, the bank.
    fn investments(&self, sheet: &Sheet) -> f32 {
        let items: f32 = sheet.items.iter().map(weights::item_per_turn).sum();
        let outlaws = weights::OUTLAW_PER_TURN * sheet.outlaws.len() as f32;
        let colours = weights::ONE_COLOUR * sheet.banked.len() as f32;
        (items + outlaws) * f32::from(self.clock.turns) + colours * self.bank_stars()
    }

    /// What the bank would pay if every lineup to come were of one colour (FT-11.4).
    fn bank_stars(&self) -> f32 {
        let Effect::Deposit { stars_by_round, .. } = &Building::Bank.data().effect else {
            return 0.0;
        };
        let (past, later) = stars_by_round.split_at(usize::from(self.clock.round));
        let now = past
            .last()
            .map_or(0, |stars| stars * self.clock.turns_in_round);
        let later: u8 = later.iter().sum();
        f32::from(now + later * content().game.turns_per_round)
    }

    /// An ability that can still be used.
    fn ability(&self, sheet: &Sheet) -> f32 {
        let Some(ability) = sheet.ability() else {
            return 0.0;
        };
        let uses = f32::from(ability.uses() - sheet.ability_used);
        uses * weights::ability(ability) * self.clock.time_for_more()
    }

    /// Bounties claimed are stars already; the others as far as they are in reach.
    fn bounties(&self, sheet: &Sheet) -> f32 {
        let rules = &content().bounty_rules;
        let bounties = self.view.bounties.iter();
        let open = bounties.filter(|bounty| !sheet.claimed.contains(**bounty));
        let worth = open.map(|bounty| {
            let stars = match self.view.turned.contains(*bounty) {
                false => f32::from(rules.stars_first),
                true => f32::from(rules.stars_later),
            };
            let progress = bounty::progress(sheet, bounty.condition());
            if progress >= 1.0 {
                // The claim comes by itself as soon as the map is really so.
                return stars;
            }
            stars * progress * progress * weights::BOUNTY_AHEAD * self.clock.time_for_more()
        });
        worth.sum()
    }

    /// What the sites circled take from a cowbot (FT-21.9), and what its thefts give it.
    fn cowbot(&self, sheet: &Sheet) -> f32 {
        let (Some(cowbot), Some(opponent)) = (self.view.cowbot, self.view.options.opponent())
        else {
            return 0.0;
        };
        let rules = &content().cowbot_rules;
        let counted = rules.regions_counted.at(opponent.difficulty);
        let sites: i32 = cowbot.data().multipliers[..counted]
            .iter()
            .map(|multiplier| sheet.circled_in(multiplier.region) as i32 * multiplier.x)
            .sum();
        let thefts =
            self.view.stolen() as i32 * rules.points_per_stolen_card.at(opponent.difficulty);
        (sites - thefts) as f32
    }
}
