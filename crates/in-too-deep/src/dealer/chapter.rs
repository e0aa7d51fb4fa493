//! The end of a chapter (ID-22), with Echo (ID-29).

use kernel::{Member, Seat, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use super::course::CHAPTERS;
use crate::action::Action;
use crate::console::Agent;
use crate::content::Chapter;
use crate::event::Event;
use crate::evidence::{Investigation, PlanSpot, Planned, Token};
use crate::pieces::{Bonus, Dilemma, Evidence, Row};
use crate::score;
use crate::step::{Chore, Stage};

impl Dealer<'_> {
    /// The investigation succeeded or failed (ID-22.1, ID-22.2).
    pub(super) fn resolve_chapter(&mut self) {
        let chapter = self.game.open.chapter;
        let files = self.game.open.boards.files_left();
        self.game.open.stage = Stage::Penalties;
        if files == 0 {
            self.tell(Event::InvestigationSucceeded { chapter });
            self.reward_files(chapter);
        } else {
            self.tell(Event::InvestigationFailed { chapter, files });
            self.punish(chapter);
        }
    }

    fn reward_files(&mut self, chapter: u8) {
        let each = Chapter::numbered(chapter).file_reward;
        for agent in self.game.open.agents() {
            let console = self.game.open.console_mut(agent);
            let files = console.files;
            let intel = each * u16::from(files);
            console.intel += intel;
            if intel > 0 {
                self.tell(Event::FilesRewarded {
                    agent,
                    files,
                    intel,
                });
            }
        }
    }

    /// Those with the fewest files lose grip or Intel.
    fn punish(&mut self, chapter: u8) {
        let data = Chapter::numbered(chapter);
        let consoles = self.game.open.consoles.iter();
        let fewest = consoles.map(|console| console.files).min();
        let order: Vec<Agent> = self.game.open.turn_order().collect();
        for agent in order.into_iter().rev() {
            let console = self.game.open.console_mut(agent);
            if Some(console.files) != fewest {
                continue;
            }
            let lost = data.lost_intel.min(console.intel);
            console.intel -= lost;
            if lost > 0 {
                self.tell(Event::IntelLost { agent, count: lost });
            }
            if data.lost_grip > 0 {
                self.then(agent, Chore::LoseGrip(data.lost_grip));
            }
        }
    }

    /// New missions and files (ID-22.3, ID-22.4), then everybody stores dilemmas (ID-22.5).
    pub(super) fn begin_storing(&mut self) {
        if self.game.open.chapter < CHAPTERS {
            self.return_files();
            self.set_missions();
        }
        self.game.open.stage = Stage::Storing;
        for agent in self.game.open.agents() {
            let count = self.game.to_store(agent);
            let hand = self.game.papers(agent).dilemmas;
            match agent {
                Agent::Echo => self.echo_chooses(count),
                // Who has but one has no choice.
                Agent::Person(seat) if hand.len() == count => {
                    hand.iter().for_each(|dilemma| self.store(seat, dilemma));
                }
                Agent::Person(_) => {}
            }
        }
    }

    /// Echo's dilemmas are shuffled and half of them stored unseen (ID-29.3).
    fn echo_chooses(&mut self, count: usize) {
        for _ in 0..count {
            let papers = self.game.papers(Agent::Echo);
            let mut left = papers.dilemmas.without(papers.storing);
            let chosen = self.chance.draw(&mut left);
            self.game.papers_mut(Agent::Echo).storing.extend(chosen);
        }
        if count > 0 {
            let count = count as u8;
            self.tell(Event::EchoStored { count });
        }
    }

    /// A person chooses a dilemma to store.
    pub(super) fn choose_to_store(&mut self, seat: Seat, action: Action) {
        if let Action::Dilemma(dilemma) = action {
            self.store(seat, dilemma);
        }
    }

    /// How many are stored is seen by all, which ones is not (ID-R81).
    fn store(&mut self, seat: Seat, dilemma: Dilemma) {
        self.game.papers_mut(seat).storing.insert(dilemma);
        self.tell_apart(
            seat,
            Event::DilemmaChosen { seat, dilemma },
            Event::DilemmaLaidAside { seat },
        );
    }

    pub(super) fn somebody_owes(&self) -> bool {
        self.game.seats().any(|seat| self.game.owes_storing(seat))
    }

    /// Everybody has chosen: the rest of the chapter's end (ID-22.5 to ID-22.8).
    pub(super) fn close_chapter(&mut self) {
        for agent in self.game.open.agents() {
            let papers = self.game.papers_mut(agent);
            let hand = std::mem::take(&mut papers.dilemmas);
            let stored = std::mem::take(&mut papers.storing);
            papers.databank.extend(stored.iter());
            let discarded = hand.without(stored);
            let discard = &mut self.game.hidden.dilemmas.discard;
            discard.extend(discarded.iter());
        }
        if self.game.open.chapter == CHAPTERS {
            self.end_game();
        } else {
            self.refill_evidence(self.game.open.chapter + 1);
            self.clear_bonus_spaces();
            self.begin_chapter();
        }
    }

    fn return_files(&mut self) {
        for row in Row::ALL {
            let boards = &mut self.game.open.boards;
            let investigation = &mut boards.rows[row.index()];
            let back = std::mem::take(&mut investigation.placed);
            investigation.covered = 0;
            let supply = &mut self.game.hidden.evidence.supply;
            supply[investigation.mission.index()] += back;
            let covered = &mut self.game.hidden.evidence.covered[row.index()];
            for (count, hidden) in supply.iter_mut().zip(std::mem::take(covered)) {
                *count += hidden;
            }
        }
        for console in &mut self.game.open.consoles {
            console.files = 0;
        }
    }

    /// Three random missions, with their files (ID-3.13, ID-3.14).
    pub(super) fn set_missions(&mut self) {
        let mut kinds = Evidence::ALL;
        self.chance.shuffle(&mut kinds);
        let files = self.game.open.options.size().files_per_row;
        for row in Row::ALL {
            self.game.open.boards.rows[row.index()] = Investigation {
                mission: kinds[row.index()],
                files: files[row.index()],
                ..Investigation::default()
            };
        }
        let missions = [kinds[0], kinds[1], kinds[2]];
        let chapter = self.game.open.chapter;
        self.tell(Event::MissionsSet { chapter, missions });
    }

    /// The bar first, then the display (ID-22.6).
    pub(super) fn refill_evidence(&mut self, chapter: u8) {
        let evidence = self.turn_up_for_bar(Dealer::draw_from_supply);
        if !evidence.is_empty() {
            self.tell(Event::BarLaidOut { chapter, evidence });
        }
        let slots = self.game.open.options.size().display_slots;
        for slot in 0..slots {
            if self.game.hidden.evidence.display[slot].is_none() {
                let kind = self.draw_from_supply();
                let token = kind.map(|kind| Token {
                    kind,
                    ..Token::default()
                });
                self.game.hidden.evidence.display[slot] = token;
            }
        }
    }

    /// Evidence on bonus spaces goes face up into the shared box, that of Echo face down into hers (ID-22.7).
    fn clear_bonus_spaces(&mut self) {
        let mut turned: ArrayVec<[Evidence; 3]> = ArrayVec::new();
        let echo = self.game.open.echo.as_mut();
        let hers = echo.map_or(Set::default(), |echo| std::mem::take(&mut echo.bonuses));
        for bonus in Bonus::ALL {
            let plan = &mut self.game.hidden.evidence.plan;
            let spot = PlanSpot::Bonus(bonus);
            if let Some(index) = plan.iter().position(|one| one.spot == spot) {
                let token = plan.remove(index).token;
                if hers.contains(bonus) {
                    let spot = PlanSpot::Box(Agent::Echo);
                    plan.push(Planned { spot, token });
                } else {
                    self.game.open.boards.shared[token.kind.index()] += 1;
                    turned.push(token.kind);
                }
            }
        }
        if !turned.is_empty() {
            self.tell(Event::BonusSpacesCleared { evidence: turned });
        }
        if !hers.is_empty() {
            let count = hers.len() as u8;
            self.tell(Event::EchoKeptFaceDown { count });
        }
    }

    /// The next chapter begins with the player after the one who ended the last (ID-22.8).
    fn begin_chapter(&mut self) {
        let open = &mut self.game.open;
        let ended = open.ending.take().unwrap_or(open.turn.agent);
        open.chapter += 1;
        open.stage = Stage::Turns;
        let (chapter, next) = (open.chapter, open.after(ended));
        self.tell(Event::ChapterBegan { chapter });
        self.begin_turn(next);
    }

    fn end_game(&mut self) {
        self.game.open.stage = Stage::Over;
        for seat in self.game.seats() {
            self.show(seat);
        }
        let foiled = score::is_foiled(&self.game.plan_totals(), &self.game.open.options);
        self.tell(Event::GameEnded { foiled });
    }
}
