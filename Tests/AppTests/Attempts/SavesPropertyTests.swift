import Foundation
import Testing

@testable import App

/// What is promised about saves that are repeated, delayed and reordered, and checked here against a model.
///
/// A page counts what is done on it, and says with every save all that was touched since it last heard that it was saved. Of
/// what one page says about the answer, and likewise about the flag, the statement with the highest count stands, from the
/// moment at which it first arrived; what else of that page arrives later, and what arrives again, changes nothing. Between
/// pages the statement stands that arrived last, and of answers this is so even where another order led to the disk.
@Suite("Saves in any order")
struct SavesPropertyTests {
    /// What stands at the end of a history, question by question.
    struct AnswerState: Equatable {
        var texts: [Int: String] = [:]
        var flagged: Set<Int> = []
    }

    private static let files = SmallInstitution.files.merging([
        "2-mobile/tests/9-texts.md":
            "---\ntitle: Texte\nkind: quiz\n---\n\n### Unu? {#unu}\n\n= a\n\n### Doi? {#doi}\n\n= b\n\n### Trei? {#trei}\n\n= c\n"
    ]) { _, new in new }

    /// The model: for answer and flag apart, the highest statement of each page from its first arrival; of these the last.
    private func model(_ arrivals: [SaveHistory.Arrival]) -> AnswerState {
        var standing = AnswerState()
        for (question, all) in Dictionary(grouping: arrivals, by: \.statement.question) {
            if let last = Self.last(all.filter { $0.statement.text != nil }) { standing.texts[question] = last.text ?? nil }
            if Self.last(all.filter { $0.statement.isFlagged != nil })?.isFlagged == true { standing.flagged.insert(question) }
        }
        return standing
    }

    private static func last(_ arrivals: [SaveHistory.Arrival]) -> SaveHistory.Statement? {
        let best = Dictionary(grouping: arrivals.enumerated(), by: \.element.statement.page).values.compactMap { ofPage in
            ofPage.max { ($0.element.statement.sequence, -$0.offset) < ($1.element.statement.sequence, -$1.offset) }
        }
        return best.max { $0.offset < $1.offset }?.element.statement
    }

    private func play(_ arrivals: [SaveHistory.Arrival], on editor: AttemptScene, seed: Int) async throws -> AnswerState {
        let later = Milliseconds.hours(2 * seed)
        let snapshot = try await editor.begin("texts", seed: Int64(seed), at: editor.start + later)
        for arrival in arrivals {
            let statement = arrival.statement
            let saving = try await editor.post(
                statement.form, to: statement.question + 1, in: snapshot, at: editor.start + later + arrival.after)
            #expect(saving != .tooLate)
        }
        let end = editor.start + later + .hours(1)
        let after = try await editor.snapshot(snapshot.attempt.id, at: end)
        try await editor.compare(after, at: end)
        try await editor.attempts.submit(snapshot.attempt.id, of: editor.ana.id, at: end)
        var standing = AnswerState()
        for (index, question) in snapshot.questions.enumerated() {
            if case .typed(let text) = after.answers[question.id]?.answer { standing.texts[index] = text }
            if after.flagged.contains(question.id) { standing.flagged.insert(index) }
        }
        return standing
    }

    @Test("come to what the model says, with repetitions, and with the order of one page's saves mixed up", arguments: 0..<8)
    func inOrderOfArrival(part: Int) async throws {
        let editor = try await AttemptScene(Self.files)
        for seed in part * 40..<(part + 1) * 40 {
            var history = SaveHistory(seed: Int64(seed), hasNovelties: false)
            let arrivals = history.arrivals()
            let standing = try await play(arrivals, on: editor, seed: seed)
            #expect(standing == model(arrivals), "seed \(seed): \(arrivals)")
        }
    }

    @Test("count by their arrival, also where they were written down in another order", arguments: 0..<8)
    func waiting(part: Int) async throws {
        let editor = try await AttemptScene(Self.files)
        for seed in part * 25..<(part + 1) * 25 {
            var history = SaveHistory(seed: Int64(seed), hasNovelties: true)
            let arrivals = history.arrivalsInTurn()
            let mixed = history.mixed(arrivals)
            // Flags have no times: of them the last one that is written down stands.
            let standing = try await play(mixed, on: editor, seed: seed)
            #expect(standing.texts == model(arrivals).texts, "seed \(seed): \(mixed)")
        }
    }
}
