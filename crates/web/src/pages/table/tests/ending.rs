//! What is told when all is over, and the replay.

use super::*;

#[test]
fn a_lone_player_reads_the_title_where_the_game_ends() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Seat(Seat(0)));
    let title = texts(GameId::Fliptown, Lang::En).say(&sight.standing.seats[0].honours[0]);
    let page = page_of(&sight, Lang::En, Seat(0));
    assert!(page.contains(&format!("<small>{title}</small>")), "{title}");
}

#[test]
fn whoever_beats_everybody_is_named_the_winner_even_if_the_house_plays_it() {
    let mut table = Table::<InTooDeep>::new(header::<InTooDeep>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Spectator);
    let standing = &sight.standing;
    assert!(
        standing.automas[0].total > standing.seats[0].total,
        "dice lose"
    );
    let page = page_of(&sight, Lang::En, Seat(0));
    assert!(page.contains("Echo wins"));
}

/// The story ends with who has won, and so does its replay: the headline says it at the very end and never before.
fn hear_how_it_came_out<G: Board>(seats: u8) {
    let mut table = Table::<G>::new(header::<G>(seats, &[])).unwrap();
    let said = |lang, phrase: Option<Phrase>, sight: &Sight<G>| {
        let texts = texts::at_table(id_of::<G>(), lang, &sight.places);
        suited(&texts.say(&phrase.expect("it is over"))).into_string()
    };
    let before = table.sight(Viewer::Spectator);
    let page = page_of(&before, Lang::En, Seat(0));
    assert!(!page.contains("<li class=\"turn\">The game is over</li>"));
    play(&mut table, |_, _| {});
    for (viewer, lang) in Viewer::all(seats).zip(Lang::ALL.iter().cycle()) {
        let sight = table.sight(viewer);
        let hero = viewer.seat().unwrap_or_default();
        let texts = texts::at_table(id_of::<G>(), *lang, &sight.places);
        let scene = Scene::new(&sight, &texts, hero);
        let last = said(*lang, catalog::last_line(&sight.standing), &sight);
        let log = log(&scene, None).into_string();
        let lines: Vec<&str> = log.split("<li").skip(1).take(2).collect();
        assert!(
            lines[1].contains(&format!("<span>{last}</span>")),
            "{lines:?}"
        );
        let outcome = said(*lang, catalog::outcome(&sight.standing), &sight);
        let plies = sight.plies.unwrap();
        for (ply, ends) in [(plies, true), (plies - 1, false)] {
            let (sight, extras) = ReplayExtras::look_back(&table, viewer, ply, None).unwrap();
            let scene = Scene::new(&sight, &texts, hero);
            let page = replay_page(&Reader::default(), &scene, &extras).into_string();
            let headline = format!("tabindex=\"-1\">{outcome}</h1>");
            assert_eq!(page.contains(&headline), ends, "{headline}");
            assert_eq!(page.contains(&last), ends, "{last}");
        }
    }
}

#[test]
fn the_story_and_its_replay_end_with_who_has_won() {
    hear_how_it_came_out::<Fliptown>(1);
    hear_how_it_came_out::<Fliptown>(3);
    hear_how_it_came_out::<EscapePlan>(1);
    hear_how_it_came_out::<EscapePlan>(2);
    hear_how_it_came_out::<Speakeasy>(2);
    hear_how_it_came_out::<InTooDeep>(1);
}

#[test]
fn a_finished_table_can_be_watched_again() {
    for settings in [vec![], vec![("characters", "on"), ("holdem", "on")]] {
        let mut table = Table::<Fliptown>::new(header::<Fliptown>(2, &settings)).unwrap();
        let look_back = |table: &Table<Fliptown>, viewer: Viewer, ply: u32| {
            ReplayExtras::look_back(table, viewer, ply, None)
        };
        assert!(look_back(&table, Viewer::Spectator, 0).is_none());
        play(&mut table, |_, _| {});
        let (_, extras) = look_back(&table, Viewer::Spectator, u32::MAX).unwrap();
        assert_eq!(extras.ply, extras.plies);
        assert_eq!(extras.turns.len(), 15);
        let parts = extras.turns.iter().filter(|turn| turn.part.is_some());
        assert_eq!(parts.count(), 3);
        let last = extras.points.last().unwrap();
        let totals = table.sight(Viewer::Spectator).standing;
        let totals: Vec<i32> = totals.seats.iter().map(|score| score.total).collect();
        assert_eq!(*last, (extras.plies, totals));
        for turn in &extras.turns {
            for viewer in Viewer::all(2) {
                let (sight, extras) = look_back(&table, viewer, turn.ply + 1).unwrap();
                assert_eq!(extras.ply, turn.ply + 1);
                let texts = texts(GameId::Fliptown, Lang::Pl);
                let scene = Scene::new(&sight, &texts, viewer.seat().unwrap_or_default());
                let page = replay_page(&Reader::default(), &scene, &extras).into_string();
                check_actions(&check_markup(&page), &sight);
            }
        }
    }
}

/// What somebody had behind a screen counts when all is over: else everybody would leap at the very end.
#[test]
fn a_replay_counts_what_everybody_knew_of_their_own() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(2, &[])).unwrap();
    play(&mut table, |_, _| {});
    let look_back = |viewer: Viewer, ply: u32| {
        ReplayExtras::look_back(&table, viewer, ply, None).expect("a finished table")
    };
    let (_, extras) = look_back(Viewer::Spectator, u32::MAX);
    let mut hidden = 0;
    for (ply, points) in extras.points.iter().filter(|(ply, _)| *ply < extras.plies) {
        for (seat, points) in Seat::all(2).zip(points) {
            let total =
                |viewer: Viewer| look_back(viewer, *ply).0.standing.seats[seat.index()].total;
            assert_eq!(*points, total(Viewer::Seat(seat)), "seat {seat} at {ply}");
            hidden += points - total(Viewer::Spectator);
        }
    }
    assert!(hidden > 0);
}

/// Where the log says nothing of an action, its own player reads which it was and the others who has decided.
#[test]
fn a_replay_names_whoever_decides_in_silence() {
    let mut table = Table::<Fliptown>::new(header::<Fliptown>(2, &[])).unwrap();
    play(&mut table, |_, _| {});
    let texts = texts(GameId::Fliptown, Lang::En);
    let mut told = BTreeSet::new();
    for ply in 0..40 {
        for viewer in Viewer::all(2) {
            let (sight, extras) = ReplayExtras::look_back(&table, viewer, ply, None).unwrap();
            assert_eq!(extras.decided.is_some(), ply > 0);
            let silent = !sight.story.iter().any(|told| told.fresh);
            let Some(decided) = extras.decided.as_ref().filter(|_| silent) else {
                continue;
            };
            let scene = Scene::new(&sight, &texts, viewer.seat().unwrap_or_default());
            let page = replay_page(&Reader::default(), &scene, &extras).into_string();
            let words = suited(&scene.say(decided)).into_string();
            assert!(page.contains(&words), "{words}");
            told.insert(decided.id.to_string());
        }
    }
    assert_eq!(
        told,
        ["replay-decided", "replay-in-secret"]
            .map(str::to_owned)
            .into()
    );
}
