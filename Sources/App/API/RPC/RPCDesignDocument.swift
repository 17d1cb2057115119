import Markdown
import Yams

/// A whole design as `design.yaml` has it: read from its text for programs, and written as its text for the reader of files. So
/// its names, its limits and its mistakes are those of the file.
enum RPCDesignDocument {
    // MARK: - For programs

    /// What is a number wherever it is in the file. Hours of an event are quarters, and stay as they are written.
    private static let numbers: Set = ["credit-hours", "seats", "every", "share", "minutes"]
    private static let flags: Set = ["hidden", "hide-condition", "on", "prerequisite"]

    /// - Parameter yaml: as `DesignFileText` writes it.
    /// - Throws: the error of the parser, for another text.
    static func value(_ yaml: String) throws -> RPCValue {
        guard let mapping = try Yams.compose(yaml: yaml)?.mapping else { return .record([:]) }
        let fields = mapping.map { key, node in
            let name = key.string ?? ""
            return (name, value(node, name, hasHours: name == "hours" || name == "topics"))
        }
        return .record(Dictionary(fields, uniquingKeysWith: { first, _ in first }))
    }

    private static func value(_ node: Node, _ name: String, hasHours: Bool) -> RPCValue {
        switch node {
        case .mapping(let mapping):
            let fields = mapping.map { key, node in
                let name = key.string ?? ""
                return (name, value(node, name, hasHours: hasHours))
            }
            return .record(Dictionary(fields, uniquingKeysWith: { first, _ in first }))
        case .sequence(let sequence): return .list(sequence.map { value($0, "", hasHours: hasHours) })
        case .scalar(let scalar):
            let text = scalar.string
            let isHours = hasHours && (name == "hours" || CourseActivity(rawValue: name) != nil)
            if numbers.contains(name) || isHours, let number = Int(text) { return .number(number) }
            if flags.contains(name), text == "true" || text == "false" { return .flag(text == "true") }
            return .text(text)
        case .alias: return .null
        }
    }

    // MARK: - From programs

    /// The text of a file, with the place of each of its lines in what was sent.
    struct Text: Sendable, Equatable {
        private(set) var lines: [String] = []
        private(set) var pointers: [String] = []
        private(set) var errors = FormErrors()

        var text: String { lines.isEmpty ? "{}\n" : lines.joined(separator: "\n") + "\n" }

        /// - Parameter pointer: the place of the design in what was sent.
        init(_ design: [String: JSONValue], at pointer: String) {
            write(design, at: pointer, indent: "", first: "")
        }

        /// The place in what was sent of a line from 1; that of the whole design for none.
        func pointer(to line: Int?, else whole: String) -> String { line.flatMap { pointers.numbered($0) } ?? whole }

        /// - Parameter first: what stands before the first line in place of its indent.
        private mutating func write(_ fields: [String: JSONValue], at pointer: String, indent: String, first: String) {
            var before = first
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                let place = pointer + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
                let key = YAMLScalar.text(name)
                switch value {
                case .null: continue
                case .list(let values):
                    guard !values.isEmpty else { continue }
                    add(before + key + ":", place)
                    for (number, value) in values.enumerated() { element(value, at: "\(place)/\(number)", indent: indent + "  ") }
                case .object(let fields):
                    guard !Self.isEmpty(fields) else { continue }
                    add(before + key + ":", place)
                    write(fields, at: place, indent: indent + "  ", first: indent + "  ")
                default: add(before + key + ": " + scalar(value, at: place), place)
                }
                before = indent
            }
        }

        private mutating func element(_ value: JSONValue, at place: String, indent: String) {
            switch value {
            case .object(let fields):
                if Self.isEmpty(fields) { return add(indent + "- {}", place) }
                write(fields, at: place, indent: indent + "  ", first: indent + "- ")
            case .list: errors.add(place, "refusal.field-object")
            default: add(indent + "- " + scalar(value, at: place), place)
            }
        }

        /// Whether nothing in it is written.
        private static func isEmpty(_ fields: [String: JSONValue]) -> Bool {
            fields.values.allSatisfy { value in
                switch value {
                case .null: true
                case .list(let values): values.isEmpty
                case .object(let fields): isEmpty(fields)
                default: false
                }
            }
        }

        private mutating func scalar(_ value: JSONValue, at place: String) -> String {
            switch value {
            case .flag(let flag): return flag ? "true" : "false"
            case .integer(let number): return String(number)
            case .text(let text):
                // The signs that could be counted as those of the file are written as numbers.
                let lines = DesignLines(escapesSigns: true).line("a", CleanText.cleaned(text))
                return String((lines.first ?? "").dropFirst(3))
            case .null: return "\"\""
            case .decimal, .otherNumber, .list, .object:
                errors.add(place, "refusal.field-text")
                return "\"\""
            }
        }

        private mutating func add(_ line: String, _ pointer: String) {
            lines.append(line)
            pointers.append(pointer)
        }
    }
}
