import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("A quiz that checks each answer at once")
struct CheckedAnswerTests {
    /// Ana in the quiz, which checks each answer.
    private func practise(
        _ body: @escaping @Sendable (_ site: TestSite, _ ana: TestBrowser, _ attempt: String) async throws -> Void
    ) async throws {
        try await TestSite.run { site in
            try await site.rule(.quiz, "check: each-answer")
            let ana = try await site.signedIn("ana")
            try await body(site, ana, try await ana.start("Exerciții"))
        }
    }

    private func checks(_ site: TestSite) async throws -> Int { try await site.count("checked_answer") }

    @Test("Ana presses Check on a wrong answer and sees that it is wrong, what is right and why")
    func wrong() async throws {
        try await practise { site, ana, attempt in
            #expect(try await ana.get("\(attempt)/questions/1").text.contains("value=\"check\""))
            let reply = try await ana.answer(1, of: attempt, ["Media"], press: "check")
            #expect(reply.location == "\(attempt)/questions/1")
            let page = try await ana.follow(reply)
            #expect(page.words.contains("Media \(site.sentence("results.verdict-incorrect")) · 0 din 2"))
            #expect(page.words.contains("\(site.sentence("results.right")) Cocoa Touch "))
            #expect(page.text.contains("ține de stratul") || page.text.contains("UIKit ține"))
            #expect(page.text.contains(site.sentence("question.checked")))
            #expect(!page.text.contains("name=\"choice[]\"") && !page.text.contains("value=\"check\""))
            #expect(try await checks(site) == 1)
            #expect(try await ana.get("\(attempt)/questions/2").text.contains("name=\"choice[]\""))
        }
    }

    @Test("what was checked counts as it was at the end, and stays in the log")
    func counts() async throws {
        try await practise { site, ana, attempt in
            try await ana.answer(1, of: attempt, ["Cocoa Touch"], press: "check")
            let page = try await ana.follow(ana.end(attempt))
            #expect(page.words.contains("Cocoa Touch \(site.sentence("results.verdict-correct")) · 2 din 2"))
            #expect(try await site.log(of: attempt).count == 1)
        }
    }

    @Test(
        "a page without script leaves a checked answer alone, whatever button leads away",
        arguments: ["next", "previous", "stay"])
    func leaving(button: String) async throws {
        try await practise { site, ana, attempt in
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            let page = try await OpenPage(ana, 1, of: attempt)
            #expect(try await page.press(button, [("flag", "1")]).status == .seeOther)
            #expect(try await site.log(of: attempt) == ["strat: 3"])
            #expect(try await ana.look(at: 1, of: attempt).isFlagged, "what is not the answer can still be changed")
        }
    }

    @Test("a page that is older than the check changes nothing, and is told so, with script and without")
    func olderPage() async throws {
        try await practise { site, ana, attempt in
            let shown = try await ana.look(at: 1, of: attempt)
            let (right, wrong) = try (shown.value(of: "Cocoa Touch"), shown.value(of: "Media"))
            let older = try await OpenPage(ana, 1, of: attempt)
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            for button in ["next", "clear", "check", "language-en"] {
                let reply = try await older.press(button, button == "clear" ? [] : [("choice[]", right)])
                #expect(reply.location == "\(attempt)/questions/1")
                #expect(try await ana.follow(reply).text.contains(site.sentence("flash.checked", ["number": "1"])))
            }
            #expect(try await older.press("list", [("choice[]", right)]).location == "/tests")
            ana.headers[.accept] = "application/json"
            let quiet = try await older.press("stay", [("choice[]", right)])
            #expect(quiet.status == .conflict)
            #expect(try quiet.decoded(QuietReply.self).saved == site.sentence("question.checked"))
            let same = try await older.press("stay", [("choice[]", wrong)])
            #expect(same.status == .ok, "the same answer once more changes nothing")
            #expect(try await site.log(of: attempt) == ["strat: 3"])
            #expect(try await checks(site) == 1)
        }
    }

    @Test("an answer that was kept on a device and comes after the check does not replace it")
    func keptAnswer() async throws {
        try await practise { site, ana, attempt in
            let right = try await ana.look(at: 1, of: attempt).value(of: "Cocoa Touch")
            let older = try await OpenPage(ana, 1, of: attempt)
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            ana.headers[.accept] = "application/json"
            let late = try await older.press("stay", [("choice[]", right), ("kept", "1")])
            #expect(late.status == .conflict)
            #expect(try late.decoded(QuietReply.self).saved == site.sentence("flash.checked", ["number": "1"]))
            #expect(try await site.log(of: attempt) == ["strat: 3"])
        }
    }

    @Test("without an answer there is nothing to check, and the page says so")
    func empty() async throws {
        try await practise { site, ana, attempt in
            let page = try await ana.follow(ana.answer(1, of: attempt, [], press: "check"))
            #expect(page.text.contains(site.sentence("flash.check-empty")))
            #expect(try await checks(site) == 0)
        }
    }

    @Test("pressing Check twice checks once")
    func twice() async throws {
        try await practise { site, ana, attempt in
            let page = try await OpenPage(ana, 1, of: attempt)
            let value = try await ana.look(at: 1, of: attempt).value(of: "Media")
            for _ in 0..<2 {
                #expect(try await page.press("check", [("choice[]", value)]).location == "\(attempt)/questions/1")
            }
            #expect(try await checks(site) == 1)
        }
    }

    @Test("other buttons save an answer and check nothing: it can still be changed", arguments: ["next", "done", "list", "stay"])
    func otherButtons(button: String) async throws {
        try await practise { site, ana, attempt in
            try await ana.answer(1, of: attempt, ["Media"], press: button)
            #expect(try await checks(site) == 0)
            try await ana.answer(1, of: attempt, ["Cocoa Touch"])
            #expect(try await ana.look(at: 1, of: attempt).ticked == ["Cocoa Touch"])
        }
    }

    @Test(
        "neither a quiz without the setting nor a final checks anything, even when it is asked to",
        arguments: ["Exerciții", "Test final"])
    func others(title: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start(title)
            #expect(try await !ana.get("\(attempt)/questions/1").text.contains("value=\"check\""))
            let page = try await ana.follow(ana.answer(1, of: attempt, ["Media"], press: "check"))
            #expect(!page.text.contains(site.sentence("results.verdict-incorrect")))
            #expect(!page.text.contains(site.sentence("results.right")))
            #expect(try await ana.look(at: 1, of: attempt).ticked == ["Media"])
            #expect(try await checks(site) == 0)
        }
    }

    @Test("a quiz that checks no more keeps what was checked; one that begins to check does so in attempts that run")
    func changed() async throws {
        try await practise { site, ana, attempt in
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            try await site.rule(.quiz, "check")
            #expect(try await ana.get("\(attempt)/questions/1").text.contains(site.sentence("question.checked")))
            #expect(try await !ana.get("\(attempt)/questions/2").text.contains("value=\"check\""))
            try await site.rule(.quiz, "check: each-answer")
            #expect(try await ana.get("\(attempt)/questions/2").text.contains("value=\"check\""))
        }
    }

    @Test("the next attempt is free again, and nobody else's answers are touched")
    func nextAttempt() async throws {
        try await practise { site, ana, attempt in
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            let bogdan = try await site.signedIn("bogdan")
            let his = try await bogdan.start("Exerciții")
            #expect(try await bogdan.look(at: 1, of: his).options.count == 3)
            try await ana.end(attempt)
            let second = try await ana.start("Exerciții")
            #expect(try await ana.look(at: 1, of: second).options.count == 3)
        }
    }

    @Test("the setting is made in the form, stands in the text, the export and a copy of the course, and holds at once")
    func setting() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Exerciții")
            let fields = try WritingTestSettingsTests.fields(try await carmen.get(test + "/settings"))
            #expect(fields.contains { $0 == ("check", "at-end") })
            func typed(_ new: [String: String]) -> [(String, String)] { fields.map { ($0.0, new[$0.0] ?? $0.1) } }
            let later = typed(["check": "each-answer", "answers": "from", "answersDay": "2026-12-01", "answersTime": "09:00"])
            let refused = try await carmen.post(test + "/settings", later)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(site.sentence("test-settings.check-now")))
            #expect(try await carmen.post(test + "/settings", typed(["check": "each-answer"])).status == .seeOther)
            #expect(try await site.assessment(test).policy.check == .eachAnswer)
            #expect(try await TestEditor(carmen, test).text.contains("check: each-answer"))
            let archive = try await site.savedArchive(of: site.teachCourse(), by: "carmen")
            #expect(try await site.importing(archive).allSatisfy { $0.verb == .kept })
            let final = try await site.writtenTest("Test final")
            let page = try await carmen.get(final + "/settings")
            #expect(!page.text.contains("name=\"check\""))
        }
    }

    @Test("what another window answered is not checked in front of a page that does not show it")
    func elsewhere() async throws {
        try await practise { site, ana, attempt in
            let page = try await OpenPage(ana, 1, of: attempt)
            try await ana.answer(1, of: attempt, ["Media"])
            let reply = try await page.press("check")
            #expect(reply.location == "\(attempt)/questions/1")
            #expect(try await checks(site) == 0)
            let told = try await ana.follow(reply)
            #expect(told.text.contains("name=\"choice[]\"") && !told.words.contains(site.sentence("results.right")))
            try await ana.answer(1, of: attempt, ["Media"], press: "check")
            #expect(try await checks(site) == 1)
        }
    }
}
