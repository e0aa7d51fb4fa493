//! The bots use everything in the box between them: every person is talked to, every card, token and tile
//! used, every gangster allied with and fought, every decision asked.
//!
//! Every state is validated. `COVERAGE_GAMES=5000 cargo test --release -p bots --test all coverage --
//! --nocapture` plays as many games by dice with each number of players and variant, and some that are
//! played well, and prints how often each sort of player used what.

use std::collections::BTreeMap;
use std::fmt::Write;

use bots::{Bot, BotKind, Dice, Player};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seed, Viewer};
use speakeasy::action::Action;
use speakeasy::boss::Boss;
use speakeasy::event::Event;
use speakeasy::pieces::{
    Ability, Card, CityToken, Crate, Gangster, Goal, GoalArea, Helper, ParkGoal, Person,
    RegionGoal, Ship, Slot,
};
use speakeasy::{Options, Speakeasy, View};

/// How many games are played by dice with each number of players and variant, unless `COVERAGE_GAMES` says
/// otherwise.
const GAMES: u64 = 60;

/// In a long run one game is played well for as many by dice: that takes so much longer.
const GREEDY_EVERY: u64 = 20;

/// The games that are played well in a short run, by table and number: what is seldom happens in them. If
/// something is missed after a change, a long run tells in which game it was used first.
const SHOWPIECES: &[(usize, u64)] = &[
    (0, 1),
    (0, 4),
    (0, 5),
    (0, 11),
    (0, 14),
    (0, 21),
    (0, 22),
    (0, 23),
    (0, 24),
    (0, 33),
    (1, 4),
    (1, 6),
    (1, 15),
    (1, 30),
    (1, 33),
    (1, 39),
    (1, 44),
    (2, 1),
    (2, 26),
    (3, 7),
    (3, 12),
    (3, 23),
    (3, 30),
    (5, 11),
];

/// What takes a plan for a whole game that no bot has. The rule tests hold each of them to its rule.
const BEYOND_BOTS: &[(&str, &str)] = &[
    // Seven districts with protected buildings.
    ("goal", "city_hall_3"),
    // Two or three casinos with barrels.
    ("park tile", "park_b7"),
    ("park tile", "park_c7"),
];

/// The tables at which is played: seats and settings.
const TABLES: &[(u8, &[(&str, &str)])] = &[
    (1, &[("difficulty", "easy"), ("still_rebuild", "on")]),
    (1, &[]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("still_rebuild", "on"), ("first_player", "seat_2")]),
    (3, &[]),
    (3, &[("still_rebuild", "on")]),
    (4, &[]),
    (4, &[("still_rebuild", "on"), ("first_player", "seat_4")]),
];

/// The decisions, as their types are called.
const STEPS: &[&str] = &[
    "UseHelper",
    "Send",
    "Swap",
    "Favour",
    "Raise",
    "RaiseTrack",
    "Extra",
    "Discard",
    "Play",
    "FirstPlay",
    "Build",
    "Site",
    "Force",
    "Pay",
    "Hire",
    "Mobster",
    "DocksReward",
    "Relocate",
    "TakeHelper",
    "TakeToken",
    "Reveal",
    "TakeCard",
    "Draw",
    "Protect",
    "Sell",
    "Drive",
    "Ally",
    "Raid",
    "Crew",
    "Stash",
    "Recall",
    "TurnOrder",
    "Business",
    "PlayToken",
    "Cook",
    "CopyHelper",
    "PutBack",
    "Surplus",
    "Defend",
];

/// The sorts of players, as they head the columns of the list.
const SORTS: [&str; 3] = ["random", "bold", "greedy"];

/// A kind of thing and one of them.
type Thing = (&'static str, String);

/// How often each sort of player used a thing, and where it was done first by the most able of them.
#[derive(Clone, Default)]
struct Use {
    counts: [u64; SORTS.len()],
    first: Option<(usize, usize, u64)>,
}

/// The use of each thing.
type Uses = BTreeMap<Thing, Use>;

/// Everything that has to be used, at none yet.
fn box_of_the_game() -> Uses {
    let mut uses = Uses::new();
    let mut add = |kind, ids: &[&str]| {
        let ids = ids
            .iter()
            .map(|id| ((kind, (*id).to_owned()), Use::default()));
        uses.extend(ids);
    };
    add("card", &Card::ALL.map(Card::id));
    add("helper", &Helper::ALL.map(Helper::id));
    add("city token", &CityToken::ALL.map(CityToken::id));
    add("crate", &Crate::ALL.map(Crate::id));
    add("ally", &Gangster::ALL.map(Gangster::id));
    add("enemy", &Gangster::ALL.map(Gangster::id));
    add("ability", &Ability::ALL.map(Ability::id));
    add("goal", &Goal::ALL.map(Goal::id));
    add("region tile", &RegionGoal::ALL.map(RegionGoal::id));
    add("park tile", &ParkGoal::ALL.map(ParkGoal::id));
    add("person", &Person::ALL.map(Person::id));
    add("ship raided", &Ship::ALL.map(Ship::id));
    add("ship bought", &Ship::ALL.map(Ship::id));
    add("slot", &Slot::ALL.map(Slot::id));
    add("docks row", &["1", "2", "3", "4"]);
    add("decision", STEPS);
    uses
}

/// What an event uses; the view is from before it.
fn used(event: &Event, view: &View) -> Vec<Thing> {
    let thing = |kind: &'static str, id: &str| vec![(kind, id.to_owned())];
    match event {
        Event::CardPlayed { card, .. } => thing("card", card.id()),
        Event::HelperUsed { helper, .. } => thing("helper", helper.id()),
        Event::TokenPlayed { token, .. } => thing("city token", token.id()),
        Event::CrateOpened { item, .. } => thing("crate", item.id()),
        Event::Allied { gangster, .. } => {
            let ability = gangster.data().ability;
            let ability = ability.map(|ability| ("ability", ability.id().to_owned()));
            let ally = thing("ally", gangster.id());
            ally.into_iter().chain(ability).collect()
        }
        Event::GangsterCame { gangster, .. } => thing("enemy", gangster.id()),
        Event::TookOver { space, .. } => match view.gangs.at[space.district as usize] {
            Some(gangster) => thing("enemy", gangster.id()),
            None => Vec::new(),
        },
        Event::BookCooked {
            boss: Boss::Player(_),
            goal,
            ..
        } => thing("goal", goal.id())
            .into_iter()
            .chain(tile(*goal, view))
            .collect(),
        Event::CapoSent {
            boss: Boss::Player(_),
            person,
        } => thing("person", person.id()),
        Event::CapoSwapped { .. } => thing("person", Person::Park.id()),
        Event::Raided { ship, .. } => thing("ship raided", ship.id()),
        Event::Bought { ship, .. } => thing("ship bought", ship.id()),
        Event::MobsterToDocks {
            boss: Boss::Player(_),
            berth,
        } => thing("docks row", &berth.row.to_string()),
        _ => Vec::new(),
    }
}

/// The tile of a goal that has one.
fn tile(goal: Goal, view: &View) -> Option<Thing> {
    match goal.area() {
        GoalArea::Park => Some(("park tile", view.ledger.park[goal.index()].id().to_owned())),
        GoalArea::Region => {
            let tile = view.ledger.regions[goal.index()];
            Some(("region tile", tile.id().to_owned()))
        }
        _ => None,
    }
}

/// The decision that is asked, by the name of its type.
fn decision(game: &Speakeasy, seat: kernel::Seat) -> Thing {
    let step = game.prompt(seat).expect("somebody is asked").step;
    let name = format!("{step:?}");
    let end = name.find(|c: char| !c.is_alphanumeric());
    ("decision", name[..end.unwrap_or(name.len())].to_owned())
}

/// Plays at random, but as somebody might who is out for something.
struct Bold(Chance);

impl Player<Speakeasy> for Bold {
    fn choose(&mut self, _: &Eyes<'_, Speakeasy>, legal: &[Action]) -> Action {
        pick(legal, &mut self.0)
    }
}

/// The players of a game, of one sort.
fn players(sort: &str, seats: u8, seed: &Seed) -> Vec<Box<dyn Player<Speakeasy>>> {
    let mut dice = Dice::new(seed);
    let player = |seat: u8| -> Box<dyn Player<Speakeasy>> {
        match sort {
            "bold" => Box::new(Bold(Chance::new(&seed.nth(seat.into())))),
            name => {
                let kind: BotKind = name.parse().expect("the name of a bot");
                Box::new(Bot::new(kind, dice.split()))
            }
        }
    };
    (0..seats).map(player).collect()
}

/// Picks an action as somebody might who is out for something: at random, but seldom declining what is
/// offered, and with some things in mind.
fn pick(legal: &[Action], picks: &mut Chance) -> Action {
    /// What is aimed at, and how often in ten times.
    type Aim = (fn(&Action) -> bool, u32);
    const AIMS: [Aim; 6] = [
        // Books and barrels go where they belong.
        (
            |action| matches!(action, Action::Book(..) | Action::Deliver(..)),
            9,
        ),
        (
            |action| matches!(action, Action::Load(..) | Action::Buy(..)),
            6,
        ),
        // Mobsters wait to protect, and the last in the turn order protect cheaply.
        (|action| matches!(action, Action::Vip), 4),
        (|action| matches!(action, Action::Column(3 | 4)), 5),
        (|action| *action == Action::Person(Person::Restaurant), 2),
        (
            |action| !matches!(action, Action::Pass | Action::Split | Action::Abandon(_)),
            9,
        ),
    ];
    for (aim, times) in AIMS {
        let fitting: Vec<Action> = legal.iter().copied().filter(aim).collect();
        if !fitting.is_empty() && picks.below(10) < times {
            return *picks.pick(&fitting);
        }
    }
    *picks.pick(legal)
}

/// Plays a game, validating every state, and tells what is used.
fn play(
    options: &Options,
    seed: &Seed,
    players: &mut [Box<dyn Player<Speakeasy>>],
    count: &mut impl FnMut(Thing),
) {
    let mut chance = Chance::new(seed);
    let mut game = Speakeasy::new(options, &mut chance, &mut Log::off());
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        count(decision(&game, seat));
        legal.clear();
        game.legal(seat, &mut legal);
        let action = players[seat.index()].choose(&Eyes::new(&game, seat), &legal);
        if let Action::Slot(slot) = action {
            count(("slot", slot.id().to_owned()));
        }
        let before = game.view(Viewer::Spectator);
        let mut log = Log::new();
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{seed}: {action} is legal but refused");
        if let Err(violation) = game.validate() {
            panic!("{seed}: {violation} after {action}");
        }
        for entry in log.entries() {
            used(&entry.event, &before)
                .into_iter()
                .for_each(&mut *count);
        }
    }
}

/// The numbers of the games that are played at a table.
fn games(sort: &str, table: usize) -> Vec<u64> {
    let asked = std::env::var("COVERAGE_GAMES").ok();
    let asked = asked.map(|games| games.parse::<u64>().expect("a number of games"));
    match (sort, asked) {
        ("greedy", Some(games)) => (0..games.div_ceil(GREEDY_EVERY)).collect(),
        ("greedy", None) => {
            let here = SHOWPIECES.iter().filter(|(at, _)| *at == table);
            here.map(|(_, game)| *game).collect()
        }
        (_, games) => (0..games.unwrap_or(GAMES)).collect(),
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let mut uses = box_of_the_game();
    for (column, sort) in SORTS.into_iter().enumerate() {
        let mut played = 0;
        for (table, (seats, settings)) in TABLES.iter().enumerate() {
            let options = Options::parse(*seats, settings.iter().copied()).expect("a table");
            let seeds = Seed::from_text(&format!("coverage {table}"));
            for game in games(sort, table) {
                let seed = seeds.nth(game);
                play(
                    &options,
                    &seed,
                    &mut players(sort, *seats, &seed),
                    &mut |thing| {
                        let used = uses.entry(thing).or_default();
                        used.counts[column] += 1;
                        if used.first.is_none_or(|(other, ..)| other < column) {
                            used.first = Some((column, table, game));
                        }
                    },
                );
                played += 1;
            }
        }
        println!("{sort}: {played} games at {} tables", TABLES.len());
    }
    println!("0 failures\n{}", list(&uses));
    let used = |thing: &Thing| uses[thing].first.is_some();
    let (missing, beyond): (Vec<&Thing>, Vec<&Thing>) = uses
        .keys()
        .filter(|thing| !used(thing))
        .partition(|(kind, id)| !BEYOND_BOTS.contains(&(kind, id.as_str())));
    println!("beyond bots: {beyond:?}");
    assert!(missing.is_empty(), "never used: {missing:?}");
}

fn list(uses: &Uses) -> String {
    let [random, bold, greedy] = SORTS;
    let mut list = format!("{:<40}{random:>10}{bold:>10}{greedy:>10}\n", "");
    for ((kind, id), Use { counts, first }) in uses {
        let [random, bold, greedy] = counts;
        let first = first.map(|(sort, table, game)| format!("{} {table}/{game}", SORTS[sort]));
        let first = first.unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(
            list,
            "{kind:<12} {id:<27}{random:>10}{bold:>10}{greedy:>10}  {first}"
        );
    }
    list
}
