import Testing

@testable import App

@Suite("A question where something is typed")
struct TypedQuestionTests {
    private func field(_ page: TestBrowser.Reply) throws -> Substring {
        try #require(page.text.firstMatch(of: #/<input id="answer"[^>]*>/#)).0
    }

    @Test(
        "has a field with a label of its own, and nothing to tick",
        arguments: [(1, "question.type-number", 40), (2, "question.type-text", 500)])
    func label(number: Int, hint: String, longest: Int) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let page = try await ana.get("\(attempt)/questions/\(number)")
            #expect(page.text.contains("<label class=\"quiet\" for=\"answer\">\(site.sentence(hint))</label>"))
            #expect(try field(page).contains("name=\"text\" value=\"\" maxlength=\"\(longest)\""))
            #expect(try !field(page).contains("aria-invalid"))
            #expect(ShownQuestion(page.text).options.isEmpty)
            #expect(page.text.contains(site.sentence("question.unanswered")))
        }
    }

    @Test("that was kept on a device and is no number is named, and settled there, also when the attempt has ended meanwhile")
    func keptUnreadable() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let page = try await OpenPage(test.ana, 1, of: test.attempt, hasScript: true)
            try await test.ana.post(test.attempt + "/submission")
            test.ana.headers[.accept] = "application/json"
            let reply = try await test.ana.post(
                page.address, [("page", page.page), ("seq", "1"), ("text", "3,5 kg"), ("go", "stay"), ("kept", "1")])
            #expect(reply.status == .unprocessableContent)
            #expect(try reply.decoded(OpenPage.Notice.self).saved.isEmpty == false)
        }
    }

    @Test("keeps a number as it was typed, and shows it again", arguments: ["3,14", "3.14", "−0,5", "1e-3"])
    func number(typed: String) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let page = try await OpenPage(ana, 1, of: attempt)
            #expect(try await page.press("next", [("text", " \(typed) ")]).location == "\(attempt)/questions/2")
            #expect(try await site.log(of: attempt) == ["cat: \(typed)"])
            #expect(try await field(ana.get("\(attempt)/questions/1")).contains("value=\"\(typed)\""))
            #expect(try await ana.get("\(attempt)/review").words.contains(" \(typed) "))
        }
    }

    @Test(
        "that is not a number comes back with what was typed, the sentence beside the field, and nothing stored",
        arguments: ["3 cm", "1.000,5", "trei \"<b>\"", "Infinity"], ["next", "previous", "done"])
    func notANumber(typed: String, button: String) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let page = try await OpenPage(ana, 1, of: attempt).press(button, [("text", typed), ("flag", "1")])
            #expect(page.status == .unprocessableContent)
            let field = try field(page)
            #expect(field.contains("value=\"\(HTML.escape(typed))\""))
            #expect(field.contains("aria-invalid=\"true\" aria-describedby=\"answer-error\""))
            let sentence = site.sentence("question.not-a-number")
            #expect(page.text.contains("<span class=\"bad\" id=\"answer-error\">\(sentence)</span>"))
            #expect(page.text.contains("<title>\(site.sentence("form.error-prefix"))"))
            #expect(page.text.contains("<a href=\"#answer\">\(sentence)</a>"))
            #expect(ShownQuestion(page.text).isFlagged)
            #expect(try await site.log(of: attempt).isEmpty)
            #expect(try await site.count("flag") == 0)
        }
    }

    @Test("that is not a number keeps nobody: the list and signing out are there, and it is named")
    func leaving() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let list = try await OpenPage(ana, 1, of: attempt).press("list", [("text", "3 cm")])
            #expect(list.location == "/tests")
            #expect(try await ana.follow(list).text.contains(site.sentence("flash.not-read", ["number": "1"])))
            _ = try await OpenPage(ana, 1, of: attempt).press("sign-out", [("text", "3 cm")])
            #expect(try await ana.get("/tests").location == "/sign-in?back=/tests")
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("lets what is not a number be cleared, and mended on the page that came back")
    func mended() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            _ = try await test.type("3", to: 1)
            let open = try await OpenPage(ana, 1, of: attempt)
            let refused = try await open.press("next", [("text", "3 m")])
            let state = try #require(refused.hidden("page"))
            let mended = try await ana.post(open.address, [("page", state), ("text", "3,1"), ("go", "next")])
            #expect(mended.location == "\(attempt)/questions/2")
            _ = try await test.type("trei", to: 1, press: "clear")
            #expect(try await site.log(of: attempt) == ["cat: 3", "cat: 3,1", "cat: "])
        }
    }

    @Test("keeps a text of one line, shows it again escaped, everywhere, and lets it be taken back")
    func text() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let typed = "„A & B” <script>alert(1)</script> __init__"
            let escaped = HTML.escape(typed)
            _ = try await test.type(" „A  & B” \n<script>alert(1)</script> __init__", to: 2, press: "stay")
            #expect(try await site.log(of: attempt) == ["nume: \(typed)"])
            let page = try await ana.get("\(attempt)/questions/2")
            #expect(try field(page).contains("value=\"\(escaped)\""))
            #expect(try await test.type(typed, to: 2).location == "\(attempt)/review")
            #expect(try await site.log(of: attempt).count == 1)
            #expect(try await ana.get("\(attempt)/review").text.contains(">\(escaped)<"))
            _ = try await test.type("", to: 2, press: "stay")
            _ = try await test.type(typed, to: 2, press: "stay")
            try await ana.post("\(attempt)/submission")
            let results = try await ana.get("\(attempt)/results").text
            #expect(results.contains("<code>\(escaped)</code>"))
            #expect(results.contains("<code>__init__</code></li><li><code>&lt;inițializator&gt;</code>"))
            let log = try await ana.get("\(attempt)/log").text
            #expect(log.contains(">\(escaped)<") && log.contains(site.sentence("log.taken-back")))
            #expect([page.text, results, log].allSatisfy { !$0.contains("<script>alert") })
        }
    }

    @Test("refuses a text of more than five hundred characters, and loses nothing of it")
    func tooLong() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let attempt = test.attempt
            let longest = String(repeating: "ș", count: 500)
            let page = try await test.type(longest + "x", to: 2)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("question.text-too-long")))
            #expect(try field(page).contains(longest + "x"))
            #expect(try await site.count("answer") == 0)
            #expect(try await test.type(longest, to: 2).status == .seeOther)
            #expect(try await site.log(of: attempt) == ["nume: \(longest)"])
        }
    }
}
