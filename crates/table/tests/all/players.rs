//! The players of the house.

use std::time::Duration;

use bots::BotKind;
use fliptown::Fliptown;
use kernel::{Seat, Viewer};
use table::{ActError, Back, Deed, House, Store, Table, TableId};
use tokio::time::timeout;

use crate::common::*;
use crate::scratch::{house, look, set, setup, store};

/// Waits until a table is as it should be.
async fn until(house: &House, id: &TableId, is: impl Fn(&Table<Fliptown>) -> bool) {
    let mut bell = house.listen::<Fliptown>(id).await.unwrap();
    let done = bell.wait_for(|table| is(table));
    timeout(Duration::from_secs(60), done)
        .await
        .unwrap()
        .unwrap();
}

fn quiet(table: &Table<Fliptown>) -> bool {
    table.house_owes().is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_alone() {
    let store = store().await;
    let house = House::open(store.clone());
    let kinds = [
        BotKind::Greedy,
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Random,
    ];
    let (placed, _) = set(&house, kinds.map(bot).to_vec(), None).await;
    until(&house, &placed.id, Table::is_finished).await;
    let table = look(&house, &placed.id).await;
    assert!(table.replay().is_some());
    // Once each: the ledger is as long as the game.
    let plies = table.sight(Viewer::Spectator).plies;
    assert_eq!(plies, Some(table.length()));
    for _ in 0..100 {
        if store.unfinished().await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the table was never marked as finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_the_same_game_from_the_same_seed() {
    let mut stories = Vec::new();
    for _ in 0..2 {
        let house = house().await;
        let chairs = vec![bot(BotKind::Random), bot(BotKind::Greedy)];
        let (placed, _) = set(&house, chairs, None).await;
        until(&house, &placed.id, Table::is_finished).await;
        let replay = look(&house, &placed.id).await.replay();
        stories.push(replay.unwrap());
    }
    assert_eq!(stories[0], stories[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_steps_back_though_bots_have_moved_meanwhile() {
    let house = house().await;
    let chairs = vec![person("Ada"), bot(BotKind::Greedy), bot(BotKind::Random)];
    let (placed, _) = set(&house, chairs, Some(0)).await;
    let id = &placed.id;
    until(&house, id, quiet).await;
    let before = look(&house, id).await.sight(Viewer::Seat(Seat(0)));
    let action = before.legal[0].to_string();
    let after = house
        .act::<Fliptown>(id, Seat(0), before.decision, &action)
        .await
        .unwrap();
    let sight = after.sight(Viewer::Seat(Seat(0)));
    assert_eq!(sight.back, Back::Free);
    let back = house.do_deed::<Fliptown>(id, Seat(0), sight.decision, Deed::Back);
    let again = back.await.unwrap().sight(Viewer::Seat(Seat(0)));
    assert_eq!(again.view, before.view);
}

/// Plays on with the first legal actions until what was revealed stands between the person and a step back.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_back_among_bots_is_granted_at_once_and_they_move_again() {
    let house = house().await;
    let chairs = vec![person("Ada"), bot(BotKind::Greedy)];
    let (placed, _) = set(&house, chairs, Some(0)).await;
    let id = &placed.id;
    let mut last = None;
    let revealed = loop {
        until(&house, id, quiet).await;
        let sight = look(&house, id).await.sight(Viewer::Seat(Seat(0)));
        if sight.back == Back::Ask {
            break sight;
        }
        let action = sight.legal[0].to_string();
        let decision = sight.decision;
        last = Some(sight);
        house
            .act::<Fliptown>(id, Seat(0), decision, &action)
            .await
            .unwrap();
    };
    let last = last.unwrap();
    let asked = house.do_deed::<Fliptown>(id, Seat(0), revealed.decision, BACK);
    let granted = asked.await.unwrap().sight(Viewer::Seat(Seat(0)));
    assert_eq!(granted.asked, None);
    assert_eq!(granted.legal, last.legal);
    assert_eq!(granted.story.len(), last.story.len());
    until(&house, id, quiet).await;
    assert!(
        look(&house, id)
            .await
            .sight(Viewer::Seat(Seat(0)))
            .is_my_turn()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_plays_to_the_end_for_those_who_left() {
    let house = House::open_with(store().await, Duration::from_millis(50));
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let id = &placed.id;
    let does = |deed| house.do_deed::<Fliptown>(id, Seat(0), 0, deed);
    let asked = does(stand_in(1)).await.unwrap();
    assert!(asked.decides_alone(Seat(1)), "there is time to say no");
    until(&house, id, |table| !table.decides_alone(Seat(1))).await;
    does(Deed::Concede).await.unwrap();
    until(&house, id, Table::is_finished).await;
    let table = look(&house, id).await;
    assert!(table.sight(Viewer::Spectator).places[1].absent);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_closes_stops_and_the_next_one_goes_on() {
    let store = store().await;
    let house = House::open(store.clone());
    let (placed, _) = set(&house, vec![bot(BotKind::Greedy); 4], None).await;
    let id = &placed.id;
    until(&house, id, |table| table.length() >= 20).await;
    house.close().await;
    let stopped = look(&house, id).await.length();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(
        store.entries(id, 0).await.unwrap().entries.len() as u32,
        stopped
    );
    assert!(!look(&house, id).await.is_finished());
    let again = House::open(store);
    again.wake().await.unwrap();
    until(&again, id, Table::is_finished).await;
}

/// Two nodes that both think they owe the moves: the store decides, and nobody is moved twice.
#[tokio::test(flavor = "multi_thread")]
async fn two_houses_play_one_table_to_one_end() {
    let store = store().await;
    let houses = [House::open(store.clone()), House::open(store.clone())];
    let (placed, _) = set(&houses[0], vec![bot(BotKind::Random); 3], None).await;
    houses[1].wake().await.unwrap();
    for house in &houses {
        until(house, &placed.id, Table::is_finished).await;
    }
    let tables = [
        look(&houses[0], &placed.id).await,
        look(&houses[1], &placed.id).await,
    ];
    assert_eq!(all_shown(&tables[0]), all_shown(&tables[1]));
    let plies = tables[0].sight(Viewer::Spectator).plies;
    assert_eq!(plies, Some(tables[0].length()));
    let length = store.entries(&placed.id, 0).await.unwrap().entries.len();
    assert_eq!(length as u32, tables[0].length());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_of_bots_play_at_once() {
    let house = house().await;
    let mut ids = Vec::new();
    for game in 0..8 {
        let key = table::Key::random().unwrap();
        let mut setup = setup(vec![bot(BotKind::Random); 1 + game % 4], None);
        setup.seed = None;
        ids.push(house.set_table(setup, &key).await.unwrap().id);
    }
    for id in &ids {
        until(&house, id, Table::is_finished).await;
    }
}

/// Two are gone, and neither of them will ever answer for the other.
#[tokio::test(flavor = "multi_thread")]
async fn silence_is_consent_of_all_who_say_nothing() {
    let house = House::open_with(store().await, Duration::from_millis(20));
    let (placed, _) = set(&house, people(3), Some(0)).await;
    let id = &placed.id;
    for gone in [1, 2] {
        let ask = house.do_deed::<Fliptown>(id, Seat(0), 0, stand_in(gone));
        ask.await.unwrap();
        until(&house, id, |table| !table.decides_alone(Seat(gone))).await;
    }
}

/// Whoever has done nothing has nothing to take back, and does not ask for what others did.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_for_a_step_back_who_has_done_nothing() {
    let house = house().await;
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let id = &placed.id;
    let table = look(&house, id).await;
    let legal = legal(&table, 0).swap_remove(0);
    let act = house.act::<Fliptown>(id, Seat(0), 0, &legal);
    act.await.unwrap();
    let before = look(&house, id).await.length();
    let refused = house.do_deed::<Fliptown>(id, Seat(1), 0, BACK).await;
    assert!(matches!(refused, Err(ActError::Refused(_))), "{refused:?}");
    assert_eq!(look(&house, id).await.length(), before);
}

/// The house that was asked is gone before its patience is; the next one waits in its place.
#[tokio::test(flavor = "multi_thread")]
async fn silence_is_consent_though_another_house_was_asked() {
    let store = store().await;
    let asked = House::open(store.clone());
    let (placed, _) = set(&asked, people(2), Some(0)).await;
    let id = &placed.id;
    let ask = asked.do_deed::<Fliptown>(id, Seat(0), 0, stand_in(1));
    ask.await.unwrap();
    asked.close().await;
    let next = House::open_with(store, Duration::from_millis(20));
    next.wake().await.unwrap();
    until(&next, id, |table| !table.decides_alone(Seat(1))).await;
}

/// Somebody is declared absent and returns at once, again and again, while the house is thinking.
#[tokio::test(flavor = "multi_thread")]
async fn the_house_never_moves_for_somebody_who_has_returned() {
    let store = store().await;
    let house = House::open_with(store.clone(), Duration::ZERO);
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let id = &placed.id;
    let mut returns = 0;
    loop {
        let table = look(&house, id).await;
        if table.is_finished() {
            break;
        }
        let sight = table.sight(Viewer::Seat(Seat(0)));
        let deeds = match sight.legal.first() {
            _ if sight.places[1].owes => vec![(0, stand_in(1)), (1, Deed::Return)],
            Some(action) => vec![(0, Deed::Act(action.to_string()))],
            None => unreachable!("somebody owes a decision until the end"),
        };
        returns += deeds.len() - 1;
        for (seat, deed) in deeds {
            let done = house.do_deed::<Fliptown>(id, Seat(seat), sight.decision, deed);
            if done.await.is_err() {
                break;
            }
            if seat == 0 && sight.places[1].owes {
                until(&house, id, |table| !table.decides_alone(Seat(1))).await;
            }
        }
    }
    assert!(returns > 20, "{returns}");
    let header = house.header(id).await.unwrap();
    let mut table = Table::<Fliptown>::new(header).unwrap();
    for entry in store.entries(id, 0).await.unwrap().entries {
        let by_the_house = entry.seat == Seat(1) && matches!(entry.deed, Deed::Act(_));
        assert!(!by_the_house || !table.decides_alone(Seat(1)));
        table.write(&entry).unwrap();
    }
}
