import Database

/// Reads what the warnings before a publication depend on.
enum TestWarningRows {
    /// - Parameters:
    ///   - settings: the settings that the test would have.
    ///   - kept: the extra times among them that differ from the text.
    ///   - languages: the sentences of all languages.
    static func warnings(
        _ draft: AssessmentDraft, _ settings: AssessmentSettings, keeping kept: [WrittenTimes.Kept],
        on editor: TestInEditor, in languages: [Strings], at now: Instant, _ tx: ReadTransaction
    ) throws -> [TestWarning] {
        // Who has other dates takes it later.
        let latest = try TestDateRows.latestClosing(of: editor.test.id, tx)
        let found = try TestWarnings(
            draft: draft, schedule: settings.schedule, others: others(than: editor.test, at: now, tx),
            students: students(of: editor.test, settings.extraTimes, tx), isNew: editor.test.published == nil,
            languages: languages
        ).all.filter { warning in
            // A final that is over is not endangered by a quiz with its questions.
            guard case .exposed = warning, let closes = settings.schedule?.closes else { return true }
            return max(closes, latest ?? closes) > now
        }
        let corrected = try corrected(draft, of: editor.test, tx).map { TestWarning.corrected(question: $0) }
        return try keptTimes(kept, tx) + corrected + found
    }

    /// What is looked at before a final is published for the first time; nil for a quiz.
    static func checklist(
        _ draft: AssessmentDraft, _ settings: AssessmentSettings, on editor: TestInEditor, at now: Instant, _ tx: ReadTransaction
    ) throws -> TestChecklist? {
        let count = try tx.first(
            """
            SELECT count(*) AS n FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(editor.test.course.course.id) AND person.removed_at IS NULL
            """)
        return try TestChecklist(
            draft, settings, students: count?["n"] ?? 0, extra: students(of: editor.test, settings.extraTimes, tx), at: now)
    }

    private static func keptTimes(_ kept: [WrittenTimes.Kept], _ tx: ReadTransaction) throws -> [TestWarning] {
        try kept.map { kept in
            let row = try tx.first("SELECT name, surname FROM person WHERE user_name = \(kept.userName)")
            let name = try row.map { "\(try $0["name"] as String) \(try $0["surname"] as String)" }
            return .keptTime(name: name ?? kept.userName, inForce: kept.inForce, said: kept.said)
        }
    }

    /// For an unpublished test that is made from another: its questions whose keys were corrected in the other test.
    private static func corrected(
        _ draft: AssessmentDraft, of test: TeacherAssessment, _ tx: ReadTransaction
    ) throws -> [String] {
        guard test.published == nil, let base = test.base else { return [] }
        return try CopiedKeyRows.keys(for: draft.content.questions, from: base, tx).map(\.question.text)
    }

    private static func others(
        than test: TeacherAssessment, at now: Instant, _ tx: ReadTransaction
    ) throws -> [TestWarnings.Other] {
        let course = test.course.course.id
        let there: SQL = "assessment.course_id = \(course) AND assessment.id <> \(test.id) AND assessment.removed_at IS NULL"
        return try AssessmentRows.assessments(tx, where: there).flatMap { other in
            let isOver = try AssessmentRows.openUntil(other, at: now, tx).map { $0 < now } ?? false
            return try questions(of: AssessmentRows.newestRevision(of: other.id, tx), tx).map {
                TestWarnings.Other(likeness: $0, test: other.title, kind: other.kind, isOver: isOver)
            }
        }
    }

    private static func questions(of revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [QuestionLikeness] {
        let answers = try tx.rows(
            """
            SELECT question_position, 0 AS kind, position, text FROM question_option WHERE revision_id = \(revision)
            UNION ALL
            SELECT question_position, 1 AS kind, position, text FROM accepted_answer WHERE revision_id = \(revision)
            ORDER BY question_position, kind, position
            """)
        let texts = try Dictionary(grouping: answers) { row -> Int in try row["question_position"] }
        return try tx.rows(
            "SELECT position, text, body FROM question_revision WHERE revision_id = \(revision) ORDER BY position"
        ).map { row in
            try QuestionLikeness(
                text: row["text"], body: row["body"], answers: (texts[row["position"]] ?? []).map { try $0["text"] })
        }
    }

    /// The students of the course who have extra time, with the extra time that they would have in this test.
    private static func students(
        of test: TeacherAssessment, _ exceptions: [String: ExtraTime], _ tx: ReadTransaction
    ) throws -> [TestWarnings.Student] {
        let rows = try tx.rows(
            """
            SELECT person.user_name, person.name, person.surname, person.time_factor, person.extra_time FROM person
            JOIN enrolment ON enrolment.person_id = person.id
            WHERE enrolment.course_id = \(test.course.course.id) AND person.removed_at IS NULL
            ORDER BY person.surname, person.name, person.user_name
            """)
        return try rows.compactMap { row in
            let own = try ExtraTime(factor: row["time_factor"], added: row["extra_time"])
            let extra = try exceptions[row["user_name"]] ?? own
            guard extra != .none else { return nil }
            return try TestWarnings.Student(name: "\(row["name"] as String) \(row["surname"] as String)", extra: extra)
        }
    }
}
