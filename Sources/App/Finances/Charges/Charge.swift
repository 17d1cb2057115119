import Database

/// What somebody owes the institution. It is never changed: a reversal takes it back.
struct Charge: Sendable, Equatable {
    let id: ID<Charge>
    let person: ID<Person>
    /// 2026/2027
    let schoolYear: String
    let kind: ChargeKind
    /// What it is for, where the kind alone does not say it.
    let title: String?
    let money: Money
    /// The day of which it is, in the institution's time zone.
    let day: LocalDay
    /// Nil where no day was set: it is due on its day.
    let dueOn: LocalDay?
    let reference: PaymentReference?
    let instalment: Instalment?
    let madeAt: Instant
    let reversal: MoneyReversal?

    /// The number of a charge among those into which an amount was divided, from 1.
    struct Instalment: Sendable, Hashable {
        let plan: ID<InstalmentPlan>
        let number: Int
        let count: Int
    }

    /// The day until which it can be paid without being overdue.
    var due: LocalDay { dueOn ?? day }

    var isReversed: Bool { reversal != nil }
}

/// That a charge or a payment was taken back.
struct MoneyReversal: Sendable, Equatable {
    let madeAt: Instant
    /// Nil where the system took it back by itself and its rule says why.
    let reason: String?
}

/// What a charge is for.
enum ChargeKind: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    case tuition
    case enrolment
    case exam
    case repeatedExam = "repeated-exam"
    case lateExam = "late-exam"
    case commission
    case certificate
    /// Says by its title what it is for; there is no price of it.
    case other

    static func < (left: ChargeKind, right: ChargeKind) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }

    /// Those that the price list can have.
    static let priced = allCases.filter { $0 != .other }
}

/// The values of a charge that is to be made.
struct ChargeDraft: Sendable, Equatable {
    let person: ID<Person>
    /// 2026/2027
    let schoolYear: String
    let kind: ChargeKind
    /// Needed for `ChargeKind.other`.
    let title: String?
    let money: Money
    /// The last day on which it is not overdue; nil for the charge's own day.
    let dueOn: LocalDay?
    let reference: String?
    /// The day of which it is; nil for the day on which it is made.
    var chargedOn: LocalDay?
    var instalment: Charge.Instalment?
    /// By which an import knows it again.
    var importKey: String?

    /// Whether the database takes it: an amount within bounds, a title where one is needed, and a reference that can be one.
    var isBookable: Bool {
        money.isBookable && (kind != .other || title?.isEmpty == false) && title?.isEmpty != true
            && reference.map { PaymentReference($0) != nil } != false
    }
}

extension ChargeDraft {
    /// Whether a charge is what this draft would make, on whatever day: a form that is sent once more says the same.
    func isSame(as charge: Charge) -> Bool {
        person == charge.person && schoolYear == charge.schoolYear && kind == charge.kind && title == charge.title
            && money == charge.money && dueOn == charge.dueOn && reference.flatMap { PaymentReference($0) } == charge.reference
            && instalment?.number == charge.instalment?.number && instalment?.count == charge.instalment?.count
    }
}

/// Something was to be booked that cannot be: whoever asks has to check it first.
struct UnbookableMoney: Error {
    let money: Money
}

extension [Charge] {
    /// The first day first; those of one day, such as instalments, in the order in which they are due.
    var byDay: [Charge] {
        sorted { ($0.day, $0.due, $0.madeAt, $0.id.text) < ($1.day, $1.due, $1.madeAt, $1.id.text) }
    }

    /// The newest day first; those of one day, such as instalments, in the order in which they are due, the latest entry first.
    var newestFirst: [Charge] {
        sorted { ($1.day, $0.due, $1.madeAt, $0.id.text) < ($0.day, $1.due, $0.madeAt, $1.id.text) }
    }
}
