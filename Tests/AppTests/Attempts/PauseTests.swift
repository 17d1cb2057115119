import HTTPTypes
import Testing

@testable import App

@Suite("Between two attempts")
struct PauseTests {
    /// Ana's first attempt, ended at ten past ten.
    private func once(_ site: TestSite, _ title: String = "Test final") async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start(title)
        site.clock.set(site.minute(10))
        try await ana.end(attempt)
        return (ana, attempt)
    }

    @Test("a pause is counted from the end, to the millisecond", arguments: [(-1, 1), (0, 2)] as [(Int64, Int)])
    func exact(after: Int64, attempts: Int) async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 2", "pause: 25")
            let (ana, _) = try await once(site)
            site.clock.set(site.minute(35, after))
            let test = try await site.test("Test final")
            let answer = try await ana.post("\(test)/attempts")
            #expect(try await site.count("attempt") == attempts)
            #expect((answer.location == test) == (attempts == 1))
        }
    }

    @Test(
        "list and start page say when the next attempt can begin, and offer none before",
        arguments: ["Test final", "Exerciții"])
    func said(title: String) async throws {
        try await TestSite.run { site in
            try await site.rule(title == "Exerciții" ? .quiz : .final, "attempts: 3", "pause: 25")
            let (ana, attempt) = try await once(site, title)
            let test = try await site.test(title)
            #expect(
                try await ana.get("/tests").text.contains(site.sentence("tests.pausing", ["when": "în 25 de minute (10:35)"])))
            let page = try await ana.get(test).text
            #expect(page.contains(site.sentence("test.pausing", time: "10:35")))
            #expect(page.contains(site.sentence("test.rule-pause", n: 25)))
            #expect(!page.contains("\(test)/attempts"))
            #expect(try await ana.get("\(attempt)/results").text.contains("href=\"\(test)\""))
            site.clock.set(site.minute(35))
            let open = try await ana.get(test).text
            #expect(open.contains("action=\"\(test)/attempts\""))
            #expect(open.contains(site.sentence("results.again")))
        }
    }

    @Test("a pause after an attempt whose time ran out is counted from its deadline")
    func afterExpiry() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 2", "pause: 5")
            let attempt = try await site.signedIn("ana").start("Test final")
            site.clock.set(site.minute(34))
            let ana = try await site.signedIn("ana")
            #expect(try await ana.open(attempt).status == .ok)
            #expect(try await ana.get("/tests").text.contains(site.sentence("tests.pausing", ["when": "în 1 minut (10:35)"])))
            site.clock.set(site.minute(35))
            #expect(try await ana.start("Test final") != attempt)
        }
    }

    @Test("a pause that lasts until the closing is an end", arguments: [(109, false), (110, true), (300, true)])
    func untilTheClosing(pause: Int, isAnEnd: Bool) async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 2", "pause: \(pause)")
            let (ana, attempt) = try await once(site)
            let test = try await site.test("Test final")
            let list = try await ana.get("/tests").text
            #expect(list.contains(site.sentence("tests.mark", ["mark": "1,00"])) == isAnEnd)
            #expect(list.contains(site.sentence("tests.pausing", ["when": "astăzi, 11:59"])) == !isAnEnd)
            #expect(try await ana.get(test).text.contains(site.sentence("test.already-ended")) == isAnEnd)
            #expect(try await ana.post("\(test)/attempts").location == (isAnEnd ? attempt : test))
            let results = try await ana.get("\(attempt)/results").text
            #expect(results.contains(site.sentence("results.again")) == !isAnEnd)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("a pause that an import shortens or takes away is over at once")
    func shortened() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 2", "pause: 60")
            let (ana, attempt) = try await once(site)
            try await site.rule(.final, "pause")
            #expect(try await ana.start("Test final") != attempt)
        }
    }

    @Test("how many attempts are left stands in the list; after the last one there are none")
    func left() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3")
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Test final")
            #expect(try await ana.get("/tests").text.contains(site.closes(today: "12:00")))
            #expect(try await ana.get(test).text.contains(site.sentence("test.rule-attempts", n: 3)))
            var attempts: [String] = []
            for left in [2, 1, 0] {
                try await attempts.append(ana.start("Test final"))
                try await ana.end(attempts.last ?? "")
                let list = try await ana.get("/tests").text
                let until = site.closes(today: "12:00")
                #expect(list.contains(until + " · " + site.sentence("tests.attempts-left", n: left)) == (left > 0))
                #expect(try await ana.get(test).text.contains("\(test)/attempts") == (left > 0))
            }
            #expect(Set(attempts).count == 3)
            #expect(try await ana.post("\(test)/attempts").location == attempts.last)
            #expect(try await site.count("attempt") == 3)
        }
    }

    @Test("a running attempt is continued, and none begins beside it")
    func running() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3")
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            #expect(try await ana.post(site.test("Test final") + "/attempts").location == attempt)
            #expect(try await ana.get("/tests").text.contains("href=\"\(attempt)\""))
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("after the closing no attempt begins, however many are left")
    func closed() async throws {
        try await TestSite.run { site in
            try await site.rule(.final, "attempts: 3")
            let (_, attempt) = try await once(site)
            site.clock.set(site.minute(120))
            let ana = try await site.signedIn("ana")
            #expect(try await ana.post(site.test("Test final") + "/attempts").location == attempt)
            #expect(try await !ana.get("\(attempt)/results").text.contains(site.sentence("results.again")))
            #expect(try await site.count("attempt") == 1)
        }
    }
}
