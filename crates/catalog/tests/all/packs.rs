//! Content packs: what an owner of the box types in.

use catalog::{GameId, with_game};
use kernel::pack::{self, Content, Fault, Pack, PackFile, Wanted};
use kernel::{Game, Options};

/// The components of a game.
type Of<G> = <<G as Game>::Options as Options>::Content;

fn load<C: Content>(text: &str) -> Result<Pack, Vec<Fault>> {
    pack::load::<C>(&[PackFile {
        name: "box.toml",
        text,
    }])
}

#[test]
fn an_untouched_template_is_the_built_in_pack() {
    for id in GameId::ALL {
        with_game!(*id, G => {
            let text = pack::template::<Of<G>>("My box.", |_, _| None);
            let pack = load::<Of<G>>(&text);
            assert_eq!(pack, Ok(Pack::BUILT_IN), "{id}:\n{text}");
        });
    }
}

#[test]
fn a_pack_of_another_game_or_of_none_is_refused() {
    for text in ["", "[pack]\ngame = \"chess\"\n", "[pack]\nname = \"x\"\n"] {
        let faults = load::<Of<fliptown::Fliptown>>(text).unwrap_err();
        assert_eq!(faults[0].wanted, Wanted::Game("fliptown"));
    }
}
