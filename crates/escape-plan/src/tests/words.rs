//! What choices say holds: no two of one question are alike, and their price is what they cost.

use kernel::{Arg, Chance, Explain, Game, Log, Options as _, Phrase, Seat, Seed, Viewer};

use crate::action::Action;
use crate::content::Effect;
use crate::event::Event;
use crate::options::Options;
use crate::state::EscapePlan;

/// Plays random games and shows every decision with all its legal actions.
fn at_every_decision(mut look: impl FnMut(&EscapePlan, Seat, &[Action])) {
    for seats in 1..=5 {
        for n in 0..8 {
            let options = Options::parse(seats, []).expect("a number of players");
            let mut chance = Chance::new(&Seed::from_text(&format!("words {seats} {n}")));
            let mut game = EscapePlan::new(&options, &mut chance, &mut Log::off());
            while let Some((seat, _)) = game.asked() {
                let legal = game.legal_actions(seat);
                look(&game, seat, &legal);
                let action = *chance.pick(&legal);
                game.apply(seat, action, &mut chance, &mut Log::off())
                    .expect("legal is legal");
            }
        }
    }
}

fn described(game: &EscapePlan, seat: Seat, action: Action) -> Phrase {
    EscapePlan::describe(&game.view(Viewer::Seat(seat)), action).phrase
}

#[test]
fn no_two_choices_of_a_question_say_the_same() {
    at_every_decision(|game, seat, legal| {
        let said: Vec<Phrase> = legal
            .iter()
            .map(|action| described(game, seat, *action))
            .collect();
        for (at, phrase) in said.iter().enumerate() {
            let twin = said[..at].iter().position(|other| other == phrase);
            let twin = twin.map(|twin| legal[twin]);
            assert_eq!(twin, None, "{} says the same: {phrase:?}", legal[at]);
        }
    });
}

/// Company and what a visit itself brings are told apart (EP-18.8, EP-19.2).
#[test]
fn no_two_lines_in_a_row_tell_the_same_of_notoriety() {
    let mut lines = 0;
    at_every_decision(|game, seat, legal| {
        let mut log = Log::new();
        let mut chance = Chance::new(&Seed::from_text("told"));
        game.clone()
            .apply(seat, legal[0], &mut chance, &mut log)
            .expect("legal is legal");
        let told: Vec<Phrase> = log.entries().map(|entry| entry.event.phrase()).collect();
        for pair in told.windows(2) {
            let about = pair[0].id.contains("notoriety") || pair[0].id.contains("company");
            assert!(!about || pair[0] != pair[1], "{pair:?}");
            lines += usize::from(about);
        }
    });
    assert!(lines > 200, "{lines} lines");
}

/// The number in the part of a choice's bill with this message, 0 if it has none.
fn billed(phrase: &Phrase, part: &str) -> i64 {
    let bill = phrase.args.iter().find(|(name, _)| *name == "costs");
    let Some((_, Arg::List(parts))) = bill else {
        return 0;
    };
    let count = |part: &Phrase| match part.args.first() {
        Some((_, Arg::Number(count))) => *count,
        _ => 1,
    };
    parts.iter().find(|p| p.id == part).map_or(0, count)
}

/// The price that the story tells first.
fn paid(log: &Log<Event>) -> Option<i64> {
    let mut events = log.entries().map(|entry| &entry.event);
    let price = events.find_map(|event| match event {
        Event::Used { cost, .. }
        | Event::FixerBought { cost, .. }
        | Event::EquipmentBought { cost, .. }
        | Event::Escaped { cost, .. } => Some(*cost),
        _ => None,
    });
    price.map(i64::from)
}

#[test]
fn a_price_that_is_told_is_what_it_costs() {
    let (mut prices, mut steps) = (0, 0);
    at_every_decision(|game, seat, legal| {
        for action in legal {
            let phrase = described(game, seat, *action);
            let mut after = game.clone();
            let mut chance = Chance::new(&Seed::from_text("after"));
            let mut log = Log::new();
            after
                .apply(seat, *action, &mut chance, &mut log)
                .expect("legal is legal");
            match action {
                Action::Use(..)
                | Action::BuyFixer(_)
                | Action::BuyEquipment(_)
                | Action::MasterKey
                | Action::OpenWithMaster(_) => {
                    assert_eq!(paid(&log), Some(billed(&phrase, "money")), "{action}");
                    prices += 1;
                }
                Action::Escape if phrase.id == "choice-escape" && !game.options.solo() => {
                    // Officers who are not evaded come between the choice and the exit.
                    if let Some(price) = paid(&log) {
                        assert_eq!(price, billed(&phrase, "money"));
                    }
                }
                Action::Go(_) | Action::Fly(_) | Action::Surface(_) => {
                    let points = |game: &EscapePlan| game.turn.map_or(0, |turn| i64::from(turn.mp));
                    let spent = points(game) - points(&after);
                    assert_eq!(spent, billed(&phrase, "cost-points"), "{action}");
                    steps += 1;
                }
                _ => {}
            }
        }
    });
    assert!(
        prices > 1_000 && steps > 1_000,
        "{prices} prices, {steps} steps"
    );
}

/// What a side action can change, besides what it costs and turns over.
fn outcome(game: &EscapePlan, seat: Seat) -> impl PartialEq + use<> {
    let player = game.player(seat);
    (
        game.agenda.asked(),
        game.police,
        game.contacts,
        player.wounds,
        player.discs,
        player.locked(),
    )
}

/// EP-R27: a side action without any effect may be chosen; it says so.
#[test]
fn ep_r27_a_side_action_says_whether_it_would_be_in_vain() {
    let mut seen = [0; 2];
    at_every_decision(|game, seat, legal| {
        for action in legal {
            let &Action::Use(tool, None) = action else {
                continue;
            };
            let counts = matches!(
                tool.effect(),
                Effect::Heal
                    | Effect::ExtraAction
                    | Effect::UnlockAsset
                    | Effect::RemoveOfficer { .. }
                    | Effect::MoveOfficer { .. }
                    | Effect::MasterKey
            );
            if counts {
                let said = described(game, seat, *action).id;
                let idle = ["choice-use-idle", "choice-use-vain"].contains(&said.as_ref());
                let mut then = game.clone();
                let mut chance = Chance::new(&Seed::from_text("vain"));
                then.apply(seat, *action, &mut chance, &mut Log::off())
                    .expect("legal is legal");
                let nothing = outcome(game, seat) == outcome(&then, seat);
                // Where nothing else is left to decide, the question passes with the last thing used.
                if game.agenda.asked() == then.agenda.asked() || !idle {
                    assert_eq!(idle, nothing, "{action}");
                }
                seen[usize::from(idle)] += 1;
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

/// EP-2.8: the keys at a safe house lie face up before it has a place in the city.
#[test]
fn ep_2_8_naming_a_safe_house_tells_its_keys() {
    let mut told = 0;
    at_every_decision(|game, seat, legal| {
        for action in legal {
            let Action::Name(place) = *action else {
                continue;
            };
            let keys = game.supply.keys_at(place).count();
            let phrase = described(game, seat, *action);
            let listed = phrase.args.iter().find(|(name, _)| *name == "keys");
            let listed = listed.map_or(0, |(_, keys)| match keys {
                Arg::List(keys) => keys.len(),
                _ => 0,
            });
            assert_eq!(listed, keys, "{place:?}");
            told += keys;
        }
    });
    assert!(told > 0);
}
