//! A table is the fold over its ledger: questions and answers, steps back, the absent, giving up.

use crate::common::*;
use fliptown::Fliptown;
use kernel::{Seat, SeatSet, UndoError, Viewer};
use table::{Asked, Back, Deed, Refused, Request, Sight, Table};

fn refused(table: &mut Table<Fliptown>, seat: u8, deed: Deed) -> Refused {
    let before = format!("{table:?}");
    let refused = table.write(&entry(seat, deed)).unwrap_err();
    assert_eq!(
        format!("{table:?}"),
        before,
        "{refused:?} changed something"
    );
    refused
}

fn write(table: &mut Table<Fliptown>, seat: u8, deed: Deed) {
    table.write(&entry(seat, deed)).unwrap();
}

fn sees(table: &Table<Fliptown>, seat: u8) -> Sight<Fliptown> {
    table.sight(Viewer::Seat(Seat(seat)))
}

fn asked(table: &Table<Fliptown>) -> Option<Asked> {
    table.sight(Viewer::Spectator).asked
}

/// A table at which the seat cannot step back freely.
fn with_something_revealed(chairs: Vec<table::Chair>, seat: u8) -> Table<Fliptown> {
    let mut table = table(chairs, "revealed");
    let revealed = |table: &Table<Fliptown>| sees(table, seat).back == Back::Ask;
    assert!(play_until(&mut table, &mut dice("revealed"), revealed));
    table
}

#[test]
fn a_free_step_back_leads_where_the_seat_came_from() {
    let mut table = table(people(2), "free");
    let before = sees(&table, 0);
    assert_eq!(before.back, Back::Nothing);
    act(&mut table, 0, &mut dice("free"));
    assert_eq!(sees(&table, 0).back, Back::Free);
    write(&mut table, 0, Deed::Back);
    let after = sees(&table, 0);
    assert_eq!((&after.view, &after.legal), (&before.view, &before.legal));
    assert!(after.version > before.version && after.decision > before.decision);
    assert_eq!(
        refused(&mut table, 0, Deed::Back),
        Refused::Undo(UndoError::Nothing)
    );
}

/// Each view of the trail is met again by as many free steps back as it lies behind.
#[test]
fn the_trail_shows_where_free_steps_back_lead() {
    let mut longest = 0;
    for (chairs, seed) in [(people(1), "alone"), (people(3), "three")] {
        let mut table = table(chairs, seed);
        let mut dice = dice(seed);
        while let Some(seat) = next(&table) {
            act(&mut table, seat, &mut dice);
            let trail = sees(&table, seat).trail;
            let mut back = table.clone();
            for view in trail.iter().rev() {
                write(&mut back, seat, Deed::Back);
                assert_eq!(sees(&back, seat).view, *view);
            }
            assert!(trail.is_empty() || sees(&back, seat).trail.is_empty());
            longest = longest.max(trail.len());
        }
    }
    assert!(longest > 1, "several steps in a row");
}

#[test]
fn a_step_back_over_what_was_revealed_needs_everybody() {
    let mut table = with_something_revealed(people(3), 0);
    assert_eq!(
        refused(&mut table, 0, Deed::Back),
        Refused::Undo(UndoError::Revealed)
    );
    let story = sees(&table, 0).story.len();
    write(&mut table, 0, BACK);
    let waiting: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
    let question = Asked {
        number: 1,
        by: Seat(0),
        request: Request::Back,
        waiting,
    };
    assert_eq!(asked(&table), Some(question));
    write(&mut table, 1, Deed::Agree(1));
    assert_eq!(
        refused(&mut table, 1, Deed::Agree(1)),
        Refused::NothingAsked
    );
    assert_eq!(sees(&table, 0).story.len(), story, "one is still to agree");
    let decisions: Vec<u32> = (0..3).map(|s| sees(&table, s).decision).collect();
    write(&mut table, 2, Deed::Agree(1));
    assert_eq!(asked(&table), None);
    assert!(sees(&table, 0).story.len() < story);
    for (seat, decision) in (0..3).zip(decisions) {
        assert!(sees(&table, seat).decision > decision, "all think anew");
    }
}

#[test]
fn a_granted_step_back_undoes_the_askers_last_action_and_all_since() {
    let mut table = table(people(3), "rewind");
    let mut dice = dice("rewind");
    act(&mut table, 1, &mut dice);
    let before = sees(&table, 0);
    act(&mut table, 0, &mut dice);
    for seat in [2, 1, 2] {
        act(&mut table, seat, &mut dice);
    }
    let first = sees(&table, 1).view;
    write(&mut table, 0, BACK);
    write(&mut table, 1, Deed::Agree(1));
    write(&mut table, 2, Deed::Agree(1));
    let after = sees(&table, 0);
    assert_eq!((after.view, after.legal), (before.view, before.legal));
    assert_eq!(sees(&table, 2).back, Back::Nothing, "taken back with it");
    assert_ne!(sees(&table, 1).view, first);
    assert_eq!(sees(&table, 1).back, Back::Free, "what was before stays");
}

#[test]
fn who_has_done_nothing_asks_for_the_last_action_of_anybody() {
    let mut table = table(people(2), "nothing done");
    assert_eq!(
        refused(&mut table, 0, BACK),
        Refused::Undo(UndoError::Nothing)
    );
    let mut dice = dice("nothing done");
    act(&mut table, 1, &mut dice);
    let one = sees(&table, 1).view;
    act(&mut table, 1, &mut dice);
    write(&mut table, 0, BACK);
    write(&mut table, 1, Deed::Agree(1));
    assert_eq!(sees(&table, 1).view, one);
}

#[test]
fn a_step_back_that_somebody_else_made_needless_is_granted_all_the_same() {
    let mut table = table(people(3), "needless");
    act(&mut table, 1, &mut dice("needless"));
    write(&mut table, 0, BACK);
    write(&mut table, 1, Deed::Back);
    assert!(asked(&table).is_some(), "nobody may learn of a secret step");
    write(&mut table, 1, Deed::Agree(1));
    write(&mut table, 2, Deed::Agree(1));
    assert_eq!(asked(&table), None);
    assert_eq!(sees(&table, 1).back, Back::Nothing);
}

#[test]
fn bots_agree_at_once_and_lose_their_moves() {
    let chairs = vec![person("Ada"), bot(bots::BotKind::Random)];
    let mut table = table(chairs, "bots");
    let before = sees(&table, 0);
    let mut dice = dice("bots");
    act(&mut table, 0, &mut dice);
    let options = crate::common::table(people(2), "bots");
    let answer = legal(&options, 1).swap_remove(0);
    write(&mut table, 1, Deed::Act(answer));
    write(&mut table, 0, BACK);
    assert_eq!(asked(&table), None);
    assert_eq!(sees(&table, 0).view, before.view);
    assert_eq!(table.house_owes(), SeatSet::only(Seat(1)));
    assert_eq!(refused(&mut table, 1, Deed::Back), Refused::NoSuchSeat);
    let rename = Deed::Sit(name("Eve"));
    assert_eq!(refused(&mut table, 1, rename), Refused::NoSuchSeat);
}

#[test]
fn a_question_is_declined_or_taken_back_and_there_is_one_at_a_time() {
    let mut table = with_something_revealed(people(3), 0);
    assert_eq!(
        refused(&mut table, 1, Deed::Agree(1)),
        Refused::NothingAsked
    );
    assert_eq!(
        refused(&mut table, 1, Deed::Decline(1)),
        Refused::NothingAsked
    );
    for (seat, question) in [(1, 1), (0, 2)] {
        write(&mut table, 0, BACK);
        assert_eq!(refused(&mut table, 1, BACK), Refused::AlreadyAsked);
        assert_eq!(
            refused(&mut table, 0, Deed::Agree(question)),
            Refused::NothingAsked
        );
        write(&mut table, seat, Deed::Decline(question));
        assert_eq!(asked(&table), None);
    }
}

#[test]
fn an_answer_is_for_its_own_question() {
    let mut table = with_something_revealed(people(3), 0);
    write(&mut table, 0, BACK);
    write(&mut table, 2, Deed::Decline(1));
    write(&mut table, 0, play_for(2));
    let before = all_shown(&table);
    for late in [Deed::Agree(1), Deed::Decline(1), Deed::Agree(3)] {
        assert_eq!(refused(&mut table, 1, late), Refused::NothingAsked);
    }
    assert_eq!(all_shown(&table), before);
    write(&mut table, 1, Deed::Agree(2));
    assert_eq!(asked(&table), None);
}

#[test]
fn a_question_outlives_what_others_do_in_secret_and_not_what_the_asker_does() {
    let mut table = with_something_revealed(people(2), 0);
    let mut dice = dice("outlives");
    assert!(play_until(&mut table, &mut dice, |t| owes(t, 0) && owes(t, 1)));
    write(&mut table, 0, BACK);
    act(&mut table, 1, &mut dice);
    assert!(asked(&table).is_some());
    let version = table.sight(Viewer::Spectator).version;
    act(&mut table, 0, &mut dice);
    assert_eq!(asked(&table), None);
    assert_eq!(table.sight(Viewer::Spectator).version, version + 1);
}

#[test]
fn the_house_plays_for_the_absent_until_they_return() {
    let mut table = table(people(3), "absent");
    assert_eq!(refused(&mut table, 0, play_for(0)), Refused::NotWaitedFor);
    assert_eq!(refused(&mut table, 0, play_for(7)), Refused::NotWaitedFor);
    assert_eq!(refused(&mut table, 2, Deed::Return), Refused::NotAbsent);
    write(&mut table, 0, play_for(2));
    write(&mut table, 1, Deed::Agree(1));
    assert_eq!(table.house_owes(), SeatSet::only(Seat(2)));
    let away = sees(&table, 2);
    assert!(away.places[2].absent && away.prompt.is_none() && away.legal.is_empty());
    assert_eq!(refused(&mut table, 2, BACK), Refused::HousePlays);
    assert_eq!(refused(&mut table, 2, Deed::Back), Refused::HousePlays);
    assert_eq!(refused(&mut table, 0, play_for(2)), Refused::NotWaitedFor);
    // Whoever comes back while something is asked is asked too.
    act(&mut table, 0, &mut dice("absent"));
    write(&mut table, 0, BACK);
    assert!(!asked(&table).unwrap().waiting.contains(Seat(2)));
    write(&mut table, 2, Deed::Return);
    assert!(asked(&table).unwrap().waiting.contains(Seat(2)));
    assert_eq!(table.house_owes(), SeatSet::NONE);
    assert!(sees(&table, 2).is_my_turn());
}

#[test]
fn whoever_does_anything_is_not_absent() {
    let deeds: [fn(&mut Table<Fliptown>); 3] = [
        |table| drop(act(table, 1, &mut dice("here"))),
        |table| write(table, 1, Deed::Decline(1)),
        |table| write(table, 1, Deed::Sit(name("Bea again"))),
    ];
    for deed in deeds {
        let mut table = table(people(3), "here");
        write(&mut table, 0, play_for(1));
        deed(&mut table);
        assert_eq!(asked(&table), None);
        assert!(!sees(&table, 0).places[1].absent);
    }
}

#[test]
fn giving_up_leaves_the_seat_to_the_house() {
    let mut table = table(people(3), "concede");
    act(&mut table, 1, &mut dice("concede"));
    write(&mut table, 0, BACK);
    write(&mut table, 1, Deed::Concede);
    assert_eq!(asked(&table).unwrap().waiting, SeatSet::only(Seat(2)));
    assert_eq!(table.house_owes(), SeatSet::only(Seat(1)));
    assert!(!owes(&table, 1), "nobody waits for them");
    assert_eq!(refused(&mut table, 1, Deed::Concede), Refused::HousePlays);
    assert_eq!(refused(&mut table, 1, Deed::Return), Refused::NotAbsent);
    write(&mut table, 0, Deed::Concede);
    assert_eq!(asked(&table), None, "nobody asks any more");
    assert!(!table.is_finished());
    write(&mut table, 2, Deed::Concede);
    assert!(table.is_finished() && table.house_owes().is_empty());
}

#[test]
fn the_last_answer_can_be_that_somebody_gives_up() {
    let mut table = with_something_revealed(people(2), 0);
    write(&mut table, 0, BACK);
    let story = sees(&table, 0).story.len();
    write(&mut table, 1, Deed::Concede);
    assert_eq!(asked(&table), None);
    assert!(sees(&table, 0).story.len() < story);
}

fn look_back(table: &Table<Fliptown>, viewer: Viewer, ply: u32) -> Option<Sight<Fliptown>> {
    table.look_back(viewer, ply, |_| {})
}

#[test]
fn nothing_is_told_before_the_end_and_everything_after_it() {
    let mut table = table(people(2), "end");
    let mut dice = dice("end");
    for _ in 0..30 {
        let seat = next(&table).unwrap();
        act(&mut table, seat, &mut dice);
    }
    assert!(table.replay().is_none());
    for viewer in viewers(&table) {
        let sight = table.sight(viewer);
        assert!(sight.seed.is_none() && sight.plies.is_none());
        assert!(look_back(&table, viewer, 3).is_none());
    }
    play_until(&mut table, &mut dice, |_| false);
    let replay = table.replay().unwrap();
    let replay: kernel::replay::Replay = replay.parse().unwrap();
    replay.verify::<Fliptown>().unwrap();
    for viewer in viewers(&table) {
        let now = table.sight(viewer);
        let plies = now.plies.unwrap();
        assert_eq!(now.seed, Some(table.header().seed));
        assert_eq!(replay.moves.len(), plies as usize);
        let last = look_back(&table, viewer, plies).unwrap();
        assert_eq!((last.view, last.story.len()), (now.view, now.story.len()));
        assert_eq!(look_back(&table, viewer, u32::MAX).unwrap().version, plies);
        let first = look_back(&table, viewer, 0).unwrap();
        assert_eq!(first.before, Some(first.view));
        let second = look_back(&table, viewer, 2).unwrap();
        assert_eq!(
            second.before,
            Some(look_back(&table, viewer, 1).unwrap().view)
        );
    }
    assert_eq!(refused(&mut table, 0, BACK), Refused::Finished);
    write(&mut table, 0, Deed::Sit(name("Ada the winner")));
}

#[test]
fn what_is_no_action_or_not_legal_is_refused_with_a_reason() {
    let mut table = table(people(2), "refused");
    let fly = Deed::Act("fly".to_owned());
    assert_eq!(
        refused(&mut table, 0, fly.clone()),
        Refused::Notation("fly".to_owned())
    );
    assert_eq!(refused(&mut table, 5, fly), Refused::NoSuchSeat);
    let elsewhere = crate::common::table(people(2), "another game");
    let mut others = legal(&elsewhere, 0);
    others.retain(|action| !legal(&table, 0).contains(action));
    let why = refused(&mut table, 0, Deed::Act(others.swap_remove(0)));
    assert!(why.rule().is_some());
}

#[test]
fn the_same_action_sent_twice_is_known_and_an_old_one_is_stale() {
    let mut table = table(people(2), "twice");
    let decision = sees(&table, 0).decision;
    let action = legal(&table, 0).swap_remove(0);
    assert!(!table.is_repeated(Seat(0), decision, &action));
    write(&mut table, 0, Deed::Act(action.clone()));
    assert!(table.is_repeated(Seat(0), decision, &action));
    assert!(!table.is_repeated(Seat(0), decision, "fly"));
    assert!(!table.is_repeated(Seat(1), decision, &action));
    assert!(!table.is_current(Seat(0), decision));
    assert!(table.is_current(Seat(0), sees(&table, 0).decision));
}

#[test]
fn what_came_while_the_house_played_is_new_to_who_returns() {
    let mut table = table(people(2), "new");
    let mut dice = dice("new");
    let shared = |t: &Table<Fliptown>| sees(t, 0).back == Back::Ask && owes(t, 0);
    assert!(play_until(&mut table, &mut dice, shared));
    let fresh = |t: &Table<Fliptown>| sees(t, 0).story.iter().filter(|told| told.fresh).count();
    act(&mut table, 0, &mut dice);
    let before = sees(&table, 0).before;
    assert_eq!(fresh(&table), 0, "what one did oneself is no news");
    write(&mut table, 1, play_for(0));
    for _ in 0..20 {
        // The house decides for seat 0 what a twin at the same point could decide.
        let mut here = table.clone();
        write(&mut here, 0, Deed::Return);
        let seat = u8::from(!owes(&table, 0));
        let action = legal(&here, seat).swap_remove(0);
        write(&mut table, seat, Deed::Act(action));
    }
    write(&mut table, 0, Deed::Return);
    assert_eq!(sees(&table, 0).before, before);
    assert!(fresh(&table) > 0);
}

#[test]
fn what_an_action_has_brought_to_light_is_new_to_who_acted() {
    let mut table = table(people(1), "light");
    let mut dice = dice("light");
    let mut met = [false; 2];
    loop {
        let then = sees(&table, 0).view;
        act(&mut table, 0, &mut dice);
        if table.is_finished() {
            break;
        }
        let now = sees(&table, 0);
        let revealed = now.back == Back::Ask;
        met[usize::from(revealed)] = true;
        let known = if revealed { then } else { now.view };
        assert_eq!(now.before, Some(known));
        assert_eq!(now.story.last().is_some_and(|told| told.fresh), revealed);
    }
    assert_eq!(met, [true, true]);
}
