import Foundation
import Testing

@testable import App

/// What the privacy page says of the log (`privacy.long-log`), held against every line of the sources that logs.
@Suite("The log holds what the privacy page says of it")
struct LoggedDataTests {
    /// Who changed something, and whose: by user names.
    private static let userNames: Set = ["by", "maker", "person", "to", "whom"]
    /// What was changed, and how.
    private static let changes: Set = [
        "attempt", "attempts", "course", "date", "done", "factor", "grouped", "language", "marks", "minutes", "moved", "period",
        "purpose",
        "question",
        "registration", "renewals", "roles", "semester", "services", "test", "zone",
    ]
    /// A login that failed; pages where something went wrong; the machine itself.
    private static let mishaps: Set = [
        "address", "count", "error", "file", "for", "path", "problem", "seconds", "survey", "time",
    ]

    /// A value beside its key: `"by": "\(context.person.userName)"`.
    struct Fact {
        let key: String
        let value: String
        let file: String
    }

    static func facts(_ swift: String, _ file: String) -> [Fact] {
        swift.components(separatedBy: "metadata: [").dropFirst().flatMap { rest -> [Fact] in
            var depth = 1
            let inside = rest.prefix { character in
                depth += character == "[" ? 1 : character == "]" ? -1 : 0
                return depth > 0
            }
            return inside.matches(of: #/"([A-Za-z-]+)": ("[^\n]*?\)")/#).map {
                Fact(key: String($0.1), value: String($0.2), file: file)
            }
        }
    }

    private func all() throws -> [Fact] {
        try SourceTree.files("Sources", "swift").flatMap { Self.facts($0.text, $0.path) }
    }

    @Test("every line says who, what was changed, or what went wrong; a new kind has to be told on the page first")
    func keys() throws {
        let found = try all()
        #expect(found.count > 40)
        let told = Self.userNames.union(Self.changes).union(Self.mishaps)
        for fact in found where !told.contains(fact.key) { Issue.record("\(fact.key) of \(fact.file) is told nowhere") }
        #expect(told.subtracting(found.map(\.key)) == [], "told, and logged nowhere")
    }

    @Test("no name, no e-mail, no password, code, token or answer is among them")
    func values() throws {
        let forbidden = #/fullName|surname|email|password|token|code\b|answer|ballot|indexNumber|\.name\)/#.ignoresCase()
        for fact in try all() where fact.value.contains(forbidden) { Issue.record("\(fact.key): \(fact.value) of \(fact.file)") }
        #expect(Self.facts(#"logger.info("x", metadata: ["by": "\(a.fullName)"])"#, "")[0].value.contains(forbidden))
    }

    @Test("the page says so, in every language", arguments: Language.allCases)
    func said(language: Language) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            try await visitor.post("/language", [("language", language.rawValue)])
            let sentence = site.sentence("privacy.long-log", in: language)
            #expect(try await visitor.get("/privacy").words.contains(sentence))
            let word = ["ro": "numele de utilizator", "sr-Latn": "korisničkim imenima", "en": "user names"][language.rawValue]
            #expect(sentence.contains(try #require(word)))
        }
    }
}
