#![no_main]

use std::sync::LazyLock;

use antre_dq9::items::Item;
use antre_dq9::{Lexicon, own_maps};
use libfuzzer_sys::fuzz_target;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::new);

/// Everything of the system that is read as a text: names of maps, lists of maps, names of items.
fn errors(text: &str) -> impl Iterator<Item = antre_dq9::Error> {
    let name = LEXICON.read(text, None).err();
    let list = own_maps::read_list(text).err();
    let item = Item::named(text).err();
    [name, list, item].into_iter().flatten()
}

fuzz_target!(|text: &str| {
    for error in errors(text) {
        assert!(!error.to_string().contains('\n'), "{error}");
    }
});
