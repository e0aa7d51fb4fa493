//! Set-up (FT-2), the beginning and the end of rounds (FT-4), and drawing cards (FT-23).

use kernel::{Audience, Chance, Log, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::cards::{Card, CardSet, DECK_SIZE};
use crate::content::{Bounty, Character, Cowbot, content};
use crate::event::Event;
use crate::options::{CowbotChoice, Options};
use crate::sheet::Sheet;
use crate::state::{Chair, Fliptown};
use crate::step::{Agenda, Stage, Turn};

impl Fliptown {
    /// Sets the game up and begins the first round.
    pub(crate) fn set_up(options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Fliptown {
        let (cowbot, drawn) = find_cowbot(options, chance, log);
        let characters = deal_characters(options, drawn, chance);
        let mut seats = ArrayVec::new();
        for at in 0..options.seats() {
            seats.push(Chair {
                sheet: Sheet::new(characters.get(usize::from(at)).copied()),
                agenda: Agenda::new(),
                turn: Turn::default(),
                cheating: false,
                bribed: false,
            });
        }
        let mut game = Fliptown {
            options: *options,
            round: 1,
            turn: 1,
            stage: Stage::Flip,
            deck: ArrayVec::new(),
            bottom: 0,
            under: 0,
            discards: CardSet::default(),
            lineup: None,
            sheriff: None,
            holdem: ArrayVec::new(),
            cowbot,
            stolen: ArrayVec::new(),
            thefts: [0; 3],
            seen: ArrayVec::new(),
            bounties: lay_bounties(options, chance),
            turned: Set::default(),
            seats,
            sealed: None,
        };
        for seat in game.all_seats() {
            if let Some(character) = game.sheet(seat).character {
                log.tell(
                    Audience::Everyone,
                    Event::CharacterDealt { seat, character },
                );
            }
        }
        for bounty in game.bounties.iter().copied() {
            log.tell(Audience::Everyone, Event::BountyLaid { bounty });
        }
        let mut dealer = Dealer::new(&mut game, chance, log);
        dealer.begin_round();
        dealer.advance();
        game
    }
}

/// The cowbot, and the character that came with it from one card (FT-1.7).
fn find_cowbot(
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> (Option<Cowbot>, Option<Character>) {
    let Some(opponent) = options.opponent() else {
        return (None, None);
    };
    let (cowbot, character) = match opponent.choice {
        CowbotChoice::Named(cowbot) => (cowbot, None),
        CowbotChoice::Random => (*chance.pick(&Cowbot::ALL), None),
        CowbotChoice::OneCard => {
            let cards: Vec<Card> = Card::all().collect();
            let card = *chance.pick(&cards);
            log.tell(Audience::Everyone, Event::OneCardDrawn { card });
            let key = card.rank().number();
            let character = Character::ALL.into_iter().find(|c| c.data().key == key);
            (Cowbot::ALL[card.suit() as usize], character)
        }
    };
    let difficulty = opponent.difficulty;
    log.tell(
        Audience::Everyone,
        Event::CowbotArrived { cowbot, difficulty },
    );
    (Some(cowbot), character)
}

/// One character for each seat, no two the same (FT-2.4).
fn deal_characters(
    options: &Options,
    drawn: Option<Character>,
    chance: &mut Chance,
) -> Vec<Character> {
    if !options.characters() {
        return Vec::new();
    }
    if let Some(character) = drawn {
        return vec![character];
    }
    let mut characters = Character::ALL;
    chance.shuffle(&mut characters);
    characters[..usize::from(options.seats())].to_vec()
}

/// Three bounty cards with two seats or more (FT-2.5).
fn lay_bounties(options: &Options, chance: &mut Chance) -> ArrayVec<[Bounty; 3]> {
    let mut bounties = ArrayVec::new();
    if !options.solo() {
        let mut all = Bounty::ALL;
        chance.shuffle(&mut all);
        bounties.extend(all.into_iter().take(content().bounty_rules.cards_per_game));
    }
    bounties
}

impl Dealer<'_> {
    /// Phases 1 and 2, the Hold 'em deal, and the first flip (FT-4.2 to FT-4.5).
    pub(super) fn begin_round(&mut self) {
        let round = self.game.round;
        self.log
            .tell(Audience::Everyone, Event::RoundBegan { round });
        let stolen: CardSet = self.game.stolen.iter().copied().collect();
        self.game.discards = CardSet::full().without(stolen);
        self.game.deck.clear();
        self.shuffle_discards();
        // Nothing is known of a deck of which everything was shuffled.
        self.game.bottom = 0;
        let sheriff = self.draw();
        self.game.sheriff = Some(sheriff);
        if self.game.options.holdem() {
            self.deal_holdem();
        }
        self.game.turn = 1;
        self.flip();
    }

    /// Two Hold 'em cards for each seat, which only their owner sees in company (FT-4.4, FT-19.1,
    /// FT-19.2).
    fn deal_holdem(&mut self) {
        for seat in self.game.all_seats() {
            let cards = [self.draw(), self.draw()];
            self.game.holdem.push(cards);
            let audience = if self.game.options.solo() {
                Audience::Everyone
            } else {
                Audience::Only(seat)
            };
            self.log.tell(audience, Event::HoldemDealt { seat, cards });
        }
    }

    /// The top card of the draw deck; if there is none, of the shuffled discard pile (FT-23.6).
    ///
    /// # Panics
    /// If there are no cards at all, which the counts of FT-R7 exclude.
    pub(super) fn draw(&mut self) -> Card {
        if self.game.deck.is_empty() {
            self.shuffle_discards();
            self.log.tell(Audience::Everyone, Event::DeckReshuffled);
        }
        let card = self.game.deck.remove(0);
        self.game.bottom = self.game.bottom.min(self.game.deck.len() as u8);
        card
    }

    fn shuffle_discards(&mut self) {
        let mut cards = self.take_discards();
        self.chance.shuffle(&mut cards);
        self.game.bottom = cards.len() as u8;
        self.game.deck.extend(cards);
    }

    /// The discard pile in the fixed order that goes before every shuffle (FT-23.10).
    pub(super) fn take_discards(&mut self) -> ArrayVec<[Card; DECK_SIZE]> {
        std::mem::take(&mut self.game.discards).iter().collect()
    }

    /// The round is over; after the third the game is (FT-4.1).
    pub(super) fn end_round(&mut self) {
        if let Some(card) = self.game.sheriff.take() {
            self.game.discards.insert(card);
        }
        self.turn_bounties();
        for seat in self.game.all_seats() {
            let chair = self.chair_mut(seat);
            chair.bribed = false;
            chair.sheet.peeked = false;
        }
        let seen = self.game.discards;
        self.game.seen.push(seen);
        if self.game.round < content().game.rounds {
            self.game.round += 1;
            self.begin_round();
        } else {
            self.game.stage = Stage::Over;
            self.log.tell(Audience::Everyone, Event::GameEnded);
        }
    }
}
