//! Marks that several pictures share: pills with glyphs, their keys, their forms in a terminal, names that fit.

use antre_core::{Role, SlotKind};
use unicode_width::UnicodeWidthStr;

use crate::svg::{Svg, n, text_width};
use crate::{Ink, Marks, StyledText};

/// An entry of a key: a mark and its word.
pub(crate) struct KeyEntry {
    pub(crate) role: Role,
    pub(crate) kind: SlotKind,
    pub(crate) action: String,
    pub(crate) mark: KeyMark,
    pub(crate) word: String,
}

/// What is added to the pill of a key's entry.
pub(crate) enum KeyMark {
    None,
    Extra,
    Differs,
}

impl KeyEntry {
    pub(crate) fn draw(&self, svg: &mut Svg, x: f64, y: f64) {
        svg.open(role_class(self.role), None);
        pill(svg, self.kind, &self.action, x + 14.0, y);
        svg.close();
        match self.mark {
            KeyMark::None => {}
            KeyMark::Extra => flag(svg, x + 27.0, y - 12.0),
            KeyMark::Differs => underline(svg, x + 14.0, y),
        }
        svg.text("s t2", x + 38.0, y + 4.0, &self.word);
    }
}

/// Places of the key's entries, from its top left corner.
pub(crate) fn key_layout(key: &[KeyEntry], width: f64, edge: f64) -> Vec<(f64, f64)> {
    let mut places = Vec::with_capacity(key.len());
    let (mut x, mut y) = (edge, 0.0);
    for entry in key {
        let wide = 58.0 + text_width(&entry.word, 11.0);
        if x + wide > width && x > edge {
            x = edge;
            y += 36.0;
        }
        places.push((x, y));
        x += wide;
    }
    places
}

/// A pill, dot or cross at the middle of a slot. The role's class is on the group around it.
pub(crate) fn pill(svg: &mut Svg, kind: SlotKind, action: &str, x: f64, y: f64) {
    match kind {
        SlotKind::Acts => {
            svg.rect("act", x - 14.0, y - 13.0, 28.0, 26.0, 8.0);
            icon(svg, "ic", action, x, y);
        }
        SlotKind::Free if action == "elapse" => {
            svg.circle("free", x, y, 4.0);
        }
        SlotKind::Free => {
            svg.rect("free", x - 14.0, y - 13.0, 28.0, 26.0, 8.0);
            icon(svg, "ico", action, x, y);
        }
        SlotKind::Cancelled => {
            svg.rect("free", x - 14.0, y - 13.0, 28.0, 26.0, 8.0);
            icon(svg, "ico", action, x, y);
            svg.path("line", &format!("M{} {}l32 -30", n(x - 16.0), n(y + 15.0)));
        }
        SlotKind::Locked => {
            svg.rect("locked", x - 14.0, y - 12.0, 28.0, 24.0, 6.0);
            let lock = "h8v5.5h-8ZM{a} {b}v-2a2.5 2.5 0 0 1 5 0v2";
            let lock = lock.replace("{a}", &n(x - 2.5).to_string()).replace("{b}", &n(y - 0.5).to_string());
            svg.path("icd", &format!("M{} {}{lock}", n(x - 4.0), n(y - 0.5)));
        }
        SlotKind::Lost => {
            svg.rect("skip", x - 14.0, y - 13.0, 28.0, 26.0, 8.0);
        }
        SlotKind::NotDue => {
            svg.circle("dot", x, y, 2.5);
        }
        SlotKind::Leaves => {
            let cross = format!("M{} {}l12 12m0 -12l-12 12", n(x - 6.0), n(y - 6.0));
            svg.path("line", &cross);
        }
        SlotKind::Pending => diamond(svg, "free", x, y),
        SlotKind::Fired => diamond(svg, "act", x, y),
    }
}

pub(crate) fn diamond(svg: &mut Svg, class: &str, x: f64, y: f64) {
    svg.path(class, &format!("M{} {}l10 10l-10 10l-10 -10Z", n(x), n(y - 10.0)));
}

/// The line under a slot that differs from the timeline it is compared with.
pub(crate) fn underline(svg: &mut Svg, x: f64, y: f64) {
    svg.open("mark", None).path("line", &format!("M{} {}h16", n(x - 8.0), n(y + 20.0))).close();
}

/// The plus on the corner of an extra action.
pub(crate) fn flag(svg: &mut Svg, x: f64, y: f64) {
    svg.open("mark", None).circle("fill", x, y, 6.5);
    svg.path("ic", &format!("M{} {}h6m-3 -3v6", n(x - 3.0), n(y))).close();
}

/// The glyph of an action, drawn in strokes.
pub(crate) fn icon(svg: &mut Svg, class: &str, action: &str, x: f64, y: f64) {
    if action == "frame" {
        return;
    }
    let d = match action {
        "boost" | "faster" => format!("M{} {}l4.5 -4.5l4.5 4.5m-9 5l4.5 -4.5l4.5 4.5", n(x - 4.5), n(y)),
        "lower" | "slower" => {
            format!("M{} {}l4.5 4.5l4.5 -4.5m-9 5l4.5 4.5l4.5 -4.5", n(x - 4.5), n(y - 5.0))
        }
        "either" => format!("M{} {}l4.5 -4.5l4.5 4.5m-9 3l4.5 4.5l4.5 -4.5", n(x - 4.5), n(y - 1.5)),
        "walk" => format!("M{} {}l5 4.5l-5 4.5", n(x - 2.5), n(y - 4.5)),
        "pass" | "wait" | "nothing" => format!("M{} {}h8", n(x - 4.0), n(y)),
        "special" => format!(
            "M{} {}l1.7 4.3l4.3 1.7l-4.3 1.7l-1.7 4.3l-1.7 -4.3l-4.3 -1.7l4.3 -1.7Z",
            n(x),
            n(y - 6.0)
        ),
        "wake" | "freed" => format!("M{} {}v6.5m0 3.5v.5", n(x), n(y - 5.5)),
        "appears" => format!("M{} {}v9m-4.5 -4.5h9", n(x), n(y - 4.5)),
        "stairs" => format!("M{} {}h3.2v-3h3.2v-3h3.2v-3", n(x - 5.0), n(y + 4.5)),
        "charge" => format!("M{} {}l5.5 5.5l-5.5 5.5l-5.5 -5.5Z", n(x), n(y - 5.5)),
        "release" => format!(
            "M{x0} {y1}v11M{x1} {y0}h11M{x2} {y2}l7 7m0 -7l-7 7",
            x0 = n(x),
            y1 = n(y - 5.5),
            x1 = n(x - 5.5),
            y0 = n(y),
            x2 = n(x - 3.5),
            y2 = n(y - 3.5)
        ),
        "leader" => format!("M{} {}l2.5 4l2.5 -6l2.5 6l2.5 -4v7h-10Z", n(x - 5.0), n(y - 2.0)),
        "weather" => format!("M{} {}q2.5 -5 5 0t5 0", n(x - 5.0), n(y + 1.0)),
        _ => format!("M{} {}l9 9m0 -9l-9 9", n(x - 4.5), n(y - 4.5)),
    };
    svg.path(class, &d);
}

pub(crate) fn terminal_mark(
    kind: SlotKind,
    action: &str,
    marks: &'static Marks,
    ink: Ink,
) -> (Ink, &'static str) {
    match kind {
        SlotKind::Acts | SlotKind::Free => (ink, action_mark(action, marks)),
        SlotKind::Locked => (Ink::Dim, marks.locked),
        SlotKind::Lost => (Ink::Dim, marks.wait),
        SlotKind::NotDue => (Ink::Dim, marks.dot),
        SlotKind::Cancelled => (Ink::Dim, marks.attack),
        SlotKind::Leaves => (ink, marks.leaves),
        SlotKind::Pending => (Ink::Field, marks.pending),
        SlotKind::Fired => (Ink::Field, marks.field),
    }
}

/// The terminal's mark of an action.
pub(crate) fn action_mark(action: &str, marks: &'static Marks) -> &'static str {
    match action {
        "boost" | "faster" => marks.boost,
        "lower" | "slower" => marks.lower,
        "either" | "special" => "%",
        "walk" => marks.walk,
        "pass" | "wait" | "nothing" => marks.wait,
        "wake" | "freed" => "!",
        "appears" => "+",
        "elapse" => "'",
        "charge" => marks.pending,
        "release" => marks.field,
        "leader" => "&",
        "weather" => "~",
        _ => marks.attack,
    }
}

/// Fills the last line with blanks up to a column, and with none where it is already there.
pub(crate) fn blanks(text: &mut StyledText, column: usize) -> &mut StyledText {
    let missing = column.saturating_sub(text.last_width());
    text.put(Ink::Plain, " ".repeat(missing))
}

/// A name in so many columns, with a dot where it was cut.
pub(crate) fn fitted(name: &str, room: usize) -> String {
    if name.width() <= room {
        return name.to_owned();
    }
    let mut short = String::new();
    for letter in name.chars() {
        if short.width() + 2 > room {
            break;
        }
        short.push(letter);
    }
    short + "."
}

pub(crate) const fn role_class(role: Role) -> &'static str {
    match role {
        Role::Hero => "hero",
        Role::Ally => "ally",
        Role::Enemy => "enemy",
        Role::Field => "field",
    }
}
