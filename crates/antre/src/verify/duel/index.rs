//! `INDEX.json`: size and SHA-256 of the files beside it.

use super::super::{Document, Node, Unreadable};
use super::sha256;

/// An object of file → {size, sha256}, or a list of objects that also name their file.
pub(super) fn index(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    if root.is_list() {
        for entry in root.items()? {
            let name = first(&entry, &["file", "name", "path"])?.text()?;
            file(document, name, &entry)?;
        }
        return Ok(());
    }
    for (name, entry) in root.entries()? {
        if entry.find("sha256").is_some() {
            file(document, name, &entry)?;
        } else if let Ok(files) = entry.entries() {
            for (name, entry) in files {
                file(document, name, &entry)?;
            }
        } else {
            entry.note();
        }
    }
    Ok(())
}

fn file(document: &Document<'_>, name: &str, entry: &Node<'_>) -> Result<(), Unreadable> {
    let _case = entry.case();
    let (size, digest) = (first(entry, &["size", "bytes"])?, entry.get("sha256")?);
    let plain = !name.contains(['/', '\\']) && name != "..";
    let bytes = document.folder().filter(|_| plain).and_then(|folder| std::fs::read(folder.join(name)).ok());
    if let Some(bytes) = bytes {
        size.expect(bytes.len());
        digest.expect(sha256(&bytes));
    } else {
        size.expect("no such file beside this one");
        digest.expect("no such file beside this one");
    }
    Ok(())
}

fn first<'a>(entry: &Node<'a>, keys: &[&str]) -> Result<Node<'a>, Unreadable> {
    match keys.iter().find_map(|key| entry.find(key)) {
        Some(node) => Ok(node),
        None => entry.get(keys[0]),
    }
}
