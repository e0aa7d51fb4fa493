//! What can be done where: the hotspots of the city.

use in_too_deep::pieces::Crime;
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Choice, Game, Phrase, RuleId};
use maud::{Markup, html};
use table::Stroke;

use super::places::{self, Thing};
use crate::board::{Scene, button_id};
use crate::boards::in_too_deep::moves::{self, Aim};
use crate::boards::in_too_deep::signs;
use crate::boards::in_too_deep::sites::{self, Mover, Site};
use crate::draw;

/// How wide a pill is: its sides, and each of its signs with the gap to the next.
const SIDES: f32 = 8.;
const SIGN: f32 = 19.;

/// Something that can be done at a place.
pub(super) struct Deed {
    pub(super) site: Site,
    /// What is done there; whatever pays for it or follows it is left out.
    pub(super) action: Action,
    /// Whom the Guardian takes along.
    pub(super) escorted: Option<in_too_deep::pieces::Criminal>,
    pub(super) button: String,
    pub(super) label: String,
    /// Whether it takes more than an action: grip or Intel.
    pub(super) paid: bool,
    /// Crimes in hand that it makes possible.
    pub(super) completes: Vec<Crime>,
}

/// Everything that can be done in the city.
pub(super) struct Deeds(Vec<Deed>);

impl Deeds {
    pub(super) fn of(scene: &Scene<'_, InTooDeep>) -> Deeds {
        let view = &scene.sight.view;
        let single = scene.sight.legal.iter().filter_map(|action| {
            let site = sites::site(view, *action)?;
            // What is offered whole is not begun here.
            let begun = matches!(action, Action::Guardian(_)) && moves::is_part(scene, *action);
            (!begun && !moves::is_step(scene, *action)).then(|| {
                let stroke = Stroke::new(vec![*action])?;
                let paid = sites::intel(scene, *action) > 0;
                Some(deed(
                    scene,
                    site,
                    *action,
                    &stroke,
                    &scene.describe(*action),
                    paid,
                ))
            })?
        });
        let offers = scene.outlook().offers.iter();
        let whole = offers.filter_map(|offer| {
            if moves::is_dearer(scene, offer) || moves::is_step_for_grip(scene, offer) {
                return None;
            }
            let site = moves::site(scene, offer)?;
            let choice = moves::choice(scene, offer);
            let stroke = offer.stroke()?;
            Some(match offer.aim {
                Aim::Extra(_, then) => deed(scene, site, then, &stroke, &choice, true),
                Aim::Patrol(first, taken) => Deed {
                    escorted: taken,
                    ..deed(scene, site, first, &stroke, &choice, false)
                },
            })
        });
        let mut deeds: Vec<Deed> = single.chain(whole).collect();
        let is_free_hand = |deed: &Deed| matches!(deed.action, Action::Smuggle(_));
        deeds.sort_by_key(|deed| (deed.completes.is_empty(), !is_free_hand(deed)));
        Deeds(deeds)
    }

    /// What can be done at a place, what completes a crime first, then what the Smuggler takes for nothing.
    pub(super) fn at(&self, site: Site) -> impl Iterator<Item = &Deed> + Clone {
        self.0.iter().filter(move |deed| deed.site == site)
    }
}

fn deed(
    scene: &Scene<'_, InTooDeep>,
    site: Site,
    action: Action,
    stroke: &Stroke<Action>,
    choice: &Choice,
    paid: bool,
) -> Deed {
    let button = button_id(stroke);
    let completes = scene.outlook().completes(&button).to_vec();
    let said = scene.say(&choice.phrase);
    let label = match completes.first() {
        Some(crime) => scene.say(
            &Phrase::new("dawn-completing")
                .with("deed", said)
                .with("crime", words::crime(*crime)),
        ),
        None => said,
    };
    Deed {
        site,
        action,
        escorted: None,
        button,
        label,
        paid,
        completes,
    }
}

impl Deed {
    pub(super) fn href(&self) -> String {
        format!("#{}", self.button)
    }

    pub(super) fn state(&self) -> &'static str {
        if self.paid { "paid" } else { "free" }
    }

    /// The symbols of who goes, of what is done with, and of what is used.
    fn signs(&self, scene: &Scene<'_, InTooDeep>) -> Vec<Markup> {
        let mover = sites::mover(scene, self.action);
        let goes = mover.map(|mover| match mover {
            Mover::Criminal(criminal) => signs::criminal(criminal),
            Mover::Item(item) => signs::item(item),
            Mover::Guardian => signs::guardian(),
            Mover::Searches => draw::icon("seek"),
        });
        let taken = self.escorted.map(signs::criminal);
        let with = match self.site {
            Site::Criminal(criminal) if mover != Some(Mover::Criminal(criminal)) => {
                Some(signs::criminal(criminal))
            }
            Site::Item(item) => Some(signs::item(item)),
            // Whoever uses the zone is there already: without its sign it would look like a way to come.
            Site::Effect(zone) => Some(signs::zone(zone)),
            _ => None,
        };
        let best = (!self.completes.is_empty()).then(|| draw::icon("star"));
        [best, goes, taken, with].into_iter().flatten().collect()
    }

    fn word(&self, scene: &Scene<'_, InTooDeep>) -> String {
        let source = matches!(sites::asked(scene), Some(Step::Shift { .. }));
        scene.word(match self.action {
            Action::Zone(_) if source => "dawn-verb-from",
            action => verb(action),
        })
    }

    /// How much room its pill takes.
    pub(super) fn thing(&self, scene: &Scene<'_, InTooDeep>) -> Thing {
        Thing {
            width: SIDES + SIGN * self.signs(scene).len() as f32,
            words: places::words(&self.word(scene)),
            person: false,
        }
    }

    /// A pill: who or what goes here, and how.
    pub(super) fn pill(&self, scene: &Scene<'_, InTooDeep>) -> Markup {
        html! {
            a.pill.spot.best[!self.completes.is_empty()] #{ "pill-" (self.button) } data-s=(self.state()) href=(self.href()) title=(self.label) aria-label=(self.label) {
                @for sign in self.signs(scene) { (sign) }
                span { (self.word(scene)) }
            }
        }
    }
}

/// What is done, in a word.
fn verb(action: Action) -> &'static str {
    match action {
        Action::Move(..) | Action::Carry(..) | Action::Guardian(_) => "dawn-verb-move",
        Action::Push(..) => "dawn-verb-push",
        Action::Hack(..) => "dawn-verb-hack",
        Action::Jump => "dawn-verb-jump",
        Action::Dash(_) => "dawn-verb-dash",
        Action::PickUp(..) | Action::Fetch(_) | Action::Smuggle(_) => "dawn-verb-take",
        Action::Drop(_) => "dawn-verb-drop",
        Action::Use(_) | Action::Fix(_) => "dawn-verb-use",
        Action::Grip(_) | Action::Sense(_) => "dawn-verb-grip",
        Action::Hook(_) => "dawn-verb-hook",
        Action::Unhook(_) => "dawn-verb-unhook",
        _ => "dawn-verb-here",
    }
}

/// Why something cannot be done: the reason and its rule.
pub(super) fn why_not(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<(RuleId, String)> {
    // Only who is asked is told why not.
    if scene.sight.legal.is_empty() {
        return None;
    }
    let (rule, why) = scene.why_not(action)?;
    Some((rule?, scene.say(&why)))
}

/// Where a rule stands.
pub(super) fn rule_path(rule: RuleId) -> String {
    draw::rule_path(InTooDeep::INFO.id, rule)
}
