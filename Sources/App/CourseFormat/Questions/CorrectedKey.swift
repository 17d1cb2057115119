/// The right answer that replaces the one in a question's text. The question itself does not change.
enum CorrectedKey: Sendable, Equatable {
    /// Positions of the right options, from 1.
    case options(Set<Int>)
    case numbers([NumberQuestion.Accepted])
    case texts([String])
    /// The question was faulty: everybody gets the points.
    case everyone
}

extension Question {
    /// Whether the question was faulty and everybody gets the points.
    var isAtFault: Bool { ruling == .everyone }

    /// The key that holds for everybody, apart from points that a teacher gave to single answers.
    var key: CorrectedKey {
        if isAtFault { return .everyone }
        switch content {
        case .choice(let choice): return .options(choice.right)
        case .number(let number): return .numbers(number.accepted)
        case .text(let text): return .texts(text.accepted)
        }
    }

    /// The same question with another key. A key for another kind of question changes nothing.
    func corrected(by key: CorrectedKey?) -> Question {
        switch (key, content) {
        case (.everyone, _):
            var question = self
            question.ruling = .everyone
            return question
        case (.options(let right), .choice(let choice)): return with(.choice(choice.corrected(right)))
        case (.numbers(let accepted), .number): return with(.number(NumberQuestion(accepted: accepted)))
        case (.texts(let accepted), .text(let text)):
            return with(.text(TextQuestion(accepted: accepted, folding: text.folding)))
        case (nil, _), (.options, _), (.numbers, _), (.texts, _): return self
        }
    }

    /// The same question with points given by a teacher; nil leaves it unchanged.
    func adjusted(to points: Points?) -> Question {
        guard let points else { return self }
        var question = self
        question.ruling = .points(points)
        return question
    }

    private func with(_ content: QuestionContent) -> Question {
        Question(
            id: id, number: number, topic: topic, points: points, penalty: penalty, textHTML: textHTML, plainText: plainText,
            bodyHTML: bodyHTML, explanationHTML: explanationHTML, content: content, ruling: .byAnswer)
    }
}

extension Choice {
    /// The same options with another set of right ones.
    fileprivate func corrected(_ right: Set<Int>) -> Choice {
        Choice(
            options: options.map {
                Option(
                    position: $0.position, textHTML: $0.textHTML, plainText: $0.plainText, isRight: right.contains($0.position))
            }, isMultiple: isMultiple, credit: credit, isFixed: isFixed)
    }
}
