//! What actions cost.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::boss::{BOSSES, Boss};
use speakeasy::content::{Side, content};
use speakeasy::pieces::Building;
use speakeasy::player::Player;
use speakeasy::space::Ground;
use speakeasy::step::Step;
use speakeasy::strength::{Help, Occasion};
use speakeasy::{Action, Speakeasy, View, strokes};

use super::moves::{Aim, Offer};
use super::{signs, spots};
use crate::board::Scene;
use crate::draw;

/// Everything that an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Bill {
    /// Money.
    pub(super) cash: u16,
    /// So much of it comes from the safe, if that is what is decided.
    pub(super) laundered: Option<u16>,
    /// Cards that are discarded.
    pub(super) cards: u8,
    /// Thugs that are returned.
    pub(super) thugs: u8,
    /// Leverage.
    pub(super) leverage: u8,
    /// Range of a truck.
    pub(super) points: u8,
    /// Whether the ally helps; its fee is part of the money.
    pub(super) ally: bool,
}

impl Bill {
    pub(super) fn is_free(&self) -> bool {
        *self == Bill::default()
    }

    /// What a legal action of the viewer costs.
    pub(super) fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Bill {
        match (Costs::own(scene), spots::asked(scene)) {
            (Some(costs), Some(step)) => costs.of(step, action),
            _ => Bill::default(),
        }
    }

    /// What something costs that is offered in one go.
    pub(super) fn of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Bill {
        let (space, force) = match offer.aim {
            Aim::TakeOver {
                space, thugs, help, ..
            } => (space, Action::Force(thugs, help)),
            Aim::Way { ref path, .. } => {
                return Bill {
                    points: path.len() as u8 - 1,
                    ..Bill::default()
                };
            }
        };
        match (Costs::own(scene), spots::asked(scene)) {
            (Some(costs), Some(Step::Site { slot, .. })) => {
                costs.of(Step::Force { slot, space }, force)
            }
            _ => Bill::default(),
        }
    }

    /// What is left in pocket and safe: cash goes first, unless it is decided otherwise (SP-1.7).
    pub(super) fn left(&self, pocket: u16, safe: u16) -> (u16, u16) {
        let ratio = content().money.laundering_ratio;
        let share = self
            .laundered
            .unwrap_or_else(|| self.cash.saturating_sub(pocket));
        let paid = self.cash.saturating_sub(share);
        (
            pocket.saturating_sub(paid),
            safe.saturating_sub(ratio * share),
        )
    }

    /// The pieces in words, for whoever does not know the symbols yet. Money speaks for itself.
    pub(super) fn told(&self) -> Vec<Phrase> {
        let pieces = [
            (self.thugs, "board-bill-thugs"),
            (self.cards, "board-bill-cards"),
            (self.leverage, "board-bill-leverage"),
            (self.points, "board-bill-points"),
        ];
        let some = pieces.into_iter().filter(|(count, _)| *count > 0);
        some.map(|(count, id)| Phrase::new(id).with("count", count))
            .collect()
    }

    /// The money and pieces, side by side.
    pub(super) fn chips(&self, scene: &Scene<'_, Speakeasy>) -> Markup {
        html! {
            @if self.cash > 0 { (signs::dollars(scene, self.cash)) }
            @if self.points > 0 { (draw::icon("truck")) (self.points) }
            @for (count, icon) in [(self.thugs, "thug"), (self.cards, "discard"), (self.leverage, "lever")] {
                @match count {
                    0 => {}
                    1..=2 => { " " @for _ in 0..count { (draw::icon(icon)) } }
                    _ => { " " (draw::icon(icon)) "×" (count) }
                }
            }
            @if self.ally { " " (draw::icon("gangster")) }
        }
    }
}

/// Whose costs are counted.
struct Costs<'a> {
    view: &'a View,
    player: &'a Player,
    boss: Boss,
}

impl<'a> Costs<'a> {
    /// The viewer's.
    fn own(scene: &'a Scene<'_, Speakeasy>) -> Option<Costs<'a>> {
        let view = &scene.sight.view;
        let (seat, player, _) = view.own()?;
        Some(Costs {
            view,
            player,
            boss: Boss::Player(seat),
        })
    }

    fn of(&self, step: Step, action: Action) -> Bill {
        let cash = |cash: u16| Bill {
            cash,
            ..Bill::default()
        };
        match (step, action) {
            (_, Action::Slot(slot)) => Bill {
                cards: self.casino_cards(slot.building()),
                ..cash(slot.data().price)
            },
            (Step::Site { slot, .. }, Action::Space(space)) => {
                let discount = match self.view.manhattan.lot(space).ground {
                    Ground::House(_) => self.player.discount(),
                    _ => 0,
                };
                Bill {
                    cards: self.casino_cards(slot.building()),
                    ..cash(slot.data().price.saturating_sub(discount))
                }
            }
            (Step::Force { slot, .. }, Action::Force(thugs, help)) => Bill {
                thugs,
                ally: help.is_given(),
                cards: self.casino_cards(slot.building()),
                ..cash(slot.data().price + self.fee(Occasion::TakeOver, help))
            },
            (_, Action::Defend(space, thugs, help)) => {
                let house = self.view.manhattan.lot(space).house();
                let still = house.is_some_and(|house| house.building == Building::Still);
                Bill {
                    thugs,
                    ally: help.is_given(),
                    ..cash(self.fee(Occasion::Defence { still }, help))
                }
            }
            (Step::Pay { cost }, Action::Launder(share)) => Bill {
                laundered: Some(share),
                ..cash(cost)
            },
            (_, Action::Drive(..)) => Bill {
                points: 1,
                ..Bill::default()
            },
            (_, Action::Hire) => cash(self.player.thug_price().unwrap_or(0)),
            (_, Action::Buy(truck, count)) => {
                let at = self.player.trucks.get(usize::from(truck).wrapping_sub(1));
                let ship = at.and_then(|truck| self.view.docks.ship_at(truck.at?));
                cash(ship.map_or(0, |ship| self.view.docks.price_of(ship, count)))
            }
            (_, Action::Crew(hired, thugs)) => crew(hired, thugs),
            // Where its crew leaves no choice, nobody is asked for it.
            (_, Action::Ship(ship)) => match strokes::raid(self.view, ship)
                .and_then(|raid| raid.only)
            {
                Some((hired, thugs)) if (hired, thugs) != ([0; BOSSES], 0) => crew(hired, thugs),
                _ => Bill::default(),
            },
            (Step::Protect { .. }, Action::Space(_)) => Bill {
                leverage: self.view.order.leverage_price(self.boss),
                ..Bill::default()
            },
            (_, Action::Raise(track)) => {
                let next = self.player.level(track) + 1;
                let most = content().track[track as usize].discards.len() as u8;
                Bill {
                    cards: if next <= most {
                        track.discards(next)
                    } else {
                        0
                    },
                    ..Bill::default()
                }
            }
            (_, Action::Column(column)) => Bill {
                cards: column_cards(self.view, column),
                ..Bill::default()
            },
            _ => Bill::default(),
        }
    }

    fn casino_cards(&self, building: Building) -> u8 {
        match building {
            Building::Casino => content().building_prices.casino_discards,
            _ => 0,
        }
    }

    fn fee(&self, occasion: Occasion, help: Help) -> u16 {
        self.player.fee_of(occasion, help).unwrap_or(0)
    }
}

/// Thugs who are returned, and mobsters of others, who are paid from the pocket alone (SP-18.6).
fn crew(hired: [u8; BOSSES], thugs: u8) -> Bill {
    let hired: u16 = hired.iter().map(|count| u16::from(*count)).sum();
    Bill {
        thugs,
        laundered: Some(0),
        cash: hired * content().money.hired_mobster_fee,
        ..Bill::default()
    }
}

/// How many cards a space of the lower row costs (SP-19.3).
pub(super) fn column_cards(view: &View, column: u8) -> u8 {
    let side = Side::of(view.options.seats());
    let extra = side.extra_discard_columns.contains(&column);
    content().turn_order.base_discard + u8::from(extra)
}
