import HTTPTypes
import Testing

@testable import App

@Suite("A page from before the attempt was opened again")
struct ReopenedPageTests {
    /// Ana ends the attempt, and Carmen opens it again.
    private func reopen(_ scene: InterventionScene) async throws {
        try await scene.ana.end(scene.attempt)
        scene.site.clock.advance(by: .minutes(1))
        try await scene.reopen()
        scene.site.clock.advance(by: .minutes(1))
    }

    /// One save in the background, whatever comes of it.
    private func send(_ page: OpenPage, _ fields: [(String, String)]) async throws -> TestBrowser.Reply {
        let accept = page.browser.headers[.accept]
        page.browser.headers[.accept] = "application/json"
        defer { page.browser.headers[.accept] = accept }
        let all = [("page", page.page), ("seq", String(page.sequence ?? 0))] + fields + [("go", "stay")]
        return try await page.browser.post(page.address, all)
    }

    @Test("takes no place of an answer given after; it comes back with what was ticked, and takes it when pressed again")
    func withoutScript() async throws {
        try await InterventionScene.run { scene in
            let old = try await OpenPage(scene.ana, 1, of: scene.attempt)
            let look = try await scene.ana.look(at: 1, of: scene.attempt)
            let (media, core) = (try look.value(of: "Media"), try look.value(of: "Core OS"))
            try await reopen(scene)
            _ = try await OpenPage(scene.ana, 1, of: scene.attempt).press("stay", [("choice[]", media)])
            let log = try await scene.site.log(of: scene.attempt)
            let refused = try await old.press("next", [("choice[]", core)])
            #expect(refused.status == .conflict && refused.text.contains(scene.site.sentence("question.overtaken")))
            #expect(ShownQuestion(refused.text).ticked == ["Core OS"])
            #expect(try await scene.site.log(of: scene.attempt) == log)
            let mark = OpenPage.unescaped(try #require(refused.hidden("page")))
            let again = try await scene.ana.post(old.address, [("page", mark), ("choice[]", core), ("go", "next")])
            #expect(again.status == .seeOther)
            #expect(try await scene.ana.look(at: 1, of: scene.attempt).ticked == ["Core OS"])
        }
    }

    @Test("is told the same by its script, and is taken when Ana wants it all the same")
    func withScript() async throws {
        try await InterventionScene.run { scene in
            var old = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            try await reopen(scene)
            var new = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            try await new.save([("choice[]", "1")])
            let log = try await scene.site.log(of: scene.attempt)
            old.touch()
            let refused = try await send(old, [("choice[]", "2")])
            #expect(refused.status == .conflict)
            let notice = try refused.decoded(OpenPage.Notice.self)
            #expect(notice.saved == scene.site.sentence("question.overtaken"))
            #expect(try await scene.site.log(of: scene.attempt) == log)
            let mark = try #require(notice.page)
            #expect(mark.hasSuffix("/1 ? ?"))
            let again = try await scene.ana.post(
                old.address, [("page", mark), ("seq", "2"), ("choice[]", "2"), ("go", "stay")])
            #expect(again.status == .seeOther)
            #expect(try await scene.site.log(of: scene.attempt).count == log.count + 1)
        }
    }

    @Test("that sends once more, late, what it had overtaken itself, undoes nothing")
    func delayed() async throws {
        try await InterventionScene.run { scene in
            var page = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            page.touch()
            let early = page
            page.touch()
            _ = try await page.send([("choice[]", "2")])
            try await reopen(scene)
            let log = try await scene.site.log(of: scene.attempt)
            #expect(try await send(early, [("choice[]", "1")]).status == .conflict)
            #expect(try await scene.site.log(of: scene.attempt) == log)
        }
    }

    @Test("that had seen what stands goes on as if nothing had been")
    func goesOn() async throws {
        try await InterventionScene.run { scene in
            var page = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            try await page.save([("choice[]", "1")])
            try await reopen(scene)
            let notice = try await page.save([("choice[]", "2")])
            #expect(notice.page?.split(separator: " ").first?.hasSuffix("/1") == true)
            #expect(notice.saved.contains(scene.site.sentence("question.saved", time: "10:02")))
            try await page.save([("choice[]", "3")])
            #expect(try await scene.site.log(of: scene.attempt).count == 4)
        }
    }

    @Test("in two windows after it, the last one counts and is told, as ever")
    func afterwards() async throws {
        try await InterventionScene.run { scene in
            try await reopen(scene)
            var first = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            var second = try await OpenPage(scene.ana, 1, of: scene.attempt, hasScript: true)
            try await first.save([("choice[]", "1")])
            let notice = try await second.save([("choice[]", "2")])
            #expect(notice.saved.contains(scene.site.sentence("question.changed-elsewhere", time: "10:02")))
        }
    }
}
