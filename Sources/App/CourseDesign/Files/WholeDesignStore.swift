import Database

/// The whole design of a course as its document, for those who teach the course: read, and made that of another document.
struct WholeDesignStore: Sendable {
    let database: Database
    /// The institution's day of a moment.
    let today: @Sendable (Instant) -> LocalDay

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let draft: DesignDraft
        let topics: TopicTree

        /// As `design.yaml` has it.
        var text: String {
            DesignFileText(order: topics.inOrder.map { topics.path(to: $0.id).map(\.title) }).text(draft)
        }

        /// Changes with everything that the text says.
        var version: String { Self.version(of: text) }

        static func version(of text: String) -> String { ContentDigest(text).base64URL(bytes: 16) }
    }

    enum Saving: Sendable {
        case saved
        /// It was as it should be.
        case unchanged
        /// Somebody else has changed it.
        case overtaken
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(course, by: viewer, tx) }
    }

    /// Makes the design that of a text. Objectives, events and outcomes are found by their keys as in an import; it names no
    /// topics, groups, tests, lessons and files that the course does not have, and no accounts that do not teach it.
    /// - Parameter seen: the version that it was written from.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: `ImportMistakes` with every mistake.
    func save(
        _ text: String, of course: ID<Course>, seen: String, by viewer: Viewer, at now: Instant
    ) async throws -> Saving? {
        try await database.write(
            planned: WholeDesignChange(text: text, course: course, seen: seen, viewer: viewer, today: today(now), now: now))
    }

    static func sheet(_ course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        let topics = try CourseStore.topics(of: course, tx)
        return try Sheet(taught: taught, draft: StoredDesignRows.draft(of: course, topics, tx), topics: topics)
    }
}

/// A design that becomes that of a text. The text is read while others write.
private struct WholeDesignChange: PlannedChange {
    let text: String
    let course: ID<Course>
    let seen: String
    let viewer: Viewer
    let today: LocalDay
    let now: Instant

    struct Begun: Sendable {
        let sheet: WholeDesignStore.Sheet
        let version: String
        let known: KnownThings
    }

    struct Thought: Sendable {
        let begun: Begun
        /// Nil where it need not be written: it is as it should be, or was changed meanwhile.
        let document: DesignDocument?
        let answer: WholeDesignStore.Saving
    }

    func begin(_ tx: ReadTransaction) throws -> Begun? {
        guard let sheet = try WholeDesignStore.sheet(course, by: viewer, tx) else { return nil }
        return try Begun(sheet: sheet, version: sheet.version, known: KnownThings(sheet, tx))
    }

    func think(_ begun: Begun) throws -> Thought {
        guard begun.version == seen else { return Thought(begun: begun, document: nil, answer: .overtaken) }
        let document = try DesignDocument(
            TextFile(name: DesignDocument.fileName, text: text), in: begun.known.surroundings(today: today))
        let isSame = document.draft.settled(begun.sheet.draft) == begun.sheet.draft
        return Thought(begun: begun, document: isSame ? nil : document, answer: .unchanged)
    }

    func answer(_ plan: Thought) -> WholeDesignStore.Saving? { plan.document == nil ? plan.answer : nil }

    func stands(_ plan: Thought, _ tx: ReadTransaction) throws -> Bool {
        guard let sheet = try WholeDesignStore.sheet(course, by: viewer, tx) else { return false }
        return try sheet.version == plan.begun.version && KnownThings(sheet, tx) == plan.begun.known
    }

    func write(_ plan: Thought, _ tx: WriteTransaction) throws -> WholeDesignStore.Saving {
        guard let document = plan.document else { return plan.answer }
        let sheet = plan.begun.sheet
        let place = ImportedPlace(
            key: sheet.taught.course.code, course: course, topics: sheet.topics.ids, isNew: false, isLeft: false)
        let comparison = try DesignComparison(
            document, place, from: .init(namesInstructors: true, namesOwners: false, maker: viewer.userName),
            hasTopic: plan.begun.known.topics.contains, tx.reading)
        if comparison.isSame { return .unchanged }
        try DesignImportRows(comparison, document, in: place, at: now, tx.reading).write(tx)
        // Unlike an import, this is a change of somebody's, which the next import leaves.
        try CourseDesignRows.mark(course, at: now, tx)
        if comparison.before.topics != comparison.after.topics { try EditedRows.mark(course: course, at: now, tx) }
        return .saved
    }
}

/// What the document of a design can name.
private struct KnownThings: Sendable, Equatable {
    let topics: Set<[String]>
    let userNames: Set<String>
    /// Folded.
    let groups: Set<String>
    let lessons: Set<String>
    let tests: Set<String>
    let files: [String: StoredFile]

    init(_ sheet: WholeDesignStore.Sheet, _ tx: ReadTransaction) throws {
        let course = sheet.taught.course.id
        topics = Set(sheet.topics.ids.keys)
        let named = sheet.draft.instructors.compactMap { instructor -> String? in
            if case .account(let name) = instructor.who { name } else { nil }
        }
        let teachers: [String] = try tx.rows(
            """
            SELECT person.user_name FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) AND person.removed_at IS NULL ORDER BY person.id
            """
        ).map { try $0["user_name"] }
        // Who owns a technique that the design has is named in it, and stays its owner.
        userNames = Set(teachers + named + sheet.draft.techniques.compactMap(\.owner))
        groups = Set(try CourseGroupRows.groups(of: course, tx).map { SearchText.fold($0.name) })
        lessons = Set(try StoredTopicRows.lessons(of: course, tx).values)
        tests = Set(try StoredEventRows.tests(of: course, tx).values)
        files = try CourseFileRows.files(of: course, tx)
    }

    func surroundings(today: LocalDay) -> DesignDocument.Surroundings {
        DesignDocument.Surroundings(
            today: today, hasTopic: topics.contains, userNames: userNames, groups: groups, lessons: lessons, tests: tests,
            file: { name in
                guard let file = files[name] else { return .missing }
                return .found(
                    MediaFile(
                        kept: file.digest, contentType: file.contentType, size: file.size, width: file.width,
                        height: file.height))
            })
    }
}
