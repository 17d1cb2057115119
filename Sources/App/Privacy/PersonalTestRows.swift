import Database

/// What one person wrote and did in tests of courses, read inside a transaction.
enum PersonalTestRows {
    static func writing(of person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try drafts(person, tx) + revisions(person, tx) + interventions(person, tx) + corrections(person, tx)
    }

    private static func drafts(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT coalesce(newest.title, draft.assessment_key) AS title, draft.saved_at AS done_at, course.title AS course,
                course.language, coalesce(draft.removed_at, course.removed_at) AS removed_at, NULL AS reason
            FROM assessment_draft AS draft JOIN course ON course.id = draft.course_id
            LEFT JOIN assessment_revision AS newest ON newest.assessment_id = draft.assessment_id AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = draft.assessment_id
            )
            WHERE draft.person_id = \(person) ORDER BY draft.saved_at, draft.assessment_id
            """
        ).map { try writing($0, .testDraft) }
    }

    private static func revisions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, revision.created_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, NULL AS reason
            FROM assessment_revision AS revision JOIN assessment ON assessment.id = revision.assessment_id
            JOIN course ON course.id = assessment.course_id
            WHERE revision.author_id = \(person) ORDER BY revision.created_at, revision.id
            """
        ).map { try writing($0, .testRevision) }
    }

    private static func interventions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, intervention.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, intervention.reason
            FROM intervention JOIN attempt ON attempt.id = intervention.attempt_id
            JOIN assessment_revision AS revision ON revision.id = attempt.revision_id
            JOIN assessment ON assessment.id = attempt.assessment_id JOIN course ON course.id = assessment.course_id
            WHERE intervention.person_id = \(person)
            ORDER BY intervention.made_at, intervention.attempt_id, intervention.sequence
            """
        ).map { try writing($0, .intervention) }
    }

    private static func corrections(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT newest.title, correction.made_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at, correction.reason
            FROM mark_correction AS correction JOIN assessment ON assessment.id = correction.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE correction.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY correction.made_at, correction.assessment_id, correction.sequence
            """
        ).map { try writing($0, .correction) }
    }

    private static func writing(_ row: Row, _ kind: PersonalWriting.Kind) throws -> PersonalWriting {
        let removed: Instant? = try row["removed_at"]
        let subject = try PersonalSubject(
            title: row["title"], course: row["course"], language: row["language"], isPutAway: removed != nil)
        return try PersonalWriting(kind: kind, subject: subject, doneAt: row["done_at"], reason: row["reason"])
    }
}
