import Database

/// What somebody paid. It is never changed: a reversal takes it back.
struct Payment: Sendable, Equatable {
    let id: ID<Payment>
    let person: ID<Person>
    let money: Money
    let paidOn: LocalDay
    /// What it says it is for.
    let title: String?
    let reference: PaymentReference?
    let madeAt: Instant
    let reversal: MoneyReversal?

    var isReversed: Bool { reversal != nil }
}

/// The values of a payment that is to be noted.
struct PaymentDraft: Sendable, Equatable {
    let person: ID<Person>
    let money: Money
    let paidOn: LocalDay
    let title: String?
    let reference: String?
    /// What came in at the bank, where it is from there.
    var received: ID<ReceivedPayment>?
    /// By which an import knows it again.
    var importKey: String?

    /// Whether the database takes it.
    var isBookable: Bool {
        money.isBookable && title?.isEmpty != true && reference.map { PaymentReference($0) != nil } != false
    }
}

extension PaymentDraft {
    /// Whether a payment is what this draft would make: a form that is sent once more says the same.
    func isSame(as payment: Payment) -> Bool {
        person == payment.person && money == payment.money && paidOn == payment.paidOn && title == payment.title
            && reference.flatMap { PaymentReference($0) } == payment.reference
    }
}

/// What came in at the bank.
struct ReceivedPayment: Sendable, Equatable {
    let id: ID<ReceivedPayment>
    let money: Money
    let paidOn: LocalDay
    /// Who paid, as the bank writes it.
    let payer: String?
    let reference: String?
    let purpose: String?
}
