//! `antre dq9 infer`.

use antre::core::Message;
use antre::search::dq9::{Inferred, infer, name_clue};
use antre::search::grouped;
use antre::{Error, Words};
use clap::Args;

use super::Release;
use crate::output::{Format, Output};
use crate::print;
use crate::write::Draft;

/// Maps that the terminal lists.
const LISTED: usize = 20;

/// What was seen.
#[derive(Debug, Args)]
pub(crate) struct Infer {
    /// Clues in order, as conditions over the columns of maps, such as 'floors[0].side == 12'
    #[arg(value_name = "CLUE")]
    clues: Vec<String>,
    /// Name of the map, in any language; parts may be missing
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Number of the place it leads to, 1 to 150
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=150))]
    location: Option<u8>,
    /// Release of the game
    #[arg(long, value_enum, default_value_t, value_name = "RELEASE")]
    release: Release,
}

pub(super) fn run(of: &Infer, output: &Output) -> Result<bool, Error> {
    let mut clues = Vec::new();
    clues.extend(of.name.as_deref().map(name_clue).transpose()?);
    clues.extend(of.location.map(|location| format!("origins.exists(o, o.location == {location})")));
    clues.extend(of.clues.iter().cloned());
    if clues.is_empty() {
        return Err(Error::new("infer: no clue: expected a condition, --name or --location"));
    }
    let inferred = infer(&clues, of.release.edition())?;
    let text = match output.format {
        Format::Json => print::json(&inferred)? + "\n",
        Format::Csv => {
            let rows: Vec<&str> =
                std::iter::once("id").chain(inferred.maps.iter().map(String::as_str)).collect();
            rows.join("\n") + "\n"
        }
        Format::Text | Format::Wiki => told(&inferred, &output.detail().words()),
    };
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    Ok(inferred.remain > 0)
}

fn told(inferred: &Inferred, words: &Words) -> String {
    let id = match inferred.remain {
        0 => "search-infer-none",
        1 => "search-infer-one",
        _ => "search-infer-many",
    };
    let message = Message::new(id)
        .with("maps", grouped(inferred.remain))
        .with("map", inferred.maps.first().cloned().unwrap_or_default())
        .with("clues", inferred.clues.len());
    let mut lines = vec![words.say(&message)];
    lines.push(format!("{:>9}  {}", words.word("search-infer-left"), words.word("search-infer-clue")));
    for clue in &inferred.clues {
        lines.push(format!("{:>9}  {}", grouped(clue.remain), clue.clue));
    }
    if !inferred.next.is_empty() {
        lines.push(format!(
            "\n{:>5}  {:>9}  {}",
            "bits",
            words.word("search-infer-left"),
            words.word("search-infer-next")
        ));
        for gain in &inferred.next {
            lines.push(format!("{:>5.2}  {:>9.1}  {}", gain.bits, gain.remain, gain.clue));
        }
    }
    if inferred.remain > 1 {
        let more = inferred.remain as usize > LISTED;
        let shown: Vec<&str> = inferred.maps.iter().take(LISTED).map(String::as_str).collect();
        lines.push(format!("\n{}{}", shown.join("  "), if more { "  …" } else { "" }));
    }
    lines.join("\n") + "\n"
}
