import Database

/// Copies the finals of a course as drafts: with their questions, and without dates, access codes and extra times.
struct CopiedFinalRows: CourseCopyRows {
    let place = 15

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let rows = try tx.rows(
            """
            SELECT assessment.id, newest.id AS revision_id, newest.title FROM assessment
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE assessment.course_id = \(course.original) AND assessment.kind = 'final' AND assessment.removed_at IS NULL
            AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY assessment.position, assessment.id
            """)
        let zone = try TestEditorStore.zone(tx.reading)
        for row in rows {
            let (original, title): (ID<Assessment>, String) = try (row["id"], row["title"])
            let text = try TestText.tidy(StoredTestText.text(of: original, zone: zone, tx.reading))
            let new = NewTest(id: ID(at: course.now), title: title, kind: .final)
            try TestListStore.begin(
                new, with: TestCopy.text(text, .final, title: title), base: row["revision_id"], in: course.copy,
                by: course.viewer, at: course.now, tx)
        }
    }
}
