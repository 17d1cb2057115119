import Database

/// The techniques that fit an objective, and those that it has, for those who teach its course.
struct SuggestionStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let objective: Objective
        let kind: TechniqueKind
        let facets: ObjectiveFacets
        /// Of the kind: those that this person can assign.
        let techniques: [Technique]
        /// Of the kind.
        let assigned: [Technique]
        let favourites: Set<TechniqueReference>
    }

    /// What the buttons beside a technique do.
    enum Edit: Sendable, Equatable {
        case assign(TechniqueReference)
        case takeAway(TechniqueReference)
        case favourite(TechniqueReference, isFavourite: Bool)
    }

    /// - Returns: nil when this person may not change the objective.
    /// - Throws: the error of the database.
    func find(_ id: ID<Objective>, _ kind: TechniqueKind, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let (taught, objective) = try Self.objective(id, by: viewer, tx) else { return nil }
            let course = taught.course.id
            let own = try TechniqueRows.offered(to: viewer, tx).map(Technique.own)
            return try Sheet(
                taught: taught, topics: CourseStore.topics(of: course, tx), objective: objective, kind: kind,
                facets: ObjectiveFacets(objective, TopicKnowledgeRows.all(in: course, tx)),
                techniques: Technique.curated(kind) + own.filter { $0.traits.kind == kind },
                assigned: AssignedTechniqueRows.all(of: id, tx).filter { $0.traits.kind == kind },
                favourites: TechniqueFavouriteRows.all(of: viewer.id, tx))
        }
    }

    /// Assigns a technique, takes it away, or marks it with a star. What is so already stays as it is.
    /// - Returns: false when this person may not change the objective, or there is no such technique for them.
    /// - Throws: `FormErrors`
    func apply(
        _ edit: Edit, _ kind: TechniqueKind, to id: ID<Objective>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let (taught, _) = try Self.objective(id, by: viewer, tx.reading) else { return false }
            let (course, assigned) = (taught.course.id, try AssignedTechniqueRows.all(of: id, tx.reading))
            func technique(_ reference: TechniqueReference) throws -> Technique? {
                let found = try TechniqueRows.find(reference, by: viewer, in: course, tx.reading)
                return found.flatMap { $0.traits.kind == kind ? $0 : nil }
            }
            switch edit {
            case .assign(let reference):
                guard let technique = try technique(reference) else { return false }
                if assigned.contains(where: { $0.reference == reference }) { return true }
                guard technique.own?.removedAt == nil else { return false }
                try Self.requireRoom(assigned)
                try CourseDesignRows.mark(course, at: now, tx)
                try AssignedTechniqueRows.assign(reference, kind, to: id, tx)
            case .takeAway(let reference):
                guard assigned.contains(where: { $0.reference == reference }) else { return try technique(reference) != nil }
                try CourseDesignRows.mark(course, at: now, tx)
                try AssignedTechniqueRows.takeAway(reference, from: id, tx)
            case .favourite(let reference, let isFavourite):
                guard try technique(reference) != nil else { return false }
                try TechniqueFavouriteRows.mark(reference, isFavourite: isFavourite, of: viewer.id, tx)
            }
            return true
        }
    }

    /// - Throws: `FormErrors`
    private static func requireRoom(_ assigned: [Technique]) throws {
        guard assigned.count < WrittenDesign.mostObjectiveTechniques else {
            let most = String(WrittenDesign.mostObjectiveTechniques)
            throw FormErrors(items: [.init(field: "assigned", key: "technique.too-many", values: ["n": most])])
        }
    }

    /// An objective that is not deleted.
    private static func objective(
        _ id: ID<Objective>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (TeacherCourse, Objective)? {
        guard let (taught, found) = try ObjectiveStore.found(around: id, by: viewer, tx),
            let objective = found.first(where: { $0.objective.id == id && $0.removedAt == nil })?.objective
        else { return nil }
        return (taught, objective)
    }
}
