import Database

/// What one person wrote, and the links of one person, read inside a transaction.
enum PersonalWritingRows {
    static func links(of person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalLink] {
        try tx.rows(
            """
            SELECT person_id, purpose, made_at, expires_at, used_at FROM one_time_link
            WHERE person_id = \(person) OR maker_id = \(person) ORDER BY made_at, id
            """
        ).map { row in
            let owner: ID<Person> = try row["person_id"]
            return try PersonalLink(
                isForPerson: owner == person, purpose: row["purpose"], madeAt: row["made_at"], expiresAt: row["expires_at"],
                usedAt: row["used_at"])
        }
    }

    static func writing(of person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try drafts(person, tx) + revisions(person, tx) + publications(person, tx) + files(person, tx)
            + PersonalTestRows.writing(of: person, tx)
    }

    private static func drafts(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT lesson_draft.title, lesson_draft.saved_at AS done_at, course.title AS course, course.language,
                coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM lesson_draft JOIN lesson ON lesson.id = lesson_draft.lesson_id JOIN course ON course.id = lesson.course_id
            WHERE lesson_draft.person_id = \(person) ORDER BY lesson_draft.saved_at, lesson.id
            """
        ).map { try writing($0, .draft) }
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
        ).map { try writing($0, .revision) }
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
            return try writing(row, revision == nil ? .withdrawal : .publication)
        }
    }

    private static func files(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalWriting] {
        try tx.rows(
            """
            SELECT course_file.name AS title, course_file.stored_at AS done_at, course.title AS course, course.language,
                coalesce(course_file.removed_at, course.removed_at) AS removed_at
            FROM course_file JOIN course ON course.id = course_file.course_id
            WHERE course_file.person_id = \(person) ORDER BY course_file.stored_at, course_file.name, course_file.course_id
            """
        ).map { try writing($0, .file) }
    }

    private static func writing(_ row: Row, _ kind: PersonalWriting.Kind) throws -> PersonalWriting {
        let removed: Instant? = try row["removed_at"]
        let subject = try PersonalSubject(
            title: row["title"], course: row["course"], language: row["language"], isPutAway: removed != nil)
        return try PersonalWriting(kind: kind, subject: subject, doneAt: row["done_at"])
    }
}
