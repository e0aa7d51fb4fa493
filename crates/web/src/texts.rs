//! What the browser table says, in every language.

use std::sync::LazyLock;

use catalog::{GameId, Lang, Locales, Texts, with_game};
use kernel::Rulebook;
use table::{Place, Sitter};

macro_rules! locales {
    ($area:literal) => {
        &[
            ("en", include_str!(concat!("../locales/", $area, ".en.ftl"))),
            ("cs", include_str!(concat!("../locales/", $area, ".cs.ftl"))),
            ("pl", include_str!(concat!("../locales/", $area, ".pl.ftl"))),
        ]
    };
}

/// One set of files for each part of the interface.
pub const TEXTS: &[Locales] = &[
    locales!("pages"),
    locales!("table"),
    locales!("fliptown"),
    locales!("escape_plan"),
    locales!("speakeasy"),
    locales!("in_too_deep"),
    locales!("server"),
];

/// Every language of the house and of every game, read once.
static WORDS: LazyLock<Vec<(Option<GameId>, Texts)>> = LazyLock::new(|| {
    let house = Lang::ALL.iter().map(|lang| {
        let sources: Vec<Locales> = [&[catalog::TEXTS], TEXTS].concat();
        (None, Texts::new(*lang, &sources))
    });
    let games = GameId::ALL.iter().flat_map(|id| {
        let texts = |lang: &Lang| with_game!(*id, G => Texts::of_game::<G>(*lang, TEXTS));
        Lang::ALL.iter().map(move |lang| (Some(*id), texts(lang)))
    });
    house.chain(games).collect()
});

/// The numbered rules of every game in every language, read once: every reason that is opened asks for them.
static RULES: LazyLock<Vec<(GameId, Lang, Rulebook)>> = LazyLock::new(|| {
    let games = GameId::ALL.iter().flat_map(|id| {
        let book = |lang: &Lang| (*id, *lang, id.info().rulebook(lang.tag()));
        Lang::ALL.iter().map(book)
    });
    games.collect()
});

/// The numbered rules of a game.
pub(crate) fn rulebook(game: GameId, lang: Lang) -> &'static Rulebook {
    let found = RULES.iter().find(|(id, of, _)| (*id, *of) == (game, lang));
    &found.expect("every game has every language").2
}

/// The words of pages that belong to no game.
pub(crate) fn house(lang: Lang) -> Texts {
    find(None, lang)
}

/// The words of a game's pages.
pub(crate) fn of_game(game: GameId, lang: Lang) -> Texts {
    find(Some(game), lang)
}

fn find(game: Option<GameId>, lang: Lang) -> Texts {
    let found = WORDS
        .iter()
        .find(|(id, texts)| *id == game && texts.lang() == lang);
    // Every game has every language; the first is the house in English.
    found.unwrap_or(&WORDS[0]).1.clone()
}

/// The words of a table: those of its game, with the names of the people.
pub(crate) fn at_table(game: GameId, lang: Lang, places: &[Place]) -> Texts {
    let mut texts = of_game(game, lang);
    for (seat, place) in kernel::Seat::all(places.len() as u8).zip(places) {
        match (&place.name, place.sitter) {
            (Some(name), _) => texts.call(seat, name.as_str()),
            (None, Sitter::Bot(kind)) => {
                let number = i64::from(seat.0) + 1;
                let phrase = kernel::Phrase::name("server-bot", kind.name()).with("number", number);
                let name = texts.say(&phrase);
                texts.call(seat, name);
            }
            (None, Sitter::Person) => {}
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use catalog::lint::Lint;

    use super::*;

    #[test]
    fn every_part_says_everything_in_every_language_and_nothing_in_vain() {
        let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
        let games = GameId::ALL.iter().map(|id| id.info().texts);
        let known: Vec<Locales> = TEXTS
            .iter()
            .copied()
            .chain(games)
            .chain([catalog::TEXTS])
            .collect();
        for area in TEXTS {
            let others = known.iter().filter(|other| !std::ptr::eq(**other, *area));
            let lint = Lint::new(area).scan(&sources);
            others
                .fold(lint, |lint, other| lint.borrows(other))
                .assert_clean();
        }
    }
}
