//! A gang war: who attacks where, and what stands against him.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::pieces::District;
use speakeasy::player::Player;
use speakeasy::strength::Occasion;
use speakeasy::words;

use super::super::signs;
use crate::board::Scene;
use crate::draw;

pub(super) fn attack(scene: &Scene<'_, Speakeasy>, district: District) -> Markup {
    let view = &scene.sight.view;
    let Some(gangster) = view.gangs.at[district as usize] else {
        return html! {};
    };
    let data = gangster.data();
    // Whoever waits for another's defence has nothing to set against him.
    let asked = scene.sight.is_my_turn();
    let own = view.own().map(|(_, player, _)| player).filter(|_| asked);
    let strength = Phrase::new("board-war-strength")
        .with("strength", data.strength)
        .with("modifier", data.war_modifier);
    html! {
        div.attack {
            span.ic { (draw::icon("war")) b.n { (gangster.war_strength()) } }
            h3 { (scene.say(&words::gangster(gangster))) }
            p { b.dno { (district.id()) } " " (scene.say(&words::district(district))) }
            p { (scene.say(&strength)) }
            @if let Some(player) = own { (defence(scene, player)) }
        }
    }
}

/// What the viewer can set against him: its own strength, its thugs, its ally.
fn defence(scene: &Scene<'_, Speakeasy>, player: &Player) -> Markup {
    let thugs = Some(player.thugs).filter(|thugs| *thugs > 0);
    let fee = player.help_fee(Occasion::Defence { still: false });
    html! {
        p title=(scene.word("board-own-defence")) {
            span.vh { (scene.word("board-own-defence")) " " }
            (draw::icon("shield")) b.n { (player.defence()) }
            @if let Some(thugs) = thugs { " + " (draw::icon("thug")) b.n { (thugs) } }
            @if let Some((ally, fee)) = player.ally.zip(fee) {
                " + " (draw::icon("gangster")) b.n { (ally.strength()) }
                " " small { (scene.say(&signs::help(ally, fee))) }
            }
        }
    }
}
