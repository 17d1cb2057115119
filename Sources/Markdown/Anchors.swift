import Foundation

/// Gives each heading of one text a name that no other of its headings has.
struct Anchors {
    private var taken: Set<String> = []
    /// By name, how many headings have asked for it.
    private var asked: [String: Int] = [:]

    /// The words as a name; from the second time on with `-2`, `-3`.
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

    /// Letters whose mark Unicode does not take apart.
    private static let withoutMark: [Unicode.Scalar: String] = [
        "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "ŧ": "t", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
    ]
}
