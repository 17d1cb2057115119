import Testing

@testable import App

@Suite("A question with a faulty answer")
struct FaultyAnswerTests {
    @Test(
        "is refused where the answer is not a line of its own",
        arguments: [
            ("words\n= 3", [":9 answer-joined"]), ("words\nmore\n  = 3\nmore", [":10 answer-joined"]),
            ("words\n= ", [":9 answer-joined"]), ("words\n=\n\nmore", [":9 answer-joined"]), ("* a\n= 3", [":9 answer-joined"]),
            ("> a\n= 3", [":9 answer-joined"]), ("[a]: https://b.org\n= 3", [":9 answer-joined"]),
            ("words\n= 3\n\nmore\n\n- [x] a\n- [ ] b", [":9 answer-joined"]),
            ("words\n===", [":8 heading-one", ":6 too-few-options"]),
            ("= 3\nmore", [":9 answer-lines"]), ("= 3\n= 4", [":9 answer-lines"]), ("= 3\n---", [":9 answer-lines"]),
            ("= 3\n===", [":9 answer-lines"]), ("= 3\n    4", [":9 answer-lines"]),
        ])
    func place(rest: String, expected: [String]) throws {
        #expect(try Set(placesInTest(questionDocument(rest))) == Set(expected.map(Self.whole)))
    }

    private static func whole(_ place: String) -> String {
        "t.md" + place.replacing(" ", with: " mistake.")
    }

    @Test(
        "is refused for what stands around the answer",
        arguments: [
            ("= 3\n\n= 4", ":10 answer-twice"), ("= 3\n\n> a\n\n= 4", ":12 answer-twice"),
            ("- [x] a\n- [ ] b\n\n= 3", ":11 options-and-answer"), ("= 3\n\n- [x] a\n- [ ] b", ":10 options-and-answer"),
            ("= 3\n\nwords", ":10 text-after-options"), ("= 3\n\n> a\n\n> b", ":12 text-after-options"),
            ("= 3\n***", ":9 text-after-options"), ("= 3\n\n> a\nb", ":11 quote-unmarked"), ("= 3 |", ":8 answer-empty"),
            ("=", ":8 answer-empty"), ("=3", ":6 too-few-options"), ("words", ":6 too-few-options"),
            ("```\n= 3\n```", ":6 too-few-options"), ("    = 3", ":6 too-few-options"),
        ])
    func around(rest: String, expected: String) throws {
        #expect(try placesInTest(questionDocument(rest)) == [Self.whole(expected)])
    }

    @Test(
        "is refused where the heading says something else",
        arguments: [
            ("kind=number", "= three", ":8 answer-number"), ("kind=number", "= 5 ± -1", ":8 answer-tolerance"),
            ("kind=text", "= \(String(repeating: "a", count: 501))", ":8 answer-long"),
            ("kind=single", "= 3", ":6 kind-without-options"), ("kind=multiple", "= 3", ":6 kind-without-options"),
            ("kind=number", "- [x] a\n- [ ] b", ":6 kind-without-answer"),
            ("kind=text", "- [x] a\n- [ ] b", ":6 kind-without-answer"),
            ("order=fixed", "= 3", ":6 order-without-options"), ("order=shuffled", "= a", ":6 order-without-options"),
            ("case=fold", "= 3", ":6 case-without-text"), ("case=exact kind=number", "= 3", ":6 case-without-text"),
            ("case=ignore", "- [x] a\n- [ ] b", ":6 case-without-text"), ("kind=number", "words", ":6 too-few-options"),
        ])
    func heading(attributes: String, rest: String, expected: String) throws {
        #expect(try placesInTest(questionDocument(rest, heading: "{\(attributes)}")) == [Self.whole(expected)])
    }

    @Test(
        "is not refused for what would be raw HTML, a link or a picture anywhere else",
        arguments: [
            "<b>", "</script>", "<!-- a -->", "[x](javascript:1)", "<ftp://a.org>", "![](none.gif)", "a | <i>", "`", "[x]",
        ])
    func plain(answer: String) throws {
        #expect(try placesInTest(questionDocument("= \(answer)")) == [])
        #expect(try placesInTest(questionDocument("= \(answer)\n\n> <u>\n")) == ["t.md:10 mistake.html"])
    }

    @Test("is refused for those where no answer stands: before the questions, in code that is none, in options")
    func elsewhere() throws {
        #expect(try placesInTest("---\ntitle: a\nkind: quiz\n---\n\n= <b>\n\n### One?\n\n= 3") == ["t.md:6 mistake.html"])
        #expect(try placesInTest(questionDocument("- [x] a\n- [ ] b\n  = <b>")) == ["t.md:10 mistake.html"])
        #expect(try placesInTest(questionDocument("> = <b>\n\n= 3")) == ["t.md:8 mistake.html"])
    }
}
