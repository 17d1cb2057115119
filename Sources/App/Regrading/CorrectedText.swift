/// The text of a test with the key of one question corrected.
enum CorrectedText {
    /// The text as it is where it does not ask the question. Nil where it offers other answers or has another key for it, and where it
    /// cannot be read: its writer must look.
    /// - Parameter question: as it was published.
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
