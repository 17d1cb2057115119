import Database

/// The history of lessons' texts.
struct LessonHistoryStore: Sendable {
    let database: Database

    /// Nil when this person may not change the lesson.
    func history(of id: ID<Lesson>, for viewer: Viewer, at now: Instant) async throws -> LessonHistory? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            return try LessonHistory(lesson: lesson, texts: Self.texts(of: id, tx))
        }
    }

    /// Makes an earlier text the draft; the present draft is kept in the history. Nil when this person may not change the lesson,
    /// or when the lesson never had the text.
    func restore(
        _ revision: ID<LessonRevision>, in id: ID<Lesson>, by viewer: Viewer, at now: Instant
    ) async throws -> PastText? {
        try await database.write { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading),
                let past = try Self.texts(of: id, tx.reading).first(where: { $0.id == revision })
            else { return nil }
            guard lesson.current != past.text else { return past }
            if let draft = lesson.draft {
                try LessonRevisionRows.keep(draft.text, of: lesson, by: draft.person, at: now, tx)
            }
            try LessonDraftRows.write(
                past.text, version: lesson.version + 1, base: lesson.shown?.id, of: id, by: viewer.id, at: now, tx)
            return past
        }
    }

    private static func texts(of id: ID<Lesson>, _ tx: ReadTransaction) throws -> [PastText] {
        let showings = try LessonHistory.showings(publications(of: id, tx))
        return try tx.rows(
            """
            SELECT revision.id, revision.ordinal, revision.title, revision.body, revision.created_at, person.name, person.surname
            FROM lesson_revision AS revision LEFT JOIN person ON person.id = revision.author_id
            WHERE revision.lesson_id = \(id) ORDER BY revision.ordinal DESC
            """
        ).map { row in
            let revision: ID<LessonRevision> = try row["id"]
            return try PastText(
                id: revision, number: row["ordinal"], text: WrittenText(title: row["title"], body: row["body"]),
                madeAt: row["created_at"], author: name(row), showings: showings[revision] ?? [])
        }
    }

    private static func publications(of id: ID<Lesson>, _ tx: ReadTransaction) throws -> [Publication] {
        try tx.rows(
            """
            SELECT publication.revision_id, publication.published_at, person.name, person.surname
            FROM lesson_publication AS publication LEFT JOIN person ON person.id = publication.person_id
            WHERE publication.lesson_id = \(id) ORDER BY publication.sequence
            """
        ).map { row in try Publication(revision: row["revision_id"], at: row["published_at"], person: name(row)) }
    }

    private static func name(_ row: Row) throws -> String? {
        let (name, surname): (String?, String?) = try (row["name"], row["surname"])
        return name.map { $0 + " " + (surname ?? "") }
    }
}
