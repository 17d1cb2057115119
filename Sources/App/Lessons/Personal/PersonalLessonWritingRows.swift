import Database

/// The lessons that one person wrote and published.
struct PersonalLessonWritingRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place
    static let isRare = true
    static let tables: Set = ["lesson_draft", "lesson_revision", "lesson_publication"]
    /// The key for a draft.
    static let draft = "my-data.draft"
    static let revision = "my-data.revision-written"
    static let publication = "my-data.published"
    static let withdrawal = "my-data.withdrawn"

    static func values(of items: [PersonalWriting]) -> [String: any Encodable & Sendable] {
        [
            "writing.drafts": items.resources(draft), "writing.revisions": items.resources(revision),
            "writing.publications": items.resources(publication), "writing.withdrawals": items.resources(withdrawal),
        ]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try Self.drafts(person, tx) + Self.revisions(person, tx) + Self.publications(person, tx)
    }

    private static func drafts(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT lesson_draft.title, lesson_draft.saved_at AS done_at, course.title AS course, course.language,
                coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM lesson_draft JOIN lesson ON lesson.id = lesson_draft.lesson_id JOIN course ON course.id = lesson.course_id
            WHERE lesson_draft.person_id = \(person) ORDER BY lesson_draft.saved_at, lesson.id
            """
        ).map { try PersonalWriting($0, draft) }
    }

    private static func revisions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT revision.title, revision.created_at AS done_at, course.title AS course, course.language,
                coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM lesson_revision AS revision JOIN lesson ON lesson.id = revision.lesson_id
            JOIN course ON course.id = lesson.course_id
            WHERE revision.author_id = \(person) ORDER BY revision.created_at, revision.id
            """
        ).map { try PersonalWriting($0, revision) }
    }

    private static func publications(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT publication.revision_id, publication.published_at AS done_at, newest.title, course.title AS course,
                course.language, coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM lesson_publication AS publication JOIN lesson ON lesson.id = publication.lesson_id
            JOIN course ON course.id = lesson.course_id
            JOIN lesson_revision AS newest ON newest.lesson_id = lesson.id
            WHERE publication.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM lesson_revision AS revision WHERE revision.lesson_id = lesson.id
            )
            ORDER BY publication.published_at, lesson.id, publication.sequence
            """
        ).map { row in
            let revision: String? = try row["revision_id"]
            return try PersonalWriting(row, revision == nil ? withdrawal : publication)
        }
    }
}
