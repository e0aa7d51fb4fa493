//! Content packs: a whole box typed in, mistakes, boxes that chance makes up, and what is said at their tables.

use std::collections::BTreeMap;

use kernel::pack::{Fault, Pack, PackFile, Wanted, load, outside, template};
use kernel::testkit::{Effort, check_with};
use kernel::{Chance, Edition, Game as _, Options as _, Seed};
use toml::{Table, Value};

use crate::action::Tool;
use crate::content::{Content, DATA, atlas, content};
use crate::node::Node;
use crate::options::Options;
use crate::pieces::{Asset, Contact, Gang, Group, Place, Plan, Store, Tile};
use crate::state::EscapePlan;
use crate::words;

fn load_text(text: &str) -> Result<Pack, Vec<Fault>> {
    let file = PackFile {
        name: "box.toml",
        text,
    };
    load::<Content>(&[file])
}

fn loaded(text: &str) -> Pack {
    load_text(text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"))
}

fn blank() -> String {
    template::<Content>("My box.", |_, _| None)
}

fn options(seats: u8, pack: Pack) -> Options {
    let options = Options::parse(seats, []).unwrap();
    options.in_edition(Edition {
        pack,
        ..options.edition()
    })
}

fn play(pack: Pack, seats: u8, games: u64, seed: &str) {
    let effort = Effort {
        positions: 24,
        worlds: 64,
        playouts: 0,
        undos: 64,
        defaults: 0,
        ..Effort::default()
    };
    let options = options(seats, pack);
    // A defect is told in the notation of its table.
    let played = options.within(|| check_with::<EscapePlan>(&options, games, seed, &effort));
    if let Err(defect) = played {
        panic!("{seed}, {seats} seats: {defect}");
    }
}

/// A box as it is typed in: the template as tables that can be changed.
struct Typed(Table);

impl Typed {
    fn new() -> Typed {
        Typed(toml::from_str(&blank()).unwrap())
    }

    fn row(&mut self, table: &str, id: &str) -> &mut Table {
        let rows = self.0[table].as_array_mut().unwrap().iter_mut();
        let mut rows = rows.map(|row| row.as_table_mut().unwrap());
        rows.find(|row| row["id"].as_str() == Some(id)).unwrap()
    }

    fn set(&mut self, table: &str, id: &str, key: &str, value: impl Into<Value>) {
        self.row(table, id).insert(key.to_owned(), value.into());
    }

    fn set_in(&mut self, table: &str, key: &str, value: impl Into<Value>) {
        let table = self.0[table].as_table_mut().unwrap();
        table.insert(key.to_owned(), value.into());
    }

    fn ids(&self, table: &str) -> Vec<String> {
        let rows = self.0[table].as_array().unwrap().iter();
        rows.map(|row| row["id"].as_str().unwrap().to_owned())
            .collect()
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.0 {
            let rows = value.as_array().map(Vec::as_slice);
            let head = if rows.is_some() {
                format!("[[{name}]]\n")
            } else {
                format!("[{name}]\n")
            };
            for row in rows.unwrap_or(std::slice::from_ref(value)) {
                text.push_str(&head);
                for (key, value) in row.as_table().unwrap() {
                    text.push_str(&format!("{key} = {}\n", written(value)));
                }
            }
        }
        text
    }
}

/// A value on one line.
fn written(value: &Value) -> String {
    match value {
        Value::Table(table) => {
            let pairs = table
                .iter()
                .map(|(key, value)| format!("{key} = {}", written(value)));
            format!("{{ {} }}", pairs.collect::<Vec<_>>().join(", "))
        }
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(written).collect();
            format!("[{}]", list.join(", "))
        }
        Value::String(text) => format!("{text:?}"),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(is) => is.to_string(),
        other => panic!("{other:?}"),
    }
}

fn numbers(numbers: &[i64]) -> Value {
    Value::Array(
        numbers
            .iter()
            .map(|number| Value::Integer(*number))
            .collect(),
    )
}

/// The grid of a tile as the built-in pack has it.
fn grid(tile: Tile) -> String {
    content().tiles[tile as usize].grid.clone()
}

/// The mirror image of a grid.
fn mirrored(grid: &str) -> String {
    let rows = grid.split_whitespace();
    rows.map(|row| row.chars().rev().collect::<String>() + "\n")
        .collect()
}

/// Amounts for a plan card by the places of the groups: which place of each group pays income is told by three numbers.
fn amounts(groups: [[Place; 3]; 3], income: [usize; 3], first: i64) -> Value {
    let mut amounts = Table::new();
    for (at, group) in groups.into_iter().enumerate() {
        let paying = (0..3).filter(|place| *place != income[at] % 3);
        let shares = [first + at as i64, 150 - first - at as i64];
        for (place, share) in paying.zip(shares) {
            amounts.insert(group[place].id().to_owned(), Value::Integer(share));
        }
    }
    Value::Table(amounts)
}

const GROUPS: [[Place; 3]; 3] = [
    [Place::Bar, Place::ArtGallery, Place::Gym],
    [Place::Restaurant, Place::Casino, Place::Cinema],
    Place::SAFE_HOUSES,
];

/// A box in which everything that is free differs from the built-in pack.
fn other_box() -> Typed {
    let mut typed = Typed::new();
    typed.0["player_counts"][0]
        .as_table_mut()
        .unwrap()
        .insert("exit_costs".to_owned(), numbers(&[5, 15]));
    typed.set_in("player_board", "inventory_slots", 6);
    typed.set_in(
        "player_board",
        "asset_slot_prices",
        numbers(&[5, 5, 4, 2, 2, 1]),
    );
    typed.set_in("notoriety_track", "highest", 12);
    typed.set_in("notoriety_track", "lines_above_levels", numbers(&[2, 6, 9]));
    let penalties = [0, 5, 5, 15, 25, 35, 45, 55, 65, 75, 90, 100];
    typed.set_in("notoriety_track", "penalties_by_level", numbers(&penalties));
    typed.set(
        "exit_tile_piles",
        "pile_1",
        "values",
        numbers(&[10, 20, 30, 50, 70]),
    );
    typed.set(
        "exit_tile_piles",
        "pile_2",
        "values",
        numbers(&[0, 0, 40, 40, 80]),
    );
    typed.set(
        "locker_piles",
        "green",
        "values",
        numbers(&[50, 0, 55, 65, 90]),
    );
    typed.set(
        "locker_piles",
        "brown",
        "values",
        numbers(&[75, 85, 95, 105, 0]),
    );
    for (pile, requirement) in [("green", 4), ("black", 7), ("brown", 11)] {
        typed.set("locker_piles", pile, "requirement", requirement);
    }
    for (at, group) in GROUPS[..2].iter().enumerate() {
        for place in group {
            let group = [Group::One, Group::Two][at];
            typed.set("businesses", place.id(), "group", group.id());
        }
    }
    for (at, plan) in Plan::ALL.into_iter().enumerate() {
        let value = amounts(GROUPS, [at, at / 3, at + at / 3 + 1], 41 + at as i64);
        typed.set("escape_plans", plan.id(), "amounts", value);
    }
    for contact in Contact::ALL {
        // Of each kind one, but the rest are fixers: nobody has seen such a box.
        let copies = if contact == Contact::Fixer { 10 } else { 1 };
        let data = contact.data();
        typed.set("contacts", contact.id(), "copies", copies);
        if contact != Contact::Boxer {
            typed.set("contacts", contact.id(), "cost", i64::from(data.cost) + 1);
            typed.set("contacts", contact.id(), "star", !data.star);
        }
    }
    for (contact, officers) in [
        ("fighter", "[\"swat\"]"),
        ("boxer", "[\"federal\", \"swat\"]"),
        ("ninja", "[\"county\", \"federal\", \"swat\"]"),
    ] {
        let text = format!("evade = {{ officers = {officers} }}");
        let effect: Table = toml::from_str(&text).unwrap();
        typed.set("contacts", contact, "effect", effect);
    }
    for (contact, officer) in [
        ("bribe_county", "federal"),
        ("bribe_federal", "swat"),
        ("rally_swat", "county"),
    ] {
        let text = format!("move_officer = {{ officer = \"{officer}\" }}");
        let effect: Table = toml::from_str(&text).unwrap();
        typed.set("contacts", contact, "effect", effect);
    }
    for (kind, copies) in [("vest", 1), ("cap", 3), ("helmet", 5), ("gas_mask", 7)] {
        typed.set("equipment", kind, "copies", copies);
    }
    for (store, pile) in [
        ("store_a", "black"),
        ("store_b", "brown"),
        ("store_c", "green"),
    ] {
        let piles = Value::Array(vec![Value::String(pile.to_owned())]);
        typed.set("automa_targets", store, "locker_piles", piles);
    }
    other_tiles(&mut typed);
    typed
}

/// All tiles in the mirror, with other icons, and with some locations on other tiles.
fn other_tiles(typed: &mut Typed) {
    for tile in Tile::ALL {
        let print = &content().tiles[tile as usize];
        let water = print.grid.contains('w');
        let swapped = |from: char, to: char| mirrored(&print.grid).replace(from, &to.to_string());
        let grid = match tile {
            // The gang of b2 has moved to a1, its metro to b2; a clinic, a church and a metro are others now.
            Tile::A1 => swapped('M', 'G'),
            Tile::B2 => swapped('G', 'M').replace('L', "S"),
            Tile::B1 => swapped('S', 'L'),
            Tile::A2 => swapped('K', 'C'),
            Tile::B3 => swapped('M', 'L'),
            _ => mirrored(&print.grid),
        };
        typed.set("tiles", tile.id(), "grid", grid);
        typed.set("tiles", tile.id(), "helipad", !print.helipad);
        typed.set("tiles", tile.id(), "ferry", !print.ferry && water);
    }
    // Two industrial areas on one tile, and an island of the same kind.
    let split = mirrored(&grid(Tile::C1)).replace("cccccrrrr\n", "cciiirrrr\n");
    typed.set("tiles", "c1", "grid", split);
    typed.set("tiles", "b1", "store", "none");
    typed.set("tiles", "b2", "store", "store_b");
    typed.set("tiles", "start_gang", "store", "store_d");
    typed.set("tiles", "c1", "store", "store_a");
    typed.set("tiles", "d2", "store", "store_c");
    for (tile, exit) in [("d1", "exit_2"), ("d2", "exit_3"), ("d3", "exit_1")] {
        typed.set("tiles", tile, "exit", exit);
    }
    for (kind, count) in [
        ("clinic", 2),
        ("church", 4),
        ("metro", 4),
        ("helicopter", 4),
    ] {
        typed.set("location_kinds", kind, "count", count);
    }
}

#[test]
fn an_untouched_template_is_the_built_in_pack() {
    assert_eq!(loaded(&blank()), Pack::BUILT_IN);
    assert_eq!(loaded("[pack]\ngame = \"escape-plan\""), Pack::BUILT_IN);
}

/// What the template asks for, by table, row and key.
fn asked(table: &Table) -> Vec<String> {
    let leaves = |place: String, value: &Value| match value {
        Value::Table(table) if !place.ends_with("amounts") => asked(table)
            .into_iter()
            .map(|key| format!("{place}, {key}"))
            .collect(),
        _ => vec![place],
    };
    let mut found = Vec::new();
    for (key, value) in table
        .iter()
        .filter(|(key, _)| *key != "pack" && *key != "id")
    {
        match value
            .as_array()
            .filter(|rows| rows.iter().all(Value::is_table))
        {
            None => found.extend(leaves(key.clone(), value)),
            Some(rows) => {
                for (at, row) in rows.iter().enumerate() {
                    let id = row.get("id").and_then(Value::as_str);
                    let name = id.map_or_else(|| (at + 1).to_string(), str::to_owned);
                    found.extend(leaves(format!("{key} {name}"), row));
                }
            }
        }
    }
    found
}

/// Everything that the rulebook does not print can be typed in, and nothing else.
#[test]
fn a_whole_box_can_be_typed_in() {
    let asked = asked(&toml::from_str(&blank()).unwrap());
    let pack = loaded(&other_box().text());
    let mut changed: Vec<String> = Vec::new();
    for change in pack.changes() {
        let row = change
            .row
            .as_ref()
            .map_or_else(String::new, |row| format!(" {row}"));
        changed.push(format!("{}{row}, {}", change.table, change.key));
    }
    // A tile without water has no ferry in any box.
    let dry = |place: &&String| {
        let tile = place
            .strip_prefix("tiles ")
            .and_then(|rest| rest.strip_suffix(", ferry"));
        tile.is_some_and(|tile| !grid(tile.parse().unwrap()).contains('w'))
    };
    // Thirty-two cards of 23 kinds cannot all be as many as they are not, nor six businesses change two groups.
    let bound = |place: &&String| {
        place.starts_with("contacts") && place.ends_with("copies")
            || place.starts_with("businesses")
    };
    let left = asked.iter().filter(|place| !changed.contains(place));
    let left: Vec<&String> = left.filter(|place| !dry(place) && !bound(place)).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(asked.len() > 150, "{}", asked.len());
}

#[test]
fn games_are_played_with_the_box_that_was_typed_in() {
    let pack = loaded(&other_box().text());
    for seats in 1..=5 {
        play(pack, seats, 12, "a whole box");
    }
}

/// No value of the built-in pack is read at a table that has another one.
#[test]
fn nothing_is_read_outside_of_the_table() {
    let options = options(1, loaded(&other_box().text()));
    let effort = Effort {
        defaults: 0,
        ..Effort::default()
    };
    let played = outside::forbid(|| check_with::<EscapePlan>(&options, 2, "outside", &effort));
    assert!(played.is_ok());
}

/// The answers of a table come from its own pack.
#[test]
fn a_table_says_what_its_pack_prints() {
    let pack = loaded(&other_box().text());
    let (ours, theirs) = (options(3, Pack::BUILT_IN), options(3, pack));
    let price = |options: Options| options.within(|| Contact::Medic.data().cost);
    assert_eq!((price(ours), price(theirs)), (1, 2));
    theirs.within(|| {
        // Tools are told by what is printed on them, groups by the businesses that they hold.
        let bribe = words::contact(Contact::BribeCounty);
        assert!(format!("{bribe:?}").contains("badge-federal"), "{bribe:?}");
        let fighter = words::effect(Tool::Contact(Contact::Fighter), None);
        assert_eq!(fighter.id, "effect-evade-all-swat");
        assert_eq!(Group::One.places(), GROUPS[0]);
        assert_eq!(Place::Casino.group(), Group::Two);
        assert_eq!(Plan::Plan1.amount(Place::ArtGallery), Some(41));
        // Landmarks are where the tiles show them.
        assert_eq!(Node::of_store(Store::B).tile(), Tile::B2);
        assert_eq!(Node::of_store(Store::D).tile(), Tile::StartGang);
        assert_eq!(Node::of_gang(Gang::B2).tile(), Tile::A1);
        assert_eq!(Node::of_gang(Gang::B2).id(), "gang_a1");
        assert_eq!(Node::HOSPITAL.id(), "hospital");
        let again: Node = "c1_i_2".parse().unwrap();
        assert_eq!(words::node(again, None).id, "node-numbered");
        assert_eq!(
            words::node("c1_r".parse().unwrap(), None).id,
            "node-residential"
        );
    });
    assert!("c1_i_2".parse::<Node>().is_err());
}

/// The words of a choice name the price that the pack has.
#[test]
fn choices_and_questions_tell_the_values_of_the_pack() {
    let text = "[pack]\ngame = \"escape-plan\"\n[player_board]\nasset_slot_prices = [5, 5, 5, 5, 5, 5]\n\
        [[locker_piles]]\nid = \"green\"\nrequirement = 2\n[[contacts]]\nid = \"medic\"\ncost = 7\n";
    let options = options(2, loaded(text));
    options.within(|| {
        let mut player = crate::player::Player::new(Node::HOSPITAL);
        player
            .contacts
            .push(crate::player::Card::new(Contact::Medic));
        assert_eq!(player.cost_of(Tool::Contact(Contact::Medic)), Some(7));
        assert_eq!(player.price_of(Asset::ExtraAction), Some(5));
        assert_eq!(crate::pieces::Colour::Green.locker().requirement, 2);
    });
}

/// Each mistake is told with its line, and so that whoever typed it can mend it.
#[test]
fn every_mistake_is_told_with_its_line() {
    let a1 = grid(Tile::A1);
    let text = format!(
        r#"[pack]
game = "escape-plan"

[player_board]
inventory_slots = 9
asset_slot_prices = [5, 4, 3, 4, 1, 0]

[notoriety_track]
lines_above_levels = [3, 5, 8]
penalties_by_level = [0, 0, 10, 20, 30, 40, 50, 60, 100]

[[locker_piles]]
id = "green"
values = [60, 60, 60, 90, 90]
requirement = 16

[[businesses]]
id = "gym"
group = "group_1"

[[contacts]]
id = "medic"
copies = 5

[[equipment]]
id = "vest"
copies = 0

[[automa_targets]]
id = "store_a"
locker_piles = ["pile_1"]

[[tiles]]
id = "a1"
ferry = true
grid = '''{}'''

[[tiles]]
id = "b1"
store = "store_c"
"#,
        a1.replacen("wwwwwww", "MMMwwww", 1)
    );
    let faults = load_text(&text).unwrap_err();
    let lines: BTreeMap<usize, &str> = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line))
        .collect();
    let told: Vec<(&str, &str)> = faults
        .iter()
        .map(|fault| {
            let line = lines[&fault.line.unwrap_or_else(|| panic!("{fault:?}"))];
            let what = match &fault.wanted {
                Wanted::Rule { what, .. } => what.id.as_ref(),
                Wanted::Number { .. } => "number",
                Wanted::Entries(_) => "entries",
                other => panic!("{other:?}"),
            };
            (line.split(" =").next().unwrap(), what)
        })
        .collect();
    let expected = [
        ("inventory_slots", "number"),
        ("asset_slot_prices", "pack-slot-prices"),
        ("lines_above_levels", "pack-lines"),
        ("penalties_by_level", "entries"),
        ("values", "pack-one-empty"),
        ("requirement", "number"),
        ("group", "pack-groups"),
        ("copies", "pack-copies"),
        ("copies", "number"),
        ("copies", "pack-copies"),
        ("locker_piles", "pack-store-pile"),
        ("grid", "pack-grid-rim"),
    ];
    assert_eq!(told, expected, "{faults:#?}");
}

/// What is wrong with a tile if one of its lines is another.
fn of_tile(id: &str, lines: &str) -> Vec<String> {
    let text = format!("[pack]\ngame = \"escape-plan\"\n[[tiles]]\nid = \"{id}\"\n{lines}\n");
    let faults = load_text(&text).err().unwrap_or_default();
    let told = faults.iter().map(|fault| match &fault.wanted {
        Wanted::Rule { what, .. } => what.id.to_string(),
        other => format!("{other:?}"),
    });
    told.collect()
}

#[test]
fn tiles_have_to_be_such_as_can_be_played() {
    let changed = |tile: Tile, from: &str, to: &str| {
        assert!(grid(tile).contains(from), "{tile:?} has no {from}");
        of_tile(
            tile.id(),
            &format!("grid = '''{}'''", grid(tile).replace(from, to)),
        )
    };
    assert_eq!(changed(Tile::A1, "wwwwwww", "wwwww"), ["pack-grid-rows"]);
    assert_eq!(
        changed(Tile::A1, "wwwwwww", "xwwwwww"),
        ["pack-grid-letters"]
    );
    assert_eq!(
        changed(Tile::A1, "ccccBBBcccc", "ccccBBBBBBB"),
        ["pack-grid-rim"]
    );
    assert_eq!(changed(Tile::A1, "M", "B"), ["pack-tile-field"]);
    assert_eq!(changed(Tile::StartGang, "K", "B"), ["pack-tile-field"]);
    assert_eq!(changed(Tile::A1, "M", "H"), ["pack-tile-hospital"]);
    assert_eq!(
        changed(Tile::StartHospital, "H", "K"),
        ["pack-tile-hospital"]
    );
    assert_eq!(changed(Tile::StartHospital, "M", "G"), ["pack-tile-gang"]);
    assert_eq!(changed(Tile::StartGang, "G", "L"), ["pack-tile-gang"]);
    assert_eq!(changed(Tile::A1, "M", "S"), ["pack-tile-store"]);
    assert_eq!(changed(Tile::D1, "E", "K"), ["pack-tile-exit"]);
    assert_eq!(changed(Tile::A1, "M", "K"), ["pack-location-count"; 2]);
    assert_eq!(of_tile("a1", "store = \"store_b\""), ["pack-tile-store"]);
    assert_eq!(of_tile("b1", "store = \"none\""), ["pack-tile-store"]);
    assert_eq!(
        of_tile("d1", "exit = \"exit_2\""),
        ["pack-landmark-once"; 2]
    );
    assert_eq!(of_tile("a3", "stack = \"b\"").len(), 1);
    assert_eq!(of_tile("b3", "ferry = true"), ["pack-tile-ferry"]);
    // The business of b2 stands in the water, which has a ferry.
    assert_eq!(of_tile("b2", "ferry = false"), Vec::<String>::new());
    let island = grid(Tile::B2)
        .replace("wBBBcccc", "wBBBwccc")
        .replace("iiiccccccc", "iiiwcccccc");
    let lines = format!("grid = '''{island}'''");
    assert_eq!(of_tile("b2", &lines), Vec::<String>::new());
    assert_eq!(
        of_tile("b2", &format!("ferry = false\n{lines}")),
        ["pack-grid-way"]
    );
}

#[test]
fn more_areas_than_a_set_can_hold_are_refused() {
    // A chequered tile has an area for nearly every cell.
    let mut typed = Typed::new();
    for tile in [Tile::A3, Tile::D3] {
        let mut odd = false;
        let grid: String = grid(tile)
            .chars()
            .map(|letter| match letter {
                'i' | 'c' | 'r' | 'w' => {
                    odd = !odd;
                    if odd { 'i' } else { 'c' }
                }
                other => other,
            })
            .collect();
        typed.set("tiles", tile.id(), "grid", grid);
    }
    let faults = load_text(&typed.text()).unwrap_err();
    let Wanted::Rule { what, .. } = &faults[0].wanted else {
        panic!("{faults:?}");
    };
    assert_eq!(what.id, "pack-too-many-nodes");
}

/// A box that chance has made up; it may have faults.
fn made_up(chance: &mut Chance) -> Typed {
    let mut typed = Typed::new();
    let mut pick = |from: i64, to: i64| from + i64::from(chance.below((to - from + 1) as u32));
    typed.0["player_counts"][0].as_table_mut().unwrap().insert(
        "exit_costs".to_owned(),
        numbers(&[pick(0, 20), pick(0, 40)]),
    );
    typed.set_in("player_board", "inventory_slots", pick(5, 8));
    let mut prices = vec![5];
    while prices.len() < 6 {
        prices.push(pick(0, prices[prices.len() - 1]));
    }
    typed.set_in("player_board", "asset_slot_prices", numbers(&prices));
    let highest = pick(5, 20);
    let second = pick(3, highest - 2);
    typed.set_in("notoriety_track", "highest", highest);
    typed.set_in(
        "notoriety_track",
        "lines_above_levels",
        numbers(&[2, second, pick(second + 1, highest - 1)]),
    );
    let mut penalties = vec![0];
    while (penalties.len() as i64) < highest - 1 {
        penalties.push(pick(penalties[penalties.len() - 1], 100));
    }
    penalties.push(100);
    typed.set_in("notoriety_track", "penalties_by_level", numbers(&penalties));
    for pile in ["pile_1", "pile_2"] {
        let values: Vec<i64> = (0..5).map(|_| pick(0, 150)).collect();
        typed.set("exit_tile_piles", pile, "values", numbers(&values));
    }
    typed.set(
        "locker_piles",
        "green",
        "values",
        numbers(&[0, pick(1, 90), pick(1, 90), pick(1, 90), 90]),
    );
    typed.set(
        "locker_piles",
        "brown",
        "values",
        numbers(&[0, pick(1, 300), pick(1, 300), pick(1, 300), 110]),
    );
    for pile in ["green", "black", "brown"] {
        typed.set("locker_piles", pile, "requirement", pick(0, highest + 5));
    }
    let mut businesses = Place::BUSINESSES;
    for at in 0..6 {
        businesses.swap(at, pick(at as i64, 5) as usize);
    }
    businesses[..3].sort_unstable();
    businesses[3..].sort_unstable();
    let [a, b, c, d, e, f] = businesses;
    for (at, place) in businesses.into_iter().enumerate() {
        let group = [Group::One, Group::Two][at / 3];
        typed.set("businesses", place.id(), "group", group.id());
    }
    for (at, plan) in Plan::ALL.into_iter().enumerate() {
        let income = [pick(0, 2), pick(0, 2), pick(0, 2)].map(|place| place as usize);
        let value = amounts(
            [[a, b, c], [d, e, f], Place::SAFE_HOUSES],
            income,
            pick(0, 15) * 9 + at as i64,
        );
        typed.set("escape_plans", plan.id(), "amounts", value);
    }
    let mut copies = BTreeMap::from(Contact::ALL.map(|contact| (contact.id(), 1)));
    let ids = Contact::ALL.map(Contact::id);
    for _ in 0..32 - ids.len() {
        let most = pick(0, ids.len() as i64 - 1);
        *copies.get_mut(ids[pick(0, most) as usize]).unwrap() += 1;
    }
    for (id, copies) in copies {
        typed.set("contacts", id, "copies", copies);
        if id != "boxer" {
            typed.set("contacts", id, "cost", pick(0, 10));
            typed.set("contacts", id, "star", pick(0, 1) == 1);
        }
    }
    let officers = ["county", "federal", "swat"];
    for id in ["fighter", "ninja"] {
        let text = format!(
            "evade = {{ officers = [\"{}\"] }}",
            officers[pick(0, 2) as usize]
        );
        typed.set(
            "contacts",
            id,
            "effect",
            toml::from_str::<Table>(&text).unwrap(),
        );
    }
    for id in ["bribe_county", "bribe_federal", "rally_swat"] {
        let text = format!(
            "move_officer = {{ officer = \"{}\" }}",
            officers[pick(0, 2) as usize]
        );
        typed.set(
            "contacts",
            id,
            "effect",
            toml::from_str::<Table>(&text).unwrap(),
        );
    }
    let vests = pick(1, 7);
    for (kind, copies) in [
        ("vest", vests),
        ("cap", 8 - vests),
        ("helmet", vests),
        ("gas_mask", 8 - vests),
    ] {
        typed.set("equipment", kind, "copies", copies);
    }
    for store in ["store_a", "store_b", "store_c"] {
        let pile = ["green", "black", "brown"][pick(0, 2) as usize];
        typed.set(
            "automa_targets",
            store,
            "locker_piles",
            Value::Array(vec![pile.into()]),
        );
    }
    made_up_tiles(&mut typed, &mut pick);
    typed
}

/// Tiles that were painted over, and that have changed some of their locations among each other.
fn made_up_tiles(typed: &mut Typed, pick: &mut impl FnMut(i64, i64) -> i64) {
    let mut grids = Tile::ALL.map(|tile| {
        grid(tile)
            .split_whitespace()
            .map(|row| row.to_owned() + "\n")
            .collect::<String>()
    });
    for grid in &mut grids {
        if pick(0, 1) == 1 {
            *grid = mirrored(grid);
        }
        // A spot of another area, wherever it falls.
        for _ in 0..pick(0, 2) {
            let area = ["i", "c", "r", "w"][pick(0, 3) as usize];
            let start = pick(0, grid.len() as i64 - 1) as usize;
            for at in start..(start + pick(1, 9) as usize).min(grid.len()) {
                if grid.as_bytes()[at].is_ascii_lowercase() {
                    grid.replace_range(at..=at, area);
                }
            }
        }
    }
    // Two locations of tiles from the stacks change places.
    for _ in 0..pick(0, 6) {
        let (one, other) = (pick(2, 13) as usize, pick(2, 13) as usize);
        let letter = |grid: &str, at: i64| {
            let mut letters: Vec<char> = grid
                .chars()
                .filter(|letter| "MLGKC".contains(*letter))
                .collect();
            letters.dedup();
            letters.get(at as usize % letters.len().max(1)).copied()
        };
        let (Some(from), Some(to)) = (
            letter(&grids[one], pick(0, 9)),
            letter(&grids[other], pick(0, 9)),
        ) else {
            continue;
        };
        if one != other && !grids[one].contains(to) && !grids[other].contains(from) {
            grids[one] = grids[one].replace(from, &to.to_string());
            grids[other] = grids[other].replace(to, &from.to_string());
        }
    }
    for (tile, grid) in Tile::ALL.into_iter().zip(grids) {
        typed.set("tiles", tile.id(), "helipad", pick(0, 2) == 0);
        typed.set(
            "tiles",
            tile.id(),
            "ferry",
            pick(0, 2) == 0 && grid.contains('w'),
        );
        typed.set("tiles", tile.id(), "grid", grid);
    }
}

/// Whatever passes the check can be played.
#[test]
fn boxes_that_chance_makes_up_are_played_or_refused() {
    let mut played = 0;
    for number in 0..40 {
        let name = format!("made up {number}");
        let mut chance = Chance::new(&Seed::from_text(&name));
        let typed = made_up(&mut chance);
        let Ok(pack) = load_text(&typed.text()) else {
            continue;
        };
        played += 1;
        for seats in 1..=5 {
            play(pack, seats, 2, &name);
        }
    }
    assert!(played >= 20, "only {played} could be played");
}

/// A pack finds nothing wrong with the tables that are part of the program, and its tables name what they list.
#[test]
fn components_are_named_in_the_template() {
    use kernel::pack::Content as _;
    for table in Typed::new().0.keys().filter(|table| *table != "pack") {
        let Some(rows) = Typed::new().0[table].as_array().cloned() else {
            continue;
        };
        if rows.iter().all(|row| row.get("id").is_some()) {
            for id in Typed::new().ids(table) {
                assert!(Content::label(table, &id).is_some(), "{table} {id}");
            }
        }
    }
    assert_eq!(Content::label("contact_row", "1"), None);
    assert!(DATA.len() > blank().len());
    assert_eq!(atlas().nodes.len(), 83);
    assert_eq!(EscapePlan::INFO.id, "escape-plan");
}
