import Database

/// Taking lessons back that were published.
struct LessonWithdrawalStore: Sendable {
    let database: Database

    /// Readers see nothing of it from now on; its text stays to be written on. Nil for a lesson that is not this person's to change.
    func withdraw(_ id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> TeacherLesson? {
        try await database.write { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            guard lesson.shown != nil else { return lesson }
            if lesson.draft == nil || lesson.current != lesson.draft?.text {
                try LessonDraftRows.write(
                    lesson.current, version: lesson.version + 1, base: lesson.base, of: lesson, by: viewer.id, at: now, tx)
            }
            try LessonPublicationRows.show(nil, of: id, by: viewer.id, at: now, tx)
            try EditedRows.mark(lesson: id, at: now, tx)
            return lesson
        }
    }
}
