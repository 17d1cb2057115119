import Database
import Foundation
import Testing

@testable import App

/// Two surveys about the course that Ana studies and Carmen teaches: one is open, the results of the other are out.
struct AccessSurveys {
    let open: ID<Survey>
    let closed: ID<Survey>

    init(_ site: TestSite) async throws {
        let now = site.clock.now
        let (open, closed) = (ID<Survey>(at: now), ID<Survey>(at: now))
        try await site.database.write { tx in
            try Self.add(open, "open", opens: now + .hours(-1), closes: now + .days(1), results: now + .days(2), tx)
            try Self.add(closed, "closed", opens: now + .days(-9), closes: now + .days(-8), results: now + .days(-1), tx)
            try Self.count(closed, tx)
        }
        #expect(try await site.lifecycle.turn(at: now).isEmpty)
        (self.open, self.closed) = (open, closed)
    }

    private static func add(
        _ id: ID<Survey>, _ key: String, opens: Instant, closes: Instant, results: Instant, _ tx: WriteTransaction
    ) throws {
        for statement: SQL in [
            """
            INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                comment_limit, audience)
            VALUES (\(id), \(key), 1,
                (SELECT semester.id FROM semester WHERE semester.title = '2026/2027, semestrul I'), \(opens), \(closes), \(results), 'off', 5, 10, 'nothing')
            """,
            "INSERT INTO survey_text (survey_id, language, title) VALUES (\(id), 'ro', 'Chestionar')",
            """
            INSERT INTO survey_item (survey_id, position, item_key, kind, matter, is_compulsory)
            VALUES (\(id), 1, 'lectures', 'scale', 'subject', 1), (\(id), 2, 'comment', 'comment', 'subject', 0)
            """,
            """
            INSERT INTO survey_item_text (survey_id, item_position, language, text)
            VALUES (\(id), 1, 'ro', 'Cursurile'), (\(id), 2, 'ro', 'Altceva')
            """,
        ] { try tx.execute(statement) }
    }

    private static func count(_ id: ID<Survey>, _ tx: WriteTransaction) throws {
        for statement: SQL in [
            "INSERT INTO survey_opening (survey_id, public_key, sheet_length) VALUES (\(id), x'00', 1)",
            """
            INSERT INTO survey_subject (survey_id, course_id, position, code, title, language)
            SELECT \(id), id, 1, code, title, language FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO survey_teacher (survey_id, course_id, position, person_id, name, teaching_role)
            SELECT \(id), course.id, 1, person.id, 'Carmen', 'professor' FROM course, person
            WHERE course.code = 'PDM301' AND person.user_name = 'carmen'
            """,
            "INSERT INTO survey_closing (survey_id) VALUES (\(id))",
            """
            INSERT INTO survey_turnout (survey_id, course_id, invited, handed_in, answered)
            SELECT \(id), id, 20, 12, 12 FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO survey_count (survey_id, course_id, item_position, teacher_position, value, ballots)
            SELECT \(id), id, 1, 0, 4, 12 FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO survey_comment (id, survey_id, course_id, item_position, teacher_position, text)
            SELECT 'comment', \(id), id, 2, 0, 'Bine' FROM course WHERE code = 'PDM301'
            """,
        ] { try tx.execute(statement) }
    }
}
