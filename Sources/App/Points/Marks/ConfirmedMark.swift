import Database

/// What a teacher confirmed for a student in a course. A later one takes the place of those before.
struct ConfirmedMark: Sendable, Equatable {
    enum Verdict: Sendable, Equatable {
        case mark(Mark)
        /// Not passed, with no mark that is entered: a Serbian 5, or fewer points than the least in a part.
        case notPassed
        /// Nothing is confirmed any more.
        case withdrawn
    }

    enum Kind: String, Sendable, DatabaseValue {
        case mark
        case notPassed = "not-passed"
        case withdrawn
    }

    let person: ID<Person>
    /// Counts those of the student in the course, from 1.
    let sequence: Int
    let verdict: Verdict
    let scheme: MarkScheme
    /// The student's result then, as `ExactPoints.shown` has it.
    let points: Points
    /// Nil for an import.
    let maker: String?
    let madeAt: Instant
    /// Nil for the first one of a student, which needs none.
    let reason: String?
    /// When an import brought it that named the day of `madeAt`; nil for any other mark.
    var importedAt: Instant?

    /// Since when it can be read.
    var thereSince: Instant { importedAt ?? madeAt }

    var kind: Kind {
        switch verdict {
        case .mark: .mark
        case .notPassed: .notPassed
        case .withdrawn: .withdrawn
        }
    }

    /// Whether the student has passed; nil where the scheme does not say, and where it was withdrawn.
    var isPass: Bool? {
        switch verdict {
        case .mark(let mark): mark.isPass
        case .notPassed: false
        case .withdrawn: nil
        }
    }
}

extension PointsMark {
    /// What is entered when it is confirmed.
    var verdict: ConfirmedMark.Verdict {
        let isEntered = below.isEmpty && (mark.scheme != .serbian || mark.isPass == true)
        return isEntered ? .mark(mark) : .notPassed
    }
}
