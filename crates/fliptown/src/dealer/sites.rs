//! Going to a site: trail (FT-7), badlands (FT-8), mine (FT-9), cemetery (FT-12); the town is next door.

use kernel::{Audience, Member, Seat};

use super::Dealer;
use crate::cards::{Card, Rank};
use crate::content::{Building, Gain, Item, content};
use crate::event::Event;
use crate::goal::Changed;
use crate::map::{Room, Site, Tombstone};
use crate::step::{Step, robbery_index};

impl Dealer<'_> {
    /// Goes to a site that can be gone to, having paid gold for steps of the value.
    pub(super) fn go(&mut self, seat: Seat, site: Site, gold: u8) {
        self.tell(seat, Event::Went { seat, site, gold });
        match site {
            _ if self.game.asks_for_wanted(seat, site) => self.push(seat, Step::Wanted(site)),
            Site::Stop(stop) => self.ride(seat, stop),
            Site::Room(room) => self.dig(seat, room),
            Site::Building(rank) => self.visit(seat, Building::of(rank)),
            Site::Target(_) | Site::Tombstone(_) => {
                let (fewest, _) = self.game.sheet(seat).wanted_at(site);
                self.commit(seat, site, fewest);
            }
        }
    }

    /// Commits a crime that brings so many Wanted.
    pub(super) fn commit(&mut self, seat: Seat, site: Site, wanted: u8) {
        match site {
            Site::Target(rank) => self.rob(seat, rank, wanted),
            Site::Tombstone(stone) => self.dig_up(seat, stone, wanted),
            // Nothing is asked about the Wanted of other sites.
            _ => {}
        }
    }

    /// Circles a site; that alone may meet a bounty (FT-17.1).
    pub(super) fn circle(&mut self, seat: Seat, site: Site) {
        self.sheet_mut(seat).circle(site);
        self.claim_bounties(seat, Changed::Site(site.region()));
    }

    /// Rides the trail to one stop; those between are lost (FT-7.2 to FT-7.4).
    fn ride(&mut self, seat: Seat, rank: Rank) {
        let last = self.game.sheet(seat).stops.last().map_or(0, Rank::number);
        let count = rank.number() - last - 1;
        self.circle(seat, Site::Stop(rank));
        if count > 0 {
            self.tell(seat, Event::StopsSkipped { seat, count });
        }
        let stop = &content().trail.stops[rank.index()];
        self.gain(seat, stop.gain, "FT-7.3");
        if !stop.choose.is_empty() {
            self.push(seat, Step::Tool);
        }
        if stop.clear_wanted_up_to > 0 {
            let max = stop.clear_wanted_up_to;
            self.push(seat, Step::Clear { min: 0, max });
        }
        if let Some(region) = stop.bonus {
            self.gain_bonus(seat, region);
        }
    }

    /// Robs a target, which is circled and brings its Wanted whatever happens (FT-8.2 to FT-8.6).
    fn rob(&mut self, seat: Seat, rank: Rank, wanted: u8) {
        let badlands = &content().badlands;
        let Some((row, target)) = badlands.target(rank) else {
            return;
        };
        self.circle(seat, Site::Target(rank));
        self.gain(seat, Gain::wanted(wanted), "FT-8.3");
        let card = self.draw_robbery_card(seat);
        let strength = card.rank().number() + self.game.sheet(seat).weapon();
        let success = strength >= rank.number();
        self.tell(
            seat,
            Event::Robbed {
                seat,
                target: rank,
                card,
                strength,
                success,
            },
        );
        let loot = if success {
            Gain {
                stars: row.stars,
                cash: target.cash,
                ..Gain::default()
            }
        } else {
            Gain::stars(row.stars / badlands.fail_star_divisor)
        };
        self.gain(seat, loot, "FT-8.5");
        let targets = self.game.sheet(seat).targets;
        if row
            .targets
            .iter()
            .all(|target| targets.contains(target.rank))
        {
            self.gain_bonus(seat, row.row_bonus);
        }
    }

    /// The card of this robbery: its number is fixed, whoever robs first (FT-8.8, FT-23.3). If it lies beyond
    /// the deck, the discard pile is shuffled under it, once in a turn (FT-23.4).
    fn draw_robbery_card(&mut self, seat: Seat) -> Card {
        let seats = self.game.options.seats();
        let turn = &mut self.game.seats[seat.index()].turn;
        let index = robbery_index(turn.robberies, seat, seats);
        turn.robberies += 1;
        if index >= self.game.deck.len() {
            let mut cards = self.take_discards();
            self.chance.shuffle(&mut cards);
            self.game.under += cards.len() as u8;
            self.game.bottom += cards.len() as u8;
            self.game.deck.extend(cards);
        }
        // The card is seen by this seat alone before the turn ends.
        self.reveals.show(Audience::Only(seat));
        self.game.deck[index]
    }

    /// Digs one room of the mine (FT-9.3, FT-9.4).
    fn dig(&mut self, seat: Seat, room: Room) {
        self.circle(seat, Site::Room(room));
        let data = &content().mine.rooms[room.index()];
        self.gain(seat, data.gain, "FT-9.3");
        if let Some(region) = data.bonus {
            self.gain_bonus(seat, region);
        }
    }

    /// Robs a grave: Wanted, the shovel's star, and the links that are complete now (FT-12.1 to
    /// FT-12.4).
    fn dig_up(&mut self, seat: Seat, stone: Tombstone, wanted: u8) {
        self.circle(seat, Site::Tombstone(stone));
        let cemetery = &content().cemetery;
        self.gain(seat, Gain::wanted(wanted), "FT-12.2");
        if self.game.sheet(seat).items.contains(Item::Shovel) {
            self.gain(
                seat,
                Gain::stars(cemetery.shovel_stars_per_tombstone),
                "FT-12.3",
            );
        }
        // A link pays when its second tombstone is circled, which happens once (FT-12.4).
        let circled = self.game.sheet(seat).tombstones;
        let mut bonus = None;
        for link in &cemetery.links {
            let completed = (link.a == stone && circled.contains(link.b))
                || (link.b == stone && circled.contains(link.a));
            if completed {
                self.gain(seat, link.gain, "FT-12.4");
                bonus = bonus.or(link.bonus);
            }
        }
        // The bonus action comes last (FT-13.9); no tombstone completes two of them (FT-R11).
        if let Some(region) = bonus {
            self.gain_bonus(seat, region);
        }
    }
}
