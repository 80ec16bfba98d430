//! Pictures: one file each, as SVG and as terminal text, from plain data that the facade fills in.
//!
//! Nothing here knows a rule or words a sentence. A picture's data carries its own words, so that every language and
//! every face shows the same drawing.

mod energy;
mod evidence;
mod lines;
#[cfg(feature = "png")]
mod png;
mod style;
mod svg;
mod timeline;
mod tokens;

use schemars::JsonSchema;
use serde::Serialize;

pub use energy::{EnergyChart, EnergyFighter, EnergyTurn, EnergyWords};
pub use evidence::evidence_mark;
pub use lines::{Align, TextTable};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use style::{Ink, Marks, Style, StyledText, role_ink};
pub use svg::{Form, Svg, stylesheet, text_width};
pub use timeline::{SlotWords, TimelineChart, TimelinePart, TimelineWords};
pub use tokens::{DARK, LIGHT, Token};

/// What an answer shows.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
#[serde(tag = "picture", rename_all = "kebab-case")]
pub enum Picture {
    /// Nothing beyond the sentence.
    #[default]
    None,
    /// Lines of text: a log, a screen.
    Lines {
        /// The lines, each without its end.
        lines: Vec<String>,
    },
    /// A table.
    Table(TextTable),
    /// Energy over ticks, with the turns and their dice.
    Energy(EnergyChart),
    /// Turns as lanes.
    Timeline(Box<TimelineChart>),
}

impl Picture {
    /// The picture for a terminal, each line at most `style.width` columns where its words allow it.
    pub fn terminal(&self, style: &Style) -> StyledText {
        match self {
            Self::None => StyledText::default(),
            Self::Lines { lines } => lines::terminal(lines),
            Self::Table(table) => table.terminal(style),
            Self::Energy(chart) => chart.terminal(style),
            Self::Timeline(chart) => chart.terminal(style),
        }
    }

    /// The picture as SVG, or `None` where there is nothing to draw.
    pub fn svg(&self, form: Form) -> Option<String> {
        match self {
            Self::None | Self::Lines { .. } | Self::Table(_) => None,
            Self::Energy(chart) => Some(chart.svg(form)),
            Self::Timeline(chart) => Some(chart.svg(form)),
        }
    }

    /// The picture for a phone's width, where it has a form of its own for that; else as [`Picture::svg`].
    pub fn svg_narrow(&self, form: Form) -> Option<String> {
        match self {
            Self::Energy(chart) => Some(chart.svg_narrow(form)),
            Self::Timeline(chart) => Some(chart.svg_narrow(form)),
            _ => self.svg(form),
        }
    }
}
