//! ID-2.5 to ID-2.8, ID-2.13, ID-R44: who knows which evidence.

use kernel::testkit::worlds;
use kernel::{Member, Viewer};

use super::given::{ANNA, BRUNO, Given, new_game, table, tokens};
use super::hidden::{EYES, ME, OTHER, looking, plan};
use crate::event::Event;
use crate::evidence::{Place, Whereabouts};
use crate::pieces::Evidence;
use crate::state::InTooDeep;
use crate::step::Step;

/// What somebody knows of the slots of the display.
fn display(given: &Given, viewer: Viewer) -> Vec<Option<Evidence>> {
    let view = given.game.view_of(viewer);
    let slots = view.display.iter().flatten();
    slots.map(|token| token.kind).collect()
}

#[test]
fn id_2_5_a_token_from_the_bar_is_seen_once() {
    let given = table(2)
        .bar(&["timing", "target", "leader", "leader"])
        .acting(ANNA)
        .asking(ANNA, Step::Bar { more: 0 })
        .act("evidence target");
    let taken = Event::EvidenceTaken {
        seat: ANNA,
        evidence: Evidence::Target,
    };
    assert_eq!(
        EYES.map(|eyes| given.told(eyes).contains(&taken)),
        [true; 3]
    );
    // After that it lies face down with the others.
    let own = given.game.view_of(ME).own().map(|known| known.memory);
    assert_eq!(own, Some(tokens(&["target"])));
    let view = given.game.view_of(OTHER);
    assert_eq!(
        (view.papers(ANNA).memory, view.papers(ANNA).known),
        (1, None)
    );
}

#[test]
fn id_2_6_only_the_own_box_may_be_looked_into() {
    let given = table(2)
        .display(&["timing", "leader"])
        .on_bonus("grip", "target")
        .in_box(ANNA, "tactics")
        .in_box(BRUNO, "armament");
    let (anna, bruno) = (Some(Evidence::Tactics), Some(Evidence::Armament));
    assert_eq!(plan(&given, ME), [None, anna, None]);
    assert_eq!(plan(&given, OTHER), [None, None, bruno]);
    assert_eq!(plan(&given, Viewer::Spectator), [None; 3]);
    for eyes in EYES {
        assert_eq!(display(&given, eyes), [None, None]);
    }
}

#[test]
fn id_2_7_who_looks_sees_alone() {
    let given = looking(table(2).display(&["timing", "leader"]));
    let given = given.act("place display-1");
    assert_eq!(display(&given, ME), [None, Some(Evidence::Leader)]);
    assert_eq!(display(&given, OTHER), [None, None]);
    assert_eq!(given.on_display(), 2, "back in the same place");
}

/// ID-R44: as long as the token stays where it is.
#[test]
fn id_r44_what_was_seen_is_kept_for_the_looker() {
    let given = looking(new_game(2)).act("place display-1");
    let token = given.game.hidden.evidence.token(Place::Display(1));
    let kind = token.expect("a token").kind;
    let given = given.turn(BRUNO).turn(ANNA);
    assert_eq!(display(&given, ME)[1], Some(kind));
    assert_eq!(display(&given, OTHER)[1], None);
    for world in worlds(&given.game, ME) {
        let token = world.hidden.evidence.token(Place::Display(1));
        assert_eq!(token.expect("a token").kind, kind);
    }
    // In Bruno's memory nobody else knows it any more.
    let given = given.acting(BRUNO).asking(BRUNO, Step::TakeUnseen);
    let given = given.act("place display-1");
    assert_eq!(given.game.view_of(ME).papers(BRUNO).known, None);
    let has = |world: &InTooDeep| world.papers(BRUNO).memory[kind.index()] > 0;
    assert!(
        !worlds(&given.game, ME).iter().all(has),
        "any kind is imagined"
    );
}

#[test]
fn id_2_8_who_fills_a_bonus_space_knows_the_token() {
    let given = table(2)
        .memory(ANNA, &["timing", "leader"])
        .acting(ANNA)
        .asking(ANNA, Step::Process { left: 1 })
        .act("process leader bonus-tolerance");
    let known = Some(Evidence::Leader);
    assert_eq!(EYES.map(|eyes| plan(&given, eyes)[0]), [known, None, None]);
}

#[test]
fn id_2_13_places_are_public_and_kinds_are_not() {
    let given = looking(
        table(2)
            .display(&["timing", "leader"])
            .in_box(BRUNO, "target"),
    );
    let given = given.act("place display-1");
    let (seat, place) = (ANNA, Whereabouts::Slot(1));
    assert!(given.told(OTHER).contains(&Event::Looked { seat, place }));
    let given = given.asking(ANNA, Step::TakeUnseen).act("place plan-0");
    let place = Whereabouts::Box(BRUNO.into(), 0);
    assert!(given.told(OTHER).contains(&Event::Took { seat, place }));
    let evidence = Evidence::Target;
    let took = Event::TookFrom {
        seat,
        place,
        evidence,
    };
    assert!(given.told(ME).contains(&took) && !given.told(OTHER).contains(&took));
    // An exposed token is seen by all.
    let given = given.in_box(BRUNO, "armament").in_box(ANNA, "tactics");
    let given = given.asking(ANNA, Step::Expose).act("place plan-0");
    let exposed = Event::Exposed {
        seat,
        place,
        evidence: Evidence::Armament,
    };
    assert!(EYES.iter().all(|eyes| given.told(*eyes).contains(&exposed)));
}
