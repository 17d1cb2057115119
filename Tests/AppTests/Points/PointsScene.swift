import Database
import Testing

@testable import App

/// The sample's course with a plan of points: attendance and tasks per week, a midterm that flows from the quiz, and an exam.
struct PointsScene {
    let site: TestSite
    let course: ID<Course>
    let carmen: Viewer
    /// An assistant of the course.
    let felix: Viewer
    let ana: ID<Person>
    let bogdan: ID<Person>
    let parts: [String: PointsPart]

    static func run(_ body: @escaping @Sendable (PointsScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(PointsScene(site)) }
    }

    init(_ site: TestSite) async throws {
        self.site = site
        course = try await site.courseID("PDM301")
        (carmen, felix) = try await (site.person("carmen"), site.person("felix"))
        (ana, bogdan) = try await (site.person("ana").id, site.person("bogdan").id)
        let quiz = ID<Assessment>(text: TestSite.lastPart(try await site.test("Exerciții")))
        let all = [
            SamplePoints.part(.attendance, .preExam, most: 15, weekly: 1),
            SamplePoints.part(.tasks, .preExam, most: 30, weekly: 2),
            SamplePoints.part(.midterm, .preExam, most: 15, source: .test(quiz, .share)),
            SamplePoints.part(.writtenExam, .exam, most: 40), SamplePoints.part(.penalty, .penalty, most: 10),
        ]
        parts = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let (course, now) = (course, site.clock.now)
        try await site.database.write { tx in
            try tx.execute("UPDATE course SET mark_scheme = 'sr' WHERE id = \(course)")
            for part in all { try PointsPlanWriteRows.addPart(part, to: course, tx) }
            try PointsPlanWriteRows.append(
                all, to: course, after: nil, isNewVersion: false, by: nil, note: nil, at: now, tx)
        }
    }

    func edit(
        _ part: String, week: Int = 0, _ points: Double?, of person: ID<Person>? = nil, seen: Int = 0
    ) -> PointEdit {
        PointEdit(
            person: person ?? ana, cell: PointCell(part: ID(text: part), week: week),
            value: points.map { .points(SamplePoints.points($0)) }, seen: seen)
    }

    func save(_ edits: PointEdit..., by viewer: Viewer? = nil) async throws -> [PointEntryStore.Outcome] {
        let store = PointEntryStore(database: site.database)
        return try #require(try await store.save(edits, in: course, by: viewer ?? carmen, at: site.clock.now))
    }

    func points() async throws -> CoursePoints {
        try #require(try await CoursePointsStore(database: site.database).find(course, by: carmen))
    }

    func row(_ person: ID<Person>) async throws -> CoursePoints.Row {
        try #require(try await points().rows.first { $0.student.id == person })
    }

    func report(_ person: ID<Person>? = nil) throws -> StudentReport {
        let found = try StudentReportStore(database: site.database).find(course, of: person ?? ana, at: site.clock.now)
        return try #require(found)
    }

    /// Opens a survey that Ana must answer before she sees the report of the course.
    func gate() async throws {
        let (now, ana, course) = (site.clock.now, ana, course)
        try await site.database.write { tx in
            try tx.execute(
                """
                INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy,
                    ballot_limit, comment_limit, audience)
                SELECT 'survey', 'one', 1, min(id), \(now), \(now + .days(1)), \(now + .days(2)), 'gate', 5, 10, 'nothing'
                FROM semester
                """)
            try tx.execute(
                "INSERT INTO survey_opening (survey_id, public_key, sheet_length) VALUES ('survey', x'01', 1)")
            try tx.execute(
                """
                INSERT INTO survey_subject (survey_id, course_id, position, code, title, language)
                SELECT 'survey', id, 1, code, title, language FROM course WHERE id = \(course)
                """)
            try tx.execute(
                "INSERT INTO participation (survey_id, course_id, person_id, is_done) VALUES ('survey', \(course), \(ana), 0)")
        }
    }
}
