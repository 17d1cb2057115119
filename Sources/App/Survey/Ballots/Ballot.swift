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
