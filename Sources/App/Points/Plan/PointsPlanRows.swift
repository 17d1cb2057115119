import Database

/// Reads plans of points inside the transactions of this feature's stores.
enum PointsPlanRows {
    /// The present plan of a course; nil where there never was one.
    static func plan(of course: Course, _ tx: ReadTransaction) throws -> PointsPlan? {
        try plans(of: [course], tx)[course.id]
    }

    /// The present plans of courses; courses without one are missing. The number of queries does not depend on that of courses.
    static func plans(of courses: [Course], _ tx: ReadTransaction) throws -> [ID<Course>: PointsPlan] {
        let present = try courses.reduce(into: [ID<Course>: PointsPlanRead.Present]()) { present, course in
            present[course.id] = try tx.shared(PointsPlanRead(course: course.id))
        }
        let planned = courses.filter { present[$0.id] != nil }
        let weeks = try weeks(of: planned, present.mapValues(\.parts), tx)
        return planned.reduce(into: [:]) { plans, course in
            plans[course.id] = present[course.id].map { plan in
                PointsPlan(
                    scheme: course.markScheme, weeks: weeks[course.id] ?? SemesterDays.usualWeeks, edition: plan.edition,
                    parts: plan.parts)
            }
        }
    }

    /// The present plan of a course without its weeks, as the tables have it; nil where there never was one.
    static func present(of course: ID<Course>, _ tx: ReadTransaction) throws -> PointsPlanRead.Present? {
        let found = try editions(
            tx,
            where: """
                plan.course_id = \(course) AND plan.revision = (
                    SELECT max(later.revision) FROM points_plan AS later WHERE later.course_id = plan.course_id
                )
                """)
        guard let line = found.first else { return nil }
        let there: SQL = "planned_part.course_id = \(course) AND planned_part.revision = \(line.edition.revision)"
        return try .init(edition: line.edition, parts: parts(tx, where: there)[course] ?? [])
    }

    /// Those of some courses in whose present plans points before the exam decide who may register for it: all where so many are
    /// demanded in all, and those with a part before the exam that demands some.
    /// - Parameter least: what is demanded in all; nil for nothing.
    static func deciding(
        among courses: [ID<Course>], least: Points?, _ tx: ReadTransaction
    ) throws -> [ID<Course>] {
        try courses.filter { try tx.shared(PointsPlanRead(course: $0))?.isDeciding(least: least) == true }
    }

    /// One of the revisions of a course's plan; nil where there is none with that number.
    static func plan(of course: Course, revision: Int, _ tx: ReadTransaction) throws -> PointsPlan? {
        let found = try editions(tx, where: "plan.course_id = \(course.id) AND plan.revision = \(revision)")
        guard let line = found.first else { return nil }
        let there: SQL = "planned_part.course_id = \(course.id) AND planned_part.revision = \(revision)"
        let parts = try parts(tx, where: there)
        return try PointsPlan(
            scheme: course.markScheme, weeks: weeks(of: [course], parts, tx)[course.id] ?? SemesterDays.usualWeeks,
            edition: line.edition, parts: parts[course.id] ?? [])
    }

    /// All revisions of a course's plan, the newest first.
    static func editions(of course: ID<Course>, _ tx: ReadTransaction) throws -> [PointsPlan.Edition] {
        try editions(tx, where: "plan.course_id = \(course)").map(\.edition).reversed()
    }

    /// Whether anything was entered, or frozen, in any part that a course's plan ever had, or flows into its present plan from a
    /// test, or a mark was confirmed.
    static func isUsed(_ course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        let parts: SQL = "(SELECT points_part.id FROM points_part WHERE points_part.course_id = \(course))"
        let entry = try tx.first(
            "SELECT part_id FROM point_entry WHERE part_id IN \(parts) ORDER BY part_id, week, person_id, sequence LIMIT 1")
        if entry != nil { return true }
        let frozen = try tx.first(
            "SELECT part_id FROM points_freeze WHERE part_id IN \(parts) ORDER BY part_id, sequence LIMIT 1")
        if try frozen != nil || isFlowing(course, tx) { return true }
        return try tx.first(
            "SELECT person_id FROM confirmed_mark WHERE course_id = \(course) ORDER BY course_id, person_id, sequence LIMIT 1")
            != nil
    }

    /// Whether an attempt that counts has ended at a test of the present plan.
    private static func isFlowing(_ course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first(
            """
            SELECT attempt.id FROM attempt JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.assessment_id IN (
                SELECT planned_part.assessment_id FROM planned_part WHERE planned_part.course_id = \(course)
                    AND planned_part.assessment_id IS NOT NULL AND planned_part.revision = (
                        SELECT max(points_plan.revision) FROM points_plan WHERE points_plan.course_id = \(course)
                    )
            ) AND \(AnnulmentRows.isValid)
            ORDER BY attempt.id LIMIT 1
            """) != nil
    }

    /// The course that has, or had, a part; nil where there never was one with this id.
    static func owner(of part: ID<PointsPart>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first("SELECT course_id FROM points_part WHERE id = \(part)").map { try $0["course_id"] }
    }

    /// The keys of all parts that a course ever had.
    static func keys(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: ID<PointsPart>] {
        let rows = try tx.rows("SELECT id, part_key FROM points_part WHERE course_id = \(course) ORDER BY part_key, id")
        return try rows.reduce(into: [:]) { try $0[$1["part_key"]] = $1["id"] }
    }

    /// By course.
    private static func weeks(
        of courses: [Course], _ parts: [ID<Course>: [PointsPart]], _ tx: ReadTransaction
    ) throws -> [ID<Course>: Int] {
        let teaching = try PlannedWeekRows.teaching(courses, tx)
        let entered = try PlannedWeekRows.entered(in: courses.filter { parts[$0.id]?.contains(where: \.isWeekly) == true }, tx)
        return courses.reduce(into: [:]) { weeks, course in
            let weekly = (parts[course.id] ?? []).filter(\.isWeekly)
            // No semester has more.
            let last = min(weekly.compactMap { entered[$0.id] }.max() ?? 0, SemesterDays.possibleWeeks.upperBound)
            weeks[course.id] = max(teaching[course.semester] ?? SemesterDays.usualWeeks, last)
        }
    }

    private static func editions(
        _ tx: ReadTransaction, where condition: SQL
    ) throws -> [(course: ID<Course>, edition: PointsPlan.Edition)] {
        try tx.rows(
            """
            SELECT plan.course_id, plan.revision, plan.version, plan.made_at, plan.note, maker.name, maker.surname
            FROM points_plan AS plan LEFT JOIN person AS maker ON maker.id = plan.person_id
            WHERE \(condition) ORDER BY plan.course_id, plan.revision
            """
        ).map { row in
            let edition = try PointsPlan.Edition(
                revision: row["revision"], version: row["version"], madeAt: row["made_at"], maker: PointsMaker.name(row),
                note: row["note"])
            return (try row["course_id"], edition)
        }
    }

    /// In the order of their plans.
    static func parts(_ tx: ReadTransaction, where condition: SQL) throws -> [ID<Course>: [PointsPart]] {
        try tx.rows(
            """
            SELECT planned_part.course_id, planned_part.part_id, points_part.part_key, planned_part.kind, planned_part.sort,
                planned_part.title, planned_part.most, planned_part.weekly_most, planned_part.least, planned_part.weight,
                planned_part.counts_excused, planned_part.assessment_id, planned_part.flow
            FROM planned_part JOIN points_part ON points_part.id = planned_part.part_id
            WHERE \(condition) ORDER BY planned_part.course_id, planned_part.revision, planned_part.position
            """
        ).reduce(into: [:]) { parts, row in
            try parts[row["course_id"], default: []].append(part(row))
        }
    }

    private static func part(_ row: Row) throws -> PointsPart {
        let (test, flow): (ID<Assessment>?, PointsPart.Flow?) = try (row["assessment_id"], row["flow"])
        let source: PointsPart.Source? = test.flatMap { test in flow.map { .test(test, $0) } }
        return try PointsPart(
            id: row["part_id"], key: row["part_key"], kind: row["kind"], sort: row["sort"], title: row["title"],
            most: row["most"], weeklyMost: row["weekly_most"], least: row["least"], weight: row["weight"],
            countsExcused: row["counts_excused"] as Int == 1, source: source ?? .byHand)
    }
}

/// The name of whoever made something.
enum PointsMaker {
    /// Reads the columns `name` and `surname`; nil for an import.
    static func name(_ row: Row) throws -> String? {
        let (name, surname): (String?, String?) = try (row["name"], row["surname"])
        return name.flatMap { name in surname.map { name + " " + $0 } }
    }
}
