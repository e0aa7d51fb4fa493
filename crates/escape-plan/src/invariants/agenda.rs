//! What is pending can be carried through, whoever wrote it down (EP-I23): every task lies where the game
//! would have put it and has what it needs, and whatever cannot be passed over has an answer.

use std::ops::ControlFlow;

use kernel::Seat;

use super::{Check, unless};
use crate::content::content;
use crate::figure::Figure;
use crate::node::{NodeSet, Site};
use crate::pieces::Automa;
use crate::piles::PILE;
use crate::player::{Player, SLOTS};
use crate::state::EscapePlan;
use crate::step::{Chore, Look, Stage, Step, Task};

/// Tasks that wait at most when somebody is asked; carrying one out may add as many again.
const WAITING: usize = 12;

impl EscapePlan {
    pub(super) fn check_agenda(&self) -> Check {
        unless(
            self.agenda.len() <= WAITING,
            "EP-I23",
            "more tasks wait than there can be",
        )?;
        unless(
            self.host_is_sound(),
            "EP-8.1",
            "it is the turn of nobody who could take it",
        )?;
        for (at, task) in self.agenda.iter().enumerate() {
            let fits = match *task {
                Task::Ask(seat, step) => self.step_can_wait(at, seat, step),
                Task::Do(seat, chore) => self.chore_can_wait(at, seat, chore),
            };
            unless(fits, "EP-I23", "a task waits where it cannot be")?;
        }
        unless(
            self.travel_goes_on(),
            "EP-9.20",
            "travel cannot end after what is asked now",
        )
    }

    /// Who is next in the order, as far as the stage has come.
    fn host(&self) -> Option<Figure> {
        let (Stage::Income { next } | Stage::Turns { next, .. } | Stage::Update { next, .. }) =
            self.stage
        else {
            return None;
        };
        let last = usize::from(next).checked_sub(1)?;
        self.order.get(last).copied()
    }

    /// Whoever the stage has come to can be asked, and so can those after.
    fn host_is_sound(&self) -> bool {
        let everybody = self.players.iter().all(Player::at_large);
        let seat = self.host().and_then(Figure::seat);
        match self.stage {
            Stage::Income { .. } => everybody && seat.is_some(),
            Stage::City { placed } => everybody && placed <= content().day.city_tiles_placed,
            Stage::Turns { part, next } => {
                let mut to_come = self.order.iter().skip(usize::from(next));
                let discs = to_come.all(|figure| match figure {
                    Figure::Automa(automa) if self.awake.contains(figure) => {
                        self.agent(*automa).is_some_and(|agent| agent.discs > 0)
                    }
                    _ => true,
                });
                let awake = discs || !part.is_optional();
                let there = seat.is_some_and(|seat| self.player(seat).at_large());
                awake && there && self.turn.is_none_or(|turn| Some(turn.seat) == seat)
            }
            Stage::Update { .. } => self.host().is_some(),
            Stage::Over => true,
        }
    }

    fn step_can_wait(&self, at: usize, seat: Seat, step: Step) -> bool {
        let player = self.player(seat);
        let bottom = match self.agenda.first() {
            Some(Task::Ask(_, bottom)) => Some(*bottom),
            _ => None,
        };
        let below = at.checked_sub(1).map(|below| self.agenda[below]);
        let top = at + 1 == self.agenda.len();
        let own_turn = self.turn.is_some_and(|turn| turn.seat == seat);
        let at_home = player.at.site().is_some();
        let update = matches!(self.stage, Stage::Update { .. });
        match step {
            Step::Bargain => {
                matches!(self.stage, Stage::Income { .. })
                    && self.host() == Some(Figure::Thief(seat))
                    && at == 0
                    && top
            }
            Step::PlaceTile => {
                let all = content().day.city_tiles_placed;
                matches!(self.stage, Stage::City { placed } if placed < all) && at == 0 && top
            }
            Step::Name(_) => matches!(self.stage, Stage::City { .. }) && at == 0 && top,
            Step::SpendDisc => {
                let optional = self.stage.part().is_some_and(|part| part.is_optional());
                let asleep = self.turn.is_none() && self.host() == Some(Figure::Thief(seat));
                optional && asleep && player.discs > 0 && at == 0 && top
            }
            Step::Start => own_turn && at == 0 && at_home && self.has_just_begun(seat),
            Step::Finish => own_turn && at == 0 && at_home,
            Step::Travel => own_turn && at == 0 && self.turn.is_some_and(|turn| !turn.arrived),
            Step::Land | Step::Surface | Step::Waters => {
                own_turn && at == 1 && top && bottom == Some(Step::Travel)
            }
            Step::Unbar => own_turn && top && below == Some(Task::Do(seat, Chore::Evade)),
            Step::Evade | Step::Breathe => {
                own_turn && self.agenda[0] == Task::Do(seat, Chore::Arrive) && at > 0
            }
            Step::Cover { .. } => own_turn && top && below == Some(Task::Ask(seat, Step::Evade)),
            Step::Wound => own_turn && top && self.can_handcuff(seat),
            Step::LoseAsset => top && player.green() == 0 && self.can_handcuff(seat),
            Step::TakeContact
            | Step::BuyFixer
            | Step::TakeGas
            | Step::BuyEquipment(_)
            | Step::OpenLocker
            | Step::MayUnlock
            | Step::MayHeal
            | Step::Confess
            | Step::Treatment
            | Step::AtExit => own_turn && at > 0 && bottom == Some(Step::Finish),
            Step::TakeKey(place) => {
                own_turn && at > 0 && bottom == Some(Step::Finish) && !place.is_business()
            }
            Step::KeepTile(look) => own_turn && at > 0 && top && self.can_keep(&look),
            Step::CallContact | Step::PlaceContact(_) | Step::Stow(_) => own_turn && at > 0 && top,
            Step::Bonus(_) => own_turn && top && below == Some(Task::Do(seat, Chore::EndTurn)),
            Step::PickOfficer(_) | Step::Snitch(_) => own_turn && at > 0 && top,
            Step::SendOfficer { officer, from } => {
                let stands = self.police.on[from as usize].contains(officer);
                own_turn && at > 0 && top && stands
            }
            Step::Unlock => update || (own_turn && at > 0),
            Step::ForceOfficer {
                towards,
                for_sandra,
            } => update && self.can_be_owed(towards, for_sandra),
            Step::ForceTo {
                towards,
                for_sandra,
                officer,
                from,
            } => {
                let stands = self.police.on[from as usize].contains(officer);
                update && top && self.can_be_owed(towards, for_sandra) && stands
            }
        }
    }

    fn chore_can_wait(&self, at: usize, seat: Seat, chore: Chore) -> bool {
        let own_turn = self.turn.is_some_and(|turn| turn.seat == seat);
        let update = matches!(self.stage, Stage::Update { .. });
        let lines = content().notoriety_lines.len();
        match chore {
            Chore::Wounds { own, .. } => own == own_turn && (at > 0 || update),
            Chore::Evade | Chore::Arrive => own_turn && at == 0 && self.can_arrive(seat),
            Chore::EndTurn => own_turn && at == 0 && self.player(seat).at.site().is_some(),
            Chore::Notice => own_turn && at > 0,
            Chore::Line { crosser, line } => {
                update && self.takes_part(crosser) && usize::from(line) < lines
            }
            Chore::Procedure { automa, towards } => {
                update && self.takes_part(Figure::Automa(automa)) && self.takes_part(towards)
            }
            Chore::Reward(line) => update && usize::from(line) < lines,
        }
    }

    /// Whether a forced move towards somebody can be owed: to be made for Sandra, it takes her and another player
    /// (EP-18.14).
    fn can_be_owed(&self, towards: Figure, for_sandra: bool) -> bool {
        let hers = self.options.sandra() && !self.options.solo();
        self.takes_part(towards) && (hers || !for_sandra)
    }

    /// Whether nobody has gone anywhere in this turn.
    fn has_just_begun(&self, seat: Seat) -> bool {
        let at = self.player(seat).at;
        self.turn.is_some_and(|turn| {
            turn.began == at
                && turn.entered == NodeSet::only(at)
                && turn.route.len() == 1
                && !turn.arrived
                && !turn.escaping
        })
    }

    /// Whether travel has ended where something can be done: at a gang, for one, that can be hired
    /// (EP-12.16), or at the way out (EP-16.1).
    fn can_arrive(&self, seat: Seat) -> bool {
        let Some(turn) = &self.turn else {
            return false;
        };
        let player = self.player(seat);
        turn.arrived
            && match player.at.site() {
                _ if turn.escaping => self.way_out() == Some(player.at),
                Some(Site::Gang(gang)) => {
                    self.gangs[gang as usize].owner.is_none() && player.markers > 0
                }
                site => site.is_some(),
            }
    }

    /// Whether handcuffs can be laid (EP-11.10).
    fn can_handcuff(&self, seat: Seat) -> bool {
        usize::from(self.player(seat).handcuffs) < SLOTS && self.supply.handcuffs > 0
    }

    /// Whether these tiles are in their pile to be looked at.
    fn can_keep(&self, look: &Look) -> bool {
        let heap = self.piles.heap(look.pile);
        let mut tiles = look.tiles.iter().enumerate();
        let there = tiles.all(|(at, tile)| {
            usize::from(*tile) < PILE
                && !heap.taken.contains(tile)
                && look.tiles[..at].last().is_none_or(|before| before < tile)
        });
        there && !look.tiles.is_empty() && look.tiles.len() == usize::from(look.count)
    }

    /// Whether a way that waits for something else can end then: what is asked on top has its own answers,
    /// and those that lead on are offered only if the way can end after them.
    fn travel_goes_on(&self) -> bool {
        let leads_on = matches!(
            self.asked(),
            Some((_, Step::Travel | Step::Land | Step::Surface | Step::Waters))
        );
        match self.agenda.first() {
            Some(Task::Ask(seat, Step::Travel)) if !leads_on => {
                self.has_answer(*seat, Step::Travel)
            }
            _ => true,
        }
    }

    pub(super) fn has_answer(&self, seat: Seat, step: Step) -> bool {
        self.each_answer(seat, step, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// EP-2.3: every stack is as high as the day leaves it.
    pub(super) fn check_heights(&self) -> Check {
        let grown = !matches!(self.stage, Stage::Income { .. } | Stage::City { .. });
        let left = content().game.days - self.day;
        let height = usize::from(left.saturating_sub(u8::from(grown)));
        unless(
            self.stacks.iter().all(|stack| stack.len() == height),
            "EP-2.3",
            "a stack is not as high as it should be",
        )
    }

    /// EP-R89: Costa's stacks come from places that he went to.
    pub(super) fn check_loot(&self) -> Check {
        let Some(costa) = &self.costa else {
            return Ok(());
        };
        let spent = costa.agent.spent.iter();
        let robbed = spent.filter(|target| target.place().is_none()).count();
        unless(
            self.agent(Automa::Costa).is_some() && costa.loot.len() <= robbed,
            "EP-I21",
            "Costa has loot of places where he has not been",
        )
    }
}
