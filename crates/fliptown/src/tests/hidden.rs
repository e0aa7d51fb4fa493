//! Draws, order and hidden information (FT-23).

use kernel::{Game, SeatSet, Viewer};

use super::given::{Given, TestTable, cards, given, new_game, set};
use crate::cards::{Card, CardSet};
use crate::content::{Bounty, Character, Cowbot};
use crate::event::Event;
use crate::poker::{Category, best_hand};
use crate::step::Stage;

/// What a viewer has been told.
fn told(table: &TestTable, viewer: Viewer) -> Vec<Event> {
    let seen = table.log.seen_by(viewer);
    seen.iter().map(|seen| *seen.event).collect()
}

/// Whether a card's name stands anywhere in a view.
fn shows(table: &TestTable, viewer: Viewer, card: Card) -> bool {
    let view = serde_json::to_string(&table.game.view(viewer)).unwrap();
    view.contains(&format!("\"{card}\""))
}

fn viewer(seat: u8) -> Viewer {
    Viewer::Seat(kernel::Seat(seat))
}

/// FT-23.12
#[test]
fn ft_23_1_a_turn_is_hidden_until_all_have_finished() {
    let mut table = given(2).deck("Ad").assigned("2s 4d 9c");
    let before = *table.sheet(0);
    table.play_all(0, &["go badlands 4"]);
    // Seat 0 sees what it did; the others see the map as it stood, and that it has finished.
    assert_eq!(table.view(0).seats[0].sheet.targets, set("4"));
    for eyes in [viewer(1), Viewer::Spectator] {
        let view = table.game.view(eyes);
        assert_eq!(view.seats[0].sheet.targets, set(""));
        assert!(view.seats[0].sheet.poker.is_empty());
        assert_eq!(view.seats[0].sheet.cash, before.cash);
        assert_eq!(view.seats[0].open, None);
        assert_eq!([0, 1].map(|at: usize| view.seats[at].busy), [false, true]);
        assert_eq!(told(&table, eyes), []);
        assert!(!shows(&table, eyes, "Ad".parse().unwrap()));
    }
    table.finish_turn(1);
    assert_eq!(table.game.turn, 2);
    for eyes in [viewer(1), Viewer::Spectator] {
        assert_eq!(table.game.view(eyes).seats[0].sheet.targets, set("4"));
        let robbed = |event: &Event| matches!(event, Event::Robbed { .. });
        assert!(told(&table, eyes).iter().any(robbed));
        assert!(shows(&table, eyes, "Ad".parse().unwrap()));
    }
}

/// FT-23.1
#[test]
fn ft_r5_nobody_can_wait_and_react() {
    // Seat 0 claims a bounty; seat 1, still deciding, learns nothing of it.
    let mut table = given(2)
        .bounties(&[Bounty::MostWanted])
        .inventory(0, [4, 0, 0, 8])
        .assigned("2s 4d 9c");
    let before = table.view(1);
    table.play(0, "go cemetery t21");
    let mut after = table.view(1);
    assert!(before.seats[0].busy && !after.seats[0].busy);
    after.seats[0].busy = true;
    assert_eq!(before, after);
}

#[test]
fn ft_r5_alone_nothing_is_sealed() {
    let mut table = given(1).assigned("2s 4d 9c");
    table.play(0, "suit hearts");
    let seen = &table.spectator().seats[0];
    assert_eq!(seen.sheet.gold, 0);
    assert_eq!(told(&table, Viewer::Spectator).len(), 2);
}

/// Three seats of FT-E29: the first robs twice, the second never, the third once.
fn robbers() -> (TestTable, [&'static [&'static str]; 3]) {
    let table = given(3)
        .lineup("2s 7h 4c")
        .deck("5c Kd 2h 9s 7d Jc 8h")
        .circled(0, "badlands 5, badlands 6, mine m1a")
        .turn();
    let seat_0 = &[
        "assign 2s 7h 4c",
        "go badlands 7",
        "go mine m2a",
        "go badlands 2",
    ];
    let seat_1 = &["assign 4c 2s 7h", "go town 2", "leave"];
    let seat_2 = &["assign 2s 7h 4c", "go badlands 7"];
    (table, [seat_0, seat_1, seat_2])
}

/// The seats act in this order, each with its next action.
fn interleaved(mut table: TestTable, turns: [&[&str]; 3], order: &[u8]) -> TestTable {
    let mut next = [0; 3];
    for seat in order {
        let at = usize::from(*seat);
        table.play(*seat, turns[at][next[at]]);
        next[at] += 1;
    }
    assert_eq!(table.game.turn, 2);
    table
}

#[test]
fn ft_23_2_the_order_of_arrival_changes_nothing() {
    let orders = [
        [0, 0, 0, 0, 1, 1, 1, 2, 2],
        [2, 2, 1, 1, 1, 0, 0, 0, 0],
        [0, 1, 2, 0, 1, 2, 0, 1, 0],
        [1, 2, 0, 1, 0, 2, 0, 0, 1],
    ];
    let played = orders.map(|order| {
        let (table, turns) = robbers();
        let table = interleaved(table, turns, &order);
        let stories = Viewer::all(3).map(|eyes| told(&table, eyes));
        (table.game, stories.collect::<Vec<_>>())
    });
    for other in &played[1..] {
        assert_eq!(other.0, played[0].0);
        assert_eq!(other.1, played[0].1);
    }
}

#[test]
fn ft_23_3_robbery_cards_are_numbered_through_the_seats() {
    let (table, turns) = robbers();
    let table = interleaved(table, turns, &[2, 2, 0, 0, 0, 0, 1, 1, 1]);
    let robbery = |event| match event {
        Event::Robbed { seat, card, .. } => Some((seat.0, card.to_string())),
        _ => None,
    };
    let drawn: Vec<(u8, String)> = told(&table, Viewer::Spectator)
        .into_iter()
        .filter_map(robbery)
        .collect();
    let expected = [(0, "5c"), (0, "9s"), (2, "2h")];
    assert_eq!(drawn, expected.map(|(seat, card)| (seat, card.to_owned())));
}

#[test]
fn ft_23_5_the_cards_used_are_discarded_and_the_others_keep_their_order() {
    let (table, turns) = robbers();
    let table = interleaved(table, turns, &[0, 0, 0, 0, 1, 1, 1, 2, 2]);
    assert_eq!(table.game.lineup.unwrap().to_vec(), cards("Kd 7d Jc"));
    assert_eq!(table.game.deck[0], "8h".parse().unwrap());
    let used: CardSet = cards("5c 2h 9s 2s 7h 4c").into_iter().collect();
    assert_eq!(table.game.discards, used);
}

/// Four seats and five cards in the deck; seat 1 robs with the cards number 1 and 5.
fn short_deck() -> Given {
    given(4)
        .deck("3h 4h 6h 8h 9h")
        .deck_size(5)
        .circled(1, "badlands 5, badlands 6, mine m1a")
}

const TWO_ROBBERIES: &[&str] = &["go badlands 7", "go mine m2a", "go badlands 2"];

#[test]
fn ft_23_4_the_discards_are_shuffled_under_the_deck_unseen() {
    let mut table = short_deck().lineup("2s 7h 4c").turn();
    let discards = table.game.discards;
    let mut under: Vec<Card> = discards.iter().collect();
    table.chance.clone().shuffle(&mut under);
    table.play(1, "assign 2s 7h 4c");
    table.play_all(1, TWO_ROBBERIES);
    let robberies = table.view(1).seats[1].open.unwrap().robberies;
    assert_eq!(robberies.to_vec(), ["4h".parse().unwrap(), under[0]]);
    // What anybody sees of deck and discard pile changes only at the end of the turn.
    for eyes in Viewer::all(4) {
        let view = table.game.view(eyes);
        assert_eq!((view.deck, view.discards), (5, discards));
        assert!(view.bottom.is_empty());
        assert!(!told(&table, eyes).contains(&Event::DeckReshuffled));
    }
    // A second robber beyond the deck shuffles nothing any more.
    let draws = table.chance.position();
    for seat in [0, 2, 3] {
        table.play_all(seat, &["assign 4c 2s 7h", "go town 2", "leave"]);
    }
    assert_eq!(table.chance.position(), draws);
    assert_eq!(table.game.turn, 2);
    // Cards number 0, 2, 3 were flipped; 4, 6, 7, ... follow in this order.
    assert_eq!(table.game.lineup.unwrap().to_vec(), cards("3h 6h 8h"));
    let mut deck = cards("9h");
    deck.extend(&under[1..]);
    assert_eq!(table.game.deck.to_vec(), deck);
    let used: CardSet = cards("4h 2s 7h 4c").into_iter().chain([under[0]]).collect();
    assert_eq!(table.game.discards, used);
    let view = table.spectator();
    assert_eq!(usize::from(view.deck), deck.len());
    assert_eq!(view.bottom, under[1..].iter().copied().collect());
    assert!(told(&table, Viewer::Spectator).contains(&Event::DeckReshuffled));
}

#[test]
fn ft_23_4_whoever_needs_the_shuffle_first() {
    let play = |order: [u8; 2]| {
        let robber = "badlands 5, badlands 6, mine m1a";
        let mut table = short_deck().circled(2, robber).lineup("2s 7h 4c").turn();
        for seat in order {
            table.play(seat, "assign 2s 7h 4c");
            table.play_all(seat, TWO_ROBBERIES);
        }
        for seat in [0, 3] {
            table.play_all(seat, &["assign 4c 2s 7h", "go town 2", "leave"]);
        }
        (table.game, table.chance.position())
    };
    assert_eq!(play([1, 2]), play([2, 1]));
}

#[test]
fn ft_23_6_an_empty_deck_is_made_of_the_discards() {
    let mut table = given(3)
        .deck("3h 4h")
        .deck_size(2)
        .holdem("Ks Qs")
        .lineup("2s 7h 4c")
        .turn();
    let (sheriff, holdem) = (table.game.sheriff, table.game.holdem);
    // The lineup is discarded before the next flip.
    let mut order: Vec<Card> = table.game.discards.iter().collect();
    order.extend(cards("2s 7h 4c"));
    let mut order: Vec<Card> = order.into_iter().collect::<CardSet>().iter().collect();
    table.chance.clone().shuffle(&mut order);
    for seat in 0..3 {
        table.play_all(seat, &["assign 4c 2s 7h", "go town 2", "leave"]);
    }
    let mut lineup = cards("3h 4h");
    lineup.push(order[0]);
    assert_eq!(table.game.lineup.unwrap().to_vec(), lineup);
    assert_eq!(table.game.deck.to_vec(), order[1..]);
    assert!(table.game.discards.is_empty());
    assert_eq!((table.game.sheriff, table.game.holdem), (sheriff, holdem));
}

#[test]
fn ft_23_7_what_is_hidden_from_everybody() {
    let table = new_game(3, &[("holdem", "on")], "hidden");
    for eyes in Viewer::all(3) {
        let hidden = table.game.deck.iter().chain(&table.game.sheriff);
        for card in hidden {
            assert!(!shows(&table, eyes, *card), "{eyes:?} {card}");
        }
        for (at, pair) in table.game.holdem.iter().enumerate() {
            let own = eyes.seat().is_some_and(|seat| seat.index() == at);
            for card in pair {
                assert_eq!(shows(&table, eyes, *card), own);
            }
        }
        // Of the twelve bounties only the three that are laid out.
        assert_eq!(table.game.view(eyes).bounties.len(), 3);
    }
    // Stolen cards, for ever.
    let robbed = given(1).cowbot(Cowbot::BlackBart, "hard").stolen(4).over();
    for card in &robbed.game.stolen {
        assert!(!shows(&robbed, viewer(0), *card));
    }
}

/// Two seats; seat 0 has looked at the sheriff card.
fn looked(turn: u8) -> TestTable {
    let mut table = given(2)
        .turn_number(turn)
        .sheriff("Kd")
        .circled(0, "town J")
        .visit("J");
    table.finish_turn(0);
    table
}

/// FT-23.7
#[test]
fn ft_23_8_a_look_at_the_sheriff_card_lasts_for_the_round() {
    let king = "Kd".parse().ok();
    let mut table = looked(4);
    assert_eq!(table.view(0).sheriff, king);
    table.finish_turn(1);
    assert_eq!(table.game.turn, 5);
    // Nobody else has seen it, and nobody else is told what it is.
    assert_eq!(table.view(0).sheriff, king);
    for eyes in [viewer(1), Viewer::Spectator] {
        assert_eq!(table.game.view(eyes).sheriff, None);
        let seen = |event: &Event| matches!(event, Event::SheriffSeen { .. });
        assert!(!told(&table, eyes).iter().any(seen));
        let looked = |event: &Event| matches!(event, Event::SheriffLookedAt { .. });
        assert!(told(&table, eyes).iter().any(looked));
    }
    // The next round has a card that nobody knows.
    let mut table = looked(5);
    table.finish_turn(1);
    assert_eq!((table.game.round, table.game.turn), (2, 1));
    assert_eq!(table.view(0).sheriff, None);
}

const NOBODY: SeatSet = SeatSet::NONE;

fn only(seat: u8) -> SeatSet {
    SeatSet::only(kernel::Seat(seat))
}

/// The seats to which each of these actions reveals something.
fn reveals(table: &mut TestTable, seat: u8, actions: &[&str]) -> Vec<SeatSet> {
    let reveal = |action: &&str| {
        table.play(seat, action);
        table.reveals
    };
    actions.iter().map(reveal).collect()
}

#[test]
fn ft_23_9_a_turn_reveals_robbery_cards_looks_and_its_end() {
    let all = SeatSet::first(2);
    let mut table = given(2).deck("Ad").lineup("2s 4d 9c").turn();
    let actions = ["assign 2s 4d 9c", "go badlands 4"];
    assert_eq!(reveals(&mut table, 0, &actions), [NOBODY, only(0)]);
    // The end of the turn and the next flip.
    let actions = ["assign 9c 2s 4d", "suit hearts", "go trail A"];
    assert_eq!(reveals(&mut table, 1, &actions), [NOBODY, NOBODY, all]);
    // A look at the sheriff card is the looker's.
    let mut table = given(2)
        .circled(0, "town J")
        .inventory(0, [4, 2, 0, 2])
        .lineup("2c Js 9h")
        .turn();
    let actions = ["assign 2c Js 9h", "go town J", "take star"];
    let shown = reveals(&mut table, 0, &actions);
    assert_eq!(shown, [NOBODY, only(0), NOBODY]);
}

#[test]
fn ft_23_9_the_mayors_redraw_reveals_and_keeping_does_not() {
    let mayor = || given(2).character(0, Character::Mayor).mayor();
    let redraw = reveals(&mut mayor(), 0, &["redraw-lineup"]);
    assert_eq!(redraw, [SeatSet::first(2)]);
    assert_eq!(reveals(&mut mayor(), 0, &["keep-lineup"]), [NOBODY]);
}

#[test]
fn ft_23_9_the_holdem_cards_are_revealed_after_the_cheat() {
    let mut table = given(2)
        .character(0, Character::Cheat)
        .holdem("2c 3d")
        .poker();
    let shown = reveals(&mut table, 0, &["keep-hand"]);
    assert_eq!(shown, [SeatSet::first(2)]);
}

#[test]
fn ft_23_9_phase_six_reveals_the_bribes_and_both_cards() {
    let all = SeatSet::first(2);
    let mut table = given(2)
        .character(0, Character::Marshal)
        .character(1, Character::Preacher)
        .sheriff("2h")
        .deck("3c")
        .inventory(0, [20, 9, 9, 8])
        .inventory(1, [20, 9, 9, 8])
        .arrest();
    // The Preacher's decision shows nothing that was hidden.
    assert_eq!(reveals(&mut table, 1, &["amount 1"]), [NOBODY]);
    // One bribe decision is sealed; the last one shows all and the sheriff card.
    assert_eq!(reveals(&mut table, 1, &["refuse"]), [NOBODY]);
    assert_eq!(reveals(&mut table, 0, &["refuse"]), [all]);
    // The Marshal's card; a fine; the end of the round with the next flip.
    assert_eq!(reveals(&mut table, 0, &["draw-card"]), [all]);
    assert_eq!(reveals(&mut table, 0, &["pay cash"]), [NOBODY]);
    assert_eq!(reveals(&mut table, 1, &["pay stars"]), [all]);
    assert_eq!(table.game.round, 2);
}

#[test]
fn ft_23_10_a_shuffle_depends_only_on_which_cards_there_are() {
    // Suits as in the data file, then ranks.
    let all: Vec<Card> = CardSet::full().iter().collect();
    assert_eq!(all[..3], cards("Ah 2h 3h"));
    assert_eq!(
        [13, 26, 39].map(|at| all[at].to_string()),
        ["As", "Ad", "Ac"]
    );
    // The same cards are discarded in another order: the round begins with the same deck.
    let round = |lineups: [&str; 2]| {
        let mut table = given(1)
            .turn_number(4)
            .lineup(lineups[0])
            .deck(lineups[1])
            .sheriff("10c")
            .inventory(0, [0; 4])
            .turn();
        for stone in ["t21", "t20"] {
            let assign = table.legal(0)[0].clone();
            table.play_all(0, &[&assign, &format!("go cemetery {stone}")]);
        }
        assert_eq!(table.game.round, 2);
        (table.game.deck, table.game.lineup, table.game.sheriff)
    };
    let one = round(["2h 3h 4d", "5c 6c 7s"]);
    let other = round(["7s 2h 6c", "4d 3h 5c"]);
    assert_eq!(one, other);
}

#[test]
fn ft_23_11_what_everybody_sees() {
    let mut table = given(2)
        .character(0, Character::Trailblazer)
        .deck("5c Kd 2h 9s")
        .assigned("2s 4d 9c");
    table.play_all(0, &["ability", "go trail A", "go badlands 4"]);
    table.finish_turn(1);
    let view = table.spectator();
    // Maps with inventories and poker columns, characters and whether they are used.
    assert_eq!(view.seats[0].sheet, *table.sheet(0));
    assert_eq!(view.seats[0].sheet.poker.to_vec(), cards("9c"));
    assert_eq!(view.seats[0].sheet.ability_used, 1);
    assert_eq!(view.bounties, table.game.bounties);
    // The lineup, the discard pile with robbery cards, the number of cards in the deck.
    assert_eq!(view.lineup, table.game.lineup);
    let gone = cards("2s 4d 9c 5c")
        .into_iter()
        .all(|c| view.discards.contains(c));
    assert!(gone);
    assert_eq!(usize::from(view.deck), table.game.deck.len());
    // A seat knows the same and its own decision.
    for eyes in [viewer(0), viewer(1)] {
        let mut seen = table.game.view(eyes);
        assert!(seen.own().unwrap().1.open.is_some());
        seen.viewer = Viewer::Spectator;
        seen.seats.iter_mut().for_each(|seat| seat.open = None);
        assert_eq!(seen, view);
    }
}

/// FT-23.11
#[test]
fn ft_23_11_the_sheriff_card_and_the_marshals_are_public_once_turned_up() {
    let mut table = given(2)
        .character(0, Character::Marshal)
        .sheriff("2h")
        .deck("9c")
        .inventory(0, [0, 0, 2, 8])
        .inventory(1, [20, 0, 9, 8])
        .arrest();
    assert_eq!(table.game.stage, Stage::Arrest);
    assert_eq!(table.spectator().sheriff, "2h".parse().ok());
    table.play(0, "draw-card");
    assert!(shows(&table, Viewer::Spectator, "9c".parse().unwrap()));
}

#[test]
fn ft_r55_the_discard_pile_may_be_looked_through() {
    let mut table = given(2).turn();
    let lineup = table.game.lineup.unwrap();
    assert!(table.spectator().discards.is_empty());
    table.finish_turn(0);
    table.finish_turn(1);
    for eyes in Viewer::all(2) {
        let discards = table.game.view(eyes).discards;
        assert!(lineup.iter().all(|card| discards.contains(*card)));
    }
}

#[test]
fn ft_23_12_bribes_and_the_abilities_in_them_are_sealed() {
    let mut table = given(2)
        .character(0, Character::Baroness)
        .sheriff("Kd")
        .inventory(0, [0, 2, 0, 7])
        .inventory(1, [0, 5, 0, 5])
        .arrest();
    table.play_all(0, &["ability", "bribe"]);
    assert_eq!(table.view(0).seats[0].sheet.ability_used, 1);
    for eyes in [viewer(1), Viewer::Spectator] {
        let seen = table.game.view(eyes).seats[0];
        assert_eq!((seen.sheet.gold, seen.sheet.ability_used), (2, 0));
        assert_eq!((seen.busy, seen.open), (false, None));
        assert_eq!(told(&table, eyes), []);
        assert_eq!(table.game.view(eyes).sheriff, None);
    }
    table.play(1, "refuse");
    let spectator = told(&table, Viewer::Spectator);
    let bribed = |event: &Event| matches!(event, Event::Bribed { gold: 7, .. });
    assert!(spectator.iter().any(bribed));
    let used = |event: &Event| matches!(event, Event::AbilityUsed { .. });
    assert!(spectator.iter().any(used));
}

#[test]
fn ft_23_12_a_decision_made_by_itself_is_as_sealed_as_any() {
    // Seat 0 has nothing to decide about; seat 1 learns that only when all is shown.
    let table = given(2).inventory(1, [0, 5, 0, 5]).arrest();
    assert_eq!(table.to_act(), [1]);
    assert_eq!(told(&table, viewer(1)), []);
    // The Cheat's decision is shown with the hands.
    let table = given(2).character(0, Character::Cheat).poker();
    assert!(table.game.stage.is_sealed());
    assert_eq!(table.view(1).seats[0].open, None);
    assert!(table.view(1).seats[0].busy);
}

#[test]
fn ft_23_13_what_leaves_no_choice_happens_by_itself() {
    // The star of the sheriff's office without Wanted; the end of the turn.
    let table = given(1).circled(0, "town J").visit("J");
    assert_eq!((table.sheet(0).stars, table.game.turn), (1, 2));
    // A single Wanted is crossed out without asking how many.
    let mut table = given(1)
        .circled(0, "town J")
        .inventory(0, [4, 2, 0, 1])
        .visit("J");
    table.play(0, "take clear");
    assert_eq!((table.sheet(0).wanted, table.game.turn), (0, 2));
    // No bribe without Wanted or without gold, and no choice of fine without both.
    let table = given(1).sheriff("2h").inventory(0, [12, 0, 3, 9]).arrest();
    assert_eq!(table.game.round, 2);
    assert_eq!(table.inventory(0), [2, 0, 3, 9]);
}

#[test]
fn ft_23_13_the_main_action_and_the_pass_are_confirmed() {
    let stones = "cemetery t00, cemetery t01, cemetery t02, cemetery t10, \
                  cemetery t12, cemetery t20, cemetery t21";
    let poor = || given(1).inventory(0, [0; 4]).circled(0, stones);
    // One tombstone is left and nothing else can be reached.
    let table = poor().assigned("2s Ad 9c");
    assert_eq!(table.legal(0), ["go cemetery t22"]);
    let mut table = poor().circled(0, "cemetery t22").assigned("2s Ad 9c");
    assert_eq!(table.legal(0), ["pass"]);
    table.play(0, "pass");
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_e33_the_ace_is_low_or_high_and_never_in_the_middle() {
    let category = |text: &str| best_hand(&cards(text)).category();
    assert_eq!(category("Ah 2s 3d 4c 5h"), Category::Straight);
    assert_eq!(category("Qh Ks Ad 2c 3h"), Category::HighCard);
    assert_eq!(category("10h Jh Qh Kh Ah"), Category::RoyalFlush);
    assert_eq!(category("10h Js Qd Kc Ah"), Category::Straight);
}

#[test]
fn ft_e36_only_the_lineup_after_the_mayor_pays_at_the_bank() {
    let mut table = given(3)
        .character(0, Character::Mayor)
        .with(1, |sheet| sheet.banked = set("red"))
        .with(2, |sheet| sheet.banked = set("black"))
        .lineup("2h 3d 4h")
        .deck("5c 6s 7c")
        .mayor();
    table.play(0, "redraw-lineup");
    assert_eq!([1, 2].map(|seat| table.sheet(seat).stars), [0, 1]);
}
