import Foundation

/// What a test document is read against: the moment of the import, and what else the folder has.
struct AssessmentSurroundings {
    let now: Instant
    let zone: TimeZone
    /// Whether the course has a topic of that path.
    let hasTopic: ([String]) -> Bool
    /// Everybody in `people.csv`; nil when that could not be read, and then nobody is unknown.
    let userNames: Set<String>?

    /// Reads a time; nil for anything that is none.
    func time(_ text: String) -> TimeExpression? {
        TimeExpression(text, now: now, zone: zone)
    }
}
