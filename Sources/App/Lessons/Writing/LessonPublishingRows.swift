import Database

/// Publishes lessons: the draft becomes what readers see, if it has no mistakes.
struct LessonPublishingRows: PublishedRows {
    typealias Rows = LessonDraftRows

    let viewer: Viewer
    let now: Instant

    struct Ground: Sendable, Equatable {
        /// The files of the course, by name.
        let files: [String: StoredFile]
        /// The keys of all lessons of the course.
        let keys: Set<String>
    }

    /// A text, with what it is read against.
    struct Desk: Sendable {
        let text: WrittenText
        let ground: Ground
    }

    enum Effect: Sendable {
        /// Readers see the text, from now on or already before.
        case published
        /// The text is saved, but not published because of mistakes.
        case refused([Mistake], TeacherLesson)
    }

    func ground(of lesson: TeacherLesson, _ tx: ReadTransaction) throws -> Ground {
        let course = lesson.course.course.id
        return try Ground(files: CourseFileRows.files(of: course, tx), keys: TeacherLessonRows.keys(of: course, tx))
    }

    func desk(of lesson: TeacherLesson, with text: WrittenText, _ ground: Ground, _ tx: ReadTransaction) -> Desk {
        Desk(text: text, ground: ground)
    }

    func check(_ desk: Desk) -> CheckedText { CheckedText(desk.text, files: desk.ground.files, lessons: desk.ground.keys) }

    func publish(
        _ checked: CheckedText, of lesson: TeacherLesson, on desk: Desk, _ ground: Ground, _ tx: WriteTransaction
    ) throws -> Effect {
        // An unchanged draft is replaced by what is published, so the present text may differ from the one that was checked.
        let isOther = lesson.current != desk.text
        let checked = isOther ? CheckedText(lesson.current, files: ground.files, lessons: ground.keys) : checked
        let mistakes = Self.mistakes(lesson) + checked.mistakes
        guard mistakes.isEmpty else { return .refused(mistakes, lesson) }
        try show(checked, of: lesson, tx)
        return .published
    }

    private static func mistakes(_ lesson: TeacherLesson) -> [Mistake] {
        var mistakes: [Mistake] = []
        if lesson.removedAt != nil { mistakes.append(Mistake("", line: nil, "write.mistake-removed")) }
        if lesson.current.title.isEmpty { mistakes.append(Mistake("", line: nil, "write.mistake-title")) }
        return mistakes
    }

    /// Publishes a text. One that was published before gets its old revision, any other a new one.
    private func show(_ checked: CheckedText, of lesson: TeacherLesson, _ tx: WriteTransaction) throws {
        let digest = try checked.content.digest
        guard lesson.shown?.digest != digest else { return }
        let seen = try tx.first(
            """
            SELECT revision.id FROM lesson_revision AS revision
            WHERE revision.lesson_id = \(lesson.id) AND revision.digest = \(digest) AND EXISTS (
                SELECT 1 FROM lesson_publication AS publication WHERE publication.revision_id = revision.id
            )
            ORDER BY revision.ordinal DESC LIMIT 1
            """)
        let revision =
            try seen.map { try $0["id"] } ?? LessonRevisionRows.add(checked.revision, to: lesson.id, by: viewer.id, at: now, tx)
        try LessonPublicationRows.show(revision, of: lesson.id, by: viewer.id, at: now, tx)
        try EditedRows.mark(lesson: lesson.id, at: now, tx)
        try tx.execute("UPDATE lesson_draft SET base_revision_id = \(revision) WHERE lesson_id = \(lesson.id)")
    }
}
