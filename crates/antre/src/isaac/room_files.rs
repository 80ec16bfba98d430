//! The game's own room files, as the player has them.

use antre_isaac::rooms::Template;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Templates from a folder of room files.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomFiles {
    /// The folder.
    pub name: String,
    /// The templates of all its files, in the order of the files' names.
    pub templates: Vec<Template>,
}

/// Reading from disk, for faces with flags.
#[cfg(feature = "clap")]
mod read {
    use std::fs::{self, File};
    use std::io::Read as _;
    use std::path::Path;

    use antre_isaac::rooms::{FILE_LIMIT, read};

    use super::RoomFiles;
    use crate::Error;

    /// Room files of one folder at most.
    const MOST_FILES: usize = 1_000;

    impl RoomFiles {
        /// Reads every `.xml` and `.stb` file of a folder; folders below it are left out.
        ///
        /// # Errors
        /// A sentence if the folder or a file cannot be read, or a file is not what it says.
        pub fn read(folder: &str) -> Result<Self, Error> {
            let unreadable = |path: &str, error: &std::io::Error| {
                let text = error.to_string();
                let why = text.split(" (os error").next().unwrap_or(&text).to_lowercase();
                Error::new(format!("{path}: cannot be read: {why}"))
            };
            let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
            let mut paths = Vec::new();
            for entry in entries {
                let path = entry.map_err(|error| unreadable(folder, &error))?.path();
                let known = |path: &Path| {
                    let extension = path.extension().and_then(|extension| extension.to_str());
                    extension
                        .is_some_and(|extension| ["xml", "stb"].contains(&extension.to_lowercase().as_str()))
                };
                if known(&path) && path.is_file() {
                    paths.push(path);
                }
            }
            paths.sort();
            if paths.is_empty() || paths.len() > MOST_FILES {
                return Err(Error::new(format!(
                    "{folder}: {} room files: expected 1..={MOST_FILES} with the ending .xml or .stb",
                    paths.len()
                )));
            }
            let mut templates = Vec::new();
            for path in paths {
                let shown = path.display().to_string();
                let mut bytes = Vec::new();
                File::open(&path)
                    .and_then(|file| file.take(FILE_LIMIT as u64 + 1).read_to_end(&mut bytes))
                    .map_err(|error| unreadable(&shown, &error))?;
                templates.extend(read(&shown, &bytes).map_err(antre_isaac::Error::from)?);
            }
            Ok(Self { name: folder.to_owned(), templates })
        }
    }
}
