//! The house: who writes, who reads, and two of them over one store.

use std::collections::BTreeMap;
use std::sync::Arc;

use fliptown::Fliptown;
use kernel::{Seat, SeatSet, UnknownEdition, Viewer};
use sqlx::{Connection, Executor, SqliteConnection};
use table::{
    ActError, Back, Deed, Entry, FirstKeys, House, HouseError, Key, Ledger, Refused, SqliteStore,
    Stopped, Store, Table, TableId,
};

use crate::common::*;
use crate::scratch::{Scratch, house, look, set, setup, store};

type Acted = Result<Arc<Table<Fliptown>>, ActError>;

/// What the seat would do now: the number of its decision and its first legal action.
fn first(table: &Table<Fliptown>, seat: u8) -> (u32, String) {
    let sight = table.sight(Viewer::Seat(Seat(seat)));
    (sight.decision, sight.legal[0].to_string())
}

async fn act(house: &House, id: &TableId, seat: u8, (decision, action): &(u32, String)) -> Acted {
    house.act(id, Seat(seat), *decision, action).await
}

#[tokio::test]
async fn an_action_is_taken_once_for_the_decision_that_was_seen() {
    let house = house().await;
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let choice = first(&*look(&house, &placed.id).await, 0);
    let after = act(&house, &placed.id, 0, &choice).await.unwrap();
    assert_eq!(after.length(), 1);
    // Sent twice: nothing more is written.
    let again = act(&house, &placed.id, 0, &choice).await.unwrap();
    assert_eq!(again.length(), 1);
    // Something else for the old decision: too late.
    let other = (choice.0, "skip".to_owned());
    let stale = act(&house, &placed.id, 0, &other).await.unwrap_err();
    assert!(matches!(stale, ActError::Stale));
    let nonsense = (
        after.sight(Viewer::Seat(Seat(0))).decision,
        "fly".to_owned(),
    );
    let refused = act(&house, &placed.id, 0, &nonsense).await.unwrap_err();
    assert!(matches!(refused, ActError::Refused(Refused::Notation(_))));
    assert_eq!(look(&house, &placed.id).await.length(), 1);
}

#[tokio::test]
async fn a_second_click_does_not_step_back_twice() {
    let house = house().await;
    let (placed, _) = set(&house, people(1), Some(0)).await;
    let mut table = look(&house, &placed.id).await;
    for _ in 0..3 {
        let choice = first(&table, 0);
        table = act(&house, &placed.id, 0, &choice).await.unwrap();
    }
    for deed in [Deed::Back, BACK] {
        let decision = look(&house, &placed.id)
            .await
            .sight(Viewer::Seat(Seat(0)))
            .decision;
        let step = || house.do_deed::<Fliptown>(&placed.id, Seat(0), decision, deed.clone());
        let length = step().await.map(|table| table.length());
        let second = step().await.unwrap_err();
        match length {
            Ok(_) => assert!(matches!(second, ActError::Stale)),
            // Something was revealed: not freely.
            Err(_) => assert_eq!(deed, Deed::Back),
        }
    }
    assert!(look(&house, &placed.id).await.length() > 3);
}

#[tokio::test]
async fn nobody_decides_for_a_bot_or_for_whom_the_house_plays() {
    let house = house().await;
    // Closed, so that the house leaves its decisions open.
    house.close().await;
    let chairs = vec![person("Ada"), person("Bea"), bot(bots::BotKind::Random)];
    let (placed, _) = set(&house, chairs, Some(0)).await;
    let id = &placed.id;
    let (decision, action) = first(&*look(&house, id).await, 0);
    let concede = house.do_deed::<Fliptown>(id, Seat(0), decision, Deed::Concede);
    concede.await.unwrap();
    for seat in [0, 2] {
        let table = look(&house, id).await;
        let decision = table.sight(Viewer::Seat(Seat(seat))).decision;
        let acted = house.act::<Fliptown>(id, Seat(seat), decision, &action);
        let refused = acted.await.unwrap_err();
        assert!(matches!(refused, ActError::Refused(Refused::HousePlays)));
    }
    assert_eq!(look(&house, id).await.length(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_decide_at_once_for_one_seat_one_is_first() {
    let house = house().await;
    let (placed, _) = set(&house, people(1), Some(0)).await;
    let mut contested = 0;
    loop {
        let table = look(&house, &placed.id).await;
        if table.is_finished() {
            break;
        }
        let sight = table.sight(Viewer::Seat(Seat(0)));
        let [one, .., two] = &sight.legal[..] else {
            let only = first(&table, 0);
            act(&house, &placed.id, 0, &only).await.unwrap();
            continue;
        };
        let [one, two] = [one, two].map(|action| (sight.decision, action.to_string()));
        let (a, b) = tokio::join!(
            act(&house, &placed.id, 0, &one),
            act(&house, &placed.id, 0, &two)
        );
        let stale = |acted: &Acted| matches!(acted, Err(ActError::Stale));
        assert!(a.is_ok() && stale(&b) || b.is_ok() && stale(&a));
        let after = look(&house, &placed.id).await;
        assert_eq!(after.length(), table.length() + 1);
        contested += 1;
    }
    assert!(contested > 15, "{contested}");
}

/// Two houses over one file, as two nodes: everybody plays at either, all at once.
#[tokio::test(flavor = "multi_thread")]
async fn two_houses_over_one_store_lose_nothing_and_double_nothing() {
    let scratch = Scratch::new();
    let mut houses = Vec::new();
    for _ in 0..2 {
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        houses.push(House::open(Arc::new(store)));
    }
    let (placed, _) = set(&houses[0], people(4), Some(0)).await;
    let mut players = Vec::new();
    for seat in 0..4_u8 {
        for (node, house) in houses.iter().enumerate() {
            let player = play_somewhat(house.clone(), placed.id.clone(), seat, node);
            players.push(tokio::spawn(player));
        }
    }
    let mut acknowledged = BTreeMap::new();
    for player in players {
        for (what, deed) in player.await.unwrap() {
            // For one decision only one action can have been taken, whoever sent it.
            let before = acknowledged.insert(what, deed.clone());
            assert!(before.is_none_or(|before| before == deed));
        }
    }
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let ledger = store.entries(&placed.id, 0).await.unwrap();
    let mut written: Vec<Deed> = ledger.entries.into_iter().map(|entry| entry.deed).collect();
    let mut expected: Vec<Deed> = acknowledged.into_values().collect();
    assert!(expected.len() > 100, "{}", expected.len());
    written.sort_by_key(ToString::to_string);
    expected.sort_by_key(ToString::to_string);
    assert_eq!(written, expected, "what is acknowledged is there once");
    // Read by a third house, it is one table.
    let third = House::open(Arc::new(store));
    let seen = look(&third, &placed.id).await;
    assert_eq!(seen.length() as usize, written.len());
}

/// What is written at one house is seen at the other by the next who looks, and rings its bell.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_sees_what_another_house_has_written() {
    let scratch = Scratch::new();
    let open = async || {
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        House::open(Arc::new(store))
    };
    let (here, there) = (open().await, open().await);
    let (placed, _) = set(&here, people(1), Some(0)).await;
    let id = &placed.id;
    let bell = there.listen::<Fliptown>(id).await.unwrap();
    let go_on = async || {
        let choice = first(&*look(&here, id).await, 0);
        act(&here, id, 0, &choice).await.unwrap();
    };
    for length in 1..4 {
        go_on().await;
        let [seen, true_one] = [look(&there, id).await, look(&here, id).await];
        assert_eq!(seen.length(), length);
        assert_eq!(all_shown(&seen), all_shown(&true_one));
        assert_eq!(bell.borrow().length(), length);
    }
    go_on().await;
    let listened = there.listen::<Fliptown>(id).await.unwrap();
    assert_eq!(listened.borrow().length(), 4);
}

/// What was acknowledged: the seat, its decision and, for a name, by whom and which; and the deed.
type Acknowledged = Vec<((u8, u32, String), Deed)>;

/// Tries to decide for a seat again and again.
async fn play_somewhat(house: House, id: TableId, seat: u8, node: usize) -> Acknowledged {
    let mut acknowledged = Vec::new();
    let mut dice = dice(&format!("{seat} {node}"));
    for attempt in 0..60 {
        let table = look(&house, &id).await;
        let sight = table.sight(Viewer::Seat(Seat(seat)));
        let called = format!("{seat} at {node}, {attempt}");
        let (which, deed) = match sight.legal.len() {
            // A name is always taken: it makes this house catch up with the other.
            0 => (called.clone(), Deed::Sit(name(&called))),
            n => {
                let action = sight.legal[dice.below(n as u32) as usize];
                (String::new(), Deed::Act(action.to_string()))
            }
        };
        let done = house.do_deed::<Fliptown>(&id, Seat(seat), sight.decision, deed.clone());
        match done.await {
            Ok(_) => acknowledged.push(((seat, sight.decision, which), deed)),
            Err(ActError::Stale) => {}
            Err(trouble) => panic!("{trouble}"),
        }
        tokio::task::yield_now().await;
    }
    acknowledged
}

#[tokio::test]
async fn a_failed_write_shows_nothing_and_the_next_one_goes_on() {
    let scratch = Scratch::new();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let house = House::open(Arc::new(store));
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let choice = first(&*look(&house, &placed.id).await, 0);
    let mut bell = house.listen::<Fliptown>(&placed.id).await.unwrap();
    let path = scratch.file();
    let url = format!("sqlite://{}", path.display());
    let mut saboteur = SqliteConnection::connect(&url).await.unwrap();
    saboteur
        .execute("ALTER TABLE ledger RENAME TO hidden")
        .await
        .unwrap();
    let trouble = act(&house, &placed.id, 0, &choice).await.unwrap_err();
    assert!(matches!(trouble, ActError::Trouble(HouseError::Store(_))));
    assert_eq!(look(&house, &placed.id).await.length(), 0);
    assert!(!bell.has_changed().unwrap());
    saboteur
        .execute("ALTER TABLE hidden RENAME TO ledger")
        .await
        .unwrap();
    act(&house, &placed.id, 0, &choice).await.unwrap();
    bell.changed().await.unwrap();
    assert_eq!(bell.borrow().length(), 1);
}

#[tokio::test]
async fn whoever_hangs_up_has_acted_all_the_same() {
    let house = house().await;
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let choice = first(&*look(&house, &placed.id).await, 0);
    let mut bell = house.listen::<Fliptown>(&placed.id).await.unwrap();
    {
        let acting = act(&house, &placed.id, 0, &choice);
        tokio::pin!(acting);
        // One poll begins the work; then the caller is gone.
        let once = std::future::poll_fn(|cx| {
            let _ = acting.as_mut().poll(cx);
            std::task::Poll::Ready(())
        });
        once.await;
    }
    bell.changed().await.unwrap();
    assert_eq!(bell.borrow().length(), 1);
}

#[tokio::test]
async fn a_house_that_opens_again_goes_on_where_it_was() {
    let store = store().await;
    let house = House::open(store.clone());
    let (placed, _) = set(&house, people(3), Some(0)).await;
    let mut table = look(&house, &placed.id).await;
    for seat in [0, 1, 2, 1, 0] {
        let choice = first(&table, seat);
        table = act(&house, &placed.id, seat, &choice).await.unwrap();
    }
    house.close().await;
    let again = House::open(store);
    assert_eq!(
        all_shown(&*look(&again, &placed.id).await),
        all_shown(&table)
    );
    let choice = first(&table, 2);
    act(&again, &placed.id, 2, &choice).await.unwrap();
}

#[tokio::test]
async fn a_table_of_unknown_rules_is_shown_and_not_played() {
    let store = store().await;
    let house = House::open(store.clone());
    let unknown = TableId::from_bytes([1; 16]);
    let missing = house.look::<Fliptown>(&unknown).await.unwrap_err();
    assert!(matches!(missing, HouseError::NoSuchTable));
    let mut old = header(vec![bot(bots::BotKind::Random)], "old rules");
    old.edition.amendments.push("FT-A99".to_owned());
    let host = Key::random().unwrap().hash();
    let keys = FirstKeys {
        host,
        own: None,
        invitations: Vec::new(),
    };
    store.create(&old, &keys).await.unwrap();
    let shown = house.look::<Fliptown>(&old.id).await.unwrap();
    let unknown = UnknownEdition::Amendment("FT-A99".to_owned());
    assert_eq!(shown.stopped(), Some(&Stopped::Unknown(unknown)));
    assert!(!all_shown(&shown).is_empty());
    // The house leaves it alone.
    house.wake().await.unwrap();
    house.close().await;
    assert_eq!(store.entries(&old.id, 0).await.unwrap(), Ledger::default());
}

#[tokio::test]
async fn a_damaged_ledger_is_told_and_left() {
    let store = store().await;
    let house = House::open(store.clone());
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let nonsense = Entry {
        seat: Seat(0),
        deed: Deed::Agree(1),
    };
    let _ = store.append(&placed.id, 0, &nonsense).await.unwrap();
    let other = House::open(store);
    let choice = (0, "pass".to_owned());
    for house in [other, house] {
        let table = look(&house, &placed.id).await;
        assert!(matches!(
            table.stopped(),
            Some(Stopped::Line { number: 0, .. })
        ));
        let error = act(&house, &placed.id, 0, &choice).await.unwrap_err();
        let refused = matches!(error, ActError::Refused(Refused::Stopped) | ActError::Stale);
        assert!(refused, "{error}");
    }
}

#[tokio::test]
async fn a_table_is_set_only_if_it_can_be_played() {
    let house = house().await;
    let key = Key::random().unwrap();
    let mut few = setup(people(2), Some(0));
    few.chairs.pop();
    let error = house.set_table(few, &key).await.unwrap_err();
    assert!(matches!(
        error,
        HouseError::Chairs {
            chairs: 1,
            seats: 2
        }
    ));
    for own in [1, 9] {
        let chairs = vec![person("Ada"), bot(bots::BotKind::Greedy)];
        let odd = setup(chairs, Some(own));
        let error = house.set_table(odd, &key).await.unwrap_err();
        assert!(matches!(error, HouseError::OwnSeat));
    }
    assert_eq!(house.tables_of(&key).await.unwrap(), []);
}

#[tokio::test]
async fn seeds_and_ids_come_from_entropy() {
    let house = house().await;
    let key = Key::random().unwrap();
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let mut setup = setup(people(1), Some(0));
        setup.seed = None;
        let placed = house.set_table(setup, &key).await.unwrap();
        seeds.push(house.header(&placed.id).await.unwrap().seed);
    }
    assert_ne!(seeds[0], seeds[1]);
}

#[tokio::test]
async fn agreements_reach_through_the_house() {
    let house = house().await;
    let (placed, _) = set(&house, people(2), Some(0)).await;
    let id = &placed.id;
    let choice = first(&*look(&house, id).await, 1);
    act(&house, id, 1, &choice).await.unwrap();
    let decision = |table: &Table<Fliptown>, s| table.sight(Viewer::Seat(Seat(s))).decision;
    let table = look(&house, id).await;
    house
        .do_deed::<Fliptown>(id, Seat(1), decision(&table, 1), BACK)
        .await
        .unwrap();
    let table = house
        .do_deed::<Fliptown>(id, Seat(0), 0, Deed::Agree(1))
        .await
        .unwrap();
    assert_eq!(table.sight(Viewer::Seat(Seat(1))).back, Back::Nothing);
    assert_eq!(table.house_owes(), SeatSet::NONE);
}
