//! The form of a new table: whatever is typed, and whatever does not go together.

use catalog::{GameId, Lang};
use escape_plan::EscapePlan;
use fliptown::{Fliptown, Options};
use kernel::{Chance, Options as _, Phrase, Seat, Seed};
use maud::html;
use speakeasy::Speakeasy;
use table::Sitter;

use super::{of_game, pairs, reader};
use crate::pages::new_table::{Draft, Field, Taker, new_table};
use crate::texts;

type Pairs = Vec<(String, String)>;

/// Every way to set the options.
fn every_setting() -> Vec<Vec<(&'static str, &'static str)>> {
    let mut all = vec![vec![]];
    for spec in Options::SPECS {
        let with = |settings: &Vec<_>| {
            let values = spec.values.iter();
            let settings = settings.clone();
            values.map(move |value| [settings.clone(), vec![(spec.key, *value)]].concat())
        };
        all = all.iter().flat_map(with).collect::<Vec<_>>();
    }
    all
}

/// A form with so many bots and these settings.
fn form(seats: u8, settings: &[(&str, &str)]) -> Draft<Fliptown> {
    let chairs = (2..=4).map(|n| {
        (
            format!("seat-{n}"),
            if n <= seats { "greedy" } else { "closed" },
        )
    });
    let mut form: Pairs = chairs.map(|(key, value)| (key, value.to_owned())).collect();
    form.extend(pairs(&[("name", "Vera"), ("title", "Friday")]));
    form.extend(pairs(settings));
    Draft::read(&form)
}

/// What a browser would send of the form on the page; `back` belongs to the menus of the bar.
fn sent(page: &str) -> Pairs {
    let sent = super::markup::read(page).sent.into_iter();
    sent.filter(|(key, _)| key != "back").collect()
}

#[test]
fn every_form_reads_back_as_itself() {
    for seats in 1..=4 {
        for settings in every_setting() {
            let draft = form(seats, &settings);
            assert_eq!(Draft::read(&draft.pairs()), draft);
            let options = Options::parse(seats, settings.iter().copied());
            match draft.set_up() {
                Ok(set_up) => assert_eq!(Ok(set_up.options), options),
                Err(faults) => assert!(options.is_err() && !faults.is_empty(), "{settings:?}"),
            }
        }
    }
}

#[test]
fn reading_a_form_never_fails() {
    const WORDS: &[&str] = &[
        "name",
        "title",
        "preset",
        "seat-1",
        "seat-2",
        "seat-3",
        "seat-4",
        "seat-5",
        "seat-",
        "seat-x",
        "seat-99999999999999999999",
        "characters",
        "holdem",
        "competitive",
        "cowbot",
        "difficulty",
        "one_card_setup",
        "on",
        "off",
        "random",
        "greedy",
        "friend",
        "closed",
        "first_game",
        "duel",
        "hard",
        "none",
        "",
        " ",
        "\0",
        "ž",
        "<b>",
        "'\"&",
        "\u{202e}x",
    ];
    let mut chance = Chance::new(&Seed::from_text("forms"));
    let (reader, texts) = (reader(Lang::En), of_game(Lang::En));
    for _ in 0..400 {
        let count = chance.below(12);
        let mut word = || {
            let word = chance.pick(WORDS).to_string();
            word.repeat(1 + 40 * usize::from(chance.below(20) == 0))
        };
        let form: Pairs = (0..count).map(|_| (word(), word())).collect();
        let draft = Draft::<Fliptown>::read(&form);
        let faults = draft.set_up().err().unwrap_or_default();
        let page = new_table(&reader, &texts, &draft, &faults).into_string();
        let problems = super::markup::read(&page).problems;
        assert!(problems.is_empty(), "{form:?}\n{problems:?}");
        for fault in faults {
            assert!(
                page.contains(&format!("href=\"#{}\"", fault.field.anchor())),
                "{fault:?}"
            );
        }
    }
}

/// Whatever could be chosen next and would be refused, the page says why before it is chosen; and what
/// does not go together already, it says too.
#[test]
fn every_bad_combination_is_explained_on_the_page() {
    let (reader, texts) = (reader(Lang::En), of_game(Lang::En));
    let mut refused = 0;
    for seats in 1..=4 {
        for settings in every_setting() {
            let draft = form(seats, &settings);
            let page = new_table(&reader, &texts, &draft, &[]).into_string();
            // What the page shows as chosen is what it would send.
            assert_eq!(Draft::read(&sent(&page)), draft);
            let mut expect = |error: kernel::OptionError| {
                let why = texts.say(&error.phrase());
                assert!(
                    page.contains(&html! { (why) }.into_string()),
                    "{seats} {settings:?}: {why}"
                );
                if let Some(rule) = error.rule() {
                    assert!(
                        page.contains(&format!(">{rule}</a>")),
                        "{seats} {settings:?}: {rule}"
                    );
                }
                refused += 1;
            };
            if let Err(error) = Options::parse(seats, settings.iter().copied()) {
                expect(error);
                continue;
            }
            for change in changes(&settings) {
                Options::parse(seats, change).map_or_else(&mut expect, drop);
            }
            for other in [seats - 1, seats + 1]
                .into_iter()
                .filter(|n| (1..=4).contains(n))
            {
                Options::parse(other, settings.iter().copied()).map_or_else(&mut expect, drop);
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// The settings with one of them changed, in every way.
fn changes<'a>(
    settings: &'a [(&'static str, &'static str)],
) -> impl Iterator<Item = Vec<(&'static str, &'static str)>> + 'a {
    Options::SPECS.iter().flat_map(move |spec| {
        spec.values.iter().map(move |value| {
            let change = |(key, old): &(&'static str, &'static str)| match *key == spec.key {
                true => (*key, *value),
                false => (*key, *old),
            };
            settings.iter().map(change).collect()
        })
    })
}

#[test]
fn several_faults_are_told_at_once_each_at_its_field() {
    let draft = Draft::<Fliptown>::read(&pairs(&[
        ("competitive", "on"),
        ("cowbot", "random"),
        ("difficulty", "hard"),
        ("title", &"x".repeat(33)),
        ("what", "ever"),
    ]));
    let fields: Vec<Field> = draft
        .set_up()
        .unwrap_err()
        .iter()
        .map(|f| f.field)
        .collect();
    for field in [
        Field::Form,
        Field::Name,
        Field::Title,
        Field::Setting("competitive"),
        Field::Setting("cowbot"),
        Field::Setting("difficulty"),
    ] {
        assert!(fields.contains(&field), "{field:?} of {fields:?}");
    }
}

#[test]
fn closed_chairs_are_not_seats_and_bots_have_names() {
    let draft = Draft::<Fliptown>::read(&pairs(&[
        ("name", " Vera "),
        ("seat-2", "closed"),
        ("seat-3", "friend"),
        ("seat-4", "random"),
    ]));
    let set_up = draft.set_up().unwrap();
    let names: Vec<Option<&str>> = set_up
        .chairs
        .iter()
        .map(|c| c.name.as_ref().map(|n| n.as_str()))
        .collect();
    assert_eq!(names, [Some("Vera"), None, Some("Otto")]);
    assert!(matches!(set_up.chairs[2].sitter, Sitter::Bot(_)));
    assert_eq!((set_up.own, set_up.title.as_str()), (Seat(0), "Fliptown"));
    assert_eq!(set_up.options.seats(), 3);
}

#[test]
fn no_bot_has_the_name_of_who_set_the_table() {
    let bots = |name| {
        let seats = ["seat-2", "seat-3", "seat-4"].map(|seat| (seat, "random"));
        let draft = Draft::<Fliptown>::read(&pairs(&[&[("name", name)][..], &seats].concat()));
        let chairs = draft.set_up().unwrap().chairs;
        let names = chairs.iter().skip(1).map(|chair| chair.name.as_ref());
        names
            .map(|name| name.unwrap().as_str().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(bots("Vera"), ["Hans", "Ada", "Otto"]);
    assert_eq!(bots(" ada "), ["Hans", "Otto", "Zora"]);
}

#[test]
fn a_preset_sets_every_option() {
    let form = pairs(&[
        ("preset", "duel"),
        ("characters", "on"),
        ("seat-2", "closed"),
        ("name", "V"),
    ]);
    let set_up = Draft::<Fliptown>::read(&form).set_up().unwrap();
    assert_eq!(
        Ok(set_up.options),
        Options::parse(1, [("cowbot", "random")])
    );
}

#[test]
fn an_offer_needs_no_more_than_to_be_sent() {
    let bots = vec![Taker::Bot(bots::BotKind::Greedy); 2];
    for others in [vec![], bots] {
        let seats = 1 + others.len();
        let offer = Draft::<Fliptown>::offer("Vera", "Alone", others);
        let sent = Draft::<Fliptown>::read(&offer.pairs());
        assert_eq!(sent.set_up().unwrap().chairs.len(), seats);
    }
}

/// The markup of one option with several values.
fn option_of<'a>(page: &'a str, key: &str) -> &'a str {
    let start = page.find(&format!("<fieldset class=\"choice\" id=\"field-{key}\""));
    let option = &page[start.expect("the option")..];
    option.split("</fieldset>").next().unwrap()
}

/// What stands before the values of an option, and each value with everything on it.
fn cards(option: &str) -> (&str, Vec<&str>) {
    let mut parts = option.split("<label");
    (parts.next().unwrap(), parts.collect())
}

#[test]
fn a_value_that_cannot_be_chosen_says_so_itself_while_others_can() {
    let reader = reader(Lang::En);
    let texts = texts::of_game(GameId::Speakeasy, Lang::En);
    let page = |form: &[(&str, &str)]| {
        let draft = Draft::<Speakeasy>::read(&pairs(form));
        new_table(&reader, &texts, &draft, &[]).into_string()
    };
    let refused = texts.say(&Phrase::new("new-not-available").with("why", ""));
    let why = html! { (texts.word("option-why-first-seat")) }.into_string();

    let two = page(&[("seat-2", "friend")]);
    let (about, values) = cards(option_of(&two, "first_player"));
    assert!(
        !about.contains(refused.trim()) && !about.contains(&why),
        "{about}"
    );
    assert!(about.contains(&html! { (texts.word("option-first-player-help")) }.into_string()));
    let closed: Vec<bool> = values
        .iter()
        .map(|card| card.contains(" disabled"))
        .collect();
    assert_eq!(
        closed,
        [false, false, false, true, true],
        "lot, seats 1 to 4"
    );
    let told: Vec<bool> = values.iter().map(|card| card.contains(&why)).collect();
    assert_eq!(told, closed, "each says why, and no other");

    let alone = page(&[("seat-2", "closed")]);
    let (about, values) = cards(option_of(&alone, "first_player"));
    let why = html! { (texts.word("option-why-first-solo")) }.into_string();
    assert!(
        about.contains(refused.trim()) && about.contains(&why),
        "{about}"
    );
    assert!(values.iter().all(|card| !card.contains(&why)), "said once");
}

/// Nobody chooses whether Sandra and Costa are there, so the bill tells it before the table is set (EP-2.19).
#[test]
fn whoever_sits_down_alone_or_with_one_other_is_told_who_plays_along() {
    let reader = reader(Lang::En);
    let texts = texts::of_game(GameId::EscapePlan, Lang::En);
    let page = |form: &[(&str, &str)]| {
        let draft = Draft::<EscapePlan>::read(&pairs(form));
        new_table(&reader, &texts, &draft, &[]).into_string()
    };
    assert!(page(&[("seat-2", "closed")]).contains("Sandra and Costa"));
    assert!(page(&[("seat-2", "friend")]).contains("Inspector Sandra"));
    assert!(!page(&[("seat-2", "friend"), ("seat-3", "greedy")]).contains("Sandra"));
}
