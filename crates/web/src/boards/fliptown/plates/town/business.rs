//! What can be done at each building, as it is printed under its name.

use fliptown::Action;
use fliptown::action::Reward;
use fliptown::cards::{Colour, Rank};
use fliptown::content::{Currency, Effect, Item, RewardChoice, WareData, content};
use kernel::Phrase;
use maud::html;

use super::{Lot, land, signpost};
use crate::boards::fliptown::item_icon;
use crate::boards::fliptown::plates::ink::{self, Anchor, At, Frame, N, Thing};
use crate::boards::fliptown::plates::keys;
use crate::boards::fliptown::plates::map::Map;
use crate::boards::fliptown::plates::pencil::{self, Oval};
use crate::boards::fliptown::plates::plate::Plate;
use crate::boards::fliptown::plates::spot;

/// The middle of the line under the name.
const LINE: f32 = 102.;

/// Over the house: where keys hang while a number is asked.
const NOTICE: Frame = Frame {
    x: 3.,
    y: 29.,
    width: 104.,
    height: 44.,
    round: 3.,
};

pub(super) fn draw(plate: &mut Plate, map: &Map<'_>, lot: Lot) {
    let Lot(building) = lot;
    let mut desk = Desk {
        plate,
        map,
        open: map.is_at(building),
    };
    match &building.data().effect {
        Effect::SequenceItems { items } => desk.sequence(items),
        Effect::Deposit {
            cost,
            choices,
            stars_by_round,
        } => {
            desk.bank(*cost, choices, stars_by_round);
        }
        Effect::ClearWanted { max, cost_each } => desk.clear(*max, *cost_each),
        Effect::Shop { wares } => desk.shop(wares),
        Effect::Hotel { cost } => desk.hotel(*cost),
        Effect::LandClaim => {
            land::deed(desk.plate, map);
            signpost(desk.plate, map);
        }
        Effect::HuntOutlaw {
            choices,
            reward_choices,
        } => desk.bonds(choices, reward_choices),
        Effect::PeekSheriff { choices } => desk.office(choices),
        Effect::BuyStars {
            pay,
            cost_each,
            max,
        } => desk.stars(*pay, *cost_each, *max),
    }
}

/// Where business is done.
struct Desk<'a, 'm> {
    plate: &'a mut Plate,
    map: &'a Map<'m>,
    /// Whether the viewer decides about it now.
    open: bool,
}

impl Desk<'_, '_> {
    /// A hotspot, while the building is open for business.
    fn offer(&mut self, action: Action, frame: Frame) {
        if self.open {
            self.plate.spot(self.map.spot(action, &spot::hit(frame)));
        }
    }

    fn owned(&mut self, item: Item, oval: Oval) {
        if let Some(age) = self.map.marked(|sheet| sheet.items.contains(item)) {
            self.plate.mark(pencil::ring(item.id(), oval, age));
        }
    }

    /// One item after the other, with every visit.
    fn sequence(&mut self, items: &[Item]) {
        for (i, item) in items.iter().enumerate() {
            let at = (38. + 35. * i as f32, LINE);
            if i > 0 {
                self.plate.print(ink::arrow((at.0 - 17.5, LINE)));
            }
            self.plate.print(ink::icon(item_icon(*item), at, 16.));
            self.owned(*item, Oval::round(at, 12.5));
        }
    }

    fn bank(&mut self, cost: u16, choices: &[Colour], stars: &[u8; 3]) {
        let [first, .., last] = stars;
        self.plate.print(html! {
            (ink::centred("num", (15., LINE + 4.5), 12., &self.map.dollars(cost)))
            (ink::words("num", Anchor::Start, (72.5, LINE + 4.1), 11.5, &format!("{first}–{last}")))
            (ink::icon("star", (100.5, LINE), 12.9))
        });
        for (i, colour) in choices.iter().enumerate() {
            let at = (36.5 + 23. * i as f32, LINE);
            let class = format!("chip-{}", colour.id());
            let d = format!("M{} {}l9.5 9-9.5 9-9.5-9z", N(at.0), N(at.1 - 9.));
            self.plate.print(ink::path(&class, d));
            if let Some(age) = self.map.marked(|sheet| sheet.banked.contains(*colour)) {
                let ring = pencil::ring(colour.id(), Oval::round(at, 11.), age);
                self.plate.mark(ring);
            }
            self.offer(Action::Deposit(*colour), Frame::around(at, 22., 21., 5.));
        }
    }

    /// So much for so much, up to a limit.
    fn exchange(&mut self, pay: &[Thing], get: &[Thing], max: u8) {
        let limit = Phrase::new("map-max").with("count", max);
        self.plate.print(html! {
            (ink::row(pay, (17., LINE), 13.))
            (ink::arrow((35., LINE)))
            (ink::row(get, (54., LINE), 14.))
            (ink::words("note", Anchor::End, (106., LINE + 4.5), 11.5, &self.map.say(&limit)))
        });
        self.ask_number();
    }

    fn ask_number(&mut self) {
        if self.open {
            keys::keys(self.plate, self.map, NOTICE, 5);
        }
    }

    fn clear(&mut self, max: u8, cost_each: u16) {
        if cost_each > 0 {
            let pay = [Thing::Word(self.map.dollars(cost_each))];
            return self.exchange(&pay, &[Thing::Amount(1, "clear")], max);
        }
        self.plate.print(html! {
            (ink::words("note", Anchor::End, (48., LINE + 4.5), 11.5, &self.map.word("map-up-to")))
            (ink::row(&[Thing::Amount(max, "clear")], (65., LINE), 15.))
        });
        self.ask_number();
    }

    fn stars(&mut self, currency: Currency, cost_each: u16, max: u8) {
        let pay = match currency {
            Currency::Cash => Thing::Word(self.map.dollars(cost_each)),
            // What one star costs is a small number.
            Currency::Gold => Thing::Amount(u8::try_from(cost_each).unwrap_or(u8::MAX), "gold"),
        };
        self.exchange(&[pay], &[Thing::Amount(1, "star")], max);
    }

    fn shop(&mut self, wares: &[WareData]) {
        let width = 108. / wares.len() as f32;
        for (i, ware) in wares.iter().enumerate() {
            let x = 1. + width * (i as f32 + 0.5);
            if ware.requires.is_some() {
                self.plate.print(ink::arrow((x - width / 2., 100.)));
            }
            self.ware(ware, x, width.min(42.));
        }
    }

    fn ware(&mut self, ware: &WareData, x: f32, width: f32) {
        let effect = ware.id.effect();
        let more = effect.trail_value_delta.max(effect.robbery_card_delta);
        let mut things = match ware.gain {
            gain if gain.pans > 0 => vec![Thing::Icon("pan")],
            gain if gain.hammers > 0 => vec![Thing::Icon("hammer")],
            _ => vec![Thing::Icon(item_icon(ware.id))],
        };
        if ware.gain.stars > 0 {
            things.push(Thing::Icon("star"));
        }
        if more > 0 {
            things.push(Thing::Word(format!("+{more}")));
        }
        let price = (x, 118.);
        self.plate.print(html! {
            (ink::row(&things, (x, 99.), 12.5))
            (ink::centred("num", price, 11.6, &self.map.dollars(ware.cost)))
        });
        self.owned(
            ware.id,
            Oval {
                at: (x, 104.),
                wide: width / 2. - 0.5,
                high: 14.5,
            },
        );
        let action = Action::Buy(ware.id);
        self.offer(action, Frame::around((x, 107.), width - 3., 31., 5.));
    }

    fn hotel(&mut self, cost: u16) {
        self.plate.print(html! {
            (ink::centred("num", (14., 104.), 11.5, &self.map.dollars(cost)))
            (ink::icon("silver", (13.5, 113.5), 15.))
        });
        for (i, silver) in content().hotel.silver_track.iter().enumerate() {
            let night = Frame {
                x: 26. + 20.5 * i as f32,
                y: 94.,
                width: 18.,
                height: 18.,
                round: 4.,
            };
            let (x, y) = night.centre();
            self.plate.print(ink::rect("pr", night));
            self.plate
                .print(ink::centred("num", (x, y + 4.), 11.5, &silver.to_string()));
            if let Some(age) = self.map.marked(|sheet| usize::from(sheet.hotel) > i) {
                let name = format!("night-{i}");
                self.plate
                    .mark(pencil::ring(&name, Oval::round((x, y), 11.5), age));
            }
            if usize::from(self.map.sheet.hotel) == i {
                self.offer(Action::Stay, Frame::around((x, y), 22., 24., 5.));
            }
        }
    }

    fn bonds(&mut self, outlaws: &[Rank], rewards: &[RewardChoice]) {
        let hunting = self
            .map
            .scene
            .sight
            .legal
            .iter()
            .any(|a| matches!(a, Action::Hunt(_)));
        for (i, rank) in outlaws.iter().enumerate() {
            let at = (28. + 27. * i as f32, 99.5);
            self.plate.print(html! {
                (ink::rect("pr", Frame::around(at, 16., 15.5, 2.)))
                (ink::centred("num", (at.0, at.1 + 4.5), 12.5, &rank.to_string()))
            });
            if let Some(age) = self.map.marked(|sheet| sheet.outlaws.contains(*rank)) {
                let ring = pencil::ring(&format!("outlaw-{rank}"), Oval::round(at, 12.), age);
                self.plate.mark(ring);
            }
            if hunting {
                self.offer(Action::Hunt(*rank), Frame::around(at, 22., 19., 4.));
            }
        }
        self.choices(rewards, (55., 114.5), 30., 11.5, !hunting);
    }

    fn office(&mut self, choices: &[RewardChoice]) {
        self.plate.print(html! {
            (ink::icon("eye", (20., LINE + 1.), 16.))
            (ink::arrow((37., LINE + 1.)))
            (ink::centred("num", (76., LINE + 5.), 12.5, "/"))
        });
        let open = self.open;
        self.choices(choices, (75., LINE + 1.), 35., 12.5, open);
    }

    /// Rewards side by side, one of which is taken.
    fn choices(&mut self, choices: &[RewardChoice], (x, y): At, width: f32, size: f32, ask: bool) {
        let left = x - width * (choices.len() - 1) as f32 / 2.;
        for (i, choice) in choices.iter().enumerate() {
            let at = (left + width * i as f32, y);
            let (reward, amount, icon) = match choice {
                RewardChoice { cash: 1.., .. } => (Reward::Cash, choice.cash, "cash"),
                RewardChoice { gold: 1.., .. } => (Reward::Gold, choice.gold, "gold"),
                RewardChoice { stars: 1.., .. } => (Reward::Star, choice.stars, "star"),
                _ => (Reward::Clear, choice.clear_wanted_up_to, "clear"),
            };
            self.plate
                .print(ink::row(&[Thing::Amount(amount, icon)], at, size));
            if ask {
                self.offer(Action::Take(reward), Frame::around(at, width - 3., 20., 5.));
            }
        }
    }
}
