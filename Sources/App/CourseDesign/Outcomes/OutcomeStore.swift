import Database

/// The outcomes of the programme of a course, and which objectives serve them, for those who teach the course.
struct OutcomeStore: Sendable {
    let database: Database

    struct Shelf: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let outcomes: [ProgrammeOutcome]
        /// Those that are not deleted.
        let objectives: [Objective]
        let served: [ID<Objective>: [ID<ProgrammeOutcome>]]

        /// The outcomes that an objective serves, in the order of the list.
        func outcomes(of objective: ID<Objective>) -> [ProgrammeOutcome] {
            let chosen = Set(served[objective] ?? [])
            return outcomes.filter { chosen.contains($0.id) }
        }
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func shelf(of course: ID<Course>, by viewer: Viewer) async throws -> Shelf? {
        try await database.read { tx in try Self.shelf(of: course, by: viewer, tx) }
    }

    /// The course of an objective that is not deleted, and the objective; nil when this person may not change it.
    func shelf(around id: ID<Objective>, by viewer: Viewer) async throws -> (shelf: Shelf, objective: Objective)? {
        try await database.read { tx in try Self.found(id, by: viewer, tx) }
    }

    /// Saves a list that was checked, all of it or nothing.
    /// - Parameter checked: the fingerprint of the plan that was shown.
    /// - Returns: the plan as it is now, and whether it was saved; nil when this person may not change the course.
    /// - Throws: the error of the database.
    func save(
        _ document: OutcomeDocument, of course: ID<Course>, checked: String?, by viewer: Viewer, at now: Instant
    ) async throws -> (plan: OutcomePlan, isSaved: Bool)? {
        try await database.write { tx -> (plan: OutcomePlan, isSaved: Bool)? in
            guard let shelf = try Self.shelf(of: course, by: viewer, tx.reading) else { return nil }
            let plan = OutcomePlan(document, shelf.outcomes, served: shelf.served, at: now)
            guard plan.fingerprint == checked, plan.faulty.isEmpty else { return (plan, false) }
            if plan.isIdle { return (plan, true) }
            try CourseDesignRows.mark(course, at: now, tx)
            for removal in plan.removed { try OutcomeRows.delete(removal.outcome.id, tx) }
            for (position, step) in plan.steps.enumerated() {
                switch step.standing {
                case .new(let outcome): try OutcomeRows.insert(outcome, at: position, in: course, tx)
                case .changed(let outcome), .same(let outcome): try OutcomeRows.update(outcome, at: position, tx)
                case .broken, .noKey, .noText, .tooLong, .twice: break
                }
            }
            return (plan, true)
        }
    }

    /// Saves which outcomes an objective serves.
    /// - Parameter seen: the fingerprint of those that the form showed.
    /// - Returns: its course; nil when this person may not change it.
    /// - Throws: `FormErrors`
    func serve(
        _ chosen: Set<ID<ProgrammeOutcome>>, _ id: ID<Objective>, seen: String?, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Course>? {
        try await database.write { tx -> ID<Course>? in
            guard let (shelf, _) = try Self.found(id, by: viewer, tx.reading) else { return nil }
            let (course, stored) = (shelf.taught.course.id, shelf.outcomes(of: id).map(\.id))
            if chosen == Set(stored) { return course }
            guard seen == Self.fingerprint(stored) else {
                throw FormErrors(items: [.init(field: "outcomes", key: "teach.changed")])
            }
            let known = shelf.outcomes.map(\.id).filter(chosen.contains)
            guard known.count == chosen.count else {
                throw FormErrors(items: [.init(field: "outcomes", key: "outcome.gone")])
            }
            try CourseDesignRows.mark(course, at: now, tx)
            try OutcomeRows.serve(known, id, tx)
            return course
        }
    }

    static func fingerprint(_ outcomes: [ID<ProgrammeOutcome>]) -> String { Fingerprint.of(outcomes.map(\.text)) }

    private static func shelf(of course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Shelf? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        return try Shelf(
            taught: taught, topics: CourseStore.topics(of: course, tx), outcomes: OutcomeRows.all(of: course, tx),
            objectives: ObjectiveRows.all(of: course, tx), served: OutcomeRows.served(in: course, tx))
    }

    private static func found(
        _ id: ID<Objective>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (shelf: Shelf, objective: Objective)? {
        guard let course = try ObjectiveRows.course(of: id, tx), let shelf = try shelf(of: course, by: viewer, tx),
            let objective = shelf.objectives.first(where: { $0.id == id })
        else { return nil }
        return (shelf, objective)
    }
}
