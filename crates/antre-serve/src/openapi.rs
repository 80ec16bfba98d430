//! The API's description, made from the types that it takes and gives.

use std::sync::OnceLock;

use antre::form::{Field, FieldKind, Form, detail_fields, forms};
use antre::{Refusal, Reply};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::ask::Ask;

/// The description as JSON text.
pub(crate) fn text() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| serde_json::to_string(&document()).unwrap_or_default())
}

fn document() -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = settings.into_generator();
    let ask = generator.subschema_for::<Ask>();
    let reply = generator.subschema_for::<Reply>();
    let problem = generator.subschema_for::<Refusal>();
    let schemas = generator.take_definitions(true);
    let content = |schema: &Value| json!({ "application/json": { "schema": schema } });
    let (reply, problem) = (reply.to_value(), problem.to_value());
    let responses = json!({
        "200": { "description": "The answer.", "content": content(&reply) },
        "400": { "description": "What is wrong with the question, in one sentence.", "content": content(&problem) },
        "413": { "description": "The body is too large.", "content": content(&problem) },
        "429": {
            "description": "Every place is taken.",
            "headers": { "Retry-After": { "schema": { "type": "integer" }, "description": "Seconds." } },
            "content": content(&problem),
        },
    });
    let mut paths = Map::new();
    paths.insert(
        "/api/v1/ask".into(),
        json!({ "post": {
            "operationId": "ask",
            "summary": "Answers any question.",
            "requestBody": { "required": true, "content": content(&ask.to_value()) },
            "responses": responses,
        }}),
    );
    for form in forms() {
        paths.insert(format!("/api/v1/{}/{}", form.system, form.verb), path(form, &responses));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Antre",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Exact mechanics of dungeon crawlers: one question in, one answer out.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn path(form: &Form, responses: &Value) -> Value {
    let own = form.fields.iter();
    let mut parameters: Vec<Value> = own.chain(detail_fields()).map(parameter).collect();
    parameters.push(json!({
        "name": "format", "in": "query", "description": "Form of the answer.",
        "schema": { "type": "string", "enum": ["json", "text", "svg"], "default": "json" },
    }));
    parameters.push(json!({
        "name": "narrow", "in": "query", "description": "Draw for a phone's width.",
        "schema": { "type": "boolean", "default": false },
    }));
    json!({ "get": {
        "operationId": format!("{}-{}", form.system, form.verb),
        "tags": [form.system],
        "summary": form.told,
        "parameters": parameters,
        "responses": responses,
    }})
}

fn parameter(field: &Field) -> Value {
    let mut schema = match field.kind {
        FieldKind::Integer => json!({ "type": "integer" }),
        FieldKind::Number => json!({ "type": "number" }),
        FieldKind::Flag => json!({ "type": "boolean" }),
        FieldKind::Text => json!({ "type": "string" }),
    };
    if !field.choices.is_empty() {
        schema["enum"] = field.choices.iter().map(|choice| choice.value.as_str()).collect();
    }
    if field.many {
        schema = json!({ "type": "array", "items": schema });
    }
    if !field.default.is_null() {
        schema["default"] = field.default.clone();
    }
    let mut parameter = json!({
        "name": field.name, "in": "query", "description": field.told, "required": field.required, "schema": schema,
    });
    if field.many {
        parameter["style"] = "form".into();
        parameter["explode"] = false.into();
    }
    parameter
}
