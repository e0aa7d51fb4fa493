//! Every page is sound HTML, and every legal action is a button of it.

use super::*;

/// One tag of a page: its name and its attributes.
pub(super) struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    fn parse(inside: &'a str) -> Tag<'a> {
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = Vec::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            match after.strip_prefix("=\"") {
                Some(quoted) => {
                    let (value, after) = quoted.split_once('"').expect("a closing quotation mark");
                    attributes.push((key, value));
                    rest = after;
                }
                None => {
                    attributes.push((key, ""));
                    rest = after;
                }
            }
        }
        Tag { name, attributes }
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        let found = self.attributes.iter().find(|(name, _)| *name == key);
        found.map(|(_, value)| *value)
    }
}

const VOID: [&str; 5] = ["meta", "link", "input", "hr", "!DOCTYPE"];

/// The tags of a page that opens and closes everything in order.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (inside, _) = piece.split_once('>').expect("a closing bracket");
        if let Some(name) = inside.strip_prefix('/') {
            // An icon leaves its `use` to be closed by the drawing around it, as browsers do.
            while name == "svg" && open.last() == Some(&"use") {
                open.pop();
            }
            assert_eq!(open.pop(), Some(name), "{inside}");
            continue;
        }
        let tag = Tag::parse(inside.trim_end_matches('/'));
        if !VOID.contains(&tag.name) && !inside.ends_with('/') {
            open.push(tag.name);
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "{open:?}");
    tags
}

/// What must hold of any page; returns its tags.
pub(super) fn check_markup(page: &str) -> Vec<Tag<'_>> {
    for opened in page.split('[').skip(1) {
        let missing = opened.starts_with(|first: char| first.is_ascii_lowercase());
        assert!(!missing, "a message is missing: {}", &opened[..20]);
    }
    let tags = tags(page);
    let mut ids = BTreeSet::new();
    for tag in &tags {
        for (key, value) in &tag.attributes {
            assert!(*key != "style" && !key.starts_with("on"), "{key}={value}");
            assert!(
                *key != "id" || ids.insert(*value),
                "the id {value} stands twice"
            );
        }
        assert!(
            tag.name != "script" || tag.get("src").is_some(),
            "an inline script"
        );
        assert_ne!(tag.name, "style");
    }
    let inside = tags
        .iter()
        .filter_map(|tag| tag.get("href").or(tag.get("for")).or(tag.get("form")));
    for target in inside.filter_map(|href| href.strip_prefix("#do-")) {
        assert!(ids.contains(format!("do-{target}").as_str()), "{target}");
    }
    tags
}

/// Every legal action is one button of the list, besides them there are only strokes, and no other
/// action is any button at all.
pub(super) fn check_actions<G: Board>(tags: &[Tag], sight: &Sight<G>) {
    let is_action = |tag: &&Tag| tag.name == "button" && tag.get("name") == Some("action");
    let buttons: Vec<&Tag> = tags.iter().filter(is_action).collect();
    let listed: Vec<&str> = buttons
        .iter()
        .filter(|tag| tag.get("id").is_some())
        .filter_map(|tag| tag.get("value"))
        .collect();
    let legal: Vec<String> = sight.legal.iter().map(ToString::to_string).collect();
    let (strokes, single): (Vec<&str>, Vec<&str>) =
        listed.iter().partition(|value| value.contains("; "));
    let sorted = |mut list: Vec<&str>| {
        list.sort_unstable();
        list.join("\n")
    };
    assert_eq!(
        sorted(single),
        sorted(legal.iter().map(String::as_str).collect())
    );
    for action in &sight.legal {
        let id = board::button_id(*action);
        let button = buttons.iter().find(|tag| tag.get("id") == Some(&id));
        assert_eq!(
            button.and_then(|tag| tag.get("value")),
            Some(action.to_string().as_str())
        );
    }
    // Buttons among the cards belong to the same form and send what is legal.
    for tag in buttons.iter().filter(|tag| tag.get("id").is_none()) {
        assert_eq!(tag.get("form"), Some("acts"));
        let value = tag.get("value").unwrap_or_default();
        assert!(
            legal.iter().any(|a| a == value) || strokes.contains(&value),
            "{value}"
        );
    }
    let forms = tags.iter().filter(|tag| tag.get("id") == Some("acts"));
    assert_eq!(forms.count(), usize::from(!legal.is_empty()));
}

#[test]
fn every_move_of_fliptown_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<Fliptown>(), mem::discriminant);
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_escape_plan_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<EscapePlan>(), |prompt| {
        mem::discriminant(&prompt.step)
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_speakeasy_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables::<Speakeasy>(), |prompt| {
        mem::discriminant(&prompt.step)
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

#[test]
fn every_move_of_in_too_deep_has_its_button_and_every_page_is_sound() {
    let asked = look_at_everything(tables_of_in_too_deep(), |prompt| match prompt {
        Prompt::Step { step, .. } => Ok(mem::discriminant(step)),
        other => Err(mem::discriminant(other)),
    });
    assert!(asked.len() > 20, "most questions are met: {asked:?}");
}

/// Plays at these tables and looks at the pages of everybody; returns the kinds of questions that were met.
fn look_at_everything<G: Board, Kind: Debug>(
    tables: impl Iterator<Item = Table<G>>,
    kind: impl Fn(&G::Prompt) -> Kind,
) -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    for mut table in tables {
        let seats = table.header().chairs.len() as u8;
        let mut looks = 0;
        play(&mut table, |table, seat| {
            let sight = table.sight(Viewer::Seat(seat));
            let prompt = format!("{:?}", sight.prompt.as_ref().map(&kind));
            looks += 1;
            if asked.insert((seats, prompt)) || looks % 41 == 0 {
                for viewer in Viewer::all(seats) {
                    let sight = table.sight(viewer);
                    let lang = Lang::ALL[looks % 3];
                    let page = page_of(&sight, lang, viewer.seat().unwrap_or(Seat(0)));
                    check_actions(&check_markup(&page), &sight);
                }
            }
        });
        for viewer in Viewer::all(seats) {
            let sight = table.sight(viewer);
            let page = page_of(&sight, Lang::Cs, Seat(0));
            check_actions(&check_markup(&page), &sight);
        }
    }
    asked.into_iter().map(|(_, prompt)| prompt).collect()
}
