import Testing

@testable import App
@testable import Database

@Suite("Attainment is read from the answers of the course's students")
struct AttainmentStoreTests {
    /// The sample course with one objective, and no question tagged with it.
    private struct Scene {
        let design: DesignScene
        let objective = ID<Objective>(text: "objective")

        var site: TestSite { design.site }
        var store: AttainmentStore { AttainmentStore(database: site.database, revisions: RevisionCache()) }

        init(_ site: TestSite) async throws {
            design = try await DesignScene(site)
            let (course, id) = (design.course, objective)
            try await site.database.write { tx in
                try CourseDesignRows.insert(course, tx)
                try ObjectiveWriteRows.insert(Objective(id: id, key: "straturi", version: 1), at: 0, in: course, by: nil, tx)
            }
        }

        static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
            try await TestSite.run { site in try await body(try await Scene(site)) }
        }

        /// Tags a question, as its publication would.
        func tag(_ key: String, of title: String) async throws {
            let (question, objective) = (try await site.question(key, of: title), objective)
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO question_objective (question_id, position, objective_id)
                    VALUES (\(question), 1, \(objective))
                    """)
            }
        }

        func sheet() async throws -> AttainmentStore.Sheet {
            try #require(try await store.sheet(of: objective, by: design.carmen, at: design.now))
        }

        /// Of finals and of quizzes, in thousandths, by user name.
        func shares(_ kind: AssessmentKind = .final) async throws -> [String: Int] {
            let sheet = try await sheet()
            let measure = kind == .final ? sheet.attainment.finals : sheet.attainment.quizzes
            return Dictionary(
                sheet.students.compactMap { student in
                    measure.students[student.id].map { (student.userName, $0.perMille) }
                }, uniquingKeysWith: { first, _ in first })
        }

        /// Somebody answers some questions of a test and ends the attempt.
        @discardableResult
        func take(
            _ title: String, _ userName: String, _ answers: [Int: [String]], seed: Int64? = nil
        ) async throws -> String {
            let browser = try await site.signedIn(userName)
            let attempt = try await browser.start(title)
            if let seed { try await site.setSeed(seed, of: attempt) }
            for (number, texts) in answers.sorted(by: { $0.key < $1.key }) {
                try await browser.answer(number, of: attempt, texts)
            }
            try await browser.end(attempt)
            return attempt
        }
    }

    @Test("a tag that is added afterwards measures the attempts before it, and what was left empty counts as nothing")
    func afterwards() async throws {
        try await Scene.run { scene in
            try await scene.take("Test final", "ana", [1: ["Cocoa Touch"], 3: ["Fals"]])
            try await scene.take("Test final", "bogdan", [3: ["Adevărat"]])
            #expect(try await scene.sheet().attainment.verdict == .notMeasured)
            try await scene.tag("strat", of: "Test final")
            #expect(try await scene.shares() == ["ana": 1000, "bogdan": 0])
            try await scene.tag("optionale", of: "Test final")
            // 2 + 0 of 3, and 0 + 1 of 3.
            #expect(try await scene.shares() == ["ana": 667, "bogdan": 333])
            let sheet = try await scene.sheet()
            #expect(sheet.attainment.finals.parts.map(\.questions) == [2] && sheet.attainment.measured == 2)
            #expect(sheet.attainment.finals.parts.first?.points.whole.most == Points(thousandths: 4000))
            #expect(try await scene.shares(.quiz).isEmpty)
        }
    }

    @Test("of several attempts at a quiz the best counts, or all of them by their part where the average does")
    func attempts() async throws {
        try await Scene.run { scene in
            try await scene.tag("strat", of: "Exerciții")
            for answer in ["Media", "Cocoa Touch", "Core OS"] { try await scene.take("Exerciții", "ana", [1: [answer]]) }
            #expect(try await scene.shares(.quiz) == ["ana": 1000])
            try await scene.site.rule(.quiz, "counts: average")
            #expect(try await scene.shares(.quiz) == ["ana": 333])
            #expect(try await scene.sheet().attainment.verdict == .notMeasured, "a quiz decides nothing")
        }
    }

    @Test("a corrected key and given points are included, annulled attempts and who is not enrolled are not")
    func corrections() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let corrections = try await CorrectionScene(site)
            try await scene.tag("strat", of: "Exerciții")
            #expect(try await scene.shares(.quiz) == ["ana": 0, "bogdan": 1000])
            let bogdans = TestSite.lastPart(corrections.attempts[1])
            try await corrections.correct("strat", [("right[]", "3")], because: "Media")
            #expect(try await scene.shares(.quiz) == ["ana": 1000, "bogdan": 0])
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO mark_correction (id, assessment_id, question_id, attempt_id, kind, points, person_id, made_at,
                        reason, sequence)
                    SELECT 'given', attempt.assessment_id, question.id, attempt.id, 'points', 500, attempt.person_id, 0, 'x', 9
                    FROM attempt JOIN question ON question.assessment_id = attempt.assessment_id
                    WHERE attempt.id = \(bogdans) AND question.question_key = 'strat'
                    """)
            }
            #expect(try await scene.shares(.quiz) == ["ana": 1000, "bogdan": 250])
            try await site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE person_id = (SELECT id FROM person WHERE user_name = 'ana')")
            }
            #expect(try await scene.shares(.quiz) == ["bogdan": 250])
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO annulment (attempt_id, sequence, kind, person_id, made_at, reason)
                    SELECT id, 1, 'annulled', person_id, 0, 'x' FROM attempt WHERE id = \(bogdans)
                    """)
            }
            #expect(try await scene.shares(.quiz).isEmpty)
        }
    }

    @Test("a drawn test measures whom it asked, and its points are a range")
    func drawn() async throws {
        try await Scene.run { scene in
            try await scene.site.rule(.quiz, "draw:\n  Arhitectura: 1")
            try await scene.tag("servicii", of: "Exerciții")
            for seed in Int64(1)...8 { try await scene.take("Exerciții", "ana", [:], seed: seed) }
            try await scene.site.rule(.quiz, "draw:\n  Arhitectura: 1", "counts: average")
            let part = try #require(try await scene.sheet().attainment.quizzes.parts.first)
            #expect(part.points.tagged == .init(least: .zero, most: Points(thousandths: 1000)))
            #expect(part.points.whole == .init(least: Points(thousandths: 2000), most: Points(thousandths: 3000)))
        }
    }

    @Test("the pages and files are those of the course's teachers; a deleted objective, and another teacher's, are not there")
    func site() async throws {
        try await Scene.run { scene in
            try await scene.tag("strat", of: "Test final")
            try await scene.take("Test final", "ana", [1: ["Cocoa Touch"]])
            let (site, course, objective) = (scene.site, scene.design.course, scene.objective)
            let addresses = [
                AttainmentRoutes.attainment(of: course), AttainmentRoutes.csv(of: course), AttainmentRoutes.workbook(of: course),
                AttainmentRoutes.attainment(of: objective), AttainmentRoutes.csv(of: objective),
                AttainmentRoutes.workbook(of: objective),
            ]
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            for address in addresses {
                #expect(try await carmen.get(address).status == .ok, "\(address)")
                #expect(try await ana.get(address).status == .forbidden, "\(address)")
            }
            let page = try await carmen.get(AttainmentRoutes.attainment(of: objective))
            #expect(page.words.contains(site.sentence("attainment.not-measured")) && page.text.contains("Țîrlea Ana"))
            let csv = try await carmen.get(AttainmentRoutes.csv(of: course) + "?with=points").text
            #expect(csv.contains("\"straturi – ") && csv.contains("\"100\""))
            _ = try await scene.design.stranger()
            let gelu = try await site.signedIn("gelu")
            for address in addresses { #expect(try await gelu.get(address).status == .notFound, "\(address)") }
            _ = try await ObjectiveStore(database: site.database)
                .remove(objective, by: scene.design.carmen, at: scene.design.now)
            #expect(try await carmen.get(AttainmentRoutes.attainment(of: objective)).status == .notFound)
        }
    }

    @Test("no page of a student has a percentage of an objective, or a way to one")
    func students() async throws {
        try await Scene.run { scene in
            try await scene.tag("strat", of: "Test final")
            try await scene.tag("strat", of: "Exerciții")
            try await scene.take("Test final", "ana", [1: ["Cocoa Touch"]])
            let attempt = try await scene.take("Exerciții", "ana", [1: ["Cocoa Touch"]])
            let (site, course) = (scene.site, scene.design.course)
            let ana = try await site.signedIn("ana")
            let addresses = [
                "/", "/tests", "/courses/\(course)", "/courses/\(course)/marks", "/courses/\(course)/syllabus", "/reports",
                "/reports/\(course)", attempt + "/results", attempt + "/report.txt", try await site.test("Test final"),
                "/account/data.json",
            ]
            for address in addresses {
                let page = try await ana.get(address)
                #expect(page.status == .ok, "\(address)")
                #expect(!page.text.contains("attainment") && !page.text.contains("straturi\""), "\(address)")
                #expect(!page.words.contains(site.sentence("attainment.title")), "\(address)")
            }
        }
    }

    @Test("no question more is asked of the database where there are more students")
    func questions() async throws {
        try await CourseMarksScene.run { marks in
            let scene = try await Scene(marks.site)
            try await scene.tag("strat", of: "Test final")
            func questions() async throws -> Int {
                let (course, objective) = (scene.design.course, scene.objective)
                return try await marks.site.database.read { tx in
                    let counter = CountedReads(tx)
                    let reading = ReadTransaction(connection: counter)
                    let people = Set(try CourseMarksRows.students(of: course, reading).map(\.id))
                    let rows = AttainmentRows(course: course, revisions: RevisionCache())
                    let tests = try rows.tests(among: people, reading)
                    #expect(tests.first?.attempts.isEmpty == false)
                    _ = try rows.tests(about: objective, among: people, reading)
                    return counter.count
                }
            }
            try await marks.crowd(2, at: ["Test final"])
            let few = try await questions()
            try await marks.crowd(40, at: ["Test final"], from: 3)
            #expect(try await questions() == few)
        }
    }
}
