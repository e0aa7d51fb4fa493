//! Actions as they are offered: what each does here and now, what it costs, and by which rule.

mod police;
mod travel;
mod visits;

use kernel::{Choice, Phrase, RuleId, Seat};

use super::{asset, bill, cash, contact, effect, key, list, place, tile, tool};
use crate::action::{Ability, Action, Tool};
use crate::city::Placed;
use crate::content::content;
use crate::legal::treatment_price;
use crate::node::Node;
use crate::pieces::{Asset, Place};
use crate::player::{Card, Hand, Player};
use crate::step::Step;
use crate::view::View;

/// What an action that is legal in this view does.
pub(crate) fn describe(view: &View, action: Action) -> Choice {
    let (rule, phrase) = match Scene::of(view) {
        Some(scene) => scene.describe(action),
        // Whoever is not asked is offered nothing; the notation says what was meant.
        None => (
            RuleId("EP-1.2"),
            Phrase::new("choice-notation").with("action", action.to_string()),
        ),
    };
    Choice { phrase, rule }
}

/// What the visit of a location would bring the viewer, note by note; nothing unless it is asked something.
pub fn visit(view: &View, at: Node) -> Vec<Phrase> {
    Scene::of(view).map_or_else(Vec::new, |scene| scene.visit(at).1)
}

type Said = (RuleId, Phrase);

/// Everything that the words of a choice depend on.
struct Scene<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a Player,
    hand: Hand,
    step: Step,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View) -> Option<Scene<'a>> {
        let (seat, player, hand) = view.own()?;
        let (_, step) = view.asked().filter(|(asked, _)| *asked == seat)?;
        Some(Scene {
            view,
            seat,
            player,
            hand,
            step,
        })
    }

    fn describe(&self, action: Action) -> Said {
        match action {
            // The way.
            Action::Rest => by("EP-8.6", Phrase::new("choice-rest")),
            Action::Go(to) => self.go(to),
            Action::Ride(to) => by("EP-9.11", self.ride(to)),
            Action::Fly(to) => self.fly(to),
            Action::Surface(to) => by("EP-9.16", self.surface(to)),
            Action::Waters(node) => by("EP-9.17", self.waters(node)),
            Action::BurnGas => by("EP-9.10", Phrase::new("choice-gas")),
            Action::Stop => self.stop(),
            Action::Escape => self.escape(),
            // The police.
            Action::Officer(on, one) => self.here(self.officer(on, one)),
            Action::Sandra => by("EP-18.5", Phrase::new("choice-evade-sandra")),
            Action::Tile(on) => self.here(self.on_tile(on)),
            Action::Done => self.done(),
            Action::TakeWound => self.here(self.take_wound()),
            Action::Lose(asset) => self.here(lose(asset)),
            // The city and the day.
            Action::Place(spot) => self.here(self.place_tile(spot)),
            Action::Name(at) => self.here(self.name(at)),
            Action::SpendDisc => self.here(self.spend_disc()),
            Action::Unlock(asset) => self.here(self.unlock(asset)),
            Action::End => self.here(Phrase::new("choice-end")),
            // What is offered.
            Action::Use(tool, ability) => self.use_tool(tool, ability),
            Action::Pass => self.here(self.pass()),
            Action::Take => self.here(self.take()),
            Action::TakeAsset => self.here(self.take_asset()),
            Action::Key(colour) => self.here(self.key(colour)),
            Action::MasterKey => self.here(self.master_key()),
            Action::Contact(contact) => {
                let data = contact.data();
                let id = "choice-contact";
                self.here(offer(id, Tool::Contact(contact), data.cost, data.star))
            }
            Action::RightContact(contact) => {
                let data = contact.data();
                let id = "choice-contact-right";
                self.here(offer(id, Tool::Contact(contact), data.cost, data.star))
            }
            Action::BuyFixer(fixer) => {
                let cost = fixer.data().cost;
                self.here(offer("choice-buy", Tool::Fixer(fixer), cost, false))
            }
            Action::BuyEquipment(kind) => {
                let cost = kind.data().cost;
                self.here(offer("choice-buy", Tool::Equipment(kind), cost, false))
            }
            Action::Box => self.here(Phrase::new("choice-box")),
            Action::Keep => self.here(Phrase::new("choice-keep")),
            Action::Replace(old) => self.here(replace(Tool::Contact(old.contact), old.used)),
            Action::ReplaceRight(old) => self.here(replace_right(old)),
            Action::Swap(slot) => self.here(self.swap(slot)),
            Action::Heal(wounds) => self.here(heal(wounds)),
            Action::Open(colour) => self.here(self.open(colour)),
            Action::OpenWithMaster(colour) => self.here(self.open_with_master(colour)),
            Action::Value(value) => {
                self.here(Phrase::new("choice-value").with("cash", cash(value)))
            }
            Action::ExitTile => by("EP-12.27", self.exit_tile()),
        }
    }

    /// Something whose rule is that of the question.
    fn here(&self, phrase: Phrase) -> Said {
        let closed = &self.view.piles.exits;
        (self.step.rule_at(self.player.at, closed), phrase)
    }

    fn use_tool(&self, tool: Tool, ability: Option<Ability>) -> Said {
        let star = matches!(tool, Tool::Contact(contact) if contact.data().star);
        let cost = self.player.cost_of(tool).unwrap_or_default();
        let idle = ability.is_none() && self.view.is_idle(tool);
        let phrase = match tool {
            _ if self.view.ruins_escape(tool) => Phrase::new("choice-use-broke"),
            // An asset that was used counts at the end, whatever for (EP-17.7).
            Tool::Asset(_) if idle => {
                let worth = content().scoring.used_asset;
                Phrase::new("choice-use-vain").with("worth", cash(worth))
            }
            _ if idle => Phrase::new("choice-use-idle"),
            _ => Phrase::new("choice-use"),
        };
        let phrase = phrase
            .with("tool", super::tool(tool))
            .with("effect", effect(tool, ability))
            .with("costs", bill(cost, 0, star));
        by(tool.rule(), phrase)
    }

    fn unlock(&self, one: Asset) -> Phrase {
        let mut notes = Vec::new();
        if self.step == Step::Bargain {
            let price = content().prices.income_phase_unlock;
            notes.push(Phrase::new("unlock-price-now").with("cash", cash(price)));
        }
        let slot = self.player.priced.len();
        notes.push(match content().player_board.asset_slot_prices.get(slot) {
            Some(price) => Phrase::new("unlock-price-later").with("cash", cash(*price)),
            None => Phrase::new("unlock-box"),
        });
        Phrase::new("choice-unlock")
            .with("asset", asset(one))
            .with("effect", effect(Tool::Asset(one), None))
            .with("notes", notes)
    }

    /// A tile by the neighbours it would have; its cell tells apart what has the same ones.
    fn place_tile(&self, spot: Placed) -> Phrase {
        let around = Placed::around(spot.cell());
        let placed = self.view.city.placed().iter();
        let neighbours = placed.filter(|other| around.contains(&other.cell()));
        Phrase::new("choice-place")
            .with("tile", tile(spot.tile))
            .with("neighbours", list(neighbours, |other| tile(other.tile)))
            .with("cell", format!("{},{}", spot.q, spot.r))
            .with("angle", u16::from(spot.turn) * 60)
    }

    /// A place by what the own plan says of it, a safe house also by the keys that lie there.
    fn name(&self, at: Place) -> Phrase {
        let worth = match self.hand.plan.amount(at) {
            Some(amount) => Phrase::new("choice-name-money").with("cash", cash(amount)),
            None => Phrase::new("choice-name-income"),
        }
        .with("place", place(at));
        let keys: Vec<Phrase> = self.view.supply.keys_at(at).map(key).collect();
        match keys.is_empty() {
            true => worth,
            false => Phrase::new("choice-name-keys")
                .with("worth", worth)
                .with("keys", keys),
        }
    }

    /// A turn at night or at dawn, with the late tax if it is due (EP-16.8).
    fn spend_disc(&self) -> Phrase {
        if self.view.escapes.is_empty() {
            Phrase::new("choice-spend-disc")
        } else {
            let tax = content().day.late_tax_per_turn;
            Phrase::new("choice-spend-disc-and-pay").with("cash", cash(tax))
        }
    }

    /// A region or location, a field by what lies on it.
    fn node(&self, node: Node) -> Phrase {
        super::node(node, self.view.place_at(node))
    }
}

fn by(rule: &'static str, phrase: Phrase) -> Said {
    (RuleId(rule), phrase)
}

fn lose(one: Asset) -> Phrase {
    Phrase::new("choice-lose")
        .with("asset", asset(one))
        .with("effect", effect(Tool::Asset(one), None))
}

/// Something that can be had: a ware for its price, a contact with what using it will cost.
fn offer(id: &'static str, what: Tool, cost: u16, star: bool) -> Phrase {
    Phrase::new(id)
        .with("tool", tool(what))
        .with("effect", effect(what, None))
        .with("costs", bill(cost, 0, star))
}

/// Something makes room; whether it is used tells apart two of a kind.
fn replace(old: Tool, used: bool) -> Phrase {
    Phrase::new(if used {
        "choice-replace-used"
    } else {
        "choice-replace"
    })
    .with("old", tool(old))
}

/// Of two alike the right one makes room.
fn replace_right(old: Card) -> Phrase {
    Phrase::new(if old.used {
        "choice-replace-used-right"
    } else {
        "choice-replace-right"
    })
    .with("old", contact(old.contact))
}

fn heal(wounds: u8) -> Phrase {
    let price = treatment_price(wounds).unwrap_or_default();
    Phrase::new("choice-treatment")
        .with("count", wounds)
        .with("cash", cash(price))
}
