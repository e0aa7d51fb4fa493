//! Operation cards, levels and notoriety (SP-10).

use kernel::Seat;

use super::Dealer;
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Card, Operation, Track};
use crate::step::{Bonus, Chore, Post, Price, Step};

impl Dealer<'_> {
    /// Plays a card; in the preparation round without its action (SP-10.1, SP-4.5).
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, bonus: Option<Bonus>) {
        self.remove_from_hand(seat, card);
        let operation = card.operation();
        let slot = &mut self.game.player_mut(seat).board[operation as usize];
        if let Some(old) = slot.replace(card) {
            self.lay_under(old);
        }
        self.tell(Event::CardPlayed { seat, card });
        let reward = &card.data().reward;
        if let Some(bonus) = bonus {
            let bonus = bonus.and(reward.bonus());
            self.then(seat, Chore::Operate { operation, bonus });
        }
        self.gain(seat, reward, "SP-10.1");
    }

    /// Discards a card of the hand (SP-10.11).
    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.remove_from_hand(seat, card);
        self.lay_under(card);
        self.tell(Event::CardDiscarded { seat, card });
    }

    fn remove_from_hand(&mut self, seat: Seat, card: Card) {
        let gone = [card].into_iter().collect();
        let screen = self.game.screen_mut(seat);
        screen.hand = screen.hand.without(gone);
        let player = self.game.player_mut(seat);
        player.known = player.known.without(gone);
        player.hand[card.operation() as usize] -= 1;
    }

    /// Puts a card face up under its deck (SP-10.11).
    fn lay_under(&mut self, card: Card) {
        let deck = &mut self.game.decks[card.operation() as usize];
        if deck.top.is_none() {
            deck.top = Some(card);
        } else {
            deck.discarded.push(card);
        }
    }

    /// A card of any deck ends the turn; with all of them empty none is drawn (SP-6.5).
    pub(super) fn draw_card(&mut self, seat: Seat) {
        if self.game.decks.iter().any(|deck| deck.top.is_some()) {
            self.ask(seat, Step::Draw);
        }
    }

    /// Takes the top card of a deck; an empty one gives nothing (SP-10.12).
    pub(super) fn take_card(&mut self, seat: Seat, operation: Operation) {
        let Some(card) = self.game.decks[operation as usize].top.take() else {
            return;
        };
        self.game.screen_mut(seat).hand.insert(card);
        let player = self.game.player_mut(seat);
        player.known.insert(card);
        player.hand[operation as usize] += 1;
        self.tell(Event::CardTaken { seat, card });
        self.turn_up(operation);
    }

    /// Shows the next card of a deck. Everybody sees it there; the story does not tell it as well.
    fn turn_up(&mut self, operation: Operation) {
        let unseen = self.game.unseen_in(operation);
        let deck = &mut self.game.decks[operation as usize];
        deck.top = if unseen > 0 {
            self.chance.draw(&mut deck.unseen)
        } else if deck.discarded.is_empty() {
            None
        } else {
            Some(deck.discarded.remove(0))
        };
    }

    /// A certain track rises, if it can be paid for; where it costs cards, the player is asked.
    pub(super) fn raise(&mut self, seat: Seat, track: Track, extra: bool) {
        if self.game.refuse_raise(seat, track, 0).is_some() {
            return;
        }
        let level = self.game.player(seat).level(track) + 1;
        if track.discards(level) == 0 {
            self.pay_level(seat, track, extra);
        } else {
            self.ask(seat, Step::RaiseTrack { track, extra });
        }
    }

    /// A level is paid for with cards and rises; then one more may be offered.
    pub(super) fn pay_level(&mut self, seat: Seat, track: Track, extra: bool) {
        let level = self.game.player(seat).level(track) + 1;
        if extra {
            self.ask(seat, Step::Extra(track));
        }
        self.then(seat, Chore::Level(track));
        for _ in 0..track.discards(level) {
            self.ask(seat, Step::Discard(Price::Level(track)));
        }
    }

    /// A level rises, and notoriety with it (SP-10.7, SP-10.8).
    pub(super) fn level_up(&mut self, seat: Seat, track: Track) {
        let player = self.game.player_mut(seat);
        player.levels[track as usize] += 1;
        let level = player.level(track);
        let notoriety = player.notoriety();
        self.tell(Event::LevelRaised {
            seat,
            track,
            level,
            notoriety,
        });
        let track = &content().notoriety;
        if track.mobster_fields.contains(&notoriety) {
            let (post, waiting) = (Post::Either, true);
            self.ask(seat, Step::Mobster { post, waiting });
            return;
        }
        if let Some(reward) = track.reward_of(notoriety) {
            self.gain(seat, reward, "SP-10.8");
        }
    }
}
