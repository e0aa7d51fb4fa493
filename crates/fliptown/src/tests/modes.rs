//! FT-1: modes and options.

use kernel::{Chance, Game, Log, OptionError, Options as _, Seed};

use crate::content::{Character, Cowbot, Difficulty};
use crate::event::Event;
use crate::options::Options;
use crate::state::Fliptown;

type Settings<'a> = &'a [(&'a str, &'a str)];

fn options(seats: u8, settings: Settings) -> Result<Options, OptionError> {
    Options::parse(seats, settings.iter().copied())
}

/// The option at fault and the rule that forbids it.
fn fault(seats: u8, settings: Settings) -> (String, String) {
    let error = options(seats, settings).unwrap_err();
    let rule = error.rule().map_or(String::new(), |rule| rule.to_string());
    (error.option().to_owned(), rule)
}

fn begin(seats: u8, settings: Settings, seed: &str) -> (Fliptown, Vec<Event>) {
    let options = options(seats, settings).unwrap();
    let mut log = Log::new();
    let game = Fliptown::new(&options, &mut Chance::new(&Seed::from_text(seed)), &mut log);
    let events = log.entries().map(|entry| entry.event).collect();
    (game, events)
}

const ONE_CARD: Settings = &[
    ("characters", "on"),
    ("cowbot", "random"),
    ("one_card_setup", "on"),
];

#[test]
fn ft_1_1_one_to_four_seats_and_one_is_solo() {
    for seats in [0, 5, 255] {
        let wrong = OptionError::Seats {
            seats,
            min: 1,
            max: 4,
        };
        assert_eq!(options(seats, &[]), Err(wrong));
    }
    for seats in 1..=4 {
        let options = options(seats, &[]).unwrap();
        assert_eq!(options.solo(), seats == 1);
        let (game, _) = begin(seats, &[], "seats");
        assert_eq!(game.seats.len(), usize::from(seats));
    }
}

#[test]
fn ft_1_2_a_cowbot_is_for_one_seat_with_a_difficulty() {
    for cowbot in Cowbot::ALL {
        for difficulty in Difficulty::ALL {
            let settings = [("cowbot", cowbot.id()), ("difficulty", difficulty.id())];
            let (game, _) = begin(1, &settings, "cowbot");
            assert_eq!(game.cowbot, Some(cowbot));
            let opponent = game.options.opponent().unwrap();
            assert_eq!(opponent.difficulty, difficulty);
            for seats in 2..=4 {
                let expected = ("cowbot".to_owned(), "FT-1.2".to_owned());
                assert_eq!(fault(seats, &settings), expected);
            }
        }
    }
    assert_eq!(begin(1, &[], "standard").0.cowbot, None);
}

#[test]
fn ft_1_3_bounties_with_two_to_four_seats_and_never_alone() {
    assert!(begin(1, &[], "bounties").0.bounties.is_empty());
    for seats in 2..=4 {
        assert_eq!(begin(seats, &[], "bounties").0.bounties.len(), 3);
    }
}

/// FT-R38
#[test]
fn ft_1_4_characters_are_for_all_seats_or_none() {
    for seats in 1..=4 {
        let (off, _) = begin(seats, &[("characters", "off")], "characters");
        assert!(off.seats.iter().all(|c| c.sheet.character.is_none()));
        let (on, _) = begin(seats, &[("characters", "on")], "characters");
        assert!(on.seats.iter().all(|c| c.sheet.character.is_some()));
    }
    let spec = Options::SPECS.iter().find(|s| s.key == "characters");
    assert_eq!(spec.unwrap().values, ["off", "on"]);
}

/// FT-R36
#[test]
fn ft_1_5_competitive_poker_needs_holdem_and_two_seats() {
    let on: Settings = &[("holdem", "on"), ("competitive", "on")];
    let expected = ("competitive".to_owned(), "FT-1.5".to_owned());
    assert_eq!(fault(1, on), expected);
    for seats in 2..=4 {
        assert!(options(seats, on).unwrap().competitive());
        assert_eq!(fault(seats, &[("competitive", "on")]), expected);
    }
    for seats in 1..=4 {
        let holdem = options(seats, &[("holdem", "on")]).unwrap();
        assert!(holdem.holdem() && !holdem.competitive());
    }
}

#[test]
fn ft_1_6_the_first_game_is_played_without_extras() {
    let preset = Options::PRESETS.iter().find(|p| p.key == "first_game");
    for seats in 1..=4 {
        let options = options(seats, preset.unwrap().settings).unwrap();
        assert!(!options.characters() && !options.holdem() && !options.competitive());
        assert!(options.opponent().is_none());
    }
}

#[test]
fn ft_1_7_one_card_names_cowbot_and_character() {
    use Character::*;
    let by_rank = [
        Trailblazer,
        Cheat,
        Prospector,
        Settler,
        Bandit,
        Marshal,
        Preacher,
        Miner,
        RanchHand,
        GraveRobber,
        ManInBlack,
        Baroness,
        Mayor,
    ];
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let (game, events) = begin(1, ONE_CARD, &seed.to_string());
        let card = events.iter().find_map(|event| match event {
            Event::OneCardDrawn { card } => Some(*card),
            _ => None,
        });
        let card = card.unwrap();
        drawn.insert(card);
        let cowbot = match card.suit().id() {
            "hearts" => Cowbot::CalamityJane,
            "spades" => Cowbot::BillyTheKid,
            "diamonds" => Cowbot::BlackBart,
            _ => Cowbot::WyattEarp,
        };
        let character = by_rank[usize::from(card.rank().number()) - 1];
        assert_eq!(game.cowbot, Some(cowbot));
        assert_eq!(game.seats[0].sheet.character, Some(character));
        // The card is back: 52 cards are in play.
        assert_eq!(game.deck.len(), 52 - 1 - 3);
    }
    assert!(drawn.len() > 45, "cards of all kinds are drawn");
    let hard = [ONE_CARD, &[("difficulty", "hard")]].concat();
    let opponent = options(1, &hard).unwrap().opponent().unwrap();
    assert_eq!(opponent.difficulty, Difficulty::Hard);
}

#[test]
fn ft_1_8_what_contradicts_is_refused_and_named() {
    let cases: [(u8, Settings, &str, &str); 9] = [
        (0, &[], "seats", ""),
        (5, &[], "seats", ""),
        (2, &[("cowbot", "random")], "cowbot", "FT-1.2"),
        (1, &[("difficulty", "hard")], "difficulty", "FT-1.2"),
        (2, &[("competitive", "on")], "competitive", "FT-1.5"),
        (2, ONE_CARD, "cowbot", "FT-1.2"),
        (1, &ONE_CARD[1..], "one_card_setup", "FT-1.7"),
        (1, &[ONE_CARD[0], ONE_CARD[2]], "one_card_setup", "FT-1.7"),
        (1, &[("jokers", "on")], "jokers", ""),
    ];
    for (seats, settings, option, rule) in cases {
        let expected = (option.to_owned(), rule.to_owned());
        assert_eq!(fault(seats, settings), expected);
    }
    assert!(options(1, ONE_CARD).is_ok());
}
