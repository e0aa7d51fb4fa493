//! The position of the first examples.

use super::given::{ANNA, BRUNO, table};

/// The position of ID-E6.
#[test]
fn id_e6_what_the_enforcer_and_the_jumper_can_do() {
    let given = table(2)
        .at("enforcer", "parish")
        .at("jumper", "blocks")
        .holds("enforcer", "eagle_eye")
        .dropped("jammer", "blocks")
        .hooked(ANNA, "enforcer", 2)
        .hooked(ANNA, "jumper", 3)
        .acting(ANNA);
    let expected = [
        "pass",
        "move enforcer aerodrome",
        "drop enforcer",
        "use enforcer",
        "grip enforcer",
        "move jumper zinbazaar",
        "move jumper harbor",
        "pickup jumper jammer",
        "grip jumper",
        "jump",
    ];
    assert_eq!(given.legal(), expected);
}

#[test]
fn id_e3_a_hook_is_taken_from_another_console() {
    let given = table(2)
        .at("jumper", "blocks")
        .at("enforcer", "parish")
        .at("seer", "harbor")
        .hooked(ANNA, "jumper", 0)
        .hooked(BRUNO, "enforcer", 0)
        .hooked(BRUNO, "seer", 0)
        .turn(ANNA)
        .act("hook enforcer");
    assert_eq!(given.console(ANNA).intel, 2);
    assert_eq!(given.console(BRUNO).intel, 4);
    let ports: Vec<&str> = given
        .console(ANNA)
        .ports
        .iter()
        .map(|one| one.id())
        .collect();
    assert_eq!(ports, ["jumper", "enforcer"]);
    assert_eq!(given.console(BRUNO).ports.len(), 1);
}
