import Database

/// Checks receipts inside a transaction.
extension ExamReceiptRows {
    /// Nil where no registration has the code.
    func check(_ code: ReceiptCode, _ tx: ReadTransaction) throws -> ExamReceiptCheck? {
        switch try find(code, tx) {
        case nil: return nil
        case .changed: return .changed
        case .otherKey: return .otherKey
        case .genuine(let registration, let event):
            let history = try ExamDateRows.history(of: event.date, tx)
            guard let present = try ExamDateRows.find(event.date, tx),
                let course = try tx.shared(CourseRead(id: registration.course))?.course,
                let period = try ExamPeriodRows.find(registration.period, tx)
            else { return .changed }
            let then = history.last { $0.madeAt <= event.madeAt } ?? present.version
            return .genuine(
                .init(
                    registration: registration, event: event, course: course, period: period.name, then: then,
                    present: present))
        }
    }
}
