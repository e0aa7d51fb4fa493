//! A city in one line of text, and single conditions and effects of cards as the cards write them.
//!
//! `*fixer@harbor+cash` is the Fixer, one of Anna's, in The Harbor, with the cash in hand; without the star
//! he is nobody's. `jammer@parish` lies dropped, `guardian@parish`, `barriers@1,3` and
//! `searches@blocks,aerodrome,heights` (three, two and one token) say where the rest stands. What is not
//! named is as on the bare table of `given`.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::given::{ANNA, Given, read, table};
use crate::city::Border;
use crate::content::CrimeData;
use crate::crime::{Binding, Clause, Line, merged_choices};
use crate::pieces::{Crime, Item, Zone};
use crate::state::InTooDeep;

/// A table for two with this city; Anna takes her actions.
pub(crate) fn laid(city: &str) -> Given {
    table(2).laid(city).acting(ANNA)
}

impl Given {
    /// Lays out a city, or changes it.
    pub(crate) fn laid(self, city: &str) -> Given {
        self.but(|game| {
            for word in city.split_whitespace() {
                lay(game, word);
            }
        })
    }

    /// Whether a condition holds for Anna with these roles; none are written `-`.
    pub(crate) fn meets(&self, clause: &str, binding: &str) -> bool {
        let scene = self.game.open.scene(ANNA);
        scene.holds(&word_table::<Clause>("is", clause), &roles(binding))
    }

    /// A line of an effect is carried out for Anna with these roles.
    pub(crate) fn carried_out(mut self, line: &str, binding: &str) -> Given {
        let line = word_table::<Line>("do", line);
        self.deal(|dealer| dealer.carry_out(ANNA, &line, roles(binding)));
        self
    }

    /// The bindings of a card that is not in the data.
    pub(crate) fn bindings(&self, card: &CrimeData) -> Vec<String> {
        let found = self.game.open.scene(ANNA).bindings(card);
        found.iter().map(Binding::to_string).collect()
    }

    /// The best binding of such a card, and for each condition whether it holds then: 1 or 0.
    pub(crate) fn best(&self, card: &CrimeData) -> (String, String) {
        let (binding, met) = self.game.open.scene(ANNA).best(card);
        let met = met.iter().map(|met| if *met { '1' } else { '0' });
        (binding.to_string(), met.collect())
    }

    /// What is left of them to choose from.
    pub(crate) fn choices(&self, card: &CrimeData) -> Vec<String> {
        let found = self.game.open.scene(ANNA).bindings(card);
        let choices = merged_choices(card, &found);
        choices.iter().map(Binding::to_string).collect()
    }

    /// Where an item is: its zone, or its holder after a plus.
    pub(crate) fn item(&self, item: &str) -> String {
        let city = &self.game.open.city;
        let item: Item = read(item);
        match city.holder(item) {
            Some(criminal) => format!("+{}", criminal.id()),
            None => city.item_zone(item).id().to_owned(),
        }
    }

    /// How many searches a zone has.
    pub(crate) fn searches_in(&self, zone: &str) -> u8 {
        self.game.open.city.searches_in(read(zone))
    }

    /// The borders with barriers.
    pub(crate) fn barred(&self) -> [u8; 2] {
        self.game.open.city.barriers.map(|border| border.0)
    }

    /// Where the Guardian is.
    pub(crate) fn guarded(&self) -> &'static str {
        self.game.open.city.guardian.id()
    }
}

fn roles(binding: &str) -> Binding {
    match binding {
        "-" => Binding::default(),
        roles => read(roles),
    }
}

fn lay(game: &mut InTooDeep, word: &str) {
    let city = &mut game.open.city;
    let (name, rest) = word.split_once('@').unwrap_or((word, ""));
    match name {
        "guardian" => city.guardian = read(rest),
        "barriers" => {
            for (barrier, border) in city.barriers.iter_mut().zip(rest.split(',')) {
                *barrier = read::<Border>(border);
            }
        }
        "searches" => {
            city.searches = [0; 8];
            for (zone, count) in rest.split(',').zip([3, 2, 1]) {
                city.searches[kernel::Member::index(read::<Zone>(zone))] = count;
            }
        }
        _ => lay_piece(game, word),
    }
}

/// A criminal or an item.
fn lay_piece(game: &mut InTooDeep, word: &str) {
    let (place, held) = match word.split_once('+') {
        Some((place, held)) => (place, Some(held)),
        None => (word, None),
    };
    let (name, zone) = match place.split_once('@') {
        Some((name, zone)) => (name, Some(zone)),
        None => (place, None),
    };
    if let Ok(item) = name.parse::<Item>() {
        let zone = zone.expect("a dropped item lies in a zone");
        return game.open.city.lay(item, read(zone));
    }
    let criminal = read(name.trim_start_matches('*'));
    if name.starts_with('*') {
        game.open.console_mut(ANNA).ports.push(criminal);
    }
    if let Some(zone) = zone {
        game.open.city.put(criminal, read(zone));
    }
    if let Some(item) = held {
        game.open.city.hand(read(item), criminal);
    }
}

/// A card of our own: who takes part, its conditions and its effect, separated by semicolons.
pub(crate) fn card(roles: &str, when: &str, effect: &str) -> CrimeData {
    let (others, you): (Vec<&str>, Vec<&str>) = roles
        .split(' ')
        .filter(|role| *role != "z1")
        .partition(|role| role.starts_with('c'));
    let zones = roles.split(' ').filter(|role| *role == "z1");
    let text = format!(
        "id = {:?}\ndeck = \"petty\"\nyou = {you:?}\nothers = {others:?}\nzones = {:?}\nwhen = [{}]\neffect = [{}]",
        Crime::default().id(),
        zones.collect::<Vec<_>>(),
        inline_tables("is", when),
        inline_tables("do", effect),
    );
    toml::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn inline_tables(verb: &str, all: &str) -> String {
    let lines = all.split(';').filter(|line| !line.trim().is_empty());
    let tables: Vec<String> = lines.map(|line| inline_table(verb, line)).collect();
    tables.join(", ")
}

/// `criminals zone=at:y1 count=at_least n=3` as the data writes it.
fn inline_table(verb: &str, line: &str) -> String {
    let mut words = line.split_whitespace();
    let name = words.next().expect("a name");
    let mut fields = vec![format!("{verb} = \"{name}\"")];
    for word in words {
        let (key, value) = word.split_once('=').expect("key=value");
        let list =
            matches!(key, "all" | "any" | "with") || (name == "drop_with_guardian" && key == "who");
        let value = match value.parse::<u8>() {
            Ok(number) => number.to_string(),
            Err(_) if list => format!("{:?}", value.split(',').collect::<Vec<_>>()),
            Err(_) => format!("{value:?}"),
        };
        fields.push(format!("{key} = {value}"));
    }
    format!("{{ {} }}", fields.join(", "))
}

#[derive(Deserialize)]
struct Wrapped<T> {
    one: T,
}

fn word_table<T: DeserializeOwned>(verb: &str, line: &str) -> T {
    let text = format!("one = {}", inline_table(verb, line));
    let wrapped: Wrapped<T> = toml::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
    wrapped.one
}
