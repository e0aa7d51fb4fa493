//! Positions for tests, built so that a test reads like the example in the rules:
//!
//! ```ignore
//! let mut table = given(1).lineup("As 9d 3c").deck("2d").turn();
//! table.play(0, "assign As 9d 3c");
//! table.play(0, "go badlands 9");
//! assert_eq!(table.sheet(0).stars, 3);
//! ```

use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::pack::Pack;
use kernel::{
    Chance, Edition, Game, Log, Member, Options as _, Refusal, RuleId, Seat, SeatSet, Seed, Set,
    Viewer,
};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::amendment;
use crate::cards::{Card, CardSet, Rank};
use crate::content::{Bounty, Character, Cowbot};
use crate::dealer::Dealer;
use crate::event::Event;
use crate::map::{ROOMS, Region, Site, TOMBSTONES};
use crate::options::Options;
use crate::sheet::Sheet;
use crate::state::Fliptown;
use crate::step::{Agenda, Stage, Turn};
use crate::view::View;
use crate::whynot::WhyNot;

/// A change of a seat's map.
type Edit = Box<dyn FnOnce(&mut Sheet)>;

/// A position in the making: by default the first turn of the first round, without options.
pub(crate) struct Given {
    seats: u8,
    options: Vec<(&'static str, &'static str)>,
    edition: Option<Edition>,
    round: u8,
    turn: u8,
    lineup: Vec<Card>,
    deck: Vec<Card>,
    deck_size: Option<usize>,
    sheriff: Option<Card>,
    holdem: Vec<[Card; 2]>,
    characters: Vec<(usize, Character)>,
    bounties: Vec<Bounty>,
    stolen: usize,
    columns: Vec<(usize, Vec<Card>)>,
    edits: Vec<(usize, Edit)>,
}

/// Cards from their notations, separated by spaces.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}

/// A set from its members' names, separated by spaces.
pub(crate) fn set<T: Member + FromStr>(text: &str) -> Set<T> {
    text.split_whitespace()
        .map(|name| name.parse().ok().unwrap())
        .collect()
}

/// Every site of a region, as [`Given::circled`] reads them.
pub(crate) fn all_of(region: Region) -> String {
    let names: Vec<String> = match region {
        Region::Trail | Region::Town => Rank::all().map(|rank| rank.to_string()).collect(),
        Region::Badlands => Rank::all().skip(1).map(|rank| rank.to_string()).collect(),
        Region::Mine => ROOMS.map(str::to_owned).to_vec(),
        Region::Cemetery => TOMBSTONES.map(str::to_owned).to_vec(),
    };
    let sites = names.iter().map(|name| format!("{} {name}", region.id()));
    sites.collect::<Vec<String>>().join(", ")
}

/// `amount 1`, `amount 2` and so on, as the legal actions list them.
pub(crate) fn amounts(range: RangeInclusive<u8>) -> Vec<String> {
    range.map(|amount| format!("amount {amount}")).collect()
}

fn site(text: &str) -> Site {
    let (region, name) = text.split_once(' ').unwrap();
    Site::parse(region.parse().unwrap(), name).unwrap()
}

/// A position with so many seats.
pub(crate) fn given(seats: u8) -> Given {
    Given {
        seats,
        options: Vec::new(),
        edition: None,
        round: 1,
        turn: 1,
        lineup: Vec::new(),
        deck: Vec::new(),
        deck_size: None,
        sheriff: None,
        holdem: Vec::new(),
        characters: Vec::new(),
        bounties: Vec::new(),
        stolen: 0,
        columns: Vec::new(),
        edits: Vec::new(),
    }
}

impl Given {
    /// Sets an option.
    pub(crate) fn option(mut self, key: &'static str, value: &'static str) -> Given {
        self.options.push((key, value));
        self
    }

    /// Plays by the first edition of the rules, without amendments.
    pub(crate) fn first_edition(mut self) -> Given {
        self.edition = Some(Edition::default());
        self
    }

    /// Plays with a pack.
    pub(crate) fn pack(mut self, pack: Pack) -> Given {
        self.edition = Some(Edition {
            pack,
            ..Edition::newest(amendment::ALL)
        });
        self
    }

    /// Plays against a cowbot.
    pub(crate) fn cowbot(self, cowbot: Cowbot, difficulty: &'static str) -> Given {
        self.option("cowbot", cowbot.id())
            .option("difficulty", difficulty)
    }

    /// The round, from 1.
    pub(crate) fn round(mut self, round: u8) -> Given {
        self.round = round;
        self
    }

    /// The turn, from 1.
    pub(crate) fn turn_number(mut self, turn: u8) -> Given {
        self.turn = turn;
        self
    }

    /// The three cards of the turn.
    pub(crate) fn lineup(mut self, text: &str) -> Given {
        self.lineup = cards(text);
        self
    }

    /// The top cards of the draw deck, the first on top; the others follow in any order.
    pub(crate) fn deck(mut self, text: &str) -> Given {
        self.deck = cards(text);
        self
    }

    /// How many cards the draw deck has; the rest lies in the discard pile.
    pub(crate) fn deck_size(mut self, size: usize) -> Given {
        self.deck_size = Some(size);
        self
    }

    /// The sheriff card.
    pub(crate) fn sheriff(mut self, text: &str) -> Given {
        self.sheriff = Some(text.parse().unwrap());
        self
    }

    /// Hold 'em cards of the next seat; switches the option on.
    pub(crate) fn holdem(mut self, text: &str) -> Given {
        let dealt = cards(text);
        self.holdem.push([dealt[0], dealt[1]]);
        if !self.options.contains(&("holdem", "on")) {
            self.options.push(("holdem", "on"));
        }
        self
    }

    /// The character of a seat, with its start; switches the option on. Seats that are not named get
    /// characters without an ability that would be asked for in the position.
    pub(crate) fn character(mut self, seat: usize, character: Character) -> Given {
        self.characters.push((seat, character));
        if !self.options.contains(&("characters", "on")) {
            self.options.push(("characters", "on"));
        }
        self
    }

    /// The bounty cards on the table, filled up with others.
    pub(crate) fn bounties(mut self, bounties: &[Bounty]) -> Given {
        self.bounties = bounties.to_vec();
        self
    }

    /// How many cards the cowbot has stolen, all in the first round (give round 2 or 3).
    pub(crate) fn stolen(mut self, count: usize) -> Given {
        self.stolen = count;
        self
    }

    /// The poker cards of the current round as far as they are written; without it, cards that make
    /// no hand.
    pub(crate) fn column(mut self, seat: usize, text: &str) -> Given {
        self.columns.push((seat, cards(text)));
        self
    }

    /// Changes a seat's map.
    pub(crate) fn with(mut self, seat: usize, edit: impl FnOnce(&mut Sheet) + 'static) -> Given {
        self.edits.push((seat, Box::new(edit)));
        self
    }

    /// A seat's cash, gold, stars and Wanted.
    pub(crate) fn inventory(self, seat: usize, held: [u16; 4]) -> Given {
        self.with(seat, move |sheet| {
            [sheet.cash, sheet.gold, sheet.stars, sheet.wanted] = held;
        })
    }

    /// Sites circled on a seat's map, without what they gave: `"trail 5, mine m1a"`.
    pub(crate) fn circled(self, seat: usize, sites: &str) -> Given {
        let sites: Vec<Site> = sites.split(", ").map(site).collect();
        self.with(seat, move |sheet| {
            sites.into_iter().for_each(|site| sheet.circle(site));
        })
    }

    /// The turn begins and seat 0 goes to the building of a rank, with cards that cost it no gold.
    pub(crate) fn visit(self, rank: &str) -> TestTable {
        let mut table = self.assigned(&format!("2c {rank}s 9h"));
        table.play(0, &format!("go town {rank}"));
        table
    }

    /// The turn begins with these three cards and seat 0 uses them as suit, value and poker card.
    pub(crate) fn assigned(self, cards: &str) -> TestTable {
        let mut table = self.lineup(cards).turn();
        table.play(0, &format!("assign {cards}"));
        table
    }

    /// The turn begins with the lineup as given: the start-of-turn checks are made, everybody is to
    /// assign (or to take rewards first).
    pub(crate) fn turn(self) -> TestTable {
        let mut table = self.build(Stage::Flip);
        table.deal(|dealer| dealer.advance());
        table.checked()
    }

    /// The lineup has just been flipped and a Mayor is asked.
    pub(crate) fn mayor(self) -> TestTable {
        let mut table = self.build(Stage::Flip);
        for seat in table.game.all_seats() {
            if table.game.sheet(seat).character == Some(Character::Mayor) {
                table.game.seats[seat.index()]
                    .agenda
                    .push(crate::step::Step::Mayor);
            }
        }
        table.checked()
    }

    /// The five turns are over, phase 4 begins: it runs on to the first decision.
    pub(crate) fn poker(self) -> TestTable {
        let mut table = self.build(Stage::Poker);
        table.deal(|dealer| {
            dealer.begin_poker();
            dealer.advance();
        });
        table.checked()
    }

    /// Phases 4 and 5 are over, phase 6 begins with the Preacher: it runs on to the first decision.
    pub(crate) fn arrest(self) -> TestTable {
        let mut table = self.build(Stage::Preacher);
        table.deal(|dealer| {
            dealer.begin_preacher();
            dealer.advance();
        });
        table.checked()
    }

    /// The game is over and counted.
    pub(crate) fn over(self) -> TestTable {
        self.round(3).build(Stage::Over).checked()
    }

    fn build(mut self, stage: Stage) -> TestTable {
        let options = <Options as kernel::Options>::parse(self.seats, self.options.iter().copied());
        let mut options = options.unwrap();
        if let Some(edition) = self.edition {
            options = options.in_edition(edition);
        }
        let seed = Seed::from_text("given");
        let mut chance = Chance::new(&seed);
        let mut game = Fliptown::new(&options, &mut chance, &mut Log::off());
        let in_turn = stage == Stage::Flip;
        game.round = self.round;
        game.turn = if in_turn { self.turn } else { 5 };
        game.stage = stage;
        game.sealed = None;
        game.under = 0;
        game.bottom = 0;
        if !self.bounties.is_empty() {
            let others = Bounty::ALL
                .into_iter()
                .filter(|b| !self.bounties.contains(b));
            game.bounties = self
                .bounties
                .iter()
                .copied()
                .chain(others)
                .take(3)
                .collect();
        }
        self.place_characters(&mut game);
        self.place_cards(&mut game, stage);
        let written = if in_turn {
            usize::from(self.turn - 1)
        } else {
            5
        };
        let paid = matches!(stage, Stage::Preacher | Stage::Over);
        let valued = usize::from(self.round - 1) + usize::from(paid);
        for at in 0..usize::from(self.seats) {
            let chair = &mut game.seats[at];
            chair.agenda = Agenda::new();
            chair.turn = Turn::default();
            chair.sheet.poker = filler().take(5 * usize::from(self.round - 1)).collect();
            let column = self.columns.iter().find(|(seat, _)| *seat == at);
            let column =
                column.map_or_else(|| filler().take(written).collect(), |(_, c)| c.clone());
            assert_eq!(column.len(), written, "the column does not fit the turn");
            chair.sheet.poker.extend(column);
            chair.sheet.hands = (0..valued).map(|_| Default::default()).collect();
        }
        for (seat, edit) in std::mem::take(&mut self.edits) {
            edit(&mut game.seats[seat].sheet);
        }
        let claimed = game.seats.iter().map(|chair| chair.sheet.claimed);
        game.turned = claimed.fold(Default::default(), Set::union);
        TestTable {
            game,
            chance,
            log: Log::new(),
            reveals: SeatSet::NONE,
        }
    }

    fn place_characters(&self, game: &mut Fliptown) {
        if self.characters.is_empty() {
            return;
        }
        // Of the others only those whose abilities never interrupt.
        let quiet = [
            Character::Prospector,
            Character::WildCard,
            Character::Miner,
            Character::Bandit,
        ];
        let mut spare = quiet
            .into_iter()
            .filter(|c| self.characters.iter().all(|(_, d)| d != c));
        for at in 0..usize::from(self.seats) {
            let named = self.characters.iter().find(|(seat, _)| *seat == at);
            let character = named.map_or_else(|| spare.next().unwrap(), |(_, c)| *c);
            game.seats[at].sheet = Sheet::new(Some(character));
        }
    }

    fn place_cards(&self, game: &mut Fliptown, stage: Stage) {
        let mut left = CardSet::full();
        let fixed = self.lineup.iter().chain(&self.deck).chain(&self.sheriff);
        for card in fixed.chain(self.holdem.iter().flatten()) {
            assert!(left.contains(*card), "{card} is placed twice");
            left.remove(*card);
        }
        let mut rest: Vec<Card> = left.iter().collect();
        let mut next = || rest.pop().unwrap();
        game.sheriff = Some(self.sheriff.unwrap_or_else(&mut next));
        game.lineup = (stage == Stage::Flip).then(|| {
            let mut lineup = self.lineup.clone();
            lineup.resize_with(3, &mut next);
            [lineup[0], lineup[1], lineup[2]]
        });
        game.holdem = ArrayVec::new();
        if game.options.holdem() && matches!(stage, Stage::Flip | Stage::Poker) {
            for at in 0..usize::from(self.seats) {
                let dealt = self.holdem.get(at).copied();
                game.holdem.push(dealt.unwrap_or_else(|| [next(), next()]));
            }
        }
        game.stolen = (0..self.stolen).map(|_| next()).collect();
        game.thefts = [0; 3];
        for at in 0..self.stolen {
            game.thefts[at / 5] += 1;
        }
        game.seen = (1..self.round).map(|_| CardSet::default()).collect();
        game.deck = self
            .deck
            .iter()
            .copied()
            .chain(rest.iter().copied())
            .collect();
        game.discards = CardSet::default();
        let size = self.deck_size.unwrap_or(game.deck.len());
        for card in game.deck.drain(size..) {
            game.discards.insert(card);
        }
        if stage == Stage::Over {
            game.seen.push(CardSet::default());
            game.discards.insert(game.sheriff.take().unwrap());
        }
    }
}

/// Poker cards that make no hand.
fn filler() -> impl Iterator<Item = Card> {
    cards("2h 4s 6d 8c Jh").into_iter().cycle()
}

/// A game that was just set up.
pub(crate) fn new_game(seats: u8, options: &[(&str, &str)], seed: &str) -> TestTable {
    let options = <Options as kernel::Options>::parse(seats, options.iter().copied()).unwrap();
    let (mut chance, mut log) = (Chance::new(&Seed::from_text(seed)), Log::new());
    let game = Fliptown::new(&options, &mut chance, &mut log);
    TestTable {
        game,
        chance,
        log,
        reveals: SeatSet::NONE,
    }
}

/// Plays a whole game with random decisions. Every state has to be valid; `watch` sees each decision
/// with the state before it and after it.
pub(crate) fn random_game(
    seats: u8,
    options: &[(&str, &str)],
    seed: &str,
    mut watch: impl FnMut(&Fliptown, Seat, Action, &Fliptown),
) -> TestTable {
    let options = <Options as kernel::Options>::parse(seats, options.iter().copied()).unwrap();
    let seed = Seed::from_text(seed);
    let (mut chance, mut decider) = (Chance::new(&seed), Chance::new(&seed.nth(1)));
    let mut log = Log::new();
    let mut game = Fliptown::new(&options, &mut chance, &mut log);
    game.validate().unwrap();
    while !game.is_over() {
        let before = game;
        let seat = *decider.pick(&game.to_act().iter().collect::<Vec<Seat>>());
        let action = *decider.pick(&game.legal_actions(seat));
        game.apply(seat, action, &mut chance, &mut log).unwrap();
        game.validate().unwrap();
        watch(&before, seat, action, &game);
    }
    TestTable {
        game,
        chance,
        log,
        reveals: SeatSet::NONE,
    }
}

/// A position that is played on.
pub(crate) struct TestTable {
    pub(crate) game: Fliptown,
    pub(crate) chance: Chance,
    pub(crate) log: Log<Event>,
    /// The seats to which the last action revealed something.
    pub(crate) reveals: SeatSet,
}

impl TestTable {
    fn deal(&mut self, f: impl FnOnce(&mut Dealer)) {
        let mut dealer = Dealer::new(&mut self.game, &mut self.chance, &mut self.log);
        f(&mut dealer);
    }

    fn checked(self) -> TestTable {
        self.game.validate().unwrap();
        self
    }

    /// Takes an action that has to be legal; every invariant has to hold afterwards.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: u8, notation: &str) {
        let action: Action = notation.parse().unwrap();
        let result = self
            .game
            .apply(Seat(seat), action, &mut self.chance, &mut self.log);
        let legal = || self.legal(seat).join(", ");
        self.reveals =
            result.unwrap_or_else(|why| panic!("{notation}: {why:?}; legal: {}", legal()));
        self.game.validate().unwrap();
    }

    /// Several actions of one seat.
    #[track_caller]
    pub(crate) fn play_all(&mut self, seat: u8, notations: &[&str]) {
        for notation in notations {
            self.play(seat, notation);
        }
    }

    /// Why an action is refused; nothing may have changed.
    #[track_caller]
    pub(crate) fn refusal(&mut self, seat: u8, notation: &str) -> WhyNot {
        let before = self.game;
        let action: Action = notation.parse().unwrap();
        let result = self
            .game
            .apply(Seat(seat), action, &mut self.chance, &mut self.log);
        assert_eq!(self.game, before, "a refusal changed the state");
        match result {
            Err(Refusal::Rule(why)) => why,
            other => panic!("{notation}: {other:?}"),
        }
    }

    /// The legal actions of a seat in their notation.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        let actions = self.game.legal_actions(Seat(seat));
        actions.iter().map(ToString::to_string).collect()
    }

    /// The legal actions of a seat that begin with these words.
    pub(crate) fn legal_with(&self, seat: u8, prefix: &str) -> Vec<String> {
        self.legal(seat)
            .into_iter()
            .filter(|action| action.starts_with(prefix))
            .collect()
    }

    /// Whether an action is legal.
    pub(crate) fn can(&self, seat: u8, notation: &str) -> bool {
        self.legal(seat).iter().any(|action| action == notation)
    }

    /// The gold that going to a site costs the seat.
    pub(crate) fn price(&self, seat: u8, notation: &str) -> u8 {
        let (mut game, mut chance) = (self.game, self.chance.clone());
        let mut log = Log::new();
        let action: Action = notation.parse().unwrap();
        game.apply(Seat(seat), action, &mut chance, &mut log)
            .unwrap();
        let gold = log.entries().find_map(|entry| match entry.event {
            Event::Went { gold, .. } => Some(gold),
            _ => None,
        });
        gold.unwrap()
    }

    /// A seat's map as it is.
    pub(crate) fn sheet(&self, seat: usize) -> &Sheet {
        &self.game.seats[seat].sheet
    }

    /// A seat's cash, gold, stars and Wanted as they are.
    pub(crate) fn inventory(&self, seat: usize) -> [u16; 4] {
        let sheet = self.sheet(seat);
        [sheet.cash, sheet.gold, sheet.stars, sheet.wanted]
    }

    /// The seats that have to decide.
    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(|seat| seat.0).collect()
    }

    /// What a seat sees.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    /// What a spectator sees.
    pub(crate) fn spectator(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// Everything that has happened since the position was built, whoever may know it.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.entries().map(|entry| entry.event).collect()
    }

    /// The seat finishes its turn by default choices.
    pub(crate) fn finish_turn(&mut self, seat: u8) {
        let (round, turn) = (self.game.round, self.game.turn);
        while (self.game.round, self.game.turn) == (round, turn)
            && self.game.stage == Stage::Turn
            && self.game.to_act().contains(Seat(seat))
        {
            let legal = self.game.legal_actions(Seat(seat));
            let action = Fliptown::default_action(&self.view(seat), &legal);
            self.play(seat, &action.to_string());
        }
    }
}

/// The refusal of a number, by the rule of the question.
pub(crate) fn out_of_range(min: u8, max: u8, asked: &'static str) -> WhyNot {
    let asked = RuleId(asked);
    WhyNot::OutOfRange { min, max, asked }
}

/// The refusal of what takes Wanted, by the rule that demands some.
pub(crate) fn no_wanted(by: &'static str) -> WhyNot {
    WhyNot::NoWanted { by: RuleId(by) }
}

/// The refusal of what is owned, by the rule of the shop.
pub(crate) fn owned(asked: &'static str) -> WhyNot {
    let asked = RuleId(asked);
    WhyNot::Owned { asked }
}
