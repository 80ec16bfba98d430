//! Jobs of the workspace.
fn main() {}
