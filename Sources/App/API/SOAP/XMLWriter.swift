/// Writes XML. The names come from code; every value is escaped here and nowhere else.
struct XMLWriter: Sendable {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"

    typealias Attributes = KeyValuePairs<String, String>

    /// An element with others in it.
    mutating func element(
        _ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) throws -> Void
    ) rethrows {
        begin(name, attributes)
        text += ">"
        try content(&self)
        text += "</\(name)>"
    }

    /// An element with a text in it.
    mutating func element(_ name: String, _ attributes: Attributes = [:], text value: String) {
        begin(name, attributes)
        text += ">" + Self.escaped(value) + "</\(name)>"
    }

    /// An element with nothing in it.
    mutating func element(_ name: String, _ attributes: Attributes = [:]) {
        begin(name, attributes)
        text += " />"
    }

    private mutating func begin(_ name: String, _ attributes: Attributes) {
        text += "<" + name
        for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    }

    /// A value in which nothing is a mark. What XML cannot say (XML 1.0, 2.2) is replaced.
    static func escaped(_ value: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(value.utf8.count)
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // A reader would make others of them, in an attribute of all.
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
