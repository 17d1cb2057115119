import Foundation
import Testing

@testable import App

@Suite("The head of a test's text, line by line")
struct WritingTestTextTests {
    private static let text = """
        ---
        title: "Unu: doi"   # rămâne
        kind: final
        ceva: necunoscut
        draw:
          A / B: 2
          C: 1
        extra-time:
          ana: {factor: 1.5}
        limit: 30  # minute
        ---

        ### Ce?\t

        """

    @Test("a setting is changed in its place; comments, unknown settings and all below stay as they are")
    func place() throws {
        var head = try #require(TestFrontMatter(Self.text))
        #expect(head.text == Self.text)
        head.set("limit", "45")
        head.set("title", "Trei # nu")
        head.set("draw", pairs: [("D: e", "3")])
        head.set("extra-time", nil)
        head.set("code", "abc 123")
        #expect(
            head.text == """
                ---
                title: "Trei # nu"   # rămâne
                kind: final
                ceva: necunoscut
                draw:
                  "D: e": 3
                limit: 45  # minute
                code: abc 123
                ---

                ### Ce?\t

                """)
        #expect(head.line(of: "limit") == 7 && head.name(at: 6) == "draw" && head.name(at: 9) == nil)
    }

    @Test(
        "what is written is read back, whatever it is",
        arguments: [
            "simplu", "cu: două puncte", "cu # diez", "\"ghilimele\"", "'", "true", "no", "-", "[a]", "{a}", "2026-11-25 09:00",
            "a \\ b", "@x",
            "ș ț: „x”", "1.5", "*a*", "&a", "!a", "%a", "a:", "- a", "? a", "|", ">",
        ])
    func readBack(value: String) throws {
        var head = try #require(TestFrontMatter("---\nkind: quiz\n---\n"))
        head.set("title", value)
        #expect(WrittenTitle.of(head.text) == value)
    }

    @Test("a text without settings, or with settings that do not end, has no head")
    func none() {
        #expect(TestFrontMatter("### Ce?") == nil && TestFrontMatter("---\ntitle: a") == nil && TestFrontMatter("") == nil)
    }

    @Test("what is typed into two fields is a time as a text writes it")
    func times() {
        #expect(ZonedTime.typed("2026-11-25", "09:00") == "2026-11-25 09:00")
        #expect(ZonedTime.typed("5. 1. 2026.", "9:05") == "2026-01-05 09:05")
        #expect(ZonedTime.typed("25/11/2026", "09:00:00") == "2026-11-25 09:00")
        #expect(ZonedTime.typed(" ", nil) == nil && ZonedTime.typed("mâine", "") == "mâine")
        #expect(ZonedTime.typed("30 noiembrie 2026", "9") == "2026-11-30 09:00")
        #expect(ZonedTime.typed("30.11.2026 9:00", "") == "2026-11-30 09:00")
        #expect(ZonedTime.typed("03/04/2026", "09:00") == "03/04/2026 09:00")
    }

    @Test("a quiz that is made of a final keeps its questions and loses its times")
    func copy() throws {
        let copy = TestCopy.text(Self.text, .quiz, title: "Copie")
        #expect(copy.contains("title: Copie") && copy.contains("kind: quiz") && copy.contains("A / B: 2"))
        #expect(!copy.contains("limit") && !copy.contains("extra-time") && !copy.contains("ana:"))
        #expect(copy.hasSuffix("---\n\n### Ce?\t\n"))
    }

    @Test("a final that is made of a final keeps its limit and rules, and loses its dates, code and extra times")
    func finalCopy() {
        let text = """
            ---
            title: Test
            kind: final
            opens: 30.11.2026 9:00
            closes: 30.11.2026 11:00
            limit: 60
            attempts: 2
            code: ABCD12
            results: 2026-12-01 09:00 # la o zi
            extra-time:
              ana: {minutes: 5}
            ---

            ### Ce?
            """
        let copy = TestCopy.text(text, .final, title: "Restanță")
        #expect(
            copy == "---\ntitle: Restanță\nkind: final\nlimit: 60\nattempts: 2\nresults: after-everyone # la o zi\n---\n\n### Ce?"
        )
        let open = TestCopy.text(text.replacing("2026-12-01 09:00", with: "at-once"), .final, title: "Alt")
        #expect(open.contains("results: at-once"))
    }
}
