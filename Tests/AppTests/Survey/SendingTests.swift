import Foundation
import Testing

@testable import App

@Suite("Students hand in what they think of a subject")
struct SendingTests {
    @Test("a form that is filled in is thanked for, leaves a sealed ballot and one flag, and nothing that can be read")
    func sent() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let browser = try await scene.site.signedIn("student1")
            let reply = try await browser.post(scene.address, SurveyScene.fields(4, comment: "prea repede"))
            #expect(reply.status == .seeOther)
            #expect(reply.location == "/surveys")
            #expect(try await browser.follow(reply).words.contains("Mulțumim"))
            let rows = try await scene.site.database.read { tx in
                try (
                    tx.rows("SELECT content FROM sealed_ballot").map { try $0["content"] as [UInt8] },
                    tx.rows("SELECT is_done FROM participation").map { try $0["is_done"] as Int }
                )
            }
            #expect(rows.0.count == 1)
            #expect(!String(decoding: rows.0[0], as: UTF8.self).contains("repede"))
            #expect(rows.1.sorted() == [0, 0, 0, 0, 0, 0, 0, 1])
        }
    }

    @Test("a form with gaps comes back with everything kept, their number and a mark at each; nothing is stored")
    func gaps() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let reply = try await scene.send("student1", [("a1", "2"), ("a5", "rămâne"), ("go", "send")])
            #expect(reply.status == .unprocessableContent)
            let linked = reply.text.matches(of: #/<li><a href="#(a\d)"/#).map { String($0.1) }
            let marked = reply.text.matches(of: #/<fieldset id="(a\d)"[^>]*><legend[^>]*>[^\n]*?<span class="bad">/#).map {
                String($0.1)
            }
            #expect(linked == ["a2"] && marked == ["a2", "a3", "a4"])
            #expect(reply.words.contains("Răspunsuri care lipsesc: 3."))
            #expect(reply.text.contains("value=\"2\" checked"))
            #expect(reply.text.contains(">rămâne</textarea>"))
            #expect(try await scene.count("sealed_ballot") == 0)
        }
    }

    @Test("a double press, a replayed form and one with gaps after it count once and are thanked")
    func once() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let browser = try await scene.site.signedIn("student1")
            #expect(try await browser.post(scene.address, SurveyScene.fields(4)).status == .seeOther)
            for fields in [SurveyScene.fields(1), [("a1", "2"), ("go", "send")], [("go", "skip")]] {
                let page = try await browser.follow(browser.post(scene.address, fields))
                #expect(page.words.contains("contează ce ați trimis prima dată"))
            }
            #expect(try await scene.count("sealed_ballot") == 1)
            #expect(try await browser.get(scene.address).location == "/surveys")
        }
    }

    @Test("who declines is done, with a ballot as long as any other")
    func declined() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            #expect(try await scene.send("student1", [("go", "skip")]).status == .seeOther)
            #expect(try await scene.send("student2", SurveyScene.fields(5, comment: "x")).status == .seeOther)
            let lengths = try await scene.site.database.read { tx in
                try tx.rows("SELECT length(content) AS length FROM sealed_ballot").map { try $0["length"] as Int }
            }
            #expect(Set(lengths).count == 1)
        }
    }

    @Test("another language shows the same page with what was filled in, and stores nothing")
    func language() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let browser = try await scene.site.signedIn("student1")
            let fields = SurveyScene.fields(3, comment: "ostaje").filter { $0.0 != "go" } + [("go", "language-sr-Latn")]
            let reply = try await browser.post(scene.address, fields)
            #expect(reply.status == .ok)
            #expect(reply.text.contains("<html lang=\"sr-Latn\">"))
            #expect(reply.words.contains("Kako ste zadovoljni predavanjima?"))
            #expect(reply.text.contains(">ostaje</textarea>"))
            #expect(try await scene.count("sealed_ballot") == 0)
            #expect(try await browser.get("/surveys").text.contains("<html lang=\"sr-Latn\">"))
        }
    }

    @Test("what a tab keeps until it is sent is marked as this session's and the same person's one before, and names nobody")
    func marks() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            func marks(_ browser: TestBrowser) async throws -> [Substring] {
                let page = try await browser.get(scene.address).text
                return try #require(page.firstMatch(of: #/data-marks="([^"]*)"/#)).1.split(separator: " ")
            }
            let (browser, elsewhere) = (try await scene.site.signedIn("student1"), try await scene.site.signedIn("student1"))
            let first = try await marks(browser)
            let token = try #require(browser.cookies["s"])
            let (again, others) = (try await marks(browser), try await marks(elsewhere))
            #expect(first.count == 1 && first[0].count == 12 && first == again && first != others)
            #expect(!first[0].contains(token) && !token.contains(first[0]))

            try await elsewhere.post("/account/sessions/endings")
            #expect(try await browser.get(scene.address).location?.hasPrefix("/sign-in") == true)
            try await browser.signIn("student1")
            let second = try await marks(browser)
            #expect(second.count == 2 && second[1] == first[0] && second[0] != first[0])

            try await browser.signIn("student2")
            let next = try await marks(browser)
            #expect(next.count == 1 && !second.contains(next[0]))
        }
    }

    @Test("the page behind a form that has arrived, and the one behind logging out, make the tab forget; no other does")
    func forgets() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let browser = try await scene.site.signedIn("student1")
            let script = try scene.site.site.assets.address(of: "js/forget.js", in: .romanian)
            #expect(try await !browser.get("/surveys").text.contains(script))
            let thanks = try await browser.follow(browser.post(scene.address, SurveyScene.fields(4)))
            #expect(thanks.text.contains(script))
            #expect(try await !browser.get("/surveys").text.contains(script))
            let signedOut = try await browser.follow(browser.post("/sign-out"))
            #expect(signedOut.text.contains(script))
            #expect(try await !scene.site.visitor().get("/sign-in").text.contains(script))
        }
    }

    @Test("a comment that is too long comes back whole")
    func tooLong() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let comment = String(repeating: "ș", count: 601)
            let reply = try await scene.send("student1", SurveyScene.fields(3, comment: comment))
            #expect(reply.status == .unprocessableContent)
            #expect(reply.text.contains(comment))
        }
    }

    @Test("only who is enrolled is asked: nobody else finds the form, before the opening nobody does")
    func others() async throws {
        try await SurveyScene.run { scene in
            #expect(try await scene.send("student1", SurveyScene.fields(3)).status == .notFound)
            try await scene.open()
            for person in ["ema", "felix", "carmen", "dan"] {
                #expect(try await scene.send(person, SurveyScene.fields(3)).status == .notFound, "\(person)")
                #expect(try await scene.site.signedIn(person).get(scene.address).status == .notFound)
            }
            let odd = SurveyRoutes.subject(ID(text: "x"), of: scene.survey)
            #expect(try await scene.site.signedIn("student1").get(odd).status == .notFound)
        }
    }

    @Test("after the closing time a form leads back with a sentence and is not counted")
    func late() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            scene.site.clock.advance(by: .hours(2))
            let browser = try await scene.site.signedIn("student1")
            let reply = try await browser.follow(browser.post(scene.address, SurveyScene.fields(3)))
            #expect(reply.words.contains("nu mai primește răspunsuri"))
            #expect(try await scene.count("sealed_ballot") == 0)
        }
    }

    @Test("while the key is missing sending is refused, the form is kept and nothing is noted; when it is back it works")
    func keyMissing() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let file = scene.site.folder.appendingPathComponent("keys/surveys/\(scene.survey).key").path
            try FileManager.default.moveItem(atPath: file, toPath: file + ".away")
            let refused = try await scene.send("student1", SurveyScene.fields(3, comment: "rămâne"))
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.text.contains(">rămâne</textarea>"))
            #expect(
                try await scene.site.database.read { try $0.first("SELECT 1 AS x FROM participation WHERE is_done = 1") } == nil)
            try Data([1]).write(to: URL(fileURLWithPath: file))
            #expect(try await scene.send("student1", SurveyScene.fields(3)).status == .serviceUnavailable)
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now) == [.keyMissing(scene.survey)])
            #expect(try await scene.send("student2", [("go", "skip")]).status == .seeOther, "declining needs no key")
            let again = try await scene.send("student2", SurveyScene.fields(3))
            #expect(again.status == .seeOther, "who is done is told so")
            try FileManager.default.removeItem(atPath: file)
            try FileManager.default.moveItem(atPath: file + ".away", toPath: file)
            #expect(try await scene.send("student1", SurveyScene.fields(3)).status == .seeOther)
        }
    }
}
