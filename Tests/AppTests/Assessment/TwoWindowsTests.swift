import Testing

@testable import App

@Suite("One attempt in two windows")
struct TwoWindowsTests {
    /// Two windows with the same question, the second one perhaps on another phone, its options in the document's order.
    private func windows(
        _ site: TestSite, _ number: Int = 2, hasScript: Bool = false
    ) async throws -> (first: OpenPage, second: OpenPage, attempt: String) {
        let (laptop, phone) = try await (site.signedIn("ana"), site.signedIn("ana"))
        #expect(laptop.cookies["s"] != phone.cookies["s"])
        try await site.importAgain { folder in
            let test = folder.appendingPathComponent("01-mobile/tests/01-final.md")
            for key in ["#strat", "#servicii", "#optionale"] { try rewrite(test, key, key + " order=fixed") }
        }
        let attempt = try await laptop.start("Test final")
        let first = try await OpenPage(laptop, number, of: attempt, hasScript: hasScript)
        let second = try await OpenPage(phone, number, of: attempt, hasScript: hasScript)
        return (first, second, attempt)
    }

    private func ticks(_ positions: Int...) -> [(String, String)] {
        positions.map { ("choice[]", String($0)) }
    }

    @Test("what arrived last counts, whichever window it came from", arguments: [false, true])
    func lastArrival(hasScript: Bool) async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: hasScript)
            if hasScript {
                try await first.save(ticks(1))
                try await second.save(ticks(2))
                try await first.save(ticks(1, 3))
            } else {
                _ = try await first.press("next", ticks(1))
                _ = try await second.press("next", ticks(2))
                _ = try await first.press("next", ticks(1, 3))
            }
            #expect(try await site.log(of: attempt) == ["servicii: 1", "servicii: 2", "servicii: 1 3"])
            #expect(try await site.standing(of: attempt) == ["servicii: 1 3"])
        }
    }

    @Test("a window that had not seen the other's answer is told of it once: in its save, and on the page")
    func told() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: true)
            site.clock.advance(by: .minutes(5))
            #expect(try await first.save(ticks(1)).saved == site.sentence("question.saved", ["time": "10:05"]))
            site.clock.advance(by: .minutes(3))
            let elsewhere = site.sentence("question.changed-elsewhere", ["time": "10:05"])
            let notice = try await second.save(ticks(2))
            #expect(notice.saved == site.sentence("question.saved", ["time": "10:08"]) + " · " + elsewhere)
            let page = try await first.browser.get("\(attempt)/questions/2").text
            #expect(page.contains(site.sentence("question.changed-elsewhere", ["time": "10:08"])))
            site.clock.advance(by: .minutes(1))
            #expect(try await second.save(ticks(2, 3)).saved == site.sentence("question.saved", ["time": "10:09"]))
            let later = try await first.browser.get("\(attempt)/questions/2").text
            #expect(later.contains(site.sentence("question.saved", ["time": "10:09"])))
            #expect(!later.contains(site.sentence("question.changed-elsewhere", ["time": "10:09"])))
        }
    }

    @Test("without script it is told on the page that the button leads to", arguments: ["next", "previous", "done", "list", "stay", "language-en"])
    func flash(button: String) async throws {
        try await TestSite.run { site in
            let (first, second, attempt) = try await windows(site)
            site.clock.advance(by: .minutes(10))
            _ = try await first.press("next", ticks(1))
            site.clock.advance(by: .minutes(1))
            let page = try await second.browser.follow(second.press(button, ticks(2)))
            let language: Language = button == "language-en" ? .english : .romanian
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:10"], in: language)))
            #expect(try await site.standing(of: attempt) == ["servicii: 2"])
            #expect(try await !second.browser.open("/tests").text.contains("10:10"))
        }
    }

    @Test("a window whose button is pressed before its save was heard is told on the next page")
    func unheard() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: true)
            site.clock.advance(by: .minutes(10))
            try await first.save(ticks(1))
            site.clock.advance(by: .minutes(1))
            second.touch()
            _ = try await second.send(ticks(2))
            let page = try await second.browser.follow(second.press("next", ticks(2)))
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:10"])))
            #expect(try await site.log(of: attempt) == ["servicii: 1", "servicii: 2"])
        }
    }

    @Test("an untouched old window changes nothing, but says what it did not know", arguments: [false, true])
    func untouched(hasScript: Bool) async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: hasScript)
            site.clock.advance(by: .minutes(5))
            try await first.save(ticks(1, 3) + [("flag", "1")])
            let page = try await second.browser.follow(second.press("next"))
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:05"])))
            let notice = try await second.send([])
            #expect(notice.saved.contains(site.sentence("question.changed-elsewhere", ["time": "10:05"])))
            #expect(try await site.log(of: attempt) == ["servicii: 1 3"])
            #expect(try await site.standing(of: attempt) == ["servicii: 1 3!"])
        }
    }

    @Test("a window that says what the other said already has nothing to be told")
    func sameAnswer() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: true)
            try await first.save(ticks(1))
            #expect(try await second.save(ticks(1)).saved == site.sentence("question.saved", ["time": "10:00"]))
            #expect(try await site.log(of: attempt) == ["servicii: 1"])
        }
    }

    @Test("taking the answer back in an old window takes the newer one back, and says so")
    func clear() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site)
            try await first.save(ticks(1, 2))
            let answer = try await second.press("clear")
            #expect(answer.location == "\(attempt)/questions/2")
            let page = try await second.browser.follow(answer).text
            #expect(page.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:00"])))
            #expect(page.contains(site.sentence("question.unanswered")))
            #expect(try await site.log(of: attempt) == ["servicii: 1 2", "servicii: "])
            #expect(try await site.standing(of: attempt).isEmpty)
        }
    }

    @Test("a flag goes the same way: the last window that touched it decides, and an old one takes no newer answer along")
    func flags() async throws {
        try await TestSite.run { site in
            let (first, second, attempt) = try await windows(site)
            _ = try await first.press("stay", ticks(1) + [("flag", "1")])
            #expect(try await site.standing(of: attempt) == ["servicii: 1!"])
            let third = try await OpenPage(second.browser, 2, of: attempt)
            _ = try await third.press("stay", ticks(1))
            #expect(try await site.standing(of: attempt) == ["servicii: 1"])
            _ = try await second.press("stay", [("flag", "1")])
            #expect(try await site.standing(of: attempt) == ["servicii: 1!"])
            _ = try await first.press("stay", ticks(2) + [("flag", "1")])
            #expect(try await site.standing(of: attempt) == ["servicii: 2!"])
            #expect(try await site.count("flag") == 1)
        }
    }

    @Test("a flag that is set with the script in an old window takes no newer answer along")
    func flagWithScript() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: true)
            try await first.save(ticks(1, 2))
            try await second.save([("flag", "1")], touching: .flag)
            #expect(try await site.standing(of: attempt) == ["servicii: 1 2!"])
        }
    }

    @Test("an answer that is ticked with the script in an old window takes no newer flag off")
    func answerWithScript() async throws {
        try await TestSite.run { site in
            var (first, second, attempt) = try await windows(site, hasScript: true)
            try await first.save([("flag", "1")], touching: .flag)
            try await second.save(ticks(2))
            #expect(try await site.standing(of: attempt) == ["servicii: 2!"])
            try await second.save(ticks(2) + [("flag", "1")], touching: .flag)
            try await second.save(ticks(2), touching: .flag)
            #expect(try await site.standing(of: attempt) == ["servicii: 2"])
        }
    }
}
