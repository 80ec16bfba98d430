//! How the bytes of a vector file become values, so that files of every form are read, checked whole and changed value by
//! value in the same way.

use serde_json::Value;

/// The form of a vector file, known by the end of its name (without `.gz`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// `.json`: one value.
    Json,
    /// `.jsonl`: a value a line; the file is the list of them.
    JsonLines,
    /// `.csv` and `.txt`: the file is the list of its lines, each a text. A reader compares a line as a whole.
    Lines,
    /// `.bin`: 32-bit words, little end first; the file is the list of them.
    Words,
}

impl Form {
    /// The form of a file.
    pub fn of(name: &str) -> Self {
        let name = name.strip_suffix(".gz").unwrap_or(name);
        match name.rsplit_once('.').map(|(_, end)| end) {
            Some("jsonl") => Self::JsonLines,
            Some("csv" | "txt") => Self::Lines,
            Some("bin") => Self::Words,
            _ => Self::Json,
        }
    }

    /// The values of a file.
    ///
    /// # Errors
    /// The bytes are not of this form; the sentence says where.
    pub fn read(self, bytes: &[u8]) -> Result<Value, String> {
        let text = || std::str::from_utf8(bytes).map_err(|error| format!("{error}: expected a text"));
        let json = |text: &str| {
            serde_json::from_str(text).map_err(|error| format!("{error}: expected a JSON vector file"))
        };
        match self {
            Self::Json => json(text()?),
            Self::JsonLines => {
                let line = |(number, line)| json(line).map_err(|error| format!("line {number}: {error}"));
                Ok(Value::Array((1..).zip(text()?.lines()).map(line).collect::<Result<_, _>>()?))
            }
            Self::Lines => Ok(text()?.trim_start_matches('\u{FEFF}').lines().map(Value::from).collect()),
            Self::Words => {
                let (words, []) = bytes.as_chunks() else {
                    return Err(format!("{} bytes: expected 32-bit words", bytes.len()));
                };
                Ok(words.iter().map(|&word| Value::from(u32::from_le_bytes(word))).collect())
            }
        }
    }

    /// The bytes of values in this form: what [`Form::read`] reads.
    pub fn write(self, values: &Value) -> Vec<u8> {
        let items = || values.as_array().map_or(&[][..], Vec::as_slice).iter();
        match self {
            Self::Json => values.to_string().into_bytes(),
            Self::JsonLines => items().map(|value| format!("{value}\n")).collect::<String>().into_bytes(),
            Self::Lines => items()
                .filter_map(Value::as_str)
                .flat_map(|line| [line, "\n"])
                .collect::<String>()
                .into_bytes(),
            Self::Words => {
                items().flat_map(|word| (word.as_u64().unwrap_or(0) as u32).to_le_bytes()).collect()
            }
        }
    }

    /// A place in such a file as people name it: a JSON pointer, behind the line or word that it stands in.
    pub(super) fn place(self, pointer: &str) -> String {
        let what = match self {
            Self::Json => return pointer.to_owned(),
            Self::JsonLines | Self::Lines => "line",
            Self::Words => "word",
        };
        let inner = pointer.trim_start_matches('/');
        let (number, rest) = inner.split_once('/').map_or((inner, ""), |(number, rest)| (number, rest));
        match number.parse::<usize>() {
            Ok(number) if rest.is_empty() => format!("{what} {}", number + 1),
            Ok(number) => format!("{what} {}: /{rest}", number + 1),
            Err(_) => pointer.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let files: [(&str, &[u8]); 5] = [
            ("a.json", b"{\"a\":[1,2]}"),
            ("a.jsonl.gz", b"{\"a\":1}\n[2]\n"),
            ("a.csv", b"a,b\n1,2\n"),
            ("a.txt", b""),
            ("a.bin", &[1, 0, 0, 0, 255, 255, 255, 255]),
        ];
        for (name, bytes) in files {
            let form = Form::of(name);
            assert_eq!(form.write(&form.read(bytes).expect("a sound file")), bytes, "{name}");
        }
    }

    #[test]
    fn broken_files_are_refused_with_the_line() {
        assert_eq!(Form::Words.read(&[1, 2, 3]), Err("3 bytes: expected 32-bit words".into()));
        assert!(Form::JsonLines.read(b"1\n{").expect_err("no JSON").starts_with("line 2: "));
        assert!(Form::Lines.read(&[0xFF]).is_err());
    }

    #[test]
    fn places_are_lines_and_words_from_one() {
        assert_eq!(Form::Json.place("/a/0"), "/a/0");
        assert_eq!(Form::JsonLines.place("/0/a/1"), "line 1: /a/1");
        assert_eq!(Form::Lines.place("/9"), "line 10");
        assert_eq!(Form::Words.place("/0"), "word 1");
        assert_eq!(Form::Lines.place("/"), "/");
    }
}
