//! Content packs: a whole box typed in, mistakes, boxes that chance makes up, and what is said at their tables.

use kernel::pack::{Fault, Pack, PackFile, Wanted, load, outside, template};
use kernel::testkit::{Effort, check_with};
use kernel::{Arg, Chance, Edition, Member, Options as _, Phrase, Seed};
use toml::{Table, Value};

use crate::content::{Content, SupportKind, content};
use crate::options::Options;
use crate::pieces::{Crime, Criminal, Deck, Dilemma, Item, Outcome, Support, Zone};
use crate::state::InTooDeep;
use crate::whynot::WhyNot;
use crate::words;

fn load_text(text: &str) -> Result<Pack, Vec<Fault>> {
    let file = PackFile {
        name: "box.toml",
        text,
    };
    load::<Content>(&[file])
}

fn loaded(text: &str) -> Pack {
    load_text(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn blank() -> String {
    template::<Content>("My box.", |_, _| None)
}

/// Every mode, by seats and settings.
const MODES: [(u8, &[(&str, &str)]); 7] = [
    (1, &[]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("echo_joins", "on")]),
    (3, &[]),
    (4, &[("storylines", "6")]),
    (5, &[("storylines", "7")]),
];

fn options(mode: usize, pack: Pack) -> Options {
    let (seats, settings) = MODES[mode];
    let options = Options::parse_simulated(seats, settings.iter().copied()).expect("they agree");
    options.in_edition(Edition {
        pack,
        ..options.edition()
    })
}

/// Plays games with a pack; nothing may be read where it is not in play.
fn play(pack: Pack, mode: usize, games: u64, seed: &str) {
    let effort = Effort {
        max_plies: 200_000,
        probes: 2,
        positions: 64,
        worlds: 128,
        playouts: 0,
        undos: 256,
        defaults: 0,
        secret_comparisons: 1_000_000,
    };
    let options = options(mode, pack);
    let played = outside::forbid(|| check_with::<InTooDeep>(&options, games, seed, &effort));
    if let Err(defect) = played {
        panic!("{defect}");
    }
}

/// A box as it is typed in: the template as tables that can be changed.
struct Typed(Table);

impl Typed {
    fn new() -> Typed {
        Typed(toml::from_str(&blank()).expect("a template is TOML"))
    }

    fn table(&mut self, name: &str) -> &mut Table {
        self.0[name].as_table_mut().expect("a table")
    }

    fn rows(&mut self, path: &[&str]) -> Vec<&mut Table> {
        let mut at = &mut self.0[path[0]];
        for key in &path[1..] {
            at = &mut at[*key];
        }
        let rows = at.as_array_mut().expect("rows").iter_mut();
        rows.map(|row| row.as_table_mut().expect("a row")).collect()
    }

    fn text(&self) -> String {
        let pairs = self
            .0
            .iter()
            .map(|(key, value)| format!("{key} = {}\n", written(value)));
        pairs.collect()
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

fn value(text: &str) -> Value {
    let mut table: Table = toml::from_str(&format!("value = {text}")).expect(text);
    table.remove("value").expect(text)
}

fn number(row: &Table, key: &str) -> i64 {
    row[key].as_integer().expect(key)
}

fn put(row: &mut Table, key: &str, text: &str) {
    row.insert(key.to_owned(), value(text));
}

/// The values of a column, one row further; rows without it keep having none.
fn rotate(rows: &mut [&mut Table], key: &str, by: usize) {
    let mut having: Vec<&mut Table> = rows
        .iter_mut()
        .filter(|row| row.contains_key(key))
        .map(|row| &mut **row)
        .collect();
    let values: Vec<Value> = having.iter().map(|row| row[key].clone()).collect();
    for (at, row) in having.iter_mut().enumerate() {
        row.insert(key.to_owned(), values[(at + by) % values.len()].clone());
    }
}

/// What a card is about.
const FACE: [&str; 8] = [
    "you", "others", "zones", "when", "effect", "careful", "reckless", "reward",
];

/// The cards of each deck, of which nothing is printed, exchange their faces.
fn rotate_faces(cards: &mut [&mut Table], by: usize) {
    for deck in Deck::ALL {
        let of_deck = |row: &&mut &mut Table| {
            let crime: Crime = row["id"]
                .as_str()
                .and_then(|id| id.parse().ok())
                .expect("an id");
            crime.deck() == deck && crime != Crime::B2ASmallTest
        };
        let mut cards: Vec<&mut &mut Table> = cards.iter_mut().filter(of_deck).collect();
        let faces: Vec<Table> = cards.iter().map(|row| face(row)).collect();
        for (at, row) in cards.iter_mut().enumerate() {
            // What the other card does not have is nothing here.
            for key in ["others", "zones"] {
                if row.contains_key(key) {
                    put(row, key, "[]");
                }
            }
            row.extend(faces[(at + by) % faces.len()].clone());
        }
    }
}

fn face(row: &Table) -> Table {
    let pairs = row.iter().filter(|(key, _)| FACE.contains(&key.as_str()));
    pairs
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// Another zone, another item and another role wherever one is named.
fn rename(value: &mut Value) {
    match value {
        Value::String(text) => {
            let (head, name) = text
                .rsplit_once(':')
                .map_or(("", &**text), |(head, name)| (head, name));
            let other = match (name.parse::<Zone>(), name.parse::<Item>(), name) {
                (Ok(zone), ..) => Zone::at((zone.index() + 3) % Zone::COUNT).id(),
                (_, Ok(item), _) => Item::at((item.index() + 3) % Item::COUNT).id(),
                (.., "y1") => "y2",
                (.., "y2") => "y3",
                (.., "c1") => "c2",
                _ => return,
            };
            *text = if head.is_empty() {
                other.to_owned()
            } else {
                format!("{head}:{other}")
            };
        }
        Value::Array(list) => list.iter_mut().for_each(rename),
        Value::Table(table) => table.iter_mut().for_each(|(_, value)| rename(value)),
        _ => {}
    }
}

/// Cards that ask for what no built-in card does: their roles, conditions and effects.
const ODD: [(&str, &str, &str); 8] = [
    (
        "y1 y2 y3",
        r#"{ is = "together", all = ["y1", "y2", "y3"] }"#,
        r#"{ do = "give", from = "y3", to = "y1" }, { do = "move_criminal", who = "y3", to = "any" }"#,
    ),
    (
        "",
        r#"{ is = "nearby", a = "guardian", b = "parish" }, { is = "items", zone = "at:guardian", item = "any", state = "held", count = "at_most", n = 1 }"#,
        r#"{ do = "relocate_guardian", to = "any" }, { do = "step_barrier", steps = 6 }"#,
    ),
    (
        "y1 c1 c2",
        r#"{ is = "alone_with", who = "y1", with = ["c1", "c2"] }"#,
        r#"{ do = "swap_criminals", a = "c1", b = "c2" }, { do = "swap_items", a = "held:y1", b = "held:c1" }"#,
    ),
    (
        "y1 z1",
        r#"{ is = "opposite", a = "z1", b = "cash" }, { is = "nearby", a = "y1", b = "z1" }, { is = "barriers", zone = "z1", count = "exactly", n = 0 }"#,
        r#"{ do = "move_item", item = "cash", to = "opposite:z1" }, { do = "move_item", item = "held:y1", to = "adjacent:z1" }"#,
    ),
    (
        "y1",
        r#"{ is = "in", who = "droid", zone = "at:y1" }, { is = "criminals", zone = "harbor", count = "at_most", n = 0 }"#,
        r#"{ do = "move_item", item = "droid", to = "any" }, { do = "swap_items", a = "droid", b = "held:y1" }"#,
    ),
    (
        "y2 c2",
        r#"{ is = "with_any", who = "y2", any = ["guardian", "c2", "rifle"] }, { is = "apart", all = ["y2", "coupe", "guardian"] }"#,
        r#"{ do = "drop_with_guardian", who = ["c2", "y2"] }, { do = "step_guardian", steps = 3 }"#,
    ),
    (
        "y1 z1",
        r#"{ is = "searches", zone = "z1", count = "at_least", n = 1 }, { is = "empty", zone = "z1" }"#,
        r#"{ do = "move_searches", from = "z1", to = "opposite:y1" }, { do = "move_criminal", who = "y1", to = "z1" }"#,
    ),
    (
        "y1 c1",
        r#"{ is = "barrier_between", a = "heights", b = "c1" }, { is = "dropped", item = "decoder" }"#,
        r#"{ do = "move_searches", from = "opposite:c1", to = "any" }, { do = "relocate_guardian", to = "adjacent:decoder" }, { do = "drop", who = "c1" }"#,
    ),
];

/// Gives a card other roles, conditions and effects.
fn write_card(row: &mut Table, roles: &str, when: &str, effect: &str) {
    let of = |sign: char| {
        let found = roles
            .split_whitespace()
            .filter(|role| role.starts_with(sign));
        format!("{:?}", found.collect::<Vec<_>>())
    };
    for (key, sign) in [("you", 'y'), ("others", 'c'), ("zones", 'z')] {
        put(row, key, &of(sign));
    }
    put(row, "when", &format!("[{when}]"));
    put(row, "effect", &format!("[{effect}]"));
}

/// A box in which everything that is free differs from the built-in pack.
fn other_box() -> Typed {
    let mut typed = Typed::new();
    for row in &mut typed.rows(&["table_size"]) {
        rotate_list(row, "files_per_row");
    }
    put(typed.table("values"), "evidence_fields", "[4, 3, 2, 2]");
    let bonuses = typed.table("bonuses");
    put(bonuses, "least_corrupt", "7");
    put(bonuses, "badge_triple", "12");
    put(typed.rows(&["chapter"])[2], "lost_intel", "13");
    let track = typed.table("grip_track");
    put(track, "ability_from", "2");
    put(track, "endurance_from", "6");
    put(
        track,
        "end_values",
        "[0, 0, 1, 3, 3, 7, 10, 12, 14, 17, 21]",
    );
    let kinds = ["weapon", "hardware", "goods", "weapon", "goods", "hardware"];
    for (row, kind) in typed.rows(&["item"]).into_iter().zip(kinds) {
        row.insert("kind".to_owned(), kind.into());
    }
    let mut tokens = typed.rows(&["support"]);
    rotate(&mut tokens, "copies", 3);
    for row in tokens {
        let blue = row["colour"].as_str() == Some("blue");
        row.insert(
            "colour".to_owned(),
            if blue { "pink" } else { "blue" }.into(),
        );
        if row.contains_key("amount") {
            // Of the moves of the Guardian and the barriers the rulebook shows three.
            let more = if row["id"].as_str() == Some("guardian_barriers_2") {
                2
            } else {
                1
            };
            let amount = number(row, "amount") + more;
            row.insert("amount".to_owned(), Value::Integer(amount));
        }
    }
    let mut cards = typed.rows(&["crime"]);
    rotate_faces(&mut cards, 2);
    for row in &mut cards {
        for key in ["you", "others", "when", "effect"] {
            row.get_mut(key).into_iter().for_each(rename);
        }
        // A major crime brings no support.
        for side in ["careful", "reckless", "reward"] {
            for (_, count) in row
                .get_mut(side)
                .and_then(Value::as_table_mut)
                .into_iter()
                .flatten()
            {
                *count = Value::Integer(count.as_integer().expect("a number") + 1);
            }
        }
    }
    let petty = cards.iter_mut().filter(|row| row.contains_key("reward"));
    for (row, (roles, when, effect)) in petty.zip(ODD) {
        write_card(row, roles, when, effect);
    }
    for row in cards.iter_mut().filter(|row| row.contains_key("plus4")) {
        let id = row["id"].as_str().expect("an id");
        let crime: Crime = id.parse().expect("an id");
        // Of each level another card than in the built-in pack.
        let of_level = Crime::along(crime.data().storyline.expect("a storyline"));
        let mut of_level = of_level.intersection(Crime::of(crime.deck())).iter();
        let marked = match crime.deck() {
            Deck::Level1 => of_level.next() == Some(crime),
            Deck::Level2 => of_level.nth(1) == Some(crime),
            _ => false,
        };
        row.insert("plus4".to_owned(), Value::Boolean(marked));
    }
    let mut dilemmas = typed.rows(&["dilemma"]);
    rotate(&mut dilemmas, "reward", 29);
    for row in dilemmas {
        let corruption = number(row, "corruption") + 1;
        row.insert("corruption".to_owned(), Value::Integer(corruption));
    }
    let echo = typed.table("echo");
    put(echo, "crime_at", "[1, 3, 5]");
    for row in &mut typed.rows(&["echo", "side"]) {
        rotate_list(row, "progress");
        for key in ["setback_intel", "setback_grip"] {
            let more = number(row, key) + 1;
            row.insert(key.to_owned(), Value::Integer(more));
        }
    }
    let mut cards = typed.rows(&["echo", "card"]);
    for (key, by) in [
        ("hook", 1),
        ("criminals", 2),
        ("item", 7),
        ("searches_to", 3),
    ] {
        rotate(&mut cards, key, by);
    }
    for row in cards {
        let marked = row["marked_barrier"].as_bool() == Some(true);
        row.insert("marked_barrier".to_owned(), Value::Boolean(!marked));
        let careful = row["outcome"].as_str() == Some("careful");
        row.insert(
            "outcome".to_owned(),
            if careful { "reckless" } else { "careful" }.into(),
        );
        let to = match row.get("row").and_then(Value::as_str) {
            None => "top",
            Some("top") => "middle",
            Some("middle") => "bottom",
            Some(_) => "plan",
        };
        row.insert("row".to_owned(), to.into());
    }
    typed
}

fn rotate_list(row: &mut Table, key: &str) {
    if let Some(list) = row.get_mut(key).and_then(Value::as_array_mut) {
        list.rotate_left(1);
    }
}

/// What the template asks for, by table, row and key.
fn asked() -> Vec<String> {
    fn within(place: &str, table: &Table, found: &mut Vec<String>) {
        for (key, value) in table
            .iter()
            .filter(|(key, _)| !matches!(key.as_str(), "pack" | "id"))
        {
            let named = |row: &Value| {
                row.get("id").is_some() || matches!(key.as_str(), "table_size" | "chapter" | "side")
            };
            let rows = value
                .as_array()
                .filter(|rows| rows.iter().all(named) && !rows.is_empty());
            match (rows, value) {
                (Some(rows), _) => {
                    for (at, row) in rows.iter().enumerate() {
                        let id = row.get("id").and_then(Value::as_str);
                        let name = id.map_or_else(|| (at + 1).to_string(), str::to_owned);
                        let place = format!("{place}{key} {name}, ");
                        within(&place, row.as_table().expect("a row"), found);
                    }
                }
                (None, Value::Table(table)) if place.is_empty() => {
                    within(&format!("{key}, "), table, found);
                }
                _ => found.push(format!("{place}{key}")),
            }
        }
    }
    let mut found = Vec::new();
    within("", &Typed::new().0, &mut found);
    found
}

#[test]
fn an_untouched_template_is_the_built_in_pack() {
    assert_eq!(loaded(&blank()), Pack::BUILT_IN);
    assert_eq!(loaded(&Typed::new().text()), Pack::BUILT_IN);
    assert_eq!(loaded("[pack]\ngame = \"in-too-deep\"\n"), Pack::BUILT_IN);
}

/// The template asks for what the rulebook does not print, and for nothing else.
#[test]
fn the_template_asks_for_what_no_rulebook_prints() {
    let asked = asked();
    for place in [
        "table_size 4, files_per_row",
        "values, evidence_fields",
        "bonuses, badge_triple",
        "chapter 3, lost_intel",
        "grip_track, end_values",
        "item cash, kind",
        "support petty_2, amount",
        "crime a1_soft_count, when",
        "crime b2_a_small_test, careful",
        "dilemma d01, reward",
        "echo, side 1, progress",
        "echo, card e02, row",
    ] {
        assert!(asked.iter().any(|one| one == place), "{place} of {asked:?}");
    }
    for place in [
        "game, designer",
        "values, quiet_rounds",
        "bonuses, badges",
        "chapter 1, lost_intel",
        "item coupe, kind",
        "support guardian_barriers_3, amount",
        "crime a1_soft_count, deck",
        "crime b2_a_small_test, when",
        "echo, black",
        "echo, side 1, difficulty",
    ] {
        assert!(asked.iter().all(|one| one != place), "{place}");
    }
    assert!(asked.len() > 700, "{}", asked.len());
}

/// Everything that is asked for can be another value; only a few are the only ones that may stand there.
#[test]
fn a_whole_box_can_be_typed_in() {
    let pack = loaded(&other_box().text());
    let mut changed = Vec::new();
    for change in pack.changes() {
        let row = change.row.as_ref();
        let row = row.map_or_else(String::new, |row| format!(" {row}"));
        changed.push(match change.key.split_once(", ") {
            Some((list, key)) => format!("{}, {list}{row}, {key}", change.table),
            None => format!("{}{row}, {}", change.table, change.key),
        });
    }
    let asked = asked();
    let column = |place: &str| {
        let (head, key) = place.rsplit_once(", ").expect("a table and a key");
        let table = head.rsplit_once(' ').map_or(head, |(table, _)| table);
        format!("{table}, {key}")
    };
    let columns: Vec<String> = changed.iter().map(|place| column(place)).collect();
    let left: Vec<&String> = asked
        .iter()
        .filter(|place| !changed.contains(place))
        .collect();
    for place in &left {
        assert!(columns.contains(&column(place)), "{place}");
    }
    // Some values have only gone to a row that had the same before, and nine files have but one place each.
    assert!(
        left.len() < 60 && asked.len() > 700,
        "{left:?} of {}",
        asked.len()
    );
}

#[test]
fn games_of_every_mode_are_played_with_the_box_that_was_typed_in() {
    let pack = loaded(&other_box().text());
    for mode in 0..MODES.len() {
        play(pack, mode, 4, "a whole box");
    }
}

/// What a phrase tells under a name, however deep.
fn tells(phrase: &Phrase, name: &str, number: i64) -> bool {
    phrase.args.iter().any(|(key, arg)| match arg {
        Arg::Number(found) => *key == name && *found == number,
        Arg::Phrase(inner) => tells(inner, name, number),
        Arg::List(inner) => inner.iter().any(|one| tells(one, name, number)),
        _ => false,
    })
}

#[test]
fn words_tell_the_values_of_the_pack() {
    let pack = loaded(&other_box().text());
    let options = options(4, pack);
    let cost = |of: fn() -> u8| (of(), options.within(of));
    assert_eq!(cost(|| Support::Petty2.data().amount), (2, 3));
    assert_eq!(cost(|| Dilemma::at(0).data().corruption), (3, 4));
    options.within(|| {
        assert!(tells(&words::support(Support::Petty2), "count", 3));
        let help = words::support_help(Support::Petty2);
        assert_eq!(help.id, "support-help-blue");
        assert!(tells(&help, "count", 3));
        assert!(tells(&words::dilemma_card(Dilemma::at(0)), "corruption", 4));
        let crime = Crime::A1SoftCount;
        let reward = crime.reward(Outcome::Careful);
        assert!(tells(&words::reward(reward), "count", reward.intel.into()));
        let card = &crime.data().when;
        assert_eq!(words::conditions(crime, None).len(), card.len());
        assert_eq!(content().grip_track.last(), 10);
        assert_eq!(Item::Cash.kind().id(), "weapon");
        // The cards of a deck are those of the pack.
        assert_eq!(Crime::of(Deck::Level1).len(), 21);
    });
    assert_eq!(words::support(Support::Petty2).args[0].1, Arg::Number(2));
    // Too little grip is told with the space that the pack has.
    let why = WhyNot::GripTooLow {
        criminal: Criminal::Seer,
        grip: 1,
        needed: options.within(|| content().grip_track.ability_from),
    };
    assert!(tells(&kernel::Explain::phrase(&why), "needed", 2));
}

/// A place of the template is called by what it is, whatever is in play.
#[test]
fn components_have_labels() {
    use kernel::pack::Content as _;
    outside::forbid(|| {
        for (table, id, label) in [
            ("crime", "a1_soft_count", "crime-card"),
            ("crime", "petty_joyride", "crime-card-petty"),
            ("dilemma", "d07", "dilemma-d07"),
            ("support", "petty_3", "support-petty"),
            ("item", "cash", "item-cash"),
            ("echo.card", "e16", "pack-echo-card"),
            ("echo", "e16", "pack-echo-card"),
        ] {
            let found = Content::label(table, id).expect(id);
            assert_eq!(found.id, label);
        }
        assert!(Content::label("chapter", "3").is_none());
    });
}

/// Ten mistakes, each in a line of its own, each told with what may stand there.
#[test]
fn every_mistake_is_told_with_its_line() {
    let text = r#"[pack]
game = "in-too-deep"
[grip_track]
end_values = [0, 1, 3, 2, 6, 9, 12, 15, 18]
[[item]]
id = "cash"
kind = "vehicel"
[[support]]
id = "hook"
copies = 5
[[crime]]
id = "a1_soft_count"
you = ["y1", "c1"]
[[crime]]
id = "a1_exchange_counter"
when = [{ is = "in", who = "y2", zone = "zinbazaar" }]
[[crime]]
id = "a1_standing_room"
when = [{ is = "crimnals", zone = "at:y1", count = "at_least", n = 3 }]
[[crime]]
id = "a2_the_bagman"
effect = [{ do = "drop", who = "y1" }, { do = "move_searches", from = "any", to = "downtwon" }]
[[crime]]
id = "b2_a_small_test"
reckless = { intel = 9, dilemmas = 3, evidence = 2, process = 1 }
[[crime]]
id = "petty_joyride"
careful = { intel = 3 }
[[dilemma]]
id = "d73"
corruption = 3
[[dilemma]]
id = "d01"
corruption = "three"
"#;
    let told = faults(text);
    let expected = [
        ("kind", "words: vehicle goods hardware weapon"),
        ("you", "words: y1 y2 y3"),
        (
            "when",
            "words: in holds empty_handed together apart adjacent nearby opposite alone alone_with with_any criminals items dropped empty barriers barrier_between searches",
        ),
        ("effect", "words: any blocks"),
        ("reckless", "printed"),
        ("careful", "keys: you others zones when effect reward"),
        ("id", "ids: d01"),
        ("corruption", "number: 0 40"),
    ];
    for (line, wanted) in expected {
        let found = told.iter().find(|(at, _)| at == line);
        let found = &found.unwrap_or_else(|| panic!("{line} of {told:?}")).1;
        assert!(found.starts_with(wanted), "{line}: {found}");
    }
    assert_eq!(told.len(), expected.len(), "{told:?}");
    // What every reader of tables takes is looked at when nothing else is wrong.
    let text = r#"[pack]
game = "in-too-deep"
[[table_size]]
files_per_row = [2, 2, 2]
[[table_size]]
[[table_size]]
[[table_size]]
[[table_size]]
[[table_size]]
[values]
evidence_fields = [4, 3, 1, 1]
[grip_track]
end_values = [0, 1, 3, 2, 6, 9, 12, 15, 18]
ability_from = 5
[[item]]
id = "cash"
kind = "weapon"
[[support]]
id = "hook"
copies = 5
amount_source = "designed"
[[support]]
id = "grip_2"
amount = 3
[[crime]]
id = "a1_soft_count"
you = ["y1", "y1"]
plus4 = true
careful = { intel = 6, dilemmas = 1, support = 1 }
[[crime]]
id = "a1_exchange_counter"
when = [{ is = "in", who = "y2", zone = "z1" }]
[[crime]]
id = "a1_standing_room"
when = [{ is = "criminals", zone = "at:y1", count = "at_least", n = 7 }]
[[crime]]
id = "a2_the_bagman"
effect = [{ do = "give", from = "y1", to = "y1" }, { do = "move_searches", from = "any", to = "adjacent:y1" }]
[[crime]]
id = "petty_joyride"
when = [{ is = "together", all = ["y1"] }, { is = "alone_with", who = "y1", with = [] }, { is = "nearby", a = "y1", b = "at:y1" }]
effect = [{ do = "step_guardian", steps = 0 }, { do = "drop_with_guardian", who = [] }]
[[crime]]
id = "petty_fencing"
when = []
[[dilemma]]
id = "d01"
reward = { evidence = ["target", "target", "target"] }
[[dilemma]]
id = "d49"
reward = { badge = 0 }
[echo]
crime_at = [2, 2, 4]
[[echo.side]]
progress = [1, 1, 2, 2, 2, 2]
[[echo.side]]
"#;
    let expected = [
        ("files_per_row", "pack-files"),
        ("evidence_fields", "pack-evidence-fields"),
        ("end_values", "pack-grip-values"),
        ("endurance_from", "number: 6 8"),
        ("kind", "pack-item-kinds"),
        ("copies", "pack-support-copies"),
        ("amount", "pack-support-alike"),
        ("you", "pack-crime-role-once"),
        ("plus4", "pack-crime-plus4"),
        ("careful", "pack-crime-support"),
        ("careful", "pack-crime-careful"),
        ("when", "pack-crime-role"),
        ("when", "pack-crime-zone"),
        ("when", "number: 1 6"),
        ("effect", "pack-crime-same"),
        ("effect", "pack-crime-searches"),
        ("when", "pack-crime-beings"),
        ("when", "pack-crime-others"),
        ("when", "pack-crime-places"),
        ("effect", "number: 1 6"),
        ("effect", "pack-crime-nobody"),
        ("when", "number: 1 8"),
        ("reward", "pack-dilemma-evidence"),
        ("reward", "number: 1 3"),
        ("crime_at", "pack-echo-track"),
        ("progress", "pack-echo-progress"),
    ];
    let told = faults(text);
    let told: Vec<(&str, &str)> = told.iter().map(|(line, what)| (&**line, &**what)).collect();
    for one in expected {
        assert!(told.contains(&one), "{one:?} of {told:?}");
    }
    assert_eq!(told.len(), expected.len(), "{told:?}");
}

/// The key of the line of each fault, and what is wanted there.
fn faults(text: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let faults = load_text(text).expect_err("a box with mistakes");
    let told = faults.iter().map(|fault| {
        let line = fault.line.map_or("endurance_from", |line| lines[line - 1]);
        let key = line.split(" =").next().unwrap_or_default();
        let wanted = match &fault.wanted {
            Wanted::Rule { what, .. } => what.id.to_string(),
            Wanted::Number { min, max } => format!("number: {min} {max}"),
            Wanted::Words(words) => format!("words: {}", words.join(" ")),
            Wanted::Keys(keys) => format!("keys: {}", keys.join(" ")),
            Wanted::Ids(ids) => format!("ids: {}", ids.join(" ")),
            Wanted::Printed(_) => "printed".to_owned(),
            other => format!("{other:?}"),
        };
        (key.to_owned(), wanted)
    });
    told.collect()
}

/// A box that chance makes up: some values changed, some cards written anew from pieces of others.
fn made_up(chance: &mut Chance) -> Typed {
    let mut typed = Typed::new();
    let mut pool = Pool::of(&mut typed);
    let mut copies: Vec<i64> = Support::ALL.map(|_| 0).to_vec();
    // At least one of each kind, and of the one in the rulebook; the rest as it comes.
    for kind in SupportKind::ALL {
        let of_kind: Vec<Support> = Support::ALL
            .into_iter()
            .filter(|token| token.data().kind == kind)
            .collect();
        let token = match kind {
            SupportKind::GuardianBarriers => Support::GuardianBarriers3,
            _ => *chance.pick(&of_kind),
        };
        copies[token.index()] += 1;
    }
    for _ in SupportKind::ALL.len()..38 {
        copies[chance.below(Support::COUNT as u32) as usize] += 1;
    }
    for (at, row) in typed.rows(&["support"]).into_iter().enumerate() {
        row.insert("copies".to_owned(), Value::Integer(copies[at]));
        row.insert(
            "colour".to_owned(),
            (*chance.pick(&["blue", "pink"])).into(),
        );
    }
    let spaces = 6 + i64::from(chance.below(11));
    let ability = 1 + i64::from(chance.below(spaces as u32 - 2));
    let endurance = ability + 1 + i64::from(chance.below((spaces - 1 - ability) as u32));
    let mut values: Vec<i64> = (0..spaces).map(|_| chance.below(30).into()).collect();
    values[0] = 12;
    values.sort_unstable();
    let track = typed.table("grip_track");
    put(track, "ability_from", &ability.to_string());
    put(track, "endurance_from", &endurance.to_string());
    put(track, "end_values", &format!("{values:?}"));
    for row in typed.rows(&["crime"]) {
        if row["id"].as_str() == Some(Crime::B2ASmallTest.id()) {
            continue;
        }
        if chance.below(3) > 0 {
            pool.write(row, chance);
        }
        for side in ["careful", "reckless", "reward"] {
            if let Some(reward) = row.get_mut(side).and_then(Value::as_table_mut) {
                for (key, count) in reward.iter_mut() {
                    let most = match (key.as_str(), side) {
                        ("support", "reward") => 4,
                        ("support", _) => 1,
                        // The reckless side has more of both.
                        ("intel" | "dilemmas", "reckless") => continue,
                        ("intel" | "dilemmas", "careful") => 1,
                        _ => 9,
                    };
                    *count = Value::Integer(chance.below(most).into());
                }
            }
        }
    }
    for row in typed.rows(&["dilemma"]) {
        let corruption = chance.below(41);
        put(row, "corruption", &corruption.to_string());
        let (intel, badges) = (1 + chance.below(30), 1 + chance.below(3));
        let rewards = [
            format!("{{ intel = {intel} }}"),
            format!("{{ badge = {badges} }}"),
            "{ evidence = [\"timing\", \"leader\"] }".to_owned(),
            "{ warrant = \"wiretap\" }".to_owned(),
        ];
        put(row, "reward", chance.pick(&rewards).as_str());
    }
    let first = 1 + chance.below(6);
    let at = [
        first,
        first + 1 + chance.below(6),
        first + 8 + chance.below(5),
    ];
    put(typed.table("echo"), "crime_at", &format!("{at:?}"));
    for row in typed.rows(&["echo", "side"]) {
        let (intel, grip) = (chance.below(20), chance.below(14));
        put(row, "setback_intel", &intel.to_string());
        put(row, "setback_grip", &grip.to_string());
    }
    for row in typed.rows(&["echo", "card"]) {
        let letters = ["a", "b", "c", "d"];
        row.insert("hook".to_owned(), (*chance.pick(&letters)).into());
        let two = [*chance.pick(&letters), *chance.pick(&letters)];
        put(row, "criminals", &format!("{two:?}"));
        row.insert("item".to_owned(), chance.pick(&Item::ALL).id().into());
        row.insert(
            "searches_to".to_owned(),
            chance.pick(&Zone::ALL).id().into(),
        );
        row.insert(
            "row".to_owned(),
            (*chance.pick(&["top", "middle", "bottom", "plan"])).into(),
        );
    }
    typed
}

/// Pieces of cards.
struct Pool {
    when: Vec<Value>,
    effect: Vec<Value>,
}

impl Pool {
    fn of(typed: &mut Typed) -> Pool {
        let mut pool = Pool {
            when: Vec::new(),
            effect: Vec::new(),
        };
        for row in typed.rows(&["crime"]) {
            for (key, list) in [("when", &mut pool.when), ("effect", &mut pool.effect)] {
                let pieces = row.get(key).and_then(Value::as_array);
                list.extend(pieces.into_iter().flatten().cloned());
            }
        }
        for (_, when, effect) in ODD {
            for (text, list) in [(when, &mut pool.when), (effect, &mut pool.effect)] {
                let pieces = value(&format!("[{text}]"));
                list.extend(pieces.as_array().into_iter().flatten().cloned());
            }
        }
        pool
    }

    /// A card of a few conditions and lines, with the roles that they name.
    fn write(&mut self, row: &mut Table, chance: &mut Chance) {
        let mut some = |list: &[Value], most: u32, least: u32| {
            let count = least + chance.below(most);
            let pieces: Vec<Value> = (0..count).map(|_| chance.pick(list).clone()).collect();
            Value::Array(pieces)
        };
        // One condition more often than not, or nothing would ever be committed.
        let (when, effect) = (some(&self.when, 2, 1), some(&self.effect, 4, 0));
        let mut words = Vec::new();
        [&when, &effect]
            .into_iter()
            .for_each(|value| name(value, &mut words));
        let named = |role: &&str| words.iter().any(|word| word.ends_with(*role));
        let of = |roles: &[&str]| {
            let found: Vec<&str> = roles.iter().filter(|role| named(role)).copied().collect();
            value(&format!("{found:?}"))
        };
        row.insert("you".to_owned(), of(&["y3", "y1", "y2"]));
        row.insert("others".to_owned(), of(&["c1", "c2"]));
        row.insert("zones".to_owned(), of(&["z1"]));
        row.insert("when".to_owned(), when);
        row.insert("effect".to_owned(), effect);
    }
}

/// All words of a value.
fn name(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|value| name(value, words)),
        Value::Table(table) => table.iter().for_each(|(_, value)| name(value, words)),
        _ => {}
    }
}

/// How many boxes chance makes up.
const BOXES: usize = 60;

/// Whatever `check` allows can be played.
#[test]
fn boxes_that_chance_makes_up_can_be_played() {
    for number in 0..BOXES {
        let mut chance = Chance::new(&Seed::from_text(&format!("made up {number}")));
        let pack = loaded(&made_up(&mut chance).text());
        play(pack, number % MODES.len(), 1, "made up");
    }
}
