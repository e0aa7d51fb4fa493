//! Gang war (SP-21).

use kernel::Set;

use super::given::{BLUE, GREEN, PURPLE, YELLOW, new_game, read, table};
use super::moments::at;
use crate::event::Event;
use crate::pieces::{Building, CityToken, Deck, District, Gangster};
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;

fn districts(numbers: &[&str]) -> Set<District> {
    numbers.iter().map(|number| read(number)).collect()
}

#[test]
fn sp_21_1_each_act_has_its_deck() {
    for (act, deck) in [(1, Deck::B), (2, Deck::C), (3, Deck::D)] {
        let targets = districts(&["2", "9", "16"]);
        let given = table(3)
            .but(|game| game.gangs.targets = targets)
            .ending_act(act);
        for district in targets.iter() {
            let came = given.game.gangs.at[district as usize].expect("a gangster");
            assert_eq!(came.data().deck, deck);
        }
    }
}

#[test]
fn sp_21_2_districts_are_attacked_in_ascending_order() {
    let given = table(3)
        .but(|game| game.gangs.targets = districts(&["14", "9", "2", "10"]))
        .ending_act(3);
    let came = given.events().into_iter().filter_map(|event| match event {
        Event::GangsterCame { district, .. } => Some(district.id()),
        _ => None,
    });
    assert_eq!(came.collect::<Vec<_>>(), ["2", "9", "10", "14"]);
    assert_eq!(given.game.gangs.targets, Set::default());
}

/// SP-21.3: the tile comes to the gangster board.
#[test]
fn sp_21_4_the_strength_token_is_without_the_war_modifier() {
    let given = table(3).attack("albert_anastasia", "7");
    let gangs = &given.game.gangs;
    assert_eq!(
        gangs.at[District::D7 as usize],
        Some(Gangster::AlbertAnastasia)
    );
    assert_eq!(gangs.strength[District::D7 as usize], 9);
    assert_eq!(gangs.targets, Set::default());
    assert_eq!(gangs.later, Set::default());
}

#[test]
fn sp_21_5_gangster_bars_open_on_every_empty_space() {
    let token = Some(CityToken::Sell);
    let given = table(4)
        .house(BLUE, "14.2", "casino")
        .levels(BLUE, [1, 1, 1, 1, 5])
        .with(BLUE, |player| player.thugs = 6)
        .token("14.3", token)
        .attack("vincent_coll", "14");
    assert_eq!(given.ground("14.1"), Ground::GangsterBar);
    assert_eq!(given.ground("14.3"), Ground::GangsterBar);
    assert_eq!(given.game.manhattan.lot(at("14.3")).token, token);
    assert_eq!(given.game.supply.gangster_bars, 22);
    assert!(matches!(given.ground("14.2"), Ground::House(_)));
}

#[test]
fn sp_21_6_the_war_grows_from_act_to_act() {
    for (deck, least, most) in [(Deck::B, 6, 8), (Deck::C, 8, 10), (Deck::D, 10, 12)] {
        let gangsters = Gangster::ALL.into_iter();
        let strengths = gangsters
            .filter(|gangster| gangster.data().deck == deck)
            .map(Gangster::war_strength);
        let strengths: Vec<u8> = strengths.collect();
        assert_eq!(strengths.iter().min(), Some(&least));
        assert_eq!(strengths.iter().max(), Some(&most));
    }
}

/// SP-R7: the golden rule does not hide a building from the gangster.
#[test]
fn sp_21_7_every_building_is_attacked() {
    let given = table(4)
        .cop("14")
        .house(BLUE, "14.1", "nightclub")
        .house(PURPLE, "14.2", "bar")
        .protected("14.2")
        .house(YELLOW, "14.3", "still")
        .house(GREEN, "13.1", "bar")
        .money(PURPLE, 15, 30)
        .attack("vincent_coll", "14");
    for space in ["14.1", "14.2", "14.3"] {
        assert_eq!(given.ground(space), Ground::GangsterBar, "{space}");
    }
    assert!(matches!(given.ground("13.1"), Ground::House(_)));
}

#[test]
fn sp_21_8_players_decide_in_turn_order() {
    let mut given = table(3)
        .order([PURPLE, YELLOW, BLUE])
        .house(BLUE, "7.1", "bar")
        .house(PURPLE, "7.2", "bar")
        .levels(BLUE, [1, 1, 1, 1, 5])
        .levels(PURPLE, [1, 1, 1, 1, 5])
        .attack("vincent_coll", "7");
    let asked = |seat| {
        let (district, open) = (District::D7, if seat == PURPLE { 0b10 } else { 0b01 });
        (seat, Step::Defend { district, open })
    };
    assert_eq!(given.asked(), asked(PURPLE));
    given.act("defend 7.2 1");
    assert_eq!(given.asked(), asked(BLUE));
    given.act("abandon 7.1");
    assert!(matches!(given.ground("7.2"), Ground::House(_)));
    assert_eq!(given.ground("7.1"), Ground::GangsterBar);
}

#[test]
fn sp_21_8_what_does_not_reach_the_war_strength_is_refused() {
    let given = table(3)
        .house(BLUE, "7.1", "bar")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .with(BLUE, |player| player.thugs = 4)
        .ally(BLUE, "waxey_gordon", "9")
        .money(BLUE, 4, 0)
        .attack("joe_adonis", "7");
    let weak = WhyNot::TooWeak {
        strength: 6,
        needed: 7,
    };
    assert_eq!(given.refused("defend 7.1 3"), weak);
    assert_eq!(
        given.refused("defend 7.1 5"),
        WhyNot::TooFewThugs { held: 4 }
    );
    let dear = WhyNot::TooDear { cost: 5, means: 4 };
    assert_eq!(given.refused("defend 7.1 0 ally"), dear);
    assert_eq!(given.refused("defend 7.2 4"), WhyNot::NotAttacked);
    assert_eq!(given.refused("abandon 8.1"), WhyNot::NotAttacked);
    let asked = Step::Defend {
        district: District::D7,
        open: 1,
    };
    let must = WhyNot::MustChoose {
        asked: asked.rule(),
    };
    assert_eq!(given.refused("pass"), must);
    given.offers(&["abandon 7.1", "defend 7.1 4"]);
}

#[test]
fn sp_21_9_thugs_defend_one_building() {
    let given = || {
        table(3)
            .house(BLUE, "7.1", "bar")
            .house(BLUE, "7.2", "nightclub")
            .levels(BLUE, [1, 1, 1, 1, 5])
            .with(BLUE, |player| player.thugs = 3)
            .attack("joe_adonis", "7")
    };
    let mut one = given();
    one.offers(&[
        "abandon 7.1",
        "defend 7.1 2",
        "defend 7.1 3",
        "abandon 7.2",
        "defend 7.2 2",
        "defend 7.2 3",
    ]);
    // With one thug left the other building is lost without a question.
    one.act("defend 7.2 2");
    assert!(matches!(one.ground("7.2"), Ground::House(_)));
    assert_eq!(one.ground("7.1"), Ground::GangsterBar);
    assert_eq!(one.player(BLUE).thugs, 1);
    let mut other = given();
    other.act("abandon 7.1");
    other.offers(&["abandon 7.2", "defend 7.2 2", "defend 7.2 3"]);
}

/// SP-21.9.
#[test]
fn sp_r41_the_ally_is_paid_for_each_building() {
    let given = |pocket| {
        let mut given = table(3)
            .house(BLUE, "7.1", "bar")
            .house(BLUE, "7.2", "nightclub")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = 0)
            .ally(BLUE, "waxey_gordon", "9")
            .money(BLUE, pocket, 0)
            .attack("joe_adonis", "7");
        given.act("defend 7.1 0 ally");
        given
    };
    let mut rich = given(10);
    rich.act("defend 7.2 0 ally");
    assert_eq!(rich.player(BLUE).pocket, 0);
    assert!(matches!(rich.ground("7.2"), Ground::House(_)));
    let poor = given(9);
    assert_eq!(poor.player(BLUE).pocket, 4);
    assert_eq!(poor.ground("7.2"), Ground::GangsterBar);
}

#[test]
fn sp_21_10_a_mobster_adds_nothing_to_the_defence() {
    let given = table(3)
        .house(BLUE, "7.1", "casino")
        .protected("7.1")
        .levels(BLUE, [5, 5, 5, 5, 5])
        .with(BLUE, |player| player.thugs = 1)
        .attack("joe_adonis", "7");
    assert_eq!(given.ground("7.1"), Ground::GangsterBar);
}

#[test]
fn sp_21_11_a_defended_building_keeps_mobster_and_barrel() {
    let mut given = table(3)
        .house(BLUE, "7.1", "bar")
        .protected("7.1")
        .barrel("7.1")
        .levels(BLUE, [1, 1, 1, 1, 5])
        .attack("vincent_coll", "7");
    let before = given.ground("7.1");
    given.act("defend 7.1 1");
    assert_eq!(given.ground("7.1"), before);
    assert_eq!(given.player(BLUE).thugs, 0);
    assert_eq!(given.game.supply.thugs, 22);
    assert!(given.told(Event::Defended {
        seat: BLUE,
        building: Building::Bar,
        space: at("7.1")
    }));
}

#[test]
fn sp_21_12_what_is_lost_leaves_the_game() {
    let given = table(3)
        .house(BLUE, "7.1", "bar")
        .protected("7.1")
        .barrel("7.1")
        .house(PURPLE, "7.2", "still")
        .with(PURPLE, |player| player.still = 4)
        .with(BLUE, |player| {
            player.slots.remove(read("left_1"));
            player.mobsters = 5;
        })
        .but(|game| game.supply.barrels = 10);
    let slots = given.player(BLUE).slots;
    let given = given.attack("joe_adonis", "7");
    assert_eq!(given.game.supply.barrels, 15);
    assert_eq!(given.player(PURPLE).still, 0);
    assert_eq!(given.player(BLUE).slots, slots);
    assert_eq!(given.player(BLUE).mobsters, 5);
    assert_eq!(given.ground("7.1"), Ground::GangsterBar);
    assert_eq!(given.ground("7.2"), Ground::GangsterBar);
    assert_eq!(given.game.supply.gangster_bars, 22);
}

/// The targets of the wars to come as a game of this many players has them after each act.
#[test]
fn sp_21_17_the_next_war_is_announced() {
    for (seats, counts) in [(4, [3, 3, 4, 0]), (3, [3, 3, 4, 0]), (2, [2, 2, 3, 0])] {
        let mut given = new_game(seats);
        let stacks = given.game.gangs.targets.union(given.game.gangs.later);
        let mut seen = Set::default();
        for (act, count) in counts.into_iter().enumerate() {
            let targets = given.game.gangs.targets;
            assert_eq!(targets.len(), count, "{seats} players, act {}", act + 1);
            assert!(targets.intersection(seen).is_empty());
            seen = seen.union(targets);
            if act < 3 {
                // Nobody has built anything, so nobody is asked.
                given.game.agenda.clear();
                given = given.ending_act(act as u8 + 1);
            }
        }
        assert_eq!(seen, stacks);
        assert_eq!(given.game.gangs.later, Set::default());
    }
}
