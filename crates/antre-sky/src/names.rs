//! Names that users type.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::SkyError;

/// A name as it is compared: lower case, with hyphens for spaces and underscores.
pub(crate) fn plain(name: &str) -> String {
    name.trim().chars().map(|c| if c == ' ' || c == '_' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// The known name that differs from `found` in the fewest letters, if it is at all like it.
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = plain(found);
    let limit = found.chars().count().div_ceil(2).min(4);
    known
        .into_iter()
        .map(|name| (edits(&found, name), name))
        .filter(|(edits, _)| *edits <= limit)
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, name)| name)
}

/// Insertions, deletions and replacements that turn one word into the other.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// The value of a name in a table.
pub(crate) fn lookup<T: Copy>(
    what: &'static str,
    found: &str,
    table: &[(&'static str, T)],
) -> Result<T, SkyError> {
    let wanted = plain(found);
    table.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value).ok_or_else(|| {
        SkyError::UnknownName {
            what,
            found: found.to_string(),
            nearest: nearest(found, table.iter().map(|(name, _)| *name)).map(ToString::to_string),
        }
    })
}
