//! The loop at the table: bots decide at once, people one after the other at the same keyboard.

mod strokes;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use bots::{Bot, BotKind, Dice, Player};
use catalog::{Texts, words};
use kernel::{Eyes, Options, Phrase, Play, RuleId, Rulebook, Seat, Viewer};

use super::command::{Command, KEYS};
use super::console;
use super::page::{Chosen, Page};
use super::save::{self, SaveError, SaveFile};
use crate::args::NameArg;
use crate::boards::Frame;
use crate::career::{self, CareerError};
use crate::failure::Failure;
use crate::layout;
use crate::style::Ink;
use crate::terminal::Terminal;
use crate::{Playable, rules, scores, story};

/// More rows than any board has.
const WHOLE_BOARD: usize = 200;

/// How much of the log several people are shown together when the game is over.
const LAST_NEWS: usize = 12;

/// A game, who plays it, and what each of them has seen.
pub(super) struct Table<G: Playable> {
    play: Play<G>,
    sitters: Vec<Option<BotKind>>,
    bots: Vec<Option<Bot>>,
    names: Vec<NameArg>,
    file: SaveFile,
    texts: Texts,
    rulebook: Rulebook,
    /// How much of the log each seat has read.
    read: Vec<usize>,
    /// Who sits at the keyboard.
    at_keyboard: Option<Seat>,
    /// The questions that each seat has met.
    explained: BTreeSet<(Seat, Cow<'static, str>)>,
    /// What `?` explains after a refusal.
    refused_by: Option<RuleId>,
    /// Who took which moves together since the table was opened, in order.
    strokes: Vec<(Seat, Range<u32>)>,
}

/// How a person's turn at the keyboard went.
enum Turn {
    /// The state has changed.
    Moved,
    /// The person leaves the table.
    Left,
    /// The input has ended.
    Ended,
}

impl<G: Playable> Table<G> {
    pub(super) fn new(
        play: Play<G>,
        sitters: Vec<Option<BotKind>>,
        names: Vec<NameArg>,
        file: SaveFile,
        texts: Texts,
    ) -> Table<G> {
        let mut dice = Dice::new(play.seed());
        let bots = sitters
            .iter()
            .map(|kind| kind.map(|kind| Bot::new(kind, dice.split())))
            .collect();
        Table {
            read: vec![0; sitters.len()],
            rulebook: G::INFO.rulebook(texts.lang().tag()),
            play,
            sitters,
            bots,
            names,
            file,
            texts,
            at_keyboard: None,
            explained: BTreeSet::new(),
            refused_by: None,
            strokes: Vec::new(),
        }
    }

    /// Plays until the game is over, or everybody has left.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        if !self.welcome()? {
            return self.input_ended();
        }
        loop {
            self.let_bots_decide()?;
            let turn = match self.next_person() {
                None if self.play.state().is_over() => return self.finish(),
                // Only bots owe a decision, and they have just decided.
                None => continue,
                Some(seat) => self.turn(seat)?,
            };
            match turn {
                Turn::Moved => {}
                Turn::Left => return self.leave(),
                Turn::Ended => return self.input_ended(),
            }
        }
    }

    fn welcome(&self) -> Result<bool, Failure> {
        console::clear()?;
        let terminal = Terminal::now();
        let commitment = self.play.commitment();
        let notes = [
            terminal.style.paint(Ink::Bold, G::INFO.title),
            self.texts.say(&words::game_intro()),
            self.settings().join(" · "),
            self.texts
                .say(&Phrase::new("play-commitment").with("commitment", commitment)),
            self.texts.word("play-hint"),
        ];
        for note in notes.iter().filter(|note| !note.is_empty()) {
            console::print(layout::wrap(note, terminal.width, 0))?;
            console::print([String::new()])?;
        }
        Ok(console::pause(&self.texts.word("play-begin"))?)
    }

    /// What was chosen at the table, as far as somebody had to choose it.
    fn settings(&self) -> Vec<String> {
        let settings = self.play.state().options().settings();
        let specs = <G::Options as Options>::SPECS.iter();
        let chosen = specs.filter_map(|spec| {
            let (_, value) = settings.iter().find(|(key, _)| *key == spec.key)?;
            let phrase = Phrase::new("play-setting")
                .with("option", words::option_label(spec))
                .with("value", words::option_value(spec, value));
            (*value != spec.default).then(|| self.texts.say(&phrase))
        });
        chosen.collect()
    }

    /// Every bot that owes a decision decides, until only people do.
    fn let_bots_decide(&mut self) -> Result<(), Failure> {
        let mut legal = Vec::new();
        while let Some(seat) = self.next(|table, seat| table.sitters[seat.index()].is_some()) {
            let eyes = Eyes::new(self.play.state(), seat);
            eyes.legal(&mut legal);
            let action = match &mut self.bots[seat.index()] {
                Some(bot) if !legal.is_empty() => bot.choose(&eyes, &legal),
                _ => return Err(self.defect()),
            };
            if self.play.apply(seat, action).is_err() {
                return Err(self.defect());
            }
        }
        Ok(())
    }

    /// The game broke its own contract; what was played can still be saved and reported.
    fn defect(&self) -> Failure {
        let phrase = Phrase::new("play-defect").with("ply", self.play.ply());
        Failure::Fault(self.texts.say(&phrase))
    }

    /// Whose turn it is at the keyboard: whoever sits there already, if they owe a decision.
    fn next_person(&self) -> Option<Seat> {
        let is_person = |table: &Table<G>, seat: Seat| table.sitters[seat.index()].is_none();
        let still =
            |table: &Table<G>, seat| is_person(table, seat) && table.at_keyboard == Some(seat);
        self.next(still).or_else(|| self.next(is_person))
    }

    fn next(&self, wanted: impl Fn(&Table<G>, Seat) -> bool) -> Option<Seat> {
        let to_act = self.play.state().to_act();
        to_act.iter().find(|seat| wanted(self, *seat))
    }

    fn people(&self) -> usize {
        self.sitters
            .iter()
            .filter(|sitter| sitter.is_none())
            .count()
    }

    /// One decision of a person.
    fn turn(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if !self.hand_over(seat)? {
            return Ok(Turn::Ended);
        }
        self.refused_by = None;
        let mut page = self.show(seat)?;
        loop {
            let Some(line) = console::ask("> ")? else {
                return Ok(Turn::Ended);
            };
            match Command::read(&line) {
                Command::Redraw => self.print(&page, seat)?,
                Command::Choose(number) => match page.choose(number) {
                    Chosen::Take(actions) => {
                        if self.act(seat, &actions)? {
                            return Ok(Turn::Moved);
                        }
                    }
                    Chosen::Turned => self.print(&page, seat)?,
                    Chosen::Nothing => {
                        let count = page.len() as i64;
                        self.say(&Phrase::new("play-no-such-choice").with("count", count))?;
                    }
                },
                Command::Action(notation) => match strokes::read::<G>(&notation) {
                    Some(actions) => {
                        if self.act(seat, &actions)? {
                            return Ok(Turn::Moved);
                        }
                    }
                    None => self.say(&Phrase::new("play-not-understood"))?,
                },
                Command::Undo => match self.undo(seat) {
                    Ok(()) => return Ok(self.taken_back(seat)),
                    Err(error) => self.cannot_undo(error)?,
                },
                Command::UndoByConsent => match self.undo_by_consent() {
                    Ok(()) => return Ok(self.taken_back(seat)),
                    Err(error) => self.cannot_undo(error)?,
                },
                Command::Why => match self.refused_by {
                    Some(rule) => self.explain(Some(rule))?,
                    None => {
                        console::print(page.help(&self.texts, Terminal::now()))?;
                        self.explain(page.rule())?;
                    }
                },
                Command::WhyChoice(number) => self.explain(page.rule_of(number))?,
                Command::Quit => return Ok(Turn::Left),
                other => self.look(&other, Viewer::Seat(seat))?,
            }
        }
    }

    /// Commands that change nothing, at any time.
    fn look(&mut self, command: &Command, viewer: Viewer) -> Result<(), Failure> {
        let terminal = Terminal::now();
        match command {
            Command::Board => {
                let frame = Frame {
                    width: terminal.width,
                    height: WHOLE_BOARD,
                    style: terminal.style,
                };
                let view = self.play.state().view(viewer);
                self.show_pages(G::draw(&view, &self.texts, frame))?;
            }
            Command::Log => {
                self.show_pages(story::lines(&self.play, viewer, 0, &self.texts, terminal))?;
            }
            Command::Scores => {
                let standing = G::standing(&self.play.state().view(viewer));
                console::print(scores::lines(&standing, &self.texts, terminal))?;
            }
            Command::Rules(query) => self.print_rules(query)?,
            Command::Save(path) => self.save(path.clone())?,
            Command::Help => {
                let row = |(typed, id): &(&str, &str)| {
                    let meaning = self.texts.say(&Phrase::name("key", id));
                    ((*typed).to_owned(), meaning)
                };
                let rows: Vec<(String, String)> = KEYS.iter().map(row).collect();
                let mut lines = layout::list(&rows, terminal.width);
                lines.push(String::new());
                let help = self.texts.say(&words::game_help());
                lines.extend(layout::wrap(&help, terminal.width, 0));
                self.show_pages(lines)?;
            }
            // What is left to look at is told when nothing is left to decide.
            _ => self.say(&Phrase::new("play-over"))?,
        }
        Ok(())
    }

    /// Passes the keyboard to another person: what the last one saw is wiped away first.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let same = self.at_keyboard == Some(seat);
        self.at_keyboard = Some(seat);
        if same || self.people() < 2 {
            return Ok(true);
        }
        console::hide()?;
        let phrase = Phrase::new("play-hand-over").with("who", seat);
        Ok(console::pause(&self.texts.say(&phrase))?)
    }

    fn show(&mut self, seat: Seat) -> Result<Page<G>, Failure> {
        let terminal = Terminal::now();
        let read = self.read[seat.index()];
        let page = Page::new(&self.play, seat, read, &self.texts, terminal);
        self.print(&page, seat)?;
        Ok(page)
    }

    fn print(&mut self, page: &Page<G>, seat: Seat) -> Result<(), Failure> {
        console::clear()?;
        let new = page
            .asked()
            .is_some_and(|phrase| self.explained.insert((seat, phrase.id)));
        Ok(console::print(page.lines(
            seat,
            new,
            &self.texts,
            Terminal::now(),
        ))?)
    }

    fn explain(&self, rule: Option<RuleId>) -> Result<(), Failure> {
        match rule {
            Some(rule) => self.print_rules(rule.0),
            None => self.say(&Phrase::new("play-no-rule")),
        }
    }

    fn print_rules(&self, query: &str) -> Result<(), Failure> {
        let found = self.rulebook.search(query);
        if found.is_empty() {
            let phrase = Phrase::new("rules-nothing")
                .with("query", layout::printable(query))
                .with("game", G::INFO.id);
            return self.say(&phrase);
        }
        let Terminal { width, style, .. } = Terminal::now();
        let lines = found
            .iter()
            .flat_map(|rule| rules::print(rule, width, style));
        self.show_pages(lines.collect())
    }

    fn show_pages(&self, lines: Vec<String>) -> Result<(), Failure> {
        Ok(console::print_pages(lines, &self.texts)?)
    }

    fn save(&mut self, path: Option<std::path::PathBuf>) -> Result<(), Failure> {
        let comments = save::comments(&self.sitters, &self.names);
        let phrase = match self.file.save(&self.play, path, &comments) {
            Ok(path) => Phrase::new("play-saved").with("file", path.display().to_string()),
            Err(SaveError::Exists(path)) => {
                Phrase::new("play-save-exists").with("file", path.display().to_string())
            }
            Err(SaveError::Io(path, error)) => Phrase::new("error-file")
                .with("file", path.display().to_string())
                .with("why", error.to_string()),
        };
        self.say(&phrase)
    }

    /// Somebody leaves: the game is saved if they like.
    fn leave(mut self) -> Result<(), Failure> {
        if self.file.is_behind(&self.play)
            && console::confirm(&self.texts.word("play-save-question"), &self.texts)?
        {
            self.save(None)?;
        }
        self.say(&Phrase::new("play-goodbye"))
    }

    fn input_ended(&self) -> Result<(), Failure> {
        let id = if self.file.is_behind(&self.play) {
            "play-input-ended-unsaved"
        } else {
            "play-input-ended"
        };
        console::print([String::new()])?;
        self.say(&Phrase::new(id))
    }

    /// The game is over: the scores, the seed, and time to look back.
    fn finish(mut self) -> Result<(), Failure> {
        let viewer = match self.people() {
            1 => self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat),
            _ => Viewer::Spectator,
        };
        let told = self.play.log().seen_by(viewer).len();
        let read = match (self.people(), viewer) {
            // Whoever let bots play wants to see how it went.
            (0, _) => 0,
            (_, Viewer::Seat(seat)) => self.read[seat.index()],
            (_, Viewer::Spectator) => told.saturating_sub(LAST_NEWS),
        };
        let terminal = Terminal::now();
        console::clear()?;
        console::print(story::lines(
            &self.play,
            viewer,
            read,
            &self.texts,
            terminal,
        ))?;
        console::print([String::new()])?;
        self.look(&Command::Scores, viewer)?;
        if self.people() == 1 {
            self.keep_career(viewer)?;
        }
        let seed = self.play.seed().to_string();
        console::print([String::new()])?;
        self.say(&Phrase::new("play-seed").with("seed", seed))?;
        if self.people() == 0 {
            return Ok(());
        }
        self.say(&Phrase::new("play-over"))?;
        while let Some(line) = console::ask("> ")? {
            match Command::read(&line) {
                Command::Quit | Command::Redraw => return self.leave(),
                other => self.look(&other, viewer)?,
            }
        }
        self.input_ended()
    }

    /// Tells what the person has reached for the first time in all their games.
    fn keep_career(&self, viewer: Viewer) -> Result<(), Failure> {
        match career::keep::<G>(&self.play.state().view(viewer)) {
            Ok(reached) if reached.is_empty() => Ok(()),
            Ok(reached) => self.say(&Phrase::new("play-career").with("reached", reached)),
            Err(CareerError { path, error }) => {
                let phrase = Phrase::new("play-career-lost")
                    .with("file", path.display().to_string())
                    .with("why", error.to_string());
                self.say(&phrase)
            }
        }
    }

    fn say(&self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.texts.say(phrase);
        let lines = layout::wrap(&text, Terminal::now().width, 0);
        Ok(console::print(lines)?)
    }
}
