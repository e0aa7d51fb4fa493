//! What holds by itself in a gang war, and who stays (SP-21.13 to SP-21.16).

use super::given::{BLUE, Given, PURPLE, table};
use super::moments::at;
use crate::event::Event;
use crate::pieces::{Building, Crate, Deck, District, Gangster};
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

#[test]
fn sp_21_13_a_gangster_without_a_bar_leaves() {
    let given = fortress().attack("joe_adonis", "7");
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

#[test]
fn sp_r16_a_strong_building_holds_by_itself() {
    let given = fortress()
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
