//! Scoring (EP-17, EP-19.14).

use kernel::pack::Content as _;
use kernel::{AutomaScore, Category, End, Phrase, RuleId, Score, Seat, SeatSet, Standing};

use crate::content::{Content, content};
use crate::pieces::{Group, Plan};
use crate::player::{Fate, Hand, Item, Player};
use crate::step::Stage;
use crate::view::{CostaView, PilesView, View};

/// The message that names the money of a group: by its businesses where they are those of the built-in pack.
fn money_of(group: Group) -> &'static str {
    let built_in = &Content::built_in().content().groups;
    let usual = content().groups == *built_in;
    match group {
        Group::One if usual => "score-group-1",
        Group::Two if usual => "score-group-2",
        Group::One => "score-group-1-other",
        Group::Two => "score-group-2-other",
        Group::SafeHouses => "score-safe-houses",
    }
}

fn category(name: &'static str, rule: &'static str, points: Option<i32>) -> Category {
    Category {
        name,
        rule: RuleId(rule),
        points,
    }
}

/// The money of a plan in one group.
fn hidden_money(player: &Player, plan: Plan, group: Group) -> i32 {
    let places = player.hidden_money(plan);
    places
        .filter(|(place, _)| place.group() == group)
        .map(|(_, amount)| i32::from(amount))
        .sum()
}

/// What contact cards bring (EP-17.8).
fn contact_points(cards: usize) -> i32 {
    i32::from(content().scoring.contacts[cards])
}

/// The values of locker and exit tiles, if the viewer knows them all.
fn tile_points(player: &Player, piles: &PilesView) -> Option<i32> {
    let sealed = player.items.iter().filter_map(|item| match item {
        Item::Sealed(sealed) => Some(*sealed),
        _ => None,
    });
    sealed.map(|tile| piles.value(tile).map(i32::from)).sum()
}

/// The score sheet of one player, as if the game ended now with an escape.
fn categories(player: &Player, hand: Option<Hand>, piles: &PilesView) -> Vec<Category> {
    let scoring = &content().scoring;
    let money = Group::ALL.map(|group| {
        let points = hand.map(|hand| hidden_money(player, hand.plan, group));
        category(money_of(group), "EP-17.5", points)
    });
    let used = player.priced.iter().filter(|priced| priced.used).count();
    let used = used as i32 * i32::from(scoring.used_asset);
    let contacts = contact_points(player.contacts_scored());
    let wounds = i32::from(player.wounds) * i32::from(scoring.wound);
    let penalty = i32::from(player.notoriety.penalty());
    let cash = hand.map(|hand| i32::from(hand.cash));
    let rest = [
        category("score-cash", "EP-17.6", cash),
        category("score-assets", "EP-17.7", Some(used)),
        category("score-contacts", "EP-17.8", Some(contacts)),
        category("score-tiles", "EP-17.9", tile_points(player, piles)),
        category("score-notoriety", "EP-17.10", Some(-penalty)),
        category("score-wounds", "EP-17.11", Some(-wounds)),
    ];
    money.into_iter().chain(rest).collect()
}

/// Costa's score sheet (EP-19.14).
fn costa_categories(costa: &CostaView, piles: &PilesView) -> Vec<Category> {
    let money = Group::ALL.map(|group| {
        let points = costa.plan.map(|plan| {
            let visited = costa.agent.visited.iter();
            visited
                .filter(|place| place.group() == group)
                .filter_map(|place| plan.amount(place))
                .map(i32::from)
                .sum()
        });
        category(money_of(group), "EP-19.14", points)
    });
    let hauls = costa.loot.iter().map(|stack| piles.haul(stack));
    let loot = hauls.map(|haul| Some(i32::from(haul?.counts()))).sum();
    let contacts = contact_points(costa.contacts.len());
    let penalty = i32::from(costa.agent.notoriety.penalty());
    let rest = [
        category("score-contacts", "EP-17.8", Some(contacts)),
        category("score-tiles", "EP-19.14", loot),
        category("score-notoriety", "EP-17.10", Some(-penalty)),
    ];
    money.into_iter().chain(rest).collect()
}

fn total(categories: &[Category]) -> i32 {
    categories.iter().filter_map(|c| c.points).sum()
}

/// What breaks ties: cash, lower notoriety, fewer wounds (EP-17.12).
fn tie_breaks(player: &Player, hand: Option<Hand>) -> Vec<i32> {
    vec![
        hand.map_or(0, |hand| i32::from(hand.cash)),
        -i32::from(player.notoriety.level),
        -i32::from(player.wounds),
    ]
}

/// The score sheet of a view.
pub(crate) fn standing(view: &View) -> Standing {
    let over = view.stage == Stage::Over;
    let mut seats: Vec<Score> = view
        .players
        .iter()
        .zip(&view.hands)
        .enumerate()
        .map(|(at, (player, hand))| {
            let seat = Seat(at as u8);
            // Who was arrested has nothing (EP-17.2).
            let categories = match player.fate {
                Fate::Arrested => Vec::new(),
                _ => categories(player, *hand, &view.piles),
            };
            Score::new(seat, categories, tie_breaks(player, *hand))
        })
        .collect();
    let automas: Vec<AutomaScore> = view
        .costa
        .iter()
        .map(|costa| {
            let categories = costa_categories(costa, &view.piles);
            AutomaScore::new(Phrase::name("automa", "costa"), categories)
        })
        .collect();
    let end = over.then(|| end(view, &mut seats));
    Standing {
        seats,
        automas,
        end,
    }
}

/// Ranks those who escaped; the others share the last place.
fn end(view: &View, seats: &mut [Score]) -> End {
    let escaped = |score: &Score| view.players[score.seat.index()].fate == Fate::Escaped;
    let mut fugitives: Vec<Score> = seats.iter().filter(|s| escaped(s)).cloned().collect();
    let winners = kernel::rank(&mut fugitives);
    let last = fugitives.len() as u8 + 1;
    for score in seats.iter_mut() {
        let place = fugitives.iter().find(|other| other.seat == score.seat);
        score.place = Some(place.and_then(|other| other.place).unwrap_or(last));
    }
    if fugitives.is_empty() {
        let alone = view.costa.is_some();
        return End {
            reason: if alone { "arrested" } else { "all_arrested" },
            winners: SeatSet::NONE,
        };
    }
    if let Some(costa) = &view.costa {
        return end_against_costa(view, costa, &fugitives[0], winners);
    }
    let reason = if winners.len() > 1 {
        "shared_victory"
    } else {
        "victory"
    };
    End { reason, winners }
}

/// Whether the only player beats Costa, who has no cash and no wounds (EP-19.15).
fn end_against_costa(view: &View, costa: &CostaView, score: &Score, winners: SeatSet) -> End {
    let theirs = (
        total(&costa_categories(costa, &view.piles)),
        vec![0, -i32::from(costa.agent.notoriety.level), 0],
    );
    let own = (score.total, score.tie_breaks.clone());
    if own > theirs {
        End {
            reason: "beat_costa",
            winners,
        }
    } else {
        End {
            reason: "lost_to_costa",
            winners: SeatSet::NONE,
        }
    }
}
