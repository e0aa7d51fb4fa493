//! The words of Escape Plan: every piece has its name, everything that happens or does not happen can be
//! said, and every rule that is cited is in the book.

use std::path::PathBuf;

use catalog::lint::Lint;
use escape_plan::action::{Ability, Slot, Tool};
use escape_plan::city::Placed;
use escape_plan::node::Node;
use escape_plan::pieces::{
    Area, Asset, Automa, Colour, Contact, Equipment, Exit, Fixer, Gang, Group, Officer, Part, Pile,
    Place, Store, Target, Tile,
};
use escape_plan::player::Card;
use escape_plan::{Action, EscapePlan, WhyNot, words};
use kernel::Phrase;

use crate::auditor::{Auditor, Table, languages};

/// Every number of people.
const TABLES: &[Table] = &[
    (1, &[], usize::MAX),
    (2, &[], usize::MAX),
    (3, &[], usize::MAX),
    (4, &[], usize::MAX),
    (5, &[], usize::MAX),
];

#[test]
fn every_piece_has_a_name_and_nothing_else_has() {
    let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../escape-plan/src");
    Lint::of_game::<EscapePlan>(&sources)
        .members("tile", Tile::ALL.map(Tile::id))
        .members("area", Area::ALL.map(Area::id))
        .members("officer", Officer::ALL.map(Officer::id))
        .members("place", Target::ALL.map(Target::id))
        .members("group", [Group::SafeHouses.id()])
        .members("key", Colour::ALL.map(Colour::id))
        .members("pile", Pile::ALL.map(Pile::id))
        .members("contact", Contact::ALL.map(Contact::id))
        .members("equipment", Equipment::ALL.map(Equipment::id))
        .members("fixer", Fixer::ALL.map(Fixer::id))
        .members("asset", Asset::ALL.map(Asset::id))
        .members("part", Part::ALL.map(Part::id))
        .members("automa", Automa::ALL.map(Automa::id))
        .assert_clean();
}

/// Where somebody goes has a phrase of its own in every language, also by the place on a field.
#[test]
fn every_spot_of_the_city_can_be_gone_to() {
    let plain = Node::all().map(|node| words::node(node, None));
    let places = Place::ALL.map(|place| Phrase::name("node", place.id()));
    let stores = Store::ALL.map(words::store);
    let exits = Exit::ALL.map(words::exit);
    let phrases = plain.chain(places).chain(stores).chain(exits);
    let languages = languages::<EscapePlan>();
    for phrase in phrases {
        for texts in &languages {
            assert!(texts.has(&phrase.id), "[{}] {phrase:?}", texts.lang());
        }
    }
}

/// The help of a name is what the thing does, the same as in a choice.
#[test]
fn everything_that_helps_says_how() {
    let languages = languages::<EscapePlan>();
    for tool in tools() {
        for texts in &languages {
            let help = texts.help(&words::tool(tool));
            let effect = texts.try_say(&words::effect(tool, None));
            assert_eq!(help, effect.ok(), "[{}] {tool:?}", texts.lang());
        }
    }
}

/// Everything with a name of its own that can be used.
fn tools() -> impl Iterator<Item = Tool> {
    let contacts = Contact::ALL.into_iter().map(Tool::Contact);
    let equipment = Equipment::ALL.into_iter().map(Tool::Equipment);
    let fixers = Fixer::ALL.into_iter().map(Tool::Fixer);
    let assets = Asset::ALL.into_iter().map(Tool::Asset);
    contacts.chain(equipment).chain(fixers).chain(assets)
}

/// Something of everything that can be tried, most of it nonsense at any given moment.
fn attempts() -> Vec<Action> {
    let words = "pass spend-disc rest gas stop escape master-key sandra done take-wound box keep take \
                 exit-tile take-asset end";
    let mut all: Vec<Action> = words
        .split_whitespace()
        .map(|word| word.parse().expect("an action"))
        .collect();
    for node in Node::all() {
        all.extend([
            Action::Go(node),
            Action::Ride(node),
            Action::Fly(node),
            Action::Surface(node),
            Action::Waters(node),
        ]);
    }
    for tile in Tile::ALL {
        all.push(Action::Tile(tile));
        all.extend(Officer::ALL.map(|officer| Action::Officer(tile, officer)));
        let spot = |q, r| {
            Action::Place(Placed {
                tile,
                q,
                r,
                turn: 1,
            })
        };
        all.extend([spot(0, 0), spot(1, 0), spot(9, 9)]);
    }
    for colour in Colour::ALL {
        all.extend([
            Action::Key(colour),
            Action::Open(colour),
            Action::OpenWithMaster(colour),
        ]);
    }
    all.extend(Place::ALL.map(Action::Name));
    all.extend(Asset::ALL.map(Action::Unlock));
    all.extend(Asset::ALL.map(Action::Lose));
    all.extend(Contact::ALL.map(Action::Contact));
    all.extend(Contact::ALL.map(|contact| Action::Replace(Card::new(contact))));
    all.extend(Contact::ALL.map(|contact| Action::ReplaceRight(Card::new(contact))));
    all.extend(Fixer::ALL.map(Action::BuyFixer));
    all.extend(Fixer::ALL.map(|fixer| Action::Swap(Slot::Fixer(fixer))));
    all.extend(Equipment::ALL.map(Action::BuyEquipment));
    all.extend(Equipment::ALL.map(|kind| Action::Swap(Slot::Equipment(kind, false))));
    all.extend([1, 2, 3].map(Action::Heal));
    all.extend([0, 30, 90].map(Action::Value));
    let members = Gang::ALL.into_iter().map(Tool::Member);
    for tool in tools().chain([Tool::FirstAid]).chain(members) {
        all.push(Action::Use(tool, None));
        all.extend(Ability::ALL.map(|ability| Action::Use(tool, Some(ability))));
    }
    all
}

/// What is hardly ever tried in a random game.
const RARE: [WhyNot; 11] = [
    WhyNot::Reserved { cost: 3, held: 2 },
    WhyNot::VisitedAlready { place: Place::Bar },
    WhyNot::Closed { place: Place::Gym },
    WhyNot::GangHired,
    WhyNot::GangOccupied,
    WhyNot::NoMarker,
    WhyNot::NoKey,
    WhyNot::BaseFull,
    WhyNot::GasFull,
    WhyNot::PileTooHigh { need: 6, have: 4 },
    WhyNot::SlotFree,
];

#[test]
fn everything_can_be_said_and_cites_a_rule_of_the_book() {
    let mut auditor = Auditor::new::<EscapePlan>();
    auditor.attend::<EscapePlan>(TABLES, 20, &attempts());
    for why in RARE {
        auditor.hear(&why);
    }
    auditor.assert_heard(&[("whynot-", 51)]);
}
