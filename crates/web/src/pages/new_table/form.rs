//! The fields of the form: presets and options, each with its explanation, and each that does not go with
//! the rest with the reason.

use catalog::{Texts, words};
use kernel::pack::Pack;
use kernel::{Game, OptionSpec, Options, Phrase, Preset};
use maud::{Markup, html};

use super::choices::Objection;
use super::draft::{Draft, Of, hash, presets as presets_of, specs};
use super::fault::{Fault, Field};
use crate::draw;

/// A label of the game's files, `name: explanation`, in its two parts.
fn parts(label: &str) -> (&str, Option<&str>) {
    match label.split_once(": ") {
        Some((name, explanation)) => (name, Some(explanation)),
        None => (label, None),
    }
}

/// Why a choice cannot be made, with the rule.
fn reason<G: Game>(texts: &Texts, lead: &'static str, objection: &Objection) -> Markup {
    let phrase = Phrase::new(lead).with("why", objection.why.clone());
    html! {
        (texts.say(&phrase))
        @if let Some(rule) = objection.rule { " " (draw::rule_link(G::INFO.id, rule)) }
    }
}

/// `aria-invalid` of a field that was refused.
pub(super) fn invalid(faults: &[Fault], field: Field) -> Option<&'static str> {
    faults
        .iter()
        .any(|fault| fault.field == field)
        .then_some("true")
}

/// What was wrong with a field, under it.
pub(super) fn why(texts: &Texts, game: &str, id: &str, faults: &[Fault], field: Field) -> Markup {
    let mut faults = faults.iter().filter(|fault| fault.field == field);
    html! {
        @if let Some(fault) = faults.next() {
            strong.why id=(id) {
                (texts.say(&fault.why))
                @if let Some(rule) = fault.rule { " " (draw::rule_link(game, rule)) }
            }
        }
    }
}

/// What would no longer go together with one seat more, or with one fewer.
pub(super) fn clashes<G: Game>(texts: &Texts, draft: &Draft<G>) -> Markup {
    let seats = draft.seats();
    let more = (seats < *G::Options::SEATS.end())
        .then(|| draft.against_seats(seats + 1))
        .flatten();
    let fewer = (seats > 1)
        .then(|| draft.against_seats(seats - 1))
        .flatten();
    html! {
        @if let Some(objection) = &more { p.soft { (reason::<G>(texts, "new-more-seats", objection)) } }
        @if let Some(objection) = &fewer { p.soft { (reason::<G>(texts, "new-fewer-seats", objection)) } }
    }
}

/// What the options can begin from. A preset is a button: it sets all of them at once.
pub(super) fn presets<G: Game>(texts: &Texts, draft: &Draft<G>, here: &str) -> Markup {
    html! {
        @if !presets_of::<G>().is_empty() {
            fieldset {
                legend { (texts.word("new-start")) }
                div.opts {
                    @for preset in presets_of::<G>() { (preset_card(texts, draft, preset, here)) }
                }
            }
        }
    }
}

fn preset_card<G: Game>(texts: &Texts, draft: &Draft<G>, preset: &Preset, here: &str) -> Markup {
    let label = texts.say(&words::preset_label(preset));
    let (name, explanation) = parts(&label);
    let against = draft.against_preset(preset);
    html! {
        div.opt.start {
            button name="preset" value=(preset.key) formaction=(here) formmethod="get" formnovalidate
                aria-pressed=(draft.is_like(preset).to_string()) disabled[against.is_some()] { (name) }
            small {
                @match &against {
                    Some(objection) => { (reason::<G>(texts, "new-not-available", objection)) }
                    None => { (explanation.unwrap_or_default()) }
                }
            }
        }
    }
}

/// The options of the game.
pub(super) fn rules<G: Game>(texts: &Texts, draft: &Draft<G>) -> Markup {
    let faults = draft.mended().1;
    let (switches, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        specs::<G>().iter().partition(|spec| spec.is_switch());
    html! {
        @if !switches.is_empty() {
            fieldset {
                legend { (texts.word("new-rules")) }
                div.opts.two { @for spec in switches { (switch(texts, draft, spec, &faults)) } }
            }
        }
        @for family in others.chunk_by(|one, other| one.rule == other.rule) {
            @if family.len() > FEW { (folded(texts, draft, family, &faults)) }
            @else { @for spec in family { (choice(texts, draft, spec, &faults)) } }
        }
    }
}

/// The components, where the server has others than the built-in ones.
pub(super) fn packs<G: Game>(texts: &Texts, draft: &Draft<G>, faults: &[Fault]) -> Markup {
    let packs = Pack::all::<Of<G>>();
    html! {
        @if !packs.is_empty() {
            fieldset.choice id=(Field::Pack.anchor()) {
                legend { (texts.word("new-pack")) }
                p { small { (texts.word("new-pack-help")) } }
                (why(texts, G::INFO.id, "why-pack", faults, Field::Pack))
                div.opts.small {
                    @for pack in std::iter::once(Pack::BUILT_IN).chain(packs) {
                        label.opt {
                            input type="radio" name="pack" value=(hash::<G>(pack)) checked[pack == draft.pack];
                            b { (pack_name(texts, pack)) }
                            @if pack != Pack::BUILT_IN {
                                small { (texts.say(&Phrase::new("new-pack-changes").with("count", pack.changes().len() as i64))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn pack_name(texts: &Texts, pack: Pack) -> String {
    pack.name()
        .map_or_else(|| texts.word("new-pack-built-in"), str::to_owned)
}

/// How many options of one rule stand open.
const FEW: usize = 3;

/// Many options of one rule, folded away until somebody asks for them or has chosen something among them.
fn folded<G: Game>(
    texts: &Texts,
    draft: &Draft<G>,
    family: &[&'static OptionSpec],
    faults: &[Fault],
) -> Markup {
    let is_touched = |spec: &&'static OptionSpec| {
        let own = Field::Setting(spec.key);
        draft.value(spec) != spec.default || faults.iter().any(|fault| fault.field == own)
    };
    let names: Vec<String> = family
        .iter()
        .map(|spec| texts.say(&words::option_label(spec)))
        .collect();
    html! {
        details.more open[family.iter().any(is_touched)] {
            summary { b { (texts.word("new-more")) } " " small { (names.join(", ")) } }
            @for spec in family { (choice(texts, draft, spec, faults)) }
        }
    }
}

/// An option that is on or off.
fn switch<G: Game>(
    texts: &Texts,
    draft: &Draft<G>,
    spec: &'static OptionSpec,
    faults: &[Fault],
) -> Markup {
    let on = draft.value(spec) == "on";
    let fault = faults
        .iter()
        .find(|fault| fault.field == Field::Setting(spec.key));
    let against = draft.against(spec.key, if on { "off" } else { "on" });
    let closed = !on
        && against
            .as_ref()
            .is_some_and(|objection| objection.own_fault);
    let lead = if on {
        "new-without"
    } else {
        "new-not-available"
    };
    html! {
        div.opt.bad[fault.is_some()] {
            input type="hidden" name=(spec.key) value="off";
            input id=(Field::Setting(spec.key).anchor()) type="checkbox" name=(spec.key) value="on"
                checked[on] disabled[closed] aria-invalid=[fault.map(|_| "true")]
                aria-describedby=(format_args!("about-{}", spec.key));
            label for=(Field::Setting(spec.key).anchor()) { (texts.say(&words::option_label(spec))) }
            small id=(format_args!("about-{}", spec.key)) {
                @match (fault, &against) {
                    (Some(fault), _) => {
                        span.why { (texts.say(&fault.why)) } " "
                        (draw::rule_link(G::INFO.id, fault.rule.unwrap_or(spec.rule)))
                    }
                    (None, Some(objection)) => {
                        @if on { (texts.say(&words::option_help(spec))) " " }
                        (reason::<G>(texts, lead, objection))
                    }
                    (None, None) => {
                        (texts.say(&words::option_help(spec))) " " (draw::rule_link(G::INFO.id, spec.rule))
                    }
                }
            }
        }
    }
}

/// An option with several values.
fn choice<G: Game>(
    texts: &Texts,
    draft: &Draft<G>,
    spec: &'static OptionSpec,
    faults: &[Fault],
) -> Markup {
    let now = draft.value(spec);
    let fault = faults
        .iter()
        .find(|fault| fault.field == Field::Setting(spec.key));
    let against: Vec<_> = spec
        .values
        .iter()
        .map(|value| draft.against(spec.key, value))
        .collect();
    let whole = is_refused_whole(spec, &against);
    let about = format!("about-{}", spec.key);
    html! {
        fieldset.choice.bad[fault.is_some()] id=(Field::Setting(spec.key).anchor()) aria-describedby=(about) {
            legend { (texts.say(&words::option_label(spec))) }
            p id=(about) {
                @match fault {
                    Some(fault) => { small.why { (texts.say(&fault.why)) } }
                    None if whole => {
                        @for objection in distinct(&against) {
                            small { (reason::<G>(texts, "new-not-available", objection)) } " "
                        }
                    }
                    None => {
                        small { (texts.say(&words::option_help(spec))) " " (draw::rule_link(G::INFO.id, spec.rule)) }
                    }
                }
            }
            div.opts.small {
                @for (value, against) in spec.values.iter().zip(&against) {
                    @let card = Card { value, chosen: *value == now, against: against.as_ref() };
                    (card.draw::<G>(texts, spec, !whole))
                }
            }
        }
    }
}

/// Whether nothing is left of an option but what it is anyway: then the reason stands above all values.
fn is_refused_whole(spec: &OptionSpec, against: &[Option<Objection>]) -> bool {
    let values = spec.values.iter().zip(against);
    let mut others = values.filter(|(value, _)| **value != spec.default);
    others.all(|(_, against)| against.is_some())
}

/// Each reason once, however many values it forbids.
fn distinct(against: &[Option<Objection>]) -> Vec<&Objection> {
    let mut reasons: Vec<&Objection> = Vec::new();
    for objection in against.iter().flatten() {
        if reasons.iter().all(|known| known.why != objection.why) {
            reasons.push(objection);
        }
    }
    reasons
}

/// One value of an option.
struct Card<'a> {
    value: &'a str,
    chosen: bool,
    against: Option<&'a Objection>,
}

impl Card<'_> {
    /// The value to be chosen; what speaks against it stands on it, unless that has been said of all.
    fn draw<G: Game>(&self, texts: &Texts, spec: &OptionSpec, says_why: bool) -> Markup {
        let label = texts.say(&words::option_value(spec, self.value));
        let (name, explanation) = parts(&label);
        let id = format!("{}-{}", Field::Setting(spec.key).anchor(), self.value);
        let why = self.against.filter(|_| says_why);
        let closed = !self.chosen && self.against.is_some_and(|objection| objection.own_fault);
        let about = why.map(|_| format!("why-{id}"));
        html! {
            label.opt.clash[self.against.is_some()] {
                input id=(id) type="radio" name=(spec.key) value=(self.value) checked[self.chosen] disabled[closed]
                    aria-describedby=[about.as_ref()];
                b { (name) }
                @if let Some(explanation) = explanation { small { (explanation) } }
                @if let Some(objection) = why {
                    small.why id=[about] {
                        (texts.say(&objection.why))
                        @if let Some(rule) = objection.rule { " " (draw::rule_link(G::INFO.id, rule)) }
                    }
                }
            }
        }
    }
}

/// What is not as it usually is, for the bill.
pub(super) fn set_otherwise<G: Game>(texts: &Texts, draft: &Draft<G>) -> Vec<(String, String)> {
    let specs = specs::<G>().iter();
    let changed = specs.filter(|spec| draft.value(spec) != spec.default);
    let pack = (draft.pack != Pack::BUILT_IN)
        .then(|| (texts.word("new-pack"), pack_name(texts, draft.pack)));
    let say = |spec: &OptionSpec| {
        let value = texts.say(&words::option_value(spec, draft.value(spec)));
        let label = texts.say(&words::option_label(spec));
        (label, parts(&value).0.to_owned())
    };
    changed.map(say).chain(pack).collect()
}
