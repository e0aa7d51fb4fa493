//! What is on the screen when somebody has to decide.

use catalog::Texts;
use kernel::{Choice, Explain, Phrase, Play, RuleId, Seat, Viewer};

use crate::boards::Frame;
use crate::layout;
use crate::style::Ink;
use crate::terminal::Terminal;
use crate::{Playable, story};

/// How many lines of news are shown above the board; the log has the rest.
const MIN_NEWS: usize = 3;
const MAX_NEWS: usize = 12;

/// A board is never given less than this; then the screen scrolls.
const MIN_BOARD: usize = 8;

/// A decision that is owed.
pub(super) struct Page<G: Playable> {
    view: G::View,
    news: Vec<String>,
    prompt: Option<G::Prompt>,
    actions: Vec<G::Action>,
    choices: Vec<Choice>,
}

impl<G: Playable> Page<G> {
    /// The page of a seat that has already read some of the log.
    pub(super) fn new(
        play: &Play<G>,
        seat: Seat,
        read: usize,
        texts: &Texts,
        terminal: Terminal,
    ) -> Page<G> {
        let state = play.state();
        let viewer = Viewer::Seat(seat);
        let view = state.view(viewer);
        let actions = state.legal_actions(seat);
        Page {
            news: story::lines(play, viewer, read, texts, terminal),
            prompt: state.prompt(seat),
            choices: actions
                .iter()
                .map(|action| G::describe(&view, *action))
                .collect(),
            actions,
            view,
        }
    }

    /// The action with this number, counted from 1.
    pub(super) fn action(&self, number: usize) -> Option<G::Action> {
        number
            .checked_sub(1)
            .and_then(|i| self.actions.get(i).copied())
    }

    /// The rule behind the choice with this number.
    pub(super) fn rule_of(&self, number: usize) -> Option<RuleId> {
        let choice = number.checked_sub(1).and_then(|i| self.choices.get(i));
        choice.map(|choice| choice.rule)
    }

    /// The rule behind what is asked.
    pub(super) fn rule(&self) -> Option<RuleId> {
        self.prompt.as_ref().map(Explain::rule)
    }

    /// The question, as a phrase.
    pub(super) fn asked(&self) -> Option<Phrase> {
        self.prompt.as_ref().map(Explain::phrase)
    }

    /// How many choices there are.
    pub(super) fn len(&self) -> usize {
        self.actions.len()
    }

    /// Title, news, board, question, choices; with help for somebody who meets the question for the
    /// first time.
    pub(super) fn lines(
        &self,
        seat: Seat,
        help: bool,
        texts: &Texts,
        terminal: Terminal,
    ) -> Vec<String> {
        let mut question = self.question(texts, terminal);
        if help {
            question.extend(self.help(texts, terminal));
        }
        let choices = self.numbered(texts, terminal);
        // Title, an empty line and the line on which one types.
        let asked = question.len() + choices.len() + 3;
        let room = terminal.height.saturating_sub(asked);
        let news = self.latest(room.saturating_sub(MIN_BOARD), texts, terminal);
        let frame = Frame {
            width: terminal.width,
            height: room.saturating_sub(news.len()).max(MIN_BOARD),
            style: terminal.style,
        };
        let mut lines = vec![title::<G>(seat, texts, terminal)];
        lines.extend(news);
        lines.extend(G::draw(&self.view, texts, frame));
        lines.push(String::new());
        lines.extend(question);
        lines.extend(choices);
        lines
    }

    /// The latest of the news, and how many there are besides.
    fn latest(&self, room: usize, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let room = room.clamp(MIN_NEWS, MAX_NEWS);
        if self.news.len() <= room {
            return self.news.clone();
        }
        // One line tells that there are more.
        let hidden = self.news.len() - (room - 1);
        let more = Phrase::new("play-more-news").with("lines", hidden as i64);
        let more = terminal.style.paint(Ink::Dim, texts.say(&more));
        std::iter::once(more)
            .chain(self.news.iter().skip(hidden).cloned())
            .collect()
    }

    fn question(&self, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let Some(prompt) = &self.prompt else {
            return Vec::new();
        };
        let text = format!("{} [{}]", texts.say(&prompt.phrase()), prompt.rule());
        let lines = layout::wrap(&text, terminal.width, 2);
        lines
            .iter()
            .map(|line| terminal.style.paint(Ink::Bold, line))
            .collect()
    }

    /// What a newcomer should know about the question.
    pub(super) fn help(&self, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let help = self.asked().and_then(|phrase| texts.help(&phrase));
        let lines = layout::wrap(&help.unwrap_or_default(), terminal.width, 0);
        let dim = |line: &String| terminal.style.paint(Ink::Dim, line);
        lines.iter().map(dim).collect()
    }

    fn numbered(&self, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let digits = self.choices.len().to_string().len();
        let item = |(i, choice): (usize, &Choice)| {
            let number = terminal.style.paint(Ink::Cyan, i + 1);
            let number = layout::right(&number, digits);
            format!("{number} {}", texts.say(&choice.phrase))
        };
        let items: Vec<String> = self.choices.iter().enumerate().map(item).collect();
        layout::flow(&items, terminal.width, digits + 1)
    }
}

fn title<G: Playable>(seat: Seat, texts: &Texts, terminal: Terminal) -> String {
    let left = format!("{} · {}", G::INFO.title, texts.name(seat));
    let right = texts.word("play-keys");
    let text = match terminal
        .width
        .checked_sub(console::measure_text_width(&right))
    {
        Some(room) if room > console::measure_text_width(&left) => {
            format!("{}{right}", layout::pad(&left, room))
        }
        _ => left,
    };
    terminal.style.paint(Ink::Reverse, text)
}
