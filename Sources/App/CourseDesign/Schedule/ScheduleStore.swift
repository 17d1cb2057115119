import Database

/// The meetings of a course and of its groups, for those who teach it.
struct ScheduleStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        /// Whose meetings these are; nil for the whole course.
        let group: CourseGroup?
        /// Of the course, by name.
        let groups: [CourseGroup]
        /// The plans of the course and its groups that are there.
        let planned: Set<ID<MeetingPlan>>
        /// Nil where nothing is said yet.
        let calendar: MeetingCalendar?
        /// The days of the course's semester, where they are known.
        let semester: SemesterDays?

        var plan: MeetingPlan? { calendar?.plan }
        var id: ID<MeetingPlan> { MeetingPlan.id(taught.course.id, group?.id) }
    }

    /// - Parameter group: nil for the meetings of the whole course.
    /// - Returns: nil when this person may not change the course, and when it has no such group.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, _ group: ID<CourseGroup>?, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(id, group, by: viewer, tx) }
    }

    /// Saves the meetings. What is stored already changes nothing.
    /// - Parameter seen: the version that the form showed; 0 for none.
    /// - Returns: false when this person may not change the course, and when it has no such group.
    /// - Throws: `FormErrors` when they were changed since.
    func save(
        _ fields: MeetingPlan.Fields, of id: ID<Course>, _ group: ID<CourseGroup>?, seen: Int?, by viewer: Viewer,
        at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.sheet(id, group, by: viewer, tx.reading) else { return false }
            if fields == sheet.plan?.fields { return true }
            if seen != sheet.plan?.version ?? 0 {
                let field = sheet.plan?.fields.difference(to: fields) ?? "first-day"
                throw FormErrors(items: [.init(field: field, key: "teach.changed")])
            }
            try CourseDesignRows.mark(id, at: now, tx)
            try MeetingWriteRows.write(fields, of: id, group, by: viewer.id, tx)
            return true
        }
    }

    /// Deletes the meetings with all their changes. Where there are none, nothing is to be done.
    /// - Parameter seen: the version that the page showed.
    /// - Returns: false when this person may not change the course, and when it has no such group.
    /// - Throws: `FormErrors` when they were changed since.
    func remove(
        _ id: ID<Course>, _ group: ID<CourseGroup>?, seen: Int?, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.sheet(id, group, by: viewer, tx.reading) else { return false }
            guard let plan = sheet.plan else { return true }
            if seen != plan.version { throw FormErrors(items: [.init(field: "removal", key: "design.meetings-changed")]) }
            try CourseDesignRows.mark(id, at: now, tx)
            try MeetingWriteRows.delete(plan.id, tx)
            return true
        }
    }

    /// Says what becomes of the meeting of a planned day. What holds already is not said twice.
    /// - Parameter seen: the number of the last change that the form showed; 0 for none.
    /// - Returns: false when this person may not change the course, and when there is no such meeting.
    /// - Throws: `FormErrors` when somebody else has said something since.
    func change(
        _ content: MeetingChange.Content, on day: LocalDay, of id: ID<Course>, _ group: ID<CourseGroup>?, seen: Int?,
        by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let calendar = try Self.sheet(id, group, by: viewer, tx.reading)?.calendar,
                calendar.plan.fields.meets(on: day)
            else { return false }
            let last = calendar.change(of: day)
            if content == last?.content ?? .init(kind: .restored) { return true }
            if seen != last?.sequence ?? 0 { throw FormErrors(items: [.init(field: "kind", key: "teach.changed")]) }
            try CourseDesignRows.mark(id, at: now, tx)
            let change = MeetingChange(
                plan: calendar.plan.id, day: day, sequence: (last?.sequence ?? 0) + 1, content: content, maker: viewer.id,
                madeAt: now)
            try MeetingWriteRows.insert(change, tx)
            return true
        }
    }

    private static func sheet(
        _ id: ID<Course>, _ group: ID<CourseGroup>?, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        let groups = try CourseGroupRows.groups(of: id, tx)
        let own = groups.first { $0.id == group }
        if group != nil, own == nil { return nil }
        let plans = try MeetingRows.plans(tx, where: "meeting_plan.course_id = \(id)")
        let plan = plans.first { $0.group == group }
        return try Sheet(
            taught: taught, group: own, groups: groups, planned: Set(plans.map(\.id)),
            calendar: MeetingRows.calendars(of: plan.map { [$0] } ?? [], tx).first,
            semester: SemesterRows.named(taught.course.semester, tx)?.days)
    }
}

extension MeetingPlan.Fields {
    /// The first field of the form in which another one differs.
    fileprivate func difference(to other: MeetingPlan.Fields) -> String {
        let isOther: [(String, Bool)] = [
            ("first-day", firstDay != other.firstDay), ("last-day", lastDay != other.lastDay),
            ("starts", startsAt != other.startsAt), ("ends", endsAt != other.endsAt), ("repeats", repeats != other.repeats),
            ("every", every != other.every),
        ]
        return isOther.first { $0.1 }?.0 ?? "weekdays"
    }
}
