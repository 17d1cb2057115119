import Database

/// The sheet of a subject and what only it needs, for those who teach the course.
struct SheetStore: Sendable {
    let database: Database

    struct Shelf: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let hours: CourseHours
        let topicHours: [ID<Topic>: [CourseActivity: Int]]

        /// Changes with every hour of a topic and with the topics.
        var topicFingerprint: String {
            Fingerprint.of(
                topics.inOrder.flatMap { topic in
                    [topic.id.text] + CourseActivity.allCases.map { topicHours[topic.id]?[$0].map { String($0) } }
                })
        }
    }

    /// - Returns: nil when this person may not change the course; likewise in all functions below.
    /// - Throws: the error of the database.
    func source(_ course: ID<Course>, in institution: String, by viewer: Viewer) async throws -> (TeacherCourse, SheetSource)? {
        try await database.read { tx in
            guard let shelf = try Self.shelf(course, by: viewer, tx) else { return nil }
            let source = try SheetSource(
                course: shelf.taught.course, institution: institution, description: SyllabusRows.description(of: course, tx),
                people: SyllabusRows.people(of: course, tx), objectives: ObjectiveRows.all(of: course, tx),
                topics: shelf.topics, knowledge: TopicKnowledgeRows.all(in: course, tx),
                outcomes: OutcomeRows.all(of: course, tx), served: OutcomeRows.served(in: course, tx), hours: shelf.hours,
                topicHours: shelf.topicHours,
                grading: SyllabusRows.policies(of: course, tx).first { $0.kind == .grading })
            return (shelf.taught, source)
        }
    }

    func shelf(_ course: ID<Course>, by viewer: Viewer) async throws -> Shelf? {
        try await database.read { tx in try Self.shelf(course, by: viewer, tx) }
    }

    /// Saves the hours of the activities and the bibliography. What is stored already changes nothing.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Throws: `FormErrors`
    func save(_ hours: CourseHours, of course: ID<Course>, seen: String?, by viewer: Viewer, at now: Instant) async throws -> Bool
    {
        try await database.write { tx in
            guard let stored = try Self.shelf(course, by: viewer, tx.reading)?.hours else { return false }
            if hours == stored { return true }
            guard seen == stored.fingerprint else {
                throw FormErrors(items: [.init(field: HoursForm.difference(stored, hours), key: "teach.changed")])
            }
            try CourseDesignRows.mark(course, at: now, tx)
            try CourseHoursRows.write(hours, of: course, tx)
            return true
        }
    }

    /// Saves the hours of topics. Topics that are not the course's are left out.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Throws: `FormErrors`
    func save(
        _ hours: [ID<Topic>: [CourseActivity: Int]], of course: ID<Course>, seen: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let shelf = try Self.shelf(course, by: viewer, tx.reading) else { return false }
            let changed = shelf.topics.inOrder.filter { (hours[$0.id] ?? [:]) != (shelf.topicHours[$0.id] ?? [:]) }
            if changed.isEmpty { return true }
            guard seen == shelf.topicFingerprint else {
                throw FormErrors(items: [.init(field: "hours", key: "teach.changed")])
            }
            try EditedRows.mark(course: course, at: now, tx)
            for topic in changed { try TopicHourRows.write(hours[topic.id] ?? [:], of: topic.id, tx) }
            return true
        }
    }

    private static func shelf(_ course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Shelf? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        return try Shelf(
            taught: taught, topics: CourseStore.topics(of: course, tx), hours: CourseHoursRows.find(course, tx),
            topicHours: TopicHourRows.all(in: course, tx))
    }
}
