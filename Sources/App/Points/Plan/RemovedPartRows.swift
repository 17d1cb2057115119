import Database

/// Finds the parts that were removed from plans of points, and how much was entered in parts, inside the transactions of this
/// feature's stores.
enum RemovedPartRows {
    /// As the last plan had them that did.
    static func parts(of course: ID<Course>, _ tx: ReadTransaction) throws -> [PointsPart] {
        let there: SQL = """
            planned_part.course_id = \(course) AND planned_part.revision = (
                SELECT max(newest.revision) FROM planned_part AS newest WHERE newest.part_id = planned_part.part_id
            ) AND planned_part.revision < (
                SELECT max(points_plan.revision) FROM points_plan WHERE points_plan.course_id = planned_part.course_id
            )
            """
        return try PointsPlanRows.parts(tx, where: there)[course] ?? []
    }

    /// How much is entered by hand, by part; a part in which nothing is entered is missing.
    static func entered(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<PointsPart>: EnteredPoints] {
        try tx.rows(
            """
            SELECT line.part_id, count(*) AS entries, count(DISTINCT line.person_id) AS students FROM point_entry AS line
            JOIN points_part AS part ON part.id = line.part_id
            WHERE part.course_id = \(course) AND (line.points IS NOT NULL OR line.attendance IS NOT NULL)
                AND \(PointEntryRows.isCurrent)
            GROUP BY line.part_id
            """
        ).reduce(into: [:]) { entered, row in
            entered[try row["part_id"]] = try EnteredPoints(entries: row["entries"], students: row["students"])
        }
    }
}

/// How much is entered by hand in a part, cleared cells aside.
struct EnteredPoints: Sendable, Equatable {
    /// How many cells have something in them.
    let entries: Int
    /// Whose they are.
    let students: Int
}
