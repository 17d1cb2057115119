import Database

/// The points of a group for those who teach the course: reads a page of them, and saves what its form has.
struct PointSheetStore: Sendable {
    let database: Database
    var rosters = PointRosters.none

    struct Found: Sendable {
        let taught: TeacherCourse
        /// Nil for a course without a plan of points.
        var points: CoursePoints?
        /// What is said of the parts of each week.
        var texts: [PointCell: TaskText] = [:]
    }

    /// - Returns: nil when this person may not change the course, and where there is no such group.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, _ asked: GroupPointsQuery.Group, by viewer: Viewer) async throws -> Found? {
        try await database.read { tx in
            guard case .roster(let id) = asked else { return try Self.find(course, asked, by: viewer, tx) }
            guard var found = try Self.find(course, .all, by: viewer, tx), let roster = try rosters.find(id, course, tx) else {
                return nil
            }
            found.points = found.points?.among(roster)
            return found
        }
    }

    /// The same inside a transaction, where no roster is asked for. The number of queries does not depend on the number of
    /// students and weeks.
    static func find(
        _ course: ID<Course>, _ asked: GroupPointsQuery.Group, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> Found? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        let groups = try CourseGroupRows.groups(of: course, tx)
        let own = groups.filter { $0.assistant == viewer.id }
        let group: ID<CourseGroup>? =
            switch asked {
            case .own: own.count == 1 ? own.first?.id : nil
            case .all, .roster: nil
            case .one(let id): id
            }
        if let group, !groups.contains(where: { $0.id == group }) { return nil }
        return try Found(
            taught: taught, points: CoursePointsStore.find(course, group: group, by: viewer, tx),
            texts: TaskTextRows.current(in: course, tx))
    }

    /// Everyone of a group without an entry is entered as present in a week.
    struct Filling: Sendable, Equatable {
        /// The key of the part.
        let key: String
        let week: Int
        /// Nil for all students.
        let group: ID<CourseGroup>?
    }

    struct Saved: Sendable, Equatable {
        /// What became of each field, in their order. What the page showed already is unchanged.
        let outcomes: [PointEntryStore.Outcome]
        /// How many were entered as present besides.
        let filled: Int

        /// How many entries are written.
        var count: Int {
            filled
                + outcomes.count { outcome in
                    if case .saved = outcome { true } else { false }
                }
        }
    }

    /// Saves the fields of a form. Each is saved or not by itself; one that is as the page showed it is left alone, whatever
    /// somebody else has entered there since.
    /// - Parameter asked: whose page the form was. Of a roster's, what is about somebody else is refused.
    /// - Returns: nil when this person may not change the course, when it has no plan, and no such roster.
    /// - Throws: the error of the database; then nothing is saved.
    func save(
        _ typed: [TypedPoint], filling: Filling? = nil, among asked: GroupPointsQuery.Group = .all, in course: ID<Course>,
        by viewer: Viewer, at now: Instant
    ) async throws -> Saved? {
        try await database.write { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx.reading),
                let plan = try PointsPlanRows.plan(of: taught.course, tx.reading)
            else { return nil }
            var people: Set<ID<Person>>?
            if case .roster(let id) = asked {
                guard let roster = try rosters.find(id, course, tx.reading) else { return nil }
                people = roster.people
            }
            let shown = try ShownPointRows.values(typed, in: course, plan, tx.reading)
            let readings = zip(typed, shown).map { Self.reading($0, in: plan, shown: $1, among: people) }
            let own = readings.compactMap { reading in
                if case .edit(let edit) = reading { edit } else { nil }
            }
            let rest = try filling.map { try Self.edits($0, beside: typed, among: people, in: course, plan, tx.reading) } ?? []
            let edits = own + rest
            let done = edits.isEmpty ? [] : try PointEntryStore.save(edits, in: course, by: viewer, at: now, tx)
            guard let done else { return nil }
            return Saved(
                outcomes: Self.outcomes(typed, readings, done),
                filled: done.dropFirst(own.count).count { outcome in
                    if case .saved = outcome { true } else { false }
                })
        }
    }

    /// - Parameter done: of each edit among the readings, in their order.
    private static func outcomes(
        _ typed: [TypedPoint], _ readings: [TypedPoint.Reading], _ done: [PointEntryStore.Outcome]
    ) -> [PointEntryStore.Outcome] {
        var left = done[...]
        return zip(typed, readings).map { typed, reading in
            switch reading {
            case .untouched: .unchanged(typed.seen)
            case .refused(let refusal): .refused(refusal)
            case .edit: left.popFirst() ?? .unchanged(typed.seen)
            }
        }
    }

    /// - Parameter people: whose points the page has; nil for everyone's.
    private static func reading(
        _ typed: TypedPoint, in plan: PointsPlan, shown: PointValue?, among people: Set<ID<Person>>?
    ) -> TypedPoint.Reading {
        let reading = typed.reading(in: plan, shown: shown)
        guard case .edit = reading, people?.contains(typed.person) == false else { return reading }
        return .refused(.notRegistered)
    }

    /// Who is listed, studies the course, and has nothing in the cell, neither in the database nor in the form.
    private static func edits(
        _ filling: Filling, beside typed: [TypedPoint], among people: Set<ID<Person>>?, in course: ID<Course>,
        _ plan: PointsPlan, _ tx: ReadTransaction
    ) throws -> [PointEdit] {
        guard let part = plan.part(key: filling.key), part.sort == .attendance, part.isByHand else { return [] }
        let cell = PointCell(part: part.id, week: filling.week)
        guard plan.has(cell) else { return [] }
        let members = try CourseGroupRows.members(of: course, tx)
        let filled = Set(
            typed.filter { $0.key == filling.key && $0.week == filling.week && !$0.text.isEmpty }.map(\.person))
        let students = try PointsStudentRows.students(of: course, members: members, tx).filter { student in
            student.isEnrolled && !filled.contains(student.id) && people?.contains(student.id) != false
                && (filling.group == nil || members[student.id].flatMap { $0 } == filling.group)
        }
        let current = try PointEntryRows.current(in: course, tx)
        return students.compactMap { student in
            let entry = current[student.id]?[cell]
            guard entry?.value == nil else { return nil }
            return PointEdit(person: student.id, cell: cell, value: .attendance(.present), seen: entry?.sequence ?? 0)
        }
    }
}
