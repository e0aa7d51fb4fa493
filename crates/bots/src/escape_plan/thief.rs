//! The thief whose eyes these are, and what cash, notoriety and wounds are worth to it.

use escape_plan::View;
use escape_plan::content::content;
use escape_plan::node::{Node, Site};
use escape_plan::notoriety::Notoriety;
use escape_plan::pieces::{Exit, Pile};
use escape_plan::player::{Hand, Player};
use kernel::Seat;

use super::clock::Clock;
use super::weights;

/// A thief with its view.
pub(super) struct Thief<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) me: &'a Player,
    pub(super) hand: Hand,
    pub(super) clock: Clock,
}

impl<'a> Thief<'a> {
    /// The owner of a view, if it has one who plays.
    pub(super) fn of(view: &'a View) -> Option<Thief<'a>> {
        let (seat, me, hand) = view.own()?;
        Some(Thief {
            view,
            seat,
            me,
            hand,
            clock: Clock::of(view, me),
        })
    }

    /// Whether the thief is on the way out: nothing that is kept is of use any more.
    pub(super) fn is_leaving(&self) -> bool {
        self.view.turn.is_some_and(|turn| turn.escaping)
    }

    /// Whether nothing that is kept can be used any more.
    pub(super) fn is_last_turn(&self) -> bool {
        self.is_leaving() || self.clock.turns() == 0
    }

    // Cash.

    /// What it is worth to gain so much cash, or to pay it.
    pub(super) fn cash(&self, change: i32) -> f32 {
        let cash = i32::from(self.hand.cash);
        self.purse(cash + change) - self.purse(cash)
    }

    /// What so much cash is worth: its amount, as long as the exit can be paid.
    fn purse(&self, cash: i32) -> f32 {
        let missing = self.missing(cash);
        if missing == 0 {
            return cash as f32;
        }
        let (any, each) = if self.is_leaving() {
            (weights::ARREST, 0.0)
        } else if self.clock.is_last_day() {
            weights::MISSING_NOW
        } else {
            weights::MISSING_LATER
        };
        cash as f32 - any - each * missing as f32
    }

    /// How much of the exit's cost such cash would leave unpaid.
    pub(super) fn missing(&self, cash: i32) -> i32 {
        (self.way_out_cost() - self.income_ahead() - cash).max(0)
    }

    /// What leaving will cost if everybody else is quicker, with the tax until then; what it costs now,
    /// if the thief is leaving (EP-16.7, EP-16.8).
    fn way_out_cost(&self) -> i32 {
        if self.is_leaving() {
            return self.exit_cost();
        }
        let tax = content().day.late_tax_per_turn * u16::from(self.clock.turns_today);
        let costa = self.view.costa.filter(|costa| !costa.escaped);
        let toll = costa.map_or(0, |_| content().prices.costa_toll);
        i32::from(self.exit_cost_after(self.rivals()) + tax + toll)
    }

    /// What leaving costs now.
    pub(super) fn exit_cost(&self) -> i32 {
        i32::from(self.exit_cost_after(0))
    }

    fn exit_cost_after(&self, others: usize) -> u16 {
        let costs = &content().players(self.view.options.seats()).exit_costs;
        costs[(self.view.escapes.len() + others).min(costs.len() - 1)]
    }

    /// Who else may leave before the thief.
    fn rivals(&self) -> usize {
        let players = self.view.players.iter().filter(|other| other.at_large());
        let costa = self.view.costa.filter(|costa| !costa.escaped);
        players.count() - 1 + usize::from(costa.is_some())
    }

    /// What the income phases to come will bring at least; a visit or two come before each.
    fn income_ahead(&self) -> i32 {
        let each = i32::from(self.me.income()) - 2;
        i32::from(self.clock.days) * each.max(0)
    }

    // Notoriety.

    /// What it is worth to gain so much notoriety, or to lose it.
    pub(super) fn heat(&self, change: i8) -> f32 {
        let now = self.me.notoriety.change();
        self.level(now + change) - self.level(now)
    }

    /// What the level after the next update is worth, with the rewards of the lines it crosses.
    fn level(&self, change: i8) -> f32 {
        let from = self.me.notoriety.level;
        let cubes = Notoriety {
            level: from,
            red: change.max(0) as u8,
            blue: (-change).max(0) as u8,
        };
        let mut after = cubes;
        let rise = after.update();
        let lines = rise.lines().map(|line| {
            let line = &content().notoriety_lines[usize::from(line)];
            let discs = f32::from(line.extra_action_discs) * self.disc();
            f32::from(line.unlock_assets) * self.unlock() + discs
        });
        let rewards: f32 = lines.sum();
        rewards
            - weights::PENALTY * f32::from(after.penalty())
            - weights::WOUND * f32::from(rise.beyond)
    }

    // Wounds.

    /// What so many wounds cost.
    pub(super) fn wounds(&self, count: u8) -> f32 {
        let (mut green, mut cost) = (self.me.green(), 0.0);
        let mut aid = !self.me.aided && self.me.wounds == 0;
        for _ in 0..count {
            if green > 0 {
                green -= 1;
                cost += if aid {
                    weights::AIDED_WOUND
                } else {
                    weights::WOUND
                };
                aid = false;
            } else {
                cost += weights::HANDCUFFS;
            }
        }
        cost
    }

    // The city.

    /// The pile of hidden money at an exit, if it is closed.
    pub(super) fn exit_pile(&self, exit: Exit) -> Option<Pile> {
        let exits = &self.view.piles.exits;
        let at = exits.iter().position(|closed| *closed == exit)?;
        Some([Pile::Exit1, Pile::Exit2][at])
    }

    /// The exit through which one can leave, on the last day.
    pub(super) fn way_out(&self) -> Option<Node> {
        let exits = Exit::ALL.into_iter();
        let mut open = exits.filter(|exit| self.view.patrols[*exit as usize] < 2);
        let exit = open.next().filter(|_| self.clock.is_last_day())?;
        Some(Node::of_exit(exit))
    }

    /// Whether a gang can be hired at its base (EP-12.2).
    pub(super) fn can_hire(&self, node: Node) -> bool {
        let Some(Site::Gang(gang)) = node.site() else {
            return false;
        };
        let free = self.view.gangs[gang as usize].owner.is_none()
            && self.view.company(self.seat, node) == 0;
        free && self.me.markers > 0 && self.hand.cash >= content().prices.gang_visit
    }
}
