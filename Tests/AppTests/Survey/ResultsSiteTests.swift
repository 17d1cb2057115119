import Database
import Testing

@testable import App

@Suite("Results of a survey on the site: who gets which page, and when")
struct ResultsSiteTests {
    /// Ten students answered: the lectures and Carmen are fours, nobody had classes with Felix, one wrote a comment.
    private static func run(
        days: Int = 11, audience: String = "nothing", _ body: @escaping @Sendable (SurveyScene) async throws -> Void
    ) async throws {
        try await SurveyScene.run(students: 10) { scene in
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE survey SET audience = \(audience)")
                try tx.execute("INSERT INTO person_role SELECT id, 'quality-office' FROM person WHERE user_name = 'ema'")
            }
            try await scene.open()
            for (index, student) in scene.students.enumerated() {
                let sent = try await scene.send(student, SurveyScene.fields(4, comment: index == 0 ? "=1+1, <b>hvala</b>" : ""))
                #expect(sent.status == .seeOther)
            }
            try await scene.close()
            scene.site.clock.advance(by: .days(days))
            try await body(scene)
        }
    }

    private static func status(_ scene: SurveyScene, _ person: String, _ address: String) async throws -> Int {
        try await scene.site.signedIn(person).get(address).status.code
    }

    private static func list(_ scene: SurveyScene) -> String { SurveyResultRoutes.results(of: scene.survey) }
    private static func subject(_ scene: SurveyScene) -> String {
        SurveyResultRoutes.results(of: scene.course, in: scene.survey)
    }
    private static func figures(_ scene: SurveyScene) -> String {
        SurveyResultRoutes.figures(of: scene.course, in: scene.survey)
    }
    private static func comments(_ scene: SurveyScene) -> String {
        SurveyResultRoutes.comments(of: scene.course, in: scene.survey)
    }

    @Test("before the day teachers and the quality office read from when on, all others nothing, and there are no files")
    func before() async throws {
        try await Self.run(days: 1, audience: "everything") { scene in
            for person in ["carmen", "ema"] {
                let browser = try await scene.site.signedIn(person)
                for address in [Self.list(scene), Self.subject(scene)] {
                    let page = try await browser.get(address)
                    #expect(page.status == .ok)
                    #expect(page.words.contains("Rezultatele se pot citi de la"))
                    #expect(!page.text.contains("<table"))
                }
                #expect(try await browser.get(Self.figures(scene)).status == .notFound)
                #expect(try await browser.get(Self.comments(scene)).status == .notFound)
            }
            for person in ["ana", "student1", "dan"] {
                #expect(try await Self.status(scene, person, Self.list(scene)) == 404)
                #expect(try await Self.status(scene, person, Self.subject(scene)) == 404)
            }
        }
    }

    @Test("the quality office reads everything; comments are text and never marks")
    func office() async throws {
        try await Self.run { scene in
            let browser = try await scene.site.signedIn("ema")
            let list = try await browser.get(Self.list(scene))
            #expect(try list.link(Self.subject(scene)) == Self.subject(scene))
            let page = try await browser.get(Self.subject(scene))
            #expect(page.words.contains("Carmen"))
            #expect(page.words.contains("Felix"))
            #expect(page.words.contains("Prea puține răspunsuri la această întrebare"))
            #expect(page.text.contains("=1+1, &lt;b&gt;hvala&lt;/b&gt;"))
            #expect(page.words.contains("4,00"))
        }
    }

    @Test("a teacher reads about the subject and himself; a colleague's figures are not in the page or the file")
    func teachers() async throws {
        try await Self.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let felix = try await scene.site.signedIn("felix")
            for address in [Self.subject(scene), Self.figures(scene)] {
                #expect(!(try await carmen.get(address).text.contains("Felix")))
                let other = try await felix.get(address).text.replacing("Felix", with: "")
                #expect(!other.contains("Carmen"))
            }
            #expect(try await felix.get(Self.comments(scene)).text.contains("hvala"))
        }
    }

    @Test(
        "students read nothing, the figures of the subject, or those of its teachers as well, as the survey says; never comments")
    func students() async throws {
        try await Self.run { scene in
            for address in [Self.list(scene), Self.subject(scene), Self.figures(scene), Self.comments(scene)] {
                #expect(try await Self.status(scene, "student1", address) == 404)
            }
            try await scene.site.database.write { tx in try tx.execute("UPDATE survey SET audience = 'subject'") }
            let browser = try await scene.site.signedIn("student1")
            let some = try await browser.get(Self.subject(scene))
            #expect(some.words.contains("4,00"))
            #expect(!some.words.contains("Carmen"))
            #expect(!some.words.contains("hvala"))
            #expect(try await browser.get(Self.comments(scene)).status == .notFound)
            #expect(try await browser.get(Self.list(scene)).status == .ok)
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE person_id = (SELECT id FROM person WHERE user_name = 'student2')")
            }
            #expect(try await Self.status(scene, "student2", Self.subject(scene)) == 404)

            try await scene.site.database.write { tx in try tx.execute("UPDATE survey SET audience = 'everything'") }
            let all = try await browser.get(Self.subject(scene))
            #expect(all.words.contains("Carmen"))
            #expect(!all.words.contains("hvala"))
        }
    }

    @Test("an administrator, somebody else's ids and made-up ones find nothing; a visitor is asked to sign in")
    func nobody() async throws {
        try await Self.run(audience: "everything") { scene in
            for address in [Self.list(scene), Self.subject(scene), Self.figures(scene), Self.comments(scene)] {
                #expect(try await Self.status(scene, "dan", address) == 404)
                #expect(try await scene.site.visitor().get(address).status == .seeOther)
            }
            let row = try await scene.site.database.read { tx in try tx.first("SELECT id FROM course WHERE code = 'ENG1'") }
            let english: ID<Course> = try #require(row)["id"]
            let office = try await scene.site.signedIn("ema")
            for address in [
                SurveyResultRoutes.results(of: english, in: scene.survey),
                SurveyResultRoutes.results(of: ID(text: "made-up")),
                SurveyResultRoutes.figures(of: scene.course, in: ID(text: "made-up")),
            ] {
                #expect(try await office.get(address).status == .notFound)
            }
        }
    }

    @Test("files are CSV with a byte order mark, a plain name and no formula in them")
    func files() async throws {
        try await Self.run { scene in
            let browser = try await scene.site.signedIn("ema")
            let figures = try await browser.get(Self.figures(scene))
            #expect(figures.headers[.contentType] == "text/csv; charset=utf-8")
            #expect(figures.headers[.contentDisposition] == "attachment; filename=\"teaching-pdm301-figures.csv\"")
            #expect(Array(figures.bytes.prefix(3)) == [0xEF, 0xBB, 0xBF])
            #expect(figures.headers[.cacheControl]?.contains("no-store") == true)
            let comments = try await browser.get(Self.comments(scene))
            #expect(comments.headers[.contentDisposition] == "attachment; filename=\"teaching-pdm301-comments.csv\"")
            #expect(comments.text.contains("\"'=1+1, <b>hvala</b>\""))
        }
    }

    @Test("with nine answers there are figures, and no comment")
    func nine() async throws {
        try await SurveyScene.run(students: 9) { scene in
            try await scene.open()
            for student in scene.students {
                _ = try await scene.send(student, SurveyScene.fields(5, comment: "hvala"))
            }
            try await scene.close()
            scene.site.clock.advance(by: .days(11))
            let page = try await scene.site.signedIn("carmen").get(Self.subject(scene))
            #expect(page.words.contains("5,00"))
            #expect(page.words.contains(scene.site.sentence("survey.results.few-comments", n: 10)))
            #expect(!page.words.contains("hvala"))
        }
    }
}
