//! Tables: to set them, to join them, to see them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::BotKind;
use catalog::{GameId, with_game};
use kernel::pack::Pack;
use kernel::{Game, Options, Phrase, Seat};
use serde::{Deserialize, Serialize};
use table::{Chair, Name, Setup, Sitter, TableId};
use utoipa::ToSchema;

use super::answers::{self, Call, LegalAnswer, LogAnswer, TableAnswer};
use super::body::Body;
use crate::app::App;
use crate::board::Board;
use crate::guest::Guest;
use crate::problem::{Problem, ProblemDocument};
use crate::routes;

/// A table to be set.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The id of the game.
    #[schema(example = "fliptown")]
    game: String,
    /// What the table is called.
    title: Option<String>,
    /// Options by key; what is not named keeps its default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The hash or the name of the pack whose components it is played with; the built-in one without.
    pack: Option<String>,
    /// The seats, in order.
    seats: Vec<NewSeat>,
    /// The finished table at which the caller sat: its company goes on at the new one, where the seats of guests are
    /// kept for them. The first who says so counts.
    again: Option<String>,
}

/// A seat of a new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
enum NewSeat {
    /// The caller sits here and is called so.
    Me {
        /// What the caller is called.
        name: String,
    },
    /// Somebody who is invited.
    Guest,
    /// A bot.
    Bot {
        /// Which one: `random` or `greedy`.
        bot: String,
    },
}

/// A table that was set.
#[derive(Serialize, ToSchema)]
pub(super) struct NewTableAnswer {
    /// Its id.
    id: String,
    /// The caller's key: the one that it came with, or a new one. It is the host's, and opens the seat that
    /// the caller took, if any. Keep it: it is not stored.
    key: String,
    /// An invitation for every seat of a guest, to be redeemed once.
    invitations: Vec<Invitation>,
}

/// An invitation to a seat.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// The seat.
    seat: u8,
    /// What the guest has to show.
    invitation: String,
}

fn bad(what: Phrase) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what)
}

fn name(text: &str) -> Result<Name, Problem> {
    text.parse()
        .map_err(|_| bad(Phrase::new("problem-name").with("max", Name::MAX as i64)))
}

fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse()
        .map_err(|_| bad(Phrase::new("problem-no-such-table")))
}

fn chair(seat: &NewSeat) -> Result<Chair, Problem> {
    Ok(match seat {
        NewSeat::Me { name: text } => Chair {
            sitter: Sitter::Person,
            name: Some(name(text)?),
        },
        NewSeat::Guest => Chair {
            sitter: Sitter::Person,
            name: None,
        },
        NewSeat::Bot { bot } => Chair {
            sitter: Sitter::Bot(kind(bot)?),
            name: None,
        },
    })
}

fn kind(bot: &str) -> Result<BotKind, Problem> {
    let known: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
    let what = || Phrase::new("problem-bot").with("known", known.join(", "));
    bot.parse().map_err(|_| bad(what()))
}

/// Sets a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = NewTableAnswer), (status = 422, body = ProblemDocument))
)]
pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    let unknown = |_| Problem::no_such_game(StatusCode::UNPROCESSABLE_ENTITY);
    let id: GameId = new.game.parse().map_err(unknown)?;
    with_game!(id, G => set::<G>(&app, &guest, id, &new).await)
}

async fn set<G: Board>(
    app: &App,
    guest: &Guest,
    id: GameId,
    new: &NewTable,
) -> Result<Response, Problem> {
    let mine = |seat: &NewSeat| matches!(seat, NewSeat::Me { .. });
    if new.seats.iter().filter(|seat| mine(seat)).count() > 1 {
        return Err(bad(Phrase::new("problem-two-of-me")));
    }
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let pairs = new.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
    let options = G::Options::parse(seats, pairs)
        .map_err(|error| bad(error.phrase()).in_game(id, error.rule()))?;
    let options = options.with_pack(pack::<G>(new.pack.as_deref())?);
    let title = new.title.as_deref().map(name).transpose()?;
    let again = new.again.as_deref().map(table_id).transpose()?;
    let setup = Setup::<G> {
        title: title.map_or_else(|| name(G::INFO.title), Ok)?,
        options,
        chairs: new.seats.iter().map(chair).collect::<Result<_, _>>()?,
        own: new.seats.iter().position(mine).map(|seat| Seat(seat as u8)),
        seed: app.next_seed(),
    };
    let key = guest.bearer_or_new()?;
    let placed = app.house().set_table(setup, &key).await?;
    app.metrics().tables.inc();
    routes::follow::lead::<G>(app, again.as_ref(), &key, &placed.id).await;
    let answer = NewTableAnswer {
        id: placed.id.to_string(),
        key: key.secret(),
        invitations: placed
            .invitations
            .iter()
            .map(|(seat, key)| Invitation {
                seat: seat.0,
                invitation: key.secret(),
            })
            .collect(),
    };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// The pack of a hash or a name.
fn pack<G: Board>(named: Option<&str>) -> Result<Pack, Problem> {
    type Of<G> = <<G as Game>::Options as Options>::Content;
    let Some(named) = named else {
        return Ok(Pack::BUILT_IN);
    };
    let packs = Pack::all::<Of<G>>();
    let by_name = || {
        packs
            .iter()
            .copied()
            .find(|pack| pack.name() == Some(named))
    };
    Pack::find::<Of<G>>(named).or_else(by_name).ok_or_else(|| {
        let known: Vec<&str> = packs.iter().filter_map(|pack| pack.name()).collect();
        bad(Phrase::new("problem-pack").with("known", known.join(", ")))
    })
}

/// An invitation and who comes with it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// What the host gave.
    invitation: String,
    /// What the guest is called.
    name: String,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct JoinAnswer {
    /// The seat, from 0.
    seat: u8,
    /// Its key: the one that the caller came with, or a new one. Keep it: it is not stored.
    key: String,
}

/// Takes a seat. An invitation can be used once; whoever comes with a key may repeat it.
#[utoipa::path(
    post, path = "/api/tables/{table}/join", request_body = Join,
    params(("table" = String, Path)),
    responses((status = 200, body = JoinAnswer), (status = 403, body = ProblemDocument))
)]
pub(super) async fn join(
    Call(visit): Call,
    Body(join): Body<Join>,
) -> Result<Json<JoinAnswer>, Problem> {
    let name = name(&join.name)?;
    let used = || Problem::new(StatusCode::FORBIDDEN, Phrase::new("problem-invitation"));
    let key = visit.guest.bearer_or_new()?;
    let seat = routes::join::redeem(&visit, &join.invitation, &key, name).await?;
    let seat = seat.ok_or_else(used)?;
    Ok(Json(JoinAnswer {
        seat: seat.0,
        key: key.secret(),
    }))
}

/// The table that was followed to.
#[derive(Serialize, ToSchema)]
pub(super) struct FollowAnswer {
    /// Its id. It tells the caller's seat.
    id: String,
}

/// Takes the seat that is kept for the caller at the table where the company of this one goes on.
#[utoipa::path(
    post, path = "/api/tables/{table}/follow", params(("table" = String, Path)),
    security(("seat" = [])),
    responses((status = 200, body = FollowAnswer), (status = 404, body = ProblemDocument))
)]
pub(super) async fn follow(Call(visit): Call) -> Result<Json<FollowAnswer>, Problem> {
    let next = match &visit.guest.bearer {
        Some(key) => routes::follow::follow(&visit, key).await?,
        None => None,
    };
    let nowhere = || Problem::new(StatusCode::NOT_FOUND, Phrase::new("problem-not-kept"));
    let id = next.ok_or_else(nowhere)?.to_string();
    Ok(Json(FollowAnswer { id }))
}

/// The table as the caller sees it.
#[utoipa::path(
    get, path = "/api/tables/{table}", params(("table" = String, Path)),
    security((), ("seat" = [])),
    responses((status = 200, body = TableAnswer), (status = 404, body = ProblemDocument))
)]
pub(super) async fn view(Call(visit): Call) -> Result<Json<TableAnswer>, Problem> {
    with_game!(visit.game(), G => {
        let sight = visit.hand.sight(&*visit.look::<G>().await?);
        Ok(Json(answers::table(&visit, &sight)))
    })
}

/// The caller's legal actions, and the decision that they are for.
#[utoipa::path(
    get, path = "/api/tables/{table}/legal", params(("table" = String, Path)),
    security(("seat" = [])),
    responses((status = 200, body = LegalAnswer), (status = 404, body = ProblemDocument))
)]
pub(super) async fn legal(Call(visit): Call) -> Result<Json<LegalAnswer>, Problem> {
    with_game!(visit.game(), G => {
        let sight = visit.hand.sight(&*visit.look::<G>().await?);
        Ok(Json(answers::legal(&visit, &sight)))
    })
}

/// What happened, oldest first, as far as the caller may know it.
#[utoipa::path(
    get, path = "/api/tables/{table}/log", params(("table" = String, Path)),
    security((), ("seat" = [])),
    responses((status = 200, body = [LogAnswer]), (status = 404, body = ProblemDocument))
)]
pub(super) async fn log(Call(visit): Call) -> Result<Json<Vec<LogAnswer>>, Problem> {
    with_game!(visit.game(), G => {
        let sight = visit.hand.sight(&*visit.look::<G>().await?);
        Ok(Json(answers::log(&visit, &sight)))
    })
}

/// The replay file of a finished table.
#[utoipa::path(
    get, path = "/api/tables/{table}/replay", params(("table" = String, Path)),
    responses((status = 200, body = String), (status = 409, body = ProblemDocument))
)]
pub(super) async fn replay(Call(visit): Call) -> Result<String, Problem> {
    with_game!(visit.game(), G => {
        visit.look::<G>().await?.replay().ok_or_else(routes::replay::running)
    })
}
