import Testing

@testable import App

@Suite("The list of tests")
struct TestListTests {
    struct Row: Equatable {
        let title: String
        let state: String
        let isLink: Bool
        let isLocked: Bool
    }

    private func rows(_ browser: TestBrowser) async throws -> [Row] {
        let page = try await browser.get("/tests").text
        let pattern =
            #/<(a|button|div) class="row( locked)?"[^>]*><strong[^>]*>([^<]+)<\/strong><span class="sub">[^<]*<\/span><span class="state">([^<]+)</#
        return page.matches(of: pattern).map {
            Row(title: String($0.3), state: String($0.4), isLink: $0.1 != "div", isLocked: $0.2 != nil)
        }
    }

    @Test("says of each test how it stands; what is locked cannot be pressed")
    func states() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(
                try await rows(ana) == [
                    Row(
                        title: "Test final", state: site.closes(today: "12:00"), isLink: true,
                        isLocked: false),
                    Row(title: "Exerciții", state: site.sentence("tests.any-time"), isLink: true, isLocked: false),
                    Row(
                        title: "Test viitor", state: site.sentence("tests.opens", ["when": "mâine, 09:00"]),
                        isLink: true, isLocked: false),
                    Row(
                        title: "Test trecut", state: site.sentence("tests.closed", time: "pe 20 noiembrie 2026, la 09:00"),
                        isLink: false, isLocked: true),
                ])
        }
    }

    @Test("puts what is going on first, and what is over last")
    func order() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let quiz = try await ana.start("Exerciții")
            try await ana.answer(1, of: quiz, ["Media"])
            let running = try await rows(ana)
            #expect(running.map(\.title) == ["Exerciții", "Test final", "Test viitor", "Test trecut"])
            #expect(running[0].state == site.sentence("tests.in-progress", n: 3, ["answered": "1"]))
            let final = try await ana.start("Test final")
            try await ana.end(final)
            try await ana.end(quiz)
            let ended = try await rows(ana)
            #expect(ended.map(\.title) == ["Exerciții", "Test viitor", "Test final", "Test trecut"])
            #expect(ended[2].state == site.sentence("tests.sent") + " · " + site.sentence("tests.mark", ["mark": "1,00"]))
            #expect(ended[2].isLink)
        }
    }

    @Test("of a running test counts what is answered, without what was taken back")
    func counts() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            try await ana.answer(1, of: attempt, ["Media"])
            try await ana.answer(2, of: attempt, ["Metal"])
            try await ana.answer(2, of: attempt, [], press: "clear")
            let left = site.sentence("running.minutes", n: 30, ["time": "10:30"])
            #expect(try await rows(ana)[0].state == site.sentence("tests.in-progress", n: 3, ["answered": "1"]) + " · " + left)
            #expect(try await rows(site.signedIn("bogdan"))[0].state == site.closes(today: "12:00"))
        }
    }

    @Test("shows the courses that are somebody's, and no others")
    func visible() async throws {
        try await TestSite.run { site in
            func titles(_ userName: String) async throws -> Set<String> {
                Set(try await rows(site.signedIn(userName)).map(\.title))
            }
            let mobile: Set = ["Test final", "Exerciții", "Test viitor", "Test trecut"]
            #expect(try await titles("bogdan") == mobile)
            #expect(try await titles("felix") == mobile.union(["Words"]))
            #expect(try await titles("dan") == mobile.union(["Words"]))
            let ema = try await site.signedIn("ema").get("/tests").text
            #expect(ema.contains(site.sentence("tests.empty")))
        }
    }

    @Test("changes when a test opens and when it closes")
    func withTime() async throws {
        try await TestSite.run { site in
            site.clock.advance(by: .hours(23))
            let ana = try await site.signedIn("ana")
            let open = try await rows(ana)
            #expect(open.map(\.title) == ["Exerciții", "Test viitor", "Test final", "Test trecut"])
            #expect(open[1].state == site.closes(today: "11:00"))
            site.clock.advance(by: .hours(2))
            let closed = try await rows(site.signedIn("ana"))
            #expect(closed.first { $0.title == "Test viitor" }?.state == site.sentence("tests.closed", time: "la 11:00"))
        }
    }
}
