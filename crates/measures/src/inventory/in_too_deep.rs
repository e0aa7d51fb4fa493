//! The box of In Too Deep: every crime committed, every dilemma drawn and stored, every token, zone, ability and Echo
//! card used, every decision asked, every end reached.

use bots::Moment;
use in_too_deep::action::Action;
use in_too_deep::console::{Agent, Console};
use in_too_deep::crime::Scene;
use in_too_deep::event::Event;
use in_too_deep::pieces::{
    Bonus, Crime, Criminal, Dilemma, EchoCard, Evidence, Item, Outcome, Row, Support, Zone,
};
use in_too_deep::prompt::Prompt;
use in_too_deep::step::Step;
use in_too_deep::{InTooDeep, View};
use kernel::{Game, Member, Seat, Viewer};

use super::{Inventory, Mode, Thing, decision, thing, things};

/// The decisions, as their types are called.
const STEPS: &[&str] = &[
    "Hook",
    "HookByToken",
    "Act",
    "Endure",
    "Escort",
    "Patrol",
    "March",
    "Shove",
    "Heights",
    "IonTowers",
    "Harbor",
    "Duel",
    "LoseDuel",
    "Relocate",
    "RelocateTo",
    "RelocateItem",
    "ItemTo",
    "SwapItems",
    "SwapItemWith",
    "SwapCriminals",
    "SwapCriminalWith",
    "SwapItemCriminal",
    "SwapItemCriminalWith",
    "Shift",
    "ShiftTo",
    "Lock",
    "SwapHooks",
    "DropDilemma",
    "Redraw",
    "Look",
    "TakeSeen",
    "TakeUnseen",
    "Expose",
    "Support",
    "Bar",
    "Process",
    "GainGrip",
    "LoseGrip",
    "Bind",
    "SendCriminal",
    "SendGuardian",
    "Outcome",
    "Discard",
    "Draw",
    "EchoGrip",
    "EchoSupport",
    "Store",
];

/// The endings (ID-24.2).
const ENDINGS: &[&str] = &[
    "saved-city",
    "saved-by-force",
    "kept-the-proof",
    "joined-them",
];

const CHAPTERS: &[&str] = &[
    "1 succeeds",
    "2 succeeds",
    "3 succeeds",
    "1 fails",
    "2 fails",
    "3 fails",
];

impl Inventory for InTooDeep {
    const MODES: &'static [Mode] = &[
        Mode::new(1, &[]),
        Mode::new(1, &[("difficulty", "hard"), ("storylines", "7")]),
        Mode::new(2, &[("storylines", "6")]),
        Mode::new(2, &[("echo_joins", "on")]),
        Mode::new(2, &[("echo_joins", "on"), ("difficulty", "hard")]),
        Mode::new(3, &[]),
        Mode::new(4, &[("storylines", "7")]),
        Mode::new(5, &[("storylines", "7")]),
    ];

    fn contents() -> Vec<Thing> {
        let kept = Support::ALL.into_iter().filter(|one| one.is_kept());
        things("crime", Crime::ALL.map(Crime::id))
            .chain(things("dilemma drawn", Dilemma::ALL.map(Dilemma::id)))
            .chain(things("dilemma stored", Dilemma::ALL.map(Dilemma::id)))
            .chain(things("support gained", Support::ALL.map(Support::id)))
            .chain(things("support used", kept.map(Support::id)))
            .chain(things("zone", Zone::ALL.map(Zone::id)))
            .chain(things("ability", Criminal::ALL.map(Criminal::id)))
            .chain(things("item", Item::ALL.map(Item::id)))
            .chain(things("evidence", Evidence::ALL.map(Evidence::id)))
            .chain(things("row", Row::ALL.map(Row::id)))
            .chain(things("bonus", Bonus::ALL.map(Bonus::id)))
            .chain(things("outcome", Outcome::ALL.map(Outcome::id)))
            .chain(things("echo card", EchoCard::ALL.map(EchoCard::id)))
            .chain(things("chapter", CHAPTERS))
            .chain(things("ending", ENDINGS))
            .chain(things("decision", STEPS))
            .collect()
    }

    fn used(moment: &Moment<'_, InTooDeep>) -> Vec<Thing> {
        let asked = moment.before.prompt(moment.seat);
        let view = moment.before.view(Viewer::Seat(moment.seat));
        let ability = asked
            .filter(|asked| acts(*asked))
            .and_then(|_| ability(&view, moment.seat, moment.action))
            .map(|criminal| thing("ability", criminal.id()));
        let asked = asked.map(|prompt| match prompt {
            Prompt::Step { step, .. } => decision(step),
            Prompt::Store { .. } => thing("decision", "Store"),
        });
        let told = moment.log.entries();
        let told = told.filter_map(|entry| used(&entry.event));
        let mut uses: Vec<Thing> = asked.into_iter().chain(ability).chain(told).collect();
        if moment.after.is_over() {
            uses.extend(used_at_the_end(moment.after));
        }
        uses
    }
}

/// The dilemmas that were stored, and how it ended.
fn used_at_the_end(game: &InTooDeep) -> Vec<Thing> {
    let view = game.view(Viewer::Spectator);
    let people = Seat::all(game.options().seats());
    let known = people.filter_map(|seat| view.papers(seat).known);
    let stored = known.flat_map(|known| {
        let databank: Vec<Dilemma> = known.databank.iter().collect();
        things("dilemma stored", databank.into_iter().map(Dilemma::id))
    });
    let end = InTooDeep::standing(&view).end;
    let end = end.map(|end| thing("ending", end.reason));
    stored.chain(end).collect()
}

/// What an event uses.
fn used(event: &Event) -> Option<Thing> {
    let thing = |kind, id: &str| Some(thing(kind, id));
    match *event {
        Event::CrimeCommitted { crime, .. } => thing("crime", crime.id()),
        Event::DilemmaDrawn { dilemma, .. } => thing("dilemma drawn", dilemma.id()),
        Event::SupportGained {
            agent: Agent::Person(_),
            support,
            ..
        } => thing("support gained", support.id()),
        Event::SupportUsed { support, .. } => thing("support used", support.id()),
        Event::ZoneUsed { zone, .. } => thing("zone", zone.id()),
        Event::PickedUp { item, .. } => thing("item", item.id()),
        Event::EvidenceTaken { evidence, .. } => thing("evidence", evidence.id()),
        Event::PlacedInRow { row, .. } => thing("row", row.id()),
        Event::PlacedInPlan {
            bonus: Some(bonus), ..
        } => thing("bonus", bonus.id()),
        Event::OutcomeChosen { outcome, .. } => thing("outcome", outcome.id()),
        Event::EchoCardTurned { card } => thing("echo card", card.id()),
        Event::InvestigationSucceeded { chapter } => {
            thing("chapter", &format!("{chapter} succeeds"))
        }
        Event::InvestigationFailed { chapter, .. } => thing("chapter", &format!("{chapter} fails")),
        _ => None,
    }
}

/// Whose ability an action of step 3 needs.
fn ability(view: &View, seat: Seat, action: Action) -> Option<Criminal> {
    match action {
        Action::Fix(_) => Some(Criminal::Fixer),
        Action::Push(..) => Some(Criminal::Enforcer),
        Action::Hack(..) | Action::Fetch(_) => Some(Criminal::Hacker),
        Action::Smuggle(_) => Some(Criminal::Smuggler),
        Action::Sense(_) => Some(Criminal::Seer),
        Action::Guardian(_) | Action::Barrier(..) => Some(Criminal::Crusher),
        Action::Jump => Some(Criminal::Jumper),
        Action::Dash(_) => Some(Criminal::Courier),
        Action::Move(Criminal::Shadow, to) => {
            let from = view.open.city.find(Criminal::Shadow)?;
            let barred = view.open.city.barred(from, to) && !view.open.turn.ignore_barriers;
            barred.then_some(Criminal::Shadow)
        }
        // The crime would not be possible without it.
        Action::Commit(crime) => {
            let passive = [Criminal::Shadow, Criminal::Mechanic].into_iter();
            let mut needed = passive.filter(|criminal| {
                let mut console: Console = *view.open.console(seat);
                console.grip[criminal.index()] = 0;
                let scene = Scene {
                    city: &view.open.city,
                    console: &console,
                };
                !scene.allows(crime)
            });
            needed.next()
        }
        _ => None,
    }
}

/// Whether an action of step 3 is asked for.
fn acts(asked: Prompt) -> bool {
    matches!(
        asked,
        Prompt::Step {
            step: Step::Act | Step::Endure(_),
            ..
        }
    )
}
