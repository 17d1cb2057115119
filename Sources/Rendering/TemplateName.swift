/// A name in a template, as Mustache reads it: `.` is the innermost value itself, `.a` a field of the innermost value alone, `a` a field of
/// the innermost value that has one, and `a.b` a field of that.
struct TemplateName: Equatable, Sendable {
    let isInnermost: Bool
    /// Empty for `.`.
    let parts: [String]

    /// Nil when the text is no name.
    init?(_ text: String) {
        isInnermost = text.hasPrefix(".")
        parts =
            text == "."
            ? [] : text.dropFirst(isInnermost ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isName = parts.allSatisfy { part in
            part.first?.isLetter == true
                && part.utf8.allSatisfy { $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter || $0 == UInt8(ascii: "-") }
        }
        guard isName else { return nil }
    }

    var text: String { (isInnermost ? "." : "") + parts.joined(separator: ".") }
}
