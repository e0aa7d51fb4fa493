//! What is official here and what is ours, and what becomes of what a reader tells us.

use catalog::{GameId, Origin, Source, Texts};
use kernel::Phrase;
use maud::{Markup, html};

use crate::pages::chrome::{self, Page};
use crate::reader::Reader;

/// The page about the house, with the origins of everything that its games are made of.
pub(crate) fn about(reader: &Reader, texts: &Texts) -> Markup {
    let title = texts.word("about-page-title");
    let main = html! {
        article.panel.sheet.essay {
            h1 { (title) }
            p { (texts.word("about-page-what")) }
            h2 { (texts.word("about-page-ours-title")) }
            p { (texts.word("about-page-ours")) }
            p { (texts.word("about-page-affiliation")) }
            @for game in GameId::ALL { (components(texts, *game)) }
            h2 #shuffle { (texts.word("about-page-shuffle-title")) }
            p { (texts.word("about-page-shuffle")) }
            p { (texts.word("about-page-shuffle-check")) " " code { "backroom replay --verify" } }
            h2 { (texts.word("about-page-privacy-title")) }
            p { (texts.word("about-page-privacy")) }
            h2 { (texts.word("about-page-licence-title")) }
            p { (texts.say(&Phrase::new("about-page-licence").with("licence", env!("CARGO_PKG_LICENSE")))) }
            p.soft { (texts.say(&Phrase::new("about-page-version").with("version", env!("CARGO_PKG_VERSION")))) }
        }
    };
    let page = Page {
        title: &title,
        game: None,
    };
    chrome::page(reader, texts, &page, &main)
}

/// The tables of a game's content pack by where they come from.
fn components(texts: &Texts, game: GameId) -> Markup {
    let origins = origins(game);
    let info = game.info();
    let title = Phrase::new("about-page-parts").with("game", info.title);
    html! {
        section {
            h2 { (texts.say(&title)) }
            p.soft { (texts.say(&credits(game))) }
            div.origins {
                @for source in Source::ALL {
                    @let of_source: Vec<&Origin> = origins.iter().filter(|o| o.source == source).collect();
                    div {
                        h3 { (texts.say(&Phrase::name("about-page-source", source_id(source)))) }
                        p.soft { (texts.say(&Phrase::name("about-page-source", &format!("{}-help", source_id(source))))) }
                        ul { @for origin in of_source { li { (texts.say(&part(game, origin, &origins))) } } }
                    }
                }
            }
        }
    }
}

fn origins(game: GameId) -> Vec<Origin> {
    match game {
        GameId::Fliptown => catalog::origins(fliptown::content::DATA),
        GameId::EscapePlan => catalog::origins(escape_plan::content::DATA),
        GameId::Speakeasy => catalog::origins(speakeasy::content::DATA),
        GameId::InTooDeep => catalog::origins(in_too_deep::content::DATA),
    }
}

/// Who made the game.
fn credits(game: GameId) -> Phrase {
    let [designer, illustrator, publisher] = match game {
        GameId::Fliptown => {
            let game = &fliptown::content::content().game;
            [&game.designer, &game.illustrator, &game.publisher]
        }
        GameId::EscapePlan => {
            let game = &escape_plan::content::content().game;
            [&game.designer, &game.illustrator, &game.publisher]
        }
        GameId::Speakeasy => {
            let game = &speakeasy::content::content().game;
            [&game.designer, &game.illustrator, &game.publisher]
        }
        GameId::InTooDeep => {
            // Nothing we have names the illustrator.
            let game = &in_too_deep::content::content().game;
            return Phrase::new("about-page-credits-plain")
                .with("designer", game.designer.as_str())
                .with("publisher", game.publisher.as_str());
        }
    };
    Phrase::new("about-page-credits")
        .with("designer", designer.as_str())
        .with("illustrator", illustrator.as_str())
        .with("publisher", publisher.as_str())
}

fn source_id(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Designed => "designed",
    }
}

/// A table in words, with how many of its rows are meant if it has several.
fn part(game: GameId, origin: &Origin, all: &[Origin]) -> Phrase {
    let name = match game {
        GameId::Fliptown => Phrase::name("about-page-fliptown", &origin.table),
        GameId::EscapePlan => Phrase::name("about-page-escape-plan", &origin.table),
        GameId::Speakeasy => Phrase::name("about-page-speakeasy", &origin.table),
        GameId::InTooDeep => Phrase::name("about-page-in-too-deep", &origin.table),
    };
    let same = all.iter().filter(|other| other.table == origin.table);
    match same.map(|other| other.rows).sum::<usize>() {
        1 => name,
        _ => Phrase::new("about-page-rows")
            .with("name", name)
            .with("count", origin.rows as i64),
    }
}
