//! Money and crew: pocket and safe, strength, thugs, the ally, and what is counted in pieces.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::content::content;
use speakeasy::pieces::Track;
use speakeasy::player::{Ally, Player, THUGS};
use speakeasy::step::Step;
use speakeasy::strength::Occasion;
use speakeasy::words;
use speakeasy::{Action, View};

use super::super::desk::Desk;
use super::super::ink::{self, Anchor, Frame};
use super::super::{ghosts, levels, signs, spots};

/// The space of the ally.
const ALLY: Frame = Frame {
    x: 6.,
    y: 109.,
    width: 184.,
    height: 44.,
};

pub(super) fn plate(desk: &Desk<'_>) -> Markup {
    let price = desk.view.order.leverage_price(desk.boss);
    let price = Phrase::new("board-leverage-price").with("count", price);
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 196., 218.)))
        (money(desk))
        (strength(desk))
        (thugs(desk))
        (ally(desk))
        (counts(desk))
        (ink::fitted("soft lbl", (98., 210.), 12., Anchor::Middle, 180., &desk.say(&price)))
    };
    super::plate("sp-ops-b", 196, &desk.word("board-crew"), &inside)
}

/// The open pocket and the hidden safe.
fn money(desk: &Desk<'_>) -> Markup {
    let safe = match desk.screen {
        Some(screen) => signs::dollars(desk.scene, screen.safe),
        None => "?".to_owned(),
    };
    let will_be = |x: f32, now: u16, then: u16| {
        let [now, then] = [now, then].map(|amount| signs::dollars(desk.scene, amount));
        ghosts::number(
            Frame::new(x, 22., 84., 18.),
            15.,
            &format!("{now} → {then}"),
        )
    };
    html! {
        (ink::band(Frame::new(4., 4., 92., 38.)))
        (ink::band(Frame::new(99., 4., 93., 38.)))
        (ink::icon_in("cashi", "cash", (10., 8.), 16.))
        (ink::fitted("onlac lbl", (30., 20.), 12., Anchor::Start, 62., &desk.word("board-pocket")))
        (ink::text("face onlac", (90., 37.), 19., Anchor::End, &signs::dollars(desk.scene, desk.player.pocket)))
        (ink::icon_in("onlac", "safe", (105., 8.), 15.))
        (ink::fitted("onlac lbl", (124., 20.), 12., Anchor::Start, 46., &desk.word("board-safe")))
        (ink::icon_in("onlac", "lock", (174., 9.), 12.))
        (ink::text("face onlac", (186., 37.), 19., Anchor::End, &safe))
        (desk.will_be(|player| player.pocket, |then| will_be(8., desk.player.pocket, *then)))
        @if let (Some(_), Some(screen)) = (desk.step, desk.screen) {
            (ghosts::ghosts(desk.scene, own_safe, |then| {
                then.map_or_else(Markup::default, |then| will_be(103., screen.safe, then))
            }))
        }
    }
}

fn own_safe(view: &View) -> Option<u16> {
    view.own().map(|(_, _, screen)| screen.safe)
}

fn strength(desk: &Desk<'_>) -> Markup {
    let frame = Frame::new(84., 51., 104., 17.);
    html! {
        (ink::icon("pistol", (8., 51.), 17.))
        (ink::fitted("lbl", (28., 64.), 12.5, Anchor::Start, 53., &desk.say(&words::track(Track::Strength))))
        (levels::levels(desk, Track::Strength, frame))
        (levels::discards(Track::Strength, frame))
    }
}

/// The spaces for thugs, the empty ones with their prices: the next one that is hired takes the cheapest, a free one
/// any.
fn thugs(desk: &Desk<'_>) -> Markup {
    let place = |at: usize| Frame::new(84. + 17.6 * at as f32, 84., 16., 20.);
    let costs = content().thugs.space_costs.iter().enumerate();
    let around = Frame::new(6., 82., 184., 24.);
    let taken =
        |player: &Player| -> [bool; THUGS] { std::array::from_fn(|at| player.has_thug_on(at)) };
    let now = taken(desk.player);
    let thug = |at: usize| ink::icon("thug", (place(at).x + 0.5, 86.), 15.);
    let cheapest = now.iter().position(|taken| !taken);
    html! {
        (ink::icon("thug", (8., 86.), 17.))
        (ink::fitted("lbl", (28., 99.), 12.5, Anchor::Start, 53., &desk.word("board-thugs")))
        @for (at, cost) in costs {
            @let frame = place(at);
            g.slotb { (ink::rect("", frame, 2.)) }
            @if now[at] { (thug(at)) }
            @else { (ink::fitted("", (frame.x + 8., 98.5), 12., Anchor::Middle, 14., &signs::dollars(desk.scene, *cost))) }
        }
        (desk.will_be(taken, |then| html! {
            @for at in 0..THUGS {
                @if then[at] && !now[at] { (ghosts::piece(place(at), 3., &thug(at))) }
                @if now[at] && !then[at] { (ghosts::gone(place(at).inset(2.))) }
            }
        }))
        @if let (Some(at), Some(_)) = (cheapest, desk.step) {
            (spots::spot(desk.scene, Action::Hire, desk.step == Some(Step::Hire), &spots::roomy(place(at).inset(-1.), around)))
        }
        @if desk.step == Some(Step::Thug) {
            @for at in (0..THUGS).filter(|at| !now[*at]) {
                @let column = Frame::new(place(at).x - 0.8, 82., 17.6, 24.);
                (spots::spot(desk.scene, Action::Post(at as u8 + 1), true, &spots::roomy(place(at).inset(-1.), column)))
            }
        }
    }
}

/// The gangster on the ally space, with what his help costs and where he is at home.
fn ally(desk: &Desk<'_>) -> Markup {
    let fee = |player: &Player| player.help_fee(Occasion::TakeOver).unwrap_or(0);
    html! {
        @match desk.player.ally {
            Some(ally) => {
                (friend(desk, ally, fee(desk.player)))
                @if desk.step == Some(Step::Ally) {
                    (spots::spot(desk.scene, Action::Gangster(ally.gangster), true, &spots::boxed(ALLY)))
                }
            }
            None => {
                (ink::stepped("lac2", ALLY))
                (ink::arch("nich", (12., 114.), 32., 34.))
                (ink::text("soft onlac lbl", (54., 135.), 12.5, Anchor::Start, &desk.word("board-no-ally")))
            }
        }
        (desk.will_be(|player| Some((player.ally?, fee(player))), |then| {
            then.map_or_else(Markup::default, |(ally, fee)| html! {
                (friend(desk, ally, fee))
                (ink::rect("will-o", ALLY, 3.))
            })
        }))
    }
}

fn friend(desk: &Desk<'_>, ally: Ally, fee: u16) -> Markup {
    let name = desk.say(&words::gangster(ally.gangster));
    let help = signs::help(ally, fee);
    let home = Phrase::new("board-home").with("district", ally.home.id());
    let title = Phrase::new("board-ally")
        .with("name", words::gangster(ally.gangster))
        .with("card", words::gangster_card(ally.gangster))
        .with("district", words::district(ally.home));
    html! {
        g.ally {
            title { (desk.say(&title)) }
            (ink::stepped("lac2", ALLY))
            (ink::arch("nich", (12., 114.), 32., 34.))
            (ink::icon_in("port", "gangster", (15., 119.), 26.))
            (ink::fitted("face onlac", (51., 126.), 13., Anchor::Start, 132., &name))
            (ink::icon_in("onlac", "pistol", (51., 131.), 15.))
            (ink::text("b onlac", (69., 144.), 14., Anchor::Start, &ally.strength().to_string()))
            (ink::fitted("lbl onlac", (86., 143.5), 12., Anchor::Start, 46., &desk.say(&help)))
            (ink::fitted("lbl onlac", (184., 143.5), 12., Anchor::End, 50., &desk.say(&home)))
        }
    }
}

/// Something that a boss has so many of.
type Count = fn(&Player) -> u8;

/// Leverage, books, crates, capos and mobsters.
fn counts(desk: &Desk<'_>) -> Markup {
    let player = desk.player;
    let crates: Vec<Phrase> = player
        .crates
        .iter()
        .map(|item| words::perk(item.data().back))
        .collect();
    let crates = if crates.is_empty() {
        Phrase::new("board-no-crates")
    } else {
        Phrase::new("board-crates").with("perks", crates)
    };
    let all: [(&str, Count, Phrase); 5] = [
        (
            "lever",
            |player| player.lasting_leverage() + player.leverage,
            Phrase::new("board-leverage")
                .with("lasting", player.lasting_leverage())
                .with("tokens", player.leverage),
        ),
        (
            "ledger",
            |player| player.books,
            Phrase::new("board-books").with("count", player.blank_books),
        ),
        ("crate", |player| player.crates.len() as u8, crates),
        ("capo", |player| player.capos, Phrase::new("board-capos")),
        (
            "mobster",
            |player| player.mobsters,
            Phrase::new("board-mobsters").with("count", player.waiting),
        ),
    ];
    html! {
        @for (at, (icon, count, title)) in all.into_iter().enumerate() {
            @let x = 7. + 36.8 * at as f32;
            g.cnt {
                title { (desk.say(&title)) }
                (ink::rect("", Frame::new(x, 158., 34.8, 38.), 3.))
                (ink::icon(icon, (x + 8.4, 160.), 18.))
                (ink::text("b", (x + 17.4, 192.), 14., Anchor::Middle, &count(player).to_string()))
            }
            (desk.will_be(count, |then| ghosts::number(Frame::new(x + 6.4, 179., 22., 16.), 14., &then.to_string())))
        }
    }
}
