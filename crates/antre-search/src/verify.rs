//! Every hit is computed again by the obvious generator before anybody sees it.

use crate::{Error, Filter, Kind, Schema, Space, Stages};

/// Columns in which two items differ, with both values, known to some stages. Empty if they are equal.
pub fn differences<I: Clone + 'static>(
    schema: &Schema<I>,
    one: &I,
    other: &I,
    stages: Stages,
) -> Vec<String> {
    let mut found = Vec::new();
    collect(schema, one, other, (stages, 0), "", &mut found);
    found
}

fn collect<I: Clone + 'static>(
    schema: &Schema<I>,
    one: &I,
    other: &I,
    (stages, place): (Stages, usize),
    path: &str,
    found: &mut Vec<String>,
) {
    for column in schema.columns.iter().filter(|column| stages.has(column.stage)) {
        let name = format!("{path}{}", column.name);
        match &column.kind {
            Kind::Record(inner) => collect(inner, one, other, (stages, place), &format!("{name}."), found),
            Kind::List(inner) => {
                let length = |item| column.number.as_ref().map_or(0, |length| length(item, 0));
                let (a, b) = (length(one), length(other));
                if a != b {
                    found.push(format!("{name} ({a} and {b} long)"));
                }
                for at in 0..a.min(b) as usize {
                    collect(inner, one, other, (stages, at), &format!("{name}[{at}]."), found);
                }
            }
            _ => {
                let (a, b) = (column.cell(one, place), column.cell(other, place));
                if a != b {
                    let shown =
                        |cell: Option<crate::Cell>| cell.map_or("nothing".into(), |cell| cell.to_string());
                    found.push(format!("{name} ({} and {})", shown(a), shown(b)));
                }
            }
        }
    }
}

/// The obvious item of a hit.
///
/// # Errors
/// The generators differ, or CEL alone says that the obvious item does not fit.
pub(crate) fn verified<S: Space>(
    space: &S,
    filter: &Filter<S::Item>,
    position: u64,
    item: &S::Item,
    stages: Stages,
) -> Result<S::Item, Error> {
    let obvious = space.obvious(position, stages);
    let mut found = differences(space.schema(), item, &obvious, stages);
    if found.is_empty() && filter.by_cel(&obvious) != Ok(true) {
        found.push("the filter's value".into());
    }
    if found.is_empty() {
        return Ok(obvious);
    }
    found.truncate(8);
    Err(Error::Differs { space: space.name(), id: space.id(position), differences: found.join(", ") })
}
