//! Content packs: a box that somebody has typed in.

mod form;

use kernel::pack::{self, Content as _, Fault, Pack, PackFile, Wanted, outside};
use kernel::testkit::assert_sound;
use kernel::{Chance, Edition, Game, Options as _, Seed};

use self::form::Form;
use crate::content::Content;
use crate::options::Options;
use crate::pieces::Slot;
use crate::state::Speakeasy;
use crate::words;

fn load(text: &str) -> Result<Pack, Vec<Fault>> {
    pack::load::<Content>(&[PackFile {
        name: "box.toml",
        text,
    }])
}

fn told(faults: &[Fault]) -> String {
    let lines = faults.iter().map(|fault| {
        format!(
            "{:?} {}: {} ({:?})",
            fault.line, fault.place, fault.found, fault.wanted
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Options of a table that plays by a pack.
fn options(seats: u8, settings: &[(&str, &str)], pack: Pack) -> Options {
    let options = Options::parse(seats, settings.iter().copied()).expect("options that agree");
    options.in_edition(Edition {
        pack,
        ..options.edition()
    })
}

/// Every mode.
const MODES: [(u8, &[(&str, &str)]); 7] = [
    (1, &[("difficulty", "easy")]),
    (1, &[("still_rebuild", "on")]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("still_rebuild", "on")]),
    (3, &[]),
    (4, &[]),
];

/// A box in which every value that can be another is another.
fn typed_box() -> Form {
    let mut form = Form::template();
    // Lists in another order; a border more.
    form.each("district", "adjacent", |list| form::rotated(list, 1));
    form.set("district", "3", "adjacent", "[6, 9, 2]");
    form.set("district", "9", "adjacent", "[3, 6, 8, 12, 5]");
    form.each("harbours", "clockwise", |list| form::rotated(list, 1));
    let rows = "[{ reward = { cash = 4 } }, { reward = { city_tokens = 1 } }, \
                { reward = { raise_any = 1 } }, { reward = { op_card = \"vip\" } }]";
    form.set("docks", "", "rows", rows);
    form.each("ship", "price", |list| form::risen(list, 1));
    form.each("ship", "defence", |list| form::risen(list, 1));
    form.set("ship", "sandra_daisy", "price", "[10, 9, 7, 6, 5]");
    let stephanie = "[9, 11, 12, 15, 17, 19]";
    form.set("ship", "stephanie_st_clair", "defence", stephanie);
    let prices = "[{ field = 5, low = 4, high = 9 }, { field = 8, low = 11, high = 14 }, \
                  { field = 11, low = 15, high = 20 }, { field = 17, low = 21, high = 27 }]";
    form.set("notoriety", "", "price", prices);
    let rewards = "[{ field = 8, reward = { mobsters = 1 } }, { field = 9, reward = { helper_cards = 1 } }, \
                   { field = 14, reward = { mobsters = 1 } }, { field = 20, reward = { op_card = \"vip\" } }]";
    form.set("notoriety", "", "reward", rewards);
    let payouts = "[[16, 11, 7, 4, 2], [26, 15, 11, 5, 3], [45, 36, 26, 20, 11]]";
    form.set("payouts", "", "by_region", payouts);
    form.each("location", "persons_12", |few| match few {
        "[1, 2]" => "[2, 3]".to_owned(),
        _ => "[1, 2]".to_owned(),
    });
    for (id, rows) in PERSONS {
        form.set("location", id, "person_rows", rows);
    }
    let park = "[[{ raise_any = 1 }, { helper_cards = 1 }], [{ op_card = \"any\" }, { cash = 4 }], \
                [{ thugs_free = 2 }, { books = 1 }], [{ mobsters = 1 }, { op_card = \"vip\" }], \
                [{ city_tokens = 1 }, { leverage_tokens = 2 }]]";
    form.set("goals.park", "", "rewards", park);
    let region = "[[{ action = \"produce\" }, { cash = 6 }], [{ helper_cards = 1 }, { op_card = \"any\" }], \
                  [{ mobsters = 2 }, { action = \"sell\" }]]";
    form.set("goals.region", "", "rewards", region);
    form.each("track", "effect", |list| form::risen(list, 1));
    form.rotate("slot", "reward", 1);
    form.each("gangster", "help_fee", |fee| form::risen(fee, 1));
    form.weaken_gangsters();
    form.rotate("gangster", "ability", 1);
    for table in ["crate", "park_goal"] {
        form.each(table, "ignores_golden_rule", |is| {
            (is == "false").to_string()
        });
    }
    form.each("region_goal", "number", |number| form::risen(number, 4));
    let mut more = false;
    form.each("city_token", "count", |_| {
        more = !more;
        if more { "4" } else { "2" }.to_owned()
    });
    form.rotate("bottle", "value", 3);
    form.rotate("helper", "bottle", 6);
    form.rotate_cards(5);
    form.each("operation_card", "leverage", |icons| match icons {
        "2" => "0".to_owned(),
        fewer => form::risen(fewer, 1),
    });
    for key in [
        "cards_per_type",
        "haul_barrels",
        "expand_fallback_cash",
        "park_compensation_cash",
        "protect_bonus_icons",
        "sale_price",
        "raid_cash",
    ] {
        form.each("solo", key, |value| form::risen(value, 1));
    }
    let regions = "{ vip = \"midtown\", party = \"downtown\", fleet = \"uptown\" }";
    form.set("solo", "", "region_by_type", regions);
    form.each("solo", "region_tie_order", |list| form::rotated(list, 1));
    form.set("solo", "", "preparation_region", "\"uptown\"");
    let build = "[[\"bar\", \"nightclub\"], [\"bar\"], [\"nightclub\", \"casino\"], [\"casino\"]]";
    form.set("solo", "", "build_by_act", build);
    let list =
        "[\"docks\", \"garage\", \"planning\", \"city_hall\", \"commission\", \"contractors\"]";
    let lists = format!("{{ vip = {list}, party = {list}, still = {list}, fleet = {list} }}");
    form.set("solo", "", "location_order", &lists);
    form.each("solo", "goal_from_act", |lists| form::risen(lists, 1));
    let expansions = "{ vip = 2, party = 0, still = 1, fleet = 2 }";
    form.each("solo.difficulty", "expansions", |_| expansions.to_owned());
    for key in [
        "start_money",
        "protect",
        "sale_cap",
        "books",
        "power",
        "defence",
        "bottle_bonus",
    ] {
        form.each("solo.difficulty", key, |value| form::risen(value, 1));
    }
    form
}

/// What persons of that box offer, some of them more than one thing.
const PERSONS: [(&str, &str); 6] = [
    (
        "contractors",
        "[{ row = 1, person = 1, effect = { raise_any = 1 } }, { row = 3, person = 1, effect = { cash = 2 } }, \
         { row = 1, person = 2, effect = { helper_cards = 1 } }, { row = 1, person = 3, effect = { books = 2 } }]",
    ),
    (
        "planning",
        "[{ row = 2, person = 1, effect = { raise_any = 1 } }, \
         { row = 2, person = 2, effect = { play_op_card = \"vip\", leverage_bonus = 1 } }, \
         { row = 2, person = 3, effect = { play_op_card = \"any\" } }]",
    ),
    (
        "garage",
        "[{ row = 2, person = 1, effect = { range_bonus = 2 } }, { row = 1, person = 2, effect = { thugs_free = 1 } }]",
    ),
    (
        "city_hall",
        "[{ row = 1, person = 1, effect = { action = \"hire_thugs\", leverage_tokens = 2 } }, \
         { row = 1, person = 2, effect = { mobsters = 1, cash = 2 } }]",
    ),
    (
        "commission",
        "[{ row = 1, person = 1, effect = { raise_any = 1 } }, { row = 1, person = 2, effect = { mobsters = 1 } }, \
         { row = 1, person = 3, effect = { city_tokens = 1 } }]",
    ),
    (
        "docks",
        "[{ row = 1, person = 1, effect = { action = \"build_bar\" } }, \
         { row = 1, person = 2, effect = { play_op_card = \"still\", production_bonus = 1 } }]",
    ),
];

#[test]
fn a_whole_box_that_was_typed_in_is_played() {
    let (template, form) = (Form::template(), typed_box());
    let same = template.same_as(&form);
    assert_eq!(same, ALIKE, "what stays as it was");
    let pack = load(&form.to_string()).unwrap_or_else(|faults| panic!("{}", told(&faults)));
    for (seats, settings) in MODES {
        outside::forbid(|| assert_sound::<Speakeasy>(&options(seats, settings, pack), 6, "box"));
    }
}

/// What cannot be otherwise, with a district's only neighbour.
const ALIKE: [&str; 2] = ["district 15, adjacent", "district 16, adjacent"];

/// What follows from the tables is that of the pack that is in play.
#[test]
fn nothing_is_kept_from_the_built_in_pack() {
    let pack = load(&typed_box().to_string()).unwrap();
    let before = crate::pieces::District::D3.adjacent();
    pack.enter::<Content, _>(|| {
        assert_ne!(crate::pieces::District::D3.adjacent(), before);
        assert_eq!(crate::content::harbours()[0] as u8 + 1, 7);
        let rows = crate::pieces::Person::Contractors1.rows();
        assert_eq!(rows[0].effect.raise_any, 1);
    });
    assert_eq!(crate::pieces::District::D3.adjacent(), before);
}

/// The words of choices tell what the pack has.
#[test]
fn words_tell_what_the_pack_has() {
    let form = "[pack]\ngame = \"speakeasy\"\n[[slot]]\nid = \"left_1\"\nreward = { cash = 7 }\n";
    let pack = load(form).unwrap();
    let options = options(2, &[("first_player", "seat_1")], pack);
    let mut chance = Chance::new(&Seed::from_text("words"));
    let mut game = Speakeasy::new(&options, &mut chance, &mut kernel::Log::off());
    let mut told = Vec::new();
    for _ in 0..10 {
        let seat = game.to_act().iter().next().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(kernel::Viewer::Seat(seat));
        for action in &legal {
            let choice = Speakeasy::describe(&view, *action);
            if *action == crate::action::Action::Slot(Slot::Left1) {
                told.push(format!("{:?}", choice.phrase));
            }
        }
        game.apply(seat, legal[0], &mut chance, &mut kernel::Log::off())
            .unwrap();
    }
    let built_in = format!("{:?}", words::slot(Slot::Left1));
    let of_pack = pack.enter::<Content, _>(|| format!("{:?}", words::slot(Slot::Left1)));
    assert_ne!(built_in, of_pack);
    assert!(!told.is_empty());
    assert!(told.iter().all(|words| words.contains(&of_pack)));
}

/// Ten mistakes that hands make, and what is said of each.
#[test]
fn ten_mistakes_are_ten_faults() {
    let text = "\
[pack]
game = \"speakeasy\"

[[district]]
id = 1
adjacent = [2, 4, 5]

[harbours]
clockwise = [1, 7, 16, 13, 12, 6, 3]

[docks]
rows = [
  { reward = { cash = 1 } },
  { reward = { cash = 2 } },
  { reward = { cash = 3 } },
  { reward = { mobsters = 1 } },
]

[[track]]
id = \"vip\"
effect = [2, 3, 2, 5, 6]

[[slot]]
id = \"left_1\"
reward = { action = \"raid\" }

[[gangster]]
id = \"meyer_lansky\"
strength = 11

[[city_token]]
id = \"helper\"
count = 4

[[bottle]]
id = \"rum\"
value = 15

[[operation_card]]
id = \"vip_05\"
reward = { sale_bonus = 2 }

[[operation_card]]
id = \"vip_06\"
reward = { mobsters = 4 }
";
    let faults = load(text).unwrap_err();
    let lines: Vec<usize> = faults.iter().filter_map(|fault| fault.line).collect();
    assert_eq!(
        lines,
        [6, 9, 12, 21, 25, 29, 33, 37, 41, 45],
        "{}",
        told(&faults)
    );
    let rules: Vec<&str> = faults
        .iter()
        .filter_map(|fault| match &fault.wanted {
            Wanted::Rule { rule, .. } => Some(rule.0),
            _ => None,
        })
        .collect();
    assert_eq!(
        rules,
        [
            "SP-8.1", "SP-R22", "SP-11.12", "SP-10.13", "SP-21.6", "SP-2.14", "SP-10.2", "SP-10.1"
        ]
    );
    assert!(faults.iter().any(|fault| fault.found == "raid"));
}

/// The rules that a pack with these lines contradicts, and nothing else.
fn contradicted(lines: &str) -> Vec<String> {
    let faults = load(&format!("[pack]\ngame = \"speakeasy\"\n{lines}\n")).unwrap_err();
    let rules = faults.iter().map(|fault| match &fault.wanted {
        Wanted::Rule { rule, .. } => rule.0.to_owned(),
        other => format!("{other:?}"),
    });
    rules.collect()
}

/// The journeys of SP-E15 are as long as the rulebook says: a bridge from 7 to 9 makes one shorter.
#[test]
fn sp_r21_ways_of_the_examples_are_as_long_as_they_say() {
    let lines = "\
[[district]]
id = 7
adjacent = [4, 8, 9, 10]
[[district]]
id = 9
adjacent = [5, 6, 7, 8, 12]";
    assert_eq!(contradicted(lines), ["SP-R21"]);
    let far = "\
[[district]]
id = 13
adjacent = [10]
[[district]]
id = 15
adjacent = []";
    let found = contradicted(far);
    assert_eq!(found, ["SP-8.1", "SP-R21", "SP-R21"], "cut off");
}

#[test]
fn sp_8_1_borders_have_two_sides_and_none_crosses_the_park() {
    let one_sided = "[[district]]\nid = 1\nadjacent = [2, 3, 4]";
    let across = "\
[[district]]
id = 13
adjacent = [10, 14, 15]
[[district]]
id = 14
adjacent = [11, 12, 13, 16]";
    let itself = "[[district]]\nid = 1\nadjacent = [1, 2, 4]";
    assert_eq!(contradicted(one_sided), ["SP-8.1"]);
    assert_eq!(contradicted(across), ["SP-8.1", "SP-8.1"]);
    assert_eq!(contradicted(itself), ["SP-8.1"]);
}

#[test]
fn sp_r22_harbours_are_those_of_the_examples_in_their_order() {
    for list in [
        "[1, 7, 13, 16, 12, 5, 3]",
        "[1, 13, 7, 16, 12, 6, 3]",
        "[1, 7, 13, 16, 7, 6, 3]",
    ] {
        let lines = format!("[harbours]\nclockwise = {list}");
        assert_eq!(contradicted(&lines), ["SP-R22"], "{list}");
    }
}

/// What the rulebook states otherwise.
#[test]
fn packs_keep_to_the_rulebook() {
    for (lines, rule) in [
        (
            "[payouts]\nby_region = [[15, 10, 6, 3, 4], [25, 15, 10, 5, 2], [45, 35, 25, 20, 10]]",
            "SP-23.5",
        ),
        (
            "[payouts]\nby_region = [[15, 10, 6, 3, 1], [25, 15, 10, 5, 2], [50, 35, 25, 20, 10]]",
            "SP-23.5",
        ),
        (
            "[[ship]]\nid = \"sandra_daisy\"\nprice = [9, 8, 7, 6, 4]",
            "SP-18.3",
        ),
        (
            "[[ship]]\nid = \"stephanie_st_clair\"\ndefence = [8, 10, 11, 14, 16, 18]",
            "SP-18.3",
        ),
        (
            "[[ship]]\nid = \"bill_mccoy\"\ndefence = [6, 8, 7, 13, 16, 19]",
            "SP-18.3",
        ),
        (
            "[notoriety]\nprice = [{ field = 5, low = 5, high = 10 }]",
            "SP-11.4",
        ),
        (
            "[notoriety]\nreward = [{ field = 8, reward = { mobsters = 1 } }]",
            "SP-10.8",
        ),
        (
            "[[gangster]]\nid = \"birdie_brown\"\nability = \"two_mobsters\"",
            "SP-17.7",
        ),
        (
            "[[gangster]]\nid = \"dutch_schultz\"\nwar_modifier = 3",
            "SP-21.6",
        ),
        (
            "[[location]]\nid = \"commission\"\npersons_12 = [1, 2, 3]",
            "SP-12.4",
        ),
        (
            "[[location]]\nid = \"docks\"\nperson_rows = [{ row = 1, person = 1, effect = { books = 1 } }]",
            "SP-12.1",
        ),
        ("[[location]]\nid = \"docks\"\nperson_rows = []", "SP-12.1"),
        (
            "[[track]]\nid = \"party\"\neffect = [0, 1, 2, 3, 4]",
            "SP-10.13",
        ),
        ("[[slot]]\nid = \"left_1\"\nreward = { }", "SP-13.6"),
        (
            "[[slot]]\nid = \"left_1\"\nreward = { play_op_card = \"vip\" }",
            "SP-12.2",
        ),
        (
            "[goals.park]\nrewards = [[{ cash = 1 }, { cash = 1 }], [{ cash = 1 }, { cash = 1 }], [{ cash = 1 }, { cash = 1 }], [{ cash = 1 }, { cash = 1 }], [{ cash = 1 }, { mobsters = 4 }]]",
            "SP-19.10",
        ),
        (
            "[solo]\nregion_tie_order = [\"uptown\", \"uptown\", \"downtown\"]",
            "SP-27.28",
        ),
    ] {
        let found = contradicted(lines);
        assert!(
            !found.is_empty() && found.iter().all(|one| one == rule),
            "{lines}: {found:?}"
        );
    }
    let numbers = [
        "bar_casino_apart",
        "bar_casino_together",
        "nightclub_casino_together",
        "nightclub_casino_apart",
    ];
    let lines = numbers.map(|id| format!("[[region_goal]]\nid = \"{id}\"\nnumber = 1\n"));
    assert_eq!(contradicted(&lines.concat()), ["SP-2.16"]);
}

/// The left person of the Garage.
#[test]
fn sp_15_1_the_range_of_the_garage_is_the_rulebooks() {
    let rows = "[{ row = 1, person = 2, effect = { raise_any = 1 } }, { row = 2, person = 1, effect = { range_bonus = 3 } }]";
    let lines = format!("[[location]]\nid = \"garage\"\nperson_rows = {rows}");
    assert_eq!(contradicted(&lines), ["SP-15.1"]);
}

/// What cannot even be read as a value, and what the rulebook prints.
#[test]
fn values_of_another_kind_are_refused() {
    for (lines, wanted) in [
        (
            "[[ship]]\nid = \"bill_mccoy\"\nprice = [1, 2, 3]",
            "Entries(5)",
        ),
        ("[[slot]]\nid = \"left_1\"\nprice = 4", "Printed(\"3\")"),
        ("[[slot]]\nid = \"left_1\"\nreward = { cahs = 4 }", "Keys("),
        ("[[slot]]\nid = \"left_9\"", "Ids("),
        ("[[district]]\nid = 1\npos = [1, 1]", "Printed(\"[0, 0]\")"),
        ("[[helper]]\nid = \"sell\"\nbottle = \"milk\"", "Words("),
        (
            "[[district]]\nid = 2\nadjacent = [1, 3, 5, 40]",
            "Number { min: 1, max: 16 }",
        ),
        (
            "[[location]]\nid = \"garage\"\npersons_12 = [1]",
            "Printed(",
        ),
        (
            "[[operation_card]]\nid = \"vip_01\"\ntype = \"party\"",
            "Printed(",
        ),
    ] {
        let faults = load(&format!("[pack]\ngame = \"speakeasy\"\n{lines}\n")).unwrap_err();
        let found = format!("{:?}", faults[0].wanted);
        assert!(found.starts_with(wanted), "{lines}\n{}", told(&faults));
    }
}

/// Boxes of any content that passes the check are played.
#[test]
fn boxes_of_any_content_are_played() {
    for nth in 0..BOXES {
        let mut chance = Chance::new(&Seed::from_text("any box").nth(nth));
        let mut form = Form::template();
        for _ in 0..TRIES {
            let before = form.clone();
            form.mistype(&mut chance);
            if load(&form.to_string()).is_err() {
                form = before;
            }
        }
        let text = form.to_string();
        let pack = load(&text).unwrap();
        for (seats, settings) in MODES {
            let options = options(seats, settings, pack);
            let report = kernel::testkit::check::<Speakeasy>(&options, GAMES, "any box");
            assert!(report.is_ok(), "{}\n{text}", report.unwrap_err());
        }
    }
}

const BOXES: u64 = 6;
const TRIES: usize = 120;
const GAMES: u64 = 1;

/// The most that a reward may bring, everywhere at once.
#[test]
fn the_greatest_rewards_are_played() {
    for (slots, docks, persons) in [
        ("{ mobsters = 3 }", "{ raise_any = 2 }", "{ mobsters = 2 }"),
        (
            "{ raise_any = 3 }",
            "{ city_tokens = 2 }",
            "{ raise_any = 2 }",
        ),
        (
            "{ raise_any = 1, mobsters = 1, action = \"build_bar\" }",
            "{ raise_any = 1, thugs_free = 1 }",
            "{ mobsters = 1, raise_any = 1 }",
        ),
        (
            "{ action = \"copy_helper\", thugs_free = 2 }",
            "{ thugs_free = 2 }",
            "{ books = 2, helper_cards = 2 }",
        ),
    ] {
        let mut form = Form::template();
        form.each("slot", "reward", |_| slots.to_owned());
        form.each("operation_card", "reward", |_| slots.to_owned());
        let rows = vec![format!("{{ reward = {docks} }}"); 4];
        form.set("docks", "", "rows", &format!("[{}]", rows.join(", ")));
        for (id, count) in [
            ("contractors", 3),
            ("planning", 3),
            ("city_hall", 2),
            ("commission", 3),
            ("docks", 2),
        ] {
            let rows = (1..=count)
                .map(|person| format!("{{ row = 1, person = {person}, effect = {persons} }}"));
            let rows: Vec<String> = rows.collect();
            form.set(
                "location",
                id,
                "person_rows",
                &format!("[{}]", rows.join(", ")),
            );
        }
        let rewards = |count: usize| {
            format!(
                "[{}]",
                vec![format!("[{slots}, {slots}]"); count].join(", ")
            )
        };
        form.set("goals.park", "", "rewards", &rewards(5));
        form.set("goals.region", "", "rewards", &rewards(3));
        let pack = load(&form.to_string()).unwrap_or_else(|faults| panic!("{}", told(&faults)));
        for (seats, settings) in MODES {
            assert_sound::<Speakeasy>(&options(seats, settings, pack), 3, "greatest");
        }
    }
}

/// Components are called by names, those without one by their type and number.
#[test]
fn rows_of_the_template_have_names() {
    let unnamed: Vec<String> = Form::template()
        .rows()
        .filter(|(_, id)| !id.is_empty())
        .filter(|(table, id)| Content::label(table, id).is_none())
        .map(|(table, id)| format!("{table} {id}"))
        .collect();
    assert_eq!(unnamed, [] as [&str; 0]);
    assert!(Content::label("slot", "left_99").is_none());
}

/// The built-in pack keeps to what packs have to keep to; the rest of its tests hold it to more.
#[test]
fn the_built_in_pack_has_no_fault() {
    // Any change has everything checked.
    let text =
        "[pack]\ngame = \"speakeasy\"\n[[ship]]\nid = \"bill_mccoy\"\nprice = [11, 9, 8, 7, 6]\n";
    assert!(load(text).is_ok());
}
