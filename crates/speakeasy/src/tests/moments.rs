//! Moments at which tests begin: the end of a round or an act, an attack, a turn of the Rival.

use kernel::{Chance, Seed, Set};

use super::given::{BLUE, Given, new_game_of, read};
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Card, District, Gangster};
use crate::space::Space;
use crate::state::{Rival, Speakeasy};
use crate::step::Stage;

impl Given {
    /// Everybody has had a turn in this round: it ends, and the game goes on to the next decision.
    pub(crate) fn round_over(mut self) -> Given {
        self.game.turn = None;
        self.game.stage = Stage::Turns {
            done: self.game.options.bosses(),
        };
        self.settled()
    }

    /// The act of a gangster's deck ends, and he attacks a district.
    pub(crate) fn attack(self, gangster: &str, district: &str) -> Given {
        let (gangster, district): (Gangster, District) = (read(gangster), read(district));
        let deck = gangster.data().deck;
        self.but(|game| {
            let others = Gangster::ALL.into_iter();
            let others = others.filter(|one| one.data().deck == deck && *one != gangster);
            game.gangs.decks = game.gangs.decks.without(others.collect());
            game.gangs.targets.insert(district);
        })
        .ending_act(deck as u8)
    }

    /// The bosses are in this turn order.
    pub(crate) fn order<const N: usize>(self, order: [impl Into<Boss>; N]) -> Given {
        self.but(|game| game.seat_order(order.into_iter().map(Into::into).collect()))
    }

    /// All districts but these are closed; so tests can list every space.
    pub(crate) fn open_only(self, districts: &[&str]) -> Given {
        let open: Set<District> = districts.iter().map(|one| read(one)).collect();
        self.but(|game| game.manhattan.closed = Set::full().without(open))
    }

    /// The Rival reveals a card and takes its turn; then it is the player's turn in the same round.
    pub(crate) fn rival_reveals(self, card: &str) -> Given {
        let card: Card = read(card);
        let operation = card.operation() as usize;
        self.but(|game| {
            game.agenda.clear();
            let rival = game.rival.as_mut().expect("a Rival");
            rival.deck = Default::default();
            rival.deck[operation] = 1;
            game.decks[operation].unseen = [card].into_iter().collect();
            game.order.round = [Boss::Rival, BLUE.into()].into_iter().collect();
            game.stage = Stage::Turns { done: 0 };
        })
        .settled()
    }

    /// Changes the Rival.
    pub(crate) fn with_rival(self, change: impl FnOnce(&mut Rival)) -> Given {
        self.but(|game| change(game.rival.as_mut().expect("a Rival")))
    }

    /// The Rival.
    pub(crate) fn rival(&self) -> &Rival {
        self.game.rival.as_ref().expect("a Rival")
    }

    /// The spaces where somebody has buildings.
    pub(crate) fn spaces_of(&self, owner: impl Into<Boss>) -> Vec<String> {
        let houses = self.game.manhattan.houses_of(owner.into());
        houses.map(|(space, _)| space.to_string()).collect()
    }

    /// Whoever is asked has exactly these answers, in whichever order.
    #[track_caller]
    pub(crate) fn offers(&self, expected: &[&str]) {
        let mut legal = self.legal();
        let mut expected: Vec<String> = expected.iter().map(|text| (*text).to_owned()).collect();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected, "at {:?}", self.asked());
    }

    /// Whether something was told.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.events().contains(&event)
    }
}

/// A game played at random from its set-up until something holds.
pub(crate) fn played(seats: u8, seed: &str, until: impl Fn(&Speakeasy) -> bool) -> Given {
    let mut given = new_game_of(seats, &[], seed);
    let mut picks = Chance::new(&Seed::from_text(seed));
    while !until(&given.game) {
        let legal = given.legal();
        let action: &String = picks.pick(&legal);
        given.act(action);
    }
    given
}

/// A space.
pub(crate) fn at(space: &str) -> Space {
    read(space)
}
