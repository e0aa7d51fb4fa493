//! Buildings, their spaces, and how they are paid for.

use kernel::Phrase;

use super::super::{building, city_token, money, slot, space};
use super::{Said, Scene, by};
use crate::content::content;
use crate::pieces::{Building, Slot};
use crate::space::{Ground, Space};
use crate::step::Step;
use crate::works::Works;

impl Scene<'_> {
    /// A building of the operations board.
    pub(super) fn slot(&self, one: Slot) -> Phrase {
        let mut notes = Vec::new();
        if one.building() == Building::Casino {
            let cards = content().building_prices.casino_discards;
            notes.push(Phrase::new("note-discard").with("count", cards));
        }
        let upgrades = matches!(self.step, Step::Build { works, .. } if works.upgrades());
        let discount = self.player.discount();
        if upgrades && discount > 0 {
            notes.push(Phrase::new("note-discount").with("cash", money(discount)));
        }
        let phrase = match notes.is_empty() {
            true => Phrase::new("choice-slot"),
            false => Phrase::new("choice-slot-notes").with("notes", notes),
        };
        phrase.with("slot", slot(one))
    }

    /// A space: to build on, to protect, to sell from, to put a barrel to.
    pub(super) fn space(&self, at: Space) -> Said {
        match self.step {
            Step::Site { works, slot } => self.site(works, slot, at),
            Step::Protect { leverage } => self.here(self.protect(leverage, at)),
            Step::Sell { .. } => by("SP-11.4", self.sell(at)),
            _ => self.here(self.stash(at)),
        }
    }

    fn site(&self, works: Works, slot: Slot, at: Space) -> Said {
        let grand = matches!(slot.building(), Building::Nightclub | Building::Casino);
        let which = |humble, high| if grand { high } else { humble };
        match self.view.manhattan.lot(at).ground {
            Ground::House(_) => {
                let price = slot.data().price.saturating_sub(self.player.discount());
                by("SP-14.5", self.at("choice-upgrade", at, price))
            }
            Ground::Empty if works == Works::First => {
                self.here(self.at("choice-open", at, slot.data().price))
            }
            Ground::Empty => by(
                which("SP-13.3", "SP-14.4"),
                self.at("choice-open", at, slot.data().price),
            ),
            Ground::GangsterBar if works.ignores_defence() => by(
                "SP-30.4",
                self.at("choice-take-over", at, slot.data().price),
            ),
            Ground::GangsterBar => by(
                which("SP-13.4", "SP-14.6"),
                self.at("choice-attack", at, slot.data().price)
                    .with("defence", self.view.gangs.strength[at.district as usize])
                    .with("strength", self.player.attack()),
            ),
        }
    }

    /// Something done on a space for a price, with what is to be known of the place.
    fn at(&self, id: &'static str, at: Space, price: u16) -> Phrase {
        let mut notes = vec![money(price)];
        notes.extend(self.notes(at));
        Phrase::new(id)
            .with("space", space(at))
            .with("notes", notes)
    }

    /// The city token of a space, and the trouble there. Cops are none to a mobster who is there already (SP-8.5).
    fn notes(&self, at: Space) -> Vec<Phrase> {
        let manhattan = &self.view.manhattan;
        let lot = manhattan.lot(at);
        let district = at.district;
        let token = lot.token.filter(|_| lot.house().is_none());
        let guarded = lot.house().is_some_and(|house| house.protected);
        let when = |there: bool, id: &'static str| there.then(|| Phrase::new(id));
        let notes = [
            token.map(|token| Phrase::new("note-token").with("token", city_token(token))),
            when(!guarded && manhattan.cops.contains(district), "note-cop"),
            when(
                !guarded && manhattan.cops_coming.contains(district),
                "note-cop-coming",
            ),
            when(self.view.gangs.targets.contains(district), "note-war"),
        ];
        notes.into_iter().flatten().collect()
    }

    /// How a cost is paid (SP-1.5).
    pub(super) fn launder(&self, share: u16) -> Phrase {
        let cost = match self.step {
            Step::Pay { cost } => cost,
            _ => share,
        };
        let doubled = share * content().money.laundering_ratio;
        Phrase::new(match share {
            0 => "choice-pay-pocket",
            _ if share == cost => "choice-pay-safe",
            _ => "choice-pay-both",
        })
        .with("pocket", money(cost - share))
        .with("share", money(share))
        .with("safe", money(doubled))
    }

    pub(super) fn hire(&self) -> Phrase {
        match self.player.thug_price().unwrap_or(0) {
            0 => Phrase::new("choice-hire-free"),
            price => Phrase::new("choice-hire").with("cash", money(price)),
        }
    }

    /// A free thug takes a space; where the next one that is hired goes then tells what it costs.
    pub(super) fn post(&self, space: u8) -> Phrase {
        let at = usize::from(space) - 1;
        let cash = content().thugs.space_costs[at];
        let mut rest = self.player.thug_room().filter(|(other, _)| *other != at);
        let phrase = match rest.next() {
            Some((_, next)) => Phrase::new("choice-post").with("next", money(next)),
            None => Phrase::new("choice-post-last"),
        };
        phrase.with("cash", money(cash))
    }

    /// An own building by its type.
    pub(super) fn house(&self, at: Space) -> Phrase {
        let house = self.view.manhattan.lot(at).house();
        building(house.map_or(Building::Bar, |house| house.building))
    }
}
