import Database

/// The techniques that a course can have, and those that its objectives have, for those who teach it.
struct TechniqueListStore: Sendable {
    let database: Database

    struct Shelf: Sendable {
        let taught: TeacherCourse
        /// Of the person who looks.
        let viewer: ID<Person>
        let kind: TechniqueKind
        /// Those that this person finds: curated ones, their own, and published ones; of an administrator those of everybody.
        let techniques: [Technique]
        /// Their own ones that can be restored, the last first.
        let removed: [Removed]
        let favourites: Set<TechniqueReference>
        /// How many objectives of the course have each.
        let uses: [TechniqueReference: Int]
    }

    struct Removed: Sendable {
        let technique: OwnTechnique
        /// Until when it can be restored.
        let until: Instant
    }

    /// What a course's objectives have of one kind.
    struct Plan: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let kind: TechniqueKind
        let objectives: [Objective]
        let assigned: [ID<Objective>: [Technique]]
    }

    /// - Returns: nil when this person may not change the course; likewise below.
    /// - Throws: the error of the database.
    func shelf(
        of course: ID<Course>, _ kind: TechniqueKind, by viewer: Viewer, at now: Instant
    ) async throws -> Shelf? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let own = try TechniqueRows.offered(to: viewer, tx).map(Technique.own).filter { $0.traits.kind == kind }
            let removed = try TechniqueRows.all(
                tx,
                where: """
                    technique.owner_id = \(viewer.id) AND technique.kind = \(kind)
                        AND technique.removed_at > \(now + .days(-TechniqueStore.daysKept))
                    """)
            let there = Set(try ObjectiveRows.all(of: course, tx).map(\.id))
            let assigned = try AssignedTechniqueRows.all(in: course, tx).filter { there.contains($0.key) }.values
            return Shelf(
                taught: taught, viewer: viewer.id, kind: kind, techniques: Technique.curated(kind) + own,
                removed: Self.restorable(removed),
                favourites: try TechniqueFavouriteRows.all(of: viewer.id, tx),
                uses: assigned.reduce(into: [:]) { uses, techniques in
                    for technique in techniques { uses[technique.reference, default: 0] += 1 }
                })
        }
    }

    func plan(of course: ID<Course>, _ kind: TechniqueKind, by viewer: Viewer) async throws -> Plan? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            return try Plan(
                taught: taught, topics: CourseStore.topics(of: course, tx), kind: kind,
                objectives: ObjectiveRows.all(of: course, tx),
                assigned: AssignedTechniqueRows.all(in: course, tx).mapValues { $0.filter { $0.traits.kind == kind } })
        }
    }

    private static func restorable(_ techniques: [OwnTechnique]) -> [Removed] {
        techniques.compactMap { technique in
            technique.removedAt.map { Removed(technique: technique, until: $0 + .days(TechniqueStore.daysKept)) }
        }.sorted { ($0.until, $0.technique.id.text) > ($1.until, $1.technique.id.text) }
    }
}
