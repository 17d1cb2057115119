import Testing

@testable import App

@Suite("Excerpts show what was found where it stands")
struct ExcerptTests {
    private func excerpt(_ text: String, _ typed: String) throws -> String {
        try Excerpt(text, for: #require(SearchQuery(typed))).html
    }

    private func marked(_ text: String, _ typed: String) throws -> String {
        try Excerpt.marked(text, for: #require(SearchQuery(typed)))
    }

    @Test("found words are marked whole, at both ends and inside")
    func marks() throws {
        #expect(try marked("Țările și țara", "tar") == "<mark>Țările</mark> și <mark>țara</mark>")
        #expect(try marked("Un strat.", "strat un") == "<mark>Un</mark> <mark>strat</mark>.")
        #expect(try marked("substrat", "strat") == "substrat")
        #expect(try marked("Đorđe, Djordje", "djordje") == "<mark>Đorđe</mark>, <mark>Djordje</mark>")
        #expect(try marked("", "ab") == "")
    }

    @Test("everything is escaped, what is marked and what is not")
    func escapes() throws {
        #expect(try marked("<b>țară</b> & \"da\"", "tara") == "&lt;b&gt;<mark>țară</mark>&lt;/b&gt; &amp; &quot;da&quot;")
        #expect(try excerpt("<script>alert(1)</script>", "alert") == "&lt;script&gt;<mark>alert</mark>(1)&lt;/script&gt;")
    }

    @Test("letters of several parts stay whole")
    func wholeLetters() throws {
        #expect(try marked("e\u{301}cole 👨‍👩‍👧", "ecole") == "<mark>e\u{301}cole</mark> 👨‍👩‍👧")
        #expect(try marked("👍🏽țară", "tara") == "👍🏽<mark>țară</mark>")
        #expect(try marked("co\u{AD}de\u{AD} x", "code") == "<mark>co\u{AD}de</mark>\u{AD} x")
    }

    @Test("a short text is whole, without the spaces around it and the lines in it")
    func short() throws {
        #expect(try excerpt("\n Un\n\n  strat \n", "strat") == "Un <mark>strat</mark>")
        #expect(try excerpt("", "strat") == "")
    }

    @Test("a long text is cut between words, not far before the first hit")
    func long() throws {
        let many = String(repeating: "vorbe ", count: 200)
        let inside = try excerpt(many + "strat " + many, "strat")
        #expect(inside.hasPrefix("… vorbe ") && inside.hasSuffix(" vorbe …") && inside.contains(" <mark>strat</mark> vorbe"))
        #expect((120...180).contains(inside.count))
        let first = try excerpt("strat " + many, "strat")
        #expect(first.hasPrefix("<mark>strat</mark> vorbe") && first.hasSuffix(" …"))
        let last = try excerpt(many + "strat", "strat")
        #expect(last.hasPrefix("… ") && last.hasSuffix(" <mark>strat</mark>"))
        let absent = try excerpt(many, "strat")
        #expect(absent.hasPrefix("vorbe vorbe") && absent.hasSuffix("vorbe …") && !absent.contains("mark"))
    }

    @Test("a word without end is cut all the same")
    func endless() throws {
        let html = try excerpt(String(repeating: "a", count: 5000) + " strat " + String(repeating: "👍", count: 5000), "strat")
        #expect(html.contains("<mark>strat</mark>") && html.count < 260)
        let word = try excerpt(String(repeating: "ab", count: 5000), "abab")
        #expect(word.hasPrefix("<mark>ab") && word.hasSuffix("</mark> …") && word.count < 200)
    }
}
