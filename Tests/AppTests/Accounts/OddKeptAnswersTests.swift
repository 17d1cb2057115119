import HTTPTypes
import Testing

@testable import App

@Suite("An answer typed while the session was over that cannot be saved")
struct OddKeptAnswersTests {
    /// Ana's quiz in a browser whose session another browser has just ended.
    private func cutOff(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedInByPassword("ana")
        let attempt = try await ana.start("Exerciții")
        try await site.signedInByPassword("ana").post("/account/sessions/endings")
        return (ana, attempt)
    }

    /// Fills in the sign-in page that came instead of the next question.
    private func signIn(
        _ browser: TestBrowser, on page: TestBrowser.Reply, as user: String = "ana", password: String = SampleInstitution.password
    ) async throws -> TestBrowser.Reply {
        let fields = ["token", "back", "held"].compactMap { name in page.hidden(name).map { (name, $0) } }
        return try await browser.post("/sign-in", fields + [("user", user), ("password", password)])
    }

    @Test("that comes too late is not counted, and Ana is told")
    func tooLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedInByPassword("ana")
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(31))
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "next")])
            #expect(page.status == .unauthorized)
            let answer = try await signIn(ana, on: page)
            #expect(answer.location == "\(attempt)/results")
            let late = site.sentence("flash.too-late", ["ended": "10:30", "arrived": "10:31"])
            #expect(try await ana.follow(answer).text.contains(late))
            #expect(try await site.count("answer WHERE arrival <> 'late'") == 0)
        }
    }

    @Test("that no page offers comes back to be mended")
    func forged() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "9"), ("go", "next")])
            let again = try await signIn(ana, on: page)
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains(site.sentence("question.not-an-option")))
            #expect(try await ana.get("\(attempt)/questions/1").status == .ok)
        }
    }

    @Test("that no page offers comes back compressed once, for a browser that takes gzip")
    func forgedAndCompressed() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "9"), ("go", "next")])
            ana.headers[.acceptEncoding] = "gzip"
            let again = try await signIn(ana, on: page)
            #expect(again.status == .unprocessableContent)
            #expect(again.headers[values: .contentEncoding] == ["gzip"])
            #expect(try unpacked(again.bytes).contains(site.sentence("question.not-an-option")))
        }
    }

    @Test("is never posted to another site, nor without an address", arguments: ["//evil.example", "https://evil.example", ""])
    func elsewhere(back: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().post(
                "/sign-in",
                [
                    ("user", "ana"), ("password", SampleInstitution.password), ("back", back),
                    ("held", Base64URL.encode("choice[]=1".utf8)),
                ])
            #expect(answer.status == .seeOther)
            #expect(answer.location == "/")
        }
    }

    @Test("what cannot be read is not posted", arguments: ["!!!", "", "AAAA"])
    func damaged(held: String) async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let answer = try await ana.post(
                "/sign-in",
                [
                    ("user", "ana"), ("password", SampleInstitution.password), ("back", "\(attempt)/questions/1"), ("held", held),
                ])
            #expect(answer.status == .seeOther)
            #expect(try await site.count("answer") == 0)
            #expect(try await ana.get("/account").status == .ok)
        }
    }
}
