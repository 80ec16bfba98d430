//! Texts that users bring: rosters, exercises, recordings, scenarios.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

/// Largest text that is read, in bytes. A roster of a thousand fighters has about 150,000.
pub const INPUT_LIMIT: u64 = 4 << 20;

/// A text and what it is called where errors name it. In JSON it is the text alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
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

/// Reading from disk, for faces with flags.
#[cfg(feature = "clap")]
mod read {
    use std::fs::File;
    use std::io::{self, Read};

    use super::{INPUT_LIMIT, Input};
    use crate::Error;

    impl Input {
        /// Reads a file, or standard input for `-`.
        ///
        /// # Errors
        /// A sentence if it cannot be read, is larger than [`INPUT_LIMIT`], or is not UTF-8 (with the line).
        pub fn read(path: &str) -> Result<Self, Error> {
            let mut bytes = Vec::new();
            let (name, read) = if path == "-" {
                ("standard input", io::stdin().lock().take(INPUT_LIMIT + 1).read_to_end(&mut bytes))
            } else {
                let read =
                    File::open(path).and_then(|file| file.take(INPUT_LIMIT + 1).read_to_end(&mut bytes));
                (path, read)
            };
            read.map_err(|error| Error::new(format!("{name}: cannot be read: {}", plain(&error))))?;
            if bytes.len() as u64 > INPUT_LIMIT {
                return Err(Error::new(format!(
                    "{name}: more than {INPUT_LIMIT} bytes: expected a text of at most {INPUT_LIMIT}"
                )));
            }
            match String::from_utf8(bytes) {
                Ok(text) => Ok(Self::new(name, text)),
                Err(error) => {
                    let good = error.utf8_error().valid_up_to();
                    let line = error.as_bytes()[..good].split(|&byte| byte == b'\n').count();
                    let byte = error.as_bytes()[good];
                    Err(Error::new(format!("{name}:{line}: byte 0x{byte:02X}: expected UTF-8 text")))
                }
            }
        }
    }

    /// The system's words without the error number, which tells users nothing.
    fn plain(error: &io::Error) -> String {
        let text = error.to_string();
        text.split(" (os error").next().unwrap_or(&text).to_lowercase()
    }
}
