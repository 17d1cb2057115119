import Testing

@testable import App

@Suite("100,000 letters that were written to cost much are read at once", .endlessLimit)
struct CostlyDocumentTests {
    private static let many = 100_000
    private let spaces = String(repeating: " ", count: many)

    @Test("spaces in the heading of a question")
    func headings() {
        func heading(_ text: String) -> QuestionHeading { QuestionHeading(text[...], file: "a.md", line: 1) }
        #expect(heading("### a" + spaces + "b").text == "a" + spaces + "b")
        #expect(heading("### a" + spaces + "{#x}" + spaces).key == "x")
        #expect(heading("### " + String(repeating: "a # ", count: Self.many / 4) + "b").mistakes.isEmpty)
        #expect(heading("### " + String(repeating: "{a} ", count: Self.many / 4) + "b").mistakes.isEmpty)
    }

    @Test("what ends a heading is read as before")
    func headingEnds() {
        for (line, text, key) in [
            ("### Ce? {#a} ###", "Ce?", "a"), ("### Ce? ###", "Ce?", "ce"), ("### C#", "C#", "c"),
            ("### C ## {#a}", "C ##", "a"), ("### A {b} {#c}  ", "A {b}", "c"), ("###   A  {#c}", "A", "c"),
            ("### `a{b}` {#c}", "`a{b}`", "c"), ("### a {`b`}", "a {`b`}", "a-b"), ("### a # # ", "a #", "a"),
        ] {
            let heading = QuestionHeading(line[...], file: "a.md", line: 1)
            #expect(heading.text == text && heading.key == key, "\(line)")
        }
    }

    @Test("spaces in a survey")
    func survey() {
        let source = "## a" + spaces + "b\n### c" + spaces + "{kind=scale}" + spaces
        let body = SurveyBody(source, file: "a.md", languages: [.english])
        #expect(body.items.map(\.heading.key) == ["c"])
        let stray = SurveyText.read("en:" + spaces + "a\u{2028}b", "a.md", line: 1, [.english])
        #expect(throws: ImportMistakes.self) { try stray.get() }
    }

    @Test("spaces and marks in a setting that is written anew")
    func settings() throws {
        let quoted = String(repeating: " #", count: Self.many / 2) + "\""
        for (value, remark) in [
            ("a" + spaces + "b", ""), ("a" + quoted, ""), ("a" + spaces + "# b", spaces + "# b"), ("'a' # b", " # b"),
        ] {
            var head = try #require(TestFrontMatter("---\ntitle: \(value)\n---\n"))
            head.set("title", "c")
            #expect(head.lines == ["title: c" + remark])
        }
    }

    @Test("slashes in the name of a topic")
    func topics() {
        let slashes = String(repeating: "/ ", count: Self.many / 2)
        #expect(TopicPath.read(TopicPath.text([slashes + "a"])) == [slashes + "a"])
        let path = Array(repeating: "a", count: Self.many / 4)
        #expect(TopicPath.read(TopicPath.text(path)) == path)
        #expect(TopicCounts([path, path]).count(of: path) == 2)
    }

    @Test("a setting that stands there many times, with the line of the second")
    func duplicates() throws {
        let yaml = (1...5_000).map { "key-\($0): 1\nkey-\($0): 2\n" }.joined()
        #expect(try readingPlaces { _ = try Settings(yaml, file: "a", lineOffset: 1) } == ["a:3 mistake.yaml-twice"])
    }

    @Test("questions and draws of many topics")
    func draws() {
        let topics = (1...20_000).map { ["A", "\($0)"] }
        let pools = DrawPools(topics.map { DrawDraft(topic: $0, count: 1) })
        #expect(topics.indices.allSatisfy { pools.place(of: topics[$0]) == $0 })
        #expect(pools.place(of: ["A"]) == nil && pools.place(of: ["A", "7", "x"]) == 6)
        #expect(DrawPools([DrawDraft(topic: ["B"], count: 1), DrawDraft(topic: ["A"], count: 1)]).place(of: ["A", "1"]) == 1)
        let counts = TopicCounts(topics)
        #expect(counts.count(of: ["A"]) == 20_000 && counts.count(of: ["A", "7"]) == 1 && counts.count(of: ["B"]) == 0)
        #expect(counts.paths.prefix(3) == [["A"], ["A", "1"], ["A", "2"]])
    }

    @Test("quotation marks in a list of students that have no partner")
    func quotations() {
        let text = String(repeating: "\"\n", count: Self.many / 2)
        #expect(SeparatedText.records(in: text, separator: 0x2C, most: 100).count == 100)
    }

    @Test("one line of a list of people with a cell for each letter, and many lines below it")
    func cells() throws {
        let text =
            PeopleDocument.columns.joined(separator: ",") + "\n" + String(repeating: ",", count: Self.many) + "x\n"
            + String(repeating: "a\n", count: 2_000)
        let places = try readingPlaces { _ = try PeopleDocument(TextFile(name: "people.csv", text: text)) }
        #expect(places.count == 2_001)
        #expect(places.first == "people.csv:2 mistake.csv-columns" && places.last == "people.csv:2002 mistake.csv-columns")
    }
}
