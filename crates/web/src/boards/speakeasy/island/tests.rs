//! The island over whole games: what can be done there can be pressed there, strokes are taken, secrets stay.

use std::collections::BTreeSet;

use catalog::{GameId, Lang, Texts};
use kernel::{Game, Seat, Seed, Viewer};
use speakeasy::pieces::{GoalArea, Slot};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};
use table::{Chair, Deed, Entry, Header, Sight, Sitter, Table, TableId};

use super::island;
use crate::board::{Board, Scene, button_id};
use crate::boards::speakeasy::moves::{self, Aim};
use crate::texts;

/// A table of people who decide by dice.
struct People {
    table: Table<Speakeasy>,
    ledger: Vec<Entry>,
    seats: u8,
    dice: u64,
}

impl People {
    fn new(seats: u8, seed: u8) -> People {
        let chair = Chair {
            sitter: Sitter::Person,
            name: None,
        };
        let header = Header {
            id: TableId::from_bytes([seed; 16]),
            title: "The back room".parse().unwrap(),
            game: GameId::Speakeasy,
            rules_version: Speakeasy::INFO.rules_version,
            options: Default::default(),
            seed: Seed::from_bytes([seed; 32]),
            chairs: vec![chair; usize::from(seats)],
            created: 0,
        };
        People {
            table: Table::new(header).unwrap(),
            ledger: Vec::new(),
            seats,
            dice: 0x9e37_79b9_7f4a_7c15 ^ u64::from(seed),
        }
    }

    fn roll(&mut self, below: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.dice >> 33) as usize % below
    }

    /// Whoever has something to decide.
    fn asked(&self) -> Option<Sight<Speakeasy>> {
        let mut sights = Seat::all(self.seats).map(|seat| self.table.sight(Viewer::Seat(seat)));
        sights.find(|sight| !sight.legal.is_empty())
    }

    /// Does business with barrels where it can, takes something that is offered in one go where there is
    /// such a thing, else any legal action but passing, if there is another.
    fn step(&mut self, sight: &Sight<Speakeasy>) {
        let seat = sight.own().unwrap();
        let offers = moves::offers(sight);
        let legal = |fits: &dyn Fn(&Action) -> bool| -> Vec<Action> {
            sight
                .legal
                .iter()
                .copied()
                .filter(|one| fits(one))
                .collect()
        };
        let trade = legal(&|action| {
            matches!(
                action,
                Action::Load(..)
                    | Action::Buy(..)
                    | Action::Deliver(..)
                    | Action::Slot(Slot::MiddleStill)
            )
        });
        let active = legal(&|action| *action != Action::Pass);
        let deed = if !trade.is_empty() && self.roll(3) > 0 {
            trade[self.roll(trade.len())].to_string()
        } else if !offers.is_empty() && self.roll(4) > 0 {
            let offer = &offers[self.roll(offers.len())];
            offer.stroke().unwrap().to_string()
        } else if active.is_empty() {
            Action::Pass.to_string()
        } else {
            active[self.roll(active.len())].to_string()
        };
        self.write(seat, deed);
    }

    fn write(&mut self, seat: Seat, deed: String) {
        let entry = Entry {
            seat,
            deed: Deed::Act(deed),
        };
        self.table.write(&entry).unwrap();
        self.ledger.push(entry);
    }
}

fn english() -> Texts {
    texts::of_game(GameId::Speakeasy, Lang::En)
}

fn draw(sight: &Sight<Speakeasy>, texts: &Texts) -> String {
    let hero = sight.own().unwrap_or(Seat(0));
    island(&Scene::new(sight, texts, hero)).into_string()
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let before = format!(" {attribute}=\"");
    let parts = markup.split(before.as_str()).skip(1);
    parts.map(|part| part.split('"').next().unwrap()).collect()
}

/// Whether an action is done at a place of the island.
fn has_place(sight: &Sight<Speakeasy>, action: Action) -> bool {
    let most = |count: fn(Action) -> Option<(u8, u8)>| {
        let all = || sight.legal.iter().filter_map(move |other| count(*other));
        count(action).is_some_and(|(truck, barrels)| {
            all().all(|(other, more)| other != truck || more <= barrels)
        })
    };
    match action {
        Action::Space(_)
        | Action::Still
        | Action::Dock(_)
        | Action::Move(..)
        | Action::Enter(..)
        | Action::Drive(..)
        | Action::Deliver(..)
        | Action::Gangster(_)
        | Action::Ship(_)
        | Action::Abandon(_) => true,
        // As many barrels as there is room for; fewer stand in the list.
        Action::Load(..) => most(|action| match action {
            Action::Load(truck, count) => Some((truck, count)),
            _ => None,
        }),
        Action::Buy(..) => most(|action| match action {
            Action::Buy(truck, count) => Some((truck, count)),
            _ => None,
        }),
        Action::Book(goal, _) => matches!(goal.area(), GoalArea::Park | GoalArea::Region),
        _ => false,
    }
}

#[test]
fn everything_that_can_be_done_at_a_place_can_be_pressed_there() {
    let texts = english();
    let mut missing: BTreeSet<&str> = [
        "space", "still", "dock", "move", "enter", "drive", "load", "buy", "deliver", "gangster",
        "ship", "book", "abandon",
    ]
    .into();
    for seed in 20..40 {
        let mut people = People::new(seed % 4 + 1, seed);
        while let Some(sight) = people.asked() {
            let placed = sight.legal.iter().copied();
            let placed: Vec<Action> = placed.filter(|one| has_place(&sight, *one)).collect();
            if !placed.is_empty() {
                let markup = draw(&sight, &texts);
                let pressed: BTreeSet<&str> = values(&markup, "href").into_iter().collect();
                for action in placed {
                    let spot = format!("#{}", button_of(&sight, action));
                    assert!(pressed.contains(spot.as_str()), "{action} has no hotspot");
                    missing.remove(action.to_string().split(' ').next().unwrap());
                }
            }
            people.step(&sight);
        }
        if seed >= 23 && missing.is_empty() {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}

/// The button of an action: that of the whole take-over which it begins, if there is one.
fn button_of(sight: &Sight<Speakeasy>, action: Action) -> String {
    let offers = moves::offers(sight);
    let whole = offers.iter().find(|offer| {
        let taken = matches!(offer.aim, Aim::TakeOver { .. });
        taken && offer.actions[0] == action
    });
    match whole.and_then(|offer| offer.stroke()) {
        Some(stroke) => button_id(stroke),
        None => button_id(action),
    }
}

#[test]
fn a_house_that_can_be_held_shows_the_cheapest_way_to_hold_it() {
    let texts = english();
    let mut held = 0;
    for seed in 60..64 {
        let mut people = People::new(3, seed);
        while let Some(sight) = people.asked() {
            if matches!(sight.prompt.unwrap().step, Step::Defend { .. }) {
                let markup = draw(&sight, &texts);
                let pressed = values(&markup, "href");
                let defences = sight.legal.iter().filter_map(|action| match action {
                    Action::Defend(space, thugs, ally) => Some((*space, *ally, *thugs)),
                    _ => None,
                });
                let spaces: BTreeSet<_> = defences.clone().map(|(space, ..)| space).collect();
                for space in spaces {
                    let (_, ally, thugs) =
                        defences.clone().filter(|one| one.0 == space).min().unwrap();
                    let action = Action::Defend(space, thugs, ally);
                    let spot = format!("#{}", button_id(action));
                    assert!(pressed.contains(&spot.as_str()), "{action}");
                    held += 1;
                }
            }
            people.step(&sight);
        }
    }
    assert!(held > 0);
}

#[test]
fn the_table_takes_everything_that_is_offered_in_one_go() {
    let (mut ways, mut take_overs, mut asked) = (0, 0, 0);
    for seats in 1..=4 {
        let mut people = People::new(seats, 40 + seats);
        while let Some(sight) = people.asked() {
            let seat = sight.own().unwrap();
            let offers = moves::offers(&sight);
            asked += usize::from(!offers.is_empty());
            // A table is folded from its beginning: some questions are enough.
            for offer in offers.iter().filter(|_| asked % 4 == 0) {
                match offer.aim {
                    Aim::Way { .. } => ways += 1,
                    Aim::TakeOver { .. } => take_overs += 1,
                }
                let deed = Deed::Act(offer.stroke().unwrap().to_string());
                let ledger = [&people.ledger[..], &[Entry { seat, deed }]].concat();
                let header = people.table.header().clone();
                let folded = Table::<Speakeasy>::fold(header, &ledger);
                assert!(folded.is_ok(), "{:?}", offer.actions);
            }
            people.step(&sight);
        }
    }
    assert!(
        ways > 20 && take_overs > 10,
        "{ways} ways, {take_overs} take-overs"
    );
}

#[test]
fn a_take_over_costs_what_its_tag_says() {
    let mut seen = 0;
    for seed in 9..14 {
        let mut people = People::new(3, seed);
        while let Some(sight) = people.asked() {
            let seat = sight.own().unwrap();
            let before = *sight.view.player(seat);
            let offers = moves::offers(&sight).into_iter();
            let mut offer = offers.filter_map(|offer| match offer.aim {
                Aim::TakeOver { cost, thugs, .. } if before.pocket >= cost => {
                    Some((offer, cost, thugs))
                }
                _ => None,
            });
            let Some((offer, cost, thugs)) = offer.next_back() else {
                people.step(&sight);
                continue;
            };
            people.write(seat, offer.stroke().unwrap().to_string());
            let sight = people.table.sight(Viewer::Seat(seat));
            let after = sight.view.player(seat);
            // A building may bring thugs and money, but never costs more than was said.
            assert!(after.pocket + cost >= before.pocket && after.thugs + thugs >= before.thugs);
            seen += 1;
        }
    }
    assert!(seen > 2, "{seen}");
}

#[test]
fn nothing_can_be_pressed_in_a_closed_district_but_its_streets() {
    let texts = english();
    let mut people = People::new(2, 3);
    let mut asked = 0;
    while let Some(sight) = people.asked() {
        let closed = sight.view.manhattan.closed;
        assert!(!closed.is_empty());
        let step = sight.prompt.unwrap().step;
        if matches!(
            step,
            Step::Site { .. } | Step::Protect { .. } | Step::Sell { .. } | Step::Ally
        ) {
            asked += 1;
            let markup = draw(&sight, &texts);
            let ids = values(&markup, "id");
            for district in closed.iter() {
                let number = district.id();
                let space = format!("d{number}-");
                assert!(ids.contains(&format!("d{number}").as_str()));
                assert!(!ids.iter().any(|id| id.starts_with(&space)));
                assert!(!ids.contains(&format!("ally-d{number}").as_str()));
            }
        }
        people.step(&sight);
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn a_place_that_is_none_says_why_and_by_which_rule() {
    let texts = english();
    let mut people = People::new(3, 17);
    let mut reasons = 0;
    while let Some(sight) = people.asked() {
        let markup = draw(&sight, &texts);
        let quiet = markup.split("<a class=\"spot\"").skip(1);
        let quiet = quiet.map(|part| part.split('>').next().unwrap());
        for spot in quiet.filter(|spot| !spot.contains("data-s=")) {
            assert!(
                spot.contains(" data-why=\"") && spot.contains("/rules/speakeasy#SP-"),
                "{spot}"
            );
            assert!(!spot.contains("data-why=\"\""), "{spot}");
            reasons += 1;
        }
        people.step(&sight);
    }
    assert!(reasons > 50, "{reasons}");
}

#[test]
fn ids_are_unique_and_every_symbol_is_in_the_sprites() {
    let texts = english();
    let sprites = [crate::draw::ICONS.0, &Speakeasy::sprite().into_string()].concat();
    let known: BTreeSet<&str> = values(&sprites, "id").into_iter().collect();
    for seats in [1, 4] {
        let mut people = People::new(seats, 30 + seats);
        while let Some(sight) = people.asked() {
            let markup = draw(&sight, &texts);
            let ids = values(&markup, "id");
            let own: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), own.len(), "an id stands twice");
            for id in values(&markup, "href")
                .into_iter()
                .filter_map(|href| href.strip_prefix('#'))
            {
                assert!(
                    id.starts_with("do-") || known.contains(id) || own.contains(id),
                    "#{id}"
                );
            }
            people.step(&sight);
        }
    }
}

#[test]
fn nothing_behind_a_screen_is_drawn_on_the_island() {
    let texts = english();
    let mut people = People::new(3, 12);
    for _ in 0..60 {
        if let Some(sight) = people.asked() {
            people.step(&sight);
        }
    }
    for viewer in Viewer::all(3) {
        let [plain, mut rich] = [0, 1].map(|_| people.table.sight(viewer));
        // Who is asked is told what it can pay.
        if !plain.legal.is_empty() {
            continue;
        }
        for screen in rich.view.screens.iter_mut().flatten() {
            screen.safe += 7_777;
            screen.hand = Default::default();
            screen.used = Default::default();
        }
        assert_eq!(draw(&plain, &texts), draw(&rich, &texts));
    }
}

#[test]
fn only_who_decides_has_something_to_press() {
    let texts = english();
    let mut people = People::new(3, 2);
    while let Some(sight) = people.asked()
        && !matches!(sight.prompt.unwrap().step, Step::Site { .. })
    {
        people.step(&sight);
    }
    for viewer in Viewer::all(3) {
        let sight = people.table.sight(viewer);
        let decides = !sight.legal.is_empty();
        assert_eq!(draw(&sight, &texts).contains("class=\"spot\""), decides);
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let texts = texts::of_game(GameId::Speakeasy, Lang::Cs);
    let mut people = People::new(4, 5);
    for _ in 0..50 {
        if let Some(sight) = people.asked() {
            people.step(&sight);
        }
    }
    let [one, other] = [0, 1].map(|_| people.table.sight(Viewer::Seat(Seat(0))));
    assert_eq!(draw(&one, &texts), draw(&other, &texts));
}
