import Database

/// The schema, step by step. What was released never changes; the next step is appended. What all of them make is in `schema.sql`.
///
/// Times are UTC milliseconds, lengths of time milliseconds, points thousandths of a point, marks thousandths of a mark.
public enum Migrations {
    /// In the order in which a database takes them: those of one day have no other.
    public static let all: [Migration] = [
        .accounts,
        .courses,
        .assessments,
        .attempts,
        .rules,
        .putAway,
        .lessons,
        .receipts,
        .clock,
        .surveys,
        .teaching,
        .teachersTests,
        .crowds,
        .peopleMadeHere,
        .correctionsInOrder,
        .writtenTimes,
        .lastAnswers,
    ]
}
