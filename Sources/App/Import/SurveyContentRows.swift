import Database
import Foundation

/// The texts, subjects and items of a survey, written by the import.
enum SurveyContentRows {
    /// - Precondition: the survey has not opened.
    static func delete(_ survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM survey_option_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_item_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_item WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_text WHERE survey_id = \(survey)")
        try tx.execute("DELETE FROM survey_course WHERE survey_id = \(survey)")
    }

    static func add(_ survey: Survey, _ tx: WriteTransaction) throws {
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
