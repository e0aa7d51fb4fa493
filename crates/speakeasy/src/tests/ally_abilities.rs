//! What allies are good for (SP-29).

use super::given::{BLUE, Given, read, table};
use crate::pieces::{Ability, Crate, Gangster};
use crate::player::token_count;
use crate::step::{Post, Step};
use crate::strength::Occasion;
use crate::whynot::WhyNot;

/// A building of a player is attacked.
fn attacked(given: Given, building: &str, by: &str) -> Given {
    given.house(BLUE, "5.1", building).gangster(by, "5").asking(
        BLUE,
        Step::Defend {
            district: read("5"),
            open: 1,
        },
    )
}

fn allied(gangster: &str) -> Given {
    table(4)
        .ally(BLUE, gangster, "16")
        .with(BLUE, |player| player.thugs = 0)
}

/// Of the eight abilities none is missing here.
#[test]
fn sp_29_1_every_ability_has_an_ally() {
    for ability in Ability::ALL {
        let mut all = Gangster::ALL.into_iter();
        assert!(
            all.any(|one| one.data().ability == Some(ability)),
            "{ability:?}"
        );
    }
}

/// Carlo Gambino: level 1 and his +1 and his 7 are 9, Birdie Brown comes with 7.
#[test]
fn sp_29_1_buildings_are_stronger() {
    assert_eq!(allied("carlo_gambino").player(BLUE).defence(), 2);
    assert_eq!(allied("joe_profaci").player(BLUE).defence(), 2);
    assert_eq!(allied("joe_masseria").player(BLUE).defence(), 1);
    assert_eq!(
        allied("carlo_gambino").player(BLUE).attack(),
        1,
        "no attack"
    );
    // It counts without the fee: levels 5 and +1 are 6.
    let strong = allied("carlo_gambino").levels(BLUE, [1, 1, 1, 1, 5]);
    let mut given = attacked(strong, "bar", "birdie_brown").with(BLUE, |player| player.thugs = 1);
    given.act("defend 5.1 1");
    assert_eq!(given.purses(BLUE), (15, 30));
}

#[test]
fn sp_29_2_one_mobster_to_the_docks_and_one_to_the_vip_area() {
    let given = |given: Given| given.gangster("owney_madden", "4").asking(BLUE, Step::Ally);
    let post = |post| Step::Mobster {
        post,
        waiting: false,
    };
    let mut both = given(table(4));
    both.act("gangster owney_madden");
    assert_eq!(both.asked().1, post(Post::Docks));
    let asked = both.asked().1.rule();
    assert_eq!(both.refused("vip"), WhyNot::NotAsked { asked });
    both.act("dock 4-uptown");
    assert_eq!(both.purses(BLUE).0, 18, "the reward of the row");
    // The VIP area has room, and there is nothing to choose.
    assert_eq!(both.player(BLUE).vip, 1);
    assert_eq!(both.player(BLUE).mobsters, 8);
    // With a full VIP area and one mobster left only the docks get one.
    let mut full = given(
        table(4)
            .vip(BLUE, 2)
            .with(BLUE, |player| player.mobsters = 1),
    );
    full.acts(&["gangster owney_madden", "dock 1-uptown"]);
    assert_eq!((full.player(BLUE).vip, full.player(BLUE).mobsters), (2, 0));
    assert_eq!(full.player(BLUE).leverage, 1);
    // One mobster goes to the docks, for that part comes first.
    let mut one = given(table(4).with(BLUE, |player| player.mobsters = 1));
    one.acts(&["gangster owney_madden", "dock 1-uptown"]);
    assert_eq!((one.player(BLUE).vip, one.player(BLUE).mobsters), (0, 0));
}

/// SP-29.10: with another ally it is gone.
#[test]
fn sp_29_3_two_more_leverage_while_allied() {
    for gangster in ["joe_masseria", "joe_adonis"] {
        let mut given = allied(gangster)
            .board(BLUE, &["vip_04"])
            .gangster("birdie_brown", "4")
            .asking(BLUE, Step::Ally);
        assert_eq!(given.player(BLUE).lasting_leverage(), 4);
        given.act("gangster birdie_brown");
        assert_eq!(given.player(BLUE).lasting_leverage(), 2);
    }
}

/// Birdie Brown: strength 1 and 6 hold the still against 7 without paying; a bar he defends for $7.
#[test]
fn sp_29_4_the_still_is_defended_for_nothing() {
    let player = |gangster| *allied(gangster).player(BLUE);
    let still = Occasion::Defence { still: true };
    let other = Occasion::Defence { still: false };
    assert_eq!(player("birdie_brown").help_fee(still), Some(0));
    assert_eq!(player("birdie_brown").help_fee(other), Some(7));
    assert_eq!(player("birdie_brown").help_fee(Occasion::TakeOver), Some(7));
    assert_eq!(player("joe_adonis").help_fee(still), Some(7));
    let poor = allied("birdie_brown").money(BLUE, 0, 0);
    let mut given = attacked(poor, "still", "joe_adonis");
    given.act("defend 5.1 0 ally");
    let bar = attacked(
        allied("birdie_brown").money(BLUE, 6, 0),
        "bar",
        "joe_adonis",
    );
    let why = WhyNot::TooDear { cost: 7, means: 6 };
    assert_eq!(bar.refused("defend 5.1 0 ally"), why);
}

/// SP-R59: help that costs nothing leaves nothing to split.
#[test]
fn sp_29_4_free_help_is_not_split() {
    let rich = || allied("birdie_brown").money(BLUE, 9, 9);
    assert!(attacked(rich(), "bar", "joe_adonis").allows("split"));
    let still = attacked(rich(), "still", "joe_adonis");
    assert_eq!(still.refused("split"), WhyNot::NothingToSplit);
}

#[test]
fn sp_29_5_two_city_tokens_of_the_display() {
    for gangster in ["waxey_gordon", "frank_costello"] {
        let mut given = table(4).gangster(gangster, "4").asking(BLUE, Step::Ally);
        let first = given.game.market.right[0];
        given.act(&format!("gangster {gangster}"));
        given.acts(&["right 1", "pile 2"]);
        assert_eq!(
            given.asked().1,
            Step::TakeToken,
            "the space is filled again"
        );
        assert!(given.game.market.right[0].is_some());
        given.acts(&["right 3", "pile 1"]);
        let tokens = &given.player(BLUE).tokens;
        assert_eq!(token_count(tokens), 2);
        assert!(tokens[first.expect("a token") as usize] >= 1);
    }
}

/// Used at once, in a defence or in a take-over.
#[test]
fn sp_29_6_one_help_is_free() {
    let mut given = attacked(
        allied("salvatore_maranzano").money(BLUE, 30, 0),
        "bar",
        "carlo_gambino",
    );
    let ally = |given: &Given| given.player(BLUE).ally.expect("an ally");
    assert!(ally(&given).owes_free_help());
    given.act("defend 5.1 0 ally");
    assert_eq!(given.purses(BLUE).0, 30);
    assert!(!ally(&given).owes_free_help());
    for occasion in [Occasion::TakeOver, Occasion::Defence { still: false }] {
        assert_eq!(given.player(BLUE).help_fee(occasion), Some(9));
    }
}

/// SP-29.6: taken over for nothing but the price; allied anew he helps for nothing again.
#[test]
fn sp_29_6_a_new_alliance_renews_the_free_help() {
    let mut given = allied("legs_diamond")
        .gangster("three_finger_brown", "4")
        .gangster("birdie_brown", "9")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .money(BLUE, 10, 0)
        .talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "space 4.1", "force 0 ally"]);
    assert_eq!(given.purses(BLUE).0, 7);
    assert_eq!(given.player(BLUE).help_fee(Occasion::TakeOver), Some(4));
    let again = |given: Given, gangster: &str| {
        let mut given = given
            .but(|game| game.agenda.clear())
            .asking(BLUE, Step::Ally);
        given.act(&format!("gangster {gangster}"));
        given
    };
    let given = again(again(given, "birdie_brown"), "legs_diamond");
    assert_eq!(given.player(BLUE).help_fee(Occasion::TakeOver), Some(0));
}

/// SP-29.6: it "may" be used: who pays keeps it for later.
#[test]
fn sp_a2_the_free_help_may_be_kept() {
    let given = || {
        let allied = allied("salvatore_maranzano").money(BLUE, 30, 0);
        attacked(allied, "bar", "carlo_gambino")
    };
    let mut kept = given();
    kept.offers(&["abandon 5.1", "defend 5.1 0 ally", "defend 5.1 0 ally paid"]);
    kept.act("defend 5.1 0 ally paid");
    assert_eq!(kept.purses(BLUE).0, 21);
    let ally = |given: &Given| given.player(BLUE).ally.expect("an ally");
    assert!(ally(&kept).owes_free_help());
    let mut used = given();
    used.act("defend 5.1 0 ally");
    assert_eq!(used.purses(BLUE).0, 30);
    assert!(!ally(&used).owes_free_help());
    // Who pays may choose from which purse.
    let mut split = given().money(BLUE, 9, 18);
    split.acts(&["split", "defend 5.1 0 ally paid", "launder 4"]);
    assert_eq!(split.purses(BLUE), (4, 10));
    let poor = given().money(BLUE, 8, 0);
    let (cost, means) = (9, 8);
    let why = WhyNot::TooDear { cost, means };
    assert_eq!(poor.refused("defend 5.1 0 ally paid"), why);
}

#[test]
fn sp_a2_it_is_kept_in_a_take_over() {
    let given = || {
        let mut given = allied("legs_diamond")
            .gangster("three_finger_brown", "4")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .money(BLUE, 10, 0)
            .talking(BLUE, "contractors_1");
        given.acts(&["slot left_1", "space 4.1"]);
        given
    };
    let mut kept = given();
    kept.offers(&["force 0 ally", "force 0 ally paid"]);
    kept.act("force 0 ally paid");
    assert_eq!(kept.purses(BLUE).0, 3, "$3 and $4");
    assert_eq!(kept.player(BLUE).help_fee(Occasion::TakeOver), Some(0));
}

/// What costs nothing anyway uses nothing up, and there is nothing to keep.
#[test]
fn sp_a2_help_that_costs_nothing_anyway_uses_nothing_up() {
    let given = |crates: &[Crate]| {
        let strong = allied("legs_diamond").levels(BLUE, [1, 1, 1, 1, 5]);
        attacked(strong.crates(BLUE, crates), "bar", "carlo_gambino")
    };
    let mut free = given(&[Crate::Crate5, Crate::Crate6]);
    assert_eq!(
        free.refused("defend 5.1 0 ally paid"),
        WhyNot::NothingToKeep
    );
    free.act("defend 5.1 0 ally");
    assert!(free.player(BLUE).ally.expect("an ally").owes_free_help());
    let used = given(&[]).with(BLUE, |player| {
        player.ally.as_mut().expect("an ally").helped = true;
    });
    assert_eq!(
        used.refused("defend 5.1 0 ally paid"),
        WhyNot::NothingToKeep
    );
    let alone = attacked(table(4), "bar", "carlo_gambino");
    assert_eq!(alone.refused("defend 5.1 0 ally paid"), WhyNot::NoAlly);
}

#[test]
fn sp_a2_in_the_first_edition_the_first_help_is_the_free_one() {
    let given = allied("salvatore_maranzano").money(BLUE, 30, 0);
    let given = attacked(given.in_first_edition(), "bar", "carlo_gambino");
    given.offers(&["abandon 5.1", "defend 5.1 0 ally"]);
    assert_eq!(
        given.refused("defend 5.1 0 ally paid"),
        WhyNot::NothingToKeep
    );
}

/// A raid is no matter for outsiders, paid or not: strength 1 with one mobster and the free 8 would beat 8.
#[test]
fn sp_r79_the_free_help_is_none_for_raids() {
    let given = allied("salvatore_maranzano")
        .docked(BLUE, "1-downtown")
        .ship("stephanie_st_clair", "1", 5)
        .asking(BLUE, Step::Raid);
    let why = WhyNot::TooWeak {
        strength: 1,
        needed: 9,
    };
    assert_eq!(given.refused("ship stephanie_st_clair"), why);
}

/// A help that is not asked for does not use it up.
#[test]
fn sp_r70_a_defence_without_the_ally_leaves_the_free_help() {
    let mut given = attacked(
        allied("legs_diamond").levels(BLUE, [1, 1, 1, 1, 5]),
        "bar",
        "birdie_brown",
    )
    .with(BLUE, |player| player.thugs = 2);
    given.act("defend 5.1 2");
    assert!(!given.player(BLUE).ally.expect("an ally").helped);
    assert_eq!(given.player(BLUE).help_fee(Occasion::TakeOver), Some(0));
}

/// Level 4 with two mobsters is 8, with Ciro Terranova 9: more than 8.
#[test]
fn sp_29_7_raids_are_stronger() {
    let raid = |given: Given| {
        given
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "2-downtown")
            .levels(BLUE, [1, 1, 1, 1, 4])
            .ship("stephanie_st_clair", "1", 5)
            .asking(BLUE, Step::Raid)
    };
    for gangster in ["ciro_terranova", "dutch_schultz"] {
        assert!(raid(allied(gangster)).allows("ship stephanie_st_clair"));
    }
    let why = WhyNot::TooWeak {
        strength: 8,
        needed: 9,
    };
    let other = raid(allied("joe_masseria"));
    assert_eq!(other.refused("ship stephanie_st_clair"), why);
}

/// SP-29.9: crates lower the fee further, but never below nothing.
#[test]
fn sp_29_8_helping_to_take_over_is_cheaper() {
    let fees = |gangster, crates: &[Crate]| {
        let given = allied(gangster).crates(BLUE, crates);
        let player = given.player(BLUE);
        let defence = Occasion::Defence { still: false };
        [Occasion::TakeOver, defence].map(|occasion| player.help_fee(occasion))
    };
    assert_eq!(fees("three_finger_brown", &[]), [Some(5), Some(6)]);
    assert_eq!(fees("owney_madden", &[]), [Some(6), Some(6)]);
    let both = [Crate::Crate5, Crate::Crate6];
    assert_eq!(fees("three_finger_brown", &both[..1]), [Some(3), Some(4)]);
    assert_eq!(fees("three_finger_brown", &both), [Some(1), Some(2)]);
}

/// Legs Diamond's $4 with two crates.
#[test]
fn sp_29_9_a_fee_is_never_below_nothing() {
    let used = |gangster, crates: &[Crate]| {
        let given = allied(gangster).crates(BLUE, crates).with(BLUE, |player| {
            player.ally = player.ally.map(|ally| crate::player::Ally {
                helped: true,
                ..ally
            });
        });
        given.player(BLUE).help_fee(Occasion::TakeOver)
    };
    assert_eq!(used("legs_diamond", &[]), Some(4));
    assert_eq!(
        used("legs_diamond", &[Crate::Crate5, Crate::Crate6]),
        Some(0)
    );
}

#[test]
fn sp_29_10_abilities_end_with_the_alliance() {
    let mut given = allied("carlo_gambino")
        .gangster("birdie_brown", "4")
        .asking(BLUE, Step::Ally);
    assert_eq!(given.player(BLUE).defence(), 2);
    given.act("gangster birdie_brown");
    assert_eq!(given.player(BLUE).defence(), 1);
}
