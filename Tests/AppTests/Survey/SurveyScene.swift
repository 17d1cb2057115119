import Database
import Foundation
import Testing

@testable import App

/// The sample institution with a class of students in the course about mobile devices, beside Ana and Bogdan, and a survey about it.
struct SurveyScene {
    let site: TestSite
    let students: [String]
    let survey: ID<Survey>
    let course: ID<Course>

    /// The survey opens an hour after the clock's beginning and closes two hours after that.
    /// - Parameter policy: as in the document.
    static func run(
        students count: Int = 6, policy: String = "reminder", _ body: @escaping @Sendable (SurveyScene) async throws -> Void
    ) async throws {
        let names = names(count)
        let isUsual = count == 6 && policy == "reminder"
        try await TestSite.run(from: isUsual ? usual : nil) { site in
            if !isUsual { try await prepare(names, policy: policy, site) }
            let (survey, course) = try await site.database.read { tx in
                let survey = try #require(try tx.first("SELECT id FROM survey"))
                let course = try #require(try tx.first("SELECT id FROM course WHERE code = 'PDM301'"))
                return try (survey["id"] as ID<Survey>, course["id"] as ID<Course>)
            }
            try await body(SurveyScene(site: site, students: names, survey: survey, course: course))
        }
    }

    /// What most tests begin with.
    private static let usual = PreparedSite { site in try await prepare(names(6), policy: "reminder", site) }

    private static func names(_ count: Int) -> [String] { (1...count).map { "student\($0)" } }

    private static func prepare(_ names: [String], policy: String, _ site: TestSite) async throws {
        try await enrol(names, site)
        try await site.reimport { folder in
            let surveys = folder.appendingPathComponent("surveys")
            try FileManager.default.createDirectory(at: surveys, withIntermediateDirectories: true)
            try Data(document(policy: policy).utf8).write(to: surveys.appendingPathComponent("01-teaching.md"))
        }
    }

    var address: String { SurveyRoutes.subject(course, of: survey) }

    /// Lets an hour pass, and the survey open.
    func open() async throws {
        site.clock.advance(by: .hours(1))
        #expect(try await site.lifecycle.turn(at: site.clock.now).isEmpty)
    }

    /// Lets time pass until the survey is closed.
    @discardableResult
    func close() async throws -> [SurveyLifecycle.Hindrance] {
        site.clock.advance(by: .minutes(121))
        return try await site.lifecycle.turn(at: site.clock.now)
    }

    /// Fields of the form: how satisfied, the pace, each of the two teachers, and a comment.
    static func fields(_ value: Int, comment: String = "") -> [(String, String)] {
        [("a1", "\(value)"), ("a2", "1"), ("a3", "\(value)"), ("a4", "na"), ("a5", comment), ("go", "send")]
    }

    func send(_ student: String, _ fields: [(String, String)]) async throws -> TestBrowser.Reply {
        try await site.signedIn(student).post(address, fields)
    }

    func count(_ table: String) async throws -> Int { try await site.count(table) }

    /// `answered` of the course about mobile devices; nil where too few answered, or nothing is counted.
    func answered() async throws -> Int? {
        let course = course
        return try await site.database.read { tx in
            try tx.first("SELECT answered FROM survey_turnout WHERE course_id = \(course)").flatMap { try $0["answered"] }
        }
    }

    func comments() async throws -> Set<String> {
        try await site.database.read { tx in try Set(tx.rows("SELECT text FROM survey_comment").map { try $0["text"] }) }
    }

    private static func enrol(_ names: [String], _ site: TestSite) async throws {
        let now = site.clock.now
        try await site.database.write { tx in
            for name in names {
                let id = ID<Person>(at: now)
                try tx.execute(
                    """
                    INSERT INTO person (id, number, user_name, name, surname, password_hash, created_at)
                    SELECT \(id), \(tx.nextNumber(of: "person")), \(name), \(name), 'Pop', person.password_hash, \(now)
                    FROM person WHERE person.user_name = 'ana'
                    """)
                try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(id), 'student')")
                try tx.execute(
                    "INSERT INTO enrolment (course_id, person_id) SELECT id, \(id) FROM course WHERE code = 'PDM301'")
            }
        }
    }

    static func document(policy: String) -> String {
        """
        ---
        title:
          ro: Prima jumătate
          sr-Latn: Prva polovina
          en: First half
        semester: 2026/2027, semestrul I
        opens: +1h
        closes: +3h
        results: +10d
        policy: \(policy)
        languages: [ro, sr-Latn, en]
        ---

        ## subject

        ### lectures {kind=scale}

        ro: Cât de mulțumit(ă) sunteți de cursuri?
        sr-Latn: Kako ste zadovoljni predavanjima?
        en: How satisfied are you with the lectures?

        ### pace {kind=choice}

        ro: Ritmul a fost
        sr-Latn: Tempo je bio
        en: The pace was

        - ro: prea lent
          sr-Latn: prespor
          en: too slow
        - ro: potrivit
          sr-Latn: primeren
          en: right

        ## teacher

        ### clarity {kind=scale}

        ro: Cât de clar explică?
        sr-Latn: Koliko jasno objašnjava?
        en: How clearly do they explain?

        ## subject

        ### comment {kind=comment}

        ro: Ce ar trebui schimbat?
        sr-Latn: Šta bi trebalo promeniti?
        en: What should change?

        """
    }
}
