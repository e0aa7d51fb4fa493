//! The board over whole games.

use std::collections::BTreeSet;

use catalog::{Lang, Texts};
use in_too_deep::pieces::Criminal;
use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep, Prompt};
use kernel::{Chance, Game, Log, Phrase, Seat, Seed, Viewer};
use table::Sight;

use super::panes::Pane;
use super::{moves, sites};
use crate::board::{Board, Scene, button_id};
use crate::boards::panes::BoardPane;
use crate::boards::trial::{self, assert_balanced, values, words};

type People = trial::People<InTooDeep>;

/// Everything that is drawn for a viewer.
fn draw(sight: &Sight<InTooDeep>, texts: &Texts, hero: Seat) -> String {
    let scene = Scene::new(sight, texts, hero);
    let parts = [
        InTooDeep::track(&scene),
        InTooDeep::lineup(&scene),
        InTooDeep::purse(&scene),
        InTooDeep::regions(&scene),
        InTooDeep::plates(&scene),
        InTooDeep::strip(&scene, hero),
        InTooDeep::verdict(&scene),
        InTooDeep::commons(&scene),
        InTooDeep::legend(&scene),
    ];
    parts.map(|part| part.into_string()).concat()
}

/// How many people, and what their dice begin with.
type Table = (u8, u8);

/// Alone, so that Echo plays; two; four.
const GAMES: [Table; 3] = [(1, 3), (2, 4), (4, 5)];

/// Dice take thousands of decisions to end a game of several people; so many are enough to meet everything.
const DECISIONS: usize = 700;

/// Games of people who decide by dice; each of their questions is looked at before it is answered.
fn watch(games: &[Table], mut look: impl FnMut(&People, &Sight<InTooDeep>)) {
    for (seats, seed) in games {
        let mut people = People::new(*seats, &[], *seed);
        for _ in 0..DECISIONS {
            let Some(sight) = people.first_asked() else {
                break;
            };
            look(&people, &sight);
            if !people.step() {
                break;
            }
        }
    }
}

/// The hotspots of an action: its own, or those of everything that it begins.
fn buttons_of(scene: &Scene<'_, InTooDeep>, action: Action) -> Vec<String> {
    let offers = scene.outlook().offers.iter();
    let whole = offers.filter(|offer| offer.actions[0] == action);
    let strokes = whole.filter_map(moves::Offer::stroke);
    std::iter::once(button_id(action))
        .chain(strokes.map(button_id))
        .collect()
}

#[test]
fn whatever_has_a_place_in_the_city_can_be_pressed_there() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = BTreeSet::new();
    watch(&GAMES, |_, sight| {
        let own = sight.own().unwrap();
        let scene = Scene::new(sight, &texts, own);
        let city = super::city::city(&scene).into_string();
        let pressed: BTreeSet<&str> = values(&city, "href").into_iter().collect();
        let beside = InTooDeep::lineup(&scene).into_string();
        let listed: BTreeSet<String> = InTooDeep::moves(&scene)
            .into_iter()
            .map(|offered| offered.stroke.to_string())
            .collect();
        for action in &sight.legal {
            assert!(
                listed.contains(&action.to_string()),
                "{action} is not listed"
            );
            if sites::site(&sight.view, *action).is_some() && !moves::is_step(&scene, *action) {
                let spots = buttons_of(&scene, *action);
                let found = spots
                    .iter()
                    .any(|spot| pressed.contains(format!("#{spot}").as_str()));
                assert!(found, "{action} has no hotspot");
                met.insert(action.to_string().split(' ').next().unwrap().to_owned());
            } else if matches!(
                action,
                Action::Pass
                    | Action::Endure(_)
                    | Action::Outcome(_)
                    | Action::Bind(_)
                    | Action::Opponent(_)
                    | Action::Dilemma(_)
                    | Action::Support(_)
                    | Action::Look
            ) {
                let spot = format!("\"#{}\"", button_id(action));
                assert!(
                    beside.contains(&spot),
                    "{action} is not beside the question"
                );
            }
        }
    });
    for verb in [
        "hook", "unhook", "move", "pickup", "drop", "use", "grip", "guardian", "barrier",
    ] {
        assert!(met.contains(verb), "{verb} never happened: {met:?}");
    }
}

/// Where only one extra action is possible it is done without a question, and the question after it is another.
#[test]
fn what_grip_pays_for_is_something_that_its_criminal_does() {
    let texts = words::<InTooDeep>(Lang::En);
    let (mut asked, mut alone) = (0, 0);
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        for offer in &scene.outlook().offers {
            let moves::Aim::Extra(criminal, then) = offer.aim else {
                continue;
            };
            assert_eq!(then.doer(), Some(criminal), "{then}");
            match offer.actions.len() {
                1 => alone += 1,
                _ => asked += 1,
            }
        }
        let strokes: Vec<String> = InTooDeep::moves(&scene)
            .into_iter()
            .map(|offered| offered.stroke.to_string())
            .collect();
        let different: BTreeSet<&String> = strokes.iter().collect();
        assert_eq!(strokes.len(), different.len(), "{strokes:?}");
    });
    assert!(asked > 20 && alone > 0, "{asked} {alone}");
}

#[test]
fn every_hotspot_leads_to_a_button_and_the_markup_is_whole() {
    let all = [Lang::En, Lang::Cs, Lang::Pl].map(words::<InTooDeep>);
    let mut nth = 0;
    watch(&GAMES[..2], |_, sight| {
        nth += 1;
        if nth % 7 != 0 {
            return;
        }
        let texts = &all[nth % 3];
        let own = sight.own().unwrap();
        let scene = Scene::new(sight, texts, own);
        let strokes = InTooDeep::moves(&scene).into_iter();
        let buttons: BTreeSet<String> = strokes
            .map(|offered| format!("#{}", button_id(offered.stroke)))
            .collect();
        let markup = draw(sight, texts, own);
        assert_balanced(&markup);
        for href in values(&markup, "href") {
            assert!(
                !href.starts_with("#do-") || buttons.contains(href),
                "{href}"
            );
        }
        let mut ids = BTreeSet::new();
        for id in values(&markup, "id") {
            assert!(ids.insert(id), "{id} twice");
        }
        assert!(!markup.contains(" style="));
    });
}

/// In a crowd names are left out on the desk: who rests on the ground of a zone is told them.
#[test]
fn the_ground_of_a_zone_tells_who_and_what_is_there() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut looks = 0;
    watch(&GAMES[1..2], |people, _| {
        looks += 1;
        if looks % 40 != 0 {
            return;
        }
        let sight = people.table.sight(Viewer::Spectator);
        let scene = Scene::new(&sight, &texts, Seat(0));
        let markup = super::city::city(&scene).into_string();
        let told = values(&markup, "data-why");
        let city = &sight.view.open.city;
        for zone in city.ring.zones() {
            let begin = format!("{}: ", scene.say(&in_too_deep::words::zone(zone)));
            let here = told.iter().find_map(|told| {
                let (_, here) = told.strip_prefix(&begin)?.split_once(" Here: ")?;
                Some(here)
            });
            let criminals = city.criminals_in(zone).map(in_too_deep::words::criminal);
            let items = city.items_in(zone).map(in_too_deep::words::item);
            for name in criminals.chain(items).map(|name| scene.say(&name)) {
                assert!(here.is_some_and(|here| here.contains(&name)), "{name}");
            }
        }
    });
    assert!(looks > 40);
}

#[test]
fn a_move_that_completes_a_crime_says_so() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut told = 0;
    watch(&GAMES[1..2], |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let best = sight
            .legal
            .iter()
            .filter(|action| matches!(action, Action::Move(..)))
            .find(|action| !scene.outlook().completes(&button_id(action)).is_empty());
        if best.is_some() {
            assert!(
                super::city::city(&scene)
                    .into_string()
                    .contains("completes ")
            );
            told += 1;
        }
    });
    assert!(told > 0);
}

#[test]
fn the_help_tells_what_every_sign_and_every_criminal_in_play_is() {
    let texts = words::<InTooDeep>(Lang::En);
    let people = People::new(1, &[], 3);
    let sight = people.first_asked().unwrap();
    let scene = Scene::new(&sight, &texts, Seat(0));
    let legend = InTooDeep::legend(&scene).into_string();
    let sprite = InTooDeep::sprite().into_string();
    for sign in values(&legend, "href") {
        let id = sign.trim_start_matches('#');
        let drawn = sprite.contains(&format!("id=\"{id}\"")) || id.starts_with("i-");
        assert!(drawn, "{sign} is not drawn");
    }
    for criminal in sight.view.open.city.in_play() {
        let ability = texts.say(&in_too_deep::words::ability(criminal));
        assert!(legend.contains(&ability), "{ability}");
    }
}

#[test]
fn what_a_card_needs_is_offered_on_it_without_its_price() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut offered = 0;
    watch(&GAMES[1..2], |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let hand = super::panels::hand::hand(&scene).into_string();
        for way in hand.split("id=\"way-").skip(1) {
            let inside = way.split("</a>").next().unwrap();
            let (_, words) = inside.rsplit_once("<span>").unwrap();
            assert!(!words.contains("action)"), "{words}");
            offered += 1;
        }
    });
    assert!(offered > 0);
}

#[test]
fn grip_beside_the_question_is_that_of_the_viewer_and_goes_the_right_way() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = BTreeSet::new();
    watch(&GAMES, |_, sight| {
        let Some(Prompt::Step { step, .. }) = sight.prompt else {
            return;
        };
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let beside = InTooDeep::lineup(&scene).into_string();
        let chips = beside.split("id=\"more-").skip(1);
        let told: BTreeSet<&str> = chips
            .map(|chip| chip.split("</a>").next().unwrap())
            .filter_map(|chip| chip.rsplit_once(' ').map(|(_, step)| step))
            .collect();
        match step {
            Step::EchoGrip { .. } => {
                assert!(told.is_empty(), "{told:?} is hers");
                met.insert("hers");
            }
            Step::LoseGrip { .. } if !told.is_empty() => {
                assert_eq!(told, BTreeSet::from(["−1"]));
                met.insert("less");
            }
            _ if !told.is_empty() => {
                assert_eq!(told, BTreeSet::from(["+1"]));
                met.insert("more");
            }
            _ => {}
        }
    });
    assert_eq!(met, BTreeSet::from(["hers", "less", "more"]));
}

#[test]
fn nobody_is_shown_the_cards_of_somebody_else() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut nth = 0;
    watch(&GAMES[2..], |people, _| {
        nth += 1;
        if nth % 40 != 0 {
            return;
        }
        let sights: Vec<Sight<InTooDeep>> = Viewer::all(4)
            .map(|viewer| people.table.sight(viewer))
            .collect();
        for owner in Seat::all(4) {
            let own = &sights
                .iter()
                .find(|sight| sight.own() == Some(owner))
                .unwrap()
                .view;
            let known = own.own().unwrap();
            let crimes = known.crimes.iter().map(in_too_deep::words::crime);
            let dilemmas = known.dilemmas.union(known.databank);
            let dilemmas = dilemmas.iter().map(in_too_deep::words::dilemma);
            let secrets: Vec<String> = crimes
                .chain(dilemmas)
                .map(|name| texts.say(&name))
                .collect();
            for sight in sights.iter().filter(|sight| sight.own() != Some(owner)) {
                let markup = draw(sight, &texts, owner);
                for secret in &secrets {
                    assert!(!markup.contains(&format!(">{secret}<")), "{secret}");
                }
            }
        }
    });
    assert!(nth > 40);
}

#[test]
fn only_who_decides_has_something_to_press_and_something_to_look_forward_to() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut asked = 0;
    watch(&GAMES[2..], |people, sight| {
        let acts = matches!(
            sight.prompt,
            Some(Prompt::Step {
                step: Step::Act,
                actions: 2,
                ..
            })
        );
        if !acts || asked > 5 {
            return;
        }
        asked += 1;
        for viewer in Viewer::all(4) {
            let sight = people.table.sight(viewer);
            let decides = !sight.legal.is_empty();
            let markup = draw(&sight, &texts, viewer.seat().unwrap_or(Seat(0)));
            assert_eq!(markup.contains("href=\"#do-"), decides);
            assert_eq!(markup.contains("data-for="), decides);
        }
    });
    assert!(asked > 5);
}

/// On a phone one part is seen at a time: the part that its link names is brought into view.
#[test]
fn the_part_that_a_question_is_about_is_brought_into_view() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = BTreeSet::new();
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let links = InTooDeep::regions(&scene).into_string();
        let plates = InTooDeep::plates(&scene).into_string();
        let aimed = |markup: &str, name: &str| {
            let tags = markup.split('<').filter(|tag| tag.contains(" data-aim"));
            let values = tags.flat_map(|tag| values(tag, name));
            values.map(str::to_owned).collect::<Vec<String>>()
        };
        let parts = aimed(&plates, "id");
        let named = aimed(&links, "href");
        let hrefs: Vec<String> = parts.iter().map(|id| format!("#{id}")).collect();
        assert_eq!(named, hrefs);
        met.extend(parts);
    });
    assert_eq!(met.len(), 5, "only {met:?}");
}

/// Whoever has no action left and could commit a crime is shown the crime, not the way past it.
#[test]
fn without_actions_the_crime_that_can_be_committed_is_brought_into_view() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = 0;
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let spent = sight.view.open.turn.actions == 0;
        let crime = |action: &Action| matches!(action, Action::Commit(_));
        if spent && sites::asked(&scene) == Some(Step::Act) && sight.legal.iter().any(crime) {
            let links = InTooDeep::regions(&scene).into_string();
            assert!(links.contains("href=\"#hand\" data-aim"), "{links}");
            met += 1;
        }
    });
    assert!(met > 0);
}

/// Each name belongs to its piece, in the zone where the piece stands.
#[test]
fn whoever_stands_in_a_zone_is_named_there() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut crowds = 0;
    watch(&GAMES[2..], |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let city = super::city::city(&scene).into_string();
        let open = &sight.view.open.city;
        for zone in open.ring.zones() {
            let begin = format!("id=\"zone-{}\"", zone.id());
            let (_, drawn) = city.split_once(&begin).unwrap();
            let drawn = drawn.split("</li>").next().unwrap();
            let names: Vec<String> = open
                .criminals_in(zone)
                .map(|criminal| texts.say(&in_too_deep::words::criminal(criminal)))
                .collect();
            for name in &names {
                assert!(drawn.contains(&format!("<b>{name}</b>")), "{name}");
            }
            crowds += usize::from(names.len() > 2);
        }
    });
    assert!(crowds > 0);
}

/// ID-9.4: whatever the Smuggler takes for nothing is taken by pressing it, and nobody pays for it by mistake.
#[test]
fn pressing_an_item_is_what_the_smuggler_does_for_nothing() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::new(1, &[("smuggler", "in")], 7);
    let mut met = 0;
    while let (Some(sight), true) = (people.first_asked(), met < 3) {
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        let city = super::city::city(&scene).into_string();
        for action in &sight.legal {
            let Action::Smuggle(item) = *action else {
                continue;
            };
            let (_, drawn) = city
                .split_once(&format!("id=\"item-{}\"", item.id()))
                .unwrap();
            let pressed = values(drawn.split('>').next().unwrap(), "href");
            let paid = button_id(Action::PickUp(Criminal::Smuggler, item));
            assert!(!city.contains(&format!("\"#{paid}\"")), "{paid}");
            let completes = |button: &str| !scene.outlook().completes(button).is_empty();
            let free = button_id(action);
            let other = pressed[0].trim_start_matches('#');
            assert!(other == free || completes(other), "{other}");
            met += usize::from(other == free);
        }
        assert!(people.step(), "only {met}");
    }
}

/// ID-18.7: where a barrier would stand after all of its moves is where it is sent.
#[test]
fn a_barrier_is_sent_to_where_its_last_move_takes_it() {
    let people = People::new(2, &[], 4);
    let sight = people.first_asked().unwrap();
    let seat = sight.own().unwrap();
    for steps in 1..=3 {
        let mut view = sight.view.clone();
        let shove = Step::Shove { steps };
        view.open.agenda.ask(seat, shove);
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        let game = InTooDeep::imagine(&view, &mut chance);
        for action in game.legal_actions(seat) {
            let Some(sites::Site::Border(shown)) = sites::site(&view, action) else {
                panic!("{action}");
            };
            let mut then = game.clone();
            then.apply(seat, action, &mut chance, &mut Log::off())
                .unwrap();
            let city = then.view(Viewer::Seat(seat)).open.city;
            assert!(city.has_barrier(shown), "{steps}: {action}");
            assert!(!view.open.city.has_barrier(shown), "{steps}: {action}");
        }
    }
}

#[test]
fn whatever_echo_did_has_her_token_in_the_story() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::new(1, &[], 3);
    while people.step() {}
    let sight = people.table.sight(Viewer::Seat(Seat(0)));
    let scene = Scene::new(&sight, &texts, Seat(0));
    let mut hers = 0;
    for told in &sight.story {
        let Some(line) = InTooDeep::line(&told.event) else {
            continue;
        };
        let line = texts.say(&line);
        let token = InTooDeep::automa(&scene, &told.event);
        assert!(token.is_some() || !line.starts_with("Echo"), "{line}");
        assert!(token.is_none() || line.contains("Echo"), "{line}");
        hers += usize::from(token.is_some());
    }
    assert!(hers > 100, "{hers}");
}

#[test]
fn ways_to_use_the_same_evidence_stand_together_and_say_only_where_it_goes() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = 0;
    watch(&GAMES[1..2], |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        for action in &sight.legal {
            let Action::Process(kind, _) = action else {
                continue;
            };
            let row = InTooDeep::row(&scene, *action);
            let name = texts.say(&in_too_deep::words::evidence(*kind));
            assert!(texts.say(&row.group).contains(&name));
            let bare = texts.say(&row.bare.unwrap());
            assert!(!bare.contains(&name.to_lowercase()), "{bare}");
            met += 1;
        }
    });
    assert!(met > 5);
}

/// Nothing but the notes in brackets is left out of a choice.
#[test]
fn a_list_in_a_choice_is_not_mistaken_for_its_notes() {
    let swap = Phrase::new("choice-swap-no-hooks")
        .with("agent", Phrase::new("echo"))
        .with("criminals", Vec::<Phrase>::new());
    assert_eq!(super::rows::plain(swap.clone()), swap);
}

/// Over whom grip is gained or lost is decided where one sees how much there is.
#[test]
fn grip_is_chosen_on_the_console() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = 0;
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        if let Some(Step::GainGrip { .. } | Step::LoseGrip { .. }) = sites::asked(&scene) {
            let links = InTooDeep::regions(&scene).into_string();
            let count = sight.legal.len();
            let console =
                format!("href=\"#console\" data-aim>Console <span class=\"chip\">{count}<");
            assert!(links.contains(&console), "{links}");
            met += 1;
        }
    });
    assert!(met > 0);
}

/// The link to the city counts what can be pressed there.
#[test]
fn the_link_to_the_city_counts_its_hotspots() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut most = 0;
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        if sites::asked(&scene) != Some(Step::Act) {
            return;
        }
        let city = super::city::city(&scene).into_string();
        let links = values(&city, "href").into_iter();
        let pressed: BTreeSet<&str> = links.filter(|link| link.starts_with("#do-")).collect();
        let count = Pane::City.count(&scene);
        assert_eq!(count, pressed.len(), "{pressed:?}");
        most = most.max(count);
    });
    assert!(most > 10, "only {most}");
}

/// A dash to the next zone, or a push of one's own criminal, costs what a step costs and leads to the same: two signs
/// for it would puzzle.
#[test]
fn who_can_step_to_a_zone_has_one_sign_there() {
    let texts = words::<InTooDeep>(Lang::En);
    let ability = [("courier", "in"), ("enforcer", "in")];
    let mut people = People::new(1, &ability, 7);
    let mut met = BTreeSet::new();
    while let (Some(sight), true) = (people.first_asked(), met.len() < 4) {
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        let city = super::city::city(&scene).into_string();
        for action in &sight.legal {
            let (verb, step) = match *action {
                Action::Dash(zone) => ("dash", Action::Move(Criminal::Courier, zone)),
                Action::Push(criminal, zone) => ("push", Action::Move(criminal, zone)),
                _ => continue,
            };
            let pressed = city.contains(&format!("\"#{}\"", button_id(action)));
            assert_eq!(pressed, !sight.legal.contains(&step), "{action}");
            met.insert((verb, pressed));
        }
        assert!(people.step(), "only {met:?}");
    }
}

/// Whoever uses a zone stands in it: the pill tells it from one that brings somebody there.
#[test]
fn a_pill_for_the_effect_of_a_zone_has_its_sign() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = 0;
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let city = super::city::city(&scene).into_string();
        for pill in city.split("id=\"pill-do-use-").skip(1) {
            let pill = pill.split("</a>").next().unwrap();
            assert!(pill.contains("href=\"#z-"), "{pill}");
            met += 1;
        }
    });
    assert!(met > 0);
}

/// An item or a criminal that makes a crime possible wears the star that pills have.
#[test]
fn a_piece_that_completes_a_crime_has_a_star() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut met = 0;
    watch(&GAMES, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let city = super::city::city(&scene).into_string();
        for piece in city
            .split("<a ")
            .filter(|link| link.starts_with("class=\"em") || link.starts_with("class=\"item"))
        {
            let piece = piece.split("</a>").next().unwrap();
            let best = piece.contains(" – completes ");
            assert_eq!(piece.contains("class=\"makes\""), best, "{piece}");
            met += usize::from(best);
        }
    });
    assert!(met > 0);
}
