//! Python's native module `antre._antre`: it asks the facade and hands over what comes back. What people call is the
//! Python package beside it; it holds no rule and no name of a column.
#![allow(clippy::needless_pass_by_value, reason = "Python's values arrive as our own")]

mod ask;
mod grids;
mod hits;
mod spaces;
mod table;
mod wait;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Every sentence of the facade is a `ValueError`, worded as the command line words it.
fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The native half of the package.
#[pymodule]
mod _antre {
    #[pymodule_export]
    use super::ask::{ask, schema};
    #[pymodule_export]
    use super::grids::{dq9_grids, dq9_positions};
    #[pymodule_export]
    use super::hits::Hits;
    #[pymodule_export]
    use super::spaces::{Space, merge, space};
    #[pymodule_export]
    use super::table::{Table, concat, read_table};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("PROGRAM", antre::search::PROGRAM)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
