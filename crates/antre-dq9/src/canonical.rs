//! The texts and records whose digests prove two programs equal (`docs/rules/dq9.md`, section 12).

use alloc::string::String;

use crate::header::Header;
use crate::layout::Layout;
use crate::rank::MapId;
use crate::universe::FloorFacts;

/// Appends a number in decimal. (Formatting through `core::fmt` takes longer than the rules.)
fn number(text: &mut String, value: u32) {
    let mut digits = [0u8; 10];
    let mut first = digits.len();
    let mut rest = value;
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    text.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

fn numbers(text: &mut String, values: &[u32], separator: char) {
    for (index, &value) in values.iter().enumerate() {
        if index > 0 {
            text.push(separator);
        }
        number(text, value);
    }
}

/// Appends the `M` line of a map.
pub fn header_line(text: &mut String, id: MapId, header: &Header) {
    text.push_str("M ");
    let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = *header;
    let rest = [environment.number(), floors, smr, boss, prefix, suffix, locale_rank, level].map(u32::from);
    number(text, id.rank.lowest_quality().into());
    text.push(' ');
    number(text, id.seed.get().into());
    text.push(' ');
    numbers(text, &rest, ' ');
    text.push('\n');
}

/// Appends the `F` line of a floor.
pub fn floor_line(text: &mut String, floor: &FloorFacts) {
    let layout = floor.layout;
    text.push_str("F ");
    numbers(text, &[floor.number, layout.side, floor.monster_rank].map(u32::from), ' ');
    for stairs in [layout.up, layout.down] {
        text.push(' ');
        numbers(text, &[stairs.x, stairs.y].map(u32::from), ',');
    }
    for (chest, rank) in layout.chests.iter().zip(floor.ranks) {
        text.push(' ');
        numbers(text, &[chest.x, chest.y, rank].map(u32::from), ',');
    }
    text.push_str(" | ");
    let memory = layout.memory;
    let counts = [memory.cells, memory.touching, memory.passages, memory.isolated].map(u32::from);
    numbers(text, &counts, ' ');
    text.push(' ');
    numbers(text, &[floor.bytes, floor.fit.into()], ' ');
    text.push('\n');
}

/// The 268 bytes of a layout: 16 × 16 tiles row by row, side, up stairs, down stairs, number of chests, chests.
pub fn layout_record(layout: &Layout) -> [u8; 268] {
    let mut record = [0; 268];
    for (bytes, row) in record.chunks_mut(16).zip(&layout.tiles) {
        for (byte, tile) in bytes.iter_mut().zip(row) {
            *byte = tile.number();
        }
    }
    let (up, down) = (layout.up, layout.down);
    record[256..262].copy_from_slice(&[layout.side, up.x, up.y, down.x, down.y, layout.chests.len() as u8]);
    for (bytes, chest) in record[262..].chunks_mut(2).zip(layout.chests.iter()) {
        bytes.copy_from_slice(&[chest.x, chest.y]);
    }
    record
}
