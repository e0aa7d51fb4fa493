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
    /// Something broke.
    Error,
}

/// What to tell the reader about the last deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) kind: NoticeKind,
    pub(crate) text: String,
    /// The rule that says why.
    pub(crate) rule: Option<RuleId>,
}

impl NoticeKind {
    fn id(self) -> &'static str {
        match self {
            NoticeKind::Info => "info",
            NoticeKind::Warning => "warning",
            NoticeKind::Error => "error",
        }
    }

    /// What has to be heard at once is an alert.
    fn role(self) -> &'static str {
        match self {
            NoticeKind::Info => "status",
            NoticeKind::Warning | NoticeKind::Error => "alert",
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
            }
        }
    }
}
