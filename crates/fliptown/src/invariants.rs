//! The invariants of a state (FT-I1 to FT-I19). A state that satisfies them can be played on.

use kernel::{Game, Member, Seat, Set, Violation};

use crate::cards::{Card, CardSet, DECK_SIZE, Rank};
use crate::content::{Character, FirstVisit, Item, content};
use crate::map::{Land, Tombstone};
use crate::options::CowbotChoice;
use crate::sheet::Sheet;
use crate::state::Fliptown;
use crate::step::{Agenda, Stage, Step, Turn, robbery_index};

/// Far above what any game reaches, far below what would overflow.
const MOST: u16 = 9_999;

type Check = Result<(), Violation>;

fn unless(holds: bool, rule: &'static str, what: &str) -> Check {
    Violation::unless(holds, rule, || what.to_owned())
}

impl Fliptown {
    pub(crate) fn check_invariants(&self) -> Check {
        unless(
            self.seats.len() == usize::from(self.options.seats()),
            "FT-1.1",
            "there is not one map for each seat",
        )?;
        self.check_clock()?;
        self.check_seats()?;
        self.check_cards()?;
        self.check_cowbot()?;
        self.check_bounties()?;
        for seat in self.all_seats() {
            self.check_sheet(&self.chair(seat).sheet)?;
            self.check_progress(seat)?;
            self.check_turn(seat)?;
            self.check_agenda(seat)?;
        }
        for sheet in self.sealed.iter().flatten() {
            self.check_sheet(sheet)?;
        }
        Ok(())
    }

    fn check_seats(&self) -> Check {
        let options = &self.options;
        let seats = usize::from(options.seats());
        let sealed = self.sealed.as_ref().map(|sheets| sheets.len());
        let expected = (!options.solo() && self.stage.is_sealed()).then_some(seats);
        unless(
            sealed == expected,
            "FT-23.12",
            "the sealed maps do not fit the stage",
        )?;
        let chairs = self.seats.iter();
        let characters: Vec<Character> = chairs.filter_map(|chair| chair.sheet.character).collect();
        let expected = if options.characters() { seats } else { 0 };
        unless(
            characters.len() == expected,
            "FT-1.4",
            "characters are for all seats or none",
        )?;
        let distinct: Set<Character> = characters.iter().copied().collect();
        unless(
            distinct.len() == expected,
            "FT-2.4",
            "two seats have the same character",
        )
    }

    /// Round, turn and stage fit together.
    fn check_clock(&self) -> Check {
        unless(
            (1..=3).contains(&self.round),
            "FT-4.1",
            "the round is not 1 to 3",
        )?;
        unless(
            (1..=5).contains(&self.turn),
            "FT-I17",
            "the turn is not 1 to 5",
        )?;
        let in_turns = matches!(self.stage, Stage::Flip | Stage::Turn);
        unless(
            in_turns || self.turn == 5,
            "FT-4.5",
            "a phase runs before the fifth turn",
        )?;
        unless(
            self.lineup.is_some() == in_turns,
            "FT-I2",
            "the lineup lies open from the flip to the end of the turn, and only then",
        )?;
        let over = self.is_finished();
        unless(
            !over || self.round == 3,
            "FT-4.1",
            "the game is over before the third round",
        )?;
        let rounds_done = usize::from(self.round - u8::from(!over));
        unless(
            self.seen.len() == rounds_done,
            "FT-4.1",
            "the rounds seen are not those ended",
        )?;
        unless(
            self.owing().is_empty() == over,
            "FT-5.8",
            "the game is not over, but nobody has to decide",
        )
    }

    fn check_cards(&self) -> Check {
        let mut places: Vec<Card> = self.deck.to_vec();
        places.extend(self.discards.iter());
        places.extend(self.lineup.into_iter().flatten());
        places.extend(self.sheriff);
        places.extend(self.holdem.iter().flatten());
        places.extend(self.stolen.iter());
        let distinct: CardSet = places.iter().copied().collect();
        unless(
            places.len() == DECK_SIZE && distinct == CardSet::full(),
            "FT-I1",
            "the 52 cards are not each in exactly one place",
        )?;
        unless(
            self.sheriff.is_some() != self.is_finished(),
            "FT-4.3",
            "the sheriff card lies out from phase 2 to phase 6, and only then",
        )?;
        let dealt =
            self.options.holdem() && matches!(self.stage, Stage::Flip | Stage::Turn | Stage::Poker);
        let expected = if dealt { self.seats.len() } else { 0 };
        unless(
            self.holdem.len() == expected,
            "FT-19.1",
            "Hold 'em cards lie out from the deal to phase 4, and only then",
        )?;
        let (bottom, under) = (usize::from(self.bottom), usize::from(self.under));
        unless(
            bottom <= self.deck.len()
                && under <= bottom
                && (under == 0 || self.stage == Stage::Turn),
            "FT-23.4",
            "the reshuffled part of the deck is larger than it can be",
        )?;
        for seat in self.all_seats() {
            let robberies = self.chair(seat).turn.robberies;
            let last = robberies.checked_sub(1);
            let index = last.map(|k| robbery_index(k, seat, self.options.seats()));
            unless(
                index.is_none_or(|index| index < self.deck.len()),
                "FT-23.3",
                "a robbery card lies beyond the deck",
            )?;
        }
        Ok(())
    }

    fn check_cowbot(&self) -> Check {
        let opponent = self.options.opponent();
        unless(
            opponent.is_some() == self.cowbot.is_some(),
            "FT-2.6",
            "the cowbot is not the one of the options",
        )?;
        if let Some(CowbotChoice::Named(named)) = opponent.map(|o| o.choice) {
            unless(
                self.cowbot == Some(named),
                "FT-2.6",
                "the cowbot is not the one chosen",
            )?;
        }
        let thefts: usize = self.thefts.iter().map(|n| usize::from(*n)).sum();
        let turns_ended = |round: usize| match (round + 1).cmp(&usize::from(self.round)) {
            std::cmp::Ordering::Less => 5,
            std::cmp::Ordering::Equal if matches!(self.stage, Stage::Flip | Stage::Turn) => {
                self.turn - 1
            }
            std::cmp::Ordering::Equal => 5,
            std::cmp::Ordering::Greater => 0,
        };
        let sound = self
            .thefts
            .iter()
            .enumerate()
            .all(|(r, n)| *n <= turns_ended(r))
            && thefts == self.stolen.len()
            && (thefts == 0 || self.cowbot.is_some());
        unless(
            sound,
            "FT-I12",
            "the stolen cards are not at most one per turn",
        )?;
        // A card that was seen in a round was not stolen in it or before.
        let mut stolen = self.stolen.iter();
        for (round, n) in self.thefts.iter().enumerate() {
            let later = self.seen.get(round..).unwrap_or(&[]);
            let seen = later
                .iter()
                .copied()
                .fold(CardSet::default(), CardSet::union);
            for card in stolen.by_ref().take(usize::from(*n)) {
                unless(
                    !seen.contains(*card),
                    "FT-I1",
                    "a stolen card was seen after the theft",
                )?;
            }
        }
        Ok(())
    }

    fn check_bounties(&self) -> Check {
        let on_table: Set<_> = self.bounties.iter().copied().collect();
        let expected = if self.options.solo() {
            0
        } else {
            content().bounty_rules.cards_per_game
        };
        unless(
            self.bounties.len() == expected && on_table.len() == expected,
            "FT-2.5",
            "there are not three different bounty cards with 2 to 4 seats and none alone",
        )?;
        let claimed = self
            .seats
            .iter()
            .fold(Set::default(), |all: Set<_>, chair| {
                all.union(chair.sheet.claimed)
            });
        unless(
            on_table.contains_all(claimed) && claimed.contains_all(self.turned),
            "FT-I11",
            "a bounty was claimed or turned that could not be",
        )?;
        let missed = self.seats.iter().any(|chair| {
            let open = self
                .bounties
                .iter()
                .filter(|b| !chair.sheet.claimed.contains(**b));
            { open }.any(|bounty| chair.sheet.meets(bounty.condition()))
        });
        unless(
            !missed,
            "FT-17.1",
            "a bounty is not claimed though its condition is true",
        )
    }

    fn check_sheet(&self, sheet: &Sheet) -> Check {
        let counters = [sheet.cash, sheet.gold, sheet.stars, sheet.wanted];
        let tracks = &content().tool_tracks;
        unless(
            counters.iter().all(|counter| *counter <= MOST)
                && sheet.pans <= tracks.pans
                && sheet.hammers <= tracks.hammers
                && usize::from(sheet.hotel) <= content().hotel.silver_track.len(),
            "FT-I3",
            "a counter is beyond its track",
        )?;
        unless(
            !sheet.targets.contains(Rank::ACE),
            "FT-8.1",
            "there is no target for the ace",
        )?;
        let rooms = &content().mine.rooms;
        let joined = sheet.rooms.iter().all(|room| {
            rooms[room.index()]
                .enter
                .iter()
                .any(|way| sheet.is_open(way.from))
        });
        unless(
            joined,
            "FT-I5",
            "a circled room has no circled room above it",
        )?;
        unless(
            sheet.tombstones.contains(Tombstone::CENTRE),
            "FT-I6",
            "the centre tombstone is not circled",
        )?;
        let owns = |item| sheet.items.contains(item);
        let robber = sheet.character == Some(Character::GraveRobber);
        unless(
            (!owns(Item::Rifle) || owns(Item::Pistol))
                && (!owns(Item::Shovel) || owns(Item::Friendship) || robber),
            "FT-I7",
            "an item is owned without the one before it",
        )?;
        unless(
            is_land_of_shapes(sheet.land),
            "FT-I9",
            "the land is no union of shapes",
        )?;
        let outlaws = [Rank::JACK, Rank::QUEEN, Rank::KING];
        let hunted = sheet.outlaws.iter().all(|rank| outlaws.contains(&rank));
        unless(hunted, "FT-11.15", "only J, Q and K are outlaws")?;
        let uses = sheet
            .character
            .map_or(0, |character| character.data().ability.uses());
        unless(
            sheet.ability_used <= uses,
            "FT-I13",
            "an ability was used too often",
        )?;
        unless(
            sheet.arrests <= self.round,
            "FT-16.4",
            "more arrests than rounds",
        )
    }

    /// Poker columns and valued hands follow the clock (FT-I10).
    fn check_progress(&self, seat: Seat) -> Check {
        let chair = self.chair(seat);
        let assigned = usize::from(chair.turn.assigned.is_some());
        let written = 5 * usize::from(self.round - 1)
            + match self.stage {
                Stage::Flip | Stage::Turn => usize::from(self.turn - 1) + assigned,
                _ => 5,
            };
        unless(
            chair.sheet.poker.len() == written,
            "FT-I10",
            "the poker columns do not fit round and turn",
        )?;
        let paid = !matches!(self.stage, Stage::Flip | Stage::Turn | Stage::Poker);
        let valued = usize::from(self.round - u8::from(!paid));
        unless(
            chair.sheet.hands.len() == valued,
            "FT-14.1",
            "the hands valued do not fit",
        )?;
        unless(!chair.cheating, "FT-18.7", "a declaration is left over")?;
        let bribable = matches!(self.stage, Stage::Bribes | Stage::Arrest);
        unless(
            !chair.bribed || bribable,
            "FT-16.2",
            "a bribe protects for its round only",
        )
    }

    fn check_turn(&self, seat: Seat) -> Check {
        let chair = self.chair(seat);
        let turn = &chair.turn;
        unless(
            self.stage == Stage::Turn || *turn == Turn::default(),
            "FT-5.12",
            "there is a turn outside the turns",
        )?;
        unless(
            usize::from(turn.robberies) <= chair.sheet.targets.len().min(7),
            "FT-I14",
            "more robberies than circled targets",
        )?;
        let Some(assigned) = turn.assigned else {
            return Ok(());
        };
        let used = [assigned.suit_card, assigned.value_card, assigned.poker_card];
        let lineup = self.lineup.unwrap_or(used);
        unless(
            lineup.iter().all(|card| used.contains(card))
                && chair.sheet.poker.last() == Some(&assigned.poker_card)
                && (assigned.suit_changed || assigned.suit == assigned.suit_card.suit()),
            "FT-5.4",
            "the cards assigned are not those of the lineup",
        )
    }

    /// The steps that wait are steps of the stage, in an order that can arise, and the next one is a
    /// real decision.
    fn check_agenda(&self, seat: Seat) -> Check {
        let chair = self.chair(seat);
        let sound = match (self.stage, chair.agenda.as_slice()) {
            (_, []) => self.stage != Stage::Turn || chair.turn.assigned.is_some(),
            (Stage::Flip, [Step::Mayor]) => self.can_use(seat, Character::Mayor),
            (Stage::Turn, _) => self.is_turn_agenda(seat, &chair.agenda),
            (Stage::Poker, [Step::Cheat]) => self.can_use(seat, Character::Cheat),
            (Stage::Preacher, [Step::Preach]) => self.can_use(seat, Character::Preacher),
            (Stage::Bribes, [Step::Bribe]) => true,
            (Stage::Bribes, [Step::Bribe, Step::Clear { min: 1, .. }]) => true,
            (Stage::Arrest, [Step::Marshal]) => self.can_use(seat, Character::Marshal),
            (Stage::Arrest, [Step::Fine]) => chair.sheet.arrests > 0,
            _ => false,
        };
        unless(sound, "FT-D1", "the pending steps cannot arise")?;
        let choices = self.legal_actions(seat).len();
        let needed = match self.step(seat) {
            None => 0,
            Some(Step::Main) => 1,
            Some(_) => 2,
        };
        unless(
            choices >= needed,
            "FT-23.13",
            "a pending step leaves nothing to decide",
        )
    }

    fn can_use(&self, seat: Seat, character: Character) -> bool {
        let sheet = self.sheet(seat);
        sheet.character == Some(character) && sheet.ability().is_some()
    }

    fn is_turn_agenda(&self, seat: Seat, agenda: &Agenda) -> bool {
        let chair = self.chair(seat);
        let [Step::After, rest @ ..] = agenda.as_slice() else {
            return false;
        };
        if chair.turn.assigned.is_none() {
            let [Step::Main, Step::Assign, rewards @ ..] = rest else {
                return false;
            };
            return self.are_rewards(seat, rewards);
        }
        let rest = match rest {
            [Step::Main, rest @ ..] => rest,
            rest => rest,
        };
        let Some((last, below)) = rest.split_last() else {
            return true;
        };
        let mut pending: Set<_> = Set::default();
        let mut bonuses = 0;
        for step in below {
            match step {
                // Only first visits with the bonus action first leave an effect behind, each once.
                Step::Effect(building) if !pending.contains(*building) => {
                    if !matches!(building.data().first_visit, FirstVisit::Bonus(_)) {
                        return false;
                    }
                    pending.insert(*building);
                }
                Step::Bonus { .. } => bonuses += 1,
                _ => return false,
            }
        }
        let circled = chair.sheet.buildings;
        let last_is_sound = match last {
            Step::Order(building) => {
                circled.contains(*building)
                    && matches!(building.data().first_visit, FirstVisit::Bonus(_))
            }
            Step::Effect(building) => circled.contains(*building),
            Step::Office => chair.sheet.peeked,
            Step::Wanted(site) => {
                chair.sheet.saves_wanted_at(*site) && chair.sheet.can_go(*site).is_ok()
            }
            Step::Tool | Step::Clear { .. } | Step::Bonus { .. } | Step::AnyRegion => true,
            _ => false,
        };
        bonuses <= 1 && circled.contains_all(pending) && last_is_sound
    }

    /// Rewards for outlaws, one per matching card, the first in the lineup last in the list.
    fn are_rewards(&self, seat: Seat, steps: &[Step]) -> bool {
        let hunted = self.sheet(seat).outlaws;
        let lineup = self
            .lineup
            .unwrap_or([Card::new(crate::cards::Suit::Hearts, Rank::ACE); 3]);
        let mut last = lineup.len();
        let (rewards, top) = match steps {
            [rewards @ .., Step::Clear { min: 1, max: 2 }] => (rewards, true),
            rewards => (rewards, false),
        };
        let sound = rewards.iter().all(|step| match step {
            Step::Bail(at) => {
                let at = usize::from(*at);
                let falls = at < last;
                last = at;
                falls
                    && lineup
                        .get(at)
                        .is_some_and(|card| hunted.contains(card.rank()))
            }
            _ => false,
        });
        sound && (!top || !hunted.is_empty())
    }
}

/// Whether land can be made up of shapes that do not overlap.
fn is_land_of_shapes(land: Land) -> bool {
    fn covers(claimed: Land, land: Land) -> bool {
        claimed == land
            || content().land_office.placements.iter().any(|p| {
                p.land.is_apart_from(claimed)
                    && land.union(p.land) == land
                    && covers(claimed.union(p.land), land)
            })
    }
    land.union(Land::WHOLE) == Land::WHOLE && covers(Land::default(), land)
}
