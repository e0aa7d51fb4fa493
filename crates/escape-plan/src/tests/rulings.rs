//! Rulings that came with the engine.

use kernel::{Game, SeatSet, Viewer};

use super::given::*;
use crate::figure::Figure;
use crate::pieces::{Colour, Contact, Exit, Officer, Part, Pile, Place};
use crate::player::Fate;
use crate::state::EscapePlan;
use crate::step::{Look, Stage, Step};
use crate::whynot::WhyNot;

/// In the metro of the hospital's tile.
fn in_town(contacts: &[Contact]) -> Given {
    table(3)
        .city(&["start_gang 0,0 0", "start_hospital 0,1 0"])
        .at(VINNIE, "metro_start_hospital")
        .contacts(VINNIE, contacts)
        .turn(VINNIE)
}

#[test]
fn ep_r92_one_moment_is_asked_for_once() {
    let mut given = table(3)
        .city(&["start_gang 0,0 0", "start_hospital 0,1 0"])
        .at(VINNIE, "metro_start_hospital")
        .turn(VINNIE);
    // Nobody to evade, nothing between the end of travel and the first question of the visit.
    given.acts(&[
        "go start_hospital_r",
        "go start_gang_r",
        "go clinic_start_gang",
    ]);
    given.act("stop");
    assert_eq!(given.asked(), (VINNIE, Step::MayUnlock));
}

/// Tiles 1 and 2 of a pile are worth the same, tiles 1 and 3 are not: nobody else can tell.
#[test]
fn ep_r92_tiles_of_the_same_worth_are_chosen_among_like_others() {
    for tiles in [[1, 2], [1, 3]] {
        let look = Look {
            pile: Pile::Green,
            count: 2,
            tiles: tiles.into_iter().collect(),
        };
        let given = table(3).turn(VINNIE);
        assert_eq!(given.game.foregone(VINNIE, Step::KeepTile(look)), None);
        let given = given.asking(VINNIE, Step::KeepTile(look));
        let values = given.game.legal_actions(VINNIE);
        assert_eq!(values.len(), if tiles == [1, 2] { 1 } else { 2 });
    }
}

/// A thief who has passed the hospital; there the medevac does not come.
fn past_the_hospital(given: Given, there: WhyNot) -> Given {
    let mut given = given.with(VINNIE, |player| player.gas = 2);
    assert!(given.allows("use contact medevac"));
    given.acts(&["go start_hospital_r", "go hospital"]);
    assert_eq!(given.refused("use contact medevac"), there);
    given.act("go start_hospital_c");
    given
}

#[test]
fn ep_a2_and_r93_the_medevac_comes_where_one_has_been() {
    let given = in_town(&[Contact::Medevac]);
    let mut given = past_the_hospital(given, WhyNot::SamePosition);
    given.act("use contact medevac");
    assert_eq!(given.player(VINNIE).at, read("hospital"));
}

#[test]
fn ep_r93_in_the_first_edition_it_did_not() {
    let given = in_town(&[Contact::Medevac]).first_edition();
    let given = past_the_hospital(given, WhyNot::EnteredAlready);
    assert_eq!(given.refused("use contact medevac"), WhyNot::EnteredAlready);
}

#[test]
fn ep_r94_an_ability_needs_something_to_work_on() {
    let on_the_way = in_town(&[Contact::Chopper, Contact::JetSki, Contact::Sewer]);
    assert_eq!(
        on_the_way.refused("use contact chopper"),
        WhyNot::NotAHelipad
    );
    assert_eq!(on_the_way.refused("use contact sewer"), WhyNot::NoSewer);
    let mut evading = in_town(&[Contact::Boxer, Contact::Fighter])
        .at(VINNIE, "clinic_start_gang")
        .officers("start_gang", &[Officer::County]);
    evading.game.agenda.clear();
    let mut evading = evading.turn(VINNIE);
    evading.acts(&[
        "go start_gang_r",
        "go start_hospital_r",
        "go hospital",
        "stop",
    ]);
    assert_eq!(
        evading.refused("use contact boxer"),
        WhyNot::NobodyToEvade,
        "no Federal officer is after him"
    );
    assert!(evading.allows("use contact fighter"));
}

#[test]
fn ep_r95_who_is_equal_to_costa_has_not_beaten_him() {
    let mut given = table(1).day(3).cash(VINNIE, 0);
    // Neither has anything but a level of notoriety without penalty.
    given.game.player_mut(VINNIE).fate = Fate::Escaped;
    let Some(costa) = &mut given.game.costa else {
        panic!("Costa plays with one player");
    };
    costa.escaped = true;
    given.game.stage = Stage::Over;
    let standing = EscapePlan::standing(&given.game.view_of(Viewer::Seat(VINNIE)));
    let end = standing.end.expect("the game is over");
    assert_eq!((end.reason, end.winners), ("lost_to_costa", SeatSet::NONE));
}

/// The key of another house is not offered, though one lies there.
#[test]
fn ep_r97_the_keys_of_this_safe_house() {
    let (own, other) = (Place::SafeHouse1, Place::SafeHouse2);
    let given = table(3).but(|game| {
        let [green, black, _] = Colour::ALL.map(|colour| colour as usize);
        game.supply.keys = [[0; 3]; 3];
        game.supply.keys[0][green] = 1;
        game.supply.keys[1][black] = 3;
    });
    let keys = |place| -> Vec<Colour> { given.game.supply.keys_at(place).collect() };
    assert_eq!(keys(own), [Colour::Green]);
    assert_eq!(keys(other), [Colour::Black; 3]);
    let given = given.turn(VINNIE).asking(VINNIE, Step::TakeKey(own));
    let legal = given.legal();
    let offered: Vec<_> = legal.iter().filter(|one| one.starts_with("key")).collect();
    assert_eq!(offered, ["key green"]);
}

/// Not when the exit cost is paid, but after all turns of the part.
#[test]
fn ep_r98_who_escapes_updates_in_the_usual_place() {
    let mut given = table(3)
        .city(&["start_gang 0,0 0", "d1 1,0 0"])
        .last_day(Exit::Exit1)
        .at(VINNIE, "exit_1")
        .at(SCAR, "store_a")
        .at(CLAWS, "store_a")
        .with(VINNIE, |player| player.notoriety.red = 1)
        .turns(Part::Morning, &[VINNIE, SCAR, CLAWS].map(Figure::Thief));
    given.act("escape");
    while given.asked().0 == VINNIE {
        given.act("done");
    }
    let level = |given: &Given| given.player(VINNIE).notoriety.level;
    assert_eq!(
        (given.player(VINNIE).fate, level(&given)),
        (Fate::Escaped, 1)
    );
    given.acts(&["rest", "unlock heal"]);
    while given.asked().0 == SCAR {
        given.act("end");
    }
    assert_eq!((given.asked().0, level(&given)), (CLAWS, 1));
}

/// Over the water of a tile that has no ferry.
#[test]
fn ep_r99_no_flight_lands_on_water_without_a_ferry() {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, "store_a")
        .contacts(VINNIE, &[Contact::Chopper])
        .turn(VINNIE);
    given.acts(&["go start_gang_r", "use contact chopper"]);
    assert_eq!(given.refused("fly c2_w"), WhyNot::NoFerry);
    assert!(given.allows("fly c2_r"));
}
