//! The files that a browser keeps: stylesheets and the script, each under a path that changes with its
//! content, so that it can be kept for ever.

use std::sync::LazyLock;

use catalog::{GameId, with_game};
use sha2::{Digest, Sha256};

use crate::board::Board;

/// One file that the server sends.
pub(crate) struct Asset {
    pub(crate) path: String,
    pub(crate) kind: &'static str,
    pub(crate) body: String,
}

impl Asset {
    fn new(name: &str, extension: &str, kind: &'static str, body: String) -> Asset {
        let digest = Sha256::digest(body.as_bytes());
        let mark: String = digest[..5].iter().map(|b| format!("{b:02x}")).collect();
        Asset {
            path: format!("/assets/{name}.{mark}.{extension}"),
            kind,
            body,
        }
    }
}

const COMMON: &str = include_str!("../assets/backroom.css");
const PAGES: &str = include_str!("../assets/pages.css");
const SCRIPT: &str = include_str!("../assets/table.js");

static HOUSE: LazyLock<Asset> = LazyLock::new(|| stylesheet("house", ""));

static GAMES: LazyLock<Vec<(GameId, Asset)>> = LazyLock::new(|| {
    let asset = |id: GameId| {
        let style = with_game!(id, G => G::STYLE);
        (id, stylesheet(id.info().id, style))
    };
    GameId::ALL.iter().copied().map(asset).collect()
});

static MODULE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "table",
        "js",
        "text/javascript; charset=utf-8",
        SCRIPT.to_owned(),
    )
});

fn stylesheet(name: &str, game: &str) -> Asset {
    Asset::new(
        name,
        "css",
        "text/css; charset=utf-8",
        [COMMON, PAGES, game].concat(),
    )
}

/// The stylesheet of a game's pages, or of those that belong to no game.
pub(crate) fn style(game: Option<GameId>) -> &'static Asset {
    let found = GAMES.iter().find(|(id, _)| Some(*id) == game);
    found.map_or(&HOUSE, |(_, asset)| asset)
}

/// The one script.
pub(crate) fn script() -> &'static Asset {
    &MODULE
}

/// The file under a path.
pub(crate) fn find(path: &str) -> Option<&'static Asset> {
    let games = GAMES.iter().map(|(_, asset)| asset);
    games
        .chain([&*HOUSE, &*MODULE])
        .find(|asset| asset.path == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Browsers check this too, but only where their game happened to lead.
    const SMALLEST_PX: f64 = 10.5;

    fn in_px(size: &str) -> Option<f64> {
        let (number, px) = match size.strip_suffix("rem") {
            Some(number) => (number, 16.0),
            None => (size.strip_suffix("px")?, 1.0),
        };
        Some(number.parse::<f64>().ok()? * px)
    }

    #[test]
    fn no_text_is_too_small_to_read() {
        for (id, sheet) in GAMES.iter() {
            for declared in sheet.body.split("font-size: ").skip(1) {
                let size = declared.split([';', ' ', '}']).next();
                if let Some(px) = size.and_then(in_px) {
                    assert!(px >= SMALLEST_PX, "{id:?}: text of {px} px");
                }
            }
        }
    }

    /// What moves on and on is drawn anew sixty times a second: a phone on which a table lies open would grow warm.
    #[test]
    fn what_moves_comes_to_rest() {
        for (id, sheet) in GAMES.iter() {
            assert!(!sheet.body.contains("infinite"), "{id:?}: an endless move");
        }
    }
}
