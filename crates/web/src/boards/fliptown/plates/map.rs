//! The hero's map: what is written on it, what is asked about it, and what it says.

use fliptown::content::Building;
use fliptown::map::{Region, Site};
use fliptown::sheet::Sheet;
use fliptown::step::Step;
use fliptown::view::SeatView;
use fliptown::{Action, Fliptown, View};
use kernel::{Game, Phrase, Viewer};
use maud::{Markup, html};

use super::pencil::Age;
use crate::board::Scene;
use crate::boards::fliptown::leads_to;

/// A part of the map, as the stylesheet lays it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Trail,
    Badlands,
    Mine,
    Ledger,
    Town,
    Cemetery,
}

impl Part {
    pub(super) fn of(region: Region) -> Part {
        match region {
            Region::Trail => Part::Trail,
            Region::Badlands => Part::Badlands,
            Region::Mine => Part::Mine,
            Region::Town => Part::Town,
            Region::Cemetery => Part::Cemetery,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Part::Trail => "trail",
            Part::Badlands => "badlands",
            Part::Mine => "mine",
            Part::Ledger => "ledger",
            Part::Town => "town",
            Part::Cemetery => "cemetery",
        }
    }
}

/// How far a part of the map is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Play {
    /// The question is about it.
    Asked,
    /// It is possible besides.
    Also,
}

impl Play {
    fn id(self) -> u8 {
        match self {
            Play::Asked => 1,
            Play::Also => 2,
        }
    }
}

/// Everything that the plates are drawn from.
pub(super) struct Map<'a> {
    pub(super) scene: &'a Scene<'a, Fliptown>,
    pub(super) seat: &'a SeatView,
    pub(super) sheet: &'a Sheet,
    /// The map as it was when the viewer last acted.
    pub(super) before: Option<&'a Sheet>,
    /// What the viewer has to decide about this map.
    pub(super) step: Option<Step>,
    /// The hero's view as if nothing were asked: what sites bring, without what the way costs now.
    calm: View,
}

impl<'a> Map<'a> {
    /// The map of the scene's hero, if there is such a seat.
    pub(super) fn of(scene: &'a Scene<'a, Fliptown>) -> Option<Map<'a>> {
        let (view, hero) = (&scene.sight.view, scene.hero);
        let seat = view.seats.get(hero.index())?;
        let asked = scene.is_own() && !scene.sight.legal.is_empty();
        let mut calm = View {
            viewer: Viewer::Seat(hero),
            ..*view
        };
        calm.seats[hero.index()].open = None;
        Some(Map {
            scene,
            seat,
            sheet: &seat.sheet,
            before: scene
                .sight
                .before
                .as_ref()
                .and_then(|view| view.seats.get(hero.index()))
                .map(|seat| &seat.sheet),
            step: asked.then(|| view.step()).flatten(),
            calm,
        })
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.scene.word(id)
    }

    pub(super) fn name(&self, region: Region) -> String {
        self.say(&Phrase::name("region", region.id()))
    }

    /// A price in dollars.
    pub(super) fn dollars(&self, cash: u16) -> String {
        self.say(&Phrase::new("map-dollars").with("cash", cash))
    }

    /// Whether something is written on the map, and since when.
    pub(super) fn marked(&self, holds: impl Fn(&Sheet) -> bool) -> Option<Age> {
        let known = self.before.is_none_or(&holds);
        holds(self.sheet).then_some(if known { Age::Old } else { Age::Fresh })
    }

    /// What a site is and brings.
    pub(super) fn about(&self, site: Site) -> Phrase {
        Fliptown::describe(&self.calm, Action::Go(site)).phrase
    }

    /// What a site is and brings, and what has become of it.
    pub(super) fn title(&self, site: Site) -> String {
        let about = self.about(site);
        let skipped = matches!(site, Site::Stop(rank) if self.sheet.is_skipped(rank));
        self.say(&if self.sheet.is_circled(site) {
            Phrase::new("map-circled").with("site", about)
        } else if skipped {
            Phrase::new("map-skipped").with("site", about)
        } else {
            about
        })
    }

    /// Whether the viewer decides about what a building offers.
    pub(super) fn is_at(&self, building: Building) -> bool {
        match self.step {
            Some(Step::Effect(at) | Step::Order(at)) => at == building,
            Some(Step::Office) => building == Building::SheriffsOffice,
            Some(Step::Bail(_)) => building == Building::BailBonds,
            _ => false,
        }
    }

    /// How far a part of the map is in play: where something can be pressed.
    pub(super) fn play(&self, part: Part) -> Option<Play> {
        let step = self.step?;
        let parts = || {
            let legal = self.scene.sight.legal.iter();
            legal.filter_map(|action| place(step, *action))
        };
        parts().find(|other| *other == part)?;
        // Tombstones can always be circled, whatever the cards (FT-12.1): the question is about them where nothing else is left.
        let besides = part == Part::Cemetery && step == Step::Main;
        Some(if besides && parts().any(|other| other != part) {
            Play::Also
        } else {
            Play::Asked
        })
    }

    /// Whether one of the cards that wait for their use leads to a part of the map.
    fn leads(&self, part: Part) -> bool {
        let mut ways = self.scene.sight.legal.iter();
        self.step.is_some() && ways.any(|action| leads_to(*action).map(Part::of) == Some(part))
    }

    /// A part of the map with its plates.
    pub(super) fn section(&self, part: Part, plates: &Markup) -> Markup {
        let play = self.play(part).map(Play::id);
        html! {
            section class=(part.class()) data-play=[play] data-lead[self.leads(part)] { (plates) }
        }
    }
}

/// The part of the map on which an action has its place, if it has one.
pub(super) fn place(step: Step, action: Action) -> Option<Part> {
    Some(match action {
        Action::Go(site) => Part::of(site.region()),
        Action::Region(region) => Part::of(region),
        Action::EffectFirst
        | Action::BonusFirst
        | Action::Take(_)
        | Action::Deposit(_)
        | Action::Buy(_)
        | Action::Stay
        | Action::Claim(_)
        | Action::Hunt(_) => Part::Town,
        Action::Amount(_) => match step {
            Step::Effect(_) => Part::Town,
            _ => Part::Ledger,
        },
        Action::Tool(_) | Action::Bribe | Action::Refuse | Action::Pay(_) => Part::Ledger,
        _ => return None,
    })
}
