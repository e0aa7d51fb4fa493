//! The two-world check: no viewer can tell an imagined world from the truth, and no imagined world
//! knows what its viewer does not.

use std::collections::HashMap;

use crate::chance::{Chance, Seed};
use crate::game::{Game, Secret};
use crate::log::Log;
use crate::option::Options;
use crate::seat::{Seat, Viewer};
use crate::testkit::copies::json;
use crate::testkit::defect::{Aspect, Channel, Kind};
use crate::testkit::outcome::{self, Outcome};
use crate::testkit::position::{self, Position};
use crate::testkit::report::{Report, SecretCount};

/// How often imagined worlds were right, by viewer and secret.
pub(super) type Tally = HashMap<(Viewer, &'static str), SecretCount>;

/// What a game's own tests call: sixty worlds that look the same to a viewer, to see what is made up in them.
///
/// # Panics
/// If one looks different.
pub fn worlds<G: Game>(state: &G, viewer: Viewer) -> Vec<G> {
    let view = state.view(viewer);
    let mut dreams = Chance::new(&Seed::from_text("dreams"));
    let world = |_| {
        let world = G::imagine(&view, &mut dreams);
        assert_eq!(world.view(viewer), view);
        world
    };
    (0..60).map(world).collect()
}

/// Imagines a world for a viewer and compares it with the truth.
pub(super) fn imagine<G: Game>(
    state: &G,
    viewer: Viewer,
    dreams: &mut Chance,
    tally: &mut Tally,
) -> Result<G, Kind> {
    let view = state.view(viewer);
    let mut again = dreams.clone();
    let world = G::imagine(&view, dreams);
    if G::imagine(&view, &mut again) != world || again.position() != dreams.position() {
        return Err(Kind::WorldUnrepeatable { viewer });
    }
    world
        .validate()
        .map_err(|violation| Kind::WorldInvalid { viewer, violation })?;
    let differs = |aspect| Err(Kind::WorldDiffers { viewer, aspect });
    if world.options() != state.options() {
        return differs(Aspect::Options);
    }
    let seen = world.view(viewer);
    // The bytes too: what an `Eq` leaves out would leave the server all the same.
    if seen != view || json(&seen) != json(&view) {
        return differs(Aspect::View);
    }
    if world.to_act() != state.to_act() {
        return differs(Aspect::ToAct);
    }
    if let Some(seat) = viewer.seat() {
        if world.legal_actions(seat) != state.legal_actions(seat) {
            return differs(Aspect::Legal);
        }
        if world.prompt(seat) != state.prompt(seat) {
            return differs(Aspect::Prompt);
        }
    }
    compare(
        &state.secrets(viewer),
        &world.secrets(viewer),
        viewer,
        tally,
    )?;
    Ok(world)
}

/// Compares secrets of the same name in their order; one that the world lacks counts as different.
fn compare(
    truth: &[Secret],
    imagined: &[Secret],
    viewer: Viewer,
    tally: &mut Tally,
) -> Result<(), Kind> {
    let mut left: Vec<&Secret> = imagined.iter().collect();
    for secret in truth {
        if secret.name.is_empty() {
            return Err(Kind::SecretUnnamed { viewer });
        }
        let twin = left.iter().position(|other| other.name == secret.name);
        let differs = twin.is_none_or(|i| left.remove(i).value != secret.value);
        let count = tally.entry((viewer, secret.name)).or_default();
        count.compared += 1;
        count.differed += u64::from(differs);
    }
    Ok(())
}

/// Checks, at the end of all games, that imagined worlds were not always right about any secret.
pub(super) fn honest(tally: &Tally, enough: u64, report: &mut Report) -> Result<(), Kind> {
    let mut counts: Vec<_> = tally.iter().collect();
    counts.sort_by_key(|((viewer, name), _)| (viewer.seat(), *name));
    for ((viewer, name), count) in counts {
        let total = report.secrets.entry(name).or_default();
        total.compared += count.compared;
        total.differed += count.differed;
        if count.compared >= enough && count.differed == 0 {
            return Err(Kind::SecretKnown {
                viewer: *viewer,
                name,
                compared: count.compared,
            });
        }
    }
    Ok(())
}

/// Takes the same action in the truth and in a world that its viewer cannot tell from it. Unless the
/// action says that it told the viewer something, the viewer must not be able to tell them apart
/// afterwards either.
pub(super) fn tells_nothing<G: Game>(
    state: &G,
    world: &G,
    viewer: Viewer,
    chance: &Chance,
    seat: Seat,
    action: G::Action,
) -> Result<(), Kind> {
    let truth = Outcome::of(state, chance, seat, action, Log::new())?
        .map_err(|refusal| outcome::refused::<G>(seat, action, &refusal))?;
    let imagined = match Outcome::of(world, chance, seat, action, Log::new())? {
        Ok(imagined) => imagined,
        // What somebody else holds in the truth they need not hold in the viewer's imagination.
        Err(_) if !viewer.is(seat) => return Ok(()),
        Err(_) => {
            let aspect = Aspect::Apply;
            return Err(Kind::WorldDiffers { viewer, aspect });
        }
    };
    if truth.tells(seat, viewer) {
        return Ok(());
    }
    // A spectator never steps back, so nothing has to be marked for one.
    let views_agree = truth.state.view(viewer) == imagined.state.view(viewer);
    if !views_agree && viewer != Viewer::Spectator {
        return Err(unmarked::<G>(seat, action, viewer, Channel::State));
    }
    if views_agree && truth.told(viewer) != imagined.told(viewer) {
        return Err(unmarked::<G>(seat, action, viewer, Channel::Log));
    }
    Ok(())
}

/// Takes two actions of one seat. A viewer in whose view they look the same must not be able to tell
/// them apart by the log.
pub(super) fn look_alike<G: Game>(
    state: &G,
    chance: &Chance,
    seat: Seat,
    one: G::Action,
    other: G::Action,
) -> Result<(), Kind> {
    let outcome = |action| {
        Outcome::of(state, chance, seat, action, Log::new())?
            .map_err(|refusal| outcome::refused::<G>(seat, action, &refusal))
    };
    let (first, second) = (outcome(one)?, outcome(other)?);
    for viewer in Viewer::all(state.options().seats()) {
        let alike = !viewer.is(seat)
            && !first.tells(seat, viewer)
            && !second.tells(seat, viewer)
            && first.state.view(viewer) == second.state.view(viewer);
        if alike && first.told(viewer) != second.told(viewer) {
            return Err(unmarked::<G>(seat, one, viewer, Channel::Log));
        }
    }
    Ok(())
}

fn unmarked<G: Game>(seat: Seat, action: G::Action, viewer: Viewer, channel: Channel) -> Kind {
    Kind::RevealUnmarked {
        seat,
        action: action.to_string(),
        viewer,
        channel,
    }
}

/// Plays an imagined world to its end, as bots do; the chance stands in for both choices and draws.
pub(super) fn playout<G: Game>(
    mut world: G,
    chance: &mut Chance,
    max_plies: u32,
) -> Result<(), Kind> {
    let mut log = Log::off();
    for _ in 0..max_plies {
        let position: Position<G::Action> = position::read(&world)?;
        if position.to_act.is_empty() {
            return Ok(());
        }
        let (seat, action) = position.choose(chance);
        world
            .apply(seat, action, chance, &mut log)
            .map_err(|refusal| outcome::refused::<G>(seat, action, &refusal))?;
        world.validate().map_err(Kind::Invariant)?;
    }
    Err(Kind::Endless { plies: max_plies })
}
