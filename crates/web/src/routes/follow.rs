//! Where the company of a finished table goes on: the house keeps a seat there for each of them.

use axum::response::Response;
use catalog::with_game;
use table::{Key, Sight, TableId};

use super::go_on;
use super::join::trouble;
use super::visit::Visit;
use crate::app::App;
use crate::board::Board;
use crate::draw::table_path;
use crate::pages::table::Next;
use crate::problem::Problem;

/// Where the company of the table goes on, as far as the guest is one of it.
pub(super) async fn next<G: Board>(
    visit: &Visit,
    sight: &Sight<G>,
) -> Result<Option<Next>, Problem> {
    let (Some(again), Some(key)) = (&sight.again, &visit.guest.key) else {
        return Ok(None);
    };
    let (house, chairs) = (visit.app.house(), &visit.header.chairs);
    for seat in visit.hand.seats().iter() {
        match house.is_kept(chairs, again, seat).await {
            Ok(false) => {}
            Ok(true) => return Ok(Some(Next::Kept { by: again.by })),
            Err(error) if error.is_lost() => return Ok(None),
            Err(error) => return Err(error.into()),
        }
    }
    let sits = !house.rights(key, &again.table).await?.seats.is_empty();
    Ok(sits.then(|| Next::Taken(again.table.clone())))
}

/// Tells the company of a finished table, if there is one, that it goes on at a table that was set just now.
pub(crate) async fn lead<G: Board>(app: &App, last: Option<&TableId>, host: &Key, next: &TableId) {
    let Some(last) = last else {
        return;
    };
    if let Err(error) = app.house().go_on_at::<G>(last, host, next).await {
        // The table is set, and its links can be sent as ever.
        tracing::warn!(table = %last, %error, "a company could not be told where it goes on");
    }
}

/// Takes the seats that are kept for the holder of a key where the company goes on. The table, if they sit there now.
pub(crate) async fn follow(visit: &Visit, key: &Key) -> Result<Option<TableId>, Problem> {
    with_game!(visit.game(), G => {
        let sight = visit.hand.sight(&*visit.look::<G>().await?);
        let Some(again) = sight.again else {
            return Ok(None);
        };
        let house = visit.app.house();
        for seat in visit.hand.seats().iter() {
            let name = sight.places[seat.index()].name.clone();
            if let Some(name) = name.or_else(|| visit.guest.reader.name.clone()) {
                let sat = house.follow(&visit.header.chairs, &again, seat, key, name).await;
                sat.map_err(trouble)?;
            }
        }
        let sits = !house.rights(key, &again.table).await?.seats.is_empty();
        Ok(sits.then_some(again.table))
    })
}

/// `POST /t/{table}/follow`: to the table where the company goes on.
pub(crate) async fn form(visit: Visit) -> Result<Response, Problem> {
    let next = match &visit.guest.key {
        Some(key) => follow(&visit, key).await?,
        None => None,
    };
    let way = next.map_or_else(|| visit.path(), |table| table_path(&table));
    Ok(go_on(&way, &[]))
}
