/// Shows what the receipt of a record confirms: everything that the record states, so that a paper can be compared with it.
struct RecordReceiptPage: Page {
    static let template = "Receipts/record-receipt"

    /// What was issued.
    struct Confirmed: Sendable {
        let institution: String
        let student: String
        let indexNumber: String?
        let issued: String
        /// Says that a mark was changed or withdrawn since; nil where all hold.
        let outdated: String?
    }

    let frame: Frame
    let code: String
    let verdict: String
    let reason: String
    /// Nil when the receipt is not confirmed.
    let confirmed: Confirmed?
    let rows: [RecordRow]
    let hasRows: Bool
    let totals: [RecordTotals.Line]
    let formHref: String

    init(frame: Frame, code: ReceiptCode, check: StudyRecordCheck, area: AreaTab.Area, strings: Strings) {
        self.frame = frame
        self.code = code.text
        formHref = area.kept(in: ReceiptRoutes.receipts)
        switch check {
        case .genuine(let record, let holds):
            (verdict, reason) = (strings("receipt.genuine"), strings("record.genuine-reason"))
            let statement = record.statement
            confirmed = Confirmed(
                institution: statement.institution, student: statement.fullName, indexNumber: statement.indexNumber,
                issued: strings.formats.day(record.issuedAt), outdated: holds ? nil : strings("record.outdated"))
            rows = RecordRow.rows(of: statement.courses, strings)
            totals = RecordTotals(statement.courses, strings).lines
        case .changed:
            (verdict, reason) = (strings("receipt.changed"), strings("record.changed-reason"))
            (confirmed, rows, totals) = (nil, [], [])
        case .otherKey:
            (verdict, reason) = (strings("receipt.other-key"), strings("receipt.other-key-reason"))
            (confirmed, rows, totals) = (nil, [], [])
        }
        hasRows = !rows.isEmpty
    }
}
