//! The viewer's own board.

use kernel::Phrase;
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{Building, Operation, Slot, Track};
use speakeasy::player::{Player, token_count};
use speakeasy::words;

use super::bosses::{counters, levels, purse};
use super::scene::Scene;
use super::{lots, signs};
use crate::boards::section::Section;
use crate::style::Ink;

/// So many sections come first: money and crew, and the hand.
pub(super) const FIRST: usize = 2;

/// Money and crew, hand, operations, tokens and helpers, buildings left.
pub(super) fn own(scene: &Scene, full: bool) -> Vec<Section> {
    let Some((seat, player, screen)) = scene.view.own() else {
        return Vec::new();
    };
    let pawn = scene.pawn(Boss::Player(seat));
    let money = scene.paint(Ink::Bold, purse(scene, player, Some(screen.safe)));
    let mut things = vec![money];
    things.extend(levels(scene, player));
    things.extend(counters(scene, player));
    let mut sections = vec![Section::titled(&pawn, things)];
    let list = |id: &'static str, things: Vec<String>| match full {
        true => Section::list(scene.title(id), things),
        false => Section::titled(&scene.title(id), things),
    };
    let hand = screen.hand.iter().map(|card| match full {
        true => scene.say(&words::card(card)),
        false => scene.card(card),
    });
    let hand = hand.collect();
    sections.push(list("board-island-own-hand", hand));
    if full {
        sections.push(operations(scene, player));
    }
    if !player.helpers.is_empty() {
        let helpers = scene.names(player.helpers.iter(), words::helper);
        sections.push(list("board-island-own-helpers", helpers));
    }
    if token_count(&player.tokens) > 0 {
        sections.push(tokens(scene, player));
    }
    if !player.crates.is_empty() {
        let perks = scene.names(player.crates.iter(), |item| words::perk(item.data().back));
        sections.push(list("board-island-own-crates", perks));
    }
    sections.push(buildings(scene, player));
    sections
}

/// The four operations: what their levels are worth, what lies on them.
fn operations(scene: &Scene, player: &Player) -> Section {
    let lines = Operation::ALL.into_iter().map(|operation| {
        let track = operation.track();
        let level = player.level(track);
        let levels = content().track[track as usize].effect.len() as u8;
        let worth = words::level(track, level);
        let told = Phrase::new("board-island-operation")
            .with("operation", words::operation(operation))
            .with("dots", signs::dots(level, levels))
            .with("worth", worth);
        let mut text = scene.say(&told);
        match track {
            Track::Party => {
                let (low, high) = player.barrel_prices();
                let prices = Phrase::new("board-island-prices")
                    .with("low", words::money(low))
                    .with("high", words::money(high));
                text = format!("{text}, {}", scene.say(&prices));
            }
            Track::Vip => text.push_str(&format!(" {}", signs::times(signs::MOBSTER, player.vip))),
            Track::Still => {
                text.push_str(&format!(" {}", signs::times(signs::BARREL, player.still)));
            }
            _ => {}
        }
        match player.board[operation as usize] {
            Some(card) => {
                let leverage = scene.count("board-island-card-leverage", card.data().leverage);
                format!("{} {}", text.trim_end(), scene.paint(Ink::Dim, leverage))
            }
            None => text.trim_end().to_owned(),
        }
    });
    Section::list(scene.title("board-island-own-board"), lines.collect())
}

/// The city tokens, with how many may be kept.
fn tokens(scene: &Scene, player: &Player) -> Section {
    let title = Phrase::new("board-island-own-tokens")
        .with("count", token_count(&player.tokens))
        .with("limit", player.token_limit());
    let title = scene.paint(Ink::Bold, scene.say(&title));
    let each = player.token_kinds().map(|token| {
        let name = lots::token(scene, token);
        match player.tokens[token as usize] {
            1 => name,
            count => format!("{count}× {name}"),
        }
    });
    Section::titled(&title, each.collect())
}

/// The buildings that are left, by price, with what each brings.
fn buildings(scene: &Scene, player: &Player) -> Section {
    let mut groups: Vec<(Building, u16, Vec<Slot>)> = Vec::new();
    for slot in player.slots.iter() {
        let (building, price) = (slot.building(), slot.data().price);
        let found = groups
            .iter_mut()
            .find(|(one, cost, _)| (*one, *cost) == (building, price));
        match found {
            Some((_, _, slots)) => slots.push(slot),
            None => groups.push((building, price, vec![slot])),
        }
    }
    let mut things: Vec<String> = groups
        .iter()
        .map(|(building, price, slots)| {
            let name = scene.say(&Phrase::name("board-island-building", building.id()));
            let rewards = slots.iter().filter(|slot| !slot.data().reward.is_nothing());
            let rewards: Vec<String> = rewards
                .map(|slot| scene.brief(&slot.data().reward))
                .collect();
            let price = scene.money(*price);
            let times = match slots.len() {
                1 => String::new(),
                count => format!("{count}× "),
            };
            match rewards.is_empty() {
                true => format!("{times}{name} {price}"),
                false => format!("{times}{name} {price} ({})", rewards.join(", ")),
            }
        })
        .collect();
    let discount = player.discount();
    if discount > 0 {
        let told = Phrase::new("board-island-discount").with("cash", words::money(discount));
        things.push(scene.say(&told));
    }
    Section::titled(&scene.title("board-island-own-slots"), things)
}
