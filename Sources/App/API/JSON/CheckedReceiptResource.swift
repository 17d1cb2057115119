/// What a receipt confirms. That of an attempt names neither student nor mark.
struct CheckedReceiptResource: Encodable, Sendable {
    let code: String
    /// "attempt", or "record" for the record of passed courses.
    let kind: String
    /// "genuine", "changed", "other-key" or "reopened".
    let state: String
    let test: String?
    let endedAt: String?
    let answered: Int?
    let questions: Int?
    let annulledAt: String?
    let reopenedAt: String?
    let institution: String?
    let student: String?
    let issuedAt: String?
    /// Whether every mark of a record is still the one that is confirmed.
    let holds: Bool?

    init(_ code: ReceiptCode, _ check: ReceiptCheck) {
        (self.code, kind) = (code.text, "attempt")
        let (confirmed, reopened): (ReceiptCheck.Confirmed?, Instant?)
        switch check {
        case .genuine(let found): (state, confirmed, reopened) = ("genuine", found, nil)
        case .changed: (state, confirmed, reopened) = ("changed", nil, nil)
        case .otherKey: (state, confirmed, reopened) = ("other-key", nil, nil)
        case .reopened(let moment): (state, confirmed, reopened) = ("reopened", nil, moment)
        }
        (test, endedAt) = (confirmed?.title, confirmed?.endedAt.iso8601)
        (answered, questions) = (confirmed?.answered, confirmed?.total)
        (annulledAt, reopenedAt) = (confirmed?.annulledAt?.iso8601, reopened?.iso8601)
        (institution, student, issuedAt, holds) = (nil, nil, nil, nil)
    }

    init(_ code: ReceiptCode, _ check: StudyRecordCheck) {
        (self.code, kind) = (code.text, "record")
        switch check {
        case .genuine(let record, let holds):
            (state, self.holds, issuedAt) = ("genuine", holds, record.issuedAt.iso8601)
            (institution, student) = (record.statement.institution, record.statement.fullName)
        case .changed: (state, holds, issuedAt, institution, student) = ("changed", nil, nil, nil, nil)
        case .otherKey: (state, holds, issuedAt, institution, student) = ("other-key", nil, nil, nil, nil)
        }
        (test, endedAt, answered, questions, annulledAt, reopenedAt) = (nil, nil, nil, nil, nil, nil)
    }
}
