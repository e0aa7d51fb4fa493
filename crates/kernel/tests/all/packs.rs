//! Content packs: what may be changed, what is told of mistakes, and which tables are in play.

use std::cell::Cell;
use std::sync::LazyLock;

use kernel::pack::{
    self, BuiltIn, Content, Fault, Faults, InPlay, Pack, PackFile, Wanted, in_play,
};
use kernel::{Phrase, RuleId};
use serde::Deserialize;

/// A small box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "what is not asked for has to be there")]
struct Box {
    rent: Rent,
    card: Vec<Card>,
    track: Vec<Step>,
    #[serde(skip)]
    dearest: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rent {
    low: u8,
    high: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "what is not asked for has to be there")]
struct Card {
    id: Colour,
    cost: u8,
    copies: u8,
    #[serde(default)]
    likes: Vec<Colour>,
    gain: Gain,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Gain {
    cash: u8,
    stars: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "what is not asked for has to be there")]
struct Step {
    at: u8,
    prize: u8,
}

kernel::vocabulary! {
    /// Colours of cards.
    pub enum Colour {
        Red = "red",
        Blue = "blue",
    }
}

thread_local! {
    static IN_PLAY: Cell<InPlay<Box>> = const { Cell::new(InPlay::NONE) };
}

impl Content for Box {
    const GAME: &'static str = "box";
    const DATA: &'static str = r#"
# About this file.

# The rent stands in the corner.
[rent]
low = 2
high = 5
high_source = "designed"
source = "rulebook"

# Cards, as they lie in the box.
[[card]]
id = "red"
cost = 3
copies = 2
copies_source = "rulebook"
gain = { cash = 1 }
source = "designed"
[[card]]
id = "blue"
cost = 4
copies = 2
likes = ["red"]
gain = { stars = 2 }
designed = ["cost", "gain", "likes"]
source = "rulebook"

[[track]]
at = 1
prize = 1
source = "rulebook"
[[track]]
at = 2
prize = 3
prize_source = "designed"
source = "rulebook"
"#;

    fn built_in() -> &'static BuiltIn<Box> {
        static BUILT_IN: LazyLock<BuiltIn<Box>> = LazyLock::new(BuiltIn::read);
        &BUILT_IN
    }

    fn in_play() -> InPlay<Box> {
        IN_PLAY.get()
    }

    fn put_in_play(content: InPlay<Box>) {
        IN_PLAY.set(content);
    }

    fn complete(&mut self) {
        self.dearest = self.card.iter().map(|card| card.cost).max().unwrap_or(0);
    }

    fn check(&self, faults: &mut Faults<'_>) {
        if self.rent.low > self.rent.high {
            let what = Phrase::new("rent");
            faults.rule("rent, high", self.rent.high, RuleId("BX-1"), what);
        }
    }

    fn label(table: &str, id: &str) -> Option<Phrase> {
        (table == "card").then(|| Phrase::name("card", id))
    }
}

fn load(text: &str) -> Result<Pack, Vec<Fault>> {
    let text = format!("[pack]\ngame = \"box\"\nname = \"Mine\"\n{text}");
    let file = PackFile {
        name: "mine.toml",
        text: &text,
    };
    pack::load::<Box>(&[file])
}

fn costs() -> (u8, u8) {
    let tables = in_play::<Box>();
    (tables.card[0].cost, tables.dearest)
}

#[test]
fn a_pack_is_in_play_where_it_was_entered_and_nowhere_else() {
    let pack = load("[[card]]\nid = \"red\"\ncost = 9\n").unwrap();
    assert_eq!(costs(), (3, 4));
    pack.enter::<Box, _>(|| {
        assert_eq!(costs(), (9, 9));
        Pack::BUILT_IN.enter::<Box, _>(|| assert_eq!(costs(), (3, 4)));
        assert_eq!(costs(), (9, 9));
    });
    assert_eq!(costs(), (3, 4));
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        pack.enter::<Box, _>(|| panic!("at the table"))
    }));
    assert!(panicked.is_err());
    assert_eq!(costs(), (3, 4));
}

#[test]
#[should_panic(expected = "outside of any table")]
fn tables_can_be_forbidden_outside_of_any_table() {
    let inside = || Pack::BUILT_IN.enter::<Box, _>(costs);
    assert_eq!(pack::outside::forbid(inside), (3, 4));
    pack::outside::forbid(costs);
}

#[test]
fn packs_of_equal_content_are_the_same_pack() {
    let one = load("[rent]\nhigh = 8\n").unwrap();
    let two = load("# As I have it.\n[rent]\nlow = 2 # printed\nhigh = 8\n").unwrap();
    let hash = one.hash::<Box>();
    assert_eq!(one, two);
    assert_eq!(Pack::find::<Box>(hash), Some(one));
    assert_eq!((one.name(), hash.len()), (Some("Mine"), 32));
    assert_eq!(load("[rent]\nhigh = 5\n"), Ok(Pack::BUILT_IN));
    assert_eq!(Pack::find::<Box>("0"), None);
    let told: Vec<_> = one
        .changes()
        .iter()
        .map(|c| (&*c.table, &*c.key, &*c.from, &*c.to))
        .collect();
    assert_eq!(told, [("rent", "high", "5", "8")]);
}

#[test]
fn later_files_go_before_earlier_ones() {
    let files = ["cost = 5", "cost = 6"]
        .map(|cost| format!("[pack]\ngame = \"box\"\n[[card]]\nid = \"blue\"\n{cost}\n"));
    let files = [("a.toml", &files[0]), ("b.toml", &files[1])];
    let files = files.map(|(name, text)| PackFile { name, text });
    let pack = pack::load::<Box>(&files).unwrap();
    assert_eq!(pack.name(), Some("b"));
    pack.enter::<Box, _>(|| assert_eq!(in_play::<Box>().card[1].cost, 6));
}

#[test]
fn an_untouched_template_changes_nothing() {
    let text = pack::template::<Box>("Two lines\nof head.", |table, id| {
        Some(format!("{table}: {id}"))
    });
    let expected = "\
# Two lines
# of head.

[pack]
game = \"box\"
# name = \"My box\"

# The rent stands in the corner.
[rent]
high = 5

# Cards, as they lie in the box.
[[card]]
id = \"red\" # card: red
cost = 3
gain = { cash = 1 }

[[card]]
id = \"blue\" # card: blue
cost = 4
likes = [\"red\"]
gain = { stars = 2 }

[[track]]
# in the rulebook: { at = 1, prize = 1 }

[[track]]
prize = 3
";
    let lines = |text: &str| {
        text.split('\n')
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(&text), lines(expected));
    let file = PackFile {
        name: "t",
        text: &text,
    };
    assert_eq!(pack::load::<Box>(&[file]), Ok(Pack::BUILT_IN));
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let faults = load(
        "\
[rent]
low = 3
high = \"five\"
[[card]]
id = \"green\"
[[card]]
id = \"red\"
price = 4
cost = 400
gain = { gold = 1 }
[[card]]
id = \"red\"
[[card]]
id = \"blue\"
likes = [\"rad\"]
[[track]]
prize = 4
[wages]
low = 1
",
    )
    .unwrap_err();
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect::<Vec<_>>()
    };
    let told: Vec<_> = faults
        .iter()
        .map(|fault| {
            (
                fault.line.unwrap(),
                &*fault.place,
                &*fault.found,
                fault.wanted.clone(),
            )
        })
        .collect();
    let expected = [
        (5, "rent, low", "3", Wanted::Printed("2".to_owned())),
        (
            6,
            "rent, high",
            "\"five\"",
            Wanted::Number { min: 0, max: 25 },
        ),
        (8, "card", "green", Wanted::Ids(words(&["red", "blue"]))),
        (
            11,
            "card red, price",
            "4",
            Wanted::Keys(words(&["id", "cost", "copies", "likes", "gain"])),
        ),
        (
            12,
            "card red, cost",
            "400",
            Wanted::Number { min: 0, max: 22 },
        ),
        (
            13,
            "card red, gain",
            "{ gold = 1 }",
            Wanted::Keys(words(&["cash", "stars"])),
        ),
        (15, "card", "red", Wanted::Once),
        (
            18,
            "card blue, likes",
            "[\"rad\"]",
            Wanted::Words(words(&["red", "blue"])),
        ),
        (19, "track", "1", Wanted::Entries(2)),
        (
            21,
            "",
            "wages",
            Wanted::Keys(words(&["card", "rent", "track"])),
        ),
    ];
    for (told, expected) in told.iter().zip(&expected) {
        assert_eq!(told, expected);
    }
    assert_eq!(told.len(), expected.len(), "{told:#?}");
}

#[test]
fn what_contradicts_a_rule_names_it() {
    let faults = load("[rent]\nhigh = 1\n").unwrap_err();
    assert_eq!((faults[0].line, &*faults[0].place), (Some(5), "rent, high"));
    let rule = matches!(&faults[0].wanted, Wanted::Rule { rule, .. } if rule.0 == "BX-1");
    assert!(rule && faults.len() == 1, "{faults:?}");
}

#[test]
fn a_file_that_is_no_pack_of_the_game_is_refused() {
    let load = |text| pack::load::<Box>(&[PackFile { name: "x", text }]).unwrap_err();
    assert!(matches!(&load("[pack\n")[0].wanted, Wanted::Toml(_)));
    for text in ["", "[pack]\ngame = \"chess\"\n", "pack = 3\n"] {
        assert_eq!(load(text)[0].wanted, Wanted::Game("box"), "{text}");
    }
    assert_eq!(
        pack::game_of("[pack]\ngame = \"chess\"\n").as_deref(),
        Some("chess")
    );
    assert_eq!(pack::game_of("nonsense ["), None);
}
