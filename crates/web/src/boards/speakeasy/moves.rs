//! What is offered in one go: take-overs with the cheapest means, whole ways of trucks.

use kernel::{Choice, Phrase, RuleId};
use maud::html;
use speakeasy::pieces::District;
use speakeasy::space::Space;
use speakeasy::strength::Help;
use speakeasy::strokes::{self, TakeOver, Way};
use speakeasy::{Action, Speakeasy, words};
use table::{Sight, Stroke};

use super::bill::Bill;
use super::{gains, name, signs};
use crate::board::{Move, Row, Scene};
use crate::boards::prospects::World;

const TAKE_OVER: RuleId = RuleId("SP-13.4");
pub(super) const DRIVE: RuleId = RuleId("SP-15.6");

/// Several actions, and what they come to.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) actions: Vec<Action>,
    pub(super) aim: Aim,
}

/// What an offer leads to.
#[derive(Clone, Debug)]
pub(super) enum Aim {
    /// A gangster bar is taken over.
    TakeOver {
        space: Space,
        /// The building and the ally's fee.
        cost: u16,
        thugs: u8,
        help: Help,
    },
    /// A truck goes to a district.
    Way {
        truck: u8,
        /// The districts on the way, the first one included.
        path: Vec<District>,
        /// Points left at its end.
        left: u8,
        /// What the truck can do there: load, buy, deliver.
        stops: Vec<Action>,
    },
}

impl Aim {
    fn is_take_over(&self) -> bool {
        matches!(self, Aim::TakeOver { .. })
    }

    /// Whether it leads a truck where it finds nothing to do: it may go there, but that is hardly looked for.
    fn is_idle(&self) -> bool {
        matches!(self, Aim::Way { stops, .. } if stops.is_empty())
    }
}

impl Offer {
    pub(super) fn stroke(&self) -> Option<Stroke<Action>> {
        Stroke::new(self.actions.clone())
    }
}

/// Everything that the viewer can do in one go now.
pub(super) fn offers(sight: &Sight<Speakeasy>, world: &World<Speakeasy>) -> Vec<Offer> {
    let take_overs = strokes::take_overs(&sight.view, &sight.legal).into_iter();
    let ways = strokes::ways(&sight.view).into_iter();
    take_overs
        .map(take_over)
        .chain(ways.map(|way| drive(world, &way)))
        .collect()
}

fn take_over(found: TakeOver) -> Offer {
    Offer {
        actions: found.actions,
        aim: Aim::TakeOver {
            space: found.space,
            cost: found.cost,
            thugs: found.thugs,
            help: found.help,
        },
    }
}

/// A way of a truck, and what it can do at its end.
fn drive(world: &World<Speakeasy>, way: &Way) -> Offer {
    let mut stops = world.choices_after(&way.actions);
    stops.retain(|stop| match stop {
        Action::Load(number, _) | Action::Buy(number, _) | Action::Deliver(number, _) => {
            *number == way.truck
        }
        _ => false,
    });
    let steps = way.actions.iter().filter_map(|action| match action {
        Action::Drive(_, to) => Some(*to),
        _ => None,
    });
    Offer {
        actions: way.actions.clone(),
        aim: Aim::Way {
            truck: way.truck,
            path: std::iter::once(way.from).chain(steps).collect(),
            left: way.left,
            stops,
        },
    }
}

/// The offers of more than one action: any other is that action.
pub(super) fn several<'a>(scene: &'a Scene<'_, Speakeasy>) -> impl Iterator<Item = &'a Offer> {
    let offers = scene.outlook().offers.iter();
    offers.filter(|offer| offer.actions.len() > 1)
}

/// The take-over that an action alone comes to, because its means leave no choice.
pub(super) fn at_once<'a>(scene: &'a Scene<'_, Speakeasy>, action: Action) -> Option<&'a Offer> {
    let mut offers = scene.outlook().offers.iter();
    offers.find(|offer| offer.actions == [action] && offer.aim.is_take_over())
}

/// The offers as they stand in the list.
pub(super) fn moves(scene: &Scene<'_, Speakeasy>) -> Vec<Move<Action>> {
    let offered = |offer: &Offer| {
        Some(Move {
            stroke: offer.stroke()?,
            choice: choice(scene, offer),
            row: row(scene, offer),
        })
    };
    let offers = scene.outlook().offers.iter();
    offers.filter_map(offered).collect()
}

/// What an offer comes to, and what threatens there.
pub(super) fn choice(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Choice {
    let Choice { phrase, rule } = plain(offer);
    let dangers = gains::warnings_of_offer(scene, offer);
    if dangers.is_empty() {
        return Choice { phrase, rule };
    }
    let phrase = Phrase::new("island-warned")
        .with("choice", phrase)
        .with("dangers", dangers);
    Choice { phrase, rule }
}

fn plain(offer: &Offer) -> Choice {
    match &offer.aim {
        Aim::TakeOver {
            space,
            cost,
            thugs,
            help,
        } => Choice {
            phrase: Phrase::new("island-take-over")
                .with("space", words::space(*space))
                .with("cash", words::money(*cost))
                .with("thugs", *thugs)
                .with("ally", if help.is_given() { "yes" } else { "no" }),
            rule: TAKE_OVER,
        },
        Aim::Way {
            truck, path, left, ..
        } => Choice {
            phrase: Phrase::new("island-way")
                .with("number", *truck)
                .with("district", words::district(path[path.len() - 1]))
                .with("points", path.len() as i64 - 1)
                .with("left", *left),
            rule: DRIVE,
        },
    }
}

/// Whether a single action is only the beginning of what is offered whole: it stands folded in the list.
pub(super) fn is_part(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    let begins = |offer: &Offer| offer.actions[0] == action && offer.aim.is_take_over();
    several(scene).any(begins)
}

fn row(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Row {
    let (group, district, bare) = match &offer.aim {
        Aim::TakeOver { space, .. } => (
            Phrase::new("island-group-take-over"),
            space.district,
            words::space(*space),
        ),
        Aim::Way { truck, path, .. } => {
            let heading = match offer.aim.is_idle() {
                true => "board-group-idle",
                false => "island-group-way",
            };
            let to = path[path.len() - 1];
            let group = Phrase::new(heading).with("number", *truck);
            (group, to, words::district(to))
        }
    };
    let gains = gains::of_offer(scene, offer);
    let dangers = gains::warnings_of_offer(scene, offer);
    Row {
        group,
        folded: offer.aim.is_idle(),
        icon: Some(name::number(district)),
        bare: Some(bare),
        note: (!gains.is_empty() || !dangers.is_empty()).then(|| {
            html! {
                span.brings {
                    span { (signs::inline(&gains)) }
                    @for danger in dangers { small { (scene.say(&danger)) } }
                }
            }
        }),
        price: Some(Bill::of_offer(scene, offer).chips(scene)),
        short: None,
    }
}
