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
        // What a value is follows from its name: nothing is guessed from how it is written.
        guard let mapping = try Yams.compose(yaml: yaml, .basic)?.mapping else { return .record([:]) }
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
        /// The first of what no file can say.
        private(set) var errors = FormErrors()
        private let design: JSONPointer
        private var places: [JSONPointer] = []
        /// Of all texts, in bytes.
        private var size = 0

        var text: String { lines.isEmpty ? "{}\n" : lines.joined(separator: "\n") + "\n" }

        /// - Parameter pointer: the place of the design in what was sent.
        init(_ design: [String: JSONValue], at pointer: String) {
            self.design = .whole(pointer)
            write(design, at: self.design, indent: "", first: "")
        }

        /// The place in what was sent of a line from 1; that of the whole design for none.
        func pointer(to line: Int?) -> String { (line.flatMap { places.numbered($0) } ?? design).text }

        /// - Parameter first: what stands before the first line in place of its indent.
        private mutating func write(_ fields: [String: JSONValue], at holder: JSONPointer, indent: String, first: String) {
            var before = first
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                let place = JSONPointer.part(holder, name)
                // No name of a design is so long, and only its beginning is repeated.
                guard name.utf8.count <= JSONPointer.longestName else {
                    refuse(place, "refusal.field-unknown")
                    continue
                }
                let key = YAMLScalar.text(name)
                switch value {
                case .null: continue
                case .list(let values):
                    guard !values.isEmpty else { continue }
                    add(before + key + ":", place)
                    for (number, value) in values.enumerated() {
                        element(value, at: .part(place, String(number)), indent: indent + "  ")
                    }
                case .object(let fields):
                    guard !Self.isEmpty(fields) else { continue }
                    add(before + key + ":", place)
                    write(fields, at: place, indent: indent + "  ", first: indent + "  ")
                default: add(before + key + ": " + scalar(value, at: place), place)
                }
                before = indent
            }
        }

        private mutating func element(_ value: JSONValue, at place: JSONPointer, indent: String) {
            switch value {
            case .object(let fields):
                if Self.isEmpty(fields) { return add(indent + "- {}", place) }
                write(fields, at: place, indent: indent + "  ", first: indent + "- ")
            case .list: refuse(place, "refusal.field-object")
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

        private mutating func scalar(_ value: JSONValue, at place: JSONPointer) -> String {
            switch value {
            case .flag(let flag): return flag ? "true" : "false"
            case .integer(let number): return String(number)
            // Such as 1.5 for the hours of an event.
            case .decimal(let number): return number
            case .text(let text): return written(text, at: place)
            case .null: return "\"\""
            case .otherNumber, .list, .object:
                refuse(place, "refusal.field-text")
                return "\"\""
            }
        }

        /// As long as a text and all of them may be: a file of that size is still read in a moment.
        private mutating func written(_ text: String, at place: JSONPointer) -> String {
            size += text.utf8.count
            guard size <= TextFile.longest else {
                refuse(design, "refusal.field-long", most: TextFile.longest)
                return "\"\""
            }
            guard text.isWithin(letters: RPCReader.longest) else {
                refuse(place, "refusal.field-long", most: RPCReader.longest)
                return "\"\""
            }
            // The signs that could be counted as those of the file are written as numbers.
            let lines = DesignLines(escapesSigns: true).line("a", CleanText.cleaned(text))
            return String((lines.first ?? "").dropFirst(3))
        }

        private mutating func refuse(_ place: JSONPointer, _ key: String, most: Int? = nil) {
            let item = FormErrors.Item(field: place.text, key: key, values: most.map { ["most": "\($0)"] } ?? [:])
            if errors.items.count < JSONFields.mostErrors, errors.items.last != item { errors.items.append(item) }
        }

        private mutating func add(_ line: String, _ place: JSONPointer) {
            lines.append(line)
            places.append(place)
        }
    }
}
