import Database
import Foundation

/// Finds what students are asked, and stores their ballots, which are sealed before they are passed here.
struct BallotStore: Sendable {
    let database: Database

    /// A subject of a survey, for one student.
    struct Invitation: Sendable {
        let survey: Survey
        let subject: SurveySubject
        let isDone: Bool
    }

    /// An invitation with what is needed to answer it.
    struct Call: Sendable {
        let invitation: Invitation
        /// The number of students who were invited to evaluate this subject.
        let invited: Int
        let publicKey: [UInt8]
        /// The size of each sheet of the survey, in bytes.
        let sheetLength: Int

        var survey: Survey { invitation.survey }
        var subject: SurveySubject { invitation.subject }
        var paper: BallotPaper { BallotPaper(items: survey.items, teachers: subject.teachers) }
    }

    /// The result of handing in a ballot.
    enum Receipt: Sendable, Equatable {
        case kept
        /// The student has handed in a ballot before; this one is not stored.
        case before
        /// The ballots have been counted; this one is too late.
        case closed
    }

    /// The subjects that a student may evaluate at a moment, grouped by survey.
    func invitations(of person: ID<Person>, at now: Instant) throws -> [Invitation] {
        try database.readInline { tx in try Self.invitations(of: person, at: now, tx) }
    }

    /// The same inside a transaction.
    static func invitations(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [Invitation] {
        guard try tx.first("SELECT survey_id FROM participation WHERE person_id = \(person) LIMIT 1") != nil else { return [] }
        return try SurveyOpeningStore.open(at: now, tx).flatMap { survey in try invitations(of: person, to: survey, tx) }
    }

    /// One of these subjects; nil when this student is not asked, or cannot answer any longer.
    func call(_ survey: ID<Survey>, _ course: ID<Course>, of person: ID<Person>, at now: Instant) throws -> Call? {
        try database.readInline { tx in
            guard let opened = try SurveyOpeningStore.open(at: now, tx).first(where: { $0.survey.id == survey }),
                let invitation = try Self.invitations(of: person, to: opened, about: "course_id = \(course)", tx).first
            else { return nil }
            return try Call(
                invitation: invitation, invited: tx.shared(InvitedRead(survey: survey, course: course)),
                publicKey: opened.publicKey, sheetLength: opened.sheetLength)
        }
    }

    /// Whether the survey exists and has stopped taking ballots.
    func isOver(_ survey: ID<Survey>, at now: Instant) async throws -> Bool {
        try await database.read { tx in
            let row = try tx.first(
                """
                SELECT id FROM survey WHERE id = \(survey)
                AND (closes_at <= \(now) OR id IN (SELECT survey_id FROM survey_closing))
                """)
            return row != nil
        }
    }

    /// Stores a sealed ballot and marks the student as done. A second ballot of a student changes nothing.
    func handIn(_ sealed: [UInt8], to call: Call, by person: ID<Person>) async throws -> Receipt {
        let (survey, course) = (call.survey.id, call.subject.course)
        let id = ID<BallotSeal>.random()
        return try await database.write { tx in
            guard try tx.first("SELECT survey_id FROM survey_closing WHERE survey_id = \(survey)") == nil else { return .closed }
            let isFirst = try tx.executeCounting(
                """
                UPDATE participation SET is_done = 1
                WHERE survey_id = \(survey) AND course_id = \(course) AND person_id = \(person) AND is_done = 0
                """)
            guard isFirst == 1 else { return .before }
            try tx.execute(
                """
                INSERT INTO sealed_ballot (id, survey_id, course_id, content)
                VALUES (\(id), \(survey), \(course), \(sealed))
                """)
            return .kept
        }
    }

    private static func invitations(
        of person: ID<Person>, to opened: OpenSurveysRead.Opened, about condition: SQL = "1 = 1", _ tx: ReadTransaction
    ) throws -> [Invitation] {
        let survey = opened.survey
        let done = try Dictionary(
            tx.rows(
                """
                SELECT course_id, is_done FROM participation
                WHERE survey_id = \(survey.id) AND person_id = \(person) AND \(condition)
                """
            )
            .map { row -> (ID<Course>, Int) in try (row["course_id"], row["is_done"]) },
            uniquingKeysWith: { first, _ in first })
        if done.isEmpty { return [] }
        return opened.subjects.compactMap { subject in
            done[subject.course].map { Invitation(survey: survey, subject: subject, isDone: $0 == 1) }
        }
    }
}
