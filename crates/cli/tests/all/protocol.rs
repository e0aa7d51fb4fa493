//! The protocol's document is true.

use crate::common::backroom_with;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// Whether a line is as the document shows it, where `…` stands for anything.
fn agrees(shown: &str, line: &str) -> bool {
    let Some((first, cut)) = shown.split_once('…') else {
        return shown == line;
    };
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let (middle, last) = cut.rsplit_once('…').unwrap_or(("", cut));
    for part in middle.split('…') {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn the_transcript_can_be_replayed() {
    let document = std::fs::read_to_string(DOCUMENT).expect("the document can be read");
    let transcript = document
        .split("```")
        .find_map(|block| block.strip_prefix("transcript\n"))
        .expect("the document has a transcript");
    let with = |mark: &str| -> Vec<&str> {
        let lines = transcript.lines();
        lines.filter_map(|line| line.strip_prefix(mark)).collect()
    };
    let (sent, shown) = (with("> "), with("< "));
    assert!(sent.len() > 10 && sent.len() == shown.len());
    let run = backroom_with(&["engine", "fliptown"], &[], sent.join("\n").as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    let replies: Vec<&str> = run.out.lines().collect();
    assert_eq!(replies.len(), shown.len());
    for ((sent, shown), reply) in sent.iter().zip(&shown).zip(&replies) {
        assert!(agrees(shown, reply), "> {sent}\n< {shown}\nbut: {reply}");
    }
}

#[test]
fn cuts_stand_for_anything() {
    assert!(agrees("a…c", "abbc") && agrees("abc", "abc") && agrees("a…c…e", "abcde"));
    assert!(!agrees("a…c", "abbd") && !agrees("abc", "abcd") && !agrees("b…", "abc"));
}
