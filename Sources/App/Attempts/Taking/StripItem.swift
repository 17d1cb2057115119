/// One question in the strip of all questions: a button that leads to it. Its state is told by its look and in words.
struct StripItem: Sendable, Equatable {
    let number: Int
    let isHere: Bool
    let mark: StateMark

    static func all(of open: OpenQuestion, _ strings: Strings) -> [StripItem] {
        let marks = StateMarks(strings, withFlags: open.states.contains(where: \.isFlagged))
        return open.states.enumerated().map { index, state in
            StripItem(number: index + 1, isHere: index + 1 == open.number, mark: marks[state])
        }
    }
}

/// The state of a question as the strip shows it.
struct StateMark: Sendable, Equatable {
    /// The classes of its button: `a` when it is answered, `u` when what was typed is no answer, `f` when it is flagged.
    let look: String
    let words: String

    init(_ state: QuestionState, _ strings: Strings) {
        self = StateMarks(strings, withFlags: state.isFlagged)[state]
    }

    fileprivate init(look: String, words: String) {
        (self.look, self.words) = (look, words)
    }
}

/// The marks of all states, so that the words are looked up once for a page.
private struct StateMarks {
    private let marks: [StateMark]

    /// - Parameter withFlags: whether any question is flagged.
    init(_ strings: Strings, withFlags: Bool) {
        let plain = [
            StateMark(look: "n", words: strings("strip.unanswered")), StateMark(look: "a", words: strings("strip.answered")),
            StateMark(look: "u", words: strings("strip.unreadable")),
        ]
        guard withFlags else {
            marks = plain
            return
        }
        let flagged = strings("strip.flagged")
        marks = plain + plain.map { StateMark(look: $0.look + " f", words: $0.words + ", " + flagged) }
    }

    subscript(state: QuestionState) -> StateMark {
        marks.at(Int(state.standing.rawValue) + (state.isFlagged ? 3 : 0)) ?? StateMark(look: "n", words: "")
    }
}
