import HTTPTypes
import Testing

@testable import App

@Suite("Guessing access codes")
struct GuessedCodeTests {
    private static let right = "aula-magna-7"

    /// Final and quiz with a code.
    private func locked(_ site: TestSite) async throws -> (final: String, quiz: String) {
        try await site.rule(.final, "code: \(Self.right)")
        try await site.rule(.quiz, "code: \(Self.right)")
        return (try await site.test("Test final"), try await site.test("Exerciții"))
    }

    private func guess(_ browser: TestBrowser, _ test: String, times: Int = 1) async throws {
        for number in 1...times {
            let page = try await browser.post("\(test)/attempts", [("code", "ghicit \(number)")])
            #expect(page.status == .unprocessableContent)
        }
    }

    private func enter(_ browser: TestBrowser, _ test: String) async throws -> TestBrowser.Reply {
        try await browser.post("\(test)/attempts", [("code", Self.right)])
    }

    @Test("after five wrong ones even the right one has to wait; Ana is told how long, and it heals")
    func wait() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            let ana = try await site.signedIn("ana")
            try await guess(ana, test, times: 5)
            let page = try await enter(ana, test)
            #expect(page.status == .tooManyRequests)
            #expect(page.headers[.retryAfter] == "1")
            #expect(page.text.contains(site.sentence("test.code-wait", n: 1)))
            #expect(page.text.contains("name=\"code\" value=\"\(Self.right)\""))
            #expect(try await site.count("attempt") == 0)
            site.clock.advance(by: Milliseconds(count: 999))
            #expect(try await enter(ana, test).status == .tooManyRequests)
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await enter(ana, test).status == .seeOther)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("four wrong ones cost nothing")
    func four() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            let ana = try await site.signedIn("ana")
            try await guess(ana, test, times: 4)
            #expect(try await enter(ana, test).status == .seeOther)
        }
    }

    @Test("an empty field is no guess")
    func empty() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            let ana = try await site.signedIn("ana")
            for _ in 1...8 { #expect(try await ana.post("\(test)/attempts").status == .unprocessableContent) }
            #expect(try await enter(ana, test).status == .seeOther)
        }
    }

    @Test("the wait grows with every wrong one, up to a minute, and is forgotten with time")
    func grows() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).quiz
            let ana = try await site.signedIn("ana")
            try await guess(ana, test, times: 5)
            var waits: [Int] = []
            for _ in 1...12 {
                let seconds = try #require(try await Int(enter(ana, test).headers[.retryAfter] ?? ""))
                waits.append(seconds)
                site.clock.advance(by: .seconds(seconds))
                try await guess(ana, test)
            }
            #expect(waits == waits.sorted())
            #expect(waits.first == 1)
            #expect(waits.last == 60)
            site.clock.advance(by: .minutes(15))
            try await guess(ana, test, times: 5)
        }
    }

    @Test("a right one forgets the wrong ones before it")
    func forgiven() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).quiz
            let ana = try await site.signedIn("ana")
            for _ in 1...3 {
                try await guess(ana, test, times: 4)
                let attempt = try #require(try await enter(ana, test).attempt)
                try await ana.end(attempt)
            }
            #expect(try await site.count("attempt") == 3)
        }
    }

    @Test("delays neither another person nor another test")
    func others() async throws {
        try await TestSite.run { site in
            let (final, quiz) = try await locked(site)
            let ana = try await site.signedIn("ana")
            try await guess(ana, final, times: 5)
            #expect(try await enter(site.signedIn("bogdan"), final).status == .seeOther)
            #expect(try await enter(ana, quiz).status == .seeOther)
            #expect(try await enter(ana, final).status == .tooManyRequests)
        }
    }

    @Test("in another browser is guessing as well")
    func otherBrowser() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            try await guess(site.signedIn("ana"), test, times: 5)
            #expect(try await enter(site.signedIn("ana"), test).status == .tooManyRequests)
        }
    }

    @Test("all at once is not more than one after the other")
    func atOnce() async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            let session = try #require(try await site.signedIn("ana").cookies["s"])
            let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for number in 1...20 {
                    group.addTask {
                        let browser = site.visitor()
                        browser.set("s", to: session)
                        return try await browser.post("\(test)/attempts", [("code", "ghicit \(number)")]).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == .unprocessableContent } == 5)
            #expect(statuses.count { $0 == .tooManyRequests } == 15)
        }
    }

    @Test("somebody else's test gives nothing away", arguments: [right, "ghicit"])
    func notEnrolled(code: String) async throws {
        try await TestSite.run { site in
            let test = try await locked(site).final
            let ema = try await site.signedIn("ema")
            #expect(try await ema.post("\(test)/attempts", [("code", code)]).status == .notFound)
        }
    }
}
