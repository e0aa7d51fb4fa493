//! The reader's own wishes: language and theme.

use axum::Form;
use axum::extract::State;
use axum::response::Response;
use catalog::Lang;
use serde::Deserialize;

use super::go_on;
use crate::app::App;
use crate::reader::Theme;

/// What the form sends; what makes no sense is left as it was.
#[derive(Deserialize)]
pub(crate) struct Wishes {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

/// `POST /settings`
pub(crate) async fn change(State(app): State<App>, Form(wishes): Form<Wishes>) -> Response {
    let lang = wishes.lang.and_then(|text| text.parse::<Lang>().ok());
    let theme = wishes.theme.and_then(|text| text.parse::<Theme>().ok());
    let cookies = app.cookies();
    let changed: Vec<_> = [
        lang.map(|l| cookies.lang(l)),
        theme.map(|t| cookies.theme(t)),
    ]
    .into_iter()
    .flatten()
    .collect();
    go_on(own_path(wishes.back.as_deref()), &changed)
}

/// A path of this server, and of no other.
fn own_path(path: Option<&str>) -> &str {
    path.filter(|path| path.starts_with('/') && !path.starts_with("//"))
        .filter(|path| path.chars().all(|c| c.is_ascii_graphic() && c != '\\'))
        .unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(own_path(Some("/t/abc?of=1")), "/t/abc?of=1");
        for path in [
            "//evil.example",
            "https://evil.example",
            "/\\evil",
            "/a\nb",
            "",
        ] {
            assert_eq!(own_path(Some(path)), "/", "{path:?}");
        }
        assert_eq!(own_path(None), "/");
    }
}
