import Database
import Foundation

/// Closes surveys: in one transaction, the opened ballots become counts and comments, and everything that connects people with
/// ballots is deleted.
struct SurveyClosingStore: Sendable {
    let database: Database

    /// The sealed ballots of one subject.
    struct Box: Sendable {
        let subject: SurveySubject
        let handedIn: Int
    }

    /// The result of counting one subject.
    struct Result: Sendable {
        let course: ID<Course>
        /// The number of ballots that were counted, or are destroyed unopened.
        let handedIn: Int
        /// The number of these that could not be read as ballots.
        var unreadable = 0
        /// Nil when too few ballots are not empty.
        var count: BallotCount?
        /// Whether there were enough ballots, but no key to open them.
        var isGivenUp = false
    }

    /// The surveys that are to be closed at a moment. Ballots that arrived in time may still be on their way for a short time.
    func due(at now: Instant) async throws -> [Survey] {
        try await database.read { tx in try SurveyRows.surveys(tx, where: Self.isDue(at: now)) }
    }

    private static func isDue(at now: Instant) -> SQL {
        """
        survey.closes_at <= \(now + Milliseconds(count: -Survey.grace.count))
        AND survey.id IN (SELECT survey_id FROM survey_opening) AND survey.id NOT IN (SELECT survey_id FROM survey_closing)
        """
    }

    /// Removes deleted data from the database's log; false while a reader uses an older state.
    func emptyLog() async throws -> Bool {
        try await database.emptyLog()
    }

    func boxes(of survey: ID<Survey>) async throws -> [Box] {
        try await database.read { tx in
            try SurveyRows.subjects(of: survey, tx).map { subject in
                Box(subject: subject, handedIn: try Self.handedIn(survey, subject.course, tx))
            }
        }
    }

    /// The sealed ballots of a subject.
    func sealed(_ survey: ID<Survey>, _ course: ID<Course>) async throws -> [[UInt8]] {
        try await database.read { tx in
            try tx.rows("SELECT content FROM sealed_ballot WHERE survey_id = \(survey) AND course_id = \(course)").map {
                try $0["content"]
            }
        }
    }

    /// Stores the results and deletes ballots and flags. Gives false and changes nothing when the ballots are not those that were
    /// counted, or when the survey is not due.
    func close(_ survey: ID<Survey>, _ results: [Result], at now: Instant) async throws -> Bool {
        try await database.write { tx in
            let due: SQL = "survey.id = \(survey) AND \(Self.isDue(at: now))"
            guard try tx.first("SELECT survey.id FROM survey WHERE \(due)") != nil else { return false }
            for result in results where try Self.handedIn(survey, result.course, tx.reading) != result.handedIn { return false }
            try tx.execute("INSERT INTO survey_closing (survey_id) VALUES (\(survey))")
            for result in results { try keep(result, of: survey, tx) }
            try tx.execute("DELETE FROM participation WHERE survey_id = \(survey)")
            try tx.execute("DELETE FROM sealed_ballot WHERE survey_id = \(survey)")
            return true
        }
    }

    /// Whether the key of a survey is of no use: all ballots are counted, or the survey ended without having opened.
    func isOver(_ survey: ID<Survey>, at now: Instant) async throws -> Bool {
        try await database.read { tx in
            let row = try tx.first(
                """
                SELECT survey.id FROM survey WHERE survey.id = \(survey) AND (
                    survey.id IN (SELECT survey_id FROM survey_closing)
                    OR survey.closes_at <= \(now) AND survey.id NOT IN (SELECT survey_id FROM survey_opening)
                )
                """)
            return row != nil
        }
    }

    private static func handedIn(_ survey: ID<Survey>, _ course: ID<Course>, _ tx: ReadTransaction) throws -> Int {
        let row = try tx.first(
            "SELECT count(*) AS handed_in FROM sealed_ballot WHERE survey_id = \(survey) AND course_id = \(course)")
        return try row?["handed_in"] ?? 0
    }

    private func keep(_ result: Result, of survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO survey_turnout (survey_id, course_id, invited, handed_in, answered)
            SELECT \(survey), \(result.course), count(*), \(result.handedIn - result.unreadable), \(result.count?.answered)
            FROM participation WHERE survey_id = \(survey) AND course_id = \(result.course)
            """)
        guard let count = result.count else { return }
        for (place, ballots) in count.counts.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO survey_count (survey_id, course_id, item_position, teacher_position, value, ballots)
                VALUES (\(survey), \(result.course), \(place.item), \(place.teacher), \(place.value), \(ballots))
                """)
        }
        for comment in count.comments.shuffled() {
            try tx.execute(
                """
                INSERT INTO survey_comment (id, survey_id, course_id, item_position, teacher_position, text)
                VALUES (\(ID<BallotCount>.random()), \(survey), \(result.course), \(comment.item), \(comment.teacher),
                    \(comment.text))
                """)
        }
    }
}
