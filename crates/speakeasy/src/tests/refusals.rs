//! What a question does not let pass, and the reason that is told.

use kernel::{Seat, Viewer};

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, read, table};
use crate::boss::Boss;
use crate::pieces::{Building, Region, Ship, Track};
use crate::score;
use crate::step::Step;
use crate::whynot::WhyNot;
use crate::works::Works;

#[test]
fn sp_24_1_nobody_has_won_before_the_end() {
    let given = table(4).talking(BLUE, "contractors_1");
    let standing = score::standing(&given.game.view_of(Viewer::Spectator));
    assert_eq!(standing.end, None);
    assert!(standing.seats.iter().all(|score| score.place.is_none()));
}

/// SP-23.3: two bars of one boss in a district are one control marker; SP-23.5: the place counts.
#[test]
fn sp_23_3_the_number_of_buildings_does_not_matter() {
    let given = table(4)
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "1.2", "bar")
        .house(PURPLE, "2.1", "bar")
        .house(PURPLE, "3.1", "bar");
    let manhattan = &given.game.manhattan;
    let markers = manhattan.markers(Region::Downtown);
    assert_eq!(markers.bosses[Boss::Player(BLUE).index()], 1);
    assert_eq!(markers.bosses[Boss::Player(PURPLE).index()], 2);
    let place = |seat| {
        let payout = manhattan.payout(Region::Downtown, Boss::Player(seat));
        payout.map(|(place, _)| place)
    };
    let places = [PURPLE, BLUE, YELLOW].map(place);
    assert!(places[0].is_some() && places[0] < places[1]);
    assert_eq!(places[2], None);
}

/// SP-R62: it is lost only where no building in operation is without a barrel, and no still.
#[test]
fn sp_18_10_a_barrel_is_lost_only_without_a_place() {
    let stash = |given: Given| given.asking(BLUE, Step::Stash(Ship::BillMccoy));
    let full = table(4).house(BLUE, "8.1", "nightclub").barrel("8.1");
    assert!(stash(full).allows("lose"));
    // Not in operation is no place.
    let raided = table(4).house(BLUE, "8.1", "nightclub").cop("8");
    assert!(stash(raided).allows("lose"));
    let still = table(4).house(BLUE, "8.1", "still").cop("8");
    assert!(stash(still).allows("lose"));
    let free = table(4)
        .house(BLUE, "8.1", "nightclub")
        .barrel("8.1")
        .house(BLUE, "7.1", "bar");
    let asked = Step::Stash(Ship::BillMccoy).rule();
    let why = stash(free).refused("lose");
    assert_eq!(why, WhyNot::MustChoose { asked });
}

/// SP-R62: where there is no barrel at all, none is put anywhere.
#[test]
fn sp_18_10_no_barrel_is_left_to_put_anywhere() {
    let given = table(4)
        .house(BLUE, "7.1", "bar")
        .house(BLUE, "10.1", "still")
        .ship("bill_mccoy", "1", 0)
        .but(|game| game.supply.barrels = 0)
        .asking(BLUE, Step::Stash(Ship::BillMccoy));
    assert_eq!(given.legal(), ["lose"]);
    for place in ["space 7.1", "still"] {
        assert_eq!(given.refused(place), WhyNot::NoBarrel, "{place}");
    }
}

fn driving(given: Given, district: &str, barrels: u8) -> Given {
    given
        .with(BLUE, |player| {
            player.trucks[0].at = Some(read(district));
            player.trucks[0].barrels = barrels;
            player.still = 2;
        })
        .asking(BLUE, Step::Drive { points: [1, 1] })
}

#[test]
fn sp_15_9_barrels_are_loaded_at_the_still_alone() {
    let bar = table(4)
        .house(BLUE, "7.1", "bar")
        .house(BLUE, "8.1", "still");
    assert_eq!(driving(bar, "7", 0).refused("load 1 1"), WhyNot::NotAtStill);
    let others = table(4)
        .house(PURPLE, "7.1", "still")
        .house(BLUE, "7.2", "bar");
    let why = driving(others, "7", 0).refused("load 1 1");
    assert_eq!(why, WhyNot::NotAtStill);
    let still = table(4).house(BLUE, "8.1", "still");
    assert!(driving(still, "8", 0).allows("load 1 2"));
}

#[test]
fn sp_15_10_one_barrel_or_two_are_bought_and_not_none() {
    let given = |barrels| {
        let rich = table(4).money(BLUE, 30, 0).ship("bill_mccoy", "1", 5);
        driving(rich, "1", barrels)
    };
    assert!(given(0).allows("buy 1 1") && given(0).allows("buy 1 2"));
    for none in ["buy 1 0", "buy 1 3"] {
        assert_eq!(given(0).refused(none), WhyNot::TruckFull, "{none}");
    }
    assert_eq!(given(1).refused("buy 1 2"), WhyNot::TruckFull);
    // Trucks ask for nothing but what trucks do.
    let given = given(0);
    assert_eq!(given.refused("space 1.1"), given.asked().1.not_asked());
}

#[test]
fn sp_10_9_only_the_named_level_is_raised() {
    let (track, extra) = (Track::Party, false);
    let step = Step::RaiseTrack { track, extra };
    let given = table(4).asking(BLUE, step);
    assert_eq!(given.refused("raise fleet"), step.not_asked());
    assert!(given.allows("raise party"));
}

/// Only an own bar is upgraded, and only where upgrading is allowed.
#[test]
fn sp_14_5_what_stands_is_not_built_over() {
    let city = || table(4).money(BLUE, 60, 0).house(BLUE, "7.1", "bar");
    let (works, times) = (Works::BarOrStill, 1);
    let mut bar = city().asking(BLUE, Step::Build { works, times });
    bar.act("slot left_1");
    assert_eq!(bar.refused("space 7.1"), WhyNot::SpaceTaken);
    let casino = city()
        .house(BLUE, "7.1", "nightclub")
        .asking(BLUE, Step::Build { works, times });
    let building = Building::Casino;
    let refused = casino.refused("slot casino_1");
    assert_eq!(refused, WhyNot::NotAllowed { building });
}

/// SP-21.8: a building of the district under attack, not settled yet.
#[test]
fn sp_21_8_only_what_is_attacked_is_defended_or_given_up() {
    let given = table(4)
        .house(BLUE, "5.1", "bar")
        .house(BLUE, "5.2", "bar")
        .house(BLUE, "6.1", "bar")
        .gangster("legs_diamond", "5")
        .asking(
            BLUE,
            Step::Defend {
                district: read("5"),
                open: 0b01,
            },
        );
    assert!(given.allows("abandon 5.1"));
    for other in ["5.2", "6.1"] {
        let why = given.refused(&format!("abandon {other}"));
        assert_eq!(why, WhyNot::NotAttacked, "{other}");
        let why = given.refused(&format!("defend {other} 0"));
        assert_eq!(why, WhyNot::NotAttacked, "{other}");
    }
}

#[test]
fn sp_28_6_a_row_of_the_docks() {
    let given = table(4).asking(BLUE, Step::DocksReward);
    let step = given.asked().1;
    for row in ["row 0", "row 9"] {
        assert_eq!(given.refused(row), step.not_asked(), "{row}");
    }
}

/// SP-18.5: nobody, somebody or everybody of the column may be hired.
#[test]
fn sp_18_5_any_number_of_each_others_mobsters() {
    let column = |raider, own: &[&str], others: &[(Seat, &str)]| {
        let mut given = table(4)
            .levels(raider, [1, 1, 1, 1, 4])
            .money(raider, 9, 0)
            .with(raider, |player| player.thugs = 0)
            .ship("bill_mccoy", "1", 5);
        for berth in own {
            given = given.docked(raider, berth);
        }
        for (seat, berth) in others {
            given = given.docked(*seat, berth);
        }
        given.asking(raider, Step::Crew(Ship::BillMccoy))
    };
    let blue = column(
        BLUE,
        &["1-downtown", "2-downtown"],
        &[(YELLOW, "3-downtown")],
    );
    assert_eq!(blue.legal(), ["crew 0-0-0-0 0", "crew 0-0-1-0 0"]);
    assert_eq!(blue.refused("crew 0-1-0-0 0"), WhyNot::NotSoMany);
    let others = [
        (BLUE, "2-downtown"),
        (PURPLE, "3-downtown"),
        (YELLOW, "4-downtown"),
    ];
    let green = column(GREEN, &["1-downtown"], &others);
    let legal = green.legal();
    for crew in ["0-0-1-0", "0-1-0-0", "1-0-0-0", "1-0-1-0", "1-1-1-0"] {
        let crew = format!("crew {crew} 0");
        assert!(legal.contains(&crew), "{crew}: {legal:?}");
    }
}

/// SP-R59: with a dollar in the pocket and two in the safe there is a choice.
#[test]
fn sp_1_7_a_choice_begins_with_one_dollar_and_two() {
    let given = |pocket, safe| {
        let mut given = table(4)
            .money(BLUE, pocket, safe)
            .talking(BLUE, "contractors_1");
        given.act("slot left_1");
        given
    };
    assert!(given(3, 2).allows("split"));
    assert!(given(1, 4).allows("split"));
    for (pocket, safe) in [(3, 1), (0, 6)] {
        let why = given(pocket, safe).refused("split");
        assert_eq!(why, WhyNot::NothingToSplit, "{pocket} and {safe}");
    }
}

#[test]
fn sp_19_2_there_is_a_space_for_each_boss() {
    let given = table(3).asking(BLUE, Step::TurnOrder);
    for column in ["column 0", "column 4"] {
        assert_eq!(given.refused(column), WhyNot::NoSuchColumn, "{column}");
    }
    // The books have two spaces for each goal.
    let cook = Step::Cook { left: 1 };
    let given = table(3).books(BLUE, 1).asking(BLUE, cook);
    for space in ["book docks_1 0", "book docks_1 3"] {
        assert_eq!(given.refused(space), WhyNot::BookSpaceTaken, "{space}");
    }
    assert_eq!(given.refused("column 1"), cook.not_asked());
}

#[test]
fn sp_20_3_a_book_is_gained_while_there_are_any() {
    let given = |blank| {
        let given = table(4).with(BLUE, |player| player.blank_books = blank);
        given.asking(BLUE, Step::Favour)
    };
    assert!(given(1).allows("favour book"));
    assert_eq!(given(0).refused("favour book"), WhyNot::SupplyEmpty);
}

#[test]
fn sp_11_21_there_are_so_many_piles_and_stacks() {
    let given = table(4).asking(BLUE, Step::Reveal { space: 1 });
    for pile in ["pile 0", "pile 9"] {
        assert_eq!(given.refused(pile), WhyNot::PileEmpty, "{pile}");
    }
    let token = crate::pieces::CityToken::Sell;
    let given = table(4).tokens(BLUE, &[token]).asking(BLUE, Step::Surplus);
    let step = given.asked().1;
    for stack in [0, 9] {
        let put = format!("put {} {stack}", token.id());
        assert_eq!(given.refused(&put), step.not_asked(), "{put}");
    }
}
