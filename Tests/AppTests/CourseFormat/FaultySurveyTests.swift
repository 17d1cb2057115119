import Foundation
import Testing

@testable import App

@Suite("A faulty survey document")
struct FaultySurveyTests {
    @Test(
        "is refused for its settings, with their lines",
        arguments: [
            ("title:\n  ro: Cursurile din toamnă\n  en: The autumn courses\n", "", [":2 mistake.setting-missing"]),
            ("title:\n  ro: Cursurile din toamnă\n  en: The autumn courses\n", "title: A\n", [":2 mistake.setting-not-map"]),
            ("  en: The autumn courses\n", "", [":2 mistake.survey-language-missing"]),
            ("  en: The autumn courses\n", "  en: \"\"\n", [":2 mistake.survey-language-missing"]),
            ("  en: The autumn courses\n", "  rs: A\n", [":4 mistake.survey-language"]),
            ("  en: The autumn courses\n", "  en: The *autumn* courses\n", [":4 mistake.survey-markup"]),
            ("languages: [ro, en]\n", "", [":2 mistake.setting-missing"]),
            ("[ro, en]", "[]", [":5 mistake.setting-missing"]), ("[ro, en]", "ro", [":5 mistake.setting-not-list"]),
            ("[ro, en]", "[ro, en, ro]", [":5 mistake.survey-language-twice"]),
            ("[ro, en]", "[ro, en, sr]", [":5 mistake.setting-choice"]),
            ("semester: 2026/2027", "semester: 2027/2028", [":6 mistake.survey-semester"]),
            ("2026/2027\nsubjects: [", "2\nsubjects: [no, ", [":6 mistake.survey-semester", ":7 mistake.survey-subject"]),
            ("semester: 2026/2027", "semester: 2025/2026", [":7 mistake.survey-subject"]),
            (
                "closes: +10d 18:00\nresults: +20d", "closes: +1d\nresults: x",
                [":9 mistake.closes-before-opens", ":10 mistake.time"]
            ),
            ("semester: 2026/2027\n", "", [":2 mistake.setting-missing"]),
            ("[mobile]", "[mobile, old, nothing]", [":7 mistake.survey-subject", ":7 mistake.survey-subject"]),
            ("[mobile]", "\n  - mobile\n  - 2-mobile", [":9 mistake.survey-subject"]),
            ("[mobile]", "[]", [":7 mistake.setting-missing"]), ("[mobile]", "mobile", [":7 mistake.setting-not-list"]),
            ("opens: +1d 09:00", "opens: soon", [":8 mistake.time"]),
            ("closes: +10d 18:00", "closes: +1d 09:00", [":9 mistake.closes-before-opens"]),
            ("results: +20d", "results: +10d 17:59", [":10 mistake.survey-results-early"]),
            ("results: +20d\n", "", [":2 mistake.setting-missing"]),
            ("policy: reminder", "policy: must", [":11 mistake.setting-choice"]),
            ("policy: reminder\n", "", [":2 mistake.setting-missing"]),
            ("\nthreshold: 6", "\nthreshold: 4", [":12 mistake.survey-threshold"]),
            ("\nthreshold: 6", "\nthreshold: 1001", [":12 mistake.survey-threshold"]),
            ("\nthreshold: 6", "\nthreshold: many", [":12 mistake.survey-threshold"]),
            ("comment-threshold: 12", "comment-threshold: 9", [":13 mistake.survey-threshold"]),
            ("threshold: 6\n", "threshold: 13\n", [":13 mistake.survey-threshold"]),
            ("students-see: subject", "students-see: all", [":14 mistake.setting-choice"]),
            ("policy: reminder", "policy: reminder\nanonymous: false", [":12 mistake.setting-unknown"]),
        ])
    func faultySettings(old: String, new: String, expected: [String]) throws {
        #expect(try SmallSurvey.places(SmallSurvey.edited(old, new)) == expected)
    }

    @Test(
        "is refused for its introduction, with the line inside it",
        arguments: [
            ("  en: \"Please answer.\"", "", [":15 mistake.survey-language-missing"]),
            ("\"Please answer.\"", "|\n    Please\n\n    <b>answer</b>.", [":20 mistake.html", ":20 mistake.html"]),
            ("\"Please answer.\"", "\"<b>\"", [":17 mistake.html"]),
            ("\"Please answer.\"", "\"[a](ftp://a.b)\"", [":17 mistake.link"]),
            ("\"Please answer.\"", "|\n    a\n\n    ## b", [":20 mistake.survey-introduction-heading"]),
            ("\"Please answer.\"", "|\n    - # b", [":18 mistake.survey-introduction-heading"]),
            ("\"Please answer.\"", "\"![a](b.png)\"", [":17 mistake.survey-introduction-picture"]),
        ])
    func faultyIntroduction(old: String, new: String, expected: [String]) throws {
        #expect(try SmallSurvey.places(SmallSurvey.edited(old, new)) == expected)
    }

    @Test("is not refused for a course that could not be read: nobody knows its semester")
    func unreadableCourse() throws {
        let text = SmallSurvey.edited("2026/2027", "2030")
        #expect(try SmallSurvey.places(text, semesters: ["mobile": nil]) == [])
        #expect(
            try SmallSurvey.places(text, semesters: ["mobile": "2026", "x": nil]) == [":7 mistake.survey-subject"])
    }

    private static let both = "ro: a\nen: b\n"
    private static let scale = "### a {kind=scale}\n" + both

    /// Below the settings of the small survey: line 20 is the first.
    @Test(
        "is refused for its items, with their lines",
        arguments: [
            ("", [" mistake.survey-no-items"]), ("## subject", [" mistake.survey-no-items"]),
            (scale, [":20 mistake.survey-no-matter"]),
            ("# A\n## subject\n" + scale, [":20 mistake.survey-heading"]),
            ("## subject\n" + scale + "#### b\nro: a", [":24 mistake.survey-heading", ":25 mistake.survey-stray"]),
            ("## subjects\n" + scale, [":20 mistake.survey-matter"]), ("##\n" + scale, [":20 mistake.survey-matter"]),
            ("words\n## subject\nwords\n" + scale, [":20 mistake.survey-stray", ":22 mistake.survey-stray"]),
            ("## subject\n" + scale + "## teacher\nro: a", [":25 mistake.survey-stray"]),
            ("## subject\n### a\n" + both, [":21 mistake.survey-kind"]),
            ("## subject\n### a {optional}\n" + both, [":21 mistake.survey-kind"]),
            ("## subject\n### a {kind=number}\n" + both, [":21 mistake.survey-attribute"]),
            ("## subject\n### a {kind=scale must a=2}\n" + both, Array(repeating: ":21 mistake.survey-attribute", count: 2)),
            ("## subject\n### a b {kind=scale}\n" + both, [":21 mistake.identifier"]),
            ("## subject\n### {kind=scale}\n" + both, [":21 mistake.identifier"]),
            ("## subject\n###\n" + both, [":21 mistake.identifier", ":21 mistake.survey-kind"]),
            ("## subject\n" + scale + "\n## teacher\n" + scale, [":26 mistake.survey-item-twice"]),
            ("## subject\n### a {kind=scale}\n", [":21 mistake.survey-language-missing"]),
            ("## subject\n### a {kind=scale}\n\nen: b", [":21 mistake.survey-language-missing"]),
            ("## subject\n### a {kind=scale}\n\nen: b\nro: c\nen: d", [":25 mistake.survey-language-twice"]),
            ("## subject\n### a {kind=scale}\nro: a\nsr-Latn: b\nen: c", [":23 mistake.survey-language"]),
            ("## subject\n### a {kind=scale}\nro: a\nrs: b\nen: c", [":23 mistake.survey-language"]),
            ("## subject\n" + scale + "and more", [":24 mistake.survey-line"]),
            ("## subject\n### a {kind=scale}\nro:a\nen: b", [":22 mistake.survey-line"]),
            ("## subject\n### a {kind=scale}\nro:\nen: b", [":22 mistake.survey-text-empty"]),
            ("## subject\n" + scale + "---", [":24 mistake.survey-line"]),
            ("## subject\n<!-- a -->\n" + scale, [":21 mistake.survey-stray"]),
        ])
    func faultyItems(body: String, expected: [String]) throws {
        #expect(try SmallSurvey.places(SmallSurvey.document(SmallSurvey.settings, body)) == expected)
    }

    @Test(
        "is refused for texts with marks, which would be shown as they are written",
        arguments: ["a *b*", "a <b>b</b>", "`a`", "[a](b)", "a &amp; b", "a \\* b", "<!-- a -->", "<https://a.b>", "![a](b)"])
    func markup(text: String) throws {
        let body = "## subject\n### a {kind=scale}\nro: \(text)\nen: b"
        #expect(try SmallSurvey.places(SmallSurvey.document(SmallSurvey.settings, body)) == [":22 mistake.survey-markup"])
    }

    @Test("is refused for texts of more than 300 characters")
    func long() throws {
        for (length, expected) in [(300, []), (301, [":22 mistake.survey-long"])] {
            let body = "## subject\n### a {kind=scale}\nro: \(String(repeating: "ț", count: length))\nen: b"
            #expect(try SmallSurvey.places(SmallSurvey.document(SmallSurvey.settings, body)) == expected)
        }
    }

    private static let pair = "- ro: c\n  en: d\n- ro: e\n  en: f\n"

    /// The item's heading is on line 21, the first option on line 24.
    @Test(
        "is refused for its options, with their lines",
        arguments: [
            ("choice", "", [":21 mistake.survey-options"]), ("choice", "- ro: c\n  en: d", [":21 mistake.survey-options"]),
            ("scale", pair, [":24 mistake.survey-options-misplaced"]),
            ("comment", pair, [":24 mistake.survey-options-misplaced"]),
            ("choice", pair + "- ro: g\n", [":28 mistake.survey-language-missing"]),
            ("choice", pair + "-\n", [":28 mistake.survey-language-missing"]),
            ("choice", pair + "- words\n", [":28 mistake.survey-line"]),
            ("choice", pair + "- ro: g\n  en: h\n  en: i", [":30 mistake.survey-language-twice"]),
            ("choice", pair + "- ro: c\n  en: h", [":28 mistake.survey-option-twice"]),
            ("choice", pair + "ro: g", [":28 mistake.survey-unindented"]),
            ("choice", pair + "\nen: g", [":29 mistake.survey-unindented"]),
        ])
    func faultyOptions(kind: String, rest: String, expected: [String]) throws {
        let body = "## subject\n### a {kind=\(kind)}\nro: a\nen: b\n" + rest
        #expect(try SmallSurvey.places(SmallSurvey.document(SmallSurvey.settings, body)) == expected)
    }

    @Test("is refused for more than sixty items or twenty options")
    func tooMany() throws {
        let items = (1...61).map { "### i\($0) {kind=scale}\nro: a\nen: b\n" }.joined()
        let manyItems = SmallSurvey.document(SmallSurvey.settings, "## subject\n" + items)
        #expect(try SmallSurvey.places(manyItems) == [":201 mistake.survey-items"])
        let options = (1...21).map { "- ro: a\($0)\n  en: b\($0)\n" }.joined()
        let manyOptions = SmallSurvey.document(
            SmallSurvey.settings, "## subject\n### a {kind=choice}\nro: a\nen: b\n" + options)
        #expect(try SmallSurvey.places(manyOptions) == [":21 mistake.survey-options"])
    }

    @Test("is refused with all its mistakes, by line")
    func all() throws {
        let text = SmallSurvey.text.replacing("results: +20d", with: "results: then").replacing("policy:", with: "polite:")
            .replacing("{kind=comment}", with: "{kind=essay}").replacing("## teacher", with: "## teachers")
        #expect(
            try SmallSurvey.places(text) == [
                ":2 mistake.setting-missing", ":10 mistake.time", ":11 mistake.setting-unknown", ":39 mistake.survey-matter",
                ":47 mistake.survey-attribute",
            ])
    }

    @Test("never stops the reader, whatever is cut out of it, doubled or put in")
    func anything() throws {
        var generator = SeededGenerator(seed: 6, stream: 1)
        let pieces = [
            "\n", "###", "## ", "{kind=", "}", "- ", "  ", "en:", "ro: ", ":", "\u{0}", "ț", "---\n", "&", "|\n", "[", "\u{2028}",
            "\t",
        ]
        var refused = 0
        for _ in 0..<400 {
            var text = Array(SmallSurvey.text)
            for _ in 0...Int(generator.next() % 4) {
                let start = Int(generator.next() % UInt64(text.count))
                let end = min(text.count, start + Int(generator.next() % 30))
                switch generator.next() % 3 {
                case 0: text.removeSubrange(start..<end)
                case 1: text.insert(contentsOf: text[start..<end], at: start)
                default: text.insert(contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))], at: start)
                }
            }
            let places = try SmallSurvey.places(String(text))
            refused += places.isEmpty ? 0 : 1
        }
        #expect(refused > 100)
    }
}
