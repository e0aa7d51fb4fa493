//! What everybody at the table sees beside the map: the time, the others, the police, what lies ready.

use escape_plan::automa::{Agent, Haul};
use escape_plan::content::content;
use escape_plan::figure::Figure;
use escape_plan::node::Node;
use escape_plan::pieces::{Automa, Exit, Part, Pile, Tile};
use escape_plan::player::{Fate, Item};
use escape_plan::step::Stage;
use escape_plan::words;
use kernel::{Phrase, Seat};

use super::canvas::{Bit, inked, paint};
use super::desk::{counters, money, tile};
use super::scene::Scene;
use super::signs;
use crate::boards::section::Section;
use crate::layout::DOT;
use crate::style::Ink;

/// Day, part of the day, and who plays when.
pub(super) fn time(scene: &Scene) -> String {
    let view = scene.view;
    let day = scene.say(&Phrase::new("board-city-day").with("day", view.day));
    let phase = match view.stage {
        Stage::Income { .. } => scene.word("board-city-phase-income"),
        Stage::City { .. } => scene.word("board-city-phase-city"),
        Stage::Turns { part, .. } | Stage::Update { part, .. } => scene.say(&words::part(part)),
        Stage::Over => scene.word("board-city-phase-over"),
    };
    let time = scene.paint(Ink::Bold, [day, phase].join(DOT));
    let order: Vec<Bit> = view.order.iter().map(|one| token(scene, *one)).collect();
    let order = paint(&order, scene.style);
    let order = scene.say(&Phrase::new("board-city-order").with("order", order));
    format!("{time} {}{DOT}{order}", parts(view.stage.part()))
}

/// The parts of the day: gone, now, to come.
fn parts(now: Option<Part>) -> String {
    let part = |part: Part| match now {
        Some(now) if part < now => '●',
        Some(now) if part == now => '◉',
        _ => '○',
    };
    Part::ALL.map(part).iter().collect()
}

fn token(scene: &Scene, figure: Figure) -> Bit {
    match figure {
        Figure::Thief(seat) => scene.pawn(seat),
        Figure::Automa(one) => inked(Ink::Red, signs::automa(one)),
    }
}

/// The others, a line each, then what belongs to nobody.
pub(super) fn sections(scene: &Scene, full: bool) -> Vec<Section> {
    let others = scene.seats().filter(|seat| !scene.is_own(*seat));
    let mut sections: Vec<Section> = others.map(|seat| thief(scene, seat)).collect();
    sections.extend(scene.view.sandra.map(|one| sandra(scene, &one.agent)));
    sections.extend(scene.view.costa.is_some().then(|| costa(scene)));
    sections.extend([notoriety(scene), exits(scene), row(scene, full)]);
    let any = scene.view.tops.iter().any(Option::is_some);
    sections.extend(any.then(|| next(scene, full)));
    sections
}

fn bold(scene: &Scene, id: &'static str) -> String {
    scene.paint(Ink::Bold, scene.word(id))
}

fn thief(scene: &Scene, seat: Seat) -> Section {
    let player = &scene.view.players[seat.index()];
    let pawn = paint(&[scene.pawn(seat)], scene.style);
    let name = scene.paint(Ink::Bold, scene.texts.name(seat));
    let title = format!("{pawn} {name}:");
    let mut things = match player.fate {
        Fate::AtLarge => Vec::new(),
        Fate::Escaped => vec![scene.word("board-city-escaped")],
        Fate::Arrested => vec![scene.word("board-city-arrested")],
    };
    // Behind the screen of another one sees only when the game is over.
    let hand = scene.view.hands[seat.index()];
    things.extend(hand.map(|hand| money(scene, hand.cash)));
    things.extend(counters(scene, seat));
    let hidden = player.items.iter().filter_map(|item| match item {
        Item::Sealed(sealed) => Some(scene.view.piles.value(*sealed)),
        _ => None,
    });
    let (known, unknown): (Vec<_>, Vec<_>) = hidden.partition(Option::is_some);
    let counts = [
        ("board-city-count-contacts", player.contacts.len()),
        ("board-city-count-places", player.visited.len()),
        ("board-city-count-hidden", unknown.len()),
    ];
    things.extend(some(scene, &counts));
    things.extend(known.into_iter().flatten().map(|value| tile(scene, value)));
    Section::titled(&title, things)
}

/// Numbers in words, as far as they are not zero.
fn some(scene: &Scene, counts: &[(&'static str, usize)]) -> Vec<String> {
    let some = counts.iter().filter(|(_, count)| *count > 0);
    some.map(|(id, count)| scene.say(&Phrase::new(*id).with("count", *count as i64)))
        .collect()
}

fn automa(scene: &Scene, one: Automa, agent: &Agent) -> (String, Vec<String>) {
    let sign = scene.paint(Ink::Red, signs::automa(one));
    let name = scene.paint(Ink::Bold, scene.say(&words::automa(one)));
    let level = Phrase::new("board-city-level").with("level", agent.notoriety.level);
    let mut things = vec![scene.say(&level)];
    things.extend(some(
        scene,
        &[
            ("board-city-discs", agent.discs.into()),
            ("board-city-count-places", agent.visited.len()),
        ],
    ));
    (format!("{sign} {name}:"), things)
}

fn sandra(scene: &Scene, agent: &Agent) -> Section {
    let (title, things) = automa(scene, Automa::Sandra, agent);
    Section::titled(&title, things)
}

fn costa(scene: &Scene) -> Section {
    let Some(costa) = &scene.view.costa else {
        return Section::of(Vec::new());
    };
    let (title, mut things) = automa(scene, Automa::Costa, &costa.agent);
    let hauls = costa.loot.iter().map(|one| scene.view.piles.haul(one));
    let hauls: Vec<Haul> = hauls.flatten().collect();
    let loot = match hauls.is_empty() {
        true => costa.loot.iter().map(|stack| stack.len()).sum(),
        false => 0,
    };
    things.extend(some(
        scene,
        &[
            ("board-city-count-contacts", costa.contacts.len()),
            ("board-city-count-hidden", loot),
        ],
    ));
    things.extend(hauls.iter().map(|haul| stack(scene, haul)));
    if costa.escaped {
        things.push(scene.word("board-city-escaped"));
    }
    Section::titled(&title, things)
}

/// A stack that was turned up: what its tiles say, and what of it counts.
fn stack(scene: &Scene, haul: &Haul) -> String {
    let tiles: Vec<String> = haul.0.iter().map(|one| money(scene, one.value)).collect();
    let stack = Phrase::new("board-city-stack")
        .with("tiles", tiles.join(" + "))
        .with("cash", money(scene, haul.counts()));
    scene.say(&stack)
}

/// The levels with whoever stands there, and the lines between them.
fn notoriety(scene: &Scene) -> Section {
    let track = &content().notoriety_track;
    let mut levels = String::new();
    for level in track.lowest..=track.highest {
        levels.push_str(&level.to_string());
        levels.push_str(&paint(&at_level(scene, level), scene.style));
        let line = track.lines_above_levels.contains(&level);
        levels.push_str(if line { " ┃ " } else { " " });
    }
    let title = bold(scene, "board-city-notoriety");
    Section::titled(&title, vec![levels.trim_end().to_owned()])
}

fn at_level(scene: &Scene, level: u8) -> Vec<Bit> {
    let view = scene.view;
    let here = |seat: &Seat| {
        let player = &view.players[seat.index()];
        player.fate != Fate::Arrested && player.notoriety.level == level
    };
    let thieves = scene.seats().filter(here).map(|seat| scene.pawn(seat));
    let sandra = view.sandra.iter().map(|one| (Automa::Sandra, one.agent));
    let costa = view.costa.iter().map(|one| (Automa::Costa, one.agent));
    let automas = sandra
        .chain(costa)
        .filter(|(_, agent)| agent.notoriety.level == level)
        .map(|(one, _)| inked(Ink::Red, signs::automa(one)));
    thieves.chain(automas).collect()
}

/// The exits with their patrols, where they are, and the hidden money of closed ones.
fn exits(scene: &Scene) -> Section {
    let most = content().patrol_deck.closes_exit_at;
    let exit = |exit: Exit| {
        let laid = scene.view.patrols[exit as usize].min(most);
        let tile = Node::of_exit(exit).tile();
        let name = scene.say(&words::exit(exit));
        let patrols = signs::dots(laid, most);
        let built = scene.view.city.contains(tile);
        let state = match (money_at(scene, exit), built) {
            (Some(count), _) => Phrase::new("board-city-exit-closed").with("count", count),
            (None, true) => Phrase::new("board-city-exit-open").with("tile", words::tile(tile)),
            (None, false) => Phrase::new("board-city-exit-unbuilt"),
        };
        format!("{name} {patrols} {}", scene.say(&state))
    };
    let title = bold(scene, "board-city-patrols");
    Section::titled(&title, Exit::ALL.into_iter().map(exit).collect())
}

/// How many tiles of hidden money lie at a closed exit.
fn money_at(scene: &Scene, exit: Exit) -> Option<u8> {
    let piles = &scene.view.piles;
    let at = piles.exits.iter().position(|closed| *closed == exit)?;
    Some(piles.left([Pile::Exit1, Pile::Exit2][at]))
}

fn row(scene: &Scene, full: bool) -> Section {
    let card = |contact: &escape_plan::pieces::Contact| {
        let data = contact.data();
        let name = scene.say(&words::contact(*contact));
        let star = if data.star { "★" } else { "" };
        let text = match data.cost {
            0 => format!("{name}{star}"),
            cost => format!("{name}{star} {}", money(scene, cost)),
        };
        if !full {
            return text;
        }
        let tool = escape_plan::action::Tool::Contact(*contact);
        let effect = scene.say(&words::effect(tool, None));
        format!("{text}: {effect}")
    };
    let cards = scene.view.contacts.row.iter().map(card).collect();
    let title = bold(scene, "board-city-row");
    match full {
        true => Section::list(title, cards),
        false => Section::titled(&title, cards),
    }
}

/// The tiles that come next, with their officers.
fn next(scene: &Scene, full: bool) -> Section {
    let tile = |tile: &Tile| {
        let officers = paint(&scene.officers(*tile), scene.style);
        let code = scene.paint(Ink::Bold, scene.code(*tile));
        let text = format!("{code} {officers}").trim_end().to_owned();
        match full {
            true => format!("{text} {}", scene.paint(Ink::Dim, sites(scene, *tile))),
            false => text,
        }
    };
    let tiles = scene.view.tops.iter().flatten().map(tile).collect();
    Section::titled(&bold(scene, "board-city-next"), tiles)
}

/// The locations of a tile in words.
pub(super) fn sites(scene: &Scene, tile: Tile) -> String {
    let sites = tile.locations().iter();
    let sites: Vec<String> = sites
        .map(|node| scene.say(&words::location(scene.view, node)))
        .collect();
    sites.join(", ")
}
