import Database

/// The events of a course's plan, for those who teach it.
struct DesignEventStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        /// Of the course, in their order.
        let objectives: [Objective]
        let choices: DesignEventChoices
        /// Nil for one that is being added.
        let event: DesignEvent?
    }

    /// What the form for a new event shows.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func blank(in course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            try TeacherCourseRows.find(course, by: viewer, tx).map { try Self.sheet($0, nil, tx) }
        }
    }

    /// - Returns: nil when this person may not change it, and when it is deleted.
    /// - Throws: the error of the database.
    func find(_ id: ID<DesignEvent>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx -> Sheet? in
            guard let (taught, found) = try Self.found(id, by: viewer, tx), found.event.removedAt == nil else { return nil }
            return try Self.sheet(taught, found.event.event, tx)
        }
    }

    /// Adds an event. The id was made when the form was shown, so that pressing twice adds one. Whoever went back, and sends
    /// something else with the same id, is told that it is there already.
    /// - Returns: false when this person may not change the course, or the id is somebody else's.
    /// - Throws: `FormErrors`
    func add(
        _ fields: DesignEvent.Fields, as id: ID<DesignEvent>, to course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx.reading) else { return false }
            if let owner = try DesignEventRows.course(of: id, tx.reading) {
                guard owner == course else { return false }
                let stored = try DesignEventRows.found(in: course, tx.reading).first { $0.event.id == id }
                guard stored?.event.fields == fields else {
                    throw FormErrors(items: [.init(field: "title", key: "design.added")])
                }
                return true
            }
            try Self.requireThere(fields, instead: nil, Self.sheet(taught, nil, tx.reading).choices)
            try Self.insert(fields, as: id, in: course, by: viewer, at: now, tx)
            return true
        }
    }

    /// Changes an event. What changes nothing is saved without a new version.
    /// - Parameter seen: the version that the form showed.
    /// - Returns: its course; nil when this person may not change it.
    /// - Throws: `FormErrors`
    func update(
        _ fields: DesignEvent.Fields, of id: ID<DesignEvent>, seen: Int?, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (taught, found) = try Self.found(id, by: viewer, tx.reading), found.event.removedAt == nil else {
                return nil
            }
            var event = found.event.event
            if fields == event.fields { return taught.course.id }
            if seen != event.version {
                throw FormErrors(items: [.init(field: event.fields.difference(to: fields), key: "teach.changed")])
            }
            try Self.requireThere(fields, instead: event.fields, Self.sheet(taught, event, tx.reading).choices)
            (event.fields, event.version) = (fields, event.version + 1)
            try CourseDesignRows.mark(taught.course.id, at: now, tx)
            try DesignEventWriteRows.update(event, by: viewer.id, tx)
            return taught.course.id
        }
    }

    /// Copies an event to the same days a week later.
    /// - Parameter copy: the id of the copy, made when the form was shown, so that pressing twice makes one. Where that is
    ///   something else by now, because somebody went back to the form, the copy has another id.
    /// - Returns: the id of the copy; nil when this person may not change the event.
    /// - Throws: `FormErrors`
    func copy(
        _ id: ID<DesignEvent>, as copy: ID<DesignEvent>, by viewer: Viewer, at now: Instant
    ) async throws -> ID<DesignEvent>? {
        try await database.write { tx -> ID<DesignEvent>? in
            guard let (taught, found) = try Self.found(id, by: viewer, tx.reading), found.event.removedAt == nil else {
                return nil
            }
            var fields = found.event.event.fields
            (fields.assigned, fields.due) = (fields.assigned + 7, fields.due + 7)
            let before = found.all.first { $0.event.id == copy && $0.removedAt == nil }?.event
            if before?.fields == fields { return copy }
            let isTaken = try DesignEventRows.course(of: copy, tx.reading) != nil
            let made = isTaken ? ID<DesignEvent>(at: now) : copy
            try Self.insert(fields, as: made, in: taught.course.id, by: viewer, at: now, tx)
            return made
        }
    }

    /// Deletes an event, which can be restored for thirty days. Deleting it again changes nothing.
    /// - Returns: its course; nil when this person may not change it.
    /// - Throws: the error of the database.
    func remove(_ id: ID<DesignEvent>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (taught, found) = try Self.found(id, by: viewer, tx.reading) else { return nil }
            if found.event.removedAt == nil {
                try CourseDesignRows.mark(taught.course.id, at: now, tx)
                try DesignEventWriteRows.remove(id, at: now, tx)
            }
            return taught.course.id
        }
    }

    /// Restores a deleted event. One that is there stays as it is.
    /// - Returns: its course; nil when this person may not change it, and when it was deleted too long ago.
    /// - Throws: `FormErrors`
    func restore(_ id: ID<DesignEvent>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (taught, found) = try Self.found(id, by: viewer, tx.reading) else { return nil }
            guard let removedAt = found.event.removedAt else { return taught.course.id }
            guard removedAt + .days(DesignEvent.daysKept) > now else { return nil }
            try Self.requireRoom(found.all, field: "new")
            try CourseDesignRows.mark(taught.course.id, at: now, tx)
            try DesignEventWriteRows.remove(id, at: nil, tx)
            return taught.course.id
        }
    }

    /// The course of an event, deleted or not; nil when this person may not change it.
    func course(of id: ID<DesignEvent>, by viewer: Viewer) async throws -> ID<Course>? {
        try await database.read { tx in try Self.found(id, by: viewer, tx)?.taught.course.id }
    }

    private static func found(
        _ id: ID<DesignEvent>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (taught: TeacherCourse, found: (event: DesignEventRows.Found, all: [DesignEventRows.Found]))? {
        guard let course = try DesignEventRows.course(of: id, tx), let taught = try TeacherCourseRows.find(course, by: viewer, tx)
        else { return nil }
        let all = try DesignEventRows.found(in: course, tx)
        return all.first { $0.event.id == id }.map { (taught, ($0, all)) }
    }

    private static func sheet(_ taught: TeacherCourse, _ event: DesignEvent?, _ tx: ReadTransaction) throws -> Sheet {
        let course = taught.course.id
        let objectives = try ObjectiveRows.all(of: course, tx)
        return try Sheet(
            taught: taught, topics: CourseStore.topics(of: course, tx), objectives: objectives,
            choices: DesignEventChoiceRows.choices(of: course, objectives, tx), event: event)
    }

    private static func insert(
        _ fields: DesignEvent.Fields, as id: ID<DesignEvent>, in course: ID<Course>, by viewer: Viewer, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        let found = try DesignEventRows.found(in: course, tx.reading)
        try requireRoom(found, field: "title")
        try CourseDesignRows.mark(course, at: now, tx)
        let key = DesignEvent.newKey(for: fields.title, taken: Set(found.map(\.event.key)))
        try DesignEventWriteRows.insert(DesignEvent(id: id, key: key, fields: fields, version: 1), in: course, by: viewer.id, tx)
    }

    /// What was chosen before may stay, even where it was deleted since.
    /// - Throws: `FormErrors`
    private static func requireThere(
        _ fields: DesignEvent.Fields, instead of: DesignEvent.Fields?, _ choices: DesignEventChoices
    ) throws {
        var errors = FormErrors()
        if !fields.objectives.isSubset(of: choices.objectives) { errors.add("objectives", "course-plan.objective-gone") }
        if let technique = fields.technique, technique != of?.technique, choices.technique(technique) == nil {
            errors.add("technique", "teach.choose")
        }
        if let subject = fields.subject, subject != of?.subject, choices.thing(subject) == nil {
            errors.add("subject", "course-plan.subject-gone")
        }
        try errors.check()
    }

    /// - Throws: `FormErrors`
    private static func requireRoom(_ found: [DesignEventRows.Found], field: String) throws {
        guard found.count(where: { $0.removedAt == nil }) < WrittenDesign.mostEvents else {
            throw FormErrors(
                items: [.init(field: field, key: "course-plan.too-many", values: ["n": String(WrittenDesign.mostEvents)])])
        }
    }
}

extension DesignEvent {
    /// What files call a new event, made from its title.
    static func newKey(for title: String, taken: Set<String>) -> String {
        ObjectiveKey.make(word: PlainLetters.words(title).isEmpty ? "event" : title, topic: "", taken: taken)
    }
}

extension DesignEvent.Fields {
    /// The first field of the form in which another one differs.
    fileprivate func difference(to other: DesignEvent.Fields) -> String {
        let isOther: [(String, Bool)] = [
            ("title", title != other.title), ("assigned", assigned != other.assigned), ("due", due != other.due),
            ("kind", kind != other.kind), ("place", place != other.place), ("hours", hours != other.hours),
            ("objectives", objectives != other.objectives), ("technique", technique != other.technique),
            ("dimension", dimension != other.dimension), ("subject", subject != other.subject), ("link", link != other.link),
        ]
        return isOther.first { $0.1 }?.0 ?? "notes"
    }
}
