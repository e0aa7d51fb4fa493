//! What one viewer may know (ID-2), and what is hidden from it.

use kernel::{Member, Seat, SeatSet, Secret, Set, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::DECK;
use crate::console::{AGENTS, Agent, Papers, Tokens};
use crate::evidence::{Place, PlanSpot, SLOTS, Token, Whereabouts};
use crate::pieces::{Crime, Deck, Dilemma, Evidence};
use crate::state::{InTooDeep, Open};
use crate::step::{Stage, Step};

/// How many cards there are of each deck.
pub type ByDeck = [u8; Deck::ALL.len()];

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The papers of the agents, in the order of consoles.
    pub papers: ArrayVec<[PapersView; AGENTS]>,
    /// The decks of crimes.
    pub decks: [DeckView; Deck::ALL.len()],
    /// How many dilemmas the deck has.
    pub dilemma_deck: u8,
    /// Dilemmas in the discard pile.
    pub dilemma_discard: u8,
    /// The display by its slots.
    pub display: ArrayVec<[Option<TokenView>; SLOTS]>,
    /// The plan area but for the shared box.
    pub plan: Vec<PlannedView>,
    /// Evidence in the supply.
    pub supply: u8,
}

/// An agent's papers: what the viewer may see of them, else how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PapersView {
    /// Crime cards in hand, by deck (ID-2.12).
    pub crimes: ByDeck,
    /// Crime cards set aside, by deck.
    pub aside: ByDeck,
    /// How many dilemmas are in hand.
    pub dilemmas: u8,
    /// How many of them are chosen to be stored (ID-R81).
    pub storing: u8,
    /// How many dilemmas are in the databank.
    pub databank: u8,
    /// How much evidence is in memory.
    pub memory: u8,
    /// The faces, for the owner; for everybody once the game is over (ID-23.1).
    pub known: Option<Known>,
}

/// The faces of papers that a viewer may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    /// Crime cards in hand; when the game is over, only one's own.
    pub crimes: Set<Crime>,
    /// Dilemmas in hand.
    pub dilemmas: Set<Dilemma>,
    /// Those of them chosen to be stored.
    pub storing: Set<Dilemma>,
    /// Dilemmas in the databank.
    pub databank: Set<Dilemma>,
    /// Evidence in memory.
    pub memory: Tokens,
}

/// A deck of crimes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DeckView {
    /// Cards in random order.
    pub shuffled: u8,
    /// Cards put under the deck: by whom, and their faces if it was the viewer.
    pub under: ArrayVec<[(Seat, Option<Crime>); DECK]>,
}

impl DeckView {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        usize::from(self.shuffled) + self.under.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A face-down token: its kind if the viewer knows it, and who does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TokenView {
    /// Its kind, if the viewer knows it.
    pub kind: Option<Evidence>,
    /// The people who know it.
    pub known_to: SeatSet,
}

/// A face-down token of the plan area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlannedView {
    /// Where it lies.
    pub spot: PlanSpot,
    /// The token.
    pub token: TokenView,
}

impl View {
    /// The papers of an agent.
    pub fn papers(&self, agent: impl Into<Agent>) -> &PapersView {
        &self.papers[self.open.number(agent.into())]
    }

    /// The viewer's own papers.
    pub fn own(&self) -> Option<&Known> {
        let seat = self.viewer.seat()?;
        self.papers(seat).known.as_ref()
    }

    /// What the viewer is asked in its turn.
    pub fn step(&self) -> Option<Step> {
        self.open.agenda.step_of(self.viewer.seat()?)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.open.stage == Stage::Over
    }

    /// How everybody names the place of a face-down token.
    pub fn whereabouts(&self, place: Place) -> Option<Whereabouts> {
        Whereabouts::of(place, self.plan.iter().map(|one| one.spot))
    }

    /// Whether a bonus space is taken.
    pub fn is_taken(&self, bonus: crate::pieces::Bonus) -> bool {
        let spot = PlanSpot::Bonus(bonus);
        self.plan.iter().any(|one| one.spot == spot)
    }
}

impl InTooDeep {
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let evidence = &self.hidden.evidence;
        View {
            viewer,
            open: self.open,
            papers: self
                .open
                .agents()
                .map(|agent| self.papers_view(viewer, agent))
                .collect(),
            decks: Deck::ALL.map(|deck| self.deck_view(viewer, deck)),
            dilemma_deck: self.hidden.dilemmas.deck.len() as u8,
            dilemma_discard: self.hidden.dilemmas.discard.len() as u8,
            display: evidence
                .display
                .iter()
                .map(|slot| slot.map(|token| self.token_view(viewer, &token, false)))
                .collect(),
            plan: evidence
                .plan
                .iter()
                .map(|one| PlannedView {
                    spot: one.spot,
                    token: self.token_view(viewer, &one.token, self.is_finished()),
                })
                .collect(),
            supply: evidence.supply.iter().sum(),
        }
    }

    fn papers_view(&self, viewer: Viewer, agent: Agent) -> PapersView {
        let papers = self.papers(agent);
        let own = viewer.seat().map(Agent::Person) == Some(agent);
        let known = (own || self.is_finished()).then(|| Known {
            crimes: if own { papers.crimes } else { Set::default() },
            dilemmas: papers.dilemmas,
            storing: papers.storing,
            databank: papers.databank,
            memory: papers.memory,
        });
        PapersView {
            crimes: Papers::by_deck(papers.crimes),
            aside: Papers::by_deck(papers.aside),
            dilemmas: papers.dilemmas.len() as u8,
            storing: papers.storing.len() as u8,
            databank: papers.databank.len() as u8,
            memory: papers.evidence(),
            known,
        }
    }

    fn deck_view(&self, viewer: Viewer, deck: Deck) -> DeckView {
        let deck = self.deck(deck);
        DeckView {
            shuffled: deck.shuffled.len() as u8,
            under: deck
                .under
                .iter()
                .map(|one| (one.by, viewer.is(one.by).then_some(one.card)))
                .collect(),
        }
    }

    fn token_view(&self, viewer: Viewer, token: &Token, turned: bool) -> TokenView {
        let seat = viewer.seat();
        let known = turned || seat.is_some_and(|seat| token.known_to.contains(seat));
        TokenView {
            kind: known.then_some(token.kind),
            known_to: token.known_to,
        }
    }

    /// What the viewer does not know, item by item.
    pub(crate) fn secrets_from(&self, viewer: Viewer) -> Vec<Secret> {
        let view = self.view_of(viewer);
        let mut secrets = Vec::new();
        let mut hide = |name, value: String| secrets.push(Secret { name, value });
        for agent in self.open.agents() {
            let papers = self.papers(agent);
            let own = viewer.seat().map(Agent::Person) == Some(agent);
            let seen = view.papers(agent).known.is_some();
            if !own {
                for crime in papers.crimes.iter() {
                    hide("crime", crime.id().to_owned());
                }
            }
            for crime in papers.aside.iter() {
                hide("crime set aside", crime.id().to_owned());
            }
            if seen {
                continue;
            }
            for dilemma in papers.dilemmas.union(papers.databank).iter() {
                hide("dilemma", dilemma.id().to_owned());
            }
            if papers.evidence() > 0 {
                hide("memory", format!("{:?}", papers.memory));
            }
        }
        for (slot, shown) in self.hidden.evidence.display.iter().zip(&view.display) {
            if let (Some(token), Some(TokenView { kind: None, .. })) = (slot, shown) {
                hide("display", token.kind.id().to_owned());
            }
        }
        for (one, shown) in self.hidden.evidence.plan.iter().zip(&view.plan) {
            if shown.token.kind.is_none() {
                hide("plan", one.token.kind.id().to_owned());
            }
        }
        for deck in Deck::ALL {
            for one in self.deck(deck).under {
                if !viewer.is(one.by) {
                    hide("card under a deck", one.card.id().to_owned());
                }
            }
        }
        for covered in self.hidden.evidence.covered {
            if covered.iter().any(|count| *count > 0) {
                hide("Echo's row", format!("{covered:?}"));
            }
        }
        secrets
    }

    /// Tokens of each kind in the whole plan area (ID-23.7).
    pub(crate) fn plan_totals(&self) -> Tokens {
        let mut totals = self.open.boards.shared;
        for one in self.hidden.evidence.plan {
            totals[one.token.kind.index()] += 1;
        }
        totals
    }
}
