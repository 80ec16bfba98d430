//! Types and names, checked over CEL's syntax tree before anything runs: CEL itself tells of them only item by item.

use std::ops::Range;

use cel::common::ast::{CallExpr, ComprehensionExpr, EntryExpr, Expr, LiteralValue, SourceInfo, operators};
use cel::parser::Expression;

use super::cel_side::read_pattern;
use crate::column::nearest;
use crate::{Error, Kind, Schema};

/// What an expression gives.
#[derive(Clone)]
pub(super) enum Type<'s, I> {
    Bool,
    Int,
    Double,
    /// A text; of a closed list of words, if there is one.
    Text(Option<&'s [String]>),
    Record(&'s Schema<I>),
    List(Box<Self>),
    /// Not known before it runs: an element of `[]`.
    Any,
}

impl<I> Type<'_, I> {
    fn word(&self) -> &'static str {
        match self {
            Self::Bool => "a condition",
            Self::Int => "a whole number",
            Self::Double => "a number",
            Self::Text(_) => "a text",
            Self::Record(_) => "a record",
            Self::List(_) => "a list",
            Self::Any => "anything",
        }
    }

    fn is_number(&self) -> bool {
        matches!(self, Self::Int | Self::Double | Self::Any)
    }

    fn same_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Any, _) | (_, Self::Any) => true,
            (Self::List(a), Self::List(b)) => a.same_kind(b),
            (a, b) if a.is_number() && b.is_number() => true,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }
}

/// Functions that filters may call, with what they are called on.
const FUNCTIONS: [&str; 9] =
    ["size", "startsWith", "endsWith", "contains", "matches", "int", "double", "string", "has"];
/// Macros that CEL expands itself.
const MACROS: [&str; 5] = ["exists", "all", "exists_one", "map", "filter"];

pub(super) struct Checker<'s, I> {
    pub(super) schema: &'s Schema<I>,
    pub(super) source: &'s SourceInfo,
    pub(super) text: &'s str,
    /// The byte at which each letter of the text begins: the parser counts letters.
    pub(super) letters: Vec<usize>,
    /// Variables of the macros around, the innermost last.
    pub(super) scope: Vec<(String, Type<'s, I>)>,
}

impl<'s, I: Clone + 'static> Checker<'s, I> {
    /// Bytes of an expression.
    pub(super) fn span(&self, id: u64) -> Range<usize> {
        let byte = |letter: u32| self.letters.get(letter as usize).copied().unwrap_or(self.text.len());
        match self.source.offset_for(id) {
            Some((start, stop)) => byte(start)..byte(stop.saturating_add(1)).max(byte(start)),
            None => 0..self.text.len(),
        }
    }

    fn wrong(&self, expr: &Expression, sentence: impl Into<String>) -> Error {
        Error::filter(sentence, self.span(expr.id))
    }

    fn expect(
        &mut self,
        expr: &Expression,
        what: &str,
        fits: impl Fn(&Type<'s, I>) -> bool,
    ) -> Result<Type<'s, I>, Error> {
        let found = self.of(expr)?;
        if fits(&found) || matches!(found, Type::Any) {
            return Ok(found);
        }
        let shown = self.text.get(self.span(expr.id)).unwrap_or_default();
        let sentence = format!("filter: {} here (\"{}\"): expected {what}", found.word(), cut(shown));
        Err(self.wrong(expr, sentence))
    }

    pub(super) fn condition(&mut self, expr: &Expression) -> Result<(), Error> {
        self.expect(expr, "a condition, such as level >= 50", |found| matches!(found, Type::Bool)).map(drop)
    }

    /// What an expression gives.
    pub(super) fn of(&mut self, expr: &Expression) -> Result<Type<'s, I>, Error> {
        match &expr.expr {
            Expr::Literal(literal) => match literal {
                LiteralValue::Boolean(_) => Ok(Type::Bool),
                LiteralValue::Int(_) => Ok(Type::Int),
                LiteralValue::Double(_) => Ok(Type::Double),
                LiteralValue::String(_) => Ok(Type::Text(None)),
                LiteralValue::UInt(_) => {
                    Err(self.wrong(expr, "filter: a number with u: expected it without, such as 3"))
                }
                LiteralValue::Bytes(_) => {
                    Err(self.wrong(expr, "filter: bytes: expected a text, such as \"ruins\""))
                }
                LiteralValue::Null => Err(self.wrong(
                    expr,
                    "filter: null: expected a number, a text or a condition; nothing is ever missing",
                )),
            },
            Expr::Ident(name) => self.name(expr, name),
            Expr::Select(select) => {
                let record = self.of(&select.operand)?;
                match record {
                    Type::Any => Ok(Type::Any),
                    Type::Record(schema) => {
                        let found = schema.column(&select.field).map(|column| of_kind(&column.kind));
                        let Some(found) = found else {
                            return Err(self.unknown(expr, "column", &select.field, &names(schema)));
                        };
                        Ok(if select.test { Type::Bool } else { found })
                    }
                    other => {
                        let sentence = format!(
                            "filter: .{} of {}: expected a record before the point",
                            select.field,
                            other.word()
                        );
                        Err(self.wrong(expr, sentence))
                    }
                }
            }
            Expr::List(list) => {
                let mut element = Type::Any;
                for value in &list.elements {
                    let found = self.of(value)?;
                    if !found.same_kind(&element) {
                        let sentence = format!(
                            "filter: {} in a list of {}: expected one kind",
                            found.word(),
                            element.word()
                        );
                        return Err(self.wrong(value, sentence));
                    }
                    element = found;
                }
                Ok(Type::List(Box::new(element)))
            }
            Expr::Call(call) => self.call(expr, call),
            Expr::Comprehension(inner) => self.comprehension(inner),
            Expr::Map(map) => {
                for entry in &map.entries {
                    if let EntryExpr::MapEntry(entry) = &entry.expr {
                        self.of(&entry.key)?;
                        self.of(&entry.value)?;
                    }
                }
                Ok(Type::Any)
            }
            Expr::Struct(_) | Expr::Unspecified => {
                Err(self.wrong(expr, "filter: a message: expected a condition over the columns"))
            }
        }
    }

    fn name(&self, expr: &Expression, name: &str) -> Result<Type<'s, I>, Error> {
        if let Some((_, found)) = self.scope.iter().rev().find(|(variable, _)| variable == name) {
            return Ok(found.clone());
        }
        if let Some(column) = self.schema.column(name) {
            return Ok(of_kind(&column.kind));
        }
        let mut known = names(self.schema);
        let variables = self.scope.iter().map(|(variable, _)| variable.as_str());
        known.extend(variables.filter(|name| !name.starts_with('@')));
        Err(self.unknown(expr, "column", name, &known))
    }

    fn unknown(&self, expr: &Expression, what: &str, name: &str, known: &[&str]) -> Error {
        let hint = match nearest(name, known.iter().copied()) {
            Some(nearest) => format!("; perhaps {nearest}"),
            None => String::new(),
        };
        let sentence =
            format!("filter: {what} \"{}\": expected one of {}{hint}", cut(name), known.join(", "));
        self.wrong(expr, sentence)
    }

    fn comprehension(&mut self, inner: &ComprehensionExpr) -> Result<Type<'s, I>, Error> {
        let list =
            self.expect(&inner.iter_range, "a list, such as floors", |found| matches!(found, Type::List(_)))?;
        let element = match list {
            Type::List(element) => *element,
            _ => Type::Any,
        };
        let start = self.of(&inner.accu_init)?;
        let depth = self.scope.len();
        self.scope.push((inner.iter_var.clone(), element.clone()));
        if let Some(second) = &inner.iter_var2 {
            self.scope.push((second.clone(), element));
        }
        self.scope.push((inner.accu_var.clone(), start));
        let step = self.of(&inner.loop_step)?;
        self.scope.push((inner.accu_var.clone(), step));
        let result = self.of(&inner.result);
        self.scope.truncate(depth);
        result
    }

    fn call(&mut self, expr: &Expression, call: &CallExpr) -> Result<Type<'s, I>, Error> {
        let name = call.func_name.as_str();
        match (name, call.args.as_slice()) {
            (operators::LOGICAL_AND | operators::LOGICAL_OR, [left, right]) => {
                self.condition(left)?;
                self.condition(right)?;
                Ok(Type::Bool)
            }
            (operators::LOGICAL_NOT, [inner]) => self.condition(inner).map(|()| Type::Bool),
            (operators::NOT_STRICTLY_FALSE, [_]) => Ok(Type::Bool),
            (operators::CONDITIONAL, [condition, yes, no]) => {
                self.condition(condition)?;
                let (yes, other) = (self.of(yes)?, self.of(no)?);
                if yes.same_kind(&other) {
                    Ok(yes)
                } else {
                    let sentence = format!(
                        "filter: {} or {}: expected one kind on both sides of the colon",
                        yes.word(),
                        other.word()
                    );
                    Err(self.wrong(no, sentence))
                }
            }
            (operators::EQUALS | operators::NOT_EQUALS, [left, right]) => {
                let (a, b) = self.comparison(expr, left, right)?;
                self.known_word(&a, left, right)?;
                self.known_word(&b, right, left)?;
                Ok(Type::Bool)
            }
            (
                operators::GREATER | operators::GREATER_EQUALS | operators::LESS | operators::LESS_EQUALS,
                [left, right],
            ) => {
                let (found, _) = self.comparison(expr, left, right)?;
                if matches!(found, Type::Bool | Type::Record(_) | Type::List(_)) {
                    return Err(
                        self.wrong(expr, "filter: only numbers and texts have an order: expected == or !=")
                    );
                }
                Ok(Type::Bool)
            }
            (operators::IN, [element, list]) => {
                let element_type = self.of(element)?;
                let list_type =
                    self.expect(list, "a list, such as [1, 2]", |found| matches!(found, Type::List(_)))?;
                if let Type::List(inner) = &list_type
                    && !inner.same_kind(&element_type)
                {
                    let sentence = format!(
                        "filter: {} in a list of {}: expected one kind",
                        element_type.word(),
                        inner.word()
                    );
                    return Err(self.wrong(expr, sentence));
                }
                if let Expr::List(list) = &list.expr {
                    for value in &list.elements {
                        self.known_word(&element_type, element, value)?;
                    }
                }
                Ok(Type::Bool)
            }
            (operators::ADD, [left, right]) => {
                let (a, b) = (self.of(left)?, self.of(right)?);
                match (&a, &b) {
                    (Type::Text(_), Type::Text(_)) => Ok(Type::Text(None)),
                    (Type::List(inner), Type::List(other)) => {
                        Ok(Type::List(if matches!(**inner, Type::Any) {
                            other.clone()
                        } else {
                            inner.clone()
                        }))
                    }
                    _ => self.arithmetic(left, right),
                }
            }
            (
                operators::SUBSTRACT | operators::MULTIPLY | operators::DIVIDE | operators::MODULO,
                [left, right],
            ) => self.arithmetic(left, right),
            (operators::NEGATE, [inner]) => self.expect(inner, "a number", Type::is_number),
            (operators::INDEX, [list, index]) => {
                let found = self.expect(list, "a list", |found| matches!(found, Type::List(_)))?;
                self.expect(index, "a whole number", |found| matches!(found, Type::Int))?;
                Ok(if let Type::List(element) = found { *element } else { Type::Any })
            }
            _ => self.function(expr, call),
        }
    }

    fn comparison(
        &mut self,
        expr: &Expression,
        left: &Expression,
        right: &Expression,
    ) -> Result<(Type<'s, I>, Type<'s, I>), Error> {
        let (a, b) = (self.of(left)?, self.of(right)?);
        if a.same_kind(&b) {
            return Ok((a, b));
        }
        let sentence =
            format!("filter: {} compared with {}: expected the same kind on both sides", a.word(), b.word());
        Err(self.wrong(expr, sentence))
    }

    fn arithmetic(&mut self, left: &Expression, right: &Expression) -> Result<Type<'s, I>, Error> {
        let a = self.expect(left, "a number", Type::is_number)?;
        let b = self.expect(right, "a number", Type::is_number)?;
        if std::mem::discriminant(&a) == std::mem::discriminant(&b)
            || matches!(a, Type::Any)
            || matches!(b, Type::Any)
        {
            return Ok(a);
        }
        let sentence = "filter: a whole number and a number with a point: expected one kind; double(x) turns one into the other";
        Err(self.wrong(right, sentence))
    }

    /// A text that a closed list of words does not have can never be equal: the condition is refused.
    fn known_word(
        &self,
        found: &Type<'s, I>,
        column: &Expression,
        literal: &Expression,
    ) -> Result<(), Error> {
        let (Type::Text(Some(words)), Expr::Literal(LiteralValue::String(text))) = (found, &literal.expr)
        else {
            return Ok(());
        };
        let text = text.inner();
        if words.iter().any(|word| word == text) {
            return Ok(());
        }
        let shown = self.text.get(self.span(column.id)).unwrap_or("it");
        let hint = match nearest(text, words.iter().map(String::as_str)) {
            Some(nearest) => format!("; perhaps \"{nearest}\""),
            None if words.len() <= 16 => format!("; it is one of {}", quoted(words)),
            None => String::new(),
        };
        let sentence = format!("filter: {} is never \"{}\"{hint}", cut(shown), cut(text));
        Err(self.wrong(literal, sentence))
    }

    fn function(&mut self, expr: &Expression, call: &CallExpr) -> Result<Type<'s, I>, Error> {
        let name = call.func_name.as_str();
        let all: Vec<&Expression> = call.target.as_deref().into_iter().chain(&call.args).collect();
        let of = match name {
            "startsWith" | "endsWith" | "contains" | "matches" => 2,
            "size" | "int" | "double" | "string" => 1,
            _ => {
                let known: Vec<&str> = FUNCTIONS.iter().chain(&MACROS).copied().collect();
                return Err(self.unknown(expr, "function", name, &known));
            }
        };
        if all.len() != of || (of == 2 && call.target.is_none()) {
            let form = if of == 2 { format!("text.{name}(\"part\")") } else { format!("{name}(value)") };
            return Err(
                self.wrong(expr, format!("filter: {name} with {} values: expected {form}", all.len()))
            );
        }
        match name {
            "size" => {
                self.expect(all[0], "a list or a text", |found| {
                    matches!(found, Type::List(_) | Type::Text(_))
                })?;
                Ok(Type::Int)
            }
            "startsWith" | "endsWith" | "contains" | "matches" => {
                for argument in &all {
                    self.expect(argument, "a text", |found| matches!(found, Type::Text(_)))?;
                }
                // A pattern that is put together item by item is only known then.
                if let ("matches", Expr::Literal(LiteralValue::String(pattern))) = (name, &all[1].expr)
                    && let Err(why) = read_pattern(pattern.inner())
                {
                    return Err(self.wrong(all[1], format!("filter: {why}")));
                }
                Ok(Type::Bool)
            }
            _ => {
                self.expect(all[0], "a number or a text", |found| {
                    found.is_number() || matches!(found, Type::Text(_))
                })?;
                Ok(match name {
                    "int" => Type::Int,
                    "double" => Type::Double,
                    _ => Type::Text(None),
                })
            }
        }
    }
}

pub(super) fn of_kind<I>(kind: &Kind<I>) -> Type<'_, I> {
    match kind {
        Kind::Int { .. } => Type::Int,
        Kind::Bool => Type::Bool,
        Kind::Word(words) => Type::Text(Some(words)),
        Kind::Text => Type::Text(None),
        Kind::Record(schema) => Type::Record(schema),
        Kind::List(schema) => Type::List(Box::new(Type::Record(schema))),
    }
}

fn names<I>(schema: &Schema<I>) -> Vec<&str> {
    schema.columns.iter().map(|column| column.name.as_str()).collect()
}

fn quoted(words: &[String]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}

/// At most so much of a text that an error stays one line.
pub(super) fn cut(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() <= 48 { line.into() } else { line.chars().take(47).chain(['…']).collect() }
}
