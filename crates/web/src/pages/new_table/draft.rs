//! A table that is being set: the form as it was filled in, whatever was filled in.

use std::marker::PhantomData;

use bots::BotKind;
use kernel::pack::Pack;
use kernel::{Game, OptionSpec, Options, Phrase, Preset, Seat};
use table::{Chair, Header, Name, Sitter, TableId};

use super::fault::{Fault, Field, not_a_name, not_a_title};

/// Who shall sit on a chair besides the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taker {
    /// Whoever is given the link.
    Friend,
    Bot(BotKind),
    /// Nobody.
    Closed,
}

impl Taker {
    /// Everybody who can sit there.
    pub(crate) fn all() -> impl Iterator<Item = Taker> {
        let bots = BotKind::ALL.iter().map(|kind| Taker::Bot(*kind));
        [Taker::Friend]
            .into_iter()
            .chain(bots)
            .chain([Taker::Closed])
    }

    pub(crate) fn id(self) -> &'static str {
        match self {
            Taker::Friend => "friend",
            Taker::Bot(kind) => kind.name(),
            Taker::Closed => "closed",
        }
    }
}

/// The names of bots, one for each chair besides the reader's, and one to spare.
const BOTS: [&str; 5] = ["Hans", "Ada", "Otto", "Zora", "Milo"];

/// The name of the bot on a chair; chairs count from one, and the first is the reader's, whose name no bot has.
pub(crate) fn bot_name(chair: usize, reader: &str) -> &'static str {
    let free = BOTS
        .iter()
        .filter(|bot| !bot.eq_ignore_ascii_case(reader.trim()));
    free.cycle()
        .nth(chair.saturating_sub(2))
        .unwrap_or(&BOTS[0])
}

/// So much of a field is kept: more than any name has, less than any mischief needs.
const MOST: usize = 200;

/// The form as it was filled in. Reading never fails; what makes no sense becomes a [`Fault`].
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Draft<G: Game> {
    /// What the reader wants to be called.
    pub(crate) name: String,
    /// What the table shall be called; the game's title stands in for nothing.
    pub(crate) title: String,
    /// Who sits on the other chairs. The first chair is the reader's.
    pub(crate) takers: Vec<Taker>,
    /// Every option with its value, in the order of the specs.
    pub(super) settings: Vec<Setting>,
    /// The components that it is played with.
    pub(super) pack: Pack,
    /// The finished table whose company goes on here.
    pub(crate) again: Option<TableId>,
    faults: Vec<Fault>,
    game: PhantomData<G>,
}

/// An option with its value.
pub(super) type Setting = (&'static str, &'static str);

/// Everything that a new table needs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SetUp<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) title: Name,
    /// Where the reader sits.
    pub(crate) own: Seat,
}

pub(super) fn specs<G: Game>() -> &'static [OptionSpec] {
    <G::Options as Options>::SPECS
}

pub(super) fn presets<G: Game>() -> &'static [Preset] {
    <G::Options as Options>::PRESETS
}

/// Every option as it is when nothing is said, with some set otherwise.
pub(super) fn defaults_with<G: Game>(changes: &[Setting]) -> Vec<Setting> {
    let value = |spec: &OptionSpec| {
        let change = changes.iter().find(|(key, _)| *key == spec.key);
        (spec.key, change.map_or(spec.default, |(_, value)| value))
    };
    specs::<G>().iter().map(value).collect()
}

impl<G: Game> Draft<G> {
    /// The form before anybody has touched it: one friend is expected.
    pub(crate) fn fresh() -> Draft<G> {
        let others = G::Options::SEATS.end().saturating_sub(1).into();
        let mut takers = vec![Taker::Closed; others];
        if let Some(first) = takers.first_mut() {
            *first = Taker::Friend;
        }
        Draft {
            name: String::new(),
            title: String::new(),
            takers,
            settings: defaults_with::<G>(&[]),
            pack: Pack::BUILT_IN,
            again: None,
            faults: Vec::new(),
            game: PhantomData,
        }
    }

    /// A form that needs no more than to be sent.
    pub(crate) fn offer(name: &str, title: &str, others: Vec<Taker>) -> Draft<G> {
        let mut draft = Draft::fresh();
        let others = others.into_iter().chain(std::iter::repeat(Taker::Closed));
        for (chair, taker) in draft.takers.iter_mut().zip(others) {
            *chair = taker;
        }
        name.clone_into(&mut draft.name);
        title.clone_into(&mut draft.title);
        draft
    }

    /// A form for another table like one that there was: the same rules, as many seats, the same company. Whoever had
    /// no seat takes that of the first person, and is nobody whom the company would follow.
    pub(crate) fn again(header: &Header, own: Option<Seat>) -> Draft<G> {
        let person = |chair: &Chair| chair.sitter == Sitter::Person;
        let company = header.chairs.iter().filter(|chair| person(chair)).count() > 1;
        let table = own.filter(|_| company).map(|_| header.id.clone());
        let own = own.map(Seat::index);
        let own = own.or(header.chairs.iter().position(person)).unwrap_or(0);
        let others = header
            .chairs
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != own);
        let others = others.map(|(_, chair)| match chair.sitter {
            Sitter::Person => Taker::Friend,
            Sitter::Bot(kind) => Taker::Bot(kind),
        });
        let title = Some(header.title.as_str()).filter(|title| *title != G::INFO.title);
        let mut draft = Draft::offer("", title.unwrap_or_default(), others.collect());
        for (key, value) in &header.options {
            draft.read_choice(key, value);
        }
        draft.again = table;
        let pack = header.edition.pack.as_deref().and_then(find::<G>);
        draft.pack = pack.unwrap_or_default();
        draft
    }

    /// The address of the form that is filled in like this.
    pub(crate) fn way(&self) -> String {
        let pairs = self
            .pairs()
            .into_iter()
            .filter(|(_, value)| !value.is_empty());
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        format!("/new/{}?{}", G::INFO.id, query.extend_pairs(pairs).finish())
    }

    /// Reads a form. Of a field that is named twice the last value counts, so that a checkbox can
    /// stand after the value that it has when it is not checked.
    pub(crate) fn read(pairs: &[(String, String)]) -> Draft<G> {
        let mut draft = Draft::fresh();
        let mut preset = None;
        for (key, value) in pairs {
            match key.as_str() {
                "name" => draft.name = keep(value),
                "title" => draft.title = keep(value),
                "preset" => preset = Some(value.as_str()),
                "again" => draft.again = value.parse().ok(),
                "pack" => match find::<G>(value) {
                    Some(pack) => draft.pack = pack,
                    None => draft.not_known(Field::Pack, "pack", value),
                },
                _ => draft.read_choice(key, value),
            }
        }
        match preset.map(|key| (key, presets::<G>().iter().find(|p| p.key == key))) {
            None => {}
            Some((_, Some(preset))) => draft.settings = defaults_with::<G>(preset.settings),
            Some((key, None)) => draft.not_known(Field::Form, "preset", key),
        }
        draft
    }

    fn read_choice(&mut self, key: &str, value: &str) {
        if let Some(at) = specs::<G>().iter().position(|spec| spec.key == key) {
            let spec = &specs::<G>()[at];
            match spec.values.iter().find(|known| **known == value) {
                Some(known) => self.settings[at].1 = known,
                None => self.not_known(Field::Setting(spec.key), spec.key, value),
            }
            return;
        }
        let taker = Taker::all().find(|taker| taker.id() == value);
        match (self.chair(key), taker) {
            (Some(chair), Some(taker)) => *chair = taker,
            (Some(_), None) => self.not_known(Field::Seats, key, value),
            (None, _) => self.not_known(Field::Form, key, value),
        }
    }

    /// The chair that a field is about: `seat-2` is the first after the reader's own.
    fn chair(&mut self, key: &str) -> Option<&mut Taker> {
        let number: usize = key.strip_prefix("seat-")?.parse().ok()?;
        self.takers.get_mut(number.checked_sub(2)?)
    }

    fn not_known(&mut self, field: Field, key: &str, value: &str) {
        let why = Phrase::new("new-fault-unknown")
            .with("key", keep(key))
            .with("value", keep(value));
        let fault = Fault::new(field, why);
        // One of a kind is enough to be understood.
        if self.faults.iter().all(|known| known.field != field) {
            self.faults.push(fault);
        }
    }

    /// The form as pairs, which read back as this draft.
    pub(crate) fn pairs(&self) -> Vec<(String, String)> {
        let own = [("name", &self.name), ("title", &self.title)];
        let takers = self.takers.iter().enumerate();
        let own = own.map(|(key, value)| (key.to_owned(), value.clone()));
        let takers = takers.map(|(i, taker)| (chair_key(i), taker.id().to_owned()));
        let settings = self.settings.iter();
        let settings = settings.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let pack = (self.pack != Pack::BUILT_IN).then(|| hash::<G>(self.pack));
        let pack = pack.map(|hash| ("pack".to_owned(), hash.to_owned()));
        let again = self.again.iter();
        let again = again.map(|table| ("again".to_owned(), table.to_string()));
        let all = own
            .into_iter()
            .chain(takers)
            .chain(settings)
            .chain(pack)
            .chain(again);
        all.collect()
    }

    /// How many sit at the table.
    pub(crate) fn seats(&self) -> u8 {
        let open = self.takers.iter().filter(|taker| **taker != Taker::Closed);
        1 + open.count() as u8
    }

    /// Everything that keeps the table from being set, at the field where it can be mended.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = self.faults.clone();
        if let Err(error) = self.name.parse::<Name>() {
            faults.push(Fault::new(Field::Name, not_a_name(error)));
        }
        if let Err(error) = self.title_or_game().parse::<Name>() {
            faults.push(Fault::new(Field::Title, not_a_title(error)));
        }
        faults.extend(self.mended().1);
        faults
    }

    /// What the server needs to set the table, or everything that is wrong.
    pub(crate) fn set_up(&self) -> Result<SetUp<G>, Vec<Fault>> {
        let faults = self.faults();
        let options = G::Options::parse(self.seats(), self.settings.iter().copied());
        let options = options.map(|options| options.with_pack(self.pack));
        match (self.name.parse(), self.title_or_game().parse(), options) {
            (Ok(name), Ok(title), Ok(options)) if faults.is_empty() => Ok(SetUp {
                options,
                chairs: self.chairs(name),
                title,
                own: Seat(0),
            }),
            _ => Err(faults),
        }
    }

    fn title_or_game(&self) -> &str {
        match self.title.trim() {
            "" => G::INFO.title,
            title => title,
        }
    }

    fn chairs(&self, own: Name) -> Vec<Chair> {
        let person = |name| Chair {
            sitter: Sitter::Person,
            name,
        };
        let others = self.takers.iter().enumerate();
        let others = others.filter_map(|(i, taker)| match taker {
            Taker::Friend => Some(person(None)),
            Taker::Bot(kind) => Some(Chair {
                sitter: Sitter::Bot(*kind),
                name: bot_name(i + 2, &self.name).parse().ok(),
            }),
            Taker::Closed => None,
        });
        let mut chairs = vec![person(Some(own))];
        chairs.extend(others);
        chairs
    }
}

/// The components of a game.
pub(super) type Of<G> = <<G as Game>::Options as Options>::Content;

/// By what a pack is named in the form.
pub(super) fn hash<G: Game>(pack: Pack) -> &'static str {
    pack.hash::<Of<G>>()
}

fn find<G: Game>(hash: &str) -> Option<Pack> {
    Pack::find::<Of<G>>(hash)
}

/// The field of a chair besides the reader's own, counted from zero.
pub(super) fn chair_key(index: usize) -> String {
    format!("seat-{}", index + 2)
}

fn keep(text: &str) -> String {
    text.chars().take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use escape_plan::EscapePlan;
    use fliptown::Fliptown;
    use kernel::{Seed, StoredEdition};
    use table::TableId;

    use super::*;

    fn header<G: Game>(draft: &Draft<G>, game: GameId) -> Header {
        let set = draft.set_up().expect("a table");
        let settings = draft.settings.iter();
        Header {
            id: TableId::from_bytes([7; 16]),
            title: set.title,
            game,
            edition: StoredEdition::newest::<G::Options>(),
            options: settings
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            seed: Seed::from_text("again"),
            chairs: set.chairs,
            created: 0,
        }
    }

    /// The form that a link leads to.
    fn followed<G: Game>(way: &str) -> Draft<G> {
        let query = way.strip_prefix(&format!("/new/{}?", G::INFO.id));
        let query = query.expect("the form of the same game").as_bytes();
        let pairs: Vec<_> = url::form_urlencoded::parse(query).into_owned().collect();
        Draft::read(&pairs)
    }

    #[test]
    fn another_table_has_the_same_company_and_the_same_rules() {
        let others = vec![Taker::Bot(BotKind::Greedy), Taker::Friend];
        let mut draft = Draft::<Fliptown>::offer("Věra", "Friday & Co", others);
        let spec = &specs::<Fliptown>()[0];
        let unusual = spec.values.iter().find(|value| **value != spec.default);
        draft.settings[0].1 = unusual.expect("another value");
        let header = header(&draft, GameId::Fliptown);
        let again = |own| followed::<Fliptown>(&Draft::<Fliptown>::again(&header, own).way());
        // Whoever asks has the first chair, and says their own name.
        draft.name.clear();
        assert_eq!(
            again(None),
            draft,
            "a spectator takes the first person's chair"
        );
        // Whom the others know they can follow.
        draft.again = Some(header.id.clone());
        assert_eq!(again(Some(Seat(0))), draft);
        // The other two are a person and a bot for the friend as well.
        draft.takers[..2].swap(0, 1);
        assert_eq!(again(Some(Seat(2))), draft);
    }

    #[test]
    fn whoever_played_alone_plays_alone_again() {
        let alone = Draft::<EscapePlan>::offer("Věra", "", Vec::new());
        let header = header(&alone, GameId::EscapePlan);
        let again = Draft::<EscapePlan>::again(&header, Some(Seat(0)));
        let again = followed::<EscapePlan>(&again.way());
        assert_eq!((again.seats(), again.title.as_str()), (1, ""));
        assert_eq!(again.again, None, "nobody would follow");
        assert_eq!(again.settings, alone.settings);
    }
}
