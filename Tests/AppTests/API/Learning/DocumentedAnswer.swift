import Testing

@testable import App

/// A value held against a schema of the description of the service, as far as that uses JSON Schema.
struct DocumentedSchema {
    let document: JSONValue

    /// A sentence for each place where a value is not as described.
    func complaints(_ value: JSONValue, as schema: JSONValue, at place: String = "") -> [String] {
        if let name = schema["$ref"]?.text?.split(separator: "/").last {
            guard let named = document["components"]?["schemas"]?[String(name)] else { return ["\(place): no \(name)"] }
            return complaints(value, as: named, at: place)
        }
        if let choices = schema["oneOf"]?.list {
            let fitting = choices.filter { complaints(value, as: $0, at: place).isEmpty }
            return fitting.count == 1 ? [] : ["\(place): fits \(fitting.count) of \(choices.count)"]
        }
        if let constant = schema["const"] { return value == constant ? [] : ["\(place): not \(constant)"] }
        if let names = schema["enum"]?.list, !names.contains(value) { return ["\(place): \(value) is not listed"] }
        switch (schema["type"]?.text, value) {
        case ("object", .object(let fields)): return members(fields, schema, place)
        case ("array", .list(let values)):
            let element = schema["items"] ?? .object([:])
            return values.enumerated().flatMap { complaints($0.element, as: element, at: "\(place)/\($0.offset)") }
        case ("string", .text), ("boolean", .flag), ("integer", .integer), ("number", .integer), ("number", .decimal),
            ("number", .otherNumber), (nil, _):
            return []
        default: return ["\(place): \(value) is not of the type"]
        }
    }

    private func members(_ fields: [String: JSONValue], _ schema: JSONValue, _ place: String) -> [String] {
        guard case .object(let properties)? = schema["properties"] else { return [] }
        let required = schema["required"]?.list?.compactMap(\.text) ?? []
        let missing = required.filter { fields[$0] == nil }.map { "\(place)/\($0) is missing" }
        return missing
            + fields.sorted { $0.key < $1.key }.flatMap { name, value in
                properties[name].map { complaints(value, as: $0, at: place + "/" + name) } ?? [
                    "\(place)/\(name) is not described"
                ]
            }
    }
}
