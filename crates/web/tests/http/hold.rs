//! What all answers have in common.

use crate::guest::Answer;

const PROTECTION: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// What a library says in plain English when nobody translates it.
const ENGLISH: [&str; 6] = [
    "Failed to",
    "Expected request",
    "Invalid URL",
    "Invalid UTF-8",
    "limit exceeded",
    "missing field",
];

/// Holds an answer to it.
pub(crate) fn hold(path: &str, answer: &Answer) {
    assert!(answer.status < 500, "{path}: {}", answer.text);
    for (name, value) in PROTECTION {
        assert_eq!(answer.header(name), value, "{path}: {name}");
    }
    hold_policy(path, answer.header("content-security-policy"));
    hold_cache(path, answer);
    if answer.status >= 400 {
        hold_problem(path, answer);
    }
    if answer.header("content-type").starts_with("text/html") {
        hold_page(path, &answer.text);
    }
}

fn hold_policy(path: &str, policy: &str) {
    for needed in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    ] {
        let mut parts = policy.split("; ");
        assert!(parts.any(|part| part == needed), "{path}: {policy}");
    }
    assert!(!policy.contains("unsafe"), "{path}: {policy}");
}

/// What depends on who asks is kept by nobody.
fn hold_cache(path: &str, answer: &Answer) {
    let kept = answer.header("cache-control");
    let same_for_all = path.starts_with("/assets/") || path.starts_with("/icon");
    match same_for_all && answer.status == 200 {
        true => assert!(kept.starts_with("public, max-age="), "{path}: {kept}"),
        false => assert_eq!(kept, "no-store", "{path}"),
    }
}

/// What went wrong is told in a form that the guest understands.
fn hold_problem(path: &str, answer: &Answer) {
    // Which field of a program's JSON is wrong is told in the words of whatever reads it.
    let of_fields = path.starts_with("/api") && answer.text.contains("problem-json-shape");
    for words in ENGLISH.iter().filter(|_| !of_fields) {
        assert!(!answer.text.contains(words), "{path}: {}", answer.text);
    }
    let kind = answer.header("content-type");
    if !path.starts_with("/api") {
        assert_eq!(kind, "text/html; charset=utf-8", "{path}");
        return;
    }
    assert_eq!(kind, "application/problem+json", "{path}");
    let problem = answer.json();
    assert_eq!(problem["type"], "about:blank", "{path}");
    assert_eq!(problem["status"], answer.status, "{path}");
    for field in ["title", "detail", "code"] {
        let text = problem[field].as_str().expect(field);
        assert!(!text.is_empty(), "{path}: {field}");
    }
}

/// Nothing in a page runs or paints that the policy forbids.
fn hold_page(path: &str, page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>") || path.starts_with("/rules/"));
    for script in page.split("<script").skip(1) {
        assert!(
            script.contains(" src=\"/assets/"),
            "{path}: a script inside the page"
        );
    }
    for forbidden in ["<style", " style=\"", " onclick=", "javascript:"] {
        assert!(!page.contains(forbidden), "{path}: {forbidden}");
    }
}
