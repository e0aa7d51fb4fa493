//! What things are worth in Intel that cannot be told exactly. Tuned by play.

use in_too_deep::content::SupportKind;

/// Evidence of a kind of which nothing is known yet.
pub(super) const EVIDENCE: f32 = 1.9;
/// Tokens in the plan area that make its ranks certain.
pub(super) const PLAN_SETTLED: f32 = 14.0;
/// When so much evidence is still to come, what the plan area shows begins to be what counts.
pub(super) const LATE: f32 = 12.0;
/// One grip lost at the end of a chapter.
pub(super) const GRIP: f32 = 0.8;
/// An ability that can be used.
pub(super) const ABILITY: f32 = 0.5;
/// Grip that can be paid for an action.
pub(super) const ENDURANCE: f32 = 0.5;
/// Hooks that are kept, by their number.
pub(super) const HOOKS: [f32; 4] = [0.0, 1.0, 1.8, 2.1];
/// A criminal that a crime needs and that is not hooked, in actions.
pub(super) const TO_HOOK: f32 = 1.6;
/// A criminal that somebody else has hooked.
pub(super) const TO_TAKE: f32 = 0.4;
/// What is left of a crime's worth for each action that it still takes, after this turn.
pub(super) const PATIENCE: f32 = 0.75;
/// What is left of a crime that could be committed in the next turn.
pub(super) const NEXT_TURN: f32 = 0.85;
/// A crime whose storyline is not open yet.
pub(super) const CLOSED: f32 = 0.3;
/// How much the second and third best crimes in hand count: only one is committed in a turn.
pub(super) const SPARE: [f32; 4] = [1.0, 0.35, 0.15, 0.05];
/// A major crime still to be drawn.
pub(super) const BLANK_MAJOR: f32 = 3.6;
/// A petty crime still to be drawn.
pub(super) const BLANK_PETTY: f32 = 1.3;
/// A card set aside, unseen.
pub(super) const ASIDE: f32 = 1.0;
/// A processing, beside what lies in memory now.
pub(super) const PROCESS: f32 = 0.9;
/// A dilemma in hand, before its corruption: half of them are stored, the better half.
pub(super) const DILEMMA: f32 = 2.0;
/// What a dilemma of a hand corrupts by on the average, for each that is drawn.
pub(super) const CORRUPTION: f32 = 1.9;
/// The most that a point of corruption is taken to cost.
pub(super) const DEAREST: f32 = 0.9;
/// How much of the evidence to come can be laid into the plan by those who want it foiled.
pub(super) const TO_PLAN: f32 = 0.35;
/// What a stored dilemma of somebody else corrupts by.
pub(super) const THEIRS: f32 = 4.0;
/// What a token costs that is laid into the plan so that it is foiled: less than it is worth in memory, for it makes
/// its kind dearer.
pub(super) const TO_FOIL: f32 = 2.0;
/// What corrupts an agent still, for its share of the evidence to come.
pub(super) const YET: f32 = 1.9;
/// An action that is left, while a turn is thought through.
pub(super) const ACTION: f32 = 1.3;

/// What a support token held promises.
pub(super) fn support(kind: SupportKind) -> f32 {
    match kind {
        SupportKind::Actions => 2.0,
        SupportKind::RelocateCriminal | SupportKind::SwapCriminals => 1.7,
        SupportKind::SwapItemCriminal | SupportKind::RelocateItem | SupportKind::SwapItems => 1.5,
        SupportKind::Hook => 1.6,
        SupportKind::GuardianBarriers => 1.2,
        SupportKind::ShiftSearches | SupportKind::IgnoreBarriers => 0.9,
        SupportKind::DropDilemma => 1.2,
        SupportKind::SwapHooks => 0.8,
        SupportKind::Lock | SupportKind::Challenge => 0.6,
        // The others are never held.
        _ => 0.0,
    }
}
