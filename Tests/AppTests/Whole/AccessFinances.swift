import Testing

@testable import App

extension AccessTable {
    private static let everyone = [303, 200, 200, 200, 200, 200, 200, 200, 200]
    private static let owner = [303, 200, 404, 404, 404, 404, 404, 404, 404]
    private static let nobody = [303, 404, 404, 404, 404, 404, 404, 404, 404]
    private static let shown = [303, 403, 403, 403, 403, 403, 403, 403, 200]
    private static let absent = [303, 403, 403, 403, 403, 403, 403, 403, 404]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 403, 403, 403, 403, 422]
    private static let nowhere = [401, 403, 403, 403, 403, 403, 403, 403, 404]
    private static let saved = [401, 403, 403, 403, 403, 403, 403, 403, 303]
    private static let newCharge = [("charge", "0191d2c0-0000-7000-8000-000000000271")]
    private static let newPayment = [("payment", "0191d2c0-0000-7000-8000-000000000272")]

    /// The routes of a student's own money, and of the student office. Administrators as such see nobody's money.
    static let finances: [AccessRow] = [
        .init("GET /finances", everyone),
        .init("GET /finances/charges/:charge", "/finances/charges/{charge}", owner),
        .init("GET /finances/charges/:charge", "/finances/charges/nothing", nobody),
        // Everybody's own, which has nothing of anybody else's.
        .init("GET /finances/statement", everyone),
        .init("GET /finances/statement", "/finances/statement?year=1900/1901", nobody),
        .init("GET /finances/statement.csv", everyone),
        .init("GET /finances/statement.xlsx", everyone),
        .init("GET /office", shown),
        .init("GET /office/accounts", shown),
        .init("GET /office/charges/group", shown),
        .init("GET /office/debtors", shown),
        .init("GET /office/debtors.csv", shown),
        .init("GET /office/debtors.xlsx", shown),
        .init("GET /office/lists/:list", "/office/lists/charges", shown),
        .init("GET /office/lists/:list", "/office/lists/payments", shown),
        .init("GET /office/lists/:list", "/office/lists/bank", shown),
        .init("GET /office/lists/:list", "/office/lists/nothing", absent),
        .init("GET /office/people/:person", "/office/people/{ana}", shown),
        // Dan has no money here, and nothing of his account is shown.
        .init("GET /office/people/:person", "/office/people/nothing", absent),
        .init(
            "GET /office/people/:person/charges/:charge/reversals", "/office/people/{ana}/charges/{charge}/reversals", shown),
        .init(
            "GET /office/people/:person/charges/:charge/reversals", "/office/people/{enrolled}/charges/{charge}/reversals",
            absent),
        .init(
            "GET /office/people/:person/payments/:payment/reversals", "/office/people/{ana}/payments/{paid}/reversals", shown),
        .init(
            "GET /office/people/:person/payments/:payment/reversals", "/office/people/{enrolled}/payments/{paid}/reversals",
            absent),
        .init("GET /office/prices", shown),
        .init("GET /office/received", shown),
        .init("GET /office/settings", shown),
        .init("POST /office/charges/group", "/office/charges/group", newCharge, empty),
        .init("POST /office/charges/group/entries", "/office/charges/group/entries", newCharge, empty),
        .init("POST /office/lists/:list", "/office/lists/charges", empty),
        .init("POST /office/lists/:list", "/office/lists/nothing", nowhere),
        .init("POST /office/lists/:list/entries", "/office/lists/payments/entries", empty),
        .init("POST /office/people/:person/charges", "/office/people/{ana}/charges", newCharge, empty),
        .init("POST /office/people/:person/charges", "/office/people/nothing/charges", newCharge, nowhere),
        .init(
            "POST /office/people/:person/charges/:charge/reversals", "/office/people/{ana}/charges/{charge}/reversals", empty),
        .init(
            "POST /office/people/:person/charges/:charge/reversals", "/office/people/{enrolled}/charges/{charge}/reversals",
            nowhere),
        .init("POST /office/people/:person/payments", "/office/people/{ana}/payments", newPayment, empty),
        .init("POST /office/people/:person/payments", "/office/people/nothing/payments", newPayment, nowhere),
        .init(
            "POST /office/people/:person/payments/:payment/reversals", "/office/people/{ana}/payments/{paid}/reversals", empty),
        .init(
            "POST /office/people/:person/payments/:payment/reversals", "/office/people/{enrolled}/payments/{paid}/reversals",
            nowhere),
        .init("POST /office/prices", empty),
        .init("POST /office/received/:received", "/office/received/{received}", empty),
        .init("POST /office/received/:received", "/office/received/nothing", nowhere),
        .init("POST /office/settings", saved),
    ]
}

/// Money to be after: Ana's charge and payment, and a payment that is nobody's; and Olga of the student office.
enum AccessFinances {
    struct Added {
        let charge: String
        let payment: String
        let received: String
    }

    static func add(to site: TestSite) async throws -> Added {
        try await addOlga(to: site)
        let (ana, now) = (try await site.person("ana").id, site.clock.now)
        let (charge, payment) = (ID<Charge>(text: "anas-charge"), ID<Payment>(text: "anas-payment"))
        try await site.database.write { tx in
            try ChargeWriteRows.add(SampleFinances.charge(of: ana, 100), as: charge, by: nil, at: now, tx)
            try PaymentWriteRows.add(SampleFinances.payment(of: ana, 40), as: payment, by: nil, at: now, tx)
            try ReceivedPaymentRows.add(SampleFinances.received("nobodys"), key: "bank line 1", by: nil, at: now, tx)
        }
        return Added(charge: charge.text, payment: payment.text, received: "nobodys")
    }

    static func addOlga(to site: TestSite) async throws {
        let people = PersonStore(database: site.database)
        let ana = try #require(await people.credentials(userName: "ana"))
        _ = try #require(
            await people.add(
                userName: "olga", name: "Olga", surname: "Ene", indexNumber: nil, email: nil, roles: [.office],
                passwordHash: ana.passwordHash, at: site.clock.now))
    }
}
