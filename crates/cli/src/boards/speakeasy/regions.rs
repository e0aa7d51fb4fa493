//! The regions: what Luciano would pay for them now, their goal, and their quay.

use speakeasy::content::content;
use speakeasy::docks::Berth;
use speakeasy::pieces::Region;
use speakeasy::words;

use super::scene::Scene;
use super::{goals, map};
use crate::boards::section::Section;
use crate::layout::DOT;
use crate::style::Ink;

/// A section for each region, from the north; with every district if there is no map for them.
pub(super) fn sections(scene: &Scene, with_districts: bool) -> Vec<Section> {
    let regions = Region::ALL.into_iter().rev();
    regions
        .map(|region| {
            let name = scene.paint(Ink::Bold, scene.say(&words::region(region)));
            let mut lines = Vec::new();
            if with_districts {
                lines.extend(map::listed(scene, region));
            }
            lines.push(goals::of_region(scene, region));
            lines.push(quay(scene, region));
            Section::list(format!("{name} {}", payouts(scene, region)), lines)
        })
        .collect()
}

/// The payouts from the first place on, with everybody at the place they would have now.
fn payouts(scene: &Scene, region: Region) -> String {
    let view = scene.view;
    let sums = content().payouts.by_region[region as usize];
    // The gangsters take a place too.
    let places = usize::from(view.options.bosses()) + 1;
    let paid = sums.iter().take(places).enumerate().map(|(at, sum)| {
        let here = view.bosses().filter(|boss| {
            let payout = view.manhattan.payout(region, *boss);
            payout.is_some_and(|(place, _)| place == at + 1)
        });
        let here: String = here.map(|boss| scene.pawn(boss)).collect();
        format!("{}{here}", scene.money(*sum))
    });
    paid.collect::<Vec<_>>().join(" ")
}

/// The four spaces of a region's docks, with what each brings.
fn quay(scene: &Scene, region: Region) -> String {
    let berths = Berth::all().filter(|berth| berth.region == region);
    let spaces = berths.map(|berth| {
        let reward = &content().docks.rows[usize::from(berth.row) - 1].reward;
        match scene.view.docks.at(berth) {
            Some(boss) => scene.pawn(boss),
            None => scene.brief(reward),
        }
    });
    let spaces = spaces.collect::<Vec<_>>().join(DOT);
    format!("{} {spaces}", scene.word("board-island-docks"))
}
