//! Why a location is no goal.

use escape_plan::node::Node;
use escape_plan::travel::dead_ends;
use escape_plan::{EscapePlan, WhyNot};
use kernel::{Explain, Game, Phrase};
use maud::{Markup, html};

use super::layout::Lot;
use super::{Town, spots};
use crate::draw;

/// The locations where travel could not end, and why.
pub(super) struct Reasons(Vec<(Node, WhyNot)>);

pub(super) fn reasons(town: &Town<'_>) -> Reasons {
    Reasons(dead_ends(town.view))
}

impl Reasons {
    /// A hotspot that says why not.
    pub(super) fn spot(&self, town: &Town<'_>, lot: &Lot, hit: &Markup) -> Markup {
        let found = self.0.iter().find(|(node, _)| *node == lot.node);
        // Where travel could end and no way leads, it is too far.
        let why = found.map_or(WhyNot::TooFewPoints, |(_, why)| *why);
        let (phrase, rule) = (why.phrase(), why.rule());
        let title = Phrase::new("ep-why")
            .with("place", lot.name.as_str())
            .with("why", phrase.clone())
            .with("rule", rule.0);
        html! {
            a.spot id=(spots::place_id(lot.node, false)) href=(draw::rule_path(EscapePlan::INFO.id, rule)) data-why=(town.say(&phrase)) data-rule=(rule) {
                title { (town.say(&title)) } (hit)
            }
        }
    }
}
