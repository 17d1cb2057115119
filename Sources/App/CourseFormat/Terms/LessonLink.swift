/// A link from a lesson to another of the same course, by its file: `03-other-lesson.md#a-heading`.
struct LessonLink: Equatable {
    let key: String
    /// With its `#`; empty for the lesson itself.
    let anchor: String

    /// Nil for anything else.
    init?(_ address: String) {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let file = parts.first, file.hasSuffix(".md"), !file.contains("/") else { return nil }
        key = NumberedName(String(file)).key
        anchor = parts.count == 2 ? "#" + parts[1] : ""
    }
}
