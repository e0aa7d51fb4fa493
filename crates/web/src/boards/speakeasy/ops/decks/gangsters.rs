//! The gangster board: who sits in which district.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::pieces::{District, Gangster};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::super::super::ink::{self, Anchor, Frame};
use super::super::super::{name, signs, spots};
use crate::board::Scene;

/// Places side by side.
const COLUMNS: usize = 4;

pub(super) fn plate(scene: &Scene<'_, Speakeasy>) -> Markup {
    let coming = Phrase::new("board-gangsters-left")
        .with("count", scene.sight.view.gangs.decks.len() as i64);
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 222., 218.)))
        (ink::band(Frame::new(4., 3., 214., 17.)))
        (ink::fitted("face onlac", (10., 16.2), 12.3, Anchor::Start, 110., &scene.word("board-gangsters")))
        (ink::fitted("onlac lbl", (212., 16.2), 12., Anchor::End, 88., &scene.say(&coming)))
        @for (at, district) in District::ALL.into_iter().enumerate() {
            @let frame = Frame::new(5. + 53. * (at % COLUMNS) as f32, 22. + 48. * (at / COLUMNS) as f32, 52., 46.5);
            (place(scene, district, frame))
        }
    };
    super::super::plate("sp-decks-d", 222, &scene.word("board-gangsters"), &inside)
}

fn place(scene: &Scene<'_, Speakeasy>, district: District, frame: Frame) -> Markup {
    let view = &scene.sight.view;
    let Frame { x, y, .. } = frame;
    let closed = view.manhattan.closed.contains(district);
    let ally = view.bosses().find(|boss| allied(scene, *boss, district));
    html! {
        g.slotb.shutd[closed] {
            title { (scene.say(&words::district(district))) }
            (ink::rect("", frame, 2.))
        }
        (ink::text("b", (x + 4., y + 12.), 11.5, Anchor::Start, district.id()))
        @if let Some(gangster) = view.gangs.at[district as usize] {
            (tile(scene, district, gangster, frame))
        } @else if let Some(boss) = ally {
            (ink::marker(scene, boss, (x + 26., y + 25.), 9.))
        }
    }
}

/// Whether the gangster of a district is somebody's ally.
fn allied(scene: &Scene<'_, Speakeasy>, boss: Boss, district: District) -> bool {
    let player = boss
        .seat()
        .and_then(|seat| scene.sight.view.players.get(seat.index()));
    player
        .and_then(|player| player.ally)
        .is_some_and(|ally| ally.home == district)
}

fn tile(
    scene: &Scene<'_, Speakeasy>,
    district: District,
    gangster: Gangster,
    frame: Frame,
) -> Markup {
    let Frame { x, y, .. } = frame;
    let data = gangster.data();
    let title = Phrase::new("board-gangster")
        .with("name", words::gangster(gangster))
        .with("card", words::gangster_card(gangster));
    let step = spots::asked(scene);
    html! {
        g.gang {
            title { (scene.say(&title)) }
            (ink::rect("lac2", frame.inset(1.), 2.))
            (ink::text("b onlac", (x + 4., y + 12.), 11.5, Anchor::Start, district.id()))
            (ink::icon_in("onlac", "pistol", (x + 20.5, y + 3.5), 10.5))
            (ink::text("b onlac", (x + 48., y + 12.5), 12., Anchor::End, &data.strength.to_string()))
            (ink::icon_in("port", "gangster", (x + 4., y + 15.), 16.))
            @if data.ability.is_some() { (ink::icon_in("able", "star", (x + 21., y + 17.), 11.)) }
            (ink::text("onlac", (x + 48., y + 28.), 11.5, Anchor::End, &signs::dollars(scene, data.help_fee)))
            (ink::fitted("onlac lbl", (x + 26., y + 42.), 11., Anchor::Middle, 45., &name::short(scene, gangster)))
        }
        @if step.is_some() { (spots::spot(scene, Action::Gangster(gangster), step == Some(Step::Ally), &spots::boxed(frame))) }
    }
}
