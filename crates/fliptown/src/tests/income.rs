//! FT-15: phase 5, pan and work.

use super::given::{TestTable, given};

/// Phases 4 and 5 with a hand worth nothing; seat 0 starts with nothing but its tools.
fn after_income(round: u8, pans: u8, hammers: u8) -> TestTable {
    let given = given(1).round(round).inventory(0, [0; 4]);
    let given = given.with(0, move |sheet| {
        sheet.pans = pans;
        sheet.hammers = hammers;
    });
    given.poker()
}

#[test]
fn ft_15_1_one_gold_per_pan_and_two_dollars_per_hammer_in_every_round() {
    for round in 1..=3 {
        for (pans, hammers) in [(0, 0), (1, 0), (0, 1), (4, 4)] {
            let table = after_income(round, pans, hammers);
            let expected = [u16::from(2 * hammers), u16::from(pans), 0, 0];
            assert_eq!(table.inventory(0), expected);
            assert_eq!(table.sheet(0).pans, pans, "tools are kept");
        }
    }
}

#[test]
fn ft_15_1_each_seat_for_itself() {
    let table = given(2)
        .with(0, |sheet| sheet.pans = 2)
        .with(1, |sheet| sheet.hammers = 3)
        .poker();
    assert_eq!(table.inventory(0), [4, 4, 0, 0]);
    assert_eq!(table.inventory(1), [10, 2, 0, 0]);
}

/// FT-R60: gold and cash in the same phase.
#[test]
fn ft_e2_one_pan_and_three_hammers() {
    assert_eq!(after_income(1, 1, 3).inventory(0), [6, 1, 0, 0]);
}
