//! The table: what is seen there, and what is done.

use axum::Form;
use axum::extract::Query;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::with_game;
use kernel::{Phrase, RuleId, Seat};
use serde::Deserialize;
use table::{ActError, Back, Deed, Key, Request, Sight, Table};

use super::go_on;
use super::visit::Visit;
use crate::board::{Board, Scene};
use crate::live;
use crate::pages::table::{Extras, Notice, table_page};
use crate::problem::Problem;

/// What a link to the table may ask for.
#[derive(Deserialize)]
pub(crate) struct Wish {
    /// Whose map is shown large, from 0.
    of: Option<u8>,
}

/// `GET /t/{table}`
pub(crate) async fn show(visit: Visit, Query(wish): Query<Wish>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.app.house().look::<G>(visit.id()).await?;
        draw(&visit, &table, wish.of, None).await
    })
}

/// The page of a table as the guest sees it.
async fn draw<G: Board>(
    visit: &Visit,
    table: &Table<G>,
    of: Option<u8>,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    let sight = table.sight(visit.viewer(table));
    let texts = visit.texts(&sight);
    let asked = of.filter(|of| usize::from(*of) < sight.places.len());
    let hero = asked.map(Seat).or(sight.own()).unwrap_or(Seat(0));
    let extras = Extras {
        notice,
        invitations: invitations(visit, &sight).await?,
        watch_link: visit.link(&visit.path()),
    };
    let scene = Scene::new(&sight, &texts, hero);
    Ok(table_page(&visit.guest.reader, &scene, &extras).into_response())
}

/// The links for seats that nobody has taken yet: only who set the table can derive them.
async fn invitations<G: Board>(
    visit: &Visit,
    sight: &Sight<G>,
) -> Result<Vec<(Seat, String)>, Problem> {
    let Some(key) = &visit.guest.key else {
        return Ok(Vec::new());
    };
    let open = visit.app.house().invitations(key, &sight.id).await?;
    let link = |key: &Key| visit.link(&format!("{}/sit/{}", visit.path(), key.secret()));
    Ok(open.iter().map(|(seat, key)| (*seat, link(key))).collect())
}

/// An action, and for which decision it was meant.
#[derive(Deserialize)]
pub(crate) struct Act {
    decision: u32,
    action: String,
}

/// `POST /t/{table}/act`
pub(crate) async fn act(visit: Visit, Form(act): Form<Act>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => act_in::<G>(&visit, &act).await)
}

async fn act_in<G: Board>(visit: &Visit, act: &Act) -> Result<Response, Problem> {
    let house = visit.app.house();
    let seat = visit.seat(&*house.look::<G>(visit.id()).await?)?;
    let done = house
        .act::<G>(visit.id(), seat, act.decision, &act.action)
        .await;
    let acted = done.is_ok();
    answer::<G>(visit, done.map(|_| ())).await.inspect(|_| {
        if acted {
            visit.app.metrics().actions.inc();
        }
    })
}

/// Sends the browser on, or shows the fresh table and says why nothing was done.
async fn answer<G: Board>(visit: &Visit, done: Result<(), ActError>) -> Result<Response, Problem> {
    let (status, what, rule) = match done {
        Ok(()) => return Ok(go_on(&visit.path(), &[])),
        Err(ActError::Trouble(error)) => return Err(error.into()),
        Err(ActError::Stale) => (StatusCode::CONFLICT, Phrase::new("server-stale"), None),
        Err(ActError::Refused(why)) => (StatusCode::UNPROCESSABLE_ENTITY, why.phrase(), why.rule()),
    };
    let table = visit.app.house().look::<G>(visit.id()).await?;
    let notice = notice(visit, &table, &what, rule);
    let page = draw(visit, &table, None, Some(notice)).await?;
    Ok((status, page).into_response())
}

fn notice<G: Board>(
    visit: &Visit,
    table: &Table<G>,
    what: &Phrase,
    rule: Option<RuleId>,
) -> Notice {
    let sight = table.sight(visit.viewer(table));
    Notice::warning(visit.texts(&sight).say(what), rule)
}

async fn do_deed<G: Board>(visit: &Visit, step: Step, deed: Deed) -> Result<Response, Problem> {
    let house = visit.app.house();
    let seat = visit.seat(&*house.look::<G>(visit.id()).await?)?;
    let done = house
        .do_deed::<G>(visit.id(), seat, step.decision, deed)
        .await;
    answer::<G>(visit, done.map(|_| ())).await
}

/// Which decision the sender saw: a second click must not step back twice.
#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct Step {
    decision: u32,
}

/// `POST /t/{table}/back`: at once where nothing was revealed, else by asking all others.
pub(crate) async fn back(visit: Visit, Form(step): Form<Step>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.app.house().look::<G>(visit.id()).await?;
        let deed = match table.sight(visit.viewer(&table)).back {
            Back::Ask => Deed::Ask(Request::Back),
            Back::Free | Back::Nothing => Deed::Back,
        };
        do_deed::<G>(&visit, step, deed).await
    })
}

/// What all others are asked, in the notation of the ledger.
#[derive(Deserialize)]
pub(crate) struct Ask {
    decision: u32,
    request: String,
}

/// `POST /t/{table}/ask`
pub(crate) async fn ask(visit: Visit, Form(ask): Form<Ask>) -> Result<Response, Problem> {
    let deed: Deed = format!("ask {}", ask.request)
        .parse()
        .map_err(|_| Problem::unreadable())?;
    let step = Step {
        decision: ask.decision,
    };
    with_game!(visit.game(), G => do_deed::<G>(&visit, step, deed).await)
}

macro_rules! deeds {
    ($($path:literal $name:ident $deed:ident;)*) => {$(
        #[doc = concat!("`POST /t/{table}/", $path, "`")]
        pub(crate) async fn $name(visit: Visit) -> Result<Response, Problem> {
            // These concern the people, not what the game asks.
            let step = Step::default();
            with_game!(visit.game(), G => do_deed::<G>(&visit, step, Deed::$deed).await)
        }
    )*};
}

deeds! {
    "agree" agree Agree;
    "decline" decline Decline;
    "return" come_back Return;
    "concede" concede Concede;
}

/// `POST /t/{table}/link`: a link that opens the guest's seat on another device.
pub(crate) async fn link(visit: Visit) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let house = visit.app.house();
        let table = house.look::<G>(visit.id()).await?;
        let seat = visit.seat(&*table)?;
        let own = visit.guest.key.as_ref().ok_or_else(Problem::no_seat)?;
        let key = house.invite_again(own, visit.id(), seat).await?;
        let key = key.ok_or_else(Problem::no_seat)?;
        let link = visit.link(&format!("{}/sit/{}", visit.path(), key.secret()));
        let sight = table.sight(visit.viewer(&table));
        let text = visit.texts(&sight).say(&Phrase::new("server-other-device"));
        draw(&visit, &table, None, Some(Notice::link(text, link))).await
    })
}

/// `GET /t/{table}/live`
pub(crate) async fn live(visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let bell = visit.app.house().listen::<G>(visit.id()).await?;
        let viewer = visit.viewer(&*bell.borrow());
        Ok(live::stream(&visit.app, bell, viewer, &headers))
    })
}
