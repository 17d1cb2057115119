import Database

/// The tests that one person wrote.
struct PersonalTestWritingRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 2
    static let isRare = true
    static let tables: Set = ["assessment_draft", "assessment_revision"]
    static let draft = "my-data.test-draft"
    static let revision = "my-data.test-revision-written"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        ["writing.testDrafts": items.resources(draft), "writing.testRevisions": items.resources(revision)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try Self.drafts(person, tx) + Self.revisions(person, tx)
    }

    private static func drafts(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT coalesce(newest.title, draft.assessment_key) AS title, draft.saved_at AS done_at, course.title AS course,
                course.language, coalesce(draft.removed_at, course.removed_at) AS removed_at
            FROM assessment_draft AS draft JOIN course ON course.id = draft.course_id
            LEFT JOIN assessment_revision AS newest ON newest.assessment_id = draft.assessment_id AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = draft.assessment_id
            )
            WHERE draft.person_id = \(person) ORDER BY draft.saved_at, draft.assessment_id
            """
        ).map { try PersonalWriting($0, draft) }
    }

    private static func revisions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, revision.created_at AS done_at, course.title AS course, course.language,
                coalesce(assessment.removed_at, course.removed_at) AS removed_at
            FROM assessment_revision AS revision JOIN assessment ON assessment.id = revision.assessment_id
            JOIN course ON course.id = assessment.course_id
            WHERE revision.author_id = \(person) ORDER BY revision.created_at, revision.id
            """
        ).map { try PersonalWriting($0, revision) }
    }
}
