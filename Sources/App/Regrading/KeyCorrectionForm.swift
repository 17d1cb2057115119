import Foundation

/// What is posted to correct a key.
struct KeyCorrectionForm: Decodable, Sendable {
    /// Positions of the options that are right.
    var right: [Int]?
    /// Accepted answers, one per line.
    var accepted: String?
    /// Ticked to give everybody the points.
    var everyone: String?
    var reason: String?
    /// A revision that has the question with the wording that is meant.
    var version: String?
    /// The fingerprint of the mark changes that were shown before confirming; nil when none have been shown yet.
    var shown: String?

    static let longestReason = 500

    /// The key for a version of a question.
    /// - Throws: `FormErrors`, also when the key already holds.
    func key(for version: QuestionVersion) throws -> CorrectedKey {
        let question = version.question
        var errors = FormErrors()
        let key = key(for: question, &errors)
        Self.check(reason, &errors)
        if let key, version.holds(key) { errors.add(question.keyField, "correction.same") }
        try errors.check()
        guard let key else { throw errors }
        return key
    }

    /// Checks that there is a reason and that it is not too long.
    static func check(_ reason: String?, _ errors: inout FormErrors) {
        let text = Self.text(reason)
        if text.isEmpty { errors.add("reason", "correction.reason-missing") }
        if !text.isWithin(letters: longestReason) { errors.add("reason", "correction.reason-long") }
    }

    static func text(_ reason: String?) -> String {
        (reason ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func key(for question: Question, _ errors: inout FormErrors) -> CorrectedKey? {
        if everyone != nil { return .everyone }
        switch question.content {
        case .choice(let choice):
            let right = Set(self.right ?? []).intersection(choice.positions)
            if right.isEmpty { errors.add("right", "correction.none-right") }
            return right.isEmpty ? nil : .options(right)
        case .number: return numbers(&errors)
        case .text: return texts(&errors)
        }
    }

    private var lines: [String] {
        (accepted ?? "").split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private func numbers(_ errors: inout FormErrors) -> CorrectedKey? {
        let read = lines.map(WrittenNumber.init)
        let numbers = read.compactMap { $0 }.filter { $0.tolerance >= 0 && $0.accepted != nil }
        if lines.isEmpty { errors.add("accepted", "correction.none-accepted") }
        if numbers.count < lines.count { errors.add("accepted", "correction.not-numbers") }
        return errors.items.isEmpty ? .numbers(numbers.map { .init(value: $0.value, tolerance: $0.tolerance) }) : nil
    }

    private func texts(_ errors: inout FormErrors) -> CorrectedKey? {
        if lines.isEmpty { errors.add("accepted", "correction.none-accepted") }
        if !lines.allSatisfy({ $0.isWithin(letters: TextQuestion.longest) }) { errors.add("accepted", "question.text-too-long") }
        return errors.items.isEmpty ? .texts(lines) : nil
    }
}

extension Question {
    /// The id of the field for the key.
    fileprivate var keyField: String {
        if case .choice = content { "right" } else { "accepted" }
    }
}
