//! Hotspots: what can be done at a place of the island, what it costs, and why something cannot be.

use std::fmt::Display;

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::pieces::Region;
use speakeasy::step::Step;

use super::layout::{self};
use super::{Isle, line};
use crate::board::button_id;
use crate::boards::speakeasy::ink::{self, Anchor, At, Frame};
use crate::boards::speakeasy::moves::{self, Aim};
use crate::draw::{self, N};
use kernel::{Game, RuleId};
use speakeasy::Speakeasy;

mod docks;
mod drive;
mod houses;
mod others;

pub(super) use drive::choosable;

/// A place that can be pressed.
struct Spot {
    /// The name of the place on the page: it keeps the focus from one question to the next.
    id: String,
    hit: Frame,
    /// A wider place around it that can be pressed as well: a finger needs room.
    around: Option<Frame>,
    round: f32,
    /// Which of several pieces it is about, while only one of them is shown.
    by: Option<u8>,
    /// What the place is called, for who does not see where it lies.
    place: Option<Phrase>,
}

/// How a legal place is drawn.
#[derive(Clone, Copy)]
enum Kind {
    /// It is what is asked for.
    Free,
    /// It takes more than its price.
    Paid,
    /// One of very many.
    Any,
}

impl Spot {
    fn new(id: impl Display, hit: Frame) -> Spot {
        let id = draw::slug(&id.to_string());
        Spot {
            id,
            hit,
            around: None,
            round: 3.,
            by: None,
            place: None,
        }
    }

    fn rounded(self, round: f32) -> Spot {
        Spot { round, ..self }
    }

    fn around(self, around: Frame) -> Spot {
        Spot {
            around: Some(around),
            ..self
        }
    }

    fn called(self, place: Phrase) -> Spot {
        Spot {
            place: Some(place),
            ..self
        }
    }

    /// What can be pressed.
    fn area(&self) -> Markup {
        html! {
            @if let Some(around) = self.around { (ink::rect("pad", around, 0.)) }
            (ink::rect("hit", self.hit, self.round))
        }
    }

    /// The spot of one of several pieces.
    fn of(self, by: Option<u8>) -> Spot {
        let id = match by {
            Some(by) => format!("{}-by-{by}", self.id),
            None => self.id,
        };
        Spot { id, by, ..self }
    }

    /// It can be done: pressing it presses the button of the action or stroke.
    fn live(&self, kind: Kind, notation: impl Display, label: &str, inside: &Markup) -> Markup {
        let kind = match kind {
            Kind::Free => "free",
            Kind::Paid => "paid",
            Kind::Any => "any",
        };
        html! {
            a.spot id=(self.id) data-s=(kind) data-by=[self.by] href=(format_args!("#{}", button_id(notation))) aria-label=(label) {
                title { (label) }
                (self.area())
                (inside)
            }
        }
    }

    /// It cannot be done, and says why.
    fn quiet(&self, isle: &Isle<'_>, why: (Option<RuleId>, Phrase)) -> Markup {
        let (rule, phrase) = why;
        let game = Speakeasy::INFO.id;
        let href = match rule {
            Some(rule) => draw::rule_path(game, rule),
            None => format!("/rules/{game}"),
        };
        let words = isle.say(&phrase);
        let label = match &self.place {
            Some(place) => format!("{}: {words}", isle.say(place)),
            None => words.clone(),
        };
        html! {
            a.spot id=(self.id) href=(href) data-why=(words) data-rule=[rule] data-by=[self.by] aria-label=(label) {
                title { (words) }
                (self.area())
            }
        }
    }

    /// A legal action with its own words, or why it is none.
    fn of_action(&self, isle: &Isle<'_>, action: Action, flag: &Markup) -> Markup {
        match isle.scene.why_not(action) {
            None => {
                let label = isle.say(&isle.scene.describe(action).phrase);
                self.live(Kind::Free, action, &label, flag)
            }
            Some(why) => self.quiet(isle, why),
        }
    }
}

/// A full flag with a price or a number, its icon first, around the middle of its upper edge.
fn flag((x, y): At, icon: Option<&str>, words: &str) -> Markup {
    flag_from((x - flag_width(icon, words) / 2., y), icon, words)
}

/// The same, with its right end there.
fn flag_to((x, y): At, icon: Option<&str>, words: &str) -> Markup {
    flag_from((x - flag_width(icon, words), y), icon, words)
}

/// The room of its icon.
const SIGN: f32 = 14.;

fn flag_width(icon: Option<&str>, words: &str) -> f32 {
    let letter = |one: char| match one {
        ':' => 3.6,
        one if one.is_whitespace() => 3.6,
        _ => 7.2,
    };
    let sign = icon.map_or(0., |_| SIGN);
    (words.chars().map(letter).sum::<f32>() + sign + 10.).max(20.)
}

fn flag_from((left, y): At, icon: Option<&str>, words: &str) -> Markup {
    let wide = flag_width(icon, words);
    let sign = icon.map_or(0., |_| SIGN);
    html! {
        g.tag {
            (ink::rect("flag", Frame::new(left, y, wide, 16.), 3.))
            @if let Some(icon) = icon { (ink::icon(icon, (left + 4., y + 2.), 12.)) }
            (ink::text("flag-n", (left + (wide + sign) / 2., y + 12.4), 12.5, Anchor::Middle, words))
        }
    }
}

/// A hollow tag with money and the thugs that are needed, from its upper left corner.
fn need(isle: &Isle<'_>, (x, y): At, cost: u16, thugs: u8) -> Markup {
    // Where thugs do it alone, no money is named; where they are many, they are counted.
    let money = (cost > 0 || thugs == 0).then(|| isle.money(cost));
    let money = money.unwrap_or_default();
    let many = if thugs > 2 {
        format!("×{thugs}")
    } else {
        String::new()
    };
    let drawn = if thugs > 2 { 1 } else { thugs };
    let letter = |one: char| if one.is_whitespace() { 4. } else { 8. };
    let letters = |words: &str| words.chars().map(letter).sum::<f32>();
    let icons = x + 3. + letters(&money);
    let after = icons + 12.5 * f32::from(drawn);
    html! {
        g.need {
            (ink::rect("nflag", Frame::new(x, y, after + letters(&many) + 2. - x, 14.), 3.))
            (ink::text("b", (x + 3., y + 11.), 11.5, Anchor::Start, &money))
            @for thug in 0..drawn { (ink::icon("thug", (icons + 12.5 * f32::from(thug), y + 0.5), 12.5)) }
            (ink::text("b", (after, y + 11.), 11.5, Anchor::Start, &many))
        }
    }
}

/// What can be done on a plate.
pub(super) fn spots(isle: &Isle<'_>, region: Region) -> Markup {
    let Some(step) = isle.step else {
        return Markup::default();
    };
    match step {
        Step::Site { slot, .. } => houses::sites(isle, region, slot),
        Step::Force { space, .. } if space.district.region() == region => houses::aim(isle, space),
        // What is paid for stays in sight.
        Step::Pay { .. } => match isle.scene.sight.prompt.and_then(|prompt| prompt.site) {
            Some((_, space)) if space.district.region() == region => houses::aim(isle, space),
            _ => Markup::default(),
        },
        Step::Protect { .. } => houses::protections(isle, region),
        Step::Sell { .. } => houses::sales(isle, region),
        Step::Stash(_) => houses::stashes(isle, region),
        Step::Defend { district, .. } if district.region() == region => {
            houses::defences(isle, district)
        }
        Step::Drive { .. } => drive::rides(isle, region),
        Step::Mobster { .. } | Step::Recall(_) => docks::posts(isle, region),
        Step::Relocate { .. } => docks::relocations(isle, region),
        Step::Raid => others::raids(isle, region),
        Step::Crew(ship) => others::aim(isle, region, ship),
        Step::Ally => others::allies(isle, region),
        Step::Cook { .. } => others::books(isle, region),
        _ => Markup::default(),
    }
}

/// The lines of the ways of trucks; each is shown when its way is looked at.
pub(super) fn ways(isle: &Isle<'_>, region: Region) -> Markup {
    html! {
        @for offer in isle.offers {
            @if let (Aim::Way { path, .. }, Some(stroke)) = (&offer.aim, offer.stroke())
                && path.iter().any(|district| district.region() == region) {
                @let points: Vec<At> = path.iter().map(|district| {
                    let area = layout::district(*district);
                    let left = layout::origin(district.region()) - layout::origin(region);
                    (area.centre().0 + left, area.y + area.height + 2.)
                }).collect();
                g.way data-for=(button_id(&stroke)) {
                    path.rt d=(line(&points)) {}
                    // At its end stands the truck itself.
                    @for (number, (x, y)) in points.iter().enumerate().take(points.len() - 1).skip(1) {
                        circle cx=(N(*x)) cy=(N(*y)) r="7.5" {}
                        (ink::text("b", (*x, y + 4.), 11., Anchor::Middle, &number.to_string()))
                    }
                }
            }
        }
    }
}

/// The words of an offer, and its warnings.
fn offered(isle: &Isle<'_>, offer: &moves::Offer) -> String {
    isle.say(&moves::choice(isle.scene, offer).phrase)
}
