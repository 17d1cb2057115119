@testable import App

/// What the description of a service (OpenAPI 3.1) promises to programs, as sentences that can be compared.
struct APIPromises {
    /// Something without which a request is refused.
    struct Need: Hashable {
        /// The operation, or the object in a body.
        let place: String
        let name: String
    }

    /// What programs may rely on.
    private(set) var given: Set<String> = []
    /// What programs have to send.
    private(set) var needed: Set<Need> = []

    private enum Direction: String { case sent, answered }

    private let document: JSONValue
    /// The named schemas that were seen, with the direction in which they go.
    private var visited: Set<String> = []

    init(_ document: JSONValue) {
        self.document = document
        for (path, methods) in Self.members(document["paths"]) {
            for (method, operation) in Self.members(methods) { add(operation, method.uppercased() + " " + path) }
        }
    }

    /// A sentence for each promise of an earlier description that this one does not keep.
    func complaints(against earlier: APIPromises) -> [String] {
        let gone = earlier.given.subtracting(given).map { "gone: \($0)" }
        let added = needed.subtracting(earlier.needed).filter { earlier.given.contains($0.place) }
        return gone.sorted() + added.map { "newly needed: \($0.place) \($0.name)" }.sorted()
    }

    // MARK: - Operations

    private mutating func add(_ operation: JSONValue, _ place: String) {
        given.insert(place)
        given.insert("\(place) is \(operation["operationId"]?.text ?? "nameless")")
        addWays(operation["security"]?.list ?? [], place)
        for parameter in operation["parameters"]?.list ?? [] {
            let name = "\(parameter["in"]?.text ?? "") \(parameter["name"]?.text ?? "")"
            given.insert("\(place) takes \(name): \(type(parameter["schema"]))")
            if parameter["required"] == .flag(true) { needed.insert(Need(place: place, name: name)) }
        }
        let body = operation["requestBody"]
        if body?["required"] == .flag(true) { needed.insert(Need(place: place, name: "body")) }
        add(body?["content"], .sent, place)
        for (status, response) in Self.members(operation["responses"]) {
            let response = resolved(response)
            given.insert("\(place) answers \(status)")
            for (header, _) in Self.members(response["headers"]) { given.insert("\(place) answers \(status) with \(header)") }
            add(response["content"], .answered, "\(place) \(status)")
        }
    }

    private mutating func addWays(_ ways: [JSONValue], _ place: String) {
        if ways.isEmpty { given.insert("\(place) opens to everybody") }
        for (scheme, scopes) in ways.flatMap({ Self.members($0) }) {
            let names = scopes.list?.compactMap(\.text).sorted().joined(separator: " ") ?? ""
            given.insert("\(place) opens by \(scheme) [\(names)]")
        }
    }

    private mutating func add(_ content: JSONValue?, _ direction: Direction, _ place: String) {
        for (kind, content) in Self.members(content) {
            given.insert("\(place) \(direction.rawValue) as \(kind): \(type(content["schema"]))")
            walk(content["schema"], direction, "\(place) \(kind)")
        }
    }

    // MARK: - Values

    private mutating func walk(_ schema: JSONValue?, _ direction: Direction, _ place: String) {
        guard let schema else { return }
        if let name = Self.name(schema) {
            let place = "\(name) \(direction.rawValue)"
            if visited.insert(place).inserted { walk(resolved(schema), direction, place) }
            return
        }
        given.insert(place)
        for choice in schema["oneOf"]?.list ?? [] {
            given.insert("\(place) may be \(type(choice))")
            walk(choice, direction, place)
        }
        for value in schema["enum"]?.list ?? [] { given.insert("\(place) may be \(value)") }
        walk(schema["items"], direction, place + "/*")
        for (name, property) in Self.members(schema["properties"]) {
            given.insert("\(place)/\(name): \(type(property))")
            walk(property, direction, "\(place)/\(name)")
        }
        for name in schema["required"]?.list?.compactMap(\.text) ?? [] {
            switch direction {
            case .sent: needed.insert(Need(place: place, name: name))
            case .answered: given.insert("\(place)/\(name) is always there")
            }
        }
    }

    private func type(_ schema: JSONValue?) -> String {
        guard let schema else { return "anything" }
        if let name = Self.name(schema) { return name }
        if let constant = schema["const"] { return "\(constant)" }
        let names = schema["type"]?.text.map { [$0] } ?? schema["type"]?.list?.compactMap(\.text) ?? ["anything"]
        let format = schema["format"]?.text.map { " (\($0))" } ?? ""
        let items = schema["items"].map { " of \(type($0))" } ?? ""
        return names.sorted().joined(separator: " or ") + format + items
    }

    /// What a reference leads to; anything else is what it is.
    private func resolved(_ value: JSONValue) -> JSONValue {
        guard let path = value["$ref"]?.text else { return value }
        return path.split(separator: "/").dropFirst().reduce(document) { $0[String($1)] ?? .null }
    }

    /// The name of a schema that is referred to.
    private static func name(_ schema: JSONValue) -> String? {
        schema["$ref"]?.text?.split(separator: "/").last.map { String($0) }
    }

    private static func members(_ value: JSONValue?) -> [(key: String, value: JSONValue)] {
        guard case .object(let fields)? = value else { return [] }
        return fields.sorted { $0.key < $1.key }
    }
}
