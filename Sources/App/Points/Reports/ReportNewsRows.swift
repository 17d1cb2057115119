import Database

/// What is new in a student's reports, and when each was opened.
enum ReportNewsRows {
    /// When a person last opened each report, by course; one that was never opened is missing.
    static func openings(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Course>: Instant] {
        try tx.rows(
            "SELECT course_id, opened_at FROM report_opening WHERE person_id = \(person) ORDER BY course_id, person_id"
        ).reduce(into: [:]) { try $0[$1["course_id"]] = $1["opened_at"] }
    }

    /// By course; a course without news is missing.
    /// - Parameters:
    ///   - entered: what was entered for the person, in all courses that are asked about; parts where nothing is new may be missing.
    ///   - confirmed: the person's marks, by course, of each the oldest first.
    ///   - opened: the person's openings.
    static func news(
        _ entered: StudentEntryRows, _ confirmed: [ID<Course>: [ConfirmedMark]], since opened: [ID<Course>: Instant]
    ) -> [ID<Course>: StudentReport.News] {
        let entries = entered.unseen(since: opened)
        let marks = unseen(confirmed, since: opened)
        return Set(entries.keys).union(marks.keys).reduce(into: [:]) { news, course in
            let lines = marks[course] ?? []
            let old = lines.prefix { !$0.isNew }.last?.mark
            let own = StudentReport.News(
                changes: PointChange.news(entries[course] ?? []),
                mark: lines.last.flatMap { $0.isNew ? .init(old: old, new: $0.mark) : nil },
                isBeforeOpening: opened[course] == nil)
            if !own.isEmpty { news[course] = own }
        }
    }

    /// All marks of the courses where one was confirmed since the report was last opened, each with whether it is since.
    private static func unseen(
        _ confirmed: [ID<Course>: [ConfirmedMark]], since opened: [ID<Course>: Instant]
    ) -> [ID<Course>: [(mark: ConfirmedMark, isNew: Bool)]] {
        confirmed.reduce(into: [:]) { found, line in
            let marks = line.value.map { mark in (mark: mark, isNew: opened[line.key].map { mark.thereSince > $0 } ?? true) }
            if marks.contains(where: \.isNew) { found[line.key] = marks }
        }
    }

    /// Records that a person opened a report. The opening is before whatever was saved while the report was read and is not in
    /// it, so that this is news afterwards; what was saved just before it may then be told twice.
    static func open(_ report: StudentReport, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        let (course, last) = (report.course.id, report.confirmed.last?.sequence ?? 0)
        let entries = try PointEntryRows.all(of: person, in: course, tx.reading).map { entry in
            (time: entry.thereSince, isSeen: entry.sequence <= report.entries[entry.cell]?.sequence ?? 0)
        }
        let marks = try ConfirmedMarkRows.all(of: person, in: course, tx.reading).map { mark in
            (time: mark.thereSince, isSeen: mark.sequence <= last)
        }
        let all = entries + marks
        let seen = all.filter(\.isSeen).map(\.time).reduce(now, max)
        let unseen = all.filter { !$0.isSeen }.map(\.time).min().map { Instant(milliseconds: $0.milliseconds - 1) }
        let opened = min(seen, unseen ?? seen)
        try tx.execute(
            """
            INSERT INTO report_opening (course_id, person_id, opened_at) VALUES (\(course), \(person), \(opened))
            ON CONFLICT (course_id, person_id) DO UPDATE SET opened_at = excluded.opened_at
            """)
    }

    /// When something counts as entered or confirmed that is saved now: after the last opening of the report, in which it cannot
    /// have been, even where the form arrived before.
    static func time(
        _ now: Instant, in course: ID<Course>, of person: ID<Person>, _ tx: ReadTransaction
    ) throws -> Instant {
        let row = try tx.first(
            "SELECT opened_at FROM report_opening WHERE course_id = \(course) AND person_id = \(person)")
        guard let opened = try row?["opened_at"] as Instant? else { return now }
        return max(now, Instant(milliseconds: opened.milliseconds + 1))
    }
}
