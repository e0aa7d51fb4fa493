//! The names of things, the sums, and what things are good for.

use kernel::{Arg, Phrase, Seat, Set};

use crate::action::{Ability, Tool};
use crate::content::{Effect, Scope};
use crate::figure::{Figure, SEATS};
use crate::node::{Kind, Node, Site};
use crate::pieces::{
    Area, Asset, Automa, Colour, Contact, Equipment, Exit, Fixer, Group, Officer, Part, Pile,
    Place, Plan, Store, Target, Tile,
};
use crate::view::View;

/// The thieves, in the order of the seats.
const THIEVES: [&str; SEATS] = ["vinnie", "scar", "claws", "ruby", "mr_bones"];

/// The thief that a seat plays.
pub fn thief(seat: Seat) -> Phrase {
    Phrase::name("thief", THIEVES[seat.index() % SEATS])
}

/// A tile by its printed code.
pub fn tile(tile: Tile) -> Phrase {
    Phrase::name("tile", tile.id())
}

/// A type of area.
pub fn area(area: Area) -> Phrase {
    Phrase::name("area", area.id())
}

/// A business or a safe house.
pub fn place(place: Place) -> Phrase {
    Phrase::name("place", place.id())
}

/// The same where something is done in it.
pub(crate) fn in_place(place: Place) -> Phrase {
    Phrase::name("in-place", place.id())
}

/// A store, one of the places where automas go.
pub fn store(store: Store) -> Phrase {
    Phrase::name("place", store.id())
}

/// An exit.
pub fn exit(exit: Exit) -> Phrase {
    Phrase::name("place", exit.id())
}

/// What a card of an automa shows.
pub fn target(target: Target) -> Phrase {
    Phrase::name("place", target.id())
}

/// A type of officer.
pub fn officer(officer: Officer) -> Phrase {
    Phrase::name("officer", officer.id())
}

/// A key.
pub fn key(colour: Colour) -> Phrase {
    Phrase::name("key", colour.id())
}

/// A pile of hidden money.
pub fn pile(pile: Pile) -> Phrase {
    Phrase::name("pile", pile.id())
}

/// A contact card; on which type of officers it works is the card's to say.
pub fn contact(contact: Contact) -> Phrase {
    let name = Phrase::name("contact", contact.id());
    let does = || effect(Tool::Contact(contact), None);
    match contact.data().effect {
        Effect::MoveOfficer { officer } => name
            .with("badge", Phrase::name("badge", officer.id()))
            .with("effect", does()),
        Effect::Evade {
            scope: Scope::AllOfTypeOnOneTile,
            ..
        } => name.with("effect", does()),
        _ => name,
    }
}

/// Equipment.
pub fn equipment(equipment: Equipment) -> Phrase {
    Phrase::name("equipment", equipment.id())
}

/// A fixer tile.
pub fn fixer(fixer: Fixer) -> Phrase {
    Phrase::name("fixer", fixer.id())
}

/// An asset.
pub fn asset(asset: Asset) -> Phrase {
    Phrase::name("asset", asset.id())
}

/// A part of the day.
pub fn part(part: Part) -> Phrase {
    Phrase::name("part", part.id())
}

/// Three places that bring a bonus together.
pub fn group(group: Group) -> Phrase {
    if group == Group::SafeHouses {
        return Phrase::name("group", group.id());
    }
    let [first, second, third] = group.places().map(place);
    Phrase::new("group-businesses")
        .with("first", first)
        .with("second", second)
        .with("third", third)
}

/// A component of a content pack, by its table and its id.
pub(crate) fn component(table: &str, id: &str) -> Option<Phrase> {
    Some(match table {
        "officer_types" => officer(id.parse().ok()?),
        "locker_piles" | "exit_tile_piles" => pile(id.parse().ok()?),
        "businesses" | "safe_houses" => place(id.parse().ok()?),
        "escape_plans" => {
            let number = id.strip_prefix("plan_")?.to_owned();
            Phrase::new("component-plan").with("number", number)
        }
        "contacts" => contact(id.parse().ok()?),
        "equipment" => equipment(id.parse().ok()?),
        "fixer_tiles" => fixer(id.parse().ok()?),
        "assets" => asset(id.parse().ok()?),
        "automa_targets" => target(id.parse().ok()?),
        "tiles" => Phrase::new("component-tile").with("tile", tile(id.parse().ok()?)),
        "location_kinds" if !matches!(id, "store" | "exit") => Phrase::name("site", id),
        _ => return None,
    })
}

/// Somebody whom the rules play.
pub fn automa(automa: Automa) -> Phrase {
    Phrase::name("automa", automa.id())
}

/// A player by the name at the table, an automa by its own.
pub fn figure(figure: Figure) -> Arg {
    match figure {
        Figure::Thief(seat) => seat.into(),
        Figure::Automa(one) => automa(one).into(),
    }
}

/// What an escape plan card shows: the amounts, and the places that pay income at once.
pub fn plan(plan: Plan) -> Vec<Phrase> {
    let line = |at: Place| match plan.amount(at) {
        Some(amount) => Phrase::new("plan-money").with("cash", cash(amount)),
        None => Phrase::new("plan-income"),
    };
    let places = Place::ALL.into_iter();
    places.map(|at| line(at).with("place", place(at))).collect()
}

/// Something that can be used.
pub fn tool(tool: Tool) -> Phrase {
    match tool {
        Tool::Contact(one) => contact(one),
        Tool::Equipment(one) => equipment(one),
        Tool::Fixer(one) => fixer(one),
        Tool::Asset(one) => asset(one),
        Tool::FirstAid => Phrase::new("tool-first-aid"),
        Tool::Member(gang) => {
            Phrase::new("tool-member").with("tile", tile(Node::of_gang(gang).tile()))
        }
    }
}

/// What using something does; with a gang ability, what that one does.
pub fn effect(tool: Tool, ability: Option<Ability>) -> Phrase {
    let name = match ability {
        Some(Ability::Calm) => "calm".to_owned(),
        Some(Ability::Fly) => "fly".to_owned(),
        Some(Ability::Evade) => "evade_tile".to_owned(),
        None => effect_name(tool.effect()),
    };
    Phrase::name("effect", &name)
}

fn effect_name(effect: Effect) -> String {
    let plain = match effect {
        Effect::RemoveOfficer { officer } => return format!("remove_{}", officer.id()),
        Effect::MoveOfficer { officer } => return format!("move_{}", officer.id()),
        Effect::Evade { officers, scope } => return evade_name(officers, scope),
        Effect::Heal => "heal",
        Effect::ExtraAction => "disc",
        Effect::GoToHospital => "hospital",
        Effect::GangAbility => "gang",
        Effect::Calm => "calm",
        Effect::Fly => "fly",
        Effect::Income => "income",
        Effect::TakeContact => "contact",
        Effect::ReadyAll => "ready",
        Effect::UnlockAsset => "unlock",
        Effect::JetSki => "jet_ski",
        Effect::Sewer => "sewer",
        Effect::MasterKey => "master_key",
    };
    plain.to_owned()
}

fn evade_name(officers: Set<Officer>, scope: Scope) -> String {
    let kinds: Vec<&str> = officers.iter().map(Officer::id).collect();
    let kinds = kinds.join("_");
    match scope {
        Scope::AllOnOneTile => "evade_tile".to_owned(),
        Scope::AllOfTypeOnOneTile if officers == Set::full() => "evade_tile".to_owned(),
        Scope::OneOfficer if officers == Set::full() => "evade_one".to_owned(),
        Scope::OneOfficer => format!("evade_one_{kinds}"),
        Scope::AllOfTypeOnOneTile => format!("evade_all_{kinds}"),
    }
}

/// A region or location as it stands in a sentence: where somebody goes. A field goes by the place on
/// it, as far as that is known.
pub fn node(node: Node, named: Option<Place>) -> Phrase {
    let id = match (node.kind(), named) {
        (Kind::Region(area), _) => area.id(),
        (Kind::Location(Site::Business | Site::SafeHouse), Some(place)) => place.id(),
        (Kind::Location(site), _) => site_id(site),
    };
    let phrase = Phrase::name("node", id).with("tile", tile(node.tile()));
    match node.number() {
        None => phrase,
        Some(number) => Phrase::new("node-numbered")
            .with("node", phrase)
            .with("number", number),
    }
}

/// A region or location of which nothing but its tile is known.
pub(crate) fn field(at: Node) -> Phrase {
    node(at, None)
}

/// A location by its name: what stands there, if it is known.
pub fn location(view: &View, at: Node) -> Phrase {
    match (at.site(), view.place_at(at)) {
        (_, Some(here)) => place(here),
        (Some(other), None) => site(other),
        (None, None) => field(at),
    }
}

/// A location as a label on the map.
pub fn site(site: Site) -> Phrase {
    match site {
        Site::Store(one) => store(one),
        Site::Exit(one) => exit(one),
        other => Phrase::name("site", site_id(other)),
    }
}

fn site_id(site: Site) -> &'static str {
    match site {
        Site::Hospital => "hospital",
        Site::Metro => "metro",
        Site::Helicopter => "helicopter",
        Site::Gang(_) => "gang",
        Site::Store(store) => store.id(),
        Site::Clinic => "clinic",
        Site::Church => "church",
        Site::Business => "business",
        Site::SafeHouse => "safe_house",
        Site::Exit(exit) => exit.id(),
    }
}

/// A sum of money; all sums of the game are thousands, and the texts write the zeros.
pub fn cash(amount: u16) -> Phrase {
    Phrase::new("money").with("count", amount)
}

/// What something costs, as the parts of a list.
pub(crate) fn bill(amount: u16, points: u8, star: bool) -> Vec<Phrase> {
    let parts = [
        (amount > 0).then(|| cash(amount)),
        (points > 0).then(|| Phrase::new("cost-points").with("count", points)),
        star.then(|| Phrase::new("cost-notoriety")),
    ];
    let mut bill: Vec<Phrase> = parts.into_iter().flatten().collect();
    if bill.is_empty() {
        bill.push(Phrase::new("cost-free"));
    }
    bill
}

/// Members of a set by their names.
pub(crate) fn list<T>(members: impl Iterator<Item = T>, name: impl Fn(T) -> Phrase) -> Vec<Phrase> {
    members.map(name).collect()
}
