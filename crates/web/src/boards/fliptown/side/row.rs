//! How an action stands in the action list.

use fliptown::action::{FinePayment, Reward, Tool};
use fliptown::map::{Land, Region, Site};
use fliptown::{Action, Fliptown, Prompt};
use kernel::{Arg, Member, Phrase};
use maud::{Markup, html};

use super::price::price;
use super::{signs, ways};
use crate::board::{Row, Scene};
use crate::boards::fliptown::item_icon;
use crate::draw;

pub(in super::super) fn row(scene: &Scene<'_, Fliptown>, action: Action) -> Row {
    Row {
        group: group(scene, action),
        folded: false,
        icon: icon(action),
        bare: bare(scene, action),
        note: None,
        price: price(scene, action)
            .map(|(amount, currency)| html! {
                (amount) " " (signs::currency(currency)) span.vh { (scene.word(signs::currency_name(currency))) }
            }),
        short: short(scene, action),
    }
}

/// The sentence of a site without what the way there costs.
fn bare(scene: &Scene<'_, Fliptown>, action: Action) -> Option<Phrase> {
    let Action::Go(_) = action else {
        return None;
    };
    let mut phrase = scene.describe(action).phrase;
    phrase.args.retain(|(name, _)| *name != "gold");
    Some(phrase.with("gold", 0))
}

/// Sites stand together by region, changes of the cards before them, ways out at the end.
fn group(scene: &Scene<'_, Fliptown>, action: Action) -> Phrase {
    match action {
        Action::Assign { .. } => Phrase::new("side-group-ways"),
        Action::Go(site) => sites(scene, site.region()),
        // Shapes of land stand together by what they cost.
        Action::Claim(_) => match price(scene, action) {
            Some((cash, _)) => Phrase::new("map-dollars").with("cash", cash),
            None => Phrase::new("side-group-choose"),
        },
        Action::ChangeSuit(_) => Phrase::new("side-group-suit"),
        Action::JokerSuit(_) | Action::JokerValue(_) => Phrase::new("side-group-joker"),
        Action::Shift(_) | Action::Ability => Phrase::new("side-group-ability"),
        // Where it is all there is, there is nothing that it would be another way to.
        Action::Pass | Action::Decline | Action::Leave | Action::Finish
            if scene.sight.legal.len() > 1 =>
        {
            Phrase::new("side-group-leave")
        }
        _ => Phrase::new("side-group-choose"),
    }
}

/// The heading over the sites of a region: with which value they are reached, if that matters.
fn sites(scene: &Scene<'_, Fliptown>, region: Region) -> Phrase {
    let name = Phrase::name("region", region.id());
    match scene.sight.prompt {
        Some(Prompt::Main { .. }) if region == Region::Cemetery => {
            Phrase::new("side-group-cemetery").with("region", name)
        }
        Some(Prompt::Main { value, .. }) => Phrase::new("side-group-value")
            .with("region", name)
            .with("rank", value.to_string()),
        _ => Phrase::new("side-group-bonus").with("region", name),
    }
}

fn icon(action: Action) -> Option<Markup> {
    Some(match action {
        // Tombstones and ways stand in short form, which says where they lead.
        Action::Assign { .. } | Action::Go(Site::Tombstone(_)) | Action::Claim(_) => return None,
        Action::Go(site) => signs::region(site.region()),
        Action::ChangeSuit(suit) | Action::JokerSuit(suit) => signs::suit(suit),
        Action::Region(region) => signs::region(region),
        Action::Ability | Action::Shift(_) => draw::icon("seal"),
        Action::Take(Reward::Cash) | Action::Pay(FinePayment::Cash) => draw::icon("cash"),
        Action::Take(Reward::Gold) => draw::icon("gold"),
        Action::Take(Reward::Star) | Action::Pay(FinePayment::Stars) => draw::icon("star"),
        Action::Take(Reward::Clear) => draw::icon("clear"),
        Action::Tool(Tool::Pan) => draw::icon("pan"),
        Action::Tool(Tool::Hammer) => draw::icon("hammer"),
        Action::Buy(item) => draw::icon(item_icon(item)),
        Action::Hunt(_) | Action::Bribe | Action::DrawCard => draw::icon("badge"),
        Action::Stay => draw::icon("silver"),
        _ => return None,
    })
}

/// What can be said in a word or a drawing.
fn short(scene: &Scene<'_, Fliptown>, action: Action) -> Option<Markup> {
    Some(match action {
        Action::Assign { suit, value, poker } => ways::way(scene, [suit, value, poker]),
        Action::Go(Site::Tombstone(stone)) => html! {
            span.grave { (squares(|at| at == stone.index())) " " span { (gains(scene, action)) } }
        },
        Action::ChangeSuit(suit) | Action::JokerSuit(suit) => {
            html! { (scene.say(&Phrase::name("region", Region::of(suit).id()))) }
        }
        Action::JokerValue(rank) => html! { b.n { (rank) } },
        Action::Hunt(rank) => html! { b.n { (rank) } },
        Action::Amount(amount) => html! {
            b.n { (amount) }
            @match scene.sight.prompt {
                Some(Prompt::BuyStars { .. }) => { (draw::icon("star")) }
                Some(Prompt::Wanted { .. }) => { (draw::icon("wanted")) }
                _ => { (draw::icon("clear")) }
            }
        },
        Action::Claim(land) => plot(land),
        _ => return None,
    })
}

/// What a site brings, as the game tells it.
fn gains(scene: &Scene<'_, Fliptown>, action: Action) -> String {
    let choice = scene.describe(action);
    let mut args = choice.phrase.args.into_iter();
    match args.find(|(name, _)| *name == "gains") {
        Some((_, Arg::List(gains))) => scene.say(&Phrase::new("side-gains").with("gains", gains)),
        _ => String::new(),
    }
}

/// The nine squares with the claimed ones filled.
fn plot(land: Land) -> Markup {
    let claimed: Vec<usize> = land.squares().collect();
    html! {
        span.grave {
        (squares(|at| claimed.contains(&at)))
        @let stars: u8 = claimed.iter().map(|at| fliptown::content::content().land_office.grid[at / 3][at % 3]).sum();
        span { b.n { (stars) } (draw::icon("star")) }
        }
    }
}

/// Three by three squares, as lots and tombstones lie, some of them filled.
fn squares(filled: impl Fn(usize) -> bool) -> Markup {
    html! {
        svg.plot-i viewBox="0 0 30 30" aria-hidden="true" {
            @for at in 0..9 {
                rect.on[filled(at)] x=(at % 3 * 10 + 1) y=(at / 3 * 10 + 1) width="8" height="8" rx="1" {}
            }
        }
    }
}
