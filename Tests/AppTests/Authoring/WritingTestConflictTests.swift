import Foundation
import Testing

@testable import App

@Suite("Two write the same test")
struct WritingTestConflictTests {
    /// Carmen's page, older than what Felix has saved since.
    private func scene(_ site: TestSite) async throws -> (carmen: TestEditor, felix: TestEditor) {
        let (carmen, felix) = (try await site.signedIn("carmen"), try await site.signedIn("felix"))
        let test = try await site.beginTest("Unu", "quiz", carmen)
        var (older, newer) = (try await TestEditor(carmen, test), try await TestEditor(felix, test))
        try newer.replace("Cât fac 2 + 3?", "Al lui Felix?")
        try older.replace("Cât fac 2 + 3?", "Al Carmenei?")
        try await newer.save()
        return (older, newer)
    }

    @Test("the second one sees both texts, and nothing is changed yet")
    func both() async throws {
        try await TestSite.run { site in
            let (carmen, felix) = try await scene(site)
            let reply = try await carmen.press("/draft")
            #expect(reply.status == .conflict)
            #expect(reply.words.contains("Al lui Felix?") && reply.words.contains("Al Carmenei?"))
            #expect(reply.words.contains("Felix Pop"))
            #expect(try await TestEditor(felix.browser, felix.test).text.contains("Al lui Felix?"))
            carmen.browser.headers[.accept] = "application/json"
            #expect(try await carmen.press("/draft").status == .conflict)
        }
    }

    @Test("whichever stays, the other is among the tests put away, once", arguments: ["mine", "theirs"])
    func resolved(choice: String) async throws {
        try await TestSite.run { site in
            let (carmen, _) = try await scene(site)
            let page = try await carmen.press("/draft")
            let fields = [
                ("text", try TestEditor.written(page)), ("version", try #require(page.hidden("version"))),
                ("base", try #require(page.hidden("base"))), ("resolve", choice),
            ]
            for _ in 1...2 { #expect(try await carmen.browser.post(carmen.test + "/draft", fields).status == .seeOther) }
            let (stays, goes) = choice == "mine" ? ("Al Carmenei?", "Al lui Felix?") : ("Al lui Felix?", "Al Carmenei?")
            #expect(try await TestEditor(carmen.browser, carmen.test).text.contains(stays))
            let kept = try await site.values("SELECT text AS v FROM assessment_draft WHERE removed_at IS NOT NULL")
            #expect(kept.count == 1 && kept[0].contains(goes))
            let list = try await carmen.browser.get(site.teachCourse() + "/tests")
            #expect(list.words.contains("Teste șterse"))
        }
    }

    @Test("the same text sent again is no conflict")
    func retries() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, site.writtenTest("Exerciții"))
            try editor.replace("UIKit", "AppKit")
            for _ in 1...2 { #expect(try await editor.press("/draft").status == .seeOther) }
            #expect(try await TestEditor(carmen, editor.test).version == "1")
        }
    }

    @Test("a draft that an import has overtaken says so, and goes on with either text", arguments: ["mine", "theirs"])
    func overtaken(choice: String) async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, site.writtenTest("Exerciții"))
            try editor.replace("Ce este în Core Services?", "Al Carmenei?")
            try await editor.save()
            try await site.importAgain { folder in
                try rewrite(
                    folder.appendingPathComponent("01-mobile/tests/02-quiz.md"), "Ce este în Core Services?", "Din fișier?")
            }
            #expect(try await carmen.get(editor.test + "/edit").text.contains(editor.test + "/overtaking"))
            let page = try await carmen.get(editor.test + "/overtaking")
            #expect(page.status == .ok && page.words.contains("Al Carmenei?") && page.words.contains("Din fișier?"))
            let typed = try TestEditor.written(page).replacing("Al Carmenei?", with: "Tot al Carmenei?")
            let shown = [("version", try #require(page.hidden("version"))), ("text", typed), ("resolve", choice)]
            let stale = try await carmen.post(editor.test + "/overtaking", shown + [("base", "another")])
            #expect(
                stale.status == .conflict && stale.words.contains("Tot al Carmenei?"), "what was published must have been seen")
            let fields = shown + [("base", try #require(page.hidden("base")))]
            #expect(try await carmen.post(editor.test + "/overtaking", fields).status == .seeOther)
            let now = try await TestEditor(carmen, editor.test)
            #expect(now.text.contains(choice == "mine" ? "Tot al Carmenei?" : "Din fișier?"))
            #expect(try await carmen.get(editor.test + "/edit").text.contains("/overtaking") == false)
            let kept = try await site.values("SELECT text AS v FROM assessment_draft WHERE removed_at IS NOT NULL")
            #expect(kept.count == 1 && kept[0].contains(choice == "mine" ? "Din fișier?" : "Tot al Carmenei?"))
        }
    }

    @Test("an import while nobody had a draft is no reason to write over it unseen")
    func importedMeanwhile() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, site.writtenTest("Exerciții"))
            try await site.importAgain { folder in
                try rewrite(
                    folder.appendingPathComponent("01-mobile/tests/02-quiz.md"), "Ce este în Core Services?", "Din fișier?")
            }
            try editor.replace("Ce este în Core Services?", "Al Carmenei?")
            let page = try await editor.press("/draft")
            #expect(page.status == .conflict && page.words.contains("Din fișier?"))
        }
    }
}
