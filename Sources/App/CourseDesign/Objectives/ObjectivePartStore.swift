import Database

/// One objective and its parts, for those who teach its course.
struct ObjectivePartStore: Sendable {
    let database: Database
    /// Of the language of a course.
    let strings: @Sendable (Language) -> Strings

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let objective: Objective
        /// The keys of the programme's outcomes that it serves, in the order of the list; nil where there is no list yet.
        var outcomes: [String]?
        /// That it has, put away ones among them.
        var techniques: [Technique] = []
        /// What serves the objectives of its course; nil where nobody asked.
        var source: AlignmentSource?
    }

    /// - Returns: nil when this person may not change it, and when it is deleted.
    /// - Throws: the error of the database.
    func find(_ id: ID<Objective>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.found(id, by: viewer, tx) }
    }

    /// The same with what serves it.
    /// - Throws: the error of the database.
    func served(_ id: ID<Objective>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx -> Sheet? in
            guard var sheet = try Self.found(id, by: viewer, tx) else { return nil }
            sheet.source = try AlignmentRows.source(of: sheet.taught.course.id, tx)
            return sheet
        }
    }

    /// Saves one change. What changes nothing is saved without a new version.
    /// - Parameter seen: the version that the form showed.
    /// - Returns: false when this person may not change the objective.
    /// - Throws: `FormErrors`
    func save(
        _ edit: ObjectiveEdit, of id: ID<Objective>, seen: Int, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in try save(edit, of: id, seen: seen, by: viewer, at: now, tx) }
    }

    /// Adds an objective at the end, and says something of it, both or nothing.
    /// - Parameter seen: the version that was read, of one that is there already; nil for a new one, and for one of which nothing
    ///   was ever said.
    /// - Returns: false when this person may not change the course, or the id is somebody else's.
    /// - Throws: `FormErrors`
    func add(
        _ id: ID<Objective>, _ edit: ObjectiveEdit, seen: Int?, to course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard try ObjectiveStore.add(id, to: course, by: viewer, at: now, tx),
                let objective = try Self.sheet(id, by: viewer, tx.reading)?.sheet.objective
            else { return false }
            // No objective has the version 0.
            let version = seen ?? (objective.isBlank ? objective.version : 0)
            return try save(edit, of: id, seen: version, by: viewer, at: now, tx)
        }
    }

    private func save(
        _ edit: ObjectiveEdit, of id: ID<Objective>, seen: Int, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        guard let (sheet, found) = try Self.sheet(id, by: viewer, tx.reading) else { return false }
        let (course, current) = (sheet.taught.course, sheet.objective)
        let sentences = ObjectiveSentence(strings(course.language))
        var changed = edit.applied(to: current) { sentences.generated($0, sheet.topics) }
        try Self.check(edit, changed, sheet.topics, found, generated: sentences.generated(changed, sheet.topics))
        if changed == current { return true }
        if seen != current.version {
            throw FormErrors(items: [.init(field: edit.field(from: current, to: changed), key: "teach.changed")])
        }
        if changed.key == nil { changed.key = try Self.key(of: changed, in: course, found, tx.reading) }
        changed.version += 1
        try CourseDesignRows.mark(course.id, at: now, tx)
        try ObjectiveWriteRows.update(changed, by: viewer.id, tx)
        return true
    }

    /// The key that an objective without one gets now: none before it has a word and a topic.
    static func key(
        of objective: Objective, in course: Course, _ found: [ObjectiveRows.Found], _ tx: ReadTransaction
    ) throws -> String? {
        guard let performance = objective.performance else { return nil }
        let chosen = Set(objective.topics)
        let first = try CourseStore.topics(of: course.id, tx).inOrder.first { chosen.contains($0.id) }
        let word: String? =
            switch performance.word {
            case .own(let text): text
            case .listed(let key): Taxonomy.standard.word(key, at: performance.category)?.name(course.language)
            }
        guard let first, let word else { return nil }
        return ObjectiveKey.make(word: word, topic: first.title, taken: Set(found.compactMap(\.objective.key)))
    }

    /// - Throws: `FormErrors`
    private static func check(
        _ edit: ObjectiveEdit, _ changed: Objective, _ topics: TopicTree, _ found: [ObjectiveRows.Found], generated: String?
    ) throws {
        var errors = FormErrors()
        switch edit {
        case .contents(let chosen):
            if chosen.contains(where: { topics.topic($0) == nil }) { errors.add(edit.field, "objective.topic-gone") }
        case .sentence(let sentence, let key, _):
            if sentence == .typed(nil), generated != nil { errors.add("sentence", "objective.sentence-missing") }
            let isTaken = found.contains { $0.objective.id != changed.id && $0.objective.key == key }
            if key != nil, changed.key == key, isTaken { errors.add("key", "objective.key-taken") }
        case .whole(let edits): for edit in edits { try check(edit, changed, topics, found, generated: generated) }
        case .performance, .condition, .criteria, .generation: break
        }
        try errors.check()
    }

    private static func found(_ id: ID<Objective>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard var sheet = try sheet(id, by: viewer, tx)?.sheet else { return nil }
        let course = sheet.taught.course.id
        let (outcomes, served) = try (OutcomeRows.all(of: course, tx), Set(OutcomeRows.served(in: course, tx)[id] ?? []))
        sheet.outcomes = outcomes.isEmpty ? nil : outcomes.filter { served.contains($0.id) }.map(\.key)
        return sheet
    }

    private static func sheet(
        _ id: ID<Objective>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (sheet: Sheet, found: [ObjectiveRows.Found])? {
        guard let (taught, found) = try ObjectiveStore.found(around: id, by: viewer, tx),
            let objective = found.first(where: { $0.objective.id == id && $0.removedAt == nil })?.objective
        else { return nil }
        let topics = try CourseStore.topics(of: taught.course.id, tx)
        let techniques = try AssignedTechniqueRows.all(of: id, tx)
        return (Sheet(taught: taught, topics: topics, objective: objective, techniques: techniques), found)
    }
}
