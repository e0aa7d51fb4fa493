//! Setup (EP-2, EP-18.1, EP-19.1).

use kernel::{Audience, Chance, Log, Seat, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::automa::{Agent, Costa, Sandra};
use crate::city::{City, Placed};
use crate::content::content;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::options::Options;
use crate::pieces::{Automa, Contact, Equipment, Exit, Gang, Officer, Pile, Plan, Stack, Tile};
use crate::piles::Piles;
use crate::player::{Hand, Player};
use crate::state::{Base, Contacts, EscapePlan, Police, Supply};
use crate::step::{Agenda, Stage};

impl EscapePlan {
    /// A table that is laid but for what chance decides.
    fn bare(options: Options, city: City) -> EscapePlan {
        let content = content();
        EscapePlan {
            options,
            day: 1,
            stage: Stage::City { placed: 0 },
            agenda: Agenda::default(),
            turn: None,
            order: ArrayVec::new(),
            awake: ArrayVec::new(),
            city,
            tops: [None; Stack::ALL.len()],
            stacks: Stack::ALL.map(|stack| {
                let tiles = Tile::ALL.into_iter();
                tiles
                    .filter(|tile| tile.data().stack == Some(stack))
                    .collect()
            }),
            named: [None; Tile::ALL.len()],
            patrols: [0; Exit::ALL.len()],
            police: Police {
                on: [Set::default(); Tile::ALL.len()],
                bag: Officer::ALL.map(|officer| content.officer_types[officer as usize].count),
            },
            supply: Supply {
                fixers: Set::full(),
                equipment: Equipment::ALL.map(|kind| kind.data().copies),
                gas: content.components.gas_cans,
                discs: content.components.extra_action_discs,
                handcuffs: content.components.handcuffs_cards,
                members: content.components.gang_members,
                keys: [[0; 3]; 3],
            },
            contacts: Contacts {
                row: ArrayVec::new(),
                deck: Contact::ALL.map(|contact| contact.data().copies),
            },
            piles: Piles::default(),
            gangs: [Base::default(); Gang::ALL.len()],
            players: ArrayVec::new(),
            hands: ArrayVec::new(),
            sandra: None,
            costa: None,
            escapes: ArrayVec::new(),
        }
    }

    /// Sets the game up and plays it to its first decision.
    pub(crate) fn set_up(
        options: &Options,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> EscapePlan {
        let city = starting_city(chance);
        let mut game = EscapePlan::bare(*options, city);
        let mut dealer = Dealer::new(&mut game, chance, log);
        dealer.lay_out();
        dealer.seat_players();
        dealer.seat_automas();
        dealer.begin_day();
        dealer.settle();
        game
    }
}

/// The two starting tiles, either first, both unturned or both turned half round (EP-2.2).
fn starting_city(chance: &mut Chance) -> City {
    let mut tiles = [Tile::StartHospital, Tile::StartGang];
    chance.shuffle(&mut tiles);
    let turn = 3 * chance.below(2) as u8;
    let [first, second] = tiles;
    City::new(&[
        Placed {
            tile: first,
            q: 0,
            r: 0,
            turn,
        },
        Placed {
            tile: second,
            q: 0,
            r: 1,
            turn,
        },
    ])
}

impl Dealer<'_> {
    /// Tiles, officers, keys, contacts and the first gang (EP-2.3 to EP-2.6, EP-2.8, EP-2.11, EP-2.12).
    fn lay_out(&mut self) {
        self.turn_up_tiles();
        self.draw_officers(Tile::StartGang);
        self.return_pairs();
        self.deal_keys();
        self.refill_row();
        self.game.gangs[Gang::StartGang as usize].members = 2;
        self.game.supply.members -= 2;
    }

    /// Three keys to each safe house (EP-2.8).
    fn deal_keys(&mut self) {
        let each = content().keys.copies;
        let mut keys: ArrayVec<[usize; 9]> = (0..3)
            .flat_map(|colour| std::iter::repeat_n(colour, usize::from(each)))
            .collect();
        self.chance.shuffle(&mut keys);
        for (at, colour) in keys.into_iter().enumerate() {
            self.game.supply.keys[at / 3][colour] += 1;
        }
    }

    /// Thieves with cash and a plan, and the turn order from the first player on (EP-2.13 to
    /// EP-2.17).
    fn seat_players(&mut self) {
        let seats = self.game.options.seats();
        let mut plans = Plan::ALL;
        self.chance.shuffle(&mut plans);
        for (seat, plan) in Seat::all(seats).zip(plans) {
            self.game.players.push(Player::new(Node::HOSPITAL));
            let cash = content().player_start.money;
            self.game.hands.push(Hand { cash, plan });
            self.game
                .piles
                .memories
                .push([Default::default(); Pile::ALL.len()]);
            self.log
                .tell(Audience::Only(seat), Event::PlanDealt { seat, plan });
        }
        let first = self.chance.below(u32::from(seats)) as u8;
        for k in 0..seats {
            let seat = Seat((first + k) % seats);
            self.game.order.push(Figure::Thief(seat));
        }
        if self.game.options.solo() {
            let agent = agent();
            let plan = plans[usize::from(seats)];
            self.game.costa = Some(Costa {
                agent,
                plan,
                ..Costa::default()
            });
        } else {
            self.tell(Event::FirstPlayer { seat: Seat(first) });
        }
    }

    /// Costa on the second place of the turn order, Sandra on the third (EP-18.1, EP-19.1).
    fn seat_automas(&mut self) {
        if self.game.options.solo() {
            self.game.order.push(Figure::Automa(Automa::Costa));
        }
        if self.game.options.sandra() {
            let removed = *self.chance.pick(&Exit::ALL);
            self.game.sandra = Some(Sandra {
                agent: agent(),
                removed,
                ..Sandra::default()
            });
            self.game.order.push(Figure::Automa(Automa::Sandra));
        }
    }
}

fn agent() -> Agent {
    Agent {
        at: Node::HOSPITAL,
        ..Agent::default()
    }
}
