//! Conditions in CEL over a space's columns.
//!
//! The text is parsed by CEL, checked by us (names, types, words that no item has), and split at its `&&`: each part
//! says from which stage it can be decided. Plain comparisons become closures over columns; the rest stays CEL's.

mod cel_side;
mod check;
mod limits;
mod node;

use std::ops::Range;
use std::sync::Arc;

use cel::common::ast::{CallExpr, Expr, operators};
use cel::parser::{Expression, Parser};

pub use limits::LONGEST;

use cel_side::Leaf;
use check::Checker;
pub(crate) use node::Verdict;
use node::{Names, Node};

use crate::column::{Scan, Test};
use crate::space::Wanted;
use crate::{Error, Schema, Sieve, Space, Stages};

/// One side of the filter's outermost `&&`s.
#[derive(Clone)]
pub(crate) struct Conjunct<I> {
    /// Its text.
    pub(crate) text: String,
    node: Node<I>,
    /// The stage from which it always has a value.
    pub(crate) stage: usize,
    /// The first stage at which it can be decided for some items.
    pub(crate) first: usize,
    /// Whether CEL evaluates some of it.
    pub(crate) by_cel: bool,
}

impl<I: Clone + 'static> Conjunct<I> {
    #[inline]
    pub(crate) fn verdict(&self, item: &I, known: usize) -> Verdict {
        self.node.verdict(item, 0, known)
    }

    /// A comparison of one column with constants can look at a whole batch in one loop.
    pub(crate) fn scan(&self) -> Option<(&Scan<I>, &Test)> {
        match &self.node {
            Node::Test { scan: Some(scan), test, .. } => Some((scan, test)),
            _ => None,
        }
    }
}

impl<I> Conjunct<I> {
    /// The comparison of one column of the first stage with constants, where it is that.
    pub(crate) fn wanted(&self) -> Option<Wanted<'_>> {
        match &self.node {
            Node::Test { read, test, .. } if self.stage == 0 && !read.inner => {
                Some(Wanted::new(&read.path, test))
            }
            _ => None,
        }
    }
}

/// A checked condition.
#[derive(Clone)]
pub struct Filter<I> {
    text: String,
    conjuncts: Vec<Conjunct<I>>,
    /// The whole, for CEL alone: what hits are verified with.
    whole: Arc<Leaf<I>>,
}

impl<I: Clone + 'static> Filter<I> {
    /// Reads a condition.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place in the text: syntax, names, types, size, or a condition that no
    /// item can meet.
    pub fn parse(text: &str, schema: &Schema<I>) -> Result<Self, Error> {
        limits::check(text)?;
        let text = if text.trim().is_empty() { "true" } else { text };
        let (expr, source) =
            Parser::new().error_recovery_limit(1).parse_with_source_info(text).map_err(|errors| {
                let first = errors.errors.first();
                let (line, column) = first.map_or((1, 0), |error| error.pos);
                let why = first.map_or(String::new(), |error| plain(&error.msg));
                let at = byte_at(text, line, column);
                Error::filter(
                    format!(
                        "filter: {why}: expected a condition such as level >= 50 && boss == \"Hammibal\""
                    ),
                    at,
                )
            })?;
        let mut checker = Checker {
            schema,
            source: &source,
            text,
            letters: text.char_indices().map(|(at, _)| at).collect(),
            scope: Vec::new(),
        };
        checker.condition(&expr)?;
        let mut parts = Vec::new();
        split(&expr, &mut parts);
        let names = Names { schema, record: None };
        let mut conjuncts = Vec::new();
        for part in &parts {
            let node = Node::compile(part, &names);
            let span = whole_span(&checker, part);
            let shown = text.get(span.clone()).unwrap_or(text).trim().to_owned();
            if node.possible() == Some(false) {
                let sentence = format!("filter: {} can never hold{}", check::cut(&shown), because(&node));
                return Err(Error::filter(sentence, span));
            }
            let by_cel = has_cel(&node);
            let (stage, first) = (node.stage(), node.first_stage());
            conjuncts.push(Conjunct { text: shown, node, stage, first, by_cel });
        }
        contradictions(&conjuncts)?;
        let whole = Arc::new(Leaf::new(&expr, schema));
        Ok(Self { text: text.to_owned(), conjuncts, whole })
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of the text.
    pub fn hash(&self) -> String {
        crate::sha256(self.text.as_bytes())
    }

    /// The stages that it needs; it has a value at the deepest.
    pub fn stages(&self) -> Stages {
        self.conjuncts.iter().fold(Stages::default(), |sum, part| sum.and(part.node.stages()))
    }

    pub(crate) fn conjuncts(&self) -> &[Conjunct<I>] {
        &self.conjuncts
    }

    /// The space's sieve for these conditions, and whether it alone decides all of them.
    pub(crate) fn sieve<'s, S: Space<Item = I>>(&self, space: &'s S) -> Option<(Box<dyn Sieve + 's>, bool)> {
        let wanted: Vec<Wanted<'_>> = self.conjuncts.iter().filter_map(Conjunct::wanted).collect();
        if wanted.is_empty() {
            return None;
        }
        let sieve = space.sieve(&wanted)?;
        let whole = wanted.len() == self.conjuncts.len() && sieve.decides();
        Some((sieve, whole))
    }

    /// The filter without one of its conditions, for each: what to drop where nothing fits. Empty if there is only one.
    pub fn each_left_out(&self) -> Vec<(String, Self)> {
        if self.conjuncts.len() < 2 {
            return Vec::new();
        }
        let without = |index: usize| {
            let mut rest = self.clone();
            let dropped = rest.conjuncts.remove(index);
            (dropped.text, rest)
        };
        (0..self.conjuncts.len()).map(without).collect()
    }

    /// Whether an item that is known to [`Filter::stages`] fits, by the closures.
    ///
    /// # Errors
    /// The filter has no value for the item; the reason in words.
    pub fn fits(&self, item: &I) -> Result<bool, String> {
        let mut fault = false;
        for part in &self.conjuncts {
            match part.verdict(item, usize::MAX) {
                Verdict::No | Verdict::Maybe => return Ok(false),
                Verdict::Fault => fault = true,
                Verdict::Yes => {}
            }
        }
        if fault { self.by_cel(item) } else { Ok(true) }
    }

    /// The same by CEL alone, without the closures.
    ///
    /// # Errors
    /// The filter has no value for the item; the reason in words.
    pub fn by_cel(&self, item: &I) -> Result<bool, String> {
        self.whole.value(item)
    }
}

/// A condition that adds to the score of a hit.
#[derive(Clone)]
pub struct Scored<I> {
    /// The condition.
    pub filter: Filter<I>,
    /// What it adds.
    pub score: i64,
}

/// The sides of the outermost `&&`s.
fn split<'e>(expr: &'e Expression, parts: &mut Vec<&'e Expression>) {
    match &expr.expr {
        Expr::Call(CallExpr { func_name, args, .. }) if func_name == operators::LOGICAL_AND => {
            for side in args {
                split(side, parts);
            }
        }
        _ => parts.push(expr),
    }
}

/// Bytes from the first to the last letter of an expression and everything in it.
fn whole_span<I: Clone + 'static>(checker: &Checker<'_, I>, expr: &Expression) -> Range<usize> {
    fn visit<I: Clone + 'static>(
        checker: &Checker<'_, I>,
        expr: &Expression,
        span: &mut Option<Range<usize>>,
    ) {
        if checker.source.offset_for(expr.id).is_some() {
            let own = checker.span(expr.id);
            *span = Some(span.take().map_or(own.clone(), |s| s.start.min(own.start)..s.end.max(own.end)));
        }
        match &expr.expr {
            Expr::Call(call) => {
                call.target.iter().for_each(|part| visit(checker, part, span));
                call.args.iter().for_each(|part| visit(checker, part, span));
            }
            Expr::Select(select) => visit(checker, &select.operand, span),
            Expr::List(list) => list.elements.iter().for_each(|part| visit(checker, part, span)),
            Expr::Comprehension(inner) => {
                visit(checker, &inner.iter_range, span);
                visit(checker, &inner.loop_step, span);
            }
            _ => {}
        }
    }
    let mut span = None;
    visit(checker, expr, &mut span);
    let mut span = span.unwrap_or(0..checker.text.len());
    // Closing brackets belong to no node.
    while let Some(rest) = checker.text.get(span.end..) {
        let inside = &checker.text[span.start..span.end];
        let open = inside.matches(['(', '[']).count() as i64 - inside.matches([')', ']']).count() as i64;
        let trimmed = rest.trim_start();
        if open > 0 && trimmed.starts_with([')', ']']) {
            span.end += rest.len() - trimmed.len() + 1;
        } else {
            break;
        }
    }
    span
}

fn has_cel<I>(node: &Node<I>) -> bool {
    match node {
        Node::Cel(_) => true,
        Node::Not(inner) => has_cel(inner),
        Node::All(parts) | Node::Any(parts) => parts.iter().any(has_cel),
        _ => false,
    }
}

/// Why a condition can never hold.
fn because<I>(node: &Node<I>) -> String {
    match node {
        Node::Test { read, .. } => format!(": {} is {}..={}", read.path, read.range.0, read.range.1),
        Node::Records { length, body, .. } => match &**body {
            Node::Test { .. } => because(body),
            _ => format!(" for any of {}", length.path),
        },
        _ => String::new(),
    }
}

/// Two conditions on one column may leave nothing between them.
fn contradictions<I>(conjuncts: &[Conjunct<I>]) -> Result<(), Error> {
    for (index, one) in conjuncts.iter().enumerate() {
        let Node::Test { read: a, test: Test::Between { low, high, inside: true }, .. } = &one.node else {
            continue;
        };
        for other in &conjuncts[..index] {
            let Node::Test { read: b, test: Test::Between { low: l, high: h, inside: true }, .. } =
                &other.node
            else {
                continue;
            };
            if a.path == b.path && low.max(l) > high.min(h) {
                let sentence = format!(
                    "filter: {} and {} can never hold together: expected conditions on {} that overlap",
                    other.text, one.text, a.path
                );
                return Err(Error::filter(sentence, 0..0));
            }
        }
    }
    Ok(())
}

/// A byte by line (from 1) and column (from 0, in letters).
fn byte_at(text: &str, line: isize, column: isize) -> Range<usize> {
    let start: usize = text.split_inclusive('\n').take(line.max(1) as usize - 1).map(str::len).sum();
    let rest = &text[start..];
    let at = rest.char_indices().nth(column.max(0) as usize).map_or(text.len(), |(at, _)| start + at);
    at..at
}

/// The parser's words without its token names.
fn plain(message: &str) -> String {
    let message = message.lines().next().unwrap_or_default();
    let message = message.strip_prefix("Syntax error: ").unwrap_or(message);
    let short = message.split(" expecting").next().unwrap_or(message);
    check::cut(&short.replace("'<EOF>'", "the end").replace("<EOF>", "the end"))
}
