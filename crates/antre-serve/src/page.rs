//! The page's files, inside the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// Everything below `web/page`, to which `page` is a link: a published crate has the files themselves. A development
/// build reads the folder, so that a change is there after a reload.
#[derive(RustEmbed)]
#[folder = "page"]
struct Files;

/// A file and what it is.
pub(crate) struct File {
    pub(crate) bytes: Cow<'static, [u8]>,
    pub(crate) kind: &'static str,
}

/// The file of a path as it stands in the address, without the first slash.
pub(crate) fn file(path: &str) -> Option<File> {
    let path = if path.is_empty() { "index.html" } else { path };
    if path == "picture.css" {
        let bytes = Cow::Owned(antre::draw::stylesheet().into_bytes());
        return Some(File { bytes, kind: "text/css; charset=utf-8" });
    }
    // Only plain names lead anywhere: no dots at the front, nothing escaped.
    let plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    };
    if !path.split('/').all(plain) {
        return None;
    }
    Some(File { bytes: Files::get(path)?.data, kind: kind(path) })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("wasm") => "application/wasm",
        _ => "text/plain; charset=utf-8",
    }
}
