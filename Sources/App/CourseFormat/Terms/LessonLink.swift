/// A link to another lesson of the same course, by the name of its file: `03-other-lesson.md#a-heading`.
struct LessonLink: Equatable {
    let key: String
    /// The fragment with its `#`; empty for a link to the lesson itself.
    let anchor: String

    /// Nil for any other address.
    init?(_ address: String) {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let file = parts.first, file.hasSuffix(".md"), !file.contains("/") else { return nil }
        key = NumberedName(String(file)).key
        anchor = parts.count == 2 ? "#" + parts[1] : ""
    }
}
