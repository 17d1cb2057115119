import Database

/// The points and confirmed marks of one person, and when the person opened the reports. What the report holds back is held back
/// here too: all of a course while a survey must be answered first, and a test's points while its results are not shown.
struct PersonalPointRows: PersonalDataRows {
    static let heading = "points.title"
    static let place = 45
    static let isRare = true
    static let tables: Set = ["point_entry", "frozen_result", "confirmed_mark", "report_opening"]

    static func values(of items: [PersonalPoints]) -> [String: any Encodable & Sendable] {
        ["points": items.map(PersonalPointsResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalPoints] {
        let gates = try SurveyGateRows(of: person, tx)
        let (entries, frozen) = try (Self.entries(of: person, tx), Self.frozen(of: person, gates, at: now, tx))
        let (marks, opened) = try (ConfirmedMarkRows.all(of: person, tx), Self.opened(by: person, tx))
        let courses = Set(entries.keys).union(frozen.keys).union(marks.keys).union(opened.keys).sorted { $0.text < $1.text }
        return try tx.rows(
            """
            SELECT course.id, course.title, course.title AS course, course.language, course.removed_at FROM course
            WHERE course.id IN (\(.list(courses.map { $0 as any DatabaseValue })))
            ORDER BY course.position, course.code, course.id
            """
        ).map { row in
            let course: ID<Course> = try row["id"]
            let isShut = gates.gate(in: course)?.isShut(at: now) == true
            return try PersonalPoints(
                course: course, subject: PersonalSubject(row), entries: isShut ? [] : entries[course] ?? [],
                frozen: isShut ? [] : frozen[course] ?? [], marks: isShut ? [] : marks[course] ?? [], openedAt: opened[course])
        }
    }

    /// Parts are called as the newest plan that has them calls them.
    private static func entries(
        of person: ID<Person>, _ tx: ReadTransaction
    ) throws -> [ID<Course>: [PersonalPoints.Entry]] {
        try tx.rows(
            """
            SELECT part.course_id, line.week, line.points, line.attendance, line.made_at, line.imported_at,
                planned.title, planned.sort
            FROM point_entry AS line JOIN points_part AS part ON part.id = line.part_id
            LEFT JOIN planned_part AS planned ON planned.part_id = line.part_id AND planned.course_id = part.course_id
                AND planned.revision = (
                    SELECT max(newest.revision) FROM planned_part AS newest WHERE newest.part_id = line.part_id
                )
            WHERE line.person_id = \(person)
            ORDER BY line.made_at, line.part_id, line.week, line.sequence, line.person_id
            """
        ).reduce(into: [:]) { entries, row in
            let (points, attendance): (Points?, Attendance?) = try (row["points"], row["attendance"])
            try entries[row["course_id"], default: []].append(
                PersonalPoints.Entry(
                    title: row["title"], sort: row["sort"], week: row["week"],
                    value: points.map { .points($0) } ?? attendance.map { .attendance($0) }, madeAt: row["made_at"],
                    importedAt: row["imported_at"]))
        }
    }

    private static func frozen(
        of person: ID<Person>, _ gates: SurveyGateRows, at now: Instant, _ tx: ReadTransaction
    ) throws -> [ID<Course>: [PersonalPoints.Frozen]] {
        let held = try held(from: person, gates, at: now, tx)
        return try tx.rows(
            """
            SELECT part.course_id, result.part_id, result.earned, result.possible, result.attempts, points_freeze.made_at
            FROM frozen_result AS result JOIN points_part AS part ON part.id = result.part_id
            JOIN points_freeze ON points_freeze.part_id = result.part_id AND points_freeze.sequence = result.sequence
            WHERE result.person_id = \(person) ORDER BY result.part_id, result.sequence, result.person_id
            """
        ).reduce(into: [:]) { frozen, row in
            if try held.contains(row["part_id"]) { return }
            try frozen[row["course_id"], default: []].append(
                PersonalPoints.Frozen(
                    result: TestResultPoints(earned: row["earned"], possible: row["possible"], attempts: row["attempts"]),
                    frozenAt: row["made_at"]))
        }
    }

    /// The parts with results of a person that come, or came, from a test whose results the person may not see yet.
    private static func held(
        from person: ID<Person>, _ gates: SurveyGateRows, at now: Instant, _ tx: ReadTransaction
    ) throws -> Set<ID<PointsPart>> {
        let sources = try tx.rows(
            """
            SELECT DISTINCT planned_part.part_id, planned_part.assessment_id FROM planned_part
            WHERE planned_part.assessment_id IS NOT NULL AND planned_part.part_id IN (
                SELECT frozen_result.part_id FROM frozen_result WHERE frozen_result.person_id = \(person)
            )
            ORDER BY planned_part.part_id, planned_part.assessment_id
            """
        ).map { row -> (part: ID<PointsPart>, test: ID<Assessment>) in try (row["part_id"], row["assessment_id"]) }
        if sources.isEmpty { return [] }
        let there = SQL.list(Set(sources.map(\.test)).sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let tests = try AssessmentRows.assessments(tx, where: "assessment.id IN (\(there))").filter { test in
            let busy = try AssessmentRows.busyUntil(test, at: now, tx)
            return test.disclosure.waitForResults(at: now, busyUntil: busy, gate: gates.gate(before: test)) != nil
        }
        let waiting = Set(tests.map(\.id))
        return Set(sources.filter { waiting.contains($0.test) }.map(\.part))
    }

    private static func opened(by person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Course>: Instant] {
        try tx.rows(
            "SELECT course_id, opened_at FROM report_opening WHERE person_id = \(person) ORDER BY course_id, person_id"
        ).reduce(into: [:]) { try $0[$1["course_id"]] = $1["opened_at"] }
    }
}
