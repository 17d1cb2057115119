import Database

/// Who has other dates in a test.
enum TestDateRows {
    /// Somebody's other dates, with who gave them and when.
    struct Line: Sendable, Equatable {
        let person: ID<Person>
        let dates: DateOverride
        /// Nil for an import.
        let maker: String?
        let madeAt: Instant
    }

    /// Those that hold in a test at present.
    /// - Parameter isOfStudents: leaves out people who do not study the course any more.
    static func lines(in test: ID<Assessment>, isOfStudents: Bool = false, _ tx: ReadTransaction) throws -> [Line] {
        let there: SQL = isOfStudents ? isStudent : "1 = 1"
        return try tx.rows(
            """
            SELECT line.person_id, line.opens_at, line.closes_at, line.reason, line.made_at, maker.name, maker.surname
            FROM date_override AS line JOIN assessment ON assessment.id = line.assessment_id
                LEFT JOIN person AS maker ON maker.id = line.maker_id
            WHERE line.assessment_id = \(test) AND \(isCurrent) AND \(there) ORDER BY line.person_id, line.sequence
            """
        ).compactMap { row in
            guard let dates = try DateOverrideRows.dates(row) else { return nil }
            let (name, surname) = try (row["name"] as String?, row["surname"] as String?)
            return try Line(
                person: row["person_id"], dates: dates, maker: name.flatMap { name in surname.map { name + " " + $0 } },
                madeAt: row["made_at"])
        }
    }

    /// Those that hold in a test at present, by person.
    static func current(
        in test: ID<Assessment>, isOfStudents: Bool = false, _ tx: ReadTransaction
    ) throws -> [ID<Person>: DateOverride] {
        Dictionary(
            try lines(in: test, isOfStudents: isOfStudents, tx).map { ($0.person, $0.dates) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Those that hold in several tests at present, of people who study the course.
    static func current(in tests: [ID<Assessment>], _ tx: ReadTransaction) throws -> [ID<Assessment>: [DateOverride]] {
        if tests.isEmpty { return [:] }
        let rows = try tx.rows(
            """
            SELECT line.assessment_id, line.opens_at, line.closes_at, line.reason
            FROM date_override AS line JOIN assessment ON assessment.id = line.assessment_id
            WHERE line.assessment_id IN (\(.list(tests.map { $0 as any DatabaseValue }))) AND \(isCurrent) AND \(isStudent)
            ORDER BY line.assessment_id, line.person_id, line.sequence
            """)
        return try rows.reduce(into: [:]) { current, row in
            guard let dates = try DateOverrideRows.dates(row) else { return }
            try current[row["assessment_id"], default: []].append(dates)
        }
    }

    /// Those that hold in several tests at present, by test and person.
    /// - Parameter people: whose they are; nil for those of everyone.
    static func current(
        in tests: [ID<Assessment>], among people: [ID<Person>]?, _ tx: ReadTransaction
    ) throws -> [ID<Assessment>: [ID<Person>: DateOverride]] {
        if tests.isEmpty { return [:] }
        let whose: SQL = people.map { "line.person_id IN (\(.list($0.map { $0 as any DatabaseValue })))" } ?? "1 = 1"
        let rows = try tx.rows(
            """
            SELECT line.assessment_id, line.person_id, line.opens_at, line.closes_at, line.reason FROM date_override AS line
            WHERE line.assessment_id IN (\(.list(tests.map { $0 as any DatabaseValue }))) AND \(isCurrent) AND \(whose)
            ORDER BY line.assessment_id, line.person_id, line.sequence
            """)
        return try rows.reduce(into: [:]) { current, row in
            guard let dates = try DateOverrideRows.dates(row) else { return }
            try current[row["assessment_id"], default: [:]][row["person_id"]] = dates
        }
    }

    /// The last moment at which somebody who studies the course may begin a test: its closing, or the latest one of anybody with
    /// other dates. Nil for a quiz. It asks for the test's own dates, whoever's the caller knows.
    static func latestClosing(of test: ID<Assessment>, _ tx: ReadTransaction) throws -> Instant? {
        let row = try tx.first(
            "SELECT assessment.closes_at, (\(latestOther)) AS latest FROM assessment WHERE assessment.id = \(test)")
        guard let closes: Instant = try row?["closes_at"] else { return nil }
        return max(closes, try row?["latest"] ?? closes)
    }

    /// The latest closing of anybody with other dates who studies the course; the test is a row of `assessment`.
    static let latestOther: SQL = """
        SELECT max(line.closes_at) FROM date_override AS line
        WHERE line.assessment_id = assessment.id AND \(isCurrent) AND \(isStudent)
        """

    /// The ids of all who have other dates in a test of a course.
    static func people(inTestsOf course: ID<Course>) -> SQL {
        """
        SELECT line.person_id FROM date_override AS line JOIN assessment ON assessment.id = line.assessment_id
        WHERE assessment.course_id = \(course) AND \(isCurrent)
        """
    }

    /// Whether somebody of the course takes a test within a time under other dates; the test is a row of `assessment`.
    static func isTaken(before end: Instant, after start: Instant) -> SQL {
        """
        EXISTS (
            SELECT 1 FROM date_override AS line WHERE line.assessment_id = assessment.id AND line.opens_at <= \(end)
            AND line.closes_at >= \(start) AND \(isCurrent) AND \(isStudent)
        )
        """
    }

    /// Whether a line is the last one of its person in its test, and has dates.
    private static let isCurrent: SQL = """
        line.closes_at IS NOT NULL AND line.sequence = (
            SELECT max(later.sequence) FROM date_override AS later
            WHERE later.assessment_id = line.assessment_id AND later.person_id = line.person_id
        )
        """

    /// Whether the person of a line studies the course of the test. It looks for that person alone: a course may have thousands.
    private static let isStudent: SQL = """
        EXISTS (
            SELECT 1 FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = assessment.course_id AND enrolment.person_id = line.person_id
                AND person.removed_at IS NULL
        )
        """
}
