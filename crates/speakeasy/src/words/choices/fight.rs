//! Take-overs, allies, raids and gang war: strength against strength, and what it costs.

use kernel::{Options as _, Phrase};

use super::super::{
    boss, crate_front, district, gangster, gangster_card, money, perk, ship, space,
};
use super::Scene;
use crate::amendment::FREE_HELP_KEPT;
use crate::boss::BOSSES;
use crate::content::content;
use crate::pieces::{Building, District, Gangster, Ship};
use crate::space::Space;
use crate::step::Step;
use crate::strength::{Help, Occasion};
use crate::strokes::{self, Raid};

impl Scene<'_> {
    /// Thugs that are returned and the help of an ally with its fee, as the parts of a list.
    fn means(&self, thugs: u8, occasion: Occasion, help: Help) -> Vec<Phrase> {
        let fee = self.player.fee_of(occasion, help);
        let given = self.player.ally.filter(|_| help.is_given());
        let ally = given.zip(fee).map(|(ally, fee)| {
            match fee {
                0 if self.uses_up(occasion) => Phrase::new("cost-ally-once"),
                0 => Phrase::new("cost-ally-free"),
                fee if help == Help::Paid => Phrase::new("cost-ally-kept").with("cash", money(fee)),
                fee => Phrase::new("cost-ally").with("cash", money(fee)),
            }
            .with("gangster", gangster(ally.gangster))
        });
        self.spending(thugs, ally)
    }

    /// Whether help that costs nothing uses up the one that is free once (SP-29.6).
    fn uses_up(&self, occasion: Occasion) -> bool {
        let owes = self.player.ally.is_some_and(|ally| ally.owes_free_help());
        let free_anyway = self.player.lasting_fee(occasion) == Some(0);
        owes && !(free_anyway && self.view.options.plays_by(FREE_HELP_KEPT))
    }

    /// Thugs that are returned, and what the ally costs.
    fn spending(&self, thugs: u8, ally: Option<Phrase>) -> Vec<Phrase> {
        let thugs = (thugs > 0).then(|| Phrase::new("cost-thugs").with("count", thugs));
        let mut means: Vec<Phrase> = thugs.into_iter().chain(ally).collect();
        if means.is_empty() {
            means.push(Phrase::new("cost-nothing"));
        }
        means
    }

    /// With what a gangster bar is taken over (SP-9.5).
    pub(super) fn force(&self, thugs: u8, help: Help) -> Phrase {
        let (price, at) = match self.step {
            Step::Force { slot, space } => (slot.data().price, space.district),
            _ => (0, District::default()),
        };
        let fee = self.player.fee_of(Occasion::TakeOver, help).unwrap_or(0);
        let strength = self.player.attack() + self.player.reinforcement(thugs, help);
        Phrase::new("choice-force")
            .with("strength", strength)
            .with("defence", self.view.gangs.strength[at as usize])
            .with("costs", self.means(thugs, Occasion::TakeOver, help))
            .with("cash", money(price + fee))
    }

    pub(super) fn ally(&self, one: Gangster) -> Phrase {
        let here = |at: &District| self.view.gangs.at[*at as usize] == Some(one);
        let home = District::ALL.into_iter().find(here).unwrap_or_default();
        let phrase = match self.player.ally {
            Some(old) if old.gangster == one => {
                return Phrase::new("choice-ally-again")
                    .with("gangster", gangster(one))
                    .with("district", district(old.home))
                    .with("card", gangster_card(one));
            }
            Some(old) => Phrase::new("choice-ally-instead").with("old", gangster(old.gangster)),
            None => Phrase::new("choice-ally"),
        };
        phrase
            .with("gangster", gangster(one))
            .with("district", district(home))
            .with("card", gangster_card(one))
    }

    /// A ship to raid: strength and defence, what is spent at once if that leaves no choice, and its crate.
    pub(super) fn raid(&self, one: Ship) -> Phrase {
        let vessel = self.view.docks.ship(one);
        let raid = strokes::raid(self.view, one);
        let paid = vessel.cargo.zip(raid.and_then(|raid| raid.cash));
        let prize = match paid {
            Some((item, cash)) => Phrase::new("raid-crate")
                .with("cash", money(cash))
                .with("front", crate_front(item))
                .with("perk", perk(item.data().back)),
            None => Phrase::new("raid-no-crate"),
        };
        Phrase::new("choice-raid")
            .with("ship", ship(one))
            .with("district", district(vessel.at))
            .with("force", self.raiders(one, raid))
            .with("prize", prize)
    }

    /// The strength of a raid: with those without whom it cannot be done, else of the own mobsters.
    fn raiders(&self, one: Ship, raid: Option<Raid>) -> Phrase {
        let nobody = ([0; BOSSES], 0);
        let (hired, thugs) = raid.and_then(|raid| raid.only).unwrap_or(nobody);
        let phrase = if (hired, thugs) != nobody {
            Phrase::new("raid-takes").with("costs", self.crew_costs(hired, thugs))
        } else if raid.is_some_and(|raid| raid.alone) {
            Phrase::new("raid-alone")
        } else {
            Phrase::new("raid-more")
        };
        phrase
            .with("strength", self.raid_strength(one, hired, thugs))
            .with("defence", self.view.docks.defence(one))
    }

    fn raid_strength(&self, one: Ship, hired: [u8; BOSSES], thugs: u8) -> u8 {
        let docks = &self.view.docks;
        self.player.raid(self.seat, docks, one, &hired, thugs)
    }

    /// With whom it is raided (SP-18.4, SP-18.5).
    pub(super) fn crew(&self, hired: [u8; BOSSES], thugs: u8) -> Phrase {
        let Step::Crew(one) = self.step else {
            return Phrase::new("effect-nothing");
        };
        Phrase::new("choice-crew")
            .with("strength", self.raid_strength(one, hired, thugs))
            .with("defence", self.view.docks.defence(one))
            .with("costs", self.crew_costs(hired, thugs))
    }

    /// Mobsters of others who are paid and thugs who are returned, as the parts of a list.
    fn crew_costs(&self, hired: [u8; BOSSES], thugs: u8) -> Vec<Phrase> {
        let fee = content().money.hired_mobster_fee;
        let mut costs = Vec::new();
        for owner in self.view.bosses().filter(|owner| hired[owner.index()] > 0) {
            let from = hired[owner.index()];
            costs.push(
                Phrase::new("cost-hired")
                    .with("boss", boss(owner))
                    .with("count", from)
                    .with("cash", money(u16::from(from) * fee)),
            );
        }
        if thugs > 0 || costs.is_empty() {
            costs.extend(self.spending(thugs, None));
        }
        costs
    }

    /// With what a building is defended (SP-9.6).
    pub(super) fn defend(&self, at: Space, thugs: u8, help: Help) -> Phrase {
        let house = self.view.manhattan.lot(at).house();
        let still = house.is_some_and(|house| house.building == Building::Still);
        let strength = self.player.defence() + self.player.reinforcement(thugs, help);
        let attacker = self.view.gangs.at[at.district as usize];
        Phrase::new("choice-defend")
            .with("building", self.house(at))
            .with("space", space(at))
            .with("strength", strength)
            .with("attack", attacker.map_or(0, Gangster::war_strength))
            .with(
                "costs",
                self.means(thugs, Occasion::Defence { still }, help),
            )
    }

    /// A building is given up, with all that is lost (SP-21.12).
    pub(super) fn abandon(&self, at: Space) -> Phrase {
        let house = self.view.manhattan.lot(at).house();
        let guarded = house.is_some_and(|house| house.protected);
        let still = house.is_some_and(|house| house.building == Building::Still);
        let barrels = match house {
            Some(_) if still => self.player.still,
            Some(house) => u8::from(house.barrel),
            None => 0,
        };
        let back = still && self.view.options.still_rebuild();
        let losses = [
            guarded.then(|| Phrase::new("loss-mobster")),
            (barrels > 0).then(|| Phrase::new("loss-barrels").with("count", barrels)),
        ];
        let losses: Vec<Phrase> = losses.into_iter().flatten().collect();
        Phrase::new(match (back, losses.is_empty()) {
            (true, true) => "choice-abandon-may-return",
            (true, false) => "choice-abandon-may-return-with",
            (false, true) => "choice-abandon",
            (false, false) => "choice-abandon-with",
        })
        .with("building", self.house(at))
        .with("space", space(at))
        .with("losses", losses)
    }
}
