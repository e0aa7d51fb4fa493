//! A table laid out by hand, for tests.
//!
//! A fragment of a city may be placed directly; tests that use one do not check the invariants, which
//! know how many tiles a day has.

use kernel::{Chance, Edition, Game, Log, Options as _, Phrase, Seat, Seed, Set, Viewer};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::city::City;
use crate::content::content;
use crate::dealer::Dealer;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::{Node, NodeSet};
use crate::options::Options;
use crate::pieces::{Automa, Contact, Exit, Gang, Officer, Part, Place, Target, Tile};
use crate::player::{Card, Hand, Player};
use crate::prompt::Prompt;
use crate::state::EscapePlan;
use crate::step::{Chore, Stage, Step, Turn};
use crate::whynot::WhyNot;

/// The seats, by their thieves' names.
pub(crate) const VINNIE: Seat = Seat(0);
pub(crate) const SCAR: Seat = Seat(1);
pub(crate) const CLAWS: Seat = Seat(2);
pub(crate) const RUBY: Seat = Seat(3);
pub(crate) const MR_BONES: Seat = Seat(4);

/// The automas in the turn order.
pub(crate) const SANDRA: Figure = Figure::Automa(Automa::Sandra);
pub(crate) const COSTA: Figure = Figure::Automa(Automa::Costa);

/// A game under test.
pub(crate) struct Given {
    pub(crate) game: EscapePlan,
    pub(crate) chance: Chance,
    pub(crate) log: Log<Event>,
}

/// A game as it is set up, at its first decision.
pub(crate) fn new_game(seats: u8) -> Given {
    new_game_of(seats, "given")
}

/// The same with another shuffle.
pub(crate) fn new_game_of(seats: u8, seed: &str) -> Given {
    let options = Options::parse(seats, []).expect("a number of players");
    let mut chance = Chance::new(&Seed::from_text(seed));
    let mut log = Log::new();
    let game = EscapePlan::set_up(&options, &mut chance, &mut log);
    Given { game, chance, log }
}

/// A table on the morning of day 1 with nobody to act, no officers in the city and everybody at the
/// hospital, in seat order; the automas come last.
pub(crate) fn table(seats: u8) -> Given {
    let mut given = new_game(seats);
    let game = &mut given.game;
    game.agenda.clear();
    game.turn = None;
    game.stage = Stage::Turns {
        part: Part::Morning,
        next: 99,
    };
    let mut order: ArrayVec<[Figure; 5]> = Seat::all(seats).map(Figure::Thief).collect();
    order.extend(game.order.iter().copied().filter(|f| f.seat().is_none()));
    game.order = order;
    for on in &mut game.police.on {
        *on = Set::default();
    }
    given
}

/// Reads something that a test wrote.
pub(crate) fn read<T: std::str::FromStr>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} cannot be read"))
}

impl Given {
    /// Lays out a city of these tiles, such as `c1 0,0 1`. Fields get the places that are left, in
    /// order; gang bases get their members.
    pub(crate) fn city(mut self, tiles: &[&str]) -> Given {
        let placed: Vec<_> = tiles.iter().map(|tile| read(tile)).collect();
        self.game.city = City::new(&placed);
        self.game.named = Default::default();
        for spot in &placed {
            let tile = spot.tile;
            for top in &mut self.game.tops {
                if *top == Some(tile) {
                    *top = None;
                }
            }
            for stack in &mut self.game.stacks {
                stack.remove(tile);
            }
            if tile.field().is_some() {
                let place = self.game.places_for(tile).next();
                self.game.named[tile as usize] = place;
            }
        }
        for gang in Gang::ALL {
            let there = self.game.city.contains(Node::of_gang(gang).tile());
            self.game.gangs[gang as usize].members = if there { 2 } else { 0 };
        }
        self
    }

    /// Names the place on the field of a tile.
    pub(crate) fn named(mut self, tile: &str, place: &str) -> Given {
        let place: Place = read(place);
        for named in &mut self.game.named {
            if *named == Some(place) {
                *named = None;
            }
        }
        self.game.named[read::<Tile>(tile) as usize] = Some(place);
        self
    }

    /// Puts officers on a tile.
    pub(crate) fn officers(mut self, tile: &str, officers: &[Officer]) -> Given {
        let on = officers.iter().copied().collect();
        self.game.police.on[read::<Tile>(tile) as usize] = on;
        self
    }

    /// Puts a pawn on a node.
    pub(crate) fn at(mut self, seat: Seat, node: &str) -> Given {
        self.game.player_mut(seat).at = read(node);
        self
    }

    /// Changes a player's board.
    pub(crate) fn with(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Given {
        change(self.game.player_mut(seat));
        self
    }

    /// Changes what is behind a player's screen.
    pub(crate) fn hand(mut self, seat: Seat, change: impl FnOnce(&mut Hand)) -> Given {
        change(self.game.hand_mut(seat));
        self
    }

    /// Gives a player so much cash.
    pub(crate) fn cash(self, seat: Seat, cash: u16) -> Given {
        self.hand(seat, |hand| hand.cash = cash)
    }

    /// Gives a player these contact cards, face up, and no others. Locked assets make room if they have
    /// to.
    pub(crate) fn contacts(self, seat: Seat, contacts: &[Contact]) -> Given {
        self.with(seat, |player| {
            player.contacts = contacts
                .iter()
                .map(|contact| Card {
                    contact: *contact,
                    used: false,
                })
                .collect();
            while player.contacts.len() + player.book.len() > 5 - usize::from(player.handcuffs) {
                let Some(asset) = player.book.last() else {
                    break;
                };
                player.book.remove(asset);
                player.lost.insert(asset);
            }
        })
    }

    /// Lets the table play by another edition of the rules.
    pub(crate) fn in_edition(self, edition: Edition) -> Given {
        self.but(|game| game.options = game.options.in_edition(edition))
    }

    /// Lets the table play as those did that were set before anything was corrected.
    pub(crate) fn first_edition(self) -> Given {
        self.in_edition(Edition::first::<Options>())
    }

    /// Changes anything else.
    pub(crate) fn but(mut self, change: impl FnOnce(&mut EscapePlan)) -> Given {
        change(&mut self.game);
        self
    }

    /// Sets the day.
    pub(crate) fn day(self, day: u8) -> Given {
        self.but(|game| game.day = day)
    }

    /// Begins the turn of a player, the late tax apart.
    pub(crate) fn turn(mut self, seat: Seat) -> Given {
        let at = self.game.player(seat).at;
        self.game.turn = Some(Turn {
            seat,
            began: at,
            mp: content().movement.base_mp,
            entered: NodeSet::only(at),
            route: [at.tile()].into_iter().collect(),
            ..Turn::default()
        });
        self.asking(seat, Step::Start)
    }

    /// A player has come to a location and evaded everybody: the visit begins.
    pub(crate) fn visiting(self, seat: Seat, node: &str) -> Given {
        let mut given = self.at(seat, node).turn(seat);
        given.game.agenda.pop();
        given.game.turn.as_mut().expect("a turn").arrived = true;
        given.happening(seat, Chore::Arrive)
    }

    /// Lets something happen to a player, up to the next decision.
    pub(crate) fn happening(mut self, seat: Seat, chore: Chore) -> Given {
        self.game.agenda.then(seat, chore);
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Asks a player something.
    pub(crate) fn asking(mut self, seat: Seat, step: Step) -> Given {
        self.game.agenda.ask(seat, step);
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
        let (seat, step) = self.game.asked().expect("somebody is asked");
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
        let (seat, step) = self.game.asked().expect("somebody is asked");
        self.game
            .refuse(seat, read(action))
            .unwrap_or_else(|| panic!("{action} at {step:?} is legal"))
    }

    /// Whether an action is legal for whoever is asked.
    pub(crate) fn allows(&self, action: &str) -> bool {
        self.legal().contains(&action.to_owned())
    }

    /// What the question says of an action.
    pub(crate) fn described(&self, action: &str) -> Phrase {
        let view = self.game.view_of(Viewer::Seat(self.asked().0));
        EscapePlan::describe(&view, read(action)).phrase
    }

    /// The question itself.
    pub(crate) fn prompt(&self) -> Prompt {
        let prompt = self.game.prompt_of(self.asked().0);
        prompt.expect("somebody is asked")
    }

    /// The legal actions of whoever is asked.
    pub(crate) fn legal(&self) -> Vec<String> {
        let (seat, _) = self.game.asked().expect("somebody is asked");
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

    pub(crate) fn money(&self, seat: Seat) -> u16 {
        self.game.hand(seat).cash
    }

    /// Red, blue and pool cubes.
    pub(crate) fn cubes(&self, seat: Seat) -> [u8; 3] {
        let notoriety = self.player(seat).notoriety;
        [notoriety.red, notoriety.blue, notoriety.pool()]
    }

    /// Movement points left.
    pub(crate) fn points(&self) -> u8 {
        self.game.turn.expect("a turn").mp
    }

    /// Everything that was told, whoever may read it.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.entries().map(|entry| entry.event).collect()
    }

    /// The last day, with this exit open and the others closed.
    pub(crate) fn last_day(self, open: Exit) -> Given {
        self.day(3).but(|game| {
            game.patrols = [2; Exit::ALL.len()];
            game.patrols[open as usize] = 1;
            game.piles.exits = Exit::ALL.into_iter().filter(|exit| *exit != open).collect();
        })
    }

    /// Lets the turns of a part begin, in this order.
    pub(crate) fn turns(mut self, part: Part, order: &[Figure]) -> Given {
        self.game.order = order.iter().copied().collect();
        let game = &self.game;
        let discs = |figure: &Figure| match figure {
            Figure::Thief(seat) => game.player(*seat).discs,
            Figure::Automa(automa) => game.agent(*automa).expect("an automa").discs,
        };
        self.game.awake = order.iter().copied().filter(|f| discs(f) > 0).collect();
        self.game.stage = Stage::Turns { part, next: 0 };
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Lets the update of a part begin.
    pub(crate) fn update(mut self, part: Part) -> Given {
        self.game.stage = Stage::Update {
            part,
            next: 0,
            last: false,
        };
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Leaves only these cards in the deck of an automa.
    pub(crate) fn deck(mut self, automa: Automa, targets: &[Target]) -> Given {
        let left: Set<Target> = targets.iter().copied().collect();
        if let Some(sandra) = &mut self.game.sandra
            && automa == Automa::Sandra
        {
            let mut gone = Exit::ALL.into_iter();
            let gone = gone.find(|exit| !left.contains(Target::of_exit(*exit)));
            sandra.removed = gone.expect("one exit card is always missing");
        }
        let agent = self.game.agent_mut(automa).expect("an automa");
        agent.spent = Set::full().without(left);
        self
    }
}
