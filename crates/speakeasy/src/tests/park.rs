//! Central Park: the swap of capos (SP-20).

use super::given::{BLUE, Given, PURPLE, YELLOW, read, table, table_of};
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{CityToken, Person};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Purple's capo is at the City Hall, yellow's in the Garage.
fn others() -> Given {
    table(4)
        .capo(PURPLE, "city_hall_2")
        .capo(YELLOW, "garage_1")
        .hand(BLUE, &["vip_10", "fleet_07"])
}

/// SP-A11: swapping is an action, and every action can be left out: the capo stays, and nobody is asked for a favour.
#[test]
fn sp_20_1_a_capo_may_stay_in_the_park() {
    let mut given = others().turn(BLUE);
    given.acts(&["person park", "pass"]);
    assert_eq!(given.game.capos.park.as_slice(), [Boss::Player(BLUE)]);
    assert_eq!(given.player(BLUE).capos, 3);
    assert_eq!(given.asked(), (BLUE, Step::Draw));
    let (boss, person) = (Boss::Player(BLUE), Person::Park);
    assert!(given.told(Event::CapoSent { boss, person }));
    // Where nobody can be swapped nothing is asked.
    let mut alone = table(4).turn(BLUE);
    alone.act("person park");
    assert_eq!(alone.asked(), (BLUE, Step::Draw));
    let full = others()
        .capo(YELLOW, "park")
        .capo(YELLOW, "park")
        .capo(PURPLE, "park");
    assert_eq!(full.turn(BLUE).refused("person park"), WhyNot::ParkFull);
}

/// SP-20.1 as it was.
#[test]
fn sp_a11_in_the_first_edition_somebody_elses_capo_must_stand_outside_the_park() {
    let refused = |given: Given| {
        let given = given.in_first_edition();
        given.turn(BLUE).refused("person park")
    };
    assert_eq!(refused(table(4)), WhyNot::NobodyToSwap);
    let own = table(4).capo(BLUE, "garage_1");
    assert_eq!(refused(own), WhyNot::NobodyToSwap, "SP-20.5");
    let parked = table(4).capo(PURPLE, "park");
    assert_eq!(refused(parked), WhyNot::NobodyToSwap);
    let full = others()
        .capo(YELLOW, "park")
        .capo(YELLOW, "park")
        .capo(PURPLE, "park");
    assert_eq!(refused(full), WhyNot::ParkFull);
    // In the Restaurant a card is needed (SP-19.1).
    let poor = table(4).capo(PURPLE, "restaurant").hand(BLUE, &[]);
    assert_eq!(refused(poor), WhyNot::NobodyToSwap);
    let mut swapping = others().in_first_edition().turn(BLUE);
    swapping.act("person park");
    let asked = Step::Swap.rule();
    assert_eq!(swapping.refused("pass"), WhyNot::MustChoose { asked });
}

/// What a capo in the Park does: it takes part in nothing else, and what the swap brings comes before the actions.
#[test]
fn sp_r82_the_favour_comes_before_the_actions_and_only_with_a_swap() {
    let mut given = others().turn(BLUE);
    given.acts(&["person park", "capo city_hall_2 2"]);
    assert_eq!(given.asked(), (PURPLE, Step::Favour));
    assert_eq!(given.player(BLUE).leverage, 0, "the actions have not begun");
    given.act("favour book");
    assert_eq!(given.player(BLUE).leverage, 1);
    let mut stays = others().turn(BLUE);
    stays.acts(&["person park", "pass", "deck vip"]);
    assert_eq!(stays.asked(), (PURPLE, Step::Send));
    stays.act("person park");
    let park = "capo park 1";
    assert_eq!(
        stays.refused(park),
        WhyNot::NotTheirCapo,
        "it is in the Park"
    );
}

/// SP-20.4: then the actions of the person follow, as if the capo had been sent there.
#[test]
fn sp_20_2_capos_change_places() {
    let mut given = others().turn(BLUE);
    given.act("person park");
    assert_eq!(
        given.legal(),
        ["pass", "capo garage_1 3", "capo city_hall_2 2"]
    );
    given.act("capo city_hall_2 2");
    let capos = &given.game.capos;
    assert_eq!(capos.park.as_slice(), [Boss::Player(PURPLE)]);
    assert_eq!(capos.singles[Person::CityHall2 as usize], Some(BLUE.into()));
    assert_eq!(given.player(BLUE).capos, 3);
    assert_eq!(given.asked(), (PURPLE, Step::Favour));
    given.act("pass");
    assert_eq!(given.asked(), (BLUE, Step::Hire));
    assert_eq!(given.player(BLUE).leverage, 1);
    given.acts(&["pass", "card vip_10"]).post();
    assert_eq!(given.asked(), (BLUE, Step::Draw));
}

/// Before the actions of the active player: the last leverage token goes to the owner of the capo.
#[test]
fn sp_20_3_the_owner_of_the_capo_takes_one_thing() {
    let swapped = |given: Given| {
        let mut given = given.turn(BLUE);
        given.acts(&["person park", "capo city_hall_2 2"]);
        given
    };
    let last = others().but(|game| game.supply.leverage = 1);
    let mut leverage = swapped(last);
    leverage.act("favour leverage");
    assert_eq!(leverage.player(PURPLE).leverage, 1);
    assert_eq!(leverage.player(BLUE).leverage, 0);
    let mut book = swapped(others());
    book.act("favour book");
    assert_eq!(book.player(PURPLE).books, 1);
    assert_eq!(book.asked().0, BLUE, "one thing only");
    let mut token = swapped(others());
    let first = token.game.market.right[0].expect("a token");
    token.acts(&["favour city_token", "right 1"]);
    assert_eq!(token.asked(), (PURPLE, Step::Reveal { space: 1 }));
    token.act("pile 1");
    assert_eq!(token.player(PURPLE).tokens[first as usize], 1);
    let none = swapped(others().but(|game| game.supply.leverage = 0));
    assert_eq!(none.refused("favour leverage"), WhyNot::SupplyEmpty);
}

/// SP-15.1: the left person of the Garage gives the range to the one who talks now.
#[test]
fn sp_20_4_the_active_player_acts_there() {
    let mut given = others().turn(BLUE);
    given.acts(&[
        "person park",
        "capo garage_1 3",
        "favour book",
        "card fleet_07",
    ]);
    assert_eq!(given.asked(), (BLUE, Step::Drive { points: [3, 3] }));
}

#[test]
fn sp_20_5_neither_own_capos_nor_those_in_the_park() {
    let mut given = others()
        .capo(BLUE, "docks_1")
        .capo(YELLOW, "park")
        .turn(BLUE);
    given.act("person park");
    assert_eq!(given.refused("capo docks_1 1"), WhyNot::NotTheirCapo);
    assert_eq!(given.refused("capo park 3"), WhyNot::NotTheirCapo);
    assert_eq!(given.refused("capo docks_2 2"), WhyNot::NotTheirCapo);
    assert_eq!(
        given.refused("capo garage_1 2"),
        WhyNot::NotTheirCapo,
        "it is yellow's"
    );
}

/// SP-R10: a fifth token gained in another's turn waits for the end of the own one.
#[test]
fn sp_20_6_the_limit_is_checked_in_the_own_turn() {
    let four = [
        CityToken::Book,
        CityToken::Thug,
        CityToken::Sell,
        CityToken::Produce,
    ];
    let mut given = others().tokens(PURPLE, &four).turn(BLUE);
    given.acts(&["person park", "capo city_hall_2 2"]);
    given.acts(&["favour city_token", "right 1", "pile 1"]);
    given.acts(&["pass", "pass", "deck vip"]);
    assert_eq!(
        given.asked(),
        (PURPLE, Step::Send),
        "nothing is put back yet"
    );
    given.act("person docks_2").post().act("deck vip");
    assert_eq!(given.asked(), (PURPLE, Step::Surplus));
    given.act("put book 1");
    assert_eq!(given.asked().0, YELLOW);
}

/// A person of the Park brings the active player nothing.
#[test]
fn sp_20_7_the_park_has_no_other_action() {
    let mut given = others().turn(BLUE);
    given.act("person park");
    assert_eq!(given.player(BLUE).capos, 4, "it is sent with the swap");
    let before = *given.player(BLUE);
    given.act("pass");
    let mut after = *given.player(BLUE);
    after.capos += 1;
    assert_eq!(after, before);
}

#[test]
fn sp_r25_a_capo_in_the_restaurant_is_swapped() {
    let mut given = table(4)
        .capo(PURPLE, "restaurant")
        .capo(BLUE, "restaurant")
        .hand(BLUE, &["vip_01", "vip_02"])
        .turn(BLUE);
    given.acts(&["person park", "capo restaurant 2", "favour leverage"]);
    assert_eq!(
        given.game.capos.restaurant.as_slice(),
        [BLUE.into(), BLUE.into()]
    );
    assert_eq!(given.asked(), (BLUE, Step::TurnOrder));
    given.acts(&["column 2", "card vip_02"]);
    assert_eq!(given.game.order.lower[1], Some(BLUE.into()));
}

/// All capos come home when the next act begins.
#[test]
fn sp_r34_a_swapped_capo_returns_like_any_other() {
    let mut given = table(2).capo(PURPLE, "garage_1").but(|game| {
        game.round = 4;
        game.player_mut(BLUE).capos = 1;
        game.player_mut(PURPLE).capos = 1;
    });
    given = given.turn(BLUE);
    given.acts(&["person park", "capo garage_1 2", "favour book"]);
    while given.game.act == 1 {
        let action = given.legal()[0].clone();
        given.act(&action);
    }
    assert_eq!(given.player(PURPLE).capos, 3);
    assert!(given.game.capos.park.is_empty());
}

/// SP-27.20 is told with the Rival; here its capo leaves room as any other.
#[test]
fn sp_20_2_the_rivals_capo_is_swapped() {
    let mut given = table_of(1, &[]).capo(Boss::Rival, "docks_2").turn(BLUE);
    given.acts(&["person park", "capo docks_2 rival"]).post();
    assert_eq!(given.game.capos.park.as_slice(), [Boss::Rival]);
    assert_eq!(given.player(BLUE).thugs, 2);
    assert_eq!(given.game.capo_on(read("docks_2")), Some(BLUE.into()));
}
