import Foundation

/// Writes a question as the lines that read as the same question.
enum QuestionWriter {
    /// - Parameter penalty: the penalty of the whole test, in thousandths.
    static func text(of question: QuestionDraft, penalty: Int) -> String {
        let heading = "### " + question.text + " {" + attributes(question, penalty).joined(separator: " ") + "}"
        let answer = question.accepted.map(answerLine) ?? OptionWriter.list(question.options, below: question.body)
        let explanation = question.explanation.map(quote)
        return [heading, question.body, answer, explanation].compactMap { $0 }.joined(separator: "\n\n")
    }

    private static func attributes(_ question: QuestionDraft, _ penalty: Int) -> [String] {
        var attributes = ["#" + question.key]
        if question.points != 1000 { attributes.append("points=" + Points(thousandths: question.points).written) }
        if let kind = kind(question) { attributes.append("kind=" + kind.rawValue) }
        if question.isFixed == true { attributes.append("order=fixed") }
        if question.penalty ?? 0 != penalty {
            attributes.append("penalty=" + Points(thousandths: question.penalty ?? 0).written)
        }
        if let folding = question.folding, folding != .exact { attributes.append("case=" + folding.rawValue) }
        if let objectives = question.objectives { attributes.append(ObjectiveTag.attribute(objectives)) }
        return attributes
    }

    /// The kind, where it does not follow from the answer.
    private static func kind(_ question: QuestionDraft) -> QuestionKind? {
        guard let accepted = question.accepted else {
            return question.isMultiple && question.options.count(where: \.isRight) <= 1 ? .multiple : nil
        }
        return question.folding != nil && accepted.allSatisfy { WrittenNumber($0.text) != nil } ? .text : nil
    }

    private static func answerLine(_ accepted: [QuestionDraft.Accepted]) -> String {
        "= "
            + accepted.map { answer in
                guard let tolerance = answer.tolerance else { return escaped(answer.text) }
                return tolerance == "0" ? answer.text : answer.text + " ± " + tolerance
            }.joined(separator: " | ")
    }

    /// The answer, with a backslash before each `|` that would split it in two.
    private static func escaped(_ answer: String) -> String {
        let divides = answer.contains("\\|") || answer.contains(#/(^|\s)\|(\s|$)/#)
        return divides ? answer.replacingOccurrences(of: "|", with: "\\|") : answer
    }

    private static func quote(_ explanation: String) -> String {
        let plain = quoted(explanation)
        // A block of code loses its indentation when it is read. The same text without it may be HTML.
        let isClean = (try? DocumentText(plain, file: "").findings())?.allSatisfy { !$0.isHTML } ?? true
        return isClean ? plain : quoted("    " + explanation)
    }

    private static func quoted(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
    }
}
