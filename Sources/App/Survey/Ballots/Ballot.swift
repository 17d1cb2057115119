import Foundation

/// What somebody says about one subject: an answer for each slot of the paper.
struct Ballot: Sendable, Equatable {
    enum Answer: Sendable, Equatable {
        /// A step of the scale or the position of an option, from 1.
        case value(Int)
        case notApplicable
        case comment(String)
        case nothing
    }

    let answers: [Answer]

    /// Tidied words: no other control characters than ends of lines and tabs, which a page does not show and a table may not keep.
    static func tidied(_ text: String) -> String {
        // A browser counts a line's end once and sends it as two.
        let lines = text.replacing("\r\n", with: "\n").unicodeScalars.filter { scalar in
            scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(lines)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Handed in by somebody who wants to say nothing: looks like any other once it is sealed.
    static func declined(_ paper: BallotPaper) -> Ballot {
        Ballot(answers: paper.slots.map { _ in .nothing })
    }

    var isDeclined: Bool { answers.allSatisfy { $0 == .nothing } }

    /// The slots, counted from 1, that must be answered and are not.
    func gaps(in paper: BallotPaper) -> [Int] {
        zip(paper.slots, answers).enumerated().filter { $1.0.item.isCompulsory && $1.1 == .nothing }.map { $0.offset + 1 }
    }
}

extension Ballot.Answer {
    /// Words, or nothing where nothing is left of them.
    init(comment text: String) {
        let tidied = Ballot.tidied(text)
        self = tidied.isEmpty ? .nothing : .comment(tidied)
    }
}
