fn main() {
    let read = || schemars::generate::SchemaSettings::draft2020_12().into_generator();
    let written = || schemars::generate::SchemaSettings::draft2020_12().for_serialize().into_generator();
    println!("{}", serde_json::json!({
        "query": read().into_root_schema_for::<antre::Query>(),
        "detail": read().into_root_schema_for::<antre::Detail>(),
        "answer": written().into_root_schema_for::<antre::Answer>(),
    }));
}
