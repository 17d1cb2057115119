import HTTPTypes
import Testing

@testable import App

@Suite("How long a session lasts")
struct SessionLifeTests {
    private func isIn(_ browser: TestBrowser) async throws -> Bool {
        let answer = try await browser.get("/account")
        #expect(answer.status == .ok || answer.location == "/sign-in?back=/account")
        return answer.status == .ok
    }

    @Test("half an hour without a request", arguments: [(30 * 60_000 - 1, true), (30 * 60_000, false)] as [(Int64, Bool)])
    func idle(after: Int64, isIn expected: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            site.clock.advance(by: Milliseconds(count: after))
            #expect(try await isIn(ana) == expected)
        }
    }

    @Test("twelve hours, however busy")
    func absolute() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            for _ in 1...35 {
                site.clock.advance(by: .minutes(20))
                #expect(try await isIn(ana))
            }
            site.clock.set(SampleInstitution.start + .hours(12) + Milliseconds(count: -1))
            #expect(try await isIn(ana))
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await !isIn(ana))
        }
    }

    @Test("the last request is written down at most every five minutes")
    func touch() async throws {
        try await TestSite.run { site in
            func seenAfter() async throws -> Int64 {
                let row = try await site.database.read { tx in try tx.first("SELECT seen_at FROM session") }
                let seen: Int64 = try #require(row)["seen_at"]
                return seen - SampleInstitution.start.milliseconds
            }
            let ana = try await site.signedIn("ana")
            site.clock.advance(by: Milliseconds(count: 299_999))
            #expect(try await isIn(ana))
            #expect(try await seenAfter() == 0)
            site.clock.advance(by: Milliseconds(count: 1))
            #expect(try await isIn(ana))
            #expect(try await seenAfter() == 300_000)
            site.clock.advance(by: Milliseconds(count: 299_999))
            #expect(try await isIn(ana))
            #expect(try await seenAfter() == 300_000)
        }
    }

    @Test("signing out ends it, also for whoever copied the cookie")
    func signOut() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let token = try #require(ana.cookies["s"])
            let answer = try await ana.post("/sign-out")
            #expect(answer.location == "/sign-in")
            #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"cache\", \"storage\"")
            #expect(ana.cookies["s"] == nil)
            #expect(try await ana.follow(answer).text.contains(site.sentence("flash.signed-out")))
            #expect(try await !isIn(ana))
            let thief = site.visitor()
            thief.set("s", to: token)
            #expect(try await !isIn(thief))
        }
    }

    @Test("a made-up cookie is nobody's", arguments: ["", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "' OR 1=1 --"])
    func madeUp(token: String) async throws {
        try await TestSite.run { site in
            _ = try await site.signedIn("ana")
            let thief = site.visitor()
            thief.set("s", to: token)
            #expect(try await !isIn(thief))
        }
    }
}
