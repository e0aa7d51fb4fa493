//! What a game has to draw to be played in the browser.

use std::cell::OnceCell;
use std::fmt::Display;

use bots::Worth;
use catalog::Texts;
use kernel::{AutomaScore, Choice, Explain, Game, Phrase, RuleId, Seat};
use maud::{Markup, html};
use table::{Doubts, Sight, Stroke};

use crate::draw;

/// What is drawn from: the table as one viewer sees it, in the language that the viewer reads.
pub(crate) struct Scene<'a, G: Board> {
    pub(crate) sight: &'a Sight<G>,
    pub(crate) texts: &'a Texts,
    /// Whose map is shown large: the viewer's own, or the one that was asked for.
    pub(crate) hero: Seat,
    /// Earlier games of the same person, finished ones: told only where [`Board::recalls`] asks for them.
    pub(crate) past: Vec<G::View>,
    doubts: OnceCell<Doubts<G>>,
    outlook: OnceCell<G::Outlook>,
}

impl<'a, G: Board> Scene<'a, G> {
    pub(crate) fn new(sight: &'a Sight<G>, texts: &'a Texts, hero: Seat) -> Scene<'a, G> {
        Scene {
            sight,
            texts,
            hero,
            past: Vec::new(),
            doubts: OnceCell::new(),
            outlook: OnceCell::new(),
        }
    }

    /// The same, of somebody who has played before.
    pub(crate) fn with_past(self, past: Vec<G::View>) -> Scene<'a, G> {
        Scene { past, ..self }
    }

    /// What several parts of the board need and the game works out only once.
    pub(crate) fn outlook(&self) -> &G::Outlook {
        self.outlook.get_or_init(|| G::outlook(self.sight))
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase)
    }

    pub(crate) fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    /// Whether the map that is shown is the viewer's own, so that its sites can be chosen.
    pub(crate) fn is_own(&self) -> bool {
        self.sight.own() == Some(self.hero)
    }

    pub(crate) fn is_legal(&self, action: G::Action) -> bool {
        self.sight.legal.contains(&action)
    }

    /// Why the viewer cannot take an action; `None` if it can.
    pub(crate) fn why_not(&self, action: G::Action) -> Option<(Option<RuleId>, Phrase)> {
        if self.is_legal(action) {
            return None;
        }
        let doubts = self.doubts.get_or_init(|| self.sight.doubts());
        doubts.why_not(action)
    }

    /// What a legal action does.
    pub(crate) fn describe(&self, action: G::Action) -> Choice {
        G::describe(&self.sight.view, action)
    }

    /// The first letter of whoever sits there.
    pub(crate) fn initial(&self, seat: Seat) -> String {
        let name = self.texts.name(seat);
        name.chars().take(1).flat_map(char::to_uppercase).collect()
    }
}

/// The id of the button of an action or a stroke; hotspots point at it.
pub(crate) fn button_id(notation: impl Display) -> String {
    format!("do-{}", draw::slug(&notation.to_string()))
}

/// A form that steps back over so many of the viewer's own decisions, with its button inside. Only what
/// [`Sight::trail`] holds can be stepped back to in one go.
pub(crate) fn step_back<G: Board>(sight: &Sight<G>, steps: usize, button: &Markup) -> Markup {
    html! {
        form method="post" action=(draw::deed_path(&sight.id, "back")) {
            input type="hidden" name="decision" value=(sight.decision);
            @if steps > 1 { input type="hidden" name="steps" value=(steps); }
            (button)
        }
    }
}

/// Several actions that are offered in one go, before the single ones.
pub(crate) struct Move<A> {
    /// What is done.
    pub(crate) stroke: Stroke<A>,
    /// What it comes to, and by which rule.
    pub(crate) choice: Choice,
    /// How it stands in the list.
    pub(crate) row: Row,
}

/// One line of the action list.
pub(crate) struct Row {
    /// The heading under which it stands; rows of one heading stand together.
    pub(crate) group: Phrase,
    /// Whether the group is folded until somebody asks for it.
    pub(crate) folded: bool,
    /// What it is about, before the words.
    pub(crate) icon: Option<Markup>,
    /// What is said where the price stands beside it, if the whole sentence names the price as well.
    pub(crate) bare: Option<Phrase>,
    /// What else matters about it, after the words.
    pub(crate) note: Option<Markup>,
    /// What it costs, at the end; it is free without.
    pub(crate) price: Option<Markup>,
    /// Short words that stand side by side with others of the group, instead of the whole sentence.
    pub(crate) short: Option<Markup>,
}

/// What begins with an event.
pub(crate) enum Heading {
    /// A larger part: a round, a day.
    Part(Phrase),
    /// A turn of it.
    Turn(Phrase),
    /// What a part ends with after its last turn. It is no turn, so the tape of a replay has no cell for it.
    Close(Phrase),
}

/// Where in the game an event stands: in which part, and in which turn of it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    part: Option<Phrase>,
    turn: Option<Phrase>,
}

impl Moment {
    /// Goes on to the next event; true if something begins with it.
    pub(crate) fn follow<G: Board>(&mut self, event: &G::Event) -> bool {
        let next = match G::heading(event) {
            None => return false,
            Some(Heading::Part(words)) => Moment {
                part: Some(words),
                turn: None,
            },
            Some(Heading::Turn(words) | Heading::Close(words)) => Moment {
                part: self.part.take(),
                turn: Some(words),
            },
        };
        let is_new = next.turn.is_none() || next.turn != self.turn;
        *self = next;
        is_new
    }

    /// Both in one, the larger first; nothing has begun without.
    pub(crate) fn words(&self) -> Option<Phrase> {
        match (&self.part, &self.turn) {
            (Some(part), Some(turn)) => Some(
                Phrase::new("table-moment")
                    .with("part", part.clone())
                    .with("turn", turn.clone()),
            ),
            (part, turn) => turn.as_ref().or(part.as_ref()).cloned(),
        }
    }
}

/// Somebody whom the rules play, as the people at the table see it.
pub(crate) struct AutomaLine {
    pub(crate) name: Phrase,
    pub(crate) token: Markup,
    /// What a line tells besides name and points.
    pub(crate) strip: Markup,
}

/// How one game looks in the browser. Everything is drawn from the scene, that is, from a view.
pub(crate) trait Board: Game + Worth {
    /// What several parts of the board are drawn from and takes a while to work out.
    type Outlook;

    /// The stylesheet of the game, after the common one.
    const STYLE: &'static str;

    /// The symbols and patterns of the game; the icons of the interface are there already.
    fn sprite() -> Markup;

    fn outlook(sight: &Sight<Self>) -> Self::Outlook;

    /// How far the game is: in the bar at the top.
    fn track(scene: &Scene<'_, Self>) -> Markup;

    /// The cards or pieces that the question is about: beside it.
    fn lineup(scene: &Scene<'_, Self>) -> Markup;

    /// The most important counters of the hero: on a phone, above the board.
    fn purse(scene: &Scene<'_, Self>) -> Markup;

    /// Links to the parts of the board with the number of legal moves in each: on a phone.
    fn regions(scene: &Scene<'_, Self>) -> Markup;

    /// The board with its hotspots.
    fn plates(scene: &Scene<'_, Self>) -> Markup;

    /// What a seat's line tells besides its name and its points: counters, cards.
    fn strip(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// What decided the game besides the points: a panel under the score sheet, when all is over.
    fn verdict(_: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// What lies in the middle for all, in panels.
    fn commons(scene: &Scene<'_, Self>) -> Markup;

    /// Whether earlier games of the viewer have a say in what is told here.
    fn recalls(_: &Sight<Self>) -> bool {
        false
    }

    /// What is offered in one go, such as a whole way instead of its steps.
    fn moves(_: &Scene<'_, Self>) -> Vec<Move<Self::Action>> {
        Vec::new()
    }

    /// What the signs of the board stand for: in the help.
    fn legend(_: &Scene<'_, Self>) -> Markup {
        Markup::default()
    }

    /// What is answered in a word or two: buttons that stand with the question as well as in the list. Only what
    /// answers the question itself, and only where it has few answers.
    fn answers(_: &Scene<'_, Self>) -> Vec<(Self::Action, Markup)> {
        Vec::new()
    }

    /// How a legal action stands in the action list.
    fn row(scene: &Scene<'_, Self>, action: Self::Action) -> Row;

    /// The heading that an event begins in the log.
    fn heading(event: &Self::Event) -> Option<Heading>;

    /// What the log tells of an event under its heading; nothing if the heading tells it all.
    fn line(event: &Self::Event) -> Option<Phrase> {
        Some(event.phrase())
    }

    /// Whether the end of a round, a chapter, an act is told from this event on, to the next heading: whoever is
    /// asked something only after it wants to be told first.
    fn closes(_: &Self::Event) -> bool {
        false
    }

    /// Those whom the rules play, each in a line among the people: whoever is counted at the end, unless a game names
    /// others as well and says what lies before them.
    fn automas(scene: &Scene<'_, Self>) -> Vec<AutomaLine> {
        let counted = scene.sight.standing.automas.iter();
        let line = |automa: &AutomaScore| AutomaLine {
            name: automa.name.clone(),
            token: html! { span.tok.automa { (draw::icon("gear")) } },
            strip: Markup::default(),
        };
        counted.map(line).collect()
    }

    /// Who did it, where it was no seat: somebody whom the rules play.
    fn automa(_: &Scene<'_, Self>, _: &Self::Event) -> Option<Markup> {
        None
    }
}
