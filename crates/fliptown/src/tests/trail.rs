//! FT-7: the trail (hearts).

use super::given::{given, out_of_range};
use crate::cards::Rank;
use crate::content::Item;
use crate::map::Region;
use crate::step::Step;
use crate::whynot::WhyNot;

fn stops(names: &str) -> Vec<String> {
    let names = names.split_whitespace();
    names.map(|name| format!("go trail {name}")).collect()
}

#[test]
fn ft_7_1_any_stop_beyond_the_last_up_to_the_value() {
    let mut table = given(1)
        .inventory(0, [4, 0, 0, 0])
        .circled(0, "trail 5")
        .assigned("2h 8d 9c");
    assert_eq!(table.legal_with(0, "go trail"), stops("6 7 8"));
    assert_eq!(table.refusal(0, "go trail 5"), WhyNot::AlreadyCircled);
    assert_eq!(table.refusal(0, "go trail 4"), WhyNot::StopSkipped);
    let why = WhyNot::TooLittleGold { cost: 1, held: 0 };
    assert_eq!(table.refusal(0, "go trail 9"), why);
}

#[test]
fn ft_7_2_skipped_stops_are_lost_for_the_game() {
    let mut table = given(1)
        .circled(0, "trail 2")
        .deck("3h Kd 4c")
        .assigned("2h 8d 9c");
    table.play(0, "go trail 5");
    let sheet = table.sheet(0);
    let skipped: Vec<String> = Rank::all()
        .filter(|stop| sheet.is_skipped(*stop))
        .map(|stop| stop.to_string())
        .collect();
    assert_eq!(skipped, ["A", "3", "4"]);
    table.play(0, "assign 3h Kd 4c");
    assert_eq!(table.legal_with(0, "go trail"), stops("6 7 8 9 10 J Q K"));
    assert_eq!(table.refusal(0, "go trail 3"), WhyNot::StopSkipped);
}

#[test]
fn ft_7_3_every_stop_gives_its_reward_and_wanted() {
    let rewards: [(&str, [u16; 4], Option<Region>); 11] = [
        ("A", [0, 0, 2, 0], None),
        ("3", [0, 0, 1, 0], Some(Region::Cemetery)),
        ("4", [0, 0, 3, 1], None),
        ("5", [12, 0, 0, 0], None),
        ("6", [0, 0, 0, 0], Some(Region::Badlands)),
        ("7", [0, 0, 4, 1], None),
        ("8", [0, 8, 0, 0], None),
        ("9", [0, 0, 0, 0], Some(Region::Town)),
        ("10", [0, 0, 5, 2], None),
        ("Q", [0, 0, 0, 0], Some(Region::Mine)),
        ("K", [0, 0, 6, 3], None),
    ];
    for (stop, gained, bonus) in rewards {
        let mut table = given(1).inventory(0, [0; 4]).assigned("2h Kd 9c");
        table.play(0, &format!("go trail {stop}"));
        assert_eq!(table.inventory(0), gained, "{stop}");
        let pending = match table.game.seats[0].agenda.last() {
            Some(Step::Bonus { region, .. }) => Some(*region),
            _ => None,
        };
        assert_eq!(pending, bonus, "{stop}");
        assert_eq!(bonus.is_none(), table.game.turn == 2, "{stop}");
    }
}

/// FT-R62: every way along the trail ends at a stop.
#[test]
fn ft_7_4_one_action_circles_one_stop() {
    let mut table = given(1).circled(0, "trail A").assigned("2h Kd 9c");
    table.play(0, "go trail 8");
    let circled: Vec<u8> = table.sheet(0).stops.iter().map(Rank::number).collect();
    assert_eq!(circled, [1, 8]);
}

/// FT-R14: above K means K, which is enough for every stop.
#[test]
fn ft_7_5_the_trail_horse_counts_six_higher() {
    let open = |value: &str| {
        let table = given(1)
            .inventory(0, [4, 0, 0, 0])
            .with(0, |sheet| sheet.items.insert(Item::TrailHorse))
            .circled(0, "trail 7")
            .assigned(&format!("2h {value}d 9c"));
        table.legal_with(0, "go trail")
    };
    assert_eq!(open("A"), stops(""));
    assert_eq!(open("2"), stops("8"));
    assert_eq!(open("6"), stops("8 9 10 J Q"));
    assert_eq!(open("7"), stops("8 9 10 J Q K"));
    assert_eq!(open("K"), stops("8 9 10 J Q K"));
}

#[test]
fn ft_7_6_stop_2_offers_a_tool_and_stop_j_crosses_out() {
    let mut table = given(1).assigned("2h 2d 9c");
    table.play(0, "go trail 2");
    assert_eq!(table.legal(0), ["tool pan", "tool hammer"]);
    table.play(0, "tool hammer");
    assert_eq!((table.sheet(0).pans, table.sheet(0).hammers), (0, 1));
    let mut table = given(1).assigned("2h 2d 9c");
    table.play_all(0, &["go trail 2", "tool pan"]);
    assert_eq!((table.sheet(0).pans, table.sheet(0).hammers), (1, 0));
    // With a full track there is nothing to pick.
    let mut table = given(1)
        .with(0, |sheet| sheet.pans = 4)
        .assigned("2h 2d 9c");
    table.play(0, "go trail 2");
    assert_eq!((table.sheet(0).pans, table.sheet(0).hammers), (4, 1));
    let mut table = given(1).inventory(0, [4, 2, 0, 8]).assigned("2h Jd 9c");
    table.play(0, "go trail J");
    let why = out_of_range(0, 6, "FT-3.6");
    assert_eq!(table.refusal(0, "amount 7"), why);
    table.play(0, "amount 6");
    assert_eq!(table.sheet(0).wanted, 2);
}

#[test]
fn ft_7_7_after_k_the_trail_is_at_its_end() {
    let mut table = given(1).circled(0, "trail K").assigned("2h Kd 9c");
    assert!(table.legal_with(0, "go trail").is_empty());
    assert_eq!(table.refusal(0, "go trail K"), WhyNot::AlreadyCircled);
    assert_eq!(table.refusal(0, "go trail Q"), WhyNot::StopSkipped);
}

#[test]
fn ft_e4_stop_3_of_an_untouched_trail() {
    let mut table = given(1).inventory(0, [4, 0, 0, 0]).assigned("4h 7c 9s");
    assert_eq!(table.legal_with(0, "go trail"), stops("A 2 3 4 5 6 7"));
    table.play(0, "go trail 3");
    assert_eq!(table.inventory(0), [4, 0, 1, 0]);
    assert!(table.can(0, "go cemetery t00") && table.can(0, "decline"));
    let sheet = table.sheet(0);
    assert!(sheet.is_skipped(Rank::ACE) && sheet.is_skipped(Rank::new(2)));
    assert!(!sheet.is_skipped(Rank::new(4)));
}

#[test]
fn ft_e19_the_trail_horse_and_a_gold() {
    let table = given(1)
        .inventory(0, [4, 1, 0, 0])
        .with(0, |sheet| sheet.items.insert(Item::TrailHorse))
        .circled(0, "trail 5")
        .assigned("2h 4d 9c");
    assert_eq!(table.legal_with(0, "go trail"), stops("6 7 8 9 10 J"));
    let prices: Vec<u8> = stops("6 7 8 9 10 J")
        .iter()
        .map(|stop| table.price(0, stop))
        .collect();
    assert_eq!(prices, [0, 0, 0, 0, 0, 1]);
}
