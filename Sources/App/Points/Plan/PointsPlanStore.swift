import Database

/// The plan of points of a course, for those who teach it. Its professors, and administrators, change it; assistants read it
/// and enter points.
struct PointsPlanStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        /// Nil before the first part.
        let plan: PointsPlan?
        /// The newest first.
        let editions: [PointsPlan.Edition]
        /// Whether points are there: then a change is a new version, and says why.
        let isUsed: Bool
        /// The tests of the course from which points can come, and deleted ones from which they do.
        let tests: [Assessment]
        /// The parts whose tests bring nothing more.
        let frozen: Set<ID<PointsPart>>
        /// Those that the plan had once, as it had them last.
        var removed: [PointsPart] = []
        /// How much is entered in each part, removed ones and those from tests among them; a part without entries is missing.
        var entered: [ID<PointsPart>: EnteredPoints] = [:]
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            let plan = try PointsPlanRows.plan(of: taught.course, tx)
            let flowing = (plan?.parts ?? []).filter { !$0.isByHand }
            let used = try TestPointsRows.tests(of: flowing, tx)
            let present = try CourseMarksRows.tests(of: id, tx)
            return try Sheet(
                taught: taught, plan: plan, editions: PointsPlanRows.editions(of: id, tx), isUsed: PointsPlanRows.isUsed(id, tx),
                tests: present + used.filter { old in !present.contains { $0.id == old.id } },
                frozen: Set(TestPointsRows.frozen(flowing, tx).keys), removed: RemovedPartRows.parts(of: id, tx),
                entered: RemovedPartRows.entered(in: id, tx))
        }
    }

    /// Changes the plan; once points are there that is a new version, unless only the order changes. What changes nothing
    /// makes no revision.
    /// - Parameters:
    ///   - seen: the revision that the form showed; 0 for a course without a plan.
    ///   - note: what is changed, for those who read it. A new version needs it.
    ///   - idle: how many entries count no longer where points come from a test from now on, as the form said it and somebody
    ///     confirmed; nil where nobody did.
    /// - Returns: nil when this person may not change the plan, and when the part is not in it; else whether it is a new
    ///   version.
    /// - Throws: `FormErrors`
    func change(
        _ edit: PlanEdit, in id: ID<Course>, seen: Int, note: String?, confirming idle: Int? = nil, by viewer: Viewer,
        at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            try Self.change(edit, in: id, seen: seen, note: note, confirming: idle, by: viewer, at: now, tx)
        }
    }

    /// Puts a part that was removed back into the plan, as it was last, with what was entered for it. One that is in the plan
    /// stays as it is.
    /// - Returns: nil when this person may not change the plan, and when it never had the part; else whether it is a new version.
    /// - Throws: `FormErrors`
    func restore(
        _ part: ID<PointsPart>, in id: ID<Course>, seen: Int, note: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx.reading), taught.isManaged else { return nil }
            if try PointsPlanRows.plan(of: taught.course, tx.reading)?.part(part) != nil { return false }
            guard let removed = try RemovedPartRows.parts(of: id, tx.reading).first(where: { $0.id == part }) else { return nil }
            return try Self.change(.restore(removed), in: id, seen: seen, note: note, by: viewer, at: now, tx)
        }
    }

    private static func change(
        _ edit: PlanEdit, in id: ID<Course>, seen: Int, note: String?, confirming idle: Int? = nil, by viewer: Viewer,
        at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx.reading), taught.isManaged else { return nil }
        if taught.isArchived { throw FormErrors(items: [.init(field: "archived", key: "points.is-archived")]) }
        let plan = try PointsPlanRows.plan(of: taught.course, tx.reading)
        let keys = try PointsPlanRows.keys(in: id, tx.reading)
        if case .add(let part, let fields) = edit, let owner = try PointsPlanRows.owner(of: part, tx.reading) {
            guard owner == id else { return nil }
            try requireSame(fields, as: plan?.part(part))
            return false
        }
        let before = plan?.parts ?? []
        guard let parts = edit.applied(to: before, keys: Set(keys.keys)) else { return nil }
        if parts == before { return false }
        let isNewVersion = try edit.changesPoints && PointsPlanRows.isUsed(id, tx.reading)
        var errors = errors(PointsPlan.faults(parts, after: before, taught.course.markScheme), taught.course.markScheme)
        if seen != plan?.edition.revision ?? 0 { errors.add("most", "points.plan-changed") }
        if isNewVersion, note == nil { errors.add("note", "points.note-missing") }
        try check(edit, plan, in: id, confirming: idle, &errors, tx.reading)
        try errors.check()
        for part in parts where keys[part.key] == nil { try PointsPlanWriteRows.addPart(part, to: id, tx) }
        try PointsPlanWriteRows.append(
            parts, to: id, after: plan?.edition, isNewVersion: isNewVersion, by: viewer.id, note: note, at: now, tx)
        return isNewVersion
    }

    /// Takes what students have in the test of a part as it is now, whatever they do there later; or lets it flow again.
    /// - Returns: nil when this person may not change the plan, when the course is archived, and when the part is not in the
    ///   plan or comes from no test; else whether that changed anything.
    /// - Throws: the error of the database.
    func freeze(
        _ part: ID<PointsPart>, _ isFrozen: Bool, in id: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            guard let points = try CoursePointsStore.find(id, by: viewer, tx.reading), points.taught.isPlanOpen,
                points.plan.part(part)?.isByHand == false
            else { return nil }
            let results = points.rows.compactMap { row -> (ID<Person>, TestResultPoints)? in
                guard case .earned(let result) = row.points.tests[part] else { return nil }
                return (row.student.id, result)
            }
            return try TestPointsRows.freeze(
                part, with: isFrozen ? Dictionary(results, uniquingKeysWith: { first, _ in first }) : nil, by: viewer.id, at: now,
                tx)
        }
    }

    /// A form that was sent once adds nothing when it is sent again; with other values it must not seem to be saved.
    /// - Throws: `FormErrors`
    private static func requireSame(_ fields: PartFields, as part: PointsPart?) throws {
        guard part.map({ PartFields($0) }) == fields else {
            throw FormErrors(items: [.init(field: "most", key: "points.plan-changed")])
        }
    }

    private static func errors(_ faults: [PlanFault], _ scheme: MarkScheme) -> FormErrors {
        var errors = FormErrors()
        for fault in faults {
            switch fault {
            case .total: errors.add(scheme == .romanian ? "weight" : "most", "points.total-over")
            case .tooManyParts: errors.add("sort", "points.too-many-parts")
            case .repeated: errors.add("title", "points.part-repeated")
            }
        }
        return errors
    }

    /// That a test is one of the course's, that the source of a frozen part stays as it is, and that what was entered keeps its
    /// cells: a part that is entered every week does not become one that is entered once, nor the other way round. Where a test
    /// takes the place of what was entered, somebody has confirmed how much of it counts no longer.
    private static func check(
        _ edit: PlanEdit, _ plan: PointsPlan?, in course: ID<Course>, confirming idle: Int?, _ errors: inout FormErrors,
        _ tx: ReadTransaction
    ) throws {
        let (id, fields): (ID<PointsPart>, PartFields)
        switch edit {
        case .add(let part, let typed): (id, fields) = (part, typed)
        case .change(let part, let typed): (id, fields) = (part, typed)
        case .remove, .restore, .move: return
        }
        let before = plan?.part(id)
        if let before, before.source != fields.source, try TestPointsRows.frozen([before], tx)[id] != nil {
            errors.add("source", "points.part-frozen")
        }
        let entered = try before == nil ? nil : RemovedPartRows.entered(in: course, tx)[id]
        if let before, before.isWeekly != (fields.weeklyMost != nil), entered != nil {
            errors.add("weekly", "points.weekly-entered")
        } else if before?.isByHand == true, fields.source != .byHand, let entered, entered.entries != idle {
            errors.add("confirmed", "points.idle-unconfirmed")
        }
        guard case .test(let test, _) = fields.source, before?.test != test else { return }
        if try !CourseMarksRows.tests(of: course, tx).contains(where: { $0.id == test }) {
            errors.add("source", "points.test-gone")
        }
    }
}
