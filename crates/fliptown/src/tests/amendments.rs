//! What was corrected since the first edition, each as it is now and as a table of the first edition plays on.

use kernel::{Game, Options as _};

use super::given::{Given, TestTable, all_of, given, set};
use crate::amendment;
use crate::content::{Bounty, Character, Cowbot};
use crate::map::Region;
use crate::options::Options;
use crate::state::Fliptown;
use crate::whynot::WhyNot;

/// Bounties that do not look at Wanted.
const QUIET: [Bounty; 3] = [Bounty::Tycoon, Bounty::Tools, Bounty::TrailEndOrHunter];

#[test]
fn a_new_table_plays_by_all_amendments() {
    let options = Options::parse(1, []).unwrap();
    assert!(amendment::ALL.iter().all(|one| options.plays_by(*one)));
    let first = given(1).first_edition().turn();
    let first = first.game.options();
    assert!(!amendment::ALL.iter().any(|one| first.plays_by(*one)));
}

/// FT-21.7: every target of the Badlands would give Wanted, which Billy waits for.
#[test]
fn ft_a1_a_bonus_action_is_not_left_out_so_that_the_cowbot_does_not_steal() {
    let hotel = |given: Given| {
        let given = given.cowbot(Cowbot::BillyTheKid, "easy").deck("Kd");
        let mut table = given.assigned("3c 7s Qs");
        table.play_all(0, &["go town 7", "bonus-first"]);
        table
    };
    let mut table = hotel(given(1));
    assert_eq!(table.legal(0).len(), 12, "twelve targets and nothing else");
    assert_eq!(table.refusal(0, "decline"), WhyNot::NoDodging);
    table.play_all(0, &["go badlands 2", "leave"]);
    assert_eq!(table.game.stolen.len(), 1);
    let mut first = hotel(given(1).first_edition());
    first.play_all(0, &["decline", "leave"]);
    assert_eq!((first.game.turn, first.game.stolen.len()), (2, 0));
}

/// FT-A1: the only site is gone to by itself, as a character's bonus action is.
#[test]
fn ft_a1_the_only_site_is_taken_by_itself() {
    let robbed = |given: Given| {
        let given = given.cowbot(Cowbot::CalamityJane, "easy").deck("2d");
        let given = given.circled(0, &all_but("badlands", "K"));
        let mut table = given.assigned("2h 6s 4c");
        table.play(0, "go trail 6");
        table
    };
    let mut table = robbed(given(1));
    assert_eq!(table.sheet(0).stars, 4, "robbed, though in vain");
    // Its row's bonus action may be declined: Jane has what she waits for.
    table.play(0, "decline");
    assert_eq!((table.game.turn, table.game.stolen.len()), (2, 1));
    assert!(robbed(given(1).first_edition()).can(0, "decline"));
}

/// Every site of a region but one.
fn all_but(region: &str, name: &str) -> String {
    let sites = all_of(region.parse().unwrap());
    let others = sites
        .split(", ")
        .filter(|site| *site != format!("{region} {name}"));
    others.collect::<Vec<&str>>().join(", ")
}

/// All tombstones circled, hearts for the suit, 3 for the value, the last stop 8, ten gold.
fn cornered(given: Given, items: &'static str) -> TestTable {
    given
        .inventory(0, [0, 10, 0, 0])
        .circled(0, &all_of(Region::Cemetery))
        .circled(0, "trail 8")
        .with(0, move |sheet| sheet.items = set(items))
        .assigned("2h 3s 9d")
}

/// FT-5.8, FT-R9
#[test]
fn ft_a2_nobody_has_to_spend_gold() {
    let mut table = cornered(given(1), "");
    let sites = ["9", "10", "J", "Q", "K"].map(|stop| format!("go trail {stop}"));
    assert_eq!(table.legal_with(0, "go"), sites, "for gold they can be had");
    table.play(0, "pass");
    assert_eq!(table.inventory(0), [0, 10, 0, 0]);
    assert_eq!(table.game.turn, 2);
    let mut first = cornered(given(1).first_edition(), "");
    assert_eq!(first.legal_with(0, "go"), sites);
    assert_eq!(first.refusal(0, "pass"), WhyNot::MustAct);
}

/// FT-A2: the trail horse and the pickaxe "allow" as well.
#[test]
fn ft_a2_what_only_horse_or_pickaxe_reach_is_not_forced() {
    let table = cornered(given(1), "trail_horse");
    assert_eq!(table.price(0, "go trail 9"), 0);
    assert!(table.can(0, "pass"));
    assert!(!cornered(given(1).first_edition(), "trail_horse").can(0, "pass"));
    let miner = |given: Given, value: &str| {
        let given = given.circled(0, &all_of(Region::Cemetery));
        let given = given.circled(0, "mine m1a, mine m1b, mine m2a, mine m2b");
        let given = given.circled(0, "mine m3a, mine m3b, mine m4a, mine m4b, mine m4c");
        given
            .with(0, |sheet| sheet.items = set("pickaxe"))
            .assigned(&format!("2d {value}s 9h"))
    };
    // Room m3c takes 8 and 9, room m2c J and Q.
    assert!(miner(given(1), "10").can(0, "go mine m3c"));
    assert!(miner(given(1), "10").can(0, "pass"));
    assert!(!miner(given(1), "9").can(0, "pass"), "the card leads there");
    assert!(!miner(given(1).first_edition(), "10").can(0, "pass"));
}

/// FT-A2: somebody who is away spends nothing.
#[test]
fn ft_a2_the_absent_pass_and_keep_their_gold() {
    let mut table = cornered(given(1), "");
    table.finish_turn(0);
    assert_eq!(table.inventory(0), [0, 10, 0, 0]);
}

/// A friend of the Undertaker's with a bandana, in company.
fn friend(given: Given, bounties: &[Bounty], character: Option<Character>) -> Given {
    let given = given.bounties(bounties);
    let given = match character {
        Some(character) => given.character(0, character),
        None => given,
    };
    given.with(0, |sheet| {
        sheet.items = set("ignore_wanted bandana");
        sheet.wanted = 8;
    })
}

/// The Wanted of seat 0 after a site, and whether a number was asked for.
fn taken(given: Given, site: &str, number: &str) -> (u16, bool) {
    let mut table = given.assigned("2s 9d 3c");
    table.play(0, &format!("go {site}"));
    let asked = table.can(0, number);
    if asked {
        table.play(0, number);
    }
    (table.sheet(0).wanted, asked)
}

/// FT-8.3, FT-12.2
#[test]
fn ft_a3_friendship_and_bandana_allow_fewer_wanted() {
    let hunted = || friend(given(2), &[Bounty::MostWanted], None);
    let tombstone = "cemetery t00";
    assert_eq!(taken(hunted(), tombstone, "amount 0"), (8, true));
    // The ninth is worth seven stars.
    let mut table = hunted().assigned("2s 9d 3c");
    table.play_all(0, &["go cemetery t00", "amount 1"]);
    assert_eq!(table.sheet(0).wanted, 9);
    assert!(table.sheet(0).claimed.contains(Bounty::MostWanted));
    assert_eq!(taken(hunted(), "badlands 9", "amount 2"), (10, true));
    assert_eq!(taken(hunted(), "badlands 9", "amount 3"), (11, true));
    let first = || friend(given(2).first_edition(), &[Bounty::MostWanted], None);
    assert_eq!(taken(first(), tombstone, "amount 1"), (8, false));
    assert_eq!(taken(first(), "badlands 9", "amount 3"), (10, false));
}

/// FT-A3: it is asked only where a Wanted can be good for something.
#[test]
fn ft_r50_the_number_is_asked_where_it_can_matter() {
    let asked = |given: Given| taken(given, "cemetery t00", "amount 0").1;
    assert!(!asked(friend(given(2), &QUIET, None)), "it can only harm");
    let claimed = friend(given(2), &[Bounty::MostWanted], None)
        .with(0, |sheet| sheet.claimed = set("most_wanted"));
    assert!(!asked(claimed), "the bounty is claimed");
    assert!(
        asked(friend(given(1), &[], None)),
        "challenge 17, the title"
    );
    let baroness = || friend(given(2), &QUIET, Some(Character::Baroness));
    assert!(asked(baroness()), "a gold for each");
    let used = baroness().with(0, |sheet| sheet.ability_used = 1);
    assert!(!asked(used));
    // Without the item there is nothing to ask.
    let plain = given(2).bounties(&[Bounty::MostWanted]);
    assert!(!asked(plain));
}

/// FT-A3: the question has its rule, and somebody who is away takes no Wanted.
#[test]
fn ft_d18_how_many_wanted_are_taken() {
    let mut table = friend(given(1), &[], None).assigned("2s 9d 3c");
    table.play(0, "go badlands 9");
    assert_eq!(table.legal(0), ["amount 2", "amount 3"]);
    let why = table.refusal(0, "amount 1");
    assert_eq!(why, super::given::out_of_range(2, 3, "FT-8.3"));
    let legal = table.game.legal_actions(kernel::Seat(0));
    let action = Fliptown::default_action(&table.view(0), &legal);
    assert_eq!(action.to_string(), "amount 2");
    let mut grave = friend(given(1), &[], None).assigned("2s 9d 3c");
    grave.play(0, "go cemetery t00");
    let why = grave.refusal(0, "amount 2");
    assert_eq!(why, super::given::out_of_range(0, 1, "FT-12.2"));
}

/// FT-11.17, FT-11.18, FT-R49
#[test]
fn ft_a4_bail_bonds_and_the_office_cross_out_two() {
    let office = |given: Given, wanted| {
        let given = given.inventory(0, [0, 0, 0, wanted]).circled(0, "town J");
        let mut table = given.visit("J");
        table.play(0, "take clear");
        table
    };
    for (held, left) in [(5, 3), (2, 0), (1, 0)] {
        let table = office(given(1), held);
        assert_eq!((table.sheet(0).wanted, table.game.turn), (left, 2));
    }
    let bail = |given: Given| {
        let given = given.inventory(0, [0, 0, 0, 5]).lineup("Js 4c 9h");
        let mut table = given.with(0, |sheet| sheet.outlaws = set("J")).turn();
        table.play(0, "take clear");
        table
    };
    assert_eq!(bail(given(1)).sheet(0).wanted, 3);
    let mut first = office(given(1).first_edition(), 5);
    assert_eq!(first.legal(0), ["amount 1", "amount 2"]);
    first.play(0, "amount 1");
    assert_eq!(first.sheet(0).wanted, 4);
    let first = bail(given(1).first_edition());
    assert_eq!(first.legal(0), ["amount 1", "amount 2"]);
}
