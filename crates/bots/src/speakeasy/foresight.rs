//! A decision is played on to the end of the turn, in a world that the boss can imagine.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use speakeasy::step::{Stage, Step};
use speakeasy::{Action, Speakeasy, View};

use super::don::Don;
use super::habits::rate;
use super::weights;

/// The chance of imagined worlds: always the same, so that the same view gets the same answer.
const SEED: [u8; 32] = [7; 32];

/// More decisions than a turn has: beyond it something is wrong, and what has been reached counts.
const ENDLESS: u32 = 120;

/// How many of the answers that habit likes best are played on; none where habit decides alone.
fn breadth(step: Step) -> usize {
    match step {
        Step::Send | Step::Swap => usize::MAX,
        Step::Raise
        | Step::Play { .. }
        | Step::FirstPlay
        | Step::Business { .. }
        | Step::TurnOrder
        | Step::Ally
        | Step::Raid => 6,
        Step::Build { .. } | Step::PlayToken { .. } | Step::Cook { .. } => 5,
        Step::Site { .. }
        | Step::Mobster { .. }
        | Step::TakeHelper
        | Step::TakeToken
        | Step::CopyHelper
        | Step::Protect { .. } => 4,
        Step::Hire | Step::Extra(_) | Step::RaiseTrack { .. } | Step::Crew(_) => 3,
        Step::UseHelper => 4,
        _ => 0,
    }
}

/// Whether there is something to be had for nothing.
fn is_gain(step: Step) -> bool {
    matches!(
        step,
        Step::TakeHelper | Step::TakeToken | Step::Mobster { .. }
    )
}

/// The best answer.
pub(super) fn choose(view: &View, legal: &[Action]) -> Option<Action> {
    let (seat, step) = view.asked()?;
    let don = Don::of(view)?;
    let mut ranked = ranking(&don, step, legal);
    let breadth = breadth(step);
    let habit = ranked.first()?.1;
    if breadth == 0 || ranked.len() == 1 {
        return Some(habit);
    }
    // Passing is always thought of, but for gains.
    let pass = ranked
        .iter()
        .position(|(_, action)| *action == Action::Pass);
    match pass {
        Some(pass) if is_gain(step) => {
            ranked.remove(pass);
        }
        Some(pass) if pass >= breadth => ranked.swap(pass, breadth - 1),
        _ => {}
    }
    ranked.truncate(breadth);
    let mut chance = Chance::new(&Seed::from_bytes(SEED));
    let world = Speakeasy::imagine(view, &mut chance);
    let scene = Scene::of(view);
    // A helper comes before all persons: that is many ways already.
    let forks = u8::from(step != Step::UseHelper);
    let tried = ranked.iter().filter_map(|(_, action)| {
        let worth = play_on(&world, seat, *action, &chance, scene, forks)?;
        Some((worth, *action))
    });
    let best = tried.reduce(|best, next| if next.0 > best.0 { next } else { best });
    Some(best.map_or(habit, |(_, action)| action))
}

/// The answers, those first that habit likes best.
fn ranking(don: &Don<'_>, step: Step, legal: &[Action]) -> Vec<(f32, Action)> {
    if let Step::Drive { points } = step {
        let planned = don.drive(points);
        let taken = legal.iter().find(|action| **action == planned);
        return taken.map(|action| vec![(0.0, *action)]).unwrap_or_default();
    }
    let rated = legal.iter().filter(|action| **action != Action::Split);
    let mut ranked: Vec<(f32, Action)> = rated
        .map(|action| (rate(don, step, *action), *action))
        .collect();
    // Stable: legal actions stand in a fixed order.
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

/// Where in the game a decision is taken.
#[derive(Clone, Copy, PartialEq)]
struct Scene(u8, u8, Stage);

impl Scene {
    fn of(view: &View) -> Scene {
        Scene(view.act, view.round, view.stage)
    }
}

/// What the boss is worth at the end of the turn if it takes an action now. At so many forks of the way
/// more than one branch is followed.
fn play_on(
    world: &Speakeasy,
    seat: Seat,
    action: Action,
    chance: &Chance,
    scene: Scene,
    forks: u8,
) -> Option<f32> {
    let mut world = world.clone();
    let mut chance = chance.clone();
    let mut log = Log::off();
    let mut legal = Vec::new();
    let mut debt = 0.0;
    world.apply(seat, action, &mut chance, &mut log).ok()?;
    for _ in 0..ENDLESS {
        let view = world.view(Viewer::Seat(seat));
        let asked = view.asked().filter(|_| Scene::of(&view) == scene);
        let Some((who, step)) = asked.filter(|(_, step)| *step != Step::Draw) else {
            break;
        };
        legal.clear();
        world.legal(who, &mut legal);
        let next = if who == seat {
            let ranked = ranking(&Don::of(&view)?, step, &legal);
            let branches = branches(step, forks);
            if branches > 1 && ranked.len() > 1 {
                let forks = forks.saturating_sub(1);
                let rest = ranked.iter().take(branches);
                let rest = rest.filter_map(|(_, action)| {
                    play_on(&world, seat, *action, &chance, scene, forks)
                });
                return rest.reduce(f32::max).map(|worth| worth - debt);
            }
            ranked.first()?.1
        } else {
            // Only somebody whose capo goes to the Park is asked in another's turn.
            if step != Step::Favour {
                break;
            }
            // What they take has a price; that they take it must not end the way here.
            debt += weights::FAVOUR;
            Action::Pass
        };
        world.apply(who, next, &mut chance, &mut log).ok()?;
    }
    let view = world.view(Viewer::Seat(seat));
    Some(Don::of(&view)?.wealth() - debt)
}

/// How many ways are followed from a step on.
fn branches(step: Step, forks: u8) -> usize {
    match step {
        // Whom to talk to decides everything.
        Step::Send | Step::Swap => usize::MAX,
        Step::Business { .. } | Step::Build { .. } | Step::Play { .. } if forks > 0 => 3,
        _ => 1,
    }
}
