//! What is done at a table, once, twice, too late and by the wrong people.

use serde_json::json;

use crate::guest::Guest;
use crate::house::{House, Table};

const STALE: &str = "The table has moved on since this page was drawn";

fn form(decision: u64, action: &str) -> String {
    format!("decision={decision}&action={}", action.replace(' ', "+"))
}

async fn decision(guest: &Guest<'_>, table: &Table) -> u64 {
    guest.look(table).await["decision"]
        .as_u64()
        .expect("a number")
}

#[tokio::test]
async fn who_comes_too_late_sees_the_fresh_table_and_is_told() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let (old, action) = (decision(&guest, &table).await, guest.legal(&table).await);
    guest.act(&table).await;
    guest.act(&table).await;
    let lines = house.ledger(&table).await;
    let page = guest.post(&table.page("/act"), &form(old, &action)).await;
    assert_eq!(page.status, 409);
    assert!(page.text.contains(STALE), "{}", page.text);
    let now = decision(&guest, &table).await;
    let fresh = format!("name=\"decision\" value=\"{now}\"");
    assert!(page.text.contains(&fresh), "the table is as it is now");
    let act = json!({ "decision": old, "action": action });
    let problem = guest.send(&table.api("/act"), &act).await;
    assert_eq!(problem.status, 409);
    assert_eq!(problem.json()["code"], "server-stale");
    assert_eq!(house.ledger(&table).await, lines);
}

/// On a phone there is no room for the help of a question: what leads to it stands beside the question.
#[tokio::test]
async fn a_question_leads_to_its_help() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let page = guest.get(&table.page("")).await.text;
    let question = page.split("id=\"question\"").nth(1).expect("a question");
    let question = question.split("</h1>").next().expect("its end");
    assert!(question.contains("class=\"about-it\""), "{question}");
    assert!(question.contains(" data-why=\""), "{question}");
}

#[tokio::test]
async fn what_a_rule_forbids_is_refused_with_the_rule() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let now = decision(&guest, &table).await;
    let act = json!({ "decision": now, "action": "go mine m2b" });
    let problem = guest.send(&table.api("/act"), &act).await;
    assert_eq!(problem.status, 422);
    let problem = problem.json();
    let rule = problem["rule"].as_str().expect("a rule");
    let text = house
        .stranger()
        .get(&format!("/api/rules/fliptown/{rule}"))
        .await;
    assert_eq!(text.status, 200, "the rule can be read");
    let page = guest
        .post(&table.page("/act"), &form(now, "go mine m2b"))
        .await;
    assert_eq!(page.status, 422);
    assert!(
        page.text
            .contains(&format!("href=\"/rules/fliptown#{rule}\"")),
        "the page leads to it"
    );
    assert!(page.text.contains("id=\"notice\""));
    assert_eq!(house.ledger(&table).await, [""; 0]);
}

#[tokio::test]
async fn a_page_that_answers_a_form_leads_back_to_the_table() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let back = format!("name=\"back\" value=\"{}\"", table.page(""));
    for (what, sent) in [
        ("/act", "decision=9&action=x"),
        ("/back", "decision=0"),
        ("/link", ""),
    ] {
        let page = guest.post(&table.page(what), sent).await;
        assert!(page.text.contains(&back), "{what}");
    }
    guest.post(&table.page("/concede"), "").await;
    let page = guest.post(&table.page("/verify"), "").await;
    assert_eq!(page.status, 200);
    let back = format!("name=\"back\" value=\"{}\"", table.page("/replay"));
    assert!(page.text.contains(&back));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_action_sent_many_times_at_once_is_taken_once() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    for round in 1..=5 {
        let (now, action) = (decision(&guest, &table).await, guest.legal(&table).await);
        let act = json!({ "decision": now, "action": action });
        let (page, api, sent) = (table.page("/act"), table.api("/act"), form(now, &action));
        let pages = futures_util::future::join_all((0..6).map(|_| guest.post(&page, &sent)));
        let calls = futures_util::future::join_all((0..6).map(|_| guest.send(&api, &act)));
        let (pages, calls) = tokio::join!(pages, calls);
        assert!(pages.iter().all(|answer| answer.status == 303));
        assert!(calls.iter().all(|answer| answer.status == 200));
        assert_eq!(house.ledger(&table).await.len(), round);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_different_actions_sent_at_once_one_is_taken() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let legal = guest.get(&table.api("/legal")).await.json();
    let actions = legal["actions"].as_array().expect("a list");
    assert!(actions.len() > 1);
    let acts: Vec<_> = actions
        .iter()
        .map(|each| json!({ "decision": legal["decision"], "action": each["action"] }))
        .collect();
    let api = table.api("/act");
    let answers =
        futures_util::future::join_all(acts.iter().map(|act| guest.send(&api, act))).await;
    let count = |status| {
        answers
            .iter()
            .filter(|answer| answer.status == status)
            .count()
    };
    assert_eq!((count(200), count(409)), (1, answers.len() - 1));
    assert_eq!(house.ledger(&table).await.len(), 1);
}

#[tokio::test]
async fn a_step_back_sent_twice_is_one_step() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let mut seen = guest.look(&table).await;
    for _ in 0..40 {
        if seen["back"] == "free" {
            break;
        }
        seen = guest.act(&table).await.json();
    }
    assert_eq!(seen["back"], "free", "some action reveals nothing");
    let step = json!({ "decision": seen["decision"] });
    let first = guest.send(&table.api("/undo"), &step).await;
    assert_eq!(first.status, 200, "{}", first.text);
    let lines = house.ledger(&table).await;
    assert_eq!(lines.last().map(String::as_str), Some("back"));
    let second = guest.send(&table.api("/undo"), &step).await;
    assert_eq!(
        (second.status, &second.json()["code"]),
        (409, &json!("server-stale"))
    );
    let sent = format!("decision={}", seen["decision"]);
    let page = guest.post(&table.page("/back"), &sent).await;
    assert_eq!(page.status, 409);
    assert!(page.text.contains(STALE));
    assert_eq!(house.ledger(&table).await, lines);
}

/// Somebody asks, thinks better of it and asks for something else, while another still reads the first question.
#[tokio::test]
async fn an_answer_to_an_older_question_is_not_taken_for_the_newer_one() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(2).await;
    let (vera, bea) = (house.guest(Some(&keys[0])), house.guest(Some(&keys[1])));
    let deeds = table.api("/deeds");
    let mut seen = json!(null);
    for deed in ["ask stand-in 2", "decline 1", "ask stand-in 1"] {
        let done = vera.send(&deeds, &json!({ "deed": deed })).await;
        assert_eq!(done.status, 200, "{}", done.text);
        seen = done.json();
    }
    assert_eq!(seen["asked"]["number"], 2);
    let lines = house.ledger(&table).await;
    for answer in ["agree", "decline"] {
        let late = format!("{answer} 1");
        let problem = bea.send(&deeds, &json!({ "deed": late })).await;
        assert_eq!(
            (problem.status, &problem.json()["code"]),
            (409, &json!("server-stale"))
        );
        let page = bea
            .post(&table.page(&format!("/{answer}")), "question=1")
            .await;
        assert_eq!(page.status, 409);
        assert!(page.text.contains(STALE), "{}", page.text);
    }
    assert_eq!(house.ledger(&table).await, lines);
    // The page of whoever is asked answers the question that it shows.
    let third = house.guest(Some(&keys[2]));
    let page = third.get(&table.page("")).await.text;
    assert!(page.contains("name=\"question\" value=\"2\""), "{page}");
    let agreed = third.post(&table.page("/agree"), "question=2").await;
    assert_eq!(agreed.status, 303);
    // Nobody is played for who is asked and has not answered.
    let seen = third.look(&table).await;
    assert_eq!(seen["seats"][1]["absent"], false);
    assert_eq!(seen["asked"]["waiting"], json!([1]));
    let left = bea.post(&table.page("/agree"), "question=2").await;
    assert_eq!(left.status, 303);
    assert_eq!(third.look(&table).await["seats"][1]["absent"], true);
}

/// Everything that can be done at a table, with something to say.
fn deeds(table: &Table, action: &str) -> Vec<(String, String)> {
    let act = form(0, action);
    let page = |what: &str, form: &str| (table.page(what), form.to_owned());
    vec![
        page("/act", &act),
        page("/back", "decision=0"),
        page("/ask", "decision=0&request=back"),
        page("/agree", "question=1"),
        page("/decline", "question=1"),
        page("/return", ""),
        page("/concede", ""),
        page("/link", ""),
    ]
}

#[tokio::test]
async fn who_has_no_seat_does_nothing() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let other = house.set(0, 0).await;
    let lines = house.ledger(&table).await;
    let action = house.guest(Some(&keys[0])).legal(&table).await;
    let first = if keys[0].starts_with('A') { 'B' } else { 'A' };
    let nearly = format!("{first}{}", &keys[0][1..]);
    let wrong = [
        None,
        Some(&*other.key),
        Some(&*nearly),
        Some(&*table.invitations[0]),
    ];
    for key in wrong {
        let guest = house.guest(key);
        for (path, form) in deeds(&table, &action) {
            let answer = guest.post(&path, &form).await;
            assert_eq!(answer.status, 403, "{path} {key:?}");
            assert!(answer.text.contains("You have no seat at this table"));
        }
        for (path, body) in [
            ("/act", json!({ "decision": 0, "action": action })),
            ("/undo", json!({ "decision": 0 })),
            ("/deeds", json!({ "deed": "concede" })),
            ("/deeds", json!({ "deed": "sit Eve" })),
        ] {
            let answer = guest.send(&table.api(path), &body).await;
            assert_eq!(
                (answer.status, &answer.json()["code"]),
                (403, &json!("problem-no-seat"))
            );
        }
        assert_eq!(guest.look(&table).await["seat"], json!(null));
        let legal = guest.get(&table.api("/legal")).await.json();
        assert_eq!(legal["actions"], json!([]));
    }
    assert_eq!(house.ledger(&table).await, lines);
}

/// Two people at one browser: what is sent twice for one of them is not taken for the other.
#[tokio::test]
async fn seats_in_one_hand_are_kept_apart() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let guest = house.guest(Some(&table.key));
    let joined = guest.post(&table.sit(0), "name=Bea").await;
    assert_eq!(joined.status, 303);
    let mut turns = [0; 2];
    for _ in 0..30 {
        let seen = guest.look(&table).await;
        turns[seen["seat"].as_u64().expect("a seat") as usize] += 1;
        let now = seen["decision"].as_u64().expect("a number");
        let sent = form(now, &guest.legal(&table).await);
        let lines = house.ledger(&table).await.len();
        let first = guest.post(&table.page("/act"), &sent).await;
        assert_eq!(first.status, 303);
        let second = guest.post(&table.page("/act"), &sent).await;
        assert!([303, 409].contains(&second.status));
        assert_eq!(house.ledger(&table).await.len(), lines + 1);
    }
    assert!(turns.iter().all(|times| *times > 0), "both play: {turns:?}");
}

#[tokio::test]
async fn several_steps_back_are_taken_in_one_go_as_far_as_they_are_free() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let mut free = 0;
    for _ in 0..40 {
        let seen = guest.act(&table).await.json();
        free = if seen["back"] == "free" { free + 1 } else { 0 };
        if free == 2 {
            break;
        }
    }
    assert_eq!(free, 2, "two actions in a row reveal nothing");
    let lines = house.ledger(&table).await;
    let sent = format!("decision={}&steps=1000000", decision(&guest, &table).await);
    let answer = guest.post(&table.page("/back"), &sent).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let now = house.ledger(&table).await;
    assert_eq!(now[lines.len()..], ["back", "back"], "and nobody is asked");
    let again = guest.post(&table.page("/back"), &sent).await;
    assert_eq!(again.status, 409, "a second click does nothing");
    assert_eq!(house.ledger(&table).await, now);
}
