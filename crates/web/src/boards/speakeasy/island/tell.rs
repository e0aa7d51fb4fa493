//! What things on the island say when they are asked: whole sentences, with the rule behind them.

use kernel::{Phrase, RuleId};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::control::Control;
use speakeasy::docks::Berth;
use speakeasy::pieces::{District, Goal, Region, Ship};
use speakeasy::space::{Ground, Space};
use speakeasy::words;

use super::Isle;

pub(super) const DISTRICT: RuleId = RuleId("SP-23.2");
pub(super) const SPACE: RuleId = RuleId("SP-8.5");
pub(super) const SHIP: RuleId = RuleId("SP-15.10");
pub(super) const DOCKS: RuleId = RuleId("SP-11.10");
pub(super) const GOAL: RuleId = RuleId("SP-19.11");
pub(super) const PAYOUT: RuleId = RuleId("SP-23.5");

fn said(isle: &Isle<'_>, phrases: Vec<Phrase>) -> Vec<String> {
    phrases.iter().map(|phrase| isle.say(phrase)).collect()
}

fn bosses(all: impl IntoIterator<Item = Boss>) -> Vec<Phrase> {
    all.into_iter().map(words::boss_name).collect()
}

/// Who rules a district, and who will come.
pub(super) fn district(isle: &Isle<'_>, district: District) -> Vec<String> {
    let (manhattan, gangs) = (&isle.view.manhattan, &isle.view.gangs);
    let name = words::district(district);
    if manhattan.closed.contains(district) {
        let closed = Phrase::new("island-closed").with("district", name);
        return said(isle, vec![closed]);
    }
    let mut phrases = vec![control(isle, district).with("district", name)];
    let strength = gangs.strength[district as usize];
    if strength > 0 {
        let phrase = match gangs.at[district as usize] {
            Some(gangster) => {
                Phrase::new("island-gangster").with("gangster", words::gangster(gangster))
            }
            None => Phrase::new("island-gangster-away"),
        };
        phrases.push(phrase.with("strength", strength));
    }
    if gangs.targets.contains(district) {
        let acts = &content().acts;
        let act = usize::from(isle.act()).clamp(1, acts.war_strength_min.len()) - 1;
        let war = Phrase::new("island-war")
            .with("act", isle.act())
            .with("least", acts.war_strength_min[act])
            .with("most", acts.war_strength_max[act]);
        phrases.push(war);
    }
    if manhattan.cops.contains(district) {
        phrases.push(Phrase::new("island-cop"));
    }
    if manhattan.cops_coming.contains(district) {
        phrases.push(Phrase::new("island-cop-coming").with("act", isle.act()));
    }
    phrases.extend(allies(isle, district));
    said(isle, phrases)
}

fn control(isle: &Isle<'_>, district: District) -> Phrase {
    match isle.view.manhattan.control(district) {
        Control::Bosses(all) => Phrase::new("island-controlled").with("bosses", bosses(all)),
        Control::Gangsters => Phrase::new("island-controlled-gangsters"),
        Control::Nobody => Phrase::new("island-controlled-nobody"),
    }
}

/// The ally markers of a district.
fn allies(isle: &Isle<'_>, district: District) -> Vec<Phrase> {
    let seats = isle.view.bosses().filter_map(Boss::seat);
    let marked = seats.filter_map(|seat| {
        let ally = isle.view.player(seat).ally?;
        (ally.home == district).then(|| {
            Phrase::new("island-ally")
                .with("boss", words::boss(Boss::Player(seat)))
                .with("gangster", words::gangster(ally.gangster))
        })
    });
    marked.collect()
}

/// What stands on a building space, and how it is.
pub(super) fn lot(isle: &Isle<'_>, space: Space) -> Vec<String> {
    let manhattan = &isle.view.manhattan;
    let lot = manhattan.lot(space);
    let place = |id: &'static str| Phrase::new(id).with("space", words::space(space));
    let mut phrases = match lot.ground {
        Ground::Empty => vec![place("island-empty")],
        Ground::GangsterBar => {
            let strength = isle.view.gangs.strength[space.district as usize];
            vec![place("island-gangster-bar").with("strength", strength)]
        }
        Ground::House(house) => {
            let open = manhattan.in_operation(space, &house);
            let mut phrases = vec![
                place("island-house")
                    .with("building", words::building(house.building))
                    .with("boss", words::boss(house.owner)),
                Phrase::new(if open { "island-open" } else { "island-shut" }),
            ];
            if house.protected {
                phrases.push(Phrase::new("island-protected"));
            }
            if house.barrel {
                phrases.push(Phrase::new("island-barrel"));
            }
            phrases
        }
    };
    if let Some(token) = lot.token {
        phrases.push(Phrase::new("island-token").with("token", words::city_token(token)));
    }
    said(isle, phrases)
}

/// What lies on a ship, and what it takes to get it.
pub(super) fn ship(isle: &Isle<'_>, ship: Ship) -> Vec<String> {
    let docks = &isle.view.docks;
    let vessel = docks.ship(ship);
    let mut phrases = vec![
        Phrase::new("island-ship")
            .with("ship", words::ship(ship))
            .with("district", words::district(vessel.at))
            .with("count", vessel.barrels),
        Phrase::new("island-ship-price")
            .with("cash", words::money(docks.price(ship)))
            .with("defence", docks.defence(ship)),
    ];
    if let Some(cargo) = vessel.cargo {
        phrases.push(Phrase::new("island-ship-crate").with("crate", words::crate_token(cargo)));
    }
    said(isle, phrases)
}

/// Who waits on a space of the docks, and what it brings.
pub(super) fn berth(isle: &Isle<'_>, berth: Berth) -> Vec<String> {
    let reward = &content().docks.rows[usize::from(berth.row) - 1].reward;
    let phrase = match isle.view.docks.at(berth) {
        Some(boss) => Phrase::new("island-berth-taken").with("boss", words::boss(boss)),
        None => Phrase::new("island-berth-free"),
    };
    let phrase = phrase
        .with("berth", words::berth(berth))
        .with("reward", words::effect(reward));
    said(isle, vec![phrase])
}

/// What a goal asks for and brings, and who has met it.
pub(super) fn goal(isle: &Isle<'_>, goal: Goal) -> Vec<String> {
    let ledger = &isle.view.ledger;
    let mut phrases = vec![
        Phrase::new("island-goal")
            .with("goal", words::goal(goal))
            .with("need", words::requirement(goal, ledger))
            .with("cash", words::money(goal.money())),
        Phrase::new("island-goal-rewards")
            .with("first", words::effect(&goal.reward(0)))
            .with("second", words::effect(&goal.reward(1))),
    ];
    let books = bosses((0..2).filter_map(|space| ledger.at(goal, space)));
    if !books.is_empty() {
        phrases.push(Phrase::new("island-goal-books").with("bosses", books));
    }
    said(isle, phrases)
}

/// What Luciano would pay for a region if he paid now.
pub(super) fn payout(isle: &Isle<'_>, region: Region) -> Vec<String> {
    if !isle.is_paid() {
        return said(isle, vec![Phrase::new("island-payout-over")]);
    }
    let mut phrases = vec![Phrase::new("island-payout").with("region", words::region(region))];
    for boss in isle.view.bosses() {
        let named = |id: &'static str| Phrase::new(id).with("boss", words::boss(boss));
        phrases.push(match isle.view.manhattan.payout(region, boss) {
            Some((place, cash)) => named("island-payout-place")
                .with("place", place as i64)
                .with("cash", words::money(cash)),
            None => named("island-payout-none"),
        });
    }
    said(isle, phrases)
}
