//! A full state consistent with a view, drawn fairly from what the viewer does not know.

use kernel::{Chance, Member, Set};
use tinyvec::ArrayVec;

use crate::cards::{CrimeDeck, DilemmaDeck, Returned};
use crate::console::{Papers, Tokens};
use crate::evidence::{FaceDown, Planned, Token};
use crate::pieces::{Crime, Deck, Dilemma, Evidence, Row};
use crate::state::{Hidden, InTooDeep};
use crate::step::{Chore, Task};
use crate::view::{ByDeck, PapersView, TokenView, View};

impl InTooDeep {
    pub(crate) fn imagine_from(view: &View, chance: &mut Chance) -> InTooDeep {
        let mut crimes = unseen_crimes(view);
        let mut dilemmas = unseen_dilemmas(view);
        let mut evidence = unseen_evidence(view);
        let papers = view
            .papers
            .iter()
            .map(|one| imagine_papers(one, &mut crimes, &mut dilemmas, &mut evidence, chance))
            .collect();
        let under: Vec<ArrayVec<[Returned; crate::cards::DECK]>> = Deck::ALL
            .into_iter()
            .map(|deck| imagine_under(view, deck, &mut crimes, chance))
            .collect();
        let decks = Deck::ALL.map(|deck| CrimeDeck {
            shuffled: crimes.intersection(Crime::of(deck)),
            under: under[deck.index()],
        });
        let mut discard = Set::default();
        take_some(&mut dilemmas, view.dilemma_discard, &mut discard, chance);
        InTooDeep {
            open: view.open,
            hidden: Hidden {
                papers,
                decks,
                dilemmas: DilemmaDeck {
                    deck: dilemmas,
                    discard,
                },
                evidence: imagine_evidence(view, evidence, chance),
            },
        }
    }
}

/// Crimes whose place the viewer does not know.
fn unseen_crimes(view: &View) -> Set<Crime> {
    let open = &view.open;
    let mut seen = open.story.union(open.petty_pile);
    seen.extend(open.echo.and_then(|echo| echo.crime));
    // A crime that is being committed lies on the table.
    seen.extend(open.agenda.iter().filter_map(|task| match task {
        Task::Do(_, Chore::LayOut(crime)) => Some(*crime),
        _ => None,
    }));
    for known in view.papers.iter().filter_map(|papers| papers.known) {
        seen.extend(known.crimes.iter());
    }
    for deck in &view.decks {
        seen.extend(deck.under.iter().filter_map(|(_, card)| *card));
    }
    open.crimes_in_play().without(seen)
}

fn unseen_dilemmas(view: &View) -> Set<Dilemma> {
    let mut unseen: Set<Dilemma> = Set::full();
    for known in view.papers.iter().filter_map(|papers| papers.known) {
        unseen = unseen.without(known.dilemmas).without(known.databank);
    }
    unseen
}

fn unseen_evidence(view: &View) -> Tokens {
    let mut unseen = Evidence::ALL.map(Evidence::tokens);
    let mut take = |kind: usize, count: u8| unseen[kind] -= count;
    let boards = &view.open.boards;
    for kind in 0..Evidence::COUNT {
        take(kind, boards.bar[kind] + boards.shared[kind]);
    }
    for row in boards.rows {
        take(row.mission.index(), row.placed);
    }
    for known in view.papers.iter().filter_map(|papers| papers.known) {
        for (kind, count) in known.memory.into_iter().enumerate() {
            take(kind, count);
        }
    }
    let display = view.display.iter().flatten();
    let plan = view.plan.iter().map(|one| &one.token);
    for kind in display.chain(plan).filter_map(|token| token.kind) {
        take(kind.index(), 1);
    }
    unseen
}

fn imagine_papers(
    papers: &PapersView,
    crimes: &mut Set<Crime>,
    dilemmas: &mut Set<Dilemma>,
    evidence: &mut Tokens,
    chance: &mut Chance,
) -> Papers {
    let mut imagined = Papers::default();
    take_crimes(crimes, papers.aside, &mut imagined.aside, chance);
    // When the game is over, others' crimes stay unknown.
    let hand = papers.known.map(|known| known.crimes).unwrap_or_default();
    imagined.crimes = hand;
    let held = Papers::by_deck(hand);
    let missing: ByDeck = std::array::from_fn(|deck| papers.crimes[deck] - held[deck]);
    take_crimes(crimes, missing, &mut imagined.crimes, chance);
    match papers.known {
        Some(known) => {
            imagined.dilemmas = known.dilemmas;
            imagined.storing = known.storing;
            imagined.databank = known.databank;
            imagined.memory = known.memory;
        }
        None => {
            take_some(dilemmas, papers.storing, &mut imagined.storing, chance);
            imagined.dilemmas = imagined.storing;
            let others = papers.dilemmas - papers.storing;
            take_some(dilemmas, others, &mut imagined.dilemmas, chance);
            take_some(dilemmas, papers.databank, &mut imagined.databank, chance);
            imagined.memory = take_tokens(evidence, papers.memory, chance);
        }
    }
    imagined
}

/// Draws so many cards of each deck.
fn take_crimes(
    unseen: &mut Set<Crime>,
    counts: ByDeck,
    into: &mut Set<Crime>,
    chance: &mut Chance,
) {
    for deck in Deck::ALL {
        for _ in 0..counts[deck.index()] {
            if let Some(crime) = chance.draw(&mut unseen.intersection(Crime::of(deck))) {
                unseen.remove(crime);
                into.insert(crime);
            }
        }
    }
}

/// Draws so many members of a set.
fn take_some<T: Member>(unseen: &mut Set<T>, count: u8, into: &mut Set<T>, chance: &mut Chance) {
    for _ in 0..count {
        into.extend(chance.draw(unseen));
    }
}

fn take_tokens(unseen: &mut Tokens, count: u8, chance: &mut Chance) -> Tokens {
    let mut taken = Tokens::default();
    for _ in 0..count {
        if let Some(kind) = chance.draw_kind::<Evidence>(unseen) {
            taken[kind.index()] += 1;
        }
    }
    taken
}

/// Cards under a deck: those the viewer put there, and others.
fn imagine_under(
    view: &View,
    deck: Deck,
    unseen: &mut Set<Crime>,
    chance: &mut Chance,
) -> ArrayVec<[Returned; crate::cards::DECK]> {
    let under = view.decks[deck.index()].under;
    under
        .into_iter()
        .filter_map(|(by, card)| {
            let card = card.or_else(|| chance.draw(&mut unseen.intersection(Crime::of(deck))))?;
            unseen.remove(card);
            Some(Returned { card, by })
        })
        .collect()
}

/// Face-down evidence; what is left is the supply.
fn imagine_evidence(view: &View, mut unseen: Tokens, chance: &mut Chance) -> FaceDown {
    let mut guess = |token: TokenView, chance: &mut Chance| {
        let drawn = || chance.draw_kind(&mut unseen).unwrap_or_default();
        let kind = token.kind.unwrap_or_else(drawn);
        Token {
            kind,
            known_to: token.known_to,
        }
    };
    let display = view.display.iter();
    let display = display
        .map(|slot| slot.map(|token| guess(token, chance)))
        .collect();
    let plan = view.plan.iter();
    let plan = plan
        .map(|one| Planned {
            spot: one.spot,
            token: guess(one.token, chance),
        })
        .collect();
    let mut covered = [Tokens::default(); Row::ALL.len()];
    for row in Row::ALL {
        let count = view.open.boards.row(row).covered;
        covered[row.index()] = take_tokens(&mut unseen, count, chance);
    }
    FaceDown {
        display,
        plan,
        supply: unseen,
        covered,
    }
}
