//! The built-in pack against the rulebook: order, counts and kinds. What every pack is held to is in `content/check.rs`;
//! that the built-in one fits it is a test of `packs.rs`.

use kernel::Game;
use kernel::testkit::assert_pack_is_read;

use crate::content::{Colour, Content, DATA, SupportKind, content};
use crate::pieces::{
    Crime, Criminal, Deck, Difficulty, Dilemma, EchoCard, Evidence, Item, ItemKind, Outcome,
    Storyline, Support, Zone,
};
use crate::state::InTooDeep;

/// Code looks data up by the number of a variant, so the order has to be the same.
#[test]
fn every_list_has_the_order_of_the_code() {
    let pack = content();
    assert!(pack.item.iter().map(|one| one.id).eq(Item::ALL));
    assert!(pack.evidence.iter().map(|one| one.id).eq(Evidence::ALL));
    assert!(pack.support.iter().map(|one| one.id).eq(Support::ALL));
    assert!(pack.dilemma.iter().map(|one| one.id).eq(Dilemma::ALL));
    assert!(pack.echo.card.iter().map(|one| one.id).eq(EchoCard::ALL));
    assert!(pack.crime.iter().map(|one| one.id).eq(Crime::ALL));
    assert!(pack.zone.iter().map(|one| one.id).eq(Zone::ALL));
    assert!(pack.criminal.iter().map(|one| one.id).eq(Criminal::ALL));
    assert!(pack.storyline.iter().map(|one| one.id).eq(Storyline::ALL));
    let sides = pack.echo.side.iter().map(|side| side.difficulty);
    assert!(sides.eq(Difficulty::ALL));
}

#[test]
fn every_key_of_the_pack_is_read() {
    assert_pack_is_read::<Content>(DATA);
}

/// Section 3.
#[test]
fn there_are_as_many_pieces_as_in_the_box() {
    let (pack, counts) = (content(), &content().counts);
    assert_eq!((Zone::ALL.len(), counts.zones), (8, 8));
    assert_eq!((Criminal::ALL.len(), counts.criminals), (10, 10));
    assert_eq!((Item::ALL.len(), counts.items), (8, 8));
    assert_eq!((ItemKind::ALL.len(), counts.item_kinds), (4, 4));
    assert_eq!((crate::city::BARRIERS, counts.barriers), (2, 2));
    let searches = pack.setup.search_start.iter().map(|(_, tokens)| tokens);
    assert_eq!((searches.sum::<u8>(), counts.search_tokens), (6, 6));
    assert_eq!((Crime::major().len(), counts.major_crimes), (49, 49));
    assert_eq!(
        (Crime::of(Deck::Petty).len(), counts.petty_crimes),
        (21, 21)
    );
    assert_eq!((Storyline::ALL.len(), counts.storylines), (7, 7));
    assert_eq!((Dilemma::ALL.len(), counts.dilemmas), (72, 72));
    assert_eq!((Evidence::ALL.len(), counts.evidence_kinds), (6, 6));
    assert!(Evidence::ALL.iter().all(|kind| kind.tokens() == 12));
    assert_eq!(counts.evidence_tokens, 72);
    assert_eq!((Evidence::ALL.len(), counts.missions), (6, 6));
    let files = pack.table_size.iter().map(|size| size.files());
    assert_eq!((files.max(), counts.files), (Some(9), 9));
    let copies = pack.support.iter().map(|token| token.copies);
    assert_eq!((copies.sum::<u8>(), counts.support_tokens), (38, 38));
}

/// Section 3: 22 kinds of support tokens.
#[test]
fn support_tokens_have_kinds_amounts_and_colours() {
    assert_eq!(SupportKind::ALL.len(), 22);
    assert!(content().support.iter().all(|token| token.copies > 0));
    let blue = content()
        .support
        .iter()
        .filter(|t| t.colour == Colour::Blue);
    assert!(blue.count() > 0);
    // On the others it would stand in vain.
    for token in &content().support {
        let shows_a_number = token.kind.shows_a_number();
        assert_eq!(token.amount > 0, shows_a_number, "{}", token.id.id());
    }
    // The worked example shows one with three moves (ID-E16).
    let three = Support::GuardianBarriers3.data();
    assert_eq!((three.amount, three.colour), (3, Colour::Blue));
}

#[test]
fn every_storyline_has_three_three_and_one() {
    for storyline in Storyline::ALL {
        let along = Crime::along(storyline);
        let of = |deck| along.intersection(Crime::of(deck)).len();
        assert_eq!(Deck::ALL.map(of), [3, 3, 1, 0], "{}", storyline.id());
    }
}

#[test]
fn id_r12_one_card_of_level_one_and_of_level_two_has_4_plus() {
    for storyline in Storyline::ALL {
        let along = Crime::along(storyline).iter();
        let marked: Vec<Deck> = along
            .filter(|crime| crime.data().plus4)
            .map(Crime::deck)
            .collect();
        assert_eq!(marked, [Deck::Level1, Deck::Level2], "{}", storyline.id());
    }
}

#[test]
fn id_r4_there_are_two_items_of_each_kind() {
    let kind = |item: &str| super::given::read::<Item>(item).kind();
    assert_eq!(["coupe", "eagle_eye"].map(kind), [ItemKind::Vehicle; 2]);
    assert_eq!(["cash", "psychocodes"].map(kind), [ItemKind::Goods; 2]);
    assert_eq!(["jammer", "decoder"].map(kind), [ItemKind::Hardware; 2]);
    assert_eq!(["rifle", "droid"].map(kind), [ItemKind::Weapon; 2]);
}

/// Careful pays a little less and processes more.
#[test]
fn id_r87_careful_and_reckless_outcomes_pay_about_the_same() {
    for crime in Crime::major().iter() {
        let careful = crime.reward(Outcome::Careful);
        let reckless = crime.reward(Outcome::Reckless);
        let less = reckless.intel - careful.intel;
        assert!((1..=2).contains(&less), "{}", crime.id());
        let fewer = reckless.dilemmas - careful.dilemmas;
        assert!((1..=2).contains(&fewer), "{}", crime.id());
        assert_eq!(careful.process, 3, "{}", crime.id());
        assert!(reckless.process <= 1, "{}", crime.id());
        assert!(careful.evidence >= reckless.evidence, "{}", crime.id());
        assert_eq!((careful.support, reckless.support), (0, 0));
    }
}

/// Hook payment, stake and drip (ID-R2, ID-8.3, ID-R5).
#[test]
fn id_r2_prices_are_those_of_the_rules() {
    let values = &content().values;
    assert_eq!(values.hook_payment, 1);
    assert_eq!(values.duel_stake, 2);
    assert_eq!((values.support_drip, values.tolerance_step), (1, 2));
}

/// ID-R1: our words, with the public ones beside them in the vocabulary only.
#[test]
fn id_r1_texts_use_our_words() {
    let text = |lang: &str| {
        let mut texts = InTooDeep::INFO.texts.iter();
        texts.find(|(tag, _)| *tag == lang).expect("a language").1
    };
    let messages: String = text("en")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(_, said)| format!("{said}\n"))
        .collect();
    for ours in ["Guardian", "barrier", "search", "Intel", "grip", "hook"] {
        assert!(messages.contains(ours), "{ours}");
    }
    for public in ["Sentinel", "Blockade", "Barricade"] {
        assert!(!messages.contains(public), "{public}");
        assert!(!messages.contains(&public.to_lowercase()), "{public}");
    }
    for czech in ["Strážce", "zátaras", "pátrání"] {
        assert!(text("cs").contains(czech), "{czech}");
    }
    let (_, rules) = InTooDeep::INFO.rules[0];
    assert!(rules.contains("| Guardian | Strážce | Strażnik | Sentinel |"));
}
