//! Somebody who listens to whole games: everything said can be said in every language, every rule that is
//! cited is in the book, and no two choices of a question are alike.

use std::collections::{BTreeSet, HashSet};

use catalog::{Lang, Texts, words as common};
use kernel::{
    Chance, Explain, Game, Log, Options, Phrase, Refusal, RuleId, Rulebook, Seat, Seed, Viewer,
};

/// A table that is listened to: people, options, and how many decisions at most.
pub(crate) type Table = (u8, &'static [(&'static str, &'static str)], usize);

/// The words of a game in every language.
pub(crate) fn languages<G: Game>() -> Vec<Texts> {
    let languages = Lang::ALL.iter();
    languages
        .map(|lang| Texts::of_game::<G>(*lang, &[]))
        .collect()
}

/// Says everything and looks up every rule.
pub(crate) struct Auditor {
    languages: Vec<Texts>,
    rules: Rulebook,
    /// The messages that were heard.
    heard: BTreeSet<String>,
    /// The same with everything in them.
    said: HashSet<String>,
}

impl Auditor {
    pub(crate) fn new<G: Game>() -> Auditor {
        Auditor {
            languages: languages::<G>(),
            rules: G::INFO.rulebook("en"),
            heard: BTreeSet::new(),
            said: HashSet::new(),
        }
    }

    /// Something is said because of a rule.
    pub(crate) fn hear(&mut self, phrase: &Phrase, rule: RuleId) {
        // Most things are said again and again.
        if !self.said.insert(format!("{rule} {phrase:?}")) {
            return;
        }
        self.say(phrase);
        let known = self.rules.get(rule.0).is_some();
        assert!(known, "{rule} is no rule: {phrase:?}");
        self.heard.insert(phrase.id.to_string());
    }

    /// Something is said in every language.
    pub(crate) fn say(&self, phrase: &Phrase) {
        for texts in &self.languages {
            if let Err(error) = texts.try_say(phrase) {
                panic!("{error}\n{phrase:?}");
            }
        }
    }

    /// Everything of a game at one decision: what happened, the score, the question and its choices.
    pub(crate) fn listen<G: Game>(&mut self, game: &G, seat: Seat, log: &Log<G::Event>) {
        for entry in log.entries() {
            self.hear(&entry.event.phrase(), entry.event.rule());
        }
        let view = game.view(Viewer::Seat(seat));
        let standing = G::standing(&view);
        let scores = standing.seats.iter().flat_map(|score| &score.categories);
        let automas = standing.automas.iter().flat_map(|score| &score.categories);
        for category in scores.chain(automas) {
            self.hear(&Phrase::new(category.name), category.rule);
        }
        for honour in standing.seats.iter().flat_map(|score| &score.honours) {
            self.say(honour);
        }
        if let Some(end) = standing.end {
            self.say(&common::end_reason(end.reason));
        }
        let Some(prompt) = game.prompt(seat) else {
            return;
        };
        self.hear(&prompt.phrase(), prompt.rule());
        for texts in &self.languages {
            let help = texts.help(&prompt.phrase());
            assert!(help.is_some_and(|help| !help.contains('{')), "{prompt:?}");
        }
        let mut choices: Vec<(Phrase, G::Action)> = Vec::new();
        for action in game.legal_actions(seat) {
            let choice = G::describe(&view, action);
            self.hear(&choice.phrase, choice.rule);
            let twin = choices.iter().find(|(other, _)| *other == choice.phrase);
            if let Some((_, twin)) = twin {
                panic!("{twin} and {action}: {:?}", choice.phrase);
            }
            choices.push((choice.phrase, action));
        }
    }

    /// Tries something that may not be legal, and hears why not.
    pub(crate) fn attempt<G: Game>(&mut self, game: &G, seat: Seat, action: G::Action) {
        if game.legal_actions(seat).contains(&action) {
            return;
        }
        let mut game = game.clone();
        let mut chance = Chance::new(&Seed::from_text("refused"));
        match game.apply(seat, action, &mut chance, &mut Log::off()) {
            Err(Refusal::Rule(why)) => self.hear(&why.phrase(), why.rule()),
            other => panic!("{action} is not legal: {other:?}"),
        }
    }

    /// How many messages of a family were heard.
    pub(crate) fn heard(&self, family: &str) -> usize {
        let heard = self.heard.iter();
        heard.filter(|id| id.starts_with(family)).count()
    }
}

/// Plays random games and shows every decision, and what led to it.
pub(crate) fn at_every_decision<G: Game>(
    tables: &[Table],
    mut look: impl FnMut(&G, Seat, &Log<G::Event>),
) {
    for (seats, settings, decisions) in tables {
        let options = G::Options::parse(*seats, settings.iter().copied()).expect("options");
        let seed = Seed::from_text(&format!("words {seats} {settings:?}"));
        let mut chance = Chance::new(&seed);
        let mut log = Log::new();
        let mut game = G::new(&options, &mut chance, &mut log);
        let mut left = *decisions;
        while let Some(seat) = game.to_act().iter().next().filter(|_| left > 0) {
            left -= 1;
            look(&game, seat, &log);
            let action = *chance.pick(&game.legal_actions(seat));
            log = Log::new();
            game.apply(seat, action, &mut chance, &mut log)
                .expect("legal is legal");
        }
        look(&game, Seat(0), &log);
    }
}
