//! The Restaurant: turn order, business and books (SP-19).

use kernel::{Member, Seat, Set};

use super::Dealer;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Business, Goal, Location};
use crate::step::{Bonus, Price, Step};

impl Dealer<'_> {
    /// Moves the turn order marker to the lower row; the price changes at once (SP-19.1, SP-19.4).
    pub(super) fn reserve(&mut self, seat: Seat, column: u8) {
        for _ in 0..self.game.column_cards(column) {
            self.ask(seat, Step::Discard(Price::TurnOrder));
        }
        self.move_marker(Boss::Player(seat), column);
    }

    /// Puts a marker into the lower row, wherever it stood (SP-19.1, SP-19.2).
    pub(super) fn move_marker(&mut self, boss: Boss, column: u8) {
        let order = &mut self.game.order;
        for row in [&mut order.upper, &mut order.lower] {
            for space in row.iter_mut().filter(|space| **space == Some(boss)) {
                *space = None;
            }
        }
        order.lower[usize::from(column) - 1] = Some(boss);
        self.tell(Event::PlaceReserved { boss, column });
    }

    /// Does one of the three things; another may follow (SP-19.5).
    pub(super) fn do_business(&mut self, seat: Seat, mut done: Set<Business>, business: Business) {
        done.insert(business);
        if done.len() < 2 {
            self.ask(seat, Step::Business { done });
        }
        let restaurant = Location::Restaurant.data();
        self.ask(
            seat,
            match business {
                Business::PlayCard => Step::Play {
                    only: None,
                    bonus: Bonus::default(),
                },
                Business::CityTokens => Step::PlayToken {
                    left: restaurant.max_city_tokens,
                },
                Business::CookBooks => Step::Cook {
                    left: restaurant.max_books,
                },
            },
        );
    }

    /// Places a book: the money goes to the safe, then the reward of the space (SP-19.10).
    pub(super) fn cook(&mut self, seat: Seat, left: u8, goal: Goal, space: u8) {
        self.game.player_mut(seat).books -= 1;
        self.place_book(Boss::Player(seat), goal, space - 1);
        self.game.screen_mut(seat).safe += goal.money();
        if left > 1 {
            let left = left - 1;
            self.ask(seat, Step::Cook { left });
        }
        self.gain(seat, &goal.reward(space - 1), "SP-19.10");
    }

    /// A book lies on its goal to the end of the game (SP-19.22).
    pub(super) fn place_book(&mut self, boss: Boss, goal: Goal, space: u8) {
        self.game.ledger.books[Member::index(goal)][usize::from(space)] = Some(boss);
        let money = goal.money();
        self.tell(Event::BookCooked { boss, goal, money });
    }
}
