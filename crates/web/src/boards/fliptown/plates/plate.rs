//! A plate: one drawing with its five layers.

use fliptown::Action;
use fliptown::map::Site;
use maud::{Markup, PreEscaped, Render, html};

use super::ink::At;
use super::map::Map;
use super::pencil::{self, Oval};
use crate::draw;

/// A drawing that is being made, layer by layer.
pub(super) struct Plate {
    id: String,
    view_box: &'static str,
    label: String,
    class: &'static str,
    ground: Markup,
    sites: String,
    marks: String,
    spots: String,
    pieces: String,
}

/// How a site stands on its plate.
pub(super) struct Printed {
    pub(super) site: Site,
    /// What kind of site it is, for the stylesheet.
    pub(super) class: &'static str,
    pub(super) drawing: Markup,
    /// Where the pencil goes around it.
    pub(super) ring: Oval,
    /// What can be pressed.
    pub(super) hit: Markup,
    /// Where the flag with the price stands.
    pub(super) flag: At,
}

impl Plate {
    pub(super) fn new(id: impl Into<String>, view_box: &'static str, label: String) -> Plate {
        Plate {
            id: id.into(),
            view_box,
            label,
            class: "plate",
            ground: Markup::default(),
            sites: String::new(),
            marks: String::new(),
            spots: String::new(),
            pieces: String::new(),
        }
    }

    /// Says more about the plate to the stylesheet.
    pub(super) fn class(mut self, class: &'static str) -> Plate {
        self.class = class;
        self
    }

    /// Lays the scenery, which never changes.
    pub(super) fn ground(mut self, ground: impl Render) -> Plate {
        self.ground = PreEscaped(ground.render().0);
        self
    }

    pub(super) fn print(&mut self, printed: Markup) {
        self.sites.push_str(&printed.0);
    }

    pub(super) fn mark(&mut self, mark: Markup) {
        self.marks.push_str(&mark.0);
    }

    pub(super) fn spot(&mut self, spot: Markup) {
        self.spots.push_str(&spot.0);
    }

    pub(super) fn piece(&mut self, piece: Markup) {
        self.pieces.push_str(&piece.0);
    }

    /// Prints a site with everything that belongs to it: its ring, its hotspot and its price.
    pub(super) fn site(&mut self, map: &Map<'_>, printed: Printed) {
        let Printed { site, .. } = printed;
        self.print(html! {
            g class=(printed.class) role="img" { title { (map.title(site)) } (printed.drawing) }
        });
        if let Some(age) = map.marked(|sheet| sheet.is_circled(site)) {
            let name = draw::slug(&site.to_string());
            self.mark(pencil::ring(&name, printed.ring, age));
        }
        self.spot(map.site_spot(site, &printed.hit));
        self.piece(map.flag(Action::Go(site), printed.flag));
        for prospect in map.prospects(site) {
            self.piece(prospect.draw(&printed.hit, printed.flag));
        }
    }

    pub(super) fn draw(self) -> Markup {
        html! {
            svg class=(self.class) id=(self.id) viewBox=(self.view_box) role="group" aria-label=(self.label) {
                g.ground { (self.ground) }
                g.sites { (PreEscaped(self.sites)) }
                g.marks { (PreEscaped(self.marks)) }
                g.spots { (PreEscaped(self.spots)) }
                g.pieces { (PreEscaped(self.pieces)) }
            }
        }
    }
}
