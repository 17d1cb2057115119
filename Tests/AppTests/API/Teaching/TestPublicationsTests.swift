import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Tests that programs publish")
struct TestPublicationsTests {
    private static let partial = """
        ---
        title: Parțial
        kind: final
        opens: 2026-11-28 10:00
        closes: 2026-11-28 10:20
        limit: 30
        ---

        ### Da?

        - [x] Da
        - [ ] Nu
        """

    @Test("a final is published when what is to be known of it is accepted, as its page asks for it")
    func accepted() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let made = try await carmen.post(site.taughtCourse() + "/tests", #"{"text": \#(quoted(Self.partial))}"#)
            let test = try #require(made.headers[.location])
            let asked = try await carmen.publish(test)
            #expect(asked.status == .conflict && asked.code == "not-accepted")
            let warnings = asked.json?["warnings"]?.list?.compactMap { $0["text"]?.text } ?? []
            #expect(warnings.contains { $0.contains("30") && $0.contains("20") }, "\(warnings)")
            #expect(asked.json?["checks"]?.list?.isEmpty == false && asked.json?["endingAttempts"]?.integer == 0)
            let page = try await site.signedIn("carmen").post(
                "/teach/tests/\(TestSite.lastPart(test))/publications", [("version", "1"), ("base", "")])
            let accept = try #require(asked.json?["accept"]?.text)
            #expect(page.hidden("seen") == accept)
            #expect(try await carmen.get(test).json?["isPublished"] == .flag(false))
            #expect(try await carmen.publish(test, #"{"accepted": "x"}"#).code == "not-accepted")
            let done = try await carmen.publish(test, #"{"accepted": "\#(accept)"}"#)
            #expect(done.status == .ok && done.json?["isPublished"] == .flag(true))
            #expect(done.json?["opensAt"]?.text == "2026-11-28T08:00:00.000Z" && done.json?["limitSeconds"]?.integer == 1800)
            #expect(done.json?["takesPrograms"] == .flag(false))
        }
    }

    @Test("attempts end at once only when that is accepted by its name")
    func ending() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let attempt = try await site.signedIn("ana").start("Test final")
            site.clock.advance(by: .minutes(10))
            let test = try await site.taughtTest("Test final")
            let text = try #require(try await carmen.get(test + "/text").json?["text"]?.text)
            try #require(text.contains("limit: 30"))
            let short = try quoted(text.replacing("limit: 30", with: "limit: 5"))
            #expect(try await carmen.change(test + "/text", #"{"text": \#(short)}"#).status == .ok)
            var reply = try await carmen.publish(test)
            var accepted = "{}"
            if let accept = reply.json?["accept"]?.text {
                accepted = #"{"accepted": "\#(accept)"}"#
                reply = try await carmen.publish(test, accepted)
            }
            #expect(reply.code == "not-accepted" && reply.json?["endingAttempts"]?.integer == 1)
            #expect(try await site.submission(of: attempt) == nil)
            let consent = accepted == "{}" ? "{" : String(accepted.dropLast()) + ", "
            #expect(try await carmen.publish(test, consent + #""endsAttempts": true}"#).status == .ok)
        }
    }

    @Test("a key that comes again gets the first answer, and publishes nothing twice")
    func repeated() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let test = try await site.taughtTest("Exerciții")
            let text = try #require(try await carmen.get(test + "/text").json?["text"]?.text)
            let changed = try quoted(text.replacing("UIKit", with: "AppKit"))
            let saved = try await carmen.change(test + "/text", #"{"text": \#(changed)}"#)
            let accept = try #require(try await carmen.publish(test).json?["accept"]?.text)
            let (body, seen) = (#"{"accepted": "\#(accept)"}"#, try #require(saved.headers[.eTag]))
            let sent: HTTPFields = [.idempotencyKey: "p", .ifMatch: seen]
            let first = try await carmen.post(test + "/publications", body, sent)
            let again = try await carmen.post(test + "/publications", body, sent)
            #expect(first.status == .ok && again.status == .ok && again.json == first.json)
            #expect(try await site.revisions(of: "/teach" + site.test("Exerciții")).count == 2)
        }
    }
}
