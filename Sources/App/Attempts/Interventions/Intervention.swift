/// What a teacher did with an attempt while it was under way, or after its end. Kept beside it, and told to its student.
struct Intervention: Sendable, Equatable {
    enum Deed: Sendable, Equatable {
        /// So much more time.
        case minutes(Milliseconds)
        case ended
        /// How it had ended until then.
        case reopened(Ending)
    }

    /// An end that was taken back.
    struct Ending: Sendable, Equatable {
        let endedAt: Instant
        let reason: Submission.Reason
        let mark: Mark?
        /// Of the receipt that is worth nothing any more.
        let receipt: String?
    }

    let deed: Deed
    let personName: String
    let madeAt: Instant
    let reason: String?
}

extension [Intervention] {
    /// What ended an attempt, if a teacher did.
    func end(at moment: Instant?) -> Intervention? {
        last { $0.deed == .ended && $0.madeAt == moment }
    }

    /// The last end that was taken back.
    var lastEnding: Intervention.Ending? { endings.last }

    /// How often an attempt was opened again.
    var reopenings: Int { endings.count }

    private var endings: [Intervention.Ending] {
        compactMap { if case .reopened(let ending) = $0.deed { ending } else { nil } }
    }

    /// The last one that gave time, or the whole attempt, back to its student.
    var lastGift: Intervention? {
        last { $0.deed != .ended }
    }
}
