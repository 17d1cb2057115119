import Database
import Foundation

/// Finds the surveys that withhold results from a person, inside a transaction.
struct SurveyGateRows {
    private let gates: [ID<Course>: SurveyGate]

    init(of person: ID<Person>, _ tx: ReadTransaction) throws {
        let surveys = try tx.shared(GateSurveysRead())
        if surveys.isEmpty {
            gates = [:]
            return
        }
        let found = try tx.rows(
            """
            SELECT survey_id, course_id FROM participation WHERE person_id = \(person) AND is_done = 0
            ORDER BY survey_id, course_id
            """
        ).compactMap { row -> SurveyGate? in
            let survey: ID<Survey> = try row["survey_id"]
            return try surveys[survey].map {
                try SurveyGate(survey: survey, course: row["course_id"], opens: $0.opens, closes: $0.closes)
            }
        }
        // Of several the one that closes last, and of those that close together the first.
        gates = Dictionary(found.map { ($0.course, $0) }, uniquingKeysWith: { $1.closes > $0.closes ? $1 : $0 })
    }

    func gate(in course: ID<Course>) -> SurveyGate? { gates[course] }
}
