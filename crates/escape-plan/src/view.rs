//! What one viewer may know (EP-1.6, EP-1.7), and what is hidden from it.

use kernel::{Seat, Secret, Set, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::Tool;
use crate::automa::{Agent, Haul, Loot};
use crate::city::City;
use crate::content::{Effect, content};
use crate::figure::{Figure, SEATS};
use crate::node::Node;
use crate::options::Options;
use crate::pieces::{Automa, Contact, Exit, Gang, Pile, Place, Plan, Stack, Tile};
use crate::piles::{Found, Heap, Memory, PILE, Sealed};
use crate::player::{Hand, Item, Player};
use crate::state::{Base, Contacts, EscapePlan, Police, Supply};
use crate::step::{Agenda, Look, Stage, Step, Task, Turn};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What was chosen at the table.
    pub options: Options,
    /// The day, 1 to 3.
    pub day: u8,
    /// Where in the day the game stands.
    pub stage: Stage,
    /// What is to be resolved, the next task last; tiles that others look at are left out.
    pub agenda: Agenda,
    /// The turn that is being taken.
    pub turn: Option<Turn>,
    /// The turn order.
    pub order: ArrayVec<[Figure; SEATS]>,
    /// Who had a disc when the part began.
    pub awake: ArrayVec<[Figure; SEATS]>,
    /// The tiles that were placed, and how they lie.
    pub city: City,
    /// The face-up tile of each stack.
    pub tops: [Option<Tile>; Stack::ALL.len()],
    /// The tiles still hidden in each stack.
    pub stacks: [Set<Tile>; Stack::ALL.len()],
    /// The business or safe house on each tile.
    pub named: [Option<Place>; Tile::ALL.len()],
    /// Patrol cards laid for each exit.
    pub patrols: [u8; Exit::ALL.len()],
    /// Officers.
    pub police: Police,
    /// What lies ready for everybody.
    pub supply: Supply,
    /// Row and deck.
    pub contacts: Contacts,
    /// The piles of hidden money.
    pub piles: PilesView,
    /// The gang bases.
    pub gangs: [Base; Gang::ALL.len()],
    /// The players as everybody sees them.
    pub players: ArrayVec<[Player; SEATS]>,
    /// What is behind each screen, if the viewer may look.
    pub hands: ArrayVec<[Option<Hand>; SEATS]>,
    /// Inspector Sandra.
    pub sandra: Option<SandraView>,
    /// Lieutenant Costa.
    pub costa: Option<CostaView>,
    /// Who has escaped, in order.
    pub escapes: ArrayVec<[Figure; SEATS]>,
}

/// The piles as one viewer knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PilesView {
    /// The tiles taken from each pile in order, where the viewer knows which they are.
    pub taken: [ArrayVec<[Option<u8>; PILE]>; Pile::ALL.len()],
    /// Who took them.
    pub takers: [ArrayVec<[Option<Seat>; PILE]>; Pile::ALL.len()],
    /// What the viewer remembers of each pile.
    pub memory: [Memory; Pile::ALL.len()],
    /// The exits that got the exit tiles.
    pub exits: ArrayVec<[Exit; 2]>,
}

impl PilesView {
    /// How many tiles are left in a pile.
    pub fn left(&self, pile: Pile) -> u8 {
        (PILE - self.taken[pile as usize].len()) as u8
    }

    /// What a taken tile is worth, if the viewer knows.
    pub fn value(&self, sealed: Sealed) -> Option<u16> {
        let taken = &self.taken[sealed.pile as usize];
        let number = (*taken.get(PILE - usize::from(sealed.size))?)?;
        Some(sealed.pile.values()[usize::from(number)])
    }

    /// A stack of Costa's, if the viewer knows all of it.
    pub fn haul(&self, stack: &Loot) -> Option<Haul> {
        let tiles = stack.iter().map(|sealed| {
            let (pile, value) = (sealed.pile, self.value(*sealed)?);
            Some(Found { pile, value })
        });
        tiles.collect::<Option<_>>().map(Haul)
    }
}

/// Sandra as everybody sees her.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SandraView {
    /// What she has.
    pub agent: Agent,
    /// The exits whose cards have been seen.
    pub seen: Set<Exit>,
}

/// Costa as everybody sees him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CostaView {
    /// What he has.
    pub agent: Agent,
    /// His plan card, once it is shown.
    pub plan: Option<Plan>,
    /// Contact cards on his board.
    pub contacts: ArrayVec<[Contact; 5]>,
    /// His stacks of hidden tiles.
    pub loot: ArrayVec<[Loot; 6]>,
    /// Whether he has left the city.
    pub escaped: bool,
}

impl View {
    /// The viewer's own seat, as far as it has one.
    pub fn own(&self) -> Option<(Seat, &Player, Hand)> {
        let seat = self.viewer.seat()?;
        let hand = (*self.hands.get(seat.index())?)?;
        Some((seat, self.players.get(seat.index())?, hand))
    }

    /// The decision that is due, and whose it is.
    pub fn asked(&self) -> Option<(Seat, Step)> {
        self.agenda.asked()
    }

    /// The business or safe house that a location shows.
    pub fn place_at(&self, node: Node) -> Option<Place> {
        node.shows(&self.named)
    }

    /// How many cubes lie on a place.
    pub fn cubes(&self, place: Place) -> usize {
        let players = self.players.iter().map(|player| player.visited);
        let sandra = self.sandra.map(|sandra| sandra.agent.visited);
        let costa = self.costa.map(|costa| costa.agent.visited);
        let all = players.chain(sandra).chain(costa);
        all.filter(|visited| visited.contains(place)).count()
    }

    /// Whether a business is closed (EP-12.8).
    pub fn is_closed(&self, place: Place) -> bool {
        self.options.closes(place, self.cubes(place))
    }

    /// The automas that are in the city, and where they stand.
    pub fn automas(&self) -> impl Iterator<Item = (Automa, Node)> {
        let sandra = self.sandra.map(|sandra| (Automa::Sandra, sandra.agent.at));
        let costa = self.costa.filter(|costa| !costa.escaped);
        let costa = costa.map(|costa| (Automa::Costa, costa.agent.at));
        sandra.into_iter().chain(costa)
    }

    /// How many others than this seat stand on a location (EP-12.3).
    pub fn company(&self, seat: Seat, at: Node) -> usize {
        let players = self.players.iter().enumerate();
        let others = players.filter(|(index, other)| *index != seat.index() && other.at_large());
        let others = others.map(|(_, other)| other.at);
        let automas = self.automas().map(|(_, at)| at);
        others.chain(automas).filter(|other| *other == at).count()
    }

    /// What the next one to escape pays (EP-16.7).
    pub fn exit_cost(&self) -> u16 {
        let rules = content().players(self.options.seats());
        rules.exit_cost(self.escapes.len())
    }

    /// What the viewer will pay for the way out it has declared (EP-16.5).
    pub fn exit_due(&self) -> Option<u16> {
        let turn = self.turn.filter(|turn| self.viewer.is(turn.seat));
        turn.filter(|turn| turn.escaping).map(|_| self.exit_cost())
    }

    /// Whether the viewer can pay the exit now, but no more once this is used (EP-16.5).
    pub fn ruins_escape(&self, tool: Tool) -> bool {
        let (Some(due), Some((_, player, hand))) = (self.exit_due(), self.own()) else {
            return false;
        };
        let income = match tool.effect() {
            Effect::Income => player.income(),
            _ => 0,
        };
        let cost = player.cost_of(tool).unwrap_or_default();
        let left = (hand.cash + income).saturating_sub(cost);
        hand.cash >= due && left < due
    }

    /// What the viewer is asked.
    pub fn step(&self) -> Option<Step> {
        self.agenda.step_of(self.viewer.seat()?)
    }
}

impl EscapePlan {
    /// Whether plans and hidden tiles lie open (EP-17.3).
    fn shown(&self) -> bool {
        self.is_finished()
    }

    /// Whether the viewer knows what is behind a screen.
    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        self.shown() || viewer.is(seat)
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options,
            day: self.day,
            stage: self.stage,
            agenda: self.agenda_for(viewer),
            turn: self.turn,
            order: self.order,
            awake: self.awake,
            city: self.city.clone(),
            tops: self.tops,
            stacks: self.stacks,
            named: self.named,
            patrols: self.patrols,
            police: self.police,
            supply: self.supply,
            contacts: self.contacts,
            piles: self.piles_for(viewer),
            gangs: self.gangs,
            players: self.players,
            hands: self
                .seats()
                .map(|seat| self.sees(viewer, seat).then(|| *self.hand(seat)))
                .collect(),
            sandra: self.sandra.map(|sandra| SandraView {
                agent: sandra.agent,
                seen: sandra.seen,
            }),
            costa: self.costa.map(|costa| CostaView {
                agent: costa.agent,
                plan: self.shown().then_some(costa.plan),
                contacts: costa.contacts,
                loot: costa.loot,
                escaped: costa.escaped,
            }),
            escapes: self.escapes,
        }
    }

    /// The agenda without the tiles that somebody else is looking at.
    fn agenda_for(&self, viewer: Viewer) -> Agenda {
        let mut agenda = self.agenda;
        for task in &mut agenda {
            if let Task::Ask(seat, Step::KeepTile(look)) = task
                && !viewer.is(*seat)
            {
                *look = Look {
                    tiles: ArrayVec::new(),
                    ..*look
                };
            }
        }
        agenda
    }

    fn piles_for(&self, viewer: Viewer) -> PilesView {
        let mut view = PilesView {
            exits: self.piles.exits,
            ..PilesView::default()
        };
        for pile in Pile::ALL {
            let heap = self.piles.heap(pile);
            view.taken[pile as usize] = self.taken_for(viewer, pile, heap);
            view.takers[pile as usize] = heap.takers;
        }
        if let Some(memory) = viewer
            .seat()
            .and_then(|seat| self.piles.memories.get(seat.index()))
        {
            view.memory = *memory;
        }
        view
    }

    fn taken_for(&self, viewer: Viewer, pile: Pile, heap: &Heap) -> ArrayVec<[Option<u8>; PILE]> {
        // What an own tile was worth one knows even when it has gone to the box.
        let own = |taker: &Option<Seat>| taker.is_some_and(|seat| viewer.is(seat));
        let taken = heap.taken.iter().zip(&heap.takers);
        let mut known: ArrayVec<[Option<u8>; PILE]> = taken
            .map(|(tile, taker)| own(taker).then_some(*tile))
            .collect();
        if self.shown() {
            let players = self.seats().flat_map(|seat| self.sealed_of(seat));
            let costa = self.costa.map(|costa| costa.loot).unwrap_or_default();
            let loot = costa.into_iter().flatten();
            for sealed in players.chain(loot).filter(|sealed| sealed.pile == pile) {
                let at = PILE - usize::from(sealed.size);
                known[at] = Some(heap.taken[at]);
            }
        }
        known
    }

    /// The hidden tiles of a player, one on its way into the inventory too.
    pub(crate) fn sealed_of(&self, seat: Seat) -> impl Iterator<Item = Sealed> + '_ {
        let held = self
            .player(seat)
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Sealed(sealed) => Some(*sealed),
                _ => None,
            });
        let coming = self.agenda.iter().filter_map(move |task| match task {
            Task::Ask(owner, Step::Stow(crate::step::Ware::Sealed(sealed))) if *owner == seat => {
                Some(*sealed)
            }
            _ => None,
        });
        held.chain(coming)
    }

    /// What the viewer does not know, item by item.
    pub(crate) fn secrets_from(&self, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut hide = |name, value: String| secrets.push(Secret { name, value });
        if !self.shown() {
            for seat in self.seats().filter(|seat| !viewer.is(*seat)) {
                hide("cash", self.hand(seat).cash.to_string());
                hide("plan", self.hand(seat).plan.id().to_owned());
                for sealed in self.sealed_of(seat) {
                    hide("sealed tile", self.piles.number(sealed).to_string());
                }
            }
            if let Some(costa) = &self.costa {
                hide("Costa's plan", costa.plan.id().to_owned());
                for sealed in costa.loot.iter().flatten() {
                    hide("loot", self.piles.number(*sealed).to_string());
                }
            }
            if let Some(sandra) = self.sandra.filter(|sandra| sandra.seen.len() < 2) {
                hide("removed exit", sandra.removed.id().to_owned());
            }
        }
        for task in &self.agenda {
            if let Task::Ask(seat, Step::KeepTile(look)) = task
                && !viewer.is(*seat)
                && usize::from(look.count) < PILE
            {
                hide("tiles looked at", format!("{:?}", look.tiles));
            }
        }
        secrets
    }
}
