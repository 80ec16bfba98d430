//! The API's description, made from the types that it takes and gives.

use std::sync::OnceLock;

use antre::form::{Field, FieldKind, Form, detail_fields, forms};
use antre::search::{ColumnInfo, Hit, Outlook, Part, SpaceName};
use antre::{Lang, Refusal, Reply};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::Limits;
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
    let ask = generator.subschema_for::<Ask>().to_value();
    let reply = generator.subschema_for::<Reply>().to_value();
    let form = generator.subschema_for::<Vec<Form>>().to_value();
    let columns = generator.subschema_for::<Vec<ColumnInfo>>().to_value();
    let outlook = generator.subschema_for::<Outlook>().to_value();
    // What the events of a search hold; no response refers to them, so they are named in words.
    for event in [generator.subschema_for::<Vec<Hit>>(), generator.subschema_for::<Part>()] {
        drop(event);
    }
    let problem = generator.subschema_for::<Refusal>().to_value();
    let schemas = generator.take_definitions(true);
    let refused = Refused(json(&problem));
    let mut answer = json(&reply);
    answer["text/plain"] = json!({ "schema": { "type": "string" } });
    answer["image/svg+xml"] = json!({ "schema": { "type": "string" } });
    let answers =
        refused.beside("The answer, in the form that was asked for.", &answer, &[400, 403, 408, 429]);
    let mut posted = answers.clone();
    for status in [413, 415] {
        posted[status.to_string()] = refused.response(status);
    }
    let mut paths = Map::new();
    paths.insert(
        "/api/v1/ask".into(),
        json!({ "post": {
            "operationId": "ask",
            "summary": "Answers any question.",
            "requestBody": { "required": true, "content": json(&ask) },
            "responses": posted,
        }}),
    );
    for form in forms() {
        paths.insert(format!("/api/v1/{}/{}", form.system, form.verb), path(form, &answers, &posted));
    }
    for (address, summary, parameters, content, refusals) in [
        (
            "search",
            "A search over a whole space, as events while it runs: outlook (Outlook), hits (a list of Hit), \
          progress (done, of, hits), then done (Part) or problem (Refusal). Closing the connection ends it.",
            searched(true),
            json!({ "text/event-stream": { "schema": { "type": "string" } } }),
            &[400, 403, 429][..],
        ),
        (
            "search/outlook",
            "What a search will cost and find.",
            searched(false),
            json(&outlook),
            &[400, 403, 429],
        ),
        (
            "search/columns",
            "What the condition of a search can name.",
            searched(false),
            json(&columns),
            &[400, 403],
        ),
        ("forms.json", "Every question with what it takes.", json!([]), json(&form), &[403]),
        ("openapi.json", "This description.", json!([]), json(&json!({ "type": "object" })), &[403]),
        ("words/{lang}.json", "The page's own words.", json!([language()]), json(&words()), &[400, 403, 404]),
    ] {
        let operation = address.replace(['/', '.', '{', '}'], "-");
        paths.insert(
            format!("/api/v1/{address}"),
            json!({ "get": {
                "operationId": operation,
                "summary": summary,
                "parameters": parameters,
                "responses": refused.beside("What was asked for.", &content, refusals),
            }}),
        );
    }
    for (address, summary) in
        [("/healthz", "It is there."), ("/metrics", "Counts, as Prometheus reads them.")]
    {
        let content = json!({ "text/plain": { "schema": { "type": "string" } } });
        paths.insert(
            address.into(),
            json!({ "get": {
                "operationId": &address[1..],
                "summary": summary,
                "responses": refused.beside(summary, &content, &[403]),
            }}),
        );
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Antre",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Exact mechanics of dungeon crawlers: one question in, one answer out. Answers and files have \
                an ETag; a request that names it gets 304. Every refusal is one sentence.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn json(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// The refusals, all of one form.
struct Refused(Value);

impl Refused {
    fn response(&self, status: u16) -> Value {
        let told = match status {
            403 => "A page of another site asks.",
            404 => "Nothing of that name.",
            408 => "It takes too long.",
            413 => "The body is too large.",
            415 => "The body is no JSON.",
            429 => "Every place is taken.",
            _ => "What is wrong with the question, in one sentence.",
        };
        let mut response = json!({ "description": told, "content": self.0 });
        if status == 429 {
            response["headers"] =
                json!({ "Retry-After": { "schema": { "type": "integer" }, "description": "Seconds." } });
        }
        response
    }

    /// A good answer, and these refusals beside it.
    fn beside(&self, told: &str, content: &Value, statuses: &[u16]) -> Value {
        let mut responses = json!({ "200": { "description": told, "content": content } });
        // Whoever names the machine wrongly is at the wrong place, whatever was asked.
        for status in statuses.iter().chain(&[421]) {
            responses[status.to_string()] = self.response(*status);
        }
        responses
    }
}

/// What a search takes, and a running one besides.
fn searched(running: bool) -> Value {
    let text = |name: &str, told: &str, schema: Value| json!({ "name": name, "in": "query", "description": told, "schema": schema });
    let names = SpaceName::ALL.map(SpaceName::name);
    let codes = Lang::ALL.map(Lang::code);
    let mut list = vec![
        text("space", "What is searched.", json!({ "type": "string", "enum": names, "default": "maps" })),
        text("condition", "Condition in CEL over the columns of the space.", json!({ "type": "string" })),
        text("japanese", "The Japanese release.", json!({ "type": "boolean", "default": false })),
        text("columns", "Columns beside each hit, by comma.", json!({ "type": "string" })),
        text(
            "lang",
            "Language of the sentences.",
            json!({ "type": "string", "enum": codes, "default": "en" }),
        ),
    ];
    if running {
        let most = Limits::default().hits;
        list.push(text("limit", "Most hits.", json!({ "type": "integer", "minimum": 1, "maximum": most })));
        let positions = json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX });
        list.push(text("from", "Position to go on from.", positions));
    }
    list.into()
}

fn language() -> Value {
    let schema = json!({ "type": "string", "enum": Lang::ALL.map(Lang::code) });
    json!({ "name": "lang", "in": "path", "required": true, "schema": schema })
}

fn words() -> Value {
    json!({ "type": "object", "additionalProperties": { "type": "string" } })
}

fn path(form: &Form, answers: &Value, posted: &Value) -> Value {
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
    let properties: Map<String, Value> = parameters
        .iter()
        .filter_map(|one| Some((one.get("name")?.as_str()?.to_owned(), json!({ "type": "string" }))))
        .collect();
    let id = format!("{}-{}", form.system, form.verb);
    json!({
        "get": {
            "operationId": id,
            "tags": [form.system],
            "summary": form.told,
            "parameters": parameters,
            "responses": answers,
        },
        "post": {
            "operationId": format!("{id}-posted"),
            "tags": [form.system],
            "summary": format!("{} For values that are too long for an address.", form.told),
            "requestBody": { "content": { "application/x-www-form-urlencoded": {
                "schema": { "type": "object", "properties": properties },
            }}},
            "responses": posted,
        },
    })
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
