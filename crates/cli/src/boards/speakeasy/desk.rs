//! The viewer's own board.

use speakeasy::boss::Boss;
use speakeasy::words;

use super::bosses::counters;
use super::island::short;
use super::scene::Scene;
use crate::boards::section::Section;

/// Money and crew, cards, helpers and tokens, buildings left.
pub(super) fn own(scene: &Scene, full: bool) -> Vec<Section> {
    let Some((seat, player, screen)) = scene.view.own() else {
        return Vec::new();
    };
    let title = format!("{}:", scene.name(Boss::Player(seat)));
    let mut sections = vec![Section::titled(
        &title,
        counters(scene, player, Some(screen.safe)),
    )];
    let played = scene.names(player.board.into_iter().flatten(), words::card);
    let hand = scene.names(screen.hand.iter(), words::card);
    sections.push(Section::titled(&scene.title("board-island-own-hand"), hand));
    if full || !played.is_empty() {
        sections.push(Section::titled(
            &scene.title("board-island-own-board"),
            played,
        ));
    }
    if !player.helpers.is_empty() {
        let helpers = scene.names(player.helpers.iter(), words::helper);
        sections.push(Section::titled(
            &scene.title("board-island-own-helpers"),
            helpers,
        ));
    }
    let tokens = scene.names(player.token_kinds(), words::city_token);
    if !tokens.is_empty() {
        sections.push(Section::titled(
            &scene.title("board-island-own-tokens"),
            tokens,
        ));
    }
    if !player.crates.is_empty() {
        let perks = scene.names(player.crates.iter(), |item| words::perk(item.data().back));
        sections.push(Section::titled(
            &scene.title("board-island-own-crates"),
            perks,
        ));
    }
    let slots = player.slots.iter().map(|slot| {
        let reward = scene.say(&words::effect(&slot.data().reward));
        let name = format!(
            "{} {}",
            short(scene, slot.building()),
            scene.money(slot.data().price)
        );
        if full && !slot.data().reward.is_nothing() {
            format!("{name} ({reward})")
        } else {
            name
        }
    });
    sections.push(Section::titled(
        &scene.title("board-island-own-slots"),
        slots.collect(),
    ));
    sections
}
