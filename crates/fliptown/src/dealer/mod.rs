//! The dealer carries out what `check` has allowed: it changes the state, draws from chance, tells
//! the log, and notes who was shown something.
//!
//! What may happen in any phase is in this file: gains (FT-3), bonus actions that are won (FT-13), bounties (FT-17) and
//! the abilities of characters (FT-18).

mod arrest;
mod poker;
mod round;
mod sites;
mod town;
mod turn;

use kernel::{Audience, Chance, Foregone, Log, Reveals, RuleId, Seat, Set};

use crate::action::{Action, Reward, Tool};
use crate::content::{Ability, BonusRegion, Bounty, Building, Gain, Trigger, content};
use crate::event::Event;
use crate::goal::Changed;
use crate::map::Region;
use crate::sheet::Sheet;
use crate::state::{Chair, Fliptown};
use crate::step::{Stage, Step};

/// The state with everything an action may touch.
pub(crate) struct Dealer<'a> {
    pub(crate) game: &'a mut Fliptown,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
    pub(crate) reveals: Reveals,
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(
        game: &'a mut Fliptown,
        chance: &'a mut Chance,
        log: &'a mut Log<Event>,
    ) -> Dealer<'a> {
        let reveals = Reveals::new(game.options.seats());
        Dealer {
            game,
            chance,
            log,
            reveals,
        }
    }

    /// Carries out a legal action, everything that follows from it by itself, and what comes next
    /// when nobody is left to decide.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        self.act_alone(seat, action);
        self.advance();
    }

    /// Carries out a legal action and what follows from it for this seat, and goes no further.
    pub(crate) fn act_alone(&mut self, seat: Seat, action: Action) {
        self.perform(seat, action);
        self.settle(seat);
    }

    /// Carries out a legal action of one seat.
    fn perform(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.game.step(seat) else {
            return;
        };
        match step {
            Step::Main => self.perform_main(seat, action),
            Step::After | Step::Bribe if action == Action::Ability => self.use_ability(seat),
            _ => {
                self.pop(seat);
                self.resolve(seat, step, action);
            }
        }
    }

    /// Carries out the answer to a step that is done with.
    fn resolve(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            (Step::Mayor, action) => self.mayor_decides(seat, action),
            (Step::Bail(at), Action::Take(reward)) => self.take_bail_reward(seat, at, reward),
            (Step::Office, Action::Take(reward)) => self.take_office_reward(seat, reward),
            (Step::Assign, Action::Assign { suit, value, poker }) => {
                self.assign(seat, suit, value, poker);
            }
            (Step::Order(building), action) => {
                self.order_visit(seat, building, action == Action::EffectFirst);
            }
            (Step::Effect(building), action) => self.use_effect(seat, building, action),
            (Step::Tool, Action::Tool(tool)) => {
                let gain = match tool {
                    Tool::Pan => Gain {
                        pans: 1,
                        ..Gain::default()
                    },
                    Tool::Hammer => Gain {
                        hammers: 1,
                        ..Gain::default()
                    },
                };
                self.gain(seat, gain, "FT-7.6");
            }
            (Step::Clear { .. }, Action::Amount(n)) => self.clear_wanted(seat, n, 0),
            (Step::Wanted(site), Action::Amount(n)) => self.commit(seat, site, n),
            (Step::Bonus { .. }, Action::Go(site)) => self.go(seat, site, 0),
            (Step::Bonus { region, .. }, Action::Decline) => {
                self.tell(seat, Event::BonusDeclined { seat, region });
            }
            (Step::AnyRegion, Action::Region(region)) => self.ability_bonus(seat, region),
            (Step::Cheat, action) => self.cheat_decides(seat, action),
            (Step::Preach, action) => self.preacher_decides(seat, action),
            (Step::Bribe, action) => self.decide_bribe(seat, action),
            (Step::Marshal, action) => self.marshal_decides(seat, action),
            (Step::Fine, Action::Pay(payment)) => self.pay_fine(seat, payment),
            // The end of a turn needs nothing, and nothing else is ever legal.
            _ => {}
        }
    }

    /// Resolves what leaves no choice, until the seat has to decide or has nothing left to do
    /// (FT-23.13). The main action is always confirmed.
    pub(crate) fn settle(&mut self, seat: Seat) {
        while let Some(step) = self.game.step(seat) {
            match step {
                Step::Main => return,
                Step::Bonus { region, .. } if !self.game.sheet(seat).has_site(region) => {
                    self.pop(seat);
                    self.tell(seat, Event::BonusLost { seat, region });
                }
                Step::Effect(building) if self.works_by_itself(seat, building) => {}
                // Neither a pan nor a hammer is gained any more (FT-3.4).
                Step::Tool if self.game.sheet(seat).has_full_tracks() => self.pop(seat),
                _ => {
                    let mut answers = Foregone::Nothing;
                    let _ = self
                        .game
                        .each_answer(seat, step, &mut |action| answers.add(action));
                    match answers.only() {
                        Some(action) => self.perform(seat, action),
                        None => return,
                    }
                }
            }
        }
    }

    /// Goes on to the next decision when nobody is left to decide.
    pub(crate) fn advance(&mut self) {
        while self.game.owing().is_empty() && !self.game.is_finished() {
            // The end of a stage shows something to everybody, but for the two that end with an open
            // decision (FT-23.9).
            if !matches!(self.game.stage, Stage::Flip | Stage::Preacher) {
                self.reveal_to_all();
            }
            match self.game.stage {
                Stage::Flip => self.begin_turn(),
                Stage::Turn => self.end_turn(),
                Stage::Poker => self.end_poker(),
                Stage::Preacher => self.begin_bribes(),
                Stage::Bribes => self.end_bribes(),
                Stage::Arrest => self.end_round(),
                Stage::Over => {}
            }
        }
    }

    /// The character's ability in the own turn or before the bribe (FT-18.4, FT-18.6).
    fn use_ability(&mut self, seat: Seat) {
        let sheet = self.sheet_mut(seat);
        let (Some(character), Some(ability)) = (sheet.character, sheet.ability()) else {
            return;
        };
        sheet.ability_used += 1;
        self.tell(seat, Event::AbilityUsed { seat, character });
        let sheet = self.game.sheet(seat);
        match ability {
            Ability::BonusAction {
                bonus: BonusRegion::One(region),
                ..
            } => self.ability_bonus(seat, *region),
            Ability::BonusAction {
                bonus: BonusRegion::Any,
                ..
            } => self.push(seat, Step::AnyRegion),
            Ability::ClearWantedPerHammer { per_hammer, .. } => {
                let max = per_hammer * sheet.hammers;
                self.push(seat, Step::Clear { min: 1, max });
            }
            Ability::GoldEqualToWanted { .. } => {
                let gold = sheet.wanted;
                self.gain_gold(seat, gold, "FT-18.5");
            }
            _ => {}
        }
    }

    /// A bonus action by a character's ability: taken, not declined (FT-18.4).
    fn ability_bonus(&mut self, seat: Seat, region: Region) {
        self.note_bonus(seat, region);
        self.push(
            seat,
            Step::Bonus {
                region,
                declinable: false,
            },
        );
    }

    /// A bonus action gained on the map (FT-13.1).
    fn gain_bonus(&mut self, seat: Seat, region: Region) {
        self.note_bonus(seat, region);
        self.push(
            seat,
            Step::Bonus {
                region,
                declinable: true,
            },
        );
    }

    /// Counts a bonus action as gained, taken or not (FT-R10).
    fn note_bonus(&mut self, seat: Seat, region: Region) {
        self.tell(seat, Event::BonusGained { seat, region });
        let chair = self.chair_mut(seat);
        chair.sheet.bonuses.insert(region);
        chair.turn.gained.insert(Trigger::BonusAction);
        self.claim_bounties(seat, Changed::Bonus);
    }

    /// Adds to a seat's inventory.
    fn gain(&mut self, seat: Seat, gain: Gain, why: &'static str) {
        let why = RuleId(why);
        self.gain_told(seat, gain, |gain| Event::Gained { seat, gain, why });
    }

    /// Adds to a seat's inventory, and tells it in words of its own.
    fn gain_told(&mut self, seat: Seat, gain: Gain, told: impl FnOnce(Gain) -> Event) {
        // Gains outside turns do not concern a cowbot (FT-R41).
        let in_turn = self.game.stage == Stage::Turn;
        let chair = self.chair_mut(seat);
        let gain = chair.sheet.add(gain);
        if gain.is_nothing() {
            return;
        }
        let triggers = [
            (gain.stars, Trigger::Stars),
            (gain.wanted, Trigger::Wanted),
            (gain.gold, Trigger::Gold),
        ];
        for (amount, trigger) in triggers {
            if amount > 0 && in_turn {
                chair.turn.gained.insert(trigger);
            }
        }
        self.tell(seat, told(gain));
        self.claim_bounties(seat, Changed::Inventory);
    }

    /// Adds gold that may be more than any reward printed on the map.
    fn gain_gold(&mut self, seat: Seat, gold: u16, why: &'static str) {
        let mut left = gold;
        while left > 0 {
            let part = u8::try_from(left).unwrap_or(u8::MAX);
            left -= u16::from(part);
            let gain = Gain {
                gold: part,
                ..Gain::default()
            };
            self.gain(seat, gain, why);
        }
    }

    fn clear_wanted(&mut self, seat: Seat, count: u8, cash: u16) {
        let sheet = self.sheet_mut(seat);
        sheet.wanted -= u16::from(count);
        sheet.cash -= cash;
        self.tell(seat, Event::WantedCleared { seat, count, cash });
    }

    /// A choice between an amount and crossing out up to two Wanted.
    fn take_bail_reward(&mut self, seat: Seat, at: u8, reward: Reward) {
        if let Some(lineup) = self.game.lineup {
            let card = lineup[usize::from(at)];
            self.tell(seat, Event::OutlawSeen { seat, card });
        }
        self.take_reward(seat, Building::BailBonds, reward, "FT-11.17");
    }

    fn take_office_reward(&mut self, seat: Seat, reward: Reward) {
        self.take_reward(seat, Building::SheriffsOffice, reward, "FT-11.18");
    }

    /// Gives every bounty whose condition is true now (FT-17.1), with the stars of the side that was
    /// up when the turn began (FT-17.2).
    fn claim_bounties(&mut self, seat: Seat, changed: Changed) {
        let on_table: Set<Bounty> = self.game.bounties.iter().copied().collect();
        let open = on_table.without(self.game.sheet(seat).claimed);
        for bounty in open.intersection(content().watchers.of(changed)).iter() {
            if !self.game.sheet(seat).meets(bounty.condition()) {
                continue;
            }
            let rules = &content().bounty_rules;
            let stars = if self.game.turned.contains(bounty) {
                rules.stars_later
            } else {
                rules.stars_first
            };
            let sheet = self.sheet_mut(seat);
            sheet.claimed.insert(bounty);
            sheet.stars += u16::from(stars);
            self.tell(
                seat,
                Event::BountyClaimed {
                    seat,
                    bounty,
                    stars,
                },
            );
        }
    }

    /// Turns the bounties claimed in the turn or phase that ends (FT-17.4, FT-17.7).
    fn turn_bounties(&mut self) {
        for at in 0..self.game.bounties.len() {
            let bounty = self.game.bounties[at];
            let claimed = self
                .game
                .seats
                .iter()
                .any(|chair| chair.sheet.claimed.contains(bounty));
            if claimed && !self.game.turned.contains(bounty) {
                self.game.turned.insert(bounty);
                self.log
                    .tell(Audience::Everyone, Event::BountyTurned { bounty });
            }
        }
    }

    /// Notes that everybody was shown something (FT-23.9).
    fn reveal_to_all(&mut self) {
        self.reveals.show(Audience::Everyone);
    }

    /// Hides what the seats do from now on from each other (FT-23.12); alone there is nobody to hide
    /// it from.
    fn seal(&mut self) {
        if !self.game.options.solo() {
            let sheets = self.game.seats.iter().map(|chair| chair.sheet);
            self.game.sealed = Some(sheets.collect());
        }
    }

    /// Shows all that was hidden.
    fn unseal(&mut self) {
        self.game.sealed = None;
        self.log.unseal();
    }

    /// Tells what a seat did, to everybody when it may be known.
    fn tell(&mut self, seat: Seat, event: Event) {
        let audience = match self.game.sealed {
            Some(_) => Audience::Sealed(seat),
            None => Audience::Everyone,
        };
        self.log.tell(audience, event);
    }

    fn push(&mut self, seat: Seat, step: Step) {
        self.chair_mut(seat).agenda.push(step);
    }

    fn pop(&mut self, seat: Seat) {
        self.chair_mut(seat).agenda.pop();
    }

    fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.game.seats[seat.index()]
    }

    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.game.seats[seat.index()].sheet
    }
}
