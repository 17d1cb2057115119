import Database
import Foundation

/// Finds what people owe and paid, inside the transactions of stores.
enum AccountRows {
    /// What is overdue for a person on a day, per currency: for the rule that debt blocks a registration, see
    /// `FinanceSettings.debtBlocks`.
    static func debt(of person: ID<Person>, on day: LocalDay, _ tx: ReadTransaction) throws -> [Money] {
        try account(of: person, tx).debt(on: day)
    }

    static func account(of person: ID<Person>, _ tx: ReadTransaction) throws -> MoneyAccount {
        try MoneyAccount(
            charges: charges(tx, where: "charge.person_id = \(person)"),
            payments: payments(tx, where: "payment.person_id = \(person)"))
    }

    /// All accounts that have a charge or a payment, by person.
    static func accounts(_ tx: ReadTransaction) throws -> [ID<Person>: MoneyAccount] {
        let charges = try Dictionary(grouping: charges(tx, where: "1 = 1"), by: \.person)
        let payments = try Dictionary(grouping: payments(tx, where: "1 = 1"), by: \.person)
        return Set(charges.keys).union(payments.keys).reduce(into: [:]) { accounts, person in
            accounts[person] = MoneyAccount(charges: charges[person] ?? [], payments: payments[person] ?? [])
        }
    }

    static func charge(_ id: ID<Charge>, of person: ID<Person>, _ tx: ReadTransaction) throws -> Charge? {
        try charges(tx, where: "charge.id = \(id) AND charge.person_id = \(person)").first
    }

    /// The charge with an id, and the other instalments of its plan, in their order; nothing where it is not there.
    static func entered(with id: ID<Charge>, _ tx: ReadTransaction) throws -> [Charge] {
        guard let first = try charges(tx, where: "charge.id = \(id)").first else { return [] }
        guard let plan = first.instalment?.plan else { return [first] }
        return try charges(tx, where: "charge.plan_id = \(plan)").sorted {
            ($0.instalment?.number ?? 0) < ($1.instalment?.number ?? 0)
        }
    }

    static func payment(_ id: ID<Payment>, of person: ID<Person>, _ tx: ReadTransaction) throws -> Payment? {
        try payments(tx, where: "payment.id = \(id) AND payment.person_id = \(person)").first
    }

    /// By day, and of a day in the order in which they were made.
    static func charges(_ tx: ReadTransaction, where condition: SQL) throws -> [Charge] {
        let zone = try tx.shared(InstitutionRead())?.zone ?? Institution.unnamed.zone
        return try tx.rows(
            """
            SELECT charge.id, charge.person_id, charge.school_year, charge.kind, charge.title, charge.amount, charge.currency,
                charge.charged_on, charge.due_on, charge.reference, charge.plan_id, charge.instalment, charge.instalments,
                charge.made_at, charge_reversal.made_at AS reversed_at, charge_reversal.reason
            FROM charge LEFT JOIN charge_reversal ON charge_reversal.charge_id = charge.id
            WHERE \(condition) ORDER BY charge.made_at, charge.id
            """
        ).map { try charge($0, zone) }.sorted { ($0.day, $0.madeAt, $0.id.text) < ($1.day, $1.madeAt, $1.id.text) }
    }

    private static func charge(_ row: Row, _ zone: TimeZone) throws -> Charge {
        let (chargedOn, madeAt): (LocalDay?, Instant) = try (row["charged_on"], row["made_at"])
        let (plan, number, count): (ID<InstalmentPlan>?, Int?, Int?) = try (
            row["plan_id"], row["instalment"], row["instalments"]
        )
        var instalment: Charge.Instalment?
        if let plan, let number, let count { instalment = .init(plan: plan, number: number, count: count) }
        let reference: String? = try row["reference"]
        return try Charge(
            id: row["id"], person: row["person_id"], schoolYear: row["school_year"], kind: row["kind"], title: row["title"],
            money: money(row), day: chargedOn ?? LocalDay(madeAt, in: zone), dueOn: row["due_on"],
            reference: reference.flatMap { PaymentReference($0) }, instalment: instalment, madeAt: madeAt,
            reversal: reversal(row))
    }

    /// By day, and of a day in the order in which they were made.
    static func payments(_ tx: ReadTransaction, where condition: SQL) throws -> [Payment] {
        try tx.rows(
            """
            SELECT payment.id, payment.person_id, payment.amount, payment.currency, payment.paid_on, payment.title,
                payment.reference, payment.made_at, payment_reversal.made_at AS reversed_at, payment_reversal.reason
            FROM payment LEFT JOIN payment_reversal ON payment_reversal.payment_id = payment.id
            WHERE \(condition) ORDER BY payment.paid_on, payment.made_at, payment.id
            """
        ).map { row in
            let reference: String? = try row["reference"]
            return try Payment(
                id: row["id"], person: row["person_id"], money: money(row), paidOn: row["paid_on"], title: row["title"],
                reference: reference.flatMap { PaymentReference($0) }, madeAt: row["made_at"], reversal: reversal(row))
        }
    }

    private static func money(_ row: Row) throws -> Money { try Money(minor: row["amount"], currency: row["currency"]) }

    private static func reversal(_ row: Row) throws -> MoneyReversal? {
        let reversedAt: Instant? = try row["reversed_at"]
        return try reversedAt.map { try MoneyReversal(madeAt: $0, reason: row["reason"]) }
    }
}
