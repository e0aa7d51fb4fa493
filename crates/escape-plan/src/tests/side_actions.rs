//! Side actions: what is used, when and for how much (EP-10.1 to EP-10.11).

use super::given::*;
use crate::pieces::{Asset, Contact, Equipment, Fixer, Gang, Officer};
use crate::player::{Item, Player, Priced};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Vinnie between a store and the hospital's tile, with officers behind him once he leaves.
fn at_the_store(contacts: &[Contact]) -> Given {
    table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c3 -1,2 0"])
        .officers("start_gang", &[Officer::County, Officer::Federal])
        .at(VINNIE, "store_a")
        .contacts(VINNIE, contacts)
        .turn(VINNIE)
}

/// From the store to the metro of the hospital's tile.
const AWAY: [&str; 4] = [
    "go start_gang_c",
    "go start_hospital_r",
    "go metro_start_hospital",
    "stop",
];

fn used(given: &Given, contact: Contact) -> bool {
    let mut cards = given.player(VINNIE).contacts.iter();
    cards.any(|card| card.contact == contact && card.used)
}

fn equip(equipment: Equipment) -> impl FnOnce(&mut Player) {
    move |player| player.items.push(Item::Equipment(equipment, false))
}

fn pack(fixer: Fixer) -> impl FnOnce(&mut Player) {
    move |player| player.items.push(Item::Fixer(fixer, false))
}

/// Two gangs of Vinnie: both members of one away, one of the other.
fn with_gangs(given: Given) -> Given {
    given
        .with(VINNIE, |player| (player.members, player.markers) = (3, 0))
        .but(|game| {
            for (gang, members) in [(Gang::StartGang, 0), (Gang::C3, 1)] {
                let base = &mut game.gangs[gang as usize];
                (base.owner, base.members) = (Some(VINNIE), members);
            }
        })
}

#[test]
fn ep_10_1_every_side_action_has_its_time() {
    let cards = [Contact::Chopper, Contact::Boxer, Contact::Informer];
    let mut given = at_the_store(&cards);
    assert_eq!(given.refused("use contact boxer"), WhyNot::WrongTime);
    given.acts(&AWAY);
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    assert_eq!(given.refused("use contact chopper"), WhyNot::WrongTime);
    assert!(given.allows("use contact boxer") && given.allows("use contact informer"));
    let mut given = at_the_store(&cards);
    given.acts(&["rest", "unlock move_swat", "use contact informer"]);
    assert_eq!(given.cubes(VINNIE), [0, 1, 3], "also when resting");
    let mut given = at_the_store(&cards);
    given.act("use contact chopper");
    assert_eq!(given.refused("use contact informer"), WhyNot::WrongTime);
}

/// EP-8.6: it comes back by rest.
#[test]
fn ep_10_2_a_contact_is_paid_starred_and_turned() {
    let mut given = at_the_store(&[Contact::GeneralStore, Contact::Informer]);
    given.act("use contact general_store");
    assert_eq!(given.money(VINNIE), 9 - 1 + 9);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert!(used(&given, Contact::GeneralStore));
    let again = given.refused("use contact general_store");
    assert_eq!(again, WhyNot::UsedUp);
    assert_eq!(given.refused("use contact medic"), WhyNot::NotHeld);
    given.act("rest");
    assert!(!used(&given, Contact::GeneralStore));
    let poor = at_the_store(&[Contact::Informer]).cash(VINNIE, 1);
    let (cost, held) = (2, 1);
    let why = poor.refused("use contact informer");
    assert_eq!(why, WhyNot::TooLittleCash { cost, held });
}

/// EP-11.7: five cards, the fifth under handcuffs.
#[test]
fn ep_10_2_a_card_under_handcuffs_is_out_of_use() {
    let cards = [
        Contact::Medic,
        Contact::Boxer,
        Contact::Ninja,
        Contact::Stunt,
        Contact::Informer,
    ];
    let given = at_the_store(&cards);
    assert!(given.allows("use contact informer"));
    let given = given.with(VINNIE, |player| player.handcuffs = 1);
    assert!(!given.allows("use contact informer"));
    assert_eq!(given.refused("use contact informer"), WhyNot::Handcuffed);
}

/// Handcuffs cover slots from the right (EP-11.7): whoever has two boxers keeps the one that is safe longer.
#[test]
fn ep_10_2_of_two_equal_cards_the_one_to_the_right_is_turned() {
    let cards = [Contact::GeneralStore, Contact::Medic, Contact::GeneralStore];
    let mut given = at_the_store(&cards);
    given.act("use contact general_store");
    let turned = given.player(VINNIE).contacts.iter().map(|card| card.used);
    assert_eq!(turned.collect::<Vec<bool>>(), [false, false, true]);
}

#[test]
fn ep_10_3_a_card_turned_up_changes_no_notoriety() {
    let mut given = at_the_store(&[Contact::GeneralStore]);
    given.acts(&["use contact general_store", "rest"]);
    assert!(!used(&given, Contact::GeneralStore));
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

#[test]
fn ep_10_4_equipment_is_turned_over() {
    let mut given = at_the_store(&[]).with(VINNIE, equip(Equipment::Cap));
    given.acts(&AWAY);
    given.act("use equipment cap");
    let cap = Item::Equipment(Equipment::Cap, true);
    assert_eq!(given.player(VINNIE).items[..], [cap]);
    assert_eq!(given.money(VINNIE), 9, "for nothing");
    assert_eq!(given.game.pursuer_count(VINNIE), 1, "the Federal is left");
    assert_eq!(given.refused("use equipment cap"), WhyNot::UsedUp);
}

#[test]
fn ep_10_5_a_fixer_tile_is_used_up_and_keeps_its_slot() {
    let mut given = at_the_store(&[]).with(VINNIE, pack(Fixer::Disguise));
    given.act("use fixer disguise");
    assert_eq!(given.cubes(VINNIE), [0, 1, 3]);
    let spent = Item::Fixer(Fixer::Disguise, true);
    assert_eq!(given.player(VINNIE).items[..], [spent]);
    given.act("rest");
    assert_eq!(given.player(VINNIE).items[..], [spent], "for ever");
}

#[test]
fn ep_10_6_first_aid_heals_one_wound() {
    let mut given = at_the_store(&[]).with(VINNIE, |player| player.wounds = 2);
    given.act("use first-aid token");
    assert_eq!(given.player(VINNIE).wounds, 1);
    assert_eq!(given.refused("use first-aid token"), WhyNot::UsedUp);
}

#[test]
fn ep_10_7_a_member_goes_home_for_an_ability() {
    let mut given = with_gangs(at_the_store(&[]));
    given.act("use member gang_start_gang calm");
    assert_eq!(given.cubes(VINNIE), [0, 1, 3]);
    assert_eq!(given.player(VINNIE).members, 2);
    let base = given.game.gangs[Gang::StartGang as usize];
    assert_eq!((base.owner, base.members), (Some(VINNIE), 1));
    let why = given.refused("use member gang_d3 calm");
    assert_eq!(why, WhyNot::NotHeld, "no marker there");
    let why = given.refused("use member gang_start_gang");
    assert_eq!(why, WhyNot::NeedsAbility);
    let none = at_the_store(&[]).refused("use member gang_start_gang calm");
    assert_eq!(none, WhyNot::NotHeld);
}

#[test]
fn ep_10_1_what_is_not_held_is_not_used_up() {
    let given = at_the_store(&[])
        .with(VINNIE, equip(Equipment::Vest))
        .with(VINNIE, pack(Fixer::IdCard));
    for other in ["use equipment cap", "use fixer phone"] {
        assert_eq!(given.refused(other), WhyNot::NotHeld, "{other}");
    }
    let worn = given.with(VINNIE, |player| {
        player.items.push(Item::Equipment(Equipment::Cap, true));
    });
    assert_eq!(worn.refused("use equipment cap"), WhyNot::UsedUp);
}

#[test]
fn ep_10_8_a_whole_gang_is_free() {
    let mut given = with_gangs(at_the_store(&[]));
    given.act("use member gang_c3 calm");
    let base = given.game.gangs[Gang::C3 as usize];
    assert_eq!((base.owner, base.members), (None, 2));
    assert_eq!(given.player(VINNIE).markers, 1);
    let why = given.refused("use member gang_c3 calm");
    assert_eq!(why, WhyNot::NotHeld, "the marker is gone");
}

#[test]
fn ep_r31_the_base_is_chosen_among_the_own_ones() {
    let given = with_gangs(at_the_store(&[]));
    assert!(given.allows("use member gang_start_gang calm"));
    assert!(given.allows("use member gang_c3 calm"));
}

#[test]
fn ep_10_9_three_gang_abilities_each_at_its_time() {
    let mut given = with_gangs(at_the_store(&[]));
    let why = given.refused("use member gang_c3 evade");
    assert_eq!(why, WhyNot::WrongTime);
    given.acts(&["use member gang_start_gang fly", "fly c3_i", "go metro_c3"]);
    given.acts(&["ride metro_start_hospital", "stop"]);
    let why = given.refused("use member gang_c3 fly");
    assert_eq!(why, WhyNot::WrongTime);
    assert!(given.allows("use member gang_c3 calm"));
    given.act("use member gang_c3 evade");
    assert_eq!(given.game.pursuer_count(VINNIE), 0);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

#[test]
fn ep_10_10_an_asset_costs_the_price_of_its_slot() {
    let mut given = at_the_store(&[]).with(VINNIE, |player| {
        for asset in [Asset::Heal, Asset::MoveSwat] {
            player.priced.push(Priced { asset, used: false });
        }
        player.wounds = 1;
    });
    given.act("use asset heal");
    assert_eq!(given.money(VINNIE), 5, "the second slot costs 4");
    assert_eq!(given.player(VINNIE).wounds, 0);
    let slots: Vec<_> = given.player(VINNIE).priced.iter().map(|p| p.used).collect();
    assert_eq!(slots, [false, true, false], "it stays where it is");
    assert_eq!(given.refused("use asset heal"), WhyNot::UsedUp);
    given.act("rest");
    assert_eq!(given.refused("use asset heal"), WhyNot::WrongTime);
    assert_eq!(
        given.player(VINNIE).price_of(Asset::Heal),
        None,
        "once per game"
    );
}

#[test]
fn ep_10_11_healing_takes_one_wound_if_there_is_one() {
    let healed = |wounds| {
        let cards = [Contact::Medic];
        let mut given = at_the_store(&cards).with(VINNIE, |player| player.wounds = wounds);
        given.act("use contact medic");
        given.player(VINNIE).wounds
    };
    assert_eq!([0, 1, 3].map(healed), [0, 0, 2]);
}

/// Unwounded, to have the asset counted as used.
#[test]
fn ep_r27_something_may_be_used_without_effect() {
    let mut given = at_the_store(&[Contact::BribeCounty]).with(VINNIE, |player| {
        let asset = Asset::Heal;
        player.priced.push(Priced { asset, used: false });
    });
    given.act("use asset heal");
    assert!(given.player(VINNIE).priced[1].used);
    // Nobody to be bribed.
    let mut given = given.officers("start_gang", &[]);
    given.act("use contact bribe_county");
    assert!(used(&given, Contact::BribeCounty));
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

/// One of each kind, with each gang ability that can be used now.
#[test]
fn ep_d9_every_kind_of_side_action_is_offered() {
    let given = with_gangs(at_the_store(&[Contact::Informer, Contact::Boxer]));
    let given = given.with(VINNIE, equip(Equipment::Vest));
    let mut given = given.with(VINNIE, pack(Fixer::Motorbike));
    let offered = |given: &Given| -> Vec<String> {
        let legal = given.legal().into_iter();
        legal
            .filter_map(|action| Some(action.strip_prefix("use ")?.to_owned()))
            .collect()
    };
    let at_start = [
        "contact informer",
        "fixer motorbike calm",
        "fixer motorbike fly",
        "first-aid token",
        "asset extra_action",
        "member gang_start_gang calm",
        "member gang_start_gang fly",
        "member gang_c3 calm",
        "member gang_c3 fly",
    ];
    assert_eq!(offered(&given), at_start);
    given.acts(&AWAY);
    let at_evade = [
        "contact boxer",
        "contact informer",
        "equipment vest",
        "fixer motorbike calm",
        "fixer motorbike evade",
        "first-aid token",
        "asset extra_action",
        "member gang_start_gang calm",
        "member gang_start_gang evade",
        "member gang_c3 calm",
        "member gang_c3 evade",
    ];
    let mut evading = offered(&given);
    evading[..2].sort();
    assert_eq!(evading, at_evade);
}
