import Foundation
import Testing

@testable import App

@Suite("A refused import")
struct RefusedImportTests {
    private let importing: Importing

    init() throws {
        importing = try Importing()
    }

    private func refusal(_ body: () async throws -> Void) async throws -> [Mistake] {
        do {
            try await body()
            return []
        } catch let found as ImportMistakes {
            return found.mistakes
        }
    }

    @Test(
        "writes nothing for a mistake anywhere in the folder",
        arguments: ["institution.yaml", "people.csv", "2-mobile/course.yaml", "2-mobile/tests/3-final.md"])
    func writesNothing(file: String) async throws {
        let before = try await importing.counts()
        try importing.folder.write(file, [0xFF])
        let mistakes = try await refusal { try await importing.run() }
        #expect(mistakes.contains { $0.file == file && $0.key == "mistake.not-utf8" })
        #expect(try await importing.counts() == before)
    }

    @Test("is one that makes a final a quiz, and it leaves everything else unchanged too")
    func finalToQuiz() async throws {
        try await importing.run()
        let before = try await importing.counts()
        try importing.edit(
            "2-mobile/tests/3-final.md", "kind: final\nopens: -1d 09:00\ncloses: +30d 18:00\nlimit: 30", "kind: quiz")
        try importing.edit("people.csv", "ana,Ana,", "ana,Anca,")
        try importing.edit("2-mobile/tests/2-quiz.md", "Ce strat?", "Care strat?")
        let mistakes = try await refusal { try await importing.run() }
        #expect(mistakes == [Mistake("2-mobile/tests/3-final.md", line: nil, "mistake.kind-changed")])
        #expect(try await importing.counts() == before)
        #expect(try await importing.texts("SELECT name AS value FROM person WHERE user_name = 'ana'") == ["Ana"])
    }

    @Test("is one that makes a quiz a final")
    func quizToFinal() async throws {
        try await importing.run()
        try importing.edit("2-mobile/tests/2-quiz.md", "kind: quiz", "kind: final\nopens: +1d\ncloses: +2d\nlimit: 30")
        let mistakes = try await refusal { try await importing.run() }
        #expect(mistakes.map(\.key) == ["mistake.kind-changed"])
        #expect(try await importing.texts("SELECT kind AS value FROM assessment ORDER BY number") == ["quiz", "final"])
    }

    @Test("is one whose new closing comes before the opening that holds")
    func closesBeforeItOpened() async throws {
        try await importing.run()
        try importing.edit(
            "2-mobile/tests/3-final.md", "opens: -1d 09:00\ncloses: +30d 18:00", "opens: 2027-01-01 09:00\ncloses: +60d 18:00")
        let mistakes = try await refusal { try await importing.run() }
        #expect(mistakes.map(\.key) == ["mistake.closes-before-opens"])
        #expect(mistakes.map(\.file) == ["2-mobile/tests/3-final.md"])
    }
}
