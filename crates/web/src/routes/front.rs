//! The front page.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::with_game;
use kernel::Explain;
use table::{Header, HouseError, Sight, TableId};

use crate::app::App;
use crate::board::{Board, Moment};
use crate::guest::Guest;
use crate::hand::Hand;
use crate::pages::front::{Front, Going, Waits, front};
use crate::problem::Problem;
use crate::texts;

/// So many tables are offered to be continued.
const MOST: usize = 24;

/// `GET /`
pub(crate) async fn show(State(app): State<App>, guest: Guest) -> Result<Response, Problem> {
    let mut tables = Vec::new();
    if let Some(key) = &guest.key {
        for id in app.house().tables_of(key).await?.into_iter().take(MOST) {
            let hand = Hand::new(app.house().rights(key, &id).await?.seats);
            tables.extend(going(&app, &guest, &id, hand).await?);
        }
    }
    // The sort is stable: the newest stays first among equals.
    tables.sort_by_key(|table| !table.is_mine());
    let texts = texts::house(guest.reader.lang);
    Ok(front(&guest.reader, &texts, &Front { tables }).into_response())
}

async fn going(
    app: &App,
    guest: &Guest,
    id: &TableId,
    hand: Hand,
) -> Result<Option<Going>, Problem> {
    match look(app, guest, id, hand).await {
        Ok(going) => Ok(Some(going)),
        Err(HouseError::NoSuchTable) => Ok(None),
        // One that cannot be read must not stand before all others.
        Err(error @ HouseError::Unreadable(_)) => {
            tracing::warn!(%error, "a table is not listed");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

async fn look(app: &App, guest: &Guest, id: &TableId, hand: Hand) -> Result<Going, HouseError> {
    let header = app.house().header(id).await?;
    with_game!(header.game, G => {
        let table = app.house().look::<G>(id).await?;
        let sight = hand.sight(&table);
        Ok(sight.within(|| of::<G>(guest, &header, &sight)))
    })
}

fn of<G: Board>(guest: &Guest, header: &Header, sight: &Sight<G>) -> Going {
    let texts = texts::at_table(header.game, guest.reader.lang, &sight.places);
    let waits = if sight.finished {
        Waits::Finished
    } else if sight.stopped.is_some() {
        Waits::Stopped
    } else if sight.is_my_turn() {
        Waits::You
    } else {
        let owing = sight.seats().filter(|(_, place)| place.owes);
        Waits::Others(owing.map(|(seat, _)| texts.name(seat)).collect())
    };
    let initial = |name: String| name.chars().take(1).flat_map(char::to_uppercase).collect();
    let mut moment = Moment::default();
    for told in &sight.story {
        moment.follow::<G>(&told.event);
    }
    let last = sight.story.last().map(|told| told.event.phrase());
    Going {
        id: header.id.clone(),
        title: header.title.to_string(),
        game: header.game,
        seats: sight
            .seats()
            .map(|(seat, _)| (seat, initial(texts.name(seat))))
            .collect(),
        waits,
        progress: moment
            .words()
            .or(last)
            .map_or_else(String::new, |phrase| texts.say(&phrase)),
        news: sight.story.iter().filter(|told| told.fresh).count() as u32,
    }
}
