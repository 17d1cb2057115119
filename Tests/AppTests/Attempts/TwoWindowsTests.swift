import Testing

@testable import App

@Suite("One attempt in two windows")
struct TwoWindowsTests {
    @Test("what arrived last counts, whichever window it came from", arguments: [false, true])
    func lastArrival(hasScript: Bool) async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: hasScript)
            if hasScript {
                try await open.first.save(ticks(1))
                try await open.second.save(ticks(2))
                try await open.first.save(ticks(1, 3))
            } else {
                _ = try await open.first.press("next", ticks(1))
                _ = try await open.second.press("next", ticks(2))
                _ = try await open.first.press("next", ticks(1, 3))
            }
            #expect(try await site.log(of: open.attempt) == ["servicii: 1", "servicii: 2", "servicii: 1 3"])
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1 3"])
        }
    }

    @Test("a window that had not seen the other's answer is told of it once: in its save, and on the page")
    func told() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: true)
            site.clock.advance(by: .minutes(5))
            #expect(try await open.first.save(ticks(1)).saved == site.sentence("question.saved", ["time": "10:05"]))
            site.clock.advance(by: .minutes(3))
            let elsewhere = site.sentence("question.changed-elsewhere", ["time": "10:05"])
            let notice = try await open.second.save(ticks(2))
            #expect(notice.saved == site.sentence("question.saved", ["time": "10:08"]) + " · " + elsewhere)
            let page = try await open.first.browser.get("\(open.attempt)/questions/2").text
            #expect(page.contains(site.sentence("question.changed-elsewhere", ["time": "10:08"])))
            site.clock.advance(by: .minutes(1))
            #expect(try await open.second.save(ticks(2, 3)).saved == site.sentence("question.saved", ["time": "10:09"]))
            let later = try await open.first.browser.get("\(open.attempt)/questions/2").text
            #expect(later.contains(site.sentence("question.saved", ["time": "10:09"])))
            #expect(!later.contains(site.sentence("question.changed-elsewhere", ["time": "10:09"])))
        }
    }

    @Test(
        "without script it is told on the page that the button leads to",
        arguments: ["next", "previous", "done", "list", "stay", "language-en"])
    func flash(button: String) async throws {
        try await TestSite.run { site in
            let open = try await TwoWindows(site)
            site.clock.advance(by: .minutes(10))
            _ = try await open.first.press("next", ticks(1))
            site.clock.advance(by: .minutes(1))
            let page = try await open.second.browser.follow(open.second.press(button, ticks(2)))
            let language: Language = button == "language-en" ? .english : .romanian
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:10"], in: language)))
            #expect(try await site.standing(of: open.attempt) == ["servicii: 2"])
            #expect(try await !open.second.browser.open("/tests").text.contains("10:10"))
        }
    }

    @Test("a window whose button is pressed before its save was heard is told on the next page")
    func unheard() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: true)
            site.clock.advance(by: .minutes(10))
            try await open.first.save(ticks(1))
            site.clock.advance(by: .minutes(1))
            open.second.touch()
            _ = try await open.second.send(ticks(2))
            let page = try await open.second.browser.follow(open.second.press("next", ticks(2)))
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:10"])))
            #expect(try await site.log(of: open.attempt) == ["servicii: 1", "servicii: 2"])
        }
    }

    @Test("an untouched old window changes nothing, but says what it did not know", arguments: [false, true])
    func untouched(hasScript: Bool) async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: hasScript)
            site.clock.advance(by: .minutes(5))
            try await open.first.save(ticks(1, 3) + [("flag", "1")])
            let page = try await open.second.browser.follow(open.second.press("next"))
            #expect(page.text.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:05"])))
            let notice = try await open.second.send([])
            #expect(notice.saved.contains(site.sentence("question.changed-elsewhere", ["time": "10:05"])))
            #expect(try await site.log(of: open.attempt) == ["servicii: 1 3"])
            #expect(try await site.standing(of: open.attempt) == ["servicii: 1 3!"])
        }
    }

    @Test("a window that says what the other said already has nothing to be told")
    func sameAnswer() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site, hasScript: true)
            try await open.first.save(ticks(1))
            #expect(try await open.second.save(ticks(1)).saved == site.sentence("question.saved", ["time": "10:00"]))
            #expect(try await site.log(of: open.attempt) == ["servicii: 1"])
        }
    }

    @Test("taking the answer back in an old window takes the newer one back, and says so")
    func clear() async throws {
        try await TestSite.run { site in
            var open = try await TwoWindows(site)
            try await open.first.save(ticks(1, 2))
            let answer = try await open.second.press("clear")
            #expect(answer.location == "\(open.attempt)/questions/2")
            let page = try await open.second.browser.follow(answer).text
            #expect(page.contains(site.sentence("flash.changed-elsewhere", ["number": "2", "time": "10:00"])))
            #expect(page.contains(site.sentence("question.unanswered")))
            #expect(try await site.log(of: open.attempt) == ["servicii: 1 2", "servicii: "])
            #expect(try await site.standing(of: open.attempt).isEmpty)
        }
    }
}
