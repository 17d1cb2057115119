/// What a teacher did with an attempt, as JSON. The teacher is left out, because that is data about another person.
struct InterventionResource: Encodable, Sendable {
    /// "minutes", "ended" or "reopened".
    let kind: String
    let at: String
    /// Milliseconds, negative where given time was taken back; only for "minutes".
    let added: Int64?
    let reason: String?
    /// How the attempt had ended before; only for "reopened".
    let endedAt: String?
    let ending: String?
    let receipt: String?
    /// Absent also while results may not be seen.
    let markScheme: String?
    let mark: Int?

    init(_ intervention: Intervention, isResultTold: Bool) {
        let (kind, added, ending): (String, Int64?, Intervention.Ending?) =
            switch intervention.deed {
            case .minutes(let added): ("minutes", added.count, nil)
            case .ended: ("ended", nil, nil)
            case .reopened(let ending): ("reopened", nil, ending)
            }
        (self.kind, self.added) = (kind, added)
        (at, reason) = (intervention.madeAt.iso8601, intervention.reason)
        (endedAt, self.ending, receipt) = (ending?.endedAt.iso8601, ending?.reason.rawValue, ending?.receipt)
        let told = isResultTold ? ending?.mark : nil
        (markScheme, mark) = (told?.scheme.rawValue, told?.thousandths)
    }
}

/// What a correction did to a mark, as JSON.
struct MarkChangeResource: Encodable, Sendable {
    let at: String
    let question: Int?
    let markScheme: String
    let from: Int
    let to: Int
    let reason: String

    init(_ change: PersonalMarkChange) {
        (at, question, reason) = (change.changedAt.iso8601, change.question, change.reason)
        (markScheme, from, to) = (change.new.scheme.rawValue, change.old.thousandths, change.new.thousandths)
    }
}
