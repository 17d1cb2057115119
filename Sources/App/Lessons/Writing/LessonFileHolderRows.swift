import Database

/// Finds files of a course in published lessons and in drafts, also of lessons that were deleted and can be restored.
struct LessonFileHolderRows: FileHolderRows {
    func texts(in course: ID<Course>, at now: Instant, _ tx: ReadTransaction) throws -> FileHolders {
        let since = now + .days(-TeacherLesson.undoDays)
        let there: SQL = "lesson.course_id = \(course) AND (lesson.removed_at IS NULL OR lesson.removed_at > \(since))"
        return try FileHolders(shown: shown(there, tx), drafts: drafts(there, tx))
    }

    private func shown(_ condition: SQL, _ tx: ReadTransaction) throws -> [String: [FileHolders.Place]] {
        let rows = try tx.rows(
            """
            SELECT lesson.id, lesson.removed_at, revision.title, lesson_file.name
            FROM lesson JOIN lesson_revision AS revision ON revision.id = lesson.shown_revision_id
            JOIN lesson_file ON lesson_file.revision_id = revision.id
            WHERE \(condition)
            ORDER BY lesson.position, lesson.lesson_key, lesson.id, lesson_file.name
            """)
        let pairs = try rows.map { row -> (String, FileHolders.Place) in
            try (row["name"], place(row))
        }
        return Dictionary(pairs.map { ($0, [$1]) }, uniquingKeysWith: +)
    }

    private func drafts(_ condition: SQL, _ tx: ReadTransaction) throws -> [FileHolders.Draft] {
        try tx.rows(
            """
            SELECT lesson.id, lesson.removed_at, lesson_draft.title, lesson_draft.body
            FROM lesson JOIN lesson_draft ON lesson_draft.lesson_id = lesson.id
            WHERE \(condition)
            ORDER BY lesson.position, lesson.lesson_key, lesson.id
            """
        ).map { row in
            let text = try WrittenText(title: row["title"], body: row["body"])
            return try FileHolders.Draft(place: place(row), body: text.body, names: { text.files(among: $0) })
        }
    }

    private func place(_ row: Row) throws -> FileHolders.Place {
        let removedAt: Instant? = try row["removed_at"]
        return try FileHolders.Place(
            kind: .lesson, href: WritingRoutes.edit(row["id"]), title: row["title"], isRemoved: removedAt != nil)
    }
}

extension WrittenText {
    /// The files that it names.
    func files(among known: [String: StoredFile]) -> Set<String> {
        Set(CheckedText(self, files: known, lessons: []).files.keys)
    }
}
