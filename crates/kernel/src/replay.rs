//! Replay files: readable text, a header and one notation per line.
//!
//! ```text
//! backroom replay 1
//! game fliptown
//! amendments FT-A1 FT-A2
//! pack 5d41…
//! seats 2
//! option characters=on
//! seed 5ad1…
//! commitment 9f03…
//!
//! 0 assign 7h 9s 2d
//! 1 assign 9s 7h 2d
//! …
//! amend FT-A3
//! …
//! digest 77c0…
//! ```
//!
//! A file of the first edition has `rules 1` in place of the amendments, the number being the game's own.

use std::fmt::Write;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::chance::{Seed, hex};
use crate::edition::{Amendments, StoredEdition, UnknownEdition};
use crate::game::Game;
use crate::option::{OptionError, Options};
use crate::play::Play;
use crate::seat::Seat;

const FIRST_LINE: &str = "backroom replay 1";

/// The largest file that is read: far above any game, far below what would hurt.
const MAX_BYTES: usize = 4 << 20;

/// What stands before the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// What it was set to play by.
    pub edition: StoredEdition,
    /// The version of its rules, in a file of the first edition.
    pub rules: Option<u32>,
    /// How many seats.
    pub seats: u8,
    /// Every option by its key, with its value.
    pub options: Vec<(String, String)>,
    /// The seed of everything that chance decides in it.
    pub seed: Seed,
    /// The commitment that was shown at the start.
    pub commitment: String,
}

/// A replay file that was read: well-formed, not yet known to be a legal game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// What stands before the moves.
    pub header: Header,
    /// Line number, seat and notation of every move.
    pub moves: Vec<(usize, Seat, String)>,
    /// What was taken up on the way: after how many moves, and the IDs of the amendments.
    pub amended: Vec<(usize, Vec<String>)>,
    /// The digest of the last state, if the file has one.
    pub digest: Option<String>,
}

/// What is wrong with a replay file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It does not begin as a replay file does.
    #[error("this is not a Backroom replay: the first line must be \"{FIRST_LINE}\"")]
    NotAReplay,
    /// It is far too large.
    #[error("the file is larger than any game ({MAX_BYTES} bytes)")]
    TooLarge,
    /// A header line is missing.
    #[error("the header has no line \"{0} …\"")]
    Missing(&'static str),
    /// A line makes no sense.
    #[error("line {line}: cannot read {text:?}")]
    Line {
        /// Its number.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// It is a replay of another game.
    #[error("this is a game of {found}, not of {expected}")]
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// It was played by rules that this program does not know.
    #[error(transparent)]
    UnknownEdition(#[from] UnknownEdition),
    /// It takes up amendments in the middle of a turn.
    #[error("after move {0} it takes up amendments, and a turn is being played there")]
    InTurn(usize),
    /// Its options cannot be played.
    #[error("the option {:?} cannot be played", .0.option())]
    Options(OptionError),
    /// The seed is not the one that was committed to.
    #[error("the commitment does not match the seed: {found} in the file, {computed} computed")]
    Commitment {
        /// What the file says.
        found: String,
        /// What the seed gives.
        computed: String,
    },
    /// A move is not legal.
    #[error("line {line}: seat {seat} cannot play {action:?} there")]
    Illegal {
        /// The line of the move.
        line: usize,
        /// Whose move.
        seat: Seat,
        /// Its notation.
        action: String,
    },
    /// The game ends otherwise than the file says.
    #[error("the last state differs: digest {found} in the file, {computed} computed")]
    Digest {
        /// What the file says.
        found: String,
        /// What the moves give.
        computed: String,
    },
}

/// The text of a replay file; `None` if the game did not begin with its set-up.
pub fn write<G: Game>(play: &Play<G>) -> Option<String> {
    if !play.is_from_set_up() {
        return None;
    }
    let options = play.state().options();
    let edition = StoredEdition::of::<G::Options>(play.edition());
    let mut text = format!(
        "{FIRST_LINE}\ngame {}\namendments {}\n",
        G::INFO.id,
        edition.amendments_text()
    );
    if let Some(pack) = edition.pack {
        let _ = writeln!(text, "pack {pack}");
    }
    let _ = writeln!(text, "seats {}", options.seats());
    for (key, value) in options.settings() {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(text, "option {key}={value}");
    }
    let commitment = play.commitment();
    let _ = write!(text, "seed {}\ncommitment {commitment}\n\n", play.seed());
    let mut amended = play.amended().iter().peekable();
    options.within(|| {
        for ply in 0..=play.ply() {
            while let Some(due) = amended.next_if(|due| due.ply == ply) {
                let ids: Vec<_> = due.amendments.ids(G::Options::AMENDMENTS).collect();
                let _ = writeln!(text, "amend {}", ids.join(" "));
            }
            if let Some(m) = play.moves().get(ply as usize) {
                let _ = writeln!(text, "{} {}", m.seat, m.action);
            }
        }
    });
    let _ = writeln!(text, "digest {}", digest(play.state()));
    Some(text)
}

/// A fingerprint of a state.
pub fn digest<G: Game>(state: &G) -> String {
    // A state is plain data with string keys, which JSON can always express.
    let json = serde_json::to_vec(state).expect("a state is plain data");
    hex(&Sha256::digest(&json))
}

impl FromStr for Replay {
    type Err = ReplayError;

    fn from_str(text: &str) -> Result<Replay, ReplayError> {
        if text.len() > MAX_BYTES {
            return Err(ReplayError::TooLarge);
        }
        // Some editors begin a file with a mark that nobody sees.
        let mut lines = text
            .trim_start_matches('\u{feff}')
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()));
        if lines.next().map(|(_, line)| line) != Some(FIRST_LINE) {
            return Err(ReplayError::NotAReplay);
        }
        let mut draft = Draft::default();
        for (line, text) in lines {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            draft.read(line, text).ok_or_else(|| ReplayError::Line {
                line,
                text: text.chars().take(60).collect(),
            })?;
        }
        draft.finish()
    }
}

#[derive(Default)]
struct Draft {
    game: Option<String>,
    amendments: Option<String>,
    pack: Option<String>,
    rules: Option<u32>,
    seats: Option<u8>,
    options: Vec<(String, String)>,
    seed: Option<Seed>,
    commitment: Option<String>,
    moves: Vec<(usize, Seat, String)>,
    amended: Vec<(usize, Vec<String>)>,
    digest: Option<String>,
}

impl Draft {
    /// Takes in one line. Each header line stands once and before the moves, the digest after them.
    fn read(&mut self, line: usize, text: &str) -> Option<()> {
        let (word, rest) = text.split_once(' ')?;
        if self.digest.is_some() {
            return None;
        }
        if let Ok(seat) = word.parse() {
            self.moves.push((line, Seat(seat), rest.to_owned()));
            return Some(());
        }
        if word == "digest" {
            return once(&mut self.digest, rest.to_owned());
        }
        if word == "amend" {
            self.amended.push((self.moves.len(), words(rest)));
            return Some(());
        }
        if !self.moves.is_empty() {
            return None;
        }
        match word {
            "game" => once(&mut self.game, rest.to_owned()),
            "amendments" => once(&mut self.amendments, rest.to_owned()),
            "pack" => once(&mut self.pack, rest.to_owned()),
            "rules" => {
                once(&mut self.amendments, String::new())?;
                once(&mut self.rules, rest.parse().ok()?)
            }
            "seats" => once(&mut self.seats, rest.parse().ok()?),
            "seed" => once(&mut self.seed, Seed::from_text(rest)),
            "commitment" => once(&mut self.commitment, rest.to_owned()),
            "option" => {
                let (key, value) = rest.split_once('=')?;
                self.options.push((key.to_owned(), value.to_owned()));
                Some(())
            }
            _ => None,
        }
    }

    fn finish(self) -> Result<Replay, ReplayError> {
        Ok(Replay {
            header: Header {
                game: self.game.ok_or(ReplayError::Missing("game"))?,
                edition: StoredEdition::from_text(
                    &self.amendments.ok_or(ReplayError::Missing("amendments"))?,
                    self.pack.as_deref(),
                ),
                rules: self.rules,
                seats: self.seats.ok_or(ReplayError::Missing("seats"))?,
                options: self.options,
                seed: self.seed.ok_or(ReplayError::Missing("seed"))?,
                commitment: self.commitment.ok_or(ReplayError::Missing("commitment"))?,
            },
            moves: self.moves,
            amended: self.amended,
            digest: self.digest,
        })
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Fills a place that has to be free.
fn once<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.is_none().then(|| *place = Some(value))
}

impl Replay {
    /// Plays the game of the file up to `ply` actions, and checks nothing but that each is legal.
    pub fn play<G: Game>(&self, ply: usize) -> Result<Play<G>, ReplayError> {
        let info = G::INFO;
        let header = &self.header;
        if header.game != info.id {
            return Err(ReplayError::OtherGame {
                found: header.game.clone(),
                expected: info.id,
            });
        }
        if let Some(rules) = header.rules
            && rules != info.first_edition
        {
            return Err(UnknownEdition::Amendment(format!("rules {rules}")).into());
        }
        let edition = header.edition.read::<G::Options>()?;
        let pairs = header.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let options = G::Options::parse(header.seats, pairs).map_err(ReplayError::Options)?;
        let options = options.in_edition(edition);
        // What actions are called may follow from the components.
        options.within(|| self.play_with(&options, ply))
    }

    fn play_with<G: Game>(&self, options: &G::Options, ply: usize) -> Result<Play<G>, ReplayError> {
        let known = G::Options::AMENDMENTS;
        let mut play = Play::new(options, self.header.seed);
        let mut amended = self.amended.iter().peekable();
        for (at, (line, seat, notation)) in self.moves.iter().take(ply).enumerate() {
            while let Some((_, ids)) = amended.next_if(|(due, _)| *due == at) {
                let amendments = Amendments::read(known, ids.iter().map(String::as_str))?;
                play.take_up(amendments)
                    .map_err(|_| ReplayError::InTurn(at))?;
            }
            let illegal = || ReplayError::Illegal {
                line: *line,
                seat: *seat,
                action: notation.clone(),
            };
            let action: G::Action = notation.parse().map_err(|_| illegal())?;
            play.apply(*seat, action).map_err(|_| illegal())?;
        }
        Ok(play)
    }

    /// Recomputes everything: the commitment, every move, the last state.
    pub fn verify<G: Game>(&self) -> Result<Play<G>, ReplayError> {
        let play = self.play::<G>(usize::MAX)?;
        let header = &self.header;
        let computed = play.commitment();
        if header.commitment != computed {
            return Err(ReplayError::Commitment {
                found: header.commitment.clone(),
                computed,
            });
        }
        let computed = digest(play.state());
        match &self.digest {
            Some(found) if *found != computed => Err(ReplayError::Digest {
                found: found.clone(),
                computed,
            }),
            Some(_) => Ok(play),
            None => Err(ReplayError::Missing("digest")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
backroom replay 1
game toy
rules 1
seats 2
option size=3
seed abc
commitment 00

0 take 1
1 take 2
digest ff
";

    #[test]
    fn a_file_reads_back() {
        let replay: Replay = FILE.parse().unwrap();
        assert_eq!(replay.header.options, [("size".to_owned(), "3".to_owned())]);
        assert_eq!(replay.moves[1], (10, Seat(1), "take 2".to_owned()));
        assert_eq!(replay.digest.as_deref(), Some("ff"));
    }

    #[test]
    fn a_mark_before_the_first_line_is_skipped() {
        assert_eq!(format!("\u{feff}{FILE}").parse(), FILE.parse::<Replay>());
    }

    #[test]
    fn every_line_has_its_place() {
        let wrong = |from: &str, to: &str| FILE.replace(from, to).parse::<Replay>().unwrap_err();
        let line = |line, text: &str| ReplayError::Line {
            line,
            text: text.to_owned(),
        };
        assert_eq!(wrong("backroom", "other"), ReplayError::NotAReplay);
        assert_eq!(wrong("seed abc\n", ""), ReplayError::Missing("seed"));
        assert_eq!(wrong("rules 1", "rules one"), line(3, "rules one"));
        assert_eq!(wrong("rules 1\n", ""), ReplayError::Missing("amendments"));
        assert_eq!(
            wrong("rules 1", "rules 1\namendments none"),
            line(4, "amendments none")
        );
        assert_eq!(wrong("rules 1", "game other"), line(3, "game other"));
        assert_eq!(wrong("1 take 2", "game toy"), line(10, "game toy"));
        assert_eq!(
            wrong("digest ff", "digest ff\n0 take 3"),
            line(12, "0 take 3")
        );
        assert_eq!(wrong("0 take 1", "nonsense"), line(9, "nonsense"));
        assert_eq!(wrong("0 take 1", "300 take 1"), line(9, "300 take 1"));
    }
}
