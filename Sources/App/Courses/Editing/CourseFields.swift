/// The data of a course that its teachers can change.
struct CourseFields: Sendable, Equatable {
    let code: String
    let title: String
    let language: Language
    /// The title of a semester.
    let semester: String
    let classroom: String?
    let url: String?
    /// Markdown. It is changed with the description of the course, and not with these.
    var overview: String?
    let markScheme: MarkScheme
    var ects: Credits? = nil

    static let longestCode = 20
    static let longestLine = 200
    static let longestAddress = 500
    static let longestOverview = 20_000

    /// Whether a text can be the address of a page on another site.
    static func isWebAddress(_ text: String) -> Bool {
        let folded = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: folded.hasPrefix), text.isWithin(letters: longestAddress) else {
            return false
        }
        return folded.utf8.count > scheme.utf8.count && !text.contains { $0.isWhitespace || "<>\"\\".contains($0) }
    }
}
