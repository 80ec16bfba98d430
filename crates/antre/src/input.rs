//! What users bring: texts (rosters, exercises, recordings, scenarios) and files that are no text (saves).

use std::borrow::Cow;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::error::told;

/// Largest text that is read, in bytes. A roster of a thousand fighters has about 150,000.
pub const INPUT_LIMIT: u64 = 4 << 20;

/// A text and what it is called where errors name it. In JSON it is the text alone; a face that read it from a file may
/// give an object of both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Given", into = "String")]
pub struct Input {
    /// The file's name, or a word for where the text came from.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Input {
    /// A text with a name for errors.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }
}

impl From<String> for Input {
    /// One line is its own name, as on the command line.
    fn from(text: String) -> Self {
        let line = text.trim();
        let short = !line.is_empty() && line.len() <= 200 && !line.contains(char::is_control);
        let name = if short { line.to_owned() } else { "input".to_owned() };
        Self { name, text }
    }
}

/// How an input stands in JSON.
#[derive(Deserialize)]
#[serde(untagged)]
enum Given {
    Text(String),
    Named { name: String, text: String },
}

impl From<Given> for Input {
    fn from(given: Given) -> Self {
        match given {
            Given::Text(text) => text.into(),
            Given::Named { name, text } => Self { name, text },
        }
    }
}

impl From<Input> for String {
    fn from(input: Input) -> Self {
        input.text
    }
}

impl JsonSchema for Input {
    fn schema_name() -> Cow<'static, str> {
        "Input".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

/// Largest file that is no text, in bytes: more than any console keeps.
pub const BYTES_LIMIT: u64 = 8 << 20;

/// A file that need not be text, and what it is called where errors name it. In JSON it is its bytes in base64.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes {
    /// The file's name, or a word for where the bytes came from.
    pub name: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Bytes {
    /// Bytes with a name for errors.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { name: name.into(), bytes: bytes.into() }
    }
}

impl TryFrom<String> for Bytes {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        let bytes = BASE64
            .decode(text.trim())
            .map_err(|error| told!("error-base64", why = error.to_string().to_lowercase()))?;
        Ok(Self::new("input", bytes))
    }
}

impl From<Bytes> for String {
    fn from(file: Bytes) -> Self {
        BASE64.encode(file.bytes)
    }
}

impl JsonSchema for Bytes {
    fn schema_name() -> Cow<'static, str> {
        "Bytes".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "string", "contentEncoding": "base64" })
    }
}

/// Reading from disk, for faces with flags.
#[cfg(feature = "clap")]
mod read {
    use std::fs::File;
    use std::io::{self, Read};

    use super::{BYTES_LIMIT, Bytes, INPUT_LIMIT, Input};
    use crate::Error;
    use crate::error::told;

    impl Input {
        /// Reads a file, or standard input for `-`.
        ///
        /// # Errors
        /// A sentence if it cannot be read, is larger than [`INPUT_LIMIT`], or is not UTF-8 (with the line).
        pub fn read(path: &str) -> Result<Self, Error> {
            let (name, bytes) = bytes(path, INPUT_LIMIT)?;
            match String::from_utf8(bytes) {
                Ok(text) => Ok(Self::new(name, text)),
                Err(error) => {
                    let good = error.utf8_error().valid_up_to();
                    let line = error.as_bytes()[..good].split(|&byte| byte == b'\n').count();
                    let byte = error.as_bytes()[good];
                    Err(told!("error-utf8", byte = format!("0x{byte:02X}")).within(format!("{name}:{line}")))
                }
            }
        }
    }

    impl Bytes {
        /// Reads a file, or standard input for `-`. The file is only read.
        ///
        /// # Errors
        /// A sentence if it cannot be read or is larger than [`BYTES_LIMIT`].
        pub fn read(path: &str) -> Result<Self, Error> {
            let (name, bytes) = bytes(path, BYTES_LIMIT)?;
            Ok(Self::new(name, bytes))
        }
    }

    /// At most `limit` bytes of a file or of standard input, and what it is called.
    fn bytes(path: &str, limit: u64) -> Result<(&str, Vec<u8>), Error> {
        let mut bytes = Vec::new();
        let (name, read) = if path == "-" {
            ("standard input", io::stdin().lock().take(limit + 1).read_to_end(&mut bytes))
        } else {
            (path, File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes)))
        };
        read.map_err(|error| Error::unreadable(name, &error))?;
        if bytes.len() as u64 > limit {
            return Err(Error::too_large(name, limit));
        }
        Ok((name, bytes))
    }
}
