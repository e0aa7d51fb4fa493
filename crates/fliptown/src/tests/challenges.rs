//! Solo challenges (FT-22): each of the twenty is met by one position and missed by another that
//! lacks a single thing.

use kernel::Game;

use super::given::{Given, given, set};
use crate::cards::Rank;
use crate::content::{Building, Character, Cowbot, Scope, content};
use crate::map::{Room, Tombstone};
use crate::poker::Category;
use crate::score::{Career, challenges_held, challenges_lost, challenges_met};
use crate::sheet::Sheet;
use crate::state::Fliptown;
use crate::view::View;

/// The numbers of the challenges met by a game that is over.
fn met(view: &View) -> Vec<u8> {
    challenges_met(view).iter().map(|c| c.n).collect()
}

fn meets(challenge: u8, given: Given) -> bool {
    met(&given.over().view(0)).contains(&challenge)
}

/// Whether a finished game with this map meets a challenge.
fn map_meets(challenge: u8, edit: impl FnOnce(&mut Sheet) + 'static) -> bool {
    meets(challenge, given(1).with(0, edit))
}

/// Whether a finished game with cash, gold, stars and Wanted meets a challenge.
fn holding_meets(challenge: u8, held: [u16; 4]) -> bool {
    meets(challenge, given(1).inventory(0, held))
}

/// FT-22.4, FT-R31
#[test]
fn ft_22_1_challenge_1_is_six_sites_in_each_region() {
    let sites = |rooms: &'static str| {
        move |sheet: &mut Sheet| {
            sheet.stops = set("A 2 3 4 5 6");
            sheet.targets = set("2 3 4 5 6 7");
            sheet.buildings = set("undertaker bank hideout stables general_store church");
            sheet.rooms = set(rooms);
        }
    };
    // The cemetery is no region of this challenge: only its centre is circled.
    assert!(map_meets(1, sites("m1a m1b m2a m2b m2c m3a")));
    assert!(!map_meets(1, sites("m1a m1b m2a m2b m2c")));
}

#[test]
fn ft_22_1_challenge_2_is_seven_tools() {
    let tools = |pans, hammers| {
        map_meets(2, move |sheet| {
            (sheet.pans, sheet.hammers) = (pans, hammers);
        })
    };
    assert!(tools(4, 3) && tools(3, 4));
    assert!(!tools(3, 3) && !tools(4, 2));
}

/// FT-22.1
#[test]
fn ft_r30_challenge_3_is_no_wanted() {
    assert!(holding_meets(3, [0, 0, 0, 0]));
    assert!(!holding_meets(3, [0, 0, 0, 1]));
}

#[test]
fn ft_22_1_challenge_4_is_all_gold_of_the_mine() {
    let rooms = |rooms: &'static str| map_meets(4, move |sheet| sheet.rooms = set(rooms));
    // 5 x 1 + 6 + 4 + 2; the deep rooms hold none.
    assert!(rooms("m1a m1b m2a m2b m2c m3a m3b m3c"));
    assert!(!rooms("m1a m1b m2a m2b m3a m3b m3c"));
}

/// FT-22.1
#[test]
fn ft_r30_challenge_5_is_all_stars_of_the_trail() {
    let stops = |stops: &'static str| map_meets(5, move |sheet| sheet.stops = set(stops));
    assert!(stops("A 3 4 7 10 K"));
    for missed in ["3 4 7 10 K", "A 3 4 7 10", "A 2 4 7 10 K"] {
        assert!(!stops(missed), "{missed}");
    }
}

#[test]
fn ft_22_1_challenge_6_is_all_stars_of_the_town() {
    let town = |town: &'static str| map_meets(6, move |sheet| sheet.buildings = set(town));
    assert!(town("bank hideout church bail_bonds saloon"));
    assert!(!town("bank hideout church bail_bonds hotel"));
}

#[test]
fn ft_22_1_challenge_7_is_one_of_each_kind_of_target() {
    let targets = |ranks: &'static str| map_meets(7, move |sheet| sheet.targets = set(ranks));
    assert!(targets("4 7 10 K"));
    assert!(!targets("4 7 10 9"));
}

#[test]
fn ft_22_1_challenge_8_is_all_outer_tombstones() {
    let stones = |skipped: usize| {
        map_meets(8, move |sheet| {
            sheet.tombstones.insert(Tombstone::CENTRE);
            let circled = Tombstone::all().skip(skipped);
            circled.for_each(|stone| sheet.tombstones.insert(stone));
        })
    };
    assert!(stones(0));
    assert!(!stones(1));
}

fn hands_meet(challenge: u8, hands: [Category; 3]) -> bool {
    map_meets(challenge, move |sheet| {
        sheet.hands = hands.into_iter().collect();
    })
}

#[test]
fn ft_22_1_challenge_9_is_one_monster_hand() {
    use Category::{FourOfAKind, FullHouse, HighCard, RoyalFlush, StraightFlush};
    for monster in [RoyalFlush, StraightFlush, FourOfAKind] {
        assert!(hands_meet(9, [HighCard, monster, HighCard]));
    }
    assert!(!hands_meet(9, [FullHouse; 3]));
}

/// FT-22.1
#[test]
fn ft_r30_challenge_10_is_no_silver() {
    assert!(map_meets(10, |sheet| sheet.stars = 80));
    assert!(!map_meets(10, |sheet| sheet.hotel = 1));
    // A deep room that counts nothing gives none; the centre tombstone is one.
    let room = |deep: &'static str| map_meets(10, move |sheet| sheet.rooms = set(deep));
    assert!(room("m1a m2a m3a m4b"));
    assert!(!room("m1a m2a m3a m4a"));
}

#[test]
fn ft_22_1_challenge_11_is_cash_and_gold_at_the_end() {
    assert!(holding_meets(11, [30, 15, 0, 0]));
    assert!(!holding_meets(11, [29, 15, 0, 0]));
    assert!(!holding_meets(11, [30, 14, 0, 0]));
}

#[test]
fn ft_22_1_challenge_12_is_three_hands_above_a_pair() {
    use Category::{OnePair, RoyalFlush, Straight, TwoPair};
    assert!(hands_meet(12, [TwoPair, Straight, TwoPair]));
    assert!(!hands_meet(12, [TwoPair, RoyalFlush, OnePair]));
}

#[test]
fn ft_22_1_challenge_13_is_few_wanted_and_no_arrest() {
    let crook = |wanted, arrests| {
        map_meets(13, move |sheet| {
            (sheet.wanted, sheet.arrests) = (wanted, arrests);
        })
    };
    assert!(crook(5, 0));
    assert!(!crook(6, 0));
    assert!(!crook(5, 1));
}

/// A finished game against a cowbot, won with plenty of stars or lost with none.
fn duel(cowbot: Cowbot, difficulty: &'static str, won: bool) -> View {
    let stars = if won { 500 } else { 0 };
    let game = given(1).cowbot(cowbot, difficulty);
    game.inventory(0, [0, 0, stars, 0]).over().view(0)
}

/// FT-22.3
#[test]
fn ft_22_2_challenge_14_looks_at_several_games() {
    let [jane, billy, bart, earp] = Cowbot::ALL;
    let mut career = Career::default();
    let mut newly = |view: &View| -> bool { career.add(view).iter().any(|c| c.n == 14) };
    assert!(!newly(&duel(jane, "easy", true)));
    assert!(!newly(&duel(billy, "easy", true)));
    assert!(!newly(&duel(bart, "easy", true)));
    // The same again, a loss, another difficulty and a game without a cowbot are not the fourth.
    assert!(!newly(&duel(bart, "easy", true)));
    assert!(!newly(&duel(earp, "easy", false)));
    assert!(!newly(&duel(earp, "hard", true)));
    assert!(!newly(
        &given(1).inventory(0, [0, 0, 500, 0]).over().view(0)
    ));
    assert!(newly(&duel(earp, "easy", true)));
    // It is met once.
    assert!(!newly(&duel(earp, "easy", true)));
    assert!(career.challenges().any(|n| n == 14));
    // No single game meets it, and all other challenges look at one game.
    assert!(!met(&duel(jane, "easy", true)).contains(&14));
    let career = |c: &&crate::content::Challenge| c.scope == Scope::Career;
    let several: Vec<u8> = content()
        .solo_challenges
        .iter()
        .filter(career)
        .map(|c| c.n)
        .collect();
    assert_eq!(several, [14]);
}

#[test]
fn ft_22_2_a_career_meets_what_its_games_meet_and_nothing_else() {
    let mut career = Career::default();
    // Not one thing that a challenge asks for but an empty list of Wanted and arrests.
    let poor = duel(Cowbot::ALL[0], "normal", false);
    let newly: Vec<u8> = career.add(&poor).iter().map(|c| c.n).collect();
    assert_eq!(newly, met(&poor));
    assert_eq!(career.challenges().collect::<Vec<u8>>(), newly);
    // The same again is nothing new.
    assert!(career.add(&poor).is_empty());
}

#[test]
fn ft_22_3_challenge_15_is_a_cowbot_beaten_on_hard() {
    for cowbot in Cowbot::ALL {
        assert!(met(&duel(cowbot, "hard", true)).contains(&15));
        assert!(!met(&duel(cowbot, "hard", false)).contains(&15));
        assert!(!met(&duel(cowbot, "normal", true)).contains(&15));
    }
    // Without a cowbot there is nobody to beat.
    assert!(!holding_meets(15, [0, 0, 500, 0]));
}

#[test]
fn ft_22_3_challenge_16_counts_stolen_cards() {
    let thefts = |stolen| {
        meets(
            16,
            given(1).cowbot(Cowbot::BlackBart, "easy").stolen(stolen),
        )
    };
    assert!(thefts(0) && thefts(1));
    assert!(!thefts(2));
    assert!(!meets(16, given(1)));
}

#[test]
fn ft_22_1_challenge_17_is_twenty_wanted() {
    assert!(holding_meets(17, [0, 0, 0, 20]));
    assert!(!holding_meets(17, [0, 0, 0, 19]));
}

/// FT-22.5
#[test]
fn ft_22_1_challenge_18_is_twenty_four_silver() {
    let hotel = |rooms: &'static str| {
        map_meets(18, move |sheet| {
            sheet.hotel = 4;
            sheet.rooms = set(rooms);
        })
    };
    // 23 of the hotel, and 1 for the centre tombstone.
    assert!(hotel("m1a m2a m3a m4a"));
    assert!(!hotel("m1a m2a m3a"));
}

/// FT-22.4
#[test]
fn ft_r31_challenge_19_is_one_whole_suit_region() {
    // Each region whole, and each without its last site.
    for less in [0, 1] {
        let whole = less == 0;
        let trail = map_meets(19, move |s| s.stops = Rank::all().skip(less).collect());
        let badlands = map_meets(19, move |s| {
            s.targets = Rank::all().skip(1 + less).collect()
        });
        let mine = map_meets(19, move |s| s.rooms = Room::all().take(14 - less).collect());
        let town = map_meets(19, move |s| {
            s.buildings = Building::ALL.into_iter().skip(less).collect();
        });
        assert_eq!([trail, badlands, mine, town], [whole; 4]);
    }
    // The cemetery is challenge 8's.
    assert!(!map_meets(19, |s| s.tombstones = Tombstone::all().collect()));
}

/// FT-22.3
#[test]
fn ft_22_1_challenge_20_is_a_legendary_score() {
    let scored = |settings: &[(&'static str, &'static str)], stars| {
        let game = settings.iter().fold(given(1), |g, (k, v)| g.option(k, v));
        meets(20, game.inventory(0, [0, 0, stars, 0]))
    };
    let (character, holdem) = (("characters", "on"), ("holdem", "on"));
    assert!(scored(&[], 80) && !scored(&[], 79));
    assert!(scored(&[character], 85) && !scored(&[character], 84));
    assert!(scored(&[holdem], 85) && !scored(&[holdem], 84));
    let both = [character, holdem];
    assert!(scored(&both, 90) && !scored(&both, 89));
}

#[test]
fn ft_22_1_there_are_twenty_for_solo_games_at_their_end() {
    let numbers: Vec<u8> = content().solo_challenges.iter().map(|c| c.n).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<u8>>());
    // An untouched map has no Wanted, no silver and no arrest.
    let over = given(1).over().view(0);
    assert_eq!(met(&over), [3, 10, 13]);
    // Before the end they are only held.
    let running = given(1).turn().view(0);
    assert!(met(&running).is_empty());
    let held: Vec<u8> = challenges_held(&running).iter().map(|c| c.n).collect();
    assert_eq!(held, [3, 10, 13]);
    assert!(challenges_held(&given(2).turn().view(0)).is_empty());
    assert!(met(&given(2).over().view(0)).is_empty());
    // They are told beside the title and the next one, and change no score: $4 and 2 gold are 2 points.
    let score = Fliptown::standing(&over).seats.remove(0);
    assert_eq!((score.total, score.honours.len()), (2, 2 + 3));
}

/// FT-22.5
#[test]
fn ft_22_5_wanted_and_arrests_are_those_after_phase_six() {
    let preacher = given(1)
        .round(3)
        .character(0, Character::Preacher)
        .sheriff("Kh")
        .inventory(0, [0, 0, 0, 7]);
    let mut table = preacher.arrest();
    table.play_all(0, &["amount 2"]);
    assert!(met(&table.view(0)).contains(&13));
    // The Marshal's card prevents the arrest, or it does not.
    for (answer, safe) in [("draw-card", true), ("accept", false)] {
        let marshal = given(1)
            .round(3)
            .character(0, Character::Marshal)
            .sheriff("2h")
            .deck("9c")
            .inventory(0, [0, 0, 0, 5]);
        let mut table = marshal.arrest();
        table.play(0, answer);
        assert_eq!(met(&table.view(0)).contains(&13), safe);
    }
    // A last hammer and a last pan count like any other; they are never lost.
    let mut table = given(1)
        .round(3)
        .with(0, |sheet| (sheet.pans, sheet.hammers) = (4, 3))
        .inventory(0, [0, 0, 0, 0])
        .poker();
    assert!(met(&table.view(0)).contains(&2));
    table.game.seats[0].sheet.hammers = 2;
    assert!(!met(&table.view(0)).contains(&2));
}

#[test]
fn ft_22_5_hands_are_those_valued_in_phase_four() {
    // The best five of seven.
    let table = given(1)
        .round(3)
        .holdem("Qd Qc")
        .column(0, "Qh Qs 8d 7c 3h")
        .poker();
    assert!(met(&table.view(0)).contains(&9));
    // With the Cheat's declaration, and without.
    for (answer, monster) in [("cheat", true), ("keep-hand", false)] {
        let mut table = given(1)
            .round(3)
            .character(0, Character::Cheat)
            .column(0, "Qh Qs Qd 8c 3h")
            .poker();
        table.play(0, answer);
        assert_eq!(met(&table.view(0)).contains(&9), monster);
    }
}

/// The numbers of the challenges that a running game with this map cannot meet any more.
fn lost(given: Given) -> Vec<u8> {
    let view = given.turn().view(0);
    challenges_lost(&view).iter().map(|c| c.n).collect()
}

#[test]
fn ft_22_1_what_a_game_cannot_meet_any_more_is_known() {
    // Without a cowbot nobody can be beaten, and nobody steals.
    let alone = |edit: fn(&mut Sheet)| lost(given(1).with(0, edit));
    assert_eq!(alone(|_| ()), [15, 16]);
    // A skipped stop with stars is gone; the trail is not the only region that can be whole.
    assert_eq!(alone(|s| s.stops = set("A 3")), [15, 16]);
    assert_eq!(alone(|s| s.stops = set("A 4")), [5, 15, 16]);
    // From stop 8 on six are left, with 9 and all before skipped only five.
    assert_eq!(alone(|s| s.stops = set("8")), [5, 15, 16]);
    assert_eq!(alone(|s| s.stops = set("9")), [1, 5, 15, 16]);
    assert_eq!(alone(|s| s.stops = set("8 9")), [5, 15, 16]);
    assert_eq!(alone(|s| s.arrests = 1), [13, 15, 16]);
    assert_eq!(alone(|s| s.hotel = 1), [10, 15, 16]);
    // A hand that was too poor stays so.
    let hand = |category| {
        let mut sheet = Sheet::new(None);
        sheet.hands.push(category);
        sheet.has_lost(&content().solo_challenges[11].condition)
    };
    assert!(hand(Category::OnePair) && !hand(Category::TwoPair));
    // Against a cowbot it depends on which, and on what it has stolen; the hand of round 1 was nothing.
    let against = |difficulty, stolen| {
        let game = given(1).cowbot(Cowbot::BlackBart, difficulty);
        lost(game.round(2).stolen(stolen))
    };
    assert_eq!(against("hard", 1), [12]);
    assert_eq!(against("easy", 1), [12, 15]);
    assert_eq!(against("hard", 2), [12, 16]);
    // When it is over there is nothing left to lose, and several people have no challenges.
    assert!(challenges_lost(&given(1).over().view(0)).is_empty());
    assert!(lost(given(2)).is_empty());
}

#[test]
fn ft_22_2_a_career_tells_how_far_it_is() {
    let [jane, billy, ..] = Cowbot::ALL;
    let mut career = Career::default();
    let all = &content().solo_challenges;
    let far = |career: &Career, n: usize| {
        let progress = career.progress(&all[n - 1].condition);
        progress.map(|progress| (progress.done, progress.asked))
    };
    assert_eq!(far(&career, 14), Some((0, 4)));
    for view in [
        duel(jane, "easy", true),
        duel(jane, "easy", true),
        duel(billy, "easy", false),
        duel(billy, "hard", true),
    ] {
        career.add(&view);
    }
    assert_eq!(far(&career, 14), Some((1, 4)));
    // One game meets it or not.
    assert_eq!(far(&career, 15), None);
}
