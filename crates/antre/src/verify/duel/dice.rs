//! `rng.json`, `dice_and_hit.json`: the generator, ranges, chances, the lesson's rolls and hit chances.

use antre_core::Why;
use antre_duel::{Dice, Rules};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::super::{Document, Unreadable};
use super::span;

const ROLL: Why = Why::new("roll", "2");

pub(super) fn rng(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for vector in root.get("u32")?.items()? {
        let _case = vector.case();
        let mut stream = *Dice::new(vector.get("seed")?.int()?).stream();
        let out = vector.get("out")?;
        out.expect(out.items()?.iter().map(|_| Value::from(stream.next_u32())).collect::<Vec<_>>());
        vector.get("state_after")?.expect(stream.state());
    }
    for vector in root.get("range")?.items()? {
        let _case = vector.case();
        let mut dice = Dice::new(vector.get("seed")?.int()?);
        let range = span(&vector, vector.get("lo")?.int()?, vector.get("hi")?.int()?)?;
        let out = vector.get("out")?;
        out.expect(out.items()?.iter().map(|_| Value::from(dice.range(range, ROLL))).collect::<Vec<_>>());
        vector.get("draws")?.expect(dice.drawn());
    }
    for vector in root.get("chance")?.items()? {
        let _case = vector.case();
        let mut dice = Dice::new(vector.get("seed")?.int()?);
        let percent = vector.get("p")?.int()?;
        let bits: String = (0..vector.get("n")?.count()?)
            .map(|_| if dice.chance(percent, ROLL, "yes", "no") { '1' } else { '0' })
            .collect();
        vector.get("hits")?.expect(bits.matches('1').count());
        vector.get("bits")?.expect(bits);
        vector.get("draws")?.expect(dice.drawn());
    }
    let million = root.get("million")?;
    let _case = million.case();
    let mut stream = *Dice::new(million.get("seed")?.int()?).stream();
    let mut digest = Sha256::new();
    for _ in 0..million.get("n")?.count()? {
        digest.update(stream.next_u32().to_le_bytes());
    }
    let hex: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    million.get("sha256_le_u32")?.expect(hex);
    million.get("state_after")?.expect(stream.state());
    Ok(())
}

/// The lesson's printed lines: four hit chances, then the five rolls against a chance; and a grid of chances.
pub(super) fn dice_and_hit(document: &Document<'_>) -> Result<(), Unreadable> {
    /// (accuracy, evasion) of the lesson's four examples.
    const EXAMPLES: [(i64, i64); 4] = [(83, 16), (91, 8), (83, 80), (120, 0)];
    let root = document.root();
    let rules = Rules::LESSON;
    let case = root.case();
    let mut dice = Dice::new(root.get("seed")?.int()?);
    let [low, high] = root.get("range")?.tuple()?;
    let range = span(&root, low.int()?, high.int()?)?;
    let chance = root.get("chance")?;
    let rolls = root.get("rolls")?;
    let values: Vec<i64> = rolls.items()?.iter().map(|_| dice.range(range, ROLL)).collect();
    rolls.expect(values.clone());
    // The chance is that of the first example.
    let needed = rules.hit_chance(EXAMPLES[0].0, EXAMPLES[0].1);
    chance.expect(needed);
    let mut lines: Vec<String> = EXAMPLES
        .iter()
        .map(|&(accuracy, evasion)| {
            let chance = rules.hit_chance(accuracy, evasion);
            format!("{accuracy} - {evasion} = {}, probabilidad {chance}%", accuracy - evasion)
        })
        .collect();
    lines.extend(
        values
            .iter()
            .map(|&roll| format!("sacas {roll} — {}", if roll <= needed { "golpe" } else { "fallo" })),
    );
    root.get("stdout")?.expect(lines);
    // The blank in the lesson's formula is the low end of the clamp.
    root.get("blank_answer")?.expect(rules.hit_clamp.low.to_string());
    drop(case);
    for row in root.get("hit_chance_grid")?.items()? {
        let _case = row.case();
        let [accuracy, evasion, chance] = row.tuple()?;
        chance.expect(rules.hit_chance(accuracy.int()?, evasion.int()?));
    }
    Ok(())
}
