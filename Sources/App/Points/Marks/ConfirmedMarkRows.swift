import Database

/// Reads and writes confirmed marks, inside the transactions of this feature's stores.
enum ConfirmedMarkRows {
    /// The last one of each student of a course, withdrawn ones among them.
    static func current(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Person>: ConfirmedMark] {
        try lines(tx, where: "line.course_id = \(course) AND \(isCurrent)").reduce(into: [:]) { $0[$1.mark.person] = $1.mark }
    }

    /// All of a person, by course, of each the oldest first.
    static func all(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Course>: [ConfirmedMark]] {
        try Dictionary(grouping: lines(tx, where: "line.person_id = \(person)"), by: \.course).mapValues { $0.map(\.mark) }
    }

    /// All of a person in a course, the oldest first.
    static func all(of person: ID<Person>, in course: ID<Course>, _ tx: ReadTransaction) throws -> [ConfirmedMark] {
        try lines(tx, where: "line.person_id = \(person) AND line.course_id = \(course)").map(\.mark)
    }

    /// It is there later than `mark` says where the report was opened meanwhile, see `ReportNewsRows`.
    /// - Precondition: `sequence` follows that of the last one.
    static func append(_ mark: ConfirmedMark, in course: ID<Course>, by maker: ID<Person>?, _ tx: WriteTransaction) throws {
        let number: Int? = if case .mark(let mark) = mark.verdict { mark.thousandths } else { nil }
        let time = try ReportNewsRows.time(mark.thereSince, in: course, of: mark.person, tx.reading)
        try tx.execute(
            """
            INSERT INTO confirmed_mark
                (course_id, person_id, sequence, kind, mark_scheme, mark, points, maker_id, made_at, imported_at, reason)
            VALUES (\(course), \(mark.person), \(mark.sequence), \(mark.kind), \(mark.scheme), \(number), \(mark.points),
                \(maker), \(mark.importedAt == nil ? time : mark.madeAt), \(mark.importedAt == nil ? nil : time),
                \(mark.reason))
            """)
    }

    private static let isCurrent: SQL = """
        line.sequence = (
            SELECT max(later.sequence) FROM confirmed_mark AS later
            WHERE later.course_id = line.course_id AND later.person_id = line.person_id
        )
        """

    private static func lines(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [(course: ID<Course>, mark: ConfirmedMark)] {
        try tx.rows(
            """
            SELECT line.course_id, line.person_id, line.sequence, line.kind, line.mark_scheme, line.mark, line.points,
                line.made_at, line.imported_at, line.reason, maker.name, maker.surname
            FROM confirmed_mark AS line LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE \(condition) ORDER BY line.course_id, line.person_id, line.sequence
            """
        ).map { row in
            let scheme: MarkScheme = try row["mark_scheme"]
            let mark = try ConfirmedMark(
                person: row["person_id"], sequence: row["sequence"],
                verdict: verdict(row["kind"], row["mark"], scheme), scheme: scheme, points: row["points"],
                maker: PointsMaker.name(row), madeAt: row["made_at"], reason: row["reason"],
                importedAt: row["imported_at"])
            return (try row["course_id"], mark)
        }
    }

    private static func verdict(
        _ kind: ConfirmedMark.Kind, _ thousandths: Int?, _ scheme: MarkScheme
    ) -> ConfirmedMark.Verdict {
        switch kind {
        case .mark: thousandths.map { .mark(Mark(scheme: scheme, thousandths: $0)) } ?? .notPassed
        case .notPassed: .notPassed
        case .withdrawn: .withdrawn
        }
    }
}
