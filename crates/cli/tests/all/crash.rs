//! Acknowledged means durable: the server is killed while moves are being made, and not one of those
//! that it had acknowledged is missing.

use std::time::Duration;

use serde_json::Value;

use crate::house::House;
use crate::seat::Seat;

/// Plays until the server is gone or the game is over; tells what was acknowledged last.
async fn play(seat: &Seat, mut seen: Value) -> Value {
    let mut choice = 7;
    while seen["finished"] == false {
        choice = (choice * 31 + 11) % 1009;
        match seat.act(choice).await {
            Ok(answer) => seen = answer,
            Err(_) => break,
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let mut house = House::open();
    let mut seat = Seat::alone(&house).await;
    let mut seen = seat.look().await.expect("a table");
    for round in 0..30 {
        let moves = tokio::spawn({
            // Its connections are cut off with the server.
            let seat = seat.clone();
            async move { play(&seat, seen).await }
        });
        tokio::time::sleep(Duration::from_millis(5 + 13 * round % 90)).await;
        house.crash();
        let acknowledged = moves.await.expect("nobody panics");
        seen = seat.look().await.expect("the table is there again");
        let number = |table: &Value| table["decision"].as_u64().expect("a number");
        // One move may have been written whose answer did not come through.
        assert!(
            (0..=1).contains(&(number(&seen) - number(&acknowledged))),
            "round {round}"
        );
        if number(&seen) == number(&acknowledged) {
            assert_eq!(seen["view"], acknowledged["view"], "round {round}");
        }
        if seen["finished"] == true {
            seat = Seat::alone(&house).await;
            seen = seat.look().await.expect("a table");
        }
    }
}
