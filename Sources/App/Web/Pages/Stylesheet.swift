import Foundation

/// A stylesheet that is written into pages, with its entry in the content security policy.
struct Stylesheet {
    let text: String
    let digest: String

    init(_ text: String) {
        self.text = text
        digest = Data(ContentDigest(text).bytes).base64EncodedString()
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
