//! Energy over ticks: bars that rise to the threshold, numbered turns, the dice in order.

use std::fmt::Write as _;

use antre_core::Role;
use schemars::JsonSchema;
use serde::Serialize;

use crate::svg::{Form, Svg, broken, cut, n, text_width};
use crate::{Ink, Style, StyledText, role_ink};

/// One fighter's row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EnergyFighter {
    /// Name.
    pub name: String,
    /// Side.
    pub role: Role,
    /// Energy at tick 0.
    pub start: i64,
    /// Energy gained per tick.
    pub gain: i64,
    /// Life at the end and at the start; `None` where nobody can be hurt.
    pub life: Option<(i64, i64)>,
    /// Tick at which it falls.
    pub falls_at: Option<i64>,
}

/// One turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EnergyTurn {
    /// Number, from 1.
    pub number: u32,
    /// Tick.
    pub tick: i64,
    /// Index into the fighters.
    pub actor: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Energy after paying.
    pub kept: i64,
    /// Values of the dice: (value, what it was for).
    pub draws: Vec<(i64, String)>,
    /// What came of it, in a word or two; empty where nothing was struck.
    pub result: String,
    /// The turn as a sentence, for hovering.
    pub told: String,
}

/// The words of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "each is the word it is named after")]
pub struct EnergyWords {
    pub tick: String,
    pub energy: String,
    pub draws: String,
    pub in_order: String,
    pub result: String,
    pub a_tick: String,
    pub life: String,
    pub keeps: String,
    pub falls: String,
    pub rule: String,
    pub dice: String,
    pub description: String,
}

/// The picture of a fight or of a queue.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct EnergyChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// The fighters in list order.
    pub fighters: Vec<EnergyFighter>,
    /// The turns in order.
    pub turns: Vec<EnergyTurn>,
    /// Energy at which somebody acts.
    pub threshold: i64,
    /// Last tick shown.
    pub end: i64,
    /// Words.
    pub words: EnergyWords,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

/// Where things stand: wide, or on a phone.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Frame {
    width: f64,
    /// Where time begins, and what is left free after it.
    left: f64,
    right: f64,
    /// Height of a fighter's lane.
    lane: f64,
    /// Ticks in one band; longer fights go on in the next band, like text.
    ticks: i64,
    /// Where the tape of dice begins.
    tape: f64,
}

impl Frame {
    const WIDE: Self = Self { width: 920.0, left: 196.0, right: 60.0, lane: 112.0, ticks: 40, tape: 102.0 };
    const NARROW: Self = Self { width: 360.0, left: 40.0, right: 26.0, lane: 146.0, ticks: 20, tape: 28.0 };

    /// Names stand above the lanes where there is no room beside them.
    fn is_narrow(&self) -> bool {
        self.left < 100.0
    }
}

const RISE: f64 = 66.0;

impl EnergyChart {
    /// tick, who, energy bar, dice, result: one line per turn.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let marks = style.marks();
        let name_width = self.fighters.iter().map(|f| f.name.chars().count()).max().unwrap_or(0).clamp(4, 22);
        let bar = 8 + name_width + 2;
        let numbers = bar + 13;
        let draws_at = numbers + 16;
        let widest = self.turns.iter().map(|turn| dice(turn).len()).max().unwrap_or(0).max(10);
        let result_at = draws_at + widest + 2;
        let struck = self.turns.iter().any(|turn| !turn.result.is_empty());
        let mut text = StyledText::default();
        text.line().put(Ink::Dim, style.words(&self.words.tick)).pad_to(bar);
        text.put(Ink::Dim, style.words(&self.words.energy)).pad_to(bar + 11);
        text.put(Ink::Dim, self.threshold.to_string());
        if struck {
            text.pad_to(draws_at).put(Ink::Dim, style.words(&self.words.draws)).pad_to(result_at);
            text.put(Ink::Dim, style.words(&self.words.result));
        }
        for turn in &self.turns {
            let fighter = &self.fighters[turn.actor];
            let ink = role_ink(fighter.role);
            let name: String = fighter.name.chars().take(name_width).collect();
            text.line().put(Ink::Plain, format!("{:>4}  ", turn.tick));
            text.put(ink, format!("{} {name}", marks.role(fighter.role))).pad_to(bar);
            text.put(ink, marks.full.repeat(10)).put(Ink::Bold, marks.bar);
            text.put(ink, if turn.energy > self.threshold { marks.half } else { " " });
            text.pad_to(numbers).put(
                Ink::Plain,
                format!("{:>3} {} {}", turn.energy, marks.arrow, turn.kept).replace('-', marks.minus),
            );
            if struck {
                text.pad_to(draws_at).put(Ink::Dim, dice(turn)).pad_to(result_at);
                text.put(ink, style.words(&turn.result));
            }
        }
        text
    }

    /// One lane per fighter, as many bands as the ticks need, the dice as a tape below.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(form, &Frame::WIDE)
    }

    /// The same for a phone's width: names above their lanes, shorter bands, the tape in more rows.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.drawn(form, &Frame::NARROW)
    }

    fn drawn(&self, form: Form, frame: &Frame) -> String {
        let bands = ((self.end + frame.ticks - 1) / frame.ticks).max(1);
        let band_height = frame.lane * self.fighters.len() as f64 + 40.0;
        let tape = self.tape_rows(frame);
        let tape_height = if tape.is_empty() { 0.0 } else { 92.0 * tape.len() as f64 + 30.0 };
        let dice =
            if tape.is_empty() { Vec::new() } else { broken(&self.words.dice, 11.0, frame.width - 56.0) };
        let mut probe = Svg::new("", frame.width, 0.0, "", "");
        let top = probe.head(&self.sentence, &self.words.rule);
        let height = top
            + 16.0
            + band_height * bands as f64
            + tape_height
            + 62.0
            + 14.0 * dice.len().saturating_sub(1) as f64;
        let mut svg = Svg::new("duel-queue", frame.width, height, &self.sentence, &self.words.description);
        svg.head(&self.sentence, &self.words.rule);
        for band in 0..bands {
            self.band(&mut svg, frame, top + 16.0 + band_height * band as f64, band);
        }
        let mut y = top + 16.0 + band_height * bands as f64 + 44.0;
        for (row, turns) in tape.iter().enumerate() {
            self.tape(&mut svg, frame, y, turns, row == 0);
            y += 92.0;
        }
        for line in &dice {
            svg.text("s t2", 28.0, y - 34.0, line);
            y += 14.0;
        }
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    /// Energy that the tallest bar of the picture reaches.
    fn highest(&self) -> i64 {
        self.turns.iter().map(|turn| turn.energy).max().unwrap_or(0).max(self.threshold)
    }

    fn band(&self, svg: &mut Svg, frame: &Frame, top: f64, band: i64) {
        let (from, to) = (band * frame.ticks, (band * frame.ticks + frame.ticks).min(self.end.max(1)));
        // A short fight takes the whole width; every further band has the scale of the first.
        let scale = (frame.width - frame.right - frame.left) / frame.ticks.min(self.end.max(1)) as f64;
        let x = |tick: i64| frame.left + (tick - from) as f64 * scale;
        let bottom = top + 24.0 + frame.lane * self.fighters.len() as f64;
        svg.text("s t3", if frame.is_narrow() { 6.0 } else { 28.0 }, top + 6.0, &self.words.tick);
        let step = if self.end > 12 { 5 } else { 1 };
        for tick in (from..=to).filter(|tick| tick % step == 0) {
            svg.path("hair", &format!("M{} {}V{}", n(x(tick)), n(top + 12.0), n(bottom - 18.0)));
            svg.text("s m t3", x(tick), top + 6.0, &tick.to_string());
        }
        for (index, fighter) in self.fighters.iter().enumerate() {
            let base = top + frame.lane - 4.0 + frame.lane * index as f64;
            self.fighter(svg, frame, fighter, base);
            self.energy(svg, frame, index, base, (from, to), &x);
        }
    }

    /// Mark, name, gain and life.
    fn fighter(&self, svg: &mut Svg, frame: &Frame, fighter: &EnergyFighter, base: f64) {
        if frame.is_narrow() {
            return self.fighter_above(svg, frame, fighter, base - 104.0);
        }
        svg.open(role_class(fighter.role), None).role_mark(fighter.role, 36.0, base - 44.0, 6.0).close();
        svg.text("l b", 52.0, base - 40.0, &cut(&fighter.name, 13.0, 136.0));
        svg.text("s t2", 52.0, base - 23.0, &self.words.a_tick.replace('#', &format!("{:+}", fighter.gain)));
        let Some((now, max)) = fighter.life else { return };
        svg.open(role_class(fighter.role), None).rect("band", 52.0, base - 14.0, 72.0, 5.0, 2.5);
        if now > 0 {
            let width = (72.0 * now as f64 / max.max(1) as f64).max(2.0);
            svg.rect("fill", 52.0, base - 14.0, width, 5.0, 2.5);
        }
        svg.text("s t2", 52.0, base + 4.0, &format!("{} {now}/{max}", self.words.life)).close();
    }

    /// The same in one row above the lane.
    fn fighter_above(&self, svg: &mut Svg, frame: &Frame, fighter: &EnergyFighter, y: f64) {
        svg.open(role_class(fighter.role), None).role_mark(fighter.role, 18.0, y - 4.0, 6.0).close();
        let name = cut(&fighter.name, 13.0, 130.0);
        svg.text("l b", 32.0, y, &name);
        let gain = self.words.a_tick.replace('#', &format!("{:+}", fighter.gain));
        // Bold letters are a little wider than the measure.
        svg.text("s t2", 44.0 + 1.06 * text_width(&name, 13.0), y, &gain);
        let Some((now, max)) = fighter.life else { return };
        let right = frame.width - 14.0;
        svg.text("s t2 e", right, y, &format!("{} {now}/{max}", self.words.life));
        svg.open(role_class(fighter.role), None).rect("band", right - 72.0, y + 5.0, 72.0, 5.0, 2.5);
        if now > 0 {
            svg.rect(
                "fill",
                right - 72.0,
                y + 5.0,
                (72.0 * now as f64 / max.max(1) as f64).max(2.0),
                5.0,
                2.5,
            );
        }
        svg.close();
    }

    #[allow(clippy::too_many_arguments, reason = "the pen, the frame and what is drawn in it")]
    fn energy(
        &self,
        svg: &mut Svg,
        frame: &Frame,
        index: usize,
        base: f64,
        (from, to): (i64, i64),
        x: &impl Fn(i64) -> f64,
    ) {
        let fighter = &self.fighters[index];
        let highest = self.highest() as f64;
        let y = |energy: i64| base - energy as f64 / highest * RISE;
        let turns: Vec<&EnergyTurn> = self.turns.iter().filter(|turn| turn.actor == index).collect();
        let stop = fighter.falls_at.unwrap_or(self.end).min(to);

        // Every turn says what is kept, so the bar between two turns is known without replaying any rule.
        let known = turns.iter().rev().find(|turn| turn.tick <= from);
        let mut energy = known.map_or(fighter.start + from * fighter.gain, |turn| {
            turn.kept + (from - turn.tick) * fighter.gain
        });
        let mut outline = format!("M{} {}", n(x(from)), n(y(energy)));
        for tick in from + 1..=stop {
            energy += fighter.gain;
            // A String takes whatever is written to it.
            let _ = write!(outline, "H{}V{}", n(x(tick)), n(y(energy)));
            for turn in turns.iter().filter(|turn| turn.tick == tick) {
                energy = turn.kept;
                let _ = write!(outline, "V{}", n(y(energy)));
            }
        }
        svg.open(role_class(fighter.role), None);
        if stop > from {
            svg.path("tint", &format!("{outline}V{}H{}Z", n(base), n(x(from))));
            svg.path("thin", &outline);
        }
        svg.path("rail", &format!("M{} {}H{}", n(x(from)), n(base), n(x(to))));
        svg.path("thin dash", &format!("M{} {}H{}", n(x(from)), n(y(self.threshold)), n(x(to))));
        svg.text("s e t2", frame.left - 6.0, y(self.threshold) + 4.0, &self.threshold.to_string());
        let first_tick = if from == 0 { -1 } else { from };
        for turn in turns.iter().filter(|turn| turn.tick > first_tick && turn.tick <= to) {
            let (cx, cy) = (x(turn.tick), y(turn.energy) - 4.0);
            svg.open_fact("", &turn.told, &format!("turn-{}", turn.number)).circle("fill", cx, cy, 9.5);
            svg.text("s b m on", cx, cy + 4.0, &turn.number.to_string());
            if !turn.result.is_empty() {
                let room = turns
                    .iter()
                    .find(|next| next.tick > turn.tick)
                    .map_or(frame.width - cx, |next| (x(next.tick) - cx).min(frame.width - cx));
                let result = turn.result.split(',').next().unwrap_or_default();
                // Where the next disc is too near, or the edge, the words go to the left of this one.
                let width = text_width(result, 11.0);
                if room > width + 26.0 {
                    svg.text("s b tc", cx + 14.0, cy + 1.0, result);
                } else {
                    svg.text("s b e tc", cx - 14.0, cy + 1.0, result);
                }
            }
            if turn.kept != 0 {
                svg.text(
                    "s t2",
                    cx + 2.0,
                    base + 14.0,
                    &format!("{} {}", self.words.keeps, turn.kept).replace('-', "−"),
                );
            }
            svg.close();
        }
        if let Some(tick) = fighter.falls_at.filter(|&tick| tick > from && tick <= to) {
            let (cx, words) = (x(tick), &self.words.falls);
            let arms = format!(
                "M{} {}L{} {}M{} {}L{} {}",
                n(cx - 6.0),
                n(base - 6.0),
                n(cx + 6.0),
                n(base + 6.0),
                n(cx + 6.0),
                n(base - 6.0),
                n(cx - 6.0),
                n(base + 6.0)
            );
            svg.path("line", &arms);
            let room = if frame.is_narrow() { 20.0 + text_width(words, 11.0) } else { 120.0 };
            if cx < frame.width - room {
                svg.text("s t2", cx + 14.0, base - 4.0, words);
            } else {
                svg.text("s t2 e", cx - 12.0, base - 8.0, words);
            }
        }
        svg.close();
    }

    /// Which turns stand in each row of the tape.
    fn tape_rows(&self, frame: &Frame) -> Vec<Vec<&EnergyTurn>> {
        let mut rows: Vec<Vec<&EnergyTurn>> = Vec::new();
        let mut x = f64::INFINITY;
        for turn in self.turns.iter().filter(|turn| !turn.draws.is_empty()) {
            let width = tape_width(turn) + 20.0;
            if x + width > frame.width - 20.0 + 20.0 * f64::from(u8::from(frame.is_narrow())) {
                rows.push(Vec::new());
                x = frame.tape;
            }
            if let Some(row) = rows.last_mut() {
                row.push(turn);
            }
            x += width;
        }
        rows
    }

    fn tape(&self, svg: &mut Svg, frame: &Frame, y: f64, turns: &[&EnergyTurn], first: bool) {
        if first && frame.is_narrow() {
            let above = format!("{}, {}", self.words.draws, self.words.in_order);
            svg.text("s t3", 28.0, y - 38.0, &above);
        } else if first {
            svg.text("s t3", 28.0, y + 4.0, &self.words.draws);
            svg.text("s t3", 28.0, y + 19.0, &self.words.in_order);
        }
        let mut x = frame.tape;
        for turn in turns {
            let width = tape_width(turn);
            svg.open(role_class(self.fighters[turn.actor].role), None);
            svg.text("s b m tc", x + width / 2.0, y - 20.0, &turn.number.to_string());
            let each = width / turn.draws.len().max(1) as f64;
            for (index, (value, purpose)) in turn.draws.iter().enumerate() {
                let left = x + each * index as f64;
                // The second die is the one that becomes damage.
                let solid = index == 1;
                let fact = format!("turn-{}-{index}", turn.number);
                svg.open_fact("", &format!("{purpose}: {value}"), &fact);
                svg.rect(if solid { "fill" } else { "tint" }, left + 1.0, y - 12.0, each - 2.0, 24.0, 4.0);
                let class = if solid { "s m on b" } else { "s m" };
                svg.text(class, left + each / 2.0, y + 4.0, &value.to_string()).close();
            }
            svg.path("thin", &format!("M{} {}H{}", n(x + 2.0), n(y + 18.0), n(x + width - 2.0)));
            let word = cut(turn.result.split(',').next().unwrap_or_default(), 11.0, width + 18.0);
            svg.text("s m t3", x + width / 2.0, y + 33.0, &word).close();
            x += width + 20.0;
        }
    }
}

fn dice(turn: &EnergyTurn) -> String {
    turn.draws.iter().map(|(value, _)| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Width of a turn's cells on the tape: the widest value decides.
fn tape_width(turn: &EnergyTurn) -> f64 {
    let widest = turn.draws.iter().map(|(value, _)| text_width(&value.to_string(), 11.0)).fold(0.0, f64::max);
    (widest + 10.0).max(27.0) * turn.draws.len() as f64
}

fn role_class(role: Role) -> &'static str {
    match role {
        Role::Hero => "hero",
        Role::Ally => "ally",
        Role::Enemy => "enemy",
        Role::Field => "field",
    }
}
