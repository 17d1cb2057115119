import HTTPTypes
import Testing

@testable import App

@Suite("A save that the network repeats, delays or overtakes")
struct RepeatedSavesTests {
    /// The first question of Ana's final with its options in the document's order, on a page with the script.
    private func page(_ site: TestSite) async throws -> (page: OpenPage, attempt: String) {
        try await site.importAgain { folder in
            try rewrite(folder.appendingPathComponent("01-mobile/tests/01-final.md"), "#strat", "#strat order=fixed")
        }
        let ana = try await site.signedIn("ana")
        let attempt = try await ana.start("Test final")
        return (try await OpenPage(ana, 1, of: attempt, hasScript: true), attempt)
    }

    private func tick(_ position: Int) -> [(String, String)] { [("choice[]", String(position))] }

    @Test("that comes twice is taken once")
    func twice() async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            page.touch()
            let notice = try await page.send(tick(2) + [("flag", "1")])
            site.clock.advance(by: .seconds(50))
            #expect(try await page.send(tick(2) + [("flag", "1")]).page == notice.page)
            #expect(try await site.log(of: attempt) == ["strat: 2"])
            #expect(try await site.standing(of: attempt) == ["strat: 2!"])
        }
    }

    @Test("that comes again after a later one of its page undoes nothing")
    func overtaken() async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            page.touch()
            let early = page
            page.touch()
            _ = try await page.send(tick(3) + [("flag", "1")])
            _ = try await early.send(tick(2))
            _ = try await early.send([])
            _ = try await page.send(tick(3) + [("flag", "1")])
            #expect(try await site.log(of: attempt) == ["strat: 3"])
            #expect(try await site.standing(of: attempt) == ["strat: 3!"])
        }
    }

    @Test("that comes again after another window's undoes nothing, and is told of it")
    func afterAnother() async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            page.touch()
            _ = try await page.send(tick(2))
            var other = try await OpenPage(site.signedIn("ana"), 1, of: attempt, hasScript: true)
            site.clock.advance(by: .minutes(4))
            try await other.save(tick(3) + [("flag", "1")])
            site.clock.advance(by: .minutes(1))
            let notice = try await page.send(tick(2))
            #expect(notice.saved.contains(site.sentence("question.changed-elsewhere", ["time": "10:04"])))
            #expect(try await site.log(of: attempt) == ["strat: 2", "strat: 3"])
            #expect(try await site.standing(of: attempt) == ["strat: 3!"])
        }
    }

    @Test("still counts when it says something new after another window's")
    func newAfterAnother() async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            try await page.save(tick(2))
            var other = try await OpenPage(site.signedIn("ana"), 1, of: attempt, hasScript: true)
            try await other.save(tick(3))
            page.touch()
            _ = try await page.send(tick(2))
            #expect(try await site.log(of: attempt) == ["strat: 2", "strat: 3", "strat: 2"])
        }
    }

    @Test("that comes ten times at the same moment is taken once")
    func atOnce() async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            page.touch()
            let (fields, state, sequence) = (tick(2), page.page, try #require(page.sequence))
            let (address, session) = (page.address, try #require(page.browser.cookies["s"]))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...10 {
                    group.addTask {
                        let browser = site.visitor()
                        browser.set("s", to: session)
                        let reply = try await browser.post(
                            address, [("page", state), ("seq", String(sequence))] + fields + [("go", "stay")])
                        #expect(reply.status == .seeOther)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await site.log(of: attempt) == ["strat: 2"])
        }
    }

    @Test("followed by the button of its page, in either order, is one answer", arguments: [false, true])
    func button(isButtonFirst: Bool) async throws {
        try await TestSite.run { site in
            var (page, attempt) = try await page(site)
            page.touch()
            if !isButtonFirst { _ = try await page.send(tick(1)) }
            #expect(try await page.press("next", tick(3)).location == "\(attempt)/questions/2")
            if isButtonFirst { _ = try await page.send(tick(1)) }
            #expect(try await site.standing(of: attempt) == ["strat: 3"])
        }
    }

    @Test("of a form without script, sent twice by a nervous finger, is taken once")
    func form() async throws {
        try await TestSite.run { site in
            let (scripted, attempt) = try await page(site)
            let ana = scripted.browser
            let page = try await OpenPage(ana, 1, of: attempt)
            for _ in 1...3 { #expect(try await page.press("next", tick(2)).location == "\(attempt)/questions/2") }
            #expect(try await site.log(of: attempt) == ["strat: 2"])
            let other = try await OpenPage(ana, 1, of: attempt)
            _ = try await other.press("next", tick(3))
            _ = try await page.press("next", tick(2))
            #expect(try await site.standing(of: attempt) == ["strat: 3"])
            for position in [1, 2, 1] { _ = try await page.press("next", tick(position)) }
            #expect(try await site.standing(of: attempt) == ["strat: 1"])
        }
    }

    @Test("that is not a number is kept as what was typed, and the next one counts")
    func refusedBetween() async throws {
        try await TestSite.run { site in
            try await site.add("05-typed.md", "---\ntitle: Scris\nkind: quiz\n---\n\n### Câți? {#cati}\n\n= 3\n")
            let ana = try await site.signedIn("ana")
            var page = try await OpenPage(ana, 1, of: ana.start("Scris"), hasScript: true)
            let attempt = page.address.replacing("/questions/1", with: "")
            try await page.save([("text", "3")])
            let told = try await page.save([("text", "3 c")])
            #expect(told.fault == site.sentence("question.not-a-number"))
            #expect(try await site.standing(of: attempt) == [])
            try await page.save([("text", "4")])
            #expect(try await site.log(of: attempt) == ["cati: 3", "cati: ", "cati: 4"])
        }
    }

    @Test("of a long text of which only the last letter is another one is taken as well", arguments: [true, false])
    func lastLetter(hasScript: Bool) async throws {
        try await TestSite.run { site in
            try await site.add("05-typed.md", "---\ntitle: Scris\nkind: quiz\n---\n\n### Cum? {#cum}\n\n= așa\n")
            let ana = try await site.signedIn("ana")
            var page = try await OpenPage(ana, 1, of: ana.start("Scris"), hasScript: hasScript)
            let attempt = page.address.replacing("/questions/1", with: "")
            let texts = ["a", "b", "c"].map { String(repeating: "x", count: TextQuestion.longest - 1) + $0 }
            for text in texts {
                if hasScript {
                    try await page.save([("text", text)])
                } else {
                    _ = try await page.press("next", [("text", text)])
                }
            }
            #expect(try await site.log(of: attempt) == texts.map { "cum: \($0)" })
        }
    }
}
