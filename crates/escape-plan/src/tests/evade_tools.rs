//! What shakes officers off (EP-10.16, EP-10.17).

use super::given::*;
use super::side_effects::{in_town, officers, unlocked};
use crate::pieces::{Asset, Contact, Fixer, Officer};
use crate::player::{Card, Item};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Vinnie has left c1 and a3, both full of officers, and is asked how to evade them.
fn chased(given: Given) -> Given {
    let mut given = given
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .officers("c1", &Officer::ALL)
        .officers("a3", &Officer::ALL)
        .at(VINNIE, "safe_house_field_c1")
        .turn(VINNIE);
    given.acts(&["go c1_i", "go a3_i", "go a3_c", "go start_gang_c"]);
    given.acts(&["go store_a", "stop"]);
    given
}

#[test]
fn ep_10_16_a_gang_ability_without_a_member() {
    for (tool, cash) in [("contact gang", 6), ("fixer motorbike", 9)] {
        let given = || {
            in_town(&[Contact::Gang]).with(VINNIE, |player| {
                player.items.push(Item::Fixer(Fixer::Motorbike, false));
            })
        };
        assert_eq!(
            given().refused(&format!("use {tool}")),
            WhyNot::NeedsAbility
        );
        let mut calm = given();
        calm.act(&format!("use {tool} calm"));
        assert_eq!(calm.cubes(VINNIE), [0, 1, 3]);
        assert_eq!(calm.money(VINNIE), cash);
        let mut fly = given();
        fly.acts(&[&format!("use {tool} fly"), "fly exit_1"]);
        let mut evade = chased(given());
        evade.acts(&[&format!("use {tool} evade"), "tile c1"]);
        assert_eq!(evade.game.pursuer_count(VINNIE), 3);
    }
}

/// Whom each ability covers: what can be chosen, and who is left on a3 after the first choice.
#[test]
fn ep_10_17_evade_effects() {
    let one = |of: &[&str]| -> Vec<String> {
        let tiles = ["a3", "c1"].into_iter();
        let each = |tile| of.iter().map(move |o| format!("officer {tile} {o}"));
        tiles.flat_map(each).collect()
    };
    let all = || vec!["tile a3".to_owned(), "tile c1".to_owned()];
    let (c, f, s) = ("county", "federal", "swat");
    let table: [(&str, Vec<String>, &[&str]); 12] = [
        ("equipment vest", one(&[f]), &[c, s]),
        ("equipment cap", one(&[c]), &[f, s]),
        ("equipment helmet", one(&[s]), &[c, f]),
        ("equipment gas_mask", one(&[c, s]), &[f, s]),
        ("contact fighter", all(), &[f, s]),
        ("contact boxer", all(), &[c, s]),
        ("contact ninja", all(), &[c, f]),
        ("contact stunt", one(&[c, f, s]), &[f, s]),
        ("contact fast_car", all(), &[]),
        ("asset evade_all", all(), &[]),
        ("contact gang evade", all(), &[]),
        ("fixer motorbike evade", all(), &[]),
    ];
    for (tool, options, left) in table {
        let given = super::given::table(3).with(VINNIE, |player| match tool.split_once(' ') {
            Some(("equipment", kind)) => player.items.push(Item::Equipment(read(kind), false)),
            Some(("fixer", _)) => player.items.push(Item::Fixer(Fixer::Motorbike, false)),
            Some(("asset", _)) => player.priced.push(unlocked(Asset::EvadeAll)),
            _ => player.contacts.push(Card {
                contact: read(tool.split(' ').nth(1).unwrap()),
                used: false,
            }),
        });
        let mut given = chased(given);
        given.act(&format!("use {tool}"));
        assert_eq!(given.legal(), options, "{tool}");
        given.act(&options[0]);
        let pursuers = given.game.pursuers(read("a3"));
        let pursuers: Vec<_> = pursuers.iter().map(Officer::id).collect();
        assert_eq!(pursuers, left, "{tool}");
        assert_eq!(given.asked(), (VINNIE, Step::Evade), "{tool}");
    }
}

#[test]
fn ep_10_17_only_who_was_left_behind_can_be_evaded() {
    let mut given = chased(table(3).contacts(VINNIE, &[Contact::Boxer, Contact::Stunt]));
    given.act("use contact boxer");
    // Nobody stands there, nobody was left there, and the boxer asks for a tile.
    for wrong in ["tile start_gang", "tile d1", "officer a3 federal", "pass"] {
        assert_eq!(given.refused(wrong), WhyNot::NobodyToEvade, "{wrong}");
    }
    given.acts(&["tile a3", "use contact stunt"]);
    for wrong in ["officer a3 federal", "officer start_gang swat", "tile c1"] {
        assert_eq!(given.refused(wrong), WhyNot::NobodyToEvade, "{wrong}");
    }
}

/// EP-R27: the asset may be used at any time, but works only during evade.
#[test]
fn ep_10_17_the_evade_asset_does_nothing_at_other_times() {
    let given = in_town(&[]).officers("start_gang", &[Officer::Swat]);
    let mut given = given.with(VINNIE, |player| {
        player.priced.push(unlocked(Asset::EvadeAll))
    });
    given.act("use asset evade_all");
    assert_eq!(given.asked(), (VINNIE, Step::Start));
    assert!(given.player(VINNIE).priced[1].used);
    assert_eq!(given.money(VINNIE), 5);
    given.acts(&["go start_gang_c", "go start_hospital_r"]);
    given.acts(&["go metro_start_hospital", "stop"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 1);
}

/// EP-11.4: counted at the end of the step.
#[test]
fn ep_r22_bribed_and_snitched_during_evade() {
    let given = table(3).contacts(VINNIE, &[Contact::BribeCounty, Contact::SnitchFederal]);
    let mut given = chased(given);
    given.acts(&["use contact bribe_county", "officer c1 county"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 5, "now on start_gang");
    assert_eq!(officers(&given, "start_gang"), ["county"]);
    given.acts(&["use contact snitch_federal", "officer a3 federal"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 4);
    assert_eq!(officers(&given, "a3"), ["county", "swat"]);
}

#[test]
fn ep_e24_the_boxer() {
    let mut given = chased(table(3).contacts(VINNIE, &[Contact::Boxer]));
    given.acts(&["use contact boxer", "tile a3"]);
    assert_eq!(given.money(VINNIE), 7);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert!(given.player(VINNIE).contacts[0].used);
    assert_eq!(given.game.pursuers(read("a3")).len(), 2);
}
