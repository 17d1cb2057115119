import Foundation

/// A stylesheet that is written into pages, with its entry in the content security policy.
struct Stylesheet {
    let text: String
    let digest: String

    init(_ text: String) {
        self.text = text
        digest = Data(ContentDigest(text).bytes).base64EncodedString()
    }

    /// The pages that a part of a stylesheet can be for.
    enum Use: String {
        case questions
        case others
    }

    /// A stylesheet with its parts for some pages and for all. A part begins with a comment such as `/* @questions */` and ends with
    /// the next one of its kind, or with `/* @all */`.
    static func part(of source: String, for use: Use) -> String {
        var (text, rest) = ("", source[...])
        var isWanted = true
        while let mark = rest.firstMatch(of: #/\/\* @([a-z]+) \*\//#) {
            if isWanted { text += rest[..<mark.range.lowerBound] }
            isWanted = ["all", use.rawValue].contains(String(mark.1))
            rest = rest[mark.range.upperBound...]
        }
        return withoutComments(text + (isWanted ? rest : ""))
    }

    /// A stylesheet as it is sent to browsers, without comments and white space.
    static func withoutComments(_ source: String) -> String {
        var text = source.replacing(#/\/\*(?s:.*?)\*\//#, with: "")
        text = text.replacing(#/\s+/#, with: " ")
        text = text.replacing(#/ ?([{};,]) ?/#) { "\($0.1)" }
        text = text.replacing(#/: /#, with: ":").replacing(#/ > /#, with: ">")
        return text.replacingOccurrences(of: ";}", with: "}").trimmingCharacters(in: .whitespaces)
    }
}
