/// That an attempt was annulled or restored, as JSON. The teacher is left out, because that is data about another person.
struct AnnulmentResource: Encodable, Sendable {
    /// "annulled" or "restored".
    let kind: String
    let at: String
    let reason: String

    init(_ annulment: Annulment) {
        (kind, at, reason) = (annulment.kind.rawValue, annulment.madeAt.iso8601, annulment.reason)
    }
}
