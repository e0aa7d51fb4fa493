//! A full state consistent with a view, drawn fairly from what the viewer does not know.

use std::ops::ControlFlow;

use kernel::{Chance, Game, Seat, Set};
use tinyvec::ArrayVec;

use crate::automa::{Costa, Sandra};
use crate::content::content;
use crate::pieces::{Exit, Pile, Place, Plan};
use crate::piles::{Heap, Memory, PILE, Piles};
use crate::player::{Hand, Player};
use crate::state::EscapePlan;
use crate::step::{Step, Task};
use crate::view::{PilesView, View};

/// More cash than anything could cost: for somebody who must be able to go on.
const AMPLE: u16 = 40;

impl EscapePlan {
    pub(crate) fn imagine_from(view: &View, chance: &mut Chance) -> EscapePlan {
        let mut game = EscapePlan {
            options: view.options,
            day: view.day,
            stage: view.stage,
            agenda: view.agenda,
            turn: view.turn,
            order: view.order,
            awake: view.awake,
            city: view.city.clone(),
            tops: view.tops,
            stacks: view.stacks,
            named: view.named,
            patrols: view.patrols,
            police: view.police,
            supply: view.supply,
            contacts: view.contacts,
            piles: imagine_piles(view, chance),
            gangs: view.gangs,
            players: view.players,
            hands: ArrayVec::new(),
            sandra: view.sandra.map(|sandra| Sandra {
                agent: sandra.agent,
                removed: *chance.pick(&unseen_exits(sandra.seen)),
                seen: sandra.seen,
            }),
            costa: None,
            escapes: view.escapes,
        };
        let plans = imagine_plans(view, chance);
        for seat in game.seats() {
            let hand = view.hands[seat.index()].unwrap_or(Hand {
                cash: imagine_cash(view, seat, chance),
                plan: plans[seat.index()],
            });
            game.hands.push(hand);
        }
        game.costa = view.costa.map(|costa| Costa {
            agent: costa.agent,
            plan: costa.plan.unwrap_or(plans[game.players.len()]),
            contacts: costa.contacts,
            loot: costa.loot,
            escaped: costa.escaped,
        });
        game.imagine_looks(view, chance);
        game.enrich(view);
        game
    }

    /// Makes up the tiles that somebody else is looking at.
    fn imagine_looks(&mut self, view: &View, chance: &mut Chance) {
        for at in 0..self.agenda.len() {
            let Task::Ask(seat, Step::KeepTile(mut look)) = self.agenda[at] else {
                continue;
            };
            if view.viewer.is(seat) {
                continue;
            }
            look.tiles = self.piles.heap(look.pile).draw(look.count, chance);
            self.piles.remember(seat, look.pile, &look.tiles);
            self.agenda[at] = Task::Ask(seat, Step::KeepTile(look));
        }
    }

    /// With too little cash made up, a thief on the way could be stranded (EP-9.20).
    fn enrich(&mut self, view: &View) {
        let hidden = |seat: &Seat| view.hands[seat.index()].is_none();
        let Some(seat) = self.turn.map(|turn| turn.seat).filter(hidden) else {
            return;
        };
        let stranded = match self.asked() {
            // In the middle of a hop the way does not go on from here.
            Some((_, Step::Land | Step::Surface | Step::Waters)) => self
                .each_legal(seat, &mut |_| ControlFlow::Break(()))
                .is_continue(),
            _ => self.is_travelling(seat) && !self.can_still_end(),
        };
        if stranded {
            self.hand_mut(seat).cash = AMPLE;
        }
    }
}

/// The exits that may be the one whose card was removed: one that was not seen.
fn unseen_exits(seen: Set<Exit>) -> ArrayVec<[Exit; 3]> {
    let exits = Exit::ALL.into_iter();
    exits.filter(|exit| !seen.contains(*exit)).collect()
}

/// Plans for everybody who has one the viewer has not seen, such as the cubes in the city allow; the
/// last one is Costa's.
fn imagine_plans(view: &View, chance: &mut Chance) -> ArrayVec<[Plan; 6]> {
    let known = view.hands.iter().flatten().map(|hand| hand.plan);
    let costas = view.costa.and_then(|costa| costa.plan);
    let mut free: ArrayVec<[Plan; Plan::ALL.len()]> = Plan::ALL
        .into_iter()
        .filter(|plan| !known.clone().chain(costas).any(|taken| taken == *plan))
        .collect();
    // A random dealing of cards, again and again until it fits what everybody has seen, is fair; the
    // order of the cards alone decides.
    loop {
        chance.shuffle(&mut free);
        let mut next = free.iter().copied();
        let deal = |hand: &Option<Hand>| match hand {
            Some(hand) => Some(hand.plan),
            None => next.next(),
        };
        let mut plans: ArrayVec<[Plan; 6]> = view.hands.iter().filter_map(deal).collect();
        plans.extend(next.next());
        let fits = view
            .players
            .iter()
            .zip(&plans)
            .all(|(player, plan)| agrees(player, *plan));
        if fits {
            return plans;
        }
    }
}

/// Whether a plan puts a player's cubes on the income symbols where they lie.
fn agrees(player: &Player, plan: Plan) -> bool {
    let shown = |place: &Place| plan.amount(*place).is_none() == player.on_income.contains(*place);
    player.visited.iter().all(|place| shown(&place))
}

/// Cash that somebody may well have: never less than what they were asked for.
fn imagine_cash(view: &View, seat: Seat, chance: &mut Chance) -> u16 {
    let prices = &content().prices;
    let mut least = 0;
    for task in &view.agenda {
        match task {
            Task::Ask(asked, Step::Bargain) if *asked == seat => {
                least = prices.income_phase_unlock;
            }
            Task::Ask(asked, Step::SpendDisc) if *asked == seat => {
                least = content().day.late_tax_per_turn;
            }
            _ => {}
        }
    }
    if let Some(turn) = view.turn.filter(|turn| turn.seat == seat) {
        least = least.max(turn.reserve);
    }
    least + chance.below(20) as u16
}

/// Piles in which every tile is where the viewer knows it to be, and the others are anywhere they may
/// be: a tile that the viewer saw in a pile was not taken before.
fn imagine_piles(view: &View, chance: &mut Chance) -> Piles {
    let mut piles = Piles {
        exits: view.piles.exits,
        ..Piles::default()
    };
    for pile in Pile::ALL {
        piles.heaps[pile as usize] = imagine_heap(&view.piles, pile, chance);
    }
    for seat in Seat::all(view.options.seats()) {
        let memory = if view.viewer.is(seat) {
            view.piles.memory
        } else {
            [Memory::default(); Pile::ALL.len()]
        };
        piles.memories.push(memory);
    }
    piles
}

fn imagine_heap(view: &PilesView, pile: Pile, chance: &mut Chance) -> Heap {
    let taken = &view.taken[pile as usize];
    let memory = &view.memory[pile as usize];
    let mut heap = Heap {
        takers: view.takers[pile as usize],
        ..Heap::default()
    };
    for (at, known) in taken.iter().enumerate() {
        let size = (PILE - at) as u8;
        let tile = known.unwrap_or_else(|| {
            // What may have been taken here grows with every later tile, so drawing one after the other
            // is fair.
            let free: ArrayVec<[u8; PILE]> = (0..PILE as u8)
                .filter(|tile| !heap.taken.contains(tile) && !taken.contains(&Some(*tile)))
                .filter(|tile| {
                    let seen = memory[usize::from(*tile)];
                    seen == 0 || size <= seen
                })
                .collect();
            *chance.pick(&free)
        });
        heap.taken.push(tile);
    }
    heap
}
