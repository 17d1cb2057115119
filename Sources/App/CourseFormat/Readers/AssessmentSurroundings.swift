import Foundation

/// What a test document is checked against: the time of the import, and the rest of the folder.
struct AssessmentSurroundings {
    let now: Instant
    let zone: TimeZone
    /// Whether the course has a topic of that path.
    let hasTopic: ([String]) -> Bool
    /// The user names in `people.csv`. Nil when the file could not be read; then every name is accepted.
    let userNames: Set<String>?
    /// Whether the course has an objective with that key, as far as its folder says.
    var hasObjective: (String) -> Bool = { _ in true }
    /// The files of the folder.
    var files = FolderFiles()

    /// Reads a time; nil for a text that is not a time.
    func time(_ text: String) -> TimeExpression? {
        TimeExpression(text, now: now, zone: zone)
    }
}
