//! What the crates of ships bring (SP-28).

use kernel::{Options as _, Seat};

use crate::amendment::CRATES_PAY_25;
use crate::boss::Boss;
use crate::pieces::{Building, Count, Crate, Region, Track};
use crate::player::token_count;
use crate::state::Speakeasy;

/// What a crate pays at most (SP-28.11).
const MOST: u16 = 25;

impl Speakeasy {
    /// The cash of a crate for a player who raids its ship from a column of the docks (SP-28.1 to SP-28.9).
    pub(crate) fn crate_cash(&self, seat: Seat, item: Crate, column: Region) -> u16 {
        let cash = &item.data().cash;
        let amount = cash.amount * self.crate_count(seat, item, column);
        let most = cash.max.or_else(|| {
            let bound = self.options.plays_by(CRATES_PAY_25);
            bound.then(|| MOST - MOST % cash.amount.max(1))
        });
        most.map_or(amount, |most| amount.min(most))
    }

    /// How much there is of what a crate pays for; with the symbol, buildings count in operation or not (SP-8.8).
    fn crate_count(&self, seat: Seat, item: Crate, column: Region) -> u16 {
        let data = item.data();
        let player = self.player(seat);
        let boss = Boss::Player(seat);
        let houses = || {
            let all = self.manhattan.houses_of(boss);
            let counted = all.filter(|(space, house)| {
                data.ignores_golden_rule || self.manhattan.in_operation(*space, house)
            });
            counted.map(|(_, house)| house)
        };
        match data.cash.per {
            Count::BookPlaced => self.ledger.placed(boss).into(),
            Count::PartyLevel => player.level(Track::Party).into(),
            Count::MobsterOnBoard => player.vip.into(),
            Count::ThugOnBoard => player.thugs.into(),
            Count::StrengthLevel => player.strength().into(),
            Count::AllyStrength => player.ally.map_or(0, |ally| ally.strength()).into(),
            Count::CityToken => {
                let aside = self.turn.map_or(0, |turn| token_count(&turn.aside));
                (token_count(&player.tokens) + aside).into()
            }
            Count::OpCardInHand => player.hand_size().into(),
            Count::FleetLevel => player.level(Track::Fleet).into(),
            Count::BarrelAtBuilding => houses().filter(|house| house.barrel).count() as u16,
            Count::Notoriety => player.notoriety().into(),
            Count::HighestLevel => player.levels.into_iter().max().unwrap_or(0).into(),
            Count::NightclubOrCasino => {
                let grand = |building| matches!(building, Building::Nightclub | Building::Casino);
                houses().filter(|house| grand(house.building)).count() as u16
            }
            Count::HelperCard => (player.helpers.len() + self.screen(seat).used.len()) as u16,
            Count::ProtectingMobster => houses().filter(|house| house.protected).count() as u16,
            Count::VipLevel => player.level(Track::Vip).into(),
            Count::MobsterInDocksColumn => {
                let bosses = self.bosses();
                bosses
                    .map(|boss| u16::from(self.docks.in_column(boss, column)))
                    .sum()
            }
            Count::StillLevel => player.level(Track::Still).into(),
        }
    }
}
