//! The agenda: what is still to be resolved, as a stack of pending tasks.

use kernel::Set;
use serde::{Deserialize, Serialize};

use crate::console::Agent;
use crate::crime::Binding;
use crate::evidence::Place;
use crate::pieces::{Crime, Criminal, Item, Outcome, Zone};

/// Whether something may be declined or has to be carried out (ID-R74).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// It may be declined, unless it is the effect of a zone (ID-8.11).
    May,
    /// It has to be done.
    Must,
}

/// What is done with face-down evidence that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Looking {
    /// Nothing more (ID-11.9).
    Only,
    /// One of them is taken (ID-11.11).
    ThenTake,
}

/// A moment between two steps of a turn at which blue support may be used (ID-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Somebody has been hooked, and grip is going to rise.
    Grip,
    /// Crimes have been drawn, and the turn is going to end.
    End,
}

/// One decision of one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Step 1: unhook, hook or skip (ID-5); before the first unhook also support (ID-R83).
    Hook {
        /// Whether somebody was unhooked, so that somebody must be hooked (ID-5.3).
        unhooked: bool,
    },
    /// The hook token: unhook, then hook (ID-11.18).
    HookByToken,
    /// Step 3 and step 4: actions, free actions, a major crime, the end (ID-7, ID-R82).
    #[default]
    Act,
    /// The action that grip over this criminal was paid for (ID-R84).
    Endure(Criminal),
    /// Whom the Guardian takes along from the zone it left (ID-10.2).
    Escort {
        /// The zone it left.
        from: Zone,
    },
    /// Moves of the Guardian and the barriers (ID-8.7, ID-11.22).
    Patrol {
        /// How many more.
        left: u8,
        /// Whether the next one may be declined.
        duty: Duty,
    },
    /// Moves of the Guardian alone, by a crime (ID-18.6).
    March {
        /// How many more.
        left: u8,
    },
    /// A barrier and a direction, by a crime (ID-18.7).
    Shove {
        /// How many moves it makes.
        steps: u8,
    },
    /// Small favours of The Heights (ID-8.4).
    Heights {
        /// How many more.
        left: u8,
    },
    /// A support token or a blind crime card (ID-8.8).
    IonTowers,
    /// An evidence to gain or to process (ID-8.10).
    Harbor,
    /// The opponent of a duel (ID-8.2, ID-11.26).
    Duel(Duty),
    /// The loser's dilemma (ID-8.3).
    LoseDuel {
        /// Who has won it.
        winner: Agent,
        /// What the winner and the loser showed: by now their hands may be secret again.
        shown: [i16; 2],
    },
    /// The criminal to relocate (ID-8.5, ID-11.21).
    Relocate(Duty),
    /// Where a criminal is relocated to.
    RelocateTo(Criminal),
    /// The item to relocate (ID-11.21).
    RelocateItem,
    /// Where an item is relocated to.
    ItemTo(Item),
    /// The first of two items to swap (ID-8.6, ID-11.21).
    SwapItems(Duty),
    /// The second of two items to swap.
    SwapItemWith(Item),
    /// The first of two criminals to swap (ID-11.21).
    SwapCriminals,
    /// The second of two criminals to swap.
    SwapCriminalWith(Criminal),
    /// The item to swap with a criminal (ID-10.9).
    SwapItemCriminal,
    /// The criminal to swap with an item.
    SwapItemCriminalWith(Item),
    /// The zone whose searches are shifted (ID-11.16, ID-18.8).
    Shift {
        /// Where to, if that is fixed.
        to: Option<Zone>,
    },
    /// Where the searches of a zone are shifted to.
    ShiftTo {
        /// Where from.
        from: Zone,
    },
    /// The hook token to lock (ID-11.20).
    Lock,
    /// With whom all hooks are swapped (ID-11.23).
    SwapHooks,
    /// A dilemma to discard, from hand or databank (ID-11.24).
    DropDilemma,
    /// Dilemmas to discard from hand (ID-11.25).
    Redraw {
        /// How many more.
        left: u8,
    },
    /// Face-down evidence to look at (ID-11.9).
    Look {
        /// How many more.
        left: u8,
        /// What was looked at before.
        seen: Option<Place>,
        /// What comes after.
        looking: Looking,
    },
    /// One of the looked-at evidence to take (ID-11.11).
    TakeSeen {
        /// What was looked at.
        seen: [Option<Place>; 2],
    },
    /// Face-down evidence to take unseen (ID-11.10).
    TakeUnseen,
    /// Face-down evidence of the plan to expose (ID-11.12).
    Expose,
    /// A third of the support offer (ID-11.1).
    Support,
    /// Evidence from the bar (ID-13.1).
    Bar {
        /// How many more come from the display.
        more: u8,
    },
    /// Evidence to process (ID-14).
    Process {
        /// How many more.
        left: u8,
    },
    /// A criminal to gain grip over (ID-D23).
    GainGrip {
        /// How many more.
        left: u8,
    },
    /// A criminal to lose grip over (ID-D21).
    LoseGrip {
        /// How many more.
        left: u8,
    },
    /// Which criminals play the roles of a crime (ID-17.20).
    Bind(Crime),
    /// Where a criminal goes by a crime (ID-18.5).
    SendCriminal {
        /// Who.
        criminal: Criminal,
        /// To a neighbour of this zone; anywhere without.
        around: Option<Zone>,
    },
    /// Where an item goes by a crime (ID-18.2).
    SendItem {
        /// What.
        item: Item,
        /// To a neighbour of this zone; anywhere without.
        around: Option<Zone>,
    },
    /// Where the Guardian goes by a crime (ID-18.6).
    SendGuardian {
        /// To a neighbour of this zone; anywhere without.
        around: Option<Zone>,
    },
    /// Careful or reckless (ID-16.4).
    Outcome(Crime),
    /// Step 5: crimes to discard; before the first also support (ID-19.1, ID-R83).
    Discard {
        /// Whether something was discarded.
        begun: bool,
    },
    /// The deck of the major crime to draw (ID-19.2).
    Draw,
    /// A criminal that Echo gains or loses grip over, of those that tie (ID-28.2).
    EchoGrip {
        /// Whether she gains it.
        gain: bool,
        /// How many more.
        left: u8,
    },
    /// A third of the offer for Echo, of those that tie (ID-28.1).
    EchoSupport,
    /// Support at a moment of the turn at which nothing else is asked (ID-4.3).
    Window(Window),
}

/// What a question is about: which part of the rules judges its answers and carries them out.
#[derive(Clone, Copy)]
pub(crate) enum Matter {
    /// Criminals under control.
    Hooks,
    /// Actions of step 3.
    Deeds,
    /// Whoever or whatever of the city is chosen, and where it goes.
    City,
    /// Cards, tokens and evidence.
    Cards,
}

impl Step {
    /// What it is about.
    pub(crate) fn matter(self) -> Matter {
        match self {
            Step::Hook { .. } | Step::HookByToken | Step::Lock | Step::SwapHooks => Matter::Hooks,
            Step::Act | Step::Endure(_) => Matter::Deeds,
            Step::Escort { .. }
            | Step::Patrol { .. }
            | Step::March { .. }
            | Step::Shove { .. }
            | Step::Heights { .. }
            | Step::Relocate(_)
            | Step::RelocateTo(_)
            | Step::RelocateItem
            | Step::ItemTo(_)
            | Step::SwapItems(_)
            | Step::SwapItemWith(_)
            | Step::SwapCriminals
            | Step::SwapCriminalWith(_)
            | Step::SwapItemCriminal
            | Step::SwapItemCriminalWith(_)
            | Step::Shift { .. }
            | Step::ShiftTo { .. }
            | Step::SendCriminal { .. }
            | Step::SendItem { .. }
            | Step::SendGuardian { .. }
            | Step::GainGrip { .. }
            | Step::LoseGrip { .. }
            | Step::EchoGrip { .. } => Matter::City,
            Step::IonTowers
            | Step::Harbor
            | Step::Duel(_)
            | Step::LoseDuel { .. }
            | Step::DropDilemma
            | Step::Redraw { .. }
            | Step::Look { .. }
            | Step::TakeSeen { .. }
            | Step::TakeUnseen
            | Step::Expose
            | Step::Support
            | Step::Bar { .. }
            | Step::Process { .. }
            | Step::Bind(_)
            | Step::Outcome(_)
            | Step::Discard { .. }
            | Step::Draw
            | Step::EchoSupport
            | Step::Window(_) => Matter::Cards,
        }
    }
}

/// Something that happens by itself when its time comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chore {
    /// A line of a crime's effect (ID-18).
    Effect {
        /// Of which crime.
        crime: Crime,
        /// Which line.
        line: u8,
        /// Who plays the roles.
        binding: Binding,
    },
    /// The rewards of a crime (ID-15.3, ID-16.4).
    Reward {
        /// Of which crime.
        crime: Crime,
        /// How it was carried out.
        outcome: Outcome,
    },
    /// A committed crime is laid out (ID-15.4, ID-16.4).
    LayOut(Crime),
    /// Evidence is gained (ID-13).
    Gain(u8),
    /// Evidence may be processed, as far as there is any (ID-14).
    Process(u8),
    /// Support tokens are gained (ID-11.1).
    Support(u8),
    /// Step 2 (ID-6.1).
    RaiseGrip,
    /// Draws up to the minimum (ID-19.2).
    Draw,
    /// Draws a petty crime (ID-19.2).
    DrawPetty,
    /// The cards set aside come into the hand; the turn ends (ID-19.6, ID-19.8).
    EndTurn,
    /// Echo gains or loses grip (ID-28.2).
    EchoGrip {
        /// Whether she gains it.
        gain: bool,
        /// How many.
        left: u8,
    },
    /// Echo gains a support token (ID-28.1).
    EchoSupport,
    /// Echo manipulates the city (ID-26.4).
    EchoManipulate {
        /// How many more times.
        left: u8,
    },
    /// Echo rolls for progress and commits her crime or not (ID-26.7).
    EchoProgress,
    /// Echo processes evidence (ID-27.6).
    EchoProcess {
        /// How many more.
        left: u8,
    },
    /// Echo's crime is laid out (ID-26.9).
    EchoLayOut,
    /// Echo's turn ends (ID-26.11, ID-30.2).
    EchoEnd,
    /// Grip is lost at the end of a chapter (ID-22.2).
    LoseGrip(u8),
}

/// One pending task.
pub type Task = kernel::Task<Step, Chore, Agent>;

/// The most tasks that can wait at once.
pub const MAX_TASKS: usize = 20;

/// A stack of pending tasks, the next one last.
pub type Agenda = kernel::Agenda<Task, MAX_TASKS>;

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Agents take turns (ID-4.1).
    #[default]
    Turns,
    /// The chapter's investigation has been resolved; penalties are being paid (ID-22.2).
    Penalties,
    /// Everybody stores dilemmas at the same time (ID-22.5).
    Storing,
    /// The game is over.
    Over,
}

/// The turn that an agent is taking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub agent: Agent,
    /// Actions left in step 3, those of support tokens included (ID-7.1, ID-7.2).
    pub actions: u8,
    /// Barriers do not stop anything (ID-10.7).
    pub ignore_barriers: bool,
    /// The Seer has been used (ID-9.3).
    pub seer_used: bool,
    /// The free use of the Crusher is gone (ID-9.6).
    pub crusher_used: bool,
    /// Items that the Smuggler may not take freely now: he has held them in this position (ID-R17), or by the
    /// first edition taken them freely (ID-A1).
    pub smuggled: Set<Item>,
    /// Whether he has held nothing in this position, so that he may not drop anything (ID-R17).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub let_go: bool,
    /// What Echo has moved in her turn (ID-26.6).
    pub moved: Moved,
}

impl Turn {
    /// What is done now cannot be taken back by free actions: no position of before can come again (ID-R17).
    pub(crate) fn forget_positions(&mut self) {
        self.smuggled = Set::default();
        self.let_go = false;
    }
}

/// What Echo has moved in her turn: rows of the white die, and criminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moved {
    /// The criminals that have been moved.
    pub criminals: Set<Criminal>,
    /// The item of the card.
    pub item: bool,
    /// The group of three searches.
    pub searches: bool,
    /// The barrier of the card.
    pub barrier: bool,
    /// Whether the Guardian has been moved.
    pub guardian: bool,
    /// Whether her one bonus space of the turn is used (ID-27.5).
    pub bonus: bool,
    /// Whether her first evidence of the turn is placed (ID-27.3).
    pub placed: bool,
}
