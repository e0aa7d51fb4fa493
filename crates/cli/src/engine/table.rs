//! The game that the engine holds.

use std::collections::BTreeMap;
use std::io;

use bots::{Bot, BotKind, Dice, Player, UnknownBot, Worth};
use catalog::Texts;
use kernel::pack::Pack;
use kernel::replay::ReplayError;
use kernel::{
    Chance, Explain, Eyes, OptionError, Options, Play, Refusal, Seat, Seed, Viewer, Violation,
};
use serde_json::Value;

use super::reply::{
    Applied, Choice, Chosen, Error, Kind, Legal, Log, Position, Prompt, Replay, Standing, Start,
    State, Told, View,
};
use super::request::{self, Setting};
use crate::{seed, set_up};

pub(super) struct Table<G: Worth> {
    play: Play<G>,
}

/// Why there is no such table.
pub(super) enum SetUpError {
    Options(OptionError),
    Preset { key: String, known: String },
    Malformed(String),
    Invalid(Violation),
    Replay(ReplayError),
    Entropy(io::Error),
}

impl SetUpError {
    pub(super) fn told(self, texts: &Texts) -> Error {
        match self {
            SetUpError::Options(error) => Error::new(Kind::Option, texts.say(&error.phrase()))
                .by(error.rule())
                .of(error.option()),
            SetUpError::Preset { key, known } => {
                let why = match known.as_str() {
                    "" => format!("there is no preset {key:?}: this game has none"),
                    known => format!("there is no preset {key:?}; the presets are: {known}"),
                };
                Error::new(Kind::Option, why).of("preset")
            }
            SetUpError::Malformed(why) => {
                Error::new(Kind::State, format!("this is no state of the game: {why}"))
            }
            SetUpError::Invalid(violation) => {
                Error::new(Kind::State, violation.what).by(Some(violation.rule))
            }
            SetUpError::Replay(error) => {
                Error::new(Kind::Replay, texts.say(&catalog::replay_error(&error)))
            }
            SetUpError::Entropy(error) => no_entropy(&error),
        }
    }
}

fn no_entropy(error: &io::Error) -> Error {
    let why = format!("no seed was given and none can be drawn: {error}");
    Error::new(Kind::Bug, why)
}

fn refused(refusal: &Refusal<impl Explain>, texts: &Texts) -> Error {
    let kind = match refusal {
        Refusal::Over => Kind::Over,
        Refusal::NotToAct => Kind::NotToAct,
        Refusal::Rule(_) => Kind::Illegal,
    };
    Error::new(kind, texts.say(&refusal.phrase())).by(refusal.rule())
}

impl<G: Worth> Table<G> {
    pub(super) fn new(
        seats: u8,
        options: &BTreeMap<String, Setting>,
        preset: Option<&str>,
        seed: Option<&str>,
        pack: Pack,
    ) -> Result<Table<G>, SetUpError> {
        let preset = match preset {
            None => None,
            Some(key) => Some(
                set_up::preset::<G>(key).map_err(|known| SetUpError::Preset {
                    key: key.to_owned(),
                    known,
                })?,
            ),
        };
        let named = options
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()));
        let options =
            set_up::options::<G>(seats, preset, named, false).map_err(SetUpError::Options)?;
        let seed = seed::or_fresh(seed).map_err(SetUpError::Entropy)?;
        let play = Play::new(&options.with_pack(pack), seed);
        Ok(Table { play })
    }

    pub(super) fn load(state: Value, seed: Option<&str>) -> Result<Table<G>, SetUpError> {
        // Only what cannot be read is read so that the place is known, which takes longer.
        let state = G::deserialize(&state)
            .or_else(|_| serde_path_to_error::deserialize(&state))
            .map_err(|error| SetUpError::Malformed(request::misread(error)))?;
        state.validate().map_err(SetUpError::Invalid)?;
        let seed = seed::or_fresh(seed).map_err(SetUpError::Entropy)?;
        let play = Play::from_position(state, seed);
        Ok(Table { play })
    }

    /// What was chosen for it.
    pub(super) fn options(&self) -> G::Options {
        self.play.state().options().clone()
    }

    /// A game that goes on exactly as it would have: with its own draws, and with its moves to take back.
    pub(super) fn resume(text: &str) -> Result<Table<G>, SetUpError> {
        let saved: kernel::replay::Replay = text.parse().map_err(SetUpError::Replay)?;
        let play = saved.play(usize::MAX).map_err(SetUpError::Replay)?;
        Ok(Table { play })
    }

    /// The same table, played again from its beginning.
    pub(super) fn refolded(self) -> Table<G> {
        let play = self.play.after(self.play.ply());
        Table { play }
    }

    pub(super) fn start(&self) -> Start {
        let info = G::INFO;
        let options = self.play.state().options();
        let pack = options.edition().pack;
        Start {
            pack: pack.hash::<<G::Options as Options>::Content>(),
            game: info.id,
            amendments: options.edition().amendments.ids(info.amendments).collect(),
            seats: options.seats(),
            options: options.settings().into_iter().collect(),
            seed: *self.play.seed(),
            commitment: self.play.commitment(),
            position: self.position(),
        }
    }

    pub(super) fn legal(
        &self,
        seat: Seat,
        choices: bool,
        texts: &Texts,
    ) -> Result<Legal<G>, Error> {
        self.seated(seat)?;
        let state = self.play.state();
        let mut actions: Vec<(String, G::Action)> = state
            .legal_actions(seat)
            .into_iter()
            .map(|action| (action.to_string(), action))
            .collect();
        actions.sort();
        let prompt = state.prompt(seat).map(|prompt| {
            let phrase = prompt.phrase();
            Prompt {
                rule: prompt.rule(),
                text: texts.say(&phrase),
                question: phrase.id,
                typed: prompt,
            }
        });
        let choices = choices.then(|| {
            let view = state.view(Viewer::Seat(seat));
            let describe = |(notation, action): &(String, G::Action)| {
                let choice = G::describe(&view, *action);
                Choice {
                    action: notation.clone(),
                    rule: choice.rule,
                    text: texts.say(&choice.phrase),
                }
            };
            actions.iter().map(describe).collect()
        });
        Ok(Legal {
            seat,
            prompt,
            actions: actions.into_iter().map(|(notation, _)| notation).collect(),
            choices,
        })
    }

    pub(super) fn apply(
        &mut self,
        seat: Seat,
        notation: &str,
        texts: &Texts,
    ) -> Result<Applied, Error> {
        self.seated(seat)?;
        let action: G::Action = notation.parse().map_err(|error: kernel::NotationError| {
            Error::new(Kind::Notation, error.to_string())
        })?;
        let applied = self.play.apply(seat, action);
        Ok(Applied {
            reveals: applied.map_err(|refusal| refused(&refusal, texts))?,
            position: self.position(),
        })
    }

    /// What a bot would do for a seat, from what the seat may know.
    pub(super) fn choose(
        &self,
        seat: Seat,
        bot: &str,
        seed: Option<&str>,
        texts: &Texts,
    ) -> Result<Chosen, Error> {
        self.seated(seat)?;
        let unknown = |error: UnknownBot| Error::new(Kind::Bot, error.to_string());
        let kind: BotKind = bot.parse().map_err(unknown)?;
        let eyes = Eyes::new(self.play.state(), seat);
        let mut legal = Vec::new();
        eyes.legal(&mut legal);
        if legal.is_empty() {
            let refusal: Refusal<G::WhyNot> = match self.play.state().is_over() {
                true => Refusal::Over,
                false => Refusal::NotToAct,
            };
            return Err(refused(&refusal, texts));
        }
        let seed = seed::or_fresh(seed).map_err(|error| no_entropy(&error))?;
        let action = Bot::new(kind, Dice::new(&seed)).choose(&eyes, &legal);
        Ok(Chosen {
            action: action.to_string(),
        })
    }

    /// What a viewer may know of what happened, without the first `from` events.
    pub(super) fn log(
        &self,
        seat: Option<Seat>,
        from: usize,
        texts: &Texts,
    ) -> Result<Log<G>, Error> {
        let seen = self.play.log().seen_by(self.viewer(seat)?);
        let told = seen.iter().skip(from).map(|seen| Told {
            event: seen.event.clone(),
            rule: seen.event.rule(),
            text: texts.say(&seen.event.phrase()),
        });
        Ok(Log {
            log: told.collect(),
            next: seen.len(),
        })
    }

    pub(super) fn view(&self, seat: Option<Seat>) -> Result<View<G::View>, Error> {
        Ok(View {
            view: self.play.state().view(self.viewer(seat)?),
        })
    }

    pub(super) fn state(&self) -> State<G> {
        State {
            state: self.play.state().clone(),
        }
    }

    pub(super) fn standing(&self, seat: Option<Seat>) -> Result<Standing, Error> {
        let view = self.play.state().view(self.viewer(seat)?);
        Ok(Standing {
            standing: G::standing(&view),
        })
    }

    pub(super) fn undo(&mut self, seat: Option<Seat>, texts: &Texts) -> Result<Position, Error> {
        let done = match seat {
            None => self.play.undo_by_consent(),
            Some(seat) => {
                self.seated(seat)?;
                self.play.undo(seat)
            }
        };
        done.map_err(|error| Error::new(Kind::Undo, texts.say(&catalog::undo_error(error))))?;
        Ok(self.position())
    }

    pub(super) fn imagine(
        &self,
        seat: Option<Seat>,
        seed: Option<&str>,
    ) -> Result<State<G>, Error> {
        let view = self.play.state().view(self.viewer(seat)?);
        let seed: Seed = seed::or_fresh(seed).map_err(|error| no_entropy(&error))?;
        Ok(State {
            state: G::imagine(&view, &mut Chance::new(&seed)),
        })
    }

    pub(super) fn replay(&self) -> Result<Replay, Error> {
        let replay = kernel::replay::write(&self.play).ok_or_else(|| {
            let why = "a game that was loaded from a state has no beginning to replay";
            Error::new(Kind::Replay, why)
        })?;
        Ok(Replay { replay })
    }

    fn position(&self) -> Position {
        let state = self.play.state();
        Position {
            ply: self.play.ply(),
            to_act: state.to_act(),
            over: state.is_over(),
        }
    }

    fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, Error> {
        match seat {
            None => Ok(Viewer::Spectator),
            Some(seat) => {
                self.seated(seat)?;
                Ok(Viewer::Seat(seat))
            }
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), Error> {
        let seats = self.play.state().options().seats();
        if seat.0 < seats {
            return Ok(());
        }
        let why = format!(
            "there is no seat {seat}; the seats are 0 to {}",
            seats.saturating_sub(1)
        );
        Err(Error::new(Kind::Seat, why))
    }
}
