//! Police patrols and the payouts of Lucky Luciano (SP-22, SP-23).

use kernel::Set;

use super::Dealer;
use crate::boss::Boss;
use crate::content::content;
use crate::event::Event;
use crate::pieces::Region;

impl Dealer<'_> {
    /// Cops come where they were announced; the next ones are announced (SP-22.1, SP-22.2).
    pub(super) fn patrol(&mut self) {
        let manhattan = &mut self.game.manhattan;
        let came = std::mem::take(&mut manhattan.cops_coming);
        manhattan.cops = manhattan.cops.union(came);
        let mut coming = Set::default();
        for _ in 0..content().setup.cops {
            coming.extend(self.chance.draw(&mut manhattan.cops_later));
        }
        manhattan.cops_coming = coming;
        self.tell(Event::CopsCame { districts: came });
        if !coming.is_empty() {
            self.tell(Event::PatrolAnnounced { districts: coming });
        }
    }

    /// Control of each region is counted and paid; the gangsters get nothing (SP-23.4 to SP-23.6).
    pub(super) fn pay_out(&mut self) {
        let bosses: Vec<Boss> = self.game.bosses().collect();
        for region in Region::ALL {
            let markers = self.game.manhattan.markers(region);
            let counts = bosses
                .iter()
                .map(|boss| (*boss, markers.bosses[boss.index()]));
            self.tell(Event::RegionCounted {
                region,
                controlled: counts.filter(|(_, count)| *count > 0).collect(),
                gangsters: markers.gangsters,
            });
            for boss in &bosses {
                if let Some((place, amount)) = markers.payout(region, *boss) {
                    self.pay_boss(*boss, region, place as u8, amount);
                }
            }
        }
    }

    /// What is paid out goes to the safe (SP-1.8).
    fn pay_boss(&mut self, boss: Boss, region: Region, place: u8, amount: u16) {
        match boss {
            Boss::Player(seat) => self.game.screen_mut(seat).safe += amount,
            Boss::Rival => {
                if let Some(rival) = &mut self.game.rival {
                    rival.purse += amount;
                }
            }
        }
        self.tell(Event::PaidOut {
            boss,
            region,
            place,
            amount,
        });
    }
}
