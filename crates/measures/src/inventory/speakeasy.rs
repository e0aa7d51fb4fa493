//! The box of Speakeasy: every person is talked to, every card, token and tile used, every gangster allied with and
//! fought, every decision asked.

use bots::Moment;
use kernel::{Game, Viewer};
use speakeasy::action::Action;
use speakeasy::boss::Boss;
use speakeasy::event::Event;
use speakeasy::pieces::{
    Ability, Card, CityToken, Crate, Gangster, Goal, GoalArea, Helper, ParkGoal, Person,
    RegionGoal, Ship, Slot,
};
use speakeasy::{Speakeasy, View};

use super::{Inventory, Mode, Thing, decision, thing, things};

/// The decisions, as their types are called.
const STEPS: &[&str] = &[
    "UseHelper",
    "Send",
    "Swap",
    "Favour",
    "Raise",
    "RaiseTrack",
    "Extra",
    "Discard",
    "Play",
    "FirstPlay",
    "Build",
    "Site",
    "Force",
    "Pay",
    "Hire",
    "Mobster",
    "DocksReward",
    "Relocate",
    "TakeHelper",
    "TakeToken",
    "Reveal",
    "TakeCard",
    "Draw",
    "Protect",
    "Sell",
    "Drive",
    "Ally",
    "Raid",
    "Crew",
    "Stash",
    "Recall",
    "TurnOrder",
    "Business",
    "PlayToken",
    "Cook",
    "CopyHelper",
    "PutBack",
    "Surplus",
    "Defend",
    "Salvage",
];

impl Inventory for Speakeasy {
    const MODES: &'static [Mode] = &[
        Mode::new(1, &[("difficulty", "easy"), ("still_rebuild", "on")]),
        Mode::new(1, &[]),
        Mode::new(1, &[("difficulty", "hard")]),
        Mode::new(2, &[]),
        Mode::new(2, &[("still_rebuild", "on"), ("first_player", "seat_2")]),
        Mode::new(3, &[]),
        Mode::new(3, &[("still_rebuild", "on")]),
        Mode::new(4, &[]),
        Mode::new(4, &[("still_rebuild", "on"), ("first_player", "seat_4")]),
    ];

    const BEYOND_BOTS: &'static [(&'static str, &'static str)] = &[
        // Seven districts with protected buildings.
        ("goal", "city_hall_3"),
        // Two or three casinos with barrels.
        ("park tile", "park_b7"),
        ("park tile", "park_c7"),
    ];

    fn contents() -> Vec<Thing> {
        things("card", Card::ALL.map(Card::id))
            .chain(things("helper", Helper::ALL.map(Helper::id)))
            .chain(things("city token", CityToken::ALL.map(CityToken::id)))
            .chain(things("crate", Crate::ALL.map(Crate::id)))
            .chain(things("ally", Gangster::ALL.map(Gangster::id)))
            .chain(things("enemy", Gangster::ALL.map(Gangster::id)))
            .chain(things("ability", Ability::ALL.map(Ability::id)))
            .chain(things("goal", Goal::ALL.map(Goal::id)))
            .chain(things("region tile", RegionGoal::ALL.map(RegionGoal::id)))
            .chain(things("park tile", ParkGoal::ALL.map(ParkGoal::id)))
            .chain(things("person", Person::ALL.map(Person::id)))
            .chain(things("ship raided", Ship::ALL.map(Ship::id)))
            .chain(things("ship bought", Ship::ALL.map(Ship::id)))
            .chain(things("slot", Slot::ALL.map(Slot::id)))
            .chain(things("docks row", ["1", "2", "3", "4"]))
            .chain(things("decision", STEPS))
            .collect()
    }

    fn used(moment: &Moment<'_, Speakeasy>) -> Vec<Thing> {
        let asked = moment.before.prompt(moment.seat);
        let slot = match moment.action {
            Action::Slot(slot) => Some(thing("slot", slot.id())),
            _ => None,
        };
        let before = moment.before.view(Viewer::Spectator);
        let events = moment.log.entries();
        let told = events.flat_map(|entry| used(&entry.event, &before));
        let asked = asked.map(|prompt| decision(prompt.step));
        asked.into_iter().chain(slot).chain(told).collect()
    }
}

/// What an event uses; the view is from before it.
fn used(event: &Event, view: &View) -> Vec<Thing> {
    let thing = |kind, id: &str| vec![thing(kind, id)];
    match event {
        Event::CardPlayed { card, .. } => thing("card", card.id()),
        Event::HelperUsed { helper, .. } => thing("helper", helper.id()),
        Event::TokenPlayed { token, .. } => thing("city token", token.id()),
        Event::CrateOpened { item, .. } => thing("crate", item.id()),
        Event::Allied { gangster, .. } => {
            let ability = gangster.data().ability;
            let ability = ability.map(|ability| ("ability", ability.id().to_owned()));
            let ally = thing("ally", gangster.id());
            ally.into_iter().chain(ability).collect()
        }
        Event::GangsterCame { gangster, .. } => thing("enemy", gangster.id()),
        Event::TookOver { space, .. } => match view.gangs.at[space.district as usize] {
            Some(gangster) => thing("enemy", gangster.id()),
            None => Vec::new(),
        },
        Event::BookCooked {
            boss: Boss::Player(_),
            goal,
            ..
        } => thing("goal", goal.id())
            .into_iter()
            .chain(tile(*goal, view))
            .collect(),
        Event::CapoSent {
            boss: Boss::Player(_),
            person,
        } => thing("person", person.id()),
        Event::CapoSwapped { .. } => thing("person", Person::Park.id()),
        Event::Raided { ship, .. } => thing("ship raided", ship.id()),
        Event::Bought { ship, .. } => thing("ship bought", ship.id()),
        Event::MobsterToDocks {
            boss: Boss::Player(_),
            berth,
        } => thing("docks row", &berth.row.to_string()),
        _ => Vec::new(),
    }
}

/// The tile of a goal that has one.
fn tile(goal: Goal, view: &View) -> Option<Thing> {
    match goal.area() {
        GoalArea::Park => Some(("park tile", view.ledger.park[goal.index()].id().to_owned())),
        GoalArea::Region => {
            let tile = view.ledger.regions[goal.index()];
            Some(("region tile", tile.id().to_owned()))
        }
        _ => None,
    }
}
