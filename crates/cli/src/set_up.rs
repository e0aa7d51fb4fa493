//! What is chosen before a game begins: seats, options, seed; and who sits where.

use bots::BotKind;
use catalog::Texts;
use kernel::{Game, OptionError, Options, Phrase, Preset, Seat, Seed};

use crate::args::{BotArg, Pair};
use crate::failure::Failure;
use crate::seed;

/// The arguments that set a game up.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct SetUp {
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,

    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) option: Vec<Pair>,

    #[arg(long, value_name = "KEY")]
    pub(crate) preset: Option<String>,

    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
}

impl SetUp {
    /// The options of the game, checked.
    pub(crate) fn options<G: Game>(&self, texts: &Texts) -> Result<G::Options, Failure> {
        let preset = match &self.preset {
            None => None,
            Some(key) => Some(preset::<G>(key).ok_or_else(|| {
                let known: Vec<&str> = presets::<G>().iter().map(|p| p.key).collect();
                let phrase = Phrase::new("error-preset")
                    .with("preset", key.as_str())
                    .with("known", known.join(", "));
                Failure::Usage(texts.say(&phrase))
            })?),
        };
        let named = self
            .option
            .iter()
            .map(|pair| (pair.key.as_str(), pair.value.as_str()));
        let seats = self.seats.unwrap_or(*G::Options::SEATS.start());
        options::<G>(seats, preset, named).map_err(|error| {
            let told = texts.say(&error.phrase());
            Failure::Usage(match error.rule() {
                Some(rule) => format!("{}: {told} [{rule}]", error.option()),
                None => told,
            })
        })
    }

    /// The seed that was asked for, or a fresh one.
    pub(crate) fn seed(&self) -> Result<Seed, Failure> {
        Ok(seed::or_fresh(self.seed.as_deref())?)
    }
}

/// Options from a preset and from settings, which go before the preset's.
pub(crate) fn options<'a, G: Game>(
    seats: u8,
    preset: Option<&Preset>,
    named: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<G::Options, OptionError> {
    let mut pairs: Vec<(&str, &str)> = named.collect();
    for (key, value) in preset.map_or(&[][..], |preset| preset.settings) {
        if !pairs.iter().any(|(named, _)| named == key) {
            pairs.push((key, value));
        }
    }
    G::Options::parse(seats, pairs)
}

/// The preset with this key.
pub(crate) fn preset<G: Game>(key: &str) -> Option<&'static Preset> {
    presets::<G>().iter().find(|preset| preset.key == key)
}

fn presets<G: Game>() -> &'static [Preset] {
    <G::Options as Options>::PRESETS
}

/// Which bot sits at each of `n` seats, if any: a seat that is named goes before a bot for all.
pub(crate) fn sitters(
    bots: &[BotArg],
    n: u8,
    texts: &Texts,
) -> Result<Vec<Option<BotKind>>, Failure> {
    for seat in bots.iter().filter_map(|bot| bot.seat) {
        existing(seat, n, texts)?;
    }
    let for_seat = |seat| {
        let named = bots.iter().rev().find(|bot| bot.seat == Some(seat));
        let any = || bots.iter().rev().find(|bot| bot.seat.is_none());
        named.or_else(any).map(|bot| bot.kind)
    };
    Ok(Seat::all(n).map(for_seat).collect())
}

/// The seat, if the table has it.
pub(crate) fn existing(seat: Seat, n: u8, texts: &Texts) -> Result<Seat, Failure> {
    if seat.0 < n {
        return Ok(seat);
    }
    let phrase = Phrase::new("error-seat")
        .with("given", seat.0)
        .with("last", n.saturating_sub(1));
    Err(Failure::Usage(texts.say(&phrase)))
}
