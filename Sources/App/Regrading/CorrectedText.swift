/// Corrects the key of one question in the text of a test.
enum CorrectedText {
    /// The corrected text; the same text when it does not contain the question. Nil when the text has other answers or another
    /// key for the question, and when it cannot be read; then its author has to look at it.
    /// - Parameter question: the question as it was published.
    static func text(_ text: String, _ question: QuestionDraft, _ key: CorrectedKey) -> String? {
        guard var sections = TestSections(text) else { return nil }
        let penalty = WrittenQuestion.penalty(in: text)
        for place in sections.questions {
            guard let written = WrittenQuestion(place.text, topic: place.topic, penalty: penalty) else { return nil }
            guard written.draft.key == question.key else { continue }
            guard written.isWhole, written.draft.hasKey(of: question), let corrected = written.draft.corrected(by: key) else {
                return nil
            }
            let lines = WrittenQuestion.text(of: corrected, rest: written.rest, penalty: penalty)
            _ = sections.replace(place.number, with: lines, about: place.topic)
            return sections.text
        }
        return text
    }
}
