import Database
import Foundation

/// Reads the results of surveys for those who may read them; nil for anybody else.
struct SurveyResultsStore: Sendable {
    let database: Database

    /// What a person finds at the address of results.
    enum Found<Value: Sendable>: Sendable {
        /// The results are released later. This is shown only to those who may read comments.
        case waits(Survey)
        case out(Value)
    }

    struct Overview: Sendable {
        struct Entry: Sendable {
            let subject: SurveySubject
            let turnout: SurveyTurnout
        }

        let survey: Survey
        /// The subjects with results that the person may read.
        let entries: [Entry]
    }

    /// The results of a survey that this person may read.
    func overview(_ id: ID<Survey>, for viewer: Viewer, at now: Instant) async throws -> Found<Overview>? {
        try await database.read { tx in
            guard let scene = try Self.scene(id, viewer, tx) else { return nil }
            guard try Self.isOut(scene.survey, at: now, tx) else { return scene.waiting() }
            let turnouts = try Self.turnouts(of: id, tx)
            let entries = scene.subjects.filter { scene.readings[$0.course]?.isNothing == false }.compactMap { subject in
                turnouts[subject.course].map { Overview.Entry(subject: subject, turnout: $0) }
            }
            guard !entries.isEmpty || viewer.roles.contains(.qualityOffice) else { return nil }
            return .out(Overview(survey: scene.survey, entries: entries))
        }
    }

    /// The results of one subject that this person may read.
    func subject(
        _ course: ID<Course>, of id: ID<Survey>, for viewer: Viewer, at now: Instant
    ) async throws -> Found<SubjectResults>? {
        try await database.read { tx in try Self.subject(course, of: id, for: viewer, at: now, tx) }
    }

    /// The same inside a transaction.
    static func subject(
        _ course: ID<Course>, of id: ID<Survey>, for viewer: Viewer, at now: Instant, _ tx: ReadTransaction
    ) throws -> Found<SubjectResults>? {
        guard let scene = try scene(id, viewer, tx), let reading = scene.readings[course], !reading.isNothing,
            let subject = scene.subjects.first(where: { $0.course == course })
        else { return nil }
        guard try isOut(scene.survey, at: now, tx) else { return reading.isTheirs ? .waits(scene.survey) : nil }
        guard let turnout = try turnouts(of: id, tx)[course] else { return nil }
        let record = try SubjectRecord(
            survey: scene.survey, subject: subject, turnout: turnout, counts: counts(of: id, course, tx),
            comments: reading.isTheirs ? comments(of: id, course, tx) : [:])
        return .out(
            try SubjectResults(
                record, figures: PublishedFigures(cells(of: scene, tx), limits: scene.survey.limits),
                readings: scene.readings))
    }

    /// The surveys that have opened and whose results this person may read later; only for those who may read comments.
    func coming(for viewer: Viewer, at now: Instant) async throws -> [Survey] {
        try await database.read { tx in
            try SurveyRows.surveys(
                tx,
                where: """
                    survey.removed_at IS NULL AND survey.results_from > \(now)
                    AND survey.id IN (SELECT survey_id FROM survey_opening)
                    """
            ).filter { try Self.scene($0, viewer, tx).readings.values.contains { $0.isTheirs } }
        }
    }

    /// The surveys with results that this person may read, the latest results first.
    func readable(for viewer: Viewer, at now: Instant) async throws -> [Survey] {
        try await database.read { tx in try Self.readable(for: viewer, at: now, tx) }
    }

    /// The same inside a transaction, of surveys whose results were released after a moment.
    static func readable(
        for viewer: Viewer, at now: Instant, since: Instant = Instant(milliseconds: 0), _ tx: ReadTransaction
    ) throws -> [Survey] {
        let released = try tx.shared(ClosedSurveysRead()).filter { $0.resultsFrom <= now && $0.resultsFrom > since }
        if released.isEmpty { return [] }
        let there = SQL.list(released.map { $0.id as any DatabaseValue })
        let surveys = try SurveyRows.surveys(tx, where: "survey.id IN (\(there))")
        return try surveys.filter { try scene($0, viewer, tx).readings.values.contains { !$0.isNothing } }
            .sorted { $0.resultsFrom > $1.resultsFrom }
    }
}

extension SurveyResultsStore {
    /// A survey, its subjects, and what a person may read of each.
    private struct Scene {
        let survey: Survey
        let subjects: [SurveySubject]
        let readings: [ID<Course>: ResultReading]
        let isOffice: Bool

        /// What is shown before results are released.
        func waiting<Value>() -> Found<Value>? {
            isOffice || readings.values.contains { $0.isTheirs } ? .waits(survey) : nil
        }
    }

    private static func scene(_ id: ID<Survey>, _ viewer: Viewer, _ tx: ReadTransaction) throws -> Scene? {
        try SurveyRows.surveys(tx, where: "survey.id = \(id) AND survey.removed_at IS NULL").first.map {
            try scene($0, viewer, tx)
        }
    }

    private static func scene(_ survey: Survey, _ viewer: Viewer, _ tx: ReadTransaction) throws -> Scene {
        let subjects = try SurveyRows.subjects(of: survey.id, tx)
        let enrolments = try CourseStore.enrolments(of: viewer.id, tx)
        let readings = subjects.map { subject in
            let reading = ResultReading(
                subject, survey.audience, by: viewer.id, roles: viewer.roles, isEnrolled: enrolments.contains(subject.course))
            return (subject.course, reading)
        }
        return Scene(
            survey: survey, subjects: subjects, readings: Dictionary(readings, uniquingKeysWith: { first, _ in first }),
            isOffice: viewer.roles.contains(.qualityOffice))
    }

    /// Whether results are released: all ballots are counted, and the time has come.
    private static func isOut(_ survey: Survey, at now: Instant, _ tx: ReadTransaction) throws -> Bool {
        guard survey.resultsFrom <= now else { return false }
        return try tx.first("SELECT survey_id FROM survey_closing WHERE survey_id = \(survey.id)") != nil
    }

    private static func turnouts(of id: ID<Survey>, _ tx: ReadTransaction) throws -> [ID<Course>: SurveyTurnout] {
        let rows = try tx.rows("SELECT course_id, invited, handed_in, answered FROM survey_turnout WHERE survey_id = \(id)")
        return try Dictionary(
            rows.map { row in
                let answered: Int? = try row["answered"]
                let handedIn: Int = try row["handed_in"]
                let turnout = try SurveyTurnout(
                    invited: row["invited"], answers: answered.map { .init(handedIn: handedIn, answered: $0) })
                return try (row["course_id"], turnout)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func counts(
        of id: ID<Survey>, _ course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [PublishedFigures.Place: AnswerCounts] {
        var counts: [PublishedFigures.Place: [Int: Int]] = [:]
        let rows = try tx.rows(
            """
            SELECT item_position, teacher_position, value, ballots FROM survey_count
            WHERE survey_id = \(id) AND course_id = \(course)
            """)
        for row in rows { try counts[place(row, in: course), default: [:]][row["value"]] = row["ballots"] }
        return counts.mapValues { AnswerCounts($0) }
    }

    /// In the order of their ids, which are random.
    private static func comments(
        of id: ID<Survey>, _ course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [PublishedFigures.Place: [String]] {
        var comments: [PublishedFigures.Place: [String]] = [:]
        let rows = try tx.rows(
            """
            SELECT item_position, teacher_position, text FROM survey_comment
            WHERE survey_id = \(id) AND course_id = \(course) ORDER BY id
            """)
        for row in rows { try comments[place(row, in: course), default: []].append(row["text"]) }
        return comments
    }

    /// The sums of all cells of all subjects of the survey.
    private static func cells(of scene: Scene, _ tx: ReadTransaction) throws -> [PublishedFigures.Cell] {
        let subjects = Dictionary(scene.subjects.map { ($0.course, $0) }, uniquingKeysWith: { first, _ in first })
        return try tx.rows(
            """
            SELECT course_id, item_position, teacher_position, CAST(sum(ballots) AS BIGINT) AS answers,
                CAST(sum(value * ballots) AS BIGINT) AS total
            FROM survey_count WHERE survey_id = \(scene.survey.id) AND value > 0
            GROUP BY course_id, item_position, teacher_position
            """
        ).map { row in
            let place = try place(row, in: row["course_id"])
            let teacher = subjects[place.course]?.teachers.first { $0.position == place.teacher }
            return try PublishedFigures.Cell(
                place: place, person: teacher?.person, answers: row["answers"], total: row["total"])
        }
    }

    private static func place(_ row: Row, in course: ID<Course>) throws -> PublishedFigures.Place {
        try PublishedFigures.Place(course: course, item: row["item_position"], teacher: row["teacher_position"])
    }
}
