//! FT-8: the badlands (spades).

use kernel::{Arg, Game};

use super::given::{Given, TestTable, cards, given};
use crate::cards::{Card, CardSet};
use crate::content::{Bounty, Cowbot, Item, content};
use crate::event::Event;
use crate::map::Region;
use crate::state::Fliptown;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Bounties that no robbery of these tests wins.
const QUIET: [Bounty; 3] = [Bounty::Tycoon, Bounty::Tools, Bounty::TrailEndOrHunter];

/// Seat 0 robs a target with its value card and this robbery card.
fn rob(given: Given, target: &str, card: &str) -> TestTable {
    let mut table = given.deck(card).assigned(&format!("2s {target}d 3c"));
    table.play(0, &format!("go badlands {target}"));
    table
}

fn broke() -> Given {
    given(1).inventory(0, [0; 4])
}

fn with_items(items: &'static [Item]) -> Given {
    broke().with(0, |sheet| sheet.items = items.iter().copied().collect())
}

/// Robbery cards by seat, as they were drawn.
fn drawn(table: &TestTable) -> Vec<(u8, Card)> {
    let cards = table.events().into_iter().filter_map(|event| match event {
        Event::Robbed { seat, card, .. } => Some((seat.0, card)),
        _ => None,
    });
    cards.collect()
}

/// On a map with targets 2 and 3 and tombstone t00: robs 4, whose row gives a tombstone, which gives
/// another robbery.
fn rob_twice(table: &mut TestTable, seat: u8) {
    table.play_all(seat, &["assign 2s 4d 3c", "go badlands 4"]);
    table.play_all(seat, &["go cemetery t01", "go badlands K"]);
}

const BEFORE_TWICE: &str = "badlands 2, badlands 3, cemetery t00";

#[test]
fn ft_8_1_the_target_of_the_value_is_robbed() {
    let mut table = broke().assigned("2s 9d 3c");
    assert_eq!(table.legal_with(0, "go badlands"), ["go badlands 9"]);
    let why = WhyNot::TooLittleGold { cost: 1, held: 0 };
    assert_eq!(table.refusal(0, "go badlands 10"), why);
    let mut table = broke().circled(0, "badlands 9").assigned("2s 9d 3c");
    assert_eq!(table.refusal(0, "go badlands 9"), WhyNot::AlreadyCircled);
    let mut table = given(1).inventory(0, [0, 20, 0, 0]).assigned("2s Ad 3c");
    assert_eq!(table.refusal(0, "go badlands A"), WhyNot::NoTargetForAce);
}

#[test]
fn ft_e10_no_robbery_with_an_ace_and_no_gold() {
    let table = broke().assigned("2s Ad 3c");
    assert!(table.legal_with(0, "go badlands").is_empty());
}

#[test]
fn ft_8_2_the_target_stays_circled_whatever_happens() {
    for card in ["Ah", "Kh"] {
        let table = rob(broke(), "9", card);
        let circled: Vec<u8> = table.sheet(0).targets.iter().map(u8::from).collect();
        assert_eq!(circled, [9]);
    }
}

/// FT-E14, FT-D18: the bandana allows one less.
#[test]
fn ft_8_3_all_the_wanted_of_the_target_less_one_with_the_bandana() {
    for (target, wanted) in [
        ("2", 1),
        ("4", 1),
        ("5", 2),
        ("7", 2),
        ("8", 3),
        ("10", 3),
        ("J", 4),
        ("K", 4),
    ] {
        for card in ["Ah", "Kh"] {
            assert_eq!(rob(broke(), target, card).sheet(0).wanted, wanted);
            for taken in [wanted - 1, wanted] {
                let mut table = rob(with_items(&[Item::Bandana]), target, card);
                let asked = [wanted - 1, wanted].map(|n| format!("amount {n}"));
                assert_eq!(table.legal(0), asked, "{target}");
                assert!(table.sheet(0).targets.is_empty(), "before it is circled");
                table.play(0, &format!("amount {taken}"));
                assert_eq!(table.sheet(0).wanted, taken, "{target}");
                assert_eq!(table.game.turn, 2);
            }
        }
    }
}

/// Which card a robbery asks for, as the choice tells it; none if every card will do.
fn asked(items: &'static [Item], target: &str) -> Option<String> {
    let table = with_items(items).assigned(&format!("2s {target}d 3c"));
    let go = format!("go badlands {target}").parse().unwrap();
    let told = Fliptown::describe(&table.view(0), go).phrase;
    let (_, gains) = told.args.into_iter().find(|(name, _)| *name == "gains")?;
    let Arg::List(gains) = gains else {
        return None;
    };
    let (_, card) = gains[0].args.iter().find(|(name, _)| *name == "card")?;
    Some(match card {
        Arg::Text(card) => card.to_string(),
        other => format!("{other:?}"),
    })
}

#[test]
fn ft_8_4_a_robbery_says_which_card_it_needs() {
    let card = |items, target| asked(items, target).unwrap_or_default();
    assert_eq!(card(&[], "9"), "9");
    assert_eq!(card(&[], "K"), "K");
    assert_eq!(card(&[Item::Pistol], "9"), "7");
    assert_eq!(card(&[Item::Pistol, Item::Rifle], "K"), "9");
    // An ace is the lowest card.
    assert_eq!(card(&[], "2"), "2");
    assert_eq!(card(&[Item::Pistol], "4"), "2");
    assert_eq!(asked(&[Item::Pistol], "3"), None);
    assert_eq!(asked(&[Item::Pistol, Item::Rifle], "2"), None);
}

/// FT-E13, FT-R1, FT-R19: +2 and +4, always.
#[test]
fn ft_8_4_strength_is_the_rank_plus_the_weapon() {
    const NONE: &[Item] = &[];
    const PISTOL: &[Item] = &[Item::Pistol];
    const RIFLE: &[Item] = &[Item::Pistol, Item::Rifle];
    for (items, card, success) in [
        (NONE, "9h", true),
        (NONE, "8h", false),
        (PISTOL, "7h", true),
        (PISTOL, "6h", false),
        (RIFLE, "5h", true),
        (RIFLE, "4h", false),
        (RIFLE, "Ah", false),
    ] {
        let table = rob(with_items(items), "9", card);
        let expected = if success { [4, 0, 6, 3] } else { [0, 0, 3, 3] };
        assert_eq!(table.inventory(0), expected, "{items:?} {card}");
        assert_eq!(table.game.turn, 2, "a weapon is not a choice");
    }
    // The ace is 1.
    assert_eq!(rob(broke(), "2", "Ah").inventory(0), [0, 0, 1, 1]);
    assert_eq!(
        rob(with_items(PISTOL), "3", "Ah").inventory(0),
        [2, 0, 2, 1]
    );
}

/// FT-R17: no target has an odd number of stars.
#[test]
fn ft_8_5_all_or_half_the_stars_and_cash_only_for_success() {
    let targets = [
        ("2", 1, 2, 1),
        ("3", 2, 2, 1),
        ("4", 3, 2, 1),
        ("5", 1, 4, 2),
        ("6", 3, 4, 2),
        ("7", 5, 4, 2),
        ("8", 2, 6, 3),
        ("9", 4, 6, 3),
        ("10", 7, 6, 3),
        ("J", 3, 8, 4),
        ("Q", 6, 8, 4),
        ("K", 10, 8, 4),
    ];
    for (target, cash, stars, wanted) in targets {
        let success = rob(broke(), target, "Kh").inventory(0);
        assert_eq!(success, [cash, 0, stars, wanted], "{target}");
        let failure = rob(broke(), target, "Ah").inventory(0);
        assert_eq!(failure, [0, 0, stars / 2, wanted], "{target}");
    }
    let rows = &content().badlands.rows;
    assert!(rows.iter().all(|row| row.stars % 2 == 0));
}

#[test]
fn ft_e5_a_failed_stagecoach() {
    let mut table = broke().deck("2d").assigned("As 9d 3c");
    table.play(0, "go badlands 9");
    assert_eq!(table.inventory(0), [0, 0, 3, 3]);
    assert!(table.sheet(0).targets.contains("9".parse().unwrap()));
}

/// FT-E15
#[test]
fn ft_8_6_the_third_target_of_a_row_gives_the_bonus_action() {
    let rows = [
        ("badlands 2, badlands 3", "4", Region::Cemetery),
        ("badlands 5, badlands 6", "7", Region::Mine),
        ("badlands 8, badlands 10", "9", Region::Town),
        ("badlands Q, badlands K", "J", Region::Trail),
    ];
    for (circled, third, region) in rows {
        for card in ["Ah", "Kh"] {
            let table = rob(broke().circled(0, circled), third, card);
            let bonus = Step::Bonus {
                region,
                declinable: true,
            };
            assert_eq!(table.game.seats[0].agenda.last(), Some(&bonus));
        }
        // The second does not.
        let one = circled.split(", ").next().unwrap();
        assert_eq!(rob(broke().circled(0, one), third, "Kh").game.turn, 2);
    }
    let table = rob(broke().circled(0, "badlands 5, badlands 6"), "7", "6h");
    assert_eq!(table.inventory(0), [0, 0, 2, 2]);
    assert_eq!(
        table.legal(0),
        ["go mine m1a", "go mine m1b", "decline"],
        "the mine bonus action all the same"
    );
}

#[test]
fn ft_8_7_the_robbery_card_is_discarded_at_the_end_of_the_turn() {
    let mut table = broke()
        .circled(0, "badlands 5, badlands 6")
        .deck("6h Kh")
        .assigned("2s 7d 3c");
    table.play(0, "go badlands 7");
    assert!(table.game.discards.is_empty());
    assert_eq!(table.game.deck[0], cards("6h")[0]);
    table.play(0, "decline");
    let discards: CardSet = cards("6h 2s 7d 3c").into_iter().collect();
    assert_eq!(table.game.discards, discards);
    assert_eq!(table.game.lineup.unwrap()[0], cards("Kh")[0]);
}

/// FT-R6: the interleaved numbering; with one seat it is simply the top card each time.
#[test]
fn ft_8_8_every_robbery_has_its_own_card() {
    let mut table = broke()
        .circled(0, BEFORE_TWICE)
        .deck("5c 9s 7h")
        .lineup("2s 4d 3c")
        .turn();
    rob_twice(&mut table, 0);
    let own: Vec<(u8, Card)> = cards("5c 9s").into_iter().map(|card| (0, card)).collect();
    assert_eq!(drawn(&table), own);
    let mut table = given(4)
        .bounties(&QUIET)
        .deck("5c 9s 7h Jc")
        .lineup("2s 4d 3c")
        .turn();
    for seat in [2, 0, 3, 1] {
        table.play_all(seat, &["assign 2s 4d 3c", "go badlands 4"]);
    }
    let [five, nine, seven, jack] = cards("5c 9s 7h Jc")[..] else {
        panic!()
    };
    let expected = [(2, seven), (0, five), (3, jack), (1, nine)];
    assert_eq!(drawn(&table), expected);
}

#[test]
fn ft_e29_three_seats_rob_in_any_order_of_arrival() {
    let play = |order: [u8; 3]| {
        let mut table = given(3)
            .bounties(&QUIET)
            .circled(0, BEFORE_TWICE)
            .deck("5c Kd 2h 9s 7d Jc")
            .lineup("2s 4d 3c")
            .turn();
        for seat in order {
            match seat {
                0 => rob_twice(&mut table, 0),
                1 => table.play_all(1, &["assign 2s 4d 3c", "go cemetery t02"]),
                _ => table.play_all(2, &["assign 2s 4d 3c", "go badlands 4"]),
            }
        }
        table
    };
    let first = play([0, 1, 2]);
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let table = play(order);
        let mut robberies = drawn(&table);
        robberies.sort_by_key(|(seat, _)| *seat);
        let expected = [0, 0, 2].into_iter().zip(cards("5c 9s 2h"));
        assert_eq!(robberies, expected.collect::<Vec<_>>());
        assert_eq!(table.game.lineup.unwrap()[..], cards("Kd 7d Jc"));
        let discards: CardSet = cards("5c 2h 9s 2s 4d 3c").into_iter().collect();
        assert_eq!(table.game.discards, discards);
        assert_eq!(table.game, first.game);
    }
}

#[test]
fn ft_e50_a_robbery_beyond_the_deck() {
    let mut table = given(4)
        .bounties(&QUIET)
        .circled(1, BEFORE_TWICE)
        .deck("5c 8d 2h 9s 7d")
        .deck_size(5)
        .lineup("2s 4d 3c")
        .turn();
    rob_twice(&mut table, 1);
    let deck = table.game.deck;
    assert_eq!(deck[..5], cards("5c 8d 2h 9s 7d"));
    assert_eq!(deck.len(), 52 - 1 - 3);
    assert_eq!(drawn(&table), [(1, deck[1]), (1, deck[5])]);
    for seat in [0, 2, 3] {
        table.play_all(seat, &["assign 2s 4d 3c", "go cemetery t02"]);
    }
    assert_eq!(table.game.lineup, Some([deck[0], deck[2], deck[3]]));
    assert_eq!(table.game.deck[0], deck[4]);
    assert_eq!(table.game.deck[1..], deck[6..]);
    let lineup = cards("2s 4d 3c").into_iter();
    let discards: CardSet = lineup.chain([deck[1], deck[5]]).collect();
    assert_eq!(table.game.discards, discards);
}

#[test]
fn ft_r18_a_chicken_with_the_bandana_is_no_gain_for_billy() {
    let stolen = |target: &str, taken: &str| {
        let game = with_items(&[Item::Bandana]).cowbot(Cowbot::BillyTheKid, "easy");
        let mut table = rob(game, target, "Kh");
        table.play(0, taken);
        table.game.stolen.len()
    };
    assert_eq!(stolen("2", "amount 0"), 0);
    assert_eq!(stolen("2", "amount 1"), 1);
    assert_eq!(stolen("5", "amount 1"), 1);
    let without = broke().cowbot(Cowbot::BillyTheKid, "easy");
    assert_eq!(rob(without, "2", "Kh").game.stolen.len(), 1);
}
