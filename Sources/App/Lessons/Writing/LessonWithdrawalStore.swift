import Database

/// Withdraws published lessons.
struct LessonWithdrawalStore: Sendable {
    let database: Database

    /// Withdraws a lesson: readers do not see it, and its text remains as the draft. Nil when this person may not change the
    /// lesson.
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
