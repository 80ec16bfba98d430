//! The named streams of Isaac: raw outputs only.

use antre_core::{Mulberry32, Shifts, Xorshift32};
use serde_json::Value;

use super::super::{Document, Unreadable};

/// `vectors`: seed → raw outputs, and `below(n)` from a fresh stream.
pub(super) fn mulberry32(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for vector in root.get("vectors")?.items()? {
        let _case = vector.case();
        let seed = vector.get("seed")?.int()?;
        let expected = vector.get("u32")?;
        let mut stream = Mulberry32::from_wide(seed);
        expected.expect(expected.items()?.iter().map(|_| Value::from(stream.next_u32())).collect::<Vec<_>>());
        let mut stream = Mulberry32::from_wide(seed);
        for pair in vector.get("below")?.items()? {
            let [n, result] = pair.tuple()?;
            result.expect(stream.next_below(n.int()?));
        }
    }
    Ok(())
}

/// `vectors`: shift triple and seed → outputs; `floats`: bit patterns of successive floats.
pub(super) fn engine(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    let mut triples = std::collections::BTreeMap::new();
    for vector in root.get("vectors")?.items()? {
        let _case = vector.case();
        let [right, left, last] = vector.get("shifts")?.tuple()?;
        let shifts = Shifts { right: right.int()? as u8, left: left.int()? as u8, last: last.int()? as u8 };
        triples.insert(vector.get("idx")?.int()?, shifts);
        let mut stream = Xorshift32::new(vector.get("seed")?.int()? as u32, shifts);
        let next = vector.get("next")?;
        next.expect(next.items()?.iter().map(|_| Value::from(stream.next_u32())).collect::<Vec<_>>());
    }
    for vector in root.get("floats")?.items()? {
        let _case = vector.case();
        let index = vector.get("idx")?.int()?;
        let Some(&shifts) = triples.get(&index) else {
            return Err(Unreadable(format!("{}: idx {index}: expected one of the vectors'", vector.place())));
        };
        let mut stream = Xorshift32::new(vector.get("seed")?.int()? as u32, shifts);
        let bits = vector.get("float_bits")?;
        bits.expect(
            bits.items()?.iter().map(|_| Value::from(stream.next_float().to_bits())).collect::<Vec<_>>(),
        );
    }
    Ok(())
}
