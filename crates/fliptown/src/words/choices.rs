//! Actions as they are offered: what each does here and now, and by which rule.

use std::collections::BTreeSet;

use kernel::{Choice, Member, Options as _, Phrase, RuleId};

use super::{building, gains, region, site, squares};
use crate::action::{Action, Direction, FinePayment, Reward, Tool};
use crate::amendment;
use crate::cards::{Card, Rank, Suit};
use crate::content::{
    Ability, Building, Character, Currency, Effect, FirstVisit, Gain, Item, Link, SilverPer,
    WareData, content,
};
use crate::legal::{find_ware, step_cost};
use crate::map::{Land, Region, Site};
use crate::poker::{Category, HAND_SIZE, Hand, best_hand, cheat};
use crate::prompt::capped;
use crate::sheet::Sheet;
use crate::step::{Assigned, Step};
use crate::view::View;

/// What an action that is legal in this view does.
pub(crate) fn describe(view: &View, action: Action) -> Choice {
    let (rule, phrase) = match view.own() {
        Some((_, own)) => {
            let open = own.open.as_ref();
            let scene = Scene {
                view,
                sheet: &own.sheet,
                holdem: own.holdem,
                step: view.step(),
                assigned: open.and_then(|open| open.turn.assigned),
            };
            scene.describe(action)
        }
        // A spectator is offered nothing; the notation says what was meant.
        None => (
            "FT-23.11",
            Phrase::new("choice-notation").with("action", action.to_string()),
        ),
    };
    Choice {
        phrase,
        rule: RuleId(rule),
    }
}

/// The rule of each building, in the order of their ranks.
const RULES: [&str; Building::ALL.len()] = [
    "FT-11.1", "FT-11.3", "FT-11.5", "FT-11.6", "FT-11.7", "FT-11.8", "FT-11.9", "FT-11.10",
    "FT-11.14", "FT-11.15", "FT-11.18", "FT-11.19", "FT-11.20",
];

type Said = (&'static str, Phrase);

/// Everything that the words of a choice depend on.
struct Scene<'a> {
    view: &'a View,
    sheet: &'a Sheet,
    holdem: Option<[Card; 2]>,
    step: Option<Step>,
    assigned: Option<Assigned>,
}

impl Scene<'_> {
    /// What the viewer's poker cards of the round make, Hold 'em cards included.
    fn hand(&self, value: impl Fn(&[Card]) -> Hand) -> Phrase {
        let mut cards = self.sheet.column(self.view.round).to_vec();
        cards.extend(self.holdem.into_iter().flatten());
        let whole = cards.len() >= HAND_SIZE;
        let category = whole.then(|| value(&cards).category());
        Phrase::name("hand", category.unwrap_or(Category::HighCard).id())
    }

    fn describe(&self, action: Action) -> Said {
        match action {
            Action::KeepLineup => ("FT-18.14", Phrase::new("choice-keep-lineup")),
            Action::RedrawLineup => (
                "FT-18.14",
                Phrase::new("choice-redraw-lineup").with("seats", self.view.options.seats()),
            ),
            Action::Take(reward) => self.take(reward),
            Action::Assign { suit, value, poker } => (
                "FT-5.4",
                Phrase::new("choice-assign")
                    .with("suit", suit.face())
                    .with("region", region(Region::of(suit.suit())))
                    .with("value", value.face())
                    .with("poker", poker.face()),
            ),
            Action::ChangeSuit(suit) => {
                let gold = content().gold_spending.change_suit_cost;
                (
                    "FT-6.1",
                    to_suit("choice-change-suit", suit).with("gold", gold),
                )
            }
            Action::JokerSuit(suit) => ("FT-18.12", to_suit("choice-joker-suit", suit)),
            Action::JokerValue(rank) => (
                "FT-18.12",
                Phrase::new("choice-joker-value").with("rank", rank.to_string()),
            ),
            Action::Shift(direction) => self.shift(direction),
            Action::Ability => self.ability(),
            Action::Go(at) => self.go(at),
            Action::Pass => ("FT-5.8", Phrase::new("choice-pass")),
            Action::Decline => ("FT-13.1", Phrase::new("choice-decline")),
            Action::EffectFirst => ("FT-10.4", self.order("choice-effect-first")),
            Action::BonusFirst => ("FT-10.4", self.order("choice-bonus-first")),
            Action::Deposit(colour) => (
                "FT-11.3",
                Phrase::new("choice-deposit").with("colour", Phrase::name("colour", colour.id())),
            ),
            Action::Buy(item) => self.buy(item),
            Action::Stay => ("FT-11.9", Phrase::new("choice-stay")),
            Action::Claim(land) => claim(land),
            Action::Hunt(rank) => (
                "FT-11.15",
                Phrase::new("choice-hunt").with("rank", rank.to_string()),
            ),
            Action::Leave => ("FT-10.3", Phrase::new("choice-leave")),
            Action::Amount(count) => self.amount(count),
            Action::Tool(Tool::Pan) => ("FT-7.6", Phrase::new("choice-tool-pan")),
            Action::Tool(Tool::Hammer) => ("FT-7.6", Phrase::new("choice-tool-hammer")),
            Action::Region(at) => (
                "FT-18.20",
                Phrase::new("choice-region").with("region", region(at)),
            ),
            Action::Finish => ("FT-5.12", Phrase::new("choice-finish")),
            Action::Cheat => (
                "FT-18.22",
                Phrase::new("choice-cheat").with("hand", self.hand(|cards| cheat(cards).2)),
            ),
            Action::KeepHand => (
                "FT-18.7",
                Phrase::new("choice-keep-hand").with("hand", self.hand(best_hand)),
            ),
            Action::KeepAbility => ("FT-18.8", Phrase::new("choice-keep-ability")),
            Action::Bribe => {
                let gold = self.sheet.wanted * content().sheriff.bribe_gold_per_wanted;
                ("FT-16.2", Phrase::new("choice-bribe").with("gold", gold))
            }
            Action::Refuse => ("FT-16.4", self.refuse()),
            Action::DrawCard => ("FT-18.9", Phrase::new("choice-draw-card")),
            Action::Accept => ("FT-18.9", Phrase::new("choice-accept")),
            Action::Pay(payment) => self.pay(payment),
        }
    }

    /// What comes of paying nothing: whoever has looked at the sheriff card knows.
    fn refuse(&self) -> Phrase {
        let wanted = self.sheet.wanted;
        match self.view.sheriff {
            Some(card) if wanted > 1 => {
                Phrase::new(match u16::from(card.rank().number()) >= wanted {
                    true => "choice-refuse-safe",
                    false => "choice-refuse-arrest",
                })
                .with("card", card.face())
            }
            _ => Phrase::new("choice-refuse").with("wanted", wanted),
        }
    }

    fn take(&self, reward: Reward) -> Said {
        let rule = match self.step {
            Some(Step::Office) => "FT-11.18",
            _ => "FT-11.17",
        };
        let phrase = match reward {
            Reward::Cash => Phrase::new("choice-take-cash"),
            Reward::Gold => Phrase::new("choice-take-gold"),
            Reward::Star => Phrase::new("choice-take-star"),
            Reward::Clear => Phrase::new("choice-take-clear").with("count", self.cleared()),
        };
        (rule, phrase)
    }

    /// How many Wanted are crossed out as a reward; none where the number is asked for next (FT-A4).
    fn cleared(&self) -> u8 {
        if !self.view.options.plays_by(amendment::EXACTLY_TWO) {
            return 0;
        }
        let building = match self.step {
            Some(Step::Office) => Building::SheriffsOffice,
            _ => Building::BailBonds,
        };
        let rewards = building.data().effect.rewards().iter();
        let most = rewards.map(|reward| reward.clear_wanted_up_to).max();
        capped(most.unwrap_or(0), self.sheet.wanted)
    }

    fn shift(&self, direction: Direction) -> Said {
        let assigned = self.assigned;
        let to = assigned.and_then(|a| crate::legal::shift(&a, self.sheet.pans, direction));
        let rank = to.map_or_else(String::new, |rank| rank.to_string());
        ("FT-18.10", Phrase::new("choice-shift").with("rank", rank))
    }

    fn ability(&self) -> Said {
        let (rule, id) = match self.sheet.character {
            Some(Character::Baroness) => ("FT-18.5", "choice-ability-baroness"),
            Some(Character::RanchHand) => ("FT-18.21", "choice-ability-ranch-hand"),
            Some(Character::ManInBlack) => ("FT-18.20", "choice-ability-man-in-black"),
            Some(Character::Trailblazer) => ("FT-18.3", "choice-ability-trailblazer"),
            Some(Character::Settler) => ("FT-18.16", "choice-ability-settler"),
            Some(Character::Bandit) => ("FT-18.17", "choice-ability-bandit"),
            Some(Character::Miner) => ("FT-18.18", "choice-ability-miner"),
            _ => ("FT-18.19", "choice-ability-grave-robber"),
        };
        let each = self.sheet.ability().map_or(0, Ability::number);
        let phrase = Phrase::new(id).with("count", self.sheet.wanted);
        (rule, phrase.with("each", each))
    }

    fn go(&self, at: Site) -> Said {
        // The map as it would be then, as far as no card has to be turned for it.
        let mut then = *self.sheet;
        then.circle(at);
        then.gold = then.gold.saturating_sub(self.gold_to(at));
        let (rule, gain, what) = match at {
            Site::Stop(rank) => {
                let stop = &content().trail.stops[rank.index()];
                let mut parts = gains(then.add(stop.gain));
                if !stop.choose.is_empty() {
                    parts.push(Phrase::new("gain-tool"));
                }
                if stop.clear_wanted_up_to > 0 {
                    parts.push(clear(stop.clear_wanted_up_to));
                }
                ("FT-7.1", parts, stop.bonus)
            }
            Site::Target(rank) => self.rob(rank, &mut then),
            Site::Room(room) => {
                let data = &content().mine.rooms[room.index()];
                let mut parts = gains(then.add(data.gain));
                parts.extend(data.silver_per.map(silver));
                ("FT-9.1", parts, data.bonus)
            }
            Site::Building(rank) => self.visit(Building::of(rank)),
            Site::Tombstone(stone) => {
                let completed = content().cemetery.links.iter().filter(|link| {
                    let circled = self.sheet.tombstones;
                    (link.a == stone && circled.contains(link.b))
                        || (link.b == stone && circled.contains(link.a))
                });
                let links: Vec<&Link> = completed.collect();
                let mut parts = Vec::new();
                let (wanted, _) = self.sheet.wanted_at(at);
                parts.extend(gains(then.add(Gain::wanted(wanted))));
                if self.sheet.items.contains(Item::Shovel) {
                    let stars = content().cemetery.shovel_stars_per_tombstone;
                    parts.extend(gains(Gain::stars(stars)));
                }
                parts.extend(links.iter().flat_map(|link| gains(then.add(link.gain))));
                ("FT-12.1", parts, links.iter().find_map(|link| link.bonus))
            }
        };
        let mut parts = gain;
        if let Some(region) = what {
            then.bonuses.insert(region);
            // Where no site is left, a bonus action is lost (FT-13.10) and nothing to promise.
            parts.extend(then.has_site(region).then(|| bonus(region)));
        }
        parts.extend(self.bounties(&then));
        if parts.is_empty() {
            parts.push(Phrase::new("gain-nothing"));
        }
        let phrase = Phrase::new("choice-go")
            .with("region", region(at.region()))
            .with("site", site(at))
            .with("gains", parts)
            .with("gold", self.gold_to(at));
        (rule, phrase)
    }

    /// The bounties that a map to come would meet and the one of now does not (FT-17.1).
    fn bounties(&self, then: &Sheet) -> Vec<Phrase> {
        let rules = &content().bounty_rules;
        let met = self.view.bounties.iter().filter(|bounty| {
            let condition = bounty.condition();
            !self.sheet.claimed.contains(**bounty)
                && !self.sheet.meets(condition)
                && then.meets(condition)
        });
        met.map(|bounty| {
            let stars = match self.view.turned.contains(*bounty) {
                true => rules.stars_later,
                false => rules.stars_first,
            };
            Phrase::new("gain-bounty").with("count", stars)
        })
        .collect()
    }

    /// What a robbery brings, and the bonus action of a row it completes (FT-8.6).
    fn rob(&self, rank: Rank, then: &mut Sheet) -> (&'static str, Vec<Phrase>, Option<Region>) {
        let badlands = &content().badlands;
        let Some((row, target)) = badlands.target(rank) else {
            return ("FT-8.1", Vec::new(), None);
        };
        // A weapon adds to the card, so a lower one will do (FT-8.4); an ace is the lowest there is.
        let needed = Rank::try_from(rank.number().saturating_sub(self.sheet.weapon()));
        let loot = match needed {
            Ok(needed) if needed > Rank::ACE => Phrase::new("gain-robbery")
                .with("card", needed.to_string())
                .with("half", row.stars / badlands.fail_star_divisor),
            _ => Phrase::new("gain-robbery-sure"),
        };
        let loot = loot.with("stars", row.stars).with("cash", target.cash);
        let mut parts = vec![loot];
        let (wanted, _) = self.sheet.wanted_at(Site::Target(rank));
        parts.extend(gains(then.add(Gain::wanted(wanted))));
        let mut others = row.targets.iter().filter(|other| other.rank != rank);
        let completes = others.all(|other| self.sheet.targets.contains(other.rank));
        ("FT-8.1", parts, completes.then_some(row.row_bonus))
    }

    /// What a visit brings by itself, and what the building does.
    fn visit(&self, at: Building) -> (&'static str, Vec<Phrase>, Option<Region>) {
        let first = !self.sheet.buildings.contains(at);
        let mut parts = vec![self.business(at)];
        let mut bonus = None;
        match at.data().first_visit {
            FirstVisit::Stars(stars) if first => parts.extend(gains(Gain::stars(stars))),
            FirstVisit::Bonus(region) if first => bonus = Some(region),
            _ => {}
        }
        (RULES[at as usize], parts, bonus)
    }

    /// What can be done at a building: of what is had once, only what is left; where one thing follows
    /// another, the one that is next.
    fn business(&self, at: Building) -> Phrase {
        let left = match &at.data().effect {
            _ if self.sheet.has_had_all_of(at) => None,
            Effect::SequenceItems { .. } if self.sheet.items.contains(Item::Friendship) => {
                Some(Phrase::new("visit-undertaker-again"))
            }
            Effect::Shop { wares } => either(wares.iter().filter_map(|ware| self.on_sale(ware))),
            Effect::Deposit { cost, choices, .. } => {
                let free = choices
                    .iter()
                    .filter(|one| !self.sheet.banked.contains(**one));
                either(free.map(|one| Phrase::name("colour", one.id()))).map(|colours| {
                    Phrase::new("visit-bank")
                        .with("cash", *cost)
                        .with("colours", colours)
                })
            }
            Effect::LandClaim => either(self.land_prices().into_iter().map(price))
                .map(|prices| Phrase::new("visit-land-office").with("prices", prices)),
            _ => Some(Phrase::name("visit", at.id())),
        };
        left.unwrap_or(Phrase::new("visit-nothing"))
    }

    /// A ware with its price, if it can still be bought.
    fn on_sale(&self, ware: &WareData) -> Option<Phrase> {
        let owns = |item| self.sheet.items.contains(item);
        let open = !owns(ware.id) && ware.requires.is_none_or(owns);
        open.then(|| {
            Phrase::new("visit-ware")
                .with("item", Phrase::name("item", ware.id.id()))
                .with("cash", ware.cost)
        })
    }

    /// What the shapes cost that still fit somewhere.
    fn land_prices(&self) -> BTreeSet<u16> {
        let placements = content().land_office.placements.iter();
        placements
            .filter(|placement| placement.land.is_apart_from(self.sheet.land))
            .map(|placement| placement.cost)
            .collect()
    }

    /// The gold that the way to a site costs: none for a bonus action.
    fn gold_to(&self, at: Site) -> u16 {
        match (self.step, self.assigned) {
            (Some(Step::Main), Some(assigned)) => {
                step_cost(self.sheet.steps_to(assigned.value, at).unwrap_or(0))
            }
            _ => 0,
        }
    }

    fn order(&self, id: &'static str) -> Phrase {
        let phrase = Phrase::new(id);
        match self.step {
            Some(Step::Order(at)) => {
                let phrase = phrase.with("building", building(at));
                match at.data().first_visit {
                    FirstVisit::Bonus(bonus) => phrase.with("region", region(bonus)),
                    FirstVisit::Stars(_) => phrase,
                }
            }
            _ => phrase,
        }
    }

    fn buy(&self, item: Item) -> Said {
        let ware = Building::ALL
            .into_iter()
            .find_map(|at| match &at.data().effect {
                Effect::Shop { wares } => find_ware(wares, item),
                _ => None,
            });
        let rule = match item {
            Item::WorkHorse | Item::TrailHorse => "FT-11.6",
            Item::Pistol | Item::Rifle => "FT-11.14",
            _ => "FT-11.7",
        };
        let phrase = Phrase::new("choice-buy")
            .with("ware", item.id())
            .with("cash", ware.map_or(0, |ware| ware.cost))
            .with("use", Phrase::name("use", item.id()));
        (rule, phrase)
    }

    fn amount(&self, count: u8) -> Said {
        let (rule, cost) = match self.step {
            Some(Step::Effect(at)) => match &at.data().effect {
                Effect::BuyStars { pay, cost_each, .. } => {
                    let paid = cost_each * u16::from(count);
                    let (rule, id) = match pay {
                        Currency::Cash => ("FT-11.19", "choice-buy-stars-cash"),
                        Currency::Gold => ("FT-11.20", "choice-buy-stars-gold"),
                    };
                    let phrase = Phrase::new(id).with("count", count).with("paid", paid);
                    return (rule, phrase);
                }
                Effect::ClearWanted { cost_each: 0, .. } => ("FT-11.5", 0),
                Effect::ClearWanted { cost_each, .. } => ("FT-11.8", cost_each * u16::from(count)),
                _ => ("FT-3.6", 0),
            },
            Some(Step::Preach) => ("FT-18.8", 0),
            Some(Step::Wanted(at)) => {
                let rule = match at {
                    Site::Tombstone(_) => "FT-12.2",
                    _ => "FT-8.3",
                };
                return (rule, Phrase::new("choice-take-wanted").with("count", count));
            }
            _ => ("FT-3.6", 0),
        };
        let phrase = Phrase::new("choice-clear")
            .with("count", count)
            .with("cash", cost);
        (rule, phrase)
    }

    fn pay(&self, payment: FinePayment) -> Said {
        let fine = content().sheriff.fines[usize::from(self.view.round - 1)];
        match payment {
            FinePayment::Cash => (
                "FT-16.6",
                Phrase::new("choice-pay-cash").with("cash", fine.cash),
            ),
            FinePayment::Stars => (
                "FT-16.6",
                Phrase::new("choice-pay-stars").with("count", fine.stars),
            ),
        }
    }
}

fn to_suit(id: &'static str, suit: Suit) -> Phrase {
    Phrase::new(id)
        .with("suit", Phrase::name("suit", suit.id()))
        .with("region", region(Region::of(suit)))
}

/// One of several things: `this or that`.
fn either(of: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    of.reduce(|some, last| {
        Phrase::new("visit-or")
            .with("some", some)
            .with("last", last)
    })
}

fn price(cash: u16) -> Phrase {
    Phrase::new("taking-cash").with("count", cash)
}

fn bonus(at: Region) -> Phrase {
    Phrase::new("gain-bonus").with("region", region(at))
}

fn clear(count: u8) -> Phrase {
    Phrase::new("gain-clear").with("count", count)
}

fn silver(per: SilverPer) -> Phrase {
    Phrase::new(match per {
        SilverPer::Tombstones => "gain-silver-tombstones",
        SilverPer::Buildings => "gain-silver-buildings",
        SilverPer::Rooms => "gain-silver-rooms",
        SilverPer::TrailStops => "gain-silver-stops",
        SilverPer::Robberies => "gain-silver-targets",
    })
}

fn claim(land: Land) -> Said {
    let placements = &content().land_office.placements;
    let placement = placements.iter().find(|p| p.land == land);
    let phrase = Phrase::new("choice-claim")
        .with("land", squares(land))
        .with("cash", placement.map_or(0, |p| p.cost))
        .with("count", placement.map_or(0, |p| p.stars));
    ("FT-11.10", phrase)
}
