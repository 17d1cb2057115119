import Database
import Foundation

/// Rows of surveys and of their subjects, read inside the transactions of this feature's stores and of the import.
enum SurveyRows {
    /// In the order of their documents.
    static func surveys(_ tx: ReadTransaction, where condition: SQL) throws -> [Survey] {
        try tx.rows(
            """
            SELECT id, survey_key, opens_at, closes_at, results_from, policy, ballot_limit, comment_limit, audience,
                (SELECT semester.title FROM semester WHERE semester.id = survey.semester_id) AS semester
            FROM survey WHERE \(condition) ORDER BY survey.position, survey.survey_key
            """
        ).map { row in
            let id: ID<Survey> = try row["id"]
            let texts = try tx.rows("SELECT language, title, introduction FROM survey_text WHERE survey_id = \(id)")
            return try Survey(
                id: id, key: row["survey_key"], semester: row["semester"], courseKeys: courseKeys(of: id, tx),
                opens: row["opens_at"], closes: row["closes_at"], resultsFrom: row["results_from"], policy: row["policy"],
                limits: SurveyLimits(ballots: row["ballot_limit"], comments: row["comment_limit"]), audience: row["audience"],
                title: Wording(texts, "title") ?? Wording(texts: [:]), introduction: Wording(texts, "introduction"),
                items: items(of: id, tx))
        }
    }

    private static func courseKeys(of id: ID<Survey>, _ tx: ReadTransaction) throws -> [String] {
        try tx.rows("SELECT course_key FROM survey_course WHERE survey_id = \(id) ORDER BY course_key").map {
            try $0["course_key"]
        }
    }

    private static func items(of id: ID<Survey>, _ tx: ReadTransaction) throws -> [SurveyItem] {
        let texts = try byItem(tx.rows("SELECT item_position, language, text FROM survey_item_text WHERE survey_id = \(id)"))
        let options = try byItem(
            tx.rows(
                """
                SELECT item_position, position, language, text FROM survey_option_text WHERE survey_id = \(id)
                ORDER BY item_position, position, language
                """
            ))
        return try tx.rows(
            "SELECT position, item_key, kind, matter, is_compulsory FROM survey_item WHERE survey_id = \(id) ORDER BY position"
        ).map { row in
            let position: Int = try row["position"]
            let compulsory: Int = try row["is_compulsory"]
            return try SurveyItem(
                position: position, key: row["item_key"], kind: kind(row["kind"], options[position] ?? []),
                matter: row["matter"], isCompulsory: compulsory == 1,
                text: Wording(texts[position] ?? [], "text") ?? Wording(texts: [:]))
        }
    }

    private static func byItem(_ rows: [Row]) throws -> [Int: [Row]] {
        try Dictionary(grouping: rows) { try $0["item_position"] }
    }

    private static func kind(_ name: SurveyItemKind, _ options: [Row]) throws -> SurveyItem.Kind {
        switch name {
        case .scale: return .scale
        case .comment: return .comment
        case .choice:
            let byPosition = try Dictionary(grouping: options) { row -> Int in try row["position"] }
            return .choice(
                try byPosition.sorted { $0.key < $1.key }.map { try Wording($0.value, "text") ?? Wording(texts: [:]) })
        }
    }

    /// The subjects of a survey that has opened, in the order of the courses.
    static func subjects(of id: ID<Survey>, where condition: SQL = "1 = 1", _ tx: ReadTransaction) throws -> [SurveySubject] {
        let teachers = try Dictionary(
            grouping: tx.rows(
                """
                SELECT course_id, position, person_id, name, teaching_role FROM survey_teacher
                WHERE survey_id = \(id) AND \(condition) ORDER BY course_id, position
                """)
        ) { row -> ID<Course> in try row["course_id"] }
        return try tx.rows(
            """
            SELECT course_id, code, title, language FROM survey_subject WHERE survey_id = \(id) AND \(condition)
            ORDER BY position, code, course_id
            """
        ).map { row in
            let course: ID<Course> = try row["course_id"]
            return try SurveySubject(
                course: course, code: row["code"], title: row["title"], language: row["language"],
                teachers: (teachers[course] ?? []).map { teacher in
                    try SurveyTeacher(
                        position: teacher["position"], person: teacher["person_id"], name: teacher["name"],
                        role: teacher["teaching_role"])
                })
        }
    }
}

extension Wording {
    /// Nil when no row has such a text.
    init?(_ rows: [Row], _ column: String) throws {
        var texts: [Language: String] = [:]
        for row in rows {
            let text: String? = try row[column]
            if let text { try texts[row["language"]] = text }
        }
        guard !texts.isEmpty else { return nil }
        self.texts = texts
    }
}
