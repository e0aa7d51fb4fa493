//! The games and their rules.

use axum::Json;
use axum::extract::{Path, Query};
use catalog::{GameId, Texts, with_game, words};
use kernel::{Game, OptionSpec, Options};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::guest::Guest;
use crate::problem::{Problem, ProblemDocument};
use crate::{routes, texts};

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameAnswer {
    /// Its id.
    id: &'static str,
    /// Its title.
    title: &'static str,
    /// What it is about.
    intro: String,
    /// The IDs of the corrections of its rules since the first edition: new tables play by all of them.
    amendments: Vec<&'static str>,
    /// The fewest seats.
    min_seats: u8,
    /// The most seats.
    max_seats: u8,
    /// What can be set.
    options: Vec<OptionAnswer>,
}

/// Something that can be set.
#[derive(Serialize, ToSchema)]
struct OptionAnswer {
    /// Its key.
    key: &'static str,
    /// What it is called.
    label: String,
    /// What it does.
    help: String,
    /// Every value it takes.
    values: &'static [&'static str],
    /// The value it has when nothing is said.
    default: &'static str,
    /// Whether anything but the default departs from the printed rules.
    departs: bool,
    /// The rule that describes it.
    rule: String,
}

fn option(texts: &Texts, spec: &OptionSpec) -> OptionAnswer {
    OptionAnswer {
        key: spec.key,
        label: texts.say(&words::option_label(spec)),
        help: texts.say(&words::option_help(spec)),
        values: spec.values,
        default: spec.default,
        departs: spec.departs,
        rule: spec.rule.to_string(),
    }
}

fn game<G: Game>(texts: &Texts) -> GameAnswer {
    let info = G::INFO;
    let (min_seats, max_seats) = G::Options::SEATS.into_inner();
    GameAnswer {
        id: info.id,
        title: info.title,
        intro: texts.say(&words::game_intro()),
        amendments: info.amendments.iter().map(|one| one.id().0).collect(),
        min_seats,
        max_seats,
        options: <G::Options as Options>::SPECS
            .iter()
            .map(|spec| option(texts, spec))
            .collect(),
    }
}

/// Every game with its options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameAnswer])))]
pub(super) async fn list(guest: Guest) -> Json<Vec<GameAnswer>> {
    let answer = |id: &GameId| {
        let texts = texts::of_game(*id, guest.reader.lang);
        with_game!(*id, G => game::<G>(&texts))
    };
    Json(GameId::ALL.iter().map(answer).collect())
}

/// A numbered rule.
#[derive(Serialize, ToSchema)]
pub(super) struct RuleAnswer {
    /// Its ID.
    id: String,
    /// What it says.
    text: String,
}

/// What is looked for.
#[derive(Deserialize, IntoParams)]
pub(super) struct Search {
    /// Words that a rule has to contain; all rules without.
    q: Option<String>,
}

/// The numbered rules of a game.
#[utoipa::path(
    get, path = "/api/rules/{game}", params(("game" = String, Path), Search),
    responses((status = 200, body = [RuleAnswer]), (status = 404, body = ProblemDocument))
)]
pub(super) async fn rules(
    guest: Guest,
    Path(id): Path<String>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<RuleAnswer>>, Problem> {
    let rulebook = texts::rulebook(routes::game(&id)?, guest.reader.lang);
    let found: Vec<_> = match &search.q {
        Some(words) => rulebook.search(words),
        None => rulebook.rules().iter().collect(),
    };
    let answers = found.into_iter().map(|rule| RuleAnswer {
        id: rule.id.clone(),
        text: rule.text.clone(),
    });
    Ok(Json(answers.collect()))
}

/// One numbered rule.
#[utoipa::path(
    get, path = "/api/rules/{game}/{rule}",
    params(("game" = String, Path), ("rule" = String, Path)),
    responses((status = 200, body = RuleAnswer), (status = 404, body = ProblemDocument))
)]
pub(super) async fn rule(
    guest: Guest,
    Path((id, rule)): Path<(String, String)>,
) -> Result<Json<RuleAnswer>, Problem> {
    let game = routes::game(&id)?;
    let rulebook = texts::rulebook(game, guest.reader.lang);
    let found = rulebook.get(&rule);
    let found = found.ok_or_else(|| Problem::no_such_rule(format!("/api/rules/{game}")))?;
    Ok(Json(RuleAnswer {
        id: found.id.clone(),
        text: found.text.clone(),
    }))
}
