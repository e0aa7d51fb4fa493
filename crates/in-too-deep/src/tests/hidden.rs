//! ID-2: what each viewer knows, and what nobody knows.

use kernel::{Audience, Game, Log, Member, Set, Viewer};

use super::given::{ANNA, BRUNO, CLARA, Given, new_game, read, set, table, table_of};
use crate::console::Agent;
use crate::event::Event;
use crate::pieces::{Crime, Deck, Evidence, Letter};
use crate::step::{Chore, Duty, Looking, Step};

pub(super) const ME: Viewer = Viewer::Seat(ANNA);
pub(super) const OTHER: Viewer = Viewer::Seat(BRUNO);
pub(super) const EYES: [Viewer; 3] = [ME, OTHER, Viewer::Spectator];

/// Anna looks at a face-down token.
pub(super) fn looking(given: Given) -> Given {
    let step = Step::Look {
        left: 1,
        seen: None,
        looking: Looking::Only,
    };
    given.acting(ANNA).asking(ANNA, step)
}

/// What somebody knows of the plan area.
pub(super) fn plan(given: &Given, viewer: Viewer) -> Vec<Option<Evidence>> {
    let view = given.game.view_of(viewer);
    view.plan.iter().map(|one| one.token.kind).collect()
}

/// ID-R45: Intel too.
#[test]
fn id_2_1_what_is_public_is_seen_by_all() {
    let given = new_game(3)
        .tool(ANNA, "hook")
        .intel(BRUNO, 17)
        .dilemmas(ANNA, &["d01", "d02", "d03"])
        .databank(ANNA, &["d04"]);
    let given = given.in_box(BRUNO, "timing");
    for eyes in EYES {
        let view = given.game.view_of(eyes);
        assert_eq!(view.open, given.game.open);
        assert_eq!(view.open.console(BRUNO).intel, 17);
        let papers = view.papers(ANNA);
        assert_eq!((papers.dilemmas, papers.databank, papers.memory), (3, 1, 1));
        assert_eq!(view.papers(BRUNO).crimes, [1, 0, 0, 1]);
        let decks = view.decks.map(|deck| deck.len());
        assert_eq!(decks, given.deck_sizes());
        assert_eq!((view.dilemma_deck, view.dilemma_discard), (68, 0));
        assert_eq!((view.plan.len(), view.display.len()), (1, 14));
        assert_eq!(usize::from(view.supply), 72 - 4 - 14 - 3);
    }
}

#[test]
fn id_r45_intel_is_public() {
    let given = table(2).intel(ANNA, 11);
    let seen = EYES.map(|eyes| given.game.view_of(eyes).open.console(ANNA).intel);
    assert_eq!(seen, [11; 3]);
}

/// To whom an action of whoever is asked shows something: those cannot let it be taken back in silence.
fn reveals(given: &Given, action: &str) -> Vec<kernel::Seat> {
    let (mut game, mut chance) = (given.game.clone(), given.chance.clone());
    let shown = game.apply(given.asked(), read(action), &mut chance, &mut Log::off());
    shown.expect("legal").iter().collect()
}

/// What chance has decided and what others had to answer cannot be stepped back over.
#[test]
fn id_2_2_an_action_reveals_what_was_drawn_or_answered() {
    let table = || {
        table(2)
            .at("jumper", "blocks")
            .hooked(ANNA, "jumper", 0)
            .searches(&[])
    };
    let acting = table().acting(ANNA);
    assert_eq!(reveals(&acting, "move jumper harbor"), [BRUNO]);
    let drawing = table().acting(ANNA).asking(ANNA, Step::IonTowers);
    assert_eq!(reveals(&drawing, "deck petty"), [ANNA, BRUNO]);
    // Bruno has lost and chooses a dilemma of two.
    let duel = table()
        .dilemmas(ANNA, &["d33"])
        .dilemmas(BRUNO, &["d36", "d01"])
        .acting(ANNA)
        .asking(ANNA, Step::Duel(Duty::May));
    assert_eq!(reveals(&duel, "opponent 2"), [ANNA, BRUNO]);
    let answered = duel.act("opponent 2");
    assert_eq!(answered.asked(), BRUNO);
    assert_eq!(reveals(&answered, "dilemma d36"), [ANNA, BRUNO]);
}

/// Whose dealt evidence, crimes and dilemmas a viewer reads of.
fn read_of(given: &Given, viewer: Viewer) -> Vec<kernel::Seat> {
    let seen = given.log.seen_by(viewer);
    let owners = seen.iter().filter_map(|seen| match seen.event {
        Event::EvidenceDealt { seat, .. }
        | Event::CrimesDealt { seat, .. }
        | Event::DilemmaDrawn { seat, .. } => Some(*seat),
        _ => None,
    });
    owners.collect()
}

/// ID-2.3, ID-2.5: the story tells nobody what the cards and tokens of others are.
#[test]
fn id_2_2_what_is_dealt_or_drawn_is_told_to_its_owner_alone() {
    let dealt = new_game(3);
    // The third hook brings a dilemma.
    let drawn = table(3)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .at("jumper", "parish")
        .hooked(ANNA, "seer", 0)
        .hooked(ANNA, "fixer", 0)
        .turn(ANNA)
        .act("hook jumper");
    for seat in [ANNA, BRUNO, CLARA] {
        let own = read_of(&dealt, Viewer::Seat(seat));
        // Evidence one by one, crimes together.
        assert!(own.len() > 1 && own.iter().all(|owner| *owner == seat));
        let count = usize::from(seat == ANNA);
        assert_eq!(read_of(&drawn, Viewer::Seat(seat)), vec![ANNA; count]);
    }
    assert!(read_of(&dealt, Viewer::Spectator).is_empty());
    assert!(read_of(&drawn, Viewer::Spectator).is_empty());
}

/// Whoever is not asked has nothing to choose from.
#[test]
fn id_4_4_the_choices_of_others_are_not_listed() {
    let given = table(2).at("seer", "harbor").hooked(ANNA, "seer", 0);
    let given = given.acting(ANNA);
    assert!(!given.game.legal_actions(ANNA).is_empty());
    assert!(given.game.legal_actions(BRUNO).is_empty());
}

/// ID-R41: not even the owner looks at cards set aside.
#[test]
fn id_2_2_crimes_in_hand_are_the_owners_and_those_aside_nobodys() {
    let given = table(2).hand(ANNA, &["a1_soft_count", "petty_joyride"]);
    let known = EYES.map(|eyes| {
        let papers = *given.game.view_of(eyes).papers(ANNA);
        papers.known.map(|known| known.crimes)
    });
    assert_eq!(
        known,
        [Some(set(&["a1_soft_count", "petty_joyride"])), None, None]
    );
    // Two tables that differ in the card set aside look the same to all.
    let aside = |card: &str, other: &str| {
        table(2).but(|game| {
            let deck = &mut game.hidden.decks[Deck::Petty.index()].shuffled;
            deck.remove(read(card));
            deck.insert(read(other));
            game.papers_mut(ANNA).aside = set(&[card]);
        })
    };
    let one = aside("petty_lookout", "petty_heckler");
    let two = aside("petty_heckler", "petty_lookout");
    assert_ne!(one.game, two.game);
    for eyes in EYES {
        assert_eq!(one.game.view_of(eyes), two.game.view_of(eyes));
        assert_eq!(one.game.view_of(eyes).papers(ANNA).aside, [0, 0, 0, 1]);
    }
}

#[test]
fn id_r41_set_aside_cards_are_seen_in_step_five() {
    let given = table(2)
        .hand(ANNA, &["b3_kill_switch", "petty_pickpocket"])
        .offer([(Some("petty_2"), 0), (None, 0), (None, 0)])
        .acting(ANNA)
        .doing(ANNA, Chore::Support(1));
    let told = |given: &Given, viewer| {
        let mut events = given.told(viewer).into_iter();
        events.any(|event| matches!(event, Event::AsideTaken { .. }))
    };
    let hand = |given: &Given| given.game.view_of(ME).own().expect("own").crimes.len();
    assert_eq!((hand(&given), told(&given, ME)), (2, false));
    let given = given.acts(&["pass", "pass"]);
    assert_eq!(hand(&given), 4);
    assert_eq!(EYES.map(|eyes| told(&given, eyes)), [true, false, false]);
}

#[test]
fn id_2_3_dilemmas_are_known_to_their_owner() {
    let given = table(2)
        .dilemmas(ANNA, &["d01", "d02"])
        .databank(ANNA, &["d72"]);
    let own = *given.game.view_of(ME).own().expect("own papers");
    assert_eq!(own.dilemmas, set(&["d01", "d02"]));
    assert_eq!(own.databank, set(&["d72"]), "never mixed");
    assert_eq!(given.game.view_of(OTHER).papers(ANNA).known, None);
    let secrets = given.game.secrets_from(OTHER);
    let dilemmas = secrets.iter().filter(|secret| secret.name == "dilemma");
    assert_eq!(dilemmas.count(), 3);
}

#[test]
fn id_2_4_the_discard_pile_of_dilemmas_is_face_down() {
    let given = table(2)
        .dilemmas(ANNA, &["d01", "d02"])
        .tool(ANNA, "drop_dilemma")
        .acting(ANNA)
        .acts(&["support drop_dilemma", "dilemma d02"]);
    let face = Event::DilemmaDiscarded {
        seat: ANNA,
        dilemma: read("d02"),
    };
    let told = EYES.map(|eyes| given.told(eyes).contains(&face));
    assert_eq!(told, [true, false, false]);
    // Which card lies there is in nobody's view, only how many.
    let other = table(2).dilemmas(ANNA, &["d01"]).but(|game| {
        game.hidden.dilemmas.deck = given.game.hidden.dilemmas.deck;
        game.hidden.dilemmas.deck.remove(read("d03"));
        game.hidden.dilemmas.deck.insert(read("d02"));
        game.hidden.dilemmas.discard = set(&["d03"]);
        game.open = given.game.open;
    });
    for eyes in EYES {
        let [one, two] = [&given, &other].map(|given| given.game.view_of(eyes));
        assert_eq!((one.dilemma_deck, one.dilemma_discard), (70, 1));
        assert_eq!(one, two);
    }
}

#[test]
fn id_2_9_hands_of_a_duel_are_shown_to_everybody() {
    let given = table(3)
        .dilemmas(ANNA, &["d01"])
        .dilemmas(BRUNO, &["d02", "d72"])
        .dilemmas(CLARA, &["d03"])
        .acting(ANNA)
        .asking(ANNA, Step::Duel(Duty::May))
        .act("opponent 2");
    let entries = given.log.entries();
    let shown: Vec<(Audience, Event)> = entries
        .filter(|entry| matches!(entry.event, Event::HandShown { .. }))
        .map(|entry| (entry.audience, entry.event))
        .collect();
    let hand = |agent: Agent, dilemmas, value| Event::HandShown {
        agent,
        dilemmas,
        value,
    };
    let anna = hand(ANNA.into(), set(&["d01"]), 3);
    let bruno = hand(BRUNO.into(), set(&["d02", "d72"]), 13);
    let all = Audience::Everyone;
    assert_eq!(shown, [(all, anna), (all, bruno)]);
}

#[test]
fn id_2_10_nobody_looks_at_echos_papers() {
    let given = table(1)
        .hand(Agent::Echo, &["a1_soft_count"])
        .dilemmas(Agent::Echo, &["d01"])
        .memory(Agent::Echo, &["timing"])
        .in_box(Agent::Echo, "leader");
    let view = given.game.view_of(ME);
    assert_eq!(view.papers(Agent::Echo).known, None);
    assert_eq!(plan(&given, ME), [None]);
    // Effects on face-down evidence reach her box.
    let given = looking(given.display(&["target"])).act("place plan-0");
    assert_eq!(plan(&given, ME), [Some(Evidence::Leader)]);
}

#[test]
fn id_2_11_cards_under_a_deck_are_known_to_who_put_them_there() {
    let given = table(2)
        .hand(ANNA, &["a1_soft_count", "b3_kill_switch", "petty_joyride"])
        .acting(ANNA)
        .acts(&["pass", "discard a1_soft_count"]);
    let under = |eyes| {
        let view = given.game.view_of(eyes);
        view.decks[Deck::Level1.index()].under.to_vec()
    };
    let card = Some(Crime::A1SoftCount);
    assert_eq!(under(ME), [(ANNA, card)]);
    assert_eq!(under(OTHER), [(ANNA, None)]);
    // The order of the others is nobody's to know: a view only counts them.
    let view = given.game.view_of(ME);
    let shuffled = given.game.deck(Deck::Level1).shuffled.len();
    assert_eq!(usize::from(view.decks[0].shuffled), shuffled);
}

/// ID-R79.
#[test]
fn id_2_12_how_many_cards_of_each_deck_somebody_holds_is_public() {
    let given = table(2)
        .hand(
            ANNA,
            &[
                "a1_soft_count",
                "b1_dry_fire",
                "b3_kill_switch",
                "petty_joyride",
            ],
        )
        .but(|game| game.papers_mut(ANNA).aside = set(&["petty_lookout"]));
    for eyes in EYES {
        let papers = *given.game.view_of(eyes).papers(ANNA);
        assert_eq!(papers.crimes, [2, 0, 1, 1]);
        assert_eq!(papers.aside, [0, 0, 0, 1]);
    }
}

#[test]
fn id_r79_decks_of_draws_and_discards_are_told_to_all() {
    let given = table(2)
        .hand(ANNA, &["a1_soft_count", "b3_kill_switch", "petty_joyride"])
        .acting(ANNA)
        .acts(&["pass", "discard a1_soft_count", "discard b3_kill_switch"])
        .acts(&["pass", "deck level_2"]);
    let (seat, deck) = (ANNA, Deck::Level1);
    let under = Event::CrimeDiscardedUnder { seat, deck };
    let deck = Deck::Level2;
    let drawn = Event::CrimeDrawnFrom { seat, deck };
    for eyes in [OTHER, Viewer::Spectator] {
        let told = given.told(eyes);
        assert!(told.contains(&under) && told.contains(&drawn));
        let faces = |event: &Event| {
            matches!(
                event,
                Event::CrimeDrawn { .. } | Event::CrimeDiscarded { .. }
            )
        };
        assert!(!told.iter().any(faces));
    }
}

/// ID-2.14: with two people the letters name four of five criminals.
#[test]
fn id_2_14_what_is_public_of_echo() {
    let given = table_of(2, &[("echo_joins", "on")]);
    let given = given.hand(Agent::Echo, &["b2_a_small_test"]);
    for eyes in EYES {
        let view = given.game.view_of(eyes);
        let echo = view.open.echo.expect("Echo plays");
        assert_eq!(Some(echo), given.game.open.echo);
        let letters: Set<_> = Letter::ALL
            .map(|letter| echo.at(letter))
            .into_iter()
            .collect();
        assert_eq!(letters.len(), 4);
        // The level of her card, not its face.
        assert_eq!(view.papers(Agent::Echo).crimes, [0, 1, 0, 0]);
        assert_eq!(view.papers(Agent::Echo).known, None);
    }
}
