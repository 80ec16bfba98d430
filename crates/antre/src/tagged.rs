//! Reading an enum whose variant a tag names.
//!
//! What serde derives for it keeps all fields in a buffer of its own and reads every variant's struct from that as well as
//! from the format: a quarter of the code that a browser would load. Here each is read from a JSON value, once.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// The tag, and the other fields as a JSON value.
pub(crate) fn split<'de, D: Deserializer<'de>>(
    tag: &'static str,
    from: D,
) -> Result<(String, Value), D::Error> {
    let mut fields = Map::<String, Value>::deserialize(from)?;
    match fields.shift_remove(tag) {
        Some(Value::String(name)) => Ok((name, Value::Object(fields))),
        Some(_) => Err(D::Error::custom(format_args!("{tag}: expected a text"))),
        None => Err(D::Error::missing_field(tag)),
    }
}

/// `tagged!(Query by "verb": "show" => Show)`: every variant holds one struct.
macro_rules! tagged {
    ($of:ident by $tag:literal: $($(#[$here:meta])* $name:literal => $variant:ident),+ $(,)?) => {
        impl<'de> serde::Deserialize<'de> for $of {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let (name, fields) = $crate::tagged::split($tag, from)?;
                let read = match name.as_str() {
                    $($(#[$here])* $name => serde_json::from_value(fields).map(Self::$variant),)+
                    other => return Err(serde::de::Error::unknown_variant(other, &[$($(#[$here])* $name),+])),
                };
                read.map_err(serde::de::Error::custom)
            }
        }

        // A variant that is forgotten above does not compile.
        const _: fn(&$of) = |one| match one {
            $($(#[$here])* $of::$variant(_) => (),)+
        };
    };
}

pub(crate) use tagged;
