//! The page of a table: games of every kind to look at, and what it offers to whom.

mod ending;
mod markup;
mod story;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem;
use std::sync::LazyLock;

use bots::BotKind;
use catalog::{GameId, Lang, Texts};
use escape_plan::EscapePlan;
use fliptown::Fliptown;
use in_too_deep::{InTooDeep, Prompt};
use kernel::{Chance, Options, Seed, StoredEdition, Viewer};
use speakeasy::Speakeasy;
use table::{Chair, Deed, Entry, Header, Request, Sight, Sitter, Table};

use self::markup::{check_actions, check_markup};
use super::*;
use crate::board;
use crate::pages::replay::{ReplayExtras, replay_page};
use crate::texts;

type Setting = (&'static str, &'static str);

/// A table of so many people; with more than two the last is a bot.
fn header<G: Board>(seats: u8, settings: &[Setting]) -> Header {
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
        game: id_of::<G>(),
        edition: StoredEdition::newest::<G::Options>(),
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
fn settings<G: Board>() -> Vec<Vec<Setting>> {
    let specs = G::Options::SPECS.iter();
    let mut all: Vec<Vec<Setting>> = specs
        .flat_map(|spec| spec.values.iter().map(|value| vec![(spec.key, *value)]))
        .collect();
    all.push(vec![]);
    all.push(vec![("holdem", "on"), ("competitive", "on")]);
    all.push(vec![("cowbot", "random"), ("difficulty", "hard")]);
    all
}

fn id_of<G: Board>() -> GameId {
    game_id::<G>().unwrap()
}

fn tables<G: Board>() -> impl Iterator<Item = Table<G>> {
    let seats = G::Options::SEATS;
    // What cannot be played together is no table.
    seats.flat_map(|seats| {
        let tables = settings::<G>().into_iter();
        tables.filter_map(move |settings| Table::new(header::<G>(seats, &settings)).ok())
    })
}

/// Its options are many, and hardly one of them changes what is drawn: a table of every size, and what Echo makes of it.
fn tables_of_in_too_deep() -> impl Iterator<Item = Table<InTooDeep>> {
    let plain = <InTooDeep as kernel::Game>::Options::SEATS.map(|seats| (seats, vec![]));
    let others = [
        (1, vec![("difficulty", "hard")]),
        (2, vec![("echo_joins", "on")]),
        (4, vec![("storylines", "7")]),
    ];
    let all = plain.chain(others);
    all.map(|(seats, settings)| Table::new(header::<InTooDeep>(seats, &settings)).unwrap())
}

fn write<G: Board>(table: &mut Table<G>, seat: Seat, deed: Deed) {
    table.write(&Entry { seat, deed }).unwrap();
}

/// How many decisions are made by dice. Three games are over by then; the fourth would go on for thousands.
const BY_DICE: usize = 500;

/// Plays to the end, by dice and then as somebody would who has left; `look` is called before every action.
fn play<G: Board>(table: &mut Table<G>, mut look: impl FnMut(&Table<G>, Seat)) {
    let seats = table.header().chairs.len() as u8;
    let mut chance = Chance::new(&table.header().seed.nth(1));
    let mut decisions = 0;
    while !table.is_finished() {
        let owing =
            Seat::all(seats).find(|seat| !table.sight(Viewer::Seat(*seat)).legal.is_empty());
        let (seat, legal) = match owing {
            Some(seat) => (seat, table.sight(Viewer::Seat(seat)).legal),
            // Only the bot is left to decide; an imagined table of people decides for it.
            None => {
                let seat = table.house_owes().iter().next().unwrap();
                let view = table.sight(Viewer::Seat(seat)).view;
                let world = G::imagine(&view, &mut chance);
                (seat, world.legal_actions(seat))
            }
        };
        look(table, seat);
        let action = if decisions < BY_DICE {
            *chance.pick(&legal)
        } else {
            G::default_action(&table.sight(Viewer::Seat(seat)).view, &legal)
        };
        decisions += 1;
        write(table, seat, Deed::Act(action.to_string()));
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
        again: Some("/new/fliptown?seat-2=friend".to_owned()),
        next: None,
        patience: Duration::from_secs(120),
        still: false,
    }
}

/// The texts of a game in a language; they are read once.
fn texts(game: GameId, lang: Lang) -> Texts {
    static ALL: LazyLock<Vec<(GameId, Texts)>> = LazyLock::new(|| {
        let in_all = |game: &GameId| {
            let (game, langs) = (*game, Lang::ALL.iter());
            langs.map(move |lang| (game, texts::of_game(game, *lang)))
        };
        GameId::ALL.iter().flat_map(in_all).collect()
    });
    let found = ALL
        .iter()
        .find(|(of, texts)| *of == game && texts.lang() == lang);
    found.unwrap().1.clone()
}

fn page_of<G: Board>(sight: &Sight<G>, lang: Lang, hero: Seat) -> String {
    let texts = texts(id_of::<G>(), lang);
    let scene = Scene::new(sight, &texts, hero);
    // A page asks for no components but those of its own table.
    let page = || table_page(&Reader::default(), &scene, &extras());
    kernel::pack::outside::forbid(page).into_string()
}

#[test]
fn a_spectator_is_offered_nothing() {
    let table = Table::<Fliptown>::new(header::<Fliptown>(3, &[])).unwrap();
    let page = page_of(&table.sight(Viewer::Spectator), Lang::En, Seat(1));
    assert!(!page.contains("id=\"acts\""));
    assert!(!page.contains("/concede\""));
    assert!(!page.contains("name=\"request\""));
    let again = format!(
        "http-equiv=\"refresh\" content=\"10; url={}?of=1\"",
        table_path(&table.header().id)
    );
    assert!(
        page.contains(&again),
        "who has no script asks for the same table again"
    );
}

#[test]
fn somebody_elses_map_is_one_link_away_and_so_is_the_own() {
    let table = Table::<Fliptown>::new(header::<Fliptown>(2, &[])).unwrap();
    let sight = table.sight(Viewer::Seat(Seat(0)));
    let path = table_path(&sight.id);
    assert!(page_of(&sight, Lang::En, Seat(0)).contains(&format!("{path}?of=1")));
    let other = page_of(&sight, Lang::En, Seat(1));
    assert!(other.contains("Back to your board"));
    check_actions(&check_markup(&other), &sight);
}

#[test]
fn what_is_asked_is_answered_by_those_who_are_asked() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(3, &[])).unwrap();
    write(&mut table, Seat(0), Deed::Ask(Request::StandIn(Seat(2))));
    let page = |seat| page_of(&table.sight(Viewer::Seat(Seat(seat))), Lang::En, Seat(seat));
    let answers = |page: &str| ["/agree\"", "/decline\""].map(|deed| page.contains(deed));
    assert_eq!(answers(&page(0)), [false, true]);
    assert_eq!(answers(&page(1)), [true, true]);
    assert_eq!(answers(&page(2)), [true, true]);
    write(&mut table, Seat(1), Deed::Agree(1));
    write(&mut table, Seat(2), Deed::Agree(1));
    let page = page_of(&table.sight(Viewer::Seat(Seat(2))), Lang::En, Seat(2));
    assert!(page.contains("/return\"") && !page.contains("id=\"acts\""));
    check_markup(&page);
}

/// Nobody without a script has the page taken out of their hands while they decide, even if they have asked something;
/// only who waits can hold it still.
#[test]
fn a_page_holds_still_for_whoever_decides_or_answers() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(2, &[])).unwrap();
    let comes_again = |table: &Table<Fliptown>, seat: u8| {
        let page = page_of(&table.sight(Viewer::Seat(Seat(seat))), Lang::En, Seat(seat));
        let again = page.contains("http-equiv=\"refresh\"");
        assert_eq!(page.contains("<iframe"), !again, "a bell or the page");
        assert!(again || !page.contains("still=1"), "it holds still already");
        again
    };
    assert!(!comes_again(&table, 0), "it decides");
    write(&mut table, Seat(0), Deed::Ask(Request::StandIn(Seat(1))));
    assert!(!comes_again(&table, 0), "it still decides");
    assert!(!comes_again(&table, 1), "it decides and is asked");
    write(&mut table, Seat(1), Deed::Agree(1));
    assert!(comes_again(&table, 1), "the house decides for it");
}

#[test]
fn who_plays_alone_steps_back_and_asks_nobody() {
    for (seats, words) in [(1, "Step back"), (2, "Ask to step back")] {
        let mut table = Table::<EscapePlan>::new(header::<EscapePlan>(seats, &[])).unwrap();
        let mut pages: Vec<String> = Vec::new();
        play(&mut table, |table, seat| {
            let sight = table.sight(Viewer::Seat(seat));
            if sight.back == table::Back::Ask && pages.len() < 3 {
                pages.push(page_of(&sight, Lang::En, seat));
            }
        });
        assert_eq!(pages.len(), 3);
        let label = format!("title=\"{words}\"");
        assert!(pages.iter().all(|page| page.contains(&label)), "{words}");
    }
}
