//! Where a building goes: empty spaces, own bars, gangster bars with the means that suffice.

use kernel::Phrase;
use speakeasy::pieces::Region;
use speakeasy::space::{Ground, Space};
use speakeasy::step::Step;
use speakeasy::strokes::{TakeOver, take_overs};
use speakeasy::{Action, words};

use super::super::lots;
use super::{List, MANY, aligned, group, headed};
use crate::boards::menu::{Entry, Group, Then};

/// A space with its columns, and what comes of choosing it.
type Site = (Space, [String; 4], Entry<Action>);

/// Fewer places than these never stand behind choices.
const FEW: usize = 4;

/// Spaces of one kind together; where they are many, region by region.
pub(super) fn groups(list: &List) -> Vec<Group<Action>> {
    let Some(Step::Site { slot, .. }) = list.scene.step() else {
        return Vec::new();
    };
    let price = slot.data().price;
    let own = list.scene.view.own();
    let discount = own.map_or(0, |(_, player, _)| player.discount());
    let spaces = list.kind(|action| match action {
        Action::Space(space) => Some(space),
        _ => None,
    });
    let manhattan = &list.scene.view.manhattan;
    let mut open = Vec::new();
    let mut upgrades = Vec::new();
    let mut held = Vec::new();
    for (action, space) in spaces {
        let entry = list.entry(action);
        let row = columns(list, space, String::new());
        match manhattan.lot(space).ground {
            Ground::Empty => open.push((space, row, entry)),
            Ground::House(_) => upgrades.push((space, row, entry)),
            Ground::GangsterBar => held.push((row, entry)),
        }
    }
    let whole = take_overs(list.scene.view, list.legal);
    // What is one action only is offered whole already.
    held.retain(|(_, entry)| !whole.iter().any(|one| takes(entry, &one.actions)));
    let whole: Vec<Site> = whole.into_iter().map(|one| take_over(list, one)).collect();
    let many = open.len() + upgrades.len() + whole.len() > MANY;
    let kinds = [
        ("board-site-open", price, open),
        (
            "board-site-upgrade",
            price.saturating_sub(discount),
            upgrades,
        ),
        ("board-site-take-over", price, whole),
    ];
    let kinds = kinds.into_iter().map(|(id, price, sites)| {
        let told = Phrase::new(id).with("price", list.scene.price(price));
        kind(list, list.scene.say(&told), sites, many)
    });
    let other = list.folded(Phrase::new("board-site-means"), vec![group(aligned(held))]);
    kinds.chain([group(other.into_iter().collect())]).collect()
}

fn takes(entry: &Entry<Action>, actions: &[Action]) -> bool {
    matches!(&entry.then, Then::Take(taken) if taken == actions)
}

/// A space in columns: where, for how much, which token, which trouble.
fn columns(list: &List, space: Space, price: String) -> [String; 4] {
    let scene = list.scene;
    let district = scene.say(&words::district(space.district));
    let lot = scene.view.manhattan.lot(space);
    let token = lot.token.filter(|_| lot.house().is_none());
    [
        format!("{space} {district}"),
        price,
        token.map_or_else(String::new, |one| lots::token(scene, one)),
        lots::marks(scene, space.district),
    ]
}

/// A gangster bar with the cheapest means and the price of everything.
fn take_over(list: &List, one: TakeOver) -> Site {
    let scene = list.scene;
    let mut price = scene.price(one.cost);
    if one.thugs > 0 {
        price = format!("{price} + {}", scene.count("board-brief-thugs", one.thugs));
    }
    let ally = scene.view.own().and_then(|(_, player, _)| player.ally);
    if let Some(ally) = ally.filter(|_| one.help.is_given()) {
        price = format!("{price} + {}", scene.say(&words::gangster(ally.gangster)));
    }
    let entry = Entry {
        then: Then::Take(one.actions),
        ..list.entry(Action::Space(one.space))
    };
    (one.space, columns(list, one.space, price), entry)
}

/// Spaces of one kind under a heading: all of them, or region by region where there are many.
fn kind(list: &List, heading: String, sites: Vec<Site>, many: bool) -> Group<Action> {
    let rows = |sites: Vec<Site>| {
        let rows = sites.into_iter().map(|(_, row, entry)| (row, entry));
        aligned(rows.collect())
    };
    if !many || sites.len() <= FEW {
        return headed(heading, rows(sites));
    }
    let regions = Region::ALL.map(|region| {
        let here = sites
            .iter()
            .filter(|(space, ..)| space.district.region() == region);
        let here: Vec<Site> = here.cloned().collect();
        let told = Phrase::new("board-site-region").with("region", words::region(region));
        list.folded(told, vec![headed(heading.clone(), rows(here))])
    });
    headed(heading.clone(), regions.into_iter().flatten().collect())
}
