//! `seed_strings.json`: seed texts, texts to be refused, and the stage seeds of runs.

use antre_isaac::StartSeed;
use antre_isaac::stage::{player_seed, stage_seeds};
use serde_json::Value;

use super::super::{Document, Node, Unreadable};

/// A number of 32 bits.
pub(super) fn word(node: &Node<'_>) -> Result<u32, Unreadable> {
    let number = node.int()?;
    u32::try_from(number)
        .map_err(|_| Unreadable(format!("{}: {number}: expected 0..=4294967295", node.place())))
}

pub(super) fn texts(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for row in root.get("strings")?.items()? {
        let _case = row.case();
        let seed = StartSeed(word(&row.get("n")?)?);
        let text = row.get("text")?;
        text.expect(seed.to_string());
        row.get("checksum")?.expect(seed.checksum());
        // The way back is shown by the number itself.
        if let Ok(back) = StartSeed::of_text(text.text()?) {
            row.get("n")?.expect(back.0);
        }
    }
    for row in root.get("reject")?.items()? {
        let _case = row.case();
        let read = StartSeed::of_text(row.get("text")?.text()?);
        row.get("value")?.expect(read.map_or(Value::Null, |seed| Value::from(seed.0)));
    }
    for row in root.get("stages")?.items()? {
        let _case = row.case();
        let seed = StartSeed(word(&row.get("startSeed")?)?);
        row.get("text")?.expect(seed.to_string());
        row.get("stageSeeds")?.expect(stage_seeds(seed).to_vec());
        row.get("next_is_player_init")?.expect(player_seed(seed, true));
    }
    Ok(())
}
