/// Something that a teacher did with an attempt, while it was in progress or after its end. It is stored with the attempt and
/// shown to the student.
struct Intervention: Sendable, Equatable {
    enum Deed: Sendable, Equatable {
        /// The attempt got more time, or given time was taken back: then it is negative.
        case minutes(Milliseconds)
        case ended
        /// The attempt was reopened; the end that it had is kept here.
        case reopened(Ending)
    }

    /// The end of an attempt that was reopened.
    struct Ending: Sendable, Equatable {
        let endedAt: Instant
        let reason: Submission.Reason
        let mark: Mark?
        /// The text of the receipt, which is invalid because the attempt was reopened.
        let receipt: String?
    }

    let deed: Deed
    let personName: String
    let madeAt: Instant
    let reason: String?
}

extension [Intervention] {
    /// The intervention that ended the attempt, if a teacher ended it.
    func end(at moment: Instant?) -> Intervention? {
        last { $0.deed == .ended && $0.madeAt == moment }
    }

    /// The end that the attempt had before it was last reopened.
    var lastEnding: Intervention.Ending? { endings.last }

    /// How often the attempt was reopened.
    var reopenings: Int { endings.count }

    private var endings: [Intervention.Ending] {
        compactMap { if case .reopened(let ending) = $0.deed { ending } else { nil } }
    }

    /// The last intervention that gave the student time or the attempt back, or took given time back.
    var lastGift: Intervention? {
        last { $0.deed != .ended }
    }
}
