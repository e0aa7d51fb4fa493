//! Nothing of the common material is lost or made.

use kernel::{Member, Once, Set, Violation};

use crate::content::content;
use crate::pieces::{Card, CityToken, Crate, Helper, Operation};
use crate::player::{Player, THUGS, Tokens, token_count};
use crate::state::Speakeasy;
use crate::step::{Stage, Step};

impl Speakeasy {
    pub(super) fn check_supplies(&self) -> Result<(), Violation> {
        let all = &content().components;
        let sum = |what: &dyn Fn(&Player) -> u8| -> u32 {
            self.players
                .iter()
                .map(|player| u32::from(what(player)))
                .sum()
        };
        let houses = self.manhattan.houses();
        let at_houses = houses.filter(|(_, house)| house.barrel).count() as u32;
        let afloat: u32 = self
            .docks
            .ships
            .iter()
            .map(|ship| u32::from(ship.barrels))
            .sum();
        let trucks = self.players.iter().flat_map(|player| player.trucks);
        let on_trucks: u32 = trucks.map(|truck| u32::from(truck.barrels)).sum();
        let barrels = u32::from(self.supply.barrels)
            + at_houses
            + afloat
            + on_trucks
            + sum(&|player| player.still);
        exactly("SP-I1", "barrels", barrels, all.barrels)?;
        let thugs = u32::from(self.supply.thugs) + sum(&|player| player.thugs);
        exactly("SP-I2", "thugs", thugs, all.thugs)?;
        let stand = self.players.iter().all(|player| {
            let last = u32::from(player.thugs) + player.thug_gaps.count_ones();
            let dearest = player.thug_gaps.checked_ilog2();
            last <= THUGS as u32 && dearest.is_none_or(|gap| gap + 1 < last)
        });
        Violation::unless(stand, "SP-I2", || "thugs beside their spaces".to_owned())?;
        let leverage = u32::from(self.supply.leverage) + sum(&|player| player.leverage);
        exactly("SP-I3", "leverage tokens", leverage, all.leverage_tokens)?;
        let bars = self.manhattan.all();
        let bars = bars.filter(|space| self.manhattan.lot(*space).is_gangster_bar());
        let bars = u32::from(self.supply.gangster_bars) + bars.count() as u32;
        exactly("SP-I9", "gangster bars", bars, all.gangster_bars)?;
        self.check_tokens()
    }

    /// Three city tokens of each kind; within the limit at the end of a turn (SP-I10).
    fn check_tokens(&self) -> Result<(), Violation> {
        let mut found: Tokens = self.market.unseen;
        let lots = self
            .manhattan
            .lots
            .iter()
            .flatten()
            .filter_map(|lot| lot.token);
        let shown = self.market.right.into_iter().flatten();
        let stacked = self.market.middle.iter().flatten().copied();
        for token in lots.chain(shown).chain(stacked) {
            let found = &mut found[token.index()];
            *found = found.saturating_add(1);
        }
        let aside = self.turn.map(|turn| turn.aside).unwrap_or_default();
        for held in self
            .players
            .iter()
            .map(|player| player.tokens)
            .chain([aside])
        {
            for (found, held) in found.iter_mut().zip(held) {
                *found = found.saturating_add(held);
            }
        }
        for token in CityToken::ALL {
            let count = content().city_token[token.index()].count;
            exactly("SP-I10", token.id(), found[token.index()].into(), count)?;
        }
        let piles: u32 = self.market.piles.iter().map(|size| u32::from(*size)).sum();
        let unseen = token_count(&self.market.unseen);
        exactly("SP-I10", "tokens in piles", piles, unseen)?;
        let last = self.player_before();
        let within = last.is_none_or(|player| token_count(&player.tokens) <= player.token_limit());
        Violation::unless(within, "SP-I10", || {
            "a turn ended with too many city tokens".to_owned()
        })
    }

    /// Whose turn has just ended, while whoever follows in the round has not begun to talk. Later somebody
    /// may have got a token in the Park (SP-R10).
    fn player_before(&self) -> Option<&Player> {
        let Stage::Turns { done } = self.stage else {
            return None;
        };
        let (_, Step::UseHelper | Step::Send) = self.asked()? else {
            return None;
        };
        let before = usize::from(done).checked_sub(2)?;
        let seat = self.order.round.get(before)?.seat()?;
        self.players.get(seat.index())
    }

    /// Every card, helper and crate is in one place (SP-I11 to SP-I13).
    pub(super) fn check_cards(&self) -> Result<(), Violation> {
        let mut cards = Once::<Card>::new("SP-I11");
        for (deck, operation) in self.decks.iter().zip(Operation::ALL) {
            cards.add(deck.unseen.iter())?;
            cards.add(deck.top)?;
            cards.add(deck.discarded)?;
            let all = deck.unseen.iter().chain(deck.top).chain(deck.discarded);
            let fits = all.into_iter().all(|card| card.operation() == operation);
            Violation::unless(fits, "SP-I11", || "a card in a foreign deck".to_owned())?;
        }
        for (player, screen) in self.players.iter().zip(&self.screens) {
            cards.add(screen.hand.iter())?;
            cards.add(player.board.into_iter().flatten())?;
            let typed =
                Operation::ALL.map(|one| screen.hand.intersection(Card::of(one)).len() as u8);
            let known = screen.hand.contains_all(player.known);
            let fits = typed == player.hand && known;
            Violation::unless(fits, "SP-I11", || "a hand is miscounted".to_owned())?;
            let slots = player.board.iter().zip(Operation::ALL);
            let fits = slots
                .into_iter()
                .all(|(card, slot)| card.is_none_or(|card| card.operation() == slot));
            Violation::unless(fits, "SP-I11", || "a card in a foreign slot".to_owned())?;
        }
        cards.add(self.rival.iter().flat_map(|rival| rival.revealed.iter()))?;
        cards.complete(Set::full())?;
        let mut helpers = Once::<Helper>::new("SP-I12");
        helpers.add(self.helpers.deck.iter())?;
        helpers.add(self.helpers.display.iter())?;
        for (player, screen) in self.players.iter().zip(&self.screens) {
            helpers.add(player.helpers.iter())?;
            helpers.add(screen.used.iter())?;
        }
        helpers.complete(Set::full())?;
        let size = usize::from(content().setup.helper_display);
        let full = self.helpers.display.len() == size
            || self.helpers.deck.is_empty() && self.helpers.display.len() < size;
        Violation::unless(full, "SP-I12", || {
            "the helper display is not filled".to_owned()
        })?;
        let mut crates = Once::<Crate>::new("SP-I13");
        crates.add(self.crates.unseen.iter())?;
        crates.add(self.crates.top)?;
        crates.add(self.docks.ships.iter().filter_map(|ship| ship.cargo))?;
        for player in &self.players {
            crates.add(player.crates.iter())?;
        }
        // The Rival removes crates (SP-27.17).
        if self.rival.is_none() {
            crates.complete(Set::full())
        } else {
            Ok(())
        }
    }
}

fn exactly(rule: &'static str, what: &str, found: u32, expected: u8) -> Result<(), Violation> {
    Violation::unless(found == u32::from(expected), rule, || {
        format!("{found} {what} instead of {expected}")
    })
}
