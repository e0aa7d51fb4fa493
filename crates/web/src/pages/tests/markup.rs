//! Reads a page as strictly as a page can be read, for tests.

use std::collections::BTreeSet;

/// What has no end; in a drawing everything has one, if only a stroke.
const VOID: &[&str] = &["input", "link", "meta", "br"];

/// What a page is made of.
#[derive(Default)]
pub(crate) struct Page {
    ids: BTreeSet<String>,
    /// What is pointed to on the page itself.
    wanted: BTreeSet<String>,
    pub(crate) problems: Vec<String>,
    /// What a browser would send of the forms on the page, in their order.
    pub(crate) sent: Vec<(String, String)>,
    /// The list of options that is being read.
    list: String,
}

/// Reads a page. Everything that is wrong with it is among the problems.
pub(crate) fn read(html: &str) -> Page {
    let mut page = Page::default();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html.strip_prefix("<!DOCTYPE html>").unwrap_or(html);
    while let Some((text, after)) = rest.split_once('<') {
        if text.contains('>') {
            page.problems.push(format!("a stray > in {text:?}"));
        }
        let Some((tag, after)) = end_of_tag(after) else {
            page.problems.push("a tag does not end".to_owned());
            return page;
        };
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                page.problems.push(format!("{name} is closed but not open"));
            }
            continue;
        }
        let (name, attributes) = tag
            .split_once(' ')
            .unwrap_or((tag.trim_end_matches('/'), ""));
        page.element(name, attributes, after);
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    if !open.is_empty() {
        page.problems.push(format!("{open:?} are not closed"));
    }
    let lost: Vec<&String> = page.wanted.difference(&page.ids).collect();
    if !lost.is_empty() {
        page.problems.push(format!("nothing has the ids {lost:?}"));
    }
    page
}

/// The value of an attribute without its escapes.
fn plain(value: &str) -> String {
    let escapes = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&amp;", "&"),
    ];
    let unescape = |text: String, (from, to): (&str, &str)| text.replace(from, to);
    escapes.into_iter().fold(value.to_owned(), unescape)
}

/// A tag up to its end, which is not inside quotation marks.
fn end_of_tag(text: &str) -> Option<(&str, &str)> {
    let mut quoted = false;
    let end = text.find(|c: char| {
        quoted ^= c == '"';
        c == '>' && !quoted
    })?;
    Some((&text[..end], &text[end + 1..]))
}

impl Page {
    pub(crate) fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    fn element(&mut self, name: &str, attributes: &str, after: &str) {
        let inline = name == "script" && !after.starts_with("</script>");
        if inline || name == "style" {
            self.problems.push(format!("an inline {name}"));
        }
        let attributes = self.attributes(name, attributes);
        for (key, value) in &attributes {
            self.attribute(name, key, value);
        }
        self.control(name, &attributes);
    }

    fn attributes<'a>(&mut self, name: &str, attributes: &'a str) -> Vec<(&'a str, &'a str)> {
        let mut found = Vec::new();
        let mut rest = attributes.trim_end_matches('/').trim();
        while !rest.is_empty() {
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let (key, tail) = rest.split_at(end);
            let quoted = tail
                .strip_prefix("=\"")
                .and_then(|tail| tail.split_once('"'));
            let (value, tail) = quoted.unwrap_or(("", tail));
            found.push((key, value));
            rest = tail.trim_start();
            if rest.starts_with('=') {
                self.problems
                    .push(format!("{name} has a value without quotation marks"));
                break;
            }
        }
        found
    }

    /// Notes what a field would send.
    fn control(&mut self, element: &str, attributes: &[(&str, &str)]) {
        let get = |wanted| attributes.iter().find(|(key, _)| *key == wanted);
        let has = |wanted| get(wanted).is_some();
        let text = |wanted| plain(get(wanted).map_or("", |(_, value)| value));
        let ticks = ["checkbox", "radio"].contains(&text("type").as_str());
        match element {
            "select" => self.list = text("name"),
            "option" if has("selected") => self.sent.push((self.list.clone(), text("value"))),
            "input" if has("name") && !has("disabled") && (!ticks || has("checked")) => {
                self.sent.push((text("name"), text("value")));
            }
            _ => {}
        }
    }

    fn attribute(&mut self, element: &str, key: &str, value: &str) {
        match key {
            "id" if !self.ids.insert(value.to_owned()) => {
                self.problems
                    .push(format!("the id {value:?} is there twice"));
            }
            "style" => self.problems.push(format!("{element} has a style")),
            _ if key.starts_with("on") => self.problems.push(format!("{element} has {key}")),
            "for" | "aria-describedby" | "aria-labelledby" => {
                self.wanted.insert(value.to_owned());
            }
            "href" => self
                .wanted
                .extend(value.strip_prefix('#').map(str::to_owned)),
            _ => {}
        }
    }
}

#[test]
fn defects_are_found() {
    for html in [
        "<p><b></p></b>",
        "<p>",
        "<p id=\"a\"></p><p id=\"a\"></p>",
        "<p style=\"x\"></p>",
        "<script>1</script>",
        "<style></style>",
        "<a onclick=\"x\"></a>",
        "<a href=\"#nowhere\"></a>",
        "<label for=\"nothing\"></label>",
        "<p class=x></p>",
        "<p>a > b</p>",
        "<svg><path d=\"M0 0\"></svg>",
    ] {
        assert!(!read(html).problems.is_empty(), "{html}");
    }
    let good = "<p id=\"a\" hidden title=\"a > b\">a<br></p><a href=\"#a\"></a>";
    assert_eq!(read(good).problems, Vec::<String>::new());
}
