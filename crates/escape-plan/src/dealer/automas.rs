//! Sandra and Costa take their turns (EP-18, EP-19).

use kernel::Set;
use tinyvec::ArrayVec;

use super::Dealer;
use crate::automa::Loot;
use crate::content::content;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::pieces::{Automa, Contact, Exit, Part, Pile, Place, Store, Target};
use crate::state::EscapePlan;

/// How many cards of the row Sandra discards.
const SANDRAS_CARDS: usize = 2;

/// How many tiles Costa takes from the pile of one store or exit.
const COSTAS_TILES: u8 = 2;

impl Dealer<'_> {
    /// Plays the turn of an automa.
    pub(super) fn play_automa(&mut self, automa: Automa, part: Part) {
        if automa == Automa::Costa && self.game.costas_last_turn(part) {
            return self.costa_escapes();
        }
        let Some(target) = self.reveal_cards(automa) else {
            return self.tell(Event::AutomaStayed { automa });
        };
        let Some(to) = self.game.target_node(target) else {
            return;
        };
        let way_out = target
            .exit()
            .is_some_and(|exit| !self.game.exit_closed(exit));
        if automa == Automa::Costa && way_out {
            return self.costa_escapes();
        }
        if let Some(agent) = self.game.agent_mut(automa) {
            agent.at = to;
        }
        let place = target.place();
        self.tell(Event::AutomaMoved { automa, to, place });
        // At the open exit Sandra only waits (EP-18.12).
        if !way_out {
            self.meet_company(Figure::Automa(automa));
            self.use_target(automa, target);
        }
        self.box_card(automa, target);
    }

    /// Reveals cards until one is valid; the others are shuffled back (EP-18.6, EP-19.3).
    fn reveal_cards(&mut self, automa: Automa) -> Option<Target> {
        let mut deck: ArrayVec<[Target; 16]> = self.game.automa_deck(automa).iter().collect();
        let (mut found, mut targets) = (None, Set::default());
        while found.is_none() && !deck.is_empty() {
            let at = self.chance.below(deck.len() as u32) as usize;
            let target = deck.swap_remove(at);
            if let (Some(sandra), Some(exit), Automa::Sandra) =
                (&mut self.game.sandra, target.exit(), automa)
            {
                sandra.seen.insert(exit);
            }
            if self.game.is_valid(automa, target) {
                found = Some(target);
            } else {
                targets.insert(target);
            }
        }
        if !targets.is_empty() {
            self.tell(Event::CardsPassedOver { automa, targets });
        }
        found
    }

    fn box_card(&mut self, automa: Automa, target: Target) {
        if let Some(agent) = self.game.agent_mut(automa) {
            agent.spent.insert(target);
        }
    }

    /// A closed business is no place for Costa any more (EP-19.4).
    pub(super) fn bar_costa(&mut self, place: Place) {
        let target = Target::ALL[place as usize];
        if let Some(costa) = &mut self.game.costa
            && !costa.agent.spent.contains(target)
        {
            costa.agent.spent.insert(target);
            self.tell(Event::CardBoxed { target });
        }
    }

    /// The visit: notoriety by the card, then what the place makes the automa do.
    fn use_target(&mut self, automa: Automa, target: Target) {
        let figure = Figure::Automa(automa);
        let why = visit_rule(automa, target);
        match target.data().notoriety {
            1.. => self.gain_notoriety(figure, why),
            0 => {}
            _ => self.lose_notoriety(figure, why),
        }
        if let Some(place) = target.place() {
            self.place_cube(figure, place);
            if !place.is_business() {
                self.discard_fixer(automa);
                self.discard_key(automa, place);
            } else {
                self.thin_row(automa);
            }
            self.complete_group(automa, place, why);
        } else {
            self.thin_row(automa);
            self.empty_piles(automa, target);
        }
    }

    fn complete_group(&mut self, automa: Automa, place: Place, why: &'static str) {
        let group: Set<Place> = place.group().places().into_iter().collect();
        let whole = self
            .game
            .agent(automa)
            .is_some_and(|agent| agent.visited.contains_all(group));
        if whole {
            self.take_disc(Figure::Automa(automa), why);
        }
    }

    /// Sandra discards the two rightmost cards of the row, and takes a disc for each Fixer among them;
    /// Costa takes the rightmost (EP-18.9, EP-19.6).
    fn thin_row(&mut self, automa: Automa) {
        match automa {
            Automa::Sandra => {
                for _ in 0..SANDRAS_CARDS {
                    if let Some(contact) = self.game.contacts.row.pop() {
                        self.sandra_discards(contact);
                    }
                }
            }
            Automa::Costa => {
                if let Some(contact) = self.game.contacts.row.pop() {
                    self.costa_collects(contact);
                }
            }
        }
        self.refill_row();
    }

    fn sandra_discards(&mut self, contact: Contact) {
        let figure = Figure::Automa(Automa::Sandra);
        self.tell(Event::ContactBoxed { figure, contact });
        if contact == Contact::Fixer {
            self.take_disc(figure, "EP-18.9");
        }
    }

    fn costa_collects(&mut self, contact: Contact) {
        let Some(costa) = &mut self.game.costa else {
            return;
        };
        if costa.contacts.len() == costa.contacts.capacity() {
            let figure = Figure::Automa(Automa::Costa);
            self.tell(Event::ContactBoxed { figure, contact });
        } else {
            costa.contacts.push(contact);
            self.tell(Event::ContactCollected { contact });
        }
    }

    fn discard_fixer(&mut self, automa: Automa) {
        if let Some(fixer) = self.chance.draw(&mut self.game.supply.fixers) {
            self.tell(Event::FixerDiscarded { automa, fixer });
        }
    }

    fn discard_key(&mut self, automa: Automa, place: Place) {
        let house = place as usize - Place::SafeHouse1 as usize;
        let keys = &mut self.game.supply.keys[house];
        if let Some(colour) = self.chance.draw_kind(keys) {
            self.tell(Event::KeyDiscarded {
                automa,
                colour,
                place,
            });
        }
    }

    /// Sandra discards a tile of each pile of the place, Costa takes two, or one of each at store D
    /// (EP-18.11, EP-18.12, EP-19.8, EP-19.9).
    fn empty_piles(&mut self, automa: Automa, target: Target) {
        let piles: ArrayVec<[Pile; 3]> = match target.exit() {
            Some(exit) => self.game.piles.at(exit).into_iter().collect(),
            None => target.data().locker_piles.iter().copied().collect(),
        };
        let each = match automa {
            Automa::Costa if piles.len() == 1 => COSTAS_TILES,
            _ => 1,
        };
        let mut loot = Loot::new();
        for pile in piles {
            let drawn = self.game.piles.heap(pile).draw(each, self.chance);
            for tile in &drawn {
                loot.push(self.game.piles.heap_mut(pile).take(pile, *tile, None));
            }
            match automa {
                Automa::Sandra if !drawn.is_empty() => {
                    self.tell(Event::TileDiscarded { automa, pile });
                }
                Automa::Costa if !drawn.is_empty() => self.tell(Event::LootTaken {
                    pile,
                    count: drawn.len() as u8,
                }),
                _ => {}
            }
        }
        if let (Automa::Costa, Some(costa), false) = (automa, &mut self.game.costa, loot.is_empty())
        {
            costa.loot.push(loot);
        }
    }

    /// Costa leaves the city (EP-19.10, EP-19.11).
    fn costa_escapes(&mut self) {
        let Some(node) = self.game.way_out() else {
            return;
        };
        let Some(costa) = &mut self.game.costa else {
            return;
        };
        costa.escaped = true;
        costa.agent.at = node;
        let figure = Figure::Automa(Automa::Costa);
        self.game.escapes.push(figure);
        let exit = Exit::ALL
            .into_iter()
            .find(|exit| Node::of_exit(*exit) == node)
            .unwrap_or_default();
        self.box_card(Automa::Costa, Target::of_exit(exit));
        self.tell(Event::Escaped {
            figure,
            exit,
            cost: 0,
        });
    }
}

/// The rule of an automa's visit.
fn visit_rule(automa: Automa, target: Target) -> &'static str {
    let (sandra, costa) = match (target.place(), target.exit()) {
        (Some(place), _) if place.is_business() => ("EP-18.9", "EP-19.7"),
        (Some(_), _) => ("EP-18.10", "EP-19.7"),
        (None, None) => ("EP-18.11", "EP-19.8"),
        (None, Some(_)) => ("EP-18.12", "EP-19.9"),
    };
    match automa {
        Automa::Sandra => sandra,
        Automa::Costa => costa,
    }
}

impl EscapePlan {
    /// The cards in an automa's deck.
    pub(crate) fn automa_deck(&self, automa: Automa) -> Set<Target> {
        let Some(agent) = self.agent(automa) else {
            return Set::default();
        };
        let mut deck = Set::full().without(agent.spent);
        if let (Automa::Sandra, Some(sandra)) = (automa, &self.sandra) {
            let removed = Target::of_exit(sandra.removed);
            deck.remove(removed);
        }
        deck
    }

    /// Where a card leads, if its place is in the city.
    pub(crate) fn target_node(&self, target: Target) -> Option<Node> {
        if let Some(place) = target.place() {
            return self.field_of(place);
        }
        let node = match (target.store(), target.exit()) {
            (Some(store), _) => Node::of_store(store),
            (_, Some(exit)) => Node::of_exit(exit),
            _ => return None,
        };
        self.city.contains(node.tile()).then_some(node)
    }

    /// Whether an automa goes where a card leads (EP-18.6, EP-19.3).
    fn is_valid(&self, automa: Automa, target: Target) -> bool {
        let Some(node) = self.target_node(target) else {
            return false;
        };
        let open_exit = target.exit().is_some_and(|exit| !self.exit_closed(exit));
        if open_exit {
            return self.day == 3;
        }
        automa == Automa::Sandra || self.near_the_player(node)
    }

    /// Whether a node is on the tile of the only player or beside it (EP-19.3).
    fn near_the_player(&self, node: Node) -> bool {
        let player = self.players[0].at.tile();
        self.city.map().distance[player as usize][node.tile() as usize] <= 1
    }

    /// Whether Costa has to leave now (EP-19.10).
    fn costas_last_turn(&self, part: Part) -> bool {
        let discs = self.costa.map_or(0, |costa| costa.agent.discs);
        let last = match part {
            Part::Evening | Part::Night => discs == 0,
            Part::Dawn => true,
            Part::Morning | Part::Afternoon => false,
        };
        self.day == content().game.days && last
    }
}

impl Target {
    /// The card of an exit.
    pub fn of_exit(exit: Exit) -> Target {
        Target::ALL[Place::ALL.len() + Store::ALL.len() + exit as usize]
    }
}
