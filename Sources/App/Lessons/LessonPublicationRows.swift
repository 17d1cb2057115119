import Database

/// Records which revision of a lesson is published, and the history of its publications.
enum LessonPublicationRows {
    /// Publishes a revision, or with nil withdraws the lesson, and records when and by whom; nil for an import.
    static func show(
        _ revision: ID<LessonRevision>?, of lesson: ID<Lesson>, by person: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let last = try tx.first("SELECT max(sequence) AS last FROM lesson_publication WHERE lesson_id = \(lesson)")
        let sequence: Int? = try last?["last"]
        try tx.execute("UPDATE lesson SET shown_revision_id = \(revision) WHERE id = \(lesson)")
        try tx.execute(
            """
            INSERT INTO lesson_publication (lesson_id, sequence, revision_id, person_id, published_at)
            VALUES (\(lesson), \((sequence ?? 0) + 1), \(revision), \(person), \(now))
            """)
    }

    /// The number of a lesson's next revision, from 1.
    static func nextOrdinal(of lesson: ID<Lesson>, _ tx: WriteTransaction) throws -> Int {
        let last = try tx.first("SELECT max(ordinal) AS last FROM lesson_revision WHERE lesson_id = \(lesson)")
        let ordinal: Int? = try last?["last"]
        return (ordinal ?? 0) + 1
    }
}
