//! Which pane each question brings into view, and that a page has at most one.

use std::collections::BTreeMap;

use kernel::Explain;
use maud::Markup;
use speakeasy::pieces::Region;
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};

use super::Pane;
use crate::board::{Board, Scene};
use crate::boards::panes::{BoardPane, regions};
use crate::boards::trial::{People, values, words};
use catalog::Lang;

/// What a question brings into view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    People,
    /// The board, or the decks behind it.
    Board,
    /// The region that it names.
    Region(Region),
    /// Wherever there is the most to do; nothing new if that is nowhere.
    Busiest,
    /// Where a truck can do something as it stands, before all where it brings a barrel; else as above.
    Stop,
}

/// Every kind of question by its name, so that none is forgotten.
fn expected(scene: &Scene<'_, Speakeasy>, step: Step) -> (&'static str, View) {
    let view = &scene.sight.view;
    match step {
        Step::UseHelper => ("use helper", View::Board),
        Step::Send => ("send", View::People),
        Step::Swap => ("swap", View::People),
        Step::Favour => ("favour", View::People),
        Step::Raise => ("raise", View::Board),
        Step::RaiseTrack { .. } => ("raise track", View::Board),
        Step::Extra(_) => ("extra", View::Board),
        Step::Discard(_) => ("discard", View::Board),
        Step::Play { .. } => ("play", View::Board),
        Step::FirstPlay => ("first play", View::Board),
        Step::Build { .. } => ("build", View::Board),
        Step::Site { .. } => ("site", View::Busiest),
        Step::Force { space, .. } => ("force", View::Region(space.district.region())),
        Step::Pay { .. } => ("pay", View::Busiest),
        Step::Hire => ("hire", View::Board),
        Step::Thug => ("thug", View::Board),
        Step::Mobster { .. } => ("mobster", View::Busiest),
        Step::DocksReward => ("docks reward", View::Busiest),
        Step::Relocate { .. } => ("relocate", View::Busiest),
        Step::TakeHelper => ("take helper", View::Board),
        Step::TakeToken => ("take token", View::Board),
        Step::Reveal { .. } => ("reveal", View::Board),
        Step::TakeCard => ("take card", View::Board),
        Step::Draw => ("draw", View::Board),
        Step::Protect { .. } => ("protect", View::Busiest),
        Step::Sell { .. } => ("sell", View::Busiest),
        Step::Drive { .. } => ("drive", View::Stop),
        Step::Ally => ("ally", View::Board),
        Step::Raid => ("raid", View::Busiest),
        Step::Crew(ship) => ("crew", View::Region(view.docks.ship(ship).at.region())),
        Step::Stash(_) => ("stash", View::Busiest),
        Step::Recall(region) => ("recall", View::Region(region)),
        Step::TurnOrder => ("turn order", View::Busiest),
        Step::Business { .. } => ("business", View::People),
        Step::PlayToken { .. } => ("play token", View::Board),
        Step::Cook { .. } => ("cook", View::Busiest),
        Step::CopyHelper => ("copy helper", View::Board),
        Step::Salvage => ("salvage", View::Board),
        Step::PutBack => ("put back", View::Board),
        Step::Surplus => ("surplus", View::Board),
        Step::Defend { district, .. } => ("defend", View::Region(district.region())),
    }
}

/// How many kinds of questions there are.
const KINDS: usize = 41;

/// The id of every pane that the page brings into view.
fn aimed(plates: &Markup) -> Vec<String> {
    let tags = plates.0.split('<').filter_map(|tag| tag.split('>').next());
    let aimed = tags.filter(|tag| tag.contains(" data-aim"));
    aimed.map(|tag| values(tag, "id").concat()).collect()
}

#[test]
fn every_question_brings_the_pane_into_view_that_it_is_about() {
    let texts = words::<Speakeasy>(Lang::En);
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0.. {
        let mut people = People::<Speakeasy>::new(1 + seed % 4, &[("still_rebuild", "on")], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let prompt = sight.prompt.as_ref().unwrap();
            let (kind, view) = expected(&scene, prompt.step);
            let times = met.entry(kind).or_default();
            *times += 1;
            // Each kind in a few positions: the drawing takes its time.
            if *times <= 12 {
                let pane = Pane::aim(&scene);
                let why = format!("{kind} ({})", prompt.rule());
                match view {
                    View::People => assert_eq!(pane, Some(Pane::People), "{why}"),
                    View::Board => assert_eq!(pane, Some(Pane::Board), "{why}"),
                    View::Region(region) => assert_eq!(pane, Some(Pane::Region(region)), "{why}"),
                    View::Busiest => assert_busiest(&scene, pane, &why),
                    View::Stop => assert_stop(&scene, pane, &why),
                }
                let ids: Vec<String> = pane
                    .map(|pane| pane.href()[1..].to_owned())
                    .into_iter()
                    .collect();
                assert_eq!(aimed(&Speakeasy::plates(&scene)), ids, "{why}");
                let chips = regions::<Pane>(&scene).into_string();
                assert_eq!(chips.matches("btn go").count(), ids.len(), "{why}");
            }
            people.step();
        }
        if met.len() == KINDS || seed == 200 {
            break;
        }
    }
    assert_eq!(met.len(), KINDS, "every kind of question is met: {met:?}");
}

fn assert_stop(scene: &Scene<'_, Speakeasy>, pane: Option<Pane>, why: &str) {
    let legal = scene.sight.legal.iter().copied();
    let of = |stop: fn(&Action) -> bool| -> Vec<Option<Pane>> {
        let stops = legal.clone().filter(stop);
        stops.map(|action| Pane::of(scene, action)).collect()
    };
    let brings = of(|action| matches!(action, Action::Deliver(..)));
    let takes = of(|action| matches!(action, Action::Load(..) | Action::Buy(..)));
    match (brings.is_empty(), takes.is_empty()) {
        (false, _) => assert!(brings.contains(&pane), "{why}"),
        (_, false) => assert!(takes.contains(&pane), "{why}"),
        _ => assert_busiest(scene, pane, why),
    }
}

fn assert_busiest(scene: &Scene<'_, Speakeasy>, pane: Option<Pane>, why: &str) {
    let most = Pane::ALL.iter().map(|pane| pane.count(scene)).max();
    let here = pane.map_or(0, |pane| pane.count(scene));
    assert_eq!(Some(here), most, "{why}");
}
