extension QuestionDraft {
    /// The same question with another key; nil when a document cannot express that key.
    func corrected(by key: CorrectedKey) -> QuestionDraft? {
        switch key {
        case .everyone: return nil
        case .options(let right):
            guard accepted == nil, isMultiple || right.count == 1 else { return nil }
            let options = options.enumerated().map { Option(text: $0.element.text, isRight: right.contains($0.offset + 1)) }
            return with(options, nil)
        case .numbers:
            guard accepted != nil, folding == nil else { return nil }
            return with(options, key.answers.map { Accepted(text: $0.text ?? "", tolerance: $0.tolerance) })
        case .texts:
            guard accepted != nil, folding != nil else { return nil }
            return with(options, key.answers.map { Accepted(text: $0.text ?? "", tolerance: nil) })
        }
    }

    /// Whether it is the same question, with the same answers and the same right ones.
    func hasKey(of other: QuestionDraft) -> Bool {
        key == other.key && kind == other.kind && options == other.options && accepted == other.accepted
            && folding == other.folding
    }

    private func with(_ options: [Option], _ accepted: [Accepted]?) -> QuestionDraft {
        QuestionDraft(
            key: key, topic: topic, points: points, isMultiple: isMultiple, text: text, body: body, options: options,
            explanation: explanation, accepted: accepted, folding: folding, isFixed: isFixed, penalty: penalty,
            objectives: objectives)
    }
}
