//! What holds by itself in a gang war, and who stays (SP-21.13 to SP-21.16).

use super::given::{BLUE, Given, PURPLE, table, table_of};
use super::moments::at;
use crate::event::{Event, Hopeless};
use crate::pieces::{Building, Crate, Deck, District, Gangster, Slot};
use crate::space::Ground;
use crate::step::Step;

fn gangster_in(given: &Given, district: District) -> (Option<Gangster>, u8) {
    let gangs = &given.game.gangs;
    (
        gangs.at[district as usize],
        gangs.strength[district as usize],
    )
}

/// Purple holds both spaces of district 7 without spending.
fn fortress() -> Given {
    table(3)
        .house(PURPLE, "7.1", "bar")
        .house(PURPLE, "7.2", "bar")
        .levels(PURPLE, [1, 1, 1, 1, 5])
        .crates(PURPLE, &[Crate::Crate3, Crate::Crate4])
}

/// Every building that can be held is, with the first means.
fn holding(mut given: Given) -> Given {
    while let Step::Defend { .. } = given.asked().1 {
        let legal = given.legal();
        let defence = legal.iter().find(|action| action.starts_with("defend"));
        given.act(defence.expect("it can be held"));
    }
    given
}

#[test]
fn sp_21_13_a_gangster_without_a_bar_leaves() {
    let given = holding(fortress().attack("joe_adonis", "7"));
    assert_eq!(gangster_in(&given, District::D7), (None, 0));
    assert!(given.told(Event::GangsterLeft {
        gangster: Gangster::JoeAdonis,
        district: District::D7
    }));
    assert!(!given.game.gangs.decks.contains(Gangster::JoeAdonis));
    // One strength less, and he has opened bars.
    let given = fortress()
        .levels(PURPLE, [1, 1, 1, 1, 4])
        .with(PURPLE, |player| player.thugs = 0)
        .attack("joe_adonis", "7");
    let there = (Some(Gangster::JoeAdonis), 6);
    assert_eq!(gangster_in(&given, District::D7), there);
}

#[test]
fn sp_21_13_a_gangster_with_an_empty_space_stays() {
    let given = fortress()
        .but(|game| game.manhattan.lot_mut(at("7.2")).ground = Ground::Empty)
        .attack("joe_adonis", "7");
    assert_eq!(given.ground("7.2"), Ground::GangsterBar);
    let there = (Some(Gangster::JoeAdonis), 6);
    assert_eq!(gangster_in(&given, District::D7), there);
}

#[test]
fn sp_21_14_gangsters_of_earlier_acts_stay_without_bars() {
    let given = fortress()
        .but(|game| {
            game.gangs.at[District::D7 as usize] = Some(Gangster::JoeMasseria);
            game.gangs.strength[District::D7 as usize] = 6;
        })
        .attack("vincent_coll", "2");
    let there = (Some(Gangster::JoeMasseria), 6);
    assert_eq!(gangster_in(&given, District::D7), there);
}

/// SP-21.15: the lowest spaces get the last bars.
#[test]
fn sp_r17_gangster_bars_run_out() {
    let given = table(4)
        .but(|game| game.supply.gangster_bars = 2)
        .attack("joe_adonis", "14");
    let grounds = ["14.1", "14.2", "14.3"].map(|space| given.ground(space));
    let (bar, empty) = (Ground::GangsterBar, Ground::Empty);
    assert_eq!(grounds, [bar, bar, empty]);
    assert_eq!(given.game.supply.gangster_bars, 0);
    // With none at all he stays too, and a lost building leaves an empty space.
    let given = table(4)
        .house(BLUE, "7.1", "bar")
        .but(|game| game.supply.gangster_bars = 0)
        .attack("joe_adonis", "7");
    assert_eq!(given.ground("7.1"), Ground::Empty);
    assert_eq!(given.ground("7.2"), Ground::Empty);
    let there = (Some(Gangster::JoeAdonis), 6);
    assert_eq!(gangster_in(&given, District::D7), there);
}

#[test]
fn sp_21_16_unused_tiles_leave_the_game() {
    let given = table(3)
        .but(|game| game.gangs.targets.insert(District::D2))
        .ending_act(1);
    let left = given.game.gangs.decks.iter();
    let left = left.filter(|gangster| gangster.data().deck == Deck::B);
    assert_eq!(left.count(), 0);
    let next = given.game.gangs.decks.iter();
    let next = next.filter(|gangster| gangster.data().deck == Deck::C);
    assert_eq!(next.count(), 4);
}

fn held(building: Building, space: &str) -> Event {
    let (boss, space) = (PURPLE.into(), at(space));
    Event::HeldFreely {
        boss,
        building,
        space,
    }
}

/// Nobody's building is held or lost without its owner: what holds without spending may be given up, too.
#[test]
fn sp_a3_the_owner_decides_for_every_building() {
    let mut given = fortress()
        .with(PURPLE, |player| player.thugs = 0)
        .attack("birdie_brown", "7");
    given.offers(&["abandon 7.1", "defend 7.1 0", "abandon 7.2", "defend 7.2 0"]);
    given.act("abandon 7.2");
    assert_eq!(given.ground("7.2"), Ground::GangsterBar);
    given.act("defend 7.1 0");
    assert!(given.told(Event::Defended {
        seat: PURPLE,
        building: Building::Bar,
        space: at("7.1")
    }));
    let there = (Some(Gangster::BirdieBrown), 6);
    assert_eq!(gangster_in(&given, District::D7), there);
}

/// SP-21.8: level 1 and two thugs are 3 at most; there is nothing to decide, and the log says why.
#[test]
fn sp_a3_what_cannot_be_held_is_lost_and_the_log_says_why() {
    let lost = Event::CannotHold {
        seat: PURPLE,
        building: Building::Casino,
        space: at("7.1"),
        attack: 7,
        reason: Hopeless::TooWeak { strength: 3 },
    };
    let given = || {
        table(3)
            .house(PURPLE, "7.1", "casino")
            .with(PURPLE, |player| player.thugs = 2)
    };
    let war = given().attack("joe_adonis", "7");
    assert!(war.told(lost));
    assert_eq!(kernel::Explain::rule(&lost).0, "SP-21.8");
    assert_eq!(war.ground("7.1"), Ground::GangsterBar);
    assert_eq!(war.player(PURPLE).thugs, 2);
    let first = given().in_first_edition().attack("joe_adonis", "7");
    assert!(!first.told(lost));
    assert_eq!(first.ground("7.1"), Ground::GangsterBar);
}

/// Others learn nothing of the safe but that it cannot pay the ally: where he would not be enough, nothing.
#[test]
fn sp_a3_the_log_says_no_more_of_the_safe_than_the_loss_does() {
    let reason = |strength: u8, pocket: u16| {
        let given = table(3)
            .house(PURPLE, "7.1", "bar")
            .levels(PURPLE, [1, 1, 1, 1, strength])
            .with(PURPLE, |player| player.thugs = 0)
            .money(PURPLE, pocket, 0)
            .ally(PURPLE, "waxey_gordon", "9")
            .attack("joe_adonis", "7");
        let events = given.events().into_iter();
        let mut reasons = events.filter_map(|event| match event {
            Event::CannotHold { reason, .. } => Some(reason),
            _ => None,
        });
        reasons.next()
    };
    let weak = Some(Hopeless::TooWeak { strength: 6 });
    assert_eq!((reason(2, 0), reason(2, 50)), (weak, weak));
    assert_eq!(reason(3, 4), Some(Hopeless::Unpaid { strength: 3 }));
    assert_eq!(reason(3, 5), None);
}

/// SP-21.9: thugs for one of three; the other two are lost without a question about their order.
#[test]
fn sp_a3_what_has_become_hopeless_is_not_asked_for() {
    let mut given = table(4)
        .house(PURPLE, "14.1", "bar")
        .house(PURPLE, "14.2", "casino")
        .house(PURPLE, "14.3", "bar")
        .levels(PURPLE, [1, 1, 1, 1, 5])
        .with(PURPLE, |player| player.thugs = 2)
        .attack("joe_adonis", "14");
    given.act("defend 14.2 2");
    let grounds = ["14.1", "14.3"].map(|space| given.ground(space));
    assert_eq!(grounds, [Ground::GangsterBar; 2]);
    let hopeless = given.events().into_iter();
    let hopeless = hopeless.filter(|event| matches!(event, Event::CannotHold { .. }));
    assert_eq!(hopeless.count(), 2);
}

/// A still that cannot be held may return in the variant, whatever becomes of the other building.
#[test]
fn sp_a3_a_hopeless_still_may_return() {
    let mut given = table_of(3, &[("still_rebuild", "on")])
        .house(PURPLE, "7.1", "still")
        .house(PURPLE, "7.2", "bar")
        .with(PURPLE, |player| {
            player.slots.remove(Slot::MiddleStill);
            player.thugs = 3;
        })
        .levels(PURPLE, [1, 1, 1, 1, 4])
        .attack("joe_adonis", "7");
    given.act("defend 7.2 3");
    assert_eq!(given.asked(), (PURPLE, Step::Salvage));
}

#[test]
fn sp_r16_in_the_first_edition_a_strong_building_holds_by_itself() {
    let given = fortress()
        .in_first_edition()
        .with(PURPLE, |player| player.thugs = 6)
        .attack("birdie_brown", "7");
    assert!(given.told(held(Building::Bar, "7.1")));
    assert!(given.told(held(Building::Bar, "7.2")));
    assert_eq!(given.player(PURPLE).thugs, 6);
    // Against one more it is asked.
    let given = fortress()
        .with(PURPLE, |player| player.thugs = 6)
        .attack("carlo_gambino", "7");
    let (district, open) = (District::D7, 0b11);
    assert_eq!(given.asked(), (PURPLE, Step::Defend { district, open }));
}

/// SP-29.4: Birdie Brown helps the still for nothing, and only the still.
#[test]
fn sp_r16_free_help_for_the_still_is_no_spending() {
    let given = table(3)
        .house(PURPLE, "7.1", "still")
        .house(PURPLE, "7.2", "bar")
        .levels(PURPLE, [1, 1, 1, 1, 2])
        .with(PURPLE, |player| player.thugs = 0)
        .money(PURPLE, 0, 0)
        .ally(PURPLE, "birdie_brown", "9")
        .in_first_edition()
        .attack("carlo_gambino", "7");
    assert!(given.told(held(Building::Still, "7.1")));
    assert_eq!(given.ground("7.2"), Ground::GangsterBar);
}

/// SP-28.3: two crates lower a fee of $4 to nothing.
#[test]
fn sp_r16_a_fee_of_nothing_is_no_spending() {
    let given = |crates: &[Crate]| {
        table(3)
            .house(PURPLE, "7.1", "bar")
            .levels(PURPLE, [1, 1, 1, 1, 5])
            .with(PURPLE, |player| player.thugs = 0)
            .money(PURPLE, 0, 0)
            .ally(PURPLE, "legs_diamond", "9")
            .with(PURPLE, |player| {
                player.ally.as_mut().expect("an ally").helped = true;
            })
            .crates(PURPLE, crates)
            .in_first_edition()
            .attack("carlo_gambino", "7")
    };
    let free = given(&[Crate::Crate5, Crate::Crate6]);
    assert!(free.told(held(Building::Bar, "7.1")));
    // A fee of $2 cannot be paid with nothing.
    assert_eq!(given(&[Crate::Crate5]).ground("7.1"), Ground::GangsterBar);
}

/// SP-29.6.
#[test]
fn sp_r16_the_single_free_help_is_asked_for() {
    let mut given = table(3)
        .house(PURPLE, "7.1", "bar")
        .house(PURPLE, "7.2", "bar")
        .levels(PURPLE, [1, 1, 1, 1, 5])
        .with(PURPLE, |player| player.thugs = 0)
        .money(PURPLE, 3, 0)
        .ally(PURPLE, "legs_diamond", "9")
        .attack("carlo_gambino", "7");
    given.offers(&[
        "abandon 7.1",
        "defend 7.1 0 ally",
        "abandon 7.2",
        "defend 7.2 0 ally",
    ]);
    // For the second building his fee would be $4.
    given.act("defend 7.2 0 ally");
    assert_eq!(given.player(PURPLE).pocket, 3);
    assert_eq!(given.ground("7.1"), Ground::GangsterBar);
}

#[test]
fn sp_r32_the_strength_token_outlives_the_bars() {
    let mut given = table(3)
        .gangster("legs_diamond", "4")
        .levels(BLUE, [1, 1, 1, 1, 4])
        .money(BLUE, 8, 0)
        .talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "space 4.1", "force 0"]);
    given.acts(&["slot left_3", "space 4.2", "force 0"]);
    assert!(!given.game.manhattan.has_gangster_bar(District::D4));
    let there = (Some(Gangster::LegsDiamond), 3);
    assert_eq!(gangster_in(&given, District::D4), there);
}
