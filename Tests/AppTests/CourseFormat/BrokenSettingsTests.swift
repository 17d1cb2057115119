import Testing

@testable import App

@Suite("Settings with mistakes of writing")
struct BrokenSettingsTests {
    private func read(_ yaml: String) throws -> Settings {
        try Settings(tolerant: yaml, file: "", lineOffset: 1)
    }

    private func places(_ yaml: String) throws -> [String] {
        try read(yaml).mistakes.map { "\($0.line ?? 0) \($0.key)" }
    }

    @Test("have each of them told, and what is right is read")
    func several() throws {
        var settings = try read("title: Test: unu\nkind: final\nopens: \"2026\nlimit: [30\ncode: @A\nattempts: 2")
        #expect(
            settings.mistakes.map { "\($0.line ?? 0) \($0.key)" } == [
                "2 mistake.yaml-colon", "4 mistake.yaml-quote", "5 mistake.yaml-bracket", "6 mistake.yaml-sign",
            ])
        #expect(settings.text("kind") == "final" && settings.text("attempts") == "2")
        #expect(settings.line("kind") == 3 && settings.line("attempts") == 7)
        #expect(settings.requiredText("title") == "", "it is there, and its mistake is told already")
        #expect(settings.requiredText("results") == "")
        #expect(settings.mistakes.map(\.key).filter { $0 == "mistake.setting-missing" }.count == 1)
    }

    @Test(
        "are told in a sentence for each kind",
        arguments: [
            ("title: a: b", "2 mistake.yaml-colon"), ("title: \"a", "2 mistake.yaml-quote"),
            ("title: 'a", "2 mistake.yaml-quote"),
            ("title: \"a\" b", "2 mistake.yaml-after-quote"), ("topics: [a, b", "2 mistake.yaml-bracket"),
            ("draw: {A: 1", "2 mistake.yaml-bracket"), ("title: \"a\\q\"", "2 mistake.yaml-escape"),
            ("title: @a", "2 mistake.yaml-sign"), ("title: `a`", "2 mistake.yaml-sign"), ("title: %a", "2 mistake.yaml-sign"),
            ("title: *a*", "2 mistake.yaml-sign"), ("title: - a", "2 mistake.yaml-sign"),
            ("title:\ta: b", "2 mistake.broken-settings"),
            ("kind: quiz\n\ttitle: a", "3 mistake.yaml-tab"), ("title:a\nkind: quiz", "2 mistake.yaml-space"),
            ("title: a\n  kind: quiz", "3 mistake.yaml-indented"), ("  title: a\nkind: quiz", "2 mistake.yaml-indented"),
            ("title: a\nkind: quiz\ntitle: b", "4 mistake.yaml-twice"), ("words\nkind: quiz", "2 mistake.not-settings"),
            ("draw:\n  A: 1\n  B: \"2\nkind: quiz", "4 mistake.yaml-quote"),
            ("draw:\n  A: 1\n  A: 2\nkind: quiz\nkind: quiz", "4 mistake.yaml-twice"),
        ])
    func each(yaml: String, expected: String) throws {
        #expect(try places(yaml).first == expected)
    }

    @Test("show how a text with a colon is written")
    func fixed() throws {
        #expect(try read("title: Test: unu").mistakes.first?.values == ["fixed": "title: \"Test: unu\""])
        #expect(try read("title:Test\nkind: a").mistakes.first?.values == ["fixed": "title: Test"])
    }

    @Test("are read at once however many there are")
    func many() throws {
        let faulty = String(repeating: "a: [\n", count: 100_000)
        #expect(try places(faulty).count == 1)
        #expect(try places(String(repeating: "a: b: c\n", count: 200)).count == 200)
        let gap = "a: " + String(repeating: " ", count: 100_000) + "b: \"c"
        #expect(try places(gap) == ["2 mistake.broken-settings"])
    }

    @Test("do not hide others of a test in a folder; names of files that cannot be read are told alone")
    func inFolder() throws {
        let head = "---\ntitle: a: b\nkind: exam\n"
        func places(_ settings: String) throws -> [String] {
            let file = TextFile(name: "t.md", text: head + settings + "---\n\n### One?\n\n- [ ] a\n- [ ] b\n")
            let around = AssessmentSurroundings(
                now: SampleSnapshot.start, zone: .gmt, hasTopic: { _ in true }, userNames: [])
            return try readingPlaces {
                _ = try AssessmentDocument.read(file, folder: "nowhere", position: 1, key: "t", in: around)
            }
        }
        #expect(
            try places("") == ["t.md:2 mistake.yaml-colon", "t.md:3 mistake.setting-choice", "t.md:6 mistake.no-tick"])
        #expect(try places("files: [a]\n") == ["t.md:2 mistake.yaml-colon", "t.md:4 mistake.setting-not-map"])
    }

    @Test("do not hide those in the questions below")
    func below() throws {
        let text = "---\ntitle: a: b\nkind: exam\ntopic: \"A\n---\n\n### One?\n\n- [ ] a\n- [ ] b\n"
        #expect(
            try placesInTest(text) == [
                "t.md:2 mistake.yaml-colon", "t.md:3 mistake.setting-choice", "t.md:4 mistake.yaml-quote",
                "t.md:7 mistake.no-tick",
            ])
    }
}
