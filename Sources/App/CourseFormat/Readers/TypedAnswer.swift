import Foundation

/// The meaning of an answer line, once it is known whether it contains numbers or texts.
struct TypedAnswer {
    let accepted: [QuestionDraft.Accepted]
    let isNumber: Bool
    let mistakes: [Mistake]

    /// - Parameter kind: the kind in the heading; without one, an answer that consists of numbers is a number.
    init(_ answer: AnswerLine, kind: QuestionKind?, file: String) {
        let written = answer.alternatives.filter { !$0.isEmpty }
        let isNumber = kind == .number || kind != .text && !written.isEmpty && written.allSatisfy { WrittenNumber($0) != nil }
        let read = written.map { isNumber ? Self.number($0) : Self.text($0) }
        var mistakes = read.compactMap { result -> Mistake? in
            guard case .failure(let fault) = result else { return nil }
            return Mistake(file, line: answer.line, fault.key, fault.values)
        }
        if written.count < answer.alternatives.count {
            mistakes.append(Mistake(file, line: answer.line, "mistake.answer-empty"))
        }
        accepted = read.compactMap { try? $0.get() }
        self.isNumber = isNumber
        self.mistakes = mistakes
    }

    private struct Fault: Error {
        let key: String
        let values: [String: String]
    }

    private static func number(_ text: String) -> Result<QuestionDraft.Accepted, Fault> {
        guard let number = WrittenNumber(text) else {
            return .failure(Fault(key: "mistake.answer-number", values: ["value": text]))
        }
        guard number.tolerance >= 0 else {
            return .failure(Fault(key: "mistake.answer-tolerance", values: ["value": text]))
        }
        return number.accepted.map(Result.success) ?? tooLong(NumberQuestion.longest)
    }

    private static func text(_ text: String) -> Result<QuestionDraft.Accepted, Fault> {
        text.isWithin(letters: TextQuestion.longest)
            ? .success(.init(text: text, tolerance: nil)) : tooLong(TextQuestion.longest)
    }

    private static func tooLong(_ most: Int) -> Result<QuestionDraft.Accepted, Fault> {
        .failure(Fault(key: "mistake.answer-long", values: ["most": String(most)]))
    }
}
