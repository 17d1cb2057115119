/// The ballots of one subject added up: counts and comments. It does not say which answers belong to one ballot, and has nothing
/// that is based on too few ballots.
struct BallotCount: Sendable, Equatable {
    /// The item, teacher and value that a count is for.
    struct Place: Hashable, Comparable, Sendable {
        let item: Int
        /// 0 for the subject.
        let teacher: Int
        /// A step of the scale or the position of an option; 0 for "not applicable".
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

    /// The number of ballots that are not empty.
    private(set) var answered = 0
    private(set) var counts: [Place: Int] = [:]
    private(set) var comments: [Comment] = []

    /// Nil when fewer ballots than the limit are not empty. An item with fewer answers than the limit is left out, where "not
    /// applicable" is not an answer. Comments require a higher number of ballots, and comments about a teacher as many that rate
    /// that teacher.
    init?(_ ballots: [Ballot], on paper: BallotPaper, limits: SurveyLimits) {
        for ballot in ballots where !ballot.isDeclined {
            answered += 1
            for (slot, answer) in zip(paper.slots, ballot.answers) { add(answer, to: slot) }
        }
        guard answered >= limits.ballots else { return nil }
        let rated = Dictionary(grouping: counts.filter { $0.key.value > 0 }) { Cell(item: $0.key.item, teacher: $0.key.teacher) }
            .mapValues { $0.reduce(0) { $0 + $1.value } }
        counts = counts.filter { rated[Cell(item: $0.key.item, teacher: $0.key.teacher), default: 0] >= limits.ballots }
        let ratesTeachers = paper.slots.contains { $0.teacher != nil && $0.item.kind != .comment }
        comments = comments.filter { comment in
            guard comment.teacher > 0, ratesTeachers else { return answered >= limits.comments }
            return rated.filter { $0.key.teacher == comment.teacher }.values.max() ?? 0 >= limits.comments
        }
    }

    /// The answers to one item about the subject, or about one teacher.
    private struct Cell: Hashable {
        let item: Int
        let teacher: Int
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
