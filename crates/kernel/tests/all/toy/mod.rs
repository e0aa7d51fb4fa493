//! A small game with hidden hands, simultaneous decisions, a hidden deck and a die; sound, unless its
//! options say what is broken.

mod flaw;
mod parts;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use kernel::{
    Amendments, Audience, Category, Chance, Choice, Edition, End, Game, Info, Log, Offers, Options,
    Phrase, Refusal, RuleId, Score, Seat, SeatSet, Secret, Standing, Viewer, Violation, rank,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use flaw::Flaw;
pub(crate) use parts::{Action, CALL_AGAIN, Said, ToyOptions};

const CARDS: u8 = 14;
const HAND: usize = 3;
const ROUNDS: u8 = 3;

/// What the flaws of randomness count on instead of chance.
static GLOBAL: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Pick {
    Pass,
    Card(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    options: ToyOptions,
    round: u8,
    hands: Vec<Vec<u8>>,
    picks: Vec<Option<Pick>>,
    deck: Vec<u8>,
    gone: Vec<u8>,
    prize: u8,
    die: u8,
    won: Vec<i32>,
    peeked: SeatSet,
    called: SeatSet,
    end: Option<Ending>,
    arrivals: Vec<Seat>,
    shared: Shared,
    imagined: bool,
    #[serde(skip)]
    forgotten: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Ending {
    PlayedOut,
    AllPassed,
}

/// A counter that copies share: what no state may have.
#[derive(Clone, Debug, Default)]
struct Shared(Arc<AtomicU8>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.0.load(Relaxed) == other.0.load(Relaxed)
    }
}

impl Eq for Shared {}

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.load(Relaxed).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared, D::Error> {
        u8::deserialize(deserializer).map(|n| Shared(Arc::new(AtomicU8::new(n))))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ToyView {
    options: ToyOptions,
    viewer: Viewer,
    round: u8,
    hand: Vec<u8>,
    held: Vec<usize>,
    pick: Option<Pick>,
    decided: SeatSet,
    deck: usize,
    top: Option<u8>,
    gone: Vec<u8>,
    prize: u8,
    die: u8,
    won: Vec<i32>,
    peeked: SeatSet,
    called: SeatSet,
    end: Option<Ending>,
    leak: Option<String>,
    #[serde(skip)]
    forgotten: u8,
}

pub(crate) fn options(seats: u8, flaw: Flaw) -> ToyOptions {
    ToyOptions {
        seats,
        flaw,
        edition: Edition::default(),
    }
}

fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
    cards.sort_unstable();
    cards
}

impl Toy {
    fn has(&self, flaw: Flaw) -> bool {
        self.options.flaw == flaw
    }

    /// The hand of a seat, to choose among.
    pub(crate) fn hand(&self, seat: Seat) -> &[u8] {
        &self.hands[seat.index()]
    }

    fn table(&self) -> SeatSet {
        SeatSet::first(self.options.seats)
    }

    fn roll(&mut self, chance: &mut Chance, log: &mut Log<Said>) {
        self.die = chance.below(6) as u8 + 1;
        if self.has(Flaw::Random) {
            self.die = GLOBAL.fetch_add(1, Relaxed) % 7;
        }
        if self.has(Flaw::LogMatters) && !log.is_on() {
            self.die = 7;
        }
        let mut said = Said::new("TY-4", "rolled");
        match self.options.flaw {
            Flaw::EventRule => said.rule = "XY-4",
            Flaw::EventPhrase => said.phrase = "",
            _ => {}
        }
        log.tell(Audience::Everyone, said);
    }

    fn resolve(&mut self, chance: &mut Chance, log: &mut Log<Said>) {
        log.unseal();
        let best = self.picks.iter().copied().max().flatten();
        if best == Some(Pick::Pass) {
            self.end = Some(Ending::AllPassed);
        }
        for (seat, pick) in self.picks.iter_mut().enumerate() {
            if let Some(Pick::Card(card)) = *pick {
                if *pick == best {
                    self.won[seat] += i32::from(self.prize + self.die);
                }
                if self.options.flaw != Flaw::InvariantBroken {
                    self.hands[seat].retain(|held| *held != card);
                }
                self.gone.push(card);
            }
            *pick = None;
        }
        self.arrivals.clear();
        self.peeked = SeatSet::NONE;
        self.called = SeatSet::NONE;
        if self.round == ROUNDS && !self.has(Flaw::Endless) {
            self.end.get_or_insert(Ending::PlayedOut);
        }
        if self.has(Flaw::Endless) {
            self.end = None;
        }
        if self.end.is_some() {
            return;
        }
        self.round += u8::from(self.round < ROUNDS);
        if let Some(next) = self.deck.pop() {
            self.gone.push(self.prize);
            self.prize = next;
        }
        assert!(!self.has(Flaw::Panics), "the second round is too much");
        self.roll(chance, log);
    }

    fn offers(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if !self.to_act().contains(seat) {
            if self.has(Flaw::OutOfTurn) && seat.0 < self.options.seats && self.end.is_none() {
                actions.push(Action::Pass);
            }
            return actions;
        }
        let dead = self.has(Flaw::DeadEnd) || self.has(Flaw::ImagineStuck) && self.imagined;
        if dead && self.round == 2 {
            return actions;
        }
        actions.extend(self.hand(seat).iter().map(|card| match self.options.flaw {
            Flaw::Notation => Action::Alike(*card),
            Flaw::NotationSpace => Action::Spaced(*card),
            _ => Action::Play(*card),
        }));
        actions.push(Action::Pass);
        if self.has(Flaw::LegalTwice) {
            actions.push(Action::Pass);
        }
        let unseen = self.has(Flaw::DefaultsEndless) || !self.peeked.contains(seat);
        if unseen && !self.deck.is_empty() {
            actions.push(Action::Peek);
        }
        let barred = self.has(Flaw::LegalLeaks) && self.deck.last().is_some_and(|c| c % 2 == 0);
        if !self.called.contains(seat) && !barred {
            actions.push(Action::Call);
        }
        if self.has(Flaw::LegalUnstable) {
            let last = actions.len() - 1;
            actions.swap(last, last - usize::from(GLOBAL.fetch_add(1, Relaxed) % 2));
        }
        actions
    }
}

impl Game for Toy {
    type Options = ToyOptions;
    type Action = Action;
    type Prompt = Said;
    type Event = Said;
    type WhyNot = Said;
    type View = ToyView;

    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        prefix: "TY",
        first_edition: 1,
        amendments: ToyOptions::AMENDMENTS,
        rules: &[("en", parts::RULES)],
        texts: &[],
    };

    fn new(options: &ToyOptions, chance: &mut Chance, log: &mut Log<Said>) -> Toy {
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut deck);
        let seats = usize::from(options.seats);
        let hands = (0..seats).map(|_| sorted(deck.split_off(deck.len() - HAND)));
        let kept = match options.flaw {
            Flaw::OtherOptions => Flaw::None,
            flaw => flaw,
        };
        let mut toy = Toy {
            options: ToyOptions {
                flaw: kept,
                ..options.clone()
            },
            round: 1,
            hands: hands.collect(),
            picks: vec![None; seats],
            prize: 0,
            deck: Vec::new(),
            gone: Vec::new(),
            die: 0,
            won: vec![0; seats],
            peeked: SeatSet::NONE,
            called: SeatSet::NONE,
            end: None,
            arrivals: Vec::new(),
            shared: Shared::default(),
            imagined: false,
            forgotten: u8::from(options.flaw == Flaw::StateForgets),
        };
        toy.prize = deck.pop().expect("the hands leave some");
        toy.deck = deck;
        toy.roll(chance, log);
        toy
    }

    fn options(&self) -> &ToyOptions {
        &self.options
    }

    fn to_act(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::NONE;
        }
        if self.has(Flaw::StrangerToAct) {
            return SeatSet::only(Seat(7));
        }
        Seat::all(self.options.seats)
            .filter(|seat| self.picks[seat.index()].is_none())
            .collect()
    }

    fn is_between_turns(&self) -> bool {
        self.picks.iter().all(Option::is_none)
    }

    fn take_up(&mut self, amendments: Amendments) {
        self.options.edition.amendments = self.options.edition.amendments.and(amendments);
    }

    fn is_over(&self) -> bool {
        self.to_act().is_empty() || self.has(Flaw::OverUnclear) && self.round == ROUNDS
    }

    fn prompt(&self, seat: Seat) -> Option<Said> {
        if !self.to_act().contains(seat) || self.has(Flaw::Unprompted) && self.round == 2 {
            return None;
        }
        let mut said = Said::new("TY-1", "choose");
        if self.has(Flaw::PromptLeaks) {
            said.card = self.deck.last().copied();
        }
        Some(said)
    }

    fn each_legal(&self, seat: Seat, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        offers.take(self.offers(seat))
    }

    fn refuse(&self, seat: Seat, action: Action) -> Option<Said> {
        let fresh = |set: SeatSet| !set.contains(seat) || self.has(Flaw::DefaultsEndless);
        let allowed = match action {
            _ if self.has(Flaw::LegalRefused) && action == Action::Pass => false,
            Action::Play(card) => {
                self.hand(seat).contains(&card) || self.has(Flaw::IllegalAccepted)
            }
            Action::Pass => true,
            Action::Peek => fresh(self.peeked) && !self.deck.is_empty(),
            Action::Call => !self.called.contains(seat) || self.options.plays_by(CALL_AGAIN),
            Action::Alike(_) | Action::Spaced(_) => false,
        };
        (!allowed).then(|| Said::new("TY-1", "not-yours"))
    }

    /// Refusals that do more than refuse are possible only here.
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut Log<Said>,
    ) -> Result<SeatSet, Refusal<Said>> {
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        if !self.to_act().contains(seat) {
            return Err(Refusal::NotToAct);
        }
        let Some(why) = self.refuse(seat, action) else {
            return Ok(self.perform(seat, action, chance, log));
        };
        match self.options.flaw {
            Flaw::RefusalChangesState => self.called.insert(seat),
            Flaw::RefusalDraws => drop(chance.below(6)),
            Flaw::RefusalTells => log.tell(Audience::Everyone, Said::new("TY-1", "tried")),
            Flaw::RefusalMisnamed => return Err(Refusal::NotToAct),
            _ => {}
        }
        Err(Refusal::Rule(why))
    }

    fn perform(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut Log<Said>,
    ) -> SeatSet {
        if self.has(Flaw::SharedCell) {
            self.shared.0.fetch_add(1, Relaxed);
        }
        let mut said = Said::new("TY-1", "picked");
        said.seat = Some(seat);
        let pick = match action {
            Action::Peek => {
                self.peeked.insert(seat);
                said.phrase = "peeked";
                log.tell(Audience::Everyone, said);
                let unmarked = self.has(Flaw::PeekUnmarked);
                return if unmarked {
                    SeatSet::NONE
                } else {
                    SeatSet::only(seat)
                };
            }
            Action::Call => {
                self.called.insert(seat);
                said.phrase = "called";
                if self.has(Flaw::CallUnmarked) {
                    said.card = self.deck.last().copied();
                    log.tell(Audience::Everyone, said);
                    return SeatSet::NONE;
                }
                log.tell(Audience::Everyone, said);
                let mut others = self.table();
                others.remove(seat);
                return others;
            }
            Action::Play(card) => {
                said.card = Some(card);
                Pick::Card(card)
            }
            _ => Pick::Pass,
        };
        log.tell(
            match self.options.flaw {
                Flaw::LogLeaks => Audience::Everyone,
                _ => Audience::Sealed(seat),
            },
            said,
        );
        self.picks[seat.index()] = Some(pick);
        if self.has(Flaw::UndoOrder) {
            self.arrivals.push(seat);
        }
        if !self.to_act().is_empty() {
            return SeatSet::NONE;
        }
        self.resolve(chance, log);
        let unmarked = self.has(Flaw::ChanceUnmarked);
        if unmarked {
            SeatSet::NONE
        } else {
            self.table()
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        let seat = viewer.seat().map(Seat::index);
        let knows_top = viewer.seat().is_some_and(|seat| self.peeked.contains(seat));
        let leaks = self.has(Flaw::ViewLeaks) || self.has(Flaw::ImagineCheats);
        let all = Seat::all(self.options.seats);
        ToyView {
            options: self.options.clone(),
            viewer,
            round: self.round,
            hand: seat.map_or(Vec::new(), |i| self.hands[i].clone()),
            held: self.hands.iter().map(Vec::len).collect(),
            pick: seat.and_then(|i| self.picks[i]),
            decided: all.filter(|s| self.picks[s.index()].is_some()).collect(),
            deck: self.deck.len(),
            top: self.deck.last().copied().filter(|_| knows_top),
            gone: self.gone.clone(),
            prize: self.prize,
            die: self.die,
            won: self.won.clone(),
            peeked: self.peeked,
            called: self.called,
            end: self.end,
            leak: leaks.then(|| serde_json::to_string(self).expect("plain data")),
            forgotten: u8::from(self.has(Flaw::ViewForgets)),
        }
    }

    fn imagine(view: &ToyView, chance: &mut Chance) -> Toy {
        let flaw = view.options.flaw;
        if flaw == Flaw::ImagineCheats {
            let truth = view.leak.as_deref().expect("the view leaks");
            return serde_json::from_str(truth).expect("a state");
        }
        let known = |card: &u8| {
            *card == view.prize
                || view.top == Some(*card)
                || view.gone.contains(card)
                || view.hand.contains(card)
        };
        let mut unseen: Vec<u8> = (1..=CARDS).filter(|card| !known(card)).collect();
        chance.shuffle(&mut unseen);
        if flaw == Flaw::ImagineRandom {
            let places = usize::from(GLOBAL.fetch_add(1, Relaxed)) % unseen.len();
            unseen.rotate_left(places);
        }
        let mut hands = Vec::new();
        let mut picks = Vec::new();
        for (seat, &held) in Seat::all(view.options.seats).zip(&view.held) {
            if view.viewer.is(seat) {
                hands.push(view.hand.clone());
                picks.push(view.pick);
            } else {
                let hand = sorted(unseen.split_off(unseen.len() - held));
                let picked = chance.below(held as u32 + 1) as usize;
                let decided = view.decided.contains(seat);
                picks
                    .push(decided.then(|| hand.get(picked).map_or(Pick::Pass, |c| Pick::Card(*c))));
                hands.push(hand);
            }
        }
        if flaw == Flaw::ImagineBreaks {
            unseen.pop();
        }
        unseen.extend(view.top);
        Toy {
            options: view.options.clone(),
            round: view.round,
            hands,
            picks,
            deck: unseen,
            gone: view.gone.clone(),
            prize: view.prize,
            die: view.die,
            won: view.won.clone(),
            peeked: view.peeked,
            called: view.called,
            end: view.end,
            arrivals: Vec::new(),
            shared: Shared::default(),
            imagined: flaw == Flaw::ImagineStuck && view.round == 1,
            forgotten: 0,
        }
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut hide = |name, value: String| secrets.push(Secret { name, value });
        let top = viewer.seat().is_some_and(|seat| self.peeked.contains(seat));
        let hidden = self.deck.len() - usize::from(top && !self.deck.is_empty());
        if hidden > 0 {
            hide("deck", format!("{:?}", &self.deck[..hidden]));
        }
        for seat in Seat::all(self.options.seats).filter(|seat| !viewer.is(*seat)) {
            hide("hand", format!("{:?}", self.hand(seat)));
            if let Some(pick) = self.picks[seat.index()] {
                hide("pick", format!("{pick:?}"));
            }
        }
        if self.has(Flaw::SecretUnnamed) {
            hide("", String::new());
        }
        secrets
    }

    fn standing(view: &ToyView) -> Standing {
        let flaw = view.options.flaw;
        let shift = i32::from(flaw == Flaw::StandingDisagrees && view.viewer == Viewer::Spectator);
        let score = |(seat, won): (Seat, &i32)| {
            let category = Category {
                name: "prizes",
                rule: RuleId(if flaw == Flaw::ScoreRule {
                    "TY-9"
                } else {
                    "TY-1"
                }),
                points: Some(*won + shift),
            };
            Score::new(seat, vec![category], Vec::new())
        };
        let mut seats: Vec<Score> = Seat::all(view.options.seats)
            .zip(&view.won)
            .map(score)
            .collect();
        if flaw == Flaw::StandingSum {
            seats[1].total += 1;
        }
        let early = flaw == Flaw::StandingEarly && view.round == ROUNDS;
        let ending = view.end.or(early.then_some(Ending::PlayedOut));
        let end = ending.map(|ending| End {
            reason: match ending {
                _ if flaw == Flaw::ReasonEmpty => "",
                Ending::PlayedOut => "played-out",
                Ending::AllPassed => "all-passed",
            },
            winners: rank(&mut seats),
        });
        if flaw == Flaw::StandingPlaces {
            seats.iter_mut().for_each(|score| score.place = None);
        }
        Standing {
            seats,
            automas: Vec::new(),
            end,
        }
    }

    fn describe(view: &ToyView, action: Action) -> Choice {
        let rule = match (view.options.flaw, action) {
            (Flaw::ChoiceRule, _) => "TY-9",
            (_, Action::Peek) => "TY-2",
            (_, Action::Call) => "TY-3",
            _ => "TY-1",
        };
        Choice {
            phrase: Phrase::new("choice").with("action", action.to_string()),
            rule: RuleId(rule),
        }
    }

    fn default_action(view: &ToyView, legal: &[Action]) -> Action {
        match view.options.flaw {
            Flaw::DefaultIllegal => Action::Play(view.prize),
            Flaw::DefaultsEndless if legal.contains(&Action::Peek) => Action::Peek,
            _ => legal[0],
        }
    }

    fn validate(&self) -> Result<(), Violation> {
        let hands = self.hands.iter().flatten();
        let cards = hands.chain(&self.deck).chain(&self.gone).copied();
        let all = sorted(cards.chain([self.prize]).collect());
        Violation::unless(all.iter().copied().eq(1..=CARDS), "TY-1", || {
            format!("the cards are {all:?}")
        })?;
        let seats = usize::from(self.options.seats());
        Violation::unless(
            [self.hands.len(), self.picks.len(), self.won.len()] == [seats; 3],
            "TY-1",
            || "not everything is there once per seat".to_owned(),
        )
    }
}
