//! What just happened, in one line at the top.

use kernel::RuleId;
use maud::{Markup, html};

use crate::draw;

/// How loud it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoticeKind {
    /// It went well.
    Info,
    /// It was not done, and here is why.
    Warning,
}

/// What to tell the reader about the last deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) kind: NoticeKind,
    pub(crate) text: String,
    /// The rule that says why.
    pub(crate) rule: Option<RuleId>,
    /// A link to give away.
    pub(crate) link: Option<String>,
}

impl Notice {
    /// It went well.
    pub(crate) fn info(text: String) -> Notice {
        Notice {
            kind: NoticeKind::Info,
            text,
            rule: None,
            link: None,
        }
    }

    /// It was not done, and here is why.
    pub(crate) fn warning(text: String, rule: Option<RuleId>) -> Notice {
        Notice {
            kind: NoticeKind::Warning,
            text,
            rule,
            link: None,
        }
    }

    /// A link to give away.
    pub(crate) fn link(text: String, link: String) -> Notice {
        Notice {
            link: Some(link),
            ..Notice::info(text)
        }
    }
}

impl NoticeKind {
    fn id(self) -> &'static str {
        match self {
            NoticeKind::Info => "info",
            NoticeKind::Warning => "warning",
        }
    }

    /// What has to be heard at once is an alert.
    fn role(self) -> &'static str {
        match self {
            NoticeKind::Info => "status",
            NoticeKind::Warning => "alert",
        }
    }
}

/// The line, if there is anything to tell.
pub(crate) fn shown(game: &str, notice: Option<&Notice>) -> Markup {
    html! {
        @if let Some(notice) = notice {
            p.toast.notice #notice data-kind=(notice.kind.id()) role=(notice.kind.role()) {
                span { (super::suited(&notice.text)) }
                @if let Some(rule) = notice.rule { (draw::rule_link(game, rule)) }
                @if let Some(link) = &notice.link { input #given type="text" readonly aria-label=(notice.text) value=(link); }
            }
        }
    }
}
