import Database

/// Finds and writes what came in at the bank.
enum ReceivedPaymentRows {
    /// What is nobody's: no payment was made of it, or only ones that are reversed. By day.
    static func unassigned(_ tx: ReadTransaction, where condition: SQL = "1 = 1") throws -> [ReceivedPayment] {
        try tx.rows(
            """
            SELECT received.id, received.paid_on, received.amount, received.currency, received.payer, received.reference,
                received.purpose
            FROM received_payment AS received
            WHERE \(condition) AND received.id NOT IN (
                SELECT payment.received_id FROM payment
                LEFT JOIN payment_reversal ON payment_reversal.payment_id = payment.id
                WHERE payment.received_id IS NOT NULL AND payment_reversal.payment_id IS NULL
            )
            ORDER BY received.paid_on, received.made_at, received.id
            """
        ).map { row in
            try ReceivedPayment(
                id: row["id"], money: Money(minor: row["amount"], currency: row["currency"]), paidOn: row["paid_on"],
                payer: row["payer"], reference: row["reference"], purpose: row["purpose"])
        }
    }

    /// Whether a payment of a person's was made of it that counts.
    static func isPayment(_ id: ID<ReceivedPayment>, of person: ID<Person>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first(
            """
            SELECT payment.id FROM payment LEFT JOIN payment_reversal ON payment_reversal.payment_id = payment.id
            WHERE payment.received_id = \(id) AND payment.person_id = \(person) AND payment_reversal.payment_id IS NULL
            ORDER BY payment.id LIMIT 1
            """) != nil
    }

    static func add(
        _ received: ReceivedPayment, key: String, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        guard received.money.isBookable else { throw UnbookableMoney(money: received.money) }
        try tx.execute(
            """
            INSERT INTO received_payment (id, import_key, paid_on, amount, currency, payer, reference, purpose, maker_id, made_at)
            VALUES (\(received.id), \(key), \(received.paidOn), \(received.money.minor), \(received.money.currency),
                \(received.payer), \(received.reference), \(received.purpose), \(maker), \(now))
            """)
    }

    /// The payment that it becomes when it is somebody's. A reference that cannot be one says nothing.
    static func draft(_ received: ReceivedPayment, of person: ID<Person>) -> PaymentDraft {
        PaymentDraft(
            person: person, money: received.money, paidOn: received.paidOn, title: received.purpose,
            reference: received.reference.flatMap { PaymentReference($0) }?.text, received: received.id)
    }
}
