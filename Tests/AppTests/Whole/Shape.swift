/// The fields of a page, as its samples show them: what `Mirror` sees of several values laid over each other.
struct Shape {
    enum Kind: Equatable {
        /// Only nil, or an empty list, was seen.
        case unknown
        /// Text or a whole number: can be printed.
        case printable
        case bool
        case record
        case list
        /// Anything else: a template can do nothing with it.
        case other
    }

    var kind = Kind.unknown
    /// The name of the type of a record.
    var type = ""
    var isOptional = false
    /// Of a record.
    var fields: [String: Shape] = [:]
    /// Of a list; holds one shape, or none yet.
    var element: [Shape] = []

    init(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            if let some = mirror.children.first { self = Shape(some.value) }
            isOptional = true
        case .collection:
            kind = .list
            element = mirror.children.map { Shape($0.value) }.reduce(into: []) { all, next in
                all = [all.first?.merged(next) ?? next]
            }
        case .struct where value is any FixedWidthInteger || value is String: kind = .printable
        case .struct where value is Bool: kind = .bool
        case .struct:
            kind = .record
            type = String(reflecting: Swift.type(of: value)).replacing("App.", with: "")
            fields = Dictionary(
                mirror.children.compactMap { child in child.label.map { ($0, Shape(child.value)) } },
                uniquingKeysWith: { $1 })
        default:
            kind = value is any FixedWidthInteger || value is String ? .printable : value is Bool ? .bool : .other
        }
    }

    func merged(_ other: Shape) -> Shape {
        var merged = kind == .unknown ? other : self
        merged.isOptional = isOptional || other.isOptional
        merged.fields = fields.merging(other.fields) { $0.merged($1) }
        merged.element = (element + other.element).reduce(into: []) { all, next in
            all = [all.first?.merged(next) ?? next]
        }
        return merged
    }

    /// The shape and all below it, each with the path that leads there.
    func all(_ path: String) -> [(path: String, shape: Shape)] {
        [(path, self)] + fields.sorted { $0.key < $1.key }.flatMap { $0.value.all(path + "." + $0.key) }
            + element.flatMap { $0.all(path + "[]") }
    }
}
