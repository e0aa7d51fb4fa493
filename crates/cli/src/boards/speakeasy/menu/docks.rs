//! Places for things: mobsters in the docks, tokens on their stacks, books on goals.

use kernel::Phrase;
use speakeasy::content::content;
use speakeasy::docks::Berth;
use speakeasy::pieces::{CityToken, Perk, Region};
use speakeasy::{Action, words};

use super::super::lots;
use super::{List, MANY, group, headed};
use crate::boards::menu::{Entry, Group};

/// Where a mobster goes: the docks region by region, or the VIP area.
pub(super) fn berths(list: &List) -> Vec<Group<Action>> {
    let berths = list.kind(|action| match action {
        Action::Dock(berth) => Some(berth),
        _ => None,
    });
    let docks = Region::ALL.map(|region| {
        let here = berths.iter().filter(|(_, berth)| berth.region == region);
        let entries = here.map(|(action, berth)| {
            let text = berth_row(list, *berth);
            list.reworded(*action, text)
        });
        let told = Phrase::new("board-dock-region").with("region", words::region(region));
        headed(list.scene.say(&told), entries.collect())
    });
    let rest: Vec<Action> = list
        .proper()
        .into_iter()
        .filter(|action| !matches!(action, Action::Dock(_)))
        .collect();
    let docks = docks.into_iter().filter(|group| !group.entries.is_empty());
    docks.chain([group(list.described(&rest))]).collect()
}

/// A row of the docks with what it brings.
fn berth_row(list: &List, berth: Berth) -> String {
    let scene = list.scene;
    let any = scene
        .view
        .own()
        .is_some_and(|(_, player, _)| player.perks(Perk::AnyDocksReward) > 0);
    let told = match any {
        true => Phrase::new("board-dock-any"),
        false => {
            let reward = &content().docks.rows[usize::from(berth.row) - 1].reward;
            Phrase::new("board-dock-row").with("effect", words::effect(reward))
        }
    };
    scene.say(&told.with("row", berth.row))
}

/// Mobsters that could move, each with its places behind a choice where they are many.
pub(super) fn moves(list: &List) -> Vec<Group<Action>> {
    let moves = list.kind(|action| match action {
        Action::Move(from, _) => Some(from),
        _ => None,
    });
    if moves.len() <= MANY {
        return vec![group(list.described(&list.proper()))];
    }
    let mut from: Vec<Berth> = moves.iter().map(|(_, from)| *from).collect();
    from.dedup();
    let entries = from.into_iter().filter_map(|from| {
        let here = moves.iter().filter(|(_, berth)| *berth == from);
        let entries: Vec<Entry<Action>> = here.map(|(action, _)| list.entry(*action)).collect();
        let told = Phrase::new("board-dock-move").with("berth", words::berth(from));
        list.folded(told, vec![group(entries)])
    });
    vec![group(entries.collect())]
}

/// Tokens and the stacks they could go to, token by token; behind choices where they are many.
pub(super) fn stacks(list: &List) -> Vec<Group<Action>> {
    let puts = list.kind(|action| match action {
        Action::Put(token, stack) => Some((token, stack)),
        _ => None,
    });
    let mut tokens: Vec<CityToken> = puts.iter().map(|(_, (token, _))| *token).collect();
    tokens.dedup();
    let of_tokens = tokens.into_iter().map(|token| {
        let here = puts.iter().filter(|(_, (one, _))| *one == token);
        let entries = here.map(|(action, (_, stack))| {
            let text = on_stack(list, *stack);
            list.reworded(*action, text)
        });
        let told = Phrase::new("board-stack-token").with("token", words::city_token(token));
        (
            told.clone(),
            headed(list.scene.say(&told), entries.collect()),
        )
    });
    if puts.len() <= MANY {
        return of_tokens.map(|(_, stacks)| stacks).collect();
    }
    let folded = of_tokens.filter_map(|(told, stacks)| list.folded(told, vec![stacks]));
    vec![group(folded.collect())]
}

/// A middle stack with the token that it would cover.
fn on_stack(list: &List, stack: u8) -> String {
    let scene = list.scene;
    let stacks = &scene.view.market.middle;
    let at = usize::from(stack).wrapping_sub(1);
    let top = stacks.get(at).and_then(|stack| stack.last());
    let told = match top {
        Some(token) => Phrase::new("board-stack-over").with("token", lots::token(scene, *token)),
        None => Phrase::new("board-stack-empty"),
    };
    scene.say(&told.with("stack", stack))
}

/// Goals for a book; where they are many, the second spaces stand behind a choice.
pub(super) fn books(list: &List) -> Vec<Group<Action>> {
    let books = list.proper();
    if books.len() <= MANY {
        return vec![group(list.described(&books))];
    }
    let is_second = |action: &Action| match action {
        Action::Book(goal, 1) => books.contains(&Action::Book(*goal, 0)),
        _ => false,
    };
    let (second, first): (Vec<Action>, Vec<Action>) = books.iter().partition(|one| is_second(one));
    let mut entries = list.described(&first);
    let second = vec![group(list.described(&second))];
    entries.extend(list.folded(Phrase::new("board-books-second"), second));
    vec![group(entries)]
}
