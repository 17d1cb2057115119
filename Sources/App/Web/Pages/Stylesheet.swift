import Foundation

/// A stylesheet that is written into pages, with its entry in the content security policy.
struct Stylesheet {
    let text: String
    let digest: String

    init(_ text: String) {
        self.text = text
        digest = Data(ContentDigest(text).bytes).base64EncodedString()
    }

    /// The pages into which a stylesheet is written with some of its parts.
    enum Use: String, CaseIterable {
        /// Most pages.
        case others
        /// Questions of an attempt.
        case questions
        /// Forms with choices, or with buttons in a bar.
        case choices
        /// Results and what leads to them, and texts of courses.
        case marks
        /// Lists without facts and forms.
        case lists

        fileprivate var parts: Set<String> {
            switch self {
            case .others: ["all", "others", "facts", "forms"]
            case .questions: ["all", "choices", "questions", "forms"]
            case .choices: ["all", "choices", "others", "facts", "forms"]
            case .marks: ["all", "marks", "others", "facts", "forms"]
            case .lists: ["all", "others"]
            }
        }
    }

    /// A stylesheet with its parts for some pages and for all. A part begins with a comment such as `/* @questions */`, or
    /// `/* @questions marks */` when it is for several, and ends with the next one of its kind, or with `/* @all */`.
    static func part(of source: String, for use: Use) -> String {
        var (text, rest) = ("", source[...])
        var isWanted = true
        while let mark = rest.firstMatch(of: #/\/\* @([a-z ]+) \*\//#) {
            if isWanted { text += rest[..<mark.range.lowerBound] }
            isWanted = !use.parts.isDisjoint(with: mark.1.split(separator: " ").map(String.init))
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
