import Database

/// Saves what teachers and assistants enter. Assistants of a course may enter points; plans and marks are for its professors.
struct PointEntryStore: Sendable {
    let database: Database

    /// What became of one thing that somebody entered.
    enum Outcome: Sendable, Equatable {
        /// It is the entry with this number now.
        case saved(Int)
        /// The cell had this value already, in the entry with this number; 0 where it never had one.
        case unchanged(Int)
        /// Somebody else has entered something else meanwhile: this. Nothing is written.
        case conflict(PointEntry)
        case refused(PointRefusal)
    }

    /// What became of each edit, in their order. Each cell is saved or not by itself, so that nothing is lost because of
    /// another.
    /// - Returns: nil when this person may not change the course, and when it has no plan.
    /// - Throws: the error of the database; then nothing is saved.
    func save(_ edits: [PointEdit], in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> [Outcome]? {
        try await database.write { tx in try Self.save(edits, in: course, by: viewer, at: now, tx) }
    }

    /// The same inside a transaction.
    static func save(
        _ edits: [PointEdit], in course: ID<Course>, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> [Outcome]? {
        guard let decided = try outcomes(of: edits, in: course, by: viewer, tx.reading) else { return nil }
        for (edit, outcome) in zip(edits, decided) {
            guard case .saved(let sequence) = outcome else { continue }
            try PointEntryRows.append(edit.value, as: sequence, of: edit.person, in: edit.cell, by: viewer.id, at: now, tx)
        }
        return decided
    }

    /// What saving would come to; nothing is written. A dry run is this. Nothing is taken in an archived course.
    static func outcomes(
        of edits: [PointEdit], in course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> [Outcome]? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx),
            let plan = try PointsPlanRows.plan(of: taught.course, tx)
        else { return nil }
        if taught.isArchived { return edits.map { _ in .refused(.archived) } }
        let members = try CourseGroupRows.members(of: course, tx)
        let people = Set(edits.map(\.person)).sorted { $0.text < $1.text }
        let current = try PointEntryRows.current(in: course, among: people, tx)
        return outcomes(of: edits, in: plan, among: Set(members.keys), current: current)
    }

    /// Decided by values alone. Of two edits of one cell the first one counts.
    private static func outcomes(
        of edits: [PointEdit], in plan: PointsPlan, among members: Set<ID<Person>>,
        current: [ID<Person>: [PointCell: PointEntry]]
    ) -> [Outcome] {
        var repeated = Set<RepeatedCell>()
        return edits.map { edit in
            if let refusal = edit.refusal(in: plan, isEnrolled: members.contains(edit.person)) { return .refused(refusal) }
            guard repeated.insert(RepeatedCell(person: edit.person, cell: edit.cell)).inserted else { return .refused(.repeated) }
            let last = current[edit.person]?[edit.cell]
            switch edit.decision(current: last) {
            case .unchanged: return .unchanged(last?.sequence ?? 0)
            case .conflict(let entry): return .conflict(entry)
            case .save(let sequence): return .saved(sequence)
            }
        }
    }

    private struct RepeatedCell: Hashable {
        let person: ID<Person>
        let cell: PointCell
    }

    /// Everything that was entered and confirmed for a student in a course, and what holds now, for those who teach it.
    struct History: Sendable {
        let taught: TeacherCourse
        let plan: PointsPlan
        let row: CoursePoints.Row
        /// The newest first.
        let changes: [PointChange]
        /// The newest first.
        let marks: [ConfirmedMark]
        /// The parts that the plan had once: there are changes in them.
        var removed: [PointsPart] = []

        /// Whether something can be entered: the student studies the course, and it is not archived.
        var isOpen: Bool { row.student.isEnrolled && !taught.isArchived }
    }

    /// - Returns: nil when this person may not change the course, when it has no plan, and for somebody who neither studies it
    ///   nor has points in it.
    /// - Throws: the error of the database.
    func history(of person: ID<Person>, in course: ID<Course>, by viewer: Viewer) async throws -> History? {
        try await database.read { tx in
            guard let (taught, plan, row) = try CoursePointsStore.find(person, in: course, by: viewer, tx) else { return nil }
            let removed = try RemovedPartRows.parts(of: course, tx)
            let changes = PointChange.all(try PointEntryRows.all(of: person, in: course, tx))
            return try History(
                taught: taught, plan: plan, row: row, changes: PointChange.newestFirst(changes, by: plan.parts + removed),
                marks: ConfirmedMarkRows.all(of: person, in: course, tx).reversed(), removed: removed)
        }
    }
}
