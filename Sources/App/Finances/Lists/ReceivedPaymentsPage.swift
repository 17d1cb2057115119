/// Payments that are nobody's yet, each with a field for whose it is.
struct ReceivedPaymentsPage: Page {
    static let template = "Finances/received-payments"

    /// What was typed for one of them and names nobody.
    struct Mistake: Sendable {
        let received: ID<ReceivedPayment>
        let typed: String
    }

    struct Row: Sendable {
        let amount: String
        let title: String
        let details: [String]
        let action: String
        /// The field's id, which no other row has.
        let field: String
        let typed: String
        let error: String?
    }

    /// The most that are shown at once; the others follow when these are somebody's.
    static let mostShown = 100

    let frame: Frame
    let errors: ErrorSummary?
    let summary: String
    let rows: [Row]
    let hasRows: Bool

    init(frame: Frame, strings: Strings, received: [ReceivedPayment], mistake: Mistake? = nil) {
        self.frame = mistake == nil ? frame : frame.titled(strings("form.error-prefix"))
        summary = strings("office.received-count", n: received.count)
        let rows = received.prefix(Self.mostShown).enumerated().map { index, received in
            let isWrong = received.id == mistake?.received
            return Row(
                amount: strings.formats.money(received.money), title: received.payer ?? strings("finances.payment"),
                details: [
                    strings.formats.day(received.paidOn),
                    received.reference.map { strings("finances.reference-of", ["reference": $0]) }, received.purpose,
                ].compactMap(\.self), action: OfficeRoutes.received(received.id), field: "person-\(index + 1)",
                typed: isWrong ? mistake?.typed ?? "" : "", error: isWrong ? strings("money.stranger") : nil)
        }
        self.rows = rows
        hasRows = !rows.isEmpty
        errors = rows.first { $0.error != nil }.flatMap { row in
            row.error.map { ErrorSummary(entries: [.init(href: "#" + row.field, message: $0)]) }
        }
    }
}
