//! Content packs: a whole box with other values, mistakes that are found, and play with whatever `check` lets through.

use kernel::pack::{self, Fault, Pack, PackFile, Wanted, outside};
use kernel::testkit::assert_sound;
use kernel::{Arg, Chance, Game as _, Options as _, Phrase, Seat, Seed, Viewer};
use toml::{Table, Value};

use crate::content::{Bounty, Character, Content, content};
use crate::options::Options;
use crate::state::Fliptown;
use crate::tests::given::{TestTable, given};

/// A box whose every value is another than that of the built-in pack.
const BOX: &str = include_str!("../../tests/packs/box.toml");

fn template() -> String {
    pack::template::<Content>("", |_, _| None)
}

fn load(text: &str) -> Result<Pack, Vec<Fault>> {
    let name = "box.toml";
    pack::load::<Content>(&[PackFile { name, text }])
}

/// Every set of options that FT-1 allows, played with a pack.
fn modes(pack: Pack) -> Vec<Options> {
    let mut sets = vec![Vec::new()];
    for spec in Options::SPECS {
        let with = |set: &Vec<_>, value| set.iter().copied().chain([(spec.key, value)]).collect();
        sets = sets
            .iter()
            .flat_map(|set| spec.values.iter().map(move |value| with(set, *value)))
            .collect();
    }
    let of = |seats| {
        let sets = sets.iter();
        let options = sets.filter_map(move |set| Options::parse(seats, set.iter().copied()).ok());
        let options = options.map(|options| options.with_pack(pack));
        options.collect::<Vec<Options>>()
    };
    (1..=4).flat_map(of).collect()
}

#[test]
fn an_untouched_template_is_the_built_in_pack() {
    assert_eq!(load(&template()), Ok(Pack::BUILT_IN));
}

/// Values that a pack names, each by its way: what stands under an id is known by it.
fn values(table: &Table, way: &str, found: &mut Vec<(String, Value)>) {
    for (key, value) in table {
        let holds_values = way.is_empty() || matches!(key.as_str(), "ability" | "condition");
        let way = format!("{way}, {key}");
        match value {
            Value::Table(inner) if holds_values => values(inner, &way, found),
            Value::Array(rows) if rows.iter().all(|row| row.get("id").is_some()) => {
                for row in rows.iter().filter_map(Value::as_table) {
                    values(row, &format!("{way} {:?}", row["id"]), found);
                }
            }
            _ if key == "id" => {}
            value => found.push((way, value.clone())),
        }
    }
}

#[test]
fn the_box_has_another_value_everywhere() {
    let values_of = |text: &str| {
        let mut found = Vec::new();
        values(&text.parse().unwrap(), "", &mut found);
        found
    };
    let other = values_of(BOX);
    let free = values_of(&template()).into_iter();
    let free = free.filter(|(way, _)| way != ", pack, game");
    let mut count = 0;
    for (way, value) in free {
        let found = other.iter().find(|(of_other, _)| *of_other == way);
        let found = found.unwrap_or_else(|| panic!("{way} is not in the box"));
        assert_ne!(found.1, value, "{way}");
        count += 1;
    }
    assert_eq!(count, 124);
}

#[test]
fn a_whole_box_is_played_in_every_mode() {
    let pack = load(BOX).unwrap();
    assert_eq!(pack.name(), Some("Another box"));
    assert_eq!(pack.changes().len(), 126);
    for options in modes(pack) {
        outside::forbid(|| assert_sound::<Fliptown>(&options, 4, "another box"));
    }
}

/// A deliberate mistake in a template: what stands there in place of something else, a text on the line that the fault
/// names, and its place. Returns what is wanted there.
fn mistake(from: &str, to: &str, at: &str, place: &str) -> Wanted {
    let template = template();
    assert_eq!(template.matches(from).count(), 1, "{from}");
    let text = template.replace(from, to);
    let (before, _) = text.split_once(at).unwrap();
    let faults = load(&text).unwrap_err();
    let [fault] = &faults[..] else {
        panic!("{faults:#?}");
    };
    assert_eq!(fault.place, place);
    assert_eq!(
        fault.line,
        Some(1 + before.matches('\n').count()),
        "{fault:?}"
    );
    fault.wanted.clone()
}

#[test]
fn mistakes_of_writing_are_told_with_what_may_stand_there() {
    let tracks = mistake("pans = 4", "pans = 5", "pans = 5", "tool_tracks, pans");
    assert_eq!(tracks, Wanted::Number { min: 1, max: 4 });
    let payout = mistake(
        "cash = 9\n",
        "cash = 99\n",
        "cash = 99",
        "poker, payouts straight_flush, cash",
    );
    assert_eq!(payout, Wanted::Number { min: 0, max: 40 });
    let printed = "[badlands]\nfail_star_divisor = 3\n";
    let printed = mistake(
        "[badlands]\n",
        printed,
        "r = 3",
        "badlands, fail_star_divisor",
    );
    assert_eq!(printed, Wanted::Printed("2".to_owned()));
    let ids = mistake(
        "id = \"baroness\"",
        "id = \"dentist\"",
        "\"dentist",
        "characters",
    );
    assert!(matches!(ids, Wanted::Ids(ids) if ids.len() == 14));
    let bonus = "row_bonus = \"saloon\"";
    let bonus = mistake(
        "row_bonus = \"mine\"",
        bonus,
        "\"saloon\"\n",
        "badlands, rows cattle, row_bonus",
    );
    assert!(matches!(bonus, Wanted::Words(regions) if regions.len() == 5));
    let gear = mistake(
        "[\"pan\",",
        "[\"hat\",",
        "\"hat\"",
        "bounties outfit, condition, of",
    );
    assert!(matches!(gear, Wanted::Words(words) if words.contains(&"pan".to_owned())));
    let (from, to) = ("\"m2c\", min = 12", "\"m2d\", min = 12");
    let from = mistake(from, to, "\"m2d\"", "mine, rooms m3d, enter");
    assert!(matches!(from, Wanted::Words(words) if words.contains(&"entrance".to_owned())));
    let targets = ", { rank = 13, cash = 10 } ]";
    let targets = mistake(
        targets,
        " ]",
        "cash = 6 } ]",
        "badlands, rows train, targets",
    );
    assert_eq!(targets, Wanted::Entries(3));
}

#[test]
fn mistakes_against_the_rules_are_told_with_the_rule() {
    let told = |from, to, at, place| match mistake(from, to, at, place) {
        Wanted::Rule { rule, what } => format!("{} {}", rule.0, what.id),
        other => panic!("{other:?}"),
    };
    let stops = |from, to, place| told(from, to, "stops = [", place);
    let links = |from, to, place| told(from, to, "links = [", place);
    let same = |from, to, place| told(from, to, to, place);
    assert_eq!(
        stops(
            "{ rank = 3,  gain",
            "{ rank = 4,  gain",
            "trail, stops 3, rank"
        ),
        "FT-7.1 pack-rank"
    );
    assert_eq!(
        stops(
            "rank = 11, clear",
            "rank = 11, bonus = \"mine\", clear",
            "trail, stops 11, bonus"
        ),
        "FT-13.9 pack-stop-decision"
    );
    assert_eq!(
        stops(
            "{ gain = { pans = 1 } }, { gain",
            "{ gain",
            "trail, stops 2, choose"
        ),
        "FT-7.6 pack-tool-choice"
    );
    assert_eq!(
        links(
            "b = \"t01\", bonus",
            "b = \"t11\", bonus",
            "cemetery, links 1, b"
        ),
        "FT-12.4 pack-link"
    );
    assert_eq!(
        links(
            "b = \"t11\", gain = { cash = 4 }",
            "b = \"t11\", bonus = \"town\"",
            "cemetery, links 8, bonus"
        ),
        "FT-R11 pack-link-bonus"
    );
    assert_eq!(
        links(
            "b = \"t10\", gain = { gold = 4 }",
            "b = \"t10\"",
            "cemetery, links 3, gain"
        ),
        "FT-12.4 pack-link-reward"
    );
    assert_eq!(
        same(
            "rank = 12, cash = 6",
            "rank = 13, cash = 6",
            "badlands, rows train, targets 2, rank"
        ),
        "FT-8.1 pack-rank"
    );
    assert_eq!(
        same(
            "from = \"m2c\", min = 12",
            "from = \"m1b\", min = 12",
            "mine, rooms m3d, enter 1, from"
        ),
        "FT-9.2 pack-way"
    );
    assert_eq!(
        same(
            "from = \"m2c\", min = 12, max = 13",
            "from = \"m2c\", min = 12, max = 11",
            "mine, rooms m3d, enter 1, max"
        ),
        "FT-9.1 pack-range"
    );
    assert_eq!(
        same(
            "row_bonus = \"trail\"",
            "row_bonus = \"badlands\"",
            "badlands, rows train, row_bonus"
        ),
        "FT-R7 pack-robberies"
    );
    assert_eq!(
        same("[2, 7, 14, 23]", "[2, 7, 7, 23]", "hotel, silver_track"),
        "FT-11.9 pack-rising"
    );
    assert_eq!(
        same(
            "cells = [[0, 0], [0, 1]]\n",
            "cells = [[0, 0], [0, 3]]\n",
            "land_office, shapes pair, cells"
        ),
        "FT-11.11 pack-shape"
    );
    assert_eq!(
        same(
            "cells = [[0, 0], [0, 1], [0, 2]]",
            "cells = [[1, 0], [0, 0]]",
            "land_office, shapes line, cells"
        ),
        "FT-11.10 pack-shapes-differ"
    );
    assert_eq!(
        told(
            "cost = 8",
            "cost = 6",
            "cost = 6\ncells = [[0, 1]",
            "land_office, shapes corner, cost"
        ),
        "FT-11.10 pack-prices-differ"
    );
    assert_eq!(
        told(
            "key = 13",
            "key = 12",
            "key = 12\nstart = { cash = 3",
            "characters mayor, key"
        ),
        "FT-18.2 pack-keys"
    );
    assert_eq!(
        same(
            "cash = 3, gold = 1, stars = 3 }",
            "items = [\"rifle\"] }",
            "characters mayor, start, items"
        ),
        "FT-I7 pack-items"
    );
    assert_eq!(
        told(
            "min = 30",
            "min = 7",
            "min = 7\n",
            "bounties tycoon, condition"
        ),
        "FT-17.1 pack-met-at-start"
    );
}

/// Other numbers and words in a line of a template, each chosen at random among those that stand in templates.
fn disturbed(line: &str, chance: &mut Chance) -> String {
    const WORDS: [&[&str]; 4] = [
        &["trail", "badlands", "mine", "town", "cemetery", "none"],
        &["m2a", "m2b", "m2c"],
        &["m3a", "m3b", "m3c", "m3d"],
        &[
            "pan",
            "hammer",
            "shovel",
            "ignore_wanted",
            "pistol",
            "rifle",
        ],
    ];
    let Some((key, values)) = line.split_once(" = ") else {
        return line.to_owned();
    };
    let mut out = String::new();
    let mut rest = values;
    while let Some(c) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end.max(c.len_utf8()));
        rest = after;
        let number = word.parse::<u32>().ok();
        let family = WORDS.iter().find(|family| family.contains(&word));
        // What says which row it is stays.
        let stays = ["rank = ", " a = \"", " b = \""];
        match (number, family) {
            _ if stays.iter().any(|mark| out.ends_with(mark)) => out += word,
            (Some(number), _) => {
                let most = if chance.below(4) == 0 {
                    3 * number + 10
                } else {
                    2 * number
                };
                out += &chance.below(most + 1).to_string();
            }
            (_, Some(family)) if rest.starts_with('"') => out += *chance.pick::<&str>(family),
            _ => out += word,
        }
    }
    format!("{key} = {out}")
}

/// A pack with random values, as many of them as `check` lets through.
fn random_pack(chance: &mut Chance) -> Pack {
    let original = template();
    let original: Vec<&str> = original.lines().collect();
    let mut lines: Vec<String> = original.iter().map(|line| (*line).to_owned()).collect();
    for line in lines.iter_mut() {
        let is_value = !["#", "[", "id", "key"]
            .iter()
            .any(|mark| line.starts_with(mark));
        if is_value && chance.below(3) > 0 {
            *line = disturbed(line, chance);
        }
    }
    loop {
        match load(&lines.join("\n")) {
            Ok(pack) => return pack,
            Err(faults) => {
                let mut any = false;
                for line in faults.iter().filter_map(|fault| fault.line) {
                    // A list is told of by its first line.
                    let list = original[line..].iter();
                    let more = list.take_while(|line| line.starts_with([' ', ']']));
                    for at in line - 1..line + more.count() {
                        any |= lines[at] != original[at];
                        lines[at] = original[at].to_owned();
                    }
                }
                // What contradicts what stands elsewhere: take back a part of everything.
                for (line, old) in lines.iter_mut().zip(&original) {
                    if !any && chance.below(12) == 0 {
                        *line = (*old).to_owned();
                    }
                }
            }
        }
    }
}

#[test]
fn whatever_check_lets_through_can_be_played() {
    let mut changed = 0;
    for n in 0..40 {
        let mut chance = Chance::new(&Seed::from_text(&format!("box {n}")));
        let pack = random_pack(&mut chance);
        changed += pack.changes().len();
        let modes = modes(pack);
        for _ in 0..6 {
            let options = chance.pick(&modes);
            outside::forbid(|| assert_sound::<Fliptown>(options, 3, "random box"));
        }
    }
    assert!(changed > 40 * 20, "only {changed} values were changed");
}

/// The numbers that a phrase and the phrases in it are filled with.
fn numbers(phrase: &Phrase) -> Vec<i64> {
    let numbers = |arg: &Arg| match arg {
        Arg::Number(number) => vec![*number],
        Arg::Phrase(inner) => numbers(inner),
        Arg::List(inner) => inner.iter().flat_map(numbers).collect(),
        _ => Vec::new(),
    };
    phrase
        .args
        .iter()
        .flat_map(|(_, arg)| numbers(arg))
        .collect()
}

#[test]
fn words_tell_the_numbers_of_the_pack() {
    let pack = load(BOX).unwrap();
    pack.enter::<Content, _>(|| {
        let seat = || given(1).pack(pack).inventory(0, [20, 20, 0, 0]);
        let told = |table: &TestTable, action: &str| {
            let view = table.game.view(Viewer::Seat(Seat(0)));
            numbers(&Fliptown::describe(&view, action.parse().unwrap()).phrase)
        };
        // Stop 4 brings $13; the gold to pay comes last.
        assert_eq!(told(&seat().assigned("2h 4d 3c"), "go trail 4"), [13, 0]);
        // Target 9 brings 7 stars, half of them 3, $5 and 4 Wanted.
        let target = told(&seat().assigned("2s 9d 3c"), "go badlands 9");
        assert_eq!(target, [3, 7, 5, 4, 0]);
        // Shapes cost $5, $7 and $9; on a first visit there is a bonus action, too.
        let office = told(&seat().assigned("2c 8d 3h"), "go town 8");
        assert_eq!(office, [5, 7, 9, 0]);
        assert_eq!(
            numbers(&Character::Preacher.fill(Phrase::new(""))),
            [4, 4, 7]
        );
        assert_eq!(numbers(&Bounty::Tycoon.fill(Phrase::new(""))), [31, 16]);
        let mut challenges = content().solo_challenges.iter();
        let record = challenges.find(|one| one.id == "clean_record").unwrap();
        assert_eq!(numbers(&record.told()), [1]);
    });
}

#[test]
fn components_have_names() {
    let label = |table, id| <Content as pack::Content>::label(table, id).map(|label| label.id);
    for (table, id, name) in [
        ("poker.payouts", "flush", "hand-flush"),
        ("trail", "3", "site-stop"),
        ("badlands.rows", "train", "row-train"),
        ("mine.rooms", "m3d", "site-room"),
        ("cemetery", "4", "pack-link-name"),
        ("land_office.shapes", "line", "land-shape-line"),
        ("bounties", "tycoon", "bounty-tycoon"),
        ("characters", "mayor", "character-mayor"),
        ("solo_challenges", "no_silver", "challenge-no-silver"),
    ] {
        assert_eq!(label(table, id).as_deref(), Some(name));
    }
    // What is only counted within something else has no name.
    for (table, id) in [
        ("badlands", "2"),
        ("trail", "14"),
        ("cemetery", "0"),
        ("mine", "1"),
        ("hotel", "1"),
    ] {
        assert_eq!(label(table, id), None);
    }
}
