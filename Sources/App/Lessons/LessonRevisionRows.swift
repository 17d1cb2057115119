import Database

/// Writes revisions of lessons, for teachers in the browser and for imports.
enum LessonRevisionRows {
    /// A text that was read and can be published.
    struct NewRevision {
        let content: LessonDraft.Content
        let wordCount: Int
        let searchable: String
        /// Keyed by their names in the text.
        let files: [String: StoredFile]
    }

    /// The title of a revision whose text has none; the database requires one.
    private static let untitled = "…"

    /// Keeps a text in the history without publishing it, unless it is there already. Its files are not stored with it, because
    /// only teachers of the course read it.
    static func keep(
        _ text: WrittenText, of lesson: TeacherLesson, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let title = text.title.isEmpty ? untitled : text.title
        let known = try tx.first(
            "SELECT id FROM lesson_revision WHERE lesson_id = \(lesson.id) AND title = \(title) AND body = \(text.body)")
        guard known == nil else { return }
        let checked = try checked(WrittenText(title: title, body: text.body), in: lesson, tx)
        try insert(checked.revision, of: lesson.id, by: person, at: now, tx)
    }

    /// Adds a revision with its files, which the course already has.
    /// - Parameter person: nil for an import.
    static func add(
        _ new: NewRevision, to lesson: ID<Lesson>, by person: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<LessonRevision> {
        let revision = try insert(new, of: lesson, by: person, at: now, tx)
        for (name, file) in new.files.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO lesson_file (revision_id, name, digest, content_type, width, height)
                VALUES (\(revision), \(name), \(file.digest), \(file.contentType), \(file.width), \(file.height))
                """)
        }
        return revision
    }

    /// A text, checked against the present files and lessons of its course.
    static func checked(_ text: WrittenText, in lesson: TeacherLesson, _ tx: WriteTransaction) throws -> CheckedText {
        let course = lesson.course.course.id
        return try CheckedText(
            text, files: CourseFileRows.files(of: course, tx.reading),
            lessons: TeacherLessonRows.keys(of: course, tx.reading))
    }

    @discardableResult
    private static func insert(
        _ new: NewRevision, of lesson: ID<Lesson>, by person: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<LessonRevision> {
        let revision = ID<LessonRevision>(at: now)
        let ordinal = try LessonPublicationRows.nextOrdinal(of: lesson, tx)
        try tx.execute(
            """
            INSERT INTO lesson_revision
                (id, lesson_id, ordinal, digest, title, word_count, created_at, body, text_rules, searchable, author_id)
            VALUES (\(revision), \(lesson), \(ordinal), \(new.content.digest), \(new.content.title),
                \(new.wordCount), \(now), \(new.content.body), \(new.content.textRules ?? .commonMark), \(new.searchable),
                \(person))
            """)
        return revision
    }
}

extension CheckedText {
    var revision: LessonRevisionRows.NewRevision {
        .init(content: content, wordCount: wordCount, searchable: searchable, files: files)
    }
}
