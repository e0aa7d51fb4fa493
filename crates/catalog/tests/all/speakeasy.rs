//! What the game says: every language says everything, every rule that is cited is in the book, no two
//! choices of a question are alike, and a price that is told is what it costs.

use std::path::PathBuf;

use catalog::lint::Lint;
use kernel::{Arg, Chance, Game, Log, Phrase, Seat, Seed, Viewer};
use speakeasy::action::Action;
use speakeasy::boss::{BOSSES, Boss};
use speakeasy::docks::Berth;
use speakeasy::event::Event;
use speakeasy::pieces::*;
use speakeasy::space::Space;
use speakeasy::state::{Ledger, Speakeasy};
use speakeasy::step::Step;
use speakeasy::strength::Help;
use speakeasy::whynot::WhyNot;
use speakeasy::words;

use crate::auditor::{Auditor, Table, assert_no_twins, at_every_decision};

/// Every number of people.
const TABLES: &[Table] = &[
    (1, &[], usize::MAX),
    (2, &[], usize::MAX),
    (3, &[], usize::MAX),
    (4, &[], usize::MAX),
];

#[test]
fn every_language_says_everything_and_nothing_else() {
    let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../speakeasy/src");
    Lint::of_game::<Speakeasy>(&sources)
        .members("region", Region::ALL.map(Region::id))
        .members("region-goal", RegionGoal::ALL.map(RegionGoal::id))
        .members("park-goal", ParkGoal::ALL.map(ParkGoal::id))
        .members("district", District::ALL.map(District::id))
        .members("building", Building::ALL.map(Building::id))
        .members("a-building", Building::ALL.map(Building::id))
        .members("operation", Operation::ALL.map(Operation::id))
        .members("track", Track::ALL.map(Track::id))
        .members("level", Track::ALL.map(Track::id))
        .members("location", Location::ALL.map(Location::id))
        .members(
            "towards",
            Location::ALL
                .map(Location::id)
                .into_iter()
                .chain(["person"]),
        )
        .members("gangster", {
            // Beside their names there is what each is worth as an ally.
            let cards = ["card", "card-plain"];
            cards.into_iter().chain(Gangster::ALL.map(Gangster::id))
        })
        .members("ability", Ability::ALL.map(Ability::id))
        .members("ship", Ship::ALL.map(Ship::id))
        .members("perk", Perk::ALL.map(Perk::id))
        .members("each", Count::ALL.map(Count::id))
        .members("bottle", Bottle::ALL.map(Bottle::id))
        .members("difficulty", Difficulty::ALL.map(Difficulty::id))
        .members("business", Business::ALL.map(Business::id))
        .members("favour", Favour::ALL.map(Favour::id))
        .members("deed", Deed::ALL.map(Deed::id))
        .members("end", ["richest", "beat_rival", "lost_to_rival"])
        .assert_clean();
}

/// Everything with a name, as a board shows it.
fn names() -> Vec<Phrase> {
    let ledger = Ledger::default();
    let mut all = vec![words::money(5), words::boss_name(Boss::Rival)];
    all.extend(Region::ALL.map(words::region));
    all.extend(District::ALL.map(words::district));
    all.extend(District::ALL.map(|district| {
        words::space(Space {
            district,
            number: 1,
        })
    }));
    all.extend(Building::ALL.map(words::building));
    all.extend(Operation::ALL.map(words::operation));
    all.extend(Track::ALL.map(words::track));
    all.extend(Slot::ALL.map(words::slot));
    all.extend(Location::ALL.map(words::location));
    all.extend(Person::ALL.map(words::person));
    all.extend(Person::ALL.map(words::towards_person));
    all.extend(Person::ALL.into_iter().flat_map(words::person_effects));
    all.extend(Gangster::ALL.map(words::gangster));
    all.extend(Gangster::ALL.map(words::gangster_card));
    all.extend(Ability::ALL.map(words::ability));
    all.extend(Ship::ALL.map(words::ship));
    all.extend(Crate::ALL.map(words::crate_front));
    all.extend(Crate::ALL.map(words::crate_token));
    all.extend(Perk::ALL.map(words::perk));
    all.extend(CityToken::ALL.map(words::city_token));
    all.extend(Bottle::ALL.map(words::bottle));
    all.extend(Helper::ALL.map(words::helper));
    all.extend(Card::ALL.map(words::card));
    all.extend(RegionGoal::ALL.map(words::region_goal));
    all.extend(ParkGoal::ALL.map(words::park_goal));
    all.extend(Goal::ALL.map(words::goal));
    all.extend(Goal::ALL.map(|goal| words::requirement(goal, &ledger)));
    all.extend(Difficulty::ALL.map(words::difficulty));
    all.extend(Business::ALL.map(words::business));
    all.extend(Favour::ALL.map(words::favour));
    all.extend(Deed::ALL.map(words::deed));
    all.extend(Berth::all().map(words::berth));
    all
}

#[test]
fn everything_has_a_name_in_every_language() {
    let auditor = Auditor::new::<Speakeasy>();
    for name in names() {
        auditor.say(&name);
    }
}

/// Something of everything that can be tried, most of it nonsense at any given moment.
fn attempts() -> Vec<Action> {
    let words = "pass split hire vip still lose";
    let mut all: Vec<Action> = words
        .split_whitespace()
        .map(|word| word.parse().expect("an action"))
        .collect();
    let spaces = District::ALL.map(|district| Space {
        district,
        number: 3,
    });
    for space in spaces {
        all.extend([Action::Space(space), Action::Abandon(space)]);
        all.extend([Help::Cheapest, Help::Paid].map(|help| Action::Defend(space, 1, help)));
        all.push(Action::Deliver(1, space));
        all.extend([
            Action::Enter(1, space.district),
            Action::Drive(2, space.district),
        ]);
    }
    for truck in [1, 2] {
        all.extend([Action::Load(truck, 2), Action::Buy(truck, 2)]);
    }
    for person in Person::ALL {
        all.extend([
            Action::Person(person),
            Action::Capo(person, Boss::Player(Seat(1))),
        ]);
    }
    for berth in Berth::all() {
        let first = Berth {
            row: 1,
            region: Region::Downtown,
        };
        all.extend([Action::Dock(berth), Action::Move(first, berth)]);
    }
    for goal in Goal::ALL {
        all.extend([Action::Book(goal, 1), Action::Book(goal, 2)]);
    }
    for token in CityToken::ALL {
        all.extend([Action::Token(token), Action::Put(token, 1)]);
    }
    for number in 1..=4 {
        all.extend([
            Action::Right(number),
            Action::Middle(number),
            Action::Pile(number),
        ]);
        all.extend([
            Action::Column(number),
            Action::Row(number),
            Action::Force(number, Help::Cheapest),
        ]);
        all.push(Action::Launder(u16::from(number) * 9));
        all.push(Action::Crew([number; BOSSES], number));
    }
    all.extend(Helper::ALL.map(Action::Helper));
    all.extend(Favour::ALL.map(Action::Favour));
    all.extend(Track::ALL.map(Action::Raise));
    all.extend(Card::ALL.map(Action::Card));
    all.extend(Slot::ALL.map(Action::Slot));
    all.extend(Operation::ALL.map(Action::Deck));
    all.extend(Gangster::ALL.map(Action::Gangster));
    all.extend(Ship::ALL.map(Action::Ship));
    all.extend(Business::ALL.map(Action::Business));
    all
}

/// What has numbers or names in it, however seldom it is the answer.
const WHY_NOT: [WhyNot; 13] = [
    WhyNot::TooDear { cost: 8, means: 5 },
    WhyNot::WrongShare { least: 1, most: 3 },
    WhyNot::TooFewCards { need: 2, held: 1 },
    WhyNot::WrongType {
        only: Operation::Vip,
    },
    WhyNot::NotAllowed {
        building: Building::Still,
    },
    WhyNot::NoPlace {
        building: Building::Casino,
    },
    WhyNot::OnePerRegion {
        building: Building::Nightclub,
        region: Region::Uptown,
    },
    WhyNot::AllysDistrict {
        gangster: Gangster::LegsDiamond,
    },
    WhyNot::TooWeak {
        strength: 5,
        needed: 6,
    },
    WhyNot::TooFewThugs { held: 0 },
    WhyNot::TooLittleLeverage { need: 4, held: 3 },
    WhyNot::NoMobsterInColumn {
        region: Region::Downtown,
    },
    WhyNot::PocketOnly { cost: 2, pocket: 1 },
];

#[test]
fn everything_can_be_said_and_cites_a_rule_of_the_book() {
    let mut auditor = Auditor::new::<Speakeasy>();
    auditor.attend::<Speakeasy>(TABLES, 30, &attempts());
    for why in WHY_NOT {
        auditor.hear(&why);
    }
    auditor.assert_heard(&[
        ("whynot-", 50),
        ("event-", 75),
        ("prompt-", 45),
        ("choice-", 75),
    ]);
}

/// Cards with the same reward and leverage are the same to anybody, and so are their words.
fn are_twins(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Card(one), Action::Card(other)) => {
            let (a, b) = (one.data(), other.data());
            one.operation() == other.operation() && (a.reward, a.leverage) == (b.reward, b.leverage)
        }
        _ => false,
    }
}

#[test]
fn no_two_choices_of_a_question_say_the_same() {
    assert_no_twins::<Speakeasy>(TABLES, 8, are_twins);
}

/// The first sum of money that a phrase tells under a name.
fn told(phrase: &Phrase, name: &str) -> Option<i64> {
    let (_, arg) = phrase.args.iter().find(|(known, _)| *known == name)?;
    let sum = match arg {
        Arg::Phrase(sum) => sum,
        Arg::List(parts) => parts.first()?,
        Arg::Number(count) => return Some(*count),
        _ => return None,
    };
    match sum.args.first() {
        Some((_, Arg::Number(count))) if sum.id == "money" => Some(*count),
        _ => None,
    }
}

/// What an action has cost so far, or will once it is decided how to pay.
fn cost(after: &Speakeasy, log: &Log<Event>) -> i64 {
    let paid = log.entries().find_map(|entry| match entry.event {
        Event::Paid { amount, .. } => Some(amount),
        _ => None,
    });
    let due = match after.view(Viewer::Spectator).asked() {
        Some((_, Step::Pay { cost })) => Some(cost),
        _ => None,
    };
    paid.or(due).unwrap_or(0).into()
}

#[test]
fn a_price_that_is_told_is_what_it_costs() {
    let (mut prices, mut sales, mut posts) = (0, 0, 0);
    at_every_decision::<Speakeasy>(TABLES, 24, |game, seat, legal, _| {
        let view = game.view(Viewer::Seat(seat));
        for action in legal {
            let phrase = Speakeasy::describe(&view, *action).phrase;
            let mut after = game.clone();
            let mut log = Log::new();
            after
                .apply(
                    seat,
                    *action,
                    &mut Chance::new(&Seed::from_text("after")),
                    &mut log,
                )
                .expect("legal is legal");
            match phrase.id.as_ref() {
                "choice-open" | "choice-upgrade" | "choice-take-over" => {
                    assert_eq!(told(&phrase, "notes"), Some(cost(&after, &log)), "{action}");
                    prices += 1;
                }
                "choice-force" | "choice-buy" | "choice-hire" => {
                    assert_eq!(told(&phrase, "cash"), Some(cost(&after, &log)), "{action}");
                    prices += 1;
                }
                "choice-sell" => {
                    let sold = log.entries().find_map(|entry| match entry.event {
                        Event::Sold { price, .. } => Some(i64::from(price)),
                        _ => None,
                    });
                    assert_eq!(told(&phrase, "cash"), sold, "{action}");
                    sales += 1;
                }
                "choice-protect" | "choice-protect-for-tokens" => {
                    let spent = log.entries().find_map(|entry| match entry.event {
                        Event::MobsterProtects { tokens, .. } => Some(i64::from(tokens)),
                        _ => None,
                    });
                    assert_eq!(told(&phrase, "count"), spent, "{action}");
                    posts += 1;
                }
                _ => {}
            }
        }
    });
    assert!(
        prices > 1_000 && sales > 0 && posts > 20,
        "{prices} prices, {sales} sales, {posts} posts"
    );
}
