//! Tables with Echo, for tests.

use kernel::{Chance, Seed, Set};

use super::given::{ANNA, BRUNO, Given, read, table_of};
use crate::console::Agent;
use crate::echo::Echo;
use crate::event::Event;
use crate::pieces::EchoCard;
use crate::step::Chore;

pub(crate) const ECHO: Agent = Agent::Echo;

/// Anna alone against Echo: A Fixer, B Seer, C Hacker, D Jumper, on the bare table. Her face-up card is e01.
pub(crate) fn solo() -> Given {
    echo_table(1, &[])
}

/// The same on her hard side.
pub(crate) fn hard() -> Given {
    echo_table(1, &[("difficulty", "hard")])
}

/// Anna, Bruno and Echo; the Courier is off the board.
pub(crate) fn duo() -> Given {
    echo_table(2, &[("echo_joins", "on")])
        .laid("courier@parish")
        .with_echo(|echo| echo.off = Some(read("courier")))
        .hand(BRUNO, &["b1_dry_fire", "petty_hoarder"])
}

fn echo_table(seats: u8, settings: &[(&str, &str)]) -> Given {
    table_of(seats, settings)
        .laid("fixer@harbor seer@blocks hacker@downtown jumper@parish")
        .hand(ANNA, &["a1_soft_count", "petty_fencing"])
        .with_echo(|echo| {
            echo.letters = ["fixer", "seer", "hacker", "jumper"].map(read);
            echo.off = None;
        })
        .card("e01")
}

impl Given {
    pub(crate) fn with_echo(self, change: impl FnOnce(&mut Echo)) -> Given {
        self.but(|game| change(game.open.echo.as_mut().expect("Echo plays")))
    }

    pub(crate) fn echo(&self) -> Echo {
        self.game.open.echo.expect("Echo plays")
    }

    /// Her face-up card.
    pub(crate) fn card(self, card: &str) -> Given {
        self.with_echo(|echo| echo.card = Some(read(card)))
    }

    /// The next card of her deck.
    pub(crate) fn next_card(self, card: &str) -> Given {
        let card: EchoCard = read(card);
        self.with_echo(|echo| {
            echo.deck = Set::default();
            echo.deck.insert(card);
            echo.card = None;
        })
    }

    /// In the middle of her turn; Anna's actions would follow.
    pub(crate) fn echo_acting(self) -> Given {
        self.acting(ANNA).but(|game| game.open.turn.agent = ECHO)
    }

    /// Something happens in her turn.
    pub(crate) fn echo_does(self, chore: Chore) -> Given {
        self.echo_acting().doing(ECHO, chore)
    }

    /// Another shuffle.
    pub(crate) fn shuffled(mut self, seed: u32) -> Given {
        self.chance = Chance::new(&Seed::from_text(&seed.to_string()));
        self
    }

    /// Her whole turn.
    pub(crate) fn echo_turn(mut self) -> Given {
        self.deal(|dealer| dealer.begin_turn(ECHO));
        self
    }

    /// What she rolled with both dice, in order; white 0 is the black die alone.
    pub(crate) fn rolls(&self) -> Vec<(u8, i8)> {
        let events = self.events().into_iter();
        events
            .filter_map(|event| match event {
                Event::EchoRolled { white, black } => Some((white, black)),
                _ => None,
            })
            .collect()
    }
}

/// Tries shuffles until what happens is what is wanted.
pub(crate) fn until(happens: impl Fn(u32) -> Given, wanted: impl Fn(&Given) -> bool) -> Given {
    let tries = (0..3000).map(happens);
    let mut found = tries.filter(|given| wanted(given));
    found.next().expect("some shuffle does it")
}

/// One manipulation with this roll.
pub(crate) fn manipulated(table: impl Fn() -> Given, white: u8, black: i8) -> Given {
    until(
        |seed| {
            let given = table().shuffled(seed).echo_acting();
            given.doing(ECHO, Chore::EchoManipulate { left: 1 })
        },
        |given| given.rolls() == [(white, black)],
    )
}
