//! The others, and what is counted of everybody.

use kernel::{Phrase, Seat};
use speakeasy::boss::Boss;
use speakeasy::pieces::Track;
use speakeasy::player::{Player, token_count};
use speakeasy::words;

use super::scene::Scene;
use crate::boards::section::Section;

/// A section for everybody but the viewer.
pub(super) fn others(scene: &Scene) -> Vec<Section> {
    let seats = Seat::all(scene.view.options.seats());
    let others = seats.filter(|seat| !scene.is_own(*seat));
    let mut sections: Vec<Section> = others.map(|seat| other(scene, seat)).collect();
    sections.extend(scene.view.rival.map(|rival| {
        let title = format!("{}:", scene.name(Boss::Rival));
        let things = vec![
            scene.money(rival.purse),
            scene.count("board-island-capos", rival.capos),
            scene.count("board-island-mobsters", rival.mobsters),
            scene.count("board-island-books", rival.books),
        ];
        Section::titled(&title, things)
    }));
    sections
}

fn other(scene: &Scene, seat: Seat) -> Section {
    let player = scene.view.player(seat);
    let title = format!("{}:", scene.name(Boss::Player(seat)));
    let safe = scene.view.screens[seat.index()].map(|screen| screen.safe);
    let mut things = vec![purse(scene, player, safe)];
    things.extend(levels(scene, player));
    things.extend(counters(scene, player));
    let counts = [
        ("board-island-hand", player.hand_size()),
        ("board-island-city-tokens", token_count(&player.tokens)),
        ("board-island-helper-cards", player.helpers.len() as u8),
        ("board-island-crate-tokens", player.crates.len() as u8),
    ];
    things.extend(some(scene, &counts));
    Section::titled(&title, things)
}

/// The pocket, and the safe as far as it is known.
pub(super) fn purse(scene: &Scene, player: &Player, safe: Option<u16>) -> String {
    let told = match safe {
        Some(safe) => Phrase::new("board-island-purse").with("safe", words::money(safe)),
        None => Phrase::new("board-island-purse-hidden"),
    };
    scene.say(&told.with("pocket", words::money(player.pocket)))
}

/// The five levels, and their sum.
pub(super) fn levels(scene: &Scene, player: &Player) -> [String; 2] {
    let each = Track::ALL.map(|track| {
        let name = scene.say(&Phrase::name("board-track", track.id()));
        format!("{name} {}", player.level(track))
    });
    let sum = scene.count("board-island-notoriety", player.notoriety());
    [each.join(" "), sum]
}

/// What is counted on a board, as far as there is any.
pub(super) fn counters(scene: &Scene, player: &Player) -> Vec<String> {
    let counts = [
        ("board-island-capos", player.capos),
        ("board-island-vip", player.vip),
        ("board-island-thugs", player.thugs),
        ("board-island-leverage", player.lasting_leverage()),
        ("board-island-leverage-tokens", player.leverage),
        ("board-island-books", player.books),
        ("board-island-still", player.still),
    ];
    let mut things = some(scene, &counts);
    things.extend(player.ally.map(|ally| {
        let data = ally.gangster.data();
        let told = Phrase::new("board-island-ally")
            .with("gangster", words::gangster(ally.gangster))
            .with("strength", data.strength)
            .with("cash", words::money(data.help_fee))
            .with("district", ally.home.id());
        scene.say(&told)
    }));
    things
}

/// Those of which there is any.
fn some(scene: &Scene, counts: &[(&'static str, u8)]) -> Vec<String> {
    let some = counts.iter().filter(|(_, count)| *count > 0);
    some.map(|(id, count)| scene.count(id, *count)).collect()
}
