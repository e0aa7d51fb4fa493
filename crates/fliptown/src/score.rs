//! Scoring, titles, the cowbot's score and the solo challenges (FT-20, FT-21, FT-22).

use kernel::{AutomaScore, Category, End, Phrase, RuleId, Score, Seat, SeatSet, Set, Standing};
use serde::{Deserialize, Serialize};

use crate::content::{Challenge, Condition, Cowbot, Difficulty, Scope, ScoreRank, content};
use crate::goal::{Outcome, Progress};
use crate::map::{Region, Room};
use crate::options::Options;
use crate::sheet::Sheet;
use crate::step::Stage;
use crate::view::View;

/// Categories of which everything is known.
fn listed(lines: impl IntoIterator<Item = (&'static str, &'static str, i32)>) -> Vec<Category> {
    let known = |(name, rule, points)| Category {
        name,
        rule: RuleId(rule),
        points: Some(points),
    };
    lines.into_iter().map(known).collect()
}

/// The points of a map by category (FT-20.1 to FT-20.5).
fn categories(sheet: &Sheet) -> Vec<Category> {
    let rules = &content().final_scoring;
    let silver = |room: &str| {
        let room: Option<Room> = room.parse().ok();
        room.map_or(0, |room| sheet.room_silver(room) as i32)
    };
    let cash = i32::from(sheet.cash / rules.cash_per_point);
    let gold = i32::from(sheet.gold / rules.gold_per_point);
    listed([
        ("score-stars", "FT-20.5", i32::from(sheet.stars)),
        ("score-hotel", "FT-20.3", i32::from(sheet.hotel_silver())),
        ("score-room-m4a", "FT-20.4", silver("m4a")),
        ("score-room-m4b", "FT-20.4", silver("m4b")),
        ("score-room-m4c", "FT-20.4", silver("m4c")),
        ("score-room-m4d", "FT-20.4", silver("m4d")),
        ("score-room-m4e", "FT-20.4", silver("m4e")),
        ("score-cash", "FT-20.1", cash),
        ("score-gold", "FT-20.2", gold),
    ])
}

/// The points of a map.
pub fn points(sheet: &Sheet) -> i32 {
    categories(sheet)
        .iter()
        .filter_map(|category| category.points)
        .sum()
}

/// The cowbot's score by category (FT-21.8 to FT-21.11).
fn cowbot_categories(
    cowbot: Cowbot,
    difficulty: Difficulty,
    stolen: usize,
    sheet: &Sheet,
    options: &Options,
) -> Vec<Category> {
    let rules = &content().cowbot_rules;
    let counted = rules.regions_counted.at(difficulty);
    let stolen = stolen as i32 * rules.points_per_stolen_card.at(difficulty);
    let sites = cowbot.data().multipliers[..counted].iter().map(|factor| {
        let printed = content().regions[factor.region as usize].sites;
        let left = (printed - sheet.circled_in(factor.region)) as i32;
        (left_in(factor.region), "FT-21.9", left * factor.x)
    });
    let extras = [
        (
            options.characters(),
            "score-cowbot-character",
            rules.character_bonus,
        ),
        (options.holdem(), "score-cowbot-holdem", rules.holdem_bonus),
    ];
    let extras = extras.into_iter().filter(|(played, ..)| *played);
    listed(
        std::iter::once(("score-cowbot-stolen", "FT-21.8", stolen))
            .chain(sites)
            .chain(extras.map(|(_, name, points)| (name, "FT-21.11", points))),
    )
}

/// What the cowbot's points for the sites of a region are called.
fn left_in(region: Region) -> &'static str {
    match region {
        Region::Trail => "score-cowbot-trail",
        Region::Badlands => "score-cowbot-badlands",
        Region::Mine => "score-cowbot-mine",
        Region::Town => "score-cowbot-town",
        Region::Cemetery => "score-cowbot-cemetery",
    }
}

/// The first word of a title (FT-20.7).
pub fn score_rank(points: i32, options: &Options) -> &'static str {
    let ranks = &content().score_ranks;
    // The first rank has no limit: a score below every other is a greenhorn's.
    let rank = ranks
        .iter()
        .rev()
        .find(|rank| points >= least_points(rank, options))
        .unwrap_or(&ranks[0]);
    &rank.id
}

/// The points that a rank begins with: more if the game has more to give.
fn least_points(rank: &ScoreRank, options: &Options) -> i32 {
    match options.extras() {
        0 => rank.min.standard,
        1 => rank.min.one_extra,
        _ => rank.min.two_extras,
    }
}

/// How many points are missing for the next rank, if there is a higher one.
fn rank_ahead(points: i32, options: &Options) -> Option<Phrase> {
    let mut ranks = content().score_ranks.iter();
    let next = ranks.find(|rank| points < least_points(rank, options))?;
    let phrase = Phrase::new("rank-ahead")
        .with("rank", Phrase::name("rank", &next.id))
        .with("count", least_points(next, options) - points);
    Some(phrase)
}

/// The second word of a title (FT-20.8).
pub fn wanted_title(wanted: u16) -> &'static str {
    let titles = &content().wanted_titles;
    let title = titles
        .iter()
        .rev()
        .find(|title| wanted >= title.min)
        .unwrap_or(&titles[0]);
    &title.id
}

/// The score sheet of a view.
pub(crate) fn standing(view: &View) -> Standing {
    let over = view.stage == Stage::Over;
    let mut seats: Vec<Score> = Vec::new();
    for (at, seen) in view.seats.iter().enumerate() {
        let sheet = &seen.sheet;
        // Fewer Wanted, then more gold, then more cash (FT-20.6).
        let tie_breaks = vec![
            -i32::from(sheet.wanted),
            i32::from(sheet.gold),
            i32::from(sheet.cash),
        ];
        seats.push(Score::new(Seat(at as u8), categories(sheet), tie_breaks));
    }
    let automas: Vec<AutomaScore> = cowbot_score(view).into_iter().collect();
    let end = over.then(|| {
        let winners = kernel::rank(&mut seats);
        for (score, seen) in seats.iter_mut().zip(&view.seats) {
            score.honours = honours(view, &seen.sheet, score.total);
        }
        end(view, winners)
    });
    Standing {
        seats,
        automas,
        end,
    }
}

fn cowbot_score(view: &View) -> Option<AutomaScore> {
    let (cowbot, opponent) = (view.cowbot?, view.options.opponent()?);
    let sheet = &view.seats[0].sheet;
    let categories = cowbot_categories(
        cowbot,
        opponent.difficulty,
        view.stolen(),
        sheet,
        &view.options,
    );
    let name = Phrase::name("cowbot", cowbot.id());
    Some(AutomaScore::new(name, categories))
}

/// Whether the player of a finished game has more points than the cowbot (FT-21.12).
fn beats_cowbot(view: &View) -> bool {
    cowbot_score(view).is_some_and(|score| points(&view.seats[0].sheet) > score.total)
}

fn end(view: &View, winners: SeatSet) -> End {
    let (reason, winners) = match (view.options.solo(), view.cowbot) {
        (true, None) => ("solo", SeatSet::NONE),
        (true, Some(_)) if beats_cowbot(view) => ("beat_cowbot", winners),
        (true, Some(_)) => ("lost_to_cowbot", SeatSet::NONE),
        (false, _) if winners.len() > 1 => ("shared_victory", winners),
        (false, _) => ("victory", winners),
    };
    End { reason, winners }
}

/// Title and, alone, the challenges met; who plays for the title is told how far the next one is.
fn honours(view: &View, sheet: &Sheet, total: i32) -> Vec<Phrase> {
    let title = Phrase::new("title")
        .with(
            "rank",
            Phrase::name("rank", score_rank(total, &view.options)),
        )
        .with("wanted", Phrase::name("repute", wanted_title(sheet.wanted)));
    let for_the_title = view.options.solo() && view.cowbot.is_none();
    let ahead = for_the_title.then(|| rank_ahead(total, &view.options));
    let met = challenges_met(view).into_iter().map(challenge_met);
    std::iter::once(title)
        .chain(ahead.flatten())
        .chain(met)
        .collect()
}

/// What is said of a challenge that was met.
pub fn challenge_met(challenge: &Challenge) -> Phrase {
    Phrase::new("challenge-met")
        .with("number", challenge.n)
        .with("challenge", challenge.told())
}

/// The challenges that a finished solo game has met (FT-22.1).
pub fn challenges_met(view: &View) -> Vec<&'static Challenge> {
    match view.stage {
        Stage::Over => challenges_held(view),
        _ => Vec::new(),
    }
}

/// The challenges that a solo game would have met if it ended now, all but those that look at several
/// games (FT-22.2).
pub fn challenges_held(view: &View) -> Vec<&'static Challenge> {
    if !view.options.solo() {
        return Vec::new();
    }
    let sheet = &view.seats[0].sheet;
    let beaten = view.options.opponent().filter(|_| beats_cowbot(view));
    let outcome = Outcome {
        against: view.cowbot,
        beaten: beaten.map(|opponent| opponent.difficulty),
        thefts: view.stolen(),
        rank: score_rank(points(sheet), &view.options),
    };
    let challenges = content().solo_challenges.iter();
    challenges
        .filter(|challenge| challenge.scope == Scope::Game)
        .filter(|challenge| sheet.meets_at_end(&challenge.condition, &outcome))
        .collect()
}

/// The challenges that a running solo game cannot meet, or not any more.
pub fn challenges_lost(view: &View) -> Vec<&'static Challenge> {
    if !view.options.solo() || view.stage == Stage::Over {
        return Vec::new();
    }
    let sheet = &view.seats[0].sheet;
    let opponent = view.options.opponent();
    let lost = |challenge: &&Challenge| match &challenge.condition {
        Condition::CowbotBeaten { difficulty } => {
            opponent.is_none_or(|opponent| opponent.difficulty != *difficulty)
        }
        Condition::CowbotTheftsMax { max } => opponent.is_none() || view.stolen() > *max,
        condition => sheet.has_lost(condition),
    };
    content().solo_challenges.iter().filter(lost).collect()
}

/// What one person has reached over several solo games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Career {
    /// Numbers of the challenges met so far.
    challenges: std::collections::BTreeSet<u8>,
    /// Cowbots beaten, by difficulty.
    easy: Set<Cowbot>,
    normal: Set<Cowbot>,
    hard: Set<Cowbot>,
}

impl Career {
    /// Adds a finished solo game; returns the challenges that were met for the first time.
    pub fn add(&mut self, view: &View) -> Vec<&'static Challenge> {
        if let (Some(cowbot), Some(opponent)) = (view.cowbot, view.options.opponent())
            && view.stage == Stage::Over
            && beats_cowbot(view)
        {
            self.beaten_mut(opponent.difficulty).insert(cowbot);
        }
        let mut met = challenges_met(view);
        met.extend(content().solo_challenges.iter().filter(|c| {
            self.progress(&c.condition)
                .is_some_and(Progress::is_complete)
        }));
        met.retain(|challenge| self.challenges.insert(challenge.n));
        met
    }

    /// The numbers of the challenges met so far.
    pub fn challenges(&self) -> impl Iterator<Item = u8> {
        self.challenges.iter().copied()
    }

    /// How far this person is on the way to a condition that looks at several games (FT-22.2).
    pub fn progress(&self, condition: &Condition) -> Option<Progress> {
        let Condition::CowbotsBeaten {
            cowbots,
            difficulty,
            min,
        } = condition
        else {
            return None;
        };
        let beaten = self.beaten(*difficulty);
        let done = cowbots.iter().filter(|cowbot| beaten.contains(**cowbot));
        Some(Progress::new(done.count(), *min))
    }

    fn beaten(&self, difficulty: Difficulty) -> Set<Cowbot> {
        match difficulty {
            Difficulty::Easy => self.easy,
            Difficulty::Normal => self.normal,
            Difficulty::Hard => self.hard,
        }
    }

    fn beaten_mut(&mut self, difficulty: Difficulty) -> &mut Set<Cowbot> {
        match difficulty {
            Difficulty::Easy => &mut self.easy,
            Difficulty::Normal => &mut self.normal,
            Difficulty::Hard => &mut self.hard,
        }
    }
}
