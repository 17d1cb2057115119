import Database
import Foundation

/// The rows of surveys with their texts, subjects and items. Their semesters must be known.
enum SurveyWriteRows {
    static func insert(_ survey: Survey, at position: Int, _ tx: WriteTransaction) throws {
        let semester = try SemesterRows.required(survey.semester, tx.reading)
        try tx.execute(
            """
            INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                comment_limit, audience)
            VALUES (\(survey.id), \(survey.key), \(position), \(semester), \(survey.opens), \(survey.closes),
                \(survey.resultsFrom), \(survey.policy), \(survey.limits.ballots), \(survey.limits.comments),
                \(survey.audience))
            """)
        try add(survey, tx)
    }

    /// Updates everything except the content, and restores the survey if it was removed.
    static func update(_ survey: Survey, at position: Int, _ tx: WriteTransaction) throws {
        let semester = try SemesterRows.required(survey.semester, tx.reading)
        try tx.execute(
            """
            UPDATE survey SET position = \(position), semester_id = \(semester), opens_at = \(survey.opens),
                closes_at = \(survey.closes), results_from = \(survey.resultsFrom), policy = \(survey.policy),
                ballot_limit = \(survey.limits.ballots), comment_limit = \(survey.limits.comments),
                audience = \(survey.audience), removed_at = NULL
            WHERE id = \(survey.id)
            """)
    }

    static func putAway(_ id: ID<Survey>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE survey SET removed_at = \(now) WHERE id = \(id)")
    }

    /// - Precondition: the survey has not opened.
    static func replaceContent(of survey: Survey, _ tx: WriteTransaction) throws {
        try delete(survey.id, tx)
        try add(survey, tx)
    }

    private static func delete(_ survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try SurveyItemObjectiveRows.delete(survey, tx)
        try tx.execute("DELETE FROM survey_option_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_item_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_item WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_course WHERE survey_id = \(survey)")
    }

    private static func add(_ survey: Survey, _ tx: WriteTransaction) throws {
        for key in survey.courseKeys {
            try tx.execute("INSERT INTO survey_course (survey_id, course_key) VALUES (\(survey.id), \(key))")
        }
        for (language, title) in survey.title.inOrder {
            try tx.execute(
                """
                INSERT INTO survey_text (survey_id, language, title, introduction)
                VALUES (\(survey.id), \(language), \(title), \(survey.introduction?.texts[language]))
                """)
        }
        for item in survey.items { try add(item, to: survey.id, tx) }
    }

    private static func add(_ item: SurveyItem, to survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO survey_item (survey_id, position, item_key, kind, matter, is_compulsory)
            VALUES (\(survey), \(item.position), \(item.key), \(item.kind.name), \(item.matter), \(item.isCompulsory ? 1 : 0))
            """)
        for (language, text) in item.text.inOrder {
            try tx.execute(
                """
                INSERT INTO survey_item_text (survey_id, item_position, language, text)
                VALUES (\(survey), \(item.position), \(language), \(text))
                """)
        }
        guard case .choice(let options) = item.kind else { return }
        for (index, option) in options.enumerated() {
            for (language, text) in option.inOrder {
                try tx.execute(
                    """
                    INSERT INTO survey_option_text (survey_id, item_position, position, language, text)
                    VALUES (\(survey), \(item.position), \(index + 1), \(language), \(text))
                    """)
            }
        }
    }
}

extension Wording {
    fileprivate var inOrder: [(Language, String)] {
        texts.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }
}
