//! The board of one thief: what everybody sees of it, and what only its owner does.

use escape_plan::action::Tool;
use escape_plan::content::content;
use escape_plan::node::Node;
use escape_plan::pieces::{Asset, Colour, Gang, Place};
use escape_plan::player::{Item, Player, SLOTS};
use escape_plan::words;
use kernel::{Phrase, Seat};

use super::canvas::paint;
use super::scene::Scene;
use super::signs;
use crate::boards::section::Section;
use crate::style::Ink;

/// The viewer's own board; those who only watch have none. In full, every thing tells what it does.
pub(super) fn own(scene: &Scene, full: bool) -> Vec<Section> {
    let Some((seat, player, hand)) = scene.view.own() else {
        return Vec::new();
    };
    let desk = Desk {
        scene,
        player,
        full,
    };
    let pawn = paint(&[scene.pawn(seat)], scene.style);
    let cash = scene.paint(Ink::Bold, money(scene, hand.cash));
    let mut purse = vec![format!("{pawn} {cash}")];
    purse.extend(counters(scene, seat));
    purse.push(scene.word(if player.rested {
        "board-city-rested"
    } else {
        "board-city-may-rest"
    }));
    purse.push(scene.word(if player.aided {
        "board-city-aid-used"
    } else {
        "board-city-aid"
    }));
    vec![
        Section::of(purse),
        desk.contacts(),
        desk.inventory(),
        desk.assets(),
        desk.plan(),
    ]
}

/// A sum of money, in thousands.
pub(super) fn money(scene: &Scene, amount: u16) -> String {
    scene.say(&Phrase::new("board-city-money").with("count", amount))
}

/// A tile of hidden money that the viewer knows.
pub(super) fn tile(scene: &Scene, value: u16) -> String {
    let tile = Phrase::new("board-city-hidden").with("cash", money(scene, value));
    scene.paint(Ink::Green, scene.say(&tile))
}

/// What everybody sees of a thief, as far as there is any of it.
pub(super) fn counters(scene: &Scene, seat: Seat) -> Vec<String> {
    let player = &scene.view.players[seat.index()];
    let board = &content().player_board;
    let count = |id: &'static str, count: u8| {
        let phrase = Phrase::new(id).with("count", count);
        (count > 0).then(|| scene.say(&phrase))
    };
    let dots = |id: &'static str, full: u8, all: u8| {
        let phrase = Phrase::new(id).with("dots", signs::dots(full, all));
        (full > 0).then(|| scene.say(&phrase))
    };
    let income = Phrase::new("board-city-income").with("cash", money(scene, player.income()));
    let all = [
        Some(level(scene, player)),
        Some(scene.say(&income)),
        dots("board-city-wounds", player.wounds, board.wound_cubes),
        count("board-city-handcuffs", player.handcuffs),
        count("board-city-discs", player.discs),
        dots("board-city-gas", player.gas, board.gas_can_slots),
        keys(scene, player),
        gang(scene, seat),
    ];
    all.into_iter().flatten().collect()
}

/// The level of notoriety, and the cubes that will change it.
fn level(scene: &Scene, player: &Player) -> String {
    let notoriety = player.notoriety;
    let level = Phrase::new("board-city-level").with("level", notoriety.level);
    let mut text = scene.say(&level);
    if notoriety.red > 0 {
        text.push_str(&scene.paint(Ink::Red, format!(" +{}", notoriety.red)));
    }
    if notoriety.blue > 0 {
        text.push_str(&scene.paint(Ink::Blue, format!(" −{}", notoriety.blue)));
    }
    text
}

fn keys(scene: &Scene, player: &Player) -> Option<String> {
    let of = |colour: Colour| {
        let keys = player.keys[colour as usize];
        let name = scene.say(&Phrase::name("board-key", colour.id()));
        let ready = (0..keys.ready).map({
            let name = name.clone();
            move |_| name.clone()
        });
        let used = (0..keys.used).map(move |_| scene.paint(Ink::Dim, format!("({name})")));
        ready.chain(used)
    };
    let keys: Vec<String> = Colour::ALL.into_iter().flat_map(of).collect();
    let phrase = Phrase::new("board-city-keys").with("keys", keys.join(" "));
    (!keys.is_empty()).then(|| scene.say(&phrase))
}

/// Gang members, and the bases under control.
fn gang(scene: &Scene, seat: Seat) -> Option<String> {
    let player = &scene.view.players[seat.index()];
    let own = |gang: &Gang| scene.view.gangs[*gang as usize].owner == Some(seat);
    let bases = Gang::ALL.into_iter().filter(own);
    let bases: Vec<String> = bases
        .map(|gang| scene.code(Node::of_gang(gang).tile()))
        .collect();
    let phrase = Phrase::new("board-city-gang")
        .with("count", player.members)
        .with("bases", bases.join(" "));
    (player.members > 0 || !bases.is_empty()).then(|| scene.say(&phrase))
}

/// What lies on a thief's board.
struct Desk<'a> {
    scene: &'a Scene<'a>,
    player: &'a Player,
    full: bool,
}

impl Desk<'_> {
    fn section(&self, title: String, things: Vec<String>) -> Section {
        let title = self.scene.paint(Ink::Bold, title);
        match self.full {
            true => Section::list(title, things),
            false => Section::titled(&title, things),
        }
    }

    /// Something that can be used, with its price, or that has been used.
    fn thing(&self, tool: Tool, cost: u16, star: bool, used: bool) -> String {
        let mut text = self.scene.say(&words::tool(tool));
        if star {
            text.push('★');
        }
        if used {
            text = self.scene.paint(Ink::Dim, format!("({text})"));
        } else if cost > 0 {
            text = format!("{text} {}", money(self.scene, cost));
        }
        self.explained(text, tool)
    }

    fn explained(&self, text: String, tool: Tool) -> String {
        if !self.full {
            return text;
        }
        let effect = self.scene.say(&words::effect(tool, None));
        format!("{text}: {effect}")
    }

    /// Assets that are locked in slots: together, or each with what it does.
    fn locked(&self, assets: impl Iterator<Item = Asset>) -> Vec<String> {
        let assets: Vec<Asset> = assets.collect();
        if !self.full {
            let some = (!assets.is_empty()).then(|| self.lock(&assets));
            return some.into_iter().collect();
        }
        let one = |asset: &Asset| self.explained(self.lock(&[*asset]), Tool::Asset(*asset));
        assets.iter().map(one).collect()
    }

    fn lock(&self, assets: &[Asset]) -> String {
        let names = assets
            .iter()
            .map(|asset| self.scene.say(&words::asset(*asset)));
        let names = names.collect::<Vec<_>>().join(", ");
        let locked = Phrase::new("board-city-locked").with("assets", names);
        self.scene.say(&locked)
    }

    fn contacts(&self) -> Section {
        let cards = self.player.contacts.iter().map(|card| {
            let data = card.contact.data();
            self.thing(Tool::Contact(card.contact), data.cost, data.star, card.used)
        });
        let things = cards.chain(self.locked(self.player.book.iter())).collect();
        let title = Phrase::new("board-city-contacts")
            .with("count", self.player.contact_count())
            .with("slots", SLOTS as i64 - i64::from(self.player.handcuffs));
        self.section(self.scene.say(&title), things)
    }

    fn inventory(&self) -> Section {
        let items = self.player.items.iter().map(|item| match item {
            Item::Equipment(kind, used) => self.thing(Tool::Equipment(*kind), 0, false, *used),
            Item::Fixer(kind, used) => self.thing(Tool::Fixer(*kind), 0, false, *used),
            Item::Sealed(sealed) => {
                let value = self.scene.view.piles.value(*sealed);
                tile(self.scene, value.unwrap_or_default())
            }
        });
        let things = items.chain(self.locked(self.player.pouch.iter())).collect();
        self.section(self.scene.word("board-city-inventory"), things)
    }

    /// Unlocked assets with what they cost; used ones are worth something at the end.
    fn assets(&self) -> Section {
        let prices = content().player_board.asset_slot_prices;
        let priced = self.player.priced.iter().zip(prices);
        let things = priced
            .map(|(one, price)| self.thing(Tool::Asset(one.asset), price, false, one.used))
            .collect();
        self.section(self.scene.word("board-city-assets"), things)
    }

    /// What the plan says of every place, and where its owner has been.
    fn plan(&self) -> Section {
        let Some((_, player, hand)) = self.scene.view.own() else {
            return Section::of(Vec::new());
        };
        let found: u16 = player
            .hidden_money(hand.plan)
            .map(|(_, amount)| amount)
            .sum();
        let line = |place: Place| {
            let name = self.scene.say(&Phrase::name("board-site", place.id()));
            let mark = self.scene.plan_mark(place);
            let text = format!("{name} {}", paint(mark.as_slice(), self.scene.style));
            match player.visited.contains(place) {
                true => self.scene.paint(Ink::Dim, format!("{name} ✓")),
                false => text,
            }
        };
        let title = Phrase::new("board-city-plan").with("cash", money(self.scene, found));
        let title = self.scene.paint(Ink::Bold, self.scene.say(&title));
        Section::titled(&title, Place::ALL.into_iter().map(line).collect())
    }
}
