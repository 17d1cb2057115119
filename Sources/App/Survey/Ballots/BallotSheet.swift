import Foundation

/// A ballot as bytes. All ballots of a survey have the same size, so that the size of a sealed ballot reveals nothing.
///
/// A chosen value is one byte: 0 for none, 255 for "not applicable", else the value. A comment is a length of two bytes and its
/// UTF-8, padded with zeros.
enum BallotSheet {
    private static let notApplicable: UInt8 = 255
    /// The most bytes of a comment in UTF-8: at most three for each UTF-16 unit.
    static let commentBytes = 3 * SurveyItem.longestComment

    /// The number of bytes that a form needs.
    static func length(of paper: BallotPaper) -> Int {
        paper.slots.reduce(0) { $0 + ($1.item.kind == .comment ? 2 + commentBytes : 1) }
    }

    /// - Parameter length: the size of the result, at least what the form needs.
    static func bytes(_ ballot: Ballot, on paper: BallotPaper, length: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for (slot, answer) in zip(paper.slots, ballot.answers) {
            if slot.item.kind == .comment {
                let text = if case .comment(let text) = answer { Array(text.utf8.prefix(commentBytes)) } else { [UInt8]() }
                bytes += [UInt8(text.count >> 8), UInt8(text.count & 255)] + text
                bytes += Array(repeating: 0, count: commentBytes - text.count)
            } else {
                bytes.append(byte(answer))
            }
        }
        return bytes + Array(repeating: 0, count: max(0, length - bytes.count))
    }

    /// Nil when the bytes are not a ballot for this form.
    static func ballot(_ bytes: [UInt8], on paper: BallotPaper) -> Ballot? {
        guard bytes.count >= length(of: paper) else { return nil }
        var rest = bytes[...]
        var answers: [Ballot.Answer] = []
        for slot in paper.slots {
            if slot.item.kind == .comment {
                let length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
                guard length <= commentBytes else { return nil }
                let text = String(decoding: rest.dropFirst(2).prefix(length), as: UTF8.self)
                answers.append(Ballot.Answer(comment: text))
                rest = rest.dropFirst(2 + commentBytes)
            } else {
                guard let answer = answer(rest[rest.startIndex], to: slot.item) else { return nil }
                answers.append(answer)
                rest = rest.dropFirst()
            }
        }
        return Ballot(answers: answers)
    }

    private static func byte(_ answer: Ballot.Answer) -> UInt8 {
        switch answer {
        case .value(let value): UInt8(value)
        case .notApplicable: notApplicable
        case .nothing, .comment: 0
        }
    }

    private static func answer(_ byte: UInt8, to item: SurveyItem) -> Ballot.Answer? {
        switch byte {
        case 0: .nothing
        case notApplicable: item.kind == .scale ? .notApplicable : nil
        default: item.values?.contains(Int(byte)) == true ? .value(Int(byte)) : nil
        }
    }
}
