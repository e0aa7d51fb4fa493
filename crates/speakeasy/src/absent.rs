//! What somebody who has left the table does: sensible, never wasteful.
//!
//! Takes every gain, sells and protects what can be sold and protected, opens bars while the pocket pays
//! for them, and defends where that is cheap. It launders no money, plans nothing and drives nowhere.

use kernel::Seat;

use crate::action::Action;
use crate::boss::Boss;
use crate::content::{AnyOr, Effect};
use crate::goal;
use crate::pieces::{Building, Business, Deed, Favour, Goal, Location, Operation, Person, Track};
use crate::player::Player;
use crate::space::{Ground, Space};
use crate::step::Step;
use crate::strength::{Help, Occasion};
use crate::view::View;

/// What is never done as long as there is something else.
const NEVER: i32 = i32::MIN;

pub(crate) fn choose(view: &View, legal: &[Action]) -> Action {
    let Some((seat, step)) = view.asked() else {
        return legal[0];
    };
    let seat = Absent {
        view,
        seat,
        me: view.player(seat),
    };
    // The first of the best: legal actions stand in a fixed order.
    let best = legal
        .iter()
        .rev()
        .max_by_key(|action| seat.rate(step, **action));
    *best.unwrap_or(&legal[0])
}

/// Somebody who is not there.
struct Absent<'a> {
    view: &'a View,
    seat: Seat,
    me: &'a Player,
}

impl Absent<'_> {
    /// How good an answer is; passing is nought.
    fn rate(&self, step: Step, action: Action) -> i32 {
        match (step, action) {
            (_, Action::Split) => NEVER,
            (_, Action::Pass) => 0,
            (Step::UseHelper | Step::CopyHelper, Action::Helper(helper)) => {
                self.gain(&helper.data().effect)
            }
            (Step::Send, Action::Person(person)) => self.person(person),
            // Whoever is in the Park has something to do there.
            (Step::Swap, Action::Capo(..)) => 1,
            (Step::Favour, Action::Favour(favour)) => match favour {
                Favour::Book => 3,
                Favour::Leverage => 2,
                Favour::CityToken => 1,
            },
            (Step::Raise, Action::Raise(track)) => self.raise(track),
            // Cards are kept.
            (Step::RaiseTrack { .. } | Step::Extra(_), _) => -1,
            (Step::Discard(_), Action::Card(card)) => -i32::from(card.data().leverage),
            (Step::Play { .. } | Step::FirstPlay, Action::Card(card)) => {
                let useful = self.is_useful(card.operation());
                1 + 10 * i32::from(useful) + i32::from(card.data().leverage)
            }
            (Step::Build { .. }, Action::Slot(slot)) => {
                let price = i32::from(slot.data().price);
                let pocket = i32::from(self.me.pocket);
                if price <= pocket { 100 - price } else { -price }
            }
            (Step::Site { .. }, Action::Space(space)) => self.site(space),
            (Step::Force { .. }, Action::Force(thugs, help)) => {
                -self.means(thugs, help, Occasion::TakeOver)
            }
            (Step::Pay { .. }, Action::Launder(share)) => -i32::from(share),
            (Step::Hire, Action::Hire) => {
                let price = self.me.thug_price().unwrap_or(u16::MAX);
                let cheap = price <= 1 && price <= self.me.pocket;
                if cheap { 1 } else { -1 }
            }
            // On the dearest space: the next ones that are hired cost less.
            (Step::Thug, Action::Post(space)) => space.into(),
            (Step::Mobster { .. }, Action::Vip) => 2,
            (Step::Mobster { .. }, Action::Dock(_)) => 1,
            (Step::TakeHelper, Action::Helper(helper)) => {
                1 + i32::from(helper.data().bottle.value())
            }
            (Step::TakeToken, _) => 1,
            (Step::TakeCard | Step::Draw, Action::Deck(operation)) => {
                100 - i32::from(self.me.hand[operation as usize])
            }
            (Step::Protect { .. }, Action::Space(space)) => 1 + self.value(space),
            (Step::Sell { .. } | Step::Stash(_), Action::Space(space)) => 2 + self.value(space),
            (Step::Stash(_), Action::Still) => 1,
            (Step::Drive { .. }, action) => match action {
                Action::Deliver(..) => 2,
                Action::Load(_, count) => i32::from(count),
                _ => -1,
            },
            (Step::Ally, Action::Gangster(gangster)) => match self.me.ally {
                None => i32::from(gangster.data().strength),
                Some(_) => -1,
            },
            (Step::Raid, _) => 1,
            (Step::Crew(_), Action::Crew(hired, thugs)) => {
                let hired: u8 = hired.iter().sum();
                -i32::from(2 * thugs + hired)
            }
            (Step::Relocate { .. }, _) => -1,
            (Step::TurnOrder, Action::Column(column)) => self.column(column),
            (Step::Business { .. }, Action::Business(business)) => match business {
                Business::CookBooks => 3,
                Business::CityTokens => 1,
                Business::PlayCard => 2,
            },
            (Step::PlayToken { .. }, Action::Token(token)) => self.gain(token.effect()),
            (Step::Cook { .. }, Action::Book(goal, _)) => i32::from(goal.money()),
            (Step::Defend { .. }, action) => self.defence(action),
            (Step::Salvage, Action::Still) => 1,
            _ => 0,
        }
    }

    /// The buildings of the absent, with their spaces.
    fn houses(&self) -> impl Iterator<Item = (Space, &crate::space::House)> {
        self.view.manhattan.houses_of(Boss::Player(self.seat))
    }

    /// What a building on a space is worth at the end.
    fn value(&self, space: Space) -> i32 {
        let house = self.view.manhattan.lot(space).house();
        house.map_or(0, |house| house.building.value().into())
    }

    /// Whether the action of a card does something now.
    fn is_useful(&self, operation: Operation) -> bool {
        let boss = Boss::Player(self.seat);
        let mut open = self.view.manhattan.open_houses(boss);
        match operation {
            Operation::Vip => {
                let price = self.view.order.leverage_price(boss);
                let paid = self.me.lasting_leverage() + self.me.leverage >= price;
                self.me.vip > 0 && paid && self.houses().any(|(_, house)| !house.protected)
            }
            Operation::Party => open.any(|(_, house)| house.barrel),
            Operation::Still => self.view.manhattan.open_still(boss).is_some(),
            Operation::Fleet => false,
        }
    }

    /// A gain is always good; something to do, if it does anything.
    fn gain(&self, effect: &Effect) -> i32 {
        let operation = match effect.action {
            None => return 1,
            Some(Deed::Protect) => Operation::Vip,
            Some(Deed::Sell) => Operation::Party,
            Some(Deed::Produce) => Operation::Still,
            Some(_) => return -1,
        };
        if self.is_useful(operation) { 2 } else { -1 }
    }

    /// Where a capo is of use.
    fn person(&self, person: Person) -> i32 {
        let holds = |operation: Operation| self.me.hand[operation as usize] > 0;
        let plays = |operation: Operation| holds(operation) && self.is_useful(operation);
        let lets_play = |operation: Operation| {
            let mut kinds = person.rows().iter().map(|row| row.effect.play_op_card);
            kinds
                .any(|kind| matches!(kind, Some(AnyOr::Any)) || kind == Some(AnyOr::One(operation)))
        };
        match person.location() {
            Location::Restaurant if self.can_cook() => 80,
            Location::CityHall if plays(Operation::Vip) => 70,
            Location::Planning if plays(Operation::Party) && lets_play(Operation::Party) => 60,
            Location::Contractors if self.me.pocket >= self.cheapest_bar() => 50,
            Location::Docks if plays(Operation::Still) && lets_play(Operation::Still) => 40,
            Location::Commission => 30,
            Location::CityHall => 25,
            Location::Planning | Location::Contractors => 20,
            Location::Garage | Location::Docks => 10,
            Location::Restaurant => 5,
            Location::Park => 0,
        }
    }

    fn can_cook(&self) -> bool {
        let (manhattan, ledger) = (&self.view.manhattan, &self.view.ledger);
        let boss = Boss::Player(self.seat);
        let open = |goal: &Goal| {
            !ledger.has(*goal, boss) && (0..2).any(|space| ledger.at(*goal, space).is_none())
        };
        let mut goals = Goal::ALL.into_iter().filter(open);
        self.me.books > 0
            && goals.any(|goal| goal::is_met(goal, self.seat, self.me, manhattan, ledger))
    }

    fn cheapest_bar(&self) -> u16 {
        let slots = self.me.slots.iter();
        let bars = slots.filter(|slot| slot.building() == Building::Bar);
        bars.map(|slot| slot.data().price).min().unwrap_or(u16::MAX)
    }

    /// The lowest level first, as long as it costs no card.
    fn raise(&self, track: Track) -> i32 {
        let level = self.me.level(track);
        if track.discards(level + 1) > 0 {
            return -1;
        }
        10 - i32::from(level)
    }

    /// Quiet districts first: nobody attacks, and no cop is there or on the way.
    fn site(&self, space: Space) -> i32 {
        let (map, gangs) = (&self.view.manhattan, &self.view.gangs);
        let district = space.district;
        let war = gangs.targets.contains(district);
        let cop = map.cops.contains(district);
        let coming = map.cops_coming.contains(district);
        let fight = map.lot(space).ground == Ground::GangsterBar;
        let loud = 8 * i32::from(war) + 4 * i32::from(cop) + 2 * i32::from(coming);
        // Uptown pays best.
        district.region() as i32 - loud - i32::from(fight)
    }

    /// What thugs and ally cost.
    fn means(&self, thugs: u8, help: Help, occasion: Occasion) -> i32 {
        let fee = self.me.fee_of(occasion, help).unwrap_or(0);
        // The safe pays double.
        let fee = fee + fee.saturating_sub(self.me.pocket);
        2 * i32::from(thugs) + i32::from(fee)
    }

    /// Columns that cost fewer cards first, then those where protection is cheaper.
    fn column(&self, column: u8) -> i32 {
        let side = crate::content::Side::of(self.view.options.seats());
        let extra = side.extra_discard_columns.contains(&column);
        i32::from(column) - 10 * i32::from(extra)
    }

    /// Defends what is worth more than that costs, the dearest first.
    fn defence(&self, action: Action) -> i32 {
        match action {
            Action::Defend(space, thugs, help) => {
                let still = self.view.manhattan.still_of(Boss::Player(self.seat));
                let still = still.is_some_and(|(at, _)| at == space);
                let cost = self.means(thugs, help, Occasion::Defence { still });
                100 * (self.value(space) - cost)
            }
            Action::Abandon(space) => -self.value(space),
            _ => 0,
        }
    }
}
