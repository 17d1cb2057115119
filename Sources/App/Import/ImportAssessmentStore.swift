import Database
import Foundation

/// A test of an import: its times are updated, a changed text becomes a new revision.
enum ImportAssessmentStore {
    struct Place {
        let course: ID<Course>
        let courseKey: String
        let topics: [[String]: ID<Topic>]
    }

    private struct Known {
        let id: ID<Assessment>
        let kind: AssessmentKind
        let schedule: Schedule?
        let digest: String
        let ordinal: Int
        let position: Int
        let topic: ID<Topic>?
    }

    static func apply(
        _ draft: AssessmentDraft, in place: Place, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.courseKey + "/" + draft.key
        let digest = try draft.digest
        let topic = place.topics[draft.topic]
        guard let known = try known(draft.key, in: place.course, tx) else {
            let id = ID<Assessment>(at: now)
            let schedule = try schedule(draft, before: nil)
            try tx.execute(
                """
                INSERT INTO assessment (id, number, course_id, assessment_key, position, kind, topic_id, opens_at,
                    closes_at, time_limit)
                VALUES (\(id), \(tx.nextNumber(of: "assessment")), \(place.course), \(draft.key), \(draft.position),
                    \(draft.kind), \(topic), \(schedule?.opens), \(schedule?.closes), \(schedule?.limit))
                """)
            try revise(id, draft, digest, ordinal: 1, place, at: now, tx)
            return [ImportChange(verb: .added, subject: .assessment, name: name)]
        }
        guard known.kind == draft.kind else {
            throw ImportMistakes(mistakes: [Mistake(draft.file, line: nil, "mistake.kind-changed")])
        }
        let schedule = try schedule(draft, before: known.schedule)
        if known.digest != digest {
            try revise(known.id, draft, digest, ordinal: known.ordinal + 1, place, at: now, tx)
        }
        let isSame =
            known.digest == digest && known.schedule == schedule && known.position == draft.position
            && known.topic == topic
        if isSame { return [] }
        try tx.execute(
            """
            UPDATE assessment SET position = \(draft.position), topic_id = \(topic), opens_at = \(schedule?.opens),
                closes_at = \(schedule?.closes), time_limit = \(schedule?.limit)
            WHERE id = \(known.id)
            """)
        return [ImportChange(verb: .changed, subject: .assessment, name: name)]
    }

    /// Times relative to the import hold from the first one on; only dates move a test that is there.
    private static func schedule(_ draft: AssessmentDraft, before: Schedule?) throws -> Schedule? {
        guard let times = draft.times else { return nil }
        func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
            if case .relative = time, let known { return known }
            return time.instant
        }
        let schedule = Schedule(
            opens: settled(times.opens, before?.opens), closes: settled(times.closes, before?.closes),
            limit: times.limit)
        guard schedule.closes > schedule.opens else {
            throw ImportMistakes(
                mistakes: [Mistake(draft.file, line: times.closesLine, "mistake.closes-before-opens")])
        }
        return schedule
    }

    private static func known(_ key: String, in course: ID<Course>, _ tx: WriteTransaction) throws -> Known? {
        let row = try tx.first(
            """
            SELECT assessment.id, assessment.position, assessment.topic_id, revision.digest, revision.ordinal
            FROM assessment JOIN assessment_revision AS revision ON revision.assessment_id = assessment.id
            WHERE assessment.course_id = \(course) AND assessment.assessment_key = \(key)
            ORDER BY revision.ordinal DESC LIMIT 1
            """)
        guard let row else { return nil }
        let id: ID<Assessment> = try row["id"]
        guard let assessment = try AssessmentStore.assessments(tx.reading, where: "assessment.id = \(id)").first else {
            return nil
        }
        return try Known(
            id: id, kind: assessment.kind, schedule: assessment.schedule, digest: row["digest"],
            ordinal: row["ordinal"], position: row["position"], topic: row["topic_id"])
    }

    /// Writes a new revision with its questions, options and pictures.
    private static func revise(
        _ assessment: ID<Assessment>, _ draft: AssessmentDraft, _ digest: String, ordinal: Int, _ place: Place,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        let revision = ID<AssessmentRevision>(at: now)
        let content = draft.content
        try tx.execute(
            """
            INSERT INTO assessment_revision
                (id, assessment_id, ordinal, digest, title, introduction, question_count, created_at)
            VALUES (\(revision), \(assessment), \(ordinal), \(digest), \(content.title), \(content.introduction),
                \(content.questions.count), \(now))
            """)
        for (index, question) in content.questions.enumerated() {
            let id = try identity(of: question.key, in: assessment, at: now, tx)
            try tx.execute(
                """
                INSERT INTO question_revision
                    (revision_id, position, question_id, topic_id, kind, points, text, body, explanation)
                VALUES (\(revision), \(index + 1), \(id), \(place.topics[question.topic]),
                    \(question.isMultiple ? "multiple" : "single"), \(question.points), \(question.text),
                    \(question.body), \(question.explanation))
                """)
            for (position, option) in question.options.enumerated() {
                try tx.execute(
                    """
                    INSERT INTO question_option (revision_id, question_position, position, text, credit)
                    VALUES (\(revision), \(index + 1), \(position + 1), \(option.text), \(option.isRight ? 1 : 0))
                    """)
            }
        }
        for (name, picture) in draft.pictures.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO picture (revision_id, name, content_type, width, height, content)
                VALUES (\(revision), \(name), \(picture.contentType), \(picture.width), \(picture.height),
                    \(picture.bytes))
                """)
        }
    }

    /// The question of a key: the one there already, or a new one.
    private static func identity(
        of key: String, in assessment: ID<Assessment>, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Question> {
        let row = try tx.first(
            "SELECT id FROM question WHERE assessment_id = \(assessment) AND question_key = \(key)")
        if let row { return try row["id"] }
        let id = ID<Question>(at: now)
        try tx.execute(
            """
            INSERT INTO question (id, number, assessment_id, question_key)
            VALUES (\(id), \(tx.nextNumber(of: "question")), \(assessment), \(key))
            """)
        return id
    }
}
