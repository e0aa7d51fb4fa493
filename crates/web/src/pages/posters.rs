//! The posters of the four games: drawn once, hung large on the front page, cropped beside a table.

use catalog::{GameId, Texts};
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

/// A game's poster. It hangs whether or not the game can be played yet.
#[derive(Clone, Copy)]
pub(crate) struct Poster {
    /// The id of the game.
    pub(crate) id: &'static str,
    /// Its title, the same in every language.
    pub(crate) title: &'static str,
    art: &'static str,
    /// Which part of the drawing stands for the whole in a small square.
    crop: &'static str,
}

macro_rules! poster {
    ($id:literal, $title:literal, $crop:literal) => {
        Poster {
            id: $id,
            title: $title,
            art: include_str!(concat!("../../assets/posters/", $id, ".svg")),
            crop: $crop,
        }
    };
}

/// Every poster, in the order in which they hang.
pub(crate) const POSTERS: &[Poster] = &[
    poster!("fliptown", "Fliptown", "76 40 140 140"),
    poster!("escape-plan", "Escape Plan", "60 220 150 150"),
    poster!("speakeasy", "Speakeasy", "85 195 130 130"),
    poster!("in-too-deep", "In Too Deep", "80 110 150 150"),
];

impl Poster {
    /// The game, if it can be played: the lamp goes on when the catalog has it.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.id.parse().ok()
    }

    /// The whole drawing.
    pub(crate) fn large(&self, texts: &Texts) -> Markup {
        let label = texts.say(&Phrase::name("front-art", self.id));
        html! {
            svg.art viewBox="0 0 300 420" role="img" aria-label=(label) {
                g id=(self.drawing()) { (PreEscaped(inside(self.art))) }
            }
        }
    }

    /// A square of it, on a page where the whole drawing hangs too.
    pub(crate) fn small(&self) -> Markup {
        html! {
            svg.art viewBox=(self.crop) preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                use href=(format_args!("#{}", self.drawing())) {}
            }
        }
    }

    fn drawing(&self) -> String {
        format!("art-{}", self.id)
    }
}

/// The poster of a game of the catalog.
pub(crate) fn of(game: GameId) -> Option<&'static Poster> {
    POSTERS.iter().find(|poster| poster.game() == Some(game))
}

/// A game's poster in its frame, beside a form.
pub(crate) fn framed(game: GameId, texts: &Texts) -> Markup {
    html! {
        div."hero-art".poster { span.hang { @if let Some(poster) = of(game) { (poster.large(texts)) } } }
    }
}

/// What stands inside the outermost element of a drawing.
pub(crate) fn inside(svg: &str) -> &str {
    let body = svg.split_once('>').map_or(svg, |(_, body)| body);
    body.trim_end().trim_end_matches("</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalog_has_its_poster() {
        for game in GameId::ALL {
            let poster = of(*game).unwrap();
            assert_eq!(poster.title, game.info().title);
        }
    }
}
