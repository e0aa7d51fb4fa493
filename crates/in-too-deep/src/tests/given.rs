//! A table laid out by hand, for tests.
//!
//! Pieces may be put down directly; tests that do so do not check the invariants, which count them.

use kernel::{Chance, Edition, Game, Log, Member, Options as _, Refusal, Seat, Seed, Set};

use crate::action::Action;
use crate::city::{Border, Ring};
use crate::console::{Agent, Console, Papers, Tokens};
use crate::dealer::Dealer;
use crate::event::Event;
use crate::evidence::{PlanSpot, Planned, Token};
use crate::options::Options;
use crate::pieces::{Bonus, Criminal, Evidence, Item, Row, Support, Zone};
use crate::state::InTooDeep;
use crate::step::{Agenda, Chore, Stage, Step, Turn};
use crate::whynot::WhyNot;

/// The seats by the names of the examples.
pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const BRUNO: Seat = Seat(1);
pub(crate) const CLARA: Seat = Seat(2);

/// The ring of the worked examples (ID-E6), clockwise from position 0.
pub(crate) const RING: [Zone; 8] = [
    Zone::Aerodrome,
    Zone::Parish,
    Zone::Downtown,
    Zone::Heights,
    Zone::Harbor,
    Zone::Blocks,
    Zone::Zinbazaar,
    Zone::IonTowers,
];

/// A game under test.
pub(crate) struct Given {
    pub(crate) game: InTooDeep,
    pub(crate) chance: Chance,
    pub(crate) log: Log<Event>,
}

/// A game as it is set up, at its first decision.
pub(crate) fn new_game(seats: u8) -> Given {
    new_game_of(seats, &[], "given")
}

/// The same with options and another shuffle.
pub(crate) fn new_game_of(seats: u8, settings: &[(&str, &str)], seed: &str) -> Given {
    let options = Options::parse(seats, settings.iter().copied()).expect("options that agree");
    let mut chance = Chance::new(&Seed::from_text(seed));
    let mut log = Log::new();
    let game = InTooDeep::set_up(&options, &mut chance, &mut log);
    Given { game, chance, log }
}

/// A table in chapter 1 with nobody to act: the ring, barriers (borders 1 and 3) and searches of ID-E6,
/// the Guardian in Ion Towers, no criminal in play until a test puts one down, all items dropped in
/// Zinbazaar, nobody hooked, no grip, 3 Intel each, empty hands and memories, everything else as set up.
pub(crate) fn table(seats: u8) -> Given {
    table_of(seats, &[])
}

/// The same with options.
pub(crate) fn table_of(seats: u8, settings: &[(&str, &str)]) -> Given {
    let mut given = new_game_of(seats, settings, "given");
    let open = &mut given.game.open;
    open.agenda = Agenda::default();
    open.first = ANNA;
    open.turn = Turn {
        actions: 2,
        ..Turn::default()
    };
    open.city.ring = Ring::from(RING);
    open.city.criminals = [None; Criminal::ALL.len()];
    open.city.guardian = Zone::IonTowers;
    open.city.barriers = [Border(1), Border(3)];
    open.city.searches = [0; 8];
    for item in Item::ALL {
        open.city.lay(item, Zone::Zinbazaar);
    }
    for console in &mut open.consoles {
        *console = Console {
            intel: 3,
            ..Console::default()
        };
    }
    for papers in &mut given.game.hidden.papers {
        *papers = Papers::default();
    }
    given.log = Log::new();
    given.searches(&[("blocks", 3), ("aerodrome", 2), ("heights", 1)])
}

/// Reads something that a test wrote.
pub(crate) fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} cannot be read"))
}

/// Several of them.
pub(crate) fn set<T: std::str::FromStr + Member>(texts: &[&str]) -> Set<T> {
    texts.iter().map(|text| read(text)).collect()
}

/// Tokens of evidence, by their names.
pub(crate) fn tokens(kinds: &[&str]) -> Tokens {
    let mut tokens = Tokens::default();
    for kind in kinds {
        tokens[read::<Evidence>(kind).index()] += 1;
    }
    tokens
}

impl Given {
    /// The same table once more.
    pub(crate) fn again(&self) -> Given {
        Given {
            game: self.game.clone(),
            chance: self.chance.clone(),
            log: Log::new(),
        }
    }

    /// Changes the game by hand.
    pub(crate) fn but(mut self, change: impl FnOnce(&mut InTooDeep)) -> Given {
        change(&mut self.game);
        self
    }

    /// The table was set in the first edition: it plays without amendments.
    pub(crate) fn of_the_first_edition(self) -> Given {
        self.but(|game| game.open.options = game.open.options.in_edition(Edition::default()))
    }

    /// A criminal is in play, in this zone.
    pub(crate) fn at(self, criminal: &str, zone: &str) -> Given {
        self.but(|game| game.open.city.put(read(criminal), read(zone)))
    }

    /// A criminal holds an item.
    pub(crate) fn holds(self, criminal: &str, item: &str) -> Given {
        self.but(|game| {
            game.open.city.hand(read(item), read(criminal));
        })
    }

    /// An item lies dropped in a zone.
    pub(crate) fn dropped(self, item: &str, zone: &str) -> Given {
        self.but(|game| game.open.city.lay(read(item), read(zone)))
    }

    /// A criminal is hooked by somebody, with so much grip.
    pub(crate) fn hooked(self, agent: impl Into<Agent>, criminal: &str, grip: u8) -> Given {
        let agent = agent.into();
        self.but(|game| {
            let console = game.open.console_mut(agent);
            console.ports.push(read(criminal));
        })
        .grip(agent, criminal, grip)
    }

    /// Somebody has so much grip.
    pub(crate) fn grip(self, agent: impl Into<Agent>, criminal: &str, grip: u8) -> Given {
        let criminal: Criminal = read(criminal);
        self.but(|game| game.open.console_mut(agent).grip[criminal.index()] = grip)
    }

    /// Where the Guardian is.
    pub(crate) fn guardian(self, zone: &str) -> Given {
        self.but(|game| game.open.city.guardian = read(zone))
    }

    /// On which borders the barriers stand.
    pub(crate) fn barriers(self, one: u8, other: u8) -> Given {
        self.but(|game| game.open.city.barriers = [Border(one), Border(other)])
    }

    /// Where searches are, and how many.
    pub(crate) fn searches(self, searches: &[(&str, u8)]) -> Given {
        self.but(|game| {
            game.open.city.searches = [0; 8];
            for (zone, count) in searches {
                game.open.city.searches[read::<Zone>(zone).index()] = *count;
            }
        })
    }

    /// Somebody's Intel.
    pub(crate) fn intel(self, agent: impl Into<Agent>, intel: u16) -> Given {
        self.but(|game| game.open.console_mut(agent).intel = intel)
    }

    /// Somebody's tolerance.
    pub(crate) fn tolerance(self, agent: impl Into<Agent>, tolerance: u8) -> Given {
        self.but(|game| game.open.console_mut(agent).tolerance = tolerance.into())
    }

    /// Files in somebody's memory.
    pub(crate) fn files(self, agent: impl Into<Agent>, files: u8) -> Given {
        self.but(|game| game.open.console_mut(agent).files = files)
    }

    /// Somebody holds a blue support token.
    pub(crate) fn tool(self, agent: impl Into<Agent>, support: &str) -> Given {
        let support: Support = read(support);
        self.but(|game| game.open.console_mut(agent).tools[support.index()] += 1)
    }

    /// Evidence in somebody's memory.
    pub(crate) fn memory(self, agent: impl Into<Agent>, kinds: &[&str]) -> Given {
        self.but(|game| game.papers_mut(agent).memory = tokens(kinds))
    }

    /// Somebody's crime cards.
    pub(crate) fn hand(self, agent: impl Into<Agent>, crimes: &[&str]) -> Given {
        self.but(|game| {
            let crimes = set(crimes);
            for deck in &mut game.hidden.decks {
                deck.shuffled = deck.shuffled.without(crimes);
            }
            game.papers_mut(agent).crimes = crimes;
        })
    }

    /// Somebody's dilemmas in hand.
    pub(crate) fn dilemmas(self, agent: impl Into<Agent>, dilemmas: &[&str]) -> Given {
        self.but(|game| {
            let dilemmas = set(dilemmas);
            game.hidden.dilemmas.deck = game.hidden.dilemmas.deck.without(dilemmas);
            game.papers_mut(agent).dilemmas = dilemmas;
        })
    }

    /// Somebody's stored dilemmas.
    pub(crate) fn databank(self, agent: impl Into<Agent>, dilemmas: &[&str]) -> Given {
        self.but(|game| {
            let dilemmas = set(dilemmas);
            game.hidden.dilemmas.deck = game.hidden.dilemmas.deck.without(dilemmas);
            game.papers_mut(agent).databank = dilemmas;
        })
    }

    /// What lies on the bar.
    pub(crate) fn bar(self, kinds: &[&str]) -> Given {
        self.but(|game| game.open.boards.bar = tokens(kinds))
    }

    /// The display: so many tokens of these kinds, the other slots empty.
    pub(crate) fn display(self, kinds: &[&str]) -> Given {
        self.but(|game| {
            let slots = game.hidden.evidence.display.iter_mut();
            let mut kinds = kinds.iter();
            for slot in slots {
                *slot = kinds.next().map(|kind| Token {
                    kind: read(kind),
                    ..Token::default()
                });
            }
        })
    }

    /// The missions with their files, from the top.
    pub(crate) fn missions(self, missions: [(&str, u8); 3]) -> Given {
        self.but(|game| {
            for (row, (kind, files)) in Row::ALL.into_iter().zip(missions) {
                let investigation = &mut game.open.boards.rows[row.index()];
                investigation.mission = read(kind);
                investigation.files = files;
                investigation.placed = 0;
                investigation.covered = 0;
            }
        })
    }

    /// A token lies on a bonus space, and nobody knows it.
    pub(crate) fn on_bonus(self, bonus: &str, kind: &str) -> Given {
        let spot = PlanSpot::Bonus(read::<Bonus>(bonus));
        self.planned(spot, kind)
    }

    /// A token lies in somebody's box; only a person's own is known to its owner.
    pub(crate) fn in_box(self, agent: impl Into<Agent>, kind: &str) -> Given {
        let agent = agent.into();
        self.planned(PlanSpot::Box(agent), kind).but(|game| {
            let last = game.hidden.evidence.plan.last_mut().expect("just laid");
            last.token.known_to = agent.seat().into_iter().collect();
        })
    }

    fn planned(self, spot: PlanSpot, kind: &str) -> Given {
        let token = Token {
            kind: read(kind),
            ..Token::default()
        };
        self.but(|game| game.hidden.evidence.plan.push(Planned { spot, token }))
    }

    /// The shared box.
    pub(crate) fn shared(self, kinds: &[&str]) -> Given {
        self.but(|game| game.open.boards.shared = tokens(kinds))
    }

    /// The story so far.
    pub(crate) fn story(self, crimes: &[&str]) -> Given {
        self.but(|game| game.open.story = set(crimes))
    }

    /// The tokens of the offer with the Intel beside them.
    pub(crate) fn offer(self, thirds: [(Option<&str>, u8); 3]) -> Given {
        self.but(|game| {
            for (third, (token, intel)) in game.open.offer.thirds.iter_mut().zip(thirds) {
                third.token = token.map(read);
                third.intel = intel.into();
            }
        })
    }

    /// The chapter.
    pub(crate) fn chapter(self, chapter: u8) -> Given {
        self.but(|game| game.open.chapter = chapter)
    }

    /// The turn of somebody begins (step 1). Who has no crime cards gets two, so that none is drawn first
    /// (ID-19.9).
    pub(crate) fn turn(mut self, agent: impl Into<Agent>) -> Given {
        let agent = agent.into();
        if agent != Agent::Echo && self.papers(agent).crimes.is_empty() {
            self = self.hand(agent, &["b3_kill_switch", "petty_pickpocket"]);
        }
        self.deal(|dealer| dealer.begin_turn(agent));
        self
    }

    /// Step 3 of somebody's turn; step 5 follows.
    pub(crate) fn acting(self, seat: Seat) -> Given {
        self.but(|game| {
            game.open.turn = Turn {
                agent: seat.into(),
                actions: 2,
                ..Turn::default()
            };
            let agenda = &mut game.open.agenda;
            agenda.clear();
            agenda.then(seat, Chore::EndTurn);
            agenda.then(seat, Chore::Draw);
            agenda.ask(seat, Step::Discard { begun: false });
            agenda.ask(seat, Step::Act);
        })
    }

    /// Something is asked, on top of whatever is pending; what leaves no choice answers itself.
    pub(crate) fn asking(mut self, seat: Seat, step: Step) -> Given {
        self.deal(|dealer| {
            dealer.game.open.agenda.ask(seat, step);
            dealer.settle();
        });
        self
    }

    /// Something happens by itself, and what follows from it.
    pub(crate) fn doing(mut self, agent: impl Into<Agent>, chore: Chore) -> Given {
        self.deal(|dealer| {
            dealer.game.open.agenda.then(agent, chore);
            dealer.settle();
        });
        self
    }

    /// The chapter is resolved, as after the turn of whoever ended it.
    pub(crate) fn resolving(mut self, ended_by: impl Into<Agent>) -> Given {
        let agent = ended_by.into();
        self.game.open.agenda.clear();
        self.game.open.stage = Stage::Turns;
        self.game.open.turn.agent = agent;
        self.game.open.ending = Some(agent);
        self.game.open.last_turns = (self.game.open.chapter == 3).then_some(0);
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Lets the dealer do something.
    pub(crate) fn deal(&mut self, deed: impl FnOnce(&mut Dealer<'_>)) {
        let mut dealer = Dealer::new(&mut self.game, &mut self.chance, &mut self.log);
        deed(&mut dealer);
        dealer.settle();
    }

    /// Whoever is asked does this.
    pub(crate) fn act(mut self, action: &str) -> Given {
        let seat = self.asked();
        self.play(seat, action);
        self
    }

    /// Whoever is asked does the first thing that begins like this.
    pub(crate) fn act_first(self, start: &str) -> Given {
        let first = self.legal_like(start).into_iter().next();
        let action = first.unwrap_or_else(|| panic!("no {start:?} in {:?}", self.legal()));
        self.act(&action)
    }

    /// Somebody does this.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) {
        let action: Action = read(action);
        let taken = self
            .game
            .apply(seat, action, &mut self.chance, &mut self.log);
        if let Err(refusal) = taken {
            panic!(
                "{action} is refused: {refusal:?}; legal: {:?}",
                self.legal()
            );
        }
    }

    /// Why whoever is asked may not do this.
    pub(crate) fn refused(&self, action: &str) -> WhyNot {
        let seat = self.asked();
        let mut game = self.game.clone();
        let mut chance = self.chance.clone();
        match game.apply(seat, read(action), &mut chance, &mut Log::off()) {
            Err(Refusal::Rule(why)) => {
                assert_eq!(game, self.game, "a refusal changes nothing");
                why
            }
            other => panic!("{action} is not refused: {other:?}"),
        }
    }

    /// The first seat that owes a decision.
    pub(crate) fn asked(&self) -> Seat {
        let mut seats = self.game.to_act().iter().collect::<Vec<_>>().into_iter();
        seats.next().expect("somebody is asked")
    }

    /// The question that is asked.
    pub(crate) fn step(&self) -> Step {
        self.game.open.asked().expect("somebody is asked").1
    }

    /// What whoever is asked may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.game.legal_actions(self.asked());
        legal.iter().map(Action::to_string).collect()
    }

    /// Those of them that begin like this.
    pub(crate) fn legal_like(&self, start: &str) -> Vec<String> {
        let legal = self.legal().into_iter();
        legal.filter(|action| action.starts_with(start)).collect()
    }

    /// Whether whoever is asked may do this.
    pub(crate) fn may(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// A console.
    pub(crate) fn console(&self, agent: impl Into<Agent>) -> &Console {
        self.game.open.console(agent)
    }

    /// An agent's papers.
    pub(crate) fn papers(&self, agent: impl Into<Agent>) -> &Papers {
        self.game.papers(agent)
    }

    /// Where a criminal is.
    pub(crate) fn zone(&self, criminal: &str) -> &'static str {
        let zone = self.game.open.city.find(read(criminal));
        zone.expect("the criminal is in play").id()
    }

    /// What happened, in order.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.entries().map(|entry| entry.event).collect()
    }
}
