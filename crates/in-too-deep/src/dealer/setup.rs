//! The set-up (ID-3, ID-25).

use kernel::{Audience, Chance, Log, Member, Seat, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::cards::{CrimeDeck, DilemmaDeck};
use crate::city::{City, Ring, Spot};
use crate::console::{AGENTS, Agent, Console, Papers};
use crate::content::content;
use crate::echo::Echo;
use crate::event::Event;
use crate::evidence::{Boards, FaceDown};
use crate::offer::Offer;
use crate::options::Options;
use crate::pieces::{
    Crime, Criminal, Deck, EchoCard, Evidence, Item, Letter, Storyline, Support, Turning, Zone,
};
use crate::state::{Hidden, InTooDeep, Open};
use crate::step::{Agenda, Stage, Turn};

impl InTooDeep {
    pub(crate) fn set_up(
        options: &Options,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> InTooDeep {
        let mut game = InTooDeep {
            open: bare_table(options, lay_city(options, chance)),
            hidden: bare_secrets(options),
        };
        let mut dealer = Dealer::new(&mut game, chance, log);
        dealer.leave_out_storylines();
        dealer.set_out_evidence();
        dealer.fill_offer();
        dealer.set_missions();
        dealer.choose_first();
        dealer.deal();
        dealer.set_up_echo();
        let first = dealer.game.open.first;
        dealer.tell(Event::ChapterBegan { chapter: 1 });
        dealer.begin_turn(first.into());
        dealer.settle();
        game
    }
}

/// Everything that everybody sees, with nothing dealt.
fn bare_table(options: &Options, city: City) -> Open {
    let consoles = (0..options.agents()).map(|_| Console {
        intel: content().setup.start_intel,
        ..Console::default()
    });
    let supply = Support::ALL.map(|support| support.data().copies);
    Open {
        options: *options,
        chapter: 1,
        stage: Stage::Turns,
        agenda: Agenda::default(),
        turn: Turn::default(),
        first: Seat(0),
        ending: None,
        last_turns: None,
        quiet_turns: 0,
        city,
        consoles: consoles.collect(),
        boards: Boards::default(),
        offer: Offer {
            supply,
            ..Offer::default()
        },
        left_out: Set::default(),
        story: Set::default(),
        petty_pile: Set::default(),
        echo: options.echo().then(Echo::default),
    }
}

fn bare_secrets(options: &Options) -> Hidden {
    let papers: ArrayVec<[Papers; AGENTS]> =
        (0..options.agents()).map(|_| Papers::default()).collect();
    let slots = options.size().display_slots;
    Hidden {
        papers,
        decks: [CrimeDeck::default(); Deck::ALL.len()],
        dilemmas: DilemmaDeck {
            deck: Set::full(),
            discard: Set::default(),
        },
        evidence: FaceDown {
            display: std::iter::repeat_n(None, slots).collect(),
            plan: ArrayVec::new(),
            supply: Evidence::ALL.map(Evidence::tokens),
            covered: Default::default(),
        },
    }
}

/// The city with its pieces (ID-3.4 to ID-3.9).
fn lay_city(options: &Options, chance: &mut Chance) -> City {
    let mut zones = Zone::ALL;
    chance.shuffle(&mut zones);
    let ring = Ring::from(zones);
    let mut places = Zone::ALL;
    chance.shuffle(&mut places);
    let mut items = [Spot::Dropped(Zone::Blocks); Item::ALL.len()];
    for (spot, zone) in items.iter_mut().zip(places) {
        *spot = Spot::Dropped(zone);
    }
    let guardian = Zone::Downtown;
    let border = ring.edge(guardian, Turning::Clockwise);
    let mut barriers = [border, border.on(4)];
    if options.echo() {
        // The marked one is chosen at random (ID-25.5).
        chance.shuffle(&mut barriers);
    }
    let mut searches = [0; Zone::ALL.len()];
    for (offset, tokens) in content().setup.search_start {
        searches[ring.clockwise(Zone::Blocks, offset).index()] = tokens;
    }
    City {
        ring,
        criminals: place_criminals(options, guardian, chance),
        items,
        guardian,
        barriers,
        searches,
    }
}

/// The criminals in play, each in a zone of its own, none beside the Guardian (ID-3.7, ID-3.8).
fn place_criminals(
    options: &Options,
    guardian: Zone,
    chance: &mut Chance,
) -> [Option<Zone>; Criminal::ALL.len()] {
    let mut cast = options.chosen();
    while cast.len() < options.size().criminals {
        let mut left = Set::full().without(cast).without(options.barred());
        cast.extend(chance.draw(&mut left));
    }
    let mut zones: Vec<Zone> = Zone::ALL
        .into_iter()
        .filter(|zone| *zone != guardian)
        .collect();
    chance.shuffle(&mut zones);
    let mut criminals = [None; Criminal::ALL.len()];
    for (criminal, zone) in cast.iter().zip(zones) {
        criminals[criminal.index()] = Some(zone);
    }
    criminals
}

impl Dealer<'_> {
    /// Some storylines leave the game; the other cards are shuffled by decks (ID-3.1 to ID-3.3).
    fn leave_out_storylines(&mut self) {
        let out = Storyline::COUNT - usize::from(self.game.open.options.storylines());
        while self.game.open.left_out.len() < out {
            let mut left = Set::full().without(self.game.open.left_out);
            let drawn = self.chance.draw(&mut left);
            self.game.open.left_out.extend(drawn);
        }
        let storylines = self.game.open.left_out;
        if !storylines.is_empty() {
            self.tell(Event::StorylinesLeftOut { storylines });
        }
        let crimes = self.game.open.crimes_in_play();
        for deck in Deck::ALL {
            self.game.deck_mut(deck).shuffled = crimes.intersection(Crime::of(deck));
        }
    }

    /// The bar and the display (ID-3.11).
    fn set_out_evidence(&mut self) {
        self.refill_evidence(1);
    }

    fn choose_first(&mut self) {
        let options = self.game.open.options;
        let drawn = |chance: &mut Chance| Seat(chance.below(options.seats().into()) as u8);
        let first = options.first().unwrap_or_else(|| drawn(self.chance));
        self.game.open.first = first;
        self.tell(Event::FirstAgent {
            agent: first.into(),
        });
    }

    /// Evidence, crimes and the start grip of everybody in turn order (ID-3.18 to ID-3.20).
    fn deal(&mut self) {
        let order: Vec<Agent> = self.game.open.turn_order().collect();
        for (nth, agent) in order.into_iter().enumerate() {
            for _ in 0..content().setup.start_evidence {
                if let Some(evidence) = self.draw_from_supply() {
                    self.game.papers_mut(agent).memory[evidence.index()] += 1;
                    if let Agent::Person(seat) = agent {
                        let event = Event::EvidenceDealt { seat, evidence };
                        self.log.tell(Audience::Only(seat), event);
                    }
                }
            }
            self.deal_crimes(agent);
            self.deal_grip(agent, nth);
        }
    }

    fn deal_crimes(&mut self, agent: Agent) {
        let mut crimes: Set<Crime> = Set::default();
        crimes.extend(self.draw_from(Deck::Level1));
        if agent != Agent::Echo {
            crimes.extend(self.draw_from(Deck::Petty));
        }
        self.game.papers_mut(agent).crimes = crimes;
        if let Agent::Person(seat) = agent {
            let event = Event::CrimesDealt { seat, crimes };
            self.log.tell(Audience::Only(seat), event);
        }
    }

    fn deal_grip(&mut self, agent: Agent, nth: usize) {
        let mut left: Set<Criminal> = self.game.open.city.in_play().collect();
        for _ in 0..content().setup.start_grip_random_tokens_by_seat[nth] {
            if let Some(criminal) = self.chance.draw(&mut left) {
                self.game.open.console_mut(agent).grip[criminal.index()] += 1;
                self.tell(Event::StartGrip { agent, criminal });
            }
        }
    }

    /// Echo's letters and deck (ID-25.4 to ID-25.6).
    fn set_up_echo(&mut self) {
        if self.game.open.echo.is_none() {
            return;
        }
        let mut cast: Vec<Criminal> = self.game.open.city.in_play().collect();
        self.chance.shuffle(&mut cast);
        let mut letters = [Criminal::default(); Letter::ALL.len()];
        letters.copy_from_slice(&cast[..Letter::COUNT]);
        self.game.open.echo = Some(Echo {
            letters,
            off: cast.get(Letter::COUNT).copied(),
            deck: EchoCard::ALL.into_iter().collect(),
            ..Echo::default()
        });
        let city = &self.game.open.city;
        let sides = city.ring.sides(city.barriers[0]);
        self.tell(Event::EchoMarked { sides });
    }
}
