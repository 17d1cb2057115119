/// What is right instead of what a question said when it was asked. The question itself stays as it was.
enum CorrectedKey: Sendable, Equatable {
    /// Positions of the right options, from 1.
    case options(Set<Int>)
    case numbers([NumberQuestion.Accepted])
    case texts([String])
    /// Nothing can be right: everybody has the points.
    case everyone
}

extension Question {
    /// Whether nothing of it is right, and everybody has the points.
    var isAtFault: Bool { ruling == .everyone }

    /// What is right for everybody; what a teacher gave to single answers aside.
    var key: CorrectedKey {
        if isAtFault { return .everyone }
        switch content {
        case .choice(let choice): return .options(choice.right)
        case .number(let number): return .numbers(number.accepted)
        case .text(let text): return .texts(text.accepted)
        }
    }

    /// The same question with another key. A key that is none for its kind changes nothing.
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

    /// The same question with its points given by a teacher; nil leaves it as it is.
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
    /// The same options, others of them right.
    fileprivate func corrected(_ right: Set<Int>) -> Choice {
        Choice(
            options: options.map {
                Option(
                    position: $0.position, textHTML: $0.textHTML, plainText: $0.plainText, isRight: right.contains($0.position))
            }, isMultiple: isMultiple, credit: credit, isFixed: isFixed)
    }
}
