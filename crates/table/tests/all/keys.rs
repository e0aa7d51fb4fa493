//! Keys and invitations.

use std::sync::Arc;

use fliptown::Fliptown;
use kernel::{Seat, SeatSet, Viewer};
use table::{Chair, Deed, House, Key, Rights, Sitter, SqliteStore};

use crate::common::*;
use crate::scratch::{Scratch, house, look, set};

pub(crate) fn key() -> Key {
    Key::random().unwrap()
}

pub(crate) fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

/// Ada has set the table; two chairs are free.
pub(crate) fn chairs() -> Vec<Chair> {
    let free = Chair {
        sitter: Sitter::Person,
        name: None,
    };
    vec![
        person("Ada"),
        free.clone(),
        free,
        bot(bots::BotKind::Random),
    ]
}

#[tokio::test]
async fn an_invitation_opens_its_seat_to_whoever_is_first() {
    let house = house().await;
    let (placed, ada) = set(&house, chairs(), Some(0)).await;
    let id = &placed.id;
    let asked: Vec<u8> = placed.invitations.iter().map(|(seat, _)| seat.0).collect();
    assert_eq!(asked, [1, 2], "nobody invites to their own seat or a bot's");
    assert_eq!(house.holders(id).await.unwrap(), seats(&[0]));
    let (bea, eve) = (key(), key());
    let invitation = &placed.invitations[0].1;
    assert_eq!(
        house.invitation(invitation).await.unwrap(),
        Some((id.clone(), Seat(1)))
    );
    let redeem = async |holder, called| house.redeem(id, invitation, holder, name(called)).await;
    let redeemed = redeem(&bea, "Bea").await.unwrap();
    assert_eq!(redeemed, Some(Seat(1)));
    assert_eq!(redeem(&eve, "Eve").await.unwrap(), None);
    assert_eq!(house.invitation(invitation).await.unwrap(), None);
    // A form that was sent twice is no other guest.
    assert_eq!(redeem(&bea, "Bea").await.unwrap(), redeemed);
    assert_eq!(house.holders(id).await.unwrap(), seats(&[0, 1]));
    let table = look(&house, id).await;
    let called = &table.sight(Viewer::Spectator).places[1].name;
    assert_eq!(called, &Some(name("Bea")));
    let rights = async |key| house.rights(key, id).await.unwrap();
    let expected = |at: &[u8], host| Rights {
        seats: seats(at),
        host,
    };
    assert_eq!(rights(&ada).await, expected(&[0], true));
    assert_eq!(rights(&bea).await, expected(&[1], false));
    assert_eq!(rights(&eve).await, Rights::default());
    assert_eq!(rights(invitation).await, Rights::default());
}

#[tokio::test]
async fn a_guess_opens_nothing() {
    let house = house().await;
    let (placed, ada) = set(&house, chairs(), Some(0)).await;
    let mut guesses = vec![key(), ada.clone()];
    // Whoever knows an invitation, or the hash of one, cannot make others from it.
    let known = &placed.invitations[0].1;
    guesses.push(known.invitation(&placed.id, Seat(2), 0));
    guesses.push(known.hash().to_string().parse().unwrap());
    guesses.push(key().invitation(&placed.id, Seat(2), 0));
    for guess in guesses {
        let redeemed = house
            .redeem(&placed.id, &guess, &key(), name("Eve"))
            .await
            .unwrap();
        assert_eq!(redeemed, None);
        assert_eq!(house.invitation(&guess).await.unwrap(), None);
    }
    assert_eq!(house.holders(&placed.id).await.unwrap(), seats(&[0]));
}

#[tokio::test]
async fn an_invitation_to_one_table_opens_nothing_at_another() {
    let house = house().await;
    let (here, _) = set(&house, chairs(), Some(0)).await;
    let (there, _) = set(&house, chairs(), Some(0)).await;
    let invitation = &there.invitations[0].1;
    let redeemed = house
        .redeem(&here.id, invitation, &key(), name("Eve"))
        .await;
    assert_eq!(redeemed.unwrap(), None);
    let still = house.invitation(invitation).await.unwrap();
    assert_eq!(still, Some((there.id, Seat(1))), "it is not used up either");
}

#[tokio::test]
async fn of_two_who_redeem_at_once_one_sits_down() {
    let house = house().await;
    let (placed, _) = set(&house, chairs(), Some(0)).await;
    let invitation = &placed.invitations[1].1;
    let (one, two) = (key(), key());
    let (a, b) = tokio::join!(
        house.redeem(&placed.id, invitation, &one, name("One")),
        house.redeem(&placed.id, invitation, &two, name("Two"))
    );
    assert_eq!(
        usize::from(a.unwrap().is_some()) + usize::from(b.unwrap().is_some()),
        1
    );
}

#[tokio::test]
async fn whoever_set_the_table_sees_the_links_again_and_nobody_else_does() {
    let house = house().await;
    let (placed, ada) = set(&house, chairs(), Some(0)).await;
    let id = &placed.id;
    assert_eq!(
        house.invitations(&ada, id).await.unwrap(),
        placed.invitations
    );
    assert_eq!(house.invitations(&key(), id).await.unwrap(), []);
    let bea = key();
    let (_, first) = &placed.invitations[0];
    house.redeem(id, first, &bea, name("Bea")).await.unwrap();
    let left = house.invitations(&ada, id).await.unwrap();
    assert_eq!(left, placed.invitations[1..]);
}

#[tokio::test]
async fn a_lost_link_is_made_again_by_the_host_or_for_a_second_device() {
    let house = house().await;
    let (placed, ada) = set(&house, chairs(), Some(0)).await;
    let id = &placed.id;
    let again = async |by, seat| house.invite_again(by, id, Seat(seat)).await.unwrap();
    // As long as it is not used, it is the same.
    assert_eq!(
        again(&ada, 1).await.as_ref(),
        Some(&placed.invitations[0].1)
    );
    let (bea, stranger) = (key(), key());
    let (_, first) = &placed.invitations[0];
    house.redeem(id, first, &bea, name("Bea")).await.unwrap();
    let new = again(&ada, 1).await.unwrap();
    assert_ne!(&new, first);
    assert!(
        house
            .invitations(&ada, id)
            .await
            .unwrap()
            .contains(&(Seat(1), new.clone()))
    );
    let phone = again(&bea, 1).await.unwrap();
    assert_ne!(phone, new);
    let device = key();
    assert!(
        house
            .redeem(id, &phone, &device, name("Bea"))
            .await
            .unwrap()
            .is_some()
    );
    let rights = house.rights(&device, id).await.unwrap();
    assert_eq!(rights.seats, seats(&[1]));
    // Not for strangers, not to other seats, not to a bot's.
    assert_eq!(again(&stranger, 1).await, None);
    assert_eq!(again(&bea, 2).await, None);
    assert_eq!(again(&ada, 3).await, None);
    assert_eq!(again(&ada, 9).await, None);
}

#[tokio::test]
async fn a_key_finds_its_tables_newest_first() {
    let house = house().await;
    let (first, ada) = set(&house, chairs(), Some(0)).await;
    let (second, bea) = set(&house, chairs(), None).await;
    let (_, to_second) = &second.invitations[0];
    house
        .redeem(&second.id, to_second, &ada, name("Ada"))
        .await
        .unwrap();
    assert_eq!(
        house.tables_of(&ada).await.unwrap(),
        [second.id.clone(), first.id.clone()]
    );
    assert_eq!(house.tables_of(&bea).await.unwrap(), [second.id]);
    assert_eq!(house.tables_of(&key()).await.unwrap(), []);
}

#[tokio::test]
async fn only_hashes_are_in_the_file() {
    let scratch = Scratch::new();
    let store = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
    let house = House::open(store);
    let (placed, ada) = set(&house, chairs(), Some(0)).await;
    let bea = key();
    let (_, invitation) = &placed.invitations[0];
    house
        .redeem(&placed.id, invitation, &bea, name("Bea"))
        .await
        .unwrap();
    house
        .do_deed::<Fliptown>(&placed.id, Seat(0), 0, Deed::Sit(name("Ada")))
        .await
        .unwrap();
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(scratch.path()).unwrap() {
        bytes.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    for key in [&ada, &bea, invitation, &placed.invitations[1].1] {
        assert!(!holds(&key.secret()), "a key is in the file");
        assert!(holds(&key.hash().to_string()), "a hash is missing");
    }
}
