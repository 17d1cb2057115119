import Database

/// Lessons on the first page of those who teach whose text is not published as it is written.
struct LessonDraftDeskRows: DeskRows {
    func items(of courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem] {
        let courses = Dictionary(courses.map { ($0.course.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = SQL.list(courses.keys.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let rows = try tx.rows(
            """
            SELECT lesson.id, lesson.course_id FROM lesson_draft AS draft JOIN lesson ON lesson.id = draft.lesson_id
            LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            WHERE lesson.removed_at IS NULL AND lesson.course_id IN (\(ids))
                AND (shown.id IS NULL OR shown.title <> draft.title OR shown.body <> draft.body)
            ORDER BY draft.saved_at DESC, lesson.id LIMIT \(DeskSection.drafts.most)
            """)
        return try rows.compactMap { row in
            let (id, holder): (ID<Lesson>, ID<Course>) = try (row["id"], row["course_id"])
            guard let course = courses[holder], let lesson = try TeacherLessonRows.find(id, in: course, at: now, tx),
                let draft = lesson.draft
            else { return nil }
            return DeskItem(
                section: .drafts, order: -draft.savedAt.milliseconds, href: WritingRoutes.edit(id),
                title: lesson.current.title.isEmpty ? nil : lesson.current.title, course: course.course
            ) { strings in
                let state = strings(lesson.shown == nil ? "desk.lesson-unpublished" : "desk.lesson-changed")
                return state + " · " + strings.formats.near(draft.savedAt, now: now)
            }
        }
    }
}
