//! How an action stands in the action list.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::boss::BOSSES;
use speakeasy::content::Effect;
use speakeasy::pieces::{District, Location, Operation, Person};
use speakeasy::space::{Ground, Space};
use speakeasy::step::Step;
use speakeasy::strength::Help;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::bill::Bill;
use super::odds::Odds;
use super::{gains, lineup, moves, name, signs, spots};
use crate::board::{Row, Scene};
use crate::draw;

pub(super) fn row(scene: &Scene<'_, Speakeasy>, action: Action) -> Row {
    let bill = Bill::of(scene, action);
    let share = bill
        .laundered
        .filter(|_| matches!(action, Action::Launder(_)));
    Row {
        group: group(scene, action),
        folded: is_idle(scene, action)
            || moves::is_part(scene, action)
            || is_wasteful(scene, action)
            || is_unusual(scene, action)
            || is_twin(scene, action),
        icon: icon(scene, action),
        bare: bare(scene, action),
        note: note(scene, action),
        price: (share.is_none() && !bill.is_free()).then(|| bill.chips(scene)),
        short: short(scene, action),
    }
}

/// Whether a truck would enter where it finds nothing to do: it may, but that is hardly looked for.
fn is_idle(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    matches!(action, Action::Enter(_, district) if sights(scene, district).is_empty())
}

/// What the viewer's trucks find in a district.
fn sights(scene: &Scene<'_, Speakeasy>, district: District) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let own = view.own();
    own.map_or_else(Vec::new, |(seat, ..)| words::sights(view, seat, district))
}

/// What an action takes, piece by piece, if the same can be had for more and for less.
fn means(action: Action) -> Option<(Option<Space>, [u8; BOSSES + 2])> {
    let mut spent = [0; BOSSES + 2];
    let (space, hired, thugs, help) = match action {
        Action::Force(thugs, help) => (None, [0; BOSSES], thugs, help),
        Action::Defend(space, thugs, help) => (Some(space), [0; BOSSES], thugs, help),
        Action::Crew(hired, thugs) => (None, hired, thugs, Help::None),
        _ => return None,
    };
    spent[..BOSSES].copy_from_slice(&hired);
    // To pay an ally who would help for nothing once is no waste: that help is kept.
    spent[BOSSES..].copy_from_slice(&[thugs, help.is_given().into()]);
    Some((space, spent))
}

/// Whether less would be enough for the same: it is allowed, but hardly what somebody looks for.
fn is_wasteful(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    let Some((space, spent)) = means(action) else {
        return false;
    };
    let others = scene.sight.legal.iter().filter_map(|other| means(*other));
    let mut same = others.filter(|(there, other)| *there == space && *other != spent);
    same.any(|(_, other)| other.iter().zip(spent).all(|(less, more)| *less <= more))
}

/// Whether more comes from the safe than has to, though nobody has asked for that (SP-1.7).
pub(super) fn is_unusual(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    let asked_for = scene.sight.view.splitting == scene.sight.own();
    let mut legal = scene.sight.legal.iter();
    let less = |other: &Action| matches!((other, action), (Action::Launder(less), Action::Launder(share)) if *less < share);
    !asked_for && legal.any(less)
}

/// Whether a goal's second space brings what its first one brings, which is free as well.
fn is_twin(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    let Action::Book(goal, 2) = action else {
        return false;
    };
    scene.is_legal(Action::Book(goal, 1)) && goal.reward(0) == goal.reward(1)
}

/// Ways out come last, and what only changes how something is paid.
pub(super) fn is_way_out(action: Action) -> bool {
    matches!(
        action,
        Action::Pass | Action::Split | Action::Lose | Action::Abandon(_)
    )
}

/// Moves of one kind stand together; persons by their location, the docks by their region.
fn group(scene: &Scene<'_, Speakeasy>, action: Action) -> Phrase {
    let named = |id: &'static str| Phrase::new(id);
    if is_wasteful(scene, action) {
        return named("board-group-more");
    }
    if is_unusual(scene, action) {
        return named("board-group-pay-otherwise");
    }
    if is_twin(scene, action) {
        return named("board-group-twin");
    }
    match action {
        Action::Enter(truck, _) if is_idle(scene, action) => {
            named("board-group-idle").with("number", truck)
        }
        Action::Abandon(_) => named("board-group-give-up"),
        Action::Pass | Action::Split | Action::Lose => named("board-group-leave"),
        Action::Space(space) => spaces(scene, space),
        Action::Person(Person::Restaurant | Person::Park) => named("board-group-elsewhere"),
        Action::Person(person) => location(person.location()),
        Action::Capo(..) => named("board-group-capos"),
        Action::Card(_) => named("board-group-hand"),
        Action::Helper(_) => named("board-group-helpers"),
        Action::Slot(slot) => words::building(slot.building()),
        Action::Force(..) | Action::Crew(..) => named("board-group-means"),
        Action::Defend(space, ..) => house(scene, space).unwrap_or_else(|| words::space(space)),
        Action::Launder(_) => named("board-group-pay"),
        Action::Raise(_) => named("board-group-tracks"),
        Action::Dock(berth) => {
            named("board-group-docks").with("region", words::region(berth.region))
        }
        Action::Move(..) => named("board-group-move"),
        Action::Right(_) | Action::Middle(_) | Action::Pile(_) | Action::Token(_) => {
            named("board-group-tokens")
        }
        Action::Put(token, _) => words::city_token(token),
        Action::Deck(_) => named("board-group-decks"),
        Action::Enter(truck, _)
        | Action::Drive(truck, _)
        | Action::Load(truck, _)
        | Action::Buy(truck, _)
        | Action::Deliver(truck, _) => named("board-group-truck").with("number", truck),
        Action::Gangster(_) => named("board-group-gangsters"),
        Action::Ship(_) => named("board-group-ships"),
        Action::Book(..) => named("board-group-goals"),
        Action::Column(_) => named("board-group-order"),
        Action::Vip => words::operation(Operation::Vip),
        Action::Still if matches!(spots::asked(scene), Some(Step::Stash(_))) => {
            named("board-group-stash")
        }
        Action::Favour(_)
        | Action::Hire
        | Action::Post(_)
        | Action::Row(_)
        | Action::Still
        | Action::Business(_) => named("board-group-choose"),
    }
}

/// A location, and what everybody does there.
fn location(location: Location) -> Phrase {
    let rows = location.data().framed_rows.iter();
    let deeds = rows.flat_map(|row| {
        let deeds = lineup::few_words(&row.effect).into_iter();
        deeds.map(|deed| match row.times {
            0 | 1 => deed,
            times => Phrase::new("board-times")
                .with("deed", deed)
                .with("count", times),
        })
    });
    Phrase::new("board-group-location")
        .with("location", Phrase::name("board-location", location.id()))
        .with("deeds", deeds.collect::<Vec<_>>())
}

/// What is done with a space: it depends on the question and on what stands there.
fn spaces(scene: &Scene<'_, Speakeasy>, space: Space) -> Phrase {
    Phrase::new(match spots::asked(scene) {
        Some(Step::Site { .. }) => match scene.sight.view.manhattan.lot(space).ground {
            Ground::Empty => "board-group-open",
            Ground::GangsterBar => "board-group-take-over-by",
            Ground::House(_) => "board-group-upgrade",
        },
        Some(Step::Protect { .. }) => "board-group-protect",
        Some(Step::Sell { .. }) => "board-group-sell",
        _ => "board-group-stash",
    })
}

pub(super) fn icon(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Markup> {
    let symbol = |name: &str| Some(draw::icon(name));
    match action {
        Action::Space(space) | Action::Abandon(space) | Action::Deliver(_, space) => {
            Some(name::number(space.district))
        }
        Action::Enter(_, district) | Action::Drive(_, district) => Some(name::number(district)),
        Action::Gangster(gangster) => {
            let at = scene.sight.view.gangs.at;
            let mut districts = District::ALL.into_iter();
            let home = districts.find(|district| at[*district as usize] == Some(gangster));
            home.map(name::number)
        }
        Action::Card(card) => symbol(signs::operation(card.operation())),
        Action::Deck(operation) => symbol(signs::operation(operation)),
        // The words beside it name the sum.
        Action::Helper(helper) if signs::is_sum(&helper.data().effect) => symbol("cash"),
        Action::Helper(helper) => Some(signs::inline(&signs::effect(&helper.data().effect))),
        Action::Capo(..) => symbol("capo"),
        Action::Favour(favour) => symbol(signs::favour(favour)),
        Action::Business(business) => symbol(signs::business(business)),
        Action::Hire | Action::Post(_) => symbol("thug"),
        Action::Row(row) if gains::reward(row).is_some_and(signs::is_sum) => symbol("cash"),
        Action::Row(_) => Some(signs::inline(&gains::of(scene, action))),
        Action::Put(token, _) => symbol(signs::token(token)),
        Action::Dock(_) if is_recall(scene) => symbol("mobster"),
        Action::Vip => symbol("vip"),
        Action::Still => symbol("still"),
        Action::Load(..) => symbol("still"),
        Action::Buy(..) | Action::Ship(_) => symbol("ship"),
        Action::Book(goal, _) => symbol(signs::goal(goal.area())),
        Action::Force(_, Help::None) => symbol("pistol"),
        Action::Force(..) => symbol("gangster"),
        Action::Crew(..) => symbol("ship"),
        Action::Defend(..) => symbol("shield"),
        _ => None,
    }
}

/// The name of a place where the heading says what is done there and the price stands beside it.
fn bare(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Phrase> {
    match (spots::asked(scene)?, action) {
        (Step::Discard(_) | Step::Extra(_), Action::Card(card)) => Some(words::card(card)),
        (_, Action::Person(person)) => Some(
            Phrase::new("board-person")
                .with("place", words::location(person.location()))
                .with("effects", words::person_effects(person)),
        ),
        (_, Action::Capo(person, boss)) => Some(
            Phrase::new("board-capo-of")
                .with("boss", words::boss(boss))
                .with("person", words::person(person)),
        ),
        // Who is hired is told by the whole sentence alone.
        (_, Action::Crew(hired, _)) if hired != [0; BOSSES] => None,
        (_, Action::Force(..) | Action::Crew(..) | Action::Defend(..))
            if !is_wasteful(scene, action) =>
        {
            Odds::of(scene, action).map(Odds::sentence)
        }
        (Step::Site { .. }, Action::Space(space)) => Some(words::space(space)),
        (_, Action::Hire) => Some(Phrase::new("board-hire")),
        (_, Action::Buy(_, count)) => Some(Phrase::new("board-buy").with("count", count)),
        (_, Action::Book(goal, _)) => Some(words::requirement(goal, &scene.sight.view.ledger)),
        (Step::Sell { .. } | Step::Protect { .. } | Step::Stash(_), Action::Space(space)) => {
            house(scene, space)
        }
        (_, Action::Enter(_, district)) => Some(match sights(scene, district) {
            none if none.is_empty() => words::district(district),
            sights => Phrase::new("board-enter")
                .with("district", words::district(district))
                .with("sights", sights),
        }),
        (_, Action::Move(from, to)) => Some(
            Phrase::new("board-move")
                .with("from", words::berth(from))
                .with("to", words::berth(to)),
        ),
        (_, Action::Put(_, stack)) => Some(Phrase::new("board-stack").with("number", stack)),
        (Step::UseHelper | Step::CopyHelper, Action::Helper(helper)) => {
            Some(words::effect(&helper.data().effect))
        }
        (_, Action::Gangster(gangster)) => Some(
            Phrase::new("board-gangster")
                .with("name", words::gangster(gangster))
                .with("card", words::gangster_card(gangster)),
        ),
        _ => None,
    }
}

/// The building on a space, and where that is.
fn house(scene: &Scene<'_, Speakeasy>, space: Space) -> Option<Phrase> {
    let house = scene.sight.view.manhattan.lot(space).house()?;
    Some(
        Phrase::new("board-house")
            .with("building", words::building(house.building))
            .with("space", words::space(space)),
    )
}

/// What a place brings, and what to beware of there.
fn note(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Markup> {
    match action {
        Action::Space(space) if matches!(spots::asked(scene), Some(Step::Site { .. })) => {
            Some(html! {
                span.brings {
                    span { (signs::inline(&gains::of(scene, action))) }
                    @for danger in gains::dangers(scene, space) { small { (scene.say(&danger)) } }
                }
            })
        }
        Action::Book(..) => {
            let gains = gains::of(scene, action);
            Some(html! { span.brings { span { (signs::inline(&gains)) } } })
        }
        Action::Space(_) => match spots::asked(scene)? {
            Step::Sell { .. } => Some(html! {
                span.brings { span { (signs::inline(&gains::of(scene, action))) } }
            }),
            // What it is worth at the end must not look like what it costs.
            Step::Protect { .. } => Some(html! {
                span.brings {
                    span { (signs::inline(&gains::of(scene, action))) }
                    small { (scene.word("board-at-the-end")) }
                }
            }),
            _ => None,
        },
        Action::Person(_) | Action::Capo(..) | Action::Token(_) => {
            let vain = gains::in_vain(scene, action);
            (!vain.is_empty()).then(|| {
                html! { span.brings.vain { @for one in &vain { small { (scene.say(one)) } } } }
            })
        }
        _ => None,
    }
}

/// What can be said in a few words, beside a drawing that says the same.
fn short(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Markup> {
    let market = &scene.sight.view.market;
    let at = |number: u8| usize::from(number).wrapping_sub(1);
    Some(match action {
        // What is done there is told by no heading.
        Action::Person(Person::Restaurant | Person::Park) => return None,
        Action::Person(person) => {
            let own: Vec<&Effect> = person.own_rows().map(|row| &row.effect).collect();
            brought(scene, &own)
        }
        Action::Slot(slot) if slot.data().reward.is_nothing() => {
            html! { (scene.word("board-no-reward")) }
        }
        Action::Slot(slot) => brought(scene, &[&slot.data().reward]),
        Action::Raise(track) => {
            let (_, player, _) = scene.sight.view.own()?;
            let level = player.level(track);
            html! {
                (draw::icon(signs::track(track)))
                " " (scene.say(&words::track(track))) " " b.n { (level) "→" (level + 1) }
            }
        }
        // A mobster that leaves brings nothing: the whole sentence says where it stands.
        Action::Dock(_) if is_recall(scene) => return None,
        Action::Dock(berth) => brought(scene, &[gains::reward(berth.row)?]),
        Action::Token(token) => brought(scene, &[token.effect()]),
        Action::Right(number) => {
            let token = market.right.get(at(number)).copied().flatten()?;
            brought(scene, &[token.effect()])
        }
        Action::Middle(number) => {
            let token = market.middle.get(at(number))?.last()?;
            brought(scene, &[token.effect()])
        }
        Action::Launder(_) => split(scene, action)?,
        _ => return None,
    })
}

fn is_recall(scene: &Scene<'_, Speakeasy>) -> bool {
    matches!(spots::asked(scene), Some(Step::Recall(_)))
}

/// What effects bring: the signs that stand for it everywhere, and their words. A sum needs none.
fn brought(scene: &Scene<'_, Speakeasy>, effects: &[&Effect]) -> Markup {
    html! {
        @for effect in effects {
            (signs::inline(&signs::effect(effect))) " "
            @if !signs::is_sum(effect) { (scene.say(&words::effect(effect))) " " }
        }
    }
}

/// A way to pay: what pocket and safe hold before and after.
fn split(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Markup> {
    let (_, player, screen) = scene.sight.view.own()?;
    let bill = Bill::of(scene, action);
    let (pocket, safe) = bill.left(player.pocket, screen.safe);
    let paid = [
        ("cash", "board-pocket", player.pocket, pocket),
        ("safe", "board-safe", screen.safe, safe),
    ];
    Some(html! {
        span.split {
            @for (icon, word, before, after) in paid {
                span.kept[before == after] title=(scene.word(word)) {
                    (draw::icon(icon)) " " (signs::dollars(scene, before)) " → " b.n { (signs::dollars(scene, after)) }
                }
            }
        }
    })
}
