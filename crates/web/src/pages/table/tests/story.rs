//! The log: what it says and does not say twice, and how the end of a part is told.

use super::*;

/// Looks at how parts end: whoever is asked after that is told all of it, though they may have decided something in it,
/// and no longer once they have acted. Counts how often they had.
fn hear_how_parts_end<G: Board>(seats: u8) -> usize {
    let mut table = Table::<G>::new(header::<G>(seats, &[])).unwrap();
    let texts = texts(id_of::<G>(), Lang::En);
    let (mut told, mut decided) = (0, 0);
    play(&mut table, |table, seat| {
        let sight = table.sight(Viewer::Seat(seat));
        let page = bulletin::bulletin(&Scene::new(&sight, &texts, seat)).into_string();
        let lines = page.matches("<li").count();
        let news = page.matches("data-fresh").count();
        assert!(lines == 0 || news > 0, "{page}");
        // The part in which it is asked something is not over.
        let chapters = log::chapters::<G>(&sight.story);
        let begin = chapters.last().map_or(0, |chapter| chapter.events.start);
        let mut over = sight.story[..begin].iter();
        let closed = over.any(|one| one.fresh && G::closes(&one.event));
        assert!(lines > 0 || !closed, "how it ended is not told");
        decided += usize::from(lines > 0 && !closed);
        told += usize::from(lines > 1);
    });
    assert!(told >= usize::from(seats), "told {told} times");
    decided
}

#[test]
fn how_a_round_or_an_act_has_ended_is_told_until_one_acts() {
    hear_how_parts_end::<Fliptown>(3);
    let defended = [2, 3, 4].map(hear_how_parts_end::<Speakeasy>);
    let defended: usize = defended.iter().sum();
    assert!(defended > 0, "nobody decided anything in a war");
    hear_how_parts_end::<InTooDeep>(2);
}

/// Plays a table and reads its log: every heading stands once for what happened under it, and no line says
/// it again.
fn read_the_log<G: Board>() {
    let mut table = tables::<G>().next().unwrap();
    play(&mut table, |_, _| {});
    for lang in Lang::ALL {
        let page = page_of(&table.sight(Viewer::Spectator), *lang, Seat(0));
        let (_, log) = page.split_once("id=\"log\"").unwrap();
        let chapters: Vec<&str> = log.split("<li class=\"turn\">").skip(1).collect();
        assert!(chapters.len() > 10);
        let mut later = "";
        for chapter in chapters {
            let (heading, lines) = chapter.split_once("</li>").unwrap();
            assert_ne!(heading, later);
            later = heading;
            let turn = heading.rsplit(" · ").next().unwrap();
            for line in lines.split("<span>").skip(1) {
                assert!(!line.starts_with(turn), "{heading}: {line}");
            }
        }
    }
}

#[test]
fn no_line_of_the_log_repeats_its_heading() {
    read_the_log::<Fliptown>();
    read_the_log::<EscapePlan>();
    read_the_log::<Speakeasy>();
    read_the_log::<InTooDeep>();
}

/// What every heading of the story says, and how the lines under it begin.
fn story(page: &str) -> (Vec<&str>, Vec<&str>) {
    let inside = |opening: &str| -> Vec<&str> {
        let parts = page.split(opening).skip(1);
        parts.filter_map(|part| part.split('<').next()).collect()
    };
    (inside("<li class=\"turn\">"), inside("<span>"))
}

#[test]
fn a_line_of_the_story_does_not_repeat_its_heading() {
    for lang in Lang::ALL {
        let table = Table::<InTooDeep>::new(header::<InTooDeep>(2, &[])).unwrap();
        let page = page_of(&table.sight(Viewer::Spectator), *lang, Seat(0));
        let (headings, lines) = story(&page);
        assert!(headings.len() > 1, "a chapter and a turn");
        assert!(lines.iter().any(|line| line.contains("2087")));
        for heading in headings {
            let again = lines.iter().find(|line| line.starts_with(heading));
            assert_eq!(again, None);
        }
    }
}

/// On a phone the log lies far below the board.
#[test]
fn the_way_to_the_log_says_how_much_of_it_is_new() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(1, &[])).unwrap();
    let (mut some, mut none) = (0, 0);
    play(&mut table, |table, seat| {
        let sight = table.sight(Viewer::Seat(seat));
        let fresh = sight.story.iter().filter(|told| told.fresh).count();
        let seen = if fresh > 0 { &mut some } else { &mut none };
        *seen += 1;
        if *seen > 3 {
            return;
        }
        let page = page_of(&sight, Lang::En, seat);
        let badge = format!("<span class=\"news\"><b aria-hidden=\"true\">{fresh}</b>");
        assert_eq!(page.contains(&badge), fresh > 0);
        assert_eq!(page.contains("class=\"news\""), fresh > 0);
    });
    assert!(some > 0 && none > 0, "{some} with news, {none} without");
}

/// The sentences of the log from its top; nothing where a heading stands.
fn sentences(log: &str) -> Vec<Option<&str>> {
    let lines = log.split("<li").skip(1).map(|line| {
        let (_, said) = line.split_once("<span>")?;
        said.split_once("</span>").map(|(said, _)| said)
    });
    lines.collect()
}

#[test]
fn the_log_says_nothing_twice() {
    let mut table = Table::<Speakeasy>::new(header::<Speakeasy>(1, &[])).unwrap();
    play(&mut table, |_, _| {});
    let sight = table.sight(Viewer::Spectator);
    let mut texts = texts(GameId::Speakeasy, Lang::En);
    texts.call(Seat(0), "Vera");
    let scene = Scene::new(&sight, &texts, Seat(0));
    let log = log(&scene, None).into_string();
    let told = sentences(&log);
    // A round is a heading and no line besides.
    assert!(told.iter().filter(|said| said.is_none()).count() > 10);
    let rounds = told
        .iter()
        .flatten()
        .filter(|said| said.contains(", round "));
    assert_eq!(rounds.count(), 0);
    // Who was named in the line above is not named anew.
    let mut named = [0, 0];
    for pair in told.windows(2) {
        for (at, name) in ["Vera ", "Rival "].into_iter().enumerate() {
            let [above, said] =
                [0, 1].map(|line| pair[line].is_some_and(|said| said.starts_with(name)));
            named[at] += usize::from(said);
            assert!(!(above && said), "{pair:?}");
        }
    }
    assert!(named[0] > 10 && named[1] > 10, "{named:?}");
}
