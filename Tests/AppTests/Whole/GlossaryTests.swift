import Foundation
import Testing

@testable import App

@Suite("Sentences use one word for one thing")
struct GlossaryTests {
    private static func glossary() throws -> Glossary {
        let file = TestSite.package.appendingPathComponent("Templates/Strings/GLOSSARY.md")
        return Glossary(try String(contentsOf: file, encoding: .utf8))
    }

    @Test("no sentence has a word that the glossary forbids, unless it says why it may", arguments: Language.allCases)
    func forbiddenWords(language: Language) throws {
        let glossary = try Self.glossary()
        let uses = try glossary.uses(of: language, in: Sentences(language).keyed)
        let allowed = Set(glossary.exceptions.map(\.use).filter { $0.language == language })
        #expect(uses.subtracting(allowed).map(\.description).sorted() == [])
        #expect(allowed.subtracting(uses).map(\.description).sorted() == [], "nothing needs these")
        #expect(glossary.exceptions.allSatisfy { !$0.reason.isEmpty })
        #expect((glossary.forbidden[language] ?? []).count > 50)
    }

    @Test("a forbidden word is found in a made-up sentence: whole, in capitals or not, and in no placeholder")
    func foundWhenPlanted() throws {
        let glossary = Glossary(
            #"""
            | Concept | English | Romanian | Serbian | Never: English | Never: Romanian | Never: Serbian |
            | --- | --- | --- | --- | --- | --- | --- |
            | fix | fix | a corecta | ispraviti | `mend\w*` | `îndrept\w*`, `îndreap\w*` | |
            | restore | restore | a restaura | vratiti | `put(s\|ting)? back` | | `povrati\w*` |

            | Language | Key | Word | Why |
            | --- | --- | --- | --- |
            | en | a.kept | `put(s\|ting)? back` | its reason |
            """#)
        let sentences = [
            (key: "a.mended", text: "Mended {time}"), (key: "a.back", text: "Nobody puts it. Put back: {title}"),
            (key: "a.other", text: "Amend it, {mend}: put it back"),
        ]
        let english = try glossary.uses(of: .english, in: sentences).map(\.description)
        #expect(english.sorted() == [#"en a.back: put(s|ting)? back"#, #"en a.mended: mend\w*"#])
        let mended = [(key: "a.mended", text: "ÎNDREPTAȚI textul"), (key: "a.straight", text: "drept")]
        let romanian = try glossary.uses(of: .romanian, in: mended).map(\.description)
        #expect(romanian == [#"ro a.mended: îndrept\w*"#])
        #expect(try glossary.uses(of: .serbian, in: sentences).isEmpty)
        #expect(glossary.exceptions.map(\.use.description) == [#"en a.kept: put(s|ting)? back"#])
    }
}
