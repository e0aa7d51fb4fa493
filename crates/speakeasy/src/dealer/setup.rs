//! Set-up: the board (SP-2), the bosses (SP-3), the Rival (SP-27); SP-26 tells what differs with few of them.

use kernel::{Audience, Chance, Log, Member, Seat, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::boss::{BOSSES, Boss};
use crate::content::{Side, content, harbours};
use crate::docks::{Docks, Vessel};
use crate::event::Event;
use crate::market::{Crates, DISPLAY, Deck, Helpers, Market, Supply};
use crate::options::Options;
use crate::pieces::{
    Back, Building, Card, CityToken, Deck as Letter, District, Gangster, Operation, ParkGoal,
    Region, RegionGoal, Ship, Slot, Track,
};
use crate::player::{Player, Screen};
use crate::space::Manhattan;
use crate::state::{Capos, Gangs, Ledger, Rival, Speakeasy, TurnOrder};
use crate::step::{Agenda, Stage};

impl Speakeasy {
    /// Sets the game up and goes on to the first decision.
    pub(crate) fn set_up(
        options: &Options,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> Speakeasy {
        let mut game = Speakeasy::laid_out(options);
        let mut dealer = Dealer::new(&mut game, chance, log);
        dealer.seat_bosses();
        dealer.close_districts();
        dealer.place_gangsters();
        dealer.place_cops();
        dealer.place_tokens();
        dealer.place_goals();
        dealer.deal_cards();
        dealer.place_ships();
        dealer.settle();
        game
    }

    /// Everything that needs no lot.
    fn laid_out(options: &Options) -> Speakeasy {
        let components = &content().components;
        let seats = options.seats();
        let start = content().per_player.start_thugs * seats;
        Speakeasy {
            options: *options,
            act: 0,
            round: 0,
            stage: if options.bosses() == 2 {
                Stage::Docks { done: 0 }
            } else {
                Stage::Preparation { done: 0 }
            },
            agenda: Agenda::default(),
            turn: None,
            splitting: None,
            order: TurnOrder::default(),
            manhattan: Manhattan::new(Side::of(seats)),
            gangs: Gangs::default(),
            docks: Docks::default(),
            capos: Capos::default(),
            ledger: Ledger::default(),
            supply: Supply {
                barrels: components.barrels,
                thugs: components.thugs - start,
                leverage: components.leverage_tokens,
                gangster_bars: components.gangster_bars,
            },
            market: Market {
                unseen: CityToken::ALL.map(|token| content().city_token[token.index()].count),
                ..Market::default()
            },
            helpers: Helpers {
                display: Set::default(),
                deck: Set::full(),
            },
            decks: Operation::ALL.map(|operation| Deck {
                unseen: Card::of(operation),
                ..Deck::default()
            }),
            crates: Crates {
                top: None,
                unseen: Set::full(),
            },
            players: Seat::all(seats).map(|_| new_player()).collect(),
            screens: Seat::all(seats)
                .map(|_| Screen {
                    safe: content().per_player.start_safe,
                    ..Screen::default()
                })
                .collect(),
            rival: options
                .difficulty()
                .map(|difficulty| new_rival(content().solo.level(difficulty).start_money)),
        }
    }

    /// Puts the markers of all bosses into the upper row; so the next round is played.
    pub(crate) fn seat_order(&mut self, round: ArrayVec<[Boss; BOSSES]>) {
        let mut upper = [None; BOSSES];
        for (space, boss) in upper.iter_mut().zip(round) {
            *space = Some(boss);
        }
        self.order = TurnOrder {
            upper,
            lower: [None; BOSSES],
            round,
        };
    }
}

/// A boss at the beginning (SP-3.1 to SP-3.7).
fn new_player() -> Player {
    let start = &content().per_player;
    let waiting = content().notoriety.mobster_fields.len() as u8;
    Player {
        pocket: start.start_pocket,
        levels: [start.start_level; Track::ALL.len()],
        slots: Slot::ALL.into_iter().collect(),
        capos: start.capos,
        mobsters: start.mobsters - waiting,
        waiting,
        blank_books: start.books,
        thugs: start.start_thugs,
        ..Player::default()
    }
}

/// The Rival at the beginning (SP-27.3 to SP-27.5).
fn new_rival(purse: u16) -> Rival {
    let start = &content().per_player;
    let pieces = |building: Building| {
        Slot::ALL
            .iter()
            .filter(|slot| slot.building() == building)
            .count()
    };
    let mut buildings = Building::ALL.map(|building| pieces(building) as u8);
    buildings[Building::Still as usize] = 0;
    Rival {
        purse,
        buildings,
        capos: start.capos,
        mobsters: start.mobsters,
        books: start.books,
        deck: [content().solo.cards_per_type; Operation::ALL.len()],
        ..Rival::default()
    }
}

impl Dealer<'_> {
    /// The first player by lot or as chosen, the others clockwise (SP-3.11).
    fn seat_bosses(&mut self) {
        let bosses: ArrayVec<[Boss; BOSSES]> = self.game.bosses().collect();
        let first = match self.game.options.first() {
            Some(seat) => seat.index(),
            None => self.chance.below(bosses.len() as u32) as usize,
        };
        let round: ArrayVec<[Boss; BOSSES]> = (0..bosses.len())
            .map(|n| bosses[(first + n) % bosses.len()])
            .collect();
        self.game.seat_order(round);
        self.tell(Event::FirstBoss { boss: round[0] });
    }

    /// With one or two players some districts are closed (SP-2.3).
    fn close_districts(&mut self) {
        let mut left = self.game.side().closed_districts;
        let mut tokens: Set<District> = Set::full();
        let mut closed = Set::default();
        while left.iter().any(|count| *count > 0) {
            let Some(district) = self.chance.draw(&mut tokens) else {
                break;
            };
            let count = &mut left[district.region() as usize];
            if *count > 0 {
                *count -= 1;
                closed.insert(district);
            }
        }
        self.game.manhattan.closed = closed;
        if !closed.is_empty() {
            self.tell(Event::DistrictsClosed { districts: closed });
        }
    }

    /// The gangsters of deck A with their bars, and the targets of the first war (SP-2.4 to SP-2.9).
    fn place_gangsters(&mut self) {
        let side = self.game.side();
        let mut tokens = Set::<District>::full().without(self.game.manhattan.closed);
        let of = |letter: Letter| move |gangster: &Gangster| gangster.data().deck == letter;
        let mut first: Set<Gangster> = Gangster::ALL.into_iter().filter(of(Letter::A)).collect();
        self.game.gangs.decks = Set::full().without(first);
        for _ in 0..side.a_gangsters {
            let drawn = (self.chance.draw(&mut first), self.chance.draw(&mut tokens));
            let (Some(gangster), Some(district)) = drawn else {
                continue;
            };
            self.game.gangs.at[district as usize] = Some(gangster);
            self.game.gangs.strength[district as usize] = gangster.data().strength;
            for space in self.game.manhattan.spaces_of(district) {
                self.place_gangster_bar(space);
            }
        }
        for _ in 0..side.war_gangsters[0] {
            self.game
                .gangs
                .targets
                .extend(self.chance.draw(&mut tokens));
        }
        self.game.gangs.later = tokens;
    }

    /// Four cops, and where the next four come (SP-2.11 to SP-2.13).
    fn place_cops(&mut self) {
        let mut tokens: Set<District> = Set::full();
        let manhattan = &mut self.game.manhattan;
        for _ in 0..content().setup.cops {
            manhattan.cops.extend(self.chance.draw(&mut tokens));
            manhattan.cops_coming.extend(self.chance.draw(&mut tokens));
        }
        manhattan.cops_later = tokens;
    }

    /// City tokens on the spaces and in the display (SP-2.14, SP-2.15).
    fn place_tokens(&mut self) {
        let spaces: Vec<_> = self.game.manhattan.all().collect();
        for space in spaces {
            let token = self.chance.draw_kind(&mut self.game.market.unseen);
            self.game.manhattan.lot_mut(space).token = token;
        }
        let market = &mut self.game.market;
        for space in &mut market.right {
            *space = self.chance.draw_kind(&mut market.unseen);
        }
        let left = crate::player::token_count(&market.unseen);
        for (pile, size) in market.piles.iter_mut().enumerate() {
            let extra = usize::from(left) % DISPLAY > pile;
            *size = left / DISPLAY as u8 + u8::from(extra);
        }
    }

    /// Region and Central Park goals (SP-2.16, SP-2.17).
    fn place_goals(&mut self) {
        let mut tiles: Set<RegionGoal> = Set::full();
        let mut numbers = Vec::new();
        for region in Region::ALL {
            while let Some(tile) = self.chance.draw(&mut tiles) {
                if !numbers.contains(&tile.number()) {
                    numbers.push(tile.number());
                    self.game.ledger.regions[region as usize] = tile;
                    break;
                }
            }
        }
        let mut families = Vec::new();
        let mut stacks = Back::ALL.map(|back| {
            let tiles = ParkGoal::ALL.into_iter();
            tiles
                .filter(|tile| tile.data().back == back)
                .collect::<Set<ParkGoal>>()
        });
        for (space, back) in content().goals.park.backs.into_iter().enumerate() {
            while let Some(tile) = self.chance.draw(&mut stacks[back as usize]) {
                if !families.contains(&tile.data().family) {
                    families.push(tile.data().family);
                    self.game.ledger.park[space] = tile;
                    break;
                }
            }
        }
    }

    /// Operation cards and helpers (SP-2.18, SP-2.19).
    fn deal_cards(&mut self) {
        for seat in self.game.seats() {
            for operation in Operation::ALL {
                let deck = &mut self.game.decks[operation as usize];
                if let Some(card) = self.chance.draw(&mut deck.unseen) {
                    self.game.screen_mut(seat).hand.insert(card);
                    self.game.player_mut(seat).hand[operation as usize] += 1;
                }
            }
            let cards = self.game.screen(seat).hand;
            self.log
                .tell(Audience::Only(seat), Event::HandDealt { seat, cards });
        }
        for operation in Operation::ALL {
            let deck = &mut self.game.decks[operation as usize];
            deck.top = self.chance.draw(&mut deck.unseen);
        }
        let helpers = &mut self.game.helpers;
        for _ in 0..content().setup.helper_display {
            helpers.display.extend(self.chance.draw(&mut helpers.deck));
        }
    }

    /// Ships with barrels and crates, each in a harbour of its own (SP-2.20, SP-2.21).
    fn place_ships(&mut self) {
        let mut harbours: Set<District> = harbours().iter().copied().collect();
        let barrels = content().setup.barrels_per_ship;
        for ship in Ship::ALL {
            let cargo = self.chance.draw(&mut self.game.crates.unseen);
            let at = self.chance.draw(&mut harbours).unwrap_or_default();
            *self.game.docks.ship_mut(ship) = Vessel { at, barrels, cargo };
            self.game.supply.barrels -= barrels;
        }
        self.game.crates.top = self.chance.draw(&mut self.game.crates.unseen);
    }
}
