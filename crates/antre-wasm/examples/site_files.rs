//! Writes what the page reads besides its own files: `site_files DIR`.

use std::path::PathBuf;
use std::{env, fs, io};

use antre::form::page_forms;
use antre::{Lang, page_words};

fn main() -> io::Result<()> {
    let dir = PathBuf::from(env::args_os().nth(1).unwrap_or_else(|| "dist".into()));
    let api = dir.join("api/v1");
    fs::create_dir_all(api.join("words"))?;
    fs::write(dir.join("picture.css"), antre::draw::stylesheet())?;
    fs::write(api.join("forms.json"), serde_json::to_vec(&page_forms())?)?;
    // What the module of the rules is brought.
    let rules = dir.join("rules");
    fs::create_dir_all(rules.join("words"))?;
    fs::write(rules.join("forms.json"), antre::form::text())?;
    for lang in Lang::ALL {
        if lang != Lang::En {
            fs::write(rules.join(format!("words/{}.ftl", lang.code())), lang.text())?;
        }
        let words = serde_json::to_vec(&page_words(lang))?;
        fs::write(api.join(format!("words/{}.json", lang.code())), words)?;
    }
    Ok(())
}
