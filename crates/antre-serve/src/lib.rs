//! The explorer's server: `POST /api/v1/ask`, `GET /api/v1/<system>/<verb>?…`, and the page that asks them.
//!
//! It holds no rule: a request becomes an [`antre::Query`], the answer becomes JSON. It binds to this machine unless
//! told otherwise, answers only to names it was told, and says what is wrong with a request in one sentence.

mod answers;
mod ask;
mod budget;
mod guard;
mod metrics;
mod openapi;
mod page;
mod patient;
mod problem;
mod router;
mod run;
mod search;

pub use budget::Limits;
pub use guard::Hosts;
pub use router::router;
pub use run::{Bound, bind};
