import Foundation

/// `registrations.csv`: who was registered for the dates of `exams.csv` elsewhere.
struct ExamRegistrationsDocument: Sendable {
    static let fileName = "registrations.csv"
    static let columns = ["period", "exam", "user name", "registered"]

    struct Entry: Sendable, Equatable {
        let line: Int
        /// The key of the period.
        let period: String
        /// The key of the date in the period.
        let exam: String
        let userName: String
        let registered: Instant
    }

    /// In the order of the file: whoever stands first has a seat first.
    let entries: [Entry]

    /// - Parameter userNames: those in `people.csv`; nil where it could not be read.
    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, userNames: Set<String>?, now: Instant, zone: TimeZone) throws {
        entries = try ExamTable.entries(file, Self.columns, key: { "\($0.period)/\($0.exam)/\($0.userName)" }) { row in
            let (period, exam, userName) = (row.key("period"), row.key("exam"), row.needed("user name"))
            if let userName, userNames?.contains(userName) == false {
                row.add("mistake.unknown-person", ["value": userName])
            }
            let registered = row.time("registered", now, zone)
            if let registered, registered.instant > now {
                row.add("mistake.exam-future", ["column": "registered"])
            }
            guard row.mistakes.isEmpty, let period, let exam, let userName, let registered else { return nil }
            return Entry(line: row.line, period: period, exam: exam, userName: userName, registered: registered.instant)
        }
    }
}
