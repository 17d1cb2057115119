import Database

/// Marks of courses on the first page of those who teach: those that wait to be confirmed, and those that were confirmed lately.
struct MarkDeskRows: DeskRows {
    private static let lately = Milliseconds.days(14)
    /// In so many courses it is looked whether a mark is proposed: the points of all their students are added up for it.
    private static let most = 12

    func items(of courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem] {
        try waiting(in: courses, tx) + confirmed(in: courses, at: now, tx)
    }

    /// Only who may confirm marks has something to do.
    private func waiting(in courses: [TeacherCourse], _ tx: ReadTransaction) throws -> [DeskItem] {
        let open = courses.filter(\.isPlanOpen)
        let possible = try Self.possible(among: open.map(\.course.id), tx)
        let proposed = try open.filter { possible.contains($0.course.id) }.prefix(Self.most).compactMap { taught in
            try CoursePointsStore.find(taught, tx).map { (course: taught.course, count: $0.proposed.count) }
        }.filter { $0.count > 0 }
        return proposed.enumerated().map { index, found in
            Self.item(.waiting, Int64(index), found.course) { strings in strings("desk.proposed", n: found.count) }
        }
    }

    private func confirmed(in courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem] {
        let byID = Dictionary(courses.map { ($0.course.id, $0.course) }, uniquingKeysWith: { first, _ in first })
        return try Self.confirmed(in: Array(byID.keys), since: now + Milliseconds(count: -Self.lately.count), tx).compactMap { found in
            byID[found.course].map { course in
                Self.item(.marks, -found.last.milliseconds, course) { strings in
                    strings("desk.confirmed", n: found.count) + " · " + strings.formats.near(found.last, now: now)
                }
            }
        }
    }

    private static func item(
        _ section: DeskSection, _ order: Int64, _ course: Course, _ detail: @escaping @Sendable (Strings) -> String
    ) -> DeskItem {
        DeskItem(
            section: section, order: order, href: TeachRoutes.confirmedMarks(in: course.id), title: nil,
            nameKey: "confirmed-marks.title", course: course, detail: detail)
    }

    /// The courses in which a mark may be proposed: somebody without a confirmed one has something in a part of the exam, or in
    /// any part where the plan has no exam.
    private static func possible(among courses: [ID<Course>], _ tx: ReadTransaction) throws -> Set<ID<Course>> {
        if courses.isEmpty { return [] }
        let ids = SQL.list(courses.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let rows = try tx.rows(
            """
            SELECT DISTINCT part.course_id FROM planned_part AS part
            WHERE part.course_id IN (\(ids)) AND part.revision = (
                SELECT max(points_plan.revision) FROM points_plan WHERE points_plan.course_id = part.course_id
            ) AND (part.kind = 'exam' OR NOT EXISTS (
                SELECT 1 FROM planned_part AS other
                WHERE other.course_id = part.course_id AND other.revision = part.revision AND other.kind = 'exam'
            )) AND (EXISTS (
                SELECT 1 FROM point_entry WHERE point_entry.part_id = part.part_id AND NOT EXISTS (
                    SELECT 1 FROM confirmed_mark AS mark
                    WHERE mark.course_id = part.course_id AND mark.person_id = point_entry.person_id
                )
            ) OR EXISTS (
                SELECT 1 FROM attempt JOIN submission ON submission.attempt_id = attempt.id
                WHERE attempt.assessment_id = part.assessment_id AND NOT EXISTS (
                    SELECT 1 FROM confirmed_mark AS mark
                    WHERE mark.course_id = part.course_id AND mark.person_id = attempt.person_id
                )
            ))
            ORDER BY part.course_id
            """)
        return try Set(rows.map { row -> ID<Course> in try row["course_id"] })
    }

    /// How many students of each course have a mark that was confirmed or changed since, and when the last one was.
    private static func confirmed(
        in courses: [ID<Course>], since: Instant, _ tx: ReadTransaction
    ) throws -> [(course: ID<Course>, count: Int, last: Instant)] {
        if courses.isEmpty { return [] }
        let ids = SQL.list(courses.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        return try tx.rows(
            """
            SELECT mark.course_id, count(*) AS n, max(coalesce(mark.imported_at, mark.made_at)) AS last
            FROM confirmed_mark AS mark
            WHERE mark.course_id IN (\(ids)) AND coalesce(mark.imported_at, mark.made_at) >= \(since)
                AND mark.kind <> 'withdrawn' AND mark.sequence = (
                    SELECT max(later.sequence) FROM confirmed_mark AS later
                    WHERE later.course_id = mark.course_id AND later.person_id = mark.person_id
                )
            GROUP BY mark.course_id
            """
        ).map { row in try (course: row["course_id"], count: row["n"], last: row["last"]) }
    }
}
