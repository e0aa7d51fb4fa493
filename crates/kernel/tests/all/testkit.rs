//! Testkit can fail: a game that is broken in one way is caught for exactly that.

use kernel::testkit::{
    Aspect, Channel, Defect, Effort, Kind, Report, UndoProblem, assert_sound, check, check_with,
    playout,
};
use kernel::{Game, Play, Seat, Seed, Viewer};

use crate::toy::{Flaw, Toy, options};

fn checked(flaw: Flaw) -> Result<Report, Defect> {
    // Far above any toy game, and quick to reach.
    let effort = Effort {
        max_plies: 500,
        ..Effort::default()
    };
    check_with::<Toy>(&options(3, flaw), 60, "caught", &effort)
}

fn caught(flaw: Flaw) -> Kind {
    match checked(flaw) {
        Ok(report) => panic!("{flaw:?} is not caught: {report:?}"),
        Err(defect) => defect.kind,
    }
}

/// One test per flaw, which must be caught as this kind and no other.
macro_rules! is_caught {
    ($($test:ident: $flaw:ident as $kind:pat),* $(,)?) => {$(
        #[test]
        fn $test() {
            let kind = caught(Flaw::$flaw);
            assert!(matches!(kind, $kind), "{kind}");
        }
    )*};
}

is_caught! {
    a_panic: Panics as Kind::Panicked { .. },
    a_broken_invariant: InvariantBroken as Kind::Invariant(_),
    a_state_with_other_options: OtherOptions as Kind::OtherOptions,
    options_that_a_replay_cannot_restore: OptionsForget as Kind::Replay(_),
    a_stranger_at_the_table: StrangerToAct as Kind::NoSuchSeat { seat: Seat(7) },
    an_unclear_end: OverUnclear as Kind::EndUnclear { over: true },
    a_dead_end: DeadEnd as Kind::DeadEnd { .. },
    a_decision_without_prompt: Unprompted as Kind::Unprompted { .. },
    an_offer_out_of_turn: OutOfTurn as Kind::OutOfTurn { .. },
    an_endless_game: Endless as Kind::Endless { plies: 500 },
    endless_defaults: DefaultsEndless as Kind::DefaultsEndless { plies: 500 },
    an_unstable_legal_list: LegalUnstable as Kind::LegalUnstable { .. },
    a_duplicate_in_the_legal_list: LegalTwice as Kind::LegalTwice { .. },
    a_legal_action_refused: LegalRefused as Kind::LegalRefused { .. },
    an_illegal_action_accepted: IllegalAccepted as Kind::IllegalAccepted { .. },
    a_refusal_that_changes_the_state: RefusalChangesState
        as Kind::RefusalChanged { channel: Channel::State, .. },
    a_refusal_that_draws: RefusalDraws as Kind::RefusalChanged { channel: Channel::Chance, .. },
    a_refusal_that_tells: RefusalTells as Kind::RefusalChanged { channel: Channel::Log, .. },
    a_refusal_for_the_wrong_reason: RefusalMisnamed as Kind::RefusalMisnamed { .. },
    an_illegal_default: DefaultIllegal as Kind::DefaultIllegal { .. },
    a_notation_of_two_actions: Notation as Kind::Notation { .. },
    a_notation_with_a_space_at_its_end: NotationSpace as Kind::Notation { .. },
    a_state_that_json_forgets: StateForgets as Kind::StateRoundTrip { .. },
    a_view_that_json_forgets: ViewForgets as Kind::ViewRoundTrip { .. },
    a_cell_shared_by_copies: SharedCell as Kind::CopyChanged { .. },
    a_game_that_goes_another_way: Random as Kind::Unrepeatable { .. },
    a_game_that_listens_to_its_listeners: LogMatters as Kind::LogMatters,
    a_view_that_leaks: ViewLeaks as Kind::WorldDiffers { aspect: Aspect::View, .. },
    an_imagination_that_cheats: ImagineCheats as Kind::SecretKnown { .. },
    an_impossible_imagination: ImagineBreaks as Kind::WorldInvalid { .. },
    an_imagination_of_its_own_will: ImagineRandom as Kind::WorldUnrepeatable { .. },
    an_imagination_that_cannot_be_played: ImagineStuck as Kind::WorldUnplayable { .. },
    legal_actions_that_leak: LegalLeaks as Kind::WorldDiffers { aspect: Aspect::Legal, .. },
    a_prompt_that_leaks: PromptLeaks as Kind::WorldDiffers { aspect: Aspect::Prompt, .. },
    a_secret_without_name: SecretUnnamed as Kind::SecretUnnamed { .. },
    chance_that_is_not_marked: ChanceUnmarked
        as Kind::RevealUnmarked { channel: Channel::Chance, .. },
    a_peek_that_is_not_marked: PeekUnmarked
        as Kind::RevealUnmarked { channel: Channel::State, viewer: Viewer::Seat(_), .. },
    a_log_line_that_is_not_marked: CallUnmarked
        as Kind::RevealUnmarked { channel: Channel::Log, .. },
    a_log_that_leaks_a_decision: LogLeaks as Kind::RevealUnmarked { channel: Channel::Log, .. },
    decisions_that_are_not_independent: UndoOrder
        as Kind::Undo { problem: UndoProblem::NoWayBack, .. },
    a_score_that_does_not_add_up: StandingSum as Kind::Standing { .. },
    an_end_before_the_end: StandingEarly as Kind::Standing { .. },
    an_end_without_places: StandingPlaces as Kind::Standing { .. },
    an_end_that_viewers_dispute: StandingDisagrees as Kind::Standing { .. },
    an_end_without_reason: ReasonEmpty as Kind::Standing { .. },
    a_rule_of_another_game: EventRule as Kind::Words { what: "an event", .. },
    an_event_without_words: EventPhrase as Kind::Words { what: "an event", .. },
    a_rule_that_does_not_exist: ChoiceRule as Kind::Words { what: "a choice", .. },
    points_for_no_rule: ScoreRule as Kind::Words { what: "a score sheet", .. },
}

#[test]
fn a_sound_game_passes_and_everything_was_looked_at() {
    for seats in 2..=3 {
        let report = assert_sound::<Toy>(&options(seats, Flaw::None), 300, "sound");
        assert_eq!(report.games, 300);
        assert_eq!(report.default_games, 38);
        let ends: Vec<&str> = report.ends.keys().copied().collect();
        assert_eq!(ends, ["all-passed", "played-out"]);
        assert_eq!(report.ends.values().sum::<u64>(), 300);
        let Report {
            moves,
            decisions,
            actions,
            trials,
            refusals,
            worlds,
            playouts,
            undos,
            undos_refused,
            secrets,
            ..
        } = report;
        assert!(decisions > moves && moves > 1_500);
        assert_eq!(actions, 14 + 3);
        for count in [trials, refusals, worlds, playouts, undos, undos_refused] {
            assert!(count > 100, "{count}");
        }
        for name in ["deck", "hand", "pick"] {
            assert!(secrets[name].differed > 0 && secrets[name].compared >= secrets[name].differed);
        }
    }
}

#[test]
fn the_same_check_gives_the_same_report() {
    let run = || check::<Toy>(&options(2, Flaw::None), 20, "again");
    assert_eq!(run(), run());
}

#[test]
fn a_defect_can_be_reproduced_from_its_message() {
    let defect = checked(Flaw::Endless).unwrap_err();
    let message = defect.to_string();
    let site = defect.site;
    assert!(message.starts_with("toy: the game is not over after 500 actions\n"));
    assert!(message.contains("seats 3, flaw=Endless"));
    assert!(message.contains(&site.seed));
    assert!(message.contains("at ply 500"));
    assert!(message.contains("(488 more)"));
    assert!(message.ends_with(site.moves.last().unwrap().as_str()));

    let mut play: Play<Toy> = Play::new(&options(3, Flaw::Endless), Seed::from_text(&site.seed));
    for line in &site.moves {
        let (seat, notation) = line.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        play.apply(seat, notation.parse().unwrap()).unwrap();
    }
    assert_eq!(play.ply(), 500);
}

#[test]
fn a_playout_goes_to_the_end_unless_it_is_stopped_and_the_same_way_again() {
    let options = options(3, Flaw::None);
    let play = |stop_after| playout::<Toy>(&options, 4, stop_after);
    let (end, decisions) = play(u64::MAX);
    assert!(end.is_over() && decisions > 5);
    let (middle, stopped) = play(5);
    assert!(!middle.is_over() && stopped == 5);
    assert_eq!(play(u64::MAX), (end, decisions));
}
