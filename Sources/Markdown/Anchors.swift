import Foundation

/// Gives each heading of a text a name that is unique in the text.
struct Anchors {
    private var taken: Set<String> = []
    /// How many headings have had a name.
    private var asked: [String: Int] = [:]

    /// The name for a heading's words, followed by `-2`, `-3` when it occurs again.
    mutating func anchor(for words: String) -> String {
        let name = Self.name(words)
        while true {
            let count = asked[name, default: 0] + 1
            asked[name] = count
            let anchor = count == 1 ? name : "\(name)-\(count)"
            if taken.insert(anchor).inserted { return anchor }
        }
    }

    /// Small letters without diacritics and digits, joined by hyphens: "Ce este un delegat?" is `ce-este-un-delegat`.
    private static func name(_ words: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in words.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            if let plain = withoutMark[scalar] {
                name.append(contentsOf: plain.unicodeScalars)
            } else if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber {
                name.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark, name.last != "-", !name.isEmpty {
                name.append("-")
            }
        }
        if name.last == "-" { name.removeLast() }
        return name.isEmpty ? "s" : String(name).precomposedStringWithCanonicalMapping
    }

    /// Letters that have no decomposition in Unicode.
    private static let withoutMark: [Unicode.Scalar: String] = [
        "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "ŧ": "t", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
    ]
}
