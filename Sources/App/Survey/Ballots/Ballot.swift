import Foundation

/// The answers of one student about one subject: one for each slot of the form.
struct Ballot: Sendable, Equatable {
    enum Answer: Sendable, Equatable {
        /// A step of the scale or the position of an option, from 1.
        case value(Int)
        case notApplicable
        case comment(String)
        case nothing
    }

    let answers: [Answer]

    /// The text without control characters except line ends and tabs: a page does not show them, and a database may not store
    /// them.
    static func tidied(_ text: String) -> String {
        // A browser counts a line end as one character and sends two.
        let lines = text.replacing("\r\n", with: "\n").unicodeScalars.filter { scalar in
            scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(lines)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// An empty ballot, for a student who declines to answer. Once sealed, it looks like any other.
    static func declined(_ paper: BallotPaper) -> Ballot {
        Ballot(answers: paper.slots.map { _ in .nothing })
    }

    var isDeclined: Bool { answers.allSatisfy { $0 == .nothing } }

    /// The numbers, from 1, of required slots without an answer.
    func gaps(in paper: BallotPaper) -> [Int] {
        zip(paper.slots, answers).enumerated().filter { $1.0.item.isCompulsory && $1.1 == .nothing }.map { $0.offset + 1 }
    }
}

extension Ballot.Answer {
    /// A comment; no answer when the text is empty after cleaning.
    init(comment text: String) {
        let tidied = Ballot.tidied(text)
        self = tidied.isEmpty ? .nothing : .comment(tidied)
    }
}
