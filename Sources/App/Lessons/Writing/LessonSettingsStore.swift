import Database

/// Stores the settings of lessons.
struct LessonSettingsStore: Sendable {
    let database: Database

    /// Stores the settings; nil when this person may not change the lesson, or when the topic or the quiz belongs to another
    /// course.
    /// - Throws: `FormErrors` for an objective that was deleted meanwhile.
    func update(_ settings: LessonSettings, of id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> TeacherLesson?
    {
        try await database.write { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            let course = lesson.course.course.id
            if let topic = settings.topic {
                let row = try tx.first("SELECT id FROM topic WHERE id = \(topic) AND course_id = \(course)")
                guard row != nil else { return nil }
            }
            if let quiz = settings.quiz {
                let row = try tx.first(
                    "SELECT id FROM assessment WHERE id = \(quiz) AND course_id = \(course) AND kind = \(AssessmentKind.quiz) AND removed_at IS NULL"
                )
                guard row != nil else { return nil }
            }
            let known = try ObjectiveKeyRows.ids(in: course, tx.reading)
            let objectives = try settings.objectives.map { key in
                guard let objective = known[key] else {
                    throw FormErrors(
                        items: [.init(field: ObjectiveTicks.field, key: "objective-tag.unknown", values: ["key": key])])
                }
                return objective
            }
            let tags = try LessonObjectiveRows.keys(in: course, tx.reading)[id] ?? []
            if tags != settings.objectives { try LessonObjectiveRows.write(objectives, of: id, tx) }
            try tx.execute(
                """
                UPDATE lesson SET topic_id = \(settings.topic), quiz_id = \(settings.quiz), audience = \(settings.audience)
                WHERE id = \(id)
                """)
            let isSame =
                settings.topic == lesson.topic && tags == settings.objectives && settings.quiz == lesson.quiz
                && settings.audience == lesson.audience
            if !isSame { try EditedRows.mark(lesson: id, at: now, tx) }
            return lesson
        }
    }
}
