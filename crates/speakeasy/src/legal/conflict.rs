//! Take-overs and defence (SP-9), allies (SP-17), raids (SP-18), gang war (SP-21); mobsters on their way (SP-11).

use std::ops::ControlFlow;

use kernel::{Offers, Seat};

use crate::action::Action;
use crate::boss::{BOSSES, Boss};
use crate::content::content;
use crate::docks::{Berth, ROWS};
use crate::pieces::{Building, District, Gangster, Ship};
use crate::space::Space;
use crate::state::Speakeasy;
use crate::step::{Post, Step};
use crate::strength::Occasion;
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
                let means = self.all_means(seat);
                offers.test(
                    means.map(|(thugs, ally)| Action::Force(thugs, ally)),
                    refuse,
                )
            }
            Step::Ally => offers.take(self.gangs.at.into_iter().flatten().map(Action::Gangster)),
            Step::Raid => offers.test(Ship::ALL.map(Action::Ship), refuse),
            Step::Crew(ship) => self.each_crew(seat, ship, offers, refuse),
            Step::Defend { district, open } => {
                let spaces = self.manhattan.spaces_of(district);
                for space in spaces.filter(|space| is_open(open, *space)) {
                    offers.take([Action::Abandon(space)])?;
                    let means = self.all_means(seat);
                    offers.test(
                        means.map(|(thugs, ally)| Action::Defend(space, thugs, ally)),
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

    /// Every number of thugs, without and with the ally.
    fn all_means(&self, seat: Seat) -> impl Iterator<Item = (u8, bool)> + use<> {
        let player = self.player(seat);
        let (thugs, allied) = (player.thugs, player.ally.is_some());
        let ally = [false, true]
            .into_iter()
            .filter(move |ally| !ally || allied);
        ally.flat_map(move |ally| (0..=thugs).map(move |thugs| (thugs, ally)))
    }

    pub(super) fn refuse_force(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Force { slot, space }, Action::Force(thugs, ally)) => {
                self.refuse_means(seat, slot, space, thugs, ally)
            }
            (Step::Ally, Action::Gangster(gangster)) => self.refuse_ally(gangster),
            (Step::Salvage, Action::Still) => None,
            (Step::Raid, Action::Ship(ship)) => self.refuse_raid(seat, ship),
            (Step::Crew(ship), Action::Crew(hired, thugs)) => {
                self.refuse_crew(seat, ship, &hired, thugs)
            }
            (Step::Defend { district, open }, Action::Abandon(space)) => {
                let attacked = space.district == district && is_open(open, space);
                (!attacked).then_some(WhyNot::NotAttacked)
            }
            (Step::Defend { district, open }, Action::Defend(space, thugs, ally)) => {
                if space.district != district || !is_open(open, space) {
                    return Some(WhyNot::NotAttacked);
                }
                self.refuse_defence(seat, space, thugs, ally)
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

    /// Any gangster on the board but the present ally, who is not there (SP-17.4, SP-R14).
    fn refuse_ally(&self, gangster: Gangster) -> Option<WhyNot> {
        let there = self.gangs.at.contains(&Some(gangster));
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
    fn refuse_defence(&self, seat: Seat, space: Space, thugs: u8, ally: bool) -> Option<WhyNot> {
        let player = self.player(seat);
        let house = self.manhattan.lot(space).house()?;
        let still = house.building == Building::Still;
        let fee = match self.refuse_help(seat, Occasion::Defence { still }, thugs, ally) {
            Ok(fee) => fee,
            Err(why) => return Some(why),
        };
        let strength = player.defence() + player.reinforcement(thugs, ally);
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
            let house = self.manhattan.lot(space).house();
            let still = house.is_some_and(|house| house.building == Building::Still);
            is_open(open, space)
                && player.help_fee(Occasion::Defence { still }) > Some(0)
                && self
                    .refuse_defence(seat, space, player.thugs, true)
                    .is_none()
        })
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
