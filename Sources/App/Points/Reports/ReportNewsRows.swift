import Database

/// What is new in a student's reports, and when each was opened.
enum ReportNewsRows {
    /// By course; a course without news is missing.
    static func news(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Course>: StudentReport.News] {
        let entries = Dictionary(grouping: try PointEntryRows.unseen(by: person, tx), by: \.course)
        let marks = Dictionary(grouping: try ConfirmedMarkRows.unseen(by: person, tx), by: \.course)
        return Set(entries.keys).union(marks.keys).reduce(into: [:]) { news, course in
            let lines = marks[course] ?? []
            let old = lines.prefix { !$0.isNew }.last?.mark
            let own = StudentReport.News(
                changes: PointChange.news((entries[course] ?? []).map { ($0.entry, $0.isNew) }),
                mark: lines.last.flatMap { $0.isNew ? .init(old: old, new: $0.mark) : nil })
            if !own.isEmpty { news[course] = own }
        }
    }

    /// Records that a person opened the report of a course.
    static func open(_ course: ID<Course>, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO report_opening (course_id, person_id, opened_at) VALUES (\(course), \(person), \(now))
            ON CONFLICT (course_id, person_id) DO UPDATE SET opened_at = excluded.opened_at
            """)
    }
}
