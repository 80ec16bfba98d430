//! Conditions that CEL itself evaluates, item by item.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use cel::common::ast::{EntryExpr, Expr};
use cel::common::types::{CelBool, CelString};
use cel::objects::{Key, Map};
use cel::parser::Expression;
use cel::{Context, DeclarationError, Env, ExecutionError, Value, add_member_overload, add_overload};

use super::node::Verdict;
use crate::Stages;
use crate::column::{Cell, Column, Kind, Schema};

static STANDARD: LazyLock<Arc<Env>> = LazyLock::new(|| {
    let mut env = Env::stdlib();
    // It has no `matches` as it is built here, so nothing stands in the way.
    let added = env.add_extension(patterns);
    debug_assert!(added.is_ok(), "{added:?}");
    Arc::new(env)
});

/// CEL's `matches`. Its classes (`\w`, `\d`) are those of ASCII, as CEL has them.
fn patterns(env: &mut Env) -> Result<(), DeclarationError> {
    add_overload!(env, fn matches: (CelString, CelString) -> Result<CelBool>, id = "matches")?;
    add_member_overload!(env, fn matches: (CelString, CelString) -> Result<CelBool>)
}

fn matches(text: &CelString<'_>, pattern: &CelString<'_>) -> Result<CelBool, ExecutionError> {
    match read_pattern(pattern.inner()) {
        Ok(pattern) => Ok(pattern.is_match(text.inner()).into()),
        Err(message) => Err(ExecutionError::FunctionError { function: "matches".into(), message }),
    }
}

/// The pattern that a text is, or why it is none.
pub(super) fn read_pattern(text: &str) -> Result<regex_lite::Regex, String> {
    regex_lite::Regex::new(text).map_err(|error| {
        format!("\"{}\" is no pattern: {error}", super::check::cut(&text.escape_debug().to_string()))
    })
}

/// A condition with the columns that it names.
pub(super) struct Leaf<I> {
    expr: Expression,
    columns: Vec<Column<I>>,
    /// Every name that stands after a point: records are made of these only.
    fields: BTreeSet<String>,
    pub(super) stages: Stages,
}

impl<I: Clone + 'static> Leaf<I> {
    pub(super) fn new(expr: &Expression, schema: &Schema<I>) -> Self {
        let (mut roots, mut fields) = (BTreeSet::new(), BTreeSet::new());
        mentioned(expr, &mut roots, &mut fields);
        let columns: Vec<Column<I>> =
            schema.columns.iter().filter(|column| roots.contains(&column.name)).cloned().collect();
        let needed = |sum: Stages, column| sum.and(stages(column, &fields));
        let stages = columns.iter().fold(Stages::default(), needed);
        Self { expr: expr.clone(), columns, fields, stages }
    }

    /// Its value; an item whose value is missing is a fault.
    pub(super) fn verdict(&self, item: &I) -> Verdict {
        match self.value(item) {
            Ok(yes) => yes.into(),
            Err(_) => Verdict::Fault,
        }
    }

    /// Its value, or why it has none.
    pub(super) fn value(&self, item: &I) -> Result<bool, String> {
        let mut context = Context::with_env(Arc::clone(&STANDARD));
        for column in &self.columns {
            context.add_variable_from_value(column.name.as_str(), value(column, item, 0, &self.fields));
        }
        match Value::resolve(&self.expr, &context) {
            Ok(Value::Bool(yes)) => Ok(yes),
            Ok(_) => Err("it is no condition".into()),
            Err(error) => Err(worded(&error)),
        }
    }
}

/// CEL's reasons in our words.
fn worded(error: &ExecutionError) -> String {
    match error {
        ExecutionError::DivisionByZero(_) => "division by zero".into(),
        ExecutionError::RemainderByZero(_) => "remainder of a division by zero".into(),
        ExecutionError::Overflow(..) => "a number beyond 64 bits".into(),
        ExecutionError::IndexOutOfBounds(_) => "a place that the list does not have".into(),
        ExecutionError::FunctionError { function, message } => format!("{function}: {message}"),
        other => other.to_string().lines().next().unwrap_or_default().to_lowercase(),
    }
}

fn stages<I: Clone + 'static>(column: &Column<I>, fields: &BTreeSet<String>) -> Stages {
    let own = Stages::with(column.stage);
    match &column.kind {
        Kind::Record(schema) | Kind::List(schema) => {
            let named = schema.columns.iter().filter(|inner| fields.contains(&inner.name));
            named.fold(own, |sum, inner| sum.and(stages(inner, fields)))
        }
        _ => own,
    }
}

fn value<I: Clone + 'static>(column: &Column<I>, item: &I, place: usize, fields: &BTreeSet<String>) -> Value {
    let record = |schema: &Schema<I>, place: usize| {
        let named = schema.columns.iter().filter(|inner| fields.contains(&inner.name));
        let entries =
            named.map(|inner| (Key::String(Arc::new(inner.name.clone())), value(inner, item, place, fields)));
        Value::Map(Map { map: Arc::new(entries.collect()) })
    };
    match &column.kind {
        Kind::Record(schema) => record(schema, place),
        Kind::List(schema) => {
            let length = column.number.as_ref().map_or(0, |length| length(item, 0));
            Value::List(Arc::new((0..length as usize).map(|at| record(schema, at)).collect()))
        }
        _ => match column.cell(item, place) {
            Some(Cell::Int(number)) => Value::Int(number),
            Some(Cell::Bool(yes)) => Value::Bool(yes),
            Some(Cell::Text(text)) => Value::String(Arc::new(text)),
            None => Value::Null,
        },
    }
}

/// The names that an expression mentions: by themselves, and after a point.
fn mentioned(expr: &Expression, roots: &mut BTreeSet<String>, fields: &mut BTreeSet<String>) {
    match &expr.expr {
        Expr::Ident(name) => {
            roots.insert(name.clone());
        }
        Expr::Select(select) => {
            fields.insert(select.field.clone());
            mentioned(&select.operand, roots, fields);
        }
        Expr::Call(call) => {
            for part in call.target.as_deref().into_iter().chain(&call.args) {
                mentioned(part, roots, fields);
            }
        }
        Expr::List(list) => list.elements.iter().for_each(|part| mentioned(part, roots, fields)),
        Expr::Map(map) => {
            for entry in &map.entries {
                if let EntryExpr::MapEntry(entry) = &entry.expr {
                    mentioned(&entry.key, roots, fields);
                    mentioned(&entry.value, roots, fields);
                }
            }
        }
        Expr::Comprehension(inner) => {
            for part in
                [&inner.iter_range, &inner.accu_init, &inner.loop_cond, &inner.loop_step, &inner.result]
            {
                mentioned(part, roots, fields);
            }
        }
        Expr::Literal(_) | Expr::Struct(_) | Expr::Unspecified => {}
    }
}
