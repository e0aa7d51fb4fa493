//! What the cards would open: for each of the six ways to use them, the sites that it would reach.

use fliptown::Action;
use fliptown::map::{Region, Site};
use maud::{Markup, html};

use super::ink::At;
use super::map::Map;
use super::spot::Price;

/// A site as some of the six ways would find it.
pub(super) struct Prospect {
    price: Option<Price>,
    /// The ways, counted from one as their buttons stand.
    ways: Vec<usize>,
}

impl Map<'_> {
    /// How the six ways would find a site, while the viewer chooses among them. A tombstone takes any cards,
    /// so there is nothing to tell of it.
    pub(super) fn prospects(&self, site: Site) -> Vec<Prospect> {
        let mut prospects: Vec<Prospect> = Vec::new();
        let legal = self
            .scene
            .sight
            .legal
            .iter()
            .filter(|_| self.step.is_some());
        let ways = legal.filter_map(|action| match *action {
            Action::Assign { suit, value, .. } => Some((suit, value)),
            _ => None,
        });
        for (at, (suit, value)) in ways.enumerate() {
            if Region::of(suit.suit()) != site.region() {
                continue;
            }
            let Ok(steps) = self.sheet.steps_to(value.rank(), site) else {
                continue;
            };
            let price = Price::steps(steps);
            if price.is_some_and(|price| price.amount() > self.sheet.gold) {
                continue;
            }
            match prospects.iter_mut().find(|known| known.price == price) {
                Some(known) => known.ways.push(at + 1),
                None => prospects.push(Prospect {
                    price,
                    ways: vec![at + 1],
                }),
            }
        }
        prospects
    }
}

impl Prospect {
    /// Drawn as the hotspot that it would be; the stylesheet shows it while one of its ways is pointed at.
    pub(super) fn draw(&self, hit: &Markup, flag: At) -> Markup {
        let ways = self.ways.iter().map(|way| format!(" w{way}"));
        let kind = if self.price.is_some() { " paid" } else { "" };
        let class = format!("prospect{kind}{}", ways.collect::<String>());
        html! {
            g class=(class) aria-hidden="true" {
                (hit)
                @if let Some(price) = self.price { (price.flag(flag)) }
            }
        }
    }
}
