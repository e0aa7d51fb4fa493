//! `backroom engine`: JSON lines on standard input and output, for programs in any language. The
//! protocol is described in `docs/protocol.md`; it is to these games what UCI is to chess.

mod reply;
mod request;
mod table;

use std::io::{self, BufReader, Write};

use bots::Worth;
use catalog::{Lang, Texts};
use kernel::Options;
use kernel::pack::Pack;
use serde_json::Value;

use crate::failure::Failure;
use crate::lines::{self, Line};
use crate::panics;
use reply::{Error, Kind, Reply};
use request::Request;
use table::Table;

/// The longest line that is read, in bytes: far above any state, far below what would hurt.
pub const MAX_LINE: usize = 1 << 20;

/// Answers standard input on standard output until it ends.
pub(crate) fn run<G: Worth>(lang: Lang, pack: Pack) -> Result<(), Failure> {
    let mut engine = Engine::<G>::with_pack(lang, pack);
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = io::stdout().lock();
    while !engine.has_quit() {
        let answer = match lines::read(&mut input, MAX_LINE)? {
            Line::End => break,
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => engine.answer(&line),
            Line::TooLong => refuse(Error::new(
                Kind::TooLong,
                format!("a line has at most {MAX_LINE} bytes"),
            )),
            Line::NotText => refuse(Error::new(Kind::Garbage, "the line is not UTF-8")),
        };
        writeln!(output, "{answer}")?;
        // Whoever sends many requests at once is answered in one go.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    Ok(output.flush()?)
}

fn refuse(error: Error) -> String {
    Reply::<()>::error(None, error).to_line()
}

/// The other end of the protocol: a line in, a line out.
///
/// ```
/// use catalog::{Lang, games::Fliptown};
///
/// let mut engine = cli::engine::Engine::<Fliptown>::new(Lang::En);
/// let reply = engine.answer(r#"{"cmd":"new","seats":2,"seed":"mine","id":1}"#);
/// assert!(reply.starts_with(r#"{"id":1,"ok":{"#));
/// let reply = engine.answer("nonsense");
/// assert!(reply.starts_with(r#"{"error":{"kind":"garbage""#));
/// ```
pub struct Engine<G: Worth> {
    texts: Texts,
    /// What new games are played with.
    pack: Pack,
    table: Option<Table<G>>,
    quit: bool,
}

impl<G: Worth> Engine<G> {
    /// An engine without a game, whose messages are in this language.
    pub fn new(lang: Lang) -> Engine<G> {
        Engine::with_pack(lang, Pack::BUILT_IN)
    }

    /// The same, with which new games are played by a pack.
    pub fn with_pack(lang: Lang, pack: Pack) -> Engine<G> {
        Engine {
            texts: Texts::of_game::<G>(lang, &[]),
            pack,
            table: None,
            quit: false,
        }
    }

    /// Whether it was told to quit.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// The reply to a request, without the end of the line. An error changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        let mut fields = match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return refuse(Error::new(Kind::Garbage, "a request is a JSON object")),
            Err(error) => {
                let why = format!("the line is not JSON: {error}");
                return refuse(Error::new(Kind::Garbage, why));
            }
        };
        let id = fields.remove("id");
        let request = match Request::read(fields) {
            Ok(request) => request,
            Err(why) => return Reply::<()>::error(id, Error::new(Kind::Request, why)).to_line(),
        };
        match panics::caught(|| self.carry_out(request, &id)) {
            Ok(reply) => reply,
            Err(panic) => {
                self.recover();
                let why = format!("a defect of the game, please report it: {panic}");
                Reply::<()>::error(id, Error::new(Kind::Bug, why)).to_line()
            }
        }
    }

    /// After a panic the table may be half changed: it is set up again from its moves.
    fn recover(&mut self) {
        self.table = self.table.take().map(Table::refolded);
    }

    fn carry_out(&mut self, request: Request, id: &Option<Value>) -> String {
        match request {
            Request::New {
                seats,
                options,
                preset,
                seed,
            } => {
                let made = Table::new(
                    seats,
                    &options,
                    preset.as_deref(),
                    seed.as_deref(),
                    self.pack,
                );
                self.put(made, id)
            }
            Request::Load { state, seed } => {
                let made = Table::load(state, seed.as_deref());
                self.put(made, id)
            }
            Request::Resume { replay } => {
                let made = Table::resume(&replay);
                self.put(made, id)
            }
            Request::Legal { seat, choices } => self.ask(id, |t, x| t.legal(seat, choices, x)),
            Request::Apply { seat, action } => self.ask(id, |t, x| t.apply(seat, &action, x)),
            Request::Choose { seat, bot, seed } => {
                self.ask(id, |t, x| t.choose(seat, &bot, seed.as_deref(), x))
            }
            Request::Log { seat, from } => self.ask(id, |t, x| t.log(seat, from, x)),
            Request::View { seat } => self.ask(id, |t, _| t.view(seat)),
            Request::State {} => self.ask(id, |t, _| Ok(t.state())),
            Request::Standing { seat } => self.ask(id, |t, _| t.standing(seat)),
            Request::Undo { seat } => self.ask(id, |t, x| t.undo(seat, x)),
            Request::Imagine { seat, seed } => {
                self.ask(id, |t, _| t.imagine(seat, seed.as_deref()))
            }
            Request::Replay {} => self.ask(id, |t, _| t.replay()),
            Request::Quit {} => {
                self.quit = true;
                Reply::ok(id.clone(), reply::Bye {}).to_line()
            }
        }
    }

    /// Puts a new table in the place of the old one, if it could be made.
    fn put(&mut self, made: Result<Table<G>, table::SetUpError>, id: &Option<Value>) -> String {
        match made {
            Ok(table) => {
                let line = Reply::ok(id.clone(), table.start()).to_line();
                self.table = Some(table);
                line
            }
            Err(error) => Reply::<()>::error(id.clone(), error.told(&self.texts)).to_line(),
        }
    }

    /// Asks the table, if there is one.
    fn ask<T: serde::Serialize>(
        &mut self,
        id: &Option<Value>,
        question: impl FnOnce(&mut Table<G>, &Texts) -> Result<T, Error>,
    ) -> String {
        let answer = match &mut self.table {
            Some(table) => {
                let options = table.options();
                options.within(|| question(table, &self.texts))
            }
            None => Err(Error::new(
                Kind::NoGame,
                "there is no game; send \"new\" or \"load\" first",
            )),
        };
        match answer {
            Ok(answer) => Reply::ok(id.clone(), answer).to_line(),
            Err(error) => Reply::<()>::error(id.clone(), error).to_line(),
        }
    }
}
