//! Files, and the answer to "are you well?".

use axum::extract::State;
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use crate::app::App;
use crate::assets;
use crate::problem::Problem;

const ICON: &str = include_str!("../assets/icon.svg");
const ICON_TURN: &str = include_str!("../assets/icon-turn.svg");

/// `GET /assets/{file}`
pub(crate) async fn asset(uri: Uri) -> Result<impl IntoResponse, Problem> {
    let asset = assets::find(uri.path()).ok_or_else(|| Problem::not_found(&uri))?;
    let kept = "public, max-age=31536000, immutable";
    Ok((
        [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)],
        asset.body.as_str(),
    ))
}

/// `GET /icon.svg`
pub(crate) async fn icon() -> impl IntoResponse {
    drawing(ICON)
}

/// `GET /icon-turn.svg`
pub(crate) async fn icon_turn() -> impl IntoResponse {
    drawing(ICON_TURN)
}

fn drawing(body: &'static str) -> impl IntoResponse {
    (
        [
            (CONTENT_TYPE, "image/svg+xml"),
            (CACHE_CONTROL, "public, max-age=86400"),
        ],
        body,
    )
}

/// `GET /healthz`
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.house().ping().await?;
    Ok("ok\n")
}
