//! Take-overs and defence (SP-9), allies (SP-17), raids (SP-18), gang war (SP-21); mobsters on their way (SP-11).

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, Seat};

use crate::action::Action;
use crate::amendment::{FREE_HELP_KEPT, MOBSTERS_PLACED, SAME_ALLY_AGAIN};
use crate::boss::{BOSSES, Boss};
use crate::content::content;
use crate::docks::{Berth, ROWS};
use crate::event::Hopeless;
use crate::pieces::{Building, District, Gangster, Ship};
use crate::space::Space;
use crate::state::Speakeasy;
use crate::step::{Post, Step};
use crate::strength::{Help, Occasion};
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_force(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_force(seat, step, action);
        match step {
            Step::Force { .. } => {
                let means = self.all_means(seat, Occasion::TakeOver);
                offers.test(
                    means.map(|(thugs, help)| Action::Force(thugs, help)),
                    refuse,
                )
            }
            Step::Ally => {
                offers.take(self.gangs.at.into_iter().flatten().map(Action::Gangster))?;
                offers.take(self.old_ally(seat).map(Action::Gangster))
            }
            Step::Raid => offers.test(Ship::ALL.map(Action::Ship), refuse),
            Step::Crew(ship) => self.each_crew(seat, ship, offers, refuse),
            Step::Defend { district, open } => {
                let spaces = self.manhattan.spaces_of(district);
                for space in spaces.filter(|space| is_open(open, *space)) {
                    offers.take([Action::Abandon(space)])?;
                    let means = self.all_means(seat, self.defence_of(space));
                    offers.test(
                        means.map(|(thugs, help)| Action::Defend(space, thugs, help)),
                        refuse,
                    )?;
                }
                ControlFlow::Continue(())
            }
            Step::Salvage => offers.take([Action::Still]),
            Step::Mobster { .. } => {
                offers.test([Action::Vip], refuse)?;
                let mut docks = self.docks.empty().map(Action::Dock).peekable();
                // The empty spaces stand and fall together.
                match docks.peek() {
                    Some(dock) if refuse(*dock).is_none() => offers.take(docks),
                    _ => ControlFlow::Continue(()),
                }
            }
            Step::Recall(_) => {
                offers.test(self.docks.of(Boss::Player(seat)).map(Action::Dock), refuse)
            }
            Step::DocksReward => offers.take((1..=ROWS as u8).map(Action::Row)),
            Step::Relocate { settled } => {
                let own = self.docks.of(Boss::Player(seat));
                for from in own.filter(|from| !is_settled(settled, *from)) {
                    offers.take(self.docks.empty().map(|to| Action::Move(from, to)))?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Every number of thugs, without and with the ally; with the ally paid, where a free help can be kept.
    fn all_means(
        &self,
        seat: Seat,
        occasion: Occasion,
    ) -> impl Iterator<Item = (u8, Help)> + use<> {
        let player = self.player(seat);
        let thugs = player.thugs;
        let kept =
            self.options.plays_by(FREE_HELP_KEPT) && player.fee_of(occasion, Help::Paid).is_some();
        let helps = [
            Some(Help::None),
            player.ally.map(|_| Help::Cheapest),
            kept.then_some(Help::Paid),
        ];
        let helps = helps.into_iter().flatten();
        helps.flat_map(move |help| (0..=thugs).map(move |thugs| (thugs, help)))
    }

    /// What the ally is asked for where a building is defended.
    pub(crate) fn defence_of(&self, space: Space) -> Occasion {
        let house = self.manhattan.lot(space).house();
        let still = house.is_some_and(|house| house.building == Building::Still);
        Occasion::Defence { still }
    }

    /// The present ally, where he may be chosen again: he returns to the gangster board first (SP-17.2).
    fn old_ally(&self, seat: Seat) -> Option<Gangster> {
        let ally = self.player(seat).ally?;
        self.options
            .plays_by(SAME_ALLY_AGAIN)
            .then_some(ally.gangster)
    }

    pub(super) fn refuse_force(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Force { slot, space }, Action::Force(thugs, help)) => {
                self.refuse_means(seat, slot, space, thugs, help)
            }
            (Step::Ally, Action::Gangster(gangster)) => self.refuse_ally(seat, gangster),
            (Step::Salvage, Action::Still) => None,
            (Step::Raid, Action::Ship(ship)) => self.refuse_raid(seat, ship),
            (Step::Crew(ship), Action::Crew(hired, thugs)) => {
                self.refuse_crew(seat, ship, &hired, thugs)
            }
            (Step::Defend { district, open }, Action::Abandon(space)) => {
                let attacked = space.district == district && is_open(open, space);
                (!attacked).then_some(WhyNot::NotAttacked)
            }
            (Step::Defend { district, open }, Action::Defend(space, thugs, help)) => {
                if space.district != district || !is_open(open, space) {
                    return Some(WhyNot::NotAttacked);
                }
                self.refuse_defence(seat, space, thugs, help)
            }
            (Step::Recall(region), Action::Dock(berth)) => {
                let own = self.docks.at(berth) == Some(Boss::Player(seat));
                (!own || berth.region != region).then_some(WhyNot::NotYours)
            }
            (Step::Mobster { waiting: false, .. }, _) if self.player(seat).mobsters == 0 => {
                Some(WhyNot::NoMobster)
            }
            (Step::Mobster { post, .. }, Action::Vip) => match post {
                Post::Docks | Post::FirstDocks => Some(step.not_asked()),
                _ => self.refuse_vip(seat),
            },
            (Step::Mobster { post, .. }, Action::Dock(berth)) => match post {
                Post::Vip => Some(step.not_asked()),
                _ => self.docks.at(berth).map(|_| WhyNot::BerthTaken),
            },
            (Step::DocksReward, Action::Row(row)) => {
                let known = (1..=ROWS as u8).contains(&row);
                (!known).then_some(step.not_asked())
            }
            (Step::Relocate { settled }, Action::Move(from, to)) => {
                self.refuse_move(seat, settled, from, to)
            }
            _ => Some(step.not_asked()),
        }
    }

    pub(crate) fn refuse_vip(&self, seat: Seat) -> Option<WhyNot> {
        let player = self.player(seat);
        (player.vip >= player.vip_capacity()).then_some(WhyNot::VipFull)
    }

    fn refuse_move(&self, seat: Seat, settled: u16, from: Berth, to: Berth) -> Option<WhyNot> {
        if self.docks.at(from) != Some(Boss::Player(seat)) {
            return Some(WhyNot::NotYours);
        }
        if is_settled(settled, from) {
            return Some(WhyNot::MovedAlready);
        }
        self.docks.at(to).map(|_| WhyNot::BerthTaken)
    }

    /// Whether a gained mobster must be placed: there is room for it, and it is no action that can be left out
    /// (SP-11.8).
    pub(super) fn must_be_placed(&self, seat: Seat, post: Post, waiting: bool) -> bool {
        let wanted = match post {
            Post::FirstDocks => return true,
            Post::Either => waiting,
            Post::Reward | Post::Vip | Post::Docks => true,
        };
        wanted && self.options.plays_by(MOBSTERS_PLACED) && {
            let there = waiting || self.player(seat).mobsters > 0;
            let vip = post != Post::Docks && self.refuse_vip(seat).is_none();
            let docks = post != Post::Vip && self.docks.empty().next().is_some();
            there && (vip || docks)
        }
    }

    /// Any gangster on the board, where the present ally lies again before another is chosen (SP-17.4, SP-R14).
    fn refuse_ally(&self, seat: Seat, gangster: Gangster) -> Option<WhyNot> {
        let there =
            self.gangs.at.contains(&Some(gangster)) || self.old_ally(seat) == Some(gangster);
        (!there).then_some(WhyNot::GangsterNotHere)
    }

    fn refuse_raid(&self, seat: Seat, ship: Ship) -> Option<WhyNot> {
        let region = self.docks.ship(ship).at.region();
        let player = self.player(seat);
        let own = self.docks.in_column(Boss::Player(seat), region);
        if own == 0 {
            return Some(WhyNot::NoMobsterInColumn { region });
        }
        let others = self.others_in_column(seat, ship).iter().sum::<u8>();
        let hired = others.min(affordable(player.pocket));
        let strength = player.raid(seat, &self.docks, ship, &[hired], player.thugs);
        let needed = self.docks.defence(ship) + 1;
        (strength < needed).then_some(WhyNot::TooWeak { strength, needed })
    }

    /// The mobsters of others in the column of a ship, by boss.
    pub(crate) fn others_in_column(&self, seat: Seat, ship: Ship) -> [u8; BOSSES] {
        let region = self.docks.ship(ship).at.region();
        let mut others = [0; BOSSES];
        for boss in self.bosses().filter(|boss| !boss.is(seat)) {
            others[boss.index()] = self.docks.in_column(boss, region);
        }
        others
    }

    /// Every crew that is strong enough for a ship: mobsters of others by boss, and thugs.
    pub(crate) fn crews(&self, seat: Seat, ship: Ship) -> Vec<([u8; BOSSES], u8)> {
        let mut crews = Vec::new();
        let mut collect = |action: Action| {
            if let Action::Crew(hired, thugs) = action {
                crews.push((hired, thugs));
            }
            ControlFlow::Continue(())
        };
        let refuse = |action: Action| match action {
            Action::Crew(hired, thugs) => self.refuse_crew(seat, ship, &hired, thugs),
            _ => None,
        };
        // Nothing that is collected stops it.
        let _ = self.each_crew(seat, ship, &mut collect, refuse);
        crews
    }

    fn each_crew(
        &self,
        seat: Seat,
        ship: Ship,
        offers: &mut impl Offers<Action>,
        refuse: impl Fn(Action) -> Option<WhyNot> + Copy,
    ) -> ControlFlow<()> {
        let most = self.others_in_column(seat, ship);
        let thugs = self.player(seat).thugs;
        for a in 0..=most[0] {
            for b in 0..=most[1] {
                for c in 0..=most[2] {
                    for d in 0..=most[3] {
                        offers.test(
                            (0..=thugs).map(|thugs| Action::Crew([a, b, c, d], thugs)),
                            refuse,
                        )?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn refuse_crew(
        &self,
        seat: Seat,
        ship: Ship,
        hired: &[u8; BOSSES],
        thugs: u8,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        if thugs > player.thugs {
            return Some(WhyNot::TooFewThugs { held: player.thugs });
        }
        let most = self.others_in_column(seat, ship);
        if hired.iter().zip(most).any(|(hired, most)| *hired > most) {
            return Some(WhyNot::NotSoMany);
        }
        let count: u8 = hired.iter().sum();
        let cost = u16::from(count) * content().money.hired_mobster_fee;
        if cost > player.pocket {
            let pocket = player.pocket;
            return Some(WhyNot::PocketOnly { cost, pocket });
        }
        let strength = player.raid(seat, &self.docks, ship, hired, thugs);
        let needed = self.docks.defence(ship) + 1;
        (strength < needed).then_some(WhyNot::TooWeak { strength, needed })
    }

    /// Why these means do not hold a building against the gangster of its district (SP-9.6).
    fn refuse_defence(&self, seat: Seat, space: Space, thugs: u8, help: Help) -> Option<WhyNot> {
        let player = self.player(seat);
        self.manhattan.lot(space).house()?;
        let fee = match self.refuse_help(seat, self.defence_of(space), thugs, help) {
            Ok(fee) => fee,
            Err(why) => return Some(why),
        };
        let strength = player.defence() + player.reinforcement(thugs, help);
        let gangster = self.gangs.at[space.district as usize]?;
        let needed = gangster.war_strength();
        if strength < needed {
            return Some(WhyNot::TooWeak { strength, needed });
        }
        self.refuse_cost(seat, fee)
    }

    /// Whether the ally can be paid for the defence of one of these spaces.
    pub(super) fn may_pay_for_help(&self, seat: Seat, district: District, open: u8) -> bool {
        let player = self.player(seat);
        let mut spaces = self.manhattan.spaces_of(district);
        spaces.any(|space| {
            let fee = |help: &Help| player.fee_of(self.defence_of(space), *help) > Some(0);
            let paid = |help| {
                let refused = self.refuse_defence(seat, space, player.thugs, help);
                refused.is_none()
            };
            let mut helps = [Help::Cheapest, Help::Paid].into_iter().filter(fee);
            is_open(open, space) && helps.any(paid)
        })
    }

    /// Whether nothing that a player has holds a building against an attack, and why: what is told of it says no
    /// more of the safe than that the ally cannot be paid.
    pub(crate) fn hopeless(&self, seat: Seat, space: Space, attack: u8) -> Option<Hopeless> {
        let player = self.player(seat);
        let strength = |help| player.defence() + player.reinforcement(player.thugs, help);
        let [alone, helped] = [Help::None, Help::Cheapest].map(strength);
        if helped < attack {
            return Some(Hopeless::TooWeak { strength: helped });
        }
        let fee = player.help_fee(self.defence_of(space)).unwrap_or(0);
        let unpaid = alone < attack && fee > self.means(seat);
        unpaid.then_some(Hopeless::Unpaid { strength: alone })
    }
}

/// How many mobsters a pocket can hire.
fn affordable(pocket: u16) -> u8 {
    let count = pocket / content().money.hired_mobster_fee;
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// Whether the mobster of a space has been moved or placed.
fn is_settled(settled: u16, berth: Berth) -> bool {
    settled & berth.bit() != 0
}

/// Whether the defence of a space is not yet decided.
pub(crate) fn is_open(open: u8, space: Space) -> bool {
    open & space.bit() != 0
}
