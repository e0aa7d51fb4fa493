//! Phrases in a language.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use kernel::{Arg, Game, Phrase, Seat};

use crate::lang::Lang;

/// Language tag and Fluent file, for every language.
pub type Locales = &'static [(&'static str, &'static str)];

/// What every game and every interface says alike.
pub const TEXTS: Locales = &[
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("pl", include_str!("../locales/pl.ftl")),
];

/// How a message speaks a list, and the word before its last item: `{ AND($items) }` is “one, another and a third”.
/// Where a message has `{ $items }` alone, commas are all there is between them.
const JOINTS: [(&str, &str); 2] = [("AND", "list-and"), ("OR", "list-or")];

/// Stands between the items of a list until its message has joined them; no text has it.
const BETWEEN: &str = "\u{1f}";

/// Everything that can be said in one language, and what the people at the table are called. A copy is
/// cheap: one reading of the files serves every table.
#[derive(Clone)]
pub struct Texts {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Vec<(Seat, String)>,
}

/// Why a phrase cannot be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// The language has no such message.
    #[error("[{lang}] there is no message {id:?}")]
    Missing {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// The message needs something that the phrase does not give.
    #[error("[{lang}] the message {id:?} cannot be filled: {why}")]
    Gap {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What Fluent says of it.
        why: String,
    },
}

/// A number below zero, with a real minus: a hyphen is shorter than the plus it stands beside.
fn below_zero(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0. => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

impl Texts {
    /// The texts of several sources in one language. Broken messages are left out: a table that
    /// cannot say one thing can still say the others. [`lint`](crate::lint) finds them in tests.
    pub fn new(lang: Lang, sources: &[Locales]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are for mixed directions of writing and would show as junk in a terminal.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| below_zero(value)));
        for source in sources {
            if let Some((_, file)) = source.iter().find(|(tag, _)| *tag == lang.tag()) {
                let resource = match FluentResource::try_new((*file).to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
        }
        for (function, id) in JOINTS {
            let message = bundle.get_message(id).and_then(|message| message.value());
            let Some(word) = message.map(|word| bundle.format_pattern(word, None, &mut Vec::new()))
            else {
                continue;
            };
            let word = word.into_owned();
            // It cannot be there already: the names of functions are no names of messages.
            let _ = bundle.add_function(function, move |given, _| match given {
                [FluentValue::String(list)] => joined(list, &word).into(),
                _ => FluentValue::Error,
            });
        }
        Texts {
            lang,
            bundle: Arc::new(bundle),
            names: Vec::new(),
        }
    }

    /// The texts of a game, of the catalog and of an interface.
    pub fn of_game<G: Game>(lang: Lang, interface: &[Locales]) -> Texts {
        let mut sources = vec![TEXTS, G::INFO.texts];
        sources.extend(interface);
        Texts::new(lang, &sources)
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Calls whoever sits at `seat` by a name from now on.
    pub fn call(&mut self, seat: Seat, name: impl Into<String>) {
        self.names.retain(|(known, _)| *known != seat);
        self.names.push((seat, name.into()));
    }

    /// A phrase in words. What cannot be said shows as its id in brackets.
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut problems = Vec::new();
        self.format(phrase, &mut problems)
    }

    /// What a newcomer should know about a question: the attribute `help` of its message, if it has one.
    pub fn help(&self, phrase: &Phrase) -> Option<String> {
        self.attribute(phrase, "help")
    }

    /// A line of a story after the line `before` it. Whoever both are about, which is what a phrase takes first, is
    /// not named anew: the name that the sentence begins with is left out, or the message has words of its own for
    /// that, in its attribute `again`.
    pub fn say_after(&self, before: Option<&Phrase>, phrase: &Phrase) -> String {
        let about = |phrase: &Phrase| phrase.args.first().map(|(_, arg)| arg.clone());
        let same = before.is_some_and(|before| about(before) == about(phrase));
        let sentence = self.say(phrase);
        let name = match about(phrase).filter(|_| same) {
            Some(Arg::Seat(seat)) => self.name(seat),
            Some(Arg::Phrase(name)) => self.say(&name),
            _ => return sentence,
        };
        self.attribute(phrase, "again")
            .or_else(|| without_subject(&sentence, &name))
            .unwrap_or(sentence)
    }

    fn attribute(&self, phrase: &Phrase, name: &str) -> Option<String> {
        let message = self.bundle.get_message(phrase.id.as_ref())?;
        let pattern = message.get_attribute(name)?.value();
        Some(self.fill(pattern, phrase, &mut Vec::new()))
    }

    /// A message without arguments in words.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// A phrase in words, or what is wrong with it: for tests.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, TextError> {
        let mut problems = Vec::new();
        let text = self.format(phrase, &mut problems);
        match problems.into_iter().next() {
            None => Ok(text),
            Some(problem) => Err(problem),
        }
    }

    /// How whoever sits at `seat` is called.
    pub fn name(&self, seat: Seat) -> String {
        self.seat(seat, &mut Vec::new())
    }

    fn format(&self, phrase: &Phrase, problems: &mut Vec<TextError>) -> String {
        let id = phrase.id.as_ref();
        let pattern = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            problems.push(TextError::Missing {
                lang: self.lang,
                id: id.to_owned(),
            });
            return format!("[{id}]");
        };
        self.fill(pattern, phrase, problems)
    }

    /// A pattern of the phrase's message with its gaps filled.
    fn fill(
        &self,
        pattern: &Pattern<&str>,
        phrase: &Phrase,
        problems: &mut Vec<TextError>,
    ) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, problems));
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        problems.extend(errors.iter().map(|error| TextError::Gap {
            lang: self.lang,
            id: phrase.id.to_string(),
            why: error.to_string(),
        }));
        text.replace(BETWEEN, ", ")
    }

    fn value<'a>(&self, arg: &'a Arg, problems: &mut Vec<TextError>) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat, problems)),
            Arg::Phrase(phrase) => FluentValue::from(self.format(phrase, problems)),
            Arg::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(|p| self.format(p, problems)).collect();
                FluentValue::from(parts.join(BETWEEN))
            }
        }
    }

    fn seat(&self, seat: Seat, problems: &mut Vec<TextError>) -> String {
        match self.names.iter().find(|(known, _)| *known == seat) {
            Some((_, name)) => name.clone(),
            None => {
                // People count from one.
                let number = i64::from(seat.0) + 1;
                self.format(&Phrase::new("seat-name").with("number", number), problems)
            }
        }
    }
}

/// A list with a word before its last item.
fn joined(list: &str, word: &str) -> String {
    match list.rsplit_once(BETWEEN) {
        None => list.to_owned(),
        Some((before, last)) => format!("{} {word} {last}", before.replace(BETWEEN, ", ")),
    }
}

/// Words of Czech and Polish that lean on the one before them: no sentence can begin with them.
const LEANING: [&str; 3] = ["se", "si", "się"];

/// A sentence without the name it begins with; `None` if it needs the name.
fn without_subject(sentence: &str, name: &str) -> Option<String> {
    let rest = sentence.strip_prefix(name)?.strip_prefix(' ')?;
    let leans = LEANING.contains(&rest.split(' ').next()?);
    let mut letters = rest.chars();
    let first = letters.next().filter(|_| !leans)?;
    Some(first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Locales = &[(
        "pl",
        "
coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .help = Liczba: { $n }
gives = { $who } daje: { $what }
pays = Bank płaci, a { $who } bierze: { $what }
    .again = Bank płaci: { $what }
shares = { $who } się dzieli: { $what }
list = { $items }
all-of = Razem { AND($items) }
any-of = { $count ->
    [one] Tylko { OR($items) }
    [few] Choćby { OR($items) }
   *[many] { OR($items) }
}
",
    )];

    fn texts() -> Texts {
        Texts::new(Lang::Pl, &[TEXTS, TEST])
    }

    fn coins(n: i64) -> Phrase {
        Phrase::new("coins").with("n", n)
    }

    #[test]
    fn numbers_follow_the_plural_rules_of_the_language() {
        let said: Vec<String> = [1, 2, 5, 22, 112].map(|n| texts().say(&coins(n))).into();
        assert_eq!(
            said,
            ["1 moneta", "2 monety", "5 monet", "22 monety", "112 monet"]
        );
    }

    #[test]
    fn a_question_may_have_help() {
        assert_eq!(texts().help(&coins(3)).as_deref(), Some("Liczba: 3"));
        assert_eq!(texts().help(&Phrase::new("list")), None);
    }

    #[test]
    fn a_story_names_somebody_once() {
        let tells = |id, who, n| {
            Phrase::new(id)
                .with("who", Seat(who))
                .with("what", coins(n))
        };
        let before = tells("gives", 0, 2);
        let after = |id, who| texts().say_after(Some(&before), &tells(id, who, 1));
        assert_eq!(texts().say_after(None, &before), "Gracz 1 daje: 2 monety");
        assert_eq!(after("gives", 0), "Daje: 1 moneta");
        assert_eq!(after("gives", 1), "Gracz 2 daje: 1 moneta");
        assert_eq!(after("pays", 0), "Bank płaci: 1 moneta");
        // Without the name the first word would have nothing to lean on.
        assert_eq!(after("shares", 0), "Gracz 1 się dzieli: 1 moneta");
        assert_eq!(texts().say_after(Some(&coins(1)), &coins(1)), "1 moneta");
    }

    #[test]
    fn seats_phrases_and_lists_are_said_first() {
        let mut texts = texts();
        let phrase = Phrase::new("gives")
            .with("who", Seat(1))
            .with("what", coins(3));
        assert_eq!(texts.say(&phrase), "Gracz 2 daje: 3 monety");
        texts.call(Seat(1), "Ola");
        assert_eq!(texts.say(&phrase), "Ola daje: 3 monety");
        let list = Phrase::new("list").with("items", vec![coins(1), coins(2)]);
        assert_eq!(texts.say(&list), "1 moneta, 2 monety");
    }

    #[test]
    fn a_message_joins_the_lists_that_it_speaks() {
        let of = |id, numbers: &[i64]| {
            let items: Vec<Phrase> = numbers.iter().map(|n| coins(*n)).collect();
            texts().try_say(&Phrase::new(id).with("items", items).with("count", 2))
        };
        let said = |text: &str| Ok(text.to_owned());
        assert_eq!(of("all-of", &[1]), said("Razem 1 moneta"));
        assert_eq!(of("all-of", &[1, 2]), said("Razem 1 moneta i 2 monety"));
        assert_eq!(
            of("all-of", &[1, 2, 5]),
            said("Razem 1 moneta, 2 monety i 5 monet")
        );
        assert_eq!(of("any-of", &[1, 2]), said("Choćby 1 moneta lub 2 monety"));
        assert_eq!(of("list", &[1, 2, 5]), said("1 moneta, 2 monety, 5 monet"));
    }

    #[test]
    fn what_is_missing_shows_and_fails_only_when_strict() {
        let texts = texts();
        let nested = Phrase::new("list").with("items", vec![Phrase::new("nowhere")]);
        assert_eq!(texts.say(&nested), "[nowhere]");
        assert!(matches!(
            texts.try_say(&nested),
            Err(TextError::Missing { .. })
        ));
        assert!(matches!(
            texts.try_say(&Phrase::new("gives")),
            Err(TextError::Gap { .. })
        ));
        assert_eq!(texts.try_say(&coins(1)).as_deref(), Ok("1 moneta"));
    }

    #[test]
    fn texts_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Texts>();
    }
}
