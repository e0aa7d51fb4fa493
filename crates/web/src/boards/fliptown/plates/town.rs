//! The town: thirteen lots along a street, each with its rank, its first-visit shield and its business.

use fliptown::Action;
use fliptown::content::{Building, Effect, FirstVisit};
use fliptown::map::{Region, Site};
use fliptown::step::Step;
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

use super::drawing;
use super::ink::{self, At, Frame, N, Thing};
use super::map::{Map, Part};
use super::pencil::{self, Oval};
use super::plate::{Plate, Printed};
use super::{sign, spot};

mod business;
mod land;

/// The houses in the order of their ranks.
const HOUSES: [PreEscaped<&str>; Building::ALL.len()] = [
    drawing!("houses/undertaker.svg"),
    drawing!("houses/bank.svg"),
    drawing!("houses/hideout.svg"),
    drawing!("houses/stables.svg"),
    drawing!("houses/general_store.svg"),
    drawing!("houses/church.svg"),
    drawing!("houses/hotel.svg"),
    drawing!("houses/land_office.svg"),
    drawing!("houses/gunsmith.svg"),
    drawing!("houses/bail_bonds.svg"),
    drawing!("houses/sheriffs_office.svg"),
    drawing!("houses/saloon.svg"),
    drawing!("houses/prospectors_club.svg"),
];

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let lots = Building::ALL.into_iter().map(|at| Lot(at).draw(map));
    map.section(Part::Town, &html! { @for lot in lots { (lot) } })
}

/// The ground of one building.
#[derive(Clone, Copy)]
struct Lot(Building);

impl Lot {
    /// The land office needs room for its deed.
    fn is_wide(self) -> bool {
        matches!(self.0.data().effect, Effect::LandClaim)
    }

    /// The middle of the house.
    fn middle(self) -> f32 {
        if self.is_wide() { 51. } else { 55. }
    }

    /// The middle of the shield with what the first visit brings.
    fn shield(self) -> At {
        (if self.is_wide() { 88. } else { 97. }, 14.5)
    }

    /// Where its business is printed: under its name, or on the deed.
    fn business(self) -> Frame {
        let (x, y, height) = if self.is_wide() {
            (108., 3., 116.)
        } else {
            (3., 91., 31.)
        };
        Frame {
            x,
            y,
            width: 106.,
            height,
            round: 6.,
        }
    }

    fn draw(self, map: &Map<'_>) -> Markup {
        let Lot(building) = self;
        let name = map.say(&Phrase::name("building", building.id()));
        let site = Site::Building(building.rank());
        let asked = map.is_at(building);
        let surveyed = self.is_wide() && map.step == Some(Step::Effect(building));
        let class = match (self.is_wide(), asked) {
            (false, false) => "plate lot",
            (false, true) => "plate lot asked",
            (true, false) => "plate lot wide",
            (true, true) if surveyed => "plate lot wide asked survey",
            (true, true) => "plate lot wide asked",
        };
        let (view_box, streets) = match self.is_wide() {
            true => ("0 -5 220 130", &[0., 110.][..]),
            false => ("0 -5 110 130", &[0.][..]),
        };
        let mut plate = Plate::new(
            format!("ft-town-{}", building.rank().number()),
            view_box,
            name.clone(),
        )
        .class(class)
        .ground(html! { @for x in streets { (street(*x)) } });
        if surveyed {
            land::survey(&mut plate, map);
            return plate.draw();
        }
        plate.site(
            map,
            Printed {
                site,
                class: "house",
                drawing: self.front(map, &name),
                ring: Oval::round((13., 14.), 14.),
                hit: spot::hit(Frame {
                    x: 2.,
                    y: 0.,
                    width: if self.is_wide() { 216. } else { 106. },
                    height: 122.,
                    round: 6.,
                }),
                flag: (self.middle() + 37., 66.),
            },
        );
        business::draw(&mut plate, map, self);
        self.first_visit(&mut plate, map);
        plate.draw()
    }

    /// House, name, rank and shield.
    fn front(self, map: &Map<'_>, name: &str) -> Markup {
        let Lot(building) = self;
        let room = if self.is_wide() { 92. } else { 96. };
        let (x, y) = self.shield();
        let shield = format!(
            "M{} 3.5h22V15c0 7-6 11-11 13.5C{} 26 {0} 22 {0} 15Z",
            N(x - 11.),
            N(x - 5.)
        );
        html! {
            (HOUSES[building as usize])
            (board(map, building))
            (ink::centred("bname", (self.middle(), 88.5), ink::fitting(name, 11.8, room), name))
            (ink::circle("rankb", (13., 14.), 11.))
            (ink::centred("num big", (13., 19.), 14., &building.rank().to_string()))
            (ink::path("shield", shield))
            @match building.data().first_visit {
                FirstVisit::Stars(stars) => (ink::row(&[Thing::Amount(stars, "star")], (x, y), 12.)),
                FirstVisit::Bonus(region) => (ink::bonus(region, (x, y), 20.)),
            }
        }
    }

    /// The cross over a shield that is used up, and the choice of what comes first.
    fn first_visit(self, plate: &mut Plate, map: &Map<'_>) {
        let Lot(building) = self;
        let (x, y) = self.shield();
        if let Some(age) = map.marked(|sheet| sheet.buildings.contains(building)) {
            plate.mark(pencil::cross(
                &format!("shield-{}", building.id()),
                (x, y),
                8.,
                age,
            ));
        }
        if map.step == Some(Step::Order(building)) {
            let business = self.business();
            let shield = Frame::around((x, y + 1.), 28., 32., 6.);
            let shield = html! {
                (ink::rect("pad", Frame::around((x - 4., y + 4.), 40., 40., 0.)))
                (spot::hit(shield))
            };
            plate.spot(map.spot(Action::BonusFirst, &shield));
            plate.spot(map.spot(Action::EffectFirst, &spot::hit(business)));
        }
    }
}

fn street(x: f32) -> Markup {
    PreEscaped(format!(r##"<use href="#d-street" x="{}"/>"##, N(x)))
}

/// The words on the board of a house, where there is one.
fn board(map: &Map<'_>, building: Building) -> Markup {
    let name = || {
        map.say(&Phrase::name("building", building.id()))
            .to_uppercase()
    };
    match building {
        Building::Hotel => ink::centred("cap", (55., 19.3), 9.5, &name()),
        Building::Saloon => ink::centred("cap inv", (55., 26.5), 11.5, &name()),
        Building::BailBonds => ink::centred("cap", (55., 18.6), 9.5, &map.word("map-bonds")),
        _ => Markup::default(),
    }
}

/// The sign of the town stands in front of the land office.
fn signpost(plate: &mut Plate, map: &Map<'_>) {
    let (name, tally) = (map.name(Region::Town), sign::tally(map, Region::Town));
    let (pip, class) = ink::pip(Region::Town);
    let size = ink::fitting(&name, 12.5, 60.);
    plate.print(sign::sign(
        map,
        Region::Town,
        &html! {
        (ink::path("post", "M48 107h6v19h-6z"))
        (ink::path("plank", "M4 91H101l-2 4 3 4-3 4 2 4H4l2-4-3-4 3-4z"))
        (ink::symbol(pip, class, (16., 99.2), 12.5))
        (ink::words("sign-t", ink::Anchor::Start, (25., 103.3), size, &name))
        },
    ));
    plate.print(ink::words(
        "sign-n2",
        ink::Anchor::Start,
        (59., 119.5),
        11.5,
        &tally,
    ));

    let frame = Frame {
        x: 1.,
        y: 90.5,
        width: 103.,
        height: 18.,
        round: 5.,
    };
    sign::choose(plate, map, Region::Town, frame);
}
