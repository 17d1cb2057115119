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

    @Test("that may be absent are not missed, but may not be empty")
    func optional() throws {
        var settings = try settings("code: A1\nempty:\nkind: final\nother: exam")
        #expect(settings.optionalText("code") == "A1")
        #expect(settings.optionalText("missing") == nil)
        #expect(settings.optionalText("empty") == nil)
        #expect(settings.optionalChoice("kind", of: AssessmentKind.self) == .final)
        #expect(settings.optionalChoice("missing", of: AssessmentKind.self) == nil)
        #expect(settings.optionalChoice("other", of: AssessmentKind.self) == nil)
        #expect(places(settings) == ["2 mistake.setting-missing empty", "4 mistake.setting-choice other"])
    }

    @Test("that are lines of names and values give them in their order, each with its line")
    func pairs() throws {
        var settings = try settings("draw:\n  B: 2\n  A / C: 1\ninline: {x: 1}\ntext: x\nlist: [1]\nempty:", lineOffset: 1)
        let pairs = settings.pairs("draw")
        #expect(pairs.map { $0.key.string } == ["B", "A / C"])
        #expect(pairs.map { $0.value.string } == ["2", "1"])
        #expect(pairs.map { settings.line(of: $0.key) } == [3, 4])
        #expect(settings.pairs("inline").count == 1)
        #expect(["missing", "text", "list", "empty"].allSatisfy { settings.pairs($0).isEmpty })
        #expect(places(settings) == ["6 text", "7 list", "8 empty"].map { $0.replacing(" ", with: " mistake.setting-not-map ") })
    }

    @Test("that nobody knows are named, each with its line, and those that there are")
    func unknown() throws {
        var settings = try settings("title: a\ntitel: b\nKind: quiz", lineOffset: 1)
        settings.requireKnown(["title", "kind"])
        #expect(places(settings) == ["3 mistake.setting-unknown titel", "4 mistake.setting-unknown Kind"])
        #expect(settings.mistakes.first?.values["settings"] == "kind, title")
    }

    @Test(
        "that are broken are refused with the line",
        arguments: [
            ("title: a\ntopic: b: c", 2, "mistake.yaml-colon"), ("a: 'b'c'", 1, "mistake.yaml-after-quote"),
            ("a: 1\n\tb: 2", 2, "mistake.yaml-tab"), ("just words", 1, "mistake.not-settings"),
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
            #expect(found.mistakes.first?.values == ["setting": "title"])
        }
    }
}
