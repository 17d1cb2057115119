import Database

/// The surveys that were opened and not closed, for everybody who is asked; whether one takes ballots depends on the time.
struct OpenSurveysRead: SharedRead {
    struct Opened: Sendable {
        let survey: Survey
        let subjects: [SurveySubject]
        let publicKey: [UInt8]
        /// The size of each sheet, in bytes.
        let sheetLength: Int
    }

    /// In the order of their documents.
    func read(_ tx: ReadTransaction) throws -> [Opened] {
        let surveys = try SurveyRows.surveys(
            tx,
            where: """
                survey.removed_at IS NULL AND survey.id IN (SELECT survey_id FROM survey_opening)
                AND survey.id NOT IN (SELECT survey_id FROM survey_closing)
                """)
        return try surveys.compactMap { survey in
            let opening = try tx.first("SELECT public_key, sheet_length FROM survey_opening WHERE survey_id = \(survey.id)")
            return try opening.map {
                try Opened(
                    survey: survey, subjects: SurveyRows.subjects(of: survey.id, tx), publicKey: $0["public_key"],
                    sheetLength: $0["sheet_length"])
            }
        }
    }
}

/// How many students were invited to evaluate a subject. All are invited when the survey opens.
struct InvitedRead: SharedRead {
    let survey: ID<Survey>
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> Int {
        let row = try tx.first(
            "SELECT count(*) AS invited FROM participation WHERE survey_id = \(survey) AND course_id = \(course)")
        return try row?["invited"] ?? 0
    }
}

/// The surveys that were closed, for everybody who may read results; when these are released depends on the time.
struct ClosedSurveysRead: SharedRead {
    struct Closed: Sendable {
        let id: ID<Survey>
        let resultsFrom: Instant
    }

    /// In the order of their documents.
    func read(_ tx: ReadTransaction) throws -> [Closed] {
        try tx.rows(
            """
            SELECT id, results_from FROM survey
            WHERE removed_at IS NULL AND id IN (SELECT survey_id FROM survey_closing) ORDER BY position, survey_key
            """
        ).map { try Closed(id: $0["id"], resultsFrom: $0["results_from"]) }
    }
}

/// The surveys that withhold results until they are answered.
struct GateSurveysRead: SharedRead {
    struct Gate: Sendable {
        let opens: Instant
        let closes: Instant
    }

    func read(_ tx: ReadTransaction) throws -> [ID<Survey>: Gate] {
        try tx.rows("SELECT id, opens_at, closes_at FROM survey WHERE policy = 'gate' AND removed_at IS NULL ORDER BY id")
            .reduce(into: [:]) { $0[try $1["id"]] = try Gate(opens: $1["opens_at"], closes: $1["closes_at"]) }
    }
}
