//! A filter from the command line or from a file with must, `must_not` and should.

use antre_search::{Filter, Schema, Scored};
use serde::Deserialize;

use super::explained;
use crate::toml_error::toml_error;
use crate::{Error, Input};

/// What hits must meet, and what makes one better than another.
pub struct Conditions<I> {
    /// What every hit meets.
    pub filter: Filter<I>,
    /// What adds to a hit's score.
    pub should: Vec<Scored<I>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    must: Vec<String>,
    #[serde(default)]
    must_not: Vec<String>,
    #[serde(default)]
    should: Vec<Should>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Should {
    when: String,
    #[serde(default = "one")]
    score: i64,
}

const fn one() -> i64 {
    1
}

impl<I: Clone + 'static> Conditions<I> {
    /// Reads a filter's text and, if there is one, a filter file; all their conditions must hold.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(text: &str, file: Option<&Input>, schema: &Schema<I>) -> Result<Self, Error> {
        let parsed = |text: &str, name: &str| {
            let input = Input::new(name, text);
            Filter::parse(text, schema).map_err(|error| explained(error, &input))
        };
        let alone = parsed(text, "filter")?;
        let Some(file) = file else { return Ok(Self { filter: alone, should: Vec::new() }) };
        let read: File = toml::from_str(&file.text).map_err(|error| toml_error(file, &error))?;
        let mut parts = Vec::new();
        if !text.trim().is_empty() {
            parts.push(format!("({text})"));
        }
        // Each is read by itself first, so that an error names it.
        for must in &read.must {
            parsed(must, &file.name)?;
            parts.push(format!("({must})"));
        }
        for must_not in &read.must_not {
            parsed(must_not, &file.name)?;
            parts.push(format!("!({must_not})"));
        }
        let filter = parsed(&parts.join(" && "), &file.name)?;
        let should = read
            .should
            .iter()
            .map(|should| Ok(Scored { filter: parsed(&should.when, &file.name)?, score: should.score }))
            .collect::<Result<_, Error>>()?;
        Ok(Self { filter, should })
    }

    /// The score of an item that is known to the stages of every condition.
    ///
    /// # Errors
    /// A condition has no value for the item; the reason.
    pub fn score(&self, item: &I) -> Result<i64, String> {
        let mut sum = 0;
        for should in &self.should {
            if should.filter.fits(item)? {
                sum += should.score;
            }
        }
        Ok(sum)
    }
}
