//! How tables are set in these tests.

use super::window::Window;
use crate::house::House;

/// Sets a table of Fliptown.
pub(crate) async fn set(window: &Window, house: &House, form: &str) {
    set_game(window, house, "fliptown", form).await;
}

/// Sets a table of a game through its form, filled in by the address, and sits down.
pub(crate) async fn set_game(window: &Window, house: &House, game: &str, form: &str) {
    window
        .go(&format!("{}/new/{game}?name=Vera&{form}", house.url()))
        .await;
    window.click("#setup .bill button.go").await;
    window.wait("#table").await;
}

/// The address of the table that is shown.
pub(crate) async fn address(window: &Window) -> String {
    let url = window.client.current_url().await.expect("an address");
    url.as_str()
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .to_owned()
}
