import Foundation
import Testing

@testable import App

@Suite("Texts are searched without their diacritics")
struct SearchTextTests {
    @Test(
        "capitals, diacritics and signs make no difference",
        arguments: [
            ("Țările române", " tarile romane "), ("ăâîșț ĂÂÎȘȚ", " aaist aaist "), ("\u{15F}\u{163}\u{15E}\u{162}", " stst "),
            ("čćšž ČĆŠŽ", " ccsz ccsz "), ("Đorđe", " dorde "), ("Straße œuvre Æon", " strasse oeuvre aeon "),
            ("e\u{301}cole \u{E9}cole", " ecole ecole "), ("co\u{AD}de", " code "), ("iOS 17.5", " ios 17 5 "),
            ("don’t — “stop”", " don t stop "), ("a\r\n\tb\u{A0}c", " a b c "), ("👨‍👩‍👧 da", " da "), ("100%_\\'\"", " 100 "),
            ("ﬁn x²", " fin x2 "), ("İstanbul", " istanbul "),
        ])
    func folded(text: String, expected: String) {
        #expect(SearchText.fold(text) == expected)
    }

    @Test("Western texts are folded at once to the same as character by character, others are not")
    func atOnce() {
        var random = SeededNumbers(11)
        let alphabet = Array("aZ9 ăĐßœ\u{AD}\r\n\t.-'ÿŽ½ª".unicodeScalars)
        for _ in 0..<2000 {
            let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
            let text = String(String.UnicodeScalarView(scalars))
            let words = SearchText.words(of: text)
            #expect(
                SearchText.foldedAtOnce(text) == (words.isEmpty ? "" : " " + words.joined(separator: " ") + " "), "\(scalars)")
        }
        for text in ["e\u{301}", "Ялта", "中", "👍"] { #expect(SearchText.foldedAtOnce("a" + text) == nil) }
    }

    @Test("a text without a word is nothing", arguments: ["", " ", "…", "\u{301}", "👍🏽"])
    func nothing(text: String) {
        #expect(SearchText.fold(text) == "")
    }

    @Test("whatever character it is, small letters and digits are left, and folding them once more changes nothing")
    func idempotent() {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let folded = SearchText.fold("a\(Character(scalar))b")
            #expect(SearchText.fold(folded) == folded, "\(value)")
            #expect(folded == folded.lowercased(), "\(value)")
            #expect(folded.allSatisfy { $0 == " " || $0.isLetter || $0.isNumber }, "\(value)")
        }
    }
}

@Suite("What somebody looks for")
struct SearchQueryTests {
    private func forms(_ typed: String) -> [[String]] {
        SearchQuery(typed)?.words.map(\.forms) ?? []
    }

    @Test("it is words of two letters or more, or a digit, each once")
    func words() {
        #expect(forms("  Țări, a țări & iOS 7 x ") == [["tari"], ["ios"], ["7"]])
        #expect(forms("unu doi trei patru cinci șase șapte opt nouă").count == 8)
    }

    @Test("nothing is left of a letter, of signs, of nothing", arguments: ["", "a", "%%%", "' OR 1=", "_ \\"])
    func nothing(typed: String) {
        // "1" and "or" are words.
        #expect((SearchQuery(typed) == nil) == (typed != "' OR 1="))
    }

    @Test("what is typed with dj is also looked for with đ")
    func dj() {
        #expect(forms("Djordje") == [["djordj", "dorde"]])
        let query = SearchQuery("djordje")
        #expect(query?.isFound(in: SearchText.fold("o Đorđu, Đorđe")) == true)
        #expect(query?.isFound(in: SearchText.fold("Djordje")) == true)
        #expect(query?.isFound(in: SearchText.fold("Dora")) == false)
    }

    @Test(
        "a word is found in its other forms",
        arguments: [("funcție", "Funcții"), ("opționale", "opționalul"), ("lekcija", "lekcije"), ("memorie", "memoriei")])
    func inflected(typed: String, text: String) {
        #expect(SearchQuery(typed)?.isFound(in: SearchText.fold(text)) == true)
    }

    @Test("every word has to begin a word of the text")
    func beginnings() throws {
        let query = try #require(SearchQuery("mem strat"))
        #expect(query.isFound(in: SearchText.fold("Straturi și memorie")))
        #expect(!query.isFound(in: SearchText.fold("Straturi")))
        #expect(!query.isFound(in: SearchText.fold("Substraturi, memorie")))
        #expect(["Memoria straturilor", "Memoria", "Alta"].map { query.rank(title: $0) } == [0, 1, 2])
    }

    @Test("too long is too long, whatever it is made of")
    func tooLong() throws {
        #expect(try SearchForm(q: String(repeating: "a", count: 200)).query() != nil)
        #expect(throws: FormErrors.self) { try SearchForm(q: String(repeating: "a", count: 201)).query() }
        #expect(throws: FormErrors.self) { try SearchForm(q: "a" + String(repeating: "\u{301}", count: 5000)).query() }
        #expect(try SearchForm(q: nil).query() == nil)
    }
}
