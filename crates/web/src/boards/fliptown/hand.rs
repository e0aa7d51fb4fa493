//! The poker hand of the running round, as far as it has come.

use fliptown::Fliptown;
use fliptown::cards::Card;
use fliptown::poker::{self, Category};
use kernel::Phrase;

use crate::board::Scene;

/// The poker cards of the hero in this round, with the Hold 'em cards if the viewer knows them.
pub(super) fn cards(scene: &Scene<'_, Fliptown>) -> Vec<Card> {
    let view = &scene.sight.view;
    let hero = &view.seats[scene.hero.index()];
    let mut cards = hero.sheet.column(view.round).to_vec();
    cards.extend(hero.holdem.iter().flatten());
    cards
}

/// What they make; nothing yet while they are few and all different.
pub(super) fn made(scene: &Scene<'_, Fliptown>) -> Option<Category> {
    let cards = cards(scene);
    let made = poker::so_far(&cards);
    (made > Category::HighCard || cards.len() >= poker::HAND_SIZE).then_some(made)
}

/// The name of a hand as it stands by itself, with a capital letter.
pub(super) fn name(scene: &Scene<'_, Fliptown>, hand: Category) -> String {
    let name = scene.say(&Phrase::name("hand", hand.id()));
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
