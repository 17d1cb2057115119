import Database

/// Finds how many weeks the plans of courses have.
enum PlannedWeekRows {
    /// The teaching weeks of the courses' semesters, by the title of the semester; a semester without days is missing.
    static func teaching(_ courses: [Course], _ tx: ReadTransaction) throws -> [String: Int] {
        let semesters = try tx.shared(SemestersRead())
        return courses.reduce(into: [:]) { $0[$1.semester] = semesters[$1.semester]?.days?.weeks }
    }

    /// The last week in which anything was ever entered, by part; a part without entries is missing.
    static func entered(in courses: [Course], _ tx: ReadTransaction) throws -> [ID<PointsPart>: Int] {
        if courses.isEmpty { return [:] }
        let there = SQL.list(courses.map { $0.id as any DatabaseValue })
        return try tx.rows(
            """
            SELECT points_part.id, (
                SELECT max(point_entry.week) FROM point_entry WHERE point_entry.part_id = points_part.id
            ) AS last_week
            FROM points_part WHERE points_part.course_id IN (\(there)) ORDER BY points_part.id
            """
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["last_week"] as Int? }
    }
}
