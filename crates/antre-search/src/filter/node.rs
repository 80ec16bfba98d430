//! Conditions as closures over columns, and their value for an item that is only partly known.

use std::sync::Arc;

use cel::common::ast::{CallExpr, ComprehensionExpr, Expr, LiteralValue, operators};
use cel::parser::Expression;

use super::cel_side::Leaf;
use crate::Stages;
use crate::column::{Column, Kind, Number, Scan, Schema, Test, Text};

/// Whether a condition holds, as far as an item is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It does not, whatever else becomes known.
    No,
    /// It depends on what is not known yet.
    Maybe,
    /// It does, whatever else becomes known.
    Yes,
    /// It has no value.
    Fault,
}

impl Verdict {
    fn not(self) -> Self {
        match self {
            Self::No => Self::Yes,
            Self::Yes => Self::No,
            other => other,
        }
    }
}

impl From<bool> for Verdict {
    #[inline]
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// A number that a condition compares.
#[derive(Clone)]
pub(super) struct Read<I> {
    pub(super) get: Number<I>,
    pub(super) stage: usize,
    /// Of the list's record, not of the item.
    pub(super) inner: bool,
    /// Lowest and highest value.
    pub(super) range: (i64, i64),
    /// For refusals.
    pub(super) path: String,
}

impl<I> Read<I> {
    #[inline]
    fn of(&self, item: &I, place: usize) -> i64 {
        (self.get)(item, if self.inner { place } else { 0 })
    }
}

/// How many of a list's records must fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quantity {
    Some,
    All,
    One,
}

/// A condition.
#[derive(Clone)]
pub(super) enum Node<I> {
    Always(bool),
    Test { read: Read<I>, test: Test, scan: Option<Scan<I>> },
    Compare { left: Read<I>, right: Read<I>, orders: &'static [std::cmp::Ordering] },
    Same { get: Text<I>, stage: usize, inner: bool, text: String },
    Not(Box<Self>),
    All(Vec<Self>),
    Any(Vec<Self>),
    Records { length: Read<I>, quantity: Quantity, body: Box<Self> },
    Cel(Arc<Leaf<I>>),
}

impl<I: Clone + 'static> Node<I> {
    /// The condition of a checked expression.
    pub(super) fn compile(expr: &Expression, names: &Names<'_, I>) -> Self {
        Self::plain(expr, names).unwrap_or_else(|| Self::Cel(Arc::new(Leaf::new(expr, names.schema))))
    }

    fn plain(expr: &Expression, names: &Names<'_, I>) -> Option<Self> {
        match &expr.expr {
            Expr::Literal(LiteralValue::Boolean(value)) => Some(Self::Always(*value.inner())),
            Expr::Ident(_) | Expr::Select(_) => {
                let (column, inner) = names.column(expr)?;
                matches!(column.kind, Kind::Bool).then_some(())?;
                let test = Test::Between { low: 1, high: 1, inside: true };
                Some(Self::test(Names::read(column, inner, expr)?, column, test))
            }
            Expr::Call(call) => Self::call(call, names),
            Expr::Comprehension(inner) => Self::records(inner, names),
            _ => None,
        }
    }

    fn test(read: Read<I>, column: &Column<I>, test: Test) -> Self {
        let scan = if read.inner { None } else { column.scan.clone() };
        Self::Test { read, test, scan }
    }

    /// One side of `&&` and `||`: what is no plain comparison is left to CEL, but only that. Inside a list's record a
    /// single such condition leaves the whole macro to CEL, since CEL knows no place in the list.
    fn part(expr: &Expression, names: &Names<'_, I>) -> Option<Self> {
        if names.record.is_some() { Self::plain(expr, names) } else { Some(Self::compile(expr, names)) }
    }

    fn call(call: &CallExpr, names: &Names<'_, I>) -> Option<Self> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (call.func_name.as_str(), call.args.as_slice()) {
            (operators::LOGICAL_AND, [left, right]) => {
                let mut parts = Vec::new();
                for side in [left, right] {
                    match Self::part(side, names)? {
                        Self::All(inner) => parts.extend(inner),
                        other => parts.push(other),
                    }
                }
                Some(Self::All(parts))
            }
            (operators::LOGICAL_OR, [left, right]) => {
                let mut parts = Vec::new();
                for side in [left, right] {
                    match Self::part(side, names)? {
                        Self::Any(inner) => parts.extend(inner),
                        other => parts.push(other),
                    }
                }
                Some(Self::Any(parts))
            }
            (operators::LOGICAL_NOT, [inner]) => Some(Self::Not(Box::new(Self::part(inner, names)?))),
            (operators::EQUALS, [left, right]) => Self::compare(left, right, &[Equal], names),
            (operators::NOT_EQUALS, [left, right]) => {
                // Also for texts, which have no other order here.
                match Self::compare(left, right, &[Equal], names)? {
                    Self::Test { read, test, scan } => Some(Self::Test { read, test: negated(&test)?, scan }),
                    other => Some(Self::Not(Box::new(other))),
                }
            }
            (operators::LESS, [left, right]) => Self::compare(left, right, &[Less], names),
            (operators::LESS_EQUALS, [left, right]) => Self::compare(left, right, &[Less, Equal], names),
            (operators::GREATER, [left, right]) => Self::compare(left, right, &[Greater], names),
            (operators::GREATER_EQUALS, [left, right]) => {
                Self::compare(left, right, &[Greater, Equal], names)
            }
            (operators::IN, [element, list]) => {
                let (column, inner) = names.column(element)?;
                let Expr::List(list) = &list.expr else { return None };
                let mut values = list
                    .elements
                    .iter()
                    .map(|value| constant(value, column))
                    .collect::<Option<Vec<i64>>>()?;
                values.sort_unstable();
                values.dedup();
                Some(Self::test(Names::read(column, inner, element)?, column, Test::OneOf(values)))
            }
            _ => None,
        }
    }

    fn compare(
        left: &Expression,
        right: &Expression,
        orders: &'static [std::cmp::Ordering],
        names: &Names<'_, I>,
    ) -> Option<Self> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let flipped: &'static [std::cmp::Ordering] = match orders {
            [Less] => &[Greater],
            [Greater] => &[Less],
            [Less, Equal] => &[Greater, Equal],
            [Greater, Equal] => &[Less, Equal],
            same => same,
        };
        if let Some((column, inner)) = names.column(left) {
            if let Some(value) = constant(right, column) {
                // Words have no order here: only their equality is compiled.
                if matches!(column.kind, Kind::Word(_)) && orders != [Equal] {
                    return None;
                }
                return Some(Self::test(Names::read(column, inner, left)?, column, between(orders, value)));
            }
            if let (Kind::Text, Expr::Literal(LiteralValue::String(text)), [Equal]) =
                (&column.kind, &right.expr, orders)
            {
                let (get, stage, text) = (column.text.clone()?, column.stage, text.inner().to_owned());
                return Some(Self::Same { get, stage, inner, text });
            }
        } else if names.column(right).is_some() && matches!(left.expr, Expr::Literal(_)) {
            return Self::compare(right, left, flipped, names);
        }
        if let (Some(size), Expr::Literal(LiteralValue::Int(value))) = (names.size(left), &right.expr) {
            return Some(Self::Test { read: size, test: between(orders, *value.inner()), scan: None });
        }
        if let (Expr::Literal(LiteralValue::Int(_)), Some(_)) = (&left.expr, names.size(right)) {
            return Self::compare(right, left, flipped, names);
        }
        let number = |expr| {
            let (column, inner) = names.column(expr)?;
            matches!(column.kind, Kind::Int { .. }).then(|| Names::read(column, inner, expr))?
        };
        Some(Self::Compare { left: number(left)?, right: number(right)?, orders })
    }

    fn records(inner: &ComprehensionExpr, names: &Names<'_, I>) -> Option<Self> {
        if names.record.is_some() || inner.iter_var2.is_some() {
            return None;
        }
        let Expr::Call(step) = &inner.loop_step.expr else { return None };
        // What CEL's own macros expand to: exists is @result || p, all is @result && p, exists_one counts.
        let (quantity, body) = match (step.func_name.as_str(), step.args.as_slice()) {
            (operators::LOGICAL_OR, [_, body]) => (Quantity::Some, body),
            (operators::LOGICAL_AND, [_, body]) => (Quantity::All, body),
            (operators::CONDITIONAL, [body, ..]) if matches!(inner.result.expr, Expr::Call(_)) => {
                (Quantity::One, body)
            }
            _ => return None,
        };
        let (column, _) = names.column(&inner.iter_range)?;
        let Kind::List(schema) = &column.kind else { return None };
        let length = Names::read(column, false, &inner.iter_range)?;
        let inside = Names { schema: names.schema, record: Some((&inner.iter_var, schema)) };
        let body = Box::new(Self::plain(body, &inside)?);
        Some(Self::Records { length, quantity, body })
    }

    /// The stage from which the condition always has a value.
    pub(super) fn stage(&self) -> usize {
        match self {
            Self::Always(_) => 0,
            Self::Test { read, .. } => read.stage,
            Self::Compare { left, right, .. } => left.stage.max(right.stage),
            Self::Same { stage, .. } => *stage,
            Self::Not(inner) => inner.stage(),
            Self::All(parts) | Self::Any(parts) => parts.iter().map(Self::stage).max().unwrap_or(0),
            Self::Records { length, body, .. } => length.stage.max(body.stage()),
            Self::Cel(leaf) => leaf.stages.deepest(),
        }
    }

    /// The stages that it needs.
    pub(super) fn stages(&self) -> Stages {
        let of = |parts: &[Self]| parts.iter().fold(Stages::default(), |sum, part| sum.and(part.stages()));
        match self {
            Self::Always(_) => Stages::default(),
            Self::Test { read, .. } => Stages::with(read.stage),
            Self::Compare { left, right, .. } => Stages::with(left.stage).and(Stages::with(right.stage)),
            Self::Same { stage, .. } => Stages::with(*stage),
            Self::Not(inner) => inner.stages(),
            Self::All(parts) | Self::Any(parts) => of(parts),
            Self::Records { length, body, .. } => Stages::with(length.stage).and(body.stages()),
            Self::Cel(leaf) => leaf.stages,
        }
    }

    /// The first stage at which the condition can be decided for some items.
    pub(super) fn first_stage(&self) -> usize {
        match self {
            Self::Not(inner) => inner.first_stage(),
            Self::All(parts) | Self::Any(parts) => parts.iter().map(Self::first_stage).min().unwrap_or(0),
            _ => self.stage(),
        }
    }

    /// Its value for an item known up to a stage; `place` is the record's place where one is meant.
    pub(super) fn verdict(&self, item: &I, place: usize, known: usize) -> Verdict {
        match self {
            Self::Always(value) => (*value).into(),
            Self::Test { read, test, .. } if read.stage <= known => test.passes(read.of(item, place)).into(),
            Self::Compare { left, right, orders } if left.stage.max(right.stage) <= known => {
                orders.contains(&left.of(item, place).cmp(&right.of(item, place))).into()
            }
            Self::Same { get, stage, inner, text } if *stage <= known => {
                let mut own = String::new();
                get(item, if *inner { place } else { 0 }, &mut own);
                (own == *text).into()
            }
            Self::Not(inner) => inner.verdict(item, place, known).not(),
            Self::All(parts) => fold(parts.iter().map(|part| part.verdict(item, place, known)), Verdict::No),
            Self::Any(parts) => fold(parts.iter().map(|part| part.verdict(item, place, known)), Verdict::Yes),
            Self::Records { length, quantity, body } if self.stage() <= known => {
                let verdicts = (0..length.of(item, 0)).map(|at| body.verdict(item, at as usize, known));
                match quantity {
                    Quantity::Some => fold(verdicts, Verdict::Yes),
                    Quantity::All => fold(verdicts, Verdict::No),
                    Quantity::One => {
                        (verdicts.filter(|&verdict| verdict == Verdict::Yes).take(2).count() == 1).into()
                    }
                }
            }
            Self::Cel(leaf) if leaf.stages.deepest() <= known => leaf.verdict(item),
            _ => Verdict::Maybe,
        }
    }

    /// Whether it can hold at all, judged by the ranges of the columns alone.
    pub(super) fn possible(&self) -> Option<bool> {
        match self {
            Self::Always(value) => Some(*value),
            Self::Test { read, test, .. } => test.over(read.range.0, read.range.1),
            Self::Not(inner) => inner.possible().map(|value| !value),
            Self::All(parts) => kleene(parts.iter().map(Self::possible), false),
            Self::Any(parts) => kleene(parts.iter().map(Self::possible), true),
            Self::Records { length, quantity: Quantity::Some | Quantity::One, body } => {
                (body.possible() == Some(false) || length.range.1 == 0).then_some(false)
            }
            Self::Records { quantity: Quantity::All, body, .. } => {
                (body.possible() == Some(true)).then_some(true)
            }
            _ => None,
        }
    }
}

/// `decisive` if any is; else the worst of what is left. CEL's `&&` and `||` overlook a fault beside a decisive side.
fn fold(verdicts: impl Iterator<Item = Verdict>, decisive: Verdict) -> Verdict {
    let mut sum = decisive.not();
    for verdict in verdicts {
        if verdict == decisive {
            return decisive;
        }
        match (verdict, sum) {
            // What is not known yet may still decide.
            (Verdict::Maybe, _) | (_, Verdict::Maybe) => sum = Verdict::Maybe,
            (Verdict::Fault, _) => sum = Verdict::Fault,
            _ => {}
        }
    }
    sum
}

fn kleene(values: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let mut sum = Some(!decisive);
    for value in values {
        if value == Some(decisive) {
            return Some(decisive);
        }
        if value.is_none() {
            sum = None;
        }
    }
    sum
}

fn between(orders: &[std::cmp::Ordering], value: i64) -> Test {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let (low, high) = match orders {
        [Less] => match value.checked_sub(1) {
            Some(below) => (i64::MIN, below),
            None => return Test::OneOf(Vec::new()),
        },
        [Greater] => match value.checked_add(1) {
            Some(above) => (above, i64::MAX),
            None => return Test::OneOf(Vec::new()),
        },
        [Less, Equal] => (i64::MIN, value),
        [Greater, Equal] => (value, i64::MAX),
        _ => (value, value),
    };
    Test::Between { low, high, inside: true }
}

fn negated(test: &Test) -> Option<Test> {
    match *test {
        Test::Between { low, high, inside } => Some(Test::Between { low, high, inside: !inside }),
        Test::OneOf(_) => None,
    }
}

/// A literal as the number that the column's getter would give.
fn constant<I>(expr: &Expression, column: &Column<I>) -> Option<i64> {
    let Expr::Literal(literal) = &expr.expr else {
        // A number below zero is a call.
        let Expr::Call(call) = &expr.expr else { return None };
        let (operators::NEGATE, [inner]) = (call.func_name.as_str(), call.args.as_slice()) else {
            return None;
        };
        return constant(inner, column)?.checked_neg();
    };
    match (literal, &column.kind) {
        (LiteralValue::Int(value), Kind::Int { .. }) => Some(*value.inner()),
        (LiteralValue::Boolean(value), Kind::Bool) => Some((*value.inner()).into()),
        (LiteralValue::String(text), Kind::Word(words)) => {
            words.iter().position(|word| word == text.inner()).map(|at| at as i64)
        }
        _ => None,
    }
}

/// What names mean where an expression stands.
pub(super) struct Names<'s, I> {
    pub(super) schema: &'s Schema<I>,
    /// The variable of the macro around, with the columns of its record.
    pub(super) record: Option<(&'s str, &'s Schema<I>)>,
}

impl<'s, I: Clone + 'static> Names<'s, I> {
    /// The column that a path names, and whether it is of the list's record.
    fn column(&self, expr: &Expression) -> Option<(&'s Column<I>, bool)> {
        match &expr.expr {
            Expr::Ident(name) => {
                if self.record.is_some_and(|(variable, _)| variable == name) {
                    return None;
                }
                self.schema.column(name).map(|column| (column, false))
            }
            Expr::Select(select) if !select.test => {
                if let (Expr::Ident(name), Some((variable, schema))) = (&select.operand.expr, self.record)
                    && name == variable
                {
                    return schema.column(&select.field).map(|column| (column, true));
                }
                let (record, inner) = self.column(&select.operand)?;
                match &record.kind {
                    Kind::Record(schema) => schema.column(&select.field).map(|column| (column, inner)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn read(column: &Column<I>, inner: bool, expr: &Expression) -> Option<Read<I>> {
        let range = match &column.kind {
            Kind::Int { low, high } => (*low, *high),
            Kind::Bool => (0, 1),
            Kind::Word(words) => (0, words.len() as i64 - 1),
            Kind::List(_) => (0, i64::MAX),
            Kind::Text | Kind::Record(_) => return None,
        };
        Some(Read { get: column.number.clone()?, stage: column.stage, inner, range, path: path(expr) })
    }

    /// `size(list)` or `list.size()` of a column.
    fn size(&self, expr: &Expression) -> Option<Read<I>> {
        let Expr::Call(call) = &expr.expr else { return None };
        let parts = (call.func_name.as_str(), call.target.as_deref(), call.args.as_slice());
        let (("size", None, [list]) | ("size", Some(list), [])) = parts else { return None };
        let (column, inner) = self.column(list)?;
        if !matches!(column.kind, Kind::List(_)) {
            return None;
        }
        Self::read(column, inner, list)
    }
}

/// A path as it is written: `chests.S`.
fn path(expr: &Expression) -> String {
    match &expr.expr {
        Expr::Ident(name) => name.clone(),
        Expr::Select(select) => format!("{}.{}", path(&select.operand), select.field),
        _ => String::new(),
    }
}
