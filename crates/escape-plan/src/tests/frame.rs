//! EP-1: days and phases, money and supplies, what is hidden and where chance enters.

use kernel::{RuleId, Viewer};

use super::calendar::*;
use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::{Asset, Contact, Part, Pile};
use crate::player::Fate;
use crate::step::{Look, Stage, Step};
use crate::whynot::WhyNot;

const START: [&str; 2] = ["start_hospital 0,0 0", "start_gang 0,1 0"];

/// The phase to which an event belongs, if it shows one.
fn phase(event: &Event) -> Option<u8> {
    match event {
        Event::IncomeReceived { why, .. } if *why == RuleId("EP-4.3") => Some(1),
        Event::PatrolLaid { .. } => Some(2),
        Event::TilePlaced { .. } => Some(3),
        Event::OrderSet { .. } => Some(4),
        Event::PartBegan { .. } => Some(5),
        _ => None,
    }
}

#[test]
fn ep_1_1_three_days_of_six_phases() {
    for seats in 1..=5 {
        let given = play(seats, "phases", |_, _, _, _| {});
        let mut days: Vec<Vec<u8>> = vec![];
        for event in given.events() {
            if let Event::DayBegan { day } = event {
                days.push(vec![]);
                assert_eq!(days.len(), usize::from(day));
            }
            if let (Some(phase), Some(day)) = (phase(&event), days.last_mut())
                && day.last() != Some(&phase)
            {
                day.push(phase);
            }
        }
        let whole = vec![1, 2, 3, 4, 5];
        assert_eq!(days, [vec![2, 3, 4, 5], whole.clone(), whole], "{seats}");
    }
}

#[test]
fn ep_1_2_only_players_in_the_city_take_turns() {
    let given = table(4)
        .day(3)
        .with(VINNIE, |player| player.fate = Fate::Escaped)
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .but(|game| game.escapes.push(Figure::Thief(VINNIE)))
        .in_part(Part::Evening);
    assert_eq!(given.asked(), (CLAWS, Step::Start));
    let mut given = given;
    given.acts(&["rest", "unlock heal", "end"]);
    assert_eq!(given.asked().0, RUBY);
}

#[test]
fn ep_1_3_what_costs_more_than_the_cash_is_not_offered() {
    let given = table(3).city(&START).cash(VINNIE, 4).turn(VINNIE);
    let why = WhyNot::TooLittleCash { cost: 5, held: 4 };
    assert_eq!(given.refused("use asset extra_action"), why);
    assert!(!given.allows("use asset extra_action"));
    let mut given = given.cash(VINNIE, 5);
    given.act("use asset extra_action");
    assert_eq!((given.money(VINNIE), given.player(VINNIE).discs), (0, 1));
}

/// EP-R51: the exit cost is an exception; who declares without it is arrested.
#[test]
fn ep_1_3_an_escape_may_be_declared_without_money() {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "d1 1,0 0"])
        .day(3)
        .at(VINNIE, "exit_1")
        .cash(VINNIE, 4)
        .but(|game| {
            game.patrols = [1, 2, 2];
            game.escapes.push(Figure::Thief(SCAR));
            game.player_mut(SCAR).fate = Fate::Escaped;
        })
        .turn(VINNIE);
    given.act("escape");
    given.run_while(|step| matches!(step, Step::Evade | Step::Breathe));
    assert_eq!(given.player(VINNIE).fate, Fate::Arrested);
    assert_eq!(given.money(VINNIE), 4, "nobody owes money");
}

#[test]
fn ep_1_4_from_an_empty_supply_nothing_is_taken() {
    let mut given = table(3)
        .city(&START)
        .but(|game| game.supply.discs = 0)
        .turn(VINNIE);
    given.act("use asset extra_action");
    assert_eq!((given.money(VINNIE), given.player(VINNIE).discs), (4, 0));
    assert!(given.player(VINNIE).priced[0].used, "the rest goes on");
    // The disc of the third line is missing, the asset is not.
    let mut given = table(3)
        .city(&START)
        .but(|game| game.supply.discs = 0)
        .with(VINNIE, |player| {
            player.notoriety.level = 8;
            player.notoriety.red = 1;
        })
        .after_part(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    given.act("unlock heal");
    assert_eq!(given.player(VINNIE).discs, 0);
}

#[test]
fn ep_1_5_what_is_in_the_box_never_comes_back() {
    let mut given = table(3)
        .city(&START)
        .turn(VINNIE)
        .but(|game| game.contacts.deck = [0; 23])
        .asking(VINNIE, Step::TakeContact);
    let card = given.game.contacts.row[3];
    let copies = |given: &Given| {
        given
            .game
            .contacts
            .row
            .iter()
            .filter(|c| **c == card)
            .count()
    };
    let before = copies(&given);
    given.act(&format!("contact {}", card.id())).act("box");
    assert_eq!(copies(&given), before - 1);
    assert_eq!(given.game.contacts.row.len(), 6, "the deck is empty");
}

#[test]
fn ep_1_5_what_was_hidden_stays_hidden_in_the_box() {
    let given = table(3).but(|game| {
        // Vinnie kept a tile that made room for another later on.
        let heap = game.piles.heap_mut(Pile::Green);
        heap.take(Pile::Green, 4, Some(VINNIE));
        game.stage = Stage::Over;
    });
    let known = |viewer| given.game.view_of(viewer).piles.taken[Pile::Green as usize][0];
    assert_eq!(known(Viewer::Seat(VINNIE)), Some(4));
    assert_eq!(known(Viewer::Seat(SCAR)), None);
    assert_eq!(known(Viewer::Spectator), None);
}

#[test]
fn ep_1_6_cash_plans_and_tiles_are_hidden() {
    let look = Look {
        pile: Pile::Black,
        count: 2,
        tiles: [1, 3].into_iter().collect(),
    };
    let given = table(1).turn(VINNIE).asking(VINNIE, Step::KeepTile(look));
    let own = given.game.view_of(Viewer::Seat(VINNIE));
    assert_eq!(own.hands[0], Some(*given.game.hand(VINNIE)));
    assert_eq!(own.asked(), Some((VINNIE, Step::KeepTile(look))));
    assert_eq!(
        own.costa.unwrap().plan,
        None,
        "nobody looks at Costa's plan"
    );
    let other = given.game.view_of(Viewer::Spectator);
    assert_eq!(other.hands[0], None);
    let unseen = Look {
        tiles: Default::default(),
        ..look
    };
    assert_eq!(other.asked(), Some((VINNIE, Step::KeepTile(unseen))));
    // At the end the plans are shown.
    let over = given.but(|game| game.stage = Stage::Over);
    let shown = over.game.view_of(Viewer::Spectator);
    assert_eq!(shown.hands[0], Some(*over.game.hand(VINNIE)));
    assert!(shown.costa.unwrap().plan.is_some());
}

#[test]
fn ep_1_7_everything_else_is_public() {
    play(2, "public", |_, _, _, given| {
        let game = &given.game;
        let view = game.view_of(Viewer::Spectator);
        assert_eq!(view.players, game.players);
        assert_eq!(view.supply, game.supply);
        assert_eq!(view.police, game.police);
        assert_eq!(view.contacts.row, game.contacts.row);
        assert_eq!((view.gangs, view.order), (game.gangs, game.order));
        for pile in Pile::ALL {
            assert_eq!(view.piles.left(pile), game.piles.heap(pile).left());
        }
    });
}

#[test]
fn ep_1_8_a_step_that_cannot_be_done_is_skipped() {
    // At the clinic there is nothing to unlock, nothing to heal and nobody to meet.
    let mut given = table(3)
        .city(&START)
        .at(VINNIE, "store_a")
        .with(VINNIE, |player| {
            player.lost = player.locked();
            (player.book, player.pouch) = Default::default();
        })
        .but(|game| game.contacts = Default::default())
        .turn(VINNIE);
    given.acts(&["go start_gang_r", "go clinic_start_gang", "stop"]);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
}

/// EP-R27: a side action without effect may still be chosen.
#[test]
fn ep_1_8_an_asset_may_be_used_without_effect() {
    let mut given = table(3)
        .city(&START)
        .with(VINNIE, |player| {
            player.book.remove(Asset::Heal);
            player.priced.push(crate::player::Priced {
                asset: Asset::Heal,
                used: false,
            });
        })
        .turn(VINNIE);
    given.act("use asset heal");
    assert_eq!((given.money(VINNIE), given.player(VINNIE).wounds), (5, 0));
    assert_eq!(given.refused("use asset heal"), WhyNot::UsedUp);
}

/// Whether an event tells of a draw that the rules know.
fn by_chance(event: &Event) -> bool {
    matches!(
        event,
        Event::PatrolLaid { .. }
            | Event::TilesTurnedUp { .. }
            | Event::OfficersDrawn { .. }
            | Event::RowRefilled { .. }
            | Event::LockerOpened { .. }
            | Event::ExitSearched { .. }
            | Event::CardsPassedOver { .. }
            | Event::AutomaMoved { .. }
            | Event::FixerDiscarded { .. }
            | Event::OfficerForced {
                by: Figure::Automa(_),
                ..
            }
    )
}

#[test]
fn ep_1_9_chance_enters_only_where_the_rules_say() {
    for seats in 1..=4 {
        let fresh = new_game_of(seats, "chance");
        let (mut told, mut drawn) = (fresh.events().len(), fresh.chance.position());
        let mut calm = 0;
        play(seats, "chance", |_, _, action, given| {
            let entries = given.log.entries().skip(told);
            let known = entries.filter(|entry| by_chance(&entry.event)).count();
            told = given.log.entries().count();
            if given.chance.position() == drawn {
                calm += 1;
            } else {
                assert!(known > 0, "{action} drew something");
            }
            drawn = given.chance.position();
        });
        assert!(calm > 50, "most decisions draw nothing");
    }
}

/// EP-R58: the row closes up to the right and fills from the left, with any number of players.
#[test]
fn ep_r58_the_contact_row_has_an_order_with_three_players_too() {
    let mut given = table(3)
        .city(&START)
        .turn(VINNIE)
        .asking(VINNIE, Step::TakeContact);
    let row = [
        Contact::Medic,
        Contact::Fixer,
        Contact::Boxer,
        Contact::Ninja,
        Contact::Gang,
        Contact::Stunt,
        Contact::Sewer,
    ];
    given.game.contacts.row = row.into_iter().collect();
    given.game.contacts.deck = [0; 23];
    given.game.contacts.deck[Contact::JetSki as usize] = 1;
    given.acts(&["contact ninja", "keep"]);
    let [medic, fixer, boxer, _, gang, stunt, sewer] = row;
    let after = [Contact::JetSki, medic, fixer, boxer, gang, stunt, sewer];
    assert_eq!(given.game.contacts.row[..], after);
}

/// EP-R82: the contact card Fixer and the fixer tiles are different things.
#[test]
fn ep_r82_the_fixer_is_no_fixer_tile() {
    let mut given = table(3)
        .city(&START)
        .contacts(VINNIE, &[Contact::Fixer])
        .turn(VINNIE);
    assert!("use fixer fixer".parse::<crate::Action>().is_err());
    assert_eq!(given.refused("use fixer id_card"), WhyNot::NotHeld);
    given.act("use contact fixer");
    assert_eq!((given.player(VINNIE).discs, given.money(VINNIE)), (1, 5));
    assert_eq!(given.game.supply.fixers.len(), 8);
}

#[test]
fn ep_r46_eight_discs_and_no_more() {
    let mut given = table(5);
    for seat in [VINNIE, SCAR, CLAWS, RUBY] {
        given = given.with(seat, |player| player.discs = 2);
    }
    let mut given = given
        .but(|game| game.supply.discs = 0)
        .city(&START)
        .turn(MR_BONES);
    given.act("use asset extra_action");
    assert_eq!(given.player(MR_BONES).discs, 0);
}

#[test]
fn ep_r70_one_to_five_can_play() {
    use kernel::Options as _;
    let parse = |seats| crate::Options::parse(seats, []).is_ok();
    assert_eq!(
        [0, 1, 2, 3, 4, 5, 6].map(parse),
        [false, true, true, true, true, true, false]
    );
}
