import HTTPTypes
import Testing

@testable import App

@Suite("An access code")
struct AccessCodeTests {
    @Test(
        "is refused when it is too easy to guess",
        arguments: [
            ("", false), ("abcde", false), ("abcdef", true), ("aaaaaa", false), ("aabbcc", false), ("aabbcd", true),
            ("123456", false), ("1234567", true), ("1112223", false), ("1112234", true), ("12345a", true), ("a-b-c-d", false),
            ("a-b c_d.e!f", true), ("------", false), ("țșăîâ7", true), ("șșșțțț", false), ("AaBbCc", false),
            (String(repeating: "abcd", count: 10), true), (String(repeating: "abcd", count: 10) + "e", false),
            ("abcdef" + String(repeating: "-", count: 154), true), ("abcdef" + String(repeating: "-", count: 155), false),
            ("abcdef" + String(repeating: "\u{301}", count: 1000), false),
        ])
    func strength(text: String, isStrong: Bool) {
        #expect((AccessCode(text) != nil) == isStrong)
    }

    @Test(
        "is the same however it is typed: capitals, spaces, hyphens and diacritics make no difference",
        arguments: [
            "Aulă-Magna 7", "aulamagna7", "AULAMAGNA7", "aula magna 7", " aula-magna-7 ", "a u l a m a g n a 7", "aula–magna–7",
            "Aula_Magna.7", "ÀULÁ MÂGNA 7",
        ])
    func folded(typed: String) {
        #expect(AccessCode(stored: "Aulă-Magna 7").matches(typed))
        #expect(AccessCode(stored: "aulamagna7").matches(typed))
    }

    @Test("is not another one", arguments: ["", "aulamagna", "aulamagna77", "7aulamagna", "aulamagna8", "aula"])
    func other(typed: String) {
        #expect(!AccessCode(stored: "Aulă-Magna 7").matches(typed))
    }

    /// The final with a code, and Ana before it.
    private func locked(_ site: TestSite) async throws -> (ana: TestBrowser, test: String) {
        try await site.rule(.final, "code: Aulă-Magna 7")
        return (try await site.signedIn("ana"), try await site.test("Test final"))
    }

    @Test("is asked for on the start page, and is on no page itself")
    func asked() async throws {
        try await TestSite.run { site in
            let (ana, test) = try await locked(site)
            let page = try await ana.get(test)
            #expect(page.text.contains("<input id=\"code\" name=\"code\" value=\"\""))
            #expect(page.text.contains(site.sentence("test.code-help")))
            #expect(!page.text.contains("Magna"))
            #expect(try await !ana.get(site.test("Test viitor")).text.contains("name=\"code\""))
        }
    }

    @Test(
        "missing or wrong starts nothing, says so, and comes back as it was typed",
        arguments: [
            ("", "test.code-missing", ""), ("<aula>", "test.code-wrong", "&lt;aula&gt;"),
            (" Aula 7", "test.code-wrong", " Aula 7"),
        ])
    func refused(typed: String, key: String, kept: String) async throws {
        try await TestSite.run { site in
            let (ana, test) = try await locked(site)
            let page = try await ana.post("\(test)/attempts", [("code", typed)])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("<span class=\"bad\" id=\"code-error\">\(site.sentence(key))</span>"))
            #expect(page.text.contains("name=\"code\" value=\"\(kept)\""))
            #expect(page.text.contains("<title>\(site.sentence("form.error-prefix"))"))
            #expect(!page.text.contains("Magna"))
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test("that a form does not send at all is missing")
    func absent() async throws {
        try await TestSite.run { site in
            let (ana, test) = try await locked(site)
            let page = try await ana.post("\(test)/attempts")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("test.code-missing")))
        }
    }

    @Test("typed rightly starts the test; to go on nobody asks for it again")
    func right() async throws {
        try await TestSite.run { site in
            let (ana, test) = try await locked(site)
            let answer = try await ana.post("\(test)/attempts", [("code", "AULA magna-7")])
            let attempt = try #require(answer.attempt)
            #expect(try await ana.follow(answer).text.contains("<h1>1/3</h1>"))
            let page = try await ana.get(test).text
            #expect(!page.contains("name=\"code\""))
            #expect(page.contains(site.sentence("test.continue")))
            #expect(try await ana.post("\(test)/attempts").location == attempt)
            #expect(try await ana.post("\(test)/attempts", [("code", "nu este")]).location == attempt)
            #expect(try await site.count("attempt") == 1)
        }
    }

    @Test("is asked for before every attempt, and holds as it was last imported")
    func everyAttempt() async throws {
        try await TestSite.run { site in
            let (ana, test) = try await locked(site)
            try await site.rule(.final, "attempts: 3")
            for code in ["aulamagna7", "AULAMAGNA7"] {
                #expect(try await ana.post("\(test)/attempts").status == .unprocessableContent)
                let attempt = try #require(try await ana.post("\(test)/attempts", [("code", code)]).attempt)
                try await ana.end(attempt)
            }
            try await site.rule(.final, "code: sala-2013")
            let old = try await ana.post("\(test)/attempts", [("code", "aulamagna7")])
            #expect(old.status == .unprocessableContent)
            #expect(try await ana.post("\(test)/attempts", [("code", "SALA 2013")]).status == .seeOther)
            #expect(try await site.count("attempt") == 3)
        }
    }

    @Test("of a quiz is asked for on a page of its own: the list does not start it")
    func quiz() async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "code: Aulă-Magna 7")
            let ana = try await site.signedIn("ana")
            let test = try await site.test("Exerciții")
            let list = try await ana.get("/tests").text
            #expect(list.contains("href=\"\(test)\""))
            #expect(!list.contains("\(test)/attempts"))
            #expect(try await ana.get(test).text.contains("name=\"code\""))
            #expect(try await ana.post("\(test)/attempts").status == .unprocessableContent)
            #expect(try await ana.post("\(test)/attempts", [("code", "aula magna 7")]).status == .seeOther)
        }
    }
}
