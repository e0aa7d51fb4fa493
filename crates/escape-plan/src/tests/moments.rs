//! The moments for side actions (EP-10.19).

use super::given::*;
use super::side_effects::in_town;
use crate::pieces::{Contact, Equipment, Officer};
use crate::player::Item;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Start, travel, evade, after its wounds, each question of a visit, the end; nowhere between.
#[test]
fn ep_10_19_the_moments_for_side_actions() {
    let offered = |given: &Given| given.allows("use first-aid token");
    let mut given = in_town(&[])
        .officers("start_gang", &[Officer::Swat])
        .at(VINNIE, "gang_start_gang")
        .with(VINNIE, |player| player.gas = 1)
        .turn(VINNIE);
    let mut moments = vec![(given.asked().1, offered(&given))];
    for action in [
        "go start_gang_i",
        "go d1_w",
        "go d1_i",
        "gas",
        "go exit_1",
        "stop",
        "done",
        "done",
        "take",
    ] {
        given.act(action);
        moments.push((given.asked().1, offered(&given)));
    }
    let contact = given.game.contacts.row[0];
    given.act(&format!("contact {}", contact.id()));
    moments.push((given.asked().1, offered(&given)));
    given.act("keep");
    moments.push((given.asked().1, offered(&given)));
    let expected = [
        (Step::Start, true),
        (Step::Travel, true),
        (Step::Travel, true),
        (Step::Travel, true),
        (Step::Travel, true),
        (Step::Travel, true),
        (Step::Evade, true),
        (Step::Breathe, true),
        (Step::AtExit, true),
        (Step::TakeContact, true),
        (Step::PlaceContact(contact), false),
        (Step::Finish, true),
    ];
    assert_eq!(moments, expected);
}

/// EP-10.19: between steps, not inside one, and not inside another side action.
#[test]
fn ep_r87_no_side_action_inside_another() {
    let mut given = in_town(&[Contact::Spy1]);
    given.act("use contact spy_1");
    let why = given.refused("use first-aid token");
    assert_eq!(why, WhyNot::WrongTime, "Spy 1 is being used");
    let contact = given.game.contacts.row[0];
    given.acts(&[&format!("contact {}", contact.id()), "keep"]);
    assert!(given.allows("use first-aid token"));
    let mut shopping = table(3)
        .at(VINNIE, "store_a")
        .asking(VINNIE, Step::BuyEquipment(None));
    shopping.game.turn = in_town(&[]).game.turn;
    let vest = Item::Equipment(Equipment::Vest, false);
    shopping.game.player_mut(VINNIE).items.push(vest);
    assert!(shopping.allows("use first-aid token"));
    shopping.act("buy equipment cap");
    assert!(!shopping.allows("use first-aid token"), "where to put it");
    shopping.act("keep");
    assert_eq!(shopping.asked().1, Step::BuyEquipment(Some(Equipment::Cap)));
    assert!(shopping.allows("use first-aid token"));
}
