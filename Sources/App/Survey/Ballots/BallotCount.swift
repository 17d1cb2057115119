/// What the ballots of one subject say together: counts and comments. Which answers came from one hand is not in it.
struct BallotCount: Sendable, Equatable {
    /// Where a count belongs.
    struct Place: Hashable, Comparable, Sendable {
        let item: Int
        /// 0 for the subject.
        let teacher: Int
        /// A step of the scale or the position of an option; 0 where it does not apply.
        let value: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.item, left.teacher, left.value) < (right.item, right.teacher, right.value)
        }
    }

    struct Comment: Hashable, Sendable {
        let item: Int
        /// 0 for the subject.
        let teacher: Int
        let text: String
    }

    /// Ballots that say something.
    private(set) var answered = 0
    private(set) var counts: [Place: Int] = [:]
    private(set) var comments: [Comment] = []

    /// Nil where fewer than the limit say something: then nothing of it is kept. Comments need more.
    init?(_ ballots: [Ballot], on paper: BallotPaper, limits: SurveyLimits) {
        for ballot in ballots where !ballot.isDeclined {
            answered += 1
            for (slot, answer) in zip(paper.slots, ballot.answers) { add(answer, to: slot) }
        }
        guard answered >= limits.ballots else { return nil }
        if answered < limits.comments { comments = [] }
    }

    private mutating func add(_ answer: Ballot.Answer, to slot: BallotPaper.Slot) {
        let teacher = slot.teacher?.position ?? 0
        func count(_ value: Int) { counts[Place(item: slot.item.position, teacher: teacher, value: value), default: 0] += 1 }
        switch answer {
        case .value(let value): count(value)
        case .notApplicable: count(0)
        case .comment(let text): comments.append(Comment(item: slot.item.position, teacher: teacher, text: text))
        case .nothing: break
        }
    }
}
