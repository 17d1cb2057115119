import Database

/// Copies the quizzes of a course: the newest revision of each, with its corrected keys.
struct CopiedQuizRows: CourseCopyRows {
    let place = 10

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let rows = try tx.rows(
            """
            SELECT assessment.id, assessment.topic_id, newest.id AS revision_id FROM assessment
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE assessment.course_id = \(course.original) AND assessment.kind = 'quiz' AND assessment.removed_at IS NULL
            AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY assessment.position, assessment.id
            """)
        for row in rows {
            let (original, copy): (ID<Assessment>, ID<Assessment>) = try (row["id"], ID(at: course.now))
            let (topic, revision): (ID<Topic>?, ID<AssessmentRevision>) = try (row["topic_id"], row["revision_id"])
            try Self.copySettings(of: original, to: copy, in: course.copy, topic: course.counterpart(of: topic), tx)
            let copied = try Self.copyRevision(revision, to: copy, course, tx)
            try CopiedKeyRows.copy(from: revision, to: copied, of: copy, by: course.viewer, at: course.now, tx)
            course.add(copy, of: original)
        }
        try EditedRows.markTests(of: course.copy, at: course.now, tx)
    }

    private static func copySettings(
        of original: ID<Assessment>, to copy: ID<Assessment>, in course: ID<Course>, topic: ID<Topic>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO assessment (id, number, course_id, assessment_key, position, kind, topic_id, attempts_allowed,
                counting_rule, pause, access_code, results_release, results_from, answers_release, answers_from, answer_check,
                programs)
            SELECT \(copy), \(tx.nextNumber(of: "assessment")), \(course), assessment_key, position, kind, \(topic),
                attempts_allowed, counting_rule, pause, access_code, results_release, results_from, answers_release, answers_from,
                answer_check, programs
            FROM assessment WHERE id = \(original)
            """)
    }

    private static func copyRevision(
        _ original: ID<AssessmentRevision>, to assessment: ID<Assessment>, _ course: CopiedCourse, _ tx: WriteTransaction
    ) throws -> ID<AssessmentRevision> {
        let now = course.now
        let copy = ID<AssessmentRevision>(at: now)
        try tx.execute(
            """
            INSERT INTO assessment_revision (id, assessment_id, ordinal, digest, title, introduction, question_count,
                created_at, question_order, credit_rule, text_rules)
            SELECT \(copy), \(assessment), 1, digest, title, introduction, question_count, \(now), question_order, credit_rule,
                text_rules
            FROM assessment_revision WHERE id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO pool (revision_id, position, question_count)
            SELECT \(copy), position, question_count FROM pool WHERE revision_id = \(original)
            """)
        try copyQuestions(of: original, to: copy, in: assessment, course, tx)
        try copyAnswersAndPictures(of: original, to: copy, tx)
        return copy
    }

    private static func copyQuestions(
        of original: ID<AssessmentRevision>, to copy: ID<AssessmentRevision>, in assessment: ID<Assessment>,
        _ course: CopiedCourse, _ tx: WriteTransaction
    ) throws {
        let rows = try tx.rows(
            """
            SELECT question_revision.position, question_revision.topic_id, question.question_key
            FROM question_revision JOIN question ON question.id = question_revision.question_id
            WHERE question_revision.revision_id = \(original) ORDER BY question_revision.position
            """)
        for row in rows {
            let (id, position, key): (ID<Question>, Int, String) = try (ID(at: course.now), row["position"], row["question_key"])
            let topic: ID<Topic>? = try row["topic_id"]
            try tx.execute(
                """
                INSERT INTO question (id, number, assessment_id, question_key)
                VALUES (\(id), \(tx.nextNumber(of: "question")), \(assessment), \(key))
                """)
            try tx.execute(
                """
                INSERT INTO question_revision (revision_id, position, question_id, topic_id, kind, points, penalty,
                    option_order, folding, pool, text, body, explanation)
                SELECT \(copy), position, \(id), \(course.counterpart(of: topic)), kind, points, penalty,
                    option_order, folding, pool, text, body, explanation
                FROM question_revision WHERE revision_id = \(original) AND position = \(position)
                """)
        }
    }

    private static func copyAnswersAndPictures(
        of original: ID<AssessmentRevision>, to copy: ID<AssessmentRevision>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO question_option (revision_id, question_position, position, text, credit)
            SELECT \(copy), question_position, position, text, credit FROM question_option WHERE revision_id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO accepted_answer (revision_id, question_position, position, text, tolerance)
            SELECT \(copy), question_position, position, text, tolerance FROM accepted_answer WHERE revision_id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO picture (revision_id, name, content_type, width, height, content)
            SELECT \(copy), name, content_type, width, height, content FROM picture WHERE revision_id = \(original)
            """)
    }
}
