//! In Too Deep as the kernel knows it.

use std::ops::ControlFlow;

use kernel::{
    Amendments, Chance, Choice, Game, Info, Log, Offers, Options as _, Seat, SeatSet, Secret,
    Standing, Viewer, Violation,
};

use crate::action::Action;
use crate::content::Content;
use crate::dealer::Dealer;
use crate::event::Event;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::state::InTooDeep;
use crate::step::{Stage, Step};
use crate::view::View;
use crate::whynot::WhyNot;
use crate::{absent, amendment, score, words};

impl Game for InTooDeep {
    type Options = Options;
    type Action = Action;
    type Prompt = Prompt;
    type Event = Event;
    type WhyNot = WhyNot;
    type View = View;

    const INFO: Info = Info {
        id: "in-too-deep",
        title: "In Too Deep",
        prefix: "ID",
        first_edition: 2,
        amendments: amendment::ALL,
        rules: &[
            ("en", include_str!("../../../docs/rules/in_too_deep.md")),
            ("cs", include_str!("../../../docs/rules/in_too_deep.cs.md")),
            ("pl", include_str!("../../../docs/rules/in_too_deep.pl.md")),
        ],
        texts: &[
            ("en", include_str!("../locales/en.ftl")),
            ("cs", include_str!("../locales/cs.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
        ],
    };

    fn new(options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> InTooDeep {
        options.within(|| InTooDeep::set_up(options, chance, log))
    }

    fn options(&self) -> &Options {
        &self.open.options
    }

    fn to_act(&self) -> SeatSet {
        self.owing()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.open.options.within(|| self.prompt_of(seat))
    }

    fn each_legal(&self, seat: Seat, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        self.open.options.within(|| match self.open.asked() {
            Some((asked, step)) if asked == seat => self.each_answer(seat, step, offers),
            None if self.owes_storing(seat) => {
                let papers = self.papers(seat);
                let left = papers.dilemmas.without(papers.storing);
                offers.take(left.iter().map(Action::Dilemma))
            }
            _ => ControlFlow::Continue(()),
        })
    }

    fn refuse(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        self.open.options.within(|| match self.open.asked() {
            Some((_, step)) => self.refuse_answer(seat, step, action),
            None => self.refuse_to_store(seat, action),
        })
    }

    fn perform(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> SeatSet {
        let pack = self.open.options.edition().pack;
        pack.enter::<Content, _>(|| {
            let mut dealer = Dealer::new(self, chance, log);
            dealer.act(seat, action);
            dealer.reveals.seats()
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.open.options.within(|| self.view_of(viewer))
    }

    fn imagine(view: &View, chance: &mut Chance) -> InTooDeep {
        view.open
            .options
            .within(|| InTooDeep::imagine_from(view, chance))
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        self.open.options.within(|| self.secrets_from(viewer))
    }

    fn standing(view: &View) -> Standing {
        view.open.options.within(|| score::standing(view))
    }

    fn describe(view: &View, action: Action) -> Choice {
        view.open.options.within(|| words::describe(view, action))
    }

    fn default_action(view: &View, legal: &[Action]) -> Action {
        view.open.options.within(|| absent::choose(view, legal))
    }

    fn is_between_turns(&self) -> bool {
        let step = self.open.agenda.asked().map(|(_, step)| step);
        self.open.stage == Stage::Turns && step == Some(Step::Hook { unhooked: false })
    }

    fn take_up(&mut self, amendments: Amendments) {
        let mut edition = self.open.options.edition();
        edition.amendments = edition.amendments.and(amendments);
        self.open.options = self.open.options.in_edition(edition);
    }

    fn validate(&self) -> Result<(), Violation> {
        self.open.options.within(|| self.check_invariants())
    }
}
