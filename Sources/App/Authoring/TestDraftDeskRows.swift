import Database

/// Tests on the first page of those who teach whose text is not published as it is written.
struct TestDraftDeskRows: DeskRows {
    let folder: FileFolder
    /// So many of the newest texts are looked at that were saved after the test was last published: of some nothing is new but the settings.
    private static let most = 12

    func items(of courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem] {
        let courses = Dictionary(courses.map { ($0.course.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = SQL.list(courses.keys.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let rows = try tx.rows(
            """
            SELECT draft.assessment_id, draft.course_id FROM assessment_draft AS draft
            WHERE draft.removed_at IS NULL AND draft.course_id IN (\(ids))
                AND NOT EXISTS (
                    SELECT 1 FROM assessment_revision AS newer
                    WHERE newer.assessment_id = draft.assessment_id AND newer.created_at >= draft.saved_at
                )
            ORDER BY draft.saved_at DESC, draft.assessment_id LIMIT \(Self.most)
            """)
        return try rows.compactMap { row in
            let (id, holder): (ID<Assessment>, ID<Course>) = try (row["assessment_id"], row["course_id"])
            guard let course = courses[holder], let test = try TeacherAssessmentRows.find(id, in: course, tx),
                let draft = test.draft, test.removedAt == nil
            else { return nil }
            guard try test.published == nil || TestChangesRows.hasChanges(test, folder, at: now, tx) else { return nil }
            return DeskItem(
                section: .drafts, order: -draft.savedAt.milliseconds, href: TestWritingRoutes.test(id),
                title: WrittenTitle.of(draft.text) ?? test.published?.title, course: course.course
            ) { strings in
                let state = strings(test.published == nil ? "desk.test-unpublished" : "desk.test-changed")
                return state + " · " + strings.formats.near(draft.savedAt, now: now)
            }
        }
    }
}
