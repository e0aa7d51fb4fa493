//! Random games of every kind, looked at by everybody.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem;
use std::sync::LazyLock;

use bots::BotKind;
use catalog::{GameId, Lang, Texts};
use escape_plan::EscapePlan;
use fliptown::Fliptown;
use in_too_deep::{InTooDeep, Prompt};
use kernel::{Chance, Options, Seed, Viewer};
use speakeasy::Speakeasy;
use table::{Chair, Deed, Entry, Header, Request, Sight, Sitter, Table};

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
        rules_version: G::INFO.rules_version,
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

/// Looks at how parts end: whoever is asked after that is told all of it, though they may have decided something in it,
/// and no longer once they have acted. Counts how often they had.
fn hear_how_parts_end<G: Board>(seats: u8) -> usize {
    let mut table = Table::<G>::new(header::<G>(seats, &[])).unwrap();
    let texts = texts(id_of::<G>(), Lang::En);
    let (mut told, mut decided) = (0, 0);
    play(&mut table, |table, seat| {
        let sight = table.sight(Viewer::Seat(seat));
        let page = bulletin::bulletin(&Scene::new(&sight, &texts, seat)).into_string();
        let lines = page.matches("<li").count();
        let news = page.matches("data-fresh").count();
        assert!(lines == 0 || news > 0, "{page}");
        // The part in which it is asked something is not over.
        let chapters = log::chapters::<G>(&sight.story);
        let begin = chapters.last().map_or(0, |chapter| chapter.events.start);
        let mut over = sight.story[..begin].iter();
        let closed = over.any(|one| one.fresh && G::closes(&one.event));
        assert!(lines > 0 || !closed, "how it ended is not told");
        decided += usize::from(lines > 0 && !closed);
        told += usize::from(lines > 1);
    });
    assert!(told >= usize::from(seats), "told {told} times");
    decided
}

#[test]
fn how_a_round_or_an_act_has_ended_is_told_until_one_acts() {
    hear_how_parts_end::<Fliptown>(3);
    let defended = [2, 3, 4].map(hear_how_parts_end::<Speakeasy>);
    let defended: usize = defended.iter().sum();
    assert!(defended > 0, "nobody decided anything in a war");
    hear_how_parts_end::<InTooDeep>(2);
}

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

/// What must hold of any page; returns its tags.
fn check_markup(page: &str) -> Vec<Tag<'_>> {
    for opened in page.split('[').skip(1) {
        let missing = opened.starts_with(|first: char| first.is_ascii_lowercase());
        assert!(!missing, "a message is missing: {}", &opened[..20]);
    }
    let tags = tags(page);
    let mut ids = BTreeSet::new();
    for tag in &tags {
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
    let inside = tags
        .iter()
        .filter_map(|tag| tag.get("href").or(tag.get("for")).or(tag.get("form")));
    for target in inside.filter_map(|href| href.strip_prefix("#do-")) {
        assert!(ids.contains(format!("do-{target}").as_str()), "{target}");
    }
    tags
}

/// Every legal action is one button of the list, besides them there are only strokes, and no other
/// action is any button at all.
fn check_actions<G: Board>(tags: &[Tag], sight: &Sight<G>) {
    let is_action = |tag: &&Tag| tag.name == "button" && tag.get("name") == Some("action");
    let buttons: Vec<&Tag> = tags.iter().filter(is_action).collect();
    let listed: Vec<&str> = buttons
        .iter()
        .filter(|tag| tag.get("id").is_some())
        .filter_map(|tag| tag.get("value"))
        .collect();
    let legal: Vec<String> = sight.legal.iter().map(ToString::to_string).collect();
    let (strokes, single): (Vec<&str>, Vec<&str>) =
        listed.iter().partition(|value| value.contains("; "));
    let sorted = |mut list: Vec<&str>| {
        list.sort_unstable();
        list.join("\n")
    };
    assert_eq!(
        sorted(single),
        sorted(legal.iter().map(String::as_str).collect())
    );
    for action in &sight.legal {
        let id = board::button_id(*action);
        let button = buttons.iter().find(|tag| tag.get("id") == Some(&id));
        assert_eq!(
            button.and_then(|tag| tag.get("value")),
            Some(action.to_string().as_str())
        );
    }
    // Buttons among the cards belong to the same form and send what is legal.
    for tag in buttons.iter().filter(|tag| tag.get("id").is_none()) {
        assert_eq!(tag.get("form"), Some("acts"));
        let value = tag.get("value").unwrap_or_default();
        assert!(
            legal.iter().any(|a| a == value) || strokes.contains(&value),
            "{value}"
        );
    }
    let forms = tags.iter().filter(|tag| tag.get("id") == Some("acts"));
    assert_eq!(forms.count(), usize::from(!legal.is_empty()));
}

#[test]
fn every_move_of_fliptown_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<Fliptown>(), mem::discriminant);
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_escape_plan_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<EscapePlan>(), |prompt| {
        mem::discriminant(&prompt.step)
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_speakeasy_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<Speakeasy>(), |prompt| {
        mem::discriminant(&prompt.step)
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_in_too_deep_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables_of_in_too_deep(), |prompt| match prompt {
        Prompt::Step { step, .. } => Ok(mem::discriminant(step)),
        other => Err(mem::discriminant(other)),
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

/// Plays at these tables and looks at the pages of everybody; returns the kinds of questions that were met.
fn look_at_everything<G: Board, Kind: Debug>(
    tables: impl Iterator<Item = Table<G>>,
    kind: impl Fn(&G::Prompt) -> Kind,
) -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    for mut table in tables {
        let seats = table.header().chairs.len() as u8;
        let mut looks = 0;
        play(&mut table, |table, seat| {
            let sight = table.sight(Viewer::Seat(seat));
            let prompt = format!("{:?}", sight.prompt.as_ref().map(&kind));
            looks += 1;
            if asked.insert((seats, prompt)) || looks % 41 == 0 {
                for viewer in Viewer::all(seats) {
                    let sight = table.sight(viewer);
                    let lang = Lang::ALL[looks % 3];
                    let page = page_of(&sight, lang, viewer.seat().unwrap_or(Seat(0)));
                    check_actions(&check_markup(&page), &sight);
                }
            }
        });
        for viewer in Viewer::all(seats) {
            let sight = table.sight(viewer);
            let page = page_of(&sight, Lang::Cs, Seat(0));
            check_actions(&check_markup(&page), &sight);
        }
    }
    asked.into_iter().map(|(_, prompt)| prompt).collect()
}

/// Plays a table and reads its log: every heading stands once for what happened under it, and no line says
/// it again.
fn read_the_log<G: Board>() {
    let mut table = tables::<G>().next().unwrap();
    play(&mut table, |_, _| {});
    for lang in Lang::ALL {
        let page = page_of(&table.sight(Viewer::Spectator), *lang, Seat(0));
        let (_, log) = page.split_once("id=\"log\"").unwrap();
        let chapters: Vec<&str> = log.split("<li class=\"turn\">").skip(1).collect();
        assert!(chapters.len() > 10);
        let mut later = "";
        for chapter in chapters {
            let (heading, lines) = chapter.split_once("</li>").unwrap();
            assert_ne!(heading, later);
            later = heading;
            let turn = heading.rsplit(" · ").next().unwrap();
            for line in lines.split("<span>").skip(1) {
                assert!(!line.starts_with(turn), "{heading}: {line}");
            }
        }
    }
}

#[test]
fn no_line_of_the_log_repeats_its_heading() {
    read_the_log::<Fliptown>();
    read_the_log::<EscapePlan>();
    read_the_log::<Speakeasy>();
    read_the_log::<InTooDeep>();
}

#[test]
fn a_lone_player_reads_the_title_where_the_game_ends() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Seat(Seat(0)));
    let title = texts(GameId::Fliptown, Lang::En).say(&sight.standing.seats[0].honours[0]);
    let page = page_of(&sight, Lang::En, Seat(0));
    assert!(page.contains(&format!("<small>{title}</small>")), "{title}");
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

/// What every heading of the story says, and how the lines under it begin.
fn story(page: &str) -> (Vec<&str>, Vec<&str>) {
    let inside = |opening: &str| -> Vec<&str> {
        let parts = page.split(opening).skip(1);
        parts.filter_map(|part| part.split('<').next()).collect()
    };
    (inside("<li class=\"turn\">"), inside("<span>"))
}

#[test]
fn a_line_of_the_story_does_not_repeat_its_heading() {
    for lang in Lang::ALL {
        let table = Table::<InTooDeep>::new(header::<InTooDeep>(2, &[])).unwrap();
        let page = page_of(&table.sight(Viewer::Spectator), *lang, Seat(0));
        let (headings, lines) = story(&page);
        assert!(headings.len() > 1, "a chapter and a turn");
        assert!(lines.iter().any(|line| line.contains("2087")));
        for heading in headings {
            let again = lines.iter().find(|line| line.starts_with(heading));
            assert_eq!(again, None);
        }
    }
}

#[test]
fn whoever_beats_everybody_is_named_the_winner_even_if_the_house_plays_it() {
    let mut table = Table::<InTooDeep>::new(header::<InTooDeep>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Spectator);
    let standing = &sight.standing;
    assert!(
        standing.automas[0].total > standing.seats[0].total,
        "dice lose"
    );
    let page = page_of(&sight, Lang::En, Seat(0));
    assert!(page.contains("Echo wins"));
}

/// The story ends with who has won, and so does its replay: the headline says it at the very end and never before.
fn hear_how_it_came_out<G: Board>(seats: u8) {
    let mut table = Table::<G>::new(header::<G>(seats, &[])).unwrap();
    let said = |lang, phrase: Option<Phrase>, sight: &Sight<G>| {
        let texts = texts::at_table(id_of::<G>(), lang, &sight.places);
        suited(&texts.say(&phrase.expect("it is over"))).into_string()
    };
    let before = table.sight(Viewer::Spectator);
    let page = page_of(&before, Lang::En, Seat(0));
    assert!(!page.contains("<li class=\"turn\">The game is over</li>"));
    play(&mut table, |_, _| {});
    for (viewer, lang) in Viewer::all(seats).zip(Lang::ALL.iter().cycle()) {
        let sight = table.sight(viewer);
        let hero = viewer.seat().unwrap_or_default();
        let texts = texts::at_table(id_of::<G>(), *lang, &sight.places);
        let scene = Scene::new(&sight, &texts, hero);
        let last = said(*lang, catalog::last_line(&sight.standing), &sight);
        let log = log(&scene, None).into_string();
        let lines: Vec<&str> = log.split("<li").skip(1).take(2).collect();
        assert!(
            lines[1].contains(&format!("<span>{last}</span>")),
            "{lines:?}"
        );
        let outcome = said(*lang, catalog::outcome(&sight.standing), &sight);
        let plies = sight.plies.unwrap();
        for (ply, ends) in [(plies, true), (plies - 1, false)] {
            let (sight, extras) = ReplayExtras::look_back(&table, viewer, ply, None).unwrap();
            let scene = Scene::new(&sight, &texts, hero);
            let page = replay_page(&Reader::default(), &scene, &extras).into_string();
            let headline = format!("tabindex=\"-1\">{outcome}</h1>");
            assert_eq!(page.contains(&headline), ends, "{headline}");
            assert_eq!(page.contains(&last), ends, "{last}");
        }
    }
}

#[test]
fn the_story_and_its_replay_end_with_who_has_won() {
    hear_how_it_came_out::<Fliptown>(1);
    hear_how_it_came_out::<Fliptown>(3);
    hear_how_it_came_out::<EscapePlan>(1);
    hear_how_it_came_out::<EscapePlan>(2);
    hear_how_it_came_out::<Speakeasy>(2);
    hear_how_it_came_out::<InTooDeep>(1);
}

#[test]
fn a_finished_table_can_be_watched_again() {
    for settings in [vec![], vec![("characters", "on"), ("holdem", "on")]] {
        let mut table = Table::<Fliptown>::new(header::<Fliptown>(2, &settings)).unwrap();
        let look_back = |table: &Table<Fliptown>, viewer: Viewer, ply: u32| {
            ReplayExtras::look_back(table, viewer, ply, None)
        };
        assert!(look_back(&table, Viewer::Spectator, 0).is_none());
        play(&mut table, |_, _| {});
        let (_, extras) = look_back(&table, Viewer::Spectator, u32::MAX).unwrap();
        assert_eq!(extras.ply, extras.plies);
        assert_eq!(extras.turns.len(), 15);
        let parts = extras.turns.iter().filter(|turn| turn.part.is_some());
        assert_eq!(parts.count(), 3);
        let last = extras.points.last().unwrap();
        let totals = table.sight(Viewer::Spectator).standing;
        let totals: Vec<i32> = totals.seats.iter().map(|score| score.total).collect();
        assert_eq!(*last, (extras.plies, totals));
        for turn in &extras.turns {
            for viewer in Viewer::all(2) {
                let (sight, extras) = look_back(&table, viewer, turn.ply + 1).unwrap();
                assert_eq!(extras.ply, turn.ply + 1);
                let texts = texts(GameId::Fliptown, Lang::Pl);
                let scene = Scene::new(&sight, &texts, viewer.seat().unwrap_or_default());
                let page = replay_page(&Reader::default(), &scene, &extras).into_string();
                check_actions(&check_markup(&page), &sight);
            }
        }
    }
}

/// What somebody had behind a screen counts when all is over: else everybody would leap at the very end.
#[test]
fn a_replay_counts_what_everybody_knew_of_their_own() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(2, &[])).unwrap();
    play(&mut table, |_, _| {});
    let look_back = |viewer: Viewer, ply: u32| {
        ReplayExtras::look_back(&table, viewer, ply, None).expect("a finished table")
    };
    let (_, extras) = look_back(Viewer::Spectator, u32::MAX);
    let mut hidden = 0;
    for (ply, points) in extras.points.iter().filter(|(ply, _)| *ply < extras.plies) {
        for (seat, points) in Seat::all(2).zip(points) {
            let total =
                |viewer: Viewer| look_back(viewer, *ply).0.standing.seats[seat.index()].total;
            assert_eq!(*points, total(Viewer::Seat(seat)), "seat {seat} at {ply}");
            hidden += points - total(Viewer::Spectator);
        }
    }
    assert!(hidden > 0);
}

/// Where the log says nothing of an action, its own player reads which it was and the others who has decided.
#[test]
fn a_replay_names_whoever_decides_in_silence() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(2, &[])).unwrap();
    play(&mut table, |_, _| {});
    let texts = texts(GameId::Fliptown, Lang::En);
    let mut told = BTreeSet::new();
    for ply in 0..40 {
        for viewer in Viewer::all(2) {
            let (sight, extras) = ReplayExtras::look_back(&table, viewer, ply, None).unwrap();
            assert_eq!(extras.decided.is_some(), ply > 0);
            let silent = !sight.story.iter().any(|told| told.fresh);
            let Some(decided) = extras.decided.as_ref().filter(|_| silent) else {
                continue;
            };
            let scene = Scene::new(&sight, &texts, viewer.seat().unwrap_or_default());
            let page = replay_page(&Reader::default(), &scene, &extras).into_string();
            let words = suited(&scene.say(decided)).into_string();
            assert!(page.contains(&words), "{words}");
            told.insert(decided.id.to_string());
        }
    }
    assert_eq!(
        told,
        ["replay-decided", "replay-in-secret"]
            .map(str::to_owned)
            .into()
    );
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

/// On a phone the log lies far below the board.
#[test]
fn the_way_to_the_log_says_how_much_of_it_is_new() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(1, &[])).unwrap();
    let (mut some, mut none) = (0, 0);
    play(&mut table, |table, seat| {
        let sight = table.sight(Viewer::Seat(seat));
        let fresh = sight.story.iter().filter(|told| told.fresh).count();
        let seen = if fresh > 0 { &mut some } else { &mut none };
        *seen += 1;
        if *seen > 3 {
            return;
        }
        let page = page_of(&sight, Lang::En, seat);
        let badge = format!("<span class=\"news\"><b aria-hidden=\"true\">{fresh}</b>");
        assert_eq!(page.contains(&badge), fresh > 0);
        assert_eq!(page.contains("class=\"news\""), fresh > 0);
    });
    assert!(some > 0 && none > 0, "{some} with news, {none} without");
}

/// The sentences of the log from its top; nothing where a heading stands.
fn sentences(log: &str) -> Vec<Option<&str>> {
    let lines = log.split("<li").skip(1).map(|line| {
        let (_, said) = line.split_once("<span>")?;
        said.split_once("</span>").map(|(said, _)| said)
    });
    lines.collect()
}

#[test]
fn the_log_says_nothing_twice() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Spectator);
    let mut texts = texts(GameId::Speakeasy, Lang::En);
    texts.call(Seat(0), "Vera");
    let scene = Scene::new(&sight, &texts, Seat(0));
    let log = log(&scene, None).into_string();
    let told = sentences(&log);
    // A round is a heading and no line besides.
    assert!(told.iter().filter(|said| said.is_none()).count() > 10);
    let rounds = told
        .iter()
        .flatten()
        .filter(|said| said.contains(", round "));
    assert_eq!(rounds.count(), 0);
    // Who was named in the line above is not named anew.
    let mut named = [0, 0];
    for pair in told.windows(2) {
        for (at, name) in ["Vera ", "Rival "].into_iter().enumerate() {
            let [above, said] =
                [0, 1].map(|line| pair[line].is_some_and(|said| said.starts_with(name)));
            named[at] += usize::from(said);
            assert!(!(above && said), "{pair:?}");
        }
    }
    assert!(named[0] > 10 && named[1] > 10, "{named:?}");
}
