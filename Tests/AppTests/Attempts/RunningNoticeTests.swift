import Testing

@testable import App

@Suite("A test in progress is said on every page of the area")
struct RunningNoticeTests {
    private let now = SampleSnapshot.start

    private func running(_ title: String, _ left: Milliseconds?) -> RunningAttempt {
        RunningAttempt(id: ID(text: title), title: title, language: .romanian, deadline: left.map { now + $0 })
    }

    private func notice(_ running: [RunningAttempt]) throws -> Frame.Notice? {
        RunningNotice.notice(of: running, try SamplePages.strings(.english), now: now)
    }

    @Test(
        "with the time that is left",
        arguments: [
            (.minutes(12), "12 minutes left, until 10:12"), (.seconds(61), "2 minutes left, until 10:01"),
            (.seconds(1), "1 minute left, until 10:00"), (.minutes(120), "120 minutes left, until 12:00"),
            (.minutes(121), "Until 12:01"), (nil, "No time limit"),
        ] as [(Milliseconds?, String)])
    func time(left: Milliseconds?, text: String) throws {
        #expect(try notice([running("a", left)])?.state == text)
    }

    @Test("of several the first is said, and how many others there are; without any, nothing")
    func several() throws {
        let found = try notice([running("a", .minutes(1)), running("b", .minutes(2)), running("c", nil)])
        let three = try #require(found)
        #expect(three.title == "a" && three.href == "/attempts/a" && three.more?.text == "2 more tests in progress")
        #expect(three.more?.href == "/tests")
        #expect(try notice([running("a", nil)])?.more == nil && notice([]) == nil)
    }

    /// The pages of the area that a person reaches while taking a test.
    private func pages(_ site: TestSite, _ other: String) async throws -> [String] {
        let course = try await site.database.read { tx in
            try tx.first("SELECT id FROM course WHERE code = 'PDM301'").map { try $0["id"] as ID<Course> }
        }
        let id = try #require(course)
        return try await [
            "/tests", "/lessons", "/search", "/search?q=stari", site.lesson("Straturile sistemului"), site.topic("Straturi"),
            site.test("Test viitor"), CourseRoutes.course(id), CourseRoutes.marks(in: id), other + "/results", other + "/log",
        ]
    }

    @Test("on each page but home, which lists it, and the test's own pages; not to others, and not when it is over")
    func everywhere() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let other = try await ana.start("Exerciții")
            try await ana.end(other)
            let final = try await ana.start("Test final")
            let pages = try await pages(site, other)
            for page in pages {
                let text = try await ana.get(page)
                #expect(text.status == .ok && text.text.contains("<a class=\"note row\" href=\"\(final)\">"), "\(page)")
                #expect(text.words.contains(site.sentence("running.minutes", n: 30, ["time": "10:30"])), "\(page)")
            }
            for page in try await ["/", "/account", final + "/questions/1", final + "/review", site.test("Test final")] {
                #expect(try await !ana.get(page).text.contains("class=\"note row\""), "\(page)")
            }
            #expect(try await !site.signedIn("bogdan").get("/lessons").text.contains("class=\"note row\""))
            #expect(try await !site.visitor().get(site.lesson("Limbajul")).text.contains("class=\"note row\""))
            site.clock.advance(by: .minutes(30))
            #expect(try await ana.get("/lessons").text.contains("class=\"note row\""), "the deadline itself is in time")
            site.clock.advance(by: .seconds(1))
            #expect(try await !ana.get("/lessons").text.contains("class=\"note row\""))
        }
    }

    @Test("the one that ends first before the others, and those without a limit last, while their test is there")
    func order() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let quiz = try await ana.start("Exerciții")
            #expect(try await ana.get("/lessons").text.contains("<a class=\"note row\" href=\"\(quiz)\">"))
            let final = try await ana.start("Test final")
            let page = try await ana.get("/lessons")
            #expect(page.text.contains("<a class=\"note row\" href=\"\(final)\">"))
            #expect(page.words.contains(site.sentence("running.more", n: 1)))
            try await ana.end(final)
            try await site.database.write { try $0.execute("UPDATE assessment SET removed_at = 1 WHERE assessment_key = 'quiz'") }
            #expect(try await !ana.get("/lessons").text.contains("class=\"note row\""), "nothing would ever end it")
        }
    }
}
