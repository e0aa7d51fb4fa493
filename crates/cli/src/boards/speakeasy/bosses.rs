//! The others, a line each.

use kernel::{Phrase, Seat};
use speakeasy::boss::Boss;
use speakeasy::pieces::Track;
use speakeasy::player::{Player, token_count};
use speakeasy::words;

use super::scene::Scene;
use crate::boards::section::Section;

pub(super) fn others(scene: &Scene) -> Vec<Section> {
    let seats = Seat::all(scene.view.options.seats());
    let others = seats.filter(|seat| !scene.is_own(*seat));
    let mut sections: Vec<Section> = others.map(|seat| line(scene, seat)).collect();
    sections.extend(scene.view.rival.map(|rival| {
        let title = format!("{}:", scene.name(Boss::Rival));
        let things = vec![
            scene.money(rival.purse),
            scene.count("board-island-mobsters", rival.mobsters),
            scene.count("board-island-books", rival.books),
        ];
        Section::titled(&title, things)
    }));
    sections
}

fn line(scene: &Scene, seat: Seat) -> Section {
    let player = scene.view.player(seat);
    let title = format!("{}:", scene.name(Boss::Player(seat)));
    let safe = scene.view.screens[seat.index()].map(|screen| screen.safe);
    Section::titled(&title, counters(scene, player, safe))
}

/// What is counted on a board, as far as there is any; the safe as far as it is known.
pub(super) fn counters(scene: &Scene, player: &Player, safe: Option<u16>) -> Vec<String> {
    let pocket = Phrase::new("board-island-pocket").with("cash", words::money(player.pocket));
    let safe = match safe {
        Some(safe) => Phrase::new("board-island-safe").with("cash", words::money(safe)),
        None => Phrase::new("board-island-safe-hidden"),
    };
    let levels: Vec<String> = Track::ALL
        .map(|track| player.level(track).to_string())
        .to_vec();
    let levels = Phrase::new("board-island-levels")
        .with("levels", levels.join("-"))
        .with("count", player.notoriety());
    let mut things = vec![scene.say(&pocket), scene.say(&safe), scene.say(&levels)];
    let counts = [
        ("board-island-capos", player.capos),
        ("board-island-hand", player.hand_size()),
        ("board-island-thugs", player.thugs),
        ("board-island-leverage", player.leverage),
        ("board-island-books", player.books),
        ("board-island-vip", player.vip),
        ("board-island-still", player.still),
        ("board-island-city-tokens", token_count(&player.tokens)),
        ("board-island-helper-cards", player.helpers.len() as u8),
        ("board-island-crate-tokens", player.crates.len() as u8),
    ];
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    things.extend(some.map(|(id, count)| scene.count(id, count)));
    things.extend(player.ally.map(|ally| {
        let told =
            Phrase::new("board-island-ally").with("gangster", words::gangster(ally.gangster));
        scene.say(&told)
    }));
    things
}
