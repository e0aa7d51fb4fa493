//! What side actions do (EP-10.12 to EP-10.15, EP-10.18).

use super::given::*;
use crate::pieces::{Asset, Contact, Equipment, Fixer, Officer, Place};
use crate::player::{Card, Item, Priced};
use crate::step::Step;
use crate::whynot::WhyNot;

/// The starting tiles with d1 and a2 beside them; Vinnie in the store.
pub(super) fn in_town(contacts: &[Contact]) -> Given {
    table(3)
        .city(&[
            "start_hospital 0,0 0",
            "start_gang 0,1 0",
            "d1 1,0 0",
            "a2 1,-1 0",
        ])
        .at(VINNIE, "store_a")
        .contacts(VINNIE, contacts)
        .turn(VINNIE)
}

pub(super) fn officers(given: &Given, tile: &str) -> Vec<&'static str> {
    let on = given.game.police.on[read::<crate::pieces::Tile>(tile) as usize];
    on.iter().map(Officer::id).collect()
}

pub(super) fn unlocked(asset: Asset) -> Priced {
    Priced { asset, used: false }
}

#[test]
fn ep_10_12_an_officer_is_moved_anywhere() {
    let mut given = in_town(&[Contact::BribeCounty]).officers("a2", &[Officer::County]);
    given.act("use contact bribe_county");
    assert_eq!(given.legal(), ["tile start_gang", "tile d1"]);
    let why = given.refused("tile start_hospital");
    assert_eq!(why, WhyNot::NoOfficersThere);
    assert_eq!(given.refused("tile a2"), WhyNot::TileFull);
    assert_eq!(given.refused("tile c3"), WhyNot::NotInCity);
    given.act("tile start_gang");
    assert_eq!(officers(&given, "start_gang"), ["county"], "two tiles on");
    assert!(officers(&given, "a2").is_empty());
}

/// EP-3.8: one of a type on a tile; only the stated type.
#[test]
fn ep_10_12_which_officer_is_asked() {
    let mut given = in_town(&[Contact::RallySwat])
        .officers("a2", &[Officer::Swat, Officer::County])
        .officers("d1", &[Officer::Swat]);
    given.act("use contact rally_swat");
    assert_eq!(given.legal(), ["officer a2 swat", "officer d1 swat"]);
    let why = given.refused("officer a2 county");
    assert_eq!(why, WhyNot::NoSuchOfficer);
    given.act("officer d1 swat");
    assert_eq!(
        officers(&given, "start_gang"),
        ["swat"],
        "the only tile left"
    );
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

#[test]
fn ep_10_13_a_snitched_officer_goes_to_the_box() {
    let mut given = in_town(&[Contact::SnitchFederal])
        .officers("a2", &[Officer::Federal])
        .officers("d1", &[Officer::Federal, Officer::Swat]);
    let bag = given.game.police.bag;
    given.act("use contact snitch_federal");
    assert_eq!(given.legal(), ["officer a2 federal", "officer d1 federal"]);
    let others = ["officer d1 swat", "officer start_gang federal"];
    for other in others {
        assert_eq!(given.refused(other), WhyNot::NoSuchOfficer, "{other}");
    }
    given.act("officer d1 federal");
    assert_eq!(officers(&given, "d1"), ["swat"]);
    assert_eq!(given.game.police.bag, bag);
}

#[test]
fn ep_10_14_ready_all() {
    let spent = |given: Given| {
        given.with(VINNIE, |player| {
            player.items.push(Item::Equipment(Equipment::Cap, true));
            player.items.push(Item::Fixer(Fixer::Disguise, true));
            player.aided = true;
            for card in &mut player.contacts {
                card.used = card.contact != Contact::Spy2;
            }
        })
    };
    let cards = [Contact::Boxer, Contact::Spy2];
    let mut given = spent(in_town(&cards));
    given.act("use contact spy_2");
    let card = |contact, used| Card { contact, used };
    let after = [card(Contact::Boxer, false), card(Contact::Spy2, true)];
    assert_eq!(given.player(VINNIE).contacts[..], after);
    let items = [
        Item::Equipment(Equipment::Cap, false),
        Item::Fixer(Fixer::Disguise, true),
    ];
    assert_eq!(given.player(VINNIE).items[..], items);
    assert!(
        given.player(VINNIE).aided,
        "only a rest brings first aid back"
    );
    let mut given = spent(in_town(&[Contact::Boxer])).with(VINNIE, |player| {
        player.items.push(Item::Fixer(Fixer::EnergyDrink, false));
    });
    given.act("use fixer energy_drink");
    assert_eq!(given.player(VINNIE).contacts[..], after[..1]);
}

/// EP-11.7.
#[test]
fn ep_10_14_not_under_handcuffs() {
    let cards = [
        Contact::Spy2,
        Contact::Boxer,
        Contact::Ninja,
        Contact::Stunt,
    ];
    let mut given = in_town(&cards).with(VINNIE, |player| {
        player.handcuffs = 2;
        player.contacts[1].used = true;
        player.contacts[3].used = true;
    });
    given.act("use contact spy_2");
    let cards = given.player(VINNIE).contacts.iter();
    let used: Vec<bool> = cards.map(|card| card.used).collect();
    assert_eq!(used, [true, false, false, true]);
}

#[test]
fn ep_10_15_contacts_income_assets_calm_and_discs() {
    let fixers = |fixer| {
        let given = in_town(&[]);
        given.with(VINNIE, |player| {
            player.items.push(Item::Fixer(fixer, false))
        })
    };
    for (mut given, tool) in [
        (in_town(&[Contact::Spy1]), "contact spy_1"),
        (fixers(Fixer::Phone), "fixer phone"),
    ] {
        given.act(&format!("use {tool}"));
        assert_eq!(given.asked(), (VINNIE, Step::CallContact), "{tool}");
    }
    for (mut given, tool, cash) in [
        (
            in_town(&[Contact::GeneralStore]),
            "contact general_store",
            17,
        ),
        (fixers(Fixer::Strongbox), "fixer strongbox", 18),
    ] {
        given.act(&format!("use {tool}"));
        assert_eq!(given.money(VINNIE), cash, "{tool}");
    }
    let mut given = in_town(&[Contact::Spy3]);
    given.act("use contact spy_3");
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    for (mut given, tool) in [
        (in_town(&[Contact::Informer]), "contact informer"),
        (fixers(Fixer::Disguise), "fixer disguise"),
    ] {
        given.act(&format!("use {tool}"));
        assert_eq!(given.cubes(VINNIE), [0, 1, 3], "{tool}");
    }
    for (mut given, tool, cash) in [
        (in_town(&[Contact::Fixer]), "contact fixer", 5),
        (fixers(Fixer::IdCard), "fixer id_card", 9),
        (in_town(&[]), "asset extra_action", 4),
    ] {
        given.act(&format!("use {tool}"));
        assert_eq!(given.player(VINNIE).discs, 1, "{tool}");
        assert_eq!(given.game.supply.discs, 7, "{tool}");
        assert_eq!(given.money(VINNIE), cash, "{tool}");
    }
}

/// EP-1.4: no disc is left, and the card is used all the same.
#[test]
fn ep_10_15_discs_run_out() {
    let given = in_town(&[Contact::Fixer]);
    let mut given = given.but(|game| game.supply.discs = 0);
    given.act("use contact fixer");
    assert_eq!(given.player(VINNIE).discs, 0);
    assert_eq!(given.money(VINNIE), 5);
}

/// EP-12.7, EP-R27.
#[test]
fn ep_10_18_the_master_key_may_be_spent_for_nothing() {
    let with_key = |given: Given| {
        given.with(VINNIE, |player| {
            player.book.remove(Asset::MasterKey);
            player.priced.push(unlocked(Asset::MasterKey));
        })
    };
    let mut given = with_key(in_town(&[]));
    given.act("use asset master_key");
    assert_eq!(given.money(VINNIE), 5);
    assert!(given.player(VINNIE).priced[1].used);
    // It is missed where a door is closed.
    let closed = |spent| {
        let city = ["b1 0,0 0", "b3 1,0 0"];
        let given = with_key(table(3)).city(&city).named("b3", "gym");
        let mut given = given.at(VINNIE, "metro_b3").turn(VINNIE);
        for seat in [SCAR, CLAWS] {
            given.game.player_mut(seat).visited.insert(Place::Gym);
        }
        if spent {
            given.act("use asset master_key");
        }
        given.act("go business_field_b3");
        given
    };
    let mut given = closed(false);
    given.act("stop");
    assert_eq!(given.money(VINNIE), 5);
    assert!(given.player(VINNIE).priced[1].used);
    let given = closed(true);
    let place = Place::Gym;
    assert_eq!(given.refused("stop"), WhyNot::Closed { place });
}

#[test]
fn ep_e10_the_informer_before_company() {
    let mut given = table(3)
        .city(&["b1 0,0 0"])
        .named("b1", "art_gallery")
        .contacts(SCAR, &[Contact::Informer])
        .at(SCAR, "church_b1")
        .at(VINNIE, "business_field_b1")
        .at(CLAWS, "business_field_b1")
        .turn(SCAR);
    given.act("use contact informer");
    assert_eq!(given.cubes(SCAR), [0, 1, 3]);
    given.acts(&["go b1_r", "go business_field_b1", "stop"]);
    assert_eq!(given.cubes(SCAR), [2, 1, 1]);
}
