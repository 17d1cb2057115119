import Database
import Foundation

/// The surveys of one person.
struct PersonalSurveyRows: PersonalDataRows {
    static let heading = "my-data.surveys"
    static let place = 70
    static let tables: Set = ["participation", "survey_teacher"]

    static func values(of items: [PersonalSurvey]) -> [String: any Encodable & Sendable] {
        ["surveys": items.map(PersonalSurveyResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalSurvey] {
        let invited = try tx.rows(
            """
            SELECT subject.survey_id, subject.code, subject.title, subject.language, participation.is_done
            FROM participation JOIN survey_subject AS subject
                ON subject.survey_id = participation.survey_id AND subject.course_id = participation.course_id
            WHERE participation.person_id = \(person) ORDER BY subject.survey_id, subject.position, subject.course_id
            """
        ).map { row in try Self.survey(row, .invited(isDone: row["is_done"] == 1), tx) }
        let rated = try tx.rows(
            """
            SELECT subject.survey_id, subject.code, subject.title, subject.language, teacher.name, teacher.teaching_role
            FROM survey_teacher AS teacher JOIN survey_subject AS subject
                ON subject.survey_id = teacher.survey_id AND subject.course_id = teacher.course_id
            WHERE teacher.person_id = \(person)
            ORDER BY subject.survey_id, subject.position, subject.course_id, teacher.position
            """
        ).map { row in try Self.survey(row, .rated(row["teaching_role"], name: row["name"]), tx) }
        return invited + rated
    }

    private static func survey(_ row: Row, _ part: PersonalSurvey.Part, _ tx: ReadTransaction) throws -> PersonalSurvey {
        let id: ID<Survey> = try row["survey_id"]
        let texts = try tx.rows("SELECT language, title FROM survey_text WHERE survey_id = \(id)")
        let (code, title): (String, String) = try (row["code"], row["title"])
        return try PersonalSurvey(
            survey: id, title: Wording(texts, "title") ?? Wording(texts: [:]), subject: code + " - " + title,
            language: row["language"], part: part)
    }
}
