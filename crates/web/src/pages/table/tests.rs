//! Random games of every kind, looked at by everybody.

use std::collections::BTreeSet;
use std::mem;
use std::sync::LazyLock;

use bots::BotKind;
use catalog::{GameId, Lang, Texts};
use fliptown::Fliptown;
use kernel::{Chance, Game, Options, Seed, Viewer};
use table::{Chair, Deed, Entry, Header, Request, Sitter, Table};

use super::*;
use crate::board;
use crate::pages::replay::{ReplayExtras, replay_page};
use crate::texts;

type Setting = (&'static str, &'static str);

/// A table of so many people; with more than two the last is a bot.
fn header(seats: u8, settings: &[Setting]) -> Header {
    let chair = |seat: u8| Chair {
        sitter: match seat {
            3 => Sitter::Bot(BotKind::Random),
            _ => Sitter::Person,
        },
        name: (seat != 2).then(|| "Věra <B.>".parse().unwrap()),
    };
    Header {
        id: TableId::from_bytes([7; 16]),
        title: "Friday \"posse\" & Co".parse().unwrap(),
        game: GameId::Fliptown,
        rules_version: Fliptown::INFO.rules_version,
        options: settings
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        seed: Seed::from_text(&format!("{seats} {settings:?}")),
        chairs: (0..seats).map(chair).collect(),
        created: 0,
    }
}

/// Every value of every option, each with what it needs.
fn settings() -> Vec<Vec<Setting>> {
    let specs = <Fliptown as Game>::Options::SPECS.iter();
    let mut all: Vec<Vec<Setting>> = specs
        .flat_map(|spec| spec.values.iter().map(|value| vec![(spec.key, *value)]))
        .collect();
    all.push(vec![("holdem", "on"), ("competitive", "on")]);
    all.push(vec![("cowbot", "random"), ("difficulty", "hard")]);
    all
}

fn tables() -> impl Iterator<Item = Table<Fliptown>> {
    let seats = Fliptown::INFO.min_seats..=Fliptown::INFO.max_seats;
    // What cannot be played together is no table.
    seats.flat_map(|seats| {
        let tables = settings().into_iter();
        tables.filter_map(move |settings| Table::new(header(seats, &settings)).ok())
    })
}

fn write(table: &mut Table<Fliptown>, seat: Seat, deed: Deed) {
    table.write(&Entry { seat, deed }).unwrap();
}

/// Plays to the end; `look` is called before every action.
fn play(table: &mut Table<Fliptown>, mut look: impl FnMut(&Table<Fliptown>, Seat)) {
    let seats = table.header().chairs.len() as u8;
    let mut chance = Chance::new(&table.header().seed.nth(1));
    while !table.is_finished() {
        let owing =
            Seat::all(seats).find(|seat| !table.sight(Viewer::Seat(*seat)).legal.is_empty());
        let (seat, legal) = match owing {
            Some(seat) => (seat, table.sight(Viewer::Seat(seat)).legal),
            // Only the bot is left to decide; an imagined table of people decides for it.
            None => {
                let seat = table.house_owes().iter().next().unwrap();
                let view = table.sight(Viewer::Seat(seat)).view;
                let world = Fliptown::imagine(&view, &mut chance);
                (seat, world.legal_actions(seat))
            }
        };
        look(table, seat);
        let action = chance.pick(&legal).to_string();
        write(table, seat, Deed::Act(action));
    }
}

fn extras() -> Extras {
    Extras {
        notice: Some(Notice::warning(
            "8♦ < 9♠".to_owned(),
            Some(kernel::RuleId("FT-5.1")),
        )),
        invitations: vec![(Seat(2), "https://example.org/j/abc?x=1&y=2".to_owned())],
        watch_link: "https://example.org/t/abc".to_owned(),
    }
}

/// The texts of a language; they are read once.
fn texts(lang: Lang) -> Texts {
    static ALL: LazyLock<Vec<Texts>> = LazyLock::new(|| {
        let all = Lang::ALL.iter();
        all.map(|lang| texts::of_game(GameId::Fliptown, *lang))
            .collect()
    });
    let found = ALL.iter().find(|texts| texts.lang() == lang);
    found.unwrap().clone()
}

fn page_of(sight: &Sight<Fliptown>, lang: Lang, hero: Seat) -> String {
    let texts = texts(lang);
    let scene = Scene::new(sight, &texts, hero);
    table_page(&Reader::default(), &scene, &extras()).into_string()
}

/// One tag of a page: its name and its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    fn parse(inside: &'a str) -> Tag<'a> {
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = Vec::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            match after.strip_prefix("=\"") {
                Some(quoted) => {
                    let (value, after) = quoted.split_once('"').expect("a closing quotation mark");
                    attributes.push((key, value));
                    rest = after;
                }
                None => {
                    attributes.push((key, ""));
                    rest = after;
                }
            }
        }
        Tag { name, attributes }
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        let found = self.attributes.iter().find(|(name, _)| *name == key);
        found.map(|(_, value)| *value)
    }
}

const VOID: [&str; 5] = ["meta", "link", "input", "hr", "!DOCTYPE"];

/// The tags of a page that opens and closes everything in order.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (inside, _) = piece.split_once('>').expect("a closing bracket");
        if let Some(name) = inside.strip_prefix('/') {
            // An icon leaves its `use` to be closed by the drawing around it, as browsers do.
            while name == "svg" && open.last() == Some(&"use") {
                open.pop();
            }
            assert_eq!(open.pop(), Some(name), "{inside}");
            continue;
        }
        let tag = Tag::parse(inside.trim_end_matches('/'));
        if !VOID.contains(&tag.name) && !inside.ends_with('/') {
            open.push(tag.name);
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "{open:?}");
    tags
}

fn check_markup(page: &str) {
    assert!(!page.contains("[table-") && !page.contains("[ft-") && !page.contains("[replay-"));
    let mut ids = BTreeSet::new();
    for tag in tags(page) {
        for (key, value) in &tag.attributes {
            assert!(*key != "style" && !key.starts_with("on"), "{key}={value}");
            assert!(
                *key != "id" || ids.insert(*value),
                "the id {value} stands twice"
            );
        }
        assert!(
            tag.name != "script" || tag.get("src").is_some(),
            "an inline script"
        );
        assert_ne!(tag.name, "style");
    }
    let pointing = tags(page);
    let inside = pointing
        .iter()
        .filter_map(|tag| tag.get("href").or(tag.get("for")).or(tag.get("form")));
    for target in inside.filter_map(|href| href.strip_prefix("#do-")) {
        assert!(ids.contains(format!("do-{target}").as_str()), "{target}");
    }
}

/// Every legal action is one button of the list, and no other action is any button at all.
fn check_actions(page: &str, sight: &Sight<Fliptown>) {
    let tags = tags(page);
    let buttons = || {
        tags.iter()
            .filter(|tag| tag.name == "button" && tag.get("name") == Some("action"))
    };
    let listed: Vec<&str> = buttons()
        .filter(|tag| tag.get("id").is_some())
        .filter_map(|tag| tag.get("value"))
        .collect();
    let legal: Vec<String> = sight.legal.iter().map(ToString::to_string).collect();
    let sorted = |mut list: Vec<&str>| {
        list.sort_unstable();
        list.join("\n")
    };
    assert_eq!(
        sorted(listed),
        sorted(legal.iter().map(String::as_str).collect())
    );
    for action in &sight.legal {
        let id = board::button_id(*action);
        let button = buttons().find(|tag| tag.get("id") == Some(&id));
        assert_eq!(
            button.and_then(|tag| tag.get("value")),
            Some(action.to_string().as_str())
        );
    }
    // Buttons among the cards belong to the same form and send what is legal.
    for tag in buttons().filter(|tag| tag.get("id").is_none()) {
        assert_eq!(tag.get("form"), Some("acts"));
        assert!(legal.iter().any(|a| tag.get("value") == Some(a)));
    }
    let forms = tags.iter().filter(|tag| tag.get("id") == Some("acts"));
    assert_eq!(forms.count(), usize::from(!legal.is_empty()));
}

#[test]
fn every_move_has_its_button_and_every_page_is_sound() {
    let mut asked = BTreeSet::new();
    for mut table in tables() {
        let seats = table.header().chairs.len() as u8;
        let mut looks = 0;
        play(&mut table, |table, seat| {
            let sight = table.sight(Viewer::Seat(seat));
            let prompt = format!("{:?}", sight.prompt.as_ref().map(mem::discriminant));
            looks += 1;
            if asked.insert((seats, prompt)) || looks % 17 == 0 {
                for viewer in Viewer::all(seats) {
                    let sight = table.sight(viewer);
                    let lang = Lang::ALL[looks % 3];
                    let page = page_of(&sight, lang, viewer.seat().unwrap_or(Seat(0)));
                    check_markup(&page);
                    check_actions(&page, &sight);
                }
            }
        });
        for viewer in Viewer::all(seats) {
            let sight = table.sight(viewer);
            let page = page_of(&sight, Lang::Cs, Seat(0));
            check_markup(&page);
            check_actions(&page, &sight);
        }
    }
    let kinds: BTreeSet<&String> = asked.iter().map(|(_, prompt)| prompt).collect();
    assert!(kinds.len() > 20, "most questions are met: {kinds:?}");
}

#[test]
fn a_spectator_is_offered_nothing() {
    let table = Table::<Fliptown>::new(header(3, &[])).unwrap();
    let page = page_of(&table.sight(Viewer::Spectator), Lang::En, Seat(1));
    assert!(!page.contains("id=\"acts\""));
    assert!(!page.contains("/concede\""));
    assert!(!page.contains("name=\"request\""));
    assert!(page.contains("http-equiv=\"refresh\""));
}

#[test]
fn somebody_elses_map_is_one_link_away_and_so_is_the_own() {
    let table = Table::<Fliptown>::new(header(2, &[])).unwrap();
    let sight = table.sight(Viewer::Seat(Seat(0)));
    let path = path_of(&sight.id);
    assert!(page_of(&sight, Lang::En, Seat(0)).contains(&format!("{path}?of=1")));
    let other = page_of(&sight, Lang::En, Seat(1));
    assert!(other.contains("Back to your map"));
    check_markup(&other);
    check_actions(&other, &sight);
}

#[test]
fn what_is_asked_is_answered_by_those_who_are_asked() {
    let mut table = Table::<Fliptown>::new(header(3, &[])).unwrap();
    write(&mut table, Seat(0), Deed::Ask(Request::PlayFor(Seat(2))));
    let page = |seat| page_of(&table.sight(Viewer::Seat(Seat(seat))), Lang::En, Seat(seat));
    let answers = |page: &str| ["/agree\"", "/decline\""].map(|deed| page.contains(deed));
    assert_eq!(answers(&page(0)), [false, true]);
    assert_eq!(answers(&page(1)), [true, true]);
    assert_eq!(answers(&page(2)), [false, false]);
    write(&mut table, Seat(1), Deed::Agree(1));
    let page = page_of(&table.sight(Viewer::Seat(Seat(2))), Lang::En, Seat(2));
    assert!(page.contains("/return\"") && !page.contains("id=\"acts\""));
    check_markup(&page);
}

#[test]
fn a_finished_table_can_be_watched_again() {
    for settings in [vec![], vec![("characters", "on"), ("holdem", "on")]] {
        let mut table = Table::new(header(2, &settings)).unwrap();
        assert!(ReplayExtras::new(&table, 0, None).is_none());
        play(&mut table, |_, _| {});
        let extras = ReplayExtras::new(&table, u32::MAX, None).unwrap();
        assert_eq!(extras.ply, extras.plies);
        assert_eq!(extras.turns.len(), 15);
        let parts = extras.turns.iter().filter(|turn| turn.part.is_some());
        assert_eq!(parts.count(), 3);
        let last = extras.points.last().unwrap();
        let totals = table.sight(Viewer::Spectator).standing;
        let totals: Vec<i32> = totals.seats.iter().map(|score| score.total).collect();
        assert_eq!(*last, (extras.plies, totals));
        for turn in &extras.turns {
            let extras = ReplayExtras::new(&table, turn.ply + 1, None).unwrap();
            for viewer in Viewer::all(2) {
                let sight = table.look_back(viewer, extras.ply).unwrap();
                let texts = texts(Lang::Pl);
                let scene = Scene::new(&sight, &texts, viewer.seat().unwrap_or_default());
                let page = replay_page(&Reader::default(), &scene, &extras).into_string();
                check_markup(&page);
                check_actions(&page, &sight);
            }
        }
    }
}
