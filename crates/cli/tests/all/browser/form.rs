//! The form on which a table is set, as it answers to each choice.

use super::driver::Driver;
use super::window::{Kind, Window};
use crate::house::House;

/// Marks the form that is shown, so that the next one can be told from it.
const MARK: &str = "document.getElementById('setup').seen = true;";
const IS_NEW: &str = "return !document.getElementById('setup').seen";

#[tokio::test(flavor = "multi_thread")]
async fn the_form_answers_to_a_choice_and_leaves_the_rest_alone() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    window.go(&format!("{}/new/fliptown", house.url())).await;
    let name = window.wait("#field-name").await;
    name.send_keys("Vera").await.expect("a name");
    // A cowbot is for one: it is open only when nobody else sits down.
    assert!(window.has("#field-cowbot-wyatt_earp[disabled]").await);
    let pages = window.run(&format!("{MARK} return history.length")).await;
    window.click("#seat-2 option[value=closed]").await;
    window.until("another form", IS_NEW).await;
    assert!(!window.has("#field-cowbot-wyatt_earp[disabled]").await);
    let kept = "return [document.activeElement.id, document.getElementById('field-name').value, \
        location.search, history.length].join()";
    let pages = pages.as_u64().expect("a number");
    assert_eq!(window.run(kept).await, format!("seat-2,Vera,,{pages}"));
    let update = window.wait(".update").await;
    assert!(!update.is_displayed().await.expect("a button"));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_types_while_the_form_answers_goes_on_typing() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    window.go(&format!("{}/new/fliptown", house.url())).await;
    window.wait("#field-name").await;
    let typing = "
        const [name, seat] = [document.getElementById('field-name'), document.getElementById('seat-2')];
        name.focus();
        seat.value = 'closed';
        seat.dispatchEvent(new Event('change', { bubbles: true }));
        name.value = 'Veronika';
        name.setSelectionRange(3, 3);";
    window.run(&format!("{MARK}{typing}")).await;
    window.until("another form", IS_NEW).await;
    let typed = "const e = document.activeElement; return [e.id, e.value, e.selectionStart].join()";
    assert_eq!(window.run(typed).await, "field-name,Veronika,3");
    window.close().await;
}
