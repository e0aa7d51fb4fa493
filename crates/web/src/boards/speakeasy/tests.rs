//! The board over whole games: hotspots lead somewhere, symbols are there, secrets stay.

use std::collections::BTreeSet;

use catalog::{GameId, Lang, Texts};
use kernel::{Game, Seat, Seed, Viewer};
use speakeasy::pieces::{GoalArea, Operation};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};
use table::{Chair, Deed, Entry, Header, Sight, Sitter, Table, TableId};

use super::{rows, signs};
use crate::board::{Board, Scene, button_id};
use crate::texts;

/// A table of people who decide by dice, and seldom pass.
struct People {
    table: Table<Speakeasy>,
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

    /// Answers the question; false if the game is over.
    fn step(&mut self) -> bool {
        let Some(sight) = self.asked() else {
            return false;
        };
        let deeds: Vec<Action> = sight
            .legal
            .iter()
            .copied()
            .filter(|action| !rows::is_way_out(*action))
            .collect();
        let action = if deeds.is_empty() || self.roll(12) == 0 {
            sight.legal[self.roll(sight.legal.len())]
        } else {
            deeds[self.roll(deeds.len())]
        };
        let entry = Entry {
            seat: sight.own().unwrap(),
            deed: Deed::Act(action.to_string()),
        };
        self.table.write(&entry).unwrap();
        true
    }
}

fn english() -> Texts {
    texts::of_game(GameId::Speakeasy, Lang::En)
}

/// Everything that is drawn for a viewer.
fn draw(sight: &Sight<Speakeasy>, texts: &Texts, hero: Seat) -> String {
    let scene = Scene::new(sight, texts, hero);
    let parts = [
        Speakeasy::track(&scene),
        Speakeasy::lineup(&scene),
        Speakeasy::purse(&scene),
        Speakeasy::regions(&scene),
        Speakeasy::plates(&scene),
        Speakeasy::strip(&scene, hero),
        Speakeasy::commons(&scene),
    ];
    parts.map(|part| part.into_string()).concat()
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let before = format!(" {attribute}=\"");
    let parts = markup.split(before.as_str()).skip(1);
    parts.map(|part| part.split('"').next().unwrap()).collect()
}

/// Whether an action has a place among people, boards, decks or tracks.
fn has_a_place(action: Action) -> bool {
    match action {
        Action::Book(goal, _) => !matches!(goal.area(), GoalArea::Park | GoalArea::Region),
        Action::Helper(_)
        | Action::Person(_)
        | Action::Capo(..)
        | Action::Raise(_)
        | Action::Card(_)
        | Action::Slot(_)
        | Action::Hire
        | Action::Vip
        | Action::Right(_)
        | Action::Middle(_)
        | Action::Pile(_)
        | Action::Deck(_)
        | Action::Gangster(_)
        | Action::Column(_)
        | Action::Token(_)
        | Action::Put(..) => true,
        _ => false,
    }
}

#[test]
fn whatever_has_a_place_can_be_pressed_there_and_what_is_pointed_at_is_told() {
    let texts = english();
    let mut met = BTreeSet::new();
    for seats in 1..=4 {
        let mut people = People::new(seats, seats);
        while let Some(sight) = people.asked() {
            let markup = draw(&sight, &texts, sight.own().unwrap());
            let pressed: BTreeSet<&str> = values(&markup, "href").into_iter().collect();
            let told: BTreeSet<&str> = values(&markup, "data-for").into_iter().collect();
            for action in &sight.legal {
                let button = button_id(action);
                let spot = format!("#{button}");
                let placed = !has_a_place(*action) || pressed.contains(spot.as_str());
                assert!(placed, "{action} has no hotspot");
                assert!(
                    rows::is_way_out(*action) || told.contains(button.as_str()),
                    "{action} is not told"
                );
            }
            met.insert(format!("{:?}", sight.prompt.as_ref().unwrap().step));
            people.step();
        }
    }
    assert!(met.len() > 30, "most questions are met: {met:?}");
}

#[test]
fn the_sprites_have_every_symbol_that_the_board_uses_and_each_once() {
    let sprites = [crate::draw::ICONS.0, &Speakeasy::sprite().into_string()].concat();
    let known = values(&sprites, "id");
    let distinct: BTreeSet<&str> = known.iter().copied().collect();
    assert_eq!(known.len(), distinct.len(), "a symbol stands twice");
    let texts = english();
    for seats in [1, 3] {
        let mut people = People::new(seats, 40 + seats);
        while let Some(sight) = people.asked() {
            let markup = draw(&sight, &texts, sight.own().unwrap());
            let own: Vec<&str> = values(&markup, "id");
            let ids: BTreeSet<&str> = own.iter().copied().collect();
            assert_eq!(own.len(), ids.len(), "an id stands twice");
            let used = values(&markup, "href").into_iter();
            for id in used.filter_map(|href| href.strip_prefix('#')) {
                let there = distinct.contains(id) || ids.contains(id) || id.starts_with("do-");
                assert!(there, "#{id}");
            }
            people.step();
        }
    }
}

#[test]
fn nobody_is_shown_the_safe_or_the_hand_of_somebody_else() {
    let texts = english();
    let mut people = People::new(3, 12);
    for _ in 0..60 {
        assert!(people.step());
    }
    let sights: Vec<_> = Seat::all(3)
        .map(|seat| (seat, people.table.sight(Viewer::Seat(seat))))
        .collect();
    for (owner, own) in &sights {
        let (_, player, screen) = own.view.own().unwrap();
        let secret: Vec<String> = screen
            .hand
            .without(player.known)
            .iter()
            .map(|card| texts.say(&words::card(card)))
            .collect();
        let others = sights.iter().filter(|(seat, _)| seat != owner);
        let spectator = people.table.sight(Viewer::Spectator);
        for sight in others.map(|(_, sight)| sight).chain([&spectator]) {
            let scene = Scene::new(sight, &texts, *owner);
            let desk = super::ops::ops(&scene).into_string();
            let desk = desk.split("data-pane=\"decks\"").next().unwrap();
            for card in &secret {
                // The same kind of card may lie open as well; then it is no secret.
                let open = player.board.iter().flatten().chain(&[]);
                let known = open.copied().chain(player.known.iter());
                let seen = known.map(|card| texts.say(&words::card(card)));
                assert!(!desk.contains(card.as_str()) || seen.into_iter().any(|one| one == *card));
            }
            assert!(desk.contains(">?</text>"), "the safe is told as unknown");
            let strip = Speakeasy::strip(&scene, *owner).into_string();
            assert!(strip.contains('?'));
        }
    }
}

#[test]
fn what_cannot_be_chosen_says_why_and_by_which_rule() {
    let texts = english();
    let mut people = People::new(3, 3);
    let mut reasons = 0;
    while let Some(sight) = people.asked() {
        let markup = draw(&sight, &texts, sight.own().unwrap());
        let quiet = values(&markup, "data-why");
        assert!(quiet.iter().all(|why| !why.is_empty()));
        reasons += quiet.len();
        people.step();
    }
    assert!(reasons > 20, "{reasons}");
}

#[test]
fn a_turn_has_one_part_that_is_done_now() {
    let texts = english();
    let mut people = People::new(2, 9);
    let mut columns = 0;
    while let Some(sight) = people.asked() {
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        let lineup = Speakeasy::lineup(&scene).into_string();
        let states = values(&lineup, "data-s");
        let now = states.iter().filter(|state| **state == "now").count();
        let step = sight.prompt.as_ref().unwrap().step;
        // After the card of the end nothing but tokens is to be put away.
        let after = matches!(step, Step::PutBack | Step::Surplus);
        if !states.is_empty() {
            columns += 1;
            assert_eq!(now, usize::from(!after), "{step:?}: {states:?}");
            assert!(states.is_sorted_by_key(|state| match *state {
                "done" => 0,
                "now" => 1,
                _ => 2,
            }));
        }
        people.step();
    }
    assert!(columns > 50, "{columns}");
}

#[test]
fn cash_is_spent_first_and_the_safe_only_for_the_rest() {
    let bill = super::bill::Bill {
        cash: 10,
        ..Default::default()
    };
    assert_eq!(bill.left(12, 30), (2, 30));
    assert_eq!(bill.left(4, 30), (0, 18));
    let split = super::bill::Bill {
        laundered: Some(3),
        ..bill
    };
    assert_eq!(split.left(12, 30), (5, 24));
}

#[test]
fn every_operation_has_symbols_of_its_own() {
    let all = Operation::ALL;
    let of =
        |name: fn(Operation) -> &'static str| all.map(name).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(of(signs::operation).len(), all.len());
    assert_eq!(of(signs::deed_of).len(), all.len());
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let texts = texts::of_game(GameId::Speakeasy, Lang::Cs);
    let mut people = People::new(3, 5);
    for _ in 0..40 {
        people.step();
    }
    let [one, other] = [0, 1].map(|_| people.table.sight(Viewer::Seat(Seat(0))));
    assert_eq!(draw(&one, &texts, Seat(0)), draw(&other, &texts, Seat(0)));
}
