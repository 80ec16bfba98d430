//! An answer as terminal text: the sentence, what people look at, the draws, the notes.

use antre_core::{DrawRecord, Evidence};
use antre_draw::{Align, Ink, Style, StyledText, TextTable, evidence_mark};

use crate::{Answer, Detail, Explain};

/// The text of an answer. With [`Answer::verbatim`] it is that and nothing else.
pub fn text(answer: &Answer, detail: &Detail, style: &Style) -> StyledText {
    let mut text = StyledText::default();
    if let Some(verbatim) = &answer.verbatim {
        for line in verbatim.split_terminator('\n') {
            text.line().put(Ink::Plain, line);
        }
        return text;
    }
    text.line().put(Ink::Bold, style.words(&answer.sentence.text));
    match &answer.lines {
        Some(lines) => {
            for line in lines {
                text.line().put(Ink::Plain, style.words(line));
            }
        }
        None => text.append(answer.picture.terminal(style)),
    }
    if detail.explain == Explain::Full
        && let Some(draws) = &answer.draws
    {
        text.line();
        text.append(draw_table(draws, detail).terminal(style));
    }
    for note in &answer.notes {
        text.line().put(Ink::Plain, style.words(&note.text));
    }
    if answer.evidence != Evidence::Certain || detail.explain == Explain::Full {
        let word = detail.words().word(&format!("evidence-{}", answer.evidence.word().replace(' ', "-")));
        let mark = evidence_mark(answer.evidence, style.unicode);
        text.line().put(Ink::Dim, style.words(&format!("{mark} {word} · {}", answer.edition)));
    }
    text
}

/// Every draw: advance, raw value, range, value, what it was for and decided, section.
pub(crate) fn draw_table(draws: &[DrawRecord], detail: &Detail) -> TextTable {
    let words = detail.words();
    let heading = |id: &str, align| (words.word(&format!("draw-heading-{id}")), align);
    let rows = draws.iter().map(|draw| {
        let (range, value, decided) = draw.reading.map_or_else(
            || (String::new(), String::new(), words.word("draw-unused")),
            |reading| {
                let mut decided = if reading.verdict.is_empty() {
                    String::new()
                } else {
                    words.word(&format!("draw-{}", reading.verdict))
                };
                if let Some(limit) = reading.limit {
                    decided = format!("{decided} (≤ {limit})");
                }
                (format!("{}..={}", reading.low, reading.high), reading.value.to_string(), decided)
            },
        );
        vec![
            draw.advance.to_string(),
            draw.raw.to_string(),
            range,
            value,
            words.word(&format!("draw-{}", draw.why.label)),
            format!("§{}", draw.why.section),
            decided,
        ]
    });
    TextTable {
        columns: vec![
            heading("advance", Align::Right),
            heading("raw", Align::Right),
            heading("range", Align::Right),
            heading("value", Align::Right),
            heading("for", Align::Left),
            heading("section", Align::Left),
            heading("decided", Align::Left),
        ],
        rows: rows.collect(),
    }
}
