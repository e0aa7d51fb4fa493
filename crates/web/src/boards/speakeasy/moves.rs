//! What is offered in one go: take-overs with the cheapest means, whole ways of trucks.

use kernel::{Choice, Game, Phrase, RuleId, Seat};
use speakeasy::pieces::District;
use speakeasy::player::TRUCKS;
use speakeasy::space::Space;
use speakeasy::step::Step;
use speakeasy::strength::Occasion;
use speakeasy::works::Works;
use speakeasy::{Action, Prompt, Speakeasy, View, words};
use table::{Sight, Stroke};

use super::bill::Bill;
use super::name;
use super::outlook::World;
use crate::board::{Move, Row, Scene};

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
        ally: bool,
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
}

impl Offer {
    pub(super) fn stroke(&self) -> Option<Stroke<Action>> {
        Stroke::new(self.actions.clone())
    }
}

/// Everything that the viewer can do in one go now.
pub(super) fn offers(sight: &Sight<Speakeasy>, world: &World) -> Vec<Offer> {
    if let Some(assault) = Assault::of(sight, world) {
        let spaces = sight.legal.iter().filter_map(|action| match action {
            Action::Space(space) => Some(*space),
            _ => None,
        });
        return spaces.filter_map(|space| assault.on(space)).collect();
    }
    match question(sight) {
        Some((
            seat,
            Prompt {
                step: Step::Drive { points },
                ..
            },
        )) => ways(&sight.view, world, seat, points),
        _ => Vec::new(),
    }
}

/// What the viewer is asked; who is played by the house has a question, but nothing to decide.
fn question(sight: &Sight<Speakeasy>) -> Option<(Seat, Prompt)> {
    let prompt = sight.prompt.filter(|_| !sight.legal.is_empty())?;
    Some((sight.own()?, prompt))
}

/// A building in search of its place, as far as gangsters hold it.
struct Assault<'a> {
    view: &'a View,
    seat: Seat,
    works: Works,
    price: u16,
    means: u16,
    /// To see what is asked next.
    world: &'a World,
}

impl<'a> Assault<'a> {
    fn of(sight: &'a Sight<Speakeasy>, world: &'a World) -> Option<Assault<'a>> {
        let (seat, Prompt { step, means }) = question(sight)?;
        let Step::Site { works, slot } = step else {
            return None;
        };
        Some(Assault {
            view: &sight.view,
            seat,
            works,
            price: slot.data().price,
            means,
            world,
        })
    }

    /// The take-over of a gangster bar with the cheapest means: nothing, else the fewest thugs, else the
    /// ally, else the ally and the fewest thugs.
    fn on(&self, space: Space) -> Option<Offer> {
        if !self.view.manhattan.lot(space).is_gangster_bar() {
            return None;
        }
        let (thugs, ally, fee) = if self.works.ignores_defence() {
            (0, false, 0)
        } else {
            let money = self.means.checked_sub(self.price)?;
            cheapest(self.view, self.seat, space, money)?
        };
        let begin = Action::Space(space);
        let then = self.world.after(&[begin])?;
        // With what it is done is only asked where there is a choice.
        let next = then.prompt(self.seat).map(|prompt| prompt.step);
        let force = matches!(next, Some(Step::Force { .. })).then_some(Action::Force(thugs, ally));
        let aim = Aim::TakeOver {
            space,
            cost: self.price + fee,
            thugs,
            ally,
        };
        Some(Offer {
            actions: [begin].into_iter().chain(force).collect(),
            aim,
        })
    }
}

/// The cheapest means against the gangsters of a district, and the ally's fee.
fn cheapest(view: &View, seat: Seat, space: Space, money: u16) -> Option<(u8, bool, u16)> {
    let player = view.player(seat);
    let defence = view.gangs.strength[space.district as usize];
    [false, true].into_iter().find_map(|ally| {
        let fee = match ally {
            false => 0,
            true => player.help_fee(Occasion::TakeOver)?,
        };
        let mut thugs = 0..=player.thugs;
        let enough = |thugs: &u8| player.attack() + player.reinforcement(*thugs, ally) > defence;
        let thugs = thugs.find(enough).filter(|_| fee <= money)?;
        Some((thugs, ally, fee))
    })
}

/// The shortest way of every truck on the map to every district in its range, the nearest first.
fn ways(view: &View, world: &World, seat: Seat, points: [u8; TRUCKS]) -> Vec<Offer> {
    let player = view.player(seat);
    let trucks = (1..).zip(player.trucks).zip(points);
    let trucks = trucks.take(player.trucks_available());
    trucks
        .filter_map(|((truck, one), points)| Some((truck, one.at?, points)))
        .flat_map(|(truck, at, points)| {
            let paths = paths(at, points).into_iter();
            paths.map(move |path| way(world, seat, truck, path, points))
        })
        .collect()
}

/// A way of a truck, and what it can do at its end.
fn way(world: &World, seat: Seat, truck: u8, path: Vec<District>, points: u8) -> Offer {
    let drive = |to: &District| Action::Drive(truck, *to);
    let actions: Vec<Action> = path[1..].iter().map(drive).collect();
    let then = world.after(&actions);
    let mut stops = then.map_or_else(Vec::new, |then| then.legal_actions(seat));
    stops.retain(|stop| match stop {
        Action::Load(number, _) | Action::Buy(number, _) | Action::Deliver(number, _) => {
            *number == truck
        }
        _ => false,
    });
    let left = points - actions.len() as u8;
    let aim = Aim::Way {
        truck,
        path,
        left,
        stops,
    };
    Offer { actions, aim }
}

/// The shortest way to every district in range, the nearest first.
fn paths(at: District, points: u8) -> Vec<Vec<District>> {
    let mut paths = vec![vec![at]];
    let mut next = 0;
    while let Some(path) = paths.get(next).cloned() {
        next += 1;
        let reached = path[path.len() - 1];
        if path.len() > usize::from(points) {
            continue;
        }
        for to in reached.adjacent().iter() {
            let known = paths.iter().any(|path| path.last() == Some(&to));
            if !known {
                paths.push([&path[..], &[to]].concat());
            }
        }
    }
    paths.split_off(1)
}

/// The offers of more than one action: any other is that action.
pub(super) fn several<'a>(scene: &'a Scene<'_, Speakeasy>) -> impl Iterator<Item = &'a Offer> {
    let offers = scene.outlook().offers.iter();
    offers.filter(|offer| offer.actions.len() > 1)
}

/// The offers as they stand in the list. What is one action only stands there as that action.
pub(super) fn moves(scene: &Scene<'_, Speakeasy>) -> Vec<Move<Action>> {
    let offered = |offer: &Offer| {
        Some(Move {
            stroke: offer.stroke()?,
            choice: choice(offer),
            row: row(scene, offer),
        })
    };
    several(scene).filter_map(offered).collect()
}

/// What an offer comes to.
pub(super) fn choice(offer: &Offer) -> Choice {
    match &offer.aim {
        Aim::TakeOver {
            space,
            cost,
            thugs,
            ally,
        } => Choice {
            phrase: Phrase::new("island-take-over")
                .with("space", words::space(*space))
                .with("cash", words::money(*cost))
                .with("thugs", *thugs)
                .with("ally", if *ally { "yes" } else { "no" }),
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
        Aim::Way { truck, path, .. } => (
            Phrase::new("island-group-way").with("number", *truck),
            path[path.len() - 1],
            words::district(path[path.len() - 1]),
        ),
    };
    Row {
        group,
        folded: false,
        icon: Some(name::number(district)),
        bare: Some(bare),
        note: None,
        price: Some(Bill::of_offer(scene, offer).chips(scene)),
        short: None,
    }
}
