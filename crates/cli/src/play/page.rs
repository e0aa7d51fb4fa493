//! What is on the screen when somebody has to decide.

use catalog::Texts;
use kernel::{Explain, Phrase, Play, RuleId, Seat, Viewer};

use crate::boards::Frame;
use crate::boards::menu::{Entry, Menu, Then};
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
    menu: Menu<G::Action>,
    /// The choices that were opened, from the outermost on, counted from 0.
    opened: Vec<usize>,
}

/// What comes of a number that was typed.
pub(super) enum Chosen<A> {
    /// These actions are to be taken.
    Take(Vec<A>),
    /// Other choices are on the page now.
    Turned,
    /// There is no such choice.
    Nothing,
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
        let frame = Frame {
            width: terminal.width,
            height: terminal.height,
            style: terminal.style,
        };
        let mut page = Page {
            news: story::lines(play, viewer, read, texts, terminal),
            prompt: state.prompt(seat),
            menu: G::menu(&view, &state.legal_actions(seat), texts, frame),
            opened: Vec::new(),
            view,
        };
        if terminal.interactive {
            page.fold(texts, terminal);
        }
        page
    }

    /// Leaves as many choices on the page as have room below the question, for whoever reads them there.
    fn fold(&mut self, texts: &Texts, terminal: Terminal) {
        let question = self.question(texts, terminal).len() + self.help(texts, terminal).len();
        // The line that leads back, and the one on which one types.
        let room = terminal.height.saturating_sub(question + 2);
        let more = |count: usize| {
            let more = Phrase::new("key-more").with("count", count as i64);
            texts.say(&more)
        };
        let fits =
            |menu: &Menu<G::Action>| menu.picture.len() + numbered(menu, terminal).len() <= room;
        self.menu = self.menu.clone().folded(&fits, &more);
    }

    /// The choices that are shown.
    fn shown(&self) -> &Menu<G::Action> {
        self.opened
            .iter()
            .fold(&self.menu, |menu, at| match menu.entries().nth(*at) {
                Some(Entry {
                    then: Then::Open(inner),
                    ..
                }) => inner,
                _ => menu,
            })
    }

    /// The choice with this number, counted from 1; 0 leads back out of a choice that was opened.
    pub(super) fn choose(&mut self, number: usize) -> Chosen<G::Action> {
        let Some(at) = number.checked_sub(1) else {
            return match self.opened.pop() {
                Some(_) => Chosen::Turned,
                None => Chosen::Nothing,
            };
        };
        let taken = match self.shown().entries().nth(at).map(|entry| &entry.then) {
            None => return Chosen::Nothing,
            Some(Then::Take(actions)) => Some(actions.clone()),
            Some(Then::Open(_)) => None,
        };
        match taken {
            Some(actions) => Chosen::Take(actions),
            None => {
                self.opened.push(at);
                Chosen::Turned
            }
        }
    }

    /// The rule behind the choice with this number.
    pub(super) fn rule_of(&self, number: usize) -> Option<RuleId> {
        let at = number.checked_sub(1)?;
        let entry = self.shown().entries().nth(at);
        entry.map(|entry| entry.rule)
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
        self.shown().entries().count()
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
        question.extend(self.shown().picture.iter().cloned());
        let choices = self.choices(texts, terminal);
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

    /// The latest of the news, and how many there are besides; none once a choice was opened.
    fn latest(&self, room: usize, texts: &Texts, terminal: Terminal) -> Vec<String> {
        if !self.opened.is_empty() {
            return Vec::new();
        }
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

    /// The choices, and what leads back out of one that was opened.
    fn choices(&self, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let menu = self.shown();
        let mut lines = numbered(menu, terminal);
        if !self.opened.is_empty() {
            let back = texts.word("key-back");
            lines.push(choice(0, &back, digits(menu), terminal));
        }
        lines
    }
}

/// The choices of a menu with their numbers, group by group.
fn numbered<A>(menu: &Menu<A>, terminal: Terminal) -> Vec<String> {
    let digits = digits(menu);
    let mut lines = Vec::new();
    let mut number = 0;
    for group in &menu.groups {
        if let Some(heading) = &group.heading {
            lines.push(terminal.style.paint(Ink::Bold, heading));
        }
        let items: Vec<String> = group
            .entries
            .iter()
            .zip(number + 1..)
            .map(|(entry, number)| choice(number, &entry.text, digits, terminal))
            .collect();
        number += items.len();
        lines.extend(layout::flow(&items, terminal.width, digits + 1));
    }
    lines
}

/// How wide the numbers of a menu are.
fn digits<A>(menu: &Menu<A>) -> usize {
    menu.entries().count().to_string().len()
}

/// One choice with its number.
fn choice(number: usize, text: &str, digits: usize, terminal: Terminal) -> String {
    let number = terminal.style.paint(Ink::Cyan, number);
    format!("{} {text}", layout::right(&number, digits))
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
