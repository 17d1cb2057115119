/// How an amount is divided into instalments.
struct InstalmentPlan: Sendable, Equatable {
    /// The amounts in the order of their days: all the same, but the last, which has the rest too.
    let parts: [Money]
    let days: [LocalDay]

    static let mostInstalments = 24

    /// Divides an amount; nil for fewer than two days or more than `mostInstalments`, for days that do not follow one
    /// another, and for an amount that has less than one minor unit for each.
    init?(_ money: Money, on days: [LocalDay]) {
        guard (2...Self.mostInstalments).contains(days.count), money.isBookable, money.minor >= days.count,
            zip(days, days.dropFirst()).allSatisfy(<)
        else { return nil }
        let (each, rest) = money.minor.quotientAndRemainder(dividingBy: days.count)
        parts = days.indices.map { index in
            Money(minor: index == days.count - 1 ? each + rest : each, currency: money.currency)
        }
        self.days = days
    }

    /// What the last instalment has more than the others; nil where all are the same.
    var rest: Money? {
        guard let first = parts.first, let last = parts.last, last.minor > first.minor else { return nil }
        return Money(minor: last.minor - first.minor, currency: last.currency)
    }

    /// A charge for each instalment.
    func drafts(_ charge: ChargeDraft, as plan: ID<InstalmentPlan>) -> [ChargeDraft] {
        zip(parts, days).enumerated().map { index, part in
            var draft = ChargeDraft(
                person: charge.person, schoolYear: charge.schoolYear, kind: charge.kind, title: charge.title, money: part.0,
                dueOn: part.1, reference: charge.reference)
            draft.chargedOn = charge.chargedOn
            draft.importKey = charge.importKey.map { $0 + "/\(index + 1)" }
            draft.instalment = .init(plan: plan, number: index + 1, count: parts.count)
            return draft
        }
    }
}
