import Database

/// The points of a course, for those who teach it. The number of queries does not depend on the number of students and weeks.
struct CoursePointsStore: Sendable {
    let database: Database

    /// - Parameter group: whose students are listed; nil for everyone's.
    /// - Returns: nil when this person may not change the course, when the course has no plan, or no such group.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, group: ID<CourseGroup>? = nil, by viewer: Viewer) async throws -> CoursePoints? {
        try await database.read { tx in try Self.find(id, group: group, by: viewer, tx) }
    }

    /// The same inside a transaction.
    static func find(
        _ id: ID<Course>, group: ID<CourseGroup>? = nil, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> CoursePoints? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        return try find(taught, group: group, tx)
    }

    /// The same of a course that this person may change.
    static func find(_ taught: TeacherCourse, group: ID<CourseGroup>? = nil, _ tx: ReadTransaction) throws -> CoursePoints? {
        guard let plan = try PointsPlanRows.plan(of: taught.course, tx) else { return nil }
        let id = taught.course.id
        let groups = try CourseGroupRows.groups(of: id, tx)
        let chosen = groups.first { $0.id == group }
        if group != nil && chosen == nil { return nil }
        let members = try CourseGroupRows.members(of: id, tx)
        let students = try PointsStudentRows.students(of: id, members: members, tx).filter { student in
            chosen == nil || members[student.id].flatMap { $0 } == chosen?.id
        }
        let semester = try SemesterRows.all(tx, where: "title = \(taught.course.semester)").first
        return try CoursePoints(
            taught: taught, semester: semester, plan: plan, groups: groups, group: chosen,
            rows: rows(students, members, of: id, plan, isOfAll: chosen == nil, tx))
    }

    /// One student of a course; nil when this person may not change the course, when it has no plan, and for somebody who
    /// neither studies it nor has points in it.
    static func find(
        _ person: ID<Person>, in id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (taught: TeacherCourse, plan: PointsPlan, row: CoursePoints.Row)? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx),
            let plan = try PointsPlanRows.plan(of: taught.course, tx)
        else { return nil }
        let members = try CourseGroupRows.members(of: id, tx)
        let students = try PointsStudentRows.students(of: id, members: members, tx).filter { $0.id == person }
        guard let row = try rows(students, members, of: id, plan, isOfAll: false, tx).first else { return nil }
        return (taught, plan, row)
    }

    private static func rows(
        _ students: [MarkedStudent], _ members: [ID<Person>: ID<CourseGroup>?], of course: ID<Course>, _ plan: PointsPlan,
        isOfAll: Bool, _ tx: ReadTransaction
    ) throws -> [CoursePoints.Row] {
        let people = isOfAll ? nil : students.map(\.id)
        let entries = try PointEntryRows.current(in: course, among: people, tx)
        let tests = try TestPointsRows.points(in: plan, of: students, isOfAll: isOfAll, tx)
        let confirmed = try ConfirmedMarkRows.current(in: course, tx)
        return students.map { student in
            let own = entries[student.id] ?? [:]
            return CoursePoints.Row(
                student: student, group: members[student.id].flatMap { $0 },
                points: StudentPoints(plan: plan, values: own.compactMapValues(\.value), tests: tests[student.id] ?? [:]),
                entries: own, confirmed: confirmed[student.id])
        }
    }
}
