import Database

/// Publishing lessons, and taking them back.
struct LessonPublishingStore: Sendable {
    let database: Database

    enum Publishing: Sendable {
        /// Readers see it, from now on or already.
        case published
        /// It is saved, but readers see what they saw.
        case refused([Mistake], TeacherLesson)
        /// Somebody else saved another text meanwhile; nothing was changed.
        case conflict(TeacherLesson)
    }

    /// Saves what was written and shows it to readers, if there is no mistake in it. Nil for a lesson that is not this person's to change.
    func publish(_ edit: DraftEdit, of id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> Publishing? {
        try await database.write { tx in
            guard let before = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            switch try LessonDraftStore.save(edit, in: before, by: viewer, at: now, tx) {
            case .conflict(let lesson): return .conflict(lesson)
            case .saved(let lesson):
                let checked = try LessonRevisionRows.checked(lesson.current, in: lesson, tx)
                let mistakes = Self.mistakes(lesson) + checked.mistakes
                guard mistakes.isEmpty else { return .refused(mistakes, lesson) }
                try Self.show(checked, of: lesson, by: viewer.id, at: now, tx)
                return .published
            }
        }
    }

    private static func mistakes(_ lesson: TeacherLesson) -> [Mistake] {
        var mistakes: [Mistake] = []
        if lesson.removedAt != nil { mistakes.append(Mistake("", line: nil, "write.mistake-removed")) }
        if lesson.current.title.isEmpty { mistakes.append(Mistake("", line: nil, "write.mistake-title")) }
        return mistakes
    }

    /// A text that readers have seen before is shown again; any other becomes a new revision.
    private static func show(
        _ checked: CheckedText, of lesson: TeacherLesson, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
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
            try seen.map { try $0["id"] } ?? LessonRevisionRows.add(checked, to: lesson.id, by: person, at: now, tx)
        try LessonPublicationRows.show(revision, of: lesson.id, by: person, at: now, tx)
        try EditedRows.mark(lesson: lesson.id, at: now, tx)
        try tx.execute("UPDATE lesson_draft SET base_revision_id = \(revision) WHERE lesson_id = \(lesson.id)")
    }

    /// Readers see nothing of it from now on; its text stays to be written on. Nil for a lesson that is not this person's to change.
    func withdraw(_ id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> TeacherLesson? {
        try await database.write { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            guard lesson.shown != nil else { return lesson }
            if lesson.draft == nil || lesson.current != lesson.draft?.text {
                try LessonDraftStore.write(
                    lesson.current, version: lesson.version + 1, base: lesson.base, of: id, by: viewer.id, at: now, tx)
            }
            try LessonPublicationRows.show(nil, of: id, by: viewer.id, at: now, tx)
            try EditedRows.mark(lesson: id, at: now, tx)
            return lesson
        }
    }
}
