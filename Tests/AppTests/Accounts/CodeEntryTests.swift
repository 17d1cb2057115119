import Testing

@testable import App

@Suite("The code of a slip leads to the same page as its link")
struct CodeEntryTests {
    private static let password = "trei pisici pe acoperiș"
    private static let fields = [("new-password", password), ("new-password-again", password)]

    /// A slip of an administrator, with the code that is printed on it and the address in its picture.
    private func slip(for userName: String, _ site: TestSite) async throws -> (code: String, link: String) {
        let dan = try await site.signedIn("dan")
        let address = PeopleRoutes.links(of: try await site.person(userName).id)
        var page = try await dan.post(address)
        if page.status == .unprocessableContent {
            let seen = try #require(page.hidden("seen"))
            page = try await dan.post(address, [("seen", seen)])
        }
        #expect(page.status == .ok && page.headers[.cacheControl] == "no-store")
        let code = try #require(page.text.firstMatch(of: #/class="code">([^<]+)</#)).1
        let link = try #require(page.text.firstMatch(of: #/(\/welcome\/[^<]+)</#)).1
        return (String(code), String(link))
    }

    private func enter(_ user: String, _ code: String, _ browser: TestBrowser) async throws -> TestBrowser.Reply {
        try await browser.post(LinkRoutes.code, [("user", user), ("code", code)])
    }

    @Test("Ana types it with her user name, chooses a password and is logged in", arguments: Language.allCases)
    func journey(language: Language) async throws {
        try await TestSite.run { site in
            let slip = try await slip(for: "ana", site)
            let visitor = site.visitor()
            try await visitor.post("/language", [("language", language.rawValue), ("back", "/sign-in")])
            let start = try await visitor.get("/sign-in").text
            #expect(start.contains("href=\"/code\">" + site.sentence("code.have", in: language)))
            #expect(try await visitor.get("/code").text.contains(site.sentence("code.intro", in: language)))
            let typed = slip.code.lowercased().replacing("-", with: " ")
            let answer = try await enter("ANA", typed, visitor)
            #expect(answer.status == .seeOther && answer.location == slip.link)
            let welcome = try await visitor.follow(answer)
            #expect(welcome.text.contains("value=\"ana\""))
            #expect(welcome.text.contains(site.sentence("welcome.title", in: language)))
            let home = try await visitor.follow(visitor.post(slip.link, Self.fields))
            #expect(home.text.contains(site.sentence("flash.welcome", ["user": "ana"], in: language)))
            try await site.visitor().signIn("ana", password: Self.password)
        }
    }

    @Test("a wrong code, a wrong user name and one of somebody else get one and the same answer")
    func wrong() async throws {
        try await TestSite.run { site in
            let slip = try await slip(for: "ana", site)
            let other = slip.code == "KKKK-KKKK" ? "MMMM-MMMM" : "KKKK-KKKK"
            var answers: Set<String> = []
            for (user, code) in [("ana", other), ("bogdan", slip.code), ("nimeni", slip.code)] {
                let answer = try await enter(user, code, site.visitor())
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(site.sentence("code.wrong")))
                #expect(answer.text.contains("value=\"\(user)\"") && answer.text.contains("value=\"\(code)\""))
                answers.insert(answer.words)
            }
            #expect(answers.count == 1)
        }
    }

    @Test("it ends with its link: when that is used, when a new one is made, when its time is over")
    func ends() async throws {
        try await TestSite.run { site in
            let first = try await slip(for: "ana", site)
            let second = try await slip(for: "ana", site)
            #expect(try await enter("ana", first.code, site.visitor()).status == .unprocessableContent, "a new one was made")
            try await site.visitor().post(second.link, Self.fields)
            #expect(try await enter("ana", second.code, site.visitor()).status == .unprocessableContent, "it was used")
            let third = try await slip(for: "ana", site)
            #expect(try await enter("ana", third.code, site.visitor()).location == third.link)
            site.clock.advance(by: .days(1))
            #expect(try await enter("ana", third.code, site.visitor()).status == .unprocessableContent, "its day is over")
        }
    }

    @Test("after five wrong ones Ana has to wait, is told how long, and can then enter hers; Bogdan is not delayed")
    func tries() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await slip(for: "ana", site), try await slip(for: "bogdan", site))
            for number in 2...6 {
                #expect(try await enter("ana", "KKKK-KKK\(number)", site.visitor()).status == .unprocessableContent)
            }
            let answer = try await enter("ana", ana.code, site.visitor())
            #expect(answer.status == .tooManyRequests && answer.headers[.retryAfter] == "1")
            #expect(answer.text.contains(site.sentence("sign-in.wait", n: 1)))
            #expect(answer.text.contains("value=\"ana\""))
            #expect(try await enter("bogdan", bogdan.code, site.visitor()).status == .seeOther)
            try await site.visitor().signIn("ana")
            site.clock.advance(by: .seconds(1))
            #expect(try await enter("ana", ana.code, site.visitor()).status == .seeOther)
        }
    }

    @Test("codes of accounts that are not there make one wait just the same, and half a code is no try")
    func unknown() async throws {
        try await TestSite.run { site in
            for code in Array(repeating: "KKKK", count: 9) + Array(repeating: "KKKK-KKKK", count: 5) {
                let status = try await enter("nimeni", code, site.visitor()).status
                #expect(status == .unprocessableContent)
            }
            #expect(try await enter("nimeni", "KKKK-KKKK", site.visitor()).status == .tooManyRequests)
        }
    }

    @Test("the right one clears the wrong ones before it")
    func cleared() async throws {
        try await TestSite.run { site in
            let slip = try await slip(for: "ana", site)
            for _ in 1...2 {
                for _ in 1...4 {
                    #expect(try await enter("ana", "KKKK-KKKK", site.visitor()).status == .unprocessableContent)
                }
                #expect(try await enter("ana", slip.code, site.visitor()).status == .seeOther)
            }
        }
    }

    @Test("neither the code nor its digest without the key is in the database; under another key it is wrong, the link is not")
    func secrecy() async throws {
        try await TestSite.run { site in
            let slip = try await slip(for: "ana", site)
            let code = try #require(LinkCode(typed: slip.code))
            let key = try LinkCodeKey(folder: site.folder.path + "/keys")
            let digests = try await site.values("SELECT token_digest AS v FROM one_time_link")
            #expect(digests == [key.token(of: code, for: "ana").digest])
            #expect(!digests.contains(LinkCodeKey.sample.token(of: code, for: "ana").digest))
            for text in [slip.code, code.symbols, "ana" + code.symbols] {
                #expect(!digests.contains(ContentDigest(text).hexadecimal))
            }
            let links = OneTimeLinkStore(database: site.database, key: .sample)
            #expect(try await links.token(of: code, for: "ana", at: site.clock.now) == nil)
            #expect(try await site.visitor().get(slip.link).status == .ok)
        }
    }

    @Test("an administrator is asked before an earlier slip ends, and another one made meanwhile is not ended unseen")
    func asked() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let address = PeopleRoutes.links(of: try await site.person("ana").id)
            let first = try await slip(for: "ana", site)
            let question = try await dan.post(address)
            #expect(question.status == .unprocessableContent && question.words.contains("Ana Țîrlea"))
            #expect(!question.text.contains(site.sentence("slip.changed")))
            #expect(try await site.visitor().get(first.link).status == .ok)
            let later = try await slip(for: "ana", site)
            let again = try await dan.post(address, [("seen", #require(question.hidden("seen")))])
            #expect(again.status == .unprocessableContent && again.text.contains(site.sentence("slip.changed")))
            #expect(try await site.visitor().get(later.link).status == .ok)
        }
    }
}
