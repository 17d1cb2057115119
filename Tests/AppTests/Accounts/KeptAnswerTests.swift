import HTTPTypes
import Testing

@testable import App

@Suite("An answer that was typed while the session was over")
struct KeptAnswerTests {
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
            let ana = try await site.signedInByPassword("ana")
            let attempt = try await ana.start("Exerciții")
            let token = try #require(try await ana.get("\(attempt)/questions/1").hidden("token"))
            try await site.signedInByPassword("ana").post("/account/sessions/endings")
            ana.headers = headers
            let page = try await ana.post(
                "\(attempt)/questions/1", [("token", token), ("choice[]", "3"), ("go", "done")])
            #expect(page.status == .unauthorized)
            try #require(page.hidden("held") != nil)
            let answer = try await signIn(ana, on: page)
            #expect(answer.location == "\(attempt)/review?from=1")
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

    @Test("ending a test is kept as well, and so is how much the person wants to leave unanswered")
    func submission() async throws {
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let asked = try await ana.post("\(attempt)/submission", [("token", "x"), ("from", "2")])
            #expect(asked.status == .unauthorized)
            #expect(try await signIn(ana, on: asked).location == "\(attempt)/submission?from=2")
            #expect(try await site.submission(of: attempt) == nil)
        }
        try await TestSite.run { site in
            let (ana, attempt) = try await cutOff(site)
            let page = try await ana.post("\(attempt)/submission", [("token", "x"), ("unanswered", "1 2 3")])
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
                [
                    ("current-password", SampleInstitution.password), ("new-password", "trei pisici"),
                    ("new-password-again", "trei pisici"),
                ])
            #expect(page.status == .unauthorized)
            #expect(page.hidden("held") == nil)
            #expect(!page.text.contains(site.sentence("sign-in.held")))
            #expect(!page.text.contains("pisici"))
        }
    }
}
