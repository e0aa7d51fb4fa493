//! States whose agenda could not be carried through (SP-1.11), and those that number what cannot be.

use kernel::Seat;

use super::broken::{broken, broken_board, broken_later, rule};
use super::given::{BLUE, PURPLE, new_game, read};
use super::moments::played;
use crate::pieces::{Person, Slot, Track};
use crate::state::Speakeasy;
use crate::step::{Bonus, Chore, Post, Price, Stage, Step};
use crate::works::Works;

/// Whose turn it is.
fn host(game: &Speakeasy) -> Seat {
    game.turn.expect("a turn").seat
}

/// Somebody has been asked to send a capo; this is asked instead, or after what is put below it.
fn asked_instead(step: Step) -> &'static str {
    broken_later(|game| {
        game.agenda.pop();
        game.agenda.ask(host(game), step);
    })
}

/// This waits while something is asked that can be declined.
fn waiting(step: Step) -> &'static str {
    broken_later(|game| {
        game.agenda.ask(host(game), step);
        game.agenda.ask(host(game), Step::Hire);
    })
}

fn waiting_chore(chore: Chore) -> &'static str {
    broken_later(|game| {
        game.agenda.then(host(game), chore);
        game.agenda.ask(host(game), Step::Hire);
    })
}

#[test]
fn sp_i21_one_capo_goes_out_in_each_turn() {
    assert_eq!(broken_later(|game| game.round = 2), "SP-I21");
    let again = |game: &mut Speakeasy| game.stage = Stage::Turns { done: 1 };
    assert_eq!(broken_later(again), "SP-I21");
    let order = |game: &mut Speakeasy| game.order.round.swap(0, 1);
    assert_eq!(broken_later(order), "SP-I21");
    let home = |game: &mut Speakeasy| {
        let seat = game.order.round[0].seat().expect("a player");
        for single in game.capos.singles.iter_mut() {
            single.take_if(|boss| boss.is(seat));
        }
        game.capos.restaurant.retain(|boss| !boss.is(seat));
        game.player_mut(seat).capos = 3;
    };
    assert_eq!(broken_later(home), "SP-I21");
}

#[test]
fn sp_i25_the_stage_fits_the_act() {
    assert_eq!(broken(|game| game.act = 1), "SP-I25");
    let over = |game: &mut Speakeasy| game.stage = Stage::Over;
    assert_eq!(broken_later(over), "SP-I25");
    let nobody = |game: &mut Speakeasy| game.stage = Stage::Turns { done: 0 };
    assert_eq!(broken_later(nobody), "SP-I25");
    let finished = played(2, "finished", Speakeasy::is_finished);
    let asked = |game: &mut Speakeasy| game.agenda.ask(BLUE, Step::Hire);
    assert_eq!(rule(finished, asked), "SP-1.11");
}

#[test]
fn sp_1_11_whoever_is_asked_has_an_answer() {
    let slot = Slot::Left1;
    let works = Works::BarOrStill;
    let broke = |game: &mut Speakeasy| {
        let seat = host(game);
        game.player_mut(seat).pocket = 0;
        game.screen_mut(seat).safe = 0;
        game.player_mut(seat).slots.insert(slot);
        game.agenda.ask(seat, Step::Site { works, slot });
    };
    assert!(["SP-I25", "SP-I6"].contains(&broken_later(broke)));
    assert_eq!(asked_instead(Step::Pay { cost: 900 }), "SP-I21");
    let nobody = |game: &mut Speakeasy| game.agenda.clear();
    assert_eq!(broken(nobody), "SP-I25");
    let stranger = |game: &mut Speakeasy| {
        let other = game.order.round[0].seat().expect("a player");
        game.agenda.pop();
        game.agenda.ask(other, Step::Send);
    };
    assert_eq!(broken_later(stranger), "SP-1.11");
    let cost = |game: &mut Speakeasy| game.agenda.ask(host(game), Step::Pay { cost: 9_000 });
    assert_eq!(broken_later(cost), "SP-I25");
}

#[test]
fn sp_1_11_what_must_be_answered_does_not_wait_for_something_else() {
    let slot = Slot::Right1;
    let space = read("7.2");
    let works = Works::BarOrStill;
    for step in [
        Step::Site { works, slot },
        Step::Force { slot, space },
        Step::Pay { cost: 1 },
        Step::Swap,
        Step::Draw,
        Step::TurnOrder,
        Step::PutBack,
        Step::Surplus,
        Step::Send,
        Step::FirstPlay,
        Step::Thug,
        Step::Reveal { space: 1 },
        Step::Discard(Price::Casino),
    ] {
        assert_eq!(waiting(step), "SP-1.11", "{step:?}");
    }
    for chore in [
        Chore::EndTurn,
        Chore::DrawCard,
        Chore::Charge(1),
        Chore::Level(Track::Vip),
        Chore::Erect { slot, space },
        Chore::Talk(Person::Park),
        Chore::Row {
            person: Person::Restaurant,
            row: 1,
        },
    ] {
        assert_eq!(waiting_chore(chore), "SP-1.11", "{chore:?}");
    }
}

#[test]
fn sp_1_11_a_task_has_what_it_needs() {
    let (post, far) = (Post::FirstDocks, 200);
    for step in [
        Step::Reveal { space: 0 },
        Step::Reveal { space: 1 },
        Step::Reveal { space: 9 },
        Step::Protect { leverage: far },
        Step::Drive { points: [0, far] },
        Step::Mobster {
            post,
            waiting: false,
        },
        Step::Play {
            only: None,
            bonus: Bonus {
                sale: far,
                ..Bonus::default()
            },
        },
        Step::Defend {
            district: read("7"),
            open: 1,
        },
        Step::Salvage,
    ] {
        let asked = |game: &mut Speakeasy| game.agenda.ask(host(game), step);
        assert_eq!(broken_later(asked), "SP-1.11", "{step:?}");
    }
    let cards = |game: &mut Speakeasy| {
        let seat = host(game);
        for _ in 0..=game.player(seat).hand_size() {
            game.agenda.ask(seat, Step::Discard(Price::TurnOrder));
        }
    };
    assert_eq!(broken_later(cards), "SP-1.11");
}

#[test]
fn sp_3_9_mobsters_wait_until_their_field_is_reached() {
    let early = |game: &mut Speakeasy| {
        let player = game.player_mut(PURPLE);
        player.waiting -= 1;
        player.mobsters += 1;
    };
    assert_eq!(broken(early), "SP-I4");
    let late = |game: &mut Speakeasy| game.player_mut(PURPLE).levels = [5; 5];
    assert_eq!(broken(late), "SP-I4");
}

#[test]
fn sp_4_1_who_is_still_to_prepare_can_do_so() {
    let broke = |game: &mut Speakeasy| {
        for seat in game.seats() {
            game.player_mut(seat).pocket = 0;
            game.screen_mut(seat).safe = 0;
        }
    };
    assert!(["SP-4.1", "SP-I25"].contains(&broken(broke)));
    assert_eq!(rule(new_game(2), broke), "SP-4.1");
}

/// A number far too large is refused like any other, and breaks nothing.
#[test]
fn sp_i24_and_others_whatever_the_number() {
    for number in [100, 202, 255] {
        assert_eq!(broken(|game| game.manhattan.spaces[1] = number), "SP-I24");
        assert_eq!(broken(|game| game.gangs.strength[0] = number), "SP-I18");
        assert_eq!(broken(|game| game.market.unseen[0] = number), "SP-I10");
        assert_eq!(broken_board(|player| player.mobsters = number), "SP-I4");
        assert_eq!(broken_board(|player| player.books = number), "SP-I5");
        assert_eq!(broken_board(|player| player.tokens[0] = number), "SP-I10");
        let trucks = |game: &mut Speakeasy| {
            for truck in &mut game.player_mut(BLUE).trucks {
                truck.barrels = number;
            }
        };
        assert_eq!(broken(trucks), "SP-I1");
        assert_eq!(broken_later(|game| game.round = number), "SP-I25");
        let done = |game: &mut Speakeasy| game.stage = Stage::Turns { done: number };
        assert_eq!(broken_later(done), "SP-I25");
    }
}
