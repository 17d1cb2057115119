/// A person's own record of passed courses, to print on A4.
struct StudyRecordPage: Page {
    static let template = "Records/study-record"

    struct Fact: Sendable {
        let label: String
        let value: String
    }

    /// The receipt of a record that was issued.
    struct Receipt: Sendable {
        let code: String
        /// The full address at which it is checked.
        let link: String
    }

    let frame: Frame
    let institution: String
    let facts: [Fact]
    /// Says that nothing was passed.
    let nothing: String?
    let rows: [RecordRow]
    let hasRows: Bool
    let totals: [RecordTotals.Line]
    /// Nil while it was not issued.
    let receipt: Receipt?
    /// Whether it can be issued: there is something in it, and it was not issued yet.
    let isOpen: Bool
    let action: String

    /// - Parameter origin: of the site, as browsers write it.
    init(frame: Frame, strings: Strings, current: StudyRecordStore.Current, origin: String, now: Instant) {
        let statement = current.statement
        self.frame = frame
        institution = statement.institution
        facts = [
            ("report.student", statement.fullName), ("account.index-number", statement.indexNumber),
            current.issued.map { ("record.issued", strings.formats.day($0.issuedAt)) }
                ?? ("record.made", strings.formats.day(now)),
        ].compactMap { key, value in value.map { Fact(label: strings(key), value: $0) } }
        rows = RecordRow.rows(of: statement.courses, strings)
        hasRows = !rows.isEmpty
        nothing = rows.isEmpty ? strings("record.nothing") : nil
        totals = RecordTotals(statement.courses, strings).lines
        receipt = current.issued.map { Receipt(code: $0.code.text, link: origin + AttemptRoutes.receipt($0.code)) }
        isOpen = hasRows && current.issued == nil
        action = StudyRecordRoutes.records
    }
}
