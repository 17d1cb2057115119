import Testing

@testable import App

@Suite("Settings")
struct SettingsTests {
    private func settings(_ yaml: String, lineOffset: Int = 0) throws -> Settings {
        try Settings(yaml, file: "x.yaml", lineOffset: lineOffset)
    }

    private func places(_ settings: Settings) -> [String] {
        settings.mistakes.map { "\($0.line.map(String.init) ?? "-") \($0.key) \($0.values["setting"] ?? "")" }
    }

    @Test("are texts, numbers among them, without the spaces around")
    func texts() throws {
        var settings = try settings("title: \"  Test: unu \"\nlimit: 30\nempty: ''\nlong: |\n  a\n  b\n")
        #expect(settings.text("title") == "Test: unu")
        #expect(settings.text("limit") == "30")
        #expect(settings.text("empty") == nil)
        #expect(settings.text("missing") == nil)
        #expect(settings.text("long") == "a\nb")
        #expect(settings.mistakes.isEmpty)
    }

    @Test("that are missing or empty are named with the line where they should be")
    func required() throws {
        var settings = try settings("a: x\nempty:\n", lineOffset: 1)
        #expect(settings.requiredText("title") == "")
        #expect(settings.requiredText("empty") == "")
        #expect(places(settings) == ["2 mistake.setting-missing title", "3 mistake.setting-missing empty"])
    }

    @Test("that are a list instead of a text are named once")
    func notAText() throws {
        var settings = try settings("title:\n  - a\n")
        #expect(settings.requiredText("title") == "")
        #expect(places(settings) == ["1 mistake.setting-not-text title"])
    }

    @Test("that are a text instead of a list are named")
    func notAList() throws {
        var settings = try settings("a: 1\ntopics: x\nother: [1, 2]")
        #expect(settings.list("topics").isEmpty)
        #expect(settings.list("missing").isEmpty)
        #expect(settings.list("other").count == 2)
        #expect(places(settings) == ["2 mistake.setting-not-list topics"])
    }

    @Test("with a choice list the choices")
    func choices() throws {
        var settings = try settings("kind: exam")
        #expect(settings.choice("kind", of: AssessmentKind.self) == nil)
        #expect(places(settings) == ["1 mistake.setting-choice kind"])
        #expect(settings.mistakes.first?.values["choices"] == "quiz, final")
    }

    @Test("that nobody knows are named, each with its line")
    func unknown() throws {
        var settings = try settings("title: a\ntitel: b\nKind: quiz", lineOffset: 1)
        settings.requireKnown(["title", "kind"])
        #expect(places(settings) == ["3 mistake.setting-unknown titel", "4 mistake.setting-unknown Kind"])
    }

    @Test(
        "that are broken are refused with the line",
        arguments: [
            ("title: a\ntopic: b: c", 2, "mistake.broken-settings"), ("a: 'b'c'", 1, "mistake.broken-settings"),
            ("a: 1\n\tb: 2", 2, "mistake.broken-settings"), ("just words", 1, "mistake.not-settings"),
            ("- a\n- b", 1, "mistake.not-settings"), ("", 1, "mistake.not-settings"),
        ])
    func broken(yaml: String, line: Int, key: String) throws {
        let found = try readingPlaces { _ = try self.settings(yaml, lineOffset: 4) }
        #expect(found == ["x.yaml:\(line + 4) \(key)"])
    }

    @Test("that stand there twice are refused with the line of the second, and named")
    func twice() throws {
        do {
            _ = try settings("title: a\nkind: quiz\ntitle: b", lineOffset: 1)
            Issue.record("both were taken")
        } catch let found as ImportMistakes {
            #expect(found.mistakes.map(\.line) == [4])
            #expect(found.mistakes.first?.values["reason"]?.contains("title") == true)
        }
    }
}
