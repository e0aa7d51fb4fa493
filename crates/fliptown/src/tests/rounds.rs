//! FT-4: the round and its six phases.

use kernel::{Chance, Game, Log, Options as _, Seed};

use super::given::{cards, given, random_game};
use crate::cards::{Card, CardSet};
use crate::content::{Bounty, Cowbot, FirstVisit, content};
use crate::event::Event;
use crate::map::Region;
use crate::options::Options;
use crate::state::Fliptown;
use crate::step::Stage;

const SEED: &str = "rounds";

fn begin(seats: u8, settings: &[(&str, &str)]) -> Fliptown {
    let options = Options::parse(seats, settings.iter().copied()).unwrap();
    let mut chance = Chance::new(&Seed::from_text(SEED));
    Fliptown::new(&options, &mut chance, &mut Log::off())
}

/// The 52 cards as the seed shuffles them at such a table.
fn shuffled(seats: u8) -> Vec<Card> {
    let mut chance = Chance::new(&Seed::from_text(SEED));
    if seats > 1 {
        chance.shuffle(&mut Bounty::ALL.to_vec());
    }
    let mut deck: Vec<Card> = Card::all().collect();
    chance.shuffle(&mut deck);
    deck
}

#[test]
fn ft_4_1_three_rounds_of_six_phases() {
    let phases = |events: Vec<Event>| -> Vec<&str> {
        let names = events.iter().filter_map(|event| match event {
            Event::RoundBegan { .. } => Some("shuffle"),
            Event::Flipped { .. } => Some("turn"),
            Event::HandValued { .. } => Some("poker"),
            Event::SheriffRevealed { .. } => Some("arrest"),
            Event::GameEnded => Some("end"),
            _ => None,
        });
        names.collect()
    };
    let round = [
        "shuffle", "turn", "turn", "turn", "turn", "turn", "poker", "arrest",
    ];
    let table = random_game(1, &[], SEED, |_, _, _, _| {});
    let game = [&round[..], &round[..], &round[..], &["end"]].concat();
    assert_eq!(phases(table.events()), game);
    assert_eq!(given(1).round(3).arrest().game.stage, Stage::Over);
    let next = given(1).round(2).arrest().game;
    assert_eq!((next.round, next.turn, next.stage), (3, 1, Stage::Turn));
}

#[test]
fn ft_4_2_all_cards_but_the_stolen_are_shuffled() {
    let game = begin(1, &[]);
    assert_eq!(game.deck[..], shuffled(1)[4..]);
    assert!(game.discards.is_empty());
    let table = given(1)
        .cowbot(Cowbot::CalamityJane, "easy")
        .round(2)
        .stolen(3)
        .deck_size(20)
        .arrest();
    let game = &table.game;
    assert_eq!((game.round, game.turn), (3, 1));
    assert!(game.discards.is_empty());
    assert_eq!(game.stolen.len(), 3);
    assert_eq!(game.deck.len(), 52 - 3 - 1 - 3);
}

#[test]
fn ft_4_3_the_top_card_is_the_sheriff_card_and_nobody_sees_it() {
    for seats in 1..=4 {
        let game = begin(seats, &[]);
        assert_eq!(game.sheriff, Some(shuffled(seats)[0]));
        for viewer in kernel::Viewer::all(seats) {
            assert_eq!(game.view(viewer).sheriff, None);
        }
    }
}

#[test]
fn ft_4_4_two_holdem_cards_for_each_seat_follow_the_sheriff_card() {
    for seats in 1..=4 {
        let game = begin(seats, &[("holdem", "on")]);
        let deck = shuffled(seats);
        let dealt = 2 * usize::from(seats);
        assert_eq!(game.holdem.as_flattened(), &deck[1..=dealt]);
        assert_eq!(game.lineup.unwrap()[..], deck[dealt + 1..dealt + 4]);
        assert!(begin(seats, &[]).holdem.is_empty());
    }
}

#[test]
fn ft_4_5_turns_then_poker_then_income_then_arrest() {
    let mut table = given(1)
        .turn_number(5)
        .column(0, "2h 4s 6d 8c")
        .inventory(0, [4, 2, 0, 3])
        .with(0, |sheet| (sheet.pans, sheet.hammers) = (1, 1))
        .sheriff("2d")
        .assigned("Ah 3s 8h");
    table.play(0, "go trail A");
    // A pair of eights, a pan and a hammer: $2 and 1 star, 1 gold and $2, then the bribe for 3.
    assert_eq!(table.inventory(0), [8, 3, 3, 3]);
    assert_eq!(table.legal(0), ["bribe", "refuse"]);
    assert_eq!(table.game.stage, Stage::Bribes);
    table.play(0, "bribe");
    assert_eq!((table.game.round, table.game.turn), (2, 1));
    let at = |is: fn(&Event) -> bool| table.events().iter().position(is).unwrap();
    let poker = at(|event| matches!(event, Event::HandValued { .. }));
    let income = at(|event| matches!(event, Event::IncomeGained { .. }));
    let arrest = at(|event| matches!(event, Event::SheriffRevealed { .. }));
    let next = at(|event| matches!(event, Event::RoundBegan { .. }));
    assert!(poker < income && income < arrest && arrest < next);
}

#[test]
fn ft_r7_an_empty_deck_is_made_of_the_discards() {
    let mut table = given(3)
        .turn_number(2)
        .bounties(&[Bounty::Tycoon, Bounty::Tools, Bounty::MostWanted])
        .holdem("2c 3c")
        .lineup("2h 3h 4h")
        .deck("Kd Kc")
        .deck_size(2)
        .turn();
    let lineup: CardSet = cards("2h 3h 4h").into_iter().collect();
    let discards = table.game.discards.union(lineup);
    for seat in 0..3 {
        table.play_all(seat, &["assign 2h 3h 4h", "go trail A"]);
    }
    let [first, second, third] = table.game.lineup.unwrap();
    assert_eq!([first, second][..], cards("Kd Kc"));
    let mut rest: CardSet = table.game.deck.iter().copied().collect();
    rest.insert(third);
    assert_eq!(rest, discards, "nothing but the discards was shuffled");
    assert!(table.game.discards.is_empty());
    assert!(table.events().contains(&Event::DeckReshuffled));
}

/// FT-R7: the upper bounds of cards needed in one round.
#[test]
fn ft_r7_one_or_two_seats_never_need_a_reshuffle() {
    let content = content();
    let bonuses = (content.trail.stops.iter().filter_map(|stop| stop.bonus))
        .chain(content.badlands.rows.iter().map(|row| row.row_bonus))
        .chain(content.mine.rooms.iter().filter_map(|room| room.bonus))
        .chain(content.cemetery.links.iter().filter_map(|link| link.bonus))
        .chain(
            content
                .buildings
                .iter()
                .filter_map(|b| match b.first_visit {
                    FirstVisit::Bonus(region) => Some(region),
                    FirstVisit::Stars(_) => None,
                }),
        );
    let symbols = bonuses.filter(|region| *region == Region::Badlands).count();
    assert_eq!(symbols, 5);
    // Sheriff and flips, five main actions and the symbols of each seat; then Hold 'em, and of the
    // characters the Mayor (3 cards), Bandit, Man in black and Marshal (1 each).
    let plain = |seats| 1 + 15 + seats * (5 + symbols);
    let people = |seats: usize| 3 + (seats - 1).min(3);
    let both = |seats| plain(seats) + 2 * seats + people(seats);
    assert_eq!((both(1) + 5, 52 - 10), (36, 42));
    assert_eq!(both(2), 44);
    assert_eq!((plain(3) + 6, plain(3) + people(3), both(3)), (52, 51, 57));
    assert_eq!((plain(4), both(4)), (56, 70));
    // In one turn: a main action, the symbols and a character; the last card needed is there.
    assert!(4 * (1 + symbols + 1) - 1 < 52 - 1 - 3 - 8);
    let extras = [("characters", "on"), ("holdem", "on")];
    for seed in 0..10 {
        for seats in 1..=2 {
            let table = random_game(seats, &extras, &seed.to_string(), |_, _, _, _| {});
            assert!(!table.events().contains(&Event::DeckReshuffled));
        }
    }
}
