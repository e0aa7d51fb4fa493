//! The story: which message tells each event, and with what.

mod ids;
mod rules;

use kernel::{Explain, Phrase, RuleId};

use super::{
    a_building, berth, boss, boss_name, card, city_token, crate_front, crate_token, district,
    effect, gangster, gangster_card, goal, helper, list, money, operation, perk, person, region,
    ship, space, towards_person, track,
};
use crate::boss::Boss;
use crate::content::content;
use crate::event::{Event, Hopeless};

impl Explain for Event {
    fn rule(&self) -> RuleId {
        self.because()
    }

    fn phrase(&self) -> Phrase {
        let said = Phrase::new(self.id());
        match *self {
            Event::PreparationBegan | Event::GameEnded => said,
            // Somebody, and nothing else.
            Event::FirstBoss { boss: one } => said.with("boss", boss(one)),
            // What is taken for the trouble is told when it is gained.
            Event::FavourTaken { seat, .. }
            | Event::FavourDeclined { seat }
            | Event::StillSalvaged { seat }
            | Event::MobsterToVip { seat }
            | Event::MobsterDeclined { seat }
            | Event::BarrelToStill { seat }
            | Event::BarrelLost { seat }
            | Event::MobsterReturned { seat, .. } => said.with("seat", seat),
            // Sums.
            Event::CasinosPaid { boss: one, amount }
            | Event::CashGained {
                boss: one, amount, ..
            } => said.with("boss", boss(one)).with("cash", money(amount)),
            Event::Paid {
                seat,
                amount,
                laundered,
            } => {
                let doubled = laundered * content().money.laundering_ratio;
                said.with("seat", seat)
                    .with("cash", money(amount))
                    .with("pocket", money(amount - laundered))
                    .with("share", money(laundered))
                    .with("safe", money(doubled))
            }
            Event::ThugPosted { seat, price } => said.with("seat", seat).with("cash", money(price)),
            // What it costs is told by what is paid.
            Event::ThugHired { seat, .. } => said.with("seat", seat),
            // Numbers.
            Event::LeverageGained { seat, count }
            | Event::ThugsGained { seat, count }
            | Event::BooksGained { seat, count }
            | Event::ThugsReturned { seat, count }
            | Event::Produced { seat, count } => said.with("seat", seat).with("count", count),
            // The course of the game.
            Event::DistrictsClosed { districts }
            | Event::WarAnnounced { districts }
            | Event::CopsCame { districts }
            | Event::PatrolAnnounced { districts } => {
                said.with("districts", list(districts.iter(), district))
            }
            Event::ActBegan { act } => {
                let year = content().acts.start_year[usize::from(act) - 1];
                said.with("act", act).with("year", year)
            }
            Event::RoundBegan { act, round } => said
                .with("act", act)
                .with("round", round)
                .with("count", content().acts.rounds[usize::from(act) - 1]),
            Event::WarBegan { act } => said.with("act", act),
            Event::OrderSet { order } => said.with("order", list(order.into_iter(), boss_name)),
            // Turns.
            Event::HelperUsed { seat, helper: one }
            | Event::HelperCopied { seat, helper: one }
            | Event::HelperTaken { seat, helper: one } => {
                said.with("seat", seat).with("helper", helper(one))
            }
            Event::HelperTurnedUp { helper: one } => said.with("helper", helper(one)),
            Event::CapoSent {
                boss: one,
                person: to,
            } => said
                .with("boss", boss(one))
                .with("person", towards_person(to)),
            Event::CapoSwapped {
                seat,
                owner,
                person: to,
            } => said
                .with("seat", seat)
                .with("owner", boss(owner))
                .with("person", person(to)),
            // Cards and levels. What only its owner is told needs no name.
            Event::HandDealt { cards, .. } => said.with("cards", list(cards.iter(), card)),
            Event::CardTaken { seat, card: one }
            | Event::CardDiscarded { seat, card: one }
            | Event::CardPlayed { seat, card: one } => {
                said.with("seat", seat).with("card", card(one))
            }
            Event::LevelRaised {
                seat,
                track: one,
                level,
                notoriety,
            } => {
                let said = said
                    .with("seat", seat)
                    .with("track", track(one))
                    .with("level", level);
                match content().notoriety.reward_of(notoriety) {
                    Some(reward) => said
                        .with("notoriety", notoriety)
                        .with("effect", effect(reward)),
                    None => said,
                }
            }
            // City tokens.
            Event::TokenTaken { seat, token } | Event::TokenPlayed { seat, token } => {
                said.with("seat", seat).with("token", city_token(token))
            }
            Event::TokenTurnedUp { token } => said.with("token", city_token(token)),
            Event::TokenPutBack { seat, token, stack } => said
                .with("seat", seat)
                .with("token", city_token(token))
                .with("stack", stack),
            Event::TokenToDisplay { token, stack } => {
                said.with("token", city_token(token)).with("stack", stack)
            }
            // Buildings.
            Event::Opened {
                boss: one,
                building,
                space: at,
            }
            | Event::TookOver {
                boss: one,
                building,
                space: at,
            }
            | Event::Upgraded {
                boss: one,
                building,
                space: at,
            }
            | Event::HeldFreely {
                boss: one,
                building,
                space: at,
            }
            | Event::BuildingLost {
                boss: one,
                building,
                space: at,
            } => said
                .with("boss", boss(one))
                .with("building", a_building(building))
                .with("space", space(at)),
            Event::CannotHold {
                seat,
                building,
                space: at,
                attack,
                reason: Hopeless::TooWeak { strength } | Hopeless::Unpaid { strength },
            } => said
                .with("seat", seat)
                .with("building", a_building(building))
                .with("space", space(at))
                .with("strength", strength)
                .with("attack", attack),
            Event::Defended {
                seat,
                building,
                space: at,
            } => said
                .with("boss", boss(Boss::Player(seat)))
                .with("building", a_building(building))
                .with("space", space(at)),
            Event::MobsterProtects {
                boss: one,
                space: at,
                tokens,
            } => said
                .with("boss", boss(one))
                .with("space", space(at))
                .with("count", tokens),
            // Barrels.
            Event::Sold {
                seat,
                space: at,
                price,
            } => said
                .with("seat", seat)
                .with("space", space(at))
                .with("cash", money(price)),
            Event::TruckEntered {
                seat,
                truck,
                district: at,
            }
            | Event::TruckMoved {
                seat,
                truck,
                district: at,
            } => said
                .with("seat", seat)
                .with("truck", truck)
                .with("district", district(at)),
            Event::Loaded { seat, truck, count } => said
                .with("seat", seat)
                .with("truck", truck)
                .with("count", count),
            Event::Bought {
                seat,
                truck,
                count,
                ship: one,
            } => said
                .with("seat", seat)
                .with("truck", truck)
                .with("count", count)
                .with("ship", ship(one)),
            Event::Delivered {
                seat,
                truck,
                space: at,
            } => said
                .with("seat", seat)
                .with("truck", truck)
                .with("space", space(at)),
            Event::BarrelStored { seat, space: at } => {
                said.with("seat", seat).with("space", space(at))
            }
            Event::ShipSailed {
                ship: one,
                district: to,
            } => said.with("ship", ship(one)).with("district", district(to)),
            // Mobsters, gangsters and raids.
            Event::MobsterToDocks {
                boss: one,
                berth: at,
            } => said.with("boss", boss(one)).with("berth", berth(at)),
            Event::MobsterMoved { seat, from, to } => said
                .with("seat", seat)
                .with("from", berth(from))
                .with("to", berth(to)),
            Event::Allied {
                seat,
                gangster: one,
            } => said
                .with("seat", seat)
                .with("gangster", gangster(one))
                .with("card", gangster_card(one)),
            Event::AllyDismissed {
                seat,
                gangster: one,
            } => said.with("seat", seat).with("gangster", gangster(one)),
            Event::AllyHelped {
                seat,
                gangster: one,
            } => said
                .with("seat", seat)
                .with("gangster", gangster(one))
                .with("count", one.data().strength),
            Event::Raided {
                seat, ship: one, ..
            } => said.with("seat", seat).with("ship", ship(one)),
            Event::MobstersHired { seat, owner, count } => said
                .with("seat", seat)
                .with("owner", boss(owner))
                .with("count", count),
            Event::CrateOpened { seat, item, cash } => said
                .with("seat", seat)
                .with("cash", money(cash))
                .with("front", crate_front(item))
                .with("perk", perk(item.data().back)),
            Event::CrateTurnedUp { item, ship: on } => {
                said.with("crate", crate_token(item)).with("ship", ship(on))
            }
            Event::CrateLost { item } => said.with("crate", crate_token(item)),
            // The Restaurant.
            Event::PlaceReserved { boss: one, column } => {
                said.with("boss", boss(one)).with("column", column)
            }
            Event::BookCooked {
                boss: one,
                goal: on,
                money: cash,
            } => said
                .with("boss", boss(one))
                .with("goal", goal(on))
                .with("cash", money(cash)),
            // Lucky Luciano.
            Event::GangsterCame {
                gangster: one,
                district: at,
            } => said
                .with("gangster", gangster(one))
                .with("district", district(at))
                .with("count", one.war_strength()),
            Event::GangsterLeft {
                gangster: one,
                district: at,
            } => said
                .with("gangster", gangster(one))
                .with("district", district(at)),
            Event::BarsOpened {
                district: at,
                count,
            } => said.with("district", district(at)).with("count", count),
            Event::RegionCounted {
                region: at,
                controlled,
                gangsters,
            } => {
                let mut shares = list(controlled.into_iter(), share);
                shares.extend(
                    (gangsters > 0)
                        .then(|| Phrase::new("control-gangsters").with("count", gangsters)),
                );
                said.with("region", region(at)).with("shares", shares)
            }
            Event::PaidOut {
                boss: one,
                region: at,
                place,
                amount,
            } => said
                .with("boss", boss(one))
                .with("region", region(at))
                .with("place", place)
                .with("cash", money(amount)),
            // The Rival.
            Event::RivalRevealed { card: one } => said
                .with("boss", boss(Boss::Rival))
                .with("operation", operation(one.operation()))
                .with("count", one.data().leverage),
            Event::RivalRaided { ship: one, .. } => {
                said.with("boss", boss(Boss::Rival)).with("ship", ship(one))
            }
            Event::RivalHauled { ship: one, count } => said
                .with("boss", boss(Boss::Rival))
                .with("ship", ship(one))
                .with("count", count),
        }
    }
}

/// How many districts somebody controls.
fn share((one, count): (Boss, u8)) -> Phrase {
    Phrase::new("control-boss")
        .with("boss", boss(one))
        .with("count", count)
}
