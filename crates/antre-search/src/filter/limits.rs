//! Caps that are looked at before the text is parsed, so that no text can exhaust the parser's stack.

use crate::Error;

/// Longest filter, in bytes.
pub const LONGEST: usize = 64 << 10;
/// Deepest nesting of brackets.
const DEEPEST: u32 = 24;
/// Most words and signs between two of `&&`, `||`, `?`, `:` and commas: each may nest the tree by one.
const MOST: u32 = 300;

/// Checks length, nesting and the length of chains such as `a.b.c` or `1 + 1 + 1`.
pub(super) fn check(text: &str) -> Result<(), Error> {
    if text.len() > LONGEST {
        let found = text.len();
        let sentence = format!("filter of {found} bytes: expected at most {LONGEST}");
        return Err(Error::filter(sentence, 0..0));
    }
    let mut lexer = Lexer { bytes: text.as_bytes(), at: 0 };
    // Open brackets: signs since the last separator, and the most of any stretch inside.
    let mut open = vec![(0u32, 0u32)];
    let mut conditionals = 0;
    while let Some((token, start)) = lexer.next() {
        let depth = open.len() as u32 - 1;
        let Some((count, most)) = open.last_mut() else { break };
        match token {
            Token::Open => {
                *count += 1;
                if depth == DEEPEST {
                    let sentence =
                        format!("filter: brackets are nested deeper than {DEEPEST}: expected fewer");
                    return Err(Error::filter(sentence, start..start + 1));
                }
                open.push((0, 0));
            }
            Token::Close => {
                let inner = (*count).max(*most);
                if open.len() > 1 {
                    open.pop();
                }
                if let Some((count, _)) = open.last_mut() {
                    *count += inner + 1;
                }
            }
            Token::Separator => {
                *most = (*most).max(*count);
                *count = 0;
            }
            Token::Conditional => conditionals += 1,
            Token::Other => *count += 1,
        }
        let chain: u32 = open.iter().map(|(count, _)| count).sum();
        if chain > MOST || conditionals > MOST {
            let sentence =
                format!("filter: more than {MOST} words and signs in one condition: expected a shorter one");
            return Err(Error::filter(sentence, start..start + 1));
        }
    }
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Open,
    Close,
    Separator,
    Conditional,
    Other,
}

struct Lexer<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Lexer<'_> {
    fn next(&mut self) -> Option<(Token, usize)> {
        loop {
            let start = self.at;
            let byte = *self.bytes.get(start)?;
            let next = self.bytes.get(start + 1).copied();
            self.at += 1;
            let token = match byte {
                b'(' | b'[' | b'{' => Token::Open,
                b')' | b']' | b'}' => Token::Close,
                b',' => Token::Separator,
                b'&' | b'|' if next == Some(byte) => {
                    self.at += 1;
                    Token::Separator
                }
                b'?' => Token::Conditional,
                b'/' if next == Some(b'/') => {
                    while self.bytes.get(self.at).is_some_and(|&byte| byte != b'\n') {
                        self.at += 1;
                    }
                    continue;
                }
                b'"' | b'\'' => {
                    self.quoted(byte);
                    Token::Other
                }
                byte if byte.is_ascii_whitespace() => continue,
                byte if byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80 => {
                    let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
                    while self.bytes.get(self.at).is_some_and(|&byte| word(byte)) {
                        self.at += 1;
                    }
                    Token::Other
                }
                _ => Token::Other,
            };
            return Some((token, start));
        }
    }

    /// Skips a text in quotes; three quotes open one that three close.
    fn quoted(&mut self, quote: u8) {
        let long = self.bytes[self.at..].starts_with(&[quote, quote]);
        if long {
            self.at += 2;
        }
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += 1;
            if byte == b'\\' {
                self.at += 1;
            } else if byte == quote {
                if !long {
                    return;
                }
                if self.bytes[self.at.min(self.bytes.len())..].starts_with(&[quote, quote]) {
                    self.at += 2;
                    return;
                }
            }
        }
    }
}
