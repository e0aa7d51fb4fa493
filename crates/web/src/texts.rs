//! What the browser table says, in every language.

use catalog::{Lang, Locales, Texts};
use kernel::Game;

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
    locales!("server"),
];

/// The words of pages that belong to no game.
pub(crate) fn house(lang: Lang) -> Texts {
    let mut sources = vec![catalog::TEXTS];
    sources.extend(TEXTS);
    Texts::new(lang, &sources)
}

/// The words of a game's pages.
pub(crate) fn of_game<G: Game>(lang: Lang) -> Texts {
    Texts::of_game::<G>(lang, TEXTS)
}
