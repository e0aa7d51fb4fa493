//! The decisions of a visit, of wounds and of the time between turns.

use escape_plan::Action;
use escape_plan::action::Slot;
use escape_plan::content::{Effect, content};
use escape_plan::node::Site;
use escape_plan::pieces::{Asset, Contact, Fixer, Group};
use escape_plan::step::{Step, Ware};

use super::thief::Thief;
use super::{goals, weights, worth_if};

/// What an answer brings. To take nothing and to end brings nothing.
pub(super) fn rate(thief: &Thief<'_>, step: Step, action: Action) -> f32 {
    match (step, action) {
        (Step::Bargain, Action::Unlock(asset)) => {
            let price = i32::from(content().prices.income_phase_unlock);
            unlock(thief, asset) + thief.cash(-price)
        }
        (_, Action::Unlock(asset)) => unlock(thief, asset),
        (_, Action::SpendDisc) => 1.0,
        (_, Action::Lose(asset)) => -weights::asset(asset),
        (_, Action::Contact(contact)) => thief.contact(contact) + thief.card(contact),
        (Step::PlaceContact(contact), action) => place_contact(thief, contact, action),
        (Step::Stow(ware), action) => stow(thief, ware, action),
        (Step::TakeKey(_), Action::Key(colour)) => goals::key(thief, colour),
        (Step::Unbar, Action::Key(colour)) => -goals::key(thief, colour),
        (Step::Unbar, Action::MasterKey) => {
            let price = thief.me.price_of(Asset::MasterKey).unwrap_or_default();
            thief.cash(-i32::from(price))
        }
        (_, Action::BuyFixer(fixer)) => buy_fixer(thief, fixer),
        (_, Action::BuyEquipment(kind)) => goals::buy(thief, kind),
        (Step::TakeGas, Action::Take) => goals::gas(thief),
        (Step::MayHeal, Action::Take) => f32::from(content().scoring.wound),
        (Step::Confess, Action::Take) => {
            let price = i32::from(content().prices.church_lose_notoriety);
            thief.heat(-1) + thief.cash(-price)
        }
        (_, Action::Heal(wounds)) => {
            let price = content().prices.hospital_heal[usize::from(wounds) - 1];
            let saved = f32::from(wounds) * f32::from(content().scoring.wound);
            saved + thief.cash(-i32::from(price))
        }
        (_, Action::Open(colour)) => thief.locker(colour).unwrap_or_default(),
        (_, Action::OpenWithMaster(colour)) => {
            let price = thief.me.price_of(Asset::MasterKey).unwrap_or_default();
            let money = thief.locker(colour).unwrap_or_default();
            money + thief.cash(-i32::from(price)) - weights::ASSET
        }
        (_, Action::Value(value)) => f32::from(value),
        (Step::AtExit, Action::Take) => thief.cash(i32::from(thief.me.income())),
        (Step::AtExit, Action::ExitTile) => match thief.me.at.site() {
            Some(Site::Exit(exit)) => goals::exit_tile(thief, exit).unwrap_or_default(),
            _ => 0.0,
        },
        (Step::Bonus(_), Action::Take) => thief.disc(),
        (Step::Bonus(group), Action::TakeAsset) => thief.unlock() + along(thief, group),
        _ => 0.0,
    }
}

/// What comes along with the asset of a group bonus (EP-12.10, EP-12.15).
fn along(thief: &Thief<'_>, group: Group) -> f32 {
    match group {
        Group::One | Group::Two => thief.heat(-1),
        Group::SafeHouses => thief.cash(i32::from(thief.me.income())),
    }
}

/// What it is worth to unlock this asset: those first that make room where it is needed.
fn unlock(thief: &Thief<'_>, asset: Asset) -> f32 {
    let me = thief.me;
    let in_book = me.book.contains(asset) && !me.has_contact_slot();
    let in_pouch = me.pouch.contains(asset) && !me.has_item_slot();
    let room = if in_book {
        weights::CONTACT_SLOT
    } else if in_pouch {
        weights::LAST_SLOT
    } else {
        0.0
    };
    thief.unlock() + weights::asset(asset) + room
}

fn place_contact(thief: &Thief<'_>, contact: Contact, action: Action) -> f32 {
    match action {
        Action::Keep => weights::CARD,
        Action::Replace(old) | Action::ReplaceRight(old) if !thief.is_last_turn() => {
            let ready = worth_if(!old.used, weights::READY);
            thief.card(contact) - thief.card(old.contact) - ready + thief.heat(1)
        }
        Action::Replace(_) | Action::ReplaceRight(_) => -1.0,
        _ => 0.0,
    }
}

/// A free slot is best; otherwise what is worth least makes room.
fn stow(thief: &Thief<'_>, ware: Ware, action: Action) -> f32 {
    let Action::Swap(slot) = action else {
        return match action {
            Action::Keep if matches!(ware, Ware::Sealed(_)) => weights::ARREST,
            Action::Keep => weights::LAST_SLOT,
            _ => 0.0,
        };
    };
    let kept = match slot {
        Slot::Equipment(_, used) => weights::EQUIPMENT - worth_if(used, weights::READY),
        Slot::Fixer(fixer) if thief.me.ready_fixers().contains(fixer) => {
            weights::fixer(fixer).max(weights::READY)
        }
        Slot::Fixer(_) => 0.0,
        Slot::Sealed(pile, size) => {
            let sealed = escape_plan::piles::Sealed { pile, size };
            f32::from(thief.view.piles.value(sealed).unwrap_or_default())
        }
    };
    -kept
}

/// What a fixer tile brings beyond its price and its slot.
fn buy_fixer(thief: &Thief<'_>, fixer: Fixer) -> f32 {
    let data = fixer.data();
    let time = f32::from(thief.clock.turns().min(3)) / 3.0;
    let worth = match data.effect {
        Effect::TakeContact => thief.any_contact(),
        Effect::Income => thief.cash(i32::from(thief.me.income())),
        Effect::Calm => thief.heat(-1),
        Effect::ExtraAction => thief.disc(),
        Effect::Heal if thief.me.wounds > 0 => f32::from(content().scoring.wound),
        _ => weights::fixer(fixer) * time,
    };
    worth - thief.slot() + thief.cash(-i32::from(data.cost))
}
