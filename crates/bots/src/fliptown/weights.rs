//! The numbers behind the opinion, in points. They began as the strategy notes of the rules; those
//! marked as tuned were then raised or lowered as long as the mean of a thousand solo games rose.

use fliptown::content::{Ability, Gain, Item, SilverPer};
use fliptown::map::Region;

/// A dollar while there are turns to spend it in: more than its quarter of a point at the end, since
/// the saloon, the hotel and the land office give more for it. Tuned.
pub(super) const DOLLAR: f32 = 0.375;
/// What is added to each of the first dollars at the start of the game, falling to nothing. Tuned.
pub(super) const DOLLAR_EARLY: f32 = 0.3;
/// How many dollars can be spent soon; more are only saved.
pub(super) const DOLLARS_NEEDED: f32 = 14.0;
/// Gold while there are turns: it turns poor cards into good ones. Tuned.
pub(super) const GOLD: f32 = 0.75;
/// What is added to each of the first gold at the start of the game, falling to nothing.
pub(super) const GOLD_EARLY: f32 = 0.15;
/// How much gold can be spent soon.
pub(super) const GOLD_NEEDED: f32 = 8.0;

/// Wanted that a turn brings on average. Tuned: an outlaw who expects to be arrested anyway has little
/// to lose by one more crime.
pub(super) const WANTED_PER_TURN: f32 = 1.35;

/// The chance of one more stay at the hotel, at the start of the game. Tuned.
pub(super) const NEXT_STAY: f32 = 0.25;
/// The chance of the whole grid for land that covers nearly all of it. Tuned.
pub(super) const WHOLE_GRID: f32 = 0.75;
/// How many stops of the trail a turn brings.
pub(super) const STOPS_PER_TURN: f32 = 0.35;
/// How much of the worth of a stop that lies ahead is lost by skipping it.
pub(super) const STOP_AHEAD: f32 = 0.6;
/// The chance of a row's bonus action, by how many of its targets are circled. Tuned.
pub(super) const ROW: [f32; 4] = [0.0, 0.075, 0.4, 0.0];
/// How much a room is worth that is open but not circled.
pub(super) const OPEN_ROOM: f32 = 0.12;
/// How much a link is worth of which one tombstone is circled.
pub(super) const HALF_LINK: f32 = 0.1;
/// How much a bounty is worth that is nearly met.
pub(super) const BOUNTY_AHEAD: f32 = 0.6;

/// The chance that a lineup has one colour, three red cards or three black ones (FT-11.4).
pub(super) const ONE_COLOUR: f32 = 0.118;
/// What a hunted outlaw brings in a turn: a reward worth a point, for a rank that is flipped in 0.23
/// of the turns.
pub(super) const OUTLAW_PER_TURN: f32 = 0.23;

/// What a card to come adds to a poker hand without a pair.
pub(super) const NO_PAIR_PER_CARD: f32 = 0.4;
/// What a card to come adds to a pair.
pub(super) const PAIR_PER_CARD: f32 = 0.4;
/// What a card to come adds to two pair or three of a kind.
pub(super) const BETTER_PER_CARD: f32 = 0.5;
/// The chance that one lineup has the suit wanted for a flush, and the card can be spared.
pub(super) const FLUSH_CARD: f32 = 0.4;
/// The chance that one lineup has the rank wanted for a straight, and the card can be spared.
pub(super) const STRAIGHT_CARD: f32 = 0.2;

/// What a turn is expected to add, with its poker card, by round. Measured: towards the end hopes
/// turn into points, and that is no gain.
pub(super) const USUAL_TURN: [f32; 3] = [6.5, 5.5, 2.4];

/// The trail stops by number, the best first, with what they bring.
pub(super) const STOPS: [(u8, f32); 13] = [
    (13, 5.0),
    (8, 4.5),
    (10, 4.4),
    (3, 4.0),
    (5, 4.0),
    (6, 4.0),
    (9, 4.0),
    (7, 3.7),
    (12, 3.5),
    (4, 2.7),
    (11, 2.5),
    (1, 2.0),
    (2, 1.5),
];

/// A bonus action that nobody has looked at more closely. Town is tuned.
pub(super) fn bonus_action(region: Region) -> f32 {
    match region {
        Region::Trail => 3.0,
        Region::Badlands => 3.5,
        Region::Mine => 3.0,
        Region::Town => 5.25,
        Region::Cemetery => 2.5,
    }
}

/// A reward that is only hoped for, at its worth in the middle of the game.
pub(super) fn reward(gain: Gain, bonus: Option<Region>) -> f32 {
    f32::from(gain.stars)
        + 0.5 * f32::from(gain.cash)
        + 0.75 * f32::from(gain.gold)
        + 2.0 * f32::from(gain.hammers)
        + 1.5 * f32::from(gain.pans)
        + bonus.map_or(0.0, bonus_action)
}

/// What an item brings in each turn to come. Pistol and friendship are tuned.
pub(super) fn item_per_turn(item: Item) -> f32 {
    match item {
        Item::Friendship => 0.12,
        Item::Shovel => 0.12,
        Item::TrailHorse => 0.08,
        Item::Pickaxe => 0.12,
        Item::Bandana => 0.08,
        Item::Pistol => 0.225,
        // On top of the pistol, which its owner has too.
        Item::Rifle => 0.075,
        // Their hammer and their pan are counted as such.
        Item::WorkHorse | Item::GoldPan => 0.0,
    }
}

/// How many sites a turn adds to what a deep room counts.
pub(super) fn silver_per_turn(per: SilverPer) -> f32 {
    match per {
        SilverPer::Tombstones => 0.2,
        SilverPer::Buildings => 0.3,
        SilverPer::Rooms | SilverPer::TrailStops | SilverPer::Robberies => 0.25,
    }
}

/// What keeping an ability is worth: it is used when it brings more.
pub(super) fn ability(ability: &Ability) -> f32 {
    match ability {
        Ability::BonusAction { .. }
        | Ability::DeclarePokerCard { .. }
        | Ability::GoldEqualToWanted { .. } => 4.0,
        Ability::ClearWanted { .. } => 2.5,
        Ability::ClearWantedPerHammer { .. }
        | Ability::RedrawSheriffCard { .. }
        | Ability::RedrawLineup { .. }
        | Ability::Joker { .. } => 2.0,
        Ability::ShiftValueByPans { .. } => 1.0,
    }
}
