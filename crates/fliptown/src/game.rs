//! Fliptown as the kernel knows it.

use std::ops::ControlFlow;

use kernel::{
    Amendments, Chance, Choice, Explain, Game, Info, Log, Offers, Options as _, Seat, SeatSet,
    Secret, Standing, Viewer, Violation,
};

use crate::action::Action;
use crate::content::Content;
use crate::dealer::Dealer;
use crate::event::Event;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::state::{Chair, Fliptown};
use crate::step::{Stage, Step};
use crate::view::View;
use crate::whynot::WhyNot;
use crate::{absent, amendment, score, words};

impl Game for Fliptown {
    type Options = Options;
    type Action = Action;
    type Prompt = Prompt;
    type Event = Event;
    type WhyNot = WhyNot;
    type View = View;

    const INFO: Info = Info {
        id: "fliptown",
        title: "Fliptown",
        prefix: "FT",
        first_edition: 1,
        amendments: amendment::ALL,
        rules: &[
            ("en", include_str!("../../../docs/rules/fliptown.md")),
            ("cs", include_str!("../../../docs/rules/fliptown.cs.md")),
            ("pl", include_str!("../../../docs/rules/fliptown.pl.md")),
        ],
        texts: &[
            ("en", include_str!("../locales/en.ftl")),
            ("cs", include_str!("../locales/cs.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
        ],
    };

    fn new(options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Fliptown {
        options.within(|| Fliptown::set_up(options, chance, log))
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_act(&self) -> SeatSet {
        self.owing()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.options.within(|| self.prompt_of(seat))
    }

    fn each_legal(&self, seat: Seat, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        self.options.within(|| match self.step(seat) {
            Some(step) => self.each_answer(seat, step, offers),
            None => ControlFlow::Continue(()),
        })
    }

    fn refuse(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        self.options.within(|| {
            let why = self.check(seat, action).err()?;
            Some(match self.prompt(seat) {
                Some(prompt) => why.to_question(prompt.rule()),
                None => why,
            })
        })
    }

    fn perform(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> SeatSet {
        let pack = self.options.edition().pack;
        pack.enter::<Content, _>(|| {
            let mut dealer = Dealer::new(self, chance, log);
            dealer.act(seat, action);
            dealer.reveals.seats()
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.options.within(|| self.view_of(viewer))
    }

    fn imagine(view: &View, chance: &mut Chance) -> Fliptown {
        view.options.within(|| Fliptown::imagine_from(view, chance))
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        self.options.within(|| self.secrets_from(viewer))
    }

    fn standing(view: &View) -> Standing {
        view.options.within(|| score::standing(view))
    }

    fn describe(view: &View, action: Action) -> Choice {
        view.options.within(|| words::describe(view, action))
    }

    fn default_action(view: &View, legal: &[Action]) -> Action {
        view.options.within(|| absent::choose(view, legal))
    }

    fn is_between_turns(&self) -> bool {
        let begins = |chair: &Chair| chair.agenda[..] == [Step::After, Step::Main, Step::Assign];
        match self.stage {
            Stage::Flip => true,
            Stage::Turn => self.seats.iter().all(begins),
            _ => false,
        }
    }

    fn take_up(&mut self, amendments: Amendments) {
        let mut edition = self.options.edition();
        edition.amendments = edition.amendments.and(amendments);
        self.options = self.options.in_edition(edition);
    }

    fn validate(&self) -> Result<(), Violation> {
        self.options.within(|| self.check_invariants())
    }
}
