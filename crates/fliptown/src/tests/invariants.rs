//! FT-I1 to FT-I19: a state that breaks an invariant is named by it; what is about the course of a
//! game is watched over random games.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Log, Seat, Seed, Set, Viewer};

use super::given::{TestTable, given, random_game};
use crate::action::Action;
use crate::content::{Ability, Bounty, Character, Cowbot, FirstVisit, Gain, Item, content};
use crate::event::Event;
use crate::map::{Land, Room, Site, Tombstone};
use crate::sheet::Sheet;
use crate::state::Fliptown;
use crate::step::{Stage, robbery_index};

/// The invariant that a state names after the edit; before it, it was sound.
fn broken(table: TestTable, edit: impl FnOnce(&mut Fliptown)) -> &'static str {
    let mut game = table.game;
    game.validate().unwrap();
    edit(&mut game);
    game.validate().unwrap_err().rule.0
}

fn broken_sheet(edit: impl FnOnce(&mut Sheet)) -> &'static str {
    broken(given(1).turn(), |game| edit(&mut game.seats[0].sheet))
}

type Watch<'a> = &'a mut dyn FnMut(&Fliptown, Seat, Action, &Fliptown);

/// Random games at tables of all kinds.
fn games(watch: Watch) -> Vec<TestTable> {
    let tables: [(u8, &[(&str, &str)]); 5] = [
        (1, &[]),
        (
            1,
            &[
                ("characters", "on"),
                ("cowbot", "random"),
                ("difficulty", "easy"),
            ],
        ),
        (2, &[("holdem", "on"), ("competitive", "on")]),
        (3, &[("characters", "on")]),
        (4, &[("characters", "on"), ("holdem", "on")]),
    ];
    let mut games = Vec::new();
    for (seats, options) in tables {
        for seed in 0..4 {
            let seed = format!("invariants {seed}");
            games.push(random_game(seats, options, &seed, &mut *watch));
        }
    }
    games
}

fn whole_games() -> Vec<TestTable> {
    games(&mut |_, _, _, _| {})
}

/// The gains of a seat for a reason.
fn gains<'a>(events: &'a [Event], of: usize, rule: &'a str) -> impl Iterator<Item = Gain> + 'a {
    events.iter().filter_map(move |event| match event {
        Event::Gained { seat, gain, why } if seat.index() == of && why.0 == rule => Some(*gain),
        _ => None,
    })
}

fn count(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is(event)).count()
}

/// Bonus symbols that the circles of a map have won.
fn symbols_won(sheet: &Sheet) -> usize {
    let content = content();
    let stops = content.trail.stops.iter();
    let rows = content.badlands.rows.iter();
    let rooms = content.mine.rooms.iter();
    let links = content.cemetery.links.iter();
    stops
        .filter(|s| s.bonus.is_some() && sheet.stops.contains(s.rank))
        .count()
        + rows
            .filter(|row| row.targets.iter().all(|t| sheet.targets.contains(t.rank)))
            .count()
        + rooms
            .filter(|r| r.bonus.is_some() && sheet.rooms.contains(r.id))
            .count()
        + links
            .filter(|link| link.bonus.is_some() && is_joined(sheet, link.a, link.b))
            .count()
        + sheet
            .buildings
            .iter()
            .filter(|b| matches!(b.data().first_visit, FirstVisit::Bonus(_)))
            .count()
}

fn is_joined(sheet: &Sheet, a: Tombstone, b: Tombstone) -> bool {
    sheet.tombstones.contains(a) && sheet.tombstones.contains(b)
}

#[test]
fn ft_i1_every_card_is_in_one_place() {
    assert_eq!(broken(given(1).turn(), |g| g.deck[0] = g.deck[1]), "FT-I1");
    assert_eq!(broken(given(1).turn(), |g| g.deck.truncate(9)), "FT-I1");
    assert_eq!(
        broken(given(1).turn(), |g| g.sheriff = Some(g.deck[0])),
        "FT-I1"
    );
    let twice = |g: &mut Fliptown| g.discards.insert(g.deck[0]);
    assert_eq!(broken(given(1).turn(), twice), "FT-I1");
    // Of robberies no two have the same card.
    for seats in 1..=4 {
        let numbers: BTreeSet<usize> = (0..7)
            .flat_map(|k| Seat::all(seats).map(move |seat| robbery_index(k, seat, seats)))
            .collect();
        assert_eq!(numbers.len(), 7 * usize::from(seats));
    }
}

#[test]
fn ft_i2_the_lineup_lies_from_the_flip_to_the_end_of_the_turn() {
    assert_eq!(broken(given(1).turn(), |game| game.lineup = None), "FT-I2");
    let bribes = given(1).inventory(0, [4, 2, 0, 2]).arrest();
    let lay = |game: &mut Fliptown| game.lineup = Some([game.deck[0]; 3]);
    assert_eq!(broken(bribes, lay), "FT-I2");
}

#[test]
fn ft_i3_counters_stay_on_their_tracks() {
    assert_eq!(broken_sheet(|sheet| sheet.pans = 5), "FT-I3");
    assert_eq!(broken_sheet(|sheet| sheet.hammers = 5), "FT-I3");
    assert_eq!(broken_sheet(|sheet| sheet.hotel = 5), "FT-I3");
    // A counter below zero would be a huge one.
    assert_eq!(broken_sheet(|sheet| sheet.cash = u16::MAX), "FT-I3");
    assert_eq!(broken_sheet(|sheet| sheet.gold = u16::MAX), "FT-I3");
    assert_eq!(broken_sheet(|sheet| sheet.stars = u16::MAX), "FT-I3");
    assert_eq!(broken_sheet(|sheet| sheet.wanted = u16::MAX), "FT-I3");
}

#[test]
fn ft_i4_circled_sets_only_grow() {
    games(&mut |before, _, _, after| {
        for (old, new) in before.seats.iter().zip(&after.seats) {
            let (old, new) = (&old.sheet, &new.sheet);
            assert!(new.stops.contains_all(old.stops));
            assert!(new.targets.contains_all(old.targets));
            assert!(new.rooms.contains_all(old.rooms));
            assert!(new.buildings.contains_all(old.buildings));
            assert!(new.tombstones.contains_all(old.tombstones));
            // A new stop lies beyond the old ones, so what was crossed out stays so.
            let last = old.stops.last();
            let mut added = new.stops.iter().filter(|stop| !old.stops.contains(*stop));
            assert!(added.all(|stop| Some(stop) > last));
            for stop in crate::cards::Rank::all() {
                let beyond = Some(stop) > new.stops.last();
                let marked = new.stops.contains(stop) || new.is_skipped(stop);
                assert_ne!(beyond, marked);
            }
        }
    });
}

#[test]
fn ft_i5_a_room_hangs_below_a_circled_one() {
    let room = |name: &str| -> Room { name.parse().unwrap() };
    for name in ["m2a", "m3c", "m4e"] {
        assert_eq!(
            broken_sheet(|sheet| sheet.rooms.insert(room(name))),
            "FT-I5"
        );
    }
    // Joined, not only one level up: no way leads from m1a to m2c.
    let apart = given(1).circled(0, "mine m1a").turn();
    let dig = |game: &mut Fliptown| game.seats[0].sheet.rooms.insert(room("m2c"));
    assert_eq!(broken(apart, dig), "FT-I5");
}

#[test]
fn ft_i6_a_link_pays_when_both_tombstones_are_circled() {
    assert_eq!(
        broken_sheet(|sheet| sheet.tombstones = Set::default()),
        "FT-I6"
    );
    for table in whole_games() {
        let events = table.events();
        for (at, chair) in table.game.seats.iter().enumerate() {
            let mut paid = [0; 3];
            for gain in gains(&events, at, "FT-12.4") {
                paid = [
                    paid[0] + gain.cash,
                    paid[1] + gain.gold,
                    paid[2] + gain.stars,
                ];
            }
            let mut due = [0; 3];
            for link in &content().cemetery.links {
                if is_joined(&chair.sheet, link.a, link.b) {
                    let gain = link.gain;
                    due = [due[0] + gain.cash, due[1] + gain.gold, due[2] + gain.stars];
                }
            }
            assert_eq!(paid, due);
        }
    }
}

#[test]
fn ft_i7_rifle_and_shovel_come_second() {
    assert_eq!(
        broken_sheet(|sheet| sheet.items.insert(Item::Rifle)),
        "FT-I7"
    );
    assert_eq!(
        broken_sheet(|sheet| sheet.items.insert(Item::Shovel)),
        "FT-I7"
    );
    let robber = given(1).character(0, Character::GraveRobber).turn();
    let items = robber.sheet(0).items;
    assert!(items.contains(Item::Shovel) && !items.contains(Item::Friendship));
}

#[test]
fn ft_i8_first_visit_bonuses_come_with_the_circle_and_once() {
    for table in whole_games() {
        let events = table.events();
        for (at, chair) in table.game.seats.iter().enumerate() {
            let sheet = &chair.sheet;
            let is_star = |b: &_| {
                let building: crate::content::Building = *b;
                matches!(building.data().first_visit, FirstVisit::Stars(_))
            };
            let starred = sheet.buildings.iter().filter(is_star).count();
            let stars: u8 = gains(&events, at, "FT-10.2").map(|gain| gain.stars).sum();
            assert_eq!(usize::from(stars), starred);
            // All bonus actions of a map come from its circles, or from the character.
            let gained = count(
                &events,
                |event| matches!(event, Event::BonusGained { seat, .. } if seat.index() == at),
            );
            let ability = sheet.character.map(|c| &c.data().ability);
            let own = match ability {
                Some(Ability::BonusAction { .. }) => usize::from(sheet.ability_used),
                _ => 0,
            };
            assert_eq!(gained, symbols_won(sheet) + own);
            // Nothing is bought or found twice.
            let items: Vec<Item> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Bought { seat, item, .. } | Event::ItemGained { seat, item }
                        if seat.index() == at =>
                    {
                        Some(*item)
                    }
                    _ => None,
                })
                .collect();
            let distinct: BTreeSet<Item> = items.iter().copied().collect();
            assert_eq!(items.len(), distinct.len());
        }
    }
}

#[test]
fn ft_i9_land_is_made_of_shapes_and_pays_seven_when_whole() {
    let land = |squares: &str| -> Land { squares.parse().unwrap() };
    for squares in ["a", "ai", "acgi"] {
        let edit = |sheet: &mut Sheet| sheet.land = land(squares);
        assert_eq!(broken_sheet(edit), "FT-I9", "{squares}");
    }
    for squares in ["ab", "abd", "abcdefgh", "abcdefghi"] {
        let mut game = given(1).turn().game;
        game.seats[0].sheet.land = land(squares);
        game.validate().unwrap();
    }
    let mut table = given(1)
        .inventory(0, [4, 0, 0, 0])
        .circled(0, "town 8")
        .with(0, |sheet| sheet.land = "abcdefg".parse().unwrap())
        .visit("8");
    table.play(0, "claim hi");
    assert_eq!(table.inventory(0), [0, 0, 1 + 3 + 7, 0]);
    for table in whole_games() {
        for (at, chair) in table.game.seats.iter().enumerate() {
            let completed = count(
                &table.events(),
                |event| matches!(event, Event::LandCompleted { seat, .. } if seat.index() == at),
            );
            assert_eq!(completed == 1, chair.sheet.land == Land::WHOLE);
        }
    }
}

#[test]
fn ft_i10_poker_columns_follow_the_turns() {
    let more = |game: &mut Fliptown| game.seats[0].sheet.poker.push(game.deck[0]);
    assert_eq!(broken(given(1).turn(), more), "FT-I10");
    let fewer = |game: &mut Fliptown| game.seats[1].sheet.poker.truncate(6);
    let third = given(2).round(2).turn_number(3).turn();
    assert_eq!(third.sheet(0).poker.len(), 7);
    assert_eq!(broken(third, fewer), "FT-I10");
    let written = given(1).assigned("2s 4d 3h");
    assert_eq!(written.sheet(0).poker.len(), 1);
    assert_eq!(
        broken(written, |game| game.seats[0].turn.assigned = None),
        "FT-I10"
    );
}

#[test]
fn ft_i11_bounties_are_claimed_once_and_pay_seven_in_one_turn() {
    let table = || {
        let up = [Bounty::Tycoon, Bounty::Tools, Bounty::Outfit];
        given(2).bounties(&up).turn()
    };
    let claim = |game: &mut Fliptown| game.seats[0].sheet.claimed.insert(Bounty::MostWanted);
    assert_eq!(broken(table(), claim), "FT-I11");
    let turn = |game: &mut Fliptown| game.turned.insert(Bounty::Tycoon);
    assert_eq!(broken(table(), turn), "FT-I11");
    let mut claims = 0;
    for table in whole_games() {
        let mut claimed = BTreeSet::new();
        let mut turned = BTreeSet::new();
        for event in table.events() {
            match event {
                Event::BountyClaimed {
                    seat,
                    bounty,
                    stars,
                } => {
                    claims += 1;
                    assert!(claimed.insert((seat, bounty)), "once for each seat");
                    let up = !turned.contains(&bounty);
                    assert_eq!(stars, if up { 7 } else { 4 });
                }
                Event::BountyTurned { bounty } => {
                    assert!(turned.insert(bounty));
                    assert!(claimed.iter().any(|(_, claimed)| *claimed == bounty));
                }
                // Whatever was claimed in the turn before is turned by now.
                Event::Flipped { .. } => {
                    assert!(claimed.iter().all(|(_, claimed)| turned.contains(claimed)));
                }
                _ => {}
            }
        }
    }
    assert!(claims > 10);
}

#[test]
fn ft_i12_at_most_one_theft_per_turn_and_none_without_a_cowbot() {
    let steal = |round: usize, count: u8| {
        move |game: &mut Fliptown| {
            for _ in 0..count {
                let card = game.deck.remove(0);
                game.stolen.push(card);
            }
            game.thefts[round - 1] += count;
        }
    };
    let cowbot = || given(1).cowbot(Cowbot::BlackBart, "easy").round(2);
    assert_eq!(broken(cowbot().turn(), steal(2, 1)), "FT-I12");
    assert_eq!(broken(cowbot().turn(), steal(1, 6)), "FT-I12");
    let third = cowbot().turn_number(3).turn();
    assert_eq!(broken(third, steal(2, 3)), "FT-I12");
    assert_eq!(broken(given(1).round(2).turn(), steal(1, 1)), "FT-I12");
    let lost = cowbot().stolen(5).turn();
    assert_eq!(broken(lost, |game| game.thefts[0] = 4), "FT-I12");
    let mut sound = cowbot().turn_number(3).turn().game;
    steal(2, 2)(&mut sound);
    sound.validate().unwrap();
    games(&mut |before, _, _, after| {
        let (old, new) = (before.stolen.len(), after.stolen.len());
        assert!(new == old || new == old + 1 && before.stage == Stage::Turn);
        assert!(new <= 15 && (new == 0 || after.cowbot.is_some()));
    });
}

#[test]
fn ft_i13_an_ability_is_used_once_and_jokers_twice() {
    for character in Character::ALL {
        let uses = if character == Character::WildCard {
            2
        } else {
            1
        };
        let mut game = given(1)
            .character(0, character)
            .with(0, move |sheet| sheet.ability_used = uses)
            .turn()
            .game;
        game.validate().unwrap();
        game.seats[0].sheet.ability_used += 1;
        assert_eq!(game.validate().unwrap_err().rule.0, "FT-I13");
    }
    // Without a character there is nothing to use.
    assert_eq!(broken_sheet(|sheet| sheet.ability_used = 1), "FT-I13");
}

#[test]
fn ft_i14_as_many_robberies_as_targets_and_cards() {
    let rob = |game: &mut Fliptown| game.seats[0].turn.robberies = 1;
    assert_eq!(broken(given(1).turn(), rob), "FT-I14");
    let mut all = 0;
    for table in whole_games() {
        for (at, chair) in table.game.seats.iter().enumerate() {
            let robbed = count(
                &table.events(),
                |event| matches!(event, Event::Robbed { seat, .. } if seat.index() == at),
            );
            assert_eq!(robbed, chair.sheet.targets.len());
            all += robbed;
        }
    }
    assert!(all > 50);
    // Each has a card of its own: the deck loses as many as there were robberies.
    games(&mut |before, _, _, after| {
        let turns = [before, after].map(|game| (game.stage, game.round, game.turn));
        let [(Stage::Turn, round, turn), next] = turns else {
            return;
        };
        if next != (Stage::Turn, round, turn + 1) || after.bottom > 0 {
            return;
        }
        let robbed = |game: &Fliptown| -> usize {
            let targets = game.seats.iter().map(|chair| chair.sheet.targets.len());
            targets.sum()
        };
        let running = before.seats.iter().map(|c| usize::from(c.turn.robberies));
        let drawn = running.sum::<usize>() + robbed(after) - robbed(before);
        let stolen = after.stolen.len() - before.stolen.len();
        assert_eq!(after.deck.len(), before.deck.len() - drawn - stolen - 3);
        assert_eq!(after.discards.len(), before.discards.len() + drawn + 3);
    });
}

/// Every seat's decisions follow from its own dice; `order` says who decides next.
fn play_turn(start: &TestTable, dice: u64, mut order: impl FnMut(&[Seat]) -> Seat) -> Fliptown {
    let (mut game, mut chance) = (start.game, start.chance.clone());
    let seed = Seed::from_text("interleavings").nth(dice);
    let mut deciders: Vec<Chance> = (0..3).map(|n| Chance::new(&seed.nth(n))).collect();
    let turn = game.turn;
    while (game.stage, game.turn) == (Stage::Turn, turn) {
        let busy: Vec<Seat> = game.to_act().iter().collect();
        let seat = order(&busy);
        let legal = game.legal_actions(seat);
        // Bonus actions are taken, so that much is robbed.
        let going: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Go(Site::Target(_))))
            .collect();
        let choices = if going.is_empty() { &legal } else { &going };
        let action = *deciders[seat.index()].pick(choices);
        game.apply(seat, action, &mut chance, &mut Log::off())
            .unwrap();
        game.validate().unwrap();
    }
    game
}

#[test]
fn ft_i15_a_turn_ends_the_same_in_any_order_of_decisions() {
    let mut reshuffled = 0;
    for dice in 0..30 {
        // A deck of four cards: a second robbery of one seat already needs the discards.
        let start = given(3)
            .option("holdem", "on")
            .character(0, Character::Bandit)
            .character(1, Character::ManInBlack)
            .lineup("2s 9s Ks")
            .deck_size(4)
            .turn();
        let expected = play_turn(&start, dice, |busy| busy[0]);
        reshuffled += usize::from(expected.deck.len() > 4);
        let backwards = play_turn(&start, dice, |busy| busy[busy.len() - 1]);
        assert_eq!(backwards, expected);
        for shuffle in 0..4 {
            let mut arrivals = Chance::new(&Seed::from_text("arrivals").nth(shuffle));
            let mixed = play_turn(&start, dice, |busy| *arrivals.pick(busy));
            assert_eq!(mixed, expected);
        }
    }
    assert!(reshuffled > 0, "some turn has to shuffle the discards");
}

#[test]
fn ft_i16_a_view_shows_nothing_hidden() {
    let table = given(2)
        .holdem("2h 3h")
        .holdem("4h 5h")
        .sheriff("6h")
        .lineup("2s 4d 3c")
        .turn();
    type Edit = fn(&mut Fliptown);
    let tells = |viewer: Viewer, edit: Edit| {
        let mut game = table.game;
        edit(&mut game);
        game.validate().unwrap();
        game.view(viewer) != table.game.view(viewer)
    };
    let [own, rival] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
    let reorder: Edit = |game| game.deck.reverse();
    let arm: Edit = |game| game.deck[0] = game.sheriff.replace(game.deck[0]).unwrap();
    for viewer in [own, rival, Viewer::Spectator] {
        assert!(!tells(viewer, reorder), "the order of the deck");
        assert!(!tells(viewer, arm), "the sheriff card");
    }
    let deal: Edit = |game| std::mem::swap(&mut game.holdem[1][0], &mut game.deck[0]);
    assert!(!tells(own, deal) && !tells(Viewer::Spectator, deal));
    assert!(tells(rival, deal), "the owner sees its Hold 'em cards");
    // The look of one seat is its own.
    let peek: Edit = |game| game.seats[1].sheet.peeked = true;
    assert!(!tells(own, peek) && tells(rival, peek));
    // The running turn.
    let mut played = given(2).lineup("2c 4d 3h").turn();
    let before = (played.view(0), played.spectator());
    played.play_all(1, &["assign 2c 4d 3h", "suit spades"]);
    assert_eq!((played.view(0), played.spectator()), before);
    // A bribe, until all are decided.
    let bribes = |action| {
        let mut table = given(2)
            .inventory(0, [4, 2, 0, 2])
            .inventory(1, [4, 2, 0, 2])
            .arrest();
        table.play(1, action);
        (table.view(0), table.spectator())
    };
    assert_eq!(bribes("bribe"), bribes("refuse"));
}

#[test]
fn ft_i17_fifteen_turns_of_a_finite_agenda() {
    assert_eq!(broken(given(1).turn(), |game| game.turn = 6), "FT-I17");
    assert_eq!(broken(given(1).turn(), |game| game.turn = 0), "FT-I17");
    for table in whole_games() {
        let events = table.events();
        let turns = count(&events, |event| matches!(event, Event::Flipped { .. }));
        assert_eq!(turns, 15);
        for at in 0..table.game.seats.len() {
            let bonuses = count(
                &events,
                |event| matches!(event, Event::BonusGained { seat, .. } if seat.index() == at),
            );
            assert!(bonuses <= 23 + 1);
        }
    }
}

#[test]
fn ft_i18_categories_add_up_and_no_cowbot_is_below_zero() {
    let mut automas = 0;
    for table in whole_games() {
        let standing = Fliptown::standing(&table.spectator());
        assert!(standing.end.is_some());
        let sum = |lines: &[kernel::Category]| -> i32 {
            lines.iter().map(|line| line.points.unwrap()).sum()
        };
        for score in &standing.seats {
            assert_eq!(score.total, sum(&score.categories));
        }
        for score in &standing.automas {
            assert_eq!(score.total, sum(&score.categories));
            assert!(score.total >= 0);
            automas += 1;
        }
    }
    assert_eq!(automas, 4);
    // Nothing is left for the cowbot when everything is circled.
    let mut game = given(1).cowbot(Cowbot::WyattEarp, "hard").turn().game;
    let sheet = &mut game.seats[0].sheet;
    sheet.stops = Set::full();
    sheet.targets = crate::cards::Rank::all().skip(1).collect();
    sheet.rooms = Set::full();
    sheet.buildings = Set::full();
    game.validate().unwrap();
    let standing = Fliptown::standing(&game.view(Viewer::Spectator));
    assert_eq!(standing.automas[0].total, 0);
}

#[test]
fn ft_i19_neither_bribe_nor_arrest_changes_wanted() {
    games(&mut |before, seat, action, after| {
        let held = |game: &Fliptown| game.seats.iter().map(|c| c.sheet.wanted).collect();
        let (old, new): (Vec<u16>, Vec<u16>) = (held(before), held(after));
        let phase_6 = matches!(before.stage, Stage::Bribes | Stage::Arrest);
        if phase_6 && !matches!(action, Action::Amount(_)) {
            assert_eq!(old, new, "{seat}: {action}");
        }
    });
    for table in whole_games() {
        let events = table.events();
        for (at, chair) in table.game.seats.iter().enumerate() {
            let sheet = &chair.sheet;
            let mut wanted = Sheet::new(sheet.character).wanted;
            for event in &events {
                match event {
                    Event::Gained { seat, gain, why } if seat.index() == at => {
                        let known = ["FT-7.3", "FT-8.3", "FT-9.3", "FT-12.2"];
                        assert!(gain.wanted == 0 || known.contains(&why.0), "{why}");
                        wanted += u16::from(gain.wanted);
                    }
                    Event::WantedCleared { seat, count, .. } if seat.index() == at => {
                        wanted -= u16::from(*count);
                    }
                    _ => {}
                }
            }
            assert_eq!(wanted, sheet.wanted);
        }
    }
}
