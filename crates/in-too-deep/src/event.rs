//! What happens in a game, for its story.

use kernel::{Seat, Set};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::console::{Agent, PORTS};
use crate::evidence::{BAR, Whereabouts};
use crate::offer::THIRDS;
use crate::pieces::{
    Bonus, Crime, Criminal, Deck, Dilemma, EchoCard, Evidence, Item, Outcome, Row, Storyline,
    Support, Zone,
};

/// What Intel is gained for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// A petty crime, or a crime of Echo.
    Crime,
    /// A major crime.
    MajorCrime,
    /// Echo has not come to her crime.
    Setback,
}

/// Why an item falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fall {
    /// Somebody wants it to.
    Freely,
    /// Another one comes into the same hands.
    ForAnother,
    /// A crime demands it.
    ByCrime,
    /// It is put where it is.
    InPlace,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(
    missing_docs,
    reason = "the variants are the sentences of the game's texts"
)]
pub enum Event {
    // Set-up and the course of the game.
    StorylinesLeftOut {
        storylines: Set<Storyline>,
    },
    FirstAgent {
        agent: Agent,
    },
    StartGrip {
        agent: Agent,
        criminal: Criminal,
    },
    /// For the owner's eyes.
    CrimesDealt {
        seat: Seat,
        crimes: Set<Crime>,
    },
    /// For the owner's eyes.
    EvidenceDealt {
        seat: Seat,
        evidence: Evidence,
    },
    MissionsSet {
        chapter: u8,
        missions: [Evidence; 3],
    },
    TurnBegan {
        agent: Agent,
    },
    ChapterEndTriggered {
        agent: Agent,
        chapter: u8,
    },
    TrailWentCold {
        chapter: u8,
    },
    ChapterBegan {
        chapter: u8,
    },
    GameEnded {
        foiled: bool,
    },
    // Hooks and grip.
    Unhooked {
        agent: Agent,
        criminal: Criminal,
    },
    Hooked {
        agent: Agent,
        criminal: Criminal,
    },
    /// Taken from somebody's console, and paid for.
    HookedFrom {
        agent: Agent,
        criminal: Criminal,
        owner: Agent,
        paid: bool,
    },
    HookSkipped {
        seat: Seat,
    },
    GripRaised {
        seat: Seat,
        criminals: ArrayVec<[Criminal; PORTS]>,
    },
    GripGained {
        agent: Agent,
        criminal: Criminal,
    },
    GripLost {
        agent: Agent,
        criminal: Criminal,
        count: u8,
    },
    GripPaid {
        seat: Seat,
        criminal: Criminal,
    },
    HookLocked {
        seat: Seat,
        criminal: Criminal,
    },
    HooksSwapped {
        seat: Seat,
        opponent: Agent,
    },
    // The city.
    Moved {
        agent: Agent,
        criminal: Criminal,
        zone: Zone,
    },
    Relocated {
        agent: Agent,
        criminal: Criminal,
        zone: Zone,
    },
    PickedUp {
        agent: Agent,
        criminal: Criminal,
        item: Item,
    },
    Dropped {
        agent: Agent,
        criminal: Criminal,
        item: Item,
        fall: Fall,
    },
    Stolen {
        seat: Seat,
        item: Item,
        from: Criminal,
    },
    Given {
        seat: Seat,
        item: Item,
        to: Criminal,
    },
    ItemMoved {
        agent: Agent,
        item: Item,
        zone: Zone,
    },
    ItemsSwapped {
        seat: Seat,
        one: Item,
        other: Item,
    },
    CriminalsSwapped {
        seat: Seat,
        one: Criminal,
        other: Criminal,
    },
    ItemCriminalSwapped {
        seat: Seat,
        item: Item,
        criminal: Criminal,
    },
    GuardianMoved {
        agent: Agent,
        zone: Zone,
    },
    Escorted {
        seat: Seat,
        criminal: Criminal,
        zone: Zone,
    },
    BarrierMoved {
        agent: Agent,
        from: [Zone; 2],
        to: [Zone; 2],
    },
    SearchesShifted {
        agent: Agent,
        from: Zone,
        to: Zone,
    },
    ZoneUsed {
        seat: Seat,
        criminal: Criminal,
        zone: Zone,
    },
    BarriersIgnored {
        seat: Seat,
    },
    // Support, tolerance, Intel.
    SupportGained {
        agent: Agent,
        support: Support,
        intel: u16,
    },
    SupportTurnedUp {
        tokens: ArrayVec<[Support; THIRDS]>,
    },
    SupportUsed {
        seat: Seat,
        support: Support,
    },
    ToleranceGained {
        agent: Agent,
        tolerance: u16,
    },
    IntelGained {
        agent: Agent,
        count: u16,
        merit: Merit,
    },
    ActionsGained {
        seat: Seat,
        count: u8,
    },
    // Crimes.
    CrimeCommitted {
        seat: Seat,
        crime: Crime,
    },
    OutcomeChosen {
        seat: Seat,
        outcome: Outcome,
    },
    /// For the owner's eyes.
    CrimeDrawn {
        seat: Seat,
        crime: Crime,
    },
    /// For everybody else.
    CrimeDrawnFrom {
        seat: Seat,
        deck: Deck,
    },
    CrimeSetAside {
        seat: Seat,
        deck: Deck,
        count: u8,
    },
    /// For the owner's eyes.
    AsideTaken {
        seat: Seat,
        crimes: Set<Crime>,
    },
    /// For the owner's eyes.
    CrimeDiscarded {
        seat: Seat,
        crime: Crime,
    },
    /// For everybody else.
    CrimeDiscardedUnder {
        seat: Seat,
        deck: Deck,
    },
    PettyReshuffled,
    // Dilemmas.
    /// For the owner's eyes.
    DilemmaDrawn {
        seat: Seat,
        dilemma: Dilemma,
    },
    /// For everybody else; Echo's too.
    DilemmasDrawn {
        agent: Agent,
        count: u8,
    },
    /// For the owner's eyes.
    DilemmaDiscarded {
        seat: Seat,
        dilemma: Dilemma,
    },
    /// For everybody else; Echo's too.
    DilemmaDropped {
        agent: Agent,
    },
    DuelFought {
        challenger: Agent,
        opponent: Agent,
    },
    HandShown {
        agent: Agent,
        dilemmas: Set<Dilemma>,
        value: i16,
    },
    DuelWon {
        winner: Agent,
        loser: Agent,
        paid: u16,
    },
    /// For the owner's eyes.
    DilemmaChosen {
        seat: Seat,
        dilemma: Dilemma,
    },
    /// For everybody else.
    DilemmaLaidAside {
        seat: Seat,
    },
    // Evidence.
    EvidenceTaken {
        seat: Seat,
        evidence: Evidence,
    },
    /// For the owner's eyes.
    EvidenceDrawn {
        seat: Seat,
        evidence: Evidence,
    },
    /// For everybody else; Echo's too.
    EvidenceGained {
        agent: Agent,
        count: u8,
    },
    EvidenceMissing {
        agent: Agent,
    },
    /// In the set-up and for a new chapter.
    BarLaidOut {
        chapter: u8,
        evidence: ArrayVec<[Evidence; BAR]>,
    },
    BarFilled {
        evidence: ArrayVec<[Evidence; BAR]>,
    },
    PlacedInRow {
        seat: Seat,
        evidence: Evidence,
        row: Row,
    },
    /// For the owner's eyes.
    PlacedInPlan {
        seat: Seat,
        evidence: Evidence,
        bonus: Option<Bonus>,
    },
    /// For everybody else; Echo's too.
    PlacedFaceDown {
        agent: Agent,
        bonus: Option<Bonus>,
        count: u8,
    },
    EchoPlacedInRow {
        row: Row,
    },
    /// For the looker's eyes.
    LookedAt {
        seat: Seat,
        place: Whereabouts,
        evidence: Evidence,
    },
    /// For everybody else.
    Looked {
        seat: Seat,
        place: Whereabouts,
    },
    /// For the taker's eyes.
    TookFrom {
        seat: Seat,
        place: Whereabouts,
        evidence: Evidence,
    },
    /// For everybody else.
    Took {
        seat: Seat,
        place: Whereabouts,
    },
    Exposed {
        seat: Seat,
        place: Whereabouts,
        evidence: Evidence,
    },
    // Chapters.
    InvestigationSucceeded {
        chapter: u8,
    },
    InvestigationFailed {
        chapter: u8,
        files: u8,
    },
    FilesRewarded {
        agent: Agent,
        files: u8,
        intel: u16,
    },
    IntelLost {
        agent: Agent,
        count: u16,
    },
    BonusSpacesCleared {
        evidence: ArrayVec<[Evidence; 3]>,
    },
    // Echo.
    EchoCardTurned {
        card: EchoCard,
    },
    EchoRolled {
        white: u8,
        black: i8,
    },
    /// The white die named something that has moved already.
    EchoRerolls {
        white: u8,
    },
    EchoMarked {
        sides: [Zone; 2],
    },
    EchoProgressed {
        by: u8,
        progress: u8,
    },
    EchoSetBack,
    EchoCommitted {
        crime: Crime,
        outcome: Outcome,
    },
    EchoDrewCrime {
        deck: Deck,
    },
    EchoStored {
        count: u8,
    },
    /// Her evidence leaves the bonus spaces for her box (ID-R73).
    EchoKeptFaceDown {
        count: u8,
    },
    EchoShuffled,
    EchoRotated {
        off: Criminal,
    },
}
