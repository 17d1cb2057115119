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
            #expect(try field(page).contains("inputmode=\"decimal\"") == (number == 1))
            #expect(ShownQuestion(page.text).options.isEmpty)
            #expect(page.text.contains(site.sentence("question.unanswered")))
        }
    }

    @Test("that was kept on a device and is no number is taken and named, and counts for nothing; also when the test has ended")
    func keptUnreadable() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let page = try await OpenPage(test.ana, 1, of: test.attempt, hasScript: true)
            test.ana.headers[.accept] = "application/json"
            func sent(_ text: String, _ count: Int) async throws -> TestBrowser.Reply {
                try await test.ana.post(
                    page.address, [("page", page.page), ("seq", "\(count)"), ("text", text), ("go", "stay"), ("kept", "1")])
            }
            let reply = try await sent("3,5 kg", 1)
            #expect(reply.status == .ok)
            let sentence = site.sentence("question.kept-unreadable", ["number": "1", "time": "10:00"])
            #expect(try reply.decoded(OpenPage.Notice.self).saved == sentence)
            #expect(try await site.standing(of: test.attempt) == [])
            try await test.ana.end(test.attempt)
            site.clock.advance(by: .seconds(1))
            #expect(try await sent("3,5 g", 2).status == .gone)
            #expect(try await sent(String(repeating: "3,5 kg ", count: 9), 3).status == .unprocessableContent)
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
        "that is not a number holds nobody: the text is kept and shown again with the sentence beside the field, wherever one goes",
        arguments: ["3 cm", "1.000,5", "trei \"<b>\"", "Infinity"],
        [
            ("next", "/questions/2"), ("done", "/review?from=1"), ("2", "/questions/2"), ("previous", "/questions/1"),
            ("stay", "/questions/1"),
        ])
    func notANumber(typed: String, way: (button: String, leads: String)) async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let left = try await OpenPage(ana, 1, of: attempt).press(way.button, [("text", typed), ("flag", "1")])
            #expect(left.status == .seeOther && left.location == attempt + way.leads)
            let page = try await ana.get("\(attempt)/questions/1")
            let field = try field(page)
            #expect(field.contains("value=\"\(HTML.escape(typed))\""))
            #expect(field.contains("aria-invalid=\"true\" aria-describedby=\"answer-error\""))
            let sentence = site.sentence("question.not-a-number")
            #expect(page.text.contains("<span class=\"bad\" id=\"answer-error\">\(sentence)</span>"))
            #expect(page.text.components(separatedBy: sentence).count == 2, "said once")
            #expect(page.text.contains(site.sentence("question.saved-unreadable", ["time": "10:00"])))
            #expect(page.text.contains("1<b>, \(site.sentence("strip.unreadable")), \(site.sentence("strip.flagged"))</b>"))
            #expect(ShownQuestion(page.text).isFlagged)
            #expect(try await site.log(of: attempt) == ["cat: "])
        }
    }

    @Test("that is not a number is said once to whoever leaves, and counts as unanswered in every place")
    func leaving() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            let said = site.sentence("flash.not-a-number", ["number": "1"])
            let list = try await OpenPage(ana, 1, of: attempt).press("list", [("text", "3 cm")])
            #expect(list.location == "/tests")
            #expect(try await ana.follow(list).text.contains(said))
            let page = try await OpenPage(ana, 1, of: attempt)
            #expect(try await !ana.follow(page.press("next", [("text", "3 cm")])).text.contains(said))
            let review = try await ana.get("\(attempt)/review").text
            #expect(
                review.contains(site.sentence("review.unreadable", n: 1))
                    && review.contains(site.sentence("review.unanswered", n: 2)))
            #expect(review.contains(site.sentence("review.not-a-number", ["text": "3 cm"])))
            #expect(try await ana.post("\(attempt)/submission").location == "\(attempt)/submission?from=2")
            let results = try await ana.follow(ana.end(attempt))
            #expect(try await site.submission(of: attempt)?.earned == 0)
            #expect(results.status == .ok)
            #expect(try await ana.get("\(attempt)/log").text.contains(site.sentence("review.not-a-number", ["text": "3 cm"])))
            _ = try await OpenPage(ana, 1, of: ana.start("Scris")).press("sign-out", [("text", "3 m")])
            #expect(try await ana.get("/tests").location == "/sign-in?back=/tests")
        }
    }

    @Test("that is far too long for a number stays on the page with what was typed, and is not stored")
    func farTooLong() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let typed = String(repeating: "trei ", count: 9)
            let page = try await OpenPage(test.ana, 1, of: test.attempt).press("next", [("text", typed)])
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("question.not-a-number")))
            #expect(try field(page).contains(typed))
            let list = try await OpenPage(test.ana, 1, of: test.attempt).press("list", [("text", typed)])
            #expect(try await test.ana.follow(list).text.contains(site.sentence("flash.not-read", ["number": "1"])))
            #expect(try await site.count("answer") == 0)
        }
    }

    @Test("takes the place of a number that is none, is cleared, and gets the other sign")
    func mended() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site)
            let (ana, attempt) = (test.ana, test.attempt)
            _ = try await test.type("3", to: 1)
            _ = try await test.type("3 m", to: 1)
            #expect(try await site.standing(of: attempt) == [])
            #expect(try await test.type("3,1", to: 1).location == "\(attempt)/questions/2")
            #expect(try await site.standing(of: attempt) == ["cat: 3,1"])
            #expect(try await test.type("3,1", to: 1, press: "sign").location == "\(attempt)/questions/1")
            #expect(try await site.standing(of: attempt) == ["cat: -3,1"])
            _ = try await test.type("trei", to: 1)
            #expect(try await ana.get("\(attempt)/questions/1").text.contains("id=\"clear\" name=\"go\" value=\"clear\">"))
            _ = try await test.type("trei", to: 1, press: "clear")
            #expect(try await site.log(of: attempt) == ["cat: 3", "cat: ", "cat: 3,1", "cat: -3,1", "cat: ", "cat: "])
            #expect(try await field(ana.get("\(attempt)/questions/1")).contains("value=\"\""))
        }
    }

    @Test("that is not a number and arrives in the grace is kept, and nobody is told that it counts")
    func grace() async throws {
        try await TestSite.run { site in
            let test = try await TypedTest(site, isFinal: true)
            let page = try await OpenPage(test.ana, 1, of: test.attempt)
            site.clock.set(try await site.deadline(of: test.attempt) + .seconds(5))
            let results = try await test.ana.follow(page.press("next", [("text", "3 cm")])).text
            #expect(!results.contains(site.sentence("flash.grace", ["ended": "10:30"])))
            #expect(results.contains("nu a putut fi citit"))
            #expect(try await site.count("answer WHERE unreadable = '3 cm' AND arrival = 'grace'") == 1)
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
            #expect(try await test.type(typed, to: 2).location == "\(attempt)/review?from=2")
            #expect(try await site.log(of: attempt).count == 1)
            #expect(try await ana.get("\(attempt)/review").text.contains(">\(escaped)<"))
            _ = try await test.type("", to: 2, press: "stay")
            _ = try await test.type(typed, to: 2, press: "stay")
            try await ana.end(attempt)
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
