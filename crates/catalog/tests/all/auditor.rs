//! Somebody who listens to whole games: everything said can be said in every language, and every rule that is
//! cited is in the book.

use std::collections::{BTreeSet, HashSet};

use catalog::{Lang, Texts};
use kernel::{
    Chance, Explain, Game, Log, Options, Phrase, Refusal, RuleId, Rulebook, Seat, Seed, Viewer,
};

/// A table that is listened to: people, options, and how many decisions of a game at most.
pub(crate) type Table = (u8, &'static [(&'static str, &'static str)], usize);

/// How many things that may not be legal are tried at every decision. A few at a time: trying everything
/// everywhere would take ages.
const ATTEMPTS: u32 = 8;

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

    /// Something is said that knows its rule.
    pub(crate) fn hear(&mut self, said: &impl Explain) {
        self.cite(&said.phrase(), said.rule());
    }

    /// Something is said because of a rule.
    fn cite(&mut self, phrase: &Phrase, rule: RuleId) {
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
            let again = texts.say_after(Some(phrase), phrase);
            assert!(!again.contains('{'), "{again}\n{phrase:?}");
        }
    }

    /// Listens to random games, so many at each table, in which people also try what may not be legal.
    pub(crate) fn attend<G: Game>(&mut self, tables: &[Table], games: u16, attempts: &[G::Action]) {
        let mut chance = Chance::new(&Seed::from_text("attempts"));
        at_every_decision::<G>(tables, games, |game, seat, legal, log| {
            self.listen(game, seat, legal, log);
            for _ in 0..ATTEMPTS {
                let attempt = *chance.pick(attempts);
                if !legal.is_empty() && !legal.contains(&attempt) {
                    self.attempt(game, seat, attempt);
                }
            }
        });
    }

    /// Listens to a random game, up to so many decisions.
    pub(crate) fn overhear<G: Game>(
        &mut self,
        options: &G::Options,
        seed: &Seed,
        decisions: usize,
    ) {
        watch::<G>(options, seed, decisions, &mut |game, seat, legal, log| {
            self.listen(game, seat, legal, log);
        });
    }

    /// Everything of a game at one decision: what happened, the score, the question and its choices.
    fn listen<G: Game>(&mut self, game: &G, seat: Seat, legal: &[G::Action], log: &Log<G::Event>) {
        for entry in log.entries() {
            self.hear(&entry.event);
        }
        let view = game.view(Viewer::Seat(seat));
        let standing = G::standing(&view);
        let scores = standing.seats.iter().flat_map(|score| &score.categories);
        let automas = standing.automas.iter().flat_map(|score| &score.categories);
        for category in scores.chain(automas) {
            self.cite(&Phrase::new(category.name), category.rule);
        }
        for automa in &standing.automas {
            self.say(&automa.name);
        }
        for honour in standing.seats.iter().flat_map(|score| &score.honours) {
            self.say(honour);
        }
        if let Some(line) = catalog::last_line(&standing) {
            self.say(&line);
        }
        let Some(prompt) = game.prompt(seat) else {
            return;
        };
        self.hear(&prompt);
        for texts in &self.languages {
            let help = texts.help(&prompt.phrase());
            assert!(help.is_some_and(|help| !help.contains('{')), "{prompt:?}");
        }
        for action in legal {
            let choice = G::describe(&view, *action);
            self.cite(&choice.phrase, choice.rule);
        }
    }

    /// Tries something that is not legal, and hears why not.
    fn attempt<G: Game>(&mut self, game: &G, seat: Seat, action: G::Action) {
        let mut game = game.clone();
        let mut chance = Chance::new(&Seed::from_text("refused"));
        match game.apply(seat, action, &mut chance, &mut Log::off()) {
            Err(Refusal::Rule(why)) => self.hear(&why),
            other => panic!("{action} is not legal: {other:?}"),
        }
    }

    /// Whether of each family of messages so many different ones were heard.
    pub(crate) fn assert_heard(&self, enough: &[(&str, usize)]) {
        for (family, least) in enough {
            let heard = self.heard.iter().filter(|id| id.starts_with(family));
            let heard = heard.count();
            assert!(heard >= *least, "{heard} of {family}: {:?}", self.heard);
        }
    }
}

/// Plays random games, so many at each table, and shows every decision with what may be done and what led to it.
pub(crate) fn at_every_decision<G: Game>(
    tables: &[Table],
    games: u16,
    mut look: impl FnMut(&G, Seat, &[G::Action], &Log<G::Event>),
) {
    for (seats, settings, decisions) in tables {
        let options = G::Options::parse(*seats, settings.iter().copied()).expect("options");
        for nth in 0..games {
            let seed = Seed::from_text(&format!("words {seats} {settings:?} {nth}"));
            watch(&options, &seed, *decisions, &mut look);
        }
    }
}

/// Plays a random game, up to so many decisions.
fn watch<G: Game>(
    options: &G::Options,
    seed: &Seed,
    decisions: usize,
    look: &mut impl FnMut(&G, Seat, &[G::Action], &Log<G::Event>),
) {
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = G::new(options, &mut chance, &mut log);
    let mut left = decisions;
    while let Some(seat) = game.to_act().iter().next().filter(|_| left > 0) {
        left -= 1;
        let legal = game.legal_actions(seat);
        look(&game, seat, &legal, &log);
        let action = *chance.pick(&legal);
        log = Log::new();
        game.apply(seat, action, &mut chance, &mut log)
            .expect("legal is legal");
    }
    look(&game, Seat(0), &[], &log);
}

/// No two choices of a question say the same, but for actions that are alike to anybody.
pub(crate) fn assert_no_twins<G: Game>(
    tables: &[Table],
    games: u16,
    are_alike: impl Fn(G::Action, G::Action) -> bool,
) {
    at_every_decision::<G>(tables, games, |game, seat, legal, _| {
        let view = game.view(Viewer::Seat(seat));
        let describe = |action: &G::Action| G::describe(&view, *action).phrase;
        let said: Vec<Phrase> = legal.iter().map(describe).collect();
        for (at, phrase) in said.iter().enumerate() {
            let twin = said[..at].iter().position(|other| other == phrase);
            if let Some(twin) = twin.map(|twin| legal[twin]) {
                let action = legal[at];
                assert!(are_alike(twin, action), "{twin} and {action}: {phrase:?}");
            }
        }
    });
}
