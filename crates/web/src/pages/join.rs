//! Taking the seat that an invitation keeps.

use catalog::{GameId, Texts, words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{Name, NameError, TableId};

use crate::draw;
use crate::pages::chrome::{self, Page};
use crate::pages::new_table::not_a_name;
use crate::pages::posters;
use crate::reader::Reader;

/// What an invitation leads to.
pub(crate) struct Join<'a> {
    pub(crate) id: &'a TableId,
    pub(crate) title: &'a Name,
    pub(crate) game: GameId,
    /// The seat of the invitation.
    pub(crate) seat: Seat,
    /// Who sits at the table already. Whoever has set it stands first.
    pub(crate) taken: Vec<(Seat, Name)>,
    pub(crate) invitation: Invitation,
}

impl Join<'_> {
    /// Whoever sits in the seat already, and comes with another device.
    fn keeper(&self) -> Option<&Name> {
        let mut taken = self.taken.iter();
        taken.find_map(|(seat, name)| (*seat == self.seat).then_some(name))
    }
}

/// What has become of an invitation.
pub(crate) enum Invitation {
    /// The seat is free. A name that was refused is told why.
    Open { refused: Option<NameError> },
    /// Somebody else has sat down there.
    Used,
    /// The reader sits there.
    Yours,
}

/// The page of an invitation. The form goes to the same address. `texts` are those of the game.
pub(crate) fn join(reader: &Reader, texts: &Texts, join: &Join<'_>) -> Markup {
    let host = join.taken.first().map(|(_, name)| name.as_str());
    let heading = match (&join.invitation, join.keeper(), host) {
        (Invitation::Open { .. }, Some(name), _) => {
            Phrase::new("join-again").with("name", name.as_str())
        }
        (Invitation::Open { .. }, None, Some(host)) => Phrase::new("join-kept").with("host", host),
        (Invitation::Open { .. }, None, None) => Phrase::new("join-kept-nobody"),
        (Invitation::Used, ..) => Phrase::new("join-used"),
        (Invitation::Yours, ..) => Phrase::new("join-yours"),
    };
    let main = html! {
        div.invite {
            (posters::framed(join.game, texts))
            div.panel.sheet {
                p.soft { (join.game.info().title) }
                h1 { (texts.say(&heading)) }
                p { (texts.say(&Phrase::new("join-table").with("title", join.title.as_str()))) }
                (company(join))
                (way_in(reader, texts, join))
                p.soft.intro { (texts.say(&words::game_intro())) }
                p {
                    a class="btn bare" href=(draw::rules_path(join.game)) {
                        (draw::icon("book")) (texts.word("join-rules"))
                    }
                }
            }
        }
    };
    let page = Page {
        title: join.title.as_str(),
        game: Some(join.game),
    };
    chrome::page(reader, texts, &page, &main)
}

fn company(join: &Join<'_>) -> Markup {
    html! {
        ul.company {
            @for (seat, name) in &join.taken {
                li { (draw::token(*seat, &name.initial())) b { (name) } }
            }
        }
    }
}

fn way_in(reader: &Reader, texts: &Texts, join: &Join<'_>) -> Markup {
    let table = draw::table_path(join.id);
    html! {
        @match &join.invitation {
            Invitation::Open { refused } => { (name_form(reader, texts, join, *refused)) }
            Invitation::Used => {
                p { (texts.word("join-used-help")) }
                p { a class="btn go" href=(table) { (draw::icon("eye")) (texts.word("join-watch")) } }
            }
            Invitation::Yours => {
                p { a class="btn go" href=(table) { (draw::icon("play")) (texts.word("join-play")) } }
            }
        }
    }
}

fn name_form(
    reader: &Reader,
    texts: &Texts,
    join: &Join<'_>,
    refused: Option<NameError>,
) -> Markup {
    let name = join.keeper().or(reader.name.as_ref());
    let name = name.map_or("", Name::as_str);
    html! {
        form.sit method="post" {
            label for="name" { (texts.word("join-name")) }
            div.line {
                (draw::token(join.seat, "?"))
                input #name type="text" name="name" value=(name) required maxlength=(Name::MAX)
                    autocomplete="nickname" autofocus
                    aria-invalid=[refused.map(|_| "true")] aria-describedby=[refused.map(|_| "why-name")];
                button.btn.go { (texts.word("join-sit")) }
            }
            @if let Some(why) = refused { p.why #why-name role="alert" { (texts.say(&not_a_name(why))) } }
            p.soft { (texts.word("join-name-help")) }
        }
    }
}
