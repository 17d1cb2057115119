import Database

/// Finds files of a course in published lessons and in drafts.
struct LessonFileHolderRows: FileHolderRows {
    func texts(in course: ID<Course>, _ tx: ReadTransaction) throws -> FileHolders {
        try FileHolders(shown: shown(in: course, tx), drafts: drafts(in: course, tx))
    }

    private func shown(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: [FileHolders.Place]] {
        let rows = try tx.rows(
            """
            SELECT lesson.id, revision.title, lesson_file.name
            FROM lesson JOIN lesson_revision AS revision ON revision.id = lesson.shown_revision_id
            JOIN lesson_file ON lesson_file.revision_id = revision.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key, lesson_file.name
            """)
        let pairs = try rows.map { row -> (String, FileHolders.Place) in
            try (row["name"], .init(href: WritingRoutes.edit(row["id"]), title: row["title"]))
        }
        return Dictionary(pairs.map { ($0, [$1]) }, uniquingKeysWith: +)
    }

    private func drafts(in course: ID<Course>, _ tx: ReadTransaction) throws -> [FileHolders.Draft] {
        try tx.rows(
            """
            SELECT lesson.id, lesson_draft.title, lesson_draft.body
            FROM lesson JOIN lesson_draft ON lesson_draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key
            """
        ).map { row in
            let text = try WrittenText(title: row["title"], body: row["body"])
            return try FileHolders.Draft(
                place: .init(href: WritingRoutes.edit(row["id"]), title: text.title), body: text.body,
                names: { text.files(among: $0) })
        }
    }
}

extension WrittenText {
    /// The files that it names.
    func files(among known: [String: StoredFile]) -> Set<String> {
        Set(CheckedText(self, files: known, lessons: []).files.keys)
    }
}
