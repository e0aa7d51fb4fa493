//! A table laid out by hand, for tests.
//!
//! Pieces may be put down directly; tests that do so do not check the invariants, which count them.

use kernel::{Chance, Edition, Game, Log, Options as _, Seat, Seed, Set};

use crate::action::Action;
use crate::boss::Boss;
use crate::content::content;
use crate::dealer::Dealer;
use crate::event::Event;
use crate::options::Options;
use crate::pieces::{Card, CityToken, Crate, District, Gangster, Helper, Person, Ship};
use crate::player::{Ally, Player, Screen};
use crate::space::{Ground, House, Space};
use crate::state::{Capos, Gangs, Speakeasy};
use crate::step::{Chore, Stage, Step, Turn};
use crate::whynot::WhyNot;

/// The seats, by the colours of the rulebook's examples.
pub(crate) const BLUE: Seat = Seat(0);
pub(crate) const PURPLE: Seat = Seat(1);
pub(crate) const YELLOW: Seat = Seat(2);
pub(crate) const GREEN: Seat = Seat(3);

/// A game under test.
pub(crate) struct Given {
    pub(crate) game: Speakeasy,
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
    let game = Speakeasy::set_up(&options, &mut chance, &mut log);
    Given { game, chance, log }
}

/// A table in the first round of Act 1 with nobody to act, turn order by seats (the Rival last), every
/// capo at home, no mobster in the docks, and Manhattan open and empty but for its city tokens: no house, gangster, bar or cop, and
/// no war to come. Hands, decks, ships and displays are as dealt; nobody has played a card.
pub(crate) fn table(seats: u8) -> Given {
    table_of(seats, &[])
}

/// The same with options.
pub(crate) fn table_of(seats: u8, settings: &[(&str, &str)]) -> Given {
    let mut given = new_game_of(seats, settings, "given");
    let game = &mut given.game;
    game.agenda.clear();
    game.turn = None;
    game.act = 1;
    game.round = 1;
    game.stage = Stage::Turns { done: 1 };
    game.capos = Capos::default();
    for player in &mut game.players {
        player.capos = 4;
    }
    if let Some(rival) = &mut game.rival {
        rival.capos = 4;
        rival.mobsters = 12;
    }
    game.docks.berths = Default::default();
    let order = game.bosses().collect();
    game.seat_order(order);
    for lot in game.manhattan.lots.iter_mut().flatten() {
        lot.ground = Ground::Empty;
    }
    game.manhattan.closed = Set::default();
    game.manhattan.cops = Set::default();
    game.manhattan.cops_coming = Set::default();
    game.manhattan.cops_later = Set::full();
    game.supply.gangster_bars = 24;
    game.gangs = Gangs {
        decks: Set::full(),
        ..Gangs::default()
    };
    given
}

/// Reads something that a test wrote.
pub(crate) fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} cannot be read"))
}

impl Given {
    /// Puts a house of somebody on a space; its city token goes.
    pub(crate) fn house(self, owner: impl Into<Boss>, space: &str, building: &str) -> Given {
        let house = House::new(owner.into(), read(building));
        self.but(|game| {
            let lot = game.manhattan.lot_mut(read(space));
            lot.ground = Ground::House(house);
            lot.token = None;
        })
    }

    /// A mobster protects the house on a space.
    pub(crate) fn protected(self, space: &str) -> Given {
        self.but(|game| house(game, space).protected = true)
    }

    /// A barrel of the supply stands next to the house on a space.
    pub(crate) fn barrel(self, space: &str) -> Given {
        self.but(|game| {
            house(game, space).barrel = true;
            game.supply.barrels -= 1;
        })
    }

    /// A cop comes to a district.
    pub(crate) fn cop(self, district: &str) -> Given {
        self.but(|game| game.manhattan.cops.insert(read(district)))
    }

    /// The city token on a space, or none.
    pub(crate) fn token(self, space: &str, token: Option<CityToken>) -> Given {
        self.but(|game| game.manhattan.lot_mut(read(space)).token = token)
    }

    /// A gangster comes to a district: tile, strength token, and bars on its empty spaces.
    pub(crate) fn gangster(self, gangster: &str, district: &str) -> Given {
        let (gangster, district): (Gangster, District) = (read(gangster), read(district));
        self.but(|game| {
            game.gangs.at[district as usize] = Some(gangster);
            game.gangs.strength[district as usize] = gangster.data().strength;
            game.gangs.decks.remove(gangster);
            for space in game.manhattan.spaces_of(district) {
                let ground = &mut game.manhattan.lot_mut(space).ground;
                if *ground == Ground::Empty {
                    *ground = Ground::GangsterBar;
                    game.supply.gangster_bars -= 1;
                }
            }
        })
    }

    /// A gangster is somebody's ally, and so not on the gangster board; his district has no bars of its own
    /// by this.
    pub(crate) fn ally(self, seat: Seat, gangster: &str, home: &str) -> Given {
        let (gangster, home): (Gangster, District) = (read(gangster), read(home));
        self.but(|game| {
            game.gangs.decks.remove(gangster);
            let tile = &mut game.gangs.at[home as usize];
            *tile = tile.filter(|there| *there != gangster);
            game.player_mut(seat).ally = Some(Ally {
                gangster,
                home,
                helped: false,
            });
        })
    }

    /// A mobster of somebody's supply stands in the docks.
    pub(crate) fn docked(self, owner: impl Into<Boss>, berth: &str) -> Given {
        let owner = owner.into();
        self.but(|game| {
            game.docks.put(read(berth), Some(owner));
            match owner {
                Boss::Player(seat) => game.player_mut(seat).mobsters -= 1,
                Boss::Rival => game.rival.as_mut().expect("a Rival").mobsters -= 1,
            }
        })
    }

    /// Mobsters of the supply wait in the VIP area.
    pub(crate) fn vip(self, seat: Seat, count: u8) -> Given {
        self.with(seat, |player| {
            player.vip += count;
            player.mobsters -= count;
        })
    }

    /// A ship lies in the harbour of a district with so many barrels; one that lay there changes with it.
    pub(crate) fn ship(self, ship: &str, district: &str, barrels: u8) -> Given {
        let (ship, district): (Ship, District) = (read(ship), read(district));
        self.but(|game| {
            let was = game.docks.ship(ship).at;
            if let Some(other) = game.docks.ship_at(district) {
                game.docks.ship_mut(other).at = was;
            }
            let vessel = game.docks.ship_mut(ship);
            vessel.at = district;
            let before = std::mem::replace(&mut vessel.barrels, barrels);
            game.supply.barrels = game.supply.barrels + before - barrels;
        })
    }

    /// The crate on a ship.
    pub(crate) fn cargo(self, ship: &str, item: Option<Crate>) -> Given {
        self.but(|game| game.docks.ship_mut(read(ship)).cargo = item)
    }

    /// Gives a player crates, turned over.
    pub(crate) fn crates(self, seat: Seat, crates: &[Crate]) -> Given {
        self.with(seat, |player| player.crates.extend(crates.iter().copied()))
    }

    /// Sets pocket and safe.
    pub(crate) fn money(self, seat: Seat, pocket: u16, safe: u16) -> Given {
        self.with(seat, |player| player.pocket = pocket)
            .screen(seat, |screen| screen.safe = safe)
    }

    /// Sets the levels: VIP room, party, still, fleet, strength.
    pub(crate) fn levels(self, seat: Seat, levels: [u8; 5]) -> Given {
        self.with(seat, |player| player.levels = levels)
    }

    /// Gives a player these cards in the hand and no others: the old ones go under their decks, the new ones
    /// come from wherever they were. The player's `known` cards are none.
    pub(crate) fn hand(self, seat: Seat, cards: &[&str]) -> Given {
        let cards: Set<Card> = cards.iter().map(|card| read(card)).collect();
        self.but(|game| {
            let old = std::mem::replace(&mut game.screen_mut(seat).hand, cards);
            for deck in &mut game.decks {
                deck.unseen = deck.unseen.without(cards);
                deck.top = deck.top.filter(|card| !cards.contains(*card));
                deck.discarded.retain(|card| !cards.contains(*card));
            }
            for card in old.without(cards).iter() {
                game.decks[card.operation() as usize].unseen.insert(card);
            }
            for other in game.seats().filter(|other| *other != seat) {
                let screen = game.screen_mut(other);
                screen.hand = screen.hand.without(cards);
            }
            for deck in &mut game.decks {
                if deck.top.is_none()
                    && let Some(card) = deck.unseen.last()
                {
                    deck.unseen.remove(card);
                    deck.top = Some(card);
                }
            }
            for other in game.seats() {
                let hand = game.screen(other).hand;
                let player = game.player_mut(other);
                player.known = player.known.intersection(hand);
                player.hand = crate::pieces::Operation::ALL
                    .map(|operation| hand.intersection(Card::of(operation)).len() as u8);
            }
        })
    }

    /// Lays cards into the slots of a player's operations board.
    pub(crate) fn board(self, seat: Seat, cards: &[&str]) -> Given {
        let cards: Vec<Card> = cards.iter().map(|card| read(card)).collect();
        self.but(|game| {
            for card in cards {
                let gone = [card].into_iter().collect();
                let deck = &mut game.decks[card.operation() as usize];
                deck.unseen = deck.unseen.without(gone);
                if deck.top == Some(card) {
                    deck.top = deck.unseen.last();
                    deck.unseen = deck.unseen.without(deck.top.into_iter().collect());
                }
                for screen in &mut game.screens {
                    screen.hand = screen.hand.without(gone);
                }
                game.player_mut(seat).board[card.operation() as usize] = Some(card);
            }
            for other in game.seats() {
                let hand = game.screen(other).hand;
                game.player_mut(other).hand = crate::pieces::Operation::ALL
                    .map(|operation| hand.intersection(Card::of(operation)).len() as u8);
            }
        })
    }

    /// Gives a player city tokens and no others.
    pub(crate) fn tokens(self, seat: Seat, tokens: &[CityToken]) -> Given {
        self.with(seat, |player| {
            player.tokens = Default::default();
            for token in tokens {
                player.tokens[*token as usize] += 1;
            }
        })
    }

    /// Puts books of a player's supply on the operations board.
    pub(crate) fn books(self, seat: Seat, count: u8) -> Given {
        self.with(seat, |player| {
            player.blank_books -= count;
            player.books += count;
        })
    }

    /// A capo of somebody stands on a person; it is not taken from anywhere.
    pub(crate) fn capo(self, owner: impl Into<Boss>, person: &str) -> Given {
        let owner = owner.into();
        self.but(|game| match read(person) {
            Person::Restaurant => game.capos.restaurant.push(owner),
            Person::Park => game.capos.park.push(owner),
            single => game.capos.singles[single as usize] = Some(owner),
        })
    }

    /// Gives a player helpers that have not been used, from wherever they lay.
    pub(crate) fn helpers(self, seat: Seat, helpers: &[Helper]) -> Given {
        let helpers: Set<Helper> = helpers.iter().copied().collect();
        self.but(|game| {
            game.helpers.display = game.helpers.display.without(helpers);
            game.helpers.deck = game.helpers.deck.without(helpers);
            game.player_mut(seat).helpers.extend(helpers.iter());
        })
    }

    /// The helpers of the display; those that lay there go back into the deck.
    pub(crate) fn display(self, helpers: &[Helper]) -> Given {
        let helpers: Set<Helper> = helpers.iter().copied().collect();
        self.but(|game| {
            game.helpers.deck.extend(game.helpers.display.iter());
            game.helpers.deck = game.helpers.deck.without(helpers);
            game.helpers.display = helpers;
        })
    }

    /// The table plays by the first edition, without what has been amended since.
    pub(crate) fn in_first_edition(self) -> Given {
        self.but(|game| game.options = game.options.in_edition(Edition::default()))
    }

    /// Free thugs take the dearest spaces, as many as are asked for.
    pub(crate) fn post(&mut self) -> &mut Given {
        while self.asked().1 == Step::Thug {
            let spaces = self.legal();
            self.act(spaces.last().expect("a space"));
        }
        self
    }

    /// Changes a player's board.
    pub(crate) fn with(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Given {
        change(self.game.player_mut(seat));
        self
    }

    /// Changes what is behind a player's screen.
    pub(crate) fn screen(mut self, seat: Seat, change: impl FnOnce(&mut Screen)) -> Given {
        change(self.game.screen_mut(seat));
        self
    }

    /// Changes anything else.
    pub(crate) fn but(mut self, change: impl FnOnce(&mut Speakeasy)) -> Given {
        change(&mut self.game);
        self
    }

    /// Begins the turn of a player, at the question for a helper, or for a person if there is none.
    pub(crate) fn turn(mut self, seat: Seat) -> Given {
        let done = self.game.order.round.iter().position(|boss| boss.is(seat));
        self.game.stage = Stage::Turns {
            done: done.expect("a player of this game") as u8 + 1,
        };
        self.game.turn = Some(Turn {
            seat,
            ..Turn::default()
        });
        for chore in [Chore::EndTurn, Chore::DrawCard] {
            self.game.agenda.then(seat, chore);
        }
        self.asking(seat, Step::Send)
            .asking(seat, Step::UseHelper)
            .settled()
    }

    /// Begins the turn of a player who sends a capo to a person.
    pub(crate) fn talking(self, seat: Seat, person: &str) -> Given {
        let mut given = self.turn(seat);
        if given.asked().1 == Step::UseHelper {
            given.act("pass");
        }
        given.act(&format!("person {}", read::<Person>(person).id()));
        given
    }

    /// Begins the turn of a player with the reward of a helper, which the player is given.
    pub(crate) fn helped(self, seat: Seat, helper: &str) -> Given {
        let mut given = self
            .with(seat, |player| player.helpers.insert(read(helper)))
            .turn(seat);
        given.act(&format!("helper {helper}"));
        given
    }

    /// Comes to the end of the last round of an act, after the last turn, and goes on.
    pub(crate) fn ending_act(self, act: u8) -> Given {
        self.but(|game| {
            game.act = act;
            game.round = content().acts.rounds[usize::from(act) - 1];
            game.stage = Stage::Turns {
                done: game.options.bosses(),
            };
            game.turn = None;
            for player in &mut game.players {
                player.capos = 0;
            }
        })
        .settled()
    }

    /// Plays at random to the end of the game; whoever wants to watch sees the table before every action.
    pub(crate) fn played_out(mut self, mut watch: impl FnMut(&Given)) -> Given {
        while self.game.asked().is_some() {
            watch(&self);
            let legal = self.legal();
            let action = self.chance.pick(&legal).clone();
            self.act(&action);
        }
        self
    }

    /// Lets something happen to a player, up to the next decision.
    pub(crate) fn happening(mut self, seat: Seat, chore: Chore) -> Given {
        self.game.agenda.then(seat, chore);
        self.settled()
    }

    /// Asks a player something, whether there is a choice or not.
    pub(crate) fn asking(mut self, seat: Seat, step: Step) -> Given {
        self.game.agenda.ask(seat, step);
        self
    }

    /// Goes on to the next decision.
    pub(crate) fn settled(mut self) -> Given {
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Runs something as the dealer.
    pub(crate) fn deal<T>(&mut self, deal: impl FnOnce(&mut Dealer<'_>) -> T) -> T {
        let mut dealer = Dealer::new(&mut self.game, &mut self.chance, &mut self.log);
        deal(&mut dealer)
    }

    /// Takes an action, which must be legal.
    pub(crate) fn act(&mut self, action: &str) -> &mut Given {
        let parsed: Action = read(action);
        let (seat, step) = self.asked();
        if let Some(why) = self.game.refuse(seat, parsed) {
            panic!("{action} at {step:?} is refused: {why:?}");
        }
        self.deal(|dealer| dealer.act(seat, parsed));
        self
    }

    /// Takes several actions.
    pub(crate) fn acts(&mut self, actions: &[&str]) -> &mut Given {
        for action in actions {
            self.act(action);
        }
        self
    }

    /// Why an action is refused.
    pub(crate) fn refused(&self, action: &str) -> WhyNot {
        let (seat, step) = self.asked();
        self.game
            .refuse(seat, read(action))
            .unwrap_or_else(|| panic!("{action} at {step:?} is legal"))
    }

    /// Whether an action is legal for whoever is asked.
    pub(crate) fn allows(&self, action: &str) -> bool {
        self.legal().contains(&action.to_owned())
    }

    /// The legal actions of whoever is asked.
    pub(crate) fn legal(&self) -> Vec<String> {
        let (seat, _) = self.asked();
        let legal = self.game.legal_actions(seat);
        legal.iter().map(Action::to_string).collect()
    }

    /// Who is asked what.
    pub(crate) fn asked(&self) -> (Seat, Step) {
        self.game.asked().expect("somebody is asked")
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.game.player(seat)
    }

    /// Pocket and safe.
    pub(crate) fn purses(&self, seat: Seat) -> (u16, u16) {
        (self.game.player(seat).pocket, self.game.screen(seat).safe)
    }

    /// What stands on a space.
    pub(crate) fn ground(&self, space: &str) -> Ground {
        self.game.manhattan.lot(read(space)).ground
    }

    /// Everything that was told, whoever may read it.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.entries().map(|entry| entry.event).collect()
    }
}

fn house<'a>(game: &'a mut Speakeasy, space: &str) -> &'a mut House {
    let space: Space = read(space);
    let house = game.manhattan.house_mut(space);
    house.unwrap_or_else(|| panic!("no house on {space}"))
}
