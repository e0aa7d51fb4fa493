//! Problems are told in the guest's language.

use crate::guest::ask;
use crate::house::House;

const NOTHING_HERE: [(&str, &str); 4] = [
    ("en", "There is nothing under this address"),
    ("cs-CZ,cs;q=0.9,en;q=0.5", "Na této adrese nic není"),
    ("de, pl;q=0.9", "Pod tym adresem nic nie ma"),
    ("de", "There is nothing under this address"),
];

#[tokio::test]
async fn problems_speak_the_browsers_language() {
    let house = House::open().await;
    for path in ["/nowhere", "/api/nowhere"] {
        for (wishes, words) in NOTHING_HERE {
            let request = house.request("GET", path);
            let answer = ask(request.header("accept-language", wishes)).await;
            assert!(
                answer.text.contains(words),
                "{path} {wishes}: {}",
                answer.text
            );
        }
    }
}

#[tokio::test]
async fn what_was_chosen_goes_before_what_the_browser_says() {
    let house = House::open().await;
    let chosen = house
        .stranger()
        .post("/settings", "lang=cs&theme=dark")
        .await;
    assert_eq!(chosen.status, 303);
    let cookies = chosen.cookies();
    let pairs = cookies.iter().filter_map(|cookie| cookie.split(';').next());
    let pairs: Vec<&str> = pairs.collect();
    let request = house
        .request("GET", "/nowhere")
        .header("accept-language", "pl");
    let answer = ask(request.header("cookie", pairs.join("; "))).await;
    assert!(answer.text.contains("<html lang=\"cs\""));
    assert!(answer.text.contains("data-theme=\"dark\""));
    assert!(answer.text.contains("Na této adrese nic není"));
}

#[tokio::test]
async fn wishes_that_make_no_sense_are_none() {
    let house = House::open().await;
    let answer = house
        .stranger()
        .post("/settings", "lang=klingon&theme=mauve")
        .await;
    assert_eq!((answer.status, answer.cookies().len()), (303, 0));
    let request = house
        .request("GET", "/")
        .header("accept-language", ";q=x,,\u{e9}");
    let request = request.header("cookie", "lang=x; theme=; name=zz; backroom=short; ;=");
    assert_eq!(ask(request).await.status, 200);
}
