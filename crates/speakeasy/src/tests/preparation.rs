//! SP-4: the preparation round.

use kernel::RuleId;

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, new_game_of, read};
use crate::event::Event;
use crate::pieces::{Card, CityToken, Gangster};
use crate::space::Ground;
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

/// Three players, blue first; yellow is to build. No gangsters, no cops.
fn preparing() -> Given {
    new_game_of(3, &[("first_player", "seat_1")], "preparation").but(|game| {
        for lot in game.manhattan.lots.iter_mut().flatten() {
            lot.ground = Ground::Empty;
        }
        game.manhattan.cops = Default::default();
    })
}

/// Whoever is asked opens a bar for $3 there and plays the first card.
fn prepare(given: &mut Given, space: &str) {
    given.acts(&["slot left_1", &format!("space {space}")]);
    play_any(given);
}

/// Plays the VIP room card of whoever is asked, declining what it brings as far as that can be.
fn play_any(given: &mut Given) {
    let (seat, step) = given.asked();
    assert_eq!(step, Step::FirstPlay);
    let card = given.game.screen(seat).hand.iter().next().unwrap();
    given.act(&format!("card {}", card.id()));
    while given.asked().0 == seat && given.game.act == 0 {
        let first = given.legal().remove(0);
        given.act(&first);
    }
}

#[test]
fn sp_4_1_the_last_player_prepares_first_and_completely() {
    let mut given = new_game_of(4, &[("first_player", "seat_2")], "preparation");
    let mut order = vec![given.asked().0];
    for n in 1..=4 {
        let space = given.game.manhattan.all();
        let free = |space: &crate::space::Space| given.game.manhattan.lot(*space).is_empty();
        let space = space.filter(free).last().unwrap().to_string();
        prepare(&mut given, &space);
        if n < 4 {
            order.push(given.asked().0);
        }
    }
    assert_eq!(order, [BLUE, GREEN, YELLOW, PURPLE]);
    assert_eq!((given.game.act, given.game.round), (1, 1));
    assert_eq!(given.asked(), (PURPLE, Step::Send));
}

#[test]
fn sp_4_1_the_preparation_is_announced_once_with_any_number_of_players() {
    for seats in 1..=4 {
        let given = new_game_of(seats, &[], "preparation").played_out(|_| {});
        let events = given.events();
        let told = events
            .iter()
            .filter(|event| **event == Event::PreparationBegan);
        assert_eq!(told.count(), 1, "{seats} players");
    }
}

#[test]
fn sp_4_2_the_still_or_a_bar_must_be_opened_on_an_empty_space() {
    let mut given = preparing()
        .gangster("joe_masseria", "4")
        .house(BLUE, "2.1", "bar")
        .cop("1");
    let slots: Vec<String> = given.legal();
    assert_eq!(slots.len(), 9, "eight bars and the still");
    assert!(given.allows("slot middle_still"));
    let asked = RuleId("SP-4.2");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    let building = crate::pieces::Building::Nightclub;
    assert_eq!(
        given.refused("slot nightclub_1"),
        WhyNot::NotAllowed { building }
    );
    given.act("slot left_1");
    assert_eq!(given.refused("space 4.1"), WhyNot::SpaceTaken);
    assert_eq!(given.refused("space 2.1"), WhyNot::SpaceTaken);
    assert!(given.allows("space 1.1"), "a cop does not matter");
    given.game.manhattan.closed.insert(read("3"));
    assert_eq!(given.refused("space 3.1"), WhyNot::NoSuchSpace);
}

#[test]
fn sp_4_2_each_group_has_its_price() {
    for (slot, left) in [
        ("left_2", 12),
        ("middle_still", 10),
        ("middle_3", 10),
        ("right_1", 7),
    ] {
        let mut given = preparing();
        given.acts(&[&format!("slot {slot}"), "space 1.1"]);
        assert_eq!(given.purses(YELLOW), (left, 30), "{slot}");
    }
}

#[test]
fn sp_4_3_the_city_token_of_the_space_is_taken() {
    let mut given = preparing().token("1.1", Some(CityToken::Casino));
    given.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(given.player(YELLOW).tokens[CityToken::Casino as usize], 1);
    assert_eq!(given.game.manhattan.lot(read("1.1")).token, None);
}

#[test]
fn sp_4_4_the_reward_of_the_slot_is_gained() {
    let mut given = preparing();
    given.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(given.player(YELLOW).leverage, 1);
    let mut given = preparing();
    given.acts(&["slot middle_1", "space 1.1"]);
    assert!(matches!(given.asked().1, Step::Mobster { .. }));
    given.act("vip");
    assert_eq!(given.player(YELLOW).mobsters, 9);
    assert_eq!(given.asked().1, Step::FirstPlay);
}

/// SP-E24: its action is not performed and no card is drawn.
#[test]
fn sp_4_5_one_card_is_played_for_its_reward_alone() {
    let mut given = preparing().hand(YELLOW, &["vip_01", "party_01", "still_10", "fleet_01"]);
    given.acts(&["slot middle_still", "space 1.1"]);
    assert_eq!(given.player(YELLOW).still, 1, "the reward of the still");
    let asked = RuleId("SP-4.5");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    given.act("card still_10");
    assert_eq!(given.purses(YELLOW), (14, 30), "$15 - $5 + $4");
    assert_eq!(given.player(YELLOW).still, 1, "nothing is produced");
    assert_eq!(given.player(YELLOW).hand_size(), 3);
    assert_eq!(given.player(YELLOW).board[2], Some(Card::Still10));
    assert_eq!(given.asked().0, PURPLE);
}

#[test]
fn sp_4_5_rewards_change_the_number_of_cards() {
    let mut given = preparing().hand(YELLOW, &["vip_01", "party_01", "still_01", "fleet_01"]);
    given.acts(&["slot left_2", "space 1.1", "deck party"]);
    assert_eq!(given.player(YELLOW).hand_size(), 5);
    given.act("card vip_01");
    assert_eq!(given.player(YELLOW).levels, [2, 1, 1, 1, 1]);
    assert!(matches!(given.asked().1, Step::Extra(_)));
    given.act("card party_01");
    assert_eq!(given.player(YELLOW).levels, [3, 1, 1, 1, 1]);
}

#[test]
fn sp_4_6_a_bonus_for_the_action_of_the_card_is_nothing() {
    for card in ["vip_05", "party_05", "still_05", "fleet_05"] {
        let mut given = preparing()
            .hand(YELLOW, &[card])
            .house(YELLOW, "5.1", "still");
        given.acts(&["slot left_1", "space 1.1"]);
        // The only card plays itself.
        assert_eq!(given.player(YELLOW).hand_size(), 0);
        assert_eq!(given.player(YELLOW).still, 0);
        assert_eq!(given.asked().0, PURPLE, "{card}");
    }
}

#[test]
fn sp_4_7_the_pocket_pays_and_always_suffices() {
    let mut given = preparing();
    given.act("slot right_1");
    let asked = RuleId("SP-4.2");
    assert_eq!(given.refused("split"), WhyNot::NotAsked { asked });
    given.act("space 1.1");
    assert_eq!(given.purses(YELLOW), (7, 30));
    let dearest = crate::pieces::Slot::ALL.map(|slot| (slot.building(), slot.data().price));
    let first = |building| crate::works::Works::First.allows(building);
    let prices = dearest.iter().filter(|(building, _)| first(*building));
    assert_eq!(prices.map(|(_, price)| *price).max(), Some(8));
}

/// The text says with what it is paid: the $15 that lie in front of the player.
#[test]
fn sp_a10_the_first_building_is_paid_from_the_pocket() {
    let poor = preparing().money(YELLOW, 4, 30);
    let (cost, means) = (8, 4);
    assert_eq!(
        poor.refused("slot right_1"),
        WhyNot::TooDear { cost, means }
    );
    assert_eq!(
        poor.game.prompt_of(YELLOW).map(|prompt| prompt.means),
        Some(4)
    );
    let mut first = preparing().in_first_edition();
    first.acts(&["slot right_1", "split", "space 1.1", "launder 8"]);
    assert_eq!(first.purses(YELLOW), (15, 14));
}

#[test]
fn sp_4_1_a_gangster_bar_cannot_be_taken_over_in_the_preparation() {
    let mut given = preparing()
        .gangster("legs_diamond", "4")
        .levels(YELLOW, [1, 1, 1, 1, 5]);
    assert_eq!(given.game.stage, Stage::Preparation { done: 1 });
    assert_eq!(Gangster::LegsDiamond.data().strength, 3);
    given.act("slot left_1");
    assert_eq!(given.refused("space 4.1"), WhyNot::SpaceTaken);
}
