//! Rulings that came with the engine.

use kernel::{Game, SeatSet, Viewer};

use super::given::*;
use crate::pieces::{Contact, Officer, Pile};
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

#[test]
fn ep_r93_the_medevac_does_not_come_where_one_has_been() {
    let mut given = in_town(&[Contact::Medevac]).with(VINNIE, |player| player.gas = 2);
    assert!(given.allows("use contact medevac"));
    given.acts(&["go start_hospital_r", "go hospital", "go start_hospital_c"]);
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
