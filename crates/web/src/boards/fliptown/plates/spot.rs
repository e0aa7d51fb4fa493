//! Hotspots: what can be pressed, what it costs, and why something cannot.

use fliptown::action::FinePayment;
use fliptown::content::{Building, Currency, Effect, Item, content};
use fliptown::map::Site;
use fliptown::step::Step;
use fliptown::{Action, Fliptown};
use kernel::{Game, Phrase};
use maud::{Markup, html};

use super::ink::{self, At, Frame, N};
use super::map::Map;
use crate::board;
use crate::draw;

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Price {
    amount: u16,
    icon: &'static str,
}

impl Price {
    fn of(amount: u16, icon: &'static str) -> Option<Price> {
        (amount > 0).then_some(Price { amount, icon })
    }

    /// The gold for steps of the value.
    pub(super) fn steps(steps: u8) -> Option<Price> {
        let each = content().gold_spending.change_value_cost_per_step;
        Price::of(u16::from(steps) * each, "gold")
    }

    pub(super) fn amount(self) -> u16 {
        self.amount
    }

    pub(super) fn flag(self, at: At) -> Markup {
        let number = self.amount.to_string();
        let wide = 20. + 8. * number.len() as f32;
        let (x, y) = at;
        html! {
            g.tag {
                (ink::rect("flag", Frame::around(at, wide, 19., 9.5)))
                text.flag-n x=(N(x - 6.)) y=(N(y + 4.6)) font-size="13" text-anchor="middle" { (number) }
                (ink::icon(self.icon, (x + wide / 2. - 9.5, y), 12.5))
            }
        }
    }
}

/// A box that can be pressed.
pub(super) fn hit(frame: Frame) -> Markup {
    ink::rect("hit", frame)
}

impl Map<'_> {
    /// The hotspot of a site, while the viewer decides where to go.
    pub(super) fn site_spot(&self, site: Site, hit: &Markup) -> Markup {
        let action = Action::Go(site);
        let id = draw::slug(&site.to_string());
        if self.step.is_none() {
            return Markup::default();
        }
        if self.scene.is_legal(action) {
            return self.live(&id, action, hit);
        }
        let going = self.scene.sight.legal.iter();
        let asked = going.clone().any(|other| matches!(other, Action::Go(_)));
        // Before the cards are used the map is read, and every site says what it is and brings.
        let reading = self.step == Some(Step::Assign);
        // Buildings are visited again and again; everything else is done with once it is circled.
        let done = self.sheet.is_circled(site) && !matches!(site, Site::Building(_));
        if !(asked || reading) || done {
            return Markup::default();
        }
        self.quiet(&id, action, hit, |why| match reading {
            true => Phrase::new("map-why-cards").with("site", self.about(site)),
            false => Phrase::new("map-why-site")
                .with("site", self.about(site))
                .with("why", why),
        })
    }

    /// The hotspot of anything else that is asked now.
    pub(super) fn spot(&self, action: Action, hit: &Markup) -> Markup {
        let id = format!("ft-{}", draw::slug(&action.to_string()));
        if self.scene.is_legal(action) {
            return self.live(&id, action, hit);
        }
        self.quiet(&id, action, hit, |why| why)
    }

    fn live(&self, id: &str, action: Action, hit: &Markup) -> Markup {
        let label = self.say(&self.scene.describe(action).phrase);
        let href = format!("#{}", board::button_id(action));
        html! {
            a.spot id=(id) data-s=(self.kind(action)) href=(href) aria-label=(label) {
                title { (label) } (hit)
            }
        }
    }

    /// A hotspot that says why not, in the words that `tell` puts around the reason.
    fn quiet(
        &self,
        id: &str,
        action: Action,
        hit: &Markup,
        tell: impl FnOnce(Phrase) -> Phrase,
    ) -> Markup {
        let Some((Some(rule), why)) = self.scene.why_not(action) else {
            return Markup::default();
        };
        let href = draw::rule_path(Fliptown::INFO.id, rule);
        let told = tell(why);
        let title = Phrase::new("map-why")
            .with("why", told.clone())
            .with("rule", rule.0);
        html! {
            a.spot id=(id) href=(href) data-why=(self.say(&told)) data-rule=(rule) {
                title { (self.say(&title)) } (hit)
            }
        }
    }

    fn kind(&self, action: Action) -> &'static str {
        match action {
            _ if self.price(action).is_some() => "paid",
            Action::Go(Site::Tombstone(_)) if self.step == Some(Step::Main) => "any",
            _ => "free",
        }
    }

    /// A flag with the price of a legal action.
    pub(super) fn flag(&self, action: Action, at: At) -> Markup {
        if self.step.is_none() || !self.scene.is_legal(action) {
            return Markup::default();
        }
        html! { @if let Some(price) = self.price(action) { (price.flag(at)) } }
    }

    /// What an action of the viewer costs.
    pub(super) fn price(&self, action: Action) -> Option<Price> {
        let content = content();
        match action {
            Action::Go(site) if self.step == Some(Step::Main) => {
                let assigned = self.seat.open?.turn.assigned?;
                Price::steps(self.sheet.steps_to(assigned.value, site).ok()?)
            }
            Action::Buy(item) => Price::of(ware_cost(item)?, "cash"),
            Action::Claim(land) => {
                let mut placements = content.land_office.placements.iter();
                let placement = placements.find(|placement| placement.land == land)?;
                Price::of(placement.cost, "cash")
            }
            Action::Deposit(_) | Action::Stay | Action::Amount(_) => match self.step? {
                Step::Effect(at) => effect_price(at, action),
                _ => None,
            },
            Action::Bribe => {
                let each = content.sheriff.bribe_gold_per_wanted;
                Price::of(self.sheet.wanted * each, "gold")
            }
            Action::Pay(payment) => {
                let round = usize::from(self.scene.sight.view.round);
                let fine = content.sheriff.fines.get(round.checked_sub(1)?)?;
                match payment {
                    FinePayment::Cash => Price::of(fine.cash, "cash"),
                    FinePayment::Stars => Price::of(fine.stars.min(self.sheet.stars), "star"),
                }
            }
            _ => None,
        }
    }
}

fn ware_cost(item: Item) -> Option<u16> {
    let mut wares = Building::ALL
        .into_iter()
        .filter_map(|at| match &at.data().effect {
            Effect::Shop { wares } => Some(wares),
            _ => None,
        })
        .flatten();
    wares.find(|ware| ware.id == item).map(|ware| ware.cost)
}

fn effect_price(at: Building, action: Action) -> Option<Price> {
    let count = match action {
        Action::Amount(count) => u16::from(count),
        _ => 1,
    };
    match &at.data().effect {
        Effect::Deposit { cost, .. } | Effect::Hotel { cost } => Price::of(*cost, "cash"),
        Effect::ClearWanted { cost_each, .. } => Price::of(cost_each * count, "cash"),
        Effect::BuyStars { pay, cost_each, .. } => {
            let icon = match pay {
                Currency::Cash => "cash",
                Currency::Gold => "gold",
            };
            Price::of(cost_each * count, icon)
        }
        _ => None,
    }
}
