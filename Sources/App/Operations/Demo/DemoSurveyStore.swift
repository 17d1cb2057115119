import Database
import Foundation

/// The surveys of the demo, and who may answer them.
struct DemoSurveyStore {
    let database: Database

    /// A subject with its students, always in the same order.
    struct Class {
        let subject: SurveySubject
        let students: [ID<Person>]
    }

    func surveys() async throws -> [Survey] {
        try await database.read { try SurveyRows.surveys($0, where: "survey.removed_at IS NULL") }
    }

    func classes(of survey: Survey) async throws -> [Class] {
        try await database.read { tx in
            try SurveyRows.subjects(of: survey.id, tx).map { subject in
                let rows = try tx.rows(
                    """
                    SELECT participation.person_id FROM participation JOIN person ON person.id = participation.person_id
                    WHERE participation.survey_id = \(survey.id) AND participation.course_id = \(subject.course)
                    ORDER BY person.user_name
                    """)
                return try Class(subject: subject, students: rows.map { try $0["person_id"] })
            }
        }
    }
}
