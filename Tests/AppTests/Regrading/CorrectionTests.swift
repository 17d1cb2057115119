import Database
import Testing

@testable import App

@Suite("A teacher corrects a key or one student's points")
struct CorrectionTests {
    /// Ana and Bogdan have ended the quiz: Ana chose Media for the first question, Bogdan what the key says.
    private func scene(_ body: @escaping @Sendable (CorrectionScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await CorrectionScene(site)) }
    }

    @Test("sees every mark that would change before anything changes, and then changes them once")
    func key() async throws {
        try await scene { scene in
            let page = try await scene.carmen.get(scene.keyAddress("strat"))
            #expect(page.status == .ok)
            #expect(page.text.contains("value=\"2\" checked"))
            let form = [("version", page.hidden("version") ?? ""), ("right[]", "3"), ("reason", "Media era răspunsul")]
            let preview = try await scene.carmen.post(scene.keyAddress("strat"), form)
            #expect(preview.status == .ok)
            #expect(preview.text.contains("Țîrlea Ana") && preview.text.contains("Șerban Bogdan"))
            #expect(try await scene.earned() == [0, 2000])
            #expect(try await scene.site.count("mark_correction") == 0)

            let done = try await scene.carmen.post(scene.keyAddress("strat"), form + [("shown", preview.shown)])
            #expect(done.location == scene.corrections)
            #expect(try await scene.earned() == [2000, 0])
            #expect(try await scene.site.count("mark_change") == 2)
            let again = try await scene.carmen.post(scene.keyAddress("strat"), form + [("shown", preview.shown)])
            #expect(again.status == .unprocessableContent)
            #expect(try await scene.site.count("mark_change") == 2)
        }
    }

    @Test("is shown the marks anew when somebody else ended meanwhile, and nothing is changed")
    func meanwhile() async throws {
        try await scene { scene in
            let form = [("right[]", "3"), ("reason", "x")]
            let preview = try await scene.carmen.post(scene.keyAddress("strat"), form)
            let attempt = try await scene.dan.start("Exerciții")
            try await scene.dan.answer(1, of: attempt, ["Media"])
            try await scene.dan.end(attempt)
            let stale = try await scene.carmen.post(scene.keyAddress("strat"), form + [("shown", preview.shown)])
            #expect(stale.status == .ok)
            #expect(stale.text.contains("Ene Dan"))
            #expect(try await scene.site.count("mark_change") == 0)
        }
    }

    @Test("tells those whose marks changed, with the reason, and nobody else")
    func isTold() async throws {
        try await scene { scene in
            try await scene.correct("strat", [("right[]", "2"), ("right[]", "3")], because: "Ambele se acceptă")
            #expect(try await scene.earned() == [2000, 2000])
            let told = try await scene.ana.get(scene.attempts[0] + "/results")
            #expect(told.text.contains("Ambele se acceptă"))
            #expect(told.words.contains(scene.site.sentence("results.verdict-correct")))
            #expect(!(try await scene.bogdan.get(scene.attempts[1] + "/results").text.contains("Ambele se acceptă")))
        }
    }

    @Test("gives everybody the points of a question that was at fault, also who left it empty")
    func everyone() async throws {
        try await scene { scene in
            try await scene.correct("optionale", [("everyone", "1")], because: "Întrebarea era greșită")
            #expect(try await scene.earned() == [1000, 3000])
            try await scene.correct("optionale", [("right[]", "2")], because: "Totuși nu")
            #expect(try await scene.earned() == [0, 2000])
        }
    }

    @Test("marks by the corrected key whoever is still in the middle of the test, and whoever begins later with that wording")
    func running() async throws {
        try await scene { scene in
            let attempt = try await scene.dan.start("Exerciții")
            try await scene.dan.answer(1, of: attempt, ["Media"])
            #expect(try await scene.carmen.get(scene.keyAddress("strat")).text.contains("1 încercare este încă în curs"))
            try await scene.correct("strat", [("right[]", "3")], because: "x")
            try await scene.dan.end(attempt)
            #expect(try await scene.site.submission(of: attempt)?.earned == 2000)
            let later = try await scene.dan.start("Exerciții")
            try await scene.dan.answer(1, of: later, ["Cocoa Touch"])
            try await scene.dan.end(later)
            #expect(try await scene.site.submission(of: later)?.earned == 0)
        }
    }

    @Test("gives one answer other points, which a later key does not take away")
    func points() async throws {
        try await scene { scene in
            let address = try await scene.pointsAddress("strat", of: scene.attempts[0])
            let form = [("points", "1,5"), ("reason", "A explicat bine")]
            let preview = try await scene.carmen.post(address, form)
            #expect(preview.status == .ok)
            #expect(try await scene.earned() == [0, 2000])
            let done = try await scene.carmen.post(address, form + [("shown", preview.shown)])
            #expect(done.status == .seeOther)
            #expect(try await scene.earned() == [1500, 2000])
            try await scene.correct("strat", [("right[]", "1")], because: "y")
            #expect(try await scene.earned() == [1500, 0])
            #expect(try await scene.ana.get(scene.attempts[0] + "/results").text.contains("A explicat bine"))
        }
    }

    @Test("is told what is missing, and keeps what was typed")
    func faults() async throws {
        try await scene { scene in
            let cases: [([(String, String)], String)] = [
                ([("reason", "r")], "correction.none-right"), ([("right[]", "3")], "correction.reason-missing"),
                ([("right[]", "2"), ("reason", "r")], "correction.same"),
                ([("right[]", "9"), ("reason", "r")], "correction.none-right"),
                ([("right[]", "3"), ("reason", String(repeating: "a", count: 501))], "correction.reason-long"),
                ([("right[]", "3"), ("reason", "a" + String(repeating: "\u{301}", count: 3000))], "correction.reason-long"),
            ]
            for (form, key) in cases {
                let page = try await scene.carmen.post(scene.keyAddress("strat"), form)
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains(scene.site.sentence(key)), "\(key)")
            }
            let address = try await scene.pointsAddress("strat", of: scene.attempts[0])
            for (points, key) in [
                ("", "unreadable"), ("2,5", "many"), ("0", "same"), ("-1", "unreadable"), ("1,2345", "unreadable"),
            ] {
                let page = try await scene.carmen.post(address, [("points", points), ("reason", "r")])
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains(scene.site.sentence("correction.points-" + key)), "\(points)")
            }
        }
    }

    @Test("finds nothing of a test of another course, of questions of other tests, and of attempts that go on")
    func others() async throws {
        try await scene { scene in
            let words = try await scene.site.test("Words").replacing("/tests/", with: "")
            let felix = try await scene.site.signedIn("felix")
            let running = try await felix.start("Words")
            let strange = "/teach/tests/\(words)/corrections/" + (try await scene.question("strat"))
            #expect(try await scene.dan.get(strange).status == .notFound)
            #expect(try await scene.dan.post(strange, [("right[]", "1"), ("reason", "r")]).status == .notFound)
            let open = try await scene.pointsAddress("loop", of: running)
            #expect(try await scene.dan.get(open).status == .notFound)
            #expect(try await felix.get(scene.keyAddress("strat")).status == .ok)
            #expect(try await felix.get("/teach/tests/\(words)/corrections").status == .notFound)
        }
    }
}

/// Two ended attempts at the quiz of the sample, and who corrects it.
struct CorrectionScene {
    let site: TestSite
    let ana: TestBrowser
    let bogdan: TestBrowser
    let carmen: TestBrowser
    let dan: TestBrowser
    let attempts: [String]
    let corrections: String
    private let questions: [String: String]

    init(_ site: TestSite) async throws {
        self.site = site
        ana = try await site.signedIn("ana")
        bogdan = try await site.signedIn("bogdan")
        carmen = try await site.signedIn("carmen")
        try await site.enrol("dan")
        dan = try await site.signedIn("dan")
        var attempts: [String] = []
        for (browser, option) in [(ana, "Media"), (bogdan, "Cocoa Touch")] {
            let attempt = try await browser.start("Exerciții")
            try await browser.answer(1, of: attempt, [option])
            try await browser.end(attempt)
            attempts.append(attempt)
        }
        self.attempts = attempts
        let test = TestSite.lastPart(try await site.test("Exerciții"))
        corrections = "/teach/tests/\(test)/corrections"
        let rows = try await site.database.read { tx in
            try tx.rows("SELECT id, question_key FROM question WHERE assessment_id = \(test) OR question_key = 'loop'")
        }
        questions = try Dictionary(uniqueKeysWithValues: rows.map { (try $0["question_key"], try $0["id"]) })
    }

    func question(_ key: String) async throws -> String { try #require(questions[key]) }

    func keyAddress(_ key: String) -> String { corrections + "/" + (questions[key] ?? "") }

    func pointsAddress(_ key: String, of attempt: String) async throws -> String {
        "/teach/attempts/\(TestSite.lastPart(attempt))/points/" + (try await question(key))
    }

    /// Of Ana and Bogdan, in thousandths.
    func earned() async throws -> [Int] {
        var earned: [Int] = []
        for attempt in attempts { earned.append(try #require(try await site.submission(of: attempt)).earned) }
        return earned
    }

    /// What somebody earns who begins the quiz now, or one made of it, and answers the first question; in thousandths.
    func begunBy(_ student: TestBrowser, choosing option: String, in title: String = "Exerciții") async throws -> Int? {
        let attempt = try await student.start(title)
        try await student.answer(1, of: attempt, [option])
        try await student.end(attempt)
        return try await site.submission(of: attempt)?.earned
    }

    /// Looks at what would change and changes it.
    func correct(_ key: String, _ form: [(String, String)], because reason: String) async throws {
        let whole = form + [("reason", reason)]
        let preview = try await carmen.post(keyAddress(key), whole)
        let done = try await carmen.post(keyAddress(key), whole + [("shown", preview.shown)])
        try #require(done.status == .seeOther)
    }
}

extension TestBrowser.Reply {
    /// The fingerprint of the marks that a page says would change.
    fileprivate var shown: String { hidden("shown") ?? "" }
}
