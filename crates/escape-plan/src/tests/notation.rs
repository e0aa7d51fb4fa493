//! How actions are written: each reads back as itself, and nothing else is read.

use kernel::testkit;

use crate::action::{Ability, Action, Slot, Tool};
use crate::city::Placed;
use crate::node::Node;
use crate::pieces::{Asset, Colour, Contact, Equipment, Fixer, Gang, Officer, Pile, Place, Tile};
use crate::player::Card;

/// How many kinds of actions there are.
const KINDS: usize = 40;

fn tools() -> Vec<Tool> {
    let mut tools = vec![Tool::FirstAid];
    tools.extend(Contact::ALL.map(Tool::Contact));
    tools.extend(Equipment::ALL.map(Tool::Equipment));
    tools.extend(Fixer::ALL.map(Tool::Fixer));
    tools.extend(Gang::ALL.map(Tool::Member));
    tools.extend(Asset::ALL.map(Tool::Asset));
    tools
}

fn slots() -> Vec<Slot> {
    let mut slots: Vec<Slot> = Fixer::ALL.map(Slot::Fixer).to_vec();
    for used in [false, true] {
        slots.extend(Equipment::ALL.map(|kind| Slot::Equipment(kind, used)));
    }
    for pile in Pile::ALL {
        slots.extend((1..=5).map(|size| Slot::Sealed(pile, size)));
    }
    slots
}

fn spots() -> impl Iterator<Item = Placed> {
    let cells = [(0, 0), (1, -1), (-7, 14)];
    Tile::ALL.into_iter().flat_map(move |tile| {
        let spot = move |(q, r), turn| Placed { tile, q, r, turn };
        let turned = move |cell| (0..6).map(move |turn| spot(cell, turn));
        cells.into_iter().flat_map(turned)
    })
}

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::SpendDisc,
        Action::Rest,
        Action::BurnGas,
        Action::Stop,
        Action::Escape,
        Action::MasterKey,
        Action::Sandra,
        Action::Done,
        Action::TakeWound,
        Action::Box,
        Action::Keep,
        Action::Take,
        Action::ExitTile,
        Action::TakeAsset,
        Action::End,
    ];
    for node in [
        Action::Go,
        Action::Ride,
        Action::Fly,
        Action::Surface,
        Action::Waters,
    ] {
        all.extend(Node::all().map(node));
    }
    for colour in [Action::Key, Action::Open, Action::OpenWithMaster] {
        all.extend(Colour::ALL.map(colour));
    }
    for contact in [Action::Contact, Action::RightContact] {
        all.extend(Contact::ALL.map(contact));
    }
    for used in [false, true] {
        let cards = Contact::ALL.map(|contact| Card { contact, used });
        all.extend(cards.map(Action::Replace));
        all.extend(cards.map(Action::ReplaceRight));
    }
    for asset in [Action::Unlock, Action::Lose] {
        all.extend(Asset::ALL.map(asset));
    }
    for tool in tools() {
        let abilities = Ability::ALL.map(Some).into_iter().chain([None]);
        all.extend(abilities.map(|ability| Action::Use(tool, ability)));
    }
    for officer in Officer::ALL {
        all.extend(Tile::ALL.map(|tile| Action::Officer(tile, officer)));
    }
    all.extend(spots().map(Action::Place));
    all.extend(Place::ALL.map(Action::Name));
    all.extend(Tile::ALL.map(Action::Tile));
    all.extend(slots().into_iter().map(Action::Swap));
    all.extend(Fixer::ALL.map(Action::BuyFixer));
    all.extend(Equipment::ALL.map(Action::BuyEquipment));
    all.extend((1..=3).map(Action::Heal));
    all.extend([0, 70, 100].map(Action::Value));
    all
}

#[test]
fn every_action_reads_back_as_itself() {
    testkit::assert_notation(&every_action(), KINDS);
}

#[test]
fn nonsense_is_refused_whole() {
    testkit::assert_nonsense::<Action>(&[
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "rest now",
        "unlock",
        "unlock ",
        "unlock vest",
        "place c1",
        "place c1 1,0",
        "place c1 1,0 6",
        "place c1 +1,0 4",
        "place c1 01,0 4",
        "place c1 15,0 4",
        "place c1 1,0 4 ",
        "place c4 1,0 4",
        "name hospital",
        "go",
        "go nowhere",
        "go  hospital",
        "ride 0",
        "key red",
        "use",
        "use contact",
        "use contact vest",
        "use equipment medic",
        "use first-aid",
        "use first-aid kit",
        "use contact medic ",
        "use contact gang dance",
        "use contact gang fly fly",
        "use member b2",
        "officer a1",
        "officer county a1",
        "officer a1 county swat",
        "tile",
        "tile a1 a2",
        "contact nobody",
        "right-contact nobody",
        "contact right medic",
        "swap",
        "swap helmet",
        "swap green",
        "swap green 05",
        "swap green -1",
        "swap used phone",
        "buy",
        "buy vest",
        "buy fixer vest",
        "buy equipment phone",
        "heal",
        "heal -1",
        "heal 01",
        "heal 256",
        "open blue",
        "open-with-master",
        "value",
        "value +70",
        "value 70000",
        "value 7.0",
        "zlato",
        "pass\n",
        "rest\0",
    ]);
}
