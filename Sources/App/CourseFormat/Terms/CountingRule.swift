import Database

/// Which of several attempts' marks counts.
enum CountingRule: String, CaseIterable, Sendable, DatabaseValue {
    case best
    case last
    case first
    case average
}
