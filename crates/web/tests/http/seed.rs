//! What tables are dealt from.

use serde_json::Value;

use crate::house::House;

/// What two tables, one after the other, are dealt from.
async fn deals(seed: Option<kernel::Seed>) -> [Value; 2] {
    let house = House::open_with(|config| config.seed = seed).await;
    let mut deals = [Value::Null, Value::Null];
    for deal in &mut deals {
        let table = house.set(0, 0).await;
        *deal = house.stranger().look(&table).await["commitment"].take();
    }
    assert!(deals.iter().all(Value::is_string));
    deals
}

#[tokio::test]
async fn a_seed_deals_the_same_tables_again_and_none_twice() {
    let seed = Some(kernel::Seed::from_text("shows"));
    let (first, again) = (deals(seed).await, deals(seed).await);
    assert_eq!(first, again);
    assert_ne!(first[0], first[1]);
}

#[tokio::test]
async fn without_a_seed_every_table_is_dealt_by_chance() {
    assert_ne!(deals(None).await, deals(None).await);
}
