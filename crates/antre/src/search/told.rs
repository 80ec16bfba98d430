//! Hits and plans in words.

use antre_core::Message;
use antre_search::{Odds, Plan, Space};

use crate::Words;

/// A space whose items have a sentence.
pub trait Told: Space {
    /// One sentence about an item, fit to be pasted, from what is known of it.
    fn sentence(&self, position: u64, item: &Self::Item) -> Message;

    /// What the explorer page calls the item, as the part of its address behind `#`.
    fn anchor(&self, position: u64, item: &Self::Item) -> String;
}

/// A whole number with its thousands set apart: `393,216`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A plan as the terminal shows it.
pub fn plan(plan: &Plan, words: &Words) -> String {
    let about = |number: f64| match number {
        few if few < 0.05 => "0".to_owned(),
        some if some < 10.0 => format!("{some:.1}"),
        many => grouped(many.round() as u64),
    };
    let time = duration(plan.seconds);
    let base = |id| {
        Message::new(id)
            .with("space", plan.space.clone())
            .with("items", grouped(plan.items))
            .with("time", time.clone())
            .with("threads", plan.threads)
    };
    let sentence = match plan.odds {
        Odds::Exact { hits } => {
            base("search-plan-exact").with("hits", grouped(hits)).with("count", hits.min(2) as i64)
        }
        Odds::Sampled { hits, low, high } => base("search-plan-sampled")
            .with("hits", about(hits))
            .with("low", about(low))
            .with("high", about(high)),
    };
    let mut lines = vec![words.say(&sentence)];
    let head =
        ["stage", "items", "passes", "cost", "conditions"].map(|id| words.word(&format!("search-word-{id}")));
    lines.push(format!("{:<8} {:>13}  {:>9}  {:>8}  {}", head[0], head[1], head[2], head[3], head[4]));
    for stage in &plan.stages {
        let passes = if stage.exact {
            format!("{:.3} %", stage.passes * 100.0)
        } else {
            antre_search::interval::percent(stage.passes, 3)
        };
        let mut conditions = stage.conditions.iter();
        let first = conditions.next().map_or("–", String::as_str);
        lines.push(format!(
            "{:<8} {:>13}  {passes:>9}  {:>8}  {first}",
            stage.stage,
            about(stage.items),
            duration(stage.cost / 1e9)
        ));
        lines.extend(conditions.map(|condition| format!("{:46}{condition}", "")));
    }
    lines.join("\n") + "\n"
}

/// Seconds in the unit that keeps them short.
fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 1e-6 => format!("{:.0} ns", s * 1e9),
        s if s < 1e-3 => format!("{:.1} µs", s * 1e6),
        s if s < 1.0 => format!("{:.0} ms", s * 1e3),
        s if s < 120.0 => format!("{s:.1} s"),
        s if s < 7_200.0 => format!("{:.0} min", s / 60.0),
        s => format!("{:.1} h", s / 3_600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(
            [0, 7, 999, 1_000, 393_216, 4_294_967_296].map(grouped),
            ["0", "7", "999", "1,000", "393,216", "4,294,967,296"]
        );
    }

    #[test]
    fn times_keep_short() {
        assert_eq!(
            [2e-8, 3.25e-6, 0.25, 12.0, 600.0, 36_000.0].map(duration),
            ["20 ns", "3.2 µs", "250 ms", "12.0 s", "10 min", "10.0 h"]
        );
    }
}
