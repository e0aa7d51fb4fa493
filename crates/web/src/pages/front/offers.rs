//! Games that begin with one click.

use bots::BotKind;
use catalog::{GameId, Texts, with_game};
use kernel::{Game, Options};
use maud::{Markup, html};

use crate::pages::new_table::{Draft, Taker};
use crate::reader::Reader;

/// A button for each offer: alone, where one can play alone, and against bots.
pub(super) fn forms(reader: &Reader, texts: &Texts, game: GameId) -> Markup {
    with_game!(game, G => forms_of::<G>(reader, texts))
}

fn forms_of<G: Game>(reader: &Reader, texts: &Texts) -> Markup {
    let name = reader.name.as_ref().map(ToString::to_string);
    let name = name.unwrap_or_else(|| texts.word("front-guest"));
    let (fewest, most) = G::Options::SEATS.into_inner();
    let rivals = most.saturating_sub(1).min(2);
    html! {
        @if fewest == 1 {
            (form(&Draft::<G>::offer(&name, &texts.word("front-alone-title"), vec![]), &texts.word("front-alone")))
        }
        @if rivals > 0 {
            @let bots = vec![Taker::Bot(BotKind::Greedy); rivals.into()];
            (form(&Draft::<G>::offer(&name, &texts.word("front-bots-title"), bots), &texts.word("front-bots")))
        }
    }
}

fn form<G: Game>(draft: &Draft<G>, label: &str) -> Markup {
    html! {
        form method="post" action=(format_args!("/new/{}", G::INFO.id)) {
            @for (key, value) in draft.pairs() { input type="hidden" name=(key) value=(value); }
            button.btn { (label) }
        }
    }
}
