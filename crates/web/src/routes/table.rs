//! The table: what is seen there, and what is done.

use axum::Form;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use catalog::{Texts, with_game};
use kernel::Seat;
use serde::Deserialize;
use table::{Deed, Key, Table};

use super::visit::{Done, Visit};
use super::{follow, go_on};
use crate::board::{Board, Scene};
use crate::live;
use crate::pages::new_table::Draft;
use crate::pages::table::{Extras, Notice, Ring, Wish, bell_page, table_page};
use crate::problem::Problem;

/// `GET /t/{table}`
pub(crate) async fn show(visit: Visit, Query(wish): Query<Wish>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.look::<G>().await?;
        draw(&visit, &table, &wish, None).await
    })
}

/// `GET` at the address of a form of the table
pub(crate) async fn lead(visit: Visit) -> Response {
    go_on(&visit.path(), &[])
}

/// The page of a table as the guest sees it.
async fn draw<G: Board>(
    visit: &Visit,
    table: &Table<G>,
    wish: &Wish,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    let sight = visit.hand.sight(table);
    let texts = visit.texts(&sight);
    let asked = wish.of.filter(|of| usize::from(*of) < sight.places.len());
    let hero = asked.map(Seat).or(sight.own()).unwrap_or(Seat(0));
    let extras = Extras {
        notice,
        invitations: invitations(visit).await?,
        watch_link: visit.link(&visit.path()),
        again: sight
            .finished
            .then(|| Draft::<G>::again(&visit.header, sight.own()).way()),
        next: follow::next(visit, &sight).await?,
        patience: visit.app.house().patience(),
        still: wish.still.is_some(),
    };
    let past = match sight.within(|| G::recalls(&sight)) {
        true => visit.past::<G>().await?,
        false => Vec::new(),
    };
    let scene = Scene::new(&sight, &texts, hero).with_past(past);
    Ok(table_page(&visit.guest.reader, &scene, &extras).into_response())
}

/// The table as it is now, in answer to a form, with what there is to say about it.
async fn tell<G: Board>(
    mut visit: Visit,
    table: &Table<G>,
    notice: impl FnOnce(&Texts) -> Notice,
) -> Result<Response, Problem> {
    // Nothing can be read at the address of the form.
    visit.guest.reader.path = visit.path();
    let notice = notice(&visit.texts(&visit.hand.sight(table)));
    draw(&visit, table, &Wish::default(), Some(notice)).await
}

/// The links for seats that nobody has taken yet: only who set the table can derive them.
async fn invitations(visit: &Visit) -> Result<Vec<(Seat, String)>, Problem> {
    let Some(key) = &visit.guest.key else {
        return Ok(Vec::new());
    };
    let open = visit.app.house().invitations(key, visit.id()).await?;
    let link = |(seat, key): &(Seat, Key)| (*seat, visit.way_in(key));
    Ok(open.iter().map(link).collect())
}

/// An action, and for which decision it was meant.
#[derive(Deserialize)]
pub(crate) struct Act {
    decision: u32,
    action: String,
}

/// `POST /t/{table}/act`
pub(crate) async fn act(visit: Visit, Form(act): Form<Act>) -> Result<Response, Problem> {
    do_deed(visit, act.decision, Deed::Act(act.action)).await
}

async fn do_deed(visit: Visit, decision: u32, deed: Deed) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let done = visit.do_deed::<G>(decision, deed).await?;
        answer(visit, done).await
    })
}

/// Sends the browser on, or shows the fresh table and says why nothing was done.
async fn answer<G: Board>(visit: Visit, done: Done<G>) -> Result<Response, Problem> {
    let Err(why) = done else {
        return Ok(go_on(&visit.path(), &[]));
    };
    let table = visit.look::<G>().await?;
    let notice = |texts: &Texts| Notice::warning(texts.say(&why.what), why.rule);
    let page = tell(visit, &table, notice).await?;
    Ok((why.status, page).into_response())
}

/// Which decision the sender saw: a second click must not step back twice.
#[derive(Deserialize)]
pub(crate) struct Step {
    decision: u32,
    /// Over how many decisions.
    #[serde(default = "one")]
    steps: u32,
}

fn one() -> u32 {
    1
}

/// `POST /t/{table}/back`
pub(crate) async fn back(visit: Visit, Form(step): Form<Step>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let done = visit.step_back_to::<G>(step.decision, step.steps).await?;
        answer(visit, done).await
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
    let deed = format!("ask {}", ask.request).parse();
    let deed = deed.map_err(|_| Problem::unreadable())?;
    do_deed(visit, ask.decision, deed).await
}

/// Which question is answered: a late click must not answer another one.
#[derive(Deserialize)]
pub(crate) struct Answer {
    question: u32,
}

/// `POST /t/{table}/agree`
pub(crate) async fn agree(visit: Visit, Form(answer): Form<Answer>) -> Result<Response, Problem> {
    // It concerns the people, whatever the game asks.
    do_deed(visit, 0, Deed::Agree(answer.question)).await
}

/// `POST /t/{table}/decline`
pub(crate) async fn decline(visit: Visit, Form(answer): Form<Answer>) -> Result<Response, Problem> {
    do_deed(visit, 0, Deed::Decline(answer.question)).await
}

/// `POST /t/{table}/return`
pub(crate) async fn come_back(visit: Visit) -> Result<Response, Problem> {
    do_deed(visit, 0, Deed::Return).await
}

/// `POST /t/{table}/concede`
pub(crate) async fn concede(visit: Visit) -> Result<Response, Problem> {
    do_deed(visit, 0, Deed::Concede).await
}

/// `POST /t/{table}/link`: a link that opens the guest's seat on another device.
pub(crate) async fn link(visit: Visit) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.look::<G>().await?;
        let seat = visit.seat(&table)?;
        let own = visit.guest.key.as_ref().ok_or_else(Problem::no_seat)?;
        let key = visit.app.house().invite_again(own, visit.id(), seat).await?;
        let link = visit.way_in(&key.ok_or_else(Problem::no_seat)?);
        let notice = |texts: &Texts| Notice::link(texts.word("server-other-device"), link);
        tell(visit, &table, notice).await
    })
}

/// What whoever has no script has seen.
#[derive(Deserialize)]
pub(crate) struct Seen {
    /// The version of the table that is shown.
    seen: u32,
    /// Whether it was on the reader to decide something then.
    #[serde(default)]
    turn: bool,
}

/// `GET /t/{table}/bell`: whether something has changed, in a small page within the page.
pub(crate) async fn bell(
    visit: Visit,
    Query(Seen { seen, turn }): Query<Seen>,
    Query(wish): Query<Wish>,
) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.look::<G>().await?;
        let sight = visit.hand.sight(&table);
        let texts = visit.texts(&sight);
        let way = wish.at(&visit.path());
        let ring = match (sight.version != seen, sight.is_my_turn() && !turn) {
            (false, _) => Ring::Quiet,
            (true, false) => Ring::News,
            (true, true) => Ring::Turn,
        };
        Ok(bell_page::<G>(&visit.guest.reader, &texts, ring, &way).into_response())
    })
}

/// `GET /t/{table}/live`
pub(crate) async fn live(visit: Visit, open: live::Open) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let bell = visit.app.house().listen::<G>(visit.id()).await?;
        Ok(live::stream(open, bell, visit.hand))
    })
}
