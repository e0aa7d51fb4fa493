//! What a boss is worth (SP-24).

use kernel::{
    AutomaScore, Category, End, Options as _, Phrase, RuleId, Score, Seat, Set, Standing, rank,
};

use crate::amendment::WAITING_MOBSTERS_COUNT;
use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Bottle, Difficulty, Helper};
use crate::view::View;

fn category(name: &'static str, rule: &'static str, points: Option<u16>) -> Category {
    Category {
        name,
        rule: RuleId(rule),
        points: points.map(i32::from),
    }
}

/// What protected buildings are worth (SP-24.3).
pub fn buildings(view: &View, boss: Boss) -> u16 {
    let houses = view.manhattan.houses_of(boss);
    let protected = houses.filter(|(_, house)| house.protected);
    protected.map(|(_, house)| house.building.value()).sum()
}

/// What the bottles of these helpers are worth, each kind once (SP-24.4).
pub fn bottles(helpers: Set<Helper>) -> u16 {
    let kinds: Set<Bottle> = helpers.iter().map(|helper| helper.data().bottle).collect();
    kinds.iter().map(Bottle::value).sum()
}

/// The score of a boss; nothing else counts (SP-24.2, SP-24.5).
fn categories(view: &View, seat: Seat) -> Vec<Category> {
    let player = view.player(seat);
    let screen = view.screens[seat.index()];
    let open = bottles(player.helpers);
    // Without a used helper nothing is hidden there.
    let used = match view.used[seat.index()] {
        0 => Some(Set::default()),
        _ => screen.map(|screen| screen.used),
    };
    let behind = used.map(|used| bottles(player.helpers.union(used)) - open);
    vec![
        category("score-pocket", "SP-24.2", Some(player.pocket)),
        category("score-safe", "SP-24.2", screen.map(|screen| screen.safe)),
        category(
            "score-buildings",
            "SP-24.3",
            Some(buildings(view, Boss::Player(seat))),
        ),
        category("score-bottles", "SP-24.4", Some(open)),
        category("score-bottles-behind", "SP-24.4", behind),
    ]
}

/// What decides between equal scores, in order (SP-24.6).
fn tie_breaks(view: &View, seat: Seat) -> Vec<i32> {
    let boss = Boss::Player(seat);
    let player = view.player(seat);
    let houses = || view.manhattan.houses_of(boss);
    let protected = houses().filter(|(_, house)| house.protected).count();
    // The notoriety track is printed on the game board.
    let beside = match view.options.plays_by(WAITING_MOBSTERS_COUNT) {
        true => player.waiting,
        false => 0,
    };
    let mobsters = protected + view.docks.of(boss).count() + usize::from(player.vip + beside);
    vec![
        protected as i32,
        houses().count() as i32,
        view.ledger.placed(boss).into(),
        mobsters as i32,
    ]
}

/// The score of the Rival (SP-27.25).
fn rival(view: &View) -> Option<AutomaScore> {
    let rival = view.rival?;
    let difficulty = view.options.difficulty().unwrap_or(Difficulty::Normal);
    let bonus = content().solo.level(difficulty).bottle_bonus;
    let categories = vec![
        category("score-purse", "SP-27.25", Some(rival.purse)),
        category(
            "score-buildings",
            "SP-27.25",
            Some(buildings(view, Boss::Rival)),
        ),
        category("score-bottles", "SP-27.25", Some(bonus)),
    ];
    Some(AutomaScore::new(Phrase::new("rival"), categories))
}

/// The score sheet as the owner of the view may see it.
pub fn standing(view: &View) -> Standing {
    let seats = Seat::all(view.options.seats());
    let mut scores: Vec<Score> = seats
        .map(|seat| Score::new(seat, categories(view, seat), tie_breaks(view, seat)))
        .collect();
    let rival = rival(view);
    let end = view.is_over().then(|| {
        let mut winners = rank(&mut scores);
        // The Rival wins a tie (SP-27.26).
        if let Some(rival) = &rival
            && scores.iter().all(|score| score.total <= rival.total)
        {
            winners = kernel::SeatSet::NONE;
            for score in &mut scores {
                score.place = Some(2);
            }
        }
        End {
            reason: if rival.is_none() {
                "richest"
            } else if winners.is_empty() {
                "lost_to_rival"
            } else {
                "beat_rival"
            },
            winners,
        }
    });
    Standing {
        seats: scores,
        automas: rival.into_iter().collect(),
        end,
    }
}
