import Testing

@testable import App

@Suite("A faulty test document")
struct FaultyAssessmentTests {
    private static let question = "\n### One? {#one}\n\n- [x] yes\n- [ ] no\n"

    @Test(
        "is refused for its settings",
        arguments: [
            ("### One?", [":1 mistake.front-matter-missing"]), ("", [":1 mistake.front-matter-missing"]),
            ("\n---\ntitle: a\n---", [":1 mistake.front-matter-missing"]),
            ("---\ntitle: a\nkind: quiz\n", [":1 mistake.front-matter-open"]), ("---", [":1 mistake.front-matter-open"]),
            ("---\ntitle: a: b\nkind: quiz\n---\n" + question, [":2 mistake.yaml-colon"]),
            ("---\nwords\n---\n" + question, [":2 mistake.not-settings"]),
            ("---\ntitle: a\nkind: quiz\nauthor: b\n---\n" + question, [":4 mistake.setting-unknown"]),
            ("---\nkind: quiz\n---\n" + question, [":2 mistake.setting-missing"]),
            ("---\ntitle: a\n---\n" + question, [":2 mistake.setting-missing"]),
            ("---\ntitle: a\nkind: exam\n---\n" + question, [":3 mistake.setting-choice"]),
            ("---\ntitle: a\nkind: quiz\ntopic: C\n---\n" + question, [":4 mistake.unknown-topic"]),
            ("---\ntitle: a\nkind: quiz\ntopic: A / C\n---\n" + question, [":4 mistake.unknown-topic"]),
        ])
    func settings(text: String, expected: [String]) throws {
        #expect(try placesInTest(text) == expected.map { "t.md" + $0 })
    }

    @Test("is refused as a quiz with opening, closing or limit", arguments: ["opens: +1d", "closes: +1d", "limit: 30"])
    func quizWithTimes(setting: String) throws {
        let text = "---\ntitle: a\nkind: quiz\n\(setting)\n---\n" + Self.question
        #expect(try placesInTest(text) == ["t.md:4 mistake.quiz-time"])
    }

    @Test(
        "is refused as a final without times that make sense",
        arguments: [
            ("", [":2 mistake.setting-missing", ":2 mistake.setting-missing", ":2 mistake.setting-missing"]),
            ("opens: +1d\ncloses: +2d", [":2 mistake.setting-missing"]),
            ("opens: soon\ncloses: +2d\nlimit: 30", [":4 mistake.time"]),
            ("opens: 03/04/2027 9:00\ncloses: 31.4.2027 10:00\nlimit: 30", [":4 mistake.time-twofold", ":5 mistake.time"]),
            ("opens: 2026-02-30 09:00\ncloses: +2d\nlimit: 30", [":4 mistake.time"]),
            ("opens: +2d\ncloses: +2d\nlimit: 30", [":5 mistake.closes-before-opens"]),
            ("opens: +2d\ncloses: +1d\nlimit: 30", [":5 mistake.closes-before-opens"]),
            ("opens: +1d\ncloses: +2d\nlimit: 0", [":6 mistake.limit"]),
            ("opens: +1d\ncloses: +2d\nlimit: 1441", [":6 mistake.limit"]),
            ("opens: +1d\ncloses: +2d\nlimit: 1.5", [":6 mistake.limit"]),
            ("opens: +1d\ncloses: +2d\nlimit: half an hour", [":6 mistake.limit"]),
        ])
    func finalWithoutTimes(settings: String, expected: [String]) throws {
        let text = "---\ntitle: a\nkind: final\n\(settings)\n---\n" + Self.question
        #expect(try placesInTest(text) == expected.map { "t.md" + $0 })
    }

    @Test(
        "is refused for its questions",
        arguments: [
            ("", [" mistake.no-questions"]), ("Only words.", [" mistake.no-questions"]),
            ("# A\n" + question, [":6 mistake.heading-one"]), ("## C\n" + question, [":6 mistake.unknown-topic"]),
            ("## A / C\n" + question, [":6 mistake.unknown-topic"]), ("## B\n" + question, [":6 mistake.unknown-topic"]),
            ("## A\n\nwords\n" + question, [":8 mistake.text-before-question"]),
            (question + "\n#### deep", [":12 mistake.heading-deep"]), (question + "\n###### deep", [":12 mistake.heading-deep"]),
            (question + question, [":12 mistake.identifier-twice"]),
            ("### One?\n\n- [ ] a\n- [ ] b", [":6 mistake.no-tick"]),
            ("### One?\n\n- [x] a", [":6 mistake.too-few-options"]), ("### One?\n\nwords", [":6 mistake.too-few-options"]),
            ("### One?\n\n- a\n- b", [":6 mistake.too-few-options"]),
            ("### One? {kind=single}\n\n- [x] a\n- [x] b", [":6 mistake.single-with-ticks"]),
            ("### One? {points=x}\n\n- [x] a\n- [ ] b", [":6 mistake.points"]),
            ("###\n\n- [x] a\n- [ ] b", [":6 mistake.question-empty"]),
        ])
    func questions(body: String, expected: [String]) throws {
        #expect(try placesInTest("---\ntitle: a\nkind: quiz\n---\n\n" + body) == expected.map { "t.md" + $0 })
    }

    @Test(
        "is refused for what stands around the options",
        arguments: [
            ("- [x] a\n- [ ] b\nc", [":10 mistake.unindented"]), ("- [x] a\n- b\n- [ ] c", [":9 mistake.option-without-box"]),
            ("- [x] a\n- [ ] b\n\nwords", [":11 mistake.text-after-options"]),
            ("- [x] a\n- [ ] b\n\n* c\n* d", [":11 mistake.text-after-options"]),
            ("- [x] a\n- [ ] b\n\n* [x] c\n* [ ] d", [":11 mistake.options-twice"]),
            ("- [x] a\n- [ ] b\n\n> c\n\n> d", [":13 mistake.text-after-options"]),
            ("- [x] a\n- [ ] b\n\n> c\nd", [":12 mistake.quote-unmarked"]),
            ("- [x] a\n- [ ] b\n\n> c\n\nd", [":13 mistake.text-after-options"]), ("- [x]\n- [ ] b", [":8 mistake.option-empty"]),
        ])
    func aroundOptions(rest: String, expected: [String]) throws {
        #expect(try placesInTest("---\ntitle: a\nkind: quiz\n---\n\n### One?\n\n" + rest) == expected.map { "t.md" + $0 })
    }

    @Test("is refused with all its mistakes, by line")
    func all() throws {
        let text = "---\ntitel: a\nkind: final\nlimit: x\n---\n\n## C\n\n### One?\n\n<i>\n\n- [ ] a\n- [ ] b\n"
        #expect(
            try placesInTest(text) == [
                "t.md:2 mistake.setting-unknown", "t.md:2 mistake.setting-missing", "t.md:2 mistake.setting-missing",
                "t.md:2 mistake.setting-missing", "t.md:4 mistake.limit", "t.md:7 mistake.unknown-topic",
                "t.md:9 mistake.no-tick", "t.md:11 mistake.html",
            ])
    }
}
