//! Commission: allies (SP-17).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Deck, Gangster};
use crate::player::Ally;
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;

fn gangsters() -> Given {
    table(4)
        .gangster("legs_diamond", "4")
        .gangster("birdie_brown", "9")
        .money(BLUE, 20, 0)
}

/// At the third row of the Commission.
fn allying(given: Given) -> Given {
    let mut given = given.talking(BLUE, "commission_1");
    given.acts(&["pass", "pass"]);
    given
}

fn ally(gangster: &str, home: &str) -> Option<Ally> {
    Some(Ally {
        gangster: read(gangster),
        home: read(home),
        helped: false,
    })
}

#[test]
fn sp_17_1_thugs_come_before_allies() {
    let mut given = gangsters().talking(BLUE, "commission_2");
    assert_eq!(given.asked().1, Step::Raise);
    given.act("pass");
    assert_eq!(given.asked().1, Step::Hire);
    given.acts(&["hire", "pass"]);
    assert_eq!(given.asked().1, Step::Ally);
    given.act("pass");
    assert_eq!(given.player(BLUE).ally, None, "it can be left");
}

/// SP-17.3, SP-17.5: tile and marker change, bars and strength token stay.
#[test]
fn sp_17_2_a_new_ally_sends_the_old_one_home() {
    let mut given = allying(gangsters().ally(BLUE, "owney_madden", "16"));
    given.act("gangster birdie_brown");
    assert_eq!(given.player(BLUE).ally, ally("birdie_brown", "9"));
    let gangs = &given.game.gangs;
    assert_eq!(gangs.at[8], None);
    assert_eq!(gangs.at[15], Some(read("owney_madden")));
    assert_eq!(gangs.strength[8], 6);
    assert_eq!(given.ground("9.1"), Ground::GangsterBar);
    assert_eq!(given.ground("9.2"), Ground::GangsterBar);
}

/// Deck A's Waxey Gordon brings two city tokens at once, Owney Madden two mobsters (SP-29.2, SP-29.5).
#[test]
fn sp_17_3_an_immediate_ability_is_gained() {
    let mut given = allying(gangsters().gangster("waxey_gordon", "2"));
    given.act("gangster waxey_gordon");
    assert_eq!(given.player(BLUE).ally, ally("waxey_gordon", "2"));
    assert_eq!(given.asked().1, Step::TakeToken);
    let mut given = allying(gangsters());
    given.act("gangster birdie_brown");
    assert_eq!(given.asked().1, Step::Draw, "his is lasting");
}

#[test]
fn sp_17_4_a_gangster_is_the_ally_of_one() {
    let given = allying(gangsters().ally(PURPLE, "owney_madden", "16"));
    let there = ["pass", "gangster legs_diamond", "gangster birdie_brown"];
    assert_eq!(given.legal(), there);
    let why = WhyNot::GangsterNotHere;
    assert_eq!(given.refused("gangster owney_madden"), why);
    assert_eq!(
        given.refused("gangster meyer_lansky"),
        why,
        "not in the city"
    );
}

#[test]
fn sp_17_5_others_may_still_take_his_bars() {
    let mut given = gangsters()
        .ally(BLUE, "legs_diamond", "4")
        .levels(PURPLE, [1, 1, 1, 1, 4])
        .with(PURPLE, |player| player.thugs = 0)
        .money(PURPLE, 3, 0)
        .talking(PURPLE, "contractors_1");
    given.acts(&["slot left_1", "space 4.1"]);
    assert!(matches!(given.ground("4.1"), Ground::House(_)));
}

#[test]
fn sp_17_6_honour_among_thieves() {
    let mut given = gangsters()
        .ally(BLUE, "legs_diamond", "4")
        .levels(BLUE, [1, 1, 1, 1, 5])
        .with(BLUE, |player| player.thugs = 6)
        .talking(BLUE, "planning_2");
    given.act("slot nightclub_1");
    let why = WhyNot::AllysDistrict {
        gangster: Gangster::LegsDiamond,
    };
    assert_eq!(given.refused("space 4.1"), why);
    assert!(given.allows("space 9.1"));
}

#[test]
fn sp_17_7_all_but_the_last_deck_have_an_ability() {
    for gangster in Gangster::ALL {
        let data = gangster.data();
        assert_eq!(data.ability.is_some(), data.deck != Deck::D, "{gangster:?}");
    }
    let sizes = Deck::ALL.map(|deck| {
        let all = content().gangster.iter();
        all.filter(|gangster| gangster.deck == deck).count()
    });
    assert_eq!(sizes, [6, 4, 4, 6]);
}

/// SP-17.8: he lies on the gangster board again, and what he brings at once he brings again.
#[test]
fn sp_a4_the_one_just_returned_is_chosen_again() {
    let mut given = allying(gangsters().ally(BLUE, "owney_madden", "16"));
    given.acts(&["gangster owney_madden", "dock 1-uptown"]);
    assert_eq!(given.player(BLUE).ally, ally("owney_madden", "16"));
    assert!(given.told(Event::AllyDismissed {
        seat: BLUE,
        gangster: Gangster::OwneyMadden
    }));
    assert!(!given.game.gangs.at.contains(&Some(Gangster::OwneyMadden)));
    assert_eq!(given.player(BLUE).leverage, 1, "the reward of the row");
    assert_eq!(given.player(BLUE).vip, 1);
    assert_eq!(given.asked().1, Step::Draw);
}

/// SP-29.6: the help that is free once is fresh again.
#[test]
fn sp_r14_the_same_ally_owes_his_free_help_anew() {
    let mut given = allying(gangsters().ally(BLUE, "salvatore_maranzano", "16").with(
        BLUE,
        |player| {
            if let Some(ally) = &mut player.ally {
                ally.helped = true;
            }
        },
    ));
    given.act("gangster salvatore_maranzano");
    let ally = given.player(BLUE).ally.expect("an ally");
    assert!(ally.owes_free_help());
}

#[test]
fn sp_a4_in_the_first_edition_somebody_else_is_chosen() {
    let mut given = allying(
        gangsters()
            .ally(BLUE, "owney_madden", "16")
            .in_first_edition(),
    );
    let why = WhyNot::GangsterNotHere;
    assert_eq!(given.refused("gangster owney_madden"), why);
    given.act("gangster legs_diamond");
    assert_eq!(given.asked().1, Step::Draw);
}

/// SP-17.8: once he is back on the board he may be chosen anew.
#[test]
fn sp_17_8_an_old_ally_is_chosen_again_later() {
    let mut given = allying(gangsters().ally(BLUE, "owney_madden", "16"));
    given.act("gangster legs_diamond");
    let mut later = allying_again(given);
    later.act("gangster owney_madden");
    assert_eq!(later.player(BLUE).ally, ally("owney_madden", "16"));
    assert_eq!(later.game.gangs.at[3], Some(Gangster::LegsDiamond));
}

fn allying_again(given: Given) -> Given {
    let mut given = given
        .but(|game| game.agenda.clear())
        .talking(BLUE, "commission_3");
    given.acts(&["pass", "pass"]);
    given
}

/// The tile has one strength and one fee: as an ally he counts what his token says.
#[test]
fn sp_17_9_both_sides_of_a_tile_are_alike() {
    for gangster in Gangster::ALL {
        let given = table(4)
            .gangster(gangster.id(), "4")
            .ally(BLUE, gangster.id(), "4");
        let ally = given.player(BLUE).ally.expect("an ally");
        assert_eq!(ally.strength(), given.game.gangs.strength[3]);
    }
}
