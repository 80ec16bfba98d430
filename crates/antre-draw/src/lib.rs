//! Pictures: one file each, as SVG and as terminal text, from plain data that the facade fills in.
//!
//! Nothing here knows a rule or words a sentence. A picture's data carries its own words, so that every language and
//! every face shows the same drawing.
//!
//! ```
//! use antre_draw::{Align, Picture, Style, TextTable};
//!
//! let columns = vec![("map".into(), Align::Left), ("level".into(), Align::Right)];
//! let table = TextTable { columns, rows: vec![vec!["B5:15522".into(), "87".into()]] };
//! assert_eq!(table.terminal(&Style::default()).plain(), "map       level\nB5:15522     87\n");
//! assert_eq!(Picture::Table(table).svg(antre_draw::Form::Standalone), None);
//! ```

mod compare;
mod energy;
mod evidence;
mod floor;
mod floor_chart;
mod glyphs;
mod grotto;
mod heat;
mod isaac;
mod lines;
mod number;
mod phases;
mod phases_svg;
#[cfg(feature = "png")]
mod png;
mod regions;
mod style;
mod svg;
mod timeline;
mod tokens;
mod wiki;

use schemars::JsonSchema;
use serde::Serialize;

pub use compare::{CompareBlock, CompareChart, CompareWords};
pub use energy::{EnergyChart, EnergyFighter, EnergyTurn, EnergyWords};
pub use evidence::evidence_mark;
pub use floor::{FloorGround, FloorPerson, FloorThing, FloorView};
pub use floor_chart::FloorChart;
pub use grotto::{
    GrottoChart, GrottoChest, GrottoContent, GrottoFloor, GrottoMemory, GrottoMonster, GrottoTile,
    GrottoWords,
};
pub use heat::{Heat, HeatCell};
pub use isaac::{FloorPlan, PlanDoor, PlanEntry, PlanRoom};
pub use lines::{Align, TextTable};
pub use phases::{PhaseChart, PhaseColumn, PhaseThread, PhaseWords};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use regions::{RegionChart, RegionPlace, Regions};
pub use style::{Ink, Marks, Style, StyledText, role_ink};
pub use svg::{Form, Svg, stylesheet, text_width};
pub use timeline::{SlotWords, TimelineChart, TimelinePart, TimelineWords};
pub use tokens::{DARK, LIGHT, Token};
pub use wiki::table as wiki_table;

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
    /// A floor of Isaac.
    FloorPlan(Box<FloorPlan>),
    /// Shares over a grid.
    Heat(Heat),
    /// Turns as lanes.
    Timeline(Box<TimelineChart>),
    /// Floors of a grotto.
    Grotto(Box<GrottoChart>),
    /// Turns as phases, with floors.
    Phases(Box<PhaseChart>),
    /// Floors with a table.
    Floor(Box<FloorChart>),
    /// Machines under one another.
    Compare(Box<CompareChart>),
    /// Regions with their places.
    Regions(Box<Regions>),
}

impl Picture {
    /// The picture for a terminal, each line at most `style.width` columns where its words allow it.
    pub fn terminal(&self, style: &Style) -> StyledText {
        match self {
            Self::None => StyledText::default(),
            Self::Lines { lines } => lines::terminal(lines),
            Self::Table(table) => table.terminal(style),
            Self::Energy(chart) => chart.terminal(style),
            Self::FloorPlan(plan) => plan.terminal(style),
            Self::Heat(heat) => heat.terminal(style),
            Self::Timeline(chart) => chart.terminal(style),
            Self::Grotto(chart) => chart.terminal(style),
            Self::Phases(chart) => chart.terminal(style),
            Self::Floor(chart) => chart.terminal(style),
            Self::Compare(chart) => chart.terminal(style),
            Self::Regions(chart) => chart.terminal(style),
        }
    }

    /// The picture as SVG, or `None` where there is nothing to draw.
    pub fn svg(&self, form: Form) -> Option<String> {
        match self {
            Self::None | Self::Lines { .. } | Self::Table(_) => None,
            Self::Energy(chart) => Some(chart.svg(form)),
            Self::FloorPlan(plan) => Some(plan.svg(form)),
            Self::Heat(heat) => Some(heat.svg(form)),
            Self::Timeline(chart) => Some(chart.svg(form)),
            Self::Grotto(chart) => Some(chart.svg(form)),
            Self::Phases(chart) => Some(chart.svg(form)),
            Self::Floor(chart) => Some(chart.svg(form)),
            Self::Compare(chart) => Some(chart.svg(form)),
            Self::Regions(chart) => Some(chart.svg(form)),
        }
    }

    /// The picture for a phone's width, where it has a form of its own for that; else as [`Picture::svg`].
    pub fn svg_narrow(&self, form: Form) -> Option<String> {
        match self {
            Self::Energy(chart) => Some(chart.svg_narrow(form)),
            Self::Timeline(chart) => Some(chart.svg_narrow(form)),
            Self::Grotto(chart) => Some(chart.svg_narrow(form)),
            Self::Phases(chart) => Some(chart.svg_narrow(form)),
            Self::Floor(chart) => Some(chart.svg_narrow(form)),
            Self::Compare(chart) => Some(chart.svg_narrow(form)),
            Self::Regions(chart) => Some(chart.svg_narrow(form)),
            Self::FloorPlan(plan) => Some(plan.svg_narrow(form)),
            Self::Heat(heat) => Some(heat.svg_narrow(form)),
            _ => self.svg(form),
        }
    }

    /// The picture as a wiki's table, where it has a form of its own for that.
    pub fn wiki(&self, caption: &str) -> Option<String> {
        match self {
            Self::Table(table) => Some(table.wiki(caption)),
            Self::Floor(chart) => Some(chart.table.wiki(caption)),
            Self::Phases(chart) => Some(chart.wiki()),
            _ => None,
        }
    }
}
