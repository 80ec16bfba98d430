//! Questions about what could be done: how many actions come first, which sequence leaves the enemy none, what a raise
//! is worth (section 13).

mod before;

pub use before::{ActionsBefore, actions_before};
