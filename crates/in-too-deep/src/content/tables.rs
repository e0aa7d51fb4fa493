//! The tables of the content pack.

use kernel::{Member, Set, vocabulary};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::crime::{Clause, Line, Role};
use crate::pieces::{
    Crime, Criminal, Deck, Difficulty, Dilemma, EchoCard, Evidence, Item, ItemKind, Letter,
    Outcome, Row, Storyline, Support, Warrant, Zone,
};

/// Everything.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Who made the game.
    pub game: GameData,
    /// How many there are of everything.
    pub counts: Counts,
    /// Numbers by table size.
    pub table_size: Vec<TableSize>,
    /// The set-up.
    pub setup: Setup,
    /// Prices and rewards.
    pub values: Values,
    /// Bonuses of the final scoring.
    pub bonuses: Bonuses,
    /// The chapters.
    pub chapter: [Chapter; 3],
    /// The grip track.
    pub grip_track: GripTrack,
    /// The zones, clockwise.
    pub zone: Vec<Named<Zone>>,
    /// The items.
    pub item: Vec<ItemData>,
    /// The criminals.
    pub criminal: Vec<Named<Criminal>>,
    /// The kinds of evidence.
    pub evidence: Vec<EvidenceData>,
    /// The support tokens.
    pub support: Vec<SupportData>,
    /// The storylines.
    pub storyline: Vec<Named<Storyline>>,
    /// The crimes.
    pub crime: Vec<CrimeData>,
    /// The dilemmas.
    pub dilemma: Vec<DilemmaData>,
    /// Echo.
    pub echo: EchoData,
    /// The crimes of each deck.
    #[serde(skip)]
    pub(super) decks: [Set<Crime>; Deck::ALL.len()],
    /// The crimes of each storyline.
    #[serde(skip)]
    pub(super) along: [Set<Crime>; Storyline::ALL.len()],
}

impl Content {
    /// Sorts the crimes.
    pub(super) fn sort_crimes(&mut self) {
        for card in &self.crime {
            self.decks[card.deck.index()].insert(card.id);
            if let Some(storyline) = card.storyline {
                self.along[storyline.index()].insert(card.id);
            }
        }
    }
}

/// Who made the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameData {
    /// Its designers.
    pub designer: String,
    /// Its publisher.
    pub publisher: String,
}

/// How many there are of everything.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the names of the components")]
pub struct Counts {
    pub zones: usize,
    pub items: usize,
    pub item_kinds: usize,
    pub criminals: usize,
    pub barriers: usize,
    pub search_tokens: u8,
    pub major_crimes: usize,
    pub petty_crimes: usize,
    pub storylines: usize,
    pub dilemmas: usize,
    pub evidence_tokens: u8,
    pub evidence_kinds: usize,
    pub files: u8,
    pub missions: usize,
    pub support_tokens: u8,
}

/// Numbers of one table size.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    /// How many people.
    pub humans: u8,
    /// Whether Echo plays.
    pub echo: bool,
    /// People and Echo.
    pub seats: u8,
    /// Criminals in play (ID-3.7).
    pub criminals: usize,
    /// Slots of the display (ID-3.11).
    pub display_slots: usize,
    /// Files in each row (ID-3.14).
    pub files_per_row: [u8; Row::ALL.len()],
    /// Kinds needed to foil the plan (ID-23.7).
    pub kinds_to_foil: usize,
    /// Whether crimes with the 4+ symbol are in (ID-3.2).
    pub use_plus4_crimes: bool,
}

/// The set-up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Intel of each agent.
    pub start_intel: u16,
    /// Evidence of each agent.
    pub start_evidence: u8,
    /// Tokens on the bar.
    pub bar_slots: u8,
    /// How many grip tokens advance, in turn order (ID-3.20).
    pub start_grip_random_tokens_by_seat: [u8; 5],
    /// How far clockwise from The Blocks so many searches lie (ID-3.9).
    pub search_start: [(u8, u8); 3],
    /// Actions in a turn (ID-7.1).
    pub base_actions: u8,
}

/// Prices and rewards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Paid for a hook token of somebody else (ID-5.5).
    pub hook_payment: u16,
    /// Paid by the loser of a duel (ID-8.3).
    pub duel_stake: u16,
    /// Added to the next third of the offer (ID-11.1).
    pub support_drip: u16,
    /// What a tolerance token adds (ID-12.1).
    pub tolerance_step: u16,
    /// Tokens of a kind that count for foiling (ID-23.7).
    pub foil_tokens_per_kind: u8,
    /// Rounds without evidence after which a chapter ends (ID-R89).
    pub quiet_rounds: u8,
    /// What a symbol is worth, from the most frequent kind on (ID-23.9).
    pub evidence_fields: [u8; 4],
}

/// Bonuses of the final scoring.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonuses {
    /// For each more corrupt player (ID-23.4).
    pub least_corrupt: u16,
    /// Badges of a set (ID-23.13).
    pub badges: u8,
    /// What a set of badges is worth.
    pub badge_triple: u16,
}

/// A chapter (ID-22.1, ID-22.2).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Intel for each file after a success.
    pub file_reward: u16,
    /// Grip lost after a failure.
    pub lost_grip: u8,
    /// Intel lost after a failure.
    pub lost_intel: u16,
}

/// The grip track (ID-6).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GripTrack {
    /// Where the ability zone begins.
    pub ability_from: u8,
    /// Where the endurance zone begins.
    pub endurance_from: u8,
    /// What each space is worth at the end.
    pub end_values: Vec<u16>,
}

impl GripTrack {
    /// The last space.
    pub fn last(&self) -> u8 {
        self.end_values.len() as u8 - 1
    }
}

/// What has a name and no numbers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named<T> {
    /// Which.
    pub id: T,
}

/// An item.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemData {
    /// Which.
    pub id: Item,
    /// Of which kind.
    pub kind: ItemKind,
}

/// A kind of evidence.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EvidenceData {
    /// Which.
    pub id: Evidence,
    /// How many tokens.
    pub tokens: u8,
}

vocabulary! {
    /// What a support token does (ID-11.9 to ID-11.26): the rules describe each, by the same name.
    pub enum SupportKind {
        LookTwo = "look_two",
        TakeOne = "take_one",
        FlipOne = "flip_one",
        Petty = "petty",
        Grip = "grip",
        IgnoreBarriers = "ignore_barriers",
        ShiftSearches = "shift_searches",
        Tolerance = "tolerance",
        Hook = "hook",
        Lock = "lock",
        LookTwoTakeOne = "look_two_take_one",
        SwapItems = "swap_items",
        RelocateItem = "relocate_item",
        SwapItemCriminal = "swap_item_criminal",
        SwapCriminals = "swap_criminals",
        RelocateCriminal = "relocate_criminal",
        GuardianBarriers = "guardian_barriers",
        SwapHooks = "swap_hooks",
        DropDilemma = "drop_dilemma",
        RedrawDilemmas = "redraw_dilemmas",
        Challenge = "challenge",
        Actions = "actions",
    }
}

impl SupportKind {
    /// Whether such a token shows a number (ID-11.7).
    pub fn shows_a_number(self) -> bool {
        matches!(
            self,
            SupportKind::Petty
                | SupportKind::Grip
                | SupportKind::Tolerance
                | SupportKind::GuardianBarriers
                | SupportKind::RedrawDilemmas
                | SupportKind::Actions
        )
    }
}

/// When a support token is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// It is kept (ID-11.3).
    Blue,
    /// At once (ID-11.4).
    Pink,
}

/// A support token.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupportData {
    /// Which.
    pub id: Support,
    /// What it does.
    pub kind: SupportKind,
    /// When.
    pub colour: Colour,
    /// How much, where it shows a number (ID-11.7).
    #[serde(default)]
    pub amount: u8,
    /// How many there are.
    pub copies: u8,
}

/// What a crime brings, in this order (ID-15.3, ID-16.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    /// Intel.
    pub intel: u16,
    /// Dilemmas to draw.
    pub dilemmas: u8,
    /// Evidence to gain.
    pub evidence: u8,
    /// Evidence that may be processed.
    pub process: u8,
    /// Support tokens to gain.
    pub support: u8,
}

/// A crime card.
#[derive(Debug, Deserialize)]
#[serde(try_from = "RawCrime")]
pub struct CrimeData {
    /// Which.
    pub id: Crime,
    /// Its deck.
    pub deck: Deck,
    /// Its storyline, if it is a major crime.
    pub storyline: Option<Storyline>,
    /// Whether it is only for four and five.
    pub plus4: bool,
    /// Its roles, those of the agent first (ID-17.1).
    pub roles: Vec<Role>,
    /// Whether it leaves a zone open.
    pub open_zone: bool,
    /// Its conditions.
    pub when: Vec<Clause>,
    /// The same by how many roles have to be cast before they can be judged; the last with the open zone.
    pub due: Vec<Vec<Clause>>,
    /// Its effect.
    pub effect: Vec<Line>,
    /// What it brings, carefully and recklessly; a petty crime brings the same.
    pub rewards: [Reward; Outcome::ALL.len()],
}

/// A crime card as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCrime {
    id: Crime,
    deck: Deck,
    storyline: Option<Storyline>,
    #[serde(default)]
    plus4: bool,
    #[serde(deserialize_with = "yours")]
    you: Vec<Role>,
    #[serde(default, deserialize_with = "not_yours")]
    others: Vec<Role>,
    #[serde(default, deserialize_with = "open_zone")]
    zones: bool,
    when: Vec<Clause>,
    effect: Vec<Line>,
    careful: Option<Reward>,
    reckless: Option<Reward>,
    reward: Option<Reward>,
}

impl TryFrom<RawCrime> for CrimeData {
    type Error = serde::de::value::Error;

    fn try_from(raw: RawCrime) -> Result<CrimeData, Self::Error> {
        let (petty, major) = (raw.reward, [raw.careful, raw.reckless]);
        let keys = &["you", "others", "zones", "when", "effect", "reward"];
        let rewards = match raw.deck {
            Deck::Petty if major[0].is_some() => return Err(Error::unknown_field("careful", keys)),
            Deck::Petty if major[1].is_some() => {
                return Err(Error::unknown_field("reckless", keys));
            }
            Deck::Petty if raw.plus4 => return Err(Error::unknown_field("plus4", keys)),
            Deck::Petty if raw.storyline.is_some() => {
                return Err(Error::unknown_field("storyline", keys));
            }
            Deck::Petty => [petty, petty],
            _ if petty.is_some() => {
                return Err(Error::unknown_field("reward", &["careful", "reckless"]));
            }
            _ => major,
        };
        let roles: Vec<Role> = raw.you.into_iter().chain(raw.others).collect();
        Ok(CrimeData {
            id: raw.id,
            deck: raw.deck,
            storyline: raw.storyline,
            plus4: raw.plus4,
            due: Clause::by_due(&raw.when, &roles),
            roles,
            open_zone: raw.zones,
            when: raw.when,
            effect: raw.effect,
            rewards: rewards.map(Option::unwrap_or_default),
        })
    }
}

/// The roles of the agent's own criminals (ID-17.1).
fn yours<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Role>, D::Error> {
    roles(deserializer, &["y1", "y2", "y3"])
}

/// The roles of other criminals (ID-17.1).
fn not_yours<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Role>, D::Error> {
    roles(deserializer, &["c1", "c2"])
}

fn roles<'de, D: Deserializer<'de>>(
    deserializer: D,
    known: &'static [&'static str],
) -> Result<Vec<Role>, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    let role = |word: &String| {
        let role = word.parse().ok();
        let role = role.filter(|_| known.contains(&word.as_str()));
        role.ok_or_else(|| Error::unknown_variant(word, known))
    };
    words.iter().map(role).collect()
}

/// Whether a card leaves a zone open: at most one, by this name (ID-17.1).
fn open_zone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    let words = Vec::<String>::deserialize(deserializer)?;
    match words.iter().find(|word| *word != "z1") {
        Some(other) => Err(Error::unknown_variant(other, &["z1"])),
        None => Ok(!words.is_empty()),
    }
}

/// What a stored dilemma is worth (ID-20.1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DilemmaReward {
    /// Intel.
    Intel(u16),
    /// A warrant.
    Warrant(Warrant),
    /// Badges.
    Badge(u8),
    /// Symbols of evidence.
    Evidence(Vec<Evidence>),
}

/// A dilemma.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DilemmaData {
    /// Which.
    pub id: Dilemma,
    /// How much it corrupts.
    pub corruption: u8,
    /// What it brings.
    pub reward: DilemmaReward,
}

/// Echo's material.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EchoData {
    /// The progress needed for a crime, by level.
    pub crime_at: [u8; 3],
    /// Faces of the black die, as zones clockwise.
    pub black: [i8; 6],
    /// How often she manipulates, by chapter.
    pub manipulations_by_chapter: [u8; 3],
    /// The sides of her board.
    pub side: [EchoSide; Difficulty::ALL.len()],
    /// Her cards.
    pub card: Vec<EchoCardData>,
}

/// A side of the Echo board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EchoSide {
    /// For whom.
    pub difficulty: Difficulty,
    /// Progress by face of the black die.
    pub progress: [u8; 6],
    /// Intel for a turn without a crime.
    pub setback_intel: u16,
    /// Grip for a turn without a crime.
    pub setback_grip: u8,
}

/// An Echo card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EchoCardData {
    /// Which.
    pub id: EchoCard,
    /// Whom she hooks.
    pub hook: Letter,
    /// Whom white 1 and 2 move.
    pub criminals: [Letter; 2],
    /// What white 3 moves.
    pub item: Item,
    /// Where white 4 sends the searches.
    pub searches_to: Zone,
    /// Which barrier white 5 moves.
    pub marked_barrier: bool,
    /// Where her first evidence goes; nowhere means the plan.
    #[serde(default, deserialize_with = "row_or_plan")]
    pub row: Option<Row>,
    /// Which outcome she takes.
    pub outcome: Outcome,
}

/// A row, or the plan, which is none.
fn row_or_plan<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Row>, D::Error> {
    let word = String::deserialize(deserializer)?;
    match word.as_str() {
        "plan" => Ok(None),
        word => word
            .parse()
            .map(Some)
            .map_err(|_| Error::unknown_variant(word, &["top", "middle", "bottom", "plan"])),
    }
}
