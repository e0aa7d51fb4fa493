//! City tokens (SP-11, SP-19, SP-31).

use kernel::{Member, Seat};

use super::Dealer;
use crate::action::Action;
use crate::event::Event;
use crate::pieces::CityToken;
use crate::player::token_count;
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// Takes a token of the display; one of the right column is replaced (SP-11.21).
    pub(super) fn take_token(&mut self, seat: Seat, action: Action) {
        let market = &mut self.game.market;
        let token = match action {
            Action::Right(space) => market.right[usize::from(space) - 1].take(),
            Action::Middle(stack) => market.middle[usize::from(stack) - 1].pop(),
            _ => None,
        };
        let Some(token) = token else {
            return;
        };
        let piles = market.piles.iter().any(|left| *left > 0);
        self.game.player_mut(seat).tokens[token.index()] += 1;
        self.tell(Event::TokenTaken { seat, token });
        if let Action::Right(space) = action
            && piles
        {
            self.ask(seat, Step::Reveal { space });
        }
    }

    /// A token of a pile takes the place of the one that was taken; from the pile itself none is
    /// (SP-11.21, SP-11.22).
    pub(super) fn reveal_token(&mut self, space: u8, pile: u8) {
        let token = self.game.market.reveal(usize::from(pile) - 1, self.chance);
        self.game.market.right[usize::from(space) - 1] = Some(token);
        self.tell(Event::TokenTurnedUp { token });
    }

    /// Plays a token: its effect now, aside until the end of the turn (SP-19.7 to SP-19.9).
    pub(super) fn play_token(&mut self, seat: Seat, left: u8, token: CityToken) {
        self.game.player_mut(seat).tokens[token.index()] -= 1;
        if let Some(turn) = &mut self.game.turn {
            turn.aside[token.index()] += 1;
        }
        self.tell(Event::TokenPlayed { seat, token });
        if left > 1 {
            let left = left - 1;
            self.ask(seat, Step::PlayToken { left });
        }
        self.gain(seat, token.effect(), "SP-31.1");
    }

    /// A played token goes on a middle stack of the display (SP-19.9).
    pub(super) fn put_back(&mut self, seat: Seat, token: CityToken, stack: u8) {
        if let Some(turn) = &mut self.game.turn {
            turn.aside[token.index()] -= 1;
        }
        self.stack_token(seat, token, stack);
    }

    /// A token beyond the limit goes on a middle stack of the display (SP-11.24).
    pub(super) fn put_surplus(&mut self, seat: Seat, token: CityToken, stack: u8) {
        self.game.player_mut(seat).tokens[token.index()] -= 1;
        self.stack_token(seat, token, stack);
    }

    /// Lays a token on a middle stack of the display.
    fn stack_token(&mut self, seat: Seat, token: CityToken, stack: u8) {
        self.game.market.middle[usize::from(stack) - 1].push(token);
        self.tell(Event::TokenPutBack { seat, token, stack });
    }

    /// Played tokens go to the display, then the limit is checked (SP-6.6).
    pub(super) fn end_turn(&mut self, seat: Seat) {
        let aside = self.game.turn.map_or(0, |turn| token_count(&turn.aside));
        let player = self.game.player(seat);
        let next = if aside > 0 {
            Step::PutBack
        } else if token_count(&player.tokens) > player.token_limit() {
            Step::Surplus
        } else {
            self.game.turn = None;
            return;
        };
        self.then(seat, Chore::EndTurn);
        self.ask(seat, next);
    }
}
