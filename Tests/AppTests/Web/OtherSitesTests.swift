import HTTPTypes
import Testing

@testable import App

@Suite("Forms that another site could have sent")
struct OtherSitesTests {
    private static let fetchSite = HTTPField.Name.secFetchSite

    @Test(
        "what the browser says of where it posts from decides",
        arguments: [
            ([fetchSite: "same-origin"], true), ([fetchSite: "none"], true), ([fetchSite: "cross-site"], false),
            ([fetchSite: "same-site"], false), ([fetchSite: ""], false),
            ([fetchSite: "cross-site", .origin: "http://localhost"], false),
            ([fetchSite: "same-origin", .origin: "https://evil.example"], true),
            ([.origin: "http://localhost"], true), ([.origin: "HTTP://LOCALHOST"], true), ([.origin: "https://localhost"], false),
            ([.origin: "http://localhost:8081"], false), ([.origin: "http://localhost.evil.example"], false),
            ([.origin: "https://evil.example", .referer: "http://localhost/sign-in"], false),
            ([.origin: "null", .referer: "http://localhost/sign-in"], true),
            ([.origin: "null", .referer: "http://localhost"], true),
            ([.origin: "null", .referer: "http://localhost.evil.example/"], false),
            ([.origin: "null", .referer: "https://evil.example/?http://localhost/"], false),
            ([.referer: "http://localhost/account"], true), ([.referer: "http://localhost:1/account"], false),
            ([.origin: "null"], false), ([:], false),
        ] as [([HTTPField.Name: String], Bool)])
    func verdict(headers: [HTTPField.Name: String], isAccepted: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            ana.headers = headers
            let answer = try await ana.post("/language", [("language", "en")])
            #expect(answer.status == (isAccepted ? .seeOther : .forbidden))
            #expect((ana.cookies["l"] == "en") == isAccepted)
            if !isAccepted { #expect(answer.text.contains(site.sentence("problem.forged.sentence"))) }
        }
    }

    @Test("a browser that says nothing is believed if it has the token of one of our pages", arguments: ["ana", nil])
    func token(userName: String?) async throws {
        try await TestSite.run { site in
            let browser = site.visitor()
            if let userName { try await browser.signIn(userName) }
            browser.headers = [:]
            let first = try #require(try await browser.get(userName == nil ? "/sign-in" : "/account").hidden("token"))
            let second = try #require(try await browser.get(userName == nil ? "/sign-in" : "/account").hidden("token"))
            #expect(first != second)
            for token in [first, second, first] {
                #expect(try await browser.post("/language", [("token", token), ("language", "en")]).status == .seeOther)
            }
            browser.headers = [.origin: "null"]
            #expect(try await browser.post("/language", [("token", first), ("language", "ro")]).status == .seeOther)
        }
    }

    @Test("a whole old phone: sign in, answer, end, with tokens alone")
    func oldPhone() async throws {
        try await TestSite.run { site in
            let phone = site.visitor()
            phone.headers = [.origin: "null"]
            func token(_ page: TestBrowser.Reply) throws -> (String, String) { ("token", try #require(page.hidden("token"))) }
            let door = try await phone.get("/sign-in")
            let password = ("password", SampleInstitution.password)
            #expect(try await phone.post("/sign-in", [token(door), ("user", "ana"), password]).location == "/")
            let list = try await phone.open("/")
            let first = try await phone.follow(phone.post(site.test("Exerciții") + "/attempts", [token(list)]))
            let attempt = try String(first.link("/attempts/[^\"/]+/questions/1").dropLast("/questions/1".count))
            let next = try await phone.follow(phone.post("\(attempt)/questions/1", [token(first), ("choice[]", "1")]))
            #expect(next.text.contains("2/3"))
            let review = try await phone.get("\(attempt)/review")
            let asked = try await phone.follow(phone.post("\(attempt)/submission", [token(review)]))
            let leaving = ("unanswered", try #require(asked.hidden("unanswered")))
            #expect(try await phone.post("\(attempt)/submission", [token(asked), leaving]).location == "\(attempt)/results")
        }
    }

    @Test(
        "a token that is not this browser's is refused",
        arguments: ["", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "another's", "cut"])
    func badToken(token: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let bogdan = try await site.signedIn("bogdan")
            let anas = try #require(try await ana.get("/account").hidden("token"))
            let bogdans = try #require(try await bogdan.get("/account").hidden("token"))
            ana.headers = [:]
            let sent = token == "another's" ? bogdans : token == "cut" ? String(anas.dropLast(4)) : token
            #expect(try await ana.post("/language", [("token", sent), ("language", "en")]).status == .forbidden)
            #expect(try await ana.post("/language?token=\(anas)", [("language", "en")]).status == .forbidden)
            #expect(try await ana.post("/language", [("token", anas), ("language", "en")]).status == .seeOther)
        }
    }

    @Test("without cookies no token is right")
    func noCookies() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let token = try #require(try await visitor.get("/sign-in").hidden("token"))
            visitor.forget("v")
            visitor.headers = [:]
            #expect(try await visitor.post("/language", [("token", token), ("language", "en")]).status == .forbidden)
        }
    }

    @Test("pages can be asked for from anywhere")
    func reading() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            ana.headers = [.secFetchSite: "cross-site", .origin: "https://evil.example"]
            let page = try await ana.get("/tests")
            #expect(page.status == .ok)
            #expect(try await ana.head("/tests").status == .ok)
        }
    }

    @Test("behind a proxy the public origin counts, not the name of the inner machine")
    func proxy() async throws {
        try await TestSite.run {
            $0.origin = "https://gata.example.org"
        } _: { site in
            let visitor = site.visitor()
            visitor.headers = [.origin: "https://gata.example.org"]
            let answer = try await visitor.post("/language", [("language", "en")])
            #expect(answer.status == .seeOther)
            visitor.headers = [.origin: "https://localhost"]
            #expect(try await visitor.post("/language", [("language", "en")]).status == .forbidden)
        }
    }
}
