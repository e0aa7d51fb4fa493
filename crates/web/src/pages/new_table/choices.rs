//! Which choices of the form can be made together with the rest of it, and why the others cannot.

use kernel::{Game, OptionError, OptionSpec, Options, Phrase, Preset, RuleId};

use super::draft::{Draft, Setting, defaults_with, specs};
use super::fault::{Fault, Field};

/// Why a choice does not go with the rest of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Objection {
    pub(crate) why: Phrase,
    pub(crate) rule: Option<RuleId>,
    /// Whether the choice itself is at fault. Otherwise it can be made, and what it clashes with will
    /// have to give way: nobody gets stuck between two choices.
    pub(crate) own_fault: bool,
}

impl<G: Game> Draft<G> {
    /// The settings with everything that is at fault set back, and the faults.
    ///
    /// The kernel names one fault at a time, so they are mended one by one.
    pub(super) fn mended(&self) -> (Vec<Setting>, Vec<Fault>) {
        let mut settings = self.settings.clone();
        let mut faults = Vec::new();
        while let Err(error) = G::Options::parse(self.seats(), settings.iter().copied()) {
            let keys = specs::<G>().iter().map(|spec| spec.key);
            let fault = Fault::of(&error, keys);
            let field = fault.field;
            faults.push(fault);
            let Field::Setting(key) = field else { break };
            if !set_back(&mut settings, specs::<G>(), key) {
                break;
            }
        }
        (settings, faults)
    }

    /// What speaks against a value of an option.
    pub(super) fn against(&self, key: &'static str, value: &'static str) -> Option<Objection> {
        let mut settings = self.mended().0;
        for setting in &mut settings {
            if setting.0 == key {
                setting.1 = value;
            }
        }
        objection::<G>(self.seats(), &settings, |error| error.option() == key)
    }

    /// What speaks against so many seats.
    pub(super) fn against_seats(&self, seats: u8) -> Option<Objection> {
        objection::<G>(seats, &self.mended().0, |error| {
            matches!(error, OptionError::Seats { .. })
        })
    }

    /// What speaks against beginning from a preset.
    pub(super) fn against_preset(&self, preset: &Preset) -> Option<Objection> {
        let settings = defaults_with::<G>(preset.settings);
        objection::<G>(self.seats(), &settings, |_| true)
    }

    /// Whether everything is set as a preset has it.
    pub(super) fn is_like(&self, preset: &Preset) -> bool {
        self.settings == defaults_with::<G>(preset.settings)
    }

    /// The value of an option.
    pub(super) fn value(&self, spec: &OptionSpec) -> &'static str {
        let found = self.settings.iter().find(|(key, _)| *key == spec.key);
        found.map_or(spec.default, |(_, value)| value)
    }
}

fn objection<G: Game>(
    seats: u8,
    settings: &[Setting],
    own_fault: impl Fn(&OptionError) -> bool,
) -> Option<Objection> {
    let error = G::Options::parse(seats, settings.iter().copied()).err()?;
    Some(Objection {
        why: error.phrase(),
        rule: error.rule(),
        own_fault: own_fault(&error),
    })
}

/// Sets an option back; whether that has changed anything.
fn set_back(settings: &mut [Setting], specs: &[OptionSpec], key: &str) -> bool {
    let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
        return false;
    };
    let setting = settings.iter_mut().find(|(known, _)| *known == key);
    setting.is_some_and(|setting| std::mem::replace(&mut setting.1, spec.default) != spec.default)
}
