//! The draws behind an answer, stream by stream.

use antre_core::{DrawRecord, Message, Trace};
use antre_dq9::chests::{letter, ranks_traced, rolls_traced};
use antre_dq9::draws::At;
use antre_dq9::names::word;
use antre_dq9::tables::{BOSSES, Language};
use antre_dq9::{Header, Layout, MapId, Part};

use crate::{Detail, Explain, Said, Words};

/// Draws of several streams, each with the sentence that sums it up.
#[derive(Default)]
pub(super) struct Draws {
    records: Vec<DrawRecord>,
    said: Vec<Message>,
}

impl Draws {
    /// Nothing, unless draws were asked for: then what `fill` adds.
    pub(super) fn asked(detail: &Detail, fill: impl FnOnce(&mut Self, &Words)) -> Self {
        let mut draws = Self::default();
        if detail.explain != Explain::No {
            fill(&mut draws, &detail.words());
        }
        draws
    }

    /// Adds a stream. The rules text counts its draws from 1.
    pub(super) fn add(&mut self, records: Vec<DrawRecord>, said: Message) {
        let from_one = records.into_iter().map(|record| DrawRecord { advance: record.advance + 1, ..record });
        self.records.extend(from_one);
        self.said.push(said);
    }

    /// The draws, if any were asked for, and the sentences in front of the notes.
    pub(super) fn into_parts(
        self,
        detail: &Detail,
        words: &Words,
        notes: Vec<Message>,
    ) -> (Option<Vec<DrawRecord>>, Vec<Said>) {
        let draws = (detail.explain != Explain::No && !self.records.is_empty()).then_some(self.records);
        let notes = self.said.into_iter().chain(notes);
        (draws, notes.map(|note| Said::new(words, note)).collect())
    }

    /// Draws 1 to 32 of a map's header.
    pub(super) fn header(&mut self, id: MapId, language: Language, words: &Words) {
        let mut trace = Trace::new(At::new(id.seed.get().into()));
        let header = Header::draw(id.rank, &mut trace);
        let records = trace.into_parts().1;
        let of_part = |part: Part, id: u8| word(part, id).map_or("", |words| words.in_language(language));
        let chosen = |record: &DrawRecord| match record.why.label {
            "boss" => BOSSES[usize::from(header.boss) - 1].words.in_language(language).to_owned(),
            "prefix" => of_part(Part::Prefix, header.prefix).to_owned(),
            "suffix" => of_part(Part::Suffix, header.suffix).to_owned(),
            "locale-rank" => of_part(Part::Locale, header.locale()).to_owned(),
            "level" => header.level.to_string(),
            _ => String::new(),
        };
        let read = records.iter().filter_map(|record| told(record, &chosen(record), words));
        let read: Vec<String> = read.collect();
        let said = Message::new("dq9-explain-header").with("state", u32::from(id.seed.get()));
        self.add(records, said.with("draws", read.join("; ")));
    }

    /// A floor's layout, by step, and its chests' ranks.
    pub(super) fn floor(&mut self, id: MapId, floor: u8, monster_rank: u8, words: &Words) {
        let state = u32::from(id.seed.get()) + u32::from(floor);
        let (layout, records) = Layout::traced(id.seed, floor);
        let mut steps: Vec<(&str, usize, usize)> = Vec::new();
        for (record, number) in records.iter().zip(1..) {
            match steps.last_mut() {
                Some((section, _, last)) if *section == record.why.section => *last = number,
                _ => steps.push((record.why.section, number, number)),
            }
        }
        let steps = steps.iter().map(|&(section, first, last)| {
            let step = words.word(&format!("dq9-step-{section}"));
            if first == last { format!("{step} {first}") } else { format!("{step} {first}–{last}") }
        });
        let said = Message::new("dq9-explain-layout").with("state", state);
        let steps = steps.collect::<Vec<_>>().join("; ");
        self.add(records, said.with("steps", steps));
        let count = layout.chests.len();
        if count > 0 {
            self.ranks(id, floor, count, monster_rank);
        }
    }

    /// The ranks of a floor's chests.
    pub(super) fn ranks(&mut self, id: MapId, floor: u8, count: usize, monster_rank: u8) {
        let state = u32::from(id.seed.get()) + u32::from(floor);
        let (ranks, records) = ranks_traced(id.seed, floor, count, monster_rank);
        let of = |(record, rank): (&DrawRecord, u8)| {
            let range = record.reading.map_or_else(String::new, |reading| {
                format!(" ({} of {}..={})", reading.value, reading.low, reading.high)
            });
            format!("{} {} → {}{range}", record.advance + 1, record.raw, letter(rank))
        };
        let said = records.iter().skip(2 * count).zip(ranks).map(of).collect::<Vec<_>>().join("; ");
        let message = Message::new("dq9-explain-ranks").with("state", state).with("draws", said);
        self.add(records, message.with("thrown", 2 * count));
    }

    /// What the chests of a floor hold at a second.
    pub(super) fn contents(&mut self, id: MapId, floor: u8, count: usize, second: u32) {
        let (rolls, mut records) = rolls_traced(id.seed, floor, second);
        records.truncate(count);
        let state = u32::from(id.seed.get()) + u32::from(floor) + second;
        let rolls = records
            .iter()
            .zip(rolls)
            .map(|(record, roll)| format!("{} {} → {roll}", record.advance + 1, record.raw));
        let said = Message::new("dq9-explain-contents").with("state", state).with("second", second);
        let rolls = rolls.collect::<Vec<_>>().join("; ");
        self.add(records, said.with("draws", rolls));
    }
}

/// `13 environment 62 of 0..=99: ruins`; nothing for a draw that the game throws away.
pub(super) fn told(record: &DrawRecord, chosen: &str, words: &Words) -> Option<String> {
    let reading = record.reading?;
    let what = words.word(&format!("draw-{}", record.why.label));
    let mut text =
        format!("{} {what} {} of {}..={}", record.advance + 1, reading.value, reading.low, reading.high);
    if !reading.verdict.is_empty() {
        text = format!("{text}: {}", words.word(&format!("draw-{}", reading.verdict)));
    } else if !chosen.is_empty() {
        text = format!("{text}: {chosen}");
    }
    Some(text)
}
