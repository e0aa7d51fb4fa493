//! What is gained: money (SP-1), pieces (SP-11), and things to do.

use kernel::{Options as _, RuleId, Seat};

use super::Dealer;
use crate::amendment::{FREE_THUG_ANYWHERE, MOBSTERS_PLACED, TOKEN_TAKES_OVER_WITH_STILL};
use crate::boss::Boss;
use crate::content::{AnyOr, Effect, content};
use crate::event::{Event, Source};
use crate::pieces::{Deed, Operation, Perk, Track};
use crate::player::{THUGS, TRUCKS};
use crate::step::{Bonus, Chore, Post, Step};
use crate::works::Works;

/// How an effect is gained.
pub(super) struct Gain {
    /// What is added to the card that is played by it.
    pub(super) bonus: Bonus,
    /// How often its action is done.
    pub(super) times: u8,
    /// Whether its mobsters are wanted.
    pub(super) post: Post,
    /// The rule that gives it.
    pub(super) why: &'static str,
}

impl Dealer<'_> {
    /// Gains an effect: first what needs no choice, then what does (SP-R55).
    pub(super) fn gain(&mut self, seat: Seat, effect: &Effect, why: &'static str) {
        let must = self.game.options.plays_by(MOBSTERS_PLACED);
        let reward = Gain {
            bonus: effect.bonus(),
            times: 1,
            post: if must { Post::Reward } else { Post::Either },
            why,
        };
        self.gain_as(seat, effect, reward);
    }

    /// The same as an action of a person: mobsters can be left out.
    pub(super) fn gain_as(&mut self, seat: Seat, effect: &Effect, gain: Gain) {
        let source = Source::Reward(RuleId(gain.why));
        self.gain_cash(Boss::Player(seat), effect.cash, source);
        self.gain_leverage(seat, effect.leverage_tokens);
        let thugs = self.gain_thugs(seat, effect.thugs_free);
        self.gain_books(seat, effect.books);
        if let Some(AnyOr::One(operation)) = effect.op_card {
            self.take_card(seat, operation);
        }
        self.push_choices(seat, effect, gain);
        for _ in 0..thugs {
            self.ask(seat, Step::Thug);
        }
    }

    /// Puts what needs a choice on the agenda, the last thing first.
    fn push_choices(&mut self, seat: Seat, effect: &Effect, gain: Gain) {
        let bonus = gain.bonus;
        if let Some(deed) = effect.action {
            self.start(seat, deed, gain.times);
        }
        if let Some(kind) = effect.play_op_card {
            let only = match kind {
                AnyOr::Any => None,
                AnyOr::One(operation) => Some(operation),
            };
            self.ask(seat, Step::Play { only, bonus });
        }
        if effect.op_card == Some(AnyOr::Any) {
            self.ask(seat, Step::TakeCard);
        }
        for _ in 0..effect.city_tokens {
            self.ask(seat, Step::TakeToken);
        }
        for _ in 0..effect.helper_cards {
            self.ask(seat, Step::TakeHelper);
        }
        for _ in 0..effect.mobsters {
            self.ask_mobster(seat, gain.post);
        }
        for _ in 0..effect.raise_any {
            self.ask(seat, Step::Raise);
        }
        if let Some(raise) = effect.raise {
            for nth in 0..raise.amount {
                let extra = raise.optional_extra && nth == 0;
                let track = raise.track;
                self.then(seat, Chore::Raise { track, extra });
            }
        }
    }

    /// A mobster is gained: where does it go (SP-11.7)?
    pub(super) fn ask_mobster(&mut self, seat: Seat, post: Post) {
        let waiting = false;
        self.ask(seat, Step::Mobster { post, waiting });
    }

    /// Begins something that an effect makes a player do.
    pub(super) fn start(&mut self, seat: Seat, deed: Deed, times: u8) {
        let none = Bonus::default();
        match deed {
            Deed::Produce => self.operate(seat, Operation::Still, none),
            Deed::Sell => self.operate(seat, Operation::Party, none),
            Deed::Deliver => self.operate(seat, Operation::Fleet, none),
            Deed::Protect => self.operate(seat, Operation::Vip, none),
            Deed::UpgradeBar => self.ask_build(seat, Works::Upgrade, times),
            Deed::TakeoverIgnoreDefence => self.ask_build(seat, Works::TakeOver, times),
            Deed::BuildBar => {
                let newer = self.game.options.plays_by(TOKEN_TAKES_OVER_WITH_STILL);
                let works = if newer {
                    Works::BarOrTakeOver
                } else {
                    Works::Bar
                };
                self.ask_build(seat, works, times);
            }
            Deed::BuildNightclub => self.ask_build(seat, Works::Nightclub, times),
            Deed::BuildCasino => self.ask_build(seat, Works::Casino, times),
            Deed::BuildBarOrStill => self.ask_build(seat, Works::BarOrStill, times),
            Deed::BuildNightclubOrCasino => self.ask_build(seat, Works::NightclubOrCasino, times),
            Deed::CopyHelper => self.ask(seat, Step::CopyHelper),
            Deed::HireThugs => self.ask(seat, Step::Hire),
            Deed::Ally => self.ask(seat, Step::Ally),
            Deed::Raid => self.ask(seat, Step::Raid),
            Deed::ChangeTurnOrder => self.ask(seat, Step::TurnOrder),
            Deed::TwoOfThree => {
                let done = Default::default();
                self.ask(seat, Step::Business { done });
            }
            Deed::SwapCapos => self.ask(seat, Step::Swap),
        }
    }

    /// Something may be built, up to so many times (SP-13.1, SP-14.1).
    fn ask_build(&mut self, seat: Seat, works: Works, times: u8) {
        self.ask(seat, Step::Build { works, times });
    }

    /// The action of an operation (SP-10.2).
    pub(super) fn operate(&mut self, seat: Seat, operation: Operation, bonus: Bonus) {
        let player = self.game.player(seat);
        let level = |track: Track| track.effect(player.level(track));
        match operation {
            Operation::Vip => {
                let leverage = player.lasting_leverage() + bonus.leverage;
                self.ask(seat, Step::Protect { leverage });
            }
            Operation::Party => {
                let left = level(Track::Party) + player.perks(Perk::SalePlus1) + bonus.sale;
                self.ask(seat, Step::Sell { left });
            }
            Operation::Still => {
                let count = level(Track::Still) + player.perks(Perk::ProductionPlus1);
                self.produce(seat, count + bonus.production);
            }
            Operation::Fleet => {
                let range = level(Track::Fleet) + player.perks(Perk::RangePlus1) + bonus.range;
                let points = [range; TRUCKS];
                self.ask(seat, Step::Drive { points });
            }
        }
    }

    /// Cash goes to the pocket (SP-1.8).
    pub(super) fn gain_cash(&mut self, boss: Boss, amount: u16, source: Source) {
        if amount == 0 {
            return;
        }
        match boss {
            Boss::Player(seat) => self.game.player_mut(seat).pocket += amount,
            Boss::Rival => {
                if let Some(rival) = &mut self.game.rival {
                    rival.purse += amount;
                }
            }
        }
        self.tell(Event::CashGained {
            boss,
            amount,
            source,
        });
    }

    /// Leverage tokens, as far as the supply has them (SP-11.16).
    pub(super) fn gain_leverage(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.game.supply.leverage);
        if count > 0 {
            self.game.supply.leverage -= count;
            self.game.player_mut(seat).leverage += count;
            self.tell(Event::LeverageGained { seat, count });
        }
    }

    /// Thugs that cost nothing, as far as there is room and supply (SP-11.6). How many the player has yet to find a
    /// space for: in the first edition they take the cheapest.
    fn gain_thugs(&mut self, seat: Seat, count: u8) -> u8 {
        let room = THUGS as u8 - self.game.player(seat).thugs;
        let count = count.min(self.game.supply.thugs).min(room);
        if self.game.options.plays_by(FREE_THUG_ANYWHERE) {
            return count;
        }
        if count > 0 {
            self.game.supply.thugs -= count;
            self.game.player_mut(seat).thugs += count;
            self.tell(Event::ThugsGained { seat, count });
        }
        0
    }

    /// A free thug takes an empty space (SP-11.6).
    pub(super) fn post_thug(&mut self, seat: Seat, space: u8) {
        let at = usize::from(space) - 1;
        self.game.supply.thugs -= 1;
        self.game.player_mut(seat).post_thug(at);
        let price = content().thugs.space_costs[at];
        self.tell(Event::ThugPosted { seat, price });
    }

    /// Books of the own supply, as far as it has them (SP-11.15).
    pub(super) fn gain_books(&mut self, seat: Seat, count: u8) {
        let player = self.game.player_mut(seat);
        let count = count.min(player.blank_books);
        if count > 0 {
            player.blank_books -= count;
            player.books += count;
            self.tell(Event::BooksGained { seat, count });
        }
    }

    /// A cost is due: from the pocket, unless it does not cover it or the player wants to choose.
    pub(super) fn charge(&mut self, seat: Seat, cost: u16) {
        if cost == 0 {
            return;
        }
        let (least, _) = self.game.shares(seat, cost);
        if least == 0 && self.game.splitting != Some(seat) {
            self.pay(seat, cost, 0);
        } else {
            self.ask(seat, Step::Pay { cost });
        }
    }

    /// Pays a cost, some of it from the safe (SP-1.5).
    pub(super) fn pay(&mut self, seat: Seat, amount: u16, laundered: u16) {
        self.game.splitting = None;
        self.game.player_mut(seat).pocket -= amount - laundered;
        self.game.screen_mut(seat).safe -= laundered * content().money.laundering_ratio;
        self.tell(Event::Paid {
            seat,
            amount,
            laundered,
        });
    }

    /// Hires a thug for the price of the cheapest empty space; the next one may follow (SP-11.5).
    pub(super) fn hire(&mut self, seat: Seat) {
        let player = self.game.player_mut(seat);
        let Some((cheapest, price)) = player.thug_room().next() else {
            return;
        };
        player.post_thug(cheapest);
        self.game.supply.thugs -= 1;
        self.tell(Event::ThugHired { seat, price });
        self.ask(seat, Step::Hire);
        self.then(seat, Chore::Charge(price));
    }
}
