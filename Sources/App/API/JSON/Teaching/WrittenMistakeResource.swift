/// A mistake in a text that is written for a course.
struct WrittenMistakeResource: Encodable, Sendable {
    /// From 1; absent where it is about the whole text.
    let line: Int?
    let text: String
}

/// Why a text is not published: all mistakes in it.
struct WrittenMistakesResource: Encodable, Sendable {
    let mistakes: [WrittenMistakeResource]
}

extension WrittenMistakesResource {
    init(_ mistakes: [Mistake], inTest text: String, _ strings: Strings) {
        let lines = TestText.lines(of: text)
        self.mistakes = mistakes.map {
            WrittenMistakeResource(line: $0.line, text: TestSentence.mistake($0, in: lines, strings))
        }
    }

    init(_ mistakes: [Mistake], inLesson text: WrittenText, _ strings: Strings) {
        let lines = text.lines
        self.mistakes = mistakes.map {
            WrittenMistakeResource(line: $0.line, text: WritingSentence.mistake($0, in: lines, strings))
        }
    }
}
