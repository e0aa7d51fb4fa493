//! What the API says of a table.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use kernel::pack::Change;
use kernel::{Explain, Options, Seat};
use serde::Serialize;
use serde_json::Value;
use table::{Back, Place, Sight, Sitter};
use utoipa::ToSchema;

use crate::app::App;
use crate::board::Board;
use crate::problem::Problem;
use crate::routes::visit::Visit;
use crate::talk::said;

/// A visit by a program: it comes with the key of its header, never with a cookie.
pub(super) struct Call(pub(super) Visit);

impl FromRequestParts<App> for Call {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Call, Problem> {
        Visit::read(parts, app, |guest| guest.bearer.as_ref())
            .await
            .map(Call)
    }
}

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableAnswer {
    /// Its id.
    id: String,
    /// What it is called.
    title: String,
    /// Which game is played.
    game: &'static str,
    /// The caller's seat, from 0; none for a spectator.
    seat: Option<u8>,
    /// Grows whenever something changes for the caller.
    version: u32,
    /// Which decision is asked; an action has to name it.
    decision: u32,
    /// What is asked of the caller.
    prompt: Option<PromptAnswer>,
    /// How many actions are legal for the caller now.
    legal: usize,
    /// `nothing`, `free` or `ask`: whether the caller can step back.
    back: &'static str,
    /// The seats.
    seats: Vec<SeatAnswer>,
    /// A question to everybody that is not answered yet.
    asked: Option<AskedAnswer>,
    /// What the people have said to each other: questions and their ends, who has left and who is back.
    talk: Vec<TalkAnswer>,
    /// Whether the table is finished.
    finished: bool,
    /// Who has set another table for the company of this one, if the caller is one of it: `follow` leads there.
    again: Option<u8>,
    /// The IDs of the corrections of the rules that the table plays by.
    amendments: Vec<&'static str>,
    /// The hash of the pack whose components the table plays with.
    pack: &'static str,
    /// What the pack changes in the built-in components.
    changes: Vec<PackChange>,
    /// Whether the table cannot go on, because the program does not understand what is stored of it.
    stopped: bool,
    /// What was promised about the shuffle.
    commitment: String,
    /// The seed, when the table is finished.
    seed: Option<String>,
    /// Everything the caller may know, in the game's own form.
    view: Value,
    /// The score sheet.
    standing: Value,
}

/// A question of the game.
#[derive(Serialize, ToSchema)]
pub(crate) struct PromptAnswer {
    /// Which question it is, told alike in every game.
    #[schema(example = "prompt-assign")]
    question: String,
    /// The question in words.
    text: String,
    /// The rule that asks.
    rule: String,
    /// The question in the game's own form.
    prompt: Value,
}

/// A value that a pack changes.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackChange {
    /// The table.
    table: &'static str,
    /// The row, by its id or number.
    row: Option<&'static str>,
    /// The key.
    key: &'static str,
    /// What the built-in pack has there.
    from: &'static str,
    /// What the pack has there.
    to: &'static str,
}

impl PackChange {
    fn of(change: &'static Change) -> PackChange {
        PackChange {
            table: &change.table,
            row: change.row.as_deref(),
            key: &change.key,
            from: &change.from,
            to: &change.to,
        }
    }
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatAnswer {
    /// What whoever sits there is called.
    name: Option<String>,
    /// The kind of bot, if one sits there.
    bot: Option<&'static str>,
    /// Whether it still owes a decision.
    owes: bool,
    /// Whether the house plays for it.
    absent: bool,
    /// Whether it has given up.
    conceded: bool,
}

/// A question to everybody.
#[derive(Serialize, ToSchema)]
pub(crate) struct AskedAnswer {
    /// Its number; an answer has to name it.
    number: u32,
    /// Who asks.
    by: u8,
    /// For what, as in the deed `ask …`.
    request: String,
    /// Who still has to answer. To a `stand-in` silence is consent, after two minutes.
    waiting: Vec<u8>,
    /// The first line of the log that would be taken back, from 0, where a step back is asked for.
    at_stake: Option<usize>,
}

/// What somebody has said to all.
#[derive(Serialize, ToSchema)]
pub(crate) struct TalkAnswer {
    /// What was said.
    text: String,
    /// After how many lines of the log.
    after: usize,
    /// Whether it is new since the caller last acted.
    fresh: bool,
}

/// What the caller may do now.
#[derive(Serialize, ToSchema)]
pub(super) struct LegalAnswer {
    /// The decision for which it is legal: an action names it.
    decision: u32,
    /// All of it; nothing while the caller is asked nothing.
    actions: Vec<ActionAnswer>,
}

/// A legal action.
#[derive(Serialize, ToSchema)]
struct ActionAnswer {
    /// Its notation.
    action: String,
    /// What it does here and now.
    text: String,
    /// By which rule.
    rule: String,
}

/// A line of the story.
#[derive(Serialize, ToSchema)]
pub(crate) struct LogAnswer {
    /// What happened.
    text: String,
    /// By which rule.
    rule: String,
    /// Whether it is new since the caller last acted.
    fresh: bool,
    /// The event in the game's own form.
    event: Value,
}

impl From<&Place> for SeatAnswer {
    fn from(place: &Place) -> SeatAnswer {
        SeatAnswer {
            name: place.name.as_ref().map(ToString::to_string),
            bot: match place.sitter {
                Sitter::Bot(kind) => Some(kind.name()),
                Sitter::Person => None,
            },
            owes: place.owes,
            absent: place.absent,
            conceded: place.conceded,
        }
    }
}

fn back(back: Back) -> &'static str {
    match back {
        Back::Nothing => "nothing",
        Back::Free => "free",
        Back::Ask => "ask",
    }
}

/// The game's own values are plain data, which JSON can always express.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

pub(crate) fn table<G: Board>(visit: &Visit, sight: &Sight<G>) -> TableAnswer {
    let texts = visit.texts(sight);
    sight.within(|| TableAnswer {
        id: sight.id.to_string(),
        title: sight.title.to_string(),
        game: G::INFO.id,
        seat: sight.own().map(|seat| seat.0),
        version: sight.version,
        decision: sight.decision,
        prompt: sight.prompt.as_ref().map(|prompt| {
            let phrase = prompt.phrase();
            PromptAnswer {
                text: texts.say(&phrase),
                question: phrase.id.into_owned(),
                rule: prompt.rule().to_string(),
                prompt: json(prompt),
            }
        }),
        legal: sight.legal.len(),
        back: back(sight.back),
        seats: sight.places.iter().map(SeatAnswer::from).collect(),
        asked: sight.asked.map(|asked| AskedAnswer {
            number: asked.number,
            by: asked.by.0,
            request: asked.request.to_string(),
            waiting: asked.waiting.iter().map(|seat: Seat| seat.0).collect(),
            at_stake: sight.at_stake,
        }),
        talk: sight
            .talk
            .iter()
            .map(|heard| TalkAnswer {
                text: texts.say(&said(heard.remark)),
                after: heard.after,
                fresh: heard.fresh,
            })
            .collect(),
        finished: sight.finished,
        again: sight.again.as_ref().map(|again| again.by.0),
        amendments: sight.edition.amendments.ids(G::INFO.amendments).collect(),
        pack: sight
            .edition
            .pack
            .hash::<<G::Options as Options>::Content>(),
        changes: sight
            .edition
            .pack
            .changes()
            .iter()
            .map(PackChange::of)
            .collect(),
        stopped: sight.stopped.is_some(),
        commitment: sight.commitment.clone(),
        seed: sight.seed.map(|seed| seed.to_string()),
        view: json(&sight.view),
        standing: json(&sight.standing),
    })
}

pub(super) fn legal<G: Board>(visit: &Visit, sight: &Sight<G>) -> LegalAnswer {
    let texts = visit.texts(sight);
    sight.within(|| {
        let answer = |action: &G::Action| {
            let choice = G::describe(&sight.view, *action);
            ActionAnswer {
                action: action.to_string(),
                text: texts.say(&choice.phrase),
                rule: choice.rule.to_string(),
            }
        };
        LegalAnswer {
            decision: sight.decision,
            actions: sight.legal.iter().map(answer).collect(),
        }
    })
}

pub(crate) fn log<G: Board>(visit: &Visit, sight: &Sight<G>) -> Vec<LogAnswer> {
    let texts = visit.texts(sight);
    sight.within(|| {
        let told = sight.story.iter();
        told.map(|told| LogAnswer {
            text: texts.say(&told.event.phrase()),
            rule: told.event.rule().to_string(),
            fresh: told.fresh,
            event: json(&told.event),
        })
        .collect()
    })
}
