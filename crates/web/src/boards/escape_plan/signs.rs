//! Small signs that stand everywhere: tiles, officers, and what each thing is drawn as.

use escape_plan::EscapePlan;
use escape_plan::action::Tool;
use escape_plan::figure::Figure;
use escape_plan::pieces::{Asset, Automa, Colour, Contact, Equipment, Fixer, Officer, Tile};
use escape_plan::step::Step;
use escape_plan::words;
use escape_plan::{Action, Event};
use kernel::Set;
use maud::{Markup, html};

use crate::board::Scene;
use crate::draw;

/// The code of a tile.
pub(super) fn tile(scene: &Scene<'_, EscapePlan>, tile: Tile) -> Markup {
    html! { b.hx-n { (scene.say(&words::tile(tile))) } }
}

/// The symbol of a type of officers.
pub(super) fn badge(officer: Officer) -> &'static str {
    match officer {
        Officer::County => "county",
        Officer::Federal => "federal",
        Officer::Swat => "swat",
    }
}

/// An officer: colour and shape.
pub(super) fn officer(scene: &Scene<'_, EscapePlan>, officer: Officer) -> Markup {
    let name = scene.say(&words::officer(officer));
    html! {
        svg.i.of role="img" aria-label=(name) { use href=(format_args!("#i-{}", badge(officer))) {} }
    }
}

/// Officers side by side.
pub(super) fn officers(scene: &Scene<'_, EscapePlan>, all: Set<Officer>) -> Markup {
    html! { span.os { @for one in all.iter() { (officer(scene, one)) } } }
}

/// Somebody whom the rules play, as small as a token.
pub(super) fn automa(scene: &Scene<'_, EscapePlan>, automa: Automa) -> Markup {
    let name = scene.say(&words::automa(automa));
    html! { span.tok.s.automa title=(name) { (letter(&name)) span.vh { (name) } } }
}

/// Which automa did what an event tells.
pub(super) fn actor(event: &Event) -> Option<Automa> {
    match *event {
        Event::CardsPassedOver { automa, .. }
        | Event::AutomaMoved { automa, .. }
        | Event::AutomaStayed { automa }
        | Event::FixerDiscarded { automa, .. }
        | Event::KeyDiscarded { automa, .. }
        | Event::TileDiscarded { automa, .. } => Some(automa),
        Event::ContactCollected { .. }
        | Event::LootTaken { .. }
        | Event::HaulRevealed { .. }
        | Event::CardBoxed { .. }
        | Event::TollPaid { .. }
        | Event::TollInBlood { .. } => Some(Automa::Costa),
        Event::DiscSpent { figure }
        | Event::DiscTaken { figure, .. }
        | Event::CompanyMet { figure, .. }
        | Event::NotorietyGained { figure, .. }
        | Event::NotorietyLost { figure, .. }
        | Event::LevelChanged { figure, .. }
        | Event::LineCrossed { figure, .. }
        | Event::OfficerForced { by: figure, .. }
        | Event::CubePlaced { figure, .. }
        | Event::ContactBoxed { figure, .. }
        | Event::Escaped { figure, .. }
        | Event::PlanRevealed { figure, .. } => match figure {
            Figure::Automa(automa) => Some(automa),
            Figure::Thief(_) => None,
        },
        _ => None,
    }
}

/// The letter of an automa: the first of its name, not of its rank.
pub(super) fn letter(name: &str) -> String {
    let last = name.split(' ').next_back().unwrap_or_default();
    last.chars().take(1).collect()
}

/// From how many letters on a word may be too long for a slot of the board.
const LONG_WORD: usize = 8;

/// The same for a card, which is wider.
const LONG_ON_CARD: usize = 10;

/// A name for a narrow slot: each long word says where it may be parted, after an open syllable near its middle.
/// Browsers know how to part words of few languages, and of none where no dictionary is at hand.
pub(super) fn hyphened(name: &str) -> String {
    parted(name, LONG_WORD)
}

/// The words of a card in the same way.
pub(super) fn hyphened_on_card(words: &str) -> String {
    parted(words, LONG_ON_CARD)
}

fn parted(words: &str, long: usize) -> String {
    let words = words.split(' ').map(|word| part(word, long));
    words.collect::<Vec<_>>().join(" ")
}

fn part(word: &str, long: usize) -> String {
    let letters: Vec<char> = word.chars().collect();
    let vowel = |at: usize| "aeiouyáéíóúůýěąę".contains(letters[at]);
    let open = |at: &usize| vowel(at - 1) && !vowel(*at) && vowel(at + 1);
    let middle = |at: &usize| (2 * at).abs_diff(letters.len());
    let places = 2..letters.len().saturating_sub(2);
    match places.filter(open).min_by_key(middle) {
        Some(at) if letters.len() >= long => {
            let (start, end) = letters.split_at(at);
            start.iter().chain(&['\u{ad}']).chain(end).collect()
        }
        _ => word.to_owned(),
    }
}

/// A sum of money, small enough for a chip: thousands without their zeros.
pub(super) fn money(cash: u16) -> Markup {
    html! { (draw::icon("cash")) (cash) }
}

/// What a tool is drawn as.
pub(super) fn tool(tool: Tool) -> &'static str {
    match tool {
        Tool::Contact(one) => contact(one),
        Tool::Equipment(one) => equipment(one),
        Tool::Fixer(one) => fixer(one),
        Tool::Asset(one) => asset(one),
        Tool::FirstAid => "aid",
        Tool::Member(_) => "gang",
    }
}

/// What a contact is drawn as.
pub(super) fn contact(contact: Contact) -> &'static str {
    match contact {
        Contact::SnitchCounty | Contact::SnitchFederal | Contact::SnitchSwat => "ear",
        Contact::Medic | Contact::Medevac => "aid",
        Contact::Fixer => "disc",
        Contact::Fighter | Contact::Boxer | Contact::Ninja => "fist",
        Contact::Gang => "gang",
        Contact::Informer => "ear",
        Contact::Chopper => "heli",
        Contact::BribeCounty | Contact::BribeFederal | Contact::RallySwat => "hand",
        Contact::GeneralStore => "bag",
        Contact::Spy1 | Contact::Spy2 | Contact::Spy3 => "spy",
        Contact::Stunt | Contact::FastCar => "car",
        Contact::JetSki => "ferry",
        Contact::Sewer => "pipe",
    }
}

/// What equipment is drawn as.
pub(super) fn equipment(equipment: Equipment) -> &'static str {
    match equipment {
        Equipment::Vest => "vest",
        Equipment::Cap => "cap",
        Equipment::Helmet => "swat",
        Equipment::GasMask => "mask",
    }
}

/// What a fixer tile is drawn as.
pub(super) fn fixer(fixer: Fixer) -> &'static str {
    match fixer {
        Fixer::Phone => "ear",
        Fixer::Strongbox => "income",
        Fixer::Disguise => "mask",
        Fixer::IdCard => "disc",
        Fixer::FirstAidKit => "aid",
        Fixer::Motorbike => "gang",
        Fixer::EnergyDrink => "sun",
        Fixer::PrivateHelicopter => "heli",
    }
}

/// What an asset is drawn as.
pub(super) fn asset(asset: Asset) -> &'static str {
    match asset {
        Asset::ExtraAction => "disc",
        Asset::MoveFederal | Asset::MoveCounty | Asset::MoveSwat => "badge",
        Asset::EvadeAll => "vanish",
        Asset::MasterKey => "key",
        Asset::Heal => "aid",
    }
}

/// A key in its colour.
pub(super) fn key(colour: Colour) -> Markup {
    draw::icon_in(&format!("key-{}", colour.id()), "key")
}

/// What is offered, where it has a drawing.
fn offered(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::TakeGas => "gas",
        Step::Bonus(_) => "disc",
        Step::MayHeal => "aid",
        Step::AtExit => "income",
        _ => return None,
    })
}

/// What an action is about.
pub(super) fn action(scene: &Scene<'_, EscapePlan>, action: Action) -> Option<Markup> {
    Some(match action {
        Action::Go(node)
        | Action::Ride(node)
        | Action::Fly(node)
        | Action::Surface(node)
        | Action::Waters(node) => tile(scene, node.tile()),
        Action::Tile(at) => tile(scene, at),
        Action::Officer(_, one) => officer(scene, one),
        Action::Sandra => draw::icon("person"),
        Action::Use(one, _) => draw::icon(tool(one)),
        Action::Rest => draw::icon("sun"),
        Action::BurnGas => draw::icon("gas"),
        Action::SpendDisc => draw::icon("disc"),
        Action::Escape | Action::ExitTile => draw::icon("exit"),
        Action::TakeWound => draw::icon("wound"),
        Action::Heal(_) => draw::icon("aid"),
        Action::Contact(one) | Action::RightContact(one) => draw::icon(contact(one)),
        Action::Replace(card) | Action::ReplaceRight(card) => draw::icon(contact(card.contact)),
        Action::BuyFixer(one) => draw::icon(fixer(one)),
        Action::BuyEquipment(one) => draw::icon(equipment(one)),
        Action::Unlock(one) | Action::Lose(one) => draw::icon(asset(one)),
        Action::Key(one) | Action::Open(one) | Action::OpenWithMaster(one) => key(one),
        Action::MasterKey => draw::icon("key"),
        Action::TakeAsset => draw::icon("lock"),
        Action::Take => draw::icon(offered(scene.sight.prompt.as_ref()?.step)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::hyphened;

    #[test]
    fn long_words_of_narrow_slots_are_parted_between_syllables() {
        for (name, parted) in [
            ("Maska przeciwgazowa", "Maska prze-ciwgazowa"),
            ("Akcja dodatkowa", "Akcja do-datkowa"),
            ("Univerzální klíč", "Uni-verzální klíč"),
            ("Private helicopter", "Private heli-copter"),
            ("Odznaka okręgowa", "Odznaka okrę-gowa"),
            ("Master key", "Master key"),
            ("Výtvarná", "Výtvarná"),
            ("", ""),
        ] {
            assert_eq!(hyphened(name), parted.replace('-', "\u{ad}"));
        }
    }
}
