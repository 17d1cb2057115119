import Database

/// The tests and questions that belong to topics. A revision of a test stays as it was published: only the topic that its questions
/// refer to is another row.
struct TestTopicRows: TopicHolderRows {
    /// The cache of revisions, whose questions include their topics.
    let revisions: RevisionCache
    let name = "tests"

    /// What a reference names, as it is stored: the kind, an id, and the positions of questions.
    private enum Reference {
        case test(ID<Assessment>)
        case questions(ID<AssessmentRevision>, [Int])
        /// The newest revision of a test whose questions are moved.
        case newest(ID<AssessmentRevision>)

        var text: String {
            switch self {
            case .test(let id): "test \(id)"
            case .questions(let id, let positions): "questions \(id) " + positions.map(String.init).joined(separator: ",")
            case .newest(let id): "newest \(id)"
            }
        }

        init?(_ text: String) {
            let parts = text.split(separator: " ").map(String.init)
            switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
            case ("test", let id?, nil): self = .test(ID(text: id))
            case ("questions", let id?, let list?):
                self = .questions(ID(text: id), list.split(separator: ",").compactMap { Int($0) })
            case ("newest", let id?, nil): self = .newest(ID(text: id))
            default: return nil
            }
        }
    }

    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String] {
        let tests = try tx.rows("SELECT id FROM assessment WHERE topic_id = \(topic) ORDER BY id")
        let rows = try tx.rows(
            """
            SELECT revision_id, position FROM question_revision WHERE topic_id = \(topic) ORDER BY revision_id, position
            """)
        let pairs = try rows.map { row -> (ID<AssessmentRevision>, Int) in try (row["revision_id"], row["position"]) }
        let questions = Dictionary(pairs.map { ($0.0, [$0.1]) }, uniquingKeysWith: +).sorted { $0.key.text < $1.key.text }
        let newest = try tx.rows(
            """
            SELECT newest.id FROM assessment_revision AS newest
            WHERE newest.assessment_id IN (
                SELECT assessment_id FROM assessment_revision WHERE id IN (
                    SELECT revision_id FROM question_revision WHERE topic_id = \(topic)
                )
            ) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = newest.assessment_id
            )
            ORDER BY newest.id
            """)
        let references =
            try tests.map { try Reference.test($0["id"]) } + questions.map { Reference.questions($0.key, $0.value) }
            + newest.map { try Reference.newest($0["id"]) }
        return references.map(\.text)
    }

    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET topic_id = \(target) WHERE topic_id = \(topic)")
        try tx.execute("UPDATE question_revision SET topic_id = \(target) WHERE topic_id = \(topic)")
    }

    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] {
        var (tests, newest) = ([ID<Assessment>](), [ID<AssessmentRevision>]())
        for reference in references.compactMap(Reference.init) {
            switch reference {
            case .test(let id): tests.append(id)
            case .newest(let id): newest.append(id)
            case .questions: break
            }
        }
        let elsewhere = try AssessmentRows.assessments(
            tx,
            where: """
                assessment.id IN (\(.list(tests.map { $0 as any DatabaseValue }))) AND (assessment.topic_id IS NULL OR assessment.topic_id <> \(target))
                """)
        let published = try AssessmentRows.assessments(
            tx,
            where: """
                newest.id NOT IN (\(.list(newest.map { $0 as any DatabaseValue })))
                AND newest.id IN (SELECT revision_id FROM question_revision WHERE topic_id = \(target))
                AND assessment.id IN (SELECT assessment_id FROM assessment_revision WHERE id IN (\(.list(newest.map { $0 as any DatabaseValue }))))
                """)
        return elsewhere.map { TopicMergeObstacle(key: "topic-merge.test-elsewhere", values: ["title": $0.title]) }
            + published.map { TopicMergeObstacle(key: "topic-merge.test-published", values: ["title": $0.title]) }
    }

    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws {
        for reference in references.compactMap(Reference.init) {
            switch reference {
            case .test(let id): try tx.execute("UPDATE assessment SET topic_id = \(topic) WHERE id = \(id)")
            case .questions(let id, let positions):
                try tx.execute(
                    """
                    UPDATE question_revision SET topic_id = \(topic)
                    WHERE revision_id = \(id) AND position IN (\(.list(positions.map { $0 as any DatabaseValue })))
                    """)
            case .newest: break
            }
        }
    }

    func moved() {
        revisions.forgetAll()
    }
}
