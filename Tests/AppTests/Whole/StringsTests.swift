import Foundation
import Testing

@testable import App

@Suite("Every sentence is there in three languages, and is needed")
struct StringsTests {
    private func uses() throws -> [(path: String, use: SentenceUse)] { try Self.known.get() }

    /// Looked for once: it takes a second and more.
    private static let known = Result { try everywhere() }

    private static func everywhere() throws -> [(path: String, use: SentenceUse)] {
        let groups = Set(try Sentences(.english).lines.map { String($0.key.prefix { $0 != "." }) })
        let code = try SourceTree.files("Sources/App", "swift").flatMap { file in
            SentenceUse.uses(swift: file.text, groups: groups).map { (file.path, $0) }
        }
        let templates = try SourceTree.files("Templates", "mustache").flatMap { file in
            SentenceUse.uses(template: file.text).map { (file.path, $0) }
        }
        let scripts = try SourceTree.files("Public/js", "js").flatMap { file in
            SentenceUse.uses(template: file.text).map { (file.path, $0) }
        }
        return code + templates + scripts
    }

    private static func complaints(_ path: String, _ use: SentenceUse, _ catalogue: [String: Bool]) -> String? {
        switch (catalogue[use.key], use.form) {
        case (nil, _): "\(path): there is no \(use.key)"
        case (false, .plural): "\(path): \(use.key) has one form, and is asked for with a number"
        case (true, .sentence): "\(path): \(use.key) has several forms, and is asked for without a number"
        default: nil
        }
    }

    @Test("the languages have the same keys, in alphabetical order, none of them twice")
    func theKeysAreTheSame() throws {
        let all = try Sentences.all()
        for sentences in all {
            #expect(sentences.lines == all[0].lines, "\(sentences.catalogue.language)")
            #expect(Self.unsorted(sentences.lines.map(\.key)) == [], "\(sentences.catalogue.language)")
            #expect(Set(sentences.lines.map(\.key)) == Set(sentences.catalogue.entries.keys))
        }
        #expect(Self.unsorted(["a.b", "a.d", "a.c", "a.c"]) == ["a.c", "a.c"])
    }

    private static func unsorted(_ keys: [String]) -> [String] {
        zip(keys, keys.dropFirst()).filter { $0.0 >= $0.1 }.map(\.1)
    }

    @Test("every key that code or a template asks for is there, in the form that is asked for")
    func noneIsMissing() throws {
        let catalogue = Dictionary(
            try Sentences(.english).lines.map { ($0.key, $0.isPlural) }, uniquingKeysWith: { $1 })
        let uses = try uses()
        #expect(uses.count > 200)
        #expect(Set(uses.compactMap { Self.complaints($0.path, $0.use, catalogue) }).sorted() == [])
    }

    @Test("every key is asked for")
    func noneIsUnused() throws {
        let used = Set(try uses().map(\.use.key))
        let unused = try Sentences(.english).lines.map(\.key).filter { !used.contains($0) }
        #expect(unused == [])
    }

    @Test("keys are found in made-up code and templates")
    func usesAreFound() {
        let code = """
            strings("a.one") + strings("a.many", n: 2, ["x": "y"]) + strings("a.with", ["x": "y"])
            redirect(flash: Flash("a.flash")); Mistake(file, line: 1, "a.mistake"); strings(
                "plain", n: 3)
            // strings("a.comment")
            let file = "a.yaml"; let other = "b.key"; let sentence = "a.b is no key"
            """
        let found = SentenceUse.uses(swift: code, groups: ["a"])
        #expect(Set(found.map(\.key)) == ["a.one", "a.many", "a.with", "a.flash", "a.mistake", "plain"])
        #expect(found.filter { $0.form == .plural }.map(\.key) == ["a.many", "plain"])
        #expect(found.filter { $0.form == .sentence }.map(\.key) == ["a.one", "a.with", "a.flash"])
        #expect(SentenceUse.uses(template: "[[style]][[language]][[asset js/a.js]][[a.b]]").map(\.key) == ["a.b"])
        let catalogue = ["a.one": false, "a.many": true]
        #expect(Self.complaints("A", SentenceUse(key: "a.many", form: .sentence), catalogue) != nil)
        #expect(Self.complaints("A", SentenceUse(key: "a.one", form: .plural), catalogue) != nil)
        #expect(Self.complaints("A", SentenceUse(key: "a.two", form: .either), catalogue) != nil)
        #expect(Self.complaints("A", SentenceUse(key: "a.one", form: .sentence), catalogue) == nil)
    }
}
