import Synchronization
import Testing

@testable import App

@Suite("A request counts by the moment its last byte was there")
struct LastByteTests {
    /// An answer to the second question as it goes over the network: all but its last bytes, and these.
    private func answer(_ text: String, in test: TypedTest) async throws -> (beginning: String, end: String) {
        let open = try await OpenPage(test.ana, 2, of: test.attempt)
        let body = TestBrowser.encode([("page", open.page), ("text", text), ("go", "stay")])
        let cookies = test.ana.cookies.map { $0.key + "=" + $0.value }.joined(separator: "; ")
        let head = [
            "POST \(open.address) HTTP/1.1", "Host: localhost", "Cookie: \(cookies)", "Sec-Fetch-Site: same-origin",
            "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)",
            "Connection: close",
        ]
        return (head.joined(separator: "\r\n") + "\r\n\r\n" + body.dropLast(4), String(body.suffix(4)))
    }

    private func lines(of attempt: String, _ site: TestSite) async throws -> [String] {
        try await site.database.read { tx in
            try tx.rows(
                """
                SELECT value, arrival, arrived_at FROM answer WHERE attempt_id = \(TestSite.lastPart(attempt)) ORDER BY sequence
                """
            ).map { row in
                let after = try Instant(milliseconds: row["arrived_at"]) - SampleInstitution.start
                return try "\(row["value"] as String) \(row["arrival"] as String) \(after.count / 1000) s"
            }
        }
    }

    /// How the attempt ended, as it stood before the rest was sent.
    private final class Seen: Sendable {
        private let submission = Mutex<(reason: String, endedAt: Int64, earned: Int)?>(nil)

        var value: (reason: String, endedAt: Int64, earned: Int)? { submission.withLock { $0 } }

        func set(_ value: (reason: String, endedAt: Int64, earned: Int)?) { submission.withLock { $0 = value } }
    }

    @Test("Ana holds back the end of an answer, ends the attempt, reads her mark, sends the rest: it is late, and the mark stays")
    func heldBackOverTheEnd() async throws {
        try await TestSite.run(over: .live) { site in
            let test = try await TypedTest(site)
            let held = try await answer("__init__", in: test)
            let (attempt, ana, before) = (test.attempt, try await site.person("ana"), Seen())
            let port = try #require(site.client.port)
            let answer = try await RawConnection.talk(port: port, [held.beginning, held.end], after: [""]) { _ in
                try await site.attempts.submit(ID(text: TestSite.lastPart(attempt)), of: ana.id, at: site.clock.now)
                before.set(try await site.submission(of: attempt))
                site.clock.advance(by: .seconds(40))
            }
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            let (seen, after) = (try #require(before.value), try #require(try await site.submission(of: test.attempt)))
            #expect(seen.earned == 0 && after == seen)
            #expect(try await lines(of: test.attempt, site) == ["__init__ late 40 s"])
        }
    }

    @Test("an answer whose end comes after the grace is late, however early it began")
    func heldBackOverTheGrace() async throws {
        try await TestSite.run(over: .live) { site in
            let test = try await TypedTest(site, isFinal: true)
            site.clock.advance(by: .minutes(29))
            let held = try await answer("__init__", in: test)
            let port = try #require(site.client.port)
            let answer = try await RawConnection.talk(port: port, [held.beginning, held.end], after: [""]) { _ in
                site.clock.advance(by: .seconds(91))
            }
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            #expect(try await lines(of: test.attempt, site) == ["__init__ late 1831 s"])
        }
    }

    @Test("a form that is held at the sign-in page counts when the sign-in was complete")
    func heldForm() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let open = try await OpenPage(test.ana, 2, of: test.attempt)
            test.ana.forget("s")
            let held = try await open.press("stay", [("text", "__init__")])
            #expect(held.status == .unauthorized)
            let fields = [("user", "ana"), ("password", SampleInstitution.password)]
            let kept = ["back", "held"].compactMap { name in held.hidden(name).map { (name, OpenPage.unescaped($0)) } }
            site.clock.advance(by: .seconds(90))
            #expect(try await test.ana.post("/sign-in", fields + kept).status == .seeOther)
            #expect(try await lines(of: test.attempt, site) == ["__init__ in-time 90 s"])
        }
    }
}
