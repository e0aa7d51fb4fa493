//! The signs of the regions: name, how many sites are circled, and the hotspot of the whole region.

use fliptown::Action;
use fliptown::content::content;
use fliptown::map::Region;
use fliptown::step::Step;
use maud::{Markup, html};

use super::ink::{self, Anchor, Frame, N};
use super::map::{Map, Part, Play};
use super::plate::Plate;
use super::spot;

/// How many of a region's sites are circled.
pub(super) fn tally(map: &Map<'_>, region: Region) -> String {
    let circled = map.sheet.circled_in(region);
    let mut all = content().regions.iter();
    let sites = all.find(|data| data.id == region).map_or(0, |r| r.sites);
    format!("{circled}/{sites}")
}

/// A sign, lit while its region is asked about.
pub(super) fn sign(map: &Map<'_>, region: Region, drawing: &Markup) -> Markup {
    let live = map.play(Part::of(region)) == Some(Play::Asked);
    let class = if live { "sign live" } else { "sign" };
    html! { g class=(class) { (drawing) } }
}

/// Lets a region be chosen at its sign.
pub(super) fn choose(plate: &mut Plate, map: &Map<'_>, region: Region, frame: Frame) {
    if map.step == Some(Step::AnyRegion) {
        plate.spot(map.spot(Action::Region(region), &spot::hit(frame)));
    }
}

/// A plank with name and tally in the upper left corner of a plate. Returns where it ends.
pub(super) fn plank(plate: &mut Plate, map: &Map<'_>, region: Region) -> f32 {
    let (name, tally) = (map.name(region), tally(map, region));
    let letters = |text: &str, each: f32| each * text.chars().count() as f32;
    let end = 50. + letters(&name, 8.4) + letters(&tally, 8.);
    let (pip, class) = ink::pip(region);
    let d = format!("M9 6H{}l-3 6 4 5-3 6 3 6H6l3-6-3-5 3-6z", N(end));
    plate.print(sign(
        map,
        region,
        &html! {
            (ink::path("plank", d))
            (ink::circle("nail", (13.5, 17.5), 1.2))
            (ink::circle("nail", (end - 6., 17.5), 1.2))
            (ink::symbol(pip, class, (26., 17.7), 14.))
            (ink::words("sign-t", Anchor::Start, (37., 22.3), 13.5, &name))
            (ink::words("sign-n", Anchor::End, (end - 11., 22.3), 13., &tally))
        },
    ));
    let frame = Frame {
        x: 3.,
        y: 3.,
        width: end + 1.,
        height: 29.,
        round: 5.,
    };
    choose(plate, map, region, frame);
    end
}
