//! The rewards of helpers (SP-30).

use super::given::{BLUE, Given, table};
use crate::event::Event;
use crate::pieces::{Building, Gangster, Helper, Operation, Slot};
use crate::space::Ground;
use crate::step::{Post, Step};
use crate::whynot::WhyNot;
use crate::works::Works;

/// A table where every reward does something.
fn busy() -> Given {
    table(4)
        .house(BLUE, "8.1", "still")
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .gangster("meyer_lansky", "4")
        .board(BLUE, &["vip_04", "party_04"])
        .vip(BLUE, 1)
        .levels(BLUE, [2, 2, 2, 2, 1])
        .money(BLUE, 40, 0)
}

fn used(given: Given, helper: Helper) -> Given {
    let mut given = given.helpers(BLUE, &[helper]).turn(BLUE);
    given.act(&format!("helper {}", helper.id()));
    given
}

fn build(works: Works) -> Step {
    Step::Build { works, times: 1 }
}

/// What is asked after the reward of a helper is begun; what needs no choice leads to the capo.
fn asked(helper: Helper) -> Step {
    match helper {
        Helper::AnyCard => Step::TakeCard,
        Helper::RaiseAny => Step::Raise,
        Helper::CopyDisplay => Step::CopyHelper,
        Helper::CityToken => Step::TakeToken,
        Helper::Mobster | Helper::Mobsters2 => Step::Mobster {
            post: Post::Reward,
            waiting: false,
        },
        Helper::UpgradeBar => build(Works::Upgrade),
        Helper::Takeover => build(Works::TakeOver),
        Helper::Helper => Step::TakeHelper,
        Helper::Deliver => Step::Drive { points: [2, 2] },
        Helper::Sell => Step::Sell { left: 2 },
        Helper::Protect => Step::Protect { leverage: 4 },
        Helper::Leverage2
        | Helper::VipCard
        | Helper::PartyCard
        | Helper::StillCard
        | Helper::FleetCard
        | Helper::Thugs2
        | Helper::Produce
        | Helper::Books2
        | Helper::Cash5 => Step::Send,
    }
}

/// Leverage, thugs, books, barrels in the still, cash and cards of each type gained at once.
fn gains(helper: Helper) -> ([u8; 4], u16, [u8; 4]) {
    let none = ([0; 4], 0, [0; 4]);
    match helper {
        Helper::Leverage2 => ([2, 0, 0, 0], 0, [0; 4]),
        Helper::Thugs2 => ([0, 2, 0, 0], 0, [0; 4]),
        Helper::Books2 => ([0, 0, 2, 0], 0, [0; 4]),
        Helper::Produce => ([0, 0, 0, 2], 0, [0; 4]),
        Helper::Cash5 => ([0; 4], 5, [0; 4]),
        Helper::VipCard => ([0; 4], 0, [1, 0, 0, 0]),
        Helper::PartyCard => ([0; 4], 0, [0, 1, 0, 0]),
        Helper::StillCard => ([0; 4], 0, [0, 0, 1, 0]),
        Helper::FleetCard => ([0; 4], 0, [0, 0, 0, 1]),
        _ => none,
    }
}

#[test]
fn sp_30_1_every_helper_has_its_reward() {
    assert_eq!(Helper::ALL.len(), 21);
    for helper in Helper::ALL {
        let before = *busy().player(BLUE);
        let mut given = used(busy(), helper);
        given.post();
        let after = given.player(BLUE);
        assert_eq!(given.asked(), (BLUE, asked(helper)), "{helper:?}");
        let gained = [
            after.leverage - before.leverage,
            after.thugs - before.thugs,
            after.books - before.books,
            after.still - before.still,
        ];
        let cards = [0, 1, 2, 3].map(|nth| after.hand[nth] - before.hand[nth]);
        let cash = after.pocket - before.pocket;
        assert_eq!((gained, cash, cards), gains(helper), "{helper:?}");
        assert!(given.game.screen(BLUE).used.contains(helper));
        assert!(!after.helpers.contains(helper));
    }
}

/// SP-30.1: the second of two mobsters follows the first.
#[test]
fn sp_30_1_two_mobsters_come_one_after_another() {
    let mut given = used(busy(), Helper::Mobsters2);
    given.act("vip");
    assert!(matches!(given.asked().1, Step::Mobster { .. }));
    given.act("dock 1-downtown");
    assert_eq!(given.player(BLUE).vip, 2);
    assert_eq!(given.asked().1, Step::Send);
}

#[test]
fn sp_30_2_the_top_card_of_the_named_deck() {
    for (helper, operation) in [
        (Helper::VipCard, Operation::Vip),
        (Helper::PartyCard, Operation::Party),
        (Helper::StillCard, Operation::Still),
        (Helper::FleetCard, Operation::Fleet),
    ] {
        let top = busy().game.decks[operation as usize].top.expect("a card");
        let given = used(busy(), helper);
        assert!(given.game.screen(BLUE).hand.contains(top));
        assert_ne!(given.game.decks[operation as usize].top, Some(top));
        let empty = busy().but(|game| game.decks[operation as usize] = Default::default());
        let hand = empty.player(BLUE).hand_size();
        assert_eq!(used(empty, helper).player(BLUE).hand_size(), hand);
    }
}

/// SP-13.10: with the discount of an emptied group.
#[test]
fn sp_30_3_one_bar_is_upgraded() {
    let given = || {
        busy().with(BLUE, |player| {
            let right = |slot: &Slot| !slot.id().starts_with("right");
            player.slots = player.slots.iter().filter(right).collect();
        })
    };
    let mut given = used(given(), Helper::UpgradeBar);
    let building = Building::Bar;
    assert_eq!(
        given.refused("slot left_1"),
        WhyNot::NotAllowed { building }
    );
    assert!(given.allows("slot casino_1"));
    given.act("slot nightclub_1");
    // The bar is the only one, and nothing is opened or taken over.
    assert!(
        matches!(given.ground("1.1"), Ground::House(house) if house.building == Building::Nightclub)
    );
    assert_eq!(given.purses(BLUE).0, 36);
    assert_eq!(given.asked().1, Step::TakeHelper, "the reward of the slot");
    given.act("pass");
    assert_eq!(given.asked().1, Step::Send, "once");
}

/// SP-30.3: empty spaces and gangster bars are not for it.
#[test]
fn sp_30_3_nothing_is_opened_or_taken_over() {
    let mut given = used(busy().house(BLUE, "7.1", "bar"), Helper::UpgradeBar);
    given.act("slot nightclub_1");
    assert_eq!(given.refused("space 2.1"), WhyNot::SpaceTaken);
    assert_eq!(given.refused("space 4.1"), WhyNot::SpaceTaken);
    assert_eq!(given.legal(), ["space 1.1", "space 7.1"]);
}

/// Against Meyer Lansky's 10, with strength 1; the price is paid (SP-R78).
#[test]
fn sp_30_4_the_defence_of_a_gangster_bar_is_ignored() {
    let slots = [
        "left_1",
        "right_3",
        "middle_still",
        "nightclub_2",
        "casino_1",
    ];
    for (slot, price) in slots.into_iter().zip([3, 8, 5, 12, 17]) {
        let mut given = used(busy(), Helper::Takeover);
        let thugs = given.player(BLUE).thugs;
        given.act(&format!("slot {slot}"));
        for (space, why) in [("2.1", "not opened"), ("1.1", "no bar is upgraded")] {
            let refused = given.refused(&format!("space {space}"));
            assert_eq!(refused, WhyNot::SpaceTaken, "{slot}: {why}");
        }
        given.act("space 4.1");
        if slot == "casino_1" {
            let card = given.legal()[0].clone();
            given.act(&card);
        }
        assert_eq!(given.purses(BLUE).0, 40 - price, "{slot}");
        assert_eq!(given.player(BLUE).thugs, thugs);
        assert!(matches!(given.ground("4.1"), Ground::House(_)));
        assert_eq!(given.game.supply.gangster_bars, 23);
    }
}

/// SP-30.4: what cannot be paid is not begun.
#[test]
fn sp_30_4_the_price_is_paid_as_usual() {
    let given = used(busy().money(BLUE, 3, 0), Helper::Takeover);
    assert!(given.allows("slot left_1"));
    let why = WhyNot::TooDear { cost: 8, means: 3 };
    assert_eq!(given.refused("slot right_1"), why);
}

/// SP-30.4.
#[test]
fn sp_r18_the_allys_district_stays_forbidden() {
    let given = busy()
        .gangster("legs_diamond", "9")
        .ally(BLUE, "legs_diamond", "9");
    let mut given = used(given, Helper::Takeover);
    given.act("slot left_1");
    let gangster = Gangster::LegsDiamond;
    assert_eq!(
        given.refused("space 9.1"),
        WhyNot::AllysDistrict { gangster }
    );
    assert_eq!(given.legal(), ["space 4.1", "space 4.2"]);
}

/// The card stays in the display.
#[test]
fn sp_30_5_a_displayed_helper_is_copied() {
    let display = [Helper::Cash5, Helper::Produce, Helper::Helper];
    let given = || used(busy().display(&display), Helper::CopyDisplay);
    let mut copied = given();
    assert_eq!(copied.refused("helper sell"), WhyNot::NotDisplayed);
    copied.act("helper cash_5");
    assert_eq!(copied.purses(BLUE).0, 45);
    assert!(copied.game.helpers.display.contains(Helper::Cash5));
    assert_eq!(copied.player(BLUE).helpers.len(), 0);
    let mut declined = given();
    declined.act("pass");
    assert_eq!(declined.asked().1, Step::Send);
}

/// SP-30.5: there is no second card of the kind; copying "a helper card" may take the copied one itself.
#[test]
fn sp_r19_what_can_be_copied() {
    let display = [Helper::Cash5, Helper::Produce, Helper::Helper];
    let mut given = used(busy().display(&display), Helper::CopyDisplay);
    given.act("helper helper");
    assert!(given.told(Event::HelperCopied {
        seat: BLUE,
        helper: Helper::Helper
    }));
    assert_eq!(given.asked().1, Step::TakeHelper);
    given.act("helper helper");
    assert_eq!(
        given.player(BLUE).helpers,
        [Helper::Helper].into_iter().collect()
    );
    assert_eq!(given.game.helpers.display.len(), 3, "refilled");
    let given = busy()
        .display(&[Helper::CopyDisplay, Helper::Cash5])
        .asking(BLUE, Step::CopyHelper);
    assert_eq!(
        given.refused("helper copy_display"),
        WhyNot::CannotCopyItself
    );
}
