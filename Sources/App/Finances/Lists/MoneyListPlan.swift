/// What entering a list comes to, line by line. Nothing is written by making it.
struct MoneyListPlan: Sendable {
    /// What a line is to become.
    enum Entry: Sendable {
        case charge(ChargeDraft)
        case payment(PaymentDraft)
        /// What came in at the bank, and whose it is; nil for nobody's yet.
        case received(ReceivedPayment, key: String, ID<Person>?)
    }

    enum Standing: Sendable {
        case new(Entry)
        /// It was entered before.
        case known
        /// Why it is not taken, each thing that is wrong with it.
        case mistakes([Mistake])
    }

    /// A sentence with its values.
    struct Mistake: Error, Sendable, Equatable {
        let key: String
        var values: [String: String] = [:]
    }

    struct Step: Sendable {
        let line: MoneyListDocument.Line
        let payer: Payer?
        let standing: Standing
    }

    let kind: MoneyListKind
    let steps: [Step]

    var entries: [(step: Step, entry: Entry)] {
        steps.compactMap { step in
            if case .new(let entry) = step.standing { (step, entry) } else { nil }
        }
    }
    var faulty: [(step: Step, mistakes: [Mistake])] {
        steps.compactMap { step in
            if case .mistakes(let mistakes) = step.standing { (step, mistakes) } else { nil }
        }
    }
    var known: Int { steps.count - entries.count - faulty.count }
    /// How many payments of a bank are nobody's yet.
    var unassigned: Int {
        entries.count { if case .received(_, _, nil) = $0.entry { true } else { false } }
    }

    /// Identifies what was shown, to know whether it is still what would be done. It is not secure.
    var fingerprint: String {
        Fingerprint.of([kind.rawValue] + steps.map { "\($0.line.number) \($0.payer?.id.text ?? "") \($0.standing.mark)" })
    }
}

extension MoneyListPlan.Standing {
    /// What a fingerprint has of it: everything that is entered, and not the ids that are made anew each time.
    fileprivate var mark: String {
        switch self {
        case .known: "known"
        case .mistakes(let mistakes): mistakes.map(\.key).joined(separator: " ")
        case .new(.charge(let draft)):
            Fingerprint.of(
                [draft.kind.rawValue, draft.title, draft.schoolYear, draft.chargedOn?.iso, draft.dueOn?.iso, draft.reference]
                    + [draft.money.plain, draft.money.currency.code, draft.importKey])
        case .new(.payment(let draft)):
            Fingerprint.of(
                [draft.title, draft.paidOn.iso, draft.reference, draft.money.plain, draft.money.currency.code, draft.importKey])
        case .new(.received(let received, let key, _)):
            Fingerprint.of(
                [received.payer, received.purpose, received.reference, received.paidOn.iso]
                    + [received.money.plain, received.money.currency.code, key])
        }
    }
}
