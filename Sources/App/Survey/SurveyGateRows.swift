import Database
import Foundation

/// Finds the surveys that withhold results from a person, inside a transaction.
struct SurveyGateRows {
    private let gates: [ID<Course>: SurveyGate]

    init(of person: ID<Person>, _ tx: ReadTransaction) throws {
        let found = try tx.rows(
            """
            SELECT survey.id, survey.opens_at, survey.closes_at, participation.course_id
            FROM participation JOIN survey ON survey.id = participation.survey_id
            WHERE participation.person_id = \(person) AND participation.is_done = 0 AND survey.policy = 'gate'
                AND survey.removed_at IS NULL
            ORDER BY survey.closes_at DESC, survey.id, participation.course_id
            """
        ).map { row in
            try SurveyGate(survey: row["id"], course: row["course_id"], opens: row["opens_at"], closes: row["closes_at"])
        }
        gates = Dictionary(found.map { ($0.course, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func gate(in course: ID<Course>) -> SurveyGate? { gates[course] }
}
