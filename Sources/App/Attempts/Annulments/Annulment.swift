/// That a teacher annulled an attempt, or restored an annulled one. An annulled attempt stays with all that belongs to it and counts
/// for nothing: it has no mark, is in no statistics, and is none of the attempts that its student has used.
struct Annulment: Sendable, Equatable {
    enum Kind: String, Sendable {
        case annulled, restored
    }

    let kind: Kind
    let personName: String
    let madeAt: Instant
    let reason: String
}

extension [Annulment] {
    /// Why the attempt is annulled now; nil when it counts.
    var current: Annulment? {
        last.flatMap { $0.kind == .annulled ? $0 : nil }
    }
}

extension Sequence<Attempt> {
    /// Those that count.
    var valid: [Attempt] { filter { !$0.isAnnulled } }
}
