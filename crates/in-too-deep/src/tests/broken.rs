//! States that break an invariant are not accepted (ID-I1 to ID-I19).

use kernel::{Chance, Game, Member, Seat, Seed, Viewer};

use super::given::{ANNA, BRUNO, Given, new_game, new_game_of, read};
use crate::city::{Border, Spot};
use crate::console::Agent;
use crate::pieces::{Crime, Criminal, Deck, Row, Support};
use crate::state::InTooDeep;
use crate::step::{Chore, Stage, Step, Task};

/// The invariant that a change of a fresh game breaks.
fn broken(seats: u8, change: impl FnOnce(&mut InTooDeep)) -> &'static str {
    let given = new_game(seats);
    given.game.validate().expect("a fresh game is sound");
    let given = given.but(change);
    given.game.validate().expect_err("it is broken").rule.0
}

fn criminal(given: &InTooDeep, nth: usize) -> Criminal {
    given.open.city.in_play().nth(nth).expect("there are four")
}

/// A random game with several people at some depth.
fn midgame(seats: u8, settings: &[(&str, &str)], seed: &str, decisions: usize) -> Given {
    let mut given = new_game_of(seats, settings, seed);
    let mut picks = Chance::new(&Seed::from_text(seed));
    for _ in 0..decisions {
        if given.game.is_over() {
            break;
        }
        let seat = given.asked();
        let action = *picks.pick(&given.game.legal_actions(seat));
        given.play(seat, &action.to_string());
    }
    given
}

#[test]
fn id_i1_items_are_in_one_place_and_in_one_pair_of_hands() {
    let twice = broken(2, |game| {
        let holder = criminal(game, 0);
        game.open.city.items[0] = Spot::Held(holder);
        game.open.city.items[1] = Spot::Held(holder);
    });
    assert_eq!(twice, "ID-I1");
    let nobody = broken(2, |game| {
        let mut out = Criminal::ALL.into_iter();
        let out = out.find(|one| game.open.city.find(*one).is_none());
        game.open.city.items[0] = Spot::Held(out.expect("not all are in play"));
    });
    assert_eq!(nobody, "ID-I1");
}

#[test]
fn id_i2_barriers_stand_on_different_borders() {
    let same = broken(2, |game| game.open.city.barriers = [Border(2), Border(2)]);
    assert_eq!(same, "ID-I2");
    let beyond = broken(2, |game| game.open.city.barriers = [Border(2), Border(8)]);
    assert_eq!(beyond, "ID-I2");
}

#[test]
fn id_i3_searches_are_three_two_and_one() {
    let lost = broken(2, |game| {
        let searches = &mut game.open.city.searches;
        let one = searches.iter().position(|count| *count == 1);
        searches[one.expect("a zone with one")] = 0;
    });
    assert_eq!(lost, "ID-I3");
}

#[test]
fn id_i4_a_hook_token_is_on_one_console() {
    let twice = broken(2, |game| {
        let one = criminal(game, 0);
        game.open.console_mut(ANNA).ports.push(one);
        game.open.console_mut(BRUNO).ports.push(one);
    });
    assert_eq!(twice, "ID-I4");
    let loose = broken(2, |game| {
        let one = criminal(game, 0);
        game.open.console_mut(ANNA).locked.insert(one);
    });
    assert_eq!(loose, "ID-I4");
}

#[test]
fn id_i6_grip_stays_on_the_track() {
    let beyond = broken(2, |game| {
        let one = criminal(game, 0);
        game.open.console_mut(ANNA).grip[one.index()] = 9;
    });
    assert_eq!(beyond, "ID-I6");
}

#[test]
fn id_i7_no_evidence_comes_or_goes() {
    let more = broken(2, |game| game.hidden.evidence.supply[0] += 1);
    assert_eq!(more, "ID-I7");
    let fewer = broken(2, |game| game.hidden.evidence.display[0] = None);
    assert_eq!(fewer, "ID-I7");
}

#[test]
fn id_i8_the_bar_has_four() {
    let five = broken(2, |game| {
        let supply = &mut game.hidden.evidence.supply;
        let kind = supply.iter().position(|count| *count > 0).expect("some");
        supply[kind] -= 1;
        game.open.boards.bar[kind] += 1;
    });
    assert_eq!(five, "ID-I8");
}

#[test]
fn id_i8_the_bar_is_full_whenever_somebody_acts() {
    let mut given = new_game_of(3, &[], "bar");
    let mut picks = Chance::new(&Seed::from_text("bar"));
    for _ in 0..4_000 {
        let Some(seat) = given.game.to_act().iter().next() else {
            break;
        };
        let bar: u8 = given.game.open.boards.bar.iter().sum();
        let left = given.game.hidden.evidence.supply.iter().sum::<u8>();
        assert!(bar == 4 || left == 0, "{bar} on the bar");
        let action = *picks.pick(&given.game.legal_actions(seat));
        given.play(seat, &action.to_string());
    }
}

#[test]
fn id_i9_no_card_is_lost_or_doubled() {
    let lost = broken(2, |game| {
        let deck = game.deck_mut(Deck::Petty);
        let card = deck.shuffled.iter().next().expect("a card");
        deck.shuffled.remove(card);
    });
    assert_eq!(lost, "ID-I9");
    let doubled = broken(2, |game| {
        let card: Crime = game.papers(ANNA).crimes.iter().next().expect("a card");
        game.papers_mut(BRUNO).crimes.insert(card);
    });
    assert_eq!(doubled, "ID-I9");
    let dilemma = broken(2, |game| {
        let card = game.hidden.dilemmas.deck.iter().next().expect("a card");
        game.hidden.dilemmas.discard.insert(card);
    });
    assert_eq!(dilemma, "ID-I9");
    let moved = broken(2, |game| {
        let card = game.deck(Deck::Level2).shuffled.iter().next();
        let card = card.expect("a card");
        game.deck_mut(Deck::Level2).shuffled.remove(card);
        game.deck_mut(Deck::Level3).shuffled.insert(card);
    });
    assert_eq!(moved, "ID-I9");
}

#[test]
fn id_i10_no_support_token_is_lost_and_pink_ones_are_not_kept() {
    let lost = broken(2, |game| game.open.offer.thirds[0].token = None);
    assert_eq!(lost, "ID-I10");
    let kept = broken(2, |game| {
        let face = Support::ALL
            .into_iter()
            .find(|face| !face.is_kept() && game.open.offer.supply[face.index()] > 0)
            .expect("a pink one");
        game.open.offer.supply[face.index()] -= 1;
        game.open.console_mut(ANNA).tools[face.index()] += 1;
    });
    assert_eq!(kept, "ID-I10");
}

#[test]
fn id_i11_files_are_counted() {
    let more = broken(2, |game| game.open.console_mut(ANNA).files = 1);
    assert_eq!(more, "ID-I11");
    let covered = broken(2, |game| {
        let row = &mut game.open.boards.rows[Row::Top.index()];
        row.covered = 1;
    });
    assert_eq!(covered, "ID-I11");
}

#[test]
fn id_i12_tolerance_is_even() {
    let odd = broken(2, |game| game.open.console_mut(ANNA).tolerance = 3);
    assert_eq!(odd, "ID-I12");
}

#[test]
fn id_i13_whoever_begins_a_turn_has_a_major_and_a_petty_crime() {
    let short = broken(2, |game| {
        let seat = game.open.asked().expect("a turn begins").0;
        let crimes = std::mem::take(&mut game.papers_mut(seat).crimes);
        for crime in crimes.iter() {
            game.deck_mut(crime.deck()).shuffled.insert(crime);
        }
    });
    assert_eq!(short, "ID-I13");
}

/// ID-I5: whoever acts has a hook. ID-I14: a level 2 crime follows one of level 1. ID-I15: after a major crime
/// nobody is hooked. ID-I17: Intel in the thirds changes only when support is gained.
#[test]
fn id_i5_what_holds_from_decision_to_decision() {
    let mut given = new_game_of(2, &[("echo_joins", "on")], "course");
    let mut picks = Chance::new(&Seed::from_text("course"));
    let mut crimes = 0;
    while !given.game.is_over() {
        let seat = given.asked();
        let before = given.game.clone();
        if before.open.asked() == Some((seat, Step::Act)) {
            assert!(!before.open.console(seat).ports.is_empty());
        }
        let legal = given.game.legal_actions(seat);
        let commit = legal
            .iter()
            .find(|one| one.to_string().starts_with("commit "));
        let action = *commit.unwrap_or_else(|| picks.pick(&legal));
        if let crate::Action::Commit(crime) = action
            && !crime.is_petty()
        {
            crimes += 1;
            assert!(crime.is_open(before.open.story), "{action}");
        }
        given.log = kernel::Log::new();
        given.play(seat, &action.to_string());
        let thirds = |game: &InTooDeep| game.open.offer.thirds.map(|third| third.intel);
        let gained = given
            .events()
            .iter()
            .any(|event| matches!(event, crate::Event::SupportGained { .. }));
        if !gained {
            assert_eq!(thirds(&before), thirds(&given.game));
        }
        let laid = given.game.open.story.without(before.open.story);
        if laid.iter().any(|_| true) && before.open.turn.agent == Agent::Person(seat) {
            let hooked = given.game.open.console(seat).ports.len();
            assert!(hooked == 0 || given.game.open.turn.agent != Agent::Person(seat));
        }
    }
    assert!(crimes > 0, "nobody committed a major crime");
}

/// ID-I16: the databank grows by half of the hand, and by nothing else.
#[test]
fn id_i16_a_chosen_dilemma_is_in_hand() {
    let foreign = broken(2, |game| {
        let card = game.hidden.dilemmas.deck.iter().next().expect("a card");
        game.papers_mut(ANNA).storing.insert(card);
    });
    assert_eq!(foreign, "ID-I16");
}

#[test]
fn id_i18_the_game_ends_after_chapter_three_and_not_before() {
    let early = broken(2, |game| {
        game.open.agenda.clear();
        game.open.stage = Stage::Over;
    });
    assert_eq!(early, "ID-I18");
    let fourth = broken(2, |game| game.open.chapter = 4);
    assert_eq!(fourth, "ID-I18");
    let stranger = broken(2, |game| game.open.turn.agent = Agent::Echo);
    assert_eq!(stranger, "ID-I18");
    let nobody = broken(2, |game| {
        game.open.agenda.ask(Seat(4), Step::Act);
    });
    assert_eq!(nobody, "ID-I18");
    let line = broken(2, |game| {
        let chore = Chore::Effect {
            crime: read("a1_soft_count"),
            line: 5,
            binding: Default::default(),
        };
        let last = game.open.agenda.len() - 1;
        game.open.agenda[last - 1] = Task::Do(ANNA.into(), chore);
    });
    assert_eq!(line, "ID-I18");
    let nothing = broken(2, |game| {
        game.open.agenda.ask(ANNA, Step::Process { left: 0 });
    });
    assert_eq!(nothing, "ID-I18");
}

/// ID-I19: a game of dice ends, because dice gather evidence too.
#[test]
fn id_i19_random_games_end() {
    let given = midgame(1, &[], "ends", 100_000);
    assert!(given.game.is_over());
    let nobody = broken(2, |game| {
        game.open.agenda.clear();
        game.open.stage = Stage::Storing;
    });
    assert_eq!(nobody, "ID-I19");
    let given = midgame(1, &[], "echo", 30).but(|game| {
        game.open.turn.moved.item = true;
        game.open.turn.moved.searches = true;
        game.open.turn.moved.barrier = true;
        game.open.turn.moved.guardian = true;
        let agenda = &mut game.open.agenda;
        agenda.then(Agent::Echo, Chore::EchoManipulate { left: 1 });
        agenda.rotate_right(1);
    });
    let violation = given.game.validate().expect_err("an endless roll");
    assert_eq!(violation.rule.0, "ID-I19");
}

#[test]
fn id_i19_whoever_is_asked_has_an_answer() {
    let mut given = new_game(2);
    while !matches!(given.game.open.asked(), Some((_, Step::Act))) {
        let seat = given.asked();
        let action = given.game.legal_actions(seat)[0];
        given.play(seat, &action.to_string());
    }
    given.game.validate().expect("a sound state");
    let (seat, _) = given.game.open.asked().expect("somebody is asked");
    // Somebody else's criminal does nothing.
    let mut others = given.game.open.city.in_play();
    let other = others.find(|one| !given.game.open.console(seat).has(*one));
    let endured = Step::Endure(other.expect("not all are hooked"));
    drop(others);
    for step in [
        endured,
        Step::LoseDuel {
            winner: BRUNO.into(),
            shown: [0, 0],
        },
        Step::TakeSeen { seen: [None; 2] },
    ] {
        let mut game = given.game.clone();
        game.open.turn.actions = 0;
        game.papers_mut(seat).dilemmas = Default::default();
        let dilemmas = given.game.papers(seat).dilemmas;
        game.hidden.dilemmas.discard.extend(dilemmas.iter());
        game.open.agenda.ask(seat, step);
        let violation = game.validate().expect_err("nothing can be answered");
        assert_eq!(violation.rule.0, "ID-I19", "{step:?}");
    }
}

/// A number far too large is refused like any other, and breaks nothing.
#[test]
fn id_i11_and_others_whatever_the_number() {
    for number in [100, 200, 255] {
        let quiet = broken(2, |game| game.open.quiet_turns = number.max(200));
        assert_eq!(quiet, "ID-I18");
        let files = broken(2, |game| {
            for console in &mut game.open.consoles {
                console.files = number;
            }
        });
        assert_eq!(files, "ID-I11");
        let rows = broken(2, |game| {
            for row in &mut game.open.boards.rows {
                (row.files, row.covered) = (number, number);
            }
        });
        assert_eq!(rows, "ID-I11");
        let support = broken(2, |game| {
            game.open.offer.supply = [number; Support::ALL.len()];
            game.open.offer.discard = [number; Support::ALL.len()];
        });
        assert_eq!(support, "ID-I10");
        let covered = broken(2, |game| {
            for row in &mut game.hidden.evidence.covered {
                row.fill(number);
            }
        });
        assert_eq!(covered, "ID-I7");
    }
}

/// Whatever is pending, a state that is read back is the same state.
#[test]
fn every_state_survives_being_written_down() {
    for decisions in [0, 7, 50, 400] {
        let given = midgame(3, &[], "json", decisions);
        let text = serde_json::to_string(&given.game).expect("a state can be written");
        let back: InTooDeep = serde_json::from_str(&text).expect("and read");
        assert_eq!(back, given.game);
        let view = given.game.view(Viewer::Seat(ANNA));
        assert_eq!(view, back.view(Viewer::Seat(ANNA)));
    }
}
