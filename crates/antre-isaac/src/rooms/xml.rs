//! Room files as XML: just as much of it as those files use. Declarations of types and entities are refused, so that
//! nothing can include itself or grow beyond the file.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{MOST_ROOMS, Parts, Template, template};

/// Elements inside one another at most.
const DEEPEST: usize = 16;

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// An element's beginning or end.
enum Tag<'a> {
    Open { name: &'a str, attributes: &'a str, closed: bool },
    Close { name: &'a str },
}

impl<'a> Reader<'a> {
    fn line(&self) -> usize {
        self.text.get(..self.at).unwrap_or(self.text).matches('\n').count() + 1
    }

    fn problem(&self, problem: &str) -> String {
        format!("line {}: {problem}", self.line())
    }

    /// The next tag, or `None` at the end.
    fn tag(&mut self) -> Result<Option<Tag<'a>>, String> {
        loop {
            let Some(start) = self.text[self.at..].find('<') else { return Ok(None) };
            self.at += start;
            let rest = &self.text[self.at..];
            if rest.starts_with("<!--") {
                self.past("-->", "a comment that ends")?;
            } else if rest.starts_with("<?") {
                self.past("?>", "a declaration that ends")?;
            } else if rest.starts_with("<!") {
                return Err(self.problem(
                    "a declaration of types or entities: expected rooms only, which include nothing",
                ));
            } else {
                return self.element(rest).map(Some);
            }
        }
    }

    fn past(&mut self, end: &str, expected: &str) -> Result<(), String> {
        let Some(length) = self.text[self.at..].find(end) else {
            return Err(self.problem(&format!("the file ends: expected {expected}")));
        };
        self.at += length + end.len();
        Ok(())
    }

    fn element(&mut self, rest: &'a str) -> Result<Tag<'a>, String> {
        // The end of the tag, quoted text left out.
        let mut quote = None;
        let end = rest.bytes().position(|byte| match (quote, byte) {
            (None, b'"' | b'\'') => {
                quote = Some(byte);
                false
            }
            (Some(open), _) => {
                if byte == open {
                    quote = None;
                }
                false
            }
            (None, _) => byte == b'>',
        });
        let Some(end) = end else {
            return Err(self.problem("the file ends inside a tag: expected >"));
        };
        let inner = &rest[1..end];
        self.at += end + 1;
        if let Some(name) = inner.strip_prefix('/') {
            return Ok(Tag::Close { name: name.trim() });
        }
        let closed = inner.ends_with('/');
        let inner = inner.trim_end_matches('/');
        let name_end = inner.find(|letter: char| letter.is_ascii_whitespace()).unwrap_or(inner.len());
        let (name, attributes) = inner.split_at(name_end);
        Ok(Tag::Open { name, attributes, closed })
    }
}

/// The value of an attribute.
fn attribute<'a>(attributes: &'a str, wanted: &str) -> Option<&'a str> {
    let mut rest = attributes;
    while let Some(equals) = rest.find('=') {
        let name = rest[..equals].trim();
        let value = rest[equals + 1..].trim_start();
        let quote = value.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
        let value = &value[1..];
        let end = value.find(quote)?;
        if name == wanted {
            return Some(&value[..end]);
        }
        rest = &value[end + 1..];
    }
    None
}

fn number<T: core::str::FromStr>(
    reader: &Reader<'_>,
    attributes: &str,
    name: &str,
    default: Option<T>,
) -> Result<T, String> {
    match (attribute(attributes, name), default) {
        (Some(text), _) => {
            text.trim().parse().map_err(|_| reader.problem(&format!("{name} \"{text}\": expected a number")))
        }
        (None, Some(default)) => Ok(default),
        (None, None) => Err(reader.problem(&format!("no {name}: expected {name}=\"…\""))),
    }
}

pub(super) fn read(text: &str, stage_id: u8) -> Result<Vec<Template>, String> {
    let mut reader = Reader { text, at: 0 };
    let mut open: Vec<&str> = Vec::new();
    let mut rooms = Vec::new();
    let mut room: Option<Parts> = None;
    while let Some(tag) = reader.tag()? {
        match tag {
            Tag::Open { name, attributes, closed } => {
                if open.len() >= DEEPEST {
                    return Err(reader.problem(&format!("more than {DEEPEST} elements inside one another")));
                }
                match name {
                    _ if name.rsplit(':').next() == Some("include") => {
                        return Err(reader.problem("an include: expected rooms only, which include nothing"));
                    }
                    "room" if room.is_some() => {
                        return Err(reader.problem("a room inside a room: expected one after the other"));
                    }
                    "room" => room = Some(parts(&reader, attributes)?),
                    "door" => {
                        if let Some(room) = &mut room
                            && attribute(attributes, "exists")
                                .is_none_or(|exists| ["1", "true", "True"].contains(&exists))
                        {
                            let place = |axis| number(&reader, attributes, axis, None);
                            room.doors.push((place("x")?, place("y")?));
                        }
                    }
                    _ => {}
                }
                if !closed {
                    open.push(name);
                } else if name == "room"
                    && let Some(parts) = room.take()
                {
                    push(&reader, &mut rooms, stage_id, &parts)?;
                }
            }
            Tag::Close { name } => {
                if open.pop() != Some(name) {
                    return Err(reader.problem(&format!("</{name}>: expected the end of the element before")));
                }
                if name == "room"
                    && let Some(parts) = room.take()
                {
                    push(&reader, &mut rooms, stage_id, &parts)?;
                }
            }
        }
    }
    match open.last() {
        Some(name) => Err(reader.problem(&format!("the file ends: expected </{name}>"))),
        None => Ok(rooms),
    }
}

fn parts(reader: &Reader<'_>, attributes: &str) -> Result<Parts, String> {
    Ok(Parts {
        kind: number(reader, attributes, "type", None)?,
        variant: number(reader, attributes, "variant", None)?,
        subtype: number(reader, attributes, "subtype", Some(0))?,
        difficulty: number(reader, attributes, "difficulty", None)?,
        weight: number(reader, attributes, "weight", None)?,
        shape: number(reader, attributes, "shape", Some(1))?,
        doors: Vec::new(),
    })
}

fn push(reader: &Reader<'_>, rooms: &mut Vec<Template>, stage_id: u8, parts: &Parts) -> Result<(), String> {
    if rooms.len() >= MOST_ROOMS {
        return Err(reader.problem(&format!("more than {MOST_ROOMS} rooms")));
    }
    rooms.push(template(stage_id, parts).map_err(|problem| reader.problem(&problem))?);
    Ok(())
}
