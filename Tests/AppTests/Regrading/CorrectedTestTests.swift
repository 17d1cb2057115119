import Foundation
import Testing

@testable import App

@Suite("A corrected key stays right when a test is written on")
struct CorrectedTestTests {
    private func scene(_ body: @escaping @Sendable (CorrectionScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await CorrectionScene(site)) }
    }

    @Test("it stands in the text that is written on, in the next revision and in what is exported")
    func text() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            try await scene.correct("strat", [("right[]", "3")], because: "Media era răspunsul")
            #expect(try await scene.site.revisions(of: test).count == 2)
            #expect(try await scene.site.values("SELECT DISTINCT revision_id AS v FROM attempt").count == 1)
            var editor = try await TestEditor(scene.carmen, test)
            #expect(editor.text.contains("- [ ] Cocoa Touch\n- [x] Media"))
            #expect(!(try await scene.carmen.get(test).words.contains(scene.site.sentence("test.has-changes"))))
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.publish()
            let attempt = try await scene.dan.start("Exerciții")
            try await scene.dan.answer(1, of: attempt, ["Media"])
            try await scene.dan.end(attempt)
            #expect(try await scene.site.submission(of: attempt)?.earned == 2000)
            #expect(try await scene.earned() == [2000, 0])

            let archive = try await scene.site.savedArchive(of: scene.site.teachCourse(), by: "carmen")
            #expect(try await scene.site.importing(archive).allSatisfy { $0.verb == .kept })
            #expect(try await scene.site.revisions(of: test).count == 3)
        }
    }

    @Test(
        "in a draft that somebody is writing too, though the question has other words there; what they wrote stays, and nothing is overtaken"
    )
    func draft() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            var editor = try await TestEditor(scene.carmen, test)
            try editor.replace("Ce strat conține **UIKit**?", "Care strat conține **UIKit**?")
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.save()
            let open = editor
            try await scene.correct("strat", [("right[]", "3")], because: "x")
            editor = try await TestEditor(scene.carmen, test)
            #expect(editor.text == open.text.replacing("- [x] Cocoa Touch\n- [ ] Media", with: "- [ ] Cocoa Touch\n- [x] Media"))
            #expect(!(try await scene.carmen.get(test + "/edit").text.contains("/overtaking")))
            let asked = try await scene.site.values(
                """
                SELECT DISTINCT question_revision.text AS v FROM question_revision
                JOIN question ON question.id = question_revision.question_id WHERE question.question_key = 'strat'
                """)
            #expect(asked == ["Ce strat conține **UIKit**?"], "only the key was published")
            // Who had the editor open meanwhile is shown both texts.
            var late = open
            late.text += "\n> Și încă un rând.\n"
            #expect(try await late.press("/draft").status == .conflict)
        }
    }

    @Test("a draft that offers other answers is left as it is, and is published only when its writer has seen what was")
    func otherAnswers() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            var editor = try await TestEditor(scene.carmen, test)
            try editor.replace("- [ ] Core OS", "- [ ] Nucleul")
            try await editor.save()
            let written = editor.text
            try await scene.correct("strat", [("right[]", "3")], because: "x")
            editor = try await TestEditor(scene.carmen, test)
            #expect(editor.text == written)
            let stopped = try await editor.press("/publications")
            #expect(stopped.location == test + "/overtaking")
            #expect(try await scene.site.revisions(of: test).count == 2)
            #expect(try await scene.carmen.get(test + "/overtaking").words.contains("[x] Media"))
        }
    }

    @Test("what no document can say is carried to the next revisions, until somebody writes another key")
    func carried() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            try await scene.correct("strat", [("right[]", "2"), ("right[]", "3")], because: "Ambele se acceptă")
            #expect(try await scene.site.revisions(of: test).count == 1, "one option is to be chosen: no text says two")
            var editor = try await TestEditor(scene.carmen, test)
            for (old, new, earned) in [
                ("Ce este în Core Services?", "Ce nu este acolo?", 2000), ("Ce strat conține", "Care strat conține", 0),
                ("Care strat conține", "Ce strat conține", 2000), ("- [ ] Core OS\n- [x] Cocoa", "- [x] Core OS\n- [ ] Cocoa", 0),
            ] {
                try editor.replace(old, new)
                try await editor.publish()
                #expect(try await scene.begunBy(scene.dan, choosing: "Media") == earned, "\(new)")
            }
        }
    }

    @Test("who puts the old key back in the text has decided anew: the correction before does not come back with it")
    func putBack() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            try await scene.correct("strat", [("right[]", "3")], because: "Media era răspunsul")
            var editor = try await TestEditor(scene.carmen, test)
            #expect(editor.text.contains("- [ ] Cocoa Touch\n- [x] Media"))
            try editor.replace("- [ ] Cocoa Touch\n- [x] Media", "- [x] Cocoa Touch\n- [ ] Media")
            try await editor.publish()
            #expect(try await scene.begunBy(scene.dan, choosing: "Cocoa Touch") == 2000)
            #expect(try await scene.begunBy(scene.dan, choosing: "Media") == 0)
            #expect(try await scene.earned() == [2000, 0], "what was marked by the correction stays")
        }
    }

    @Test("nor does one that no document can say, after another key was published in between")
    func putBackUnsayable() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            try await scene.correct("strat", [("right[]", "2"), ("right[]", "3")], because: "Ambele se acceptă")
            var editor = try await TestEditor(scene.carmen, test)
            for (old, new, earned) in [
                ("- [ ] Core OS\n- [x] Cocoa", "- [x] Core OS\n- [ ] Cocoa", 0),
                ("- [x] Core OS\n- [ ] Cocoa", "- [ ] Core OS\n- [x] Cocoa", 0),
                ("Ce este în Core Services?", "Ce nu este acolo?", 0),
            ] {
                try editor.replace(old, new)
                try await editor.publish()
                #expect(try await scene.begunBy(scene.dan, choosing: "Media") == earned, "\(new)")
            }
        }
    }

    @Test("accepted numbers and texts are written as a document writes them")
    func typed() async throws {
        try await TestSite.run { site in
            let typed = try await TypedTest(site)
            _ = try await typed.type("3,5", to: 1)
            _ = try await typed.type("inițiala", to: 2)
            try await typed.ana.end(typed.attempt)
            let (carmen, test) = (try await site.signedIn("carmen"), try await site.writtenTest("Scris"))
            for (key, accepted) in [("cat", "3,14 ± 0,01\n3.5"), ("nume", "__init__\n<inițializator>\ninițiala")] {
                let question = try #require(
                    try await site.values("SELECT id AS v FROM question WHERE question_key = \(key)").first)
                let address = test + "/corrections/" + question
                let form = [("accepted", accepted), ("reason", "Se acceptă")]
                let preview = try await carmen.post(address, form)
                let done = try await carmen.post(address, form + [("shown", preview.hidden("shown") ?? "")])
                try #require(done.status == .seeOther, "\(preview.words)")
            }
            let text = try await TestEditor(carmen, test).text
            #expect(text.contains("= 3.14 ± 0.01 | 3.5"))
            #expect(text.contains("= __init__ | <inițializator> | inițiala"))
            #expect(try await site.submission(of: typed.attempt)?.earned == 2000)
            #expect(try await site.revisions(of: test).count == 3)
        }
    }

    @Test("a key that was mended in the text is corrected for those who were marked by the old one")
    func mendedBefore() async throws {
        try await scene { scene in
            let test = try await scene.site.writtenTest("Exerciții")
            var editor = try await TestEditor(scene.carmen, test)
            try editor.replace("- [x] Cocoa Touch\n- [ ] Media", "- [ ] Cocoa Touch\n- [x] Media")
            try await editor.publish()
            #expect(try await scene.earned() == [0, 2000], "what was marked stays until somebody corrects it")
            #expect(try await scene.carmen.get(scene.keyAddress("strat")).words.contains(scene.site.sentence("correction.mixed")))
            try await scene.correct("strat", [("right[]", "3")], because: "Media era răspunsul")
            #expect(try await scene.earned() == [2000, 0])
            let page = try await scene.carmen.get(scene.keyAddress("strat"))
            #expect(!page.words.contains(scene.site.sentence("correction.mixed")))
            let again = try await scene.carmen.post(scene.keyAddress("strat"), [("right[]", "3"), ("reason", "x")])
            #expect(again.status == .unprocessableContent)
        }
    }
}
