//! What is chosen before a game begins: seats, options, seed; and who sits where.

use bots::BotKind;
use catalog::Texts;
use kernel::{Game, OptionError, Options, Phrase, Preset, Seat, Seed};

use crate::args::{BotArg, Pair, whole};
use crate::failure::Failure;
use crate::seed;

/// The arguments that set a game up.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct SetUp {
    #[arg(long, value_name = "N", value_parser = whole::<u8>)]
    pub(crate) seats: Option<u8>,

    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) option: Vec<Pair>,

    #[arg(long, value_name = "KEY")]
    pub(crate) preset: Option<String>,

    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
}

impl SetUp {
    /// The options of the game, checked; in simulation some have another default.
    pub(crate) fn options<G: Game>(
        &self,
        texts: &Texts,
        simulated: bool,
    ) -> Result<G::Options, Failure> {
        let preset = match &self.preset {
            None => None,
            Some(key) => Some(preset::<G>(key).map_err(|known| {
                let phrase = Phrase::new(match known.is_empty() {
                    true => "error-no-presets",
                    false => "error-preset",
                });
                let phrase = phrase.with("preset", key.as_str()).with("known", known);
                Failure::Usage(texts.say(&phrase))
            })?),
        };
        let named = self
            .option
            .iter()
            .map(|pair| (pair.key.as_str(), pair.value.as_str()));
        let seats = self.seats.unwrap_or(*G::Options::SEATS.start());
        options::<G>(seats, preset, named, simulated).map_err(|error| {
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
    simulated: bool,
) -> Result<G::Options, OptionError> {
    let mut pairs: Vec<(&str, &str)> = named.collect();
    for (key, value) in preset.map_or(&[][..], |preset| preset.settings) {
        if !pairs.iter().any(|(named, _)| named == key) {
            pairs.push((key, value));
        }
    }
    match simulated {
        true => G::Options::parse_simulated(seats, pairs),
        false => G::Options::parse(seats, pairs),
    }
}

/// The preset with this key, or the keys there are.
pub(crate) fn preset<G: Game>(key: &str) -> Result<&'static Preset, String> {
    let presets = <G::Options as Options>::PRESETS;
    let found = presets.iter().find(|preset| preset.key == key);
    found.ok_or_else(|| {
        let known: Vec<&str> = presets.iter().map(|preset| preset.key).collect();
        known.join(", ")
    })
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
    once("--bot", bots.iter().map(|bot| bot.seat), texts)?;
    let at = |seat| bots.iter().find(|bot| bot.seat == seat);
    let for_seat = |seat| at(Some(seat)).or_else(|| at(None)).map(|bot| bot.kind);
    Ok(Seat::all(n).map(for_seat).collect())
}

/// Refuses an argument that is there twice for the same seat, or twice for all.
pub(crate) fn once(
    argument: &str,
    seats: impl Iterator<Item = Option<Seat>>,
    texts: &Texts,
) -> Result<(), Failure> {
    let mut seen = Vec::new();
    for seat in seats {
        if seen.contains(&seat) {
            let what = match seat {
                Some(seat) => format!("{argument} {seat}=…"),
                None => argument.to_owned(),
            };
            let phrase = Phrase::new("error-twice").with("what", what);
            return Err(Failure::Usage(texts.say(&phrase)));
        }
        seen.push(seat);
    }
    Ok(())
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
