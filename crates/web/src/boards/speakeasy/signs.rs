//! What things bring, as symbols.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::content::{AnyOr, Effect};
use speakeasy::pieces::{Building, Business, CityToken, Deed, Favour, GoalArea, Operation, Track};
use speakeasy::player::Ally;
use speakeasy::words;
use speakeasy::{Event, Speakeasy};

use super::ink::{self, Anchor, At};
use crate::board::Scene;
use crate::draw;

/// A symbol, or a few letters between symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Icon(&'static str),
    Letters(String),
}

use Sign::{Icon, Letters};

/// What an effect brings, symbol by symbol.
pub(super) fn effect(effect: &Effect) -> Vec<Sign> {
    let mut signs = Vec::new();
    if effect.cash > 0 {
        signs.extend([Icon("cash"), Letters(effect.cash.to_string())]);
    }
    let counted = [
        (effect.leverage_tokens, "lever"),
        (effect.thugs_free, "thug"),
        (effect.books, "ledger"),
        (effect.raise_any, "raise"),
        (effect.mobsters, "mobster"),
        (effect.helper_cards, "helper"),
        (effect.city_tokens, "token"),
    ];
    for (count, icon) in counted {
        signs.extend((0..count).map(|_| Icon(icon)));
    }
    if let Some(raise) = effect.raise {
        signs.extend([Icon("raise"), Icon(track(raise.track))]);
        if raise.optional_extra {
            signs.push(Letters("+".to_owned()));
        }
    }
    if let Some(kind) = effect.op_card {
        signs.push(Icon(of_type(kind, "card")));
    }
    if let Some(kind) = effect.play_op_card {
        signs.push(Icon(of_type(kind, "playcard")));
    }
    signs.extend(effect.action.into_iter().flat_map(deed));
    let bonuses = [
        (effect.range_bonus, "truck"),
        (effect.sale_bonus, "sell"),
        (effect.production_bonus, "produce"),
        (effect.leverage_bonus, "lever"),
    ];
    for (bonus, icon) in bonuses {
        if bonus > 0 {
            // A card that is played tells by its type what is added to.
            signs.push(Letters(format!("+{bonus}")));
            signs.extend(effect.play_op_card.is_none().then_some(Icon(icon)));
        }
    }
    signs
}

/// Whether an effect is a sum of money and nothing else: its sign says it all.
pub(super) fn is_sum(effect: &Effect) -> bool {
    effect.cash > 0 && words::effects(effect).len() == 1
}

fn of_type(kind: AnyOr<Operation>, any: &'static str) -> &'static str {
    match kind {
        AnyOr::Any => any,
        AnyOr::One(one) => operation(one),
    }
}

/// A sum of money.
pub(super) fn dollars(scene: &Scene<'_, Speakeasy>, amount: u16) -> String {
    scene.say(&words::money(amount))
}

/// What an effect makes a boss do.
fn deed(deed: Deed) -> Vec<Sign> {
    let icons: &[&'static str] = match deed {
        Deed::Produce => &["produce"],
        Deed::Sell => &["sell"],
        Deed::Deliver => &["deliver"],
        Deed::Protect => &["protect"],
        Deed::UpgradeBar => &["upgrade"],
        Deed::TakeoverIgnoreDefence | Deed::Ally => &["gangster"],
        Deed::BuildBar => &["bar"],
        Deed::BuildNightclub => &["nightclub"],
        Deed::BuildCasino => &["casino"],
        Deed::CopyHelper => &["helper", "swap"],
        Deed::BuildBarOrStill => &["bar", "still"],
        Deed::BuildNightclubOrCasino => &["nightclub", "casino"],
        Deed::HireThugs => &["thug"],
        Deed::Raid => &["ship"],
        Deed::ChangeTurnOrder => &["discard", "swap"],
        Deed::TwoOfThree => &["playcard", "token", "ledger"],
        Deed::SwapCapos => &["capo", "swap", "capo"],
    };
    icons.iter().map(|icon| Icon(icon)).collect()
}

pub(super) fn operation(operation: Operation) -> &'static str {
    track(operation.track())
}

pub(super) fn track(track: Track) -> &'static str {
    match track {
        Track::Vip => "vip",
        Track::Party => "party",
        Track::Still => "still",
        Track::Fleet => "truck",
        Track::Strength => "pistol",
    }
}

/// The action of the cards of a type.
pub(super) fn deed_of(operation: Operation) -> &'static str {
    match operation {
        Operation::Vip => "protect",
        Operation::Party => "sell",
        Operation::Still => "produce",
        Operation::Fleet => "deliver",
    }
}

pub(super) fn building(building: Building) -> &'static str {
    match building {
        Building::Still => "still",
        Building::Bar => "bar",
        Building::Nightclub => "nightclub",
        Building::Casino => "casino",
    }
}

/// A city token: the one symbol of what it brings.
pub(super) fn token(token: CityToken) -> &'static str {
    if token.effect().leverage_tokens > 1 {
        return "levers";
    }
    let first = effect(token.effect())
        .into_iter()
        .find_map(|sign| match sign {
            Icon(icon) => Some(icon),
            Letters(_) => None,
        });
    first.unwrap_or("token")
}

pub(super) fn business(business: Business) -> &'static str {
    match business {
        Business::PlayCard => "playcard",
        Business::CityTokens => "token",
        Business::CookBooks => "ledger",
    }
}

pub(super) fn favour(favour: Favour) -> &'static str {
    match favour {
        Favour::Leverage => "lever",
        Favour::Book => "ledger",
        Favour::CityToken => "token",
    }
}

/// What a goal counts.
pub(super) fn goal(area: GoalArea) -> &'static str {
    match area {
        GoalArea::Docks => "crate",
        GoalArea::CityHall => "protect",
        GoalArea::Notoriety => "raise",
        GoalArea::Park => "tree",
        GoalArea::Region => "ledger",
    }
}

/// What the help of an ally costs.
pub(super) fn help(ally: Ally, fee: u16) -> Phrase {
    let id = match ally.owes_free_help() {
        true => "board-help-once",
        false => "board-help",
    };
    Phrase::new(id).with("cash", words::money(fee))
}

/// The Rival, as small as a token.
pub(super) fn rival(scene: &Scene<'_, Speakeasy>) -> Markup {
    let name = scene.say(&words::boss_name(Boss::Rival));
    html! { span.tok.s.automa title=(name) { (ink::initial(scene, Boss::Rival)) span.vh { (name) } } }
}

/// Whether an event tells what the Rival did, or what became of it.
pub(super) fn is_of_rival(event: &Event) -> bool {
    match *event {
        Event::RivalRevealed { .. } | Event::RivalRaided { .. } | Event::RivalHauled { .. } => true,
        Event::FirstBoss { boss }
        | Event::CasinosPaid { boss, .. }
        | Event::CapoSent { boss, .. }
        | Event::CashGained { boss, .. }
        | Event::MobsterToDocks { boss, .. }
        | Event::Opened { boss, .. }
        | Event::TookOver { boss, .. }
        | Event::Upgraded { boss, .. }
        | Event::MobsterProtects { boss, .. }
        | Event::PlaceReserved { boss, .. }
        | Event::BookCooked { boss, .. }
        | Event::HeldFreely { boss, .. }
        | Event::BuildingLost { boss, .. }
        | Event::PaidOut { boss, .. } => boss == Boss::Rival,
        _ => false,
    }
}

/// Signs in a line of text.
pub(super) fn inline(signs: &[Sign]) -> Markup {
    html! {
        @for sign in signs {
            @match sign {
                Icon(icon) => { (draw::icon(icon)) }
                Letters(letters) => { b { (letters) } }
            }
        }
    }
}

/// How wide signs are that are `size` high.
pub(super) fn width(signs: &[Sign], size: f32) -> f32 {
    let one = |sign: &Sign| match sign {
        Icon(_) => size,
        Letters(letters) => letters.chars().count() as f32 * size * 0.56,
    };
    signs.iter().map(one).sum()
}

/// Signs on a plate, around a point; they shrink where there is little room.
pub(super) fn around(signs: &[Sign], (x, y): At, size: f32, room: f32) -> Markup {
    let wide = width(signs, size);
    let size = if wide > room {
        size * room / wide
    } else {
        size
    };
    let first = x - width(signs, size) / 2.;
    html! {
        @for (at, sign) in signs.iter().enumerate() {
            @let left = first + width(&signs[..at], size);
            @match sign {
                Icon(icon) => { (ink::icon(icon, (left, y - size / 2.), size)) }
                Letters(letters) => { (ink::text("b", (left, y + size * 0.28), size * 0.78, Anchor::Start, letters)) }
            }
        }
    }
}
