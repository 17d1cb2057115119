import Database

/// Drafts of tests refer to files of their course. Published tests have their own copies of pictures.
struct TestFileHolderRows: FileHolderRows {
    func texts(in course: ID<Course>, at now: Instant, _ tx: ReadTransaction) throws -> FileHolders {
        let rows = try tx.rows(
            """
            SELECT draft.assessment_id, draft.base_revision_id, draft.text, coalesce(assessment.removed_at, draft.removed_at) AS removed
            FROM assessment_draft AS draft
            LEFT JOIN assessment ON assessment.id = draft.assessment_id
            WHERE draft.course_id = \(course)
            ORDER BY coalesce(assessment.position, -1), draft.assessment_key
            """)
        return try FileHolders(
            drafts: rows.map { row in
                let (text, base) = try (row["text"] as String, row["base_revision_id"] as ID<AssessmentRevision>?)
                let pictures = try base.map { try tx.rows("SELECT name FROM picture WHERE revision_id = \($0)") } ?? []
                let own = Set(try pictures.map { picture -> String in try picture["name"] })
                let title = WrittenTitle.of(text) ?? ""
                let removedAt: Instant? = try row["removed"]
                let place = try FileHolders.Place(
                    kind: .test, href: TestWritingRoutes.edit(row["assessment_id"]), title: title, isRemoved: removedAt != nil)
                return FileHolders.Draft(
                    place: place, body: text,
                    names: { WrittenText(title: title, body: text).files(among: $0).subtracting(own) })
            })
    }
}
