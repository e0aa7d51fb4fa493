//! The hand, the city tokens and the helpers.

use kernel::{Member, Phrase};
use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::pieces::{Card, CityToken, Helper, Operation};
use speakeasy::step::Step;
use speakeasy::words;

use super::super::desk::Desk;
use super::super::ink::{self, Anchor, Frame};
use super::super::{cards, signs, spots};

/// Cards that stand upright side by side; more lie flat in two rows.
const UPRIGHT: usize = 4;

pub(super) fn plate(desk: &Desk<'_>) -> Markup {
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 222., 218.)))
        (hand(desk))
        (tokens(desk))
        (helpers(desk))
    };
    super::plate("sp-ops-d", 222, &desk.word("board-hand-tokens"), &inside)
}

/// A band with a title, a lock if it is hidden from others, and a note.
fn band(desk: &Desk<'_>, y: f32, title: &str, hidden: bool, note: &Phrase) -> Markup {
    html! {
        (ink::band(Frame::new(4., y, 214., 17.)))
        (ink::fitted("face onlac", (10., y + 13.2), 12.3, Anchor::Start, 110., title))
        (ink::fitted("onlac lbl", (212., y + 13.2), 12., Anchor::End, 70., &desk.say(note)))
        @if hidden { (ink::icon_in("onlac", "lock", (124., y + 2.), 12.)) }
    }
}

/// A card of the hand as the viewer sees it.
#[derive(Clone, Copy)]
enum Held {
    Face(Card),
    Back(Operation),
}

/// The own hand, or what everybody knows of somebody's.
fn held(desk: &Desk<'_>) -> Vec<Held> {
    if let Some(screen) = desk.screen {
        return screen.hand.iter().map(Held::Face).collect();
    }
    let known = desk.player.known;
    let mut held: Vec<Held> = known.iter().map(Held::Face).collect();
    for operation in Operation::ALL {
        let seen = known.iter().filter(|card| card.operation() == operation);
        let unseen = usize::from(desk.player.hand[operation as usize]) - seen.count();
        held.extend((0..unseen).map(|_| Held::Back(operation)));
    }
    held
}

fn hand(desk: &Desk<'_>) -> Markup {
    let held = held(desk);
    let count = Phrase::new("board-cards").with("count", held.len() as i64);
    let asked = desk.step.is_some_and(asks_for_card);
    html! {
        (band(desk, 3., &desk.word("board-hand"), desk.screen.is_some(), &count))
        @for (at, card) in held.iter().enumerate() {
            @let frame = lie(at, held.len());
            @match card {
                Held::Face(card) => {
                    (cards::card(desk.scene, *card, frame))
                    @if desk.step.is_some() { (spots::spot(desk.scene, Action::Card(*card), asked, &spots::boxed(frame))) }
                }
                Held::Back(operation) => { (cards::back(desk.scene, *operation, frame)) }
            }
        }
    }
}

/// Where a card of so many lies.
fn lie(at: usize, count: usize) -> Frame {
    let columns = if count <= UPRIGHT {
        UPRIGHT
    } else {
        count.div_ceil(2).max(UPRIGHT)
    };
    let step = 212. / columns as f32;
    let x = 6. + step * (at % columns) as f32;
    if count <= UPRIGHT {
        Frame::new(x, 24., step - 2., 76.)
    } else {
        Frame::new(x, 23.5 + 40. * (at / columns) as f32, step - 2., 38.)
    }
}

fn asks_for_card(step: Step) -> bool {
    matches!(
        step,
        Step::Play { .. } | Step::FirstPlay | Step::Discard(_) | Step::Extra(_)
    )
}

fn tokens(desk: &Desk<'_>) -> Markup {
    let tokens: Vec<CityToken> = CityToken::ALL
        .into_iter()
        .flat_map(|token| {
            std::iter::repeat_n(token, desk.player.tokens[Member::index(token)].into())
        })
        .collect();
    let limit = desk.player.token_limit();
    let note = Phrase::new("board-tokens-held")
        .with("count", tokens.len() as i64)
        .with("most", limit);
    let places = tokens.len().max(limit.into());
    let step = (208. / places as f32).min(38.);
    let centre = |at: usize| (23. + step * at as f32, 141.);
    html! {
        g {
            title { (desk.word("board-tokens-help")) }
            (band(desk, 106., &desk.word("board-tokens"), false, &note))
        }
        @for at in 0..places {
            @let (x, y) = centre(at);
            @match tokens.get(at) {
                Some(token) => {
                    g {
                        title { (desk.say(&words::city_token(*token))) }
                        (ink::token(signs::token(*token), (x, y), 14.))
                    }
                    // Two alike are one choice.
                    @if desk.step.is_some() && tokens.iter().position(|other| other == token) == Some(at) {
                        @let hit = spots::boxed(Frame::new(x - 15., y - 15., 30., 30.));
                        (spots::spot(desk.scene, Action::Token(*token), matches!(desk.step, Some(Step::PlayToken { .. })), &hit))
                    }
                }
                None => { g.slotb { (ink::rect("", Frame::new(x - 13., y - 13., 26., 26.), 4.)) } }
            }
        }
    }
}

fn helpers(desk: &Desk<'_>) -> Markup {
    let helpers: Vec<Helper> = desk.player.helpers.iter().collect();
    let note = Phrase::new("board-used").with("count", desk.used);
    let width = (212. / helpers.len().max(2) as f32).min(106.);
    let used: Vec<Phrase> = desk
        .screen
        .iter()
        .flat_map(|screen| screen.used.iter())
        .map(|helper| words::bottle(helper.data().bottle))
        .collect();
    html! {
        g {
            @if !used.is_empty() {
                title { (desk.say(&Phrase::new("board-used-bottles").with("bottles", used))) }
            }
            (band(desk, 160., &desk.word("board-helpers"), false, &note))
        }
        @for (at, helper) in helpers.iter().enumerate() {
            @let frame = Frame::new(5. + width * at as f32, 180., width - 3., 34.);
            (cards::helper(desk.scene, *helper, frame))
            @if desk.step.is_some() {
                (spots::spot(desk.scene, Action::Helper(*helper), desk.step == Some(Step::UseHelper), &spots::boxed(frame)))
            }
        }
    }
}
