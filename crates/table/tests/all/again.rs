//! Where a company goes on when its table is finished.

use fliptown::Fliptown;
use kernel::{Seat, Viewer};
use table::{Deed, House, Key, Placed};

use crate::common::*;
use crate::keys::{chairs, key, seats};
use crate::scratch::{house, look, set, setup};

/// A table at which all three people have given up, and their keys.
async fn given_up(house: &House) -> (Placed, [Key; 3]) {
    let (placed, ada) = set(house, chairs(), Some(0)).await;
    let (bea, cid) = (key(), key());
    for ((_, invitation), (holder, called)) in placed
        .invitations
        .iter()
        .zip([(&bea, "Bea"), (&cid, "Cid")])
    {
        let sat = house.redeem(&placed.id, invitation, holder, name(called));
        assert!(sat.await.unwrap().is_some());
    }
    for seat in [0, 1, 2] {
        let gone = house.do_deed::<Fliptown>(&placed.id, Seat(seat), 0, Deed::Concede);
        gone.await.unwrap();
    }
    (placed, [ada, bea, cid])
}

#[tokio::test]
async fn a_company_goes_on_at_another_table_where_each_has_a_seat() {
    let house = house().await;
    let (last, [ada, bea, cid]) = given_up(&house).await;
    let again = async || look(&house, &last.id).await.again().cloned();
    // Bea sets the next table, with a seat less.
    let free = chairs()[1].clone();
    let new = vec![person("Bea"), bot(bots::BotKind::Random), free];
    let set_by = async |host| {
        let set = house.set_table(setup(new.clone(), Some(0)), host).await;
        set.unwrap().id
    };
    let eve = key();
    let next = set_by(&bea).await;
    let (hers, late) = (set_by(&eve).await, set_by(&ada).await);
    let say = async |by: &Key, table| {
        let told = house.go_on_at::<Fliptown>(&last.id, by, table).await;
        told.unwrap();
    };
    say(&eve, &hers).await;
    say(&cid, &hers).await;
    say(&ada, &last.id).await;
    assert_eq!(
        again().await,
        None,
        "only who sat here and has set it says so"
    );
    say(&bea, &next).await;
    say(&ada, &late).await;
    let told = again().await.expect("it is said");
    assert_eq!((told.by, &told.table), (Seat(1), &next), "the first counts");
    let sight = async |viewer| look(&house, &last.id).await.sight(viewer).again;
    assert_eq!(sight(Viewer::Seat(Seat(0))).await, Some(told.clone()));
    assert_eq!(
        sight(Viewer::Spectator).await,
        None,
        "watchers are no company"
    );
    // There is one seat: Ada's, who sat before Cid.
    let header = house.header(&last.id).await.unwrap();
    let kept = async |seat| {
        house
            .is_kept(&header.chairs, &told, Seat(seat))
            .await
            .unwrap()
    };
    assert_eq!(
        [kept(0).await, kept(1).await, kept(2).await, kept(3).await],
        [true, false, false, false]
    );
    let follow = async |seat, holder, called| {
        let sat = house.follow(&header.chairs, &told, Seat(seat), holder, name(called));
        sat.await.unwrap()
    };
    assert_eq!(follow(2, &cid, "Cid").await, None);
    assert_eq!(follow(0, &ada, "Ada").await, Some(Seat(2)));
    assert!(!kept(0).await, "she sits there");
    assert_eq!(house.rights(&ada, &next).await.unwrap().seats, seats(&[2]));
    assert!(house.invitations(&bea, &next).await.unwrap().is_empty());
    let called = &look(&house, &next).await.sight(Viewer::Spectator).places[2].name;
    assert_eq!(called, &Some(name("Ada")));
}

#[tokio::test]
async fn nobody_goes_on_before_the_end_or_by_a_deed_of_their_own() {
    let house = house().await;
    let (running, ada) = set(&house, chairs(), Some(0)).await;
    let next = house.set_table(setup(chairs(), Some(0)), &ada).await;
    let next = next.unwrap().id;
    let told = house.go_on_at::<Fliptown>(&running.id, &ada, &next).await;
    told.unwrap();
    assert_eq!(look(&house, &running.id).await.again(), None);
    let deed = Deed::Again(next);
    let refused = house.do_deed::<Fliptown>(&running.id, Seat(0), 0, deed.clone());
    assert!(refused.await.is_err());
    let mut table = table(people(1), "again");
    assert!(table.write(&entry(0, deed)).is_err());
}
