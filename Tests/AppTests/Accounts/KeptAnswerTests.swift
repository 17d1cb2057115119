import HTTPTypes
import Testing

@testable import App

@Suite("An answer that was typed while the session was over")
struct KeptAnswerTests {
    /// Ana's quiz in a browser whose session another browser has just ended.
    private func cutOff(_ site: TestSite) async throws -> (ana: TestBrowser, attempt: String) {
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Exerciții")
        try await site.signedIn("ana").post("/account/sessions/endings")
        return (ana, attempt)
    }

    /// Fills in the sign-in page that came instead of the next question.
    private func signIn(
        _ browser: TestBrowser, on page: TestBrowser.Reply, as user: String = "ana", password: String = SampleInstitution.password
    ) async throws -> TestBrowser.Reply {
        let fields = ["token", "back", "held"].compactMap { name in page.hidden(name).map { (name, $0) } }
        return try await browser.post("/sign-in", fields + [("user", user), ("password", password)])
    }

    @Test("is kept on the sign-in page, saved as soon as Ana signs in, and leads on")
    func saved() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("flag", "1"), ("go", "next")])
            #expect(page.status == .unauthorized)
            #expect(page.text.contains(site.sentence("sign-in.held")))
            #expect(page.hidden("back") == "\(attempt)/questions/1")
            #expect(try await site.count("answer") == 0)
            let answer = try await signIn(ana, on: page)
            #expect(answer.location == "\(attempt)/questions/2")
            let shown = try await ana.look(at: 1, of: attempt)
            #expect(shown.options.filter(\.isTicked).map(\.value) == ["2"])
            #expect(shown.isFlagged)
        }
    }

    @Test(
        "is kept for an old phone that says nothing about where it posts from",
        arguments: [[:], [.origin: "null"]] as [[HTTPField.Name: String]])
    func oldPhone(headers: [HTTPField.Name: String]) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            let token = try #require(try await ana.get("\(attempt)/questions/1").hidden("token"))
            try await site.signedIn("ana").post("/account/sessions/endings")
            ana.headers = headers
            let page = try await ana.post(
                "\(attempt)/questions/1", [("token", token), ("choice[]", "3"), ("go", "done")])
            #expect(page.status == .unauthorized)
            try #require(page.hidden("held") != nil)
            let answer = try await signIn(ana, on: page)
            #expect(answer.location == "\(attempt)/review")
            #expect(try await ana.look(at: 1, of: attempt).options.filter(\.isTicked).map(\.value) == ["3"])
        }
    }

    @Test("survives a mistyped password, an empty one, and a wait")
    func mistyped() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            var page = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "next")])
            page = try await signIn(ana, on: page, password: "")
            #expect(page.status == .unprocessableContent)
            for _ in 1...5 {
                page = try await signIn(ana, on: page, password: "nu este aceasta")
                #expect(page.status == .unprocessableContent)
            }
            page = try await signIn(ana, on: page)
            #expect(page.status == .tooManyRequests)
            site.clock.advance(by: .seconds(1))
            #expect(try await signIn(ana, on: page).location == "\(attempt)/questions/2")
            #expect(try await site.count("answer") == 1)
        }
    }

    @Test("is not saved when Bogdan signs in instead, and he is told")
    func anotherPerson() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "next")])
            let answer = try await signIn(ana, on: page, as: "bogdan")
            let list = try await ana.follow(answer)
            #expect(list.status == .ok)
            #expect(list.text.contains(site.sentence("flash.held-not-yours")))
            #expect(try await ana.get("/account").text.contains("Bogdan"))
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("that comes too late is not counted, and Ana is told")
    func tooLate() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(31))
            let page = try await ana.post("\(attempt)/questions/1", [("choice[]", "2"), ("go", "next")])
            #expect(page.status == .unauthorized)
            let answer = try await signIn(ana, on: page)
            #expect(answer.location == "\(attempt)/results")
            let late = site.sentence("flash.too-late", ["ended": "10:30", "arrived": "10:31"])
            #expect(try await ana.follow(answer).text.contains(late))
            #expect(try await site.count("answer") == 0)
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

    @Test("ending a test is kept as well")
    func submission() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/submission", [("token", "x")])
            #expect(page.status == .unauthorized)
            #expect(try await signIn(ana, on: page).location == "\(attempt)/results")
            #expect(try await site.submission(of: attempt)?.reason == "submitted")
        }
    }

    @Test("a form with passwords is not kept")
    func passwords() async throws {
        try await TestSite.run { site in
            let (ana, _) = try await cutOff(site)
            let page = try await ana.post(
                "/account/password",
                [("current-password", SampleInstitution.password), ("new-password", "trei pisici"), ("new-password-again", "trei pisici")])
            #expect(page.status == .unauthorized)
            #expect(page.hidden("held") == nil)
            #expect(!page.text.contains(site.sentence("sign-in.held")))
            #expect(!page.text.contains("pisici"))
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
