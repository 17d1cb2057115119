import Testing

@testable import App
@testable import Database

/// The sample's course with attempts that are written straight into the database.
struct CourseMarksScene {
    let site: TestSite
    let course: ID<Course>
    let carmen: Viewer

    init(_ site: TestSite) async throws {
        self.site = site
        course = try await site.courseID("PDM301")
        carmen = try await site.person("carmen")
    }

    static func run(_ body: @escaping @Sendable (CourseMarksScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(CourseMarksScene(site)) }
    }

    /// The address of the marks.
    var address: String { TeachRoutes.marks(in: course) }

    func test(_ title: String) async throws -> ID<Assessment> {
        ID(text: TestSite.lastPart(try await site.test(title)))
    }

    /// The number by which the address names a test.
    func number(_ title: String) async throws -> String {
        let id = try await test(title)
        let row = try await site.database.read { tx in try tx.first("SELECT number FROM assessment WHERE id = \(id)") }
        return String(try #require(row)["number"] as Int)
    }

    /// Adds an attempt that has ended with so many of ten points; nil is one in progress. Gives its id.
    @discardableResult
    func add(_ points: Int?, of userName: String, at title: String) async throws -> ID<Attempt> {
        let (test, now, id) = (try await test(title), site.clock.now, ID<Attempt>(at: site.clock.now))
        try await site.database.write { tx in
            let person = try #require(try tx.first("SELECT id FROM person WHERE user_name = \(userName)"))["id"] as ID<Person>
            try Self.add(points, as: id, of: person, at: test, now, tx)
        }
        return id
    }

    private static func add(
        _ points: Int?, as id: ID<Attempt>, of person: ID<Person>, at test: ID<Assessment>, _ now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO attempt (id, assessment_id, person_id, ordinal, revision_id, seed, started_at, deadline)
            SELECT \(id), \(test), \(person), (
                    SELECT count(*) + 1 FROM attempt WHERE attempt.assessment_id = \(test) AND attempt.person_id = \(person)
                ), assessment_revision.id, 1, \(now), CASE WHEN assessment.kind = 'final' THEN \(now + .minutes(30)) ELSE NULL END
            FROM assessment JOIN assessment_revision ON assessment_revision.assessment_id = assessment.id
            WHERE assessment.id = \(test)
            """)
        guard let points else { return }
        let (earned, possible) = (Points(thousandths: points * 1000), Points(thousandths: 10_000))
        try tx.execute(
            """
            INSERT INTO submission (attempt_id, ended_at, reason, earned, possible, correct, partly, incorrect, unanswered,
                mark_scheme, mark, corrections)
            VALUES (\(id), \(now), 'submitted', \(earned), \(possible), \(points), 0, \(10 - points), 0, 'ro',
                \(MarkScheme.romanian.mark(earned: earned, possible: possible).thousandths), 0)
            """)
    }

    /// Enrols so many more students, each with an ended attempt at each of these tests.
    func crowd(_ count: Int, at titles: [String] = [], from first: Int = 1) async throws {
        let (course, now) = (course, site.clock.now)
        var tests: [ID<Assessment>] = []
        for title in titles { tests.append(try await test(title)) }
        let all = tests
        try await site.database.write { tx in
            for number in first..<first + count {
                let id = ID<Person>(at: now)
                try tx.execute(
                    """
                    INSERT INTO person (id, number, user_name, name, surname, index_number, created_at)
                    VALUES (\(id), \(1000 + number), \("s\(number)"), 'Ion', \("Student \(1000 + number)"), \("i\(number)"), 0)
                    """)
                try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(course), \(id))")
                for test in all { try Self.add(number % 11, as: ID(at: now), of: id, at: test, now, tx) }
            }
        }
    }

    func whole() async throws -> CourseMarks {
        try #require(try await CourseMarksStore(database: site.database).whole(course, by: carmen))
    }

    func page(_ query: CourseMarksQuery = CourseMarksQuery()) async throws -> CourseMarksSheet {
        let found = try await CourseMarksStore(database: site.database).page(course, query, by: carmen, at: site.clock.now)
        return try #require(found)
    }

    /// How many questions one page asks the database.
    func questions(_ query: CourseMarksQuery) async throws -> Int {
        let (course, carmen, now) = (course, carmen, site.clock.now)
        return try await site.database.read { tx in
            let counter = CountedReads(tx)
            _ = try CourseMarksStore.page(course, query, by: carmen, at: now, ReadTransaction(connection: counter))
            return counter.count
        }
    }

    /// The same of the whole matrix.
    func questionsOfWhole() async throws -> Int {
        let (course, carmen) = (course, carmen)
        return try await site.database.read { tx in
            let counter = CountedReads(tx)
            _ = try CourseMarksStore.whole(course, by: carmen, ReadTransaction(connection: counter))
            return counter.count
        }
    }
}

/// Passes questions on to a transaction, and counts them.
final class CountedReads: Connection {
    private let inner: ReadTransaction
    private(set) var count = 0

    init(_ inner: ReadTransaction) {
        self.inner = inner
    }

    func rows(_ sql: SQL) throws -> [Row] {
        count += 1
        return try inner.rows(sql)
    }

    func execute(_ sql: SQL) throws { throw DatabaseProblem.closed }
    func executeCounting(_ sql: SQL) throws -> Int { throw DatabaseProblem.closed }
    var changeCount: Int { 0 }
}
