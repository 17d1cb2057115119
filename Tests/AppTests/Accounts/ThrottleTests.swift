import HTTPTypes
import Testing

@testable import App

@Suite("Guessing passwords")
struct ThrottleTests {
    private func guess(_ browser: TestBrowser, _ user: String = "ana", times: Int = 1) async throws {
        for _ in 1...times {
            let answer = try await browser.post("/sign-in", [("user", user), ("password", "nu este aceasta")])
            #expect(answer.status == .unprocessableContent)
        }
    }

    private func enter(_ browser: TestBrowser, _ user: String = "ana") async throws -> TestBrowser.Reply {
        try await browser.post("/sign-in", [("user", user), ("password", SampleInstitution.password)])
    }

    @Test("after five wrong tries Ana has to wait, is told how long, and can then sign in")
    func wait() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            try await guess(browser, times: 5)
            let answer = try await enter(browser)
            #expect(answer.status == .tooManyRequests)
            #expect(answer.headers[.retryAfter] == "1")
            #expect(answer.text.contains(site.sentence("sign-in.wait", n: 1)))
            #expect(answer.text.contains("value=\"ana\""))
            #expect(try await site.count("session") == 0)
            site.clock.advance(by: Milliseconds(count: 999))
            #expect(try await enter(browser).status == .tooManyRequests)
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await enter(browser).status == .seeOther)
        }
    }

    @Test("the wait grows with every wrong try, up to a minute")
    func grows() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            try await guess(browser, times: 5)
            var waits: [Int] = []
            for _ in 1...16 {
                let seconds = try #require(try await Int(enter(browser).headers[.retryAfter] ?? ""))
                waits.append(seconds)
                site.clock.advance(by: .seconds(seconds))
                try await guess(browser)
            }
            #expect(waits == waits.sorted())
            #expect(waits.first == 1)
            #expect(waits.last == 60)
        }
    }

    @Test("a wait is forgotten with time")
    func forgotten() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            try await guess(browser, times: 5)
            site.clock.advance(by: .minutes(6))
            try await guess(browser, times: 5)
            #expect(try await enter(browser).status == .tooManyRequests)
        }
    }

    @Test("a right password clears the tries before it")
    func cleared() async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            try await guess(browser, times: 4)
            #expect(try await enter(browser).status == .seeOther)
            try await guess(site.visitor(), times: 5)
        }
    }

    @Test("another student behind the same address is not delayed")
    func others() async throws {
        try await TestSite.run { site in
            try await guess(site.visitor(), times: 5)
            #expect(try await enter(site.visitor()).status == .tooManyRequests)
            #expect(try await enter(site.visitor(), "bogdan").status == .seeOther)
        }
    }

    @Test("a browser in which Ana was signed in before is not delayed by strangers")
    func knownBrowser() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            site.clock.advance(by: .days(2))
            try await guess(site.visitor(), times: 5)
            #expect(try await enter(site.visitor()).status == .tooManyRequests)
            #expect(try await enter(phone).status == .seeOther)
        }
    }

    @Test("nor is she in it when Bogdan guesses from a browser that is known for himself")
    func knownForAnother() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            let bogdan = try await site.signedIn("bogdan")
            try await guess(bogdan, times: 5)
            #expect(try await enter(bogdan).status == .tooManyRequests)
            #expect(try await enter(phone).status == .seeOther)
        }
    }

    @Test("guesses in a known browser have to wait as well")
    func guessesInKnownBrowser() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            try await guess(phone, times: 5)
            #expect(try await enter(phone).status == .tooManyRequests)
            #expect(try await enter(site.visitor()).status == .seeOther)
        }
    }

    @Test("an account that does not exist makes one wait just the same")
    func unknownAccount() async throws {
        try await TestSite.run { site in
            try await guess(site.visitor(), "nimeni", times: 5)
            let answer = try await enter(site.visitor(), "nimeni")
            #expect(answer.status == .tooManyRequests)
            #expect(answer.headers[.retryAfter] == "1")
        }
    }

    @Test("guesses sent all at once are not more than guesses one after the other")
    func atOnce() async throws {
        try await TestSite.run { site in
            let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for number in 1...20 {
                    group.addTask {
                        try await site.visitor().post(
                            "/sign-in", [("user", "ana"), ("password", "ghicit \(number)")]
                        ).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == .unprocessableContent } == 5)
            #expect(statuses.count { $0 == .tooManyRequests } == 15)
        }
    }
}
