import Database

/// What one person did as a teacher with plans, points and marks. What was entered for others is told by their number in each
/// course: the points themselves are the students' data.
struct PersonalPointsWorkRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 5
    static let isRare = true
    static let tables: Set = ["points_plan", "points_freeze", "point_entry", "task_text", "confirmed_mark"]

    static func values(of items: [PersonalPointsWork]) -> [String: any Encodable & Sendable] {
        func of(_ deed: PersonalPointsWork.Deed) -> [PersonalPointsWorkResource] {
            items.filter { $0.deed == deed }.map(PersonalPointsWorkResource.init)
        }
        return [
            "writing.pointsPlans": of(.planned), "writing.frozenPoints": of(.froze), "writing.pointEntries": of(.entered),
            "writing.taskTexts": of(.described), "writing.confirmedMarks": of(.confirmed),
        ]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try Self.planned(by: person, tx) + Self.froze(by: person, tx) + Self.entered(by: person, tx)
            + Self.described(by: person, tx) + Self.confirmed(by: person, tx)
    }

    private static func planned(by person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, 1 AS n, plan.made_at AS first_at,
                plan.made_at AS last_at, plan.note
            FROM points_plan AS plan JOIN course ON course.id = plan.course_id
            WHERE plan.person_id = \(person) ORDER BY plan.made_at, plan.course_id, plan.revision
            """
        ).map { try item(.planned, $0, note: $0["note"]) }
    }

    private static func froze(by person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, 1 AS n,
                line.made_at AS first_at, line.made_at AS last_at
            FROM points_freeze AS line JOIN points_part ON points_part.id = line.part_id
            JOIN course ON course.id = points_part.course_id
            WHERE line.person_id = \(person) ORDER BY line.made_at, line.part_id, line.sequence
            """
        ).map { try item(.froze, $0) }
    }

    private static func entered(by person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, did.n, did.first_at, did.last_at
            FROM course JOIN (
                SELECT points_part.course_id, count(*) AS n, min(line.made_at) AS first_at, max(line.made_at) AS last_at
                FROM point_entry AS line JOIN points_part ON points_part.id = line.part_id
                WHERE line.maker_id = \(person) GROUP BY points_part.course_id
            ) AS did ON did.course_id = course.id
            """
        ).map { try item(.entered, $0) }.inOrder
    }

    private static func described(by person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, did.n, did.first_at, did.last_at
            FROM course JOIN (
                SELECT points_part.course_id, count(*) AS n, min(line.made_at) AS first_at, max(line.made_at) AS last_at
                FROM task_text AS line JOIN points_part ON points_part.id = line.part_id
                WHERE line.maker_id = \(person) GROUP BY points_part.course_id
            ) AS did ON did.course_id = course.id
            """
        ).map { try item(.described, $0) }.inOrder
    }

    private static func confirmed(by person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalPointsWork] {
        try tx.rows(
            """
            SELECT course.title, course.title AS course, course.language, course.removed_at, did.n, did.first_at, did.last_at
            FROM course JOIN (
                SELECT line.course_id, count(*) AS n, min(line.made_at) AS first_at, max(line.made_at) AS last_at
                FROM confirmed_mark AS line WHERE line.maker_id = \(person) GROUP BY line.course_id
            ) AS did ON did.course_id = course.id
            """
        ).map { try item(.confirmed, $0) }.inOrder
    }

    private static func item(
        _ deed: PersonalPointsWork.Deed, _ row: Row, note: String? = nil
    ) throws -> PersonalPointsWork {
        try PersonalPointsWork(
            deed: deed, subject: PersonalSubject(row), number: row["n"], firstAt: row["first_at"], lastAt: row["last_at"],
            note: note)
    }
}

extension [PersonalPointsWork] {
    /// By when it was begun, and by the course.
    fileprivate var inOrder: [PersonalPointsWork] {
        sorted { ($0.firstAt, $0.subject.course) < ($1.firstAt, $1.subject.course) }
    }
}
