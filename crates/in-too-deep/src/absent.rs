//! What somebody who has left the table does: sensible, and always on the way to the end of the game.
//!
//! Commits every crime that can be committed, carefully; moves towards the crimes in hand, else to The Harbor,
//! whose evidence is the clock (ID-I19); lays evidence into the rows, then into the plan; takes the support with
//! the most Intel, and stores the dilemmas that bring most for the least corruption.

use kernel::Member;

use crate::action::Action;
use crate::city::{City, ZONES};
use crate::console::Console;
use crate::content::{DilemmaReward, content};
use crate::crime::Scene;
use crate::evidence::{Into, Place};
use crate::pieces::{Crime, Criminal, Deck, Dilemma, Evidence, Outcome, Support, Turning, Zone};
use crate::score::Stored;
use crate::step::{Duty, Step};
use crate::view::{Known, View};

/// How many criminals the absent hook: a third would cost a dilemma (ID-5.7).
const HOOKS: usize = 2;

/// How many steps a zone is further away that only opens the way to The Harbor.
const DETOUR: i32 = 3;

/// What a crime in hand promises when so many conditions are missing.
const PROMISE: [i32; 4] = [60, 20, 6, 1];

/// A choice: the first of the best, and legal actions stand in a fixed order.
pub(crate) fn choose(view: &View, legal: &[Action]) -> Action {
    let (Some(seat), Some(papers)) = (view.viewer.seat(), view.own()) else {
        return legal[0];
    };
    let step = view.open.asked().map(|(_, step)| step);
    let absent = Absent {
        view,
        papers,
        console: view.open.console(seat),
        major: legal.iter().any(|action| is_major(*action)),
    };
    let best = legal
        .iter()
        .rev()
        .max_by_key(|action| absent.rate(step, **action));
    *best.unwrap_or(&legal[0])
}

fn is_major(action: Action) -> bool {
    matches!(action, Action::Commit(crime) if !crime.is_petty())
}

/// Somebody who is not there.
struct Absent<'a> {
    view: &'a View,
    papers: &'a Known,
    console: &'a Console,
    /// Whether a major crime can be committed now.
    major: bool,
}

impl Absent<'_> {
    /// How good an answer is; passing is nought. Without a step dilemmas are being stored.
    fn rate(&self, step: Option<Step>, action: Action) -> i32 {
        match (step, action) {
            (_, Action::Pass) => 0,
            (None, Action::Dilemma(dilemma)) => self.keep(dilemma),
            (Some(Step::Hook { .. } | Step::HookByToken), _) => self.hook(action),
            (Some(Step::Act | Step::Endure(_)), _) => self.act(action),
            (Some(Step::Discard { .. }), Action::Discard(crime)) => self.discard(crime),
            (Some(Step::Draw | Step::IonTowers), Action::Deck(deck)) => self.deck(deck),
            (_, Action::Third(third)) => {
                50 + i32::from(self.view.open.offer.thirds[usize::from(third)].intel)
            }
            (_, Action::Process(kind, into)) => self.process(kind, into),
            (_, Action::Evidence(kind)) => self.take(kind),
            (_, Action::Outcome(outcome)) => i32::from(outcome == Outcome::Careful),
            (Some(Step::GainGrip { .. }), Action::Grip(criminal)) => -self.grip(criminal),
            (Some(Step::LoseGrip { .. }), Action::Grip(criminal)) => self.grip(criminal),
            (Some(Step::Duel(Duty::May)), Action::Opponent(_)) => -1,
            // What is given up: the dilemma that brings least.
            (_, Action::Dilemma(dilemma)) => -self.keep(dilemma),
            (Some(Step::TakeUnseen), Action::Place(place)) => {
                i32::from(matches!(place, Place::Display(_)))
            }
            (Some(Step::TakeUnseen), Action::Gain) => 1,
            (Some(Step::Window(_)), _) => -1,
            _ => self.improvement(step, action),
        }
    }

    fn grip(&self, criminal: Criminal) -> i32 {
        self.console.grip_over(criminal).into()
    }

    /// How promising a city is with these hooks: the crimes in hand, and the way to something to do.
    fn outlook(&self, city: &City, console: &Console) -> i32 {
        let scene = Scene { city, console };
        let story = self.view.open.story;
        let patient = self.is_patient();
        let promises = self.papers.crimes.iter().map(|crime| {
            let missing = missing(&scene, crime);
            let counts = crime.is_open(story) && (missing == 0 || patient);
            let promise = PROMISE.get(missing).filter(|_| counts);
            promise.copied().unwrap_or(0)
        });
        promises.sum::<i32>() - 2 * way(city, console)
    }

    /// Whether a crime is still waited for. Who waits gains grip, so this comes to an end.
    fn is_patient(&self) -> bool {
        let last = content().grip_track.end_values.len() - 1;
        let mut hooked = self.console.ports.iter();
        hooked.any(|one| self.grip(*one) < last as i32)
    }

    /// Whether no criminal can get anywhere of use.
    fn is_cut_off(&self) -> bool {
        way(&self.view.open.city, self.console) > ZONES as i32
    }

    /// How much better the city looks after an action that changes it.
    fn improvement(&self, step: Option<Step>, action: Action) -> i32 {
        let before = &self.view.open.city;
        let after = step.and_then(|step| changed(before, step, action));
        after.map_or(0, |after| {
            self.outlook(&after, self.console) - self.outlook(before, self.console)
        })
    }

    /// One criminal is needed, two are useful.
    fn hook(&self, action: Action) -> i32 {
        let city = &self.view.open.city;
        let mut console = *self.console;
        match action {
            Action::Hook(criminal) if console.has_free_port() => {
                let paid = self.view.open.controller(criminal).is_some();
                let third = console.ports.len() >= HOOKS;
                console.ports.push(criminal);
                let gain = self.outlook(city, &console) - self.outlook(city, self.console);
                gain + 3 - 2 * i32::from(paid) - 16 * i32::from(third)
            }
            // Nobody is let go unless none of them can do anything.
            Action::Unhook(criminal) => {
                let full = !console.has_free_port() && !console.locked.contains(criminal);
                if self.is_cut_off() && full { 1 } else { -100 }
            }
            _ => -1,
        }
    }

    /// Step 3: crimes first, then what leads to them, then zones; what is left goes into grip.
    fn act(&self, action: Action) -> i32 {
        match action {
            Action::Commit(crime) if crime.is_petty() => 2000,
            // What is done before it must not spoil it.
            Action::Grip(criminal) if self.major => 1500 - self.grip(criminal),
            Action::Commit(crime) => 1000 + i32::from(crime.reward(Outcome::Careful).intel),
            Action::Sense(criminal) => 40 - self.grip(criminal),
            Action::Grip(criminal) => 10 - self.grip(criminal),
            Action::Use(criminal) => self.zone(self.view.open.city.find(criminal)),
            Action::Fix(zone) => self.zone(Some(zone)),
            Action::Endure(_) | Action::Drop(_) => -1,
            Action::Support(support) => self.support(support),
            _ => match self.improvement(Some(Step::Act), action) {
                better if better > 0 => 20 + better,
                _ => -1,
            },
        }
    }

    /// What the use of a zone is good for.
    fn zone(&self, zone: Option<Zone>) -> i32 {
        let blocked = self.view.open.city.searches_in(Zone::Harbor) > 0;
        match zone {
            Some(Zone::Harbor) => 60,
            Some(Zone::Parish) => 40,
            Some(Zone::IonTowers) => 35,
            // It calls the searches away from The Harbor.
            Some(Zone::Aerodrome | Zone::Downtown | Zone::Heights) if blocked => 30,
            // It may open the way there.
            Some(Zone::Aerodrome | Zone::Downtown | Zone::Heights) => 12,
            Some(_) if blocked => 25,
            _ => -1,
        }
    }

    /// Support that needs no thought.
    fn support(&self, support: Support) -> i32 {
        match support {
            Support::Actions1 | Support::Actions2 if self.view.open.turn.actions == 0 => 15,
            Support::DropDilemma if self.papers.databank.len() > 2 => 5,
            Support::ShiftSearches if self.view.open.city.searches_in(Zone::Harbor) > 0 => 70,
            Support::IgnoreBarriers if self.is_cut_off() => 70,
            Support::RelocateCriminal
            | Support::GuardianBarriers2
            | Support::GuardianBarriers3
            | Support::Hook
                if self.is_cut_off() =>
            {
                70
            }
            _ => -1,
        }
    }

    /// Cards that lead nowhere make room for others.
    fn discard(&self, crime: Crime) -> i32 {
        let open = &self.view.open;
        let scene = Scene {
            city: &open.city,
            console: self.console,
        };
        // After a major crime nobody is hooked, and nothing can be said of a card.
        let hooked = !self.console.ports.is_empty();
        let far = hooked && missing(&scene, crime) >= PROMISE.len();
        if far || !crime.is_open(open.story) {
            1
        } else {
            -1
        }
    }

    /// The level that pays most, as far as its cards can be expected to be open.
    fn deck(&self, deck: Deck) -> i32 {
        let open = &self.view.open;
        let unseen = open.crimes_in_play().intersection(Crime::of(deck));
        let unseen = unseen.without(open.story.union(self.papers.crimes));
        let promising = unseen.iter().filter(|crime| crime.is_open(open.story));
        let level = i32::from(deck.level().unwrap_or(0));
        (2 + level) * promising.count() as i32 * 8 / unseen.len().max(1) as i32
    }

    /// Rows first, then the plan, as long as it needs the kind (ID-23.7).
    fn process(&self, kind: Evidence, into: Into) -> i32 {
        let known = crate::score::plan_known(self.view)[kind.index()];
        let enough = known >= content().values.foil_tokens_per_kind;
        let spare = i32::from(self.papers.memory[kind.index()]);
        match into {
            Into::Row(_) => 60,
            Into::Bonus(_) => 20 + spare - 8 * i32::from(enough),
            Into::Box if enough => -1,
            Into::Box => 10 + spare,
        }
    }

    /// Evidence for the rows first, then what the memory has already.
    fn take(&self, kind: Evidence) -> i32 {
        let rows = self.view.open.boards.rows.iter();
        let wanted = rows
            .filter(|row| row.mission == kind)
            .map(|row| i32::from(row.files))
            .sum::<i32>();
        let held = i32::from(self.papers.memory[kind.index()]);
        40 + 2 * (wanted - held).max(0) + held.min(3)
    }

    /// What a dilemma brings beside those that are stored, for its corruption.
    fn keep(&self, dilemma: Dilemma) -> i32 {
        let stored = self.papers.databank.union(self.papers.storing);
        let mut rest = stored;
        rest.remove(dilemma);
        let warrants = Stored::of(rest).warrants;
        let card = dilemma.data();
        let brings = match &card.reward {
            DilemmaReward::Intel(intel) => 4 * i32::from(*intel),
            DilemmaReward::Warrant(one) if warrants.contains(*one) => 0,
            DilemmaReward::Warrant(_) => 4 * (2 * warrants.len() as i32 + 2),
            DilemmaReward::Badge(badges) => 12 * i32::from(*badges),
            DilemmaReward::Evidence(kinds) => 9 * kinds.len() as i32,
        };
        brings - 3 * i32::from(card.corruption)
    }
}

/// How many conditions of a crime are missing; more than any card has if too few are hooked.
fn missing(scene: &Scene<'_>, crime: Crime) -> usize {
    let card = crime.data();
    let yours = card.roles.iter().filter(|role| role.is_yours());
    if yours.count() > scene.console.ports.len() {
        return usize::MAX;
    }
    let (_, met) = scene.best(card);
    met.iter().filter(|met| !**met).count()
}

/// How far the nearest hooked criminal is from something to do: The Harbor; a zone whose use calls the searches
/// away from there (ID-8.1); or one whose use opens the way.
fn way(city: &City, console: &Console) -> i32 {
    let harbor_free = city.searches_in(Zone::Harbor) == 0;
    let goals = Zone::ALL.into_iter().filter_map(|zone| {
        let detour = match zone {
            _ if city.searches_in(zone) > 0 => return None,
            Zone::Harbor => 0,
            _ if !harbor_free => 0,
            Zone::Aerodrome | Zone::Downtown | Zone::Heights => DETOUR,
            _ => return None,
        };
        Some((zone, detour))
    });
    let hooked = console.ports.iter().filter_map(|one| city.find(*one));
    let ways = hooked.flat_map(|from| {
        let goals = goals.clone();
        goals.map(move |(goal, detour)| detour + steps(city, from, goal))
    });
    ways.min().unwrap_or(2 * ZONES as i32)
}

/// Moves from one zone to another without crossing a barrier; very many if there is no way.
fn steps(city: &City, from: Zone, to: Zone) -> i32 {
    let ways = Turning::ALL.into_iter().map(|turning| {
        let mut at = from;
        for steps in 0..ZONES as i32 {
            if at == to {
                return steps;
            }
            if city.has_barrier(city.ring.edge(at, turning)) {
                break;
            }
            at = city.ring.neighbour(at, turning);
        }
        ZONES as i32 + i32::from(city.ring.distance(from, to))
    });
    ways.min().unwrap_or(0)
}

/// The city after an action that changes nothing else; nothing for other actions.
fn changed(city: &City, step: Step, action: Action) -> Option<City> {
    let mut city = *city;
    match (step, action) {
        (_, Action::Move(criminal, zone) | Action::Push(criminal, zone)) => {
            city.put(criminal, zone);
        }
        (_, Action::PickUp(criminal, item)) => drop(city.hand(item, criminal)),
        (_, Action::Fetch(item)) => drop(city.hand(item, Criminal::Hacker)),
        (_, Action::Smuggle(item)) => drop(city.hand(item, Criminal::Smuggler)),
        (_, Action::Hack(item, zone) | Action::Carry(item, zone)) => city.lay(item, zone),
        (_, Action::Dash(zone)) => city.put(Criminal::Courier, zone),
        (_, Action::Jump) => {
            let from = city.find(Criminal::Jumper)?;
            city.put(Criminal::Jumper, city.ring.opposite(from));
        }
        (_, Action::Guardian(zone)) => city.guardian = zone,
        (_, Action::Barrier(border, turning)) => drop(city.move_barrier(border, turning)),
        (Step::Escort { .. }, Action::Criminal(criminal)) => city.put(criminal, city.guardian),
        (Step::Relocate(_), Action::Criminal(criminal)) => {
            city.put(criminal, Zone::Harbor);
        }
        (Step::RelocateTo(criminal) | Step::SendCriminal { criminal, .. }, Action::Zone(zone)) => {
            city.put(criminal, zone);
        }
        (Step::ItemTo(item) | Step::SendItem { item, .. }, Action::Zone(zone)) => {
            city.lay(item, zone);
        }
        (Step::SwapItemWith(one), Action::Item(other)) => city.swap_items(one, other),
        (Step::SwapCriminalWith(one), Action::Criminal(other)) => city.swap_criminals(one, other),
        (Step::Shift { to: Some(to) }, Action::Zone(from))
        | (Step::ShiftTo { from }, Action::Zone(to)) => city.shift_searches(from, to),
        (Step::Shift { to: None }, Action::Zone(from)) => {
            let free = Zone::ALL.into_iter();
            let mut free = free.filter(|zone| city.searches_in(*zone) == 0);
            city.shift_searches(from, free.next()?);
        }
        _ => return None,
    }
    Some(city)
}
