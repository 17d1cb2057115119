import Database

/// Finds syllabuses for their readers: those of the course, or everybody where its teachers say so.
struct SyllabusStore: Sendable {
    let database: Database

    /// - Parameter viewer: nil for a visitor who is not signed in.
    /// - Returns: nil when there is none, or when this reader may not read it.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, for viewer: Viewer?) async throws -> SyllabusSource? {
        try await database.read { tx in try Self.source(id, for: viewer, tx) }
    }

    /// A file of the course to which a resource leads, for those who read it in the syllabus.
    func file(_ digest: String, named name: String, of id: ID<Course>, for viewer: Viewer?) async throws -> StoredFile? {
        try await database.read { tx in
            guard let source = try Self.source(id, for: viewer, tx), source.layout.shown.contains(.contents) else { return nil }
            return source.files.first { $0.value.digest == digest && FileAddress.lastPart(of: $0.key) == name }?.value
        }
    }

    static func source(_ id: ID<Course>, for viewer: Viewer?, _ tx: ReadTransaction) throws -> SyllabusSource? {
        let layout = try SyllabusLayoutRows.find(id, tx)
        let inside = try viewer.flatMap { try CourseStore.visible(to: $0, tx).first { $0.id == id } }
        if let inside { return try source(inside, isInside: true, layout, tx) }
        guard layout.audience == .everyone else { return nil }
        let there: SQL = "course.id = \(id) AND course.removed_at IS NULL"
        return try CourseStore.courses(tx, where: there).first.map { try source($0, isInside: false, layout, tx) }
    }

    private static func source(
        _ course: Course, isInside: Bool, _ layout: SyllabusLayout, _ tx: ReadTransaction
    ) throws -> SyllabusSource {
        let id = course.id
        let resources = try TopicResourceRows.all(in: id, tx).filter { $0.removedAt == nil }
        let named = Set(resources.compactMap { if case .file(let name) = $0.place { name } else { nil } })
        let lessons = try LessonRows.lessons(tx, where: "lesson.course_id = \(id)")
        return try SyllabusSource(
            course: course, isInside: isInside, layout: layout, description: SyllabusRows.description(of: id, tx),
            people: SyllabusRows.people(of: id, tx), meetings: SyllabusRows.meetings(of: id, tx),
            objectives: ObjectiveRows.all(of: id, tx), topics: CourseStore.topics(of: id, tx),
            knowledge: TopicKnowledgeRows.all(in: id, tx), resources: resources,
            files: CourseFileRows.files(of: id, tx).filter { named.contains($0.key) },
            lessons: Set(lessons.filter { isInside || $0.audience == .everyone }.map(\.id)),
            policies: SyllabusRows.policies(of: id, tx),
            plan: CoursePlanRows.plan(of: course, DesignEventRows.all(of: id, tx), tx).forReaders)
    }
}
