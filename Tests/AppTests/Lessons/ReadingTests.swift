import Testing

@testable import App

@Suite("Reading lessons")
struct ReadingTests {
    private func state(_ site: TestSite, _ browser: TestBrowser, _ title: String) async throws -> String {
        let list = try await browser.get("/lessons").words
        let behind = try #require(list.range(of: title + " "))
        let rest = String(list[behind.upperBound...].prefix(60))
        let states = ["lessons.read", "lessons.in-progress", "lessons.next"].map { site.sentence($0) }
        return states.first { rest.contains($0) && !$0.isEmpty } ?? ""
    }

    @Test("what Ana opens is begun, what she finishes is read, and the lesson behind it comes next")
    func journey() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            #expect(try await state(site, ana, "Straturile sistemului") == site.sentence("lessons.next"))
            let first = try await site.lesson("Straturile sistemului")
            #expect(try await ana.get(first).status == .ok)
            #expect(try await state(site, ana, "Straturile sistemului") == site.sentence("lessons.in-progress"))
            let next = try await ana.post(first + "/readings")
            #expect(try await next.location == site.lesson("Ciclul de viață"))
            #expect(try await state(site, ana, "Straturile sistemului") == site.sentence("lessons.read"))
            #expect(try await state(site, ana, "Ciclul de viață") == site.sentence("lessons.next"))
            let progress = site.sentence("lessons.progress", n: 3).replacingOccurrences(of: "{read}", with: "1")
            #expect(try await ana.get("/lessons").words.contains(progress))
        }
    }

    @Test("after the last lesson comes the list, and says so")
    func last() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let list = try await ana.follow(ana.post(site.lesson("Limbajul") + "/readings"))
            #expect(list.words.contains(site.sentence("flash.lessons-end")))
        }
    }

    @Test("a question about headers, or a page fetched in case, opens nothing")
    func notByPerson() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let first = try await site.lesson("Straturile sistemului")
            #expect(try await ana.head(first).status == .ok)
            ana.headers[.init("Sec-Purpose")!] = "prefetch;prerender"
            #expect(try await ana.get(first).status == .ok)
            #expect(try await state(site, ana, "Straturile sistemului") == site.sentence("lessons.next"))
        }
    }

    @Test("teachers, administrators and people from elsewhere leave no trace")
    func noTrace() async throws {
        try await TestSite.run(from: .lessons) { site in
            let address = try await site.lesson("Limbajul")
            for person in ["carmen", "dan", "ema"] {
                let browser = try await site.signedIn(person)
                let page = try await browser.get(address)
                #expect(page.status == .ok)
                #expect(!page.text.contains("/readings"))
                try await browser.post(address + "/readings")
            }
            let rows = try await site.database.read { try $0.rows("SELECT person_id FROM reading").count }
            #expect(rows == 0)
        }
    }

    @Test("whoever goes back to a lesson that was begun earlier goes on there")
    func back() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            for title in ["Straturile sistemului", "Limbajul", "Straturile sistemului"] {
                site.clock.advance(by: .minutes(1))
                #expect(try await ana.get(site.lesson(title)).status == .ok)
            }
            let home = try await ana.get("/").words
            #expect(home.contains("Straturile sistemului " + site.sentence("home.lesson-continue")))
            #expect(!home.contains("Limbajul " + site.sentence("home.lesson-continue")))
        }
    }

    @Test("the first time that a lesson was read counts")
    func twice() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let first = try await site.lesson("Straturile sistemului")
            try await ana.post(first + "/readings")
            let before = site.clock.now
            site.clock.advance(by: .minutes(10))
            try await ana.post(first + "/readings")
            let row = try await site.database.read { try $0.first("SELECT finished_at FROM reading") }
            let finished: Instant = try #require(row)["finished_at"]
            #expect(finished == before)
            #expect(try await !ana.get(first).text.contains("/readings"))
        }
    }
}
