//! The pages around the table, as whole pages.

mod forms;
mod markup;

use catalog::{GameId, Lang, Texts};
use fliptown::Fliptown;
use kernel::{Phrase, RuleId, Seat};
use maud::{Markup, html};
use table::{Name, NameError, TableId};

use super::front::{Front, Going, Waits, front};
use super::join::{Invitation, Join, join};
use super::new_table::{Draft, new_table};
use super::{about, problem, rules};
use crate::reader::{Reader, Theme};
use crate::texts;
use crate::whence::Whence;

const NASTY: &str = "<script>\"'&";

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

fn reader(lang: Lang) -> Reader {
    Reader {
        lang,
        theme: Theme::Dark,
        name: Some(name(NASTY)),
        path: "/somewhere?a=<b>&c=\"d\"".to_owned(),
    }
}

fn of_game(lang: Lang) -> Texts {
    texts::of_game(GameId::Fliptown, lang)
}

fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    pairs.iter().map(owned).collect()
}

fn id() -> TableId {
    TableId::from_bytes([3; 16])
}

fn going(waits: Waits) -> Going {
    Going {
        id: id(),
        title: NASTY.to_owned(),
        game: GameId::Fliptown,
        seats: vec![(Seat(0), "V".to_owned()), (Seat(1), "<".to_owned())],
        waits,
        progress: NASTY.to_owned(),
        news: 2,
    }
}

fn tables() -> Front {
    let waits = [
        Waits::You,
        Waits::Others(vec![NASTY.to_owned(), "Vera".to_owned()]),
        Waits::Finished,
        Waits::Stopped,
    ];
    Front {
        tables: waits.into_iter().map(going).collect(),
    }
}

fn invitations(reader: &Reader, texts: &Texts) -> Vec<Markup> {
    let states = [
        Invitation::Open { refused: None },
        Invitation::Open {
            refused: Some(NameError::Long),
        },
        Invitation::Used,
        Invitation::Yours,
    ];
    let page = |invitation| {
        let invited = Join {
            id: &id(),
            title: &name(NASTY),
            game: GameId::Fliptown,
            seat: Seat(1),
            taken: vec![(Seat(0), name(NASTY))],
            invitation,
        };
        join(reader, texts, &invited)
    };
    states.into_iter().map(page).collect()
}

/// Every page in every state, full of what people could have typed.
fn every_page(lang: Lang) -> Vec<Markup> {
    let (reader, house, game) = (reader(lang), texts::house(lang), of_game(lang));
    let bad = pairs(&[
        ("name", ""),
        ("title", &NASTY.repeat(9)),
        ("seat-2", NASTY),
        ("competitive", "on"),
        ("difficulty", "hard"),
        (NASTY, NASTY),
    ]);
    let bad = Draft::<Fliptown>::read(&bad);
    let faults = bad.set_up().unwrap_err();
    let rule = Some((GameId::Fliptown, RuleId("FT-1.2")));
    let whence = Whence::read(&format!("/t/{}/replay?ply=3&as=0", id())).unwrap();
    let mut pages = vec![
        front(&reader, &house, &tables()),
        front(&Reader::default(), &house, &Front { tables: vec![] }),
        new_table(&reader, &game, &Draft::<Fliptown>::read(&[]), &[]),
        new_table(&reader, &game, &bad, &faults),
        rules::rules(&reader, &game, GameId::Fliptown, "", None),
        rules::rules(&reader, &game, GameId::Fliptown, "", Some(&whence)),
        rules::rules(&reader, &game, GameId::Fliptown, "FT-8", None),
        rules::rules(&reader, &game, GameId::Fliptown, NASTY, None),
        about::about(&reader, &house),
        problem::problem(&reader, &house, 404, NASTY, NASTY, rule),
    ];
    pages.extend(invitations(&reader, &game));
    pages
}

#[test]
fn every_page_is_well_formed_in_every_language() {
    for lang in Lang::ALL {
        for (i, page) in every_page(*lang).into_iter().enumerate() {
            let html = page.into_string();
            assert_eq!(
                markup::read(&html).problems,
                Vec::<String>::new(),
                "{lang} {i}"
            );
            assert!(!html.contains("<script>"), "{lang} {i}: not escaped");
            assert_eq!(html.matches("<h1").count(), 1, "{lang} {i}");
            assert!(
                html.contains(&format!("<html lang=\"{lang}\"")),
                "{lang} {i}"
            );
        }
    }
}

#[test]
fn the_front_page_is_small() {
    let page = front(&reader(Lang::Pl), &texts::house(Lang::Pl), &tables());
    assert!(page.into_string().len() < 120_000);
}

#[test]
fn posters_of_games_that_are_not_here_offer_nothing() {
    let page = front(&reader(Lang::En), &texts::house(Lang::En), &tables()).into_string();
    let soon = texts::house(Lang::En).word("front-soon");
    assert_eq!(page.matches("href=\"/new/").count(), 2 * GameId::ALL.len());
    let posters = super::posters::POSTERS.len();
    assert_eq!(page.matches(&soon).count(), posters - GameId::ALL.len());
}

#[test]
fn every_rule_has_its_place_in_every_language() {
    for lang in Lang::ALL {
        let page = rules::rules(&reader(*lang), &of_game(*lang), GameId::Fliptown, "", None);
        let page = markup::read(&page.into_string());
        for rule in GameId::Fliptown.info().rulebook(lang.tag()).rules() {
            assert_eq!(
                page.has(&rule.id),
                !rule.is_for_coders(),
                "{lang} {}",
                rule.id
            );
        }
    }
}

#[test]
fn a_search_finds_what_it_says_it_finds() {
    let page = |query| {
        rules::rules(
            &reader(Lang::Cs),
            &of_game(Lang::Cs),
            GameId::Fliptown,
            query,
            None,
        )
    };
    let read = |query| markup::read(&page(query).into_string());
    assert!(read("ft-8.1").has("FT-8.1") && !read("ft-8.1").has("FT-8.2"));
    assert!(page("ŠERIF").into_string().contains("<mark>"));
    assert!(!read("nic takového tu není").has("FT-1.1"));
    assert!(
        read("FT-E5").has("FT-E5"),
        "whoever knows an ID may read it"
    );
}

#[test]
fn a_rule_stands_by_itself_too() {
    let texts = of_game(Lang::Pl);
    let rule = rules::rule_fragment(&texts, GameId::Fliptown, "FT-8.1")
        .unwrap()
        .into_string();
    let told = GameId::Fliptown.info().rulebook("pl");
    let words = &told.get("FT-8.1").unwrap().text;
    assert!(
        rule.contains(words.split(['(', '<', '&']).next().unwrap()),
        "{rule}"
    );
    assert!(rules::rule_fragment(&texts, GameId::Fliptown, "FT-99.9").is_none());
}

#[test]
fn the_about_page_names_every_table_of_the_content_pack() {
    for lang in Lang::ALL {
        let texts = texts::house(*lang);
        let page = about::about(&reader(*lang), &texts).into_string();
        for origin in catalog::origins(fliptown::content::DATA) {
            let name = texts
                .try_say(&Phrase::name("about-page-fliptown", &origin.table))
                .unwrap();
            assert!(
                page.contains(&html! { (name) }.into_string()),
                "{lang} {}",
                origin.table
            );
        }
    }
}
