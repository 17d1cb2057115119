/// Shows what the receipt of a registration confirms: the course, the date and the number. The page has no field for a name.
struct ExamReceiptPage: Page {
    static let template = "Receipts/exam-receipt"

    struct Confirmed: Sendable {
        let title: String
        let contentLanguage: String
        let period: String
        let date: String
        let number: String
        let issued: String
        /// Says that the seat is not held any more, or that the date was moved.
        let since: String?
    }

    let frame: Frame
    let code: String
    let verdict: String
    let reason: String
    /// Nil when the receipt is not confirmed.
    let confirmed: Confirmed?
    let formHref: String

    init(frame: Frame, code: ReceiptCode, check: ExamReceiptCheck, area: AreaTab.Area, strings: Strings) {
        self.frame = frame
        self.code = code.text
        formHref = area.kept(in: ReceiptRoutes.receipts)
        switch check {
        case .genuine(let found):
            (verdict, reason) = (strings("receipt.genuine"), strings("exams.receipt-genuine"))
            confirmed = Confirmed(
                title: found.course.subject, contentLanguage: found.course.language.rawValue, period: found.period,
                date: ExamWords.place(found.then.fields, strings), number: String(found.registration.number),
                issued: ReceiptPage.time(found.event.madeAt, strings), since: Self.since(found, strings))
        case .changed:
            (verdict, reason, confirmed) = (strings("receipt.changed"), strings("exams.receipt-changed"), nil)
        case .otherKey:
            (verdict, reason, confirmed) = (strings("receipt.other-key"), strings("receipt.other-key-reason"), nil)
        }
    }

    private static func since(_ found: ExamReceiptCheck.Confirmed, _ strings: Strings) -> String? {
        // Why it ended is the student's own business.
        if found.registration.state.ending != nil { return strings("exams.has-ended") }
        if !found.holds { return strings("exams.receipt-other-date") }
        guard found.present.fields.isMoved(from: found.then.fields) else { return nil }
        return strings("exams.receipt-moved", ["date": ExamWords.place(found.present.fields, strings)])
    }
}
