//! What went wrong with a request, told as a page to people and as a problem document (RFC 9457) to
//! programs.

use std::any::Any;
use std::error::Error;

use axum::Router;
use axum::extract::Request;
use axum::http::header::{self, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use catalog::{GameId, Texts};
use kernel::{Phrase, RuleId};
use serde::Serialize;
use table::{HouseError, StoreError};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::ToSchema;

use crate::guest::Guest;
use crate::pages;
use crate::server::MAX_BODY;
use crate::texts;

/// The content type of a problem document (RFC 9457).
pub(crate) const KIND: &str = "application/problem+json";

/// A request that was not served; nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    what: Phrase,
    rule: Option<RuleId>,
    /// The game whose words tell it.
    game: Option<GameId>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, what: Phrase) -> Problem {
        Problem {
            status,
            what,
            rule: None,
            game: None,
        }
    }

    /// A problem that a game has, told in its words, with the rule behind it.
    pub(crate) fn in_game(mut self, game: GameId, rule: Option<RuleId>) -> Problem {
        self.game = Some(game);
        self.rule = rule;
        self
    }

    /// An address that leads nowhere; people and programs look for others in different places.
    pub(crate) fn not_found(address: &Uri) -> Problem {
        let what = match is_api(address) {
            true => "problem-no-such-address",
            false => "problem-not-found",
        };
        Problem::new(StatusCode::NOT_FOUND, Phrase::new(what))
    }

    /// A rule that a game does not have; this address lists those that it has.
    pub(crate) fn no_such_rule(list: String) -> Problem {
        let what = Phrase::new("problem-rule").with("list", list);
        Problem::new(StatusCode::NOT_FOUND, what)
    }

    pub(crate) fn no_seat() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, Phrase::new("problem-no-seat"))
    }

    /// A request that cannot be understood.
    pub(crate) fn unreadable() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, Phrase::new("problem-unreadable"))
    }

    /// A game that nobody has here: 404 in an address, 422 in a body.
    pub(crate) fn no_such_game(status: StatusCode) -> Problem {
        let known: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
        let what = Phrase::new("problem-game").with("known", known.join(", "));
        Problem::new(status, what)
    }

    /// A key that a program has sent and that is none.
    pub(crate) fn no_key() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, Phrase::new("problem-key"))
    }

    /// Something that is not the guest's fault. What it was is for the log.
    pub(crate) fn trouble(error: &dyn Error) -> Problem {
        tracing::error!(%error, "the house is in trouble");
        let what = Phrase::new("problem-trouble");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, what)
    }

    fn texts(&self, guest: &Guest) -> Texts {
        let lang = guest.reader.lang;
        self.game
            .map_or_else(|| texts::house(lang), |game| texts::of_game(game, lang))
    }

    fn title(&self) -> &'static str {
        match self.status {
            StatusCode::OK => "problem-title-unreadable",
            StatusCode::NOT_FOUND => "problem-title-missing",
            StatusCode::FORBIDDEN | StatusCode::CONFLICT | StatusCode::TOO_MANY_REQUESTS => {
                "problem-title-refused"
            }
            status if status.is_server_error() => "problem-title-trouble",
            _ => "problem-title-unclear",
        }
    }

    fn page(&self, guest: &Guest) -> Response {
        let texts = self.texts(guest);
        let title = texts.word(self.title());
        let what = texts.say(&self.what);
        let rule = self.game.zip(self.rule);
        let status = self.status.as_u16();
        let page = pages::problem::problem(&guest.reader, &texts, status, &title, &what, rule);
        (self.status, page).into_response()
    }

    fn document(&self, guest: &Guest) -> Response {
        let document = ProblemDocument {
            kind: "about:blank",
            title: self.status.canonical_reason().unwrap_or_default(),
            status: self.status.as_u16(),
            detail: self.texts(guest).say(&self.what),
            code: self.what.id.to_string(),
            rule: self.rule.map(|rule| rule.to_string()),
        };
        let mut response = (self.status, axum::Json(document)).into_response();
        let kind = HeaderValue::from_static(KIND);
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response
    }
}

impl From<HouseError> for Problem {
    fn from(error: HouseError) -> Problem {
        match error {
            HouseError::NoSuchTable => {
                Problem::new(StatusCode::NOT_FOUND, Phrase::new("problem-no-such-table"))
            }
            HouseError::Unreadable(remains) => {
                let told = Phrase::new("problem-unreadable-table")
                    .with("title", remains.title)
                    .with("game", remains.game)
                    .with("names", remains.names.join(", "))
                    .with("options", remains.options)
                    .with("amendments", remains.amendments)
                    .with("why", remains.why);
                Problem::new(StatusCode::OK, told)
            }
            error => Problem::trouble(&error),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        HouseError::from(error).into()
    }
}

impl IntoResponse for Problem {
    /// A bare answer; [`tell`] makes a page or a document of it, as it knows who asks.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Whatever goes wrong behind these addresses is told, a defect of our own as well.
pub(crate) fn told<S: Clone + Send + Sync + 'static>(addresses: Router<S>) -> Router<S> {
    addresses
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn(tell))
}

/// A defect that came to light while an answer was made; what it was, the panic itself has said.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    let what = Phrase::new("problem-trouble");
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, what).into_response()
}

/// Tells problems in the language and the form of whoever asked.
async fn tell(guest: Guest, request: Request, next: Next) -> Response {
    let is_api = is_api(request.uri());
    let is_deed = request.method() != Method::GET;
    let mut response = next.run(request).await;
    let told = response.extensions_mut().remove::<Problem>();
    let Some(mut problem) = told.or_else(|| rejection(&response)) else {
        return response;
    };
    // What is left of a table can be read, and nothing can be done there.
    if problem.status == StatusCode::OK && is_deed {
        problem.status = StatusCode::CONFLICT;
    }
    let told = if is_api {
        problem.document(&guest)
    } else {
        problem.page(&guest)
    };
    with_headers(told, response.headers())
}

/// Whether programs ask there.
fn is_api(address: &Uri) -> bool {
    address.path().split('/').nth(1) == Some("api")
}

/// What axum itself refuses (another method, a body that is no form, too large, of another kind) comes without words
/// of ours.
fn rejection(response: &Response) -> Option<Problem> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let plain = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let what = || match status {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Phrase::new("problem-too-large").with("limit", (MAX_BODY >> 10) as i64)
        }
        StatusCode::METHOD_NOT_ALLOWED => Phrase::new("problem-method"),
        _ => Phrase::new("problem-unreadable"),
    };
    (status.is_client_error() && plain).then(|| Problem::new(status, what()))
}

/// Keeps what the bare answer already said, such as `Retry-After`.
fn with_headers(mut response: Response, headers: &HeaderMap) -> Response {
    for (name, value) in headers {
        if name != header::CONTENT_LENGTH && name != header::CONTENT_TYPE {
            response.headers_mut().entry(name).or_insert(value.clone());
        }
    }
    response
}

/// A problem document.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemDocument {
    /// Always `about:blank`: the status and the code say what it is.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The words of the status.
    title: &'static str,
    /// The status.
    status: u16,
    /// What is wrong and what to do, in the language of the request.
    detail: String,
    /// The name of the message, for programs.
    code: String,
    /// The rule of the game that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::routing::get;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;

    use super::*;

    #[tokio::test]
    async fn a_defect_is_told_like_any_trouble() {
        let defect = async || -> () { panic!("a defect, made for this test") };
        let service = TowerToHyperService::new(told(Router::new().route("/", get(defect))));
        let answer = service.call(Request::new(Body::empty())).await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let page = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        let page = String::from_utf8(page.expect("a page").to_vec()).expect("text");
        let words = texts::house(catalog::Lang::En).word("problem-trouble");
        assert!(page.contains(&words), "{page}");
    }
}
