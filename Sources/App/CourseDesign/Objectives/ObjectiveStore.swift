import Database

/// The objectives of a course, for those who teach it: their order, copies and deletion.
struct ObjectiveStore: Sendable {
    let database: Database

    /// How long a deleted objective can be restored.
    static let daysKept = 30

    struct Shelf: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        /// In their order.
        let objectives: [Objective]
        /// Deleted ones that can be restored, the last first.
        let removed: [Removed]
    }

    struct Removed: Sendable {
        let objective: Objective
        /// Until when it can be restored.
        let until: Instant
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func shelf(of course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Shelf? {
        try await database.read { tx -> Shelf? in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let found = try ObjectiveRows.found(in: course, tx)
            let removed = found.compactMap { found in found.removedAt.map { ($0, found.objective) } }
                .map { Removed(objective: $1, until: $0 + .days(Self.daysKept)) }
            return try Shelf(
                taught: taught, topics: CourseStore.topics(of: course, tx),
                objectives: found.filter { $0.removedAt == nil }.map(\.objective),
                removed: removed.filter { $0.until > now }.sorted {
                    ($1.until, $0.objective.id.text) < ($0.until, $1.objective.id.text)
                })
        }
    }

    /// Adds an objective without parts at the end. The id was made when the form was shown, so that pressing twice adds one.
    /// - Returns: false when this person may not change the course, or the id is somebody else's.
    /// - Throws: `FormErrors`
    func add(_ id: ID<Objective>, to course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in try Self.add(id, to: course, by: viewer, at: now, tx) }
    }

    /// The same, in the transaction of a change that says something of the objective at once.
    static func add(
        _ id: ID<Objective>, to course: ID<Course>, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
        if let owner = try ObjectiveRows.course(of: id, tx.reading) { return owner == course }
        let found = try ObjectiveRows.found(in: course, tx.reading)
        try requireRoom(found)
        try CourseDesignRows.mark(course, at: now, tx)
        try ObjectiveWriteRows.insert(
            Objective(id: id, key: nil, version: 1), at: next(found), in: course, by: viewer.id, tx)
        return true
    }

    /// An objective that this person began and said nothing of, which is taken before another one is made; nil where there is
    /// none.
    /// - Throws: the error of the database.
    func blank(in course: ID<Course>, by viewer: Viewer) async throws -> ID<Objective>? {
        try await database.read { tx -> ID<Objective>? in
            guard try TeacherCourseRows.find(course, by: viewer, tx) != nil else { return nil }
            return try ObjectiveRows.found(in: course, tx).first { found in
                found.removedAt == nil && found.editor == viewer.id && found.objective.isBlank
            }?.objective.id
        }
    }

    /// Copies an objective with all its parts and its techniques; the copy stands behind it and has a key of its own.
    /// - Parameter copy: the id of the copy, made when the form was shown, so that pressing twice makes one. Where that is
    ///   something else by now, because somebody went back to the form, the copy has another id.
    /// - Returns: the id of the copy; nil when this person may not change the objective.
    /// - Throws: `FormErrors`
    func copy(
        _ id: ID<Objective>, as copy: ID<Objective>, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Objective>? {
        try await database.write { tx -> ID<Objective>? in
            guard let (taught, found) = try Self.found(around: id, by: viewer, tx.reading),
                let original = found.first(where: { $0.objective.id == id && $0.removedAt == nil })
            else { return nil }
            let (course, parts) = (taught.course, original.objective.copied(as: copy))
            let before = found.first { $0.objective.id == copy && $0.removedAt == nil }?.objective
            if before?.copied(as: copy) == parts { return copy }
            let isTaken = try ObjectiveRows.course(of: copy, tx.reading) != nil
            let made = isTaken ? ID<Objective>(at: now) : copy
            try Self.requireRoom(found)
            try CourseDesignRows.mark(course.id, at: now, tx)
            var objective = original.objective.copied(as: made)
            objective.key = try ObjectivePartStore.key(of: objective, in: course, found, tx.reading)
            try ObjectiveWriteRows.insert(objective, at: original.position, in: course.id, by: viewer.id, tx)
            try AssignedTechniqueRows.copy(from: id, to: made, tx)
            var order = found.map(\.objective.id)
            order.insert(made, at: (order.firstIndex(of: id) ?? order.count - 1) + 1)
            try Self.arrange(order, tx)
            return made
        }
    }

    /// Moves an objective one place up, or one down, among those that are not deleted and of which something is said. The first
    /// does not move up.
    /// - Returns: false when this person may not change the course, or it is not there.
    /// - Throws: the error of the database.
    func move(_ id: ID<Objective>, isUp: Bool, in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
            let found = try ObjectiveRows.found(in: course, tx.reading)
            let shown = found.filter { $0.removedAt == nil }.map(\.objective).filter { !$0.isBlank || $0.id == id }.map(\.id)
            guard let place = shown.firstIndex(of: id) else { return false }
            guard let other = shown.at(isUp ? place - 1 : place + 1) else { return true }
            var order = found.map(\.objective.id)
            guard let here = order.firstIndex(of: id), let there = order.firstIndex(of: other) else { return false }
            order.swapAt(here, there)
            try CourseDesignRows.mark(course, at: now, tx)
            try Self.arrange(order, tx)
            return true
        }
    }

    /// Deletes an objective, which can be restored for thirty days.
    /// - Returns: its course; nil when this person may not change it.
    /// - Throws: the error of the database.
    func remove(_ id: ID<Objective>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (taught, found) = try Self.found(around: id, by: viewer, tx.reading) else { return nil }
            if found.contains(where: { $0.objective.id == id && $0.removedAt == nil }) {
                try CourseDesignRows.mark(taught.course.id, at: now, tx)
                try ObjectiveWriteRows.remove(id, at: now, tx)
            }
            return taught.course.id
        }
    }

    /// Restores a deleted objective at its place. One that is there stays as it is.
    /// - Returns: its course; nil when this person may not change it, and when it was deleted too long ago.
    /// - Throws: `FormErrors`
    func restore(_ id: ID<Objective>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (taught, found) = try Self.found(around: id, by: viewer, tx.reading),
                let objective = found.first(where: { $0.objective.id == id })
            else { return nil }
            guard let removedAt = objective.removedAt else { return taught.course.id }
            guard removedAt + .days(Self.daysKept) > now else { return nil }
            try Self.requireRoom(found)
            try CourseDesignRows.mark(taught.course.id, at: now, tx)
            try ObjectiveWriteRows.remove(id, at: nil, tx)
            return taught.course.id
        }
    }

    /// The course of an objective, deleted or not; nil when this person may not change it.
    func course(of id: ID<Objective>, by viewer: Viewer) async throws -> ID<Course>? {
        try await database.read { tx in try Self.found(around: id, by: viewer, tx)?.0.course.id }
    }

    /// The course of an objective with all its objectives; nil when this person may not change it.
    static func found(
        around id: ID<Objective>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (TeacherCourse, [ObjectiveRows.Found])? {
        guard let course = try ObjectiveRows.course(of: id, tx), let taught = try TeacherCourseRows.find(course, by: viewer, tx)
        else { return nil }
        return try (taught, ObjectiveRows.found(in: course, tx))
    }

    /// - Throws: `FormErrors`
    private static func requireRoom(_ found: [ObjectiveRows.Found]) throws {
        guard found.filter({ $0.removedAt == nil }).count < WrittenDesign.mostObjectives else {
            throw FormErrors(
                items: [.init(field: "new", key: "objective.too-many", values: ["n": String(WrittenDesign.mostObjectives)])])
        }
    }

    private static func next(_ found: [ObjectiveRows.Found]) -> Int { (found.last?.position ?? -1) + 1 }

    private static func arrange(_ order: [ID<Objective>], _ tx: WriteTransaction) throws {
        for (position, id) in order.enumerated() { try ObjectiveWriteRows.move(id, to: position, tx) }
    }
}

extension Objective {
    /// The same parts with another id, without a key.
    fileprivate func copied(as id: ID<Objective>) -> Objective {
        Objective(
            id: id, key: nil, performance: performance, condition: condition, criteria: criteria, topics: topics,
            ownSentence: ownSentence, share: share, version: 1)
    }
}
