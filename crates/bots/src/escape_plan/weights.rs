//! What things are worth that are no money yet, in thousands of dollars. They began as the strategy
//! notes of the rules; those marked as tuned were then raised or lowered as long as the mean of a few
//! hundred games rose.

use escape_plan::pieces::{Asset, Colour, Contact, Fixer};

/// A disc that can still be spent: a whole turn.
pub(super) const DISC: f32 = 45.0;
/// What the best visit of the next turn counts now: it may be gone, or another be better. Tuned.
pub(super) const NEXT_TURN: f32 = 0.36;
/// What each contact card is worth as one of five, beside what the next one brings. Tuned.
pub(super) const CARD: f32 = 32.0;
/// A gas can.
pub(super) const GAS: f32 = 4.0;
/// A gang member.
pub(super) const MEMBER: f32 = 16.0;
/// A piece of equipment of a kind that is not held, for a whole game. Tuned.
pub(super) const EQUIPMENT: f32 = 15.0;
/// A contact card or equipment that is turned face up again.
pub(super) const READY: f32 = 4.0;
/// The first aid token that is turned face up again.
pub(super) const FIRST_AID: f32 = 6.0;
/// What an unlocked asset does, beside the points for having used it.
pub(super) const ASSET: f32 = 5.0;
/// A contact slot where a card would go if no asset lay there.
pub(super) const CONTACT_SLOT: f32 = 10.0;
/// The last inventory slot: money from a locker should go there.
pub(super) const LAST_SLOT: f32 = 7.0;
/// Any other inventory slot.
pub(super) const SLOT: f32 = 2.0;
/// A wound: it may be healed before the end.
pub(super) const WOUND: f32 = 17.0;
/// A wound that the first aid token is waiting for.
pub(super) const AIDED_WOUND: f32 = 7.0;
/// Handcuffs: a slot is lost for good, but a wound is healed by them. Tuned.
pub(super) const HANDCUFFS: f32 = 13.0;
/// An officer on the own tile, to be evaded on the way out.
pub(super) const WATCHED: f32 = 4.0;
/// How much of the penalty for notoriety is still there at the end.
pub(super) const PENALTY: f32 = 0.9;
/// What it costs that money is missing for the exit, and each thousand of it: before the last day, when
/// there is time to get it, and on the last day. Tuned.
pub(super) const MISSING_LATER: (f32, f32) = (0.0, 14.0);
pub(super) const MISSING_NOW: (f32, f32) = (100.0, 25.0);
/// Being caught: more than anything that can be brought home by one turn.
pub(super) const ARREST: f32 = 400.0;
/// Staying in the city without the money that the exit may cost by then.
pub(super) const BROKE: f32 = 240.0;
/// Staying longer on the last day: others leave first, and officers come closer.
pub(super) const LATE: f32 = 8.0;
/// What it is worth to have visited two places of a group.
pub(super) const PAIR: f32 = 8.0;

/// What a key is worth while it opens nothing yet: the dearer the pile, the more it takes.
pub(super) fn key(colour: Colour) -> f32 {
    match colour {
        Colour::Green => 22.0,
        Colour::Black => 18.0,
        Colour::Brown => 12.0,
    }
}

/// What a contact card does when it is used, over a game.
pub(super) fn contact(contact: Contact) -> f32 {
    match contact {
        Contact::Fixer => 40.0,
        Contact::FastCar | Contact::Gang => 10.0,
        Contact::Spy3 => 9.0,
        Contact::Informer => 8.0,
        Contact::GeneralStore
        | Contact::Medic
        | Contact::Fighter
        | Contact::Boxer
        | Contact::Ninja
        | Contact::Stunt => 7.0,
        Contact::Spy1 | Contact::Spy2 => 5.0,
        _ => 3.0,
    }
}

/// What a fixer tile does when it is used.
pub(super) fn fixer(fixer: Fixer) -> f32 {
    match fixer {
        Fixer::Motorbike => MEMBER,
        Fixer::FirstAidKit => 10.0,
        Fixer::EnergyDrink | Fixer::PrivateHelicopter => 5.0,
        // What the others bring can be told exactly.
        Fixer::Phone | Fixer::Strongbox | Fixer::Disguise | Fixer::IdCard => 0.0,
    }
}

/// Which asset is unlocked first, and kept longest.
pub(super) fn asset(asset: Asset) -> f32 {
    match asset {
        Asset::EvadeAll => 6.0,
        Asset::MasterKey => 5.0,
        Asset::Heal => 4.0,
        Asset::MoveSwat => 3.0,
        Asset::MoveFederal => 2.0,
        Asset::MoveCounty => 1.0,
        Asset::ExtraAction => 0.0,
    }
}
